"""Every mark of the score sheets as a vector path, defined once for paper and window.

A mark lives in a box one unit high, y down, vertical centre at 0, left edge at x = 0. Strokes are
widened to fills beforehand, so a mark is filled paths only: nothing depends on pens, and black
stays one flat black.

Names: straight, magic, devil, square, halftime, star, flag, asterisk, dashes, zed, slashed-zed,
great-zed, zed-N, reroll, reroll-used, bong-1 to bong-4, die-1 to die-6 (die-6-solid), die-blank,
pen. The first five are what the engine calls the symbols left of a total.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from zonk_desktop.sheets import signs
from zonk_desktop.sheets.signs import star
from zonk_desktop.words import say


class Mark(NamedTuple):
    """A filled path in a box one unit high, and how wide it is."""

    path: QPainterPath
    width: float


_PLAIN: dict[str, tuple[Callable[[], QPainterPath], float]] = {
    "straight": (signs.arrow, 1.08),
    "magic": (signs.double_arrow, 1.24),
    "devil": (signs.devil, 1.0),
    "square": (signs.square, 0.88),
    "halftime": (signs.half, 0.92),
    "star": (lambda: star(0.5, 0.03, 0.52), 1.0),
    "flag": (signs.flag, 0.60),
    "asterisk": (signs.asterisk, 1.0),
    "dashes": (signs.dashes, 6 * 0.62 + 0.40),
    "zed": (signs.zed, 0.8),
    "slashed-zed": (lambda: signs.zed(0.84, slash=True), 0.84),
    "great-zed": (signs.great_zed, 1.0),
    "reroll": (signs.letter_r, 0.62),
    "reroll-used": (signs.struck_r, 0.80),
    "pen": (signs.pen, 1.0),
}

#: All names that stand for one mark alone.
NAMES = tuple(_PLAIN)

#: What a text search, a screen reader or a copy gets for a mark: the signs of the sources. Of two
#: it is a word.
WORDS = {
    "straight": "»",
    "magic": "«",
    "square": "¨",
    "halftime": "½",
    "star": "*",
    "flag": "¶",
    "asterisk": "*",
    "dashes": "-------",
    "zed": "Z",
    "slashed-zed": "Z",
    "great-zed": "Z",
    "reroll": "R",
    "reroll-used": "(R)",
}


@cache
def path(name: str) -> Mark:
    """The mark of that name; KeyError when there is none."""
    if name in _PLAIN:
        make, width = _PLAIN[name]
        return Mark(make(), width)
    kind, _, rest = name.partition("-")
    if kind == "bong" and rest in {"1", "2", "3", "4"}:
        return Mark(*signs.bong(int(rest)))
    if kind == "zed" and rest.isdecimal() and rest.isascii():
        return Mark(*signs.numbered_zed(rest))
    if name == "die-blank":
        return Mark(signs.die(0), 1.0)
    if kind == "die" and rest[:1] in set("123456") and rest[1:] in {"", "-solid"}:
        return Mark(signs.die(int(rest[0]), solid=len(rest) > 1), 1.0)
    raise KeyError(name)


def exists(name: str) -> bool:
    """Whether there is a mark of that name; a house rule may name any symbol it likes."""
    try:
        path(name)
    except KeyError:
        return False
    return True


def word(name: str) -> str:
    """What stands for a mark in plain text."""
    kind, _, rest = name.partition("-")
    if kind == "bong":
        return f"({'*' * int(rest)})"
    if kind == "zed":
        return f"Z{rest}"
    if kind == "die":
        return rest[:1]
    if name in {"devil", "pen"}:
        return f"[{say('sheet-pad-mark', mark=name, plain=name)}]"
    return WORDS.get(name, name)


def draw(painter: QPainter, name: str, x: float, y: float, height: float, colour: QColor) -> float:
    """Paint a mark with its left edge at x and its middle at y; returns the width it took."""
    mark = path(name)
    painter.fillPath(QTransform(height, 0, 0, height, x, y).map(mark.path), colour)
    return mark.width * height
