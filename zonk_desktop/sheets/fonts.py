"""The bundled faces, what text in them measures, and letters that none has."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, wraps
from typing import NamedTuple, ParamSpec, TypeVar

from PySide6.QtGui import QFont, QFontMetricsF

from zonk_desktop import faces
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.words import commas, say, speech
from zonk_desktop.words.rows import NO_GAPS, parts

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


#: The bundled faces have all letters before this one.
_BUNDLED = "\u0250"
_MOST = 4


def pictures(text: str) -> bool:
    """Whether a text has signs that a font may draw as pictures, of which a file has no text."""
    return any(
        letter >= _BUNDLED and unicodedata.category(letter) in {"So", "Sk", "Cn", "Co"}
        for letter in text
    )


def said(sheet: Sheet) -> str:
    """Which names of a sheet cannot be printed, as a sentence; empty when all can."""
    found = {text: scripts(text) for text in dict.fromkeys(_texts(sheet))}
    named = tuple(f"{text} ({commas(kinds)})" for text, kinds in found.items() if kinds)
    if not named:
        return ""
    return say("sheet-no-font", names=named[:_MOST], more=max(0, len(named) - _MOST))


def _texts(sheet: Sheet) -> list[str]:
    """What people wrote themselves."""
    texts = [column.name for column in sheet.columns]
    texts += [name for column in sheet.columns for name in column.members]
    return texts + [field.value for field in sheet.fields]


def scripts(text: str) -> tuple[str, ...]:
    """The scripts of a text that no font has, as Unicode and makers of fonts call them: "Thai"."""
    missing = [letter for letter in text if letter >= _BUNDLED and _boxed(letter)]
    return tuple(dict.fromkeys(map(_script, missing)))


@lru_cache(maxsize=2048)
def _boxed(letter: str) -> bool:
    if unicodedata.category(letter)[0] in {"C", "M", "Z"}:
        # Drawn with the letter it belongs to, or not at all.
        return False
    from PySide6.QtGui import QTextLayout  # noqa: PLC0415 - most names are of our own letters

    layout = QTextLayout(letter, font(SheetType()))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    # The first two shapes of a font are the box and nothing.
    return all(index < 2 for run in layout.glyphRuns() for index in run.glyphIndexes())


def _script(letter: str) -> str:
    if unicodedata.category(letter) == "So":
        return say("sheet-script-picture")
    name = unicodedata.name(letter, "unknown").split()[0]
    if name in {"CJK", "HANGUL"}:
        return say("sheet-script-cjk" if name == "CJK" else "sheet-script-hangul")
    return name.capitalize()


#: Where a word may be cut, if it must.
SOFT = "\u00ad"
#: Two letters for one sound.
_TOGETHER = frozenset(("ch", "ck", "sh", "th", "ph", "qu", "sz", "cz", "rz", "dz", "gn"))
#: Of Latin and Cyrillic; those with accents are found by their letter.
_VOWELS = frozenset("aeiouy\u0430\u0435\u0438\u043e\u0443\u044e\u044f\u0454\u0456")


@by_language(2048)
def wrap(text: str, type_: SheetType, room: float) -> tuple[str, ...]:
    """The text in lines that have room; a word too long for a line goes on in the next."""
    lines: list[str] = []
    line = ""
    for gap, part in parts(text):
        if line and width(line + gap + part, type_) <= room:
            line += gap + part
            continue
        if line:
            lines.append(line)
        *full, line = split(part, type_, room)
        lines += full
    return (*lines, line) if line else tuple(lines)


def folded(
    words: str, type_: SheetType, room: float, least: float
) -> tuple[SheetType, tuple[str, ...]]:
    """Words on one line in no smaller letters than these, else on two lines in one size."""
    small = fitting(words, type_, room, 1.0)
    if small.points >= least:
        return small, (words,)
    lines = parted(words, 2, type_) if " " in words else _halves(words, type_)
    points = min(fitting(line, type_, room, 1.0).points for line in lines)
    return type_._replace(points=max(3.5, points)), lines


def _halves(word: str, type_: SheetType) -> tuple[str, ...]:
    """A word on two lines that are as even as may be."""
    halves = [_pieces(word, n) for n in _cuts(word, range(2, len(word) - 1))]
    return min(halves, key=lambda two: max(width(one, type_) for one in two), default=(word,))


def split(word: str, type_: SheetType, room: float) -> tuple[str, ...]:
    """A word in as many pieces as it takes, with hyphens: as nearly as may be between syllables."""
    found: list[str] = []
    while width(word, type_) > room:
        room_for = [n for n in range(2, len(word) - 1) if width(_pieces(word, n)[0], type_) <= room]
        if not room_for:
            break
        line, word = _pieces(word, _cuts(word, room_for)[-1])
        found.append(line)
    return (*found, word)


def _pieces(word: str, cut: int) -> tuple[str, str]:
    """A word cut after so many letters."""
    first = word[:cut].removesuffix(SOFT)
    hyphen = "" if first[-1] == "-" or word[cut] >= NO_GAPS else "-"
    return first + hyphen, word[cut:]


def _cuts(word: str, places: Iterable[int]) -> list[int]:
    """Where a word is cut best: where it says so, before a consonant and a vowel, or anywhere."""
    have = list(places)
    small = word.lower()
    told = [n for n in have if word[n - 1] in {SOFT, "-"}]
    sounds = [
        n
        for n in have
        if small[n - 1 : n + 1] not in _TOGETHER and not _vowel(small[n]) and _vowel(small[n + 1])
    ]
    return told or sounds or have


def _vowel(letter: str) -> bool:
    return unicodedata.normalize("NFD", letter)[0] in _VOWELS
