"""Texts in lines: where a language ends one, and what becomes of a word that has no room."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from zonk_desktop.sheets.fonts import SheetType, by_language, fitting, parted, width
from zonk_desktop.words.rows import NO_GAPS, parts

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
