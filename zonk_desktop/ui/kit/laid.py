"""Words, and the places that a tree of what is painted gives them.

Lengths are pixels of the design, at a text size of 100 %.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import lru_cache, partial
from itertools import product
from math import inf
from typing import Literal, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from zonk_desktop import faces
from zonk_desktop.ui.kit import brush
from zonk_desktop.ui.kit.fonts import Type, fitted, in_rows
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words.rows import parts

#: How much of a pixel what is rounded may lack.
ROUNDED = 1.0


class Node(Protocol):
    """A part of a tree."""

    def size(self, style: Style, wide: float) -> QSizeF:
        """The size that it takes where it has this width."""

    def lay(self, on: Laying, box: QRectF) -> None:
        """Lay its pieces out in a box."""

    def told(self) -> str:
        """What a screen reader says of it."""


class Role(NamedTuple):
    """How words look."""

    face: Literal["text", "display", "hand"]
    size: float
    weight: int = 500
    colour: str = "ink"

    def font(self, kind: Type) -> QFont:
        if self.face == "display":
            return kind.display(self.size)
        return (kind.text if self.face == "text" else kind.hand)(self.size, self.weight)


class Piece(NamedTuple):
    """Something that is painted in a place of its own: a row of words, a picture, a ground."""

    box: QRectF
    paint: Callable[[QPainter, QRectF], None]
    name: str = ""
    words: str = ""
    font: QFont | None = None


class Laying:
    """Where a tree's pieces are collected."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.pieces: list[Piece] = []
        self.cut: list[str] = []
        #: The sizes of letters of those that are to have one size.
        self.letters: dict[str, set[int]] = {}

    def trial(self, node: Node, box: QRectF, style: Style | None = None) -> Laying:
        """Lay a part out beside the rest."""
        found = Laying(style or self.style)
        node.lay(found, box)
        return found

    def take(self, trial: Laying) -> None:
        """Make a trial a part of the rest."""
        self.pieces += trial.pieces
        self.cut += trial.cut
        for kin, sizes in trial.letters.items():
            self.letters.setdefault(kin, set()).update(sizes)


class Laid(NamedTuple):
    """A tree that has its places."""

    pieces: tuple[Piece, ...]
    #: Words that are not whole, or have no room.
    cut: tuple[str, ...]
    #: The size of letters of those that have one size.
    letters: Mapping[str, int]
    mirrored: bool = False

    def paint(self, painter: QPainter) -> None:
        ways = Qt.LayoutDirection
        painter.setLayoutDirection(ways.RightToLeft if self.mirrored else ways.LeftToRight)
        for piece in self.pieces:
            piece.paint(painter, piece.box)

    def named(self, name: str) -> tuple[Piece, ...]:
        return tuple(piece for piece in self.pieces if piece.name == name)

    def box(self, name: str) -> QRectF:
        """The rectangle round all pieces of a name; an empty one where there are none."""
        found = QRectF()
        for piece in self.named(name):
            found = found.united(piece.box)
        return found


def lay(
    tree: Node, box: QRectF, style: Style, *, mirrored: bool = False,
    most: Mapping[str, int] | None = None,
) -> Laid:  # fmt: skip
    """Lay a tree out; `most`: the largest letters of kin, where others have them too."""
    on = _laid(tree, box, style, most or {})
    if any(len(sizes) > 1 for sizes in on.letters.values()):
        on = _laid(tree, box, style, {kin: min(sizes) for kin, sizes in on.letters.items()})
    pieces = on.pieces
    if mirrored:
        pieces = [piece._replace(box=brush.mirrored(piece.box, box)) for piece in pieces]
    letters = {kin: min(sizes) for kin, sizes in on.letters.items()}
    return Laid(tuple(pieces), tuple(on.cut), letters, mirrored)


