"""The bundled typefaces, and sizes that follow the text scale."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF

from zonk_desktop import faces
from zonk_desktop.words.rows import parts

DISPLAY, TEXT, HAND = "Caprasimo", "Figtree", "Kalam"
#: The fonts of the start page, and those that the table needs besides.
FIRST = ("caprasimo-400", "figtree-500", "figtree-600", "figtree-700")
REST = ("figtree-800", "kalam-400", "kalam-700")
_WEIGHTS = {
    400: QFont.Weight.Normal,
    500: QFont.Weight.Medium,
    600: QFont.Weight.DemiBold,
    700: QFont.Weight.Bold,
    800: QFont.Weight.ExtraBold,
}


class Role(NamedTuple):
    """How a text of one purpose is written: face, size at 100 %, weight, colour."""

    face: str
    size: float
    weight: int = 500
    #: Empty: the colour of what it lies on.
    colour: str = ""
    #: The least height of a control.
    high: int = 0


#: Every purpose a text can have in a page or dialog.
ROLES = {
    "body": Role(TEXT, 15),
    "quiet": Role(TEXT, 15, 500, "ink2"),
    "note": Role(TEXT, 14, 500, "ink2"),
    "small": Role(TEXT, 13, 500, "ink2"),
    "caption": Role(TEXT, 14, 600),
    "term": Role(TEXT, 15, 600),
    "strong": Role(TEXT, 15, 700),
    "cap": Role(TEXT, 13, 600),
    "badge": Role(TEXT, 13, 700),
    "tab": Role(TEXT, 14, 700),
    "lead": Role(TEXT, 16),
    "field": Role(TEXT, 16, 600),
    "bold": Role(TEXT, 16, 700),
    "choice": Role(TEXT, 17, 600),
    "total": Role(TEXT, 17, 800),
    "small-total": Role(TEXT, 14, 800),
    "figure": Role(TEXT, 18, 600),
    "moment": Role(TEXT, 20, 700),
    "part": Role(DISPLAY, 20, 400),
    "heading": Role(DISPLAY, 22, 400),
    "chapter": Role(DISPLAY, 24, 400),
    "verdict": Role(DISPLAY, 26, 400),
    "headline": Role(DISPLAY, 28, 400),
    "title": Role(DISPLAY, 30, 400),
    "award": Role(DISPLAY, 32, 400),
    "segment": Role(TEXT, 14, 600, high=38),
    "button": Role(TEXT, 16, 600, high=44),
    "small-button": Role(TEXT, 15, 600, high=40),
    "switch": Role(TEXT, 15, 600),
    "tool": Role(TEXT, 14, 600),
    "link": Role(TEXT, 14, 600),
    "chip": Role(TEXT, 14, 600),
    "changed": Role(TEXT, 13, 700),
    "group": Role(TEXT, 15, 700),
    "trouble": Role(TEXT, 16, 600),
    "hint": Role(TEXT, 17, 600),
    "hint-low": Role(TEXT, 14, 600),
    "log": Role(TEXT, 15),
    "written": Role(HAND, 18, 400),
    "name": Role(HAND, 22, 400),
}


class Type:
    """Fonts at one text scale."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        #: Fonts made so far: every widget asks for some with each picture it paints.
        self._made: dict[tuple[str, float, int], QFont] = {}

    def px(self, size: float) -> int:
        """A length or size of the style sheet at this scale."""
        return max(1, round(size * self.scale))

    def role(self, role: Role) -> QFont:
        return self._font(role.face, role.size, role.weight)

    def text(self, size: float = 15, weight: int = 500) -> QFont:
        return self._font(TEXT, size, weight)

    def display(self, size: float) -> QFont:
        return self._font(DISPLAY, size, 400)

    def hand(self, size: float, weight: int = 400) -> QFont:
        return self._font(HAND, size, weight)

    def _font(self, family: str, size: float, weight: int) -> QFont:
        font = self._made.get((family, size, weight))
        if font is None:
            font = faces.font(family)
            font.setPixelSize(self.px(size))
            font.setWeight(_WEIGHTS[weight])
            if family == TEXT:
                # Without it digits are not of one width, and figures that count up would dance.
                font.setFeature(QFont.Tag("tnum"), 1)
            self._made[family, size, weight] = font
        # A copy: whoever gets it may make it smaller.
        return QFont(font)


def in_rows(text: str, rows: int, written: Callable[[str], float]) -> list[str]:
    """A text in one row, or its words in this many rows about as wide as each other."""
    found = parts(text)
    if rows == 1 or len(found) < 2:
        return [text] if text else []
    words = [gap + part for gap, part in found]
    ways = [
        ["".join(words[:at]), *in_rows("".join(words[at:]).lstrip(" "), rows - 1, written)]
        for at in range(1, len(words))
    ]
    return min(ways, key=lambda way: max(written(row) for row in way))


def fitted(font: QFont, text: str, width: float, least: int) -> QFont:
    """The font, smaller where the text would not fit, but never below `least` pixels."""
    found, full, least = QFont(font), font.pixelSize(), max(1, least)

    def fits(size: int) -> bool:
        found.setPixelSize(size)
        return QFontMetricsF(found).horizontalAdvance(text) <= width

    if fits(full) or full <= least:
        return found
    # Words are about as wide as their letters are large: not every size in between is tried.
    near = round(full * width / (QFontMetricsF(found).horizontalAdvance(text) or 1))
    size = min(full - 1, max(least, near))
    while size < full - 1 and fits(size + 1):
        size += 1
    while size > least and not fits(size):
        size -= 1
    found.setPixelSize(size)
    return found
