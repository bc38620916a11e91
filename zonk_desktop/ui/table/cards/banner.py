"""The banner over the felt: a word or a sentence, and a smaller line below."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QWidget

from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.marks import plates_begin
from zonk_desktop.tray.state import BARE_RAIL
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import fitted, in_rows
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import one_line, shortened

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


class _Line(NamedTuple):
    """A line of it."""

    text: str
    font: QFont
    #: Of the smaller sentence below.
    under: bool

    @property
    def wide(self) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(self.text)

    @property
    def tall(self) -> float:
        return QFontMetricsF(self.font).height()


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


class Banner(QWidget):
    """The banner widget; it takes no clicks, and is hidden when there is nothing to call out."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(tray)
        self._style = style
        self._tray = tray
        self._text = ""
        self._under = ""
        self._word = False
        self._share = 1.0
        self._shown: tuple[_Line, ...] = ()
        #: Places on the felt that belong to something else: the card of a gate, names.
        self._taken: list[QRect] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        # Dice lie elsewhere once the table has been cast for another size.
        # Seen from elsewhere, dice may leave a better place free too.
        tray.fitted.connect(self.place)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.place()

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
        self.setAccessibleName(" ".join(said))
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

    def place(self) -> None:
        if not self._text:
            return
        dice, least = self._below(), (math.inf, True)
        for share, rows in _SHAPES:
            lines = self._lines(share, rows)
            box = _freest(self._places(share, lines), dice)
            # A die in sight comes first, then that the sentence stands there whole.
            worse = covered(box, dice), self._cut(share, lines, box.width())
            if worse < least:
                least = worse
                self._share, self._shown = share, lines
                self.setGeometry(box)
            if not any(worse):
                break
        self.raise_()
        self.update()

    def _cut(self, share: float, lines: Sequence[_Line], wide: float) -> bool:
        """Whether a line has not the room it needs in a box as wide as this."""
        return max(line.wide for line in lines) > wide - self._style.px(24 * share)

    def _places(self, share: float, lines: Sequence[_Line]) -> Iterator[QRect]:
        """Where it may hang in this shape, the best place first."""
        parent, px = self._tray, self._style.px
        wide = min(round(max(line.wide for line in lines)) + px(56 * share), self._room())
        tall = round(sum(line.tall for line in lines)) + px(16 * share)
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

    def _lines(self, share: float, rows: int) -> tuple[_Line, ...]:
        """Its lines in this size, each sentence in this many rows."""
        kind, px = self._style.type, self._style.px
        low = self._tray.height() < px(420)
        first = kind.hand(30 if low else 46, 700) if self._word else kind.display(22 if low else 28)
        second = kind.text(14 if low else 17, 500)
        # Large letters in a low tray: it must not take the felt away.
        for font, part, least in ((first, _SHARE, 18), (second, _SHARE * 0.6, 12)):
            size = min(font.pixelSize(), part * self._tray.height()) * share
            font.setPixelSize(max(least, round(size)))
        room = self._room() - px(44 * share)
        found = []
        for row in in_rows(self._text, rows, QFontMetricsF(first).horizontalAdvance):
            found.append(_Line(row, fitted(first, row, room, 18), under=False))
        written = QFontMetricsF(second).horizontalAdvance
        longer = written(self._under) > max((line.wide for line in found), default=0)
        for row in in_rows(self._under, rows if longer else 1, written):
            found.append(_Line(row, fitted(second, row, room, 12), under=True))
        return tuple(found)

    def paintEvent(self, _: QPaintEvent) -> None:
        tokens, px = self._style.tokens, self._style.px
        with brush(self) as painter:
            painter.setPen(QColor(tokens.ctl))
            painter.setBrush(QColor(tokens.surf))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
            top = (self.height() - sum(line.tall for line in self._shown)) / 2
            room = self.width() - px(24 * self._share)
            for line in self._shown:
                painter.setFont(line.font)
                upper = tokens.red if self._word else tokens.ink
                painter.setPen(QColor(tokens.ink2 if line.under else upper))
                words = QFontMetricsF(line.font).elidedText(
                    line.text, Qt.TextElideMode.ElideRight, room
                )
                box = QRectF(0, top, self.width(), line.tall)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
                top += line.tall
