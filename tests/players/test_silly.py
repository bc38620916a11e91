"""Nobody makes a choice that anybody at the table would call silly, at no level."""

from __future__ import annotations

import random
from functools import reduce

import pytest

from tests.conftest import Amount
from tests.players import silly
from tests.players.games import EXAMPLES
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.players.character import Level, characters
from zonk_desktop.players.choose import SeatPlayer, choose, last_figure
from zonk_desktop.players.decision import Decision, Why
from zonk_desktop.rulebook.load import house, preset

#: A Last Round in which a stay below the figure to beat is allowed.
OPEN = Rules(preset("original-1978", (("must-beat", "off"),)))

#: She is in every seat.
VERA = [one for one in characters() if one.key == "vera"] * 2


@pytest.mark.parametrize("name", silly.SHEETS)
def test_nobody_leaves_points_lying_or_loses_a_last_turn_by_staying(
    name: str, amount: Amount
) -> None:
    found = silly.count(silly.sheet(name), amount.of(3, 300, "ZONK_BOT_GAMES"), near=True)
    assert found.counts[silly.STAYS]
    assert not found.seen, found.seen[0]


def test_the_count_sees_what_it_counts() -> None:
    """A stay that leaves points, one that loses, a roll that leaves points, and a win with them."""
    zilch = house(next(path for path in EXAMPLES if path.stem == "zilch"))
    game = last(Rules(zilch), (8000, 10_400), throw=(1, 1, 1, 5, 5, 2))
    seen = silly.Silly(VERA)
    _watched(seen, game, act.Keep((0, 1, 2)), act.Stay())
    assert [what for what, *_ in seen.seen] == [silly.LYING, silly.BELOW]
    seen = silly.Silly(VERA)
    won = last(Rules(zilch), (9_800, 10_400), throw=(1, 1, 1, 5, 5, 2))
    _watched(seen, won, act.Keep((0,)), act.Roll())
    assert [what for what, *_ in seen.seen] == [silly.LEFT, silly.ROLLED]


def _watched(seen: silly.Silly, game: Game, *actions: act.Action) -> None:
    for action in actions:
        after, events = apply(game, action)
        seen(game, action, after, events)
        game = after


def last(rules: Rules, totals: tuple[int, ...], throw: tuple[int, ...] = ()) -> Game:
    """The very last turn of a game, of its first seat."""
    game = new_game(rules, tuple("ABCD"[: len(totals)]), totals=totals)
    game = changed(game, last=(0,), home=1)
    return on(game, act.Roll(), act.DiceLanded(throw)) if throw else game


def on(game: Game, *actions: act.Action) -> Game:
    return reduce(lambda before, action: apply(before, action)[0], actions, game)


def everybody(game: Game, times: int = 40) -> list[Decision]:
    """What all characters at all levels choose here, many times each."""
    return [
        choose(game, SeatPlayer(one, level), random.Random(n))
        for one in characters()
        for level in Level
        for n in range(times)
    ]


def test_a_stay_sets_aside_all_that_is_worth_something() -> None:
    """1 1 2 1 2: a thousand lie there, and nobody stays with one hundred of them."""
    game = new_game(Rules(preset("lets-play-zonk")), ("A", "B"), totals=(5000, 5000))
    game = on(game, act.Roll(), act.DiceLanded((1, 1, 2, 1, 2)))
    stays = [one.actions for one in everybody(game) if one.actions[-1] == act.Stay()]
    assert stays
    points = [on(game, *actions[:-1]).turn.points for actions in stays]
    assert set(points) == {1000}


def test_a_roll_leaves_nothing_lying_that_could_be_kept() -> None:
    """1 1 1 5 5 6: nobody rolls four dice with 200, or five with a 5 where a 1 lies beside it."""
    game = new_game(Rules(preset("original-1978")), ("A", "B"), totals=(2000, 2000))
    thrown = on(game, act.Roll(), act.DiceLanded((1, 1, 1, 5, 5, 6)))
    assert all(on(thrown, *one.actions[:-1]).turn.points > 600 for one in everybody(thrown))
    thrown = on(game, act.Roll(), act.DiceLanded((1, 5, 2, 3, 6, 6)))
    held = [on(thrown, *one.actions[:-1]).turn for one in everybody(thrown)]
    assert {turn.points for turn in held if len(turn.active) == 5} == {100}


@pytest.mark.parametrize("totals", [(4_600, 5_250), (4_900, 5_300)])
def test_in_a_last_round_nobody_stays_below_the_figure_to_beat(totals: tuple[int, int]) -> None:
    game = last(OPEN, totals, throw=(1, 1, 5, 5, 2, 3))
    found = everybody(game, 20)
    assert all(one.actions[-1] == act.Roll() for one in found)
    rolls = {one.reason.why for one in found}
    assert Why.LAST_ROLL in rolls


def test_level_with_the_first_one_home_is_below() -> None:
    """Who stood there first has won, so 350 more are as good as none."""
    level = last(OPEN, (4_900, 5_250), throw=(3, 3, 3, 5, 2, 6))
    assert refusal(on(level, act.Keep((0, 1, 2, 3))), act.Stay()) is None
    assert all(one.actions[-1] == act.Roll() for one in everybody(level, 10))


def test_who_has_won_with_a_stay_stays() -> None:
    game = last(OPEN, (4_600, 5_250), throw=(1, 6, 1, 1, 5, 5))
    for one in everybody(game, 20):
        assert one.actions[-1] == act.Stay()
        assert on(game, *one.actions).ended.winners == (0,)  # type: ignore[union-attr]


def test_the_last_player_of_the_last_round_knows_it() -> None:
    rules = Rules(house(next(path for path in EXAMPLES if path.stem == "farkle-facebook")))
    game = new_game(rules, ("A", "B"), totals=(6000, 4000))
    game = changed(game, rounds=rules.s.rounds - 1, turn=changed(game.turn, seat=1))
    game = on(game, act.Roll(), act.DiceLanded((1, 1, 1, 5, 2, 3)))
    assert last_figure(game) is not None
    assert all(one.actions[-1] == act.Roll() for one in everybody(game, 10))


def test_where_a_figure_decides_nothing_there_is_none() -> None:
    """Hits win; the first one home has won; totals are cut; others are still to come."""
    for key, knobs in (
        ("insta-bong", ()),
        ("original-1978", (("winner-by", "first"),)),
        ("original-1978", (("winner-by", "hits"),)),
        ("original-1978", (("landing", "cap"),)),
    ):
        rules = Rules(preset(key, knobs))
        limit = rules.s.limit
        assert last_figure(last(rules, (limit - 400, limit))) is None, (key, knobs)
    three = changed(last(OPEN, (4_600, 5_250, 4_000)), last=(0, 2))
    assert last_figure(three) is None
    assert last_figure(changed(three, last=(0,))) is not None
