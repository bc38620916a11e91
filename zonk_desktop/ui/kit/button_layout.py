"""Layout of an action button: where its words, key cap and mark stand, and in which wording.

Arithmetic with the measures of fonts; nothing is painted here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from zonk_desktop.ui.kit.fonts import in_rows
from zonk_desktop.ui.kit.style import Style

#: Between the words and the edge of a button, by its size: what they have where there is room, and
#: what they always have.
PADDING = {"line": (8, 6), "small": (10, 8), "normal": (20, 14), "party": (32, 20)}
#: Height of a key cap in lines; beside one of two lines it must not reach the other.
AIR, LOW_AIR = 1.3, 1.06
#: Pixels between a text and the key cap beside it, by the place of the cap.
_CAP_GAPS = {"side": 10, "low": 8, "high": 4}
#: Pixels that a title gives up before it is told in fewer words, and the share of its size that it
#: keeps before its note is left out, and at the very least.
_GIVES, _READS, _LEAST = 2, 0.8, 0.5
#: The share of its size that a note keeps, and its least size in pixels.
_SMALLEST, _SMALL_PRINT = 0.75, 12
#: Parts of the heights of the two lines that they take up.
_TITLE, _NOTE = 0.97, 0.95


class Face(NamedTuple):
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
    #: The cap stands beside the title, not beside the note.
    high: bool


class Line(NamedTuple):
    """A line of words."""

    text: str
    font: QFont
    box: QRectF


class Laid(NamedTuple):
    """Where everything stands."""

    titles: tuple[Line, ...]
    note: Line | None
    cap: QRectF | None
    mark: QRectF | None
    #: Nothing is cut.
    whole: bool


class _Way(NamedTuple):
    """A way to tell it, to be tried."""

    text: str
    title: QFont
    note: str
    below: QFont
    #: `side`, `high`, `low` or nothing.
    cap: str
    mark: float
    #: The least padding.
    pad: float
    rows: int = 1


def cap_width(style: Style, key: str, font: QFont, air: float) -> float:
    """The width of a key cap; `air` is its height in lines."""
    measure = QFontMetricsF(font)
    return max(measure.height() * air, measure.horizontalAdvance(key) + style.px(12))


def lay(face: Face, box: QRectF) -> Laid:
    """The first way that fits: air goes first, then words, then size, then the line below."""
    way = None
    for way in _ways(face):
        rows = _rows(way)
        if _fits(face, way, rows, box):
            return _placed(face, way, rows, box, whole=True)
    assert way is not None
    return _placed(face, way, _rows(way), box, whole=False)


# The ways, the best first


def _ways(face: Face) -> Iterator[_Way]:
    yield from _with_room(face)
    if face.notes:
        yield from _with_a_note(face)
    yield from _alone(face)
    if face.size in {"line", "small"}:
        yield from _in_rows(face)
    for title in _sizes(face.title, round(face.title.pixelSize() * _LEAST)):
        yield _Way(face.texts[-1], title, "", face.note, "", 0.0, _least(face))


def _least(face: Face) -> float:
    return float(face.style.px(PADDING[face.size][1]))


def _titles(face: Face) -> list[QFont]:
    return _sizes(face.title, face.title.pixelSize() - face.style.px(_GIVES))


def _marks(face: Face) -> tuple[float, ...]:
    return (face.mark, 0.0) if face.mark else (0.0,)


def _with_room(face: Face) -> Iterator[_Way]:
    """Everything at its size, with all the air there should be."""
    wish = float(face.style.px(PADDING[face.size][0]))
    for note in face.notes or ("",):
        for cap in _caps(face)[:2]:
            yield _Way(face.texts[0], face.title, note, face.note, cap, face.mark, wish)


def _with_a_note(face: Face) -> Iterator[_Way]:
    """The key cap goes after the mark, and both before the title is smaller than it has to be."""
    least, lines = _least(face), _sizes(face.note, _small_print(face))
    keyed = tuple(cap for cap in _caps(face) if cap)
    titles = _sizes(face.title, round(face.title.pixelSize() * _READS))
    for title, words, caps in product(titles, face.texts, (keyed, ("",))):
        for below, mark, note, cap in product(lines, _marks(face), face.notes, caps):
            yield _Way(words, title, note, below, cap, mark, least)


def _alone(face: Face) -> Iterator[_Way]:
    """Without the line below."""
    least = _least(face)
    caps = ("side", "") if face.key else ("",)
    for mark, words, title, cap in product(_marks(face), face.texts, _titles(face), caps):
        yield _Way(words, title, "", face.note, cap, mark, least)


def _in_rows(face: Face) -> Iterator[_Way]:
    """The title in two rows, or in one that can still be read."""
    least, whole = _least(face), face.title.pixelSize()
    beside = ("low", "") if face.size == "small" and face.key else ("",)
    for title, words, cap in product(_sizes(face.title, round(whole * _READS)), face.texts, beside):
        yield _Way(words, title, "", face.note, cap, 0.0, least, 2)
    for title, words in product(_sizes(face.title, round(whole * _READS)), face.texts):
        yield _Way(words, title, "", face.note, "", 0.0, least)
    for title, words in product(_sizes(face.title, round(whole * _LEAST)), face.texts):
        yield _Way(words, title, "", face.note, "", 0.0, least, 2)


def _caps(face: Face) -> tuple[str, ...]:
    """The places of the key cap, the best first; at last there is none."""
    if not face.key:
        return ("",)
    if face.size == "line" or not face.notes:
        return ("side", "")
    first = ("high", "low") if face.high else ("low", "high")
    return (*first, "") if face.size == "small" else ("side", *first, "")


def _sizes(font: QFont, least: int) -> list[QFont]:
    """The font, and smaller ones down to this size."""
    found = []
    for size in range(font.pixelSize(), min(least, font.pixelSize()) - 1, -1):
        one = QFont(font)
        one.setPixelSize(max(1, size))
        found.append(one)
    return found


def _small_print(face: Face) -> int:
    # Under a scale of less than one the pixels count.
    small = max(face.note.pixelSize() * _SMALLEST, _SMALL_PRINT * max(1.0, face.style.type.scale))
    return round(small)


# Measuring


def _rows(way: _Way) -> tuple[str, ...]:
    if way.rows == 1:
        return (way.text,)
    return tuple(in_rows(way.text, way.rows, QFontMetricsF(way.title).horizontalAdvance))


def _beside(face: Face, way: _Way, place: str) -> float:
    """The width that the key cap takes from a line."""
    if not way.cap or way.cap not in {"side", place}:
        return 0.0
    air = AIR if way.cap == "side" else LOW_AIR
    gap = _CAP_GAPS[way.cap]
    return cap_width(face.style, face.key, face.cap, air) + max(gap, face.style.px(gap))


def _widest(face: Face, way: _Way, rows: tuple[str, ...]) -> float:
    """The width that all words need, with the cap beside them."""
    measure = QFontMetricsF(way.title)
    found = [measure.horizontalAdvance(row) for row in rows]
    found[0] += _beside(face, way, "high")
    if len(rows) > 1:
        found[-1] += _beside(face, way, "low")
    if way.note:
        below = QFontMetricsF(way.below).horizontalAdvance(way.note)
        found.append(below + _beside(face, way, "low"))
    return max(found)


def _fits(face: Face, way: _Way, rows: tuple[str, ...], box: QRectF) -> bool:
    if len(rows) != way.rows:
        return False
    tall = QFontMetricsF(way.title).height()
    if way.rows > 1 and tall * way.rows > box.height() + 1:
        return False
    return _widest(face, way, rows) + way.mark + 2 * way.pad <= box.width()


# Placing


def _placed(face: Face, way: _Way, rows: tuple[str, ...], box: QRectF, *, whole: bool) -> Laid:
    wish = float(face.style.px(PADDING[face.size][0]))
    spare = (box.width() - _widest(face, way, rows) - way.mark) / 2
    pad = max(way.pad, min(wish, spare))
    inside = box.adjusted(pad + way.mark, 0, -pad, 0)
    first, second = QFontMetricsF(way.title), QFontMetricsF(way.below)
    high = first.height() if way.rows == 1 else min(first.height(), box.height() / way.rows)
    both = high * way.rows + (second.height() * _NOTE if way.note else 0)
    top = inside.center().y() - both / 2
    titles = []
    for place, row in enumerate(rows):
        room = inside.width() - _beside(face, way, "high" if not place else "low")
        words = row
        if not whole:
            words = first.elidedText(row, Qt.TextElideMode.ElideRight, room + 1)
        spot = QRectF(inside.left(), top + place * high, room, high)
        titles.append(Line(words, way.title, spot))
    note = None
    if way.note:
        room = inside.width() - _beside(face, way, "low")
        spot = QRectF(inside.left(), top + first.height() * _TITLE, room, second.height())
        note = Line(way.note, way.below, spot)
    mark = None
    if way.mark:
        mark = QRectF(box.left() + pad, box.top(), way.mark, box.height())
    return Laid(tuple(titles), note, _cap(face, way, inside, titles, note), mark, whole)


def _cap(
    face: Face, way: _Way, inside: QRectF, titles: list[Line], note: Line | None
) -> QRectF | None:
    if not way.cap:
        return None
    air = AIR if way.cap == "side" else LOW_AIR
    wide = cap_width(face.style, face.key, face.cap, air)
    tall = QFontMetricsF(face.cap).height() * air
    middle = inside.center().y()
    if way.cap == "high" and note is not None:
        middle = inside.top() + inside.height() * 0.26
    elif way.cap == "low" and note is not None:
        # Beside small print it is the taller of the two, and must not reach the title.
        clear = titles[-1].box.bottom() - face.style.px(1) + tall / 2
        middle = max(note.box.center().y(), clear)
    elif way.cap == "low" and len(titles) > 1:
        middle = titles[-1].box.center().y()
    return QRectF(inside.right() - wide, middle - tall / 2, wide, tall)
