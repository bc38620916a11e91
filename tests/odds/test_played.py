"""Games played out thousands at once are those that the professor plays through the engine."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import bench_chances
import numpy as np
import played
import pytest

from tests.conftest import Amount
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Turn
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask, rounds
from zonk_desktop.odds.atlas import Atlas, throws
from zonk_desktop.odds.clock import MOST_POINTS
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.values import WIN
from zonk_desktop.players.character import Level, character
from zonk_desktop.players.choose import SeatPlayer, choose
from zonk_desktop.rulebook.library import resolve

#: Points, whether he stays, dice that he rolls; None for a throw that ends the turn.
End = tuple[int, bool, int] | None
#: Turns of these hold nothing but points. By name: to find out compiles a graph for each.
PLAIN = {
    "lets-play-zonk", "wheaton", "original-1978", "magic-bus-1983", "cosmic-wimpout",
    "farkle-facebook", "finarkle", "kingdom-come", "zilch", "zonk-2010",
    "lets-play-zonk, 11,000 called",
}  # fmt: skip
CASES = [case for case in bench_chances.cases() if case.name in PLAIN]


def at_once_too(case: bench_chances.Case) -> bool:
    game = bench_chances.position(case, 0, 1)
    return ask.unknown(game) is None and played.plain(game.rules)


def test_all_others_are_left_to_the_engine() -> None:
    others = [case for case in bench_chances.cases() if case.name not in PLAIN]
    assert len(others) + len(PLAIN) == len(bench_chances.cases())
    assert not any(map(at_once_too, others))


def by_engine(game: Game, atlas: Atlas) -> dict[End, float]:
    """What the roll of this turn leads to, each with its chance."""
    found: defaultdict[End, float] = defaultdict(float)
    rolling, _ = apply(game, act.Roll())
    active = rolling.turn.active
    for faces, ways in throws(atlas.classes, atlas.alike, active):
        landed, stays = thrown(rolling, faces)
        end = None
        if landed is not None:
            end = landed.turn.points, stays, 0 if stays else len(landed.turn.active)
        found[end] += ways / 6 ** len(active)
    return dict(found)


def thrown(rolling: Game, faces: tuple[int, ...]) -> tuple[Game | None, bool]:
    """The professor's keep after this throw, and whether he stays; None where it ends the turn."""
    professor = character("professor")
    assert professor is not None
    landed, events = apply(rolling, act.DiceLanded(faces))
    if any(event.event in played.ENDS.values() for event in events):
        return None, False
    *first, last = choose(landed, SeatPlayer(professor, Level.SHARP), Random(1)).actions
    for action in first:
        landed, _ = apply(landed, action)
    return landed, isinstance(last, act.Stay)