def _laid(tree: Node, box: QRectF, style: Style, most: Mapping[str, int]) -> Laying:
    style = copy(style)
    style.kin, style.sizes = most, {}
    on = Laying(style)
    tree.lay(on, box)
    style.sizes.clear()
    return on


def sized(node: Node, style: Style, wide: float) -> QSizeF:
    """The size of a part. All that hold it ask, and the tree that is laid out is asked once."""
    if style.sizes is None:
        return node.size(style, wide)
    key = id(node), wide, style.type.scale
    # What is remembered stays, so that no other part has its number.
    found = style.sizes.get(key) or style.sizes.setdefault(key, (node, node.size(style, wide)))
    return found[1]


def px(style: Style, size: float) -> int:
    """A length on the screen; none is lost."""
    found = round(size * style.type.scale)
    return found or (size > 0)


def ink(style: Style, colour: str) -> QColor:
    """A colour of the style, or one of its own."""
    return QColor(colour) if colour.startswith("#") else style.colour(colour)


class Text(NamedTuple):
    """Words: in fewer of them where there is no room, then in smaller letters, then cut."""

    ways: str | tuple[str, ...]
    role: Role
    #: Shares of their size that the letters keep; all wordings are tried at the first, and so on.
    least: tuple[float, ...] = (1.0,)
    #: The most rows; 0 for as many as it takes.
    rows: int = 1
    side: Literal["start", "middle", "end"] = "start"
    #: All of one kin in a tree have letters of one size.
    kin: str = ""
    #: A figure: as high as its capitals, and never cut for the sake of what stands beside it.
    tight: bool = False
    struck: bool = False
    #: Stands before the first letter, as high as the letters.
    before: Callable[[QPainter, QRectF, Style], None] | None = None
    #: Where it has no room it is left out, and not cut.
    spare: bool = False
    #: A screen reader says it too.
    heard: bool = True
    name: str = ""

    @property
    def wordings(self) -> tuple[str, ...]:
        return (self.ways,) if isinstance(self.ways, str) else self.ways

    def told(self) -> str:
        first, *_ = self.wordings
        return first if self.heard else ""

    def _fit(self, style: Style, wide: float, tall: float) -> Fit:
        """The rows that can be read in this room, and their font; else the last wording."""
        most = style.kin.get(self.kin) or 0
        return _fit(self.wordings, self.role, self.least, self.rows, self.before is not None,
                    most, (wide, tall), (style.type.scale, *faces.stamp()))  # fmt: skip

    def _step(self, fit: Fit) -> float:
        return fit.measure.capHeight() if self.tight else fit.measure.height()

    def size(self, style: Style, wide: float) -> QSizeF:
        fit = self._fit(style, wide, inf)
        across = fit.across + fit.indent
        if self.spare and across > wide:
            return QSizeF()
        return QSizeF(min(wide, across), len(fit.rows) * self._step(fit))

    def lay(self, on: Laying, box: QRectF) -> None:
        fit = self._fit(on.style, box.width(), box.height())
        rows, font, measure = fit.rows, fit.font, fit.measure
        if self.spare and fit.across > box.width() + ROUNDED:
            return
        if self.kin:
            on.letters.setdefault(self.kin, set()).add(font.pixelSize())
        step = self._step(fit)
        rise = measure.capHeight() if self.tight else measure.ascent()
        top = box.center().y() - len(rows) * step / 2
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[self.side]
        if self.before is not None:
            side = measure.capHeight() * 1.15
            at = top + rise - measure.capHeight() / 2 - side / 2
            picture = partial(drawn, self.before, on.style)
            on.pieces.append(Piece(QRectF(box.left(), at, side, side), picture))
            box = box.adjusted(fit.indent, 0, 0, 0)
        for row in rows:
            words = measure.elidedText(row, Qt.TextElideMode.ElideRight, box.width() + ROUNDED)
            if words != row:
                on.cut.append(row)
            wide = min(measure.horizontalAdvance(words), box.width())
            spot = QRectF(box.left() + share * (box.width() - wide), top, wide, step)
            paint = partial(self._paint, on.style, words, font, rise)
            on.pieces.append(Piece(spot, paint, self.name, words, font))
            top += step

    def _paint(
        self, style: Style, words: str, font: QFont, rise: float, painter: QPainter, box: QRectF
    ) -> None:
        painter.setFont(font)
        painter.setPen(ink(style, self.role.colour))
        # On the line of its own face, however high another one is that lends letters.
        base = box.top() + rise
        brush.write(painter, QPointF(box.left(), base), words)
        if self.struck:
            measure = QFontMetricsF(font)
            faint = "card_ink2" if self.role.colour == "card_ink" else "ink2"
            painter.setPen(QPen(style.colour(faint), max(2.0, measure.height() * 0.06)))
            y = base - measure.xHeight() * 0.62
            painter.drawLine(QPointF(box.left() - 2, y), QPointF(box.right() + 2, y))


