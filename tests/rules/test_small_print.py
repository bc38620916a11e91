"""The small print: what is so at the very figure, and what a figure that misses it must not be.

Most of these stand where a change of one sign in the engine would have gone unseen.
"""

from __future__ import annotations

import pytest

from tests.rules.hand import MB, ROLL, STAY, THOUSAND, WH, run, table, told, why
from tests.rules.table import hits, played
from zonk_desktop.engine import actions as act
from zonk_desktop.engine import turns
from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.entries import at_home
from zonk_desktop.engine.finish import RecordKind, records
from zonk_desktop.engine.hits import Bank, Overshoot, TotalStep
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, candidates, refusal
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import EventKind, Game, grid, is_round, rounds
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import house_text

rule = pytest.mark.rule
MISS = (ROLL, act.DiceLanded((2, 3, 4, 6, 6)))
MISS_6 = (ROLL, act.DiceLanded((2, 3, 4, 6, 2, 3)))


def landed(*faces: int) -> tuple[act.Action, ...]:
    return ROLL, act.DiceLanded(faces)


def house(knobs: str, tables: str = "", base: str = MB) -> Rules:
    """A sheet with other figures; what would stand in the way of a short game is off."""
    plain = {"ceremony": '"off"', "special-dice": '"none"', "entry-minimum": "0",
             "stop-minimum": "0", "stop-dice": "[]", "entry-dice": "0"}  # fmt: skip
    given = {line.split("=")[0].strip() for line in knobs.splitlines() if "=" in line}
    lines = [f"{name} = {value}" for name, value in plain.items() if name not in given]
    text = f'extends = "{base}"\n[knobs]\n' + "\n".join([*lines, knobs]) + f"\n{tables}"
    return Rules(house_text("small.toml", text))


# Before the first turn


def test_whoever_begins_with_points_has_entered_and_whoever_has_none_has_not() -> None:
    game = table(MB, totals=(1, 0, 300))
    assert [seat.entered for seat in game.seats] == [True, False, True]


def test_a_game_that_begins_at_the_limit_has_not_passed_it() -> None:
    rules = house("limit = 2000\nextension = 2500")
    at = new_game(rules, ("A", "B"), totals=(2000, 0))
    past = new_game(rules, ("A", "B"), totals=(2050, 0))
    assert (at.extended, past.extended) == (False, True)
    assert (at.home, past.home) == (0, -1)


# Hits


@rule("MB-051")
@pytest.mark.parametrize(("total", "more"), [(4950, 0), (5000, 0), (5950, 0), (6000, 1), (7950, 2)])
def test_a_thousand_beyond_the_line_brings_a_hit_and_less_brings_none(
    total: int, more: int
) -> None:
    source = Overshoot("overshoot", "overshoot")
    bank = Bank(total, True, 0, True, 5000, False)
    assert sum(mark.amount for mark in source.on_bank(bank)) == more
    assert source.on_bank(changed(bank, first_home=False)) == ()


@pytest.mark.parametrize(
    ("total", "strict"), [(999, 0), (1000, 0), (1001, 1), (2000, 1), (2001, 2)]
)
def test_a_strict_thousand_is_passed_by_a_single_point(total: int, strict: int) -> None:
    bank = Bank(total, True, 0, False, 5000, False)
    passed = TotalStep("thousand", "thousand", strict=True).on_bank(bank)
    reached = TotalStep("thousand", "thousand").on_bank(bank)
    assert sum(mark.amount for mark in passed) == strict
    assert sum(mark.amount for mark in reached) == total // 1000


@rule("MB-042", "A-MB-12")
def test_colours_that_must_be_played_count_when_they_are_kept() -> None:
    options = ("option colors-must-play=on", "option entry-minimum=0", "option stop-minimum=0",
               "option stop-dice=any")  # fmt: skip
    kept = played(MB, "roll 3R 3W 3G 1R 4W 6G; keep 3 3 3; stay", *options)
    left = played(MB, "roll 3R 3W 3G 1R 4W 6G; keep 1; stay", *options)
    assert hits(kept).get("colors") == 1
    assert "colors" not in hits(left)


@rule("LP-067", "A-WH-20")
def test_a_hit_of_the_show_is_none_of_the_round() -> None:
    """A has hits in the round that the show interrupts, B only in the show: no Social."""
    options = (("halftime", "1000"), ("halftime-score-hits", "on"), ("social", "on"))
    game = run(table(WH, *options, names="AB"), *THOUSAND)
    assert game.show is not None
    assert game.seats[0].hits
    game = run(game, *THOUSAND)
    assert game.seats[1].hits
    game = run(game, *MISS)
    assert game.show is None
    assert game.turn.seat == 1
    after, events = apply(run(game, MISS[0]), MISS[1])
    assert after.rounds == 1
    assert EventKind.SOCIAL not in [event.event for event in events]


