"""The dice of a game that stood behind throws which had been shown: pledged anew."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from zonk_desktop.fairness.source import DiceSource

_PACKED = re.compile(r"(\d{1,7}) (\d{1,7}) ([0-9a-f]{64}) ([0-9a-f]{64})?")


class Pledge(NamedTuple):
    """One more pledge of a game."""

    #: The throws that count before it, and how many of the pledge before had been shown.
    after: int
    shown: int
    commitment: str
    #: Empty where it is not told.
    seed: str = ""


class Dice:
    """What throws the dice of a game: one source, and after some throws perhaps others."""

    def __init__(self, first: DiceSource, more: Sequence[tuple[int, DiceSource]] = ()) -> None:
        self._parts = [(0, first), *more]

    @classmethod
    def of(cls, seed: str, more: Sequence[Pledge]) -> Dice:
        """From seeds in hexadecimal; raises ValueError."""
        made = [(one.after, DiceSource(bytes.fromhex(one.seed))) for one in more]
        return cls(DiceSource(bytes.fromhex(seed)), made)

    @property
    def latest(self) -> DiceSource:
        """The source of the next throw."""
        return self._parts[-1][1]

    @property
    def after(self) -> int:
        """How many throws the sources before it made."""
        return self._parts[-1][0]

    def faces(self, number: int, count: int, gesture: str = "") -> tuple[int, ...]:
        """The faces of a throw, counted through the whole game."""
        after, source = next(one for one in reversed(self._parts) if one[0] < number)
        return source.faces(number - after, count, gesture=gesture)

    def go_on(self, throws: int, source: DiceSource) -> None:
        """From the throw after these on this source throws."""
        self._parts.append((throws, source))

    def pledge_anew(self, throws: int, shown: int) -> Pledge:
        """From the throw after these on fresh dice are thrown, as so many had been shown."""
        fresh = DiceSource.fresh()
        self.go_on(throws, fresh)
        return Pledge(throws, shown, fresh.commitment, fresh.seed)


def packed(pledges: Sequence[Pledge]) -> str:
    """Pledges as a column of the Zonk File has them."""
    return "\n".join(" ".join(map(str, one)) for one in pledges)


def unpacked(text: str) -> tuple[Pledge, ...]:
    """Raises ValueError where a column holds something else."""
    found = []
    for line in filter(None, text.split("\n")):
        if (match := _PACKED.fullmatch(line)) is None:
            raise ValueError(line)
        found.append(Pledge(int(match[1]), int(match[2]), match[3], match[4] or ""))
    return tuple(found)
