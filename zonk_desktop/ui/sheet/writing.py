"""Paints an entry in its cell in a handwriting face, laid out as on paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import EntryKind, TurnEntry
from zonk_desktop.sheets.entry_layout import LaidEntry, Space, lay, row_of_signs, word_of_sign
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style

_LEAST = 9
_RIGHT_LOW = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom


def mark_width(name: str, size: float) -> float:
    """Width of a mark this high, 0 for a name without one."""
    return marks.path(name).width * size if marks.exists(name) else 0


class Writing:
    """Painter of entries in the sizes of one view: style, height of a total, hit and Zonk."""

    def __init__(
        self, style: Style, text_px: float, hit: str, zed: str, *, mirrored: bool = False
    ) -> None:
        """`mirrored`: marks come before the total at its right."""
        self.style = style
        self.text_px = text_px
        self.hit = hit
        self.zed = zed
        self._mirrored = mirrored

    def _left(self, box: QRectF, x: float, wide: float) -> float:
        """The left edge of a part of a cell that is so wide and was laid out from the left."""
        return box.left() + box.right() - x - wide if self._mirrored else x

    def write(
        self, painter: QPainter, box: QRectF, entry: TurnEntry, *, pencil: bool,
        room: TurnEntry | None = None,
    ) -> None:  # fmt: skip
        """Paint an entry; in pencil if it is to come. `room`: the entry as it will be."""
        tokens = self.style.tokens
        if entry.kind is EntryKind.DASH:
            high = self.text_px * 0.3
            x = box.center().x() - mark_width("dashes", high) / 2
            marks.draw(painter, "dashes", x, box.center().y(), high, QColor(tokens.rowno))
            return
        hand = _Hand(self, entry, pencil=pencil)
        laid = self._laid(box, room or entry, hand)
        word = QColor(tokens.pencil if pencil else tokens.word)
        font = hand.font(laid.size)
        painter.setFont(font)
        if entry.kind is EntryKind.ZED:
            y = box.center().y()
            wide = hand.total(laid.size)
            x = self._left(box, laid.edge - wide, wide)
            marks.draw(painter, self.zed, x, y, hand.zed_px, QColor(tokens.word))
        else:
            y = box.center().y() - 1
            self._marks(painter, box, y, entry.left, laid, word)
            written = QColor(tokens.pencil if pencil else tokens.pen)
            painter.setFont(font)
            painter.setPen(word if entry.kind is EntryKind.WORD else written)
            low = y + QFontMetricsF(font).capHeight() / 2 + 1
            wide = hand.total(laid.size)
            painter.drawText(QPointF(self._left(box, laid.edge - wide, wide), low), hand.text)
        if entry.hits:
            self._flags(painter, box, laid.edge + hand.gap, y, entry.hits, laid.counted, pencil)
        if entry.penalty:
            small = self.hand(self.text_px * 0.5, 400)
            painter.setFont(small)
            painter.setPen(QColor(tokens.word))
            corner = box.adjusted(0, 0, -4, -1)
            corner.moveLeft(self._left(box, corner.left(), corner.width()))
            painter.drawText(corner, _RIGHT_LOW, entry.penalty)

    @staticmethod
    def _laid(box: QRectF, entry: TurnEntry, hand: _Hand) -> LaidEntry:
        return lay(entry, hand, Space(box.left() + 5, box.right() - 5, None, hand.gap, hand.gap))

    def span(self, box: QRectF, entry: TurnEntry, *, thirds: bool) -> QRectF:
        """The horizontal span of the total, without marks and pennants."""
        if thirds:
            font = self.hand(self.text_px * 0.82)
            wide = min(box.width() - 6, QFontMetricsF(font).horizontalAdvance(entry.text))
            tall = QFontMetricsF(font).capHeight()
            return QRectF(box.center().x() - wide / 2, box.center().y() - tall / 2, wide, tall)
        hand = _Hand(self, entry, pencil=False)
        laid = self._laid(box, entry, hand)
        wide, tall = hand.total(laid.size), QFontMetricsF(hand.font(laid.size)).capHeight()
        left = self._left(box, laid.edge - wide, wide)
        return QRectF(left, box.center().y() - tall / 2, wide, tall)

    def third(
        self, painter: QPainter, box: QRectF, entry: TurnEntry, part: int, *, pencil: bool,
        room: TurnEntry | None = None,
    ) -> None:  # fmt: skip
        """Paint one of the three columns of a player: total, turn, hits."""
        if part == 2:
            self._signs(painter, box, (room or entry).marks, pencil, len(entry.marks))
            return
        tokens = self.style.tokens
        text = entry.text if part == 0 else entry.turn
        if text == "Z":
            size = self.text_px * 0.8
            x = box.center().x() - mark_width("slashed-zed", size) / 2
            marks.draw(painter, "slashed-zed", x, box.center().y(), size, QColor(tokens.word))
            return
        if not text:
            return
        if part == 0 and pencil:
            text += "?"
        digits = entry.kind in {EntryKind.TOTAL, EntryKind.SUM}
        font = self.hand(self.text_px * (0.82 if digits else 0.66))
        painter.setFont(fitted(font, text, box.width() - 6, _LEAST))
        written = tokens.pencil if pencil else tokens.pen
        painter.setPen(QColor(written if digits else tokens.word))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def hand(self, size: float, weight: int = 700) -> QFont:
        """The font of the hand, this many pixels high."""
        font = self.style.type.hand(16, weight)
        font.setPixelSize(max(_LEAST, round(size)))
        return font

    def sign_font(self, shrink: float) -> QFont:
        """For symbols of house rules that have no mark."""
        return self.hand(self.text_px * 0.5 * shrink, 400)

    def _marks(
        self, painter: QPainter, box: QRectF, y: float, names: tuple[str, ...], laid: LaidEntry,
        ink: QColor,
    ) -> None:  # fmt: skip
        x, font = laid.marks, self.sign_font(laid.shrink)
        size, measure = self.text_px * 0.62 * laid.shrink, QFontMetricsF(font)
        for name in names:
            drawn, word = marks.exists(name), word_of_sign(name)
            wide = mark_width(name, size) if drawn else measure.horizontalAdvance(word)
            left = self._left(box, x, wide)
            if drawn:
                marks.draw(painter, name, left, y, size, ink)
            else:
                painter.setFont(font)
                painter.setPen(ink)
                painter.drawText(QPointF(left, y + measure.capHeight() / 2), word)
            x += wide + laid.gap

    def _flags(
        self, painter: QPainter, box: QRectF, x: float, y: float, count: int, counted: bool,
        pencil: bool,
    ) -> None:  # fmt: skip
        """Paint the hits of an entry; the painter's font is that of the total."""
        tokens = self.style.tokens
        ink = QColor(tokens.pencil if pencil else tokens.flag)
        wide = mark_width(self.hit, self.text_px * 0.6)
        for _ in range(1 if counted else count):
            marks.draw(painter, self.hit, self._left(box, x, wide), y, self.text_px * 0.6, ink)
            x += wide + 1
        if counted:
            font = painter.font()
            font.setPixelSize(max(_LEAST, round(font.pixelSize() * 0.8)))
            painter.setFont(font)
            painter.setPen(ink)
            measure = QFontMetricsF(font)
            left = self._left(box, x + 2, measure.horizontalAdvance(str(count)))
            painter.drawText(QPointF(left, y + measure.capHeight() / 2 + 1), str(count))

    def _signs(
        self, painter: QPainter, box: QRectF, names: tuple[str, ...], pencil: bool, most: int
    ) -> None:
        """Paint the column of hits, up to a number of signs."""
        tokens = self.style.tokens
        size, middle = self.text_px * 0.66, box.center().y()
        figures = _Signs(self, size)
        run = row_of_signs(names, self.hit, figures, box.width() - 8)
        ink = QColor(tokens.pencil if pencil else tokens.flag)
        x = box.left() + 4
        for name, count in run.signs:
            most -= count
            if not marks.exists(name) or most < 0:
                continue
            wide = mark_width(name, size * run.size)
            marks.draw(painter, name, self._left(box, x, wide), middle, size * run.size, ink)
            x += wide + 2
            if count > 1:
                font = self.hand(figures.figure_px * run.size)
                painter.setFont(font)
                painter.setPen(ink)
                measure = QFontMetricsF(font)
                wide = measure.horizontalAdvance(str(count))
                low = middle + measure.capHeight() / 2
                painter.drawText(QPointF(self._left(box, x, wide), low), str(count))
                x += wide + 2


