"""Sweep and forward pass for many turns of one rule set at once, a column for each.

The same recursion as in `sweep`, for turns that differ in what their ends are worth and not in
their hits. The column is the last axis: a row of all columns is one block of memory.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.odds.sweep import Chart, Floats, Ints, reach_of
from zonk_desktop.odds.values import SAME

Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Many:
    """The worths of the ends of many turns."""

    #: (rows, columns): worth of banking. The last rows stand for everything beyond.
    bank: Floats
    #: (rows, places, columns or 1): whether the rules let a turn stop there.
    may: Bools
    #: (columns,): worth of a miss, of a throw that wins, of one that loses.
    miss: Floats
    win: Floats
    lose: Floats
    #: Rows that are swept; beyond them a turn stops as soon as it may.
    swept: int


class _Groups:
    """Grouped reduction of the rows of an array, for all columns at once.

    `ufunc.reduceat` goes column by column; here the first of every group, then the second of every
    group that has one, and so on: a few steps over whole blocks of memory.
    """

    def __init__(self, group_of: Ints, count: int) -> None:
        order = np.argsort(group_of, kind="stable")
        sizes = np.bincount(group_of, minlength=count)
        firsts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        by_size = np.argsort(-sizes, kind="stable")
        self._back = np.argsort(by_size, kind="stable")
        self._steps = [
            order[firsts[by_size[: np.count_nonzero(sizes > step)]] + step]
            for step in range(int(sizes.max(initial=0)))
        ]

    def put(self, together: np.ufunc, values: Floats) -> Floats:
        found: Floats = values[self._steps[0]]
        for rows in self._steps[1:]:
            some = found[: len(rows)]
            together(some, values[rows], out=some)
        return found[self._back]


class Fan:
    """Best play of many turns."""

    def __init__(self, chart: Chart, many: Many) -> None:
        self.chart = chart
        self.many = many
        rolls = chart.atlas.rolls
        self._missing = np.array([sum(c for *_, c in roll.misses) for roll in rolls])
        self._wins = np.array([roll.wins for roll in rolls])
        self._loses = np.array([roll.loses for roll in rolls])
        outcomes = len(chart.chances)
        starts = np.append(chart.outcome_starts, outcomes)
        self._hand_of_outcome = np.repeat(chart.rolling, np.diff(starts))
        self._sums = np.zeros((len(rolls), outcomes))
        self._sums[self._hand_of_outcome, np.arange(outcomes)] = chart.chances
        sizes = np.diff(np.append(chart.option_starts, len(chart.points)))
        self._outcome_of = np.repeat(np.arange(outcomes), sizes)
        self._options = _Groups(self._outcome_of, outcomes)
        self._reach, _ = reach_of(chart, many.may[min(many.swept, len(many.may) - 1), :, 0])
        self.standing = self._solve()

    @property
    def start(self) -> Floats:
        """(columns,): the worth of each turn."""
        found: Floats = self._rolled(0)[0]
        return found

    def _rolled(self, row: int) -> Floats:
        """(hands, columns): the worth of rolling at this row of points."""
        chart, many = self.chart, self.many
        places, columns = len(chart.hand_of), many.bank.shape[1]
        worth: Floats = (
            self._missing[:, None] * many.miss
            + self._wins[:, None] * many.win
            + self._loses[:, None] * many.lose
        )
        if len(chart.rolling):
            flat = self.standing.reshape(-1, columns)
            worths = flat[(row + chart.points) * places + chart.after]
            worth += self._sums @ self._options.put(np.maximum, worths)
        return worth

    def _solve(self) -> Floats:
        chart, many = self.chart, self.many
        rows, columns = many.bank.shape
        self.standing = np.empty((rows, len(chart.hand_of), columns))
        stand = many.may & chart.decides[None, :, None]
        bank = many.bank[:, None, :]
        go_on = self._reach[:, None] * bank[many.swept :] + (1 - self._reach)[:, None] * many.miss
        self.standing[many.swept :] = np.where(stand[many.swept :], bank[many.swept :], go_on)
        for row in range(many.swept - 1, -1, -1):
            if chart.idle:
                self.standing[row] = np.where(stand[row], bank[row], many.miss)
            for _ in range(len(chart.atlas.hands) * 4 if chart.idle else 1):
                go_on = self._rolled(row)[chart.hand_of]
                now = np.where(stand[row], np.maximum(bank[row], go_on), go_on)
                settled = chart.idle and np.abs(now - self.standing[row]).max() < SAME / 1000
                self.standing[row] = now
                if settled:
                    break
        return self.standing

    def forward(self) -> tuple[Floats, Floats, Floats]:
        """(rows, columns) banked, (columns,) missed or lost, (columns,) won.

        Of options that are worth the same each is taken as often.
        """
        chart, many = self.chart, self.many
        rows, columns = many.bank.shape
        places = len(chart.hand_of)
        flat = self.standing.reshape(-1, columns)
        target = chart.points * places + chart.after
        targets, place_of = np.unique(target, return_inverse=True)
        arriving = _Groups(place_of, len(targets))
        outcome_of = self._outcome_of
        mass = np.zeros((rows * places, columns))
        banked = np.zeros((rows, columns))
        missed, won = np.zeros(columns), np.zeros(columns)
        hands = np.zeros((len(chart.atlas.hands), columns))
        hands[0] = 1.0
        for row in range(many.swept):
            stand = many.may[row] & chart.decides[:, None]
            for _ in range(200 if chart.idle else 1):
                here = mass[row * places : (row + 1) * places]
                if here.any():
                    worth = flat[row * places : (row + 1) * places]
                    stops = stand & (many.bank[row] >= worth - SAME)
                    banked[row] += np.where(stops, here, 0.0).sum(axis=0)
                    np.add.at(hands, chart.hand_of, np.where(stops, 0.0, here))
                    here[:] = 0.0
                if not hands.any():
                    break
                missed += self._missing @ hands + self._loses @ hands
                won += self._wins @ hands
                worths = flat[row * places + target]
                best = self._options.put(np.maximum, worths)
                good = (worths >= best[outcome_of] - SAME).astype(np.float64)
                share = chart.chances[:, None] * hands[self._hand_of_outcome]
                share /= self._options.put(np.add, good)
                good *= share[outcome_of]
                mass[row * places + targets] += arriving.put(np.add, good)
                hands = np.zeros_like(hands)
        beyond = mass.reshape(rows, places, columns)[many.swept :]
        banked[many.swept :] += (beyond * self._reach[:, None]).sum(axis=1)
        missed += (beyond * (1 - self._reach)[:, None]).sum(axis=(0, 1))
        return banked, missed, won