def drawn(
    draw: Callable[[QPainter, QRectF, Style], None], style: Style, painter: QPainter, box: QRectF
) -> None:
    painter.save()
    draw(painter, box, style)
    painter.restore()


class Fit(NamedTuple):
    """Rows of words as they are written in a room."""

    rows: tuple[str, ...]
    font: QFont
    measure: QFontMetricsF
    #: The width of the longest row, and of what stands before the first.
    across: float
    indent: float


@lru_cache(2_000)
def _fit(
    wordings: tuple[str, ...], role: Role, least: tuple[float, ...], most_rows: int,
    indented: bool, most: int, room: tuple[float, float], fonts: tuple[float, str, int],
) -> Fit:  # fmt: skip
    """Words are laid anew with each change of the table, most of them as they were."""
    (wide, tall), (scale, *_) = room, fonts
    full = role.font(Type(scale))
    full.setPixelSize(min(full.pixelSize(), most or full.pixelSize()))
    size, measure = full.pixelSize(), QFontMetricsF(full)
    written = measure.horizontalAdvance

    def before(measure: QFontMetricsF) -> float:
        return measure.capHeight() * 1.4 if indented else 0.0

    def found(rows: list[str], font: QFont) -> Fit:
        measure = QFontMetricsF(font)
        across = max(map(measure.horizontalAdvance, rows), default=0.0)
        return Fit(tuple(rows), font, measure, across, before(measure))

    indent = before(measure)
    wide -= indent
    for share, words, count in product(least, wordings, range(1, max(2, most_rows + 1))):
        if not most_rows:
            return found(_filled(words, wide, written), full)
        if count == 1 and (across := written(words)) <= wide:
            # Most words have room; all of this is slow, and asked with each change of the table.
            return Fit((words,) if words else (), full, measure, across, indent)
        rows = in_rows(words, count, written)
        longest = max(rows, key=written, default="")
        font = fitted(full, longest, wide, round(size * share))
        while len(rows) > 1 and font.pixelSize() > round(size * share) and (
            len(rows) * QFontMetricsF(font).height() > tall
        ):  # fmt: skip
            font.setPixelSize(font.pixelSize() - 1)
        measure = QFontMetricsF(font)
        if (len(rows) == 1 or len(rows) * measure.height() <= tall) and (
            measure.horizontalAdvance(longest) <= wide
        ):
            return found(rows, font)
    full.setPixelSize(max(1, round(size * least[-1])))
    count = int(min(most_rows, tall / QFontMetricsF(full).height()))
    return found(in_rows(wordings[-1], max(1, count), written), full)


def _filled(words: str, wide: float, written: Callable[[str], float]) -> list[str]:
    """The words in rows, each as full as it can be."""
    rows: list[str] = []
    for gap, part in parts(words):
        longer = f"{rows[-1]}{gap}{part}" if rows else ""
        if longer and written(longer) <= wide:
            rows[-1] = longer
        else:
            rows.append(part)
    return rows
