"""Commands that open the Zonk File and its copies."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from zonk_desktop.archive.values import Stored
from zonk_desktop.session.worker import Session
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.table.ear.sounding import Sounding
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.frame import WindowFrame


class FileCommands(QObject):
    """Opens the windows on games that were played."""

    #: Copies and files kept aside have been looked at; what lies there may be other ones.
    restored = Signal()

    def __init__(
        self, window: WindowFrame, session: Session, table: TablePlay, sounding: Sounding
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._table = table
        self._sounding = sounding

    @property
    def _playing(self) -> int:
        """The game on the table, 0 for none."""
        snapshot = self._table.snapshot
        return 0 if snapshot is None else snapshot.game_id

    @Slot()
    def zonk_file(self) -> None:
        from zonk_desktop.ui.zonk_file.dialog import ZonkFile  # noqa: PLC0415

        window, sound = self._window, self._sounding.sound
        dialog = ZonkFile(window.look, self._session, window, window.memory, sound, self._playing)
        dialog.opened.connect(self._table.resume)
        dialog.foot.read.clicked.connect(self.read_sheet)
        answered(dialog)

    @Slot()
    def read_sheet(self) -> None:
        """Ask for pictures of finished sheets, and read them."""
        from zonk_desktop.ui.window.read_sheet import asked  # noqa: PLC0415

        self.read_sheets(asked(self._window))

    def read_sheets(self, paths: Sequence[Path]) -> None:
        """Show the game that these pictures or PDF files hold."""
        from zonk_desktop.ui.window.read_sheet import ReadSheet  # noqa: PLC0415

        if not paths:
            return
        dialog = ReadSheet(self._window.look, self._session, self._window, paths)
        dialog.opened.connect(self._table.resume)
        dialog.watched.connect(self.watch)
        answered(dialog)

    @Slot(int)
    def replay_moment(self, moment: int) -> None:
        """Open the replay of the game on the table, from this moment on."""
        from zonk_desktop.ui.zonk_file.moments import moments  # noqa: PLC0415

        def work_out(stored: Stored | None) -> None:
            if stored is not None:
                self._session.ask(lambda _: moments(stored)).then(
                    lambda found: self._show(found, self._window, moment),
                    lambda wrong: self._table.told.emit(str(wrong)),
                )

        self._session.stored().then(work_out)

    @Slot(str, object, object)
    def watch(self, title: str, played: Replay, over: QWidget) -> None:
        from zonk_desktop.ui.zonk_file.moments import course_of  # noqa: PLC0415

        self._show(course_of(title, played), over)

    def _show(self, course: object, over: QWidget, moment: int = 0) -> None:
        from zonk_desktop.ui.zonk_file.replay_game import ReplayGame  # noqa: PLC0415

        window = self._window
        matter = window.memory.dice_set(), window.memory.felt()
        dialog = ReplayGame(window.look, course, over, matter, self._sounding.sound)
        dialog.slider.setValue(moment)
        answered(dialog)

    @Slot()
    def copies(self) -> None:
        from zonk_desktop.ui.zonk_file.copies.window import Copies  # noqa: PLC0415

        window = self._window
        dialog = Copies(window.look, self._session, window, window.memory, self._playing)
        dialog.finished.connect(self.restored)
        answered(dialog)
