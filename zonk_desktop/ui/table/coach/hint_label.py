"""The label of a hint at the dice it means, with the key that says more."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from zonk_desktop.tray.marks import Placed
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.laid import Node, Role, Text, lay
from zonk_desktop.ui.kit.painted import Panel, Row
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.over_tray import OverTray

#: The key of the hint, as a cap on the label.
KEY = "H"


class HintLabel(OverTray):
    """One label over the tray, hidden where it would cover dice, tags or cards."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(style, tray)
        self._dice: tuple[int, ...] = ()
        self.text = ""
        #: Where it stands, None while it does not.
        self.placed: Placed | None = None
        # A tray of another size has another camera, once its picture is there.
        tray.ready.connect(self.place)

    def show_text(self, text: str, dice: tuple[int, ...]) -> None:
        """Show the label at one of these dice; an empty text clears it."""
        self.text, self._dice = text, dice
        self.setAccessibleName(text)
        self.place()

    @Slot()
    def place(self) -> None:
        """Place the label at the first of its dice where it covers nothing."""
        super().place()
        self.placed = None
        if self.text:
            size = self._tree().size(self._style, inf).toSize()
            taken = self._cards()
            for die in self._dice:
                self.placed = self._tray.label_place(die, size, taken)
                if self.placed is not None:
                    break
        self.setVisible(self.placed is not None)

    def _cards(self) -> list[QRectF]:
        """What lies over the felt besides: banner, cards, plates of the tray."""
        return [
            QRectF(other.geometry())
            for other in self._tray.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if other is not self
            and other.isVisible()
            and other.width() * other.height() < 0.5 * self.width() * self.height()
        ]

    def _tree(self) -> Node:
        px, words = self._style.px, Role("text", 15, 700)
        key = Text(KEY, words, side="middle", heard=False)
        cap = Panel(key, fill="raise_", edge="ink", radius=4, pen=px(1) * 1.3, wide=21, tall=21)
        both = Row((cap, Text(self.text, words)), 8)
        return Panel(both, (8, 6, 12, 6), "surf", "brass_dark", 7, pen=px(2))

    def follow(self) -> None:
        # The tray's camera follows its size after this.
        QTimer.singleShot(0, self, self.place)

    def paintEvent(self, _: QPaintEvent) -> None:
        placed, style = self.placed, self._style
        if placed is None:
            return
        px, tokens = style.px, style.tokens
        with brush(self) as painter:
            box = placed.box
            if placed.leader is not None:
                for width, colour in (
                    (px(5), QColor(20, 10, 0, 130)),
                    (px(3), QColor(tokens.surf)),
                ):
                    painter.setPen(QPen(colour, width))
                    painter.drawLine(placed.leader)
            painter.setPen(Qt.PenStyle.NoPen)
            for drop, alpha in ((px(3), 40), (px(1), 70)):
                painter.setBrush(QColor(20, 10, 0, alpha))
                painter.drawRoundedRect(box.translated(0, drop), px(7), px(7))
            lay(self._tree(), box, style, mirrored=self.isRightToLeft()).paint(painter)
