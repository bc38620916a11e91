"""What is painted, as a tree of values: rows and columns of words, discs, key caps and signs.

A tree lays itself out in a box. It grows with the text, says the first wording that has room,
mirrors itself where one reads from the right, and tells what was cut.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from zonk_desktop.ui.kit import icons, people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.laid import (
    ROUNDED,
    Laid,
    Laying,
    Node,
    Piece,
    Role,
    Text,
    drawn,
    ink,
    lay,
    px,
    sized,
)
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import read_out
from zonk_desktop.words import commas


class Picture(NamedTuple):
    """Something painted in a place of its own size."""

    wide: float
    tall: float
    draw: Callable[[QPainter, QRectF, Style], None]
    says: str = ""
    name: str = ""

    def told(self) -> str:
        return self.says

    def size(self, style: Style, wide: float) -> QSizeF:
        return QSizeF(px(style, self.wide), px(style, self.tall))

    def lay(self, on: Laying, box: QRectF) -> None:
        """In the middle of the height; of the width it takes the start."""
        size, style = self.size(on.style, box.width()), on.style
        spot = QRectF(QPointF(box.left(), box.center().y() - size.height() / 2), size)
        paint = partial(drawn, self.draw, style)
        on.pieces.append(Piece(spot, paint, self.name, "", None))


def disc(seat: int, size: float, name: str = "") -> Picture:
    """The disc of a seat."""
    return Picture(size, size, lambda p, box, style: people.draw_disc(p, seat, box, style),
                   name=name)  # fmt: skip


def look_disc(look: int, size: float, portrait: str = "", name: str = "") -> Picture:
    """The disc of somebody who has no seat yet."""
    return Picture(size, size, lambda p, box, style: people.draw_look(
        p, look, box, style.tokens, portrait
    ), name=name)  # fmt: skip


def icon(kind: str, size: float, colour: str = "ink") -> Picture:
    """An icon."""
    return Picture(size, size, lambda p, box, style: icons.draw(p, kind, box, ink(style, colour)))


def sign(kind: str, size: float, colour: str = "ink", says: str = "") -> Picture:
    """A mark of the score sheet."""
    from zonk_desktop.sheets import marks  # noqa: PLC0415 - not before the first frame

    def draw(painter: QPainter, box: QRectF, style: Style) -> None:
        marks.draw(painter, kind, box.left(), box.center().y(), box.height(), ink(style, colour))

    return Picture(marks.path(kind).width * size, size, draw, says)


def dice(
    faces: tuple[int, ...], size: float, edge: str = "ctl", letters: tuple[str, ...] = ()
) -> Picture:
    """Small dice in a row, flat; `letters`: their colours."""
    from zonk_desktop.ui.kit.dice_row import draw_dice  # noqa: PLC0415 - not before the first frame

    def draw(painter: QPainter, box: QRectF, style: Style) -> None:
        colour = ink(style, edge).name()
        draw_dice(painter, box.left(), box.top(), box.height(), faces, letters, colour)

    return Picture(max(0.0, 1.22 * len(faces) - 0.22) * size, size, draw)


class Gap(NamedTuple):
    """Room that is left free; `grows`: its part of what is left over."""

    length: float = 0
    grows: float = 0

    def told(self) -> str:
        return ""

    def size(self, style: Style, wide: float) -> QSizeF:
        return QSizeF(px(style, self.length), px(style, self.length))

    def lay(self, on: Laying, box: QRectF) -> None:
        """Nothing is painted."""


# ---- what holds others ---------------------------------------------------------------------------


def _gives(node: Node | None) -> bool:
    """Whether a part can do with less width than it would take: figures cannot."""
    match node:
        case Text():
            return not node.tight
        case Panel():
            return not node.wide and _gives(node.inside)
        case Row() | Column():
            return any(map(_gives, node.inside))
    return isinstance(node, Either | Scaled)


def _dealt(wanted: list[float], giving: list[bool], grows: list[float], room: float) -> list[float]:
    """The lengths of parts in so much room: what lacks is given by those that have the most."""
    found, spare = list(wanted), room - sum(wanted)
    whole = sum(grows)
    if spare >= 0:
        if whole:
            return [one + spare * part / whole for one, part in zip(found, grows, strict=True)]
        return found
    ready = sorted((n for n, gives in enumerate(giving) if gives), key=found.__getitem__)
    left = room - sum(one for one, gives in zip(found, giving, strict=True) if not gives)
    for done, n in enumerate(ready):
        found[n] = max(0.0, min(found[n], left / (len(ready) - done)))
        left -= found[n]
    return found


def _grows(parts: Sequence[Node | None], *, across: bool) -> list[float]:
    """The share of each part in what is left over: its own, or the largest inside it."""
    found = []
    for part in parts:
        match part:
            case Gap():
                found.append(part.grows)
            case Panel():
                found += _grows([part.inside], across=across)
            case Row() | Column():
                along = isinstance(part, Row) is across
                inside = [one for one in part.inside if along or not isinstance(one, Gap)]
                found.append(max(_grows(inside, across=across), default=0.0))
            case _:
                found.append(0.0)
    return found


class Row(NamedTuple):
    """Parts beside each other, on one middle line."""

    inside: tuple[Node | None, ...]
    gap: float = 0
    #: The parts' shares of the width, where it is not what they take.
    shares: tuple[float, ...] = ()
    #: Where each part begins, and its width, in pixels of the screen.
    at: tuple[tuple[float, float], ...] = ()

    def told(self) -> str:
        return commas(filter(None, (part.told() for part in self.inside if part)))

    def _spans(
        self, style: Style, wide: float, *, grow: bool = True
    ) -> list[tuple[Node, float, float]]:
        """The parts, where they begin, and their widths."""
        parts = [part for part in self.inside if part is not None]
        if self.at:
            return [(part, *span) for part, span in zip(parts, self.at, strict=True)]
        gap = px(style, self.gap)
        room = wide - gap * (len(parts) - 1)
        if self.shares:
            widths = [share * room for share in self.shares]
        else:
            wanted = [sized(part, style, room).width() for part in parts]
            for n, part in enumerate(parts):
                if _spare(part) and sum(wanted) > room:
                    # What may be left out takes nothing from what may not.
                    left = max(0.0, room - sum(wanted) + wanted[n])
                    wanted[n] = sized(part, style, left).width()
            grows = _grows(parts, across=True) if grow else []
            widths = _dealt(wanted, [_gives(part) for part in parts], grows, room)
        found, x = [], 0.0
        for part, width in zip(parts, widths, strict=True):
            found.append((part, x, width))
            x += width + gap
        return found

    def size(self, style: Style, wide: float) -> QSizeF:
        spans = self._spans(style, wide, grow=False)
        tall = max((sized(part, style, width).height() for part, _, width in spans), default=0.0)
        return QSizeF(max((x + width for _, x, width in spans), default=0.0), tall)

    def lay(self, on: Laying, box: QRectF) -> None:
        right = 0.0
        for part, x, width in self._spans(on.style, box.width()):
            part.lay(on, QRectF(box.left() + x, box.top(), width, box.height()))
            right = max(right, x + width)
        if right > box.width() + ROUNDED:
            on.cut.append(self.told())


class Column(NamedTuple):
    """Parts below each other, in the middle of the height."""

    inside: tuple[Node | None, ...]
    gap: float = 0

    def told(self) -> str:
        return read_out(*(part.told() for part in self.inside if part))

    def _parts(self, style: Style, wide: float) -> list[tuple[Node, QSizeF]]:
        found = [(part, sized(part, style, wide)) for part in self.inside if part is not None]
        return [one for one in found if not (one[1].isEmpty() and _spare(one[0]))]

    def size(self, style: Style, wide: float) -> QSizeF:
        sizes = [size for _, size in self._parts(style, wide)]
        gaps = px(style, self.gap) * (len(sizes) - 1)
        return QSizeF(max((size.width() for size in sizes), default=0.0),
                      sum(size.height() for size in sizes) + gaps)  # fmt: skip

    def lay(self, on: Laying, box: QRectF) -> None:
        found, gap = self._parts(on.style, box.width()), px(on.style, self.gap)
        lack = sum(size.height() + gap for _, size in found) - gap - box.height()
        for one in [one for one in found if _spare(one[0])]:
            if lack > ROUNDED:
                found.remove(one)
                lack -= one[1].height() + gap
        parts = [part for part, _ in found]
        shrinks = [isinstance(part, Scaled) for part in parts]
        room = box.height() - gap * (len(parts) - 1)
        tall = _dealt(
            [size.height() for _, size in found], shrinks, _grows(parts, across=False), room
        )
        spare = room - sum(tall)
        if spare < -ROUNDED:
            on.cut.append(self.told())
        y = box.top() + spare / 2
        for part, height in zip(parts, tall, strict=True):
            part.lay(on, QRectF(box.left(), y, box.width(), height))
            y += height + gap


def _spare(node: Node | None) -> bool:
    return _spare(node.inside) if isinstance(node, Panel) else isinstance(node, Text) and node.spare


class Panel(NamedTuple):
    """A part on a ground of its own: colour, edge, round corners."""

    inside: Node | None = None
    #: At the start, above, at the end, below.
    pad: tuple[float, float, float, float] = (0, 0, 0, 0)
    fill: str = ""
    edge: str = ""
    #: Of the corners; -1 for half of the height.
    radius: float = 0
    pen: float = 1.4
    dashed: bool = False
    #: How far its shadow reaches.
    shadow: float = 0
    #: The least of both; 0 for all that there is.
    wide: float = 0
    tall: float = 0
    name: str = ""

    def told(self) -> str:
        return "" if self.inside is None else self.inside.told()

    def size(self, style: Style, wide: float) -> QSizeF:
        left, top, right, low = (px(style, one) for one in self.pad)
        found = QSizeF()
        if self.inside is not None:
            found = sized(self.inside, style, wide - left - right)
            if found.isEmpty() and _spare(self.inside):
                return found
        return QSizeF(max(px(style, self.wide), found.width() + left + right),
                      max(px(style, self.tall), found.height() + top + low))  # fmt: skip

    def lay(self, on: Laying, box: QRectF) -> None:
        style, own = on.style, QRectF(box)
        if self.tall or self.wide:
            size = sized(self, style, box.width())
            if self.tall:
                own.setTop(box.center().y() - size.height() / 2)
                own.setHeight(size.height())
            if self.wide:
                own.setWidth(size.width())
        if self.fill or self.edge or self.name:
            on.pieces.append(Piece(own, partial(self._paint, style), self.name))
        if self.inside is not None:
            left, top, right, low = (px(style, one) for one in self.pad)
            self.inside.lay(on, own.adjusted(left, top, -right, -low))

    def _paint(self, style: Style, painter: QPainter, box: QRectF) -> None:
        for step in range(px(style, self.shadow)):
            around = box.adjusted(-step * 0.4, 2, step * 0.4, step)
            painter.fillRect(around, QColor(60, 35, 10, 14))
        if self.fill and not self.edge and not self.radius:
            painter.fillRect(box, ink(style, self.fill))
            return
        pen = QPen(Qt.PenStyle.NoPen)
        if self.edge:
            dash = Qt.PenStyle.DashLine if self.dashed else Qt.PenStyle.SolidLine
            pen = QPen(ink(style, self.edge), self.pen, dash)
        painter.setPen(pen)
        painter.setBrush(ink(style, self.fill) if self.fill else Qt.BrushStyle.NoBrush)
        radius = box.height() / 2 if self.radius < 0 else px(style, self.radius)
        painter.drawRoundedRect(box, radius, radius)


def key_cap(
    key: str, side: float, colour: str = "ink", *, waits: bool = False, name: str = "cap"
) -> Panel:
    """A key cap: a square, or as wide as a longer name; dashed while the key is not taken."""
    if len(key) > 1:
        # As the keyboards of the language have it: Strg, or on a Mac a sign.
        key = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    role = Role("text", side * 0.47, 600, colour)
    inside = Text(key, role, side="middle", heard=False)
    return Panel(inside, (6, 0, 6, 0) if len(key) > 1 else (0, 0, 0, 0), edge=colour, radius=5,
                 dashed=waits, wide=side, tall=side, name=name)  # fmt: skip


class Either(NamedTuple):
    """The first of several parts that has room as a whole, else the last."""

    ways: tuple[Node, ...]

    def told(self) -> str:
        return self.ways[0].told()

    def size(self, style: Style, wide: float) -> QSizeF:
        return sized(self.ways[0], style, wide)

    def lay(self, on: Laying, box: QRectF) -> None:
        for part in self.ways:
            trial = on.trial(part, box)
            if not trial.cut:
                break
        on.take(trial)


class Scaled(NamedTuple):
    """A part that is made smaller as a whole where it has not the height, or also the width."""

    inside: Node
    least: float = 0.4
    across: bool = False

    def told(self) -> str:
        return self.inside.told()

    def size(self, style: Style, wide: float) -> QSizeF:
        return sized(self.inside, style, inf if self.across else wide)

    def lay(self, on: Laying, box: QRectF) -> None:
        size = self.size(on.style, box.width())
        if size.isEmpty():
            return
        share = min(1.0, box.height() / size.height())
        if self.across:
            share = min(share, box.width() / size.width())
        style = copy(on.style)
        style.type = Type(on.style.type.scale * max(self.least, share))
        # Each part is rounded to a pixel: many of them together may still be too wide.
        while self.across and share > self.least and (
            self.size(style, inf).width() > box.width()
        ):  # fmt: skip
            share -= 0.01
            style.type = Type(on.style.type.scale * share)
        if self.across:
            tall = self.size(style, box.width()).height()
            box = QRectF(box.left(), box.center().y() - tall / 2, box.width(), tall)
        on.take(on.trial(self.inside, box, style))


class Painted(QWidget):
    """A widget that paints a tree."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style

    def tree(self) -> Node | None:
        raise NotImplementedError

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()
        self.update()

    def laid(self) -> Laid:
        tree = self.tree()
        if tree is None:
            return Laid((), (), {})
        return lay(tree, QRectF(self.rect()), self._style, mirrored=self.isRightToLeft())

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            self.laid().paint(painter)
