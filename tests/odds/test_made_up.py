"""Clocks, races and last rounds of made-up chances, as they were when everything else agreed.

Ladders of a few steps, whose turns lead anywhere: every way a game may end, in a moment. Each line
of `made-up.txt` is a ladder and a digest. Where a change is meant, write them anew:

    python -m tests.odds.test_made_up
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.recorded import digest, record, recorded, written
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import rounds
from zonk_desktop.odds.chart import Floats
from zonk_desktop.odds.clock import (
    BeatFigures,
    Clock,
    ClockMoves,
    Ladder,
    at_once,
    extended,
    figures,
    ladder_of,
    tables,
)
from zonk_desktop.odds.race import Duel, RaceChances, chances, order_of, tries_of
from zonk_desktop.odds.rounds import LastField, TurnEnd, Turns
from zonk_desktop.rulebook.load import preset

RECORD = Path(__file__).with_name("made-up.txt")
GRID, LADDERS, PARTS = 50, 24, 4
ENDINGS = ("immediate", "lastRound", "finishRound")


def plain(thing: Any) -> object:
    return written(np.asarray(thing, np.float64).tolist())


class Needed:
    """Takes the place of `rounds.Needed`: the chance of a turn of so many points."""

    grid = GRID

    def chance(self, need: int, entered: bool = True) -> float:
        return float(self.chances(np.array(float(need)), entered))

    def chances(self, needs: Floats, entered: bool = True) -> Floats:
        found: Floats = (0.9 if entered else 0.4) / (1 + np.maximum(needs, 0) / 170)
        return found

    def beyond(self, grid: int, need: int = 400) -> Floats:
        found = 1.0 / (1 + np.arange(1 + max(need, 100) // grid))
        shares: Floats = found / found.sum()
        return shares


NEEDED: Any = Needed()


def made(chance: random.Random) -> tuple[Ladder, ClockMoves, BeatFigures]:
    """A ladder of a few steps, and turns that lead upwards from every step."""
    penalty = chance.choice((0, 0, 70, 100))
    base = chance.choice((0, -100)) if penalty else 0
    homes, goal = chance.choice((1, 2, 3)), chance.choice((4, 6)) - base // GRID
    misses = chance.choice((1, 2, 3)) if penalty else 1
    ladder = Ladder(base + goal * GRID, GRID, goal, homes, base, misses, penalty)
    some = np.random.default_rng(chance.randrange(2**32))
    ends = some.random((3, ladder.states, ladder.columns)) ** 2
    rows = np.arange(ladder.states) % ladder.rows
    inside = rows != ladder.outside
    below = np.arange(ladder.columns)[None, :] < rows[:, None]
    ends[:, below & inside[:, None]] = 0.0
    ends[:, inside, -1] = 0.0
    missed = some.uniform(0.2, 0.5, (3, ladder.states))
    ends *= ((1 - missed) / ends.sum(axis=2))[:, :, None]
    if homes == 1:
        return ladder, ClockMoves(ends, missed), figures(ladder, NEEDED, 300)
    lands = np.triu(some.random((homes, homes)) + 0.1)
    found = BeatFigures(some.uniform(0, 0.6, (ladder.rows, homes)), lands / lands.sum(1)[:, None])
    return ladder, ClockMoves(ends, missed), found


def positions(ladder: Ladder, chance: random.Random, rules: Rules, count: int) -> list[Game]:
    """Some positions of as many players, the same one to play."""
    first = new_game(rules, tuple(f"{n}" for n in range(count)))
    me, out = chance.randrange(count), chance.randrange(9)
    called = chance.choice((None, None, (0, "")))
    found = []
    for _ in range(2):
        seats = tuple(
            changed(
                seat,
                total=chance.randrange(ladder.base, ladder.limit, GRID // 2),
                entered=chance.random() < 0.8,
                misses=chance.randrange(4),
                out=n == out != me,
            )
            for n, seat in enumerate(first.seats)
        )
        turn = changed(first.turn, seat=me)
        found.append(changed(first, seats=seats, turn=turn, called=called))
    return found


def of_clock(clock: Clock, chance: random.Random, name: str) -> Iterator[object]:
    ladder = clock.ladder
    yield [plain(each) for each in (clock.home, clock.beats, ladder.falls, ladder.totals)]
    yield [plain(each) for each in clock.ahead(np.arange(ladder.states), 5)]
    yield [ladder.column(total) for total in range(ladder.base - 100, ladder.limit + 300, 25)]
    told = (False,) if ladder.homes == 1 else (False, True)
    for tries in [(one, other) for one in told for other in told]:
        duel = Duel(clock, tries)
        for _ in range(4):
            states = chance.randrange(ladder.states), chance.randrange(ladder.states)
            rows, fallen = duel.after(*states, first=chance.random() < 0.5)
            yield plain(rows), plain(fallen)
    sheet = "lets-play-zonk" if name.endswith("7") else "original-1978"
    ending = ENDINGS[0] if ladder.homes == 1 else chance.choice(ENDINGS[1:])
    rules = Rules(preset(sheet, (("ending", ending), ("winner-by", "points"))))
    for count in (2, 3, 4):
        games = positions(ladder, chance, rules, count)
        order = order_of(games[0])
        yield order, tries_of(games[0], order), at_once(rules.s, games[0].called is not None)
        yield [ladder.row(seat) for game in games for seat in game.seats]
        if len(order) < 2:
            continue
        race = RaceChances(clock, games)
        yield race.turns, [plain(each) for each in race.after()]
        yield [(plain(each.rows), plain(each.fallen)) for each in race.left()]
        seat = games[0].seats[order[0]]
        parts = [chance.random() for _ in range(4)]
        more = (0, 50, 150, ladder.limit - seat.total)
        ends = [
            TurnEnd(seat.total + by, 0.8 * part / sum(parts), missed=not by)
            for by, part in zip(more, parts, strict=True)
        ]
        won = chance.choice((0.0, 0.1))
        yield plain(chances(RaceChances(clock, games[:1]), 0.4, ends, won))


def of_last_turns(chance: random.Random) -> Iterator[object]:
    """Last turns of a game, and of one that has so many rounds."""
    for ending in ENDINGS:
        rules = Rules(preset("lets-play-zonk", (("ending", ending), ("limit", "600"))))
        counted = Rules(preset("insta-bong", (("rounds", "4"), ("winner-by", "points"))))
        for count in (1, 2, 3, 4):
            ladder = Ladder(600, GRID, 12, 2)
            for game in positions(ladder, chance, rules, count):
                me = game.turn.seat
                last = tuple(n for n in range(me, count) if n == me or chance.random() < 0.8)
                home = chance.randrange(count)
                now = changed(game, last=last, home=chance.choice((-1, home)))
                yield rounds.decided(now)
                totals = np.arange(0, 1200, GRID / 2)
                yield plain(rounds.holds(NEEDED, now, me, totals))
                ends = [TurnEnd(chance.randrange(0, 900, GRID), 0.25) for _ in range(4)]
                usual = chance.choice((None, np.array([0.5, 0.1, 0.3, 0.1])))
                yield plain(rounds.chances_last(NEEDED, now, ends, usual))
            inside = np.array([0.3, 0.0, 0.2, 0.3, 0.1, 0.1])
            need = np.append(1.0, 0.9 ** np.arange(1, 6))
            outside = inside[[0, 3, 1, 2, 4, 5]]
            turns = Turns(100, 190.0, inside, outside, need, NEEDED.beyond(100, 200))
            yield plain(turns.by_step(50)), [plain(one) for one in turns.coarser(3)]
            for game in positions(ladder, chance, counted, count):
                now = changed(game, rounds=chance.randrange(3), called=None)
                yield rounds.last_round(now), rounds.turns_left(now)
                field: LastField = rounds.field(turns, now)
                yield field.low, field.size, plain(rounds.worths(field, np.arange(0, 900, 75.0)))
                yield plain(field.alone), field.others
                yield [plain(field.at(total)) for total in (field.low, 430, 100_000)]


def of_settings(chance: random.Random) -> Iterator[object]:
    """The ladders of sheets with all that a ladder looks at."""
    for _ in range(60):
        knobs = (
            ("limit", chance.choice(("500", "1000", "5000", "10000", "11100"))),
            ("ending", chance.choice(ENDINGS)),
            ("entry-minimum", chance.choice(("0", "300", "350"))),
            ("stop-minimum", chance.choice(("0", "250"))),
            ("finish-compare", chance.choice(("reach", "pass"))),
            ("miss-penalty", chance.choice(("0", "100", "500"))),
            ("miss-penalty-after", chance.choice(("1", "3", "4", "5"))),
            ("penalty-floor", chance.choice(("none", "zero"))),
        )
        s = preset("original-1978", knobs).settings
        chart: Any = SimpleNamespace(grid=chance.choice((1, 5, 25, 50)))
        ladder = ladder_of(chart, s, chance.uniform(150, 700))
        yield (
            ladder.limit, ladder.grid, ladder.goal, ladder.homes, ladder.base, ladder.misses,
            ladder.penalty, ladder.states, ladder.columns,
        )  # fmt: skip


def mark(name: str) -> str:
    chance = random.Random(name)
    if name == "last turns":
        return digest([*of_last_turns(chance)])
    if name == "settings":
        return digest([*of_settings(chance)])
    ladder, moves, found = made(chance)
    told: list[object] = [*of_clock(tables(ladder, moves, found), chance, name)]
    for landing in ("cap", "over"):
        knobs = (("landing", landing), ("cap-before-11k", "on"))
        s = preset("lets-play-zonk", knobs).settings
        s = changed(s, rule11k_points=chance.choice((100, 170, 300)))
        clock = extended(ladder, moves, NEEDED, s, chance.choice((30.0, 90.0)))
        told += [plain(each) for each in (clock.moves, clock.missed, clock.home, clock.beats)]
    told += [plain(each) for each in figures(ladder, NEEDED, 120)]
    return digest(told)


def names() -> list[str]:
    return [*(f"ladder {n}" for n in range(LADDERS)), "last turns", "settings"]


@pytest.mark.parametrize("part", range(PARTS))
def test_made_up_chances_lead_where_they_led(part: int) -> None:
    for name in names()[part::PARTS]:
        assert recorded(RECORD)[name] == mark(name), name


def test_no_ladder_is_new_and_none_has_gone() -> None:
    assert set(recorded(RECORD)) == set(names()), "if it is meant: see above"


if __name__ == "__main__":
    record(RECORD, ((name, mark(name)) for name in names()))
