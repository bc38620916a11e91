"""What is said of a rule set, and why one is refused, as it was when everything else agreed.

Other tests say what is right, rule by rule; this says that nothing else has changed meanwhile,
whatever the words are. Each line of `as-said.txt` is a table and a digest. Where a change is
meant, write them anew:

    python -m tests.rulebook.test_as_said
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.recorded import digest, record, recorded
from tests.test_as_before import tables, values
from tests.words.bare import Bare, bare
from zonk_desktop import words
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import cheat, describe, knobs, summary
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import compose
from zonk_desktop.rulebook.load import (
    PRESETS,
    house_text,
    idle_in_text,
    preset,
    preset_document,
)
from zonk_desktop.rulebook.write import dumped

__all__ = ["bare"]
RECORD = Path(__file__).with_name("as-said.txt")
#: Rule sets with several knobs turned by chance, and files with something wrong by chance.
TURNED, SPOILED = 600, 600


def said(ruleset: RuleSet) -> Iterator[object]:
    """All that people read of a rule set."""
    yield summary.scoring(ruleset), summary.remarks(ruleset), summary.turn(ruleset)
    yield summary.hit_rules(ruleset), summary.end(ruleset.settings)
    yield summary.beside(ruleset.settings), cheat.cheat(ruleset), cheat.more(ruleset)
    yield describe.card(ruleset), describe.sections(ruleset), describe.rules(ruleset)
    yield describe.knob_table(ruleset)


def any_value(knob: knobs.Knob, odd: bool, chance: random.Random) -> str:
    if knob.kind == "int":
        usual = (2, 3, 100, 150, 500, 1000, 2500, 5000, 9500)
        fit = [n for n in usual if knob.low <= n <= knob.high]
        edge = (knob.low - 1, knob.high + 1) if odd else (knob.low, knob.low + 1, knob.high)
        return str(chance.choice((*edge, *fit)))
    strange = ("3 4", "5 2", "1,000", "9,950 450", "on", "ON", "zero", "") if odd else ()
    return str(chance.choice((*values(knob), *strange) or ("3 4", "2", "500 1000", "none")))


def turned(number: int) -> object:
    """A sheet with a few knobs turned at once: what is said of it, or why it cannot be."""
    chance = random.Random(f"turned {number}")
    some = chance.sample(knobs.KNOBS, chance.choice((1, 2, 4, 8, 16)))
    odd = chance.random() < 0.3
    pairs = {knob.name: any_value(knob, odd, chance) for knob in some}
    key = chance.choice(PRESETS)
    try:
        ruleset = preset(key, tuple(pairs.items()))
        idle = idle_in_text("ours", compose(key, "Ours", pairs))
    except RuleFileError as error:
        return str(error)
    return [*said(ruleset)], idle[0], [words.text(one) for one in idle[1]]


def spoil(table: dict[str, object], chance: random.Random) -> None:
    """Change one thing somewhere in a file as people do: a type, a size, a name, an order."""
    key = chance.choice(sorted(table))
    old = table[key]
    if isinstance(old, dict) and old and chance.random() < 0.85:
        spoil(old, chance)
    elif chance.random() < 0.12:
        table[f"{key}x"] = table.pop(key)
    elif chance.random() < 0.12:
        del table[key]
    elif isinstance(old, bool):
        table[key] = chance.choice((not old, 1, "on", "perhaps"))
    elif isinstance(old, int):
        table[key] = chance.choice((0, -1, 1, old + 1, 7, 41, 10**9, True, str(old), [old]))
    elif isinstance(old, list):
        turns: tuple[object, ...] = (
            [],
            old * 2,
            old * 9,
            old[:1],
            old[::-1],
            [*old, "x"],
            [*old, 7],
            [0, *old],
            3,
        )
        table[key] = chance.choice(turns)
    else:
        long = chance.choice((24, 25, 30, 31, 40, 41, 60, 61, 240, 241, 400, 401, 5000))
        table[key] = chance.choice(("", "x" * long, 3, [old], f" {old}", str(old).upper()))


def spoiled(number: int) -> object:
    """A file with a few things wrong: why it is refused, or what is said of it all the same."""
    chance = random.Random(f"spoiled {number}")
    document: dict[str, object] = preset_document(chance.choice(PRESETS))
    document["key"] = "ours"
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        spoil(document, chance)
    text = dumped(document)
    try:
        ruleset = house_text("ours", text)
        idle = idle_in_text("ours", text)
    except RuleFileError as error:
        return str(error)
    return [*said(ruleset)], idle[0], [words.text(one) for one in idle[1]]


def found() -> Iterator[tuple[str, str]]:
    for name, rules in tables().items():
        yield name, digest([*said(rules.ruleset)])
    for number in range(TURNED):
        yield f"turned {number}", digest(turned(number))
    for number in range(SPOILED):
        yield f"spoiled {number}", digest(spoiled(number))


def test_every_table_is_said_as_before() -> None:
    now = {name: digest([*said(rules.ruleset)]) for name, rules in tables().items()}
    assert [name for name, mark in now.items() if recorded(RECORD).get(name) != mark] == []


@pytest.mark.parametrize("part", range(6))
def test_knobs_turned_together_are_said_as_before(part: int) -> None:
    for number in range(part, TURNED, 6):
        assert recorded(RECORD)[f"turned {number}"] == digest(turned(number)), turned(number)


@pytest.mark.parametrize("part", range(6))
def test_spoiled_files_are_refused_as_before(part: int) -> None:
    for number in range(part, SPOILED, 6):
        assert recorded(RECORD)[f"spoiled {number}"] == digest(spoiled(number)), spoiled(number)


if __name__ == "__main__":
    words.use(Bare())
    record(RECORD, found())
