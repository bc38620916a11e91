"""Chances to win, against exact tables and games played out; and where they are not told."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from random import Random

import bench_chances
import numpy as np
import pytest

from tests.conftest import Amount
from tests.odds.pair import Pair
from tests.odds.test_endings import one
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.chart import Chart
from zonk_desktop.odds.clock import MOST_STEPS
from zonk_desktop.odds.ends import for_points
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import coarse, forward, solve
from zonk_desktop.odds.values import POINTS, WIN
from zonk_desktop.odds.winning import Winning
from zonk_desktop.players.spread import share
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import preset

MAGIC = (1, 2, 2, 3, 6)
DIX = str(bench_chances.EXAMPLES / "dix-mille.toml")


def at(rules: Rules, *totals: int) -> Game:
    return new_game(rules, tuple("ABCDEF"[: len(totals)]), totals=totals)


def test_a_last_round_against_the_exact_table(amount: Amount) -> None:
    """Two players; whoever is home first may still be beaten by the other's one turn."""
    limit = amount.of(1200, 5000, "ZONK_LAST_ROUND")
    rules = Rules(preset("original-1978", (("limit", str(limit)),)))
    known = Known(rules.ruleset)
    drawn = known.chart(with_hits=False)
    exact = Pair(drawn, position(drawn.atlas.rules, 0, False), known.winning.needed())
    if amount.slow:
        assert exact.residual() < 1e-9
    chance = Random(4)
    least = rules.s.entry_minimum // drawn.grid
    off = []
    for _ in range(60):
        steps = [
            step if step >= least else 0
            for step in (chance.randrange(exact.goal), chance.randrange(exact.goal))
        ]
        u, v = (step + 1 if step else 0 for step in steps)
        game = at(rules, *(step * drawn.grid for step in steps))
        off.append(known.worth(game, WIN) - exact.chance[u, v])
    assert float(np.sqrt(np.mean(np.square(off)))) < 0.01
    assert max(map(abs, off)) < 0.03


# Exact for three players, by value iteration over all totals of the last 1,800 points.
@pytest.mark.parametrize(
    ("totals", "exact"),
    [
        ((4000, 4700, 4800), (0.191, 0.414, 0.395)),
        ((4000, 4300, 3500), (0.414, 0.466, 0.120)),
        ((4900, 4900, 4900), (0.402, 0.322, 0.275)),
    ],
)
def test_three_players_near_a_last_round(totals: tuple[int, ...], exact: tuple[float, ...]) -> None:
    told = ask.chances(at(Rules(preset("original-1978")), *totals))
    assert told is not None
    assert sum(told) == pytest.approx(1)
    assert max(abs(one - other) for one, other in zip(told, exact, strict=True)) < 0.02


