"""Knobs and tables that relatives of Zonk brought: confirming, answers, bonuses, last dice.

Each is tried through transcripts, as people play; the second referee judges them all together.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.test_relatives_knobs import Table, report, totals
from tests.running import zonk
from zonk_desktop.engine.entries import points_if_missed
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import EventKind
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import house_text, preset
from zonk_desktop.transcript.replay import Replay


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def said(replay: Replay, kind: EventKind) -> list[int]:
    return [event.value for event in replay.events if event.event is kind]


# A combination must be confirmed


THREE = "roll 3 3 3 2 4 6; keep 3 3 3; "


def test_a_combination_is_confirmed_by_further_points(table: Table) -> None:
    table.rules(tables="clear = 250")
    assert table.refused(THREE + "stay") == "not-confirmed"
    assert table.refused("roll 3 3 3 2 4 6; stay") == "not-confirmed"
    assert table.refused(THREE + "roll 1 1 2; keep 1 1; stay") == "not-confirmed"
    assert totals(table.play(THREE + "roll 1 1 5; stay")) == [550, 0]
    assert totals(table.play(THREE + "roll 1 1 5; keep all; roll 1 2 2 3 4 6; stay")) == [650, 0]
    # Points before it, or beside it in the same keep, confirm nothing.
    before = "roll 1 1 2 3 4 6; keep 1 1; roll 3 3 3 6; keep 3 3 3; "
    assert table.refused(before + "stay") == "not-confirmed"
    assert table.refused("roll 3 3 3 1 1 5; stay") == "not-confirmed"
    assert totals(table.play(THREE + "roll 2 2 4")) == [0, 0]


def test_of_several_each_is_confirmed(table: Table) -> None:
    table.rules(tables="clear = 100")
    second = THREE + "roll 4 4 4; keep all; "
    assert table.refused(second + "stay") == "not-confirmed"
    assert totals(table.play(second + "roll 1 2 3 4 6 6; stay")) == [800, 0]
    assert table.refused("roll 3 3 3 4 4 4; stay") == "not-confirmed"


def test_what_is_worth_the_same_without_it_needs_no_confirming(table: Table) -> None:
    fives = '[combo.fives]\nkind = "of-a-kind"\ncount = 3\nfaces = [5]\nclear = 100\npoints = '
    table.rules(tables=fives + "150")
    assert totals(table.play("roll 5 5 5 2 3 4; stay")) == [150, 0]
    table.rules(tables=fives + "200")
    assert table.refused("roll 5 5 5 2 3 4; stay") == "not-confirmed"


def test_three_alike_from_several_throws_are_confirmed_too(table: Table) -> None:
    rules = Rules(preset("lets-play-zonk", (("trip-across-rolls", "on"), ("clear", "200"))))
    aside = rules.table.throw((1, 1, 2, 3, 4), 0, 0)
    assert not aside.clear.get(aside.all_code)
    across = rules.table.throw((1, 5, 6), 0, aside.all_code)
    assert across.keeps[1] == 800
    assert across.clear == {1: 200, across.all_code: 200}


def test_on_a_sheet_it_is_a_knob() -> None:
    throw = Rules(preset("wheaton", (("clear", "100"),))).table.throw
    for faces, clear in (
        ((1, 2, 3, 4, 5), 100), ((2, 2, 2, 3, 4), 100), ((4, 4, 4, 4, 4), 100),
        ((1, 5, 2, 2, 3), 0),
    ):  # fmt: skip
        found = throw(faces, 0, 0)
        assert found.clear.get(found.all_code, 0) == clear, faces
    text = "kind = 'shape'\nshape = [2, 2]\npoints = 5\nclear = -5"
    with pytest.raises(RuleFileError, match=r"combo.x.clear: give 0 or more"):
        house_text("x", f'extends = "wheaton"\n[combo.x]\n{text}')


# A bonus for all dice


BONUS = '[combo.all]\nkind = "all-dice"\npoints = 500\nsafe = {}'


def test_all_dice_bring_a_bonus_each_time(table: Table) -> None:
    table.rules(tables=BONUS.format("false"))
    whole = "roll 1 1 1 5 5 5; keep all; "
    assert totals(table.play(whole + "stay")) == [950, 0]
    # In one throw or in several, and again.
    parts = "roll 3 3 3 2 4 6; keep 3 3 3; roll 1 5 6; keep 1 5; roll 5; "
    assert totals(table.play(parts + "stay")) == [1000, 0]
    assert totals(table.play(whole + whole + "stay")) == [1900, 0]
    assert totals(table.play(whole + "roll 2 2 3 4 6 6")) == [0, 0]
    # Part of a throw is not all dice, though all of it would score.
    assert totals(table.play("roll 1 1 1 5 5 5; keep 1 1 1 5 5; stay")) == [400, 0]


def test_the_bonus_may_stay_on_a_miss(table: Table) -> None:
    table.rules(tables=BONUS.format("true"))
    whole = "roll 1 1 1 5 5 5; keep all; "
    miss = "roll 2 2 3 4 6 6"
    assert totals(table.play(whole + miss)) == [500, 0]
    assert totals(table.play(whole + whole + miss)) == [1000, 0]
    table.rules("entry-minimum = 600", BONUS.format("true"))
    assert totals(table.play(whole + miss)) == [0, 0]


def test_on_a_sheet_the_bonus_is_two_knobs(tmp_path: Path) -> None:
    rules = Rules(preset("insta-bong", (("all-dice-bonus", "500"), ("all-dice-safe", "on"))))
    throw = rules.table.throw((1, 1, 1, 1, 5, 5), 0, 0)
    assert throw.all_points - throw.safe[throw.all_code] == throw.all_points - 500
    path = tmp_path / "own.toml"
    path.write_text('extends = "wheaton"\n[knobs]\nall-dice-safe = true', "utf-8")
    code, _, err = zonk("rules", "check", str(path))
    assert code == 1
    assert "all-dice-safe: has no effect beside all-dice-bonus = 0" in err


# A penalty for a first throw


def test_a_first_throw_without_points_costs(table: Table) -> None:
    table.rules("first-throw-penalty = 1000")
    miss = "roll 2 2 3 4 6 6; "
    game = table.play(miss, "score A 1500")
    assert totals(game) == [500, 0]
    assert said(game, EventKind.PENALTY) == [1000]
    assert totals(table.play(miss)) == [-1000, 0]
    # Only the first throw of a turn, with all dice in hand.
    assert totals(table.play("roll 1 2 2 3 4 6; keep 1; roll 2 2 3 4 6", "score A 1500")) == [
        1500,
        0,
    ]
    again = "roll 1 1 1 5 5 5; keep all; roll 2 2 3 4 6 6"
    assert totals(table.play(again, "score A 1500")) == [1500, 0]
    table.rules('first-throw-penalty = 1000\npenalty-floor = "zero"')
    assert totals(table.play(miss, "score A 700")) == [0, 0]


def test_it_comes_on_top_of_misses_in_a_row(table: Table) -> None:
    table.rules("first-throw-penalty = 1000\nmiss-penalty = 500\nmiss-penalty-after = 1")
    assert totals(table.play("roll 2 2 3 4 6 6", "score A 1900")) == [400, 0]
    later = "roll 1 2 2 3 4 6; keep 1; roll 2 2 3 4 6"
    assert totals(table.play(later, "score A 1900")) == [1400, 0]


def test_what_a_miss_would_cost_is_told_before_it(table: Table) -> None:
    table.rules("first-throw-penalty = 1000")
    begun = table.play("", "score A 1500").game
    assert points_if_missed(begun) == -1000
    kept = table.play("roll 1 2 2 3 4 6; keep 1", "score A 1500").game
    assert points_if_missed(kept) == 0
    table.rules('first-throw-penalty = 1000\nmiss-penalty = 700\nmiss-penalty-after = 1\n'
                'penalty-floor = "zero"')  # fmt: skip
    assert points_if_missed(table.play("", "score A 1500").game) == -1500


def test_dice_taken_over_are_no_first_throw(table: Table) -> None:
    table.rules('first-throw-penalty = 1000\ntake-over = "anybody"')
    turn = "roll 1 1 2 3 4 6; keep 1 1; stay; take-over; roll 2 2 3 4"
    assert totals(table.play(turn, "score B 1500")) == [200, 1500]


# More than the player before


def test_a_turn_outdoes_the_one_before(table: Table) -> None:
    table.rules("beat-previous = true")
    first = "roll 1 1 1 2 3 4; stay; "
    assert table.refused(first + "roll 1 1 1 2 3 4; stay") == "below-previous"
    assert table.refused(first + "roll 1 2 3 4 6 6; stay") == "below-previous"
    game = table.play(first + "roll 1 1 1 5 3 4; stay; roll 1 1 1 1 2 2; stay")
    assert totals(game) == [700, 350]
    # After a miss there is nothing to outdo.
    assert totals(table.play(first + "roll 2 2 3 4 6 6; roll 5 2 3 4 6 6; stay")) == [350, 0]
    # Nobody outdoes himself.
    assert totals(table.play(first + "roll 5 2 3 4 6 6; stay", players="A")) == [350]


# Tries with the last die


ONE_LEFT = "roll 1 1 1 5 5 2; keep 1 1 1 5 5; "


def test_the_last_die_has_so_many_tries(table: Table) -> None:
    table.rules("last-die-tries = 3")
    game = table.play(ONE_LEFT + "roll 2; roll 3; roll 5; stay")
    assert totals(game) == [450, 0]
    assert said(game, EventKind.LAST_DIE) == [2, 1]
    assert totals(table.play(ONE_LEFT + "roll 2; roll 3; roll 4; roll 1 2 3 4 6 6; stay")) == [
        0,
        100,
    ]
    assert table.refused(ONE_LEFT + "roll 2; stay") == "last-die"
    assert table.refused(ONE_LEFT + "roll 2; keep 2") == "no-throw"
    # A new set has tries of its own, and more dice have none.
    twice = ONE_LEFT + "roll 2; roll 1; keep 1; " + ONE_LEFT + "roll 2; roll 2; roll 1; stay"
    assert totals(table.play(twice)) == [1000, 0]
    assert totals(table.play("roll 1 1 1 5 2 2; keep 1 1 1 5; roll 2 2")) == [0, 0]


# Last turns again


HOME = ("score A 1900", "score B 1900", "score C 1900")
A_HOME = "roll 1 1 2 3 4 6; stay; "


def test_who_was_passed_may_answer(table: Table) -> None:
    table.rules('last-licks = "passed"')
    # B passes A; C fails and is out of it; A answers, then B, who misses.
    turns = A_HOME + "roll 1 1 1 2 3 4; stay; roll 1 2 3 4 6 6; stay; "
    game = table.play(turns, *HOME, players="A B C")
    assert game.game.last == (0,)
    game = table.play(turns + "roll 1 1 5 2 3 4; stay; ", *HOME, players="A B C")
    assert game.game.turn.seat == 1
    assert game.game.last == (1,)
    game = table.play(turns + "roll 1 1 5 2 3 4; stay; roll 2 2 3 4 6 6", *HOME, players="A B C")
    assert report(game)["winner"] == "A"
    assert totals(game) == [2350, 2200, 2000]
    assert len(said(game, EventKind.LAST_LICKS)) == 2
    # To draw level is not to pass.
    level = A_HOME + "roll 1 1 2 3 4 6; stay; roll 2 2 3 4 6 6"
    game = table.play(level, *HOME, players="A B C")
    assert report(game)["winner"] == "A"


def test_everybody_may_answer(table: Table) -> None:
    table.rules('last-licks = "everybody"')
    turns = A_HOME + "roll 1 1 1 2 3 4; stay; roll 2 2 3 4 6 6; "
    assert table.play(turns, *HOME, players="A B C").game.last == (0,)
    turns += "roll 1 1 1 2 3 4; stay; "
    game = table.play(turns, *HOME, players="A B C")
    assert game.game.last == (1, 2)
    miss = "roll 2 2 3 4 6 6; "
    assert report(table.play(turns + miss * 2, *HOME, players="A B C"))["winner"] == "A"
    level = A_HOME + "roll 1 1 2 3 4 6; stay; " + miss
    assert table.play(level, *HOME, players="A B C").game.ended is not None


def test_a_tie_may_open_them_too(table: Table) -> None:
    table.rules('last-licks = "tied"')
    level = A_HOME + "roll 1 1 2 3 4 6; stay; "
    game = table.play(level, *HOME, players="A B C")
    assert game.game.last == (2, 0)
    miss = "roll 2 2 3 4 6 6; "
    # Who stood there first has won, when nobody answers.
    assert report(table.play(level + miss * 2, *HOME, players="A B C"))["winner"] == "A"


@pytest.mark.parametrize(
    ("given", "key", "cure"),
    [
        ('ending = "immediate"', "last-licks", "set ending = lastRound"),
        ("rounds = 5", "last-licks", "set rounds = 0"),
        ('landing = "cap"', "last-licks", "set landing = over"),
        ('winner-by = "first"', "last-licks", "set winner-by = points"),
        ("must-beat = true", "last-licks", "set last-licks = everybody, or must-beat = false"),
    ],
)
def test_where_nobody_is_passed_it_is_refused(given: str, key: str, cure: str) -> None:
    name, _, value = given.partition(" = ")
    written = {"ending": '"lastRound"', "must-beat": "false", "last-licks": '"tied"', name: value}
    lines = "\n".join(f"{knob} = {said}" for knob, said in written.items())
    with pytest.raises(RuleFileError) as wrong:
        house_text("own.toml", f'extends = "original-1978"\n[knobs]\n{lines}')
    assert wrong.value.key == f"knobs.{key}"
    assert cure in wrong.value.why


def test_taken_over_it_lapses(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(
        'extends = "original-1978"\n[knobs]\nlast-licks = "passed"', "utf-8"
    )
    over = tmp_path / "over.toml"
    over.write_text('extends = "base.toml"\n[knobs]\nending = "immediate"', "utf-8")
    assert zonk("rules", "check", str(over))[0] == 0
