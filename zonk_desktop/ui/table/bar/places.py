"""The row of action buttons: five places that never move, whatever stands in them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.ui.kit.action_button import SIZES, ActionButton
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

#: Widths of Roll, Keep, Stay, Dare or Call, and Undo where there is room, with gap and edge.
_WIDE = ((262, 190, 262, 236, 236), 16, 28)
#: Their shares where there is less: all of it goes to the words.
_TIGHT = ((236, 180, 160, 240, 170), 8, 14)
#: The same in a low window with large letters.
_LOW = ((250, 182, 162, 178, 182), 3, 7)
#: In the big picture, where everything is larger and a label must still be read.
_PARTY = ((310, 244, 262, 230, 200), 12, 20)


def _said() -> tuple[tuple[str, ...], ...]:
    """What usually stands in each place, in few words."""
    rolls = (say("table-roll-short", dice=dice) for dice in range(1, 7))
    return (
        (*rolls, say("table-enter-short")), (say("table-keep"),),
        (say("table-stay"), say("table-stand-short")), (say("table-call"),), (say("table-undo"),),
    )  # fmt: skip


class Places(QWidget):
    """Layout of five places: four from the left, one at the right; widths follow the window.

    Titles have one size of letters, and every key cap one place in its button. A place that is too
    narrow for what its language says there takes room from those that have some to spare.
    """

    #: The places are other ones.
    moved = Signal()

    def __init__(self, style: Style, buttons: tuple[ActionButton, ...]) -> None:
        super().__init__()
        self._style = style
        self._buttons = buttons
        self._size = "normal"
        #: How wide each place must be for its words.
        self._needs: tuple[int, ...] = ()
        for button in buttons:
            button.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        self._style = style
        for button in self._buttons:
            button.restyle(style)
        self._measure()

    def set_size(self, size: str) -> None:
        """`low`, `small`, `normal` or `party`, as the buttons have it."""
        if size == self._size and self._needs:
            return
        self._size = size
        for button in self._buttons:
            button.dress(size, plain=True)
        self._measure()

    def _measure(self) -> None:
        self._needs = tuple(
            max(map(button.needs, words), default=0)
            for button, words in zip(self._buttons, _said(), strict=True)
        )
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        tall = self._buttons[0].sizeHint().height()
        px = self._style.px
        return QSize(px(300), tall + 2 * px(9 if self._size in {"normal", "party"} else 3))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._place()

    def places(self) -> tuple[tuple[int, int], ...]:
        """Edge and width of each place, from where one begins to read."""
        px, large = self._style.px, 1.0
        shares, gap, edge = _WIDE
        if self._size == "party":
            (shares, gap, edge), large = _PARTY, 1.45
        elif self._size == "low":
            (shares, gap, edge), large = _LOW, 2.0
        elif self._size == "small" or self.width() < px(sum(shares) + 4 * gap + 2 * edge):
            (shares, gap, edge), large = _TIGHT, 1.0 if self._size == "normal" else 2.0
        room = max(1, self.width() - 2 * px(edge) - px(gap) * (len(shares) - 1))
        share = min(1.0, room / (px(sum(shares)) * large))
        widths = self._fitted([int(px(width) * large * share) for width in shares])
        found, x = [], px(edge)
        for width in widths[:-1]:
            found.append((x, width))
            x += width + px(gap)
        return (*found, (self.width() - px(edge) - widths[-1], widths[-1]))

    def _fitted(self, widths: list[int]) -> list[int]:
        """These widths, those that are too narrow made wider at the cost of the others."""
        room, wanted = sum(widths), sum(self._needs)
        if wanted >= room:
            return [int(need * room / wanted) for need in self._needs]
        over = [width - need for width, need in zip(widths, self._needs, strict=False)]
        lacks, spare = -sum(min(0, one) for one in over), sum(max(0, one) for one in over)
        return [
            width - (int(one * lacks / spare) if one > 0 else one)
            for width, one in zip(widths, over, strict=False)
        ]

    def columns(self) -> tuple[int, ...]:
        """Where the words of the last three places begin: figures above stand on these lines."""
        inside = self._style.px(5 + SIZES[self._size].left)
        return tuple(x + inside for x, _ in self.places()[2:])

    def even(self) -> None:
        """Give all titles one size of letters: that of the one with the least room."""
        seen = [
            (button, wide)
            for button, (_, wide) in zip(self._buttons, self.places(), strict=True)
            if not button.isHidden()
        ]
        size = min((button.letters(wide) for button, wide in seen), default=0)
        for button in self._buttons:
            button.set_letters(size)

    def _place(self) -> None:
        tall = self._buttons[0].sizeHint().height()
        top = max(0, (self.height() - tall) // 2)
        for button, (x, wide) in zip(self._buttons, self.places(), strict=True):
            left = self.width() - x - wide if self.isRightToLeft() else x
            button.setGeometry(left, top, wide, tall)
        self.even()
        self.moved.emit()
