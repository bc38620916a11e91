"""Clean texts of players for printing: control characters, length, minus and times signs."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from zonk_desktop import words
from zonk_desktop.words.rows import one_row

#: Signs that look like others in the code, by name.
MINUS, TIMES, APOSTROPHE = "\u2212", "\u00d7", "\u2019"

#: What is kept besides what is printed: a sign that joins, and spaces that are not broken.
_STAYS = frozenset("\u200d\u00a0\u202f")
#: More letters are not read in a column; the sheet keeps the first ones.
MOST = 60


def plain(text: str, most: int = MOST) -> str:
    """One line of printable letters, not longer than paper can bear.

    Line breaks, tabs and signs that steer the direction of writing become a space: a name must
    not turn the text beside it around. Letters joined by invisible signs (emoji) stay joined.
    """
    letters = []
    for letter in words.bare(text):
        kept = letter.isprintable() or letter in _STAYS or _joins(letter)
        letters.append(letter if kept else " ")
    line = one_row("".join(letters)).strip()
    if len(line) <= most:
        return line
    cut = line[:most]
    # Never between a letter and what belongs to it.
    while cut and (_joins(line[len(cut)]) or cut[-1] == "\u200d"):
        cut = cut[:-1]
    return cut.rstrip() + "…"


def brief(names: Sequence[str]) -> list[str]:
    """Each name by as few of its first words as tell it from the others."""
    parts = [name.split(" ") for name in names]
    found = []
    for n, words_ in enumerate(parts):
        others = [other for k, other in enumerate(parts) if k != n]
        count = next(
            (
                count
                for count in range(1, len(words_))
                if all(other[:count] != words_[:count] for other in others)
            ),
            len(words_),
        )
        found.append(" ".join(words_[:count]))
    return found


_STRAIGHT = re.compile(r"(?<=\w)'(?=\w|\s|$)")


_FIGURES = re.compile(r"(?<![\d.])(?<!\d,)\d{4,9}(?!\d|,\d)")


def typeset(text: str) -> str:
    """A text of the rules in the one way of the sheets: figures as 1,000, apostrophes of books."""
    return curled(_FIGURES.sub(lambda found: words.figure(int(found[0])), text))


def curled(text: str) -> str:
    """Apostrophes of books alone: in a name or a portrait 1978 is a year."""
    return _STRAIGHT.sub(APOSTROPHE, text)


def figure(value: float) -> str:
    """A count or an average in the same way."""
    if value == int(value):
        return words.figure(value)
    return words.figure(value, 2).rstrip("0")


def signed(value: float, places: int = 0) -> str:
    """A figure with its sign; what rounds to nothing has none."""
    amount = round(value, places)
    sign = "" if not amount else "+" if amount > 0 else MINUS
    return words.isolated(sign + words.figure(abs(amount), places))


def _joins(letter: str) -> bool:
    return unicodedata.combining(letter) > 0 or 0xFE00 <= ord(letter) <= 0xFE0F
