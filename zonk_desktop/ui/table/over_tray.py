"""What lies over the tray: it takes no clicks, and has its place anew whenever the tray grows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.laid import Node
from zonk_desktop.ui.kit.painted import Painted
from zonk_desktop.ui.kit.style import Style


class OverTray(Painted):
    """Base of these; hidden at first, and as large as the tray where none says otherwise."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(style, tray)
        self._tray = tray
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        tray.installEventFilter(self)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.place()

    def tree(self) -> Node | None:
        """None where what it paints goes with the dice, which are not mirrored."""
        return None

    @Slot()
    def place(self) -> None:
        self.setGeometry(self._tray.rect())
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # While Python's collector takes a closed page apart, Qt may still ask what is left of it.
        if watched is getattr(self, "_tray", None) and event.type() is QEvent.Type.Resize:
            self.follow()
        return False

    def follow(self) -> None:
        """The tray has another size."""
        self.place()