@rule("A-WH-20", "MB-050")
def test_nobody_is_home_by_the_points_of_a_show() -> None:
    rules = house("halftime = 500\nhalftime-score-hits = true\nlimit = 1000\nfirst-finish = true")
    game = new_game(rules, ("A", "B"))
    game = run(game, *landed(5, 5, 5, 2, 3, 4), act.Keep((0, 1, 2)), STAY)
    assert game.show is not None
    game = run(game, *landed(1, 1, 1, 2, 3, 4), act.Keep((0, 1, 2)), STAY)
    assert "first-finish" not in dict(game.seats[1].sources)
    assert game.home == -1


@rule("WH-080")
def test_the_end_of_a_show_is_told() -> None:
    game = run(table(WH, ("halftime", "1000"), names="AB"), *THOUSAND, *MISS)
    assert EventKind.HALFTIME_OVER in told(game, *MISS)


# Points


def test_who_lands_on_another_sends_him_to_before_his_latest_score_not_that_of_a_show() -> None:
    rules = house('halftime = 1000\nsame-total = "previous"\nlimit = 5000\nhot-dice = "optional"')
    game = new_game(rules, ("A", "B"), totals=(600, 0))
    thousand = (*landed(1, 1, 1, 2, 3, 4), act.Keep((0, 1, 2)))
    game = run(game, *thousand, STAY)
    assert game.show is not None
    game = run(game, *thousand, STAY, *thousand, STAY)
    assert game.show is None
    assert [(seat.total, seat.before) for seat in game.seats] == [(1600, 600), (0, 0)]
    game = run(game, *thousand, *landed(6, 6, 6), act.Keep((3, 4, 5)), STAY)
    assert [seat.total for seat in game.seats] == [600, 1600]


def test_a_miss_that_costs_nothing_yet_tells_of_no_penalty() -> None:
    rules = house("miss-penalty = 200\nmiss-penalty-after = 2\nlimit = 5000")
    game = new_game(rules, ("A",), totals=(1000,))
    first = told(game, *MISS_6)
    assert EventKind.PENALTY not in first
    game = run(game, *MISS_6)
    assert game.seats[0].total == 1000
    assert EventKind.PENALTY in told(game, *MISS_6)
    assert run(game, *MISS_6).seats[0].total == 800


SAFE = """
[combo.sixes]
kind = "of-a-kind"
count = 3
faces = [6]
points = 600
safe = true
"""


@rule("MB-033")
@pytest.mark.parametrize(("leader", "safe"), [(1500, 600), (1599, 600), (1600, 0), (1650, 0)])
def test_safe_points_are_written_where_they_beat_the_leader(leader: int, safe: int) -> None:
    rules = house('must-beat = true\nending = "lastRound"\nlimit = 1500', SAFE)
    game = changed(new_game(rules, ("A", "B"), totals=(1000, leader)), last=(0,), home=1)
    game = run(game, *landed(6, 6, 6, 2, 3, 4), act.Keep((0, 1, 2)), ROLL)
    assert turns.kept_on_a_miss(game) == safe


def test_a_miss_tells_what_it_cost_and_not_what_is_safe() -> None:
    rules = house('limit = 5000\nhot-dice = "optional"', SAFE)
    game = new_game(rules, ("A", "B"))
    game = run(game, *landed(6, 6, 6, 1, 3, 4), act.Keep((0, 1, 2, 3)), ROLL)
    _, events = apply(game, act.DiceLanded((2, 3)))
    lost = [event.value for event in events if event.event is EventKind.MISS]
    assert (lost, game.turn.points) == ([100], 700)


def test_points_made_safe_must_enter_by_themselves() -> None:
    rules = house("entry-minimum = 700\nlimit = 5000", SAFE)
    thrown = (*landed(6, 6, 6, 2, 3, 4), act.Keep((0, 1, 2)), ROLL)
    assert turns.kept_on_a_miss(run(new_game(rules, ("A",)), *thrown)) == 0
    assert turns.kept_on_a_miss(run(new_game(rules, ("A",), totals=(50,)), *thrown)) == 600


@pytest.mark.parametrize("face", [1, 2, 6])
def test_any_face_may_be_the_wild_one(face: int) -> None:
    rules = house(f'special-dice = "blood-die"\nwild-face = {face}', base="lets-play-zonk")
    game = run(new_game(rules, ("A", "B")), ROLL)
    assert rules.wild == face
    game, _ = apply(
        game, act.DiceLanded((face, 3, 3, 2 if face != 2 else 4, 6 if face != 6 else 4))
    )
    assert turns.measure(rules, game.turn).all_points >= 300


# The end


