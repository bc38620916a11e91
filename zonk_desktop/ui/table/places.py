"""The row of action buttons: five places that never move, whatever stands in them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.style import Style

#: Widths of Roll, Keep, Stay, Dare or Call, and Undo where there is room; they shrink together.
WIDTHS = (262, 190, 262, 236, 236)
#: Their shares, gap and edge where there is less: a long label on Keep needs what the others spare.
TIGHT_WIDTHS = (250, 236, 250, 230, 220)
TIGHT_GAP, TIGHT_EDGE = 10, 20
#: Their shares in a small window, where a long label on Roll counts more than a wide Undo.
SMALL_WIDTHS = (256, 196, 220, 234, 154)
GAP, EDGE = 16, 28
#: In the big picture, where everything is larger and a label must still be read.
PARTY_WIDTHS = (310, 244, 262, 230, 170)
PARTY_GAP, PARTY_EDGE = 12, 20
#: Gap and edge in a small window.
SMALL_GAP, SMALL_EDGE = 4, 7


class Places(QWidget):
    """Layout of five places: four from the left, one at the right; widths follow the window."""

    def __init__(self, style: Style, buttons: tuple[ActionButton, ...]) -> None:
        super().__init__()
        self._style = style
        self._buttons = buttons
        self._size = "normal"
        for button in buttons:
            button.setParent(self)
            button.set_caps(True)
        # A narrow place with a short title: the reason below it needs the width.
        buttons[-1].set_high_cap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        self._style = style
        for button in self._buttons:
            button.restyle(style)
        self.updateGeometry()
        self._place()

    def set_size(self, size: str) -> None:
        """`line`, `small`, `normal` or `party`, as the buttons have it."""
        self._size = size
        for button in self._buttons:
            button.set_size(size)
        self.updateGeometry()
        self._place()

    @property
    def small(self) -> bool:
        return self._size in {"small", "line"}

    def sizeHint(self) -> QSize:
        tall = max(button.sizeHint().height() for button in self._buttons)
        px = self._style.px
        return QSize(px(300), tall + 2 * px(5 if self.small else 9))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def places(self) -> tuple[tuple[int, int], ...]:
        """Left edge and width of each place."""
        px = self._style.px
        shares, gap, edge, large = WIDTHS, px(GAP), px(EDGE), 1.0
        if self._size == "party":
            shares, gap, edge, large = PARTY_WIDTHS, px(PARTY_GAP), px(PARTY_EDGE), 1.45
        elif self.small:
            shares, gap, edge = SMALL_WIDTHS, px(SMALL_GAP), px(SMALL_EDGE)
        elif self.width() < px(sum(WIDTHS)) + 4 * gap + 2 * edge:
            shares, gap, edge = TIGHT_WIDTHS, px(TIGHT_GAP), px(TIGHT_EDGE)
        room = max(1, self.width() - 2 * edge - gap * (len(shares) - 1))
        share = min(1.0, room / (px(sum(shares)) * large))
        widths = [int(px(width) * large * share) for width in shares]
        found, x = [], edge
        for width in widths[:-1]:
            found.append((x, width))
            x += width + gap
        return (*found, (self.width() - edge - widths[-1], widths[-1]))

    def _place(self) -> None:
        tall = max(button.sizeHint().height() for button in self._buttons)
        top = max(0, (self.height() - tall) // 2)
        places = self.places()
        for button, (x, wide) in zip(self._buttons, places, strict=True):
            button.setGeometry(x, top, wide, tall)
