"""The roll for order: everybody's dice at once, ties by themselves."""

from __future__ import annotations

import random

from tests.stage.steps import new_table
from zonk_desktop import words
from zonk_desktop.fairness.source import OrderThrow
from zonk_desktop.stage.beats import Keys, Kind, StageManners
from zonk_desktop.stage.scene import magic_beats, order_beats, rounds


def throws(*told: tuple[str, int, bool]) -> tuple[OrderThrow, ...]:
    return tuple(OrderThrow(*one) for one in told)


def test_everybody_rolls_at_once_and_ties_by_themselves() -> None:
    order = throws(
        ("Ann", 6, False), ("Bob", 2, False), ("Cy", 6, False),
        ("Ann", 3, True), ("Cy", 3, True), ("Ann", 1, True), ("Cy", 5, True),
    )  # fmt: skip
    found = rounds(order)
    assert [[throw.name for throw in one] for one in found] == [
        ["Ann", "Bob", "Cy"], ["Ann", "Cy"], ["Ann", "Cy"],
    ]  # fmt: skip
    assert [throw for one in found for throw in one] == list(order)


def test_no_die_is_lost_or_thrown_twice_in_a_round() -> None:
    chance = random.Random(5)
    for _ in range(300):
        names = [f"P{n}" for n in range(chance.randint(2, 12))]
        order = [OrderThrow(name, chance.randint(1, 6), False) for name in names]
        for _ in range(chance.randint(0, 4)):
            again = chance.sample(names, chance.randint(2, len(names)))
            order += [OrderThrow(name, chance.randint(1, 6), True) for name in again]
        found = rounds(tuple(order))
        assert [throw for one in found for throw in one] == order
        for one in found:
            assert len({throw.name for throw in one}) == len(one)
            assert len({throw.again for throw in one}) == 1


def test_a_tie_names_who_rolls_again_and_what_they_rolled() -> None:
    game = new_table("wheaton")
    thrown = throws(("Ann", 6, False), ("Bob", 2, False), ("Cy", 6, False))
    again = throws(("Ann", 3, True), ("Cy", 5, True))
    rolls, tie = order_beats(game, thrown, (0, 1, 2), again, StageManners())
    assert rolls.kind is Kind.ORDER
    assert rolls.data.faces == (6, 2, 6)
    assert tie.kind is Kind.ORDER_TIE
    assert tie.keys is Keys.OPEN
    assert tie.says.banner is not None
    assert words.text(tie.says.banner) == "Ann and Cy rolled a 6 each. They roll again."
    _, done = order_beats(game, again, (0, 2), (), StageManners())
    assert done.kind is Kind.ORDER_DONE
    assert done.says.banner is not None
    assert words.text(done.says.banner) == "Ann goes first"
    rolled, lies = magic_beats(game, (1, 2, 2, 3, 6), StageManners("off"))
    assert (rolled.kind, lies.kind) == (Kind.MAGIC, Kind.MAGIC_LIES)
    assert lies.length == 0
