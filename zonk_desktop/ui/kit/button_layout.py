"""Layout of an action button: its words at the left, its key cap at the right, always there.

Arithmetic with the measures of fonts; nothing is painted here.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style


class Measures(NamedTuple):
    """Pixels of a size of buttons: height, letters, and where words and cap stand."""

    tall: int
    title: int
    note: int
    cap: int
    left: int
    right: int


SIZES = {
    "line": Measures(30, 15, 13, 20, 8, 6),
    "low": Measures(38, 19, 13, 20, 7, 5),
    "small": Measures(50, 19, 13, 24, 10, 8),
    "normal": Measures(74, 24, 15, 32, 22, 18),
    "party": Measures(104, 32, 20, 44, 32, 26),
}
#: Pixels between the words and the cap.
_GAP = 6
#: The share of its size that a title keeps before it is told in fewer words, and at the least.
_READS, LEAST = 0.85, 0.5
#: Parts of the heights of the two lines that they take up.
_TITLE, _NOTE = 0.97, 0.95


class ButtonFace(NamedTuple):
    """What a button has to show, and its fonts."""

    style: Style
    size: str
    title: QFont
    note: QFont
    cap: QFont
    #: The title, and the same in fewer words.
    texts: tuple[str, ...]
    #: What may stand below it, the longest first; none where nothing does.
    notes: tuple[str, ...]
    #: The letter on the key cap; none where it has none.
    key: str
    #: Width of an icon or disc before the words, with the gap behind it.
    mark: float
    #: The size of the title is given, and not to be made smaller.
    given: bool = False


class ButtonLine(NamedTuple):
    """A line of words."""

    text: str
    font: QFont
    box: QRectF


class LaidButton(NamedTuple):
    """Where everything stands."""

    title: ButtonLine
    note: ButtonLine | None
    cap: QRectF | None
    mark: QRectF | None
    #: Nothing is cut.
    whole: bool


def cap_width(face: ButtonFace) -> float:
    """The width of the key cap: a square, or what a longer name of a key needs."""
    side = face.style.px(SIZES[face.size].cap)
    wide = QFontMetricsF(face.cap).horizontalAdvance(face.key) + face.style.px(12)
    return float(side if len(face.key) < 2 else max(side, wide))


def _room(face: ButtonFace, wide: float, mark: float) -> float:
    measures, px = SIZES[face.size], face.style.px
    beside = cap_width(face) + px(_GAP) if face.key else 0.0
    return wide - px(measures.left) - px(measures.right) - beside - mark


def _least(face: ButtonFace, share: float) -> int:
    return round(face.title.pixelSize() * share)


def _way(face: ButtonFace, wide: float) -> tuple[str, QFont, float]:
    """The words that can be read in this width, their font, and the width of the mark."""
    marks = (face.mark, 0.0) if face.mark else (0.0,)
    # Fewer words come before smaller letters.
    shares = (1.0,) if face.given else (1.0, _READS)
    for share, text, mark in product(shares, face.texts, marks):
        room = _room(face, wide, mark)
        font = fitted(face.title, text, room, _least(face, share))
        if QFontMetricsF(font).horizontalAdvance(text) <= room:
            return text, font, mark
    last = face.texts[-1]
    return last, fitted(face.title, last, _room(face, wide, 0.0), _least(face, LEAST)), 0.0


def letters(face: ButtonFace, wide: float) -> int:
    """The size of the title in a button as wide as this."""
    return _way(face, wide)[1].pixelSize()


def lay(face: ButtonFace, box: QRectF) -> LaidButton:
    """Words on the middle line from the left, the cap on it at the right."""
    px, measures = face.style.px, SIZES[face.size]
    text, font, mark = _way(face, box.width())
    room = _room(face, box.width(), mark)
    measure = QFontMetricsF(font)
    words = measure.elidedText(text, Qt.TextElideMode.ElideRight, room + 1)
    note, below = _note(face, room, box.height() - measure.height())
    both = measure.height() + (QFontMetricsF(below).height() * _NOTE if note else 0)
    left, top = box.left() + px(measures.left) + mark, box.center().y() - both / 2
    title = ButtonLine(words, font, QRectF(left, top, room, measure.height()))
    under = None
    if note:
        spot = QRectF(left, top + measure.height() * _TITLE, room, QFontMetricsF(below).height())
        under = ButtonLine(note, below, spot)
    cap = None
    if face.key:
        side, wide = px(measures.cap), cap_width(face)
        low = box.center().y() - side / 2
        cap = QRectF(box.right() - px(measures.right) - wide, low, wide, side)
    spot = QRectF(box.left() + px(measures.left), box.top(), mark, box.height())
    return LaidButton(title, under, cap, spot if mark else None, words == text)


def _note(face: ButtonFace, room: float, tall: float) -> tuple[str, QFont]:
    """The longest line that can be read below the title, none where no line has room."""
    for text in face.notes:
        font = fitted(face.note, text, room, _small_print(face))
        measure = QFontMetricsF(font)
        if measure.horizontalAdvance(text) <= room and measure.height() * _NOTE <= tall:
            return text, font
    return "", face.note


def _small_print(face: ButtonFace) -> int:
    # Under a scale of less than one the pixels count.
    return round(max(face.note.pixelSize() * 0.75, 12 * max(1.0, face.style.type.scale)))
