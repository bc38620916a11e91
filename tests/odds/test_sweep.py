"""The sweep does what its formula says, and what is worked out once holds for all who ask."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.odds.test_best_play import start
from tests.odds.test_exact import EVERY
from tests.random_play import choose
from zonk_desktop.engine.entries import Banking, hits_if_banked
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Phase
from zonk_desktop.engine.turns import stay_refusal
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ends
from zonk_desktop.odds.atlas import compile_atlas
from zonk_desktop.odds.batch import Fan, Many, _parts
from zonk_desktop.odds.chart import Chart, TurnHolds, chart
from zonk_desktop.odds.ends import for_hits, for_points, legal_stays
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import TurnPlan, forward, solve
from zonk_desktop.odds.values import HITS
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, house, preset


@cache
def table(key: str, with_hits: bool = False) -> Chart:
    return chart(compile_atlas(preset(key), with_hits))


def _rolled(plan: TurnPlan, row: int, state: int, hand: int) -> float:
    """The worth of rolling by the formula, term by term."""
    told, states = plan.ends, plan.ends.states
    roll = plan.chart.atlas.rolls[hand]

    def then(kept_: int, pending: int, safe: int) -> int:
        had = states[state]
        return plan.state_of(had.kept + kept_, had.pending + pending, had.safe + safe)

    lose = np.broadcast_to(told.lose, told.win.shape)
    worth = 0.0
    for worths, ends_ in ((told.win, roll.won), (lose, roll.lost)):
        worth += sum(end.chance * worths[row, then(end.kept, end.pending, 0)] for end in ends_)
    for left, risked, whole, chance in roll.misses:
        worth += chance * told.miss[row, then(left, risked, 0), int(whole)]
    for outcome in roll.outcomes:
        worth += outcome.chance * max(
            plan.standing[
                row + option.points // plan.chart.grid,
                then(option.kept, option.pending, option.safe),
                option.after,
            ]
            for option in outcome.options
        )
    return float(worth)


@pytest.mark.parametrize("key", PRESETS)
def test_every_row_is_what_its_formula_says(key: str) -> None:
    for with_hits in (False, True):
        drawn = table(key, with_hits=with_hits)
        game = start(drawn, 950, True)
        told = for_hits(drawn, game, 300.0) if with_hits else for_points(drawn, game)
        plan = solve(drawn, told)
        chance = Random(key)
        for row in (0, 1, told.swept - 1, *(chance.randrange(told.swept) for _ in range(6))):
            for state in range(len(told.states)):
                rolled = [_rolled(plan, row, state, n) for n in range(len(drawn.atlas.hands))]
                assert np.abs(plan.rolling[row, state] - rolled).max() < 1e-9
                worth = np.array(rolled)[drawn.hand_of]
                stays = told.may[row] & drawn.decides
                worth[stays] = np.maximum(worth[stays], told.bank[row, state])
                assert np.abs(plan.standing[row, state] - worth).max() < 1e-9


def test_keeps_without_points_are_among_them() -> None:
    """A row that depends on itself has to be looked at more than once: one sheet has such rows."""
    assert [key for key in PRESETS if table(key, with_hits=True).idle] == ["insta-bong"]


def test_the_nearest_state_stands_for_one_that_is_not_told_apart() -> None:
    drawn = table("original-1978", with_hits=True)
    states = tuple(TurnHolds(kept, pending) for kept in range(3) for pending in range(2))
    frame = drawn.frame(states)
    assert frame is drawn.frame(states)
    assert [frame.number(state) for state in states] == list(range(len(states)))
    assert frame.number(TurnHolds(7, 0)) == states.index(TurnHolds(2, 0))
    assert frame.number(TurnHolds(1, 4, 100)) == states.index(TurnHolds(1, 1))
    # Safe points between two that are told apart are the lower.
    safe = drawn.frame((TurnHolds(0, 0), TurnHolds(0, 0, 200), TurnHolds(0, 0, 500)))
    for points, place in ((0, 0), (199, 0), (200, 1), (201, 1), (499, 1), (500, 2), (9000, 2)):
        assert safe.number(TurnHolds(0, 0, points)) == place


@pytest.mark.parametrize("key", PRESETS)
def test_stays_are_those_of_the_engine_whoever_asked_before(key: str) -> None:
    drawn = table(key)
    for total, entered in ((0, False), (950, True)):
        game = start(drawn, total, entered)
        ends._legal.clear()
        few = legal_stays(drawn, game, 5).copy()
        many = legal_stays(drawn, game, 150).copy()
        assert np.array_equal(many[:5], few)
        assert np.array_equal(legal_stays(drawn, game, 60), many[:60])
        for place in np.flatnonzero(drawn.decides):
            turn = ends.standing(drawn, game, int(drawn.hand_of[place]))
            for row in range(0, 150, 7):
                at = changed(turn, points=row * drawn.grid)
                assert many[row, place] == (stay_refusal(game, at) is None)


@pytest.mark.rule("LP-091")
@pytest.mark.parametrize("key", ["lets-play-zonk", "original-1978"])
def test_stays_with_somebody_to_beat_or_one_great_turn_to_make(key: str) -> None:
    """What one total was told is told to another only where the engine says the same to both."""
    drawn = table(key)
    rules = drawn.atlas.rules
    limit = rules.s.limit
    allowed = set()
    for own, other in ((limit, 0), (limit - 500, limit), (limit - 900, limit), (limit, limit + 50)):
        game = new_game(rules, tuple("ABC"), totals=(own, other, 0))
        if rules.s.must_beat:
            game = changed(game, last=(0, 2), home=1)
        else:
            game = changed(game, called=(1, ""))
        many = legal_stays(drawn, game, 250)
        place = int(np.flatnonzero(drawn.decides)[0])
        turn = ends.standing(drawn, game, int(drawn.hand_of[place]))
        asked = [stay_refusal(game, changed(turn, points=n * drawn.grid)) for n in range(250)]
        assert many[:, place].tolist() == [refusal is None for refusal in asked]
        allowed.add(int(many[:, place].argmax()))
    assert len(allowed) > 1


@pytest.mark.parametrize("key", PRESETS)
def test_many_banks_at_once_are_banks_one_by_one(key: str) -> None:
    """Hits of the turn and hits of the total, in streaks and not, in any order."""
    chance = Random(key)
    rules = Rules(preset(key))
    names = tuple("ABC"[: max(2, rules.s.players_min)])
    game = new_game(rules, names, totals=(0,) * len(names))
    asked = 0
    while asked < 150:
        action = choose(game, chance)
        if action is None:
            game = new_game(rules, names, totals=(0,) * len(names))
            continue
        game, _ = apply(game, action)
        if game.turn.phase is not Phase.TO_DECIDE:
            continue
        points = [chance.randrange(0, 3000, 50) for _ in range(8)]
        banking = Banking(game, points)
        for earned in (game.turn.earned, (), game.turn.earned[:1]):
            one_by_one = [
                hits_if_banked(changed(game, turn=changed(game.turn, points=n, earned=earned)))
                for n in points
            ]
            hits = banking.hits(earned)
            assert [hits[kind] for kind in banking.kind] == one_by_one
        asked += 1


def test_plans_that_are_the_same_are_swept_once() -> None:
    """A thousand more on the sheet leave a turn the same to play for, far from the limit."""
    known = Known(preset("insta-bong"))
    rules = Rules(preset("insta-bong"))
    asked: list[TurnPlan] = []
    for total in (1150, 2150, 3150, 3200):
        game = new_game(rules, ("A", "B", "C"), totals=(total,) * 3)
        asked.append(known.plan(game, HITS))
        # A throw that won would bring every thousand up to the limit.
        hits = rules.s.limit // 1000 - total // 1000
        assert float(asked[-1].ends.win[0, 0]) == rules.s.limit - total + HITS.hit * hits
    assert asked[0].rolling is asked[1].rolling is asked[2].rolling
    assert asked[3].rolling is not asked[0].rolling


@pytest.mark.parametrize(
    ("key", "hits", "looks"), [("lets-play-zonk", False, 1), ("insta-bong", True, 2)]
)
def test_a_row_is_looked_at_no_oftener_than_its_keeps_ask(key: str, hits: bool, looks: int) -> None:
    """Again only for hands that a keep without points leads on from, and for these alone."""
    frame = Known(preset(key)).chart(hits).frame((TurnHolds(0, 0),))
    assert frame.rounds == looks
    assert len(frame.again.chances) < len(frame.whole.chances) / 2


#: Two dice of which only 1s score; both are rolled again when both have.
PAIR = """
format = 1
key = "pair"
name = "Pair"
[knobs]
dice-count = 2
hot-dice = "optional"
limit = 1000
[combo.one]
kind = "single"
face = 1
points = 100
[miss.zonk]
text = "ZONK"
"""


def test_keeps_that_go_round_in_a_circle_are_followed_to_the_end(tmp_path: Path) -> None:
    """One 1 is made to bring nothing, two of them 200: both dice, one, both dice, and so on."""
    file = tmp_path / "pair.toml"
    file.write_text(PAIR)
    plain = chart(compile_atlas(house(file)))
    drawn = replace(plain, points=np.where(plain.points == 1, 0, plain.points), idle=True)
    told = for_points(drawn, position(drawn.atlas.rules, 0, True), 2000)
    plan = solve(drawn, told)
    # A 1 and no other in ten throws of 36, then one more in one of six.
    round_ = 10 / 36 / 6
    banked = 1 / 36 / (1 - round_)
    assert plan.start == pytest.approx(200 * banked, rel=1e-9)
    spread = forward(plan)
    assert spread.banked[2, 0] == pytest.approx(banked, rel=1e-9)
    assert spread.missed.sum() == pytest.approx(1 - banked, rel=1e-9)
    assert spread.throws == pytest.approx((1 + 10 / 36) / (1 - round_), rel=1e-9)
    many = Many(
        told.bank, told.may[:, :, None], told.miss[0, :, 0], told.win[0], np.zeros(1), told.swept
    )
    fan = Fan(drawn, many)
    assert fan.start[0] == pytest.approx(200 * banked, rel=1e-9)
    stopped, missed, won = fan.forward()
    assert stopped[2, 0] == pytest.approx(banked, rel=1e-9)
    assert missed[0] == pytest.approx(1 - banked, rel=1e-9)
    assert won[0] == 0


def test_a_hand_to_which_a_keep_without_points_leads_is_known_before() -> None:
    led = 0
    for key in EVERY:
        for with_hits in (False, True):
            drawn = chart(compile_atlas(resolve(key), with_hits))
            parts, rounds = _parts(drawn)
            place = {int(hand): n for n, part in enumerate(parts) for hand in part.hands}
            assert sorted(place) == list(range(len(drawn.atlas.hands)))
            for number, roll in enumerate(drawn.atlas.rolls):
                for option in (one for outcome in roll.outcomes for one in outcome.options):
                    to = drawn.atlas.afters[option.after].hand
                    if option.points == 0 and rounds == 1:
                        led += 1
                        assert place[to] < place[number], key
    assert led