def at_once(games: played.Games, game: Game, turn: Turn) -> dict[End, float]:
    """The same, as thousands of games play it. `game` is the position before the turn."""
    chart = games.chart
    hand = games.hand(turn)
    turns = games.turns([game], games.worths([game]))
    roll = chart.atlas.rolls[hand]
    place = int(np.flatnonzero(chart.rolling == hand)[0])
    first = int(chart.outcome_starts[place])
    outcomes = np.arange(first, first + len(roll.outcomes))
    here = np.zeros(len(outcomes), np.intp)
    picked = turns.pick(here, here + turn.points // chart.grid, outcomes)
    found: defaultdict[End, float] = defaultdict(float)
    found[None] = roll.miss + roll.wins + roll.loses
    for outcome, to, at, stays in zip(roll.outcomes, *picked, strict=True):
        dice = sum(chart.atlas.hands[chart.hand_of[at]].counts)
        found[int(to) * chart.grid, bool(stays), 0 if stays else dice] += outcome.chance
    return {end: chance for end, chance in found.items() if chance > 0}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_choices_are_the_professors(case: bench_chances.Case, amount: Amount) -> None:
    """After every throw of a turn in progress, with nobody home and in the last turns."""
    assert at_once_too(case)
    chance = Random(4)
    for number in range(amount.of(2, 30, "ZONK_PLAYED")):
        game = bench_chances.position(case, number, seed=5)
        games = played.Games(game.rules, "test")
        chart = games.chart
        for _ in range(2):
            turn: Game | None = game
            for _ in range(2):
                assert turn is not None
                one, other = by_engine(turn, chart.atlas), at_once(games, game, turn.turn)
                # Beyond the rows that are looked at a turn stops as soon as it may.
                seen = [end for end in one if end is None or end[0] <= MOST_POINTS]
                assert [one[end] for end in seen] == pytest.approx(
                    [other.get(end, 0.0) for end in seen], abs=1e-9
                )
                rolling, _ = apply(turn, act.Roll())
                faces = tuple(chance.choices(range(1, 7), k=len(rolling.turn.active)))
                turn, stays = thrown(rolling, faces)
                if turn is None or stays:
                    break
            place = int(np.flatnonzero(chart.decides)[0])
            s, totals = game.rules.s, [seat.total for seat in game.seats]
            limit = s.limit + (s.rule11k_points if case.called else 0)
            need = 600 if s.rounds else max(limit, *totals) - totals[game.turn.seat]
            game = games.ended(game, played.BANKED, need // chart.grid + 2, place)
            if game.ended is not None:
                break


def test_whole_games_are_those_of_the_engine(amount: Amount) -> None:
    """As often won, from near the end of a game of three with a Last Round."""
    case = next(case for case in CASES if case.name == "original-1978")
    game = bench_chances.position(case, 1, seed=1)
    seats = [
        changed(seat, total=total, entered=True)
        for seat, total in zip(game.seats, (4600, 4300, 4800), strict=True)
    ]
    game = changed(game, seats=tuple(seats))
    many, few = 2_000, amount.of(25, 400, "ZONK_PLAYED")
    [won] = played.Games(game.rules, "whole").play([game], many)
    assert sum(won) == pytest.approx(many)
    for one, other in zip(won, bench_chances.by_engine(game, range(few), seed=1), strict=True):
        share = (one + other) / (many + few)
        error = (share * (1 - share) * (1 / many + 1 / few)) ** 0.5
        assert abs(one / many - other / few) < 4 * error


def test_the_last_of_ten_rounds_is_told_beside_the_others() -> None:
    case = next(case for case in CASES if case.name == "farkle-facebook")
    begun = bench_chances.position(case, 0, 1)
    early, late = (
        changed(begun, turn=Turn(1, active=begun.rules.everyone), rounds=done)
        for done in (3, begun.rules.s.rounds - 1)
    )
    winning = Known(begun.rules.ruleset).winning
    totals = np.array([2_000.0, 5_000.0, 9_000.0])
    together = [worths(totals) for worths in winning.worths([late, early])]
    for game, found in zip((late, early), together, strict=True):
        assert (found == winning.worths([game])[0](totals)).all()
    assert (together[0] != together[1]).any()


def ten_rounds(*totals: int, seat: int, done: int) -> Game:
    case = next(case for case in CASES if case.name == "farkle-facebook")
    rules = bench_chances.position(case, 0, 1).rules
    begun = new_game(rules, tuple("ABCDEF"[: len(totals)]), totals=totals)
    return changed(begun, turn=Turn(seat, active=rules.everyone), rounds=done)


def test_who_leads_in_the_last_round_still_plays_for_more() -> None:
    """He stood still in what was told of him: 0.15 too little, and the last so much too much."""
    game = ten_rounds(550, 0, 2050, 1250, seat=1, done=9)
    assert max(map(abs, bench_chances.over_a_turn(game))) < 0.05


@pytest.mark.parametrize(("done", "seat"), [(8, 3), (9, 0), (9, 1), (9, 2), (9, 3)])
def test_who_has_others_after_him_aims_at_more_than_the_highest(done: int, seat: int) -> None:
    """Each was taken to want one step more than the highest: who leads was told 0.03 too much."""
    game = ten_rounds(0, 500, 0, 300, 1450, seat=seat, done=done)
    assert max(map(abs, bench_chances.over_a_turn(game))) < 0.02


def test_who_leads_in_games_of_rounds_is_not_told_too_much() -> None:
    """Of 2,000 games he wins 0.609; he was told 0.667."""
    game = ten_rounds(0, 500, 0, 300, 1450, seat=4, done=4)
    told = ask.chances(game)
    assert told is not None
    assert sum(told) == pytest.approx(1)
    assert 0.59 < told[4] < 0.65
    # The same as by his best choice.
    assert told[4] == ask.worth(game, WIN)


def test_however_many_rounds_are_left_chances_are_told() -> None:
    """Of a thousand rounds totals were looked at in as many steps as of ten turns each."""
    rules = Rules(
        resolve(
            str(bench_chances.EXAMPLES / "farkle-facebook.toml"),
            options=(("rounds", "1000"), ("ceremony", "off")),
        )
    )
    begun = new_game(rules, tuple("ABCDEF"), totals=(0, 0, 0, 600, 0, 0))
    winning = Known(rules.ruleset).winning
    assert rounds.field(winning.turns(), begun).size < 300
    told = ask.chances(begun)
    assert told is not None
    assert max(abs(chance - 1 / 6) for chance in told) < 0.005
    assert max(told) == told[3]
