"""Commands of the Help menu, and the sound settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from zonk_desktop.stage.lessons import part
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.table.ear.sounding import Sounding
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.frame import WindowFrame

#: The part of the page of help that is about a dialog, by its class.
PARTS = {
    "NewGameDialog": "begin", "RulesSettings": "rules", "RulesLab": "lab", "RulesPage": "rules",
    "ZonkFile": "file", "StatisticsWindow": "file", "ReplayGame": "file", "ImportReport": "file",
    "Copies": "file", "LookInside": "file", "ClipDialog": "file", "ReviewWindow": "review",
    "PrintWindow": "paper", "ReadSheet": "paper", "TypeIn": "paper", "FacesDialog": "real",
    "AccountDialog": "real", "CorrectDialog": "real", "ThemesPage": "dice", "SoundSettings": "dice",
}  # fmt: skip


class HelpCommands(QObject):
    """Opens the pages of help, and the dialog of the sounds."""

    def __init__(
        self, window: WindowFrame, table: TablePlay, tray: DiceTray, sounding: Sounding
    ) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._tray = tray
        self._sounding = sounding
        window.help_wanted.connect(self.about_dialog)

    @Slot()
    def here(self) -> None:
        table = self._table
        playing = table.sight is not None and not self._window.start.isVisible()
        at = "begin"
        if table.sight is not None and playing and not table.order_open:
            at = "miss" if table.lost else part(table.sight)
        self.page("first-steps", at)

    @Slot(object)
    def about_dialog(self, dialog: QWidget) -> None:
        """The page of help, at what is about this dialog."""
        name = type(dialog).__name__
        if name not in {"TextPage", "HandbookPage"}:
            self.page("first-steps", PARTS.get(name, "turn"), dialog)

    @Slot()
    def handbook(self) -> None:
        from zonk_desktop.ui.window.handbook import HandbookPage  # noqa: PLC0415

        answered(HandbookPage(self._window.look, parent=self._window))

    def page(self, name: str, at: str = "", over: QWidget | None = None) -> None:
        """One of the program's own texts."""
        from zonk_desktop.ui.window.pages import TextPage  # noqa: PLC0415

        window = self._window
        answered(TextPage(window.look, name, self._tray, over or window, at))

    @Slot()
    def sound(self) -> None:
        from zonk_desktop.ui.window.sound import SoundSettings  # noqa: PLC0415

        sounding = self._sounding
        answered(SoundSettings(self._window.look, sounding, sounding.set_to, self._window))
