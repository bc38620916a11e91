"""Paper without Qt: a painter that writes down what it is told, and letters of known widths.

What is laid and drawn is then the same on every machine, whatever its Qt makes of a font.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen, QTransform

from tests.words.bare import Bare
from zonk_desktop import words
from zonk_desktop.sheets import fonts, marks, masthead, seal
from zonk_desktop.sheets.fonts import HAND, SLAB, SheetType
from zonk_desktop.words.message import Value


class Flat(Bare):
    """A language of short words: the id of a message without its page, and its arguments."""

    def __init__(self, *, mirrored: bool = False) -> None:
        super().__init__()
        self.language = "flat-mirrored" if mirrored else "flat"

    def say(self, name: str, /, **data: Value) -> str:
        said = name.partition("-")[2].replace("-", " ")
        return f"{said} {self._told(data)}" if data else said

    @property
    def from_the_right(self) -> bool:
        return self.language.endswith("mirrored")


class _Metrics:
    """Widths by letter: no two letters alike, and none a round figure."""

    def __init__(self, type_: SheetType) -> None:
        wider = {SLAB: 1.07, HAND: 0.93}.get(type_.family, 1.0) * (1 + type_.spacing)
        self._pixel = type_.points * 25.4 / 72 * fonts.UNIT * wider * (0.9 + type_.weight / 4000)

    def horizontalAdvance(self, text: str) -> float:
        wide = 0.0
        for letter in text:
            wide += 0.2237 + ord(letter) * 7 % 31 / 97
        return wide * self._pixel

    def capHeight(self) -> float:
        return 0.6989 * self._pixel


def _code(address: str) -> tuple[bytearray, ...]:
    """A square in the place of a code."""
    return tuple(bytearray(address.encode()[n : n + 7].translate(_DARK)) for n in range(7))


_DARK = bytes(n % 3 % 2 for n in range(256))


class Painter:
    """Takes the place of a QPainter."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self._place = QTransform()
        self._kept: list[QTransform] = []

    def __getattr__(self, name: str) -> Any:
        def say(*given: object) -> None:
            self.told.append((name, *map(as_value, given)))

        return say

    def worldTransform(self) -> QTransform:
        return QTransform(self._place)

    def save(self) -> None:
        self._kept.append(QTransform(self._place))

    def restore(self) -> None:
        self._place = self._kept.pop()
        self.told.append("restore")

    def translate(self, *by: Any) -> None:
        x, y = (by[0].x(), by[0].y()) if len(by) == 1 else by
        self._place.translate(x, y)
        self.told.append(("translate", x, y))

    def rotate(self, degrees: float) -> None:
        self._place.rotate(degrees)
        self.told.append(("rotate", degrees))


def as_value(thing: object) -> object:
    """What an object of Qt says, as plain values."""
    match thing:
        case QPointF():
            return thing.x(), thing.y()
        case QRectF():
            return thing.getRect()
        case QColor():
            return thing.getRgb()
        case QPen():
            ends = thing.style().value, thing.capStyle().value, thing.joinStyle().value
            return as_value(thing.color()), thing.widthF(), ends, thing.dashPattern()
        case QFont():
            spaced = thing.letterSpacing(), thing.wordSpacing()
            return thing.family(), thing.pixelSize(), thing.weight(), thing.stretch(), spaced
        case QPainterPath():
            steps = (thing.elementAt(n) for n in range(thing.elementCount()))
            return thing.fillRule().value, [(step.x, step.y) for step in steps]
    return thing


@contextmanager
def flat(*, mirrored: bool = False) -> Iterator[None]:
    """Pages are laid by known letters meanwhile."""
    before = words.speech()
    words.use(Flat(mirrored=mirrored))

    def drawn(
        painter: Painter, name: str, x: float, y: float, height: float, colour: QColor
    ) -> float:
        painter.told.append((name, x, y, height, as_value(colour)))
        return marks.path(name).width * height

    def stamped(painter: Painter, said: str, points: float, base: float, colour: QColor) -> None:
        painter.told.append((said, points, base, as_value(colour)))

    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(fonts, "_metrics", _Metrics)
            # Outlines differ by version of Qt and of the fonts.
            patch.setattr(marks, "draw", drawn)
            patch.setattr(masthead, "_words", stamped)
            patch.setattr(masthead, "_vehicle", QPainterPath)
            patch.setattr(seal, "matrix", _code)
            yield
    finally:
        words.use(before)
