"""Looks after a table at which nothing goes on: an error may have cut the thread that led on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from zonk_desktop.session.worker import Session
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.table.play.states import Asked, Falling, Foreseeing, OpeningRoll, Showing
from zonk_desktop.ui.table.play.table import TablePlay

#: Milliseconds between two looks. What stands still at this many of them has been cut off.
LOOK_MS, LOOKS = 1000, 3


class Watch(QObject):
    """Looks now and then, while somebody waits for the table."""

    #: Nothing leads on from here.
    stuck = Signal()

    def __init__(self, table: TablePlay, tray: DiceTray, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._tray, self._session = table, tray, session
        #: What was seen at the last look, and at how many before.
        self._seen: object = None
        self._looks = 0
        self._clock = QTimer(self, interval=LOOK_MS)
        self._clock.timeout.connect(self._look)
        table.changed.connect(self._follow)
        table.waits.connect(self._follow)

    def stop(self) -> None:
        self._clock.stop()

    @Slot()
    def _follow(self) -> None:
        """Nothing is looked after while the word is with a player."""
        if isinstance(self._table.state, Asked | Falling | Foreseeing | OpeningRoll | Showing):
            self._clock.start()

    @Slot()
    def _look(self) -> None:
        table = self._table
        state, beat = table.state, table.director.beat
        if table.idle:
            self._clock.stop()
            return
        self._tray.overdue()
        moving = self._tray.is_rolling() or table.director.counting
        if moving or (state, beat) != self._seen:
            self._seen, self._looks = (state, beat), 0
        elif isinstance(state, Asked):
            # The engine may have much to do; it answers in the order of what it was asked.
            asked = self._session.ask(lambda _: None)
            asked.then(lambda _: self._heard(state), lambda _: self._heard(state))
        else:
            self._count()

    def _heard(self, state: object) -> None:
        if self._table.state is state:
            self._count()

    def _count(self) -> None:
        self._looks += 1
        if self._looks >= LOOKS:
            self._looks = 0
            self.stuck.emit()
