"""Commands of the Help menu, and the sound settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.table.sounding import Sounding
from zonk_desktop.ui.window.frame import WindowFrame


class HelpCommands(QObject):
    """Opens the pages of help, and the dialog of the sounds."""

    def __init__(self, window: WindowFrame, tray: DiceTray, sounding: Sounding) -> None:
        super().__init__(window)
        self._window = window
        self._tray = tray
        self._sounding = sounding

    @Slot()
    def first_steps(self) -> None:
        self._text_page("first-steps")

    @Slot()
    def keyboard(self) -> None:
        self._text_page("keyboard")

    @Slot()
    def about(self) -> None:
        self._text_page("about")

    def _text_page(self, name: str) -> None:
        from zonk_desktop.ui.window.pages import TextPage  # noqa: PLC0415

        dialog = TextPage(self._window.look, name, self._tray, self._window)
        answered(dialog)

    @Slot()
    def sound(self) -> None:
        from zonk_desktop.ui.window.sound import SoundSettings  # noqa: PLC0415

        dialog = SoundSettings(
            self._window.look, self._sounding, self._sounding.set_to, self._window
        )
        answered(dialog)
