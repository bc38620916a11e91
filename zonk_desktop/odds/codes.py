"""Throws and keeps of a graph as numbers, and where a keep leads."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine.dice import BITS, ONE, WILD, pack
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Turn
from zonk_desktop.engine.turns import as_scored, aside_code

#: The dice of a class take this many bits of a throw's code.
_CLASS = BITS * WILD
#: All that the legal keeps of a throw depend on: its faces, what shows, what lies aside and may be
#: joined, and the face of the Blood Die among them.
ThrowKey = tuple[int, int, int, int]
#: Keeps, packed, with their worth.
Keeps = tuple[tuple[int, int], ...]


class KeepLead(NamedTuple):
    """Where a keep leads, whatever the turn held before: a place, and what it brings."""

    after: int
    points: int
    #: Hits that a miss leaves, hits that it takes, points that are safe.
    kept: int = 0
    pending: int = 0
    safe: int = 0


def throw_key(rules: Rules, turn: Turn) -> ThrowKey:
    """What the legal keeps of the throw on the table are remembered by."""
    scored = as_scored(rules, turn) if rules.wild else turn.throw
    blood = 0
    if rules.s.blood_die and rules.odd in turn.active:
        blood = scored[turn.active.index(rules.odd)]
    return pack(scored), turn.showing, aside_code(rules, turn), blood


def classes_of(rules: Rules, classes: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    class_of = {die: number for number, dice in enumerate(classes) for die in dice}
    return tuple([class_of[die] for die in rules.everyone])


def dice_codes(class_of: tuple[int, ...], alike: bool, turn: Turn) -> dict[int, int]:
    """Code of every die on the table: its face, counted within its class.

    Where colours may be exchanged, classes stand in the order of how many dice they have on the
    table, and of what those show.
    """
    thrown = tuple(zip(turn.active, turn.throw, strict=True))
    if not alike:
        return {die: ONE[face] << class_of[die] * _CLASS for die, face in thrown}
    shown: dict[int, int] = {}
    for die, face in thrown:
        number = class_of[die]
        shown[number] = shown.get(number, 0) + ONE[face] + (1 << _CLASS)
    ranked = sorted(shown, key=shown.__getitem__)
    place = {number: at * _CLASS for at, number in enumerate(ranked)}
    return {die: ONE[face] << place[class_of[die]] for die, face in thrown}
