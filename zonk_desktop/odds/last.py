"""Chances in the last turns of a game: the figure to beat, and who still may beat it.

Who plays before others wins with a total when all of them fail to beat it. The chance of each is
that of a turn of at least these points, played for just that: one sweep tells it for every need.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from zonk_desktop.engine.choices import AfterLimit, WinnerBy
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.engine.turns import leading
from zonk_desktop.odds.chart import Chart, Floats
from zonk_desktop.odds.ends import for_need
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import forward, solve

#: A usual figure to beat, from where one stands.
_USUAL = 400
_TINY = 1e-300


class TurnEnd(NamedTuple):
    """Where the turn in progress may lead, and how likely that is."""

    total: int
    chance: float
    missed: bool = False


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
        #: By steps that are missing: the others count as made before. More than the limit is never.
        rows = self._most // chart.grid
        self._chances = np.append(self._plan.rolling[rows::-1, 0, 0], 0.0)

    def chance(self, need: int, entered: bool = True) -> float:
        return float(self.chances(np.array(need, np.float64), entered))

    def chances(self, needs: Floats, entered: bool = True) -> Floats:
        """The chance that a fresh turn brings so much, for each of these needs."""
        least = max(1, self._stop if entered else self._entry)
        steps = np.ceil(np.maximum(needs, least) / self._chart.grid).astype(np.intp)
        found: Floats = self._chances[np.minimum(steps, len(self._chances) - 1)]
        return found

    def beyond(self, grid: int, need: int = _USUAL) -> Floats:
        """By how many steps of this many points such a turn is more than was needed."""
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


def _left(game: Game, n: int) -> list[int]:
    """The seats that still have a turn after this one, in order."""
    return [m for m in game.last or () if m != n and not game.seats[m].out]


def holds(needed: Needed, game: Game, n: int, totals: Floats) -> Floats:
    """The chance that nobody else has more in the end than seat `n`, with each of these totals."""
    best, s = leading(game, n), game.rules.s
    # In a Last Round, and under the 11,000 Rule, who stood there first has won.
    last = s.ending is AfterLimit.LAST_ROUND and not s.rounds
    level = 0.0 if last or game.called is not None else 0.5
    found = np.where(totals > best, 1.0, np.where(totals == best, level, 0.0))
    for m in _left(game, n):
        found *= 1 - _beats(needed, game, game.seats[m], totals)
    return found


def _beats(needed: Needed, game: Game, seat: Seat, totals: Floats) -> Floats:
    s = game.rules.s
    needs = totals - seat.total + 1
    if game.called is not None and seat.total >= s.limit:
        needs = np.maximum(needs, s.rule11k_points)
    return needed.chances(needs, seat.entered)


def chances_last(
    needed: Needed, game: Game, ends: Sequence[TurnEnd], usual: Floats | None = None
) -> tuple[float, ...]:
    """The chances to win of all seats in the last turns.

    `ends`: what the turn in progress may lead to; `usual`, where rounds are counted: the chance of
    a turn for points of so many steps.
    """
    me, grid = game.turn.seat, needed.grid
    best = leading(game, me)
    others = [n for n in range(len(game.seats)) if n != me and not game.seats[n].out]
    beyond = needed.beyond(grid, _USUAL)
    steps = max(0, max([end.total for end in ends], default=0) - best) // grid + len(beyond) * len(
        game.seats
    )
    #: (seats, steps): the chance that he stands highest, by this many steps above the best of now.
    held = np.zeros((len(game.seats), steps + 1))
    for total, chance, _ in ends:
        if total > best or not others:
            held[me, max(0, total - best) // grid] += chance
        else:
            held[max(others, key=lambda n: game.seats[n].total), 0] += chance
    left = _left(game, me)
    for m in left:
        seat = game.seats[m]
        beaten = _beats(needed, game, seat, best + np.arange(steps + 1.0) * grid)
        # Whoever stands highest already has nobody to beat; before others he plays for points.
        mine = held[m].copy()
        more = mine if usual is None or m == left[-1] else np.convolve(mine, usual)[: steps + 1]
        taken = held.sum(axis=0) - mine
        held *= 1 - beaten
        held[m] = more
        held[m, 1:] += np.convolve(taken * beaten, beyond)[:steps]
    found = held.sum(axis=1)
    whole = float(found.sum()) or 1.0
    return tuple((found / whole).tolist())
