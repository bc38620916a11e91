"""Two players exactly: what clocks are held against.

P[u, v] is the chance to win of whoever is about to play, with place u against v: 0 for somebody
who is not in the game, else one more than the total in steps of the grid. Pairs are worked out by
their sum, the highest first, all of a sum at once; (u, v) and (v, u) hang on each other by the
miss that gives the turn away, and are closed by Newton: the slope is the chance to miss.
"""

from __future__ import annotations

import numpy as np

from zonk_desktop.engine.entries import banked_total
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.batch import Fan, Many
from zonk_desktop.odds.chart import Chart, Floats, Ints
from zonk_desktop.odds.ends import legal_stays, rows_for
from zonk_desktop.odds.rounds import Needed


class Pair:
    """The table of a rule set; whoever is home first has won, or has so much that the other has
    one turn to beat (a Last Round)."""

    def __init__(self, chart: Chart, game: Game, needed: Needed | None = None) -> None:
        self.chart = chart
        self._limit = game.rules.s.limit
        self.goal = -(-self._limit // chart.grid)
        #: Figures beyond the limit that are told apart.
        self._homes = 1 if needed is None else 80
        swept, rows = rows_for(chart, game, self.goal + self._homes)
        self._swept, self._rows = swept, rows
        seat = game.seats[game.turn.seat]
        games = [
            changed(game, seats=(changed(seat, total=0, entered=inside), *game.seats[1:]))
            for inside in (False, True)
        ]
        stays = [legal_stays(chart, each, rows) for each in games]
        self._may = np.stack([stays[min(u, 1)] for u in range(self.goal + 1)], axis=-1)
        self._landed = np.array(
            [
                [self._place(game, max(0, u - 1), row) for u in range(self.goal + 1)]
                for row in range(rows)
            ]
        )
        #: With columns for somebody who is home: the other has lost, or has one turn more.
        self.chance = np.full((self.goal + 1, self.goal + 1 + self._homes), 0.5)
        for u in range(self.goal + 1):
            for over in range(self._homes):
                need = self._limit + (over - max(0, u - 1)) * chart.grid + 1
                chance = 0.0 if needed is None else needed.chance(need, u > 0)
                self.chance[u, self.goal + 1 + over] = chance
        for whole in range(2 * self.goal, -1, -1):
            self._close(whole)

    def _place(self, game: Game, step: int, row: int) -> int:
        seat = changed(game.seats[0], total=step * self.chart.grid)
        total = banked_total(game, seat, row * self.chart.grid)
        return min(self.goal + self._homes - 1, total // self.chart.grid) + 1

    def _turns(self, us: Ints, vs: Ints, miss: Floats) -> Fan:
        bank = 1 - self.chance[vs, self._landed[:, us]]
        ones = np.ones(len(us))
        may = self._may[:, :, us]
        return Fan(self.chart, Many(bank, may, miss, ones, 0 * ones, self._swept))

    def _close(self, whole: int) -> None:
        us = np.arange(max(0, whole - self.goal), min(self.goal, whole) + 1)
        vs = whole - us
        mine = self.chance[us, vs]
        for _ in range(12):
            # The same pairs seen by the other stand in the opposite order.
            miss = 1 - mine[::-1]
            fan = self._turns(us, vs, miss)
            found = fan.start
            if np.abs(found - mine).max() < 1e-12:
                break
            _, slope, _ = fan.forward()
            # mine = found - slope * (other - other before), for both at once.
            wrong, back = found - mine, (found - mine)[::-1]
            mine = mine + (wrong - slope * back) / (1 - slope * slope[::-1])
        self.chance[us, vs] = mine

    def residual(self) -> float:
        """How far the table is from what its own values say."""
        worst = 0.0
        for whole in range(2 * self.goal + 1):
            us = np.arange(max(0, whole - self.goal), min(self.goal, whole) + 1)
            vs = whole - us
            mine = self.chance[us, vs]
            found = self._turns(us, vs, 1 - mine[::-1]).start
            worst = max(worst, float(np.abs(found - mine).max()))
        return worst
