"""The words at the left of the turn bar: the title, and the note or a hint below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from zonk_desktop.ui.kit.fonts import fitted, in_rows
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.turn_view import TurnView

#: Lines that the reason may take.
_MOST = 2
#: The share of its height that the title takes.
NAME, NAME_IN_PARTY = 0.96, 0.9
#: Pixels of the title: a hint makes it smaller before it is left out itself.
_TITLES, _TITLES_SMALL, _TITLES_IN_PARTY = (44, 30), (26, 20), (88, 64)


class Line(NamedTuple):
    """A line under the name in the bar."""

    text: str
    font: QFont
    colour: str


class Laid(NamedTuple):
    """The lines of a hint, and what of it found no room."""

    lines: tuple[Line, ...]
    left: str


class Words(NamedTuple):
    """The title in its rows, its font, the lines below it, and what of the hint found no room."""

    titles: tuple[str, ...]
    name: QFont
    lines: tuple[Line, ...]
    left: str


class Place(NamedTuple):
    """The place of the words: its size, what the bar looks like, and the last throw in words."""

    style: Style
    room: float
    tall: float
    small: bool
    party: bool
    last: str


def told_below(view: TurnView) -> str:
    """The line below the headline, with what the first figure tells."""
    return view.note if view.lead is None else f"{view.note} {view.lead.told}".strip()


def words_of(view: TurnView, hint: tuple[str, str], place: Place) -> Words:
    """The words for this place; `hint` stands instead of the note as far as it fits."""
    sizes = _TITLES_IN_PARTY if place.party else _TITLES_SMALL if place.small else _TITLES
    kind = place.style.type
    letters = 26 if place.party else 13 if place.small else 16
    high = NAME_IN_PARTY if place.party else NAME
    best: Words | None = None
    for size in sizes if any(hint) else ():
        titles, name = _titled(view, size, place)
        tall = place.tall - kind.px(2 if place.small else 16)
        tall -= len(titles) * QFontMetricsF(name).height() * high
        found = lay(*hint, place.room, tall, lambda weight: kind.text(letters, weight))
        laid = Words(titles, name, found.lines, found.left)
        if not found.left:
            return laid
        if best is None or len(laid.lines) > len(best.lines):
            best = laid
    if best is not None and best.lines:
        return best
    left = "" if best is None else best.left
    first: Words | None = None
    for size in sizes:
        titles, name = _titled(view, size, place)
        tall = place.tall - len(titles) * QFontMetricsF(name).height() * high
        lines, whole = _notes(view, letters, place, tall)
        found_now = Words(titles, name, lines, left)
        if whole:
            return found_now
        first = first or found_now
    assert first is not None
    return first


def _notes(
    view: TurnView, letters: int, place: Place, tall: float
) -> tuple[tuple[Line, ...], bool]:
    """The lines of a turn without a hint, and whether they can be read to their end.

    In the big picture the last throw, and the note; a note too long for a row takes a second one,
    where there is room for it.
    """
    kind, party = place.style.type, place.party
    lines = [(told_below(view) if party else view.note, kind.text(letters), "ink2")]
    if party and place.last:
        lines.insert(0, (place.last, kind.text(30, 600), "must"))
    least = kind.px(19 if party else 12)
    found: list[Line] = []
    whole = True
    for text, font, colour in lines:
        if not text:
            continue
        once = fitted(font, text, place.room, least)
        rows: tuple[str, ...] = (text,)
        if QFontMetricsF(once).horizontalAdvance(text) > place.room:
            parts = broken(text, once, place.room)
            if not party and 1 < len(parts) <= _MOST:
                rows = parts
            else:
                whole = False
        found += [Line(row, once, colour) for row in rows]
    needs = sum(QFontMetricsF(line.font).height() for line in found)
    if party or not found or needs <= tall:
        return tuple(found), whole
    # Where a title takes two rows its note is left to the status line.
    line = found[0]._replace(text=view.note)
    return ((line,) if QFontMetricsF(line.font).height() <= tall else ()), False


def _titled(view: TurnView, size: int, place: Place) -> tuple[tuple[str, ...], QFont]:
    """The title that fits, in one row or two, and its font; else the name alone."""
    least = place.style.px(14 if place.small else 18)
    font = place.style.type.display(size)
    name = fitted(font, view.title, place.room, least)
    if QFontMetricsF(name).horizontalAdvance(view.title) <= place.room:
        return (view.title,), name
    rows = in_rows(view.title, 2, QFontMetricsF(font).horizontalAdvance)
    longest = max(rows, key=QFontMetricsF(font).horizontalAdvance)
    name = fitted(font, longest, place.room, least)
    while len(rows) * QFontMetricsF(name).height() * NAME > place.tall and name.pixelSize() > least:
        name.setPixelSize(name.pixelSize() - 1)
    measure = QFontMetricsF(name)
    fits = measure.horizontalAdvance(longest) <= place.room
    if len(rows) > 1 and fits and len(rows) * measure.height() * NAME <= place.tall:
        return tuple(rows), name
    return (view.name,), fitted(font, view.name, place.room, least)


def lay(what: str, why: str, room: float, tall: float, font: Callable[[int], QFont]) -> Laid:
    """Lay a hint into a place of this size; `font` gives the text's font at a weight.

    All of it, or what is to be done with the reason left out, or nothing: never a part of a
    sentence.
    """
    strong, plain = font(700), font(500)
    first, second = QFontMetricsF(strong).height(), QFontMetricsF(plain).height()
    whats = broken(what, strong, room)
    whys = broken(why, plain, room)
    whole = f"{what} {why}".strip()
    if not whats or len(whats) > _MOST or len(whats) * first > tall:
        return Laid((), whole)
    lines = tuple(Line(one, strong, "ink") for one in whats)
    if len(whys) > _MOST or len(whats) * first + len(whys) * second > tall:
        return Laid(lines, why)
    return Laid((*lines, *(Line(one, plain, "ink2") for one in whys)), "")


def broken(text: str, font: QFont, room: float) -> tuple[str, ...]:
    """The text in lines of this width; none where a word alone is wider."""
    layout = QTextLayout(text, font)
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    # Qt counts in units of UTF-16, of which a letter may have two.
    units = text.encode("utf-16-le")
    found: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, room))
        start, end = line.textStart(), line.textStart() + line.textLength()
        found.append(units[2 * start : 2 * end].decode("utf-16-le").strip())
        if line.naturalTextWidth() > room + 1:
            found = []
            break
    layout.endLayout()
    return tuple(found)
