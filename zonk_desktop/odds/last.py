"""Chances in the last turns of a game: the figure to beat, and who still may beat it.

Who plays before others wins with a total when all of them fail to beat it. The chance of each is
that of a turn of at least so many points, played for just that: one sweep tells it for every need.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from zonk_desktop.engine.choices import AfterLimit, WinnerBy
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.engine.turns import leading
from zonk_desktop.odds.chart import Chart, Floats
from zonk_desktop.odds.ends import for_need, for_points
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import Ends, forward, solve

#: A usual figure to beat, from where one stands.
_USUAL = 400
_TINY = 1e-300


class Needed:
    """The chance of a turn of at least n points, for every n."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self.grid = chart.grid
        s = chart.atlas.rules.s
        self._most = -(-s.limit // chart.grid) * chart.grid
        self._entry, self._stop = max(s.entry_minimum, s.stop_minimum), s.stop_minimum
        game = position(chart.atlas.rules, 0, True)
        self._plan = solve(chart, for_need(chart, game, self._most))

    def chance(self, need: int, entered: bool = True) -> float:
        """The chance of a fresh turn: where points are missing, the others count as made before."""
        need = max(1, need, self._stop if entered else self._entry)
        need = -(-need // self._chart.grid) * self._chart.grid
        return self._plan.roll(self._most - need, 0) if need <= self._most else 0.0

    def beyond(self, grid: int, need: int = _USUAL) -> Floats:
        """By how many steps of so many points such a turn is more than was needed."""
        step = self._chart.grid
        spread = forward(self._plan, points=self._most - need // step * step)
        over = spread.banked.sum(axis=1)[self._most // step :]
        steps = np.bincount(np.arange(len(over)) * step // grid, over)
        found: Floats = steps / max(_TINY, float(steps.sum()))
        return found


def decided(game: Game) -> bool:
    """Whether the first one home has won, whatever the last turns bring."""
    first = game.rules.s.winner_by is WinnerBy.FIRST and game.called is None
    return first and game.home >= 0 and not game.seats[game.home].out


def for_last(chart: Chart, needed: Needed, game: Game, table: Game) -> Ends:
    """The chance to win as what the end of one of the last turns is worth.

    `table` is the position with all who still have a turn among its last.
    """
    n = game.turn.seat
    total = game.seats[n].total
    plain = for_points(chart, game)
    bank = [holds(needed, table, n, total + int(gain)) for gain in plain.bank[:, 0]]
    miss = {gain: holds(needed, table, n, total + int(gain)) for gain in np.unique(plain.miss)}
    return replace(
        plain,
        bank=np.repeat(np.array(bank)[:, None], len(plain.states), axis=1),
        miss=np.vectorize(miss.__getitem__, otypes=[np.float64])(plain.miss),
        win=np.ones_like(plain.win),
        lose=0.0,
    )


def _left(game: Game, n: int) -> list[int]:
    """The seats that still have a turn after this one, in order."""
    return [m for m in game.last or () if m != n and not game.seats[m].out]


def holds(needed: Needed, game: Game, n: int, total: int) -> float:
    """The chance that nobody else has more in the end than seat `n` with this total."""
    best = leading(game, n)
    if total < best:
        return 0.0
    chance = 1.0
    if total == best:
        s = game.rules.s
        # In a Last Round, and under the 11,000 Rule, who stood there first has won.
        last = s.ending is AfterLimit.LAST_ROUND and not s.rounds
        first = last or game.called is not None
        chance = 0.0 if first else 0.5
    for m in _left(game, n):
        chance *= 1 - _beats(needed, game, game.seats[m], total)
    return chance


def _beats(needed: Needed, game: Game, seat: Seat, total: int) -> float:
    s = game.rules.s
    need = total - seat.total + 1
    if game.called is not None and seat.total >= s.limit:
        need = max(need, s.rule11k_points)
    return needed.chance(need, seat.entered)


def chances_last(needed: Needed, game: Game, ends: Mapping[int, float]) -> tuple[float, ...]:
    """The chances to win of all seats in the last turns.

    `ends`: the totals that the turn in progress may lead to, each with its chance.
    """
    me, grid = game.turn.seat, needed.grid
    best = leading(game, me)
    others = [n for n in range(len(game.seats)) if n != me and not game.seats[n].out]
    beyond = needed.beyond(grid, _USUAL)
    steps = max(0, max(ends, default=0) - best) // grid + len(beyond) * len(game.seats)
    #: (seats, steps): the chance that he stands highest, by so many steps above the best of now.
    held = np.zeros((len(game.seats), steps + 1))
    for total, chance in ends.items():
        if total > best or not others:
            held[me, max(0, total - best) // grid] += chance
        else:
            held[max(others, key=lambda n: game.seats[n].total), 0] += chance
    for m in _left(game, me):
        seat = game.seats[m]
        beaten = np.array(
            [_beats(needed, game, seat, best + step * grid) for step in range(steps + 1)]
        )
        # Whoever stands highest already has nobody to beat.
        mine = held[m].copy()
        taken = held.sum(axis=0) - mine
        held *= 1 - beaten
        held[m] = mine
        held[m, 1:] += np.convolve(taken * beaten, beyond)[:steps]
    found = held.sum(axis=1)
    whole = float(found.sum()) or 1.0
    return tuple((found / whole).tolist())