@pytest.mark.parametrize(("total", "home"), [(2450, False), (2500, True), (2550, True)])
def test_the_further_limit_is_reached_at_its_very_figure(total: int, home: bool) -> None:
    rules = house("limit = 2000\nextension = 2500")
    game = new_game(rules, ("A", "B"), totals=(2050, 0))
    assert game.extended
    assert at_home(game, total) is home


@rule("LP-094")
def test_a_miss_at_the_limit_does_not_end_the_game() -> None:
    game = new_game(house("limit = 2000"), ("A", "B"), totals=(2000, 0))
    assert EventKind.LIMIT not in told(game, *MISS_6)
    assert run(game, *MISS_6).last is None


@rule("A-LP-10", "MB-061")
def test_a_miss_after_it_does_not_make_a_total_younger() -> None:
    """A stands at 5100 from the start and misses; B comes there later: the tie is A's."""
    rules = house('ending = "lastRound"\nmust-beat = false\nlimit = 5000')
    game = new_game(rules, ("A", "B"), totals=(5100, 4800))
    game = run(game, *MISS_6, *landed(3, 3, 3, 2, 4, 6), act.Keep((0, 1, 2)), STAY)
    assert game.last == (0,)
    game = run(game, *MISS_6)
    assert [seat.total for seat in game.seats] == [5100, 5100]
    assert game.ended is not None
    assert game.ended.winners == (0,)


def test_a_best_turn_of_a_single_point_is_one() -> None:
    game = table(MB)
    one = changed(game, seats=(changed(game.seats[0], best_turn=1), *game.seats[1:]))
    assert [r.value for r in records(one) if r.kind is RecordKind.BEST_TURN] == [1]
    assert not [r for r in records(game) if r.kind is RecordKind.BEST_TURN]


# What each die brings


@rule("IB-015", "IB-016")
def test_a_die_that_matches_a_triple_brings_something_only_beside_it() -> None:
    scoring = table("insta-bong").rules.table
    assert scoring.split(pack((2,)), 3, 0) == ()
    assert [group.code for group in scoring.split(pack((2,)), 3, 1 << 2)] == [pack((2,))]
    assert [group.code for group in scoring.split(pack((2, 2, 2)), 6, 0)] == [pack((2, 2, 2))]


@pytest.mark.parametrize("natural", [False, True])
def test_a_straight_that_must_be_natural_gets_no_help(natural: bool) -> None:
    """The red die shows the wild face and stands for the five, unless it may not."""
    own = '[combo.straight-low]\nkind = "straight"\nfaces = [1, 2, 3, 4, 5]\npoints = 1500\n'
    own += f"natural = {str(natural).lower()}\n"
    rules = house('special-dice = "blood-die"\nwild-face = 6', own, base="lets-play-zonk")
    game = run(new_game(rules, ("A", "B")), ROLL)
    game, _ = apply(game, act.DiceLanded((6, 1, 2, 3, 4)))
    # All of them score, and the rules keep them.
    assert (game.turn.points == 1500) is not natural


# The sheet


@rule("WH-076")
def test_a_full_row_of_dashes_is_no_round_and_a_full_row_of_entries_is_one() -> None:
    game = run(table(WH, ("halftime", "1000"), names="AB"), *THOUSAND)
    assert game.show is not None
    lines = grid(game)
    assert [is_round(game, line) for line in lines] == [True, False]
    plain = run(table(WH, names="AB"), *MISS, *MISS, *MISS)
    assert [is_round(plain, line) for line in grid(plain)] == [True, True]
    assert rounds(plain) == 2


# What is refused


@rule("LP-075")
def test_a_yes_that_nobody_asked_for_says_what_is_missing() -> None:
    game = table("lets-play-zonk", ("ceremony", "strict"), names="AB")
    game = run(game, *THOUSAND)
    assert [gate.asked for gate in game.gates] == [0]
    found = refusal(game, act.Release(act.ReleaseWord.YES, 0))
    assert found is not None
    assert (found.code, dict(found.data)) == (Code.NOT_ENOUGH_ASKS, {"need": 1, "have": 0})


@rule("IB-068")
def test_a_stake_may_be_the_smallest_there_is() -> None:
    game: Game = table("insta-bong", ("texas-smokeem", "on"))
    assert why(game, act.Stake(0, 1)) is None
    assert why(game, act.Stake(0, 0)) is Code.BAD_NUMBER
    staked = run(game, act.Stake(0, 1))
    assert why(staked, act.Stake(0, 1)) is Code.BAD_NUMBER
    assert why(staked, act.Stake(1, 2)) is Code.UNEQUAL_STAKE


@rule("A-WH-33")
def test_as_many_asks_are_offered_as_are_still_due() -> None:
    game = table(WH, ("ceremony", "strict"), names="AB")
    game = run(game, *THOUSAND)
    due = game.gates[0].hits
    assert [ask.times for ask in candidates(game, act.Ask)] == [due]
