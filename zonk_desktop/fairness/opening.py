"""The throws before the first turn, from the seed: who begins, and the Magic Number."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine.opening import OrderRoll, magic_must_be_rolled_again
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.fairness.source import DiceSource


class OrderThrow(NamedTuple):
    """One die of the roll for order."""

    name: str
    face: int
    #: A tie is being rolled off.
    again: bool


def roll_for_order(
    rules: Rules, names: tuple[str, ...], source: DiceSource
) -> tuple[tuple[OrderThrow, ...], tuple[str, ...]]:
    """Every die of the roll for order, ties rolled off, and the order it makes."""
    roll = OrderRoll.begin(rules, names)
    throws: list[OrderThrow] = []
    thrown: set[str] = set()
    while (name := roll.to_roll()) is not None:
        (face,) = source.faces(len(throws) + 1, 1, "order")
        throws.append(OrderThrow(name, face, name in thrown))
        thrown.add(name)
        roll = roll.landed(face)
    return tuple(throws), roll.order()


def recalled(
    rules: Rules, seated: tuple[str, ...], order: tuple[str, ...], magic: tuple[int, ...],
    source: DiceSource,
) -> tuple[tuple[OrderThrow, ...], tuple[int, ...]]:  # fmt: skip
    """The throws before the first turn of a game that was written down, found from its seed.

    Nothing where they do not lead to what is written: hands have chosen it, or changed it.
    """
    throws: tuple[OrderThrow, ...] = ()
    if len(set(seated)) == len(seated) > 1:
        found, made = roll_for_order(rules, seated, source)
        throws = found if made == order else ()
    rolled = roll_magic(rules, source) if rules.s.magic_number and magic else ()
    return throws, rolled if rolled == tuple(sorted(magic)) else ()


def roll_magic(rules: Rules, source: DiceSource) -> tuple[int, ...]:
    """Roll the Magic Number: the faces everybody hopes to throw again."""
    number = 1
    while True:
        faces = source.faces(number, rules.s.dice_count, "magic")
        if not magic_must_be_rolled_again(rules, faces):
            return tuple(sorted(faces))
        number += 1
