"""What must hold of the odds, by number (docs/odds.md): what the other files here do not hold."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from random import Random

import numpy as np
import pytest

from tests.conftest import Amount
from tests.odds.pair import Pair
from tests.odds.test_best_play import positions, start, table
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import HotDice
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import CellKind, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.advice import choices
from zonk_desktop.odds.atlas import compile_atlas
from zonk_desktop.odds.chart import chart
from zonk_desktop.odds.ends import MOST, for_hits, for_need, for_points
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import forward, solve
from zonk_desktop.odds.values import HITS, WIN
from zonk_desktop.rulebook.load import PRESETS, preset

#: Small, and over when somebody is home: what brute force can follow.
SHORT = (("limit", "1500"), ("ending", "immediate"), ("winner-by", "first"), ("halftime", "0"))


@pytest.mark.slow
@pytest.mark.parametrize("key", PRESETS)
def test_2_points_and_hits_played_by_the_engine(key: str, amount: Amount) -> None:
    """At odd totals, after misses, in a run of hits: the engine writes what was promised."""
    chance = Random(key)
    rules = Rules(preset(key, (("ceremony", "off"),)))
    names = tuple("ABC"[: max(2, rules.s.players_min)])
    game = new_game(rules, names, totals=(950,) * len(names))
    seat = changed(game.seats[0], misses=2, dry=2, run=2, highest=950, received=1)
    game = changed(game, seats=(seat, *game.seats[1:]))
    said = ask.worth(game, HITS)
    found = []
    for _ in range(amount.of(250, 20000, "ZONK_TURNS")):
        now = game
        while not now.cells:
            now = changed(now, gates=())
            if now.turn.phase is Phase.ROLLING:
                faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(now))
                now, _ = apply(now, act.DiceLanded(faces))
            else:
                now, _ = apply(now, ask.best(now, HITS).best.actions[0])
        after = now.seats[0]
        # A Social and the like is not of this turn.
        cell = next(cell for cell in now.cells if cell.kind is not CellKind.DASH)
        found.append(after.total - 950 + HITS.hit * cell.hits)
    mean = float(np.mean(found))
    # More hits than are told apart are seldom, and count as the most: a little is lost.
    slack = 3 * float(np.std(found)) / len(found) ** 0.5 + 0.002 * said
    assert abs(mean - said) < slack, (mean, said)


@pytest.mark.parametrize("key", PRESETS)
def test_3_colours_may_change_places(key: str) -> None:
    """Dice of the same colour are the same: the throw in another order is worth as much."""
    rules = Rules(preset(key, (("ceremony", "off"),)))
    chance = Random(key)
    game = new_game(rules, tuple("ABC"[: max(2, rules.s.players_min)]))
    game, _ = apply(game, act.Roll())
    by_colour: dict[str, list[int]] = {}
    for die, colour in enumerate(rules.colours):
        by_colour.setdefault(colour, []).append(die)
    for _ in range(40):
        faces = [chance.randint(1, 6) for _ in dice_in_hand(game)]
        turned = list(faces)
        groups = list(by_colour.values())
        if key in {"original-1978", "magic-bus-1983"}:
            # Three colours of two dice each: whole colours may change places too.
            chance.shuffle(groups)
        for group, to in zip(by_colour.values(), groups, strict=True):
            shown = [faces[die] for die in group]
            chance.shuffle(shown)
            for die, face in zip(to, shown, strict=True):
                turned[die] = face
        worths = []
        for shown in (faces, turned):
            landed, _ = apply(game, act.DiceLanded(tuple(shown)))
            landed = changed(landed, gates=())
            if landed.cells or landed.ended is not None:
                continue
            told = ask.best(landed, HITS)
            worths.append(sorted(choice.worth for choice in told.choices))
        assert len(worths) in {0, 2}
        assert not worths or worths[0] == pytest.approx(worths[1], rel=1e-12, abs=1e-9)


@pytest.mark.parametrize("key", PRESETS)
def test_4_more_freedom_is_never_worse(key: str) -> None:
    """A lower minimum, a shorter list of dice to stop with, a Dare: choices and no duties."""

    def worth(options: tuple[tuple[str, str], ...]) -> float:
        drawn = table(key, options)
        game = start(drawn, 0, False)
        return solve(drawn, for_points(drawn, game)).roll(0, 0)

    plain = worth(())
    assert worth((("entry-minimum", "0"),)) >= plain - 1e-9
    assert worth((("stop-minimum", "0"), ("entry-minimum", "0"))) >= plain - 1e-9
    assert worth((("entry-minimum", "2000"),)) <= plain + 1e-9
    rules = Rules(preset(key, (("dare", "on"), ("ceremony", "off"))))
    names = tuple("ABC"[: max(2, rules.s.players_min)])
    game, _ = apply(new_game(rules, names, totals=(500,) * len(names)), act.Roll())
    four = (4,) * (rules.s.dice_count - 1) + (2,)
    landed, _ = apply(game, act.DiceLanded(four))
    landed = changed(landed, gates=())
    if not landed.cells:
        before = ask.worth(landed)
        dared, _ = apply(landed, act.Dare(1))
        assert ask.worth(dared) >= before - 1e-9


@pytest.mark.parametrize("key", PRESETS)
def test_4_more_points_win_more(key: str) -> None:
    """In one's own total a chance to win rises, in another's it falls."""
    rules = Rules(preset(key, (("winner-by", "points"),)))
    names = tuple("ABC"[: max(2, rules.s.players_min)])
    limit = rules.s.limit
    own, other = [], []
    for step in range(10):
        high = limit * step // 10 // 50 * 50
        rest = (limit // 2 // 50 * 50,) * (len(names) - 1)
        mine = ask.chances(new_game(rules, names, totals=(high or 50, *rest)))
        theirs = ask.chances(new_game(rules, names, totals=(rest[0], *rest[1:], high or 50)))
        assert mine is not None
        assert theirs is not None
        own.append(mine[0])
        other.append(theirs[0])
    assert own == sorted(own)
    assert other == sorted(other, reverse=True)


@pytest.mark.parametrize("key", PRESETS)
def test_5_hits_that_weigh_nothing_are_points(key: str) -> None:
    drawn = chart(compile_atlas(preset(key), with_hits=True))
    plain = table(key)
    game = start(plain, 500, True)
    by_points = solve(plain, for_points(plain, game)).roll(0, 0)
    assert solve(drawn, for_hits(drawn, game, 0.0, MOST)).roll(0, 0) == pytest.approx(
        by_points, abs=1e-6
    )
    points, hits = [], []
    for weight in (0.0, 100.0, 300.0, 1000.0):
        plan = solve(drawn, for_hits(drawn, game, weight, MOST))
        spread = forward(plan)
        unit = solve(drawn, for_hits(drawn, game, 1.0, MOST)).ends
        base = solve(drawn, for_hits(drawn, game, 0.0, MOST)).ends
        each = _mean(spread, base.bank, base.miss, base.win)
        with_one = _mean(spread, unit.bank, unit.miss, unit.win)
        points.append(each)
        hits.append(with_one - each)
    assert all(a <= b + 1e-9 for a, b in pairwise(hits)), "hits rise"
    assert all(a >= b - 1e-9 for a, b in pairwise(points)), "points fall"
    assert hits[-1] > hits[0]


def _mean(spread: object, bank: np.ndarray, miss: np.ndarray, win: np.ndarray) -> float:
    assert isinstance(spread, tuple)
    banked, missed, won, *_ = spread
    return float((banked * bank).sum() + (missed * miss).sum() + won * win[0, 0])


@pytest.mark.parametrize("key", PRESETS)
def test_5_a_measure_shifted_or_scaled_chooses_alike(key: str) -> None:
    drawn = table(key)
    game = start(drawn, 500, True)
    ends = for_points(drawn, game)
    plain = solve(drawn, ends)
    other = solve(
        drawn,
        replace(
            ends,
            bank=3 * ends.bank + 40,
            miss=3 * ends.miss + 40,
            win=3 * ends.win + 40,
            lose=3 * ends.lose + 40,
        ),
    )
    for now in positions(drawn, game, Random(key), 60):
        one, two = choices(plain, now), choices(other, now)
        assert [c.actions for c in one] == [c.actions for c in two]
        assert two[0].worth == pytest.approx(3 * one[0].worth + 40)


# Two players exactly


def short(key: str, limit: int, dice: int = 0) -> RuleSet:
    options = (*SHORT[1:], ("limit", str(limit)), ("entry-minimum", "0"))
    ruleset = preset(key, options)
    if not dice:
        return ruleset
    settings = changed(
        ruleset.settings, dice_count=dice, stop_minimum=0, stop_dice=(), entry_dice=0,
        push_your_luck=False,
    )  # fmt: skip
    return changed(ruleset, settings=settings)


@pytest.mark.parametrize("key", ["wheaton", "original-1978"])
def test_7_clocks_against_the_exact_table(key: str) -> None:
    ruleset = preset(key, SHORT)
    drawn = chart(compile_atlas(ruleset))
    exact = Pair(drawn, position(drawn.atlas.rules, 0, False))
    assert exact.residual() < 1e-9
    rules = Rules(ruleset)
    chance = Random(key)
    off = []
    for _ in range(60):
        u, v = chance.randint(0, exact.goal), chance.randint(0, exact.goal)
        game = new_game(rules, ("A", "B"))
        seats = tuple(
            changed(seat, total=max(0, place - 1) * drawn.grid, entered=place > 0)
            for seat, place in zip(game.seats, (u, v), strict=True)
        )
        off.append(ask.worth(changed(game, seats=seats), WIN) - exact.chance[u, v])
    assert float(np.sqrt(np.mean(np.square(off)))) < 0.01
    assert max(map(abs, off)) < 0.03


class Race:
    """Two players to a tiny goal with few dice, by plain recursion and patience."""

    def __init__(self, rules: Rules, goal: int) -> None:
        self.rules, self.goal = rules, goal
        totals = range(0, goal, 50)
        self.chance = dict.fromkeys(product(totals, totals), 0.5)
        for _ in range(200):
            before = dict(self.chance)
            for i, j in sorted(self.chance, key=sum, reverse=True):
                self.known: dict[tuple[int, int], float] = {}
                self.chance[i, j] = self.rolling(rules.s.dice_count, 0, i, j)
            if max(abs(before[at] - now) for at, now in self.chance.items()) < 1e-13:
                break

    def rolling(self, dice: int, points: int, i: int, j: int) -> float:
        key = dice, points
        if key not in self.known:
            ways = [self.thrown(faces, points, i, j) for faces in product(range(1, 7), repeat=dice)]
            self.known[key] = sum(ways) / len(ways)
        return self.known[key]

    def thrown(self, faces: tuple[int, ...], points: int, i: int, j: int) -> float:
        found = self.rules.table.throw(faces, 0, 0)
        if not found.all_code:
            return 1 - self.chance[j, i]
        worths = []
        for code, gained in found.keeps.items():
            left = len(faces) - sum(code >> 5 * n & 15 for n in range(6))
            have = points + gained
            home = i + have >= self.goal
            worths.append(1.0 if home else 1 - self.chance[j, i + have])
            if not home:
                worths.append(self.rolling(left or self.rules.s.dice_count, have, i, j))
        return max(worths)


@pytest.mark.parametrize("dice", [2, pytest.param(3, marks=pytest.mark.full)])
def test_7_the_exact_table_against_brute_force(dice: int) -> None:
    ruleset = short("original-1978", 400, dice)
    free = changed(ruleset.settings, hot_dice=HotDice.OPTIONAL)
    ruleset = changed(ruleset, settings=free)
    drawn = chart(compile_atlas(ruleset))
    exact = Pair(drawn, position(drawn.atlas.rules, 0, True))
    race = Race(Rules(ruleset), 400)
    for (i, j), chance in race.chance.items():
        assert exact.chance[i // 50 + 1, j // 50 + 1] == pytest.approx(chance, abs=1e-9)


def test_8_a_needed_number_is_never_sure() -> None:
    """All dice scored and must be rolled: the figure lies on the table and is not banked."""
    drawn = table("original-1978")
    game = start(drawn, 0, True)
    plan = solve(drawn, for_need(drawn, game, 300))
    forced = [n for n, after in enumerate(drawn.atlas.afters) if not after.decides]
    assert forced
    for place in forced:
        assert 0 < plan.worth(5000, place) < 1
        assert plan.worth(300, place) < 1
