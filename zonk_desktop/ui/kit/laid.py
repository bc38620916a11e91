"""A tree of what is painted gets its places: sizes, pieces, and what was cut.

Lengths are pixels of the design, at a text size of 100 %.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, Protocol

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from zonk_desktop.ui.kit.style import Style

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

    def font(self, style: Style) -> QFont:
        kind = style.type
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

    def __init__(self, style: Style, most: Mapping[str, int]) -> None:
        self.style, self.most = style, most
        self.pieces: list[Piece] = []
        self.cut: list[str] = []
        #: The sizes of letters of those that are to have one size.
        self.letters: dict[str, set[int]] = {}

    def trial(self, node: Node, box: QRectF, style: Style | None = None) -> Laying:
        """Lay a part out beside the rest."""
        found = Laying(style or self.style, self.most)
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
    on = Laying(style, most or {})
    tree.lay(on, box)
    if any(len(sizes) > 1 for sizes in on.letters.values()):
        on = Laying(style, {kin: min(sizes) for kin, sizes in on.letters.items()})
        tree.lay(on, box)
    pieces = on.pieces
    if mirrored:
        pieces = [piece._replace(box=_mirrored(piece.box, box)) for piece in pieces]
    letters = {kin: min(sizes) for kin, sizes in on.letters.items()}
    return Laid(tuple(pieces), tuple(on.cut), letters, mirrored)


def _mirrored(one: QRectF, within: QRectF) -> QRectF:
    return QRectF(within.left() + within.right() - one.right(), one.top(),
                  one.width(), one.height())  # fmt: skip


def px(style: Style, size: float) -> int:
    return round(size * style.type.scale)


def ink(style: Style, colour: str) -> QColor:
    """A colour of the style, or one of its own."""
    return QColor(colour) if colour.startswith("#") else style.colour(colour)
