"""Texts in rows: where a row may end, and how many columns of a terminal its letters take."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import pairwise

#: Letters from here on need no gap between words, nor a hyphen: kana, Han and their signs.
NO_GAPS = "\u2e80"
#: Stops and brackets of Japanese and Chinese, which have their gap in them.
_WIDE_STOPS = tuple(
    map(chr, (0x3001, 0x3002, 0x300D, 0x300F, 0xFF01, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F))
)
#: What no row begins with, besides signs and marks: small kana, dashes, a degree.
_NEVER_FIRST = frozenset("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ〜―—°\uff5e")
#: Kinds of Unicode that stay with the letter before, or with the one after them.
_CLOSES, _OPENS = frozenset(("Pe", "Pf", "Po", "Mn", "Mc", "Me", "Cf", "Sk", "Lm")), ("Ps", "Pi")


@lru_cache(maxsize=4096)
def parts(text: str) -> tuple[tuple[str, str], ...]:
    """Where a text may go on in the next row: its parts, each with the gap before it.

    A gap that is not to be broken stays in its part. Japanese and Chinese may end a row after any
    letter, but for stops, brackets and the like; words of other letters among them stay whole, and
    so does a figure with what it counts.
    """
    found: list[tuple[str, str]] = []
    for word in filter(None, re.split("[ \\t\\n]+", text)):
        found.append((gap_after(found[-1][1]) if found else "", word[0]))
        if max(word) < NO_GAPS:
            found[-1] = found[-1][0], word
            continue
        for before, letter in pairwise(word):
            if max(before, letter) >= NO_GAPS and _ends(before, letter):
                found.append(("", letter))
            else:
                gap, part = found[-1]
                found[-1] = gap, part + letter
    return tuple(found)


def gap_after(words: str) -> str:
    """What stands between these words and the next."""
    return "" if words.endswith(_WIDE_STOPS) else " "


def _ends(before: str, after: str) -> bool:
    """Whether a row may end between two letters."""
    return not (
        after in _NEVER_FIRST
        or unicodedata.category(after) in _CLOSES
        or unicodedata.category(before) in _OPENS
        or before == "\u200d"
        or before.isdecimal()
    )


def one_row(text: str) -> str:
    """A text without breaks; a space that must not break stays one."""
    return re.sub("[ \\t\\r\\n\\f\\v]+", " ", text).strip(" ")


def columns(text: str) -> int:
    """How many columns of a terminal a text takes: Han and kana two each, marks none."""
    if text.isascii():
        return len(text)
    return sum(map(_columns, text))


def _columns(letter: str) -> int:
    if unicodedata.category(letter) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in {"W", "F"} else 1


def padded(text: str, wide: int, *, before: bool = False) -> str:
    """A text with spaces up to this many columns, after it or before."""
    spaces = " " * (wide - columns(text))
    return spaces + text if before else text + spaces


def filled(text: str, wide: int, first: str = "", later: str = "") -> list[str]:
    """A text in rows of at most this many columns, each as full as it can be."""
    if max(text, default="") < NO_GAPS:
        from textwrap import wrap  # noqa: PLC0415 - of no use to a window

        return wrap(text, wide, initial_indent=first, subsequent_indent=later)
    rows, row = [], first
    begun = False
    for gap, part in parts(text):
        longer = row + (gap if begun else "") + part
        if begun and columns(longer.rstrip()) > wide:
            rows.append(row)
            row = later + part
        else:
            row = longer
        begun = True
    return [*rows, row] if begun else rows
