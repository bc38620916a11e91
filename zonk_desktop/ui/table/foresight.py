"""Has the tray work out the next throw while a player thinks.

Dice whose way is known move at once, and nothing is computed beside their first pictures.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from zonk_desktop.breath import held
from zonk_desktop.engine.state import Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.play.table import TablePlay

#: Milliseconds after the last change: what has come of it has been drawn, and the dice lie.
_AFTER = 300


class Foresight(QObject):
    """Asks for a throw of as many dice as will be thrown by what is picked."""

    def __init__(self, table: TablePlay, tray: DiceTray, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._tray = tray
        self._stopped = False
        self._timer = QTimer(self, singleShot=True, interval=_AFTER)
        self._timer.timeout.connect(self._look)
        for other in (table.changed, tray.ready):
            other.connect(self._wait)

    @Slot()
    def _wait(self) -> None:
        if not self._stopped:
            self._timer.start()

    def stop(self) -> None:
        self._stopped = True
        self._timer.stop()

    @Slot()
    def _look(self) -> None:
        table, sight = self._table, self._table.sight
        if table.stage is not Stage.PLAYING or sight is None or table.real_dice:
            return
        if table.director.busy or held():
            self._wait()
            return
        then = sight.then
        # What a computer keeps it has not told yet.
        if not table.computer_to_play or then.turn.phase is Phase.TO_ROLL:
            self._tray.moves.look_ahead(len(dice_in_hand(then)))