def test_home_is_not_won_while_others_have_a_turn() -> None:
    """Of three who are nearly home the first is no winner yet, and waiting is worth something."""
    known = Known(preset("original-1978"))
    ends = known.winning.ends(at(Rules(known.ruleset), 4900, 4900, 4900))
    grid = known.chart(with_hits=False).grid
    home = ends.bank[300 // grid :, 0]
    assert home[0] < 0.5
    assert (np.diff(home) >= -1e-12).all()
    assert home[-1] > 0.99


@pytest.mark.parametrize("case", bench_chances.cases(), ids=lambda case: case.name)
def test_what_is_told_is_what_is_played(case: bench_chances.Case, amount: Amount) -> None:
    """A sample of `dev.py bench chances`: the professor plays positions to their end."""
    positions = amount.of(1, 12, "ZONK_POSITIONS")
    games = amount.of(5, 400, "ZONK_PLAYED")
    asked = bench_chances.Asked(case, tuple(range(positions)), games, 3, 3, engine=True)
    told = bench_chances.look(asked)
    known = [one for one in told if one is not None]
    rules = Rules(resolve(case.rules, options=case.options))
    game = new_game(rules, ("A", "B"), magic=MAGIC if rules.s.magic_number else ())
    if case.called:
        game = changed(game, called=(0, ""))
    assert len(known) == (0 if ask.unknown(game) else len(told))
    for place in known:
        for chance, wins in zip(place.chances, place.won, strict=True):
            seen = share(wins, place.games)
            slack = 0.05 + (seen.high - seen.low) / 2
            assert seen.low - slack < chance < seen.high + slack, place


def test_the_table_of_the_bench() -> None:
    """Root of the mean square without the sample's own variance, and what is beyond its bounds."""
    exact = bench_chances.Told((0, 0), 0, (0.5, 0.5), (50.0, 50.0), 100, 2.0)
    wrong = bench_chances.Told((0, 0, 0), 0, (0.9, 0.05, 0.05), (45.0, 30.0, 25.0), 100, 4.0)
    seen = bench_chances.figures([exact])
    assert (seen.rms, seen.worst, seen.off) == (0, 0, 0)
    seen = bench_chances.figures([exact, wrong])
    assert seen.worst == pytest.approx(0.45)
    assert seen.off == 3
    assert 0.2 < seen.rms < 0.3
    assert seen.errors > 3
    assert seen.took == {2: 2.0, 3: 4.0}
    lines = [*bench_chances.table({"one": [exact, wrong], "none": [None]})]
    assert lines[2].startswith("| one | 2 | 100 |")
    assert "not told" in lines[3]


@pytest.mark.parametrize("case", bench_chances.cases(), ids=lambda case: case.name)
def test_a_turn_changes_no_chance_on_the_average(case: bench_chances.Case, amount: Amount) -> None:
    """What is told before a turn is the mean of what is told after it, for each of all players."""
    # The first of them is of six players.
    numbers = range(4, 4 + amount.of(1, 20, "ZONK_TURNS"))
    games = [bench_chances.position(case, number, seed=1) for number in numbers]
    if ask.unknown(games[0]) is not None:
        return
    off = [one for game in games for one in bench_chances.over_a_turn(game)]
    assert float(np.sqrt(np.mean(np.square(off)))) < 0.015
    assert max(map(abs, off)) < 0.03


def test_the_table_of_turns() -> None:
    lines = [*bench_chances.turn_table({"one": [0.01, -0.02], "none": []}, 5)]
    assert lines[2:] == ["| one | 5 | 0.0158 | 0.020 |", "| none | not told | | |"]


def test_a_throw_that_loses_leaves_no_chance() -> None:
    """Whatever is counted where points are played for: the safe points, or the penalty."""
    wimpout = str(bench_chances.EXAMPLES / "cosmic-wimpout.toml")
    options = (("miss-penalty", "100"), ("miss-penalty-after", "1"))
    for more in ((), (("rounds", "5"),)):
        known = Known(resolve(wimpout, options=(*options, *more)))
        ends = known.winning.ends(at(Rules(known.ruleset), 400, 300))
        assert np.all(np.asarray(ends.lose) == 0)


# Fine figures


def fine(folder: Path, points: int) -> Known:
    """The sheet of 1978 with so many points for three sixes."""
    path = folder / f"{points}.toml"
    path.write_text(
        f"""extends = "original-1978"
key = "sixes-{points}"
name = "Sixes"
[combo.sixes]
kind = "of-a-kind"
count = 3
faces = [6]
points = {points}
""",
        "utf-8",
    )
    return Known(resolve(str(path)))


def test_fine_figures_lie_between_their_neighbours(tmp_path: Path) -> None:
    """666 points for three sixes: 2,500 totals, which would take a quarter of a minute."""
    by_points = [fine(tmp_path, points) for points in (650, 666, 700)]
    assert [one.chart(with_hits=False).grid for one in by_points] == [50, 2, 50]
    for totals in ((4000, 4500), (3000, 4000), (2000, 4500), (4600, 4800)):
        less, this, more = (one.worth(at(Rules(one.ruleset), *totals), WIN) for one in by_points)
        assert min(less, more) - 0.004 < this < max(less, more) + 0.004
    ladder = by_points[1].winning.clock(called=False).ladder
    assert ladder.goal <= MOST_STEPS


def option_means(drawn: Chart) -> dict[tuple[int, int, int], float]:
    """Points on the average, by hand and by where a keep leads, and the chance of each hand."""
    outcomes, options = len(drawn.chances), len(drawn.points)
    hand = np.repeat(drawn.rolling, np.diff(np.append(drawn.outcome_starts, outcomes)))
    outcome = np.repeat(np.arange(outcomes), np.diff(np.append(drawn.option_starts, options)))
    found: defaultdict[tuple[int, int, int], float] = defaultdict(float)
    for of, chance in zip(hand.tolist(), drawn.chances.tolist(), strict=True):
        found[of, -1, -1] += chance
    for n, points in enumerate((drawn.points * drawn.grid).tolist()):
        key = int(hand[outcome[n]]), int(drawn.after[n]), int(drawn.kind[n])
        found[key] += points * float(drawn.chances[outcome[n]])
    return found


@pytest.mark.parametrize("factor", [2, 3, 30])
@pytest.mark.parametrize("key", ["original-1978", "insta-bong"])
def test_points_are_rounded_now_up_and_now_down(key: str, factor: int) -> None:
    fine = Known(preset(key)).chart(with_hits=True)
    rough = coarse(fine, factor)
    assert rough.grid == factor * fine.grid
    assert option_means(rough) == pytest.approx(option_means(fine))
    assert rough.idle == (0 in rough.points)


def test_a_coarser_grid_is_right_on_the_average() -> None:
    drawn = Known(preset("original-1978")).chart(with_hits=False)
    game = position(drawn.atlas.rules, 0, True)
    plain = solve(drawn, for_points(drawn, game))
    rough = coarse(drawn, 3)
    assert rough.grid == 3 * drawn.grid
    assert rough.chances.sum() == pytest.approx(drawn.chances.sum())
    other = forward(solve(rough, for_points(rough, game)))
    mean = float((other.banked.sum(axis=1) * np.arange(len(other.banked))).sum()) * rough.grid
    # Minimums lie on other steps there.
    assert mean == pytest.approx(plain.roll(0, 0), rel=0.02)
    assert coarse(drawn, 1) is drawn


# Where nobody's chance can be told


@pytest.mark.parametrize(
    ("rules", "options", "why"),
    [
        (DIX, (), "odds-unknown-same-total"),
        (DIX, (("same-total", "off"),), "odds-unknown-take-over"),
        (DIX, (("same-total", "off"), ("take-over", "off")), "odds-unknown-landing"),
        ("wheaton", (("extension", "11000"),), "odds-unknown-extension"),
        ("insta-bong", (), "odds-unknown-hits"),
        ("original-1978", (), None),
    ],
)
def test_what_cannot_be_known_is_said(
    rules: str, options: tuple[tuple[str, str], ...], why: str | None
) -> None:
    found = Rules(resolve(rules, options=options))
    game = new_game(
        found, ("A", "B"), totals=(900, 800), magic=MAGIC if found.s.magic_number else ()
    )
    said = ask.unknown(game)
    assert (said.id if said else None) == why
    assert (ask.chances(game) is None) == (why is not None)
    told = ask.best(game, WIN)
    assert (told.instead is None) == (why is None)


def test_during_the_show_chances_are_those_of_the_game_after_it() -> None:
    rules = Rules(preset("wheaton", (("ceremony", "off"),)))
    game = new_game(rules, ("A", "B", "C"), magic=MAGIC, totals=(4900, 4000, 3000))
    chance = Random(2)
    while game.show is None:
        game = one(game, chance, POINTS)
    told = ask.chances(game)
    assert told is not None
    assert told == ask.chances(Winning.after_show(game))
    assert told[0] > told[1] > told[2]


def test_who_plays_alone_gets_home_where_misses_in_a_row_cost_points() -> None:
    """Nobody else's clock ends the race before the last turn that is counted."""
    options = (("limit", "1200"), ("miss-penalty", "100"), ("miss-penalty-after", "3"))
    found = ask.chances(at(Rules(preset("original-1978", options)), 0))
    assert found == pytest.approx((1.0,), abs=1e-3)
