"""Commands that open the Zonk File and its copies."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from zonk_desktop.session.worker import Session
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.table.sounding import Sounding
from zonk_desktop.ui.window.frame import Frame


class FileCommands(QObject):
    """Opens the windows on games that were played."""

    #: Copies and files kept aside have been looked at; what lies there may be other ones.
    restored = Signal()

    def __init__(
        self, window: Frame, session: Session, table: TablePlay, sounding: Sounding
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._table = table
        self._sounding = sounding

    @Slot()
    def zonk_file(self) -> None:
        from zonk_desktop.ui.zonk_file.dialog import ZonkFile  # noqa: PLC0415

        window, sound = self._window, self._sounding.sound
        dialog = ZonkFile(window.look, self._session, window, window.memory, sound)
        dialog.opened.connect(self._table.resume)
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def copies(self) -> None:
        from zonk_desktop.ui.zonk_file.copies import Copies  # noqa: PLC0415

        dialog = Copies(self._window.look, self._session, self._window)
        dialog.exec()
        dialog.deleteLater()
        self.restored.emit()
