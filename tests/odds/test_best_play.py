"""Best play: the graph of a turn and its sweep, against the engine and against brute force."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import numpy as np
import pytest

from tests.conftest import Amount
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import CellKind, Game, Mode, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.advice import choices, reason
from zonk_desktop.odds.atlas import compile_atlas
from zonk_desktop.odds.chart import Chart, chart
from zonk_desktop.odds.ends import for_hits, for_need, for_points
from zonk_desktop.odds.miss import miss_chance
from zonk_desktop.odds.paces import PACES
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.summary import summary
from zonk_desktop.odds.sweep import TurnPlan, forward, solve
from zonk_desktop.odds.values import Reason, uncounted
from zonk_desktop.odds.winning import Winning
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, house, preset

OPTIONS: dict[str, tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = {
    "odd": (
        ("lets-play-zonk", (("trip-across-rolls", "on"),)),
        ("lets-play-zonk", (("must-keep-all-scoring", "on"), ("stop-minimum", "400"))),
        ("wheaton", (("hot-dice", "optional"), ("miss-penalty", "500"))),
        ("insta-bong", (("landing", "exact"), ("stop-minimum", "0"))),
        ("original-1978", (("entry-minimum", "750"), ("stop-dice", "3 4 5 6"))),
        ("magic-bus-1983", (("hot-dice", "optional"), ("must-keep-all-scoring", "on"))),
        ("lets-play-zonk", (("straight-safe", "on"), ("entry-minimum", "0"))),
    )
}


EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
#: Those whose turns the odds count.
RELATIVES = [path for path in sorted(EXAMPLES.glob("*.toml")) if uncounted(house(path)) is None]


@cache
def table(key: str, options: tuple[tuple[str, str], ...] = ()) -> Chart:
    return chart(compile_atlas(resolve(key, options=options)))


def start(drawn: Chart, total: int = 0, entered: bool = False) -> Game:
    return position(drawn.atlas.rules, total, entered)


def points_plan(drawn: Chart, game: Game) -> TurnPlan:
    return solve(drawn, for_points(drawn, game))


def mean(plan: TurnPlan, hand: int = 0, points: int = 0, state: int = 0) -> float:
    spread = forward(plan, hand, points, state)
    assert abs(spread.banked.sum() + spread.missed.sum() + spread.won + spread.lost - 1) < 1e-9
    banked = float((spread.banked * plan.ends.bank).sum())
    return (
        banked
        + float((spread.missed * plan.ends.miss).sum())
        + float((spread.wins * plan.ends.win).sum())
    )


EVERY = [(key, ()) for key in PRESETS] + [*OPTIONS["odd"]]
WITH_RELATIVES = EVERY + [(str(file), ()) for file in RELATIVES]


@pytest.mark.parametrize(("key", "options"), WITH_RELATIVES)
def test_1_forward_is_backward(key: str, options: tuple[tuple[str, str], ...]) -> None:
    """From the start of a turn and from every other hand, with points in it and without."""
    drawn = table(key, options)
    for total, entered in ((0, False), (2000, True)):
        plan = points_plan(drawn, start(drawn, total, entered))
        assert abs(mean(plan) - plan.roll(0, 0)) < 1e-9
        for hand in range(len(drawn.atlas.hands)):
            assert abs(mean(plan, hand, 600) - plan.roll(600, hand)) < 1e-9


@pytest.mark.parametrize("key", PRESETS)
def test_1_forward_is_backward_with_hits(key: str) -> None:
    drawn = chart(compile_atlas(preset(key), with_hits=True))
    for total, entered in ((0, False), (950, True)):
        game = start(drawn, total, entered)
        plan = solve(drawn, for_hits(drawn, game, 300.0, 1500))
        for state in range(len(plan.ends.states)):
            assert abs(mean(plan, 0, 0, state) - plan.roll(0, 0, state)) < 1e-9


@pytest.mark.parametrize(("key", "options"), WITH_RELATIVES)
def test_1_throws_are_whole_and_misses_counted(
    key: str, options: tuple[tuple[str, str], ...]
) -> None:
    atlas = table(key, options).atlas
    for number, (hand, roll) in enumerate(zip(atlas.hands, atlas.rolls, strict=True)):
        whole = sum(o.chance for o in roll.outcomes) + atlas.rolls[number].miss
        assert abs(whole + roll.wins + roll.loses - 1) < 1e-12
        if hand.mode in {Mode.NORMAL, Mode.BLOOD}:
            rules = atlas.rules
            odd = next((n for n, dice in enumerate(atlas.classes) if rules.odd in dice), -1)
            wild = rules.wild > 0 and hand.counts[odd] > 0
            counted = miss_chance(rules, sum(hand.counts), hand.showing, hand.aside, wild)
            # Some throws that lose the game score as well, and are no miss in any count.
            wrong = [abs(roll.miss + lost - float(counted)) for lost in (0.0, roll.loses)]
            assert min(wrong) < 1e-12


def one_turn(plan: TurnPlan, game: Game, chance: random.Random) -> tuple[int, bool]:
    """Points of a turn by the plan, played by the engine, and whether its throw won the game."""
    while not game.cells and game.ended is None:
        # What is taken over from the player before is a choice of its own.
        game = changed(game, gates=(), legacy=None)
        if game.turn.phase is Phase.ROLLING:
            faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(game))
            game, _ = apply(game, act.DiceLanded(faces))
            continue
        action = choices(plan, game)[0].actions[0]
        assert refusal(game, action) is None
        game, _ = apply(game, action)
    cell = next(cell for cell in game.cells if cell.kind is not CellKind.DASH)
    won = game.ended is not None and game.turn.seat == 0 and cell.total >= game.rules.s.limit
    return (cell.points or 0) - cell.penalty, won


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), WITH_RELATIVES)
def test_2_the_engine_brings_what_was_promised(
    amount: Amount, key: str, options: tuple[tuple[str, str], ...]
) -> None:
    drawn = table(key, options)
    for total, entered in ((0, False), (drawn.atlas.rules.s.limit // 5, True)):
        game = start(drawn, total, entered)
        plan = points_plan(drawn, game)
        chance = random.Random(f"{Path(key).name} {options} {total}")
        found: list[float] = []
        for _ in range(amount.of(500, 20_000, "ZONK_ODDS_TURNS")):
            points, _won = one_turn(plan, game, chance)
            found.append(min(points, drawn.atlas.rules.s.limit - total))
        wrong = np.mean(found) - plan.roll(0, 0)
        assert abs(wrong) < 3 * np.std(found) / len(found) ** 0.5, (np.mean(found), plan.roll(0, 0))


def positions(drawn: Chart, game: Game, chance: random.Random, count: int) -> Iterator[Game]:
    """Positions of turns played anyhow."""
    while count:
        now = game
        while not now.cells and now.ended is None:
            now = changed(now, gates=())
            if now.turn.phase is Phase.ROLLING:
                faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(now))
                now, _ = apply(now, act.DiceLanded(faces))
                continue
            yield now
            count -= 1
            if not count:
                return
            if now.turn.phase is Phase.TO_KEEP:
                now, _ = apply(now, act.Keep(chance.choice(keeps(now))[0]))
            else:
                now, _ = apply(now, act.Roll())


@pytest.mark.parametrize(("key", "options"), WITH_RELATIVES)
def test_3_every_legal_choice_has_a_worth(key: str, options: tuple[tuple[str, str], ...]) -> None:
    drawn = table(key, options)
    game = start(drawn, 500, True)
    plan = points_plan(drawn, game)
    for now in positions(drawn, game, random.Random(Path(key).name), 150):
        ranked = choices(plan, now)
        assert ranked
        worths = [choice.worth for choice in ranked]
        assert all(a >= b - 1e-9 * max(1, abs(b)) for a, b in pairwise(worths))
        then = now
        for action in ranked[0].actions:
            assert refusal(then, action) is None
            then, _ = apply(then, action)
        why, by = reason(now, ranked)
        assert isinstance(why, Reason)
        assert by >= -1e-6 or why is Reason.DARE
        if now.turn.phase is Phase.TO_KEEP:
            kept = {choice.keep for choice in ranked}
            assert kept == {dice for dice, _ in keeps(now)}


@pytest.mark.parametrize("key", PRESETS)
def test_4_more_points_and_more_choices_are_never_worse(key: str) -> None:
    drawn = table(key)
    plan = points_plan(drawn, start(drawn, 0, True))
    # Near the top of the sweep a forced hand is only bounded from below.
    assert (np.diff(plan.standing[: plan.ends.swept // 2, 0], axis=0) >= -1e-9).all()
    needs = [solve(drawn, for_need(drawn, start(drawn, 0, True), n)) for n in (300, 600, 1200)]
    chances = [each.roll(0, 0) for each in needs]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    forced = points_plan(table(key), start(table(key), 0, True)).roll(0, 0)
    free_table = table(key, (("hot-dice", "optional"),))
    free = points_plan(free_table, start(free_table, 0, True)).roll(0, 0)
    assert free >= forced - 1e-9
    all_table = table(key, (("must-keep-all-scoring", "on"),))
    tied = points_plan(all_table, start(all_table, 0, True)).roll(0, 0)
    assert tied <= forced + 1e-9


def test_8_a_forced_hand_at_the_goal_is_no_win_yet() -> None:
    """All dice scored and must be rolled: the points are not banked."""
    drawn = table("original-1978")
    game = start(drawn, 4000, True)
    # Nobody else is near enough to beat anything in one turn.
    game = changed(game, seats=(game.seats[0], changed(game.seats[1], total=0, entered=False)))
    plan = solve(drawn, Winning(drawn).ends(game))
    forced = next(
        n
        for n, after in enumerate(drawn.atlas.afters)
        if not after.decides and drawn.atlas.hands[after.hand].mode is Mode.NORMAL
    )
    assert plan.worth(1000, forced) < 1 - 1e-3
    assert plan.bank(1000) == pytest.approx(1.0)


@pytest.mark.parametrize("key", PRESETS)
def test_7_clocks_are_whole_and_in_order(key: str) -> None:
    drawn = table(key, (("limit", "3000"),) if key != "insta-bong" else ())
    clock = Winning(drawn).clock(called=False)
    # (paces, rows, turns): the last row is that of who is not in the game.
    home = clock.home.sum(axis=3)
    assert np.allclose(home[0].sum(axis=1), 1, atol=2e-4)
    # Whoever has more is home sooner.
    number = np.arange(home.shape[2])
    turns = home[0, :-1] @ number
    assert (np.diff(turns) < 0.35).all()
    assert turns[0] > turns[len(turns) // 2] > turns[-2]
    if clock.ladder.homes == 1:
        for (haste, _), hurried in zip(PACES[1:], home[1:], strict=True):
            # Who hurries does best by his own measure: a turn later is worth so much less.
            assert (hurried @ haste**number >= home[0] @ haste**number - 1e-4).all()
    # Nobody who is at home already beats anything, and a higher figure is never easier.
    assert (np.diff(clock.beats, axis=3) <= 1e-9).all()
    assert ((home.cumsum(axis=2) + clock.beats[..., 0]) < 1 + 1e-9).all()


# Brute force, written another way: three dice, a goal, exact fractions, no graph.


class Tiny:
    """Best expected points of a turn of three dice by plain recursion up to a most."""

    MOST = 700

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.known: dict[tuple[int, int], Fraction] = {}

    def worth(self, dice: int, points: int) -> Fraction:
        """Of rolling so many dice; whoever has MOST or more stays, if he may."""
        key = (dice, points)
        if key not in self.known:
            total = Fraction(0)
            for faces in product(range(1, 7), repeat=dice):
                total += self.best(faces, points)
            self.known[key] = total / 6**dice
        return self.known[key]

    def best(self, faces: tuple[int, ...], points: int) -> Fraction:
        found = self.rules.table.throw(faces, 0, 0)
        if not found.all_code:
            return Fraction(0)
        worths: list[Fraction] = []
        for code, gained in found.keeps.items():
            left = len(faces) - sum(code >> 5 * n & 15 for n in range(6))
            have = points + gained
            worths.append(Fraction(have))
            if have < self.MOST:
                worths.append(self.worth(left or self.rules.s.dice_count, have))
        return max(worths)


def tiny(dice: int) -> Chart:
    ruleset = preset("original-1978", (("hot-dice", "optional"),))
    settings = changed(
        ruleset.settings, dice_count=dice, entry_minimum=0, stop_minimum=0, push_your_luck=False,
        stop_dice=(), entry_dice=0,
    )  # fmt: skip
    return chart(compile_atlas(changed(ruleset, settings=settings)))


@pytest.mark.parametrize("dice", [2, 3])
def test_best_play_against_brute_force(dice: int) -> None:
    drawn = tiny(dice)
    rules = drawn.atlas.rules
    assert rules.s.dice_count == dice
    plan = solve(drawn, for_points(drawn, position(rules, 0, True), most=Tiny.MOST))
    # Beyond MOST the recursion stays and so does the plan: both count the same game there.
    wanted = float(Tiny(rules).worth(dice, 0))
    assert abs(plan.roll(0, 0) - wanted) < 1e-9


def test_the_summary() -> None:
    told = summary(preset("wheaton"))
    assert told["rules"] == "wheaton"
    assert not told["entered"]
    assert 200 < told["turn"] < 400
    assert 0 < told["miss"] < 1
    assert 1 < told["throws"] < 5
    by_dice = {each["dice"]: each for each in told["dice"]}
    assert set(by_dice) == {1, 2, 3, 4, 5}
    assert by_dice[1]["miss"] == pytest.approx(2 / 3)
    assert by_dice[5]["stay_from"] is None or by_dice[5]["stay_from"] > by_dice[2]["stay_from"]
    for each in by_dice.values():
        assert each["roll"]["1000"] > each["roll"]["0"]
