"""Small words: numbers, hits under their chosen name, possessives."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve")  # fmt: skip
#: What hits are called at a table: the game's own word, or one for those who do not smoke.
HIT_WORDS = {
    "hits": ("hit", "hits"),
    "stars": ("star", "stars"),
    "honour": ("point of honour", "points of honour"),
}


def figure(number: int) -> str:
    """2500 as 2,500."""
    return f"{number:,}"


def counted(count: int, one: str) -> str:
    """1 game, 1,000 games."""
    return f"{figure(count)} {one}{'' if count == 1 else 's'}"


def number(count: int) -> str:
    """Small numbers in words."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def dice(count: int) -> str:
    return f"{number(count)} die" if count == 1 else f"{number(count)} dice"


def times(count: int) -> str:
    """Once, twice, three times."""
    return ("never", "once", "twice")[count] if count < 3 else f"{number(count)} times"


def per_cent(chance: Fraction) -> str:
    """Whole per cent; what may happen is never called 0."""
    rounded = round(float(chance) * 100)
    if chance and not rounded:
        return "<1%"
    return f"{rounded}%"


def whose(name: str) -> str:
    """Cy's, Zeus'."""
    return f"{name}’" if name.endswith(("s", "S")) else f"{name}’s"


def printed(text: str) -> str:
    """As it is set in type: files and sheets of a pen write the straight apostrophe."""
    return text.replace("'", "’")


def plain_tip(text: str) -> str:
    """A tooltip that takes no name for markup: Qt would, where one looks like it."""
    if not {"<", "&"}.intersection(text):
        return text
    from html import escape  # noqa: PLC0415 - not before the first frame

    return f"<span>{escape(text)}</span>"


def one_line(text: str) -> str:
    """A sentence on one line, read from the left whatever script a name in it has."""
    return "\u200e" + " ".join(text.split())


def shortened(name: str, most: int = 24) -> str:
    """A name on one line, without what a line cannot hold."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return plain if len(plain) <= most else plain[: most - 1].rstrip() + "…"


class Words:
    """The words of a table."""

    def __init__(self, kind: str = "hits") -> None:
        self.kind = kind
        self.hit, self.hits = HIT_WORDS.get(kind, HIT_WORDS["hits"])

    def count(self, hits: int) -> str:
        return f"{hits} {self.hit if hits == 1 else self.hits}"

    def adapt(self, sentence: str, names: Iterable[str] = ()) -> str:
        """A sentence of the program with this table's word for hits; names stay as they are."""
        if self.kind == "hits":
            return sentence
        known = [re.escape(name) for name in sorted(set(names), key=len, reverse=True) if name]
        # A name is found first and put back; what is left of the word is the program's own.
        name = rf"(?<!\w)({'|'.join(known)})(?!\w)|" if known else "()"
        return re.sub(name + r"\b[Hh]its?\b", self._word, sentence)

    def _word(self, found: re.Match[str]) -> str:
        word = found.group()
        if found.group(1):
            return word
        new = self.hits if word.endswith("s") else self.hit
        return new[:1].upper() + new[1:] if word[0] == "H" else new


def listed(names: list[str]) -> str:
    """One, two and three."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]
