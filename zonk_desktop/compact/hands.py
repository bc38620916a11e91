"""What the players' hands did at the throws: gestures figure by figure, words letter by letter."""

from __future__ import annotations

import re
from typing import NamedTuple

from zonk_desktop.compact.number import Coder, Habit, Letters, SheetError, flag
from zonk_desktop.transcript.gestures import is_hand

_STEP = 16
#: Nothing, figures in hexadecimal, letters.
_NOTHING, _FIGURES, _LETTERS = _KINDS = tuple(range(3))
_FIGURE = re.compile(r"-?[1-9a-f][0-9a-f]{0,15}|0")
#: Bits of the difference between two figures: two of 16 digits.
_BITS = tuple(range(66))
_MOST_FIGURES = 8
_COUNTS = tuple(range(1, _MOST_FIGURES + 1))


class _Known(NamedTuple):
    """What is learned: which kind comes, how many figures, how far each is from the one before."""

    kinds: Habit
    counts: Habit
    bits: Habit


class HandCoder:
    """Codes hands one after the other; a figure by its difference from the one in its place."""

    def __init__(self, coder: Coder, letters: Letters) -> None:
        self._coder = coder
        self._letters = letters
        self._known = _Known(Habit(_STEP), Habit(_STEP), Habit(_STEP))
        self._before: list[int] = []

    def hand(self, given: str = "") -> str:
        """The hand of the next throw: the one that is given, or the one that is read."""
        figures = _read(given)
        kind = _NOTHING if not given else _FIGURES if figures else _LETTERS
        kind = self._known.kinds.choose(self._coder, None, _KINDS, kind, (1,) * len(_KINDS))
        if kind == _NOTHING:
            return ""
        found = self._letters.text(given) if kind == _LETTERS else self._figures(figures)
        if not is_hand(found):
            raise SheetError.of("compact-not-a-game")
        return found

    def _figures(self, given: list[int]) -> str:
        known, first = self._known, (1,) * len(_COUNTS)
        count = 1 + known.counts.choose(self._coder, None, _COUNTS, len(given) - 1, first)
        found = []
        for place in range(count):
            before = self._before[place] if place < len(self._before) else 0
            value = given[place] if self._coder.writes else 0
            found.append(before + self._difference(place, value - before))
        self._before[: len(found)] = found
        return ".".join(f"{figure:x}" for figure in found)

    def _difference(self, place: int, given: int) -> int:
        first = (1,) * len(_BITS)
        bits = self._known.bits.choose(self._coder, place, _BITS, abs(given).bit_length(), first)
        if not bits:
            return 0
        less = flag(self._coder, given < 0)
        top = 1 << (bits - 1)
        far = top + self._coder.pick(top, abs(given) - top)
        return -far if less else far


def _read(hand: str) -> list[int]:
    """The figures of a hand; none where it is spelled in another way."""
    parts = hand.split(".")
    if len(parts) > _MOST_FIGURES or not all(map(_FIGURE.fullmatch, parts)):
        return []
    return [int(part, 16) for part in parts]
