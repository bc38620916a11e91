"""The banner over the felt: a word or a sentence, and a smaller line below."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRect, QRectF, QSize, Slot
from PySide6.QtGui import QFontMetricsF, QPaintEvent

from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.marks import plates_begin
from zonk_desktop.tray.state import BARE_RAIL
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import in_rows
from zonk_desktop.ui.kit.laid import Node, Role, Text, lay
from zonk_desktop.ui.kit.painted import Column, Panel
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import one_line, shortened
from zonk_desktop.ui.table.over_tray import OverTray
from zonk_desktop.words import sentences

#: The height of its letters is at most so much of the tray's.
_SHARE = 0.13
#: Letters of a line that is said to those who cannot see it.
_MOST_SAID = 400
#: Sizes, and rows of a sentence, that are tried one after another until no die lies below it.
_SHAPES = ((1.0, 1), (0.8, 1), (0.8, 2), (0.64, 1), (0.64, 2), (0.5, 1), (0.5, 2), (0.5, 3))


def covered(box: QRect, dice: list[QRect]) -> int:
    """How much of these dice lies below a box, in square pixels."""
    parts = [box.intersected(die) for die in dice]
    return sum(part.width() * part.height() for part in parts)


def _freest(boxes: Iterable[QRect], dice: list[QRect]) -> QRect:
    """The first of these boxes that covers no dice, or else the one that covers least of them."""
    best, least = QRect(), math.inf
    for box in boxes:
        hidden = covered(box, dice)
        if hidden < least:
            best, least = box, hidden
        if not hidden:
            break
    return best


class Banner(OverTray):
    """The banner widget, hidden when there is nothing to call out."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(style, tray)
        self._text = ""
        self._under = ""
        self._word = False
        self._shape = _SHAPES[0]
        #: Places on the felt that belong to something else: the card of a gate, names.
        self._taken: list[QRect] = []
        # Dice lie elsewhere once the table has been cast for another size.
        # Seen from elsewhere, dice may leave a better place free too.
        tray.fitted.connect(self.place)

    def show_text(self, text: str, under: str = "", *, word: bool = False) -> None:
        """`word`: a word as the sheet writes it, by hand and in red."""
        before = self._text, self._under, self._word
        # A mark of direction alone would be a second line.
        self._text = one_line(text) if text else ""
        self._under = one_line(under) if under else ""
        self._word = word
        if before == (self._text, self._under, word):
            # It does not jump back as soon as dice have gone.
            self._see()
            return
        said = (shortened(part, _MOST_SAID) for part in (text, under) if part)
        self.setAccessibleName(sentences(said))
        self.setVisible(bool(text))
        self.place()

    def give_way(self, taken: list[QRect]) -> None:
        """Leave these places on the felt to something else."""
        if taken != self._taken:
            self._taken = taken
            self._see()

    @property
    def hangs(self) -> bool:
        """Whether the Magic Number lies on the upper rim: the banner hangs below it."""
        return bool(self._tray.sight.table.magic)

    @property
    def box(self) -> QRect:
        """Where it hangs; empty when nothing is called out."""
        return self.geometry() if self._text else QRect()

    @Slot()
    def _see(self) -> None:
        """Hang elsewhere if something lies below."""
        if covered(self.box, self._below()):
            self.place()

    def _below(self) -> list[QRect]:
        """What must be seen: dice, and what else has its place on the felt."""
        return [*self._tray.moves.lying(), *self._tray.moves.on_rim(), *self._taken]

    @Slot()
    def place(self) -> None:
        if not self._text:
            return
        dice, least, px = self._below(), (math.inf, True), self._style.px
        for share, rows in _SHAPES:
            said = self._said(share, rows)
            size = said.size(self._style, self._room() - px(20 * share))
            wide = min(round(size.width()) + px(32 * share), self._room())
            box = _freest(self._places(QSize(wide, round(size.height()) + px(16 * share))), dice)
            # A die in sight comes first, then that the sentence stands there whole.
            worse = covered(box, dice), bool(lay(said, QRectF(box), self._style).cut)
            if worse < least:
                least, self._shape = worse, (share, rows)
                self.setGeometry(box)
            if not any(worse):
                break
        self.raise_()
        self.update()

    def _places(self, size: QSize) -> Iterator[QRect]:
        """Where it may hang in this size, the best place first."""
        parent, px = self._tray, self._style.px
        wide, tall = size.width(), size.height()
        left = (parent.width() - wide) // 2
        tops = [px(10)]
        if self.hangs:
            # Over the small dice rather than over those that are played with.
            tops.insert(0, px(4) + round(parent.moves.under_rim()))
        # Beside dice at the upper rim; where they lie all along it, lower on the felt; on the rail
        # when nothing else is left, and there is one.
        across = range(px(10), parent.width() - wide - px(10), max(1, px(24)))
        along = [left, *sorted(across, key=lambda x: abs(x - left))]
        bare = parent.sight.table.seats == BARE_RAIL
        end = (round(parent.moves.felt_ends()) if bare else parent.height() - px(6)) - tall
        if parent.sight.table.plates:
            # What is kept is told there.
            font = self._style.type.text(15, 700)
            end = min(end, int(plates_begin(fit(parent.width(), parent.height()), font)) - tall)
        down = [*tops, *range(tops[0] + px(12), end, max(1, px(12)))]
        return (QRect(x, top, wide, tall) for top in down for x in along)

    def _room(self) -> int:
        """How wide it may be at most."""
        parent, px = self._tray, self._style.px
        return min(parent.width() - px(40), px(760))

    def tree(self) -> Node:
        return self._said(*self._shape)

    def _said(self, share: float, rows: int) -> Node:
        """Its sentences in this size, each in this many rows."""
        style, tall = self._style, self._tray.height()
        low = tall < style.px(420)
        first = Role("display", 22 if low else 28)
        if self._word:
            first = Role("hand", 30 if low else 46, 700, "red")
        second = Role("text", 14 if low else 17, 500, "ink2")
        # Large letters in a low tray: it must not take the felt away.
        lines: tuple[Node, ...] = ()
        for text, role, part, least in (
            (self._text, first, _SHARE, 18), (self._under, second, _SHARE * 0.6, 12),
        ):  # fmt: skip
            size = max(least, round(min(role.font(style.type).pixelSize(), part * tall) * share))
            sized = role._replace(size=size / style.type.scale)
            written = QFontMetricsF(sized.font(style.type)).horizontalAdvance
            above = Column(lines).size(style, self._room() - style.px(44 * share)).width()
            count = rows if written(text) > above else 1
            lines += tuple(
                Text(row, sized, (least / size,), side="middle")
                for row in in_rows(text, count, written)
            )
        return Panel(Column(lines), (12 * share, 0, 12 * share, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._style.px
        with brush(self) as painter:
            painter.setPen(self._style.colour("ctl"))
            painter.setBrush(self._style.colour("surf"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
        super().paintEvent(event)
