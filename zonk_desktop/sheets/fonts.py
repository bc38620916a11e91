"""The bundled faces, and what text in them measures."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache, lru_cache, wraps
from typing import NamedTuple, ParamSpec, TypeVar

from PySide6.QtGui import QFont, QFontMetricsF

from zonk_desktop import faces
from zonk_desktop.words import say, speech
from zonk_desktop.words.rows import NO_GAPS

#: Painter units a millimetre: QPdfWriter at 2540 dpi, so that pixel sizes stay whole numbers.
UNIT = 100.0

PLEX, SLAB, HAND = "IBM Plex Sans Condensed", "Zilla Slab", "Architects Daughter"
_FILES = (
    "ibm-plex-sans-condensed-400",
    "ibm-plex-sans-condensed-600",
    "ibm-plex-sans-condensed-700",
    "zilla-slab-700",
    "architects-daughter-400",
)
#: What the gap between words of a headline gains, as a share of the size. Its own is narrow (0.19),
#: and readers of a PDF, which see gaps and no spaces, would copy two words as one.
_WIDER = 0.06
#: Ways to break a name into lines that are looked at.
_MOST_CUTS = 400


_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")


class FontError(Exception):
    """A bundled font file is missing or broken."""


@cache
def load() -> None:
    """Make the faces known to Qt, once; it needs a QGuiApplication."""
    if missing := faces.load(_FILES):
        raise FontError(say("sheet-the-font-cannot-be-loaded", name=f"{missing[0]}.ttf"))
    faces.lend()


def by_language(most: int) -> Callable[[Callable[_Given, _Made]], Callable[_Given, _Made]]:
    """Remember what was worked out last, for each language: it has faces of its own."""

    def remembering(work: Callable[_Given, _Made]) -> Callable[_Given, _Made]:
        kept: Callable[..., _Made] = lru_cache(most)(lambda _, *a, **k: work(*a, **k))

        @wraps(work)
        def asked(*given: _Given.args, **named: _Given.kwargs) -> _Made:
            return kept(speech().language, *given, **named)

        return asked

    return remembering


class SheetType(NamedTuple):
    """A face in a size: family, points, weight, letter spacing as a share of the width."""

    family: str = PLEX
    points: float = 9.0
    weight: int = 400
    spacing: float = 0.0


@by_language(512)
def font(type_: SheetType) -> QFont:
    """The font for painting in units."""
    load()
    found = faces.font(type_.family)
    found.setPixelSize(max(1, round(type_.points * 25.4 / 72 * UNIT)))
    found.setWeight(QFont.Weight(type_.weight))
    found.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if type_.family == SLAB:
        found.setWordSpacing(found.pixelSize() * _WIDER)
    # Letters without capitals are never spaced: readers of a PDF would take each for a word.
    with_capitals = speech().language not in faces.SCRIPTS and not speech().from_the_right
    if type_.spacing and with_capitals:
        # Never AbsoluteSpacing: a paged device multiplies it by its dpi / 96.
        found.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + 100 * type_.spacing)
    return found


@by_language(512)
def _metrics(type_: SheetType) -> QFontMetricsF:
    return QFontMetricsF(font(type_))


@by_language(8192)
def width(text: str, type_: SheetType) -> float:
    """Width of a text in millimetres."""
    return _metrics(type_).horizontalAdvance(text) / UNIT


@by_language(512)
def cap(type_: SheetType) -> float:
    """Height of its capitals in millimetres."""
    return _metrics(type_).capHeight() / UNIT


def fitting(text: str, type_: SheetType, room: float, least: float) -> SheetType:
    """The largest size, down to `least` points, in which the text has room."""
    wide = width(text, type_)
    if wide <= room or not text:
        return type_
    # Width goes with size; rounded down to quarters of a point, as a hand would choose.
    points = int(type_.points * room / wide * 4) / 4
    return type_._replace(points=max(least, points))


def elided(text: str, type_: SheetType, room: float) -> str:
    """The text, its end replaced by an ellipsis when there is no room for it."""
    if width(text, type_) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", type_) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def broken(
    name: str, type_: SheetType, room: float, least: float = 5.5, most: int = 3
) -> tuple[SheetType, tuple[str, ...]]:
    """A long name on two lines, else on more, all in one size; nothing of it is left out.

    Only what has no room on `most` lines in small letters ends in an ellipsis.
    """
    for count in range(2, most + 1):
        lines = parted(name, count, type_)
        points = min(fitting(part, type_, room, 1).points for part in lines)
        if points >= (max(least, min(7.0, 0.8 * type_.points)) if count == 2 else least):
            break
    return type_._replace(points=max(points, least)), lines


def parted(name: str, count: int, type_: SheetType) -> tuple[str, ...]:
    """A name in this many parts, as even as its words allow; one long word is cut."""
    words = name.split(" ")
    if len(words) < count:
        each = -(-len(name) // count)
        hyphen = "-" if max(name) < NO_GAPS else ""
        cut = [name[n : n + each] for n in range(0, len(name), each)]
        return tuple(part.strip() + (hyphen if part != cut[-1] else "") for part in cut)
    cuts = itertools.combinations(range(1, len(words)), count - 1)

    def parts_of(cut: tuple[int, ...]) -> tuple[str, ...]:
        edges = (0, *cut, len(words))
        return tuple(" ".join(words[a:b]) for a, b in itertools.pairwise(edges))

    most = itertools.islice(cuts, _MOST_CUTS)
    return min(map(parts_of, most), key=lambda parts: max(width(part, type_) for part in parts))
