"""Around New game: the shade over the window behind it, and the height its parts share."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.new_game.cards import HIGHS, Cards
from zonk_desktop.ui.new_game.choices import Choices

#: The roomiest first: how high the cards are, what is left between parts and between choices,
#: above them all and below.
_ROOMS = tuple(zip(HIGHS, (12, 8, 4), (12, 6, 2), (20, 14, 8), (16, 8, 4), strict=True))


def share_room(style: Style, column: lay.Stack, room: tuple[int, int], *, beside: bool) -> None:
    """Leave less between the parts, and have lower cards, where all would not be in sight."""
    px, (wide, high) = style.px, room
    side = px(28 if beside else 14)
    parts = [item.widget() for n in range(column.count()) if (item := column.itemAt(n)) is not None]
    for card, between, choices, above, below in _ROOMS:
        column.setSpacing(px(between))
        column.setContentsMargins(side, px(above), side, px(below))
        for part in parts:
            if isinstance(part, Cards):
                part.set_high(card)
            elif isinstance(part, Choices):
                part.set_gap(px(choices))
            inside = None if part is None else part.layout()
            if inside is not None:
                inside.activate()
        column.invalidate()
        if column.totalHeightForWidth(wide) <= high:
            break


_DEPTH = 0.45


class Scrim(QWidget):
    """Widget that covers a whole window."""

    def __init__(self, style: Style, window: QWidget) -> None:
        super().__init__(window)
        # The darkest there is on both grounds: the light ink of the dark look would be fog.
        self._colour = QColor(style.tokens.card_ink)
        self._colour.setAlphaF(_DEPTH)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._colour)
