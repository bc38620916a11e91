"""A player who sees nothing: he is told sentences and the names of buttons, and presses one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from zonk_desktop.ui.kit import aloud

#: A thousand points are risked for so much more at the least.
_ENOUGH = 350


def listening(patch: pytest.MonkeyPatch) -> list[str]:
    """What a reader that is there is given to speak; nobody waits for it."""
    found: list[str] = []

    def take(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            found.append(event.message())

    patch.setattr(QAccessible, "isActive", lambda: True)
    patch.setattr(QAccessible, "updateAccessibility", take)
    patch.setattr(aloud, "_LETTER_MS", 0)
    patch.setattr(aloud, "_BREATH_MS", 0)
    return found


class Table(NamedTuple):
    """What was understood of the sentences said before a choice."""

    points: int
    #: What a stay makes, 0 where nobody may.
    stay: int
    #: The chance to miss, in a hundred; of how many dice.
    miss: int
    dice: int
    #: What must be beaten, 0 where nothing must.
    beat: int


_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_STAY = re.compile(r"Staying with ([\d,]+) makes ([\d,-]+)")
_SHOW = re.compile(r"Staying scores ([\d,]+) in the show")
_SO_FAR = re.compile(r"turn, ([\d,]+) so far")
_PICKED = re.compile(r"Picked: [^.]*?, for ([\d,]+)\.")
_MISS = re.compile(r"The next (?:(\w+) dice|die) miss(?:es)? (\d+) in a hundred")
_SAFE = re.compile(r"The next (?:(\w+) dice|die) cannot miss")
_BEAT = re.compile(r"Last round: the ([\d,]+) of")


def _figure(found: re.Match[str] | None, group: int = 1) -> int:
    return 0 if found is None else int(found[group].replace(",", ""))


def understood(said: str) -> Table:
    """The figures of the last choice that was told."""
    miss, safe = _MISS.search(said), _SAFE.search(said)
    rolled = miss or safe
    dice = 0 if rolled is None else _NUMBERS.get(rolled[1] or "one", 6)
    stay, show = _STAY.search(said), _SHOW.search(said)
    points = _figure(stay or show) or _figure(_SO_FAR.search(said)) + _figure(_PICKED.search(said))
    return Table(
        points, _figure(stay, 2) or _figure(show), _figure(miss, 2), dice,
        _figure(_BEAT.search(said)),
    )  # fmt: skip


def plays_on(table: Table) -> bool:
    """Whether points are risked: as long as a miss costs less than the throw may bring."""
    if 0 < table.stay <= table.beat:
        return True
    return table.miss * table.points < (100 - table.miss) * (_ENOUGH * table.dice) / 4


#: Answers in the order in which they are tried: nothing is lost by them, and the game goes on.
_ANSWERS = ("Name the dice", "Done", "Can I roll?", "Yes", "You can go", "Hits taken",
            "Use the re-roll", "Jump the gate")  # fmt: skip


class ByEar:
    """Presses a button, by its name alone; sometimes any, where he wants to know them all."""

    def __init__(self, chance: Random, curious: float = 0.0) -> None:
        self._chance = chance
        self._curious = curious

    def press(self, said: str, names: Sequence[str]) -> str:
        """The name of the button to press, of those that can be pressed."""
        if self._chance.random() < self._curious:
            return self._chance.choice(list(names))
        for answer in _ANSWERS:
            for name in names:
                if name.startswith(answer):
                    return name
        rolls = [name for name in names if name.startswith(("Roll", "Enter the throw"))]
        stays = [name for name in names if name.startswith("Stay")]
        keeps = [name for name in names if name.startswith("Keep")]
        dares = [name for name in names if name.startswith("Refuse")]
        if stays and not (rolls and self.risks(said)):
            return stays[0]
        return (rolls or keeps or dares or list(names))[0]

    def risks(self, said: str) -> bool:
        """Whether he rolls on where he might stay."""
        return plays_on(understood(said))