class _Hand:
    """What an entry measures on the screen, in pixels; the size of a total is that of its font."""

    most = 4

    def __init__(self, writing: Writing, entry: TurnEntry, *, pencil: bool) -> None:
        self._writing = writing
        self._zed = entry.kind is EntryKind.ZED
        self.text = entry.text + ("?" if pencil else "")
        self.zed_px = writing.text_px * 0.8
        tall = writing.text_px * (0.74 if entry.kind is EntryKind.WORD else 1)
        most = max(_LEAST, round(tall))
        self.gap = 4.0 if self._zed else writing.text_px * 0.18
        self.sizes = (16,) if self._zed else range(most, _LEAST - 1, -1)

    def font(self, size: float) -> QFont:
        return self._writing.hand(size)

    def total(self, size: float) -> float:
        if self._zed:
            return mark_width(self._writing.zed, self.zed_px)
        return QFontMetricsF(self.font(size)).horizontalAdvance(self.text)

    def fit(self, size: float, room: float) -> float:
        # All sizes down to the least have been tried.
        return size

    def mark(self, name: str, shrink: float) -> float:
        if marks.exists(name):
            return mark_width(name, self._writing.text_px * 0.62 * shrink)
        font = self._writing.sign_font(shrink)
        return QFontMetricsF(font).horizontalAdvance(word_of_sign(name))

    def tail(self, hits: int, size: float, *, counted: bool) -> float:
        if not hits:
            return 0.0
        flag = mark_width(self._writing.hit, self._writing.text_px * 0.6)
        if not counted:
            return self.gap + (flag + 1) * hits
        number = QFontMetricsF(self.font(size)).horizontalAdvance(str(hits)) * 0.8
        return self.gap + flag + number + self.gap


class _Signs:
    """What the signs of a column of hits measure."""

    def __init__(self, writing: Writing, size: float) -> None:
        self._size = size
        self._writing = writing
        self.figure_px = writing.text_px * 0.6

    def sign(self, name: str) -> float:
        return mark_width(name, self._size) + 2

    def figure(self, count: int) -> float:
        font = self._writing.hand(self.figure_px)
        return QFontMetricsF(font).horizontalAdvance(str(count)) + 2
