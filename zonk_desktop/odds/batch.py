"""Sweep and forward pass for many turns of one rule set at once, a column for each.

The same recursion as in `sweep`, for turns that differ in what their ends are worth and not in
their hits; what a miss leaves may hang on the place (`chart`). The column is the last axis: a
row of all columns is one block of memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.odds.chart import MOST_ROUNDS, Chart, Floats, Ints, reach_of
from zonk_desktop.odds.values import SAME

Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Many:
    """The worths of the ends of many turns."""

    #: (rows, columns): worth of banking. The last rows stand for everything beyond.
    bank: Floats
    #: (rows, places, columns or 1): whether the rules let a turn stop there.
    may: Bools
    #: (columns,), or (sums of safe points, columns): worth of a miss.
    miss: Floats
    #: (columns,): worth of a throw that wins, of one that loses.
    win: Floats
    lose: Floats
    #: Rows that are swept; beyond them a turn stops as soon as it may.
    swept: int


class _Groups:
    """Sums of an array's rows by groups, of all columns at once.

    `ufunc.reduceat` goes column by column; here the first of every group, then the second of every
    group that has one, and so on: a few steps over whole blocks of memory.
    """

    def __init__(self, group_of: Ints, count: int) -> None:
        order = np.argsort(group_of, kind="stable")
        sizes = np.bincount(group_of, minlength=count)
        firsts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        by_size = np.argsort(-sizes, kind="stable")
        self._back = np.argsort(by_size, kind="stable")
        steps = [
            order[firsts[by_size[: np.count_nonzero(sizes > step)]] + step]
            for step in range(int(sizes.max(initial=0)))
        ]
        #: The rows of all steps, one after another, and the ends of the steps.
        self.rows = np.concatenate([*steps, np.zeros(0, np.intp)])
        self._ends = [0, *accumulate(map(len, steps))]

    def add(self, values: Floats) -> Floats:
        """`values` lie as `rows` do."""
        found: Floats = values[: self._ends[1]]
        for start, end in pairwise(self._ends[1:]):
            found[: end - start] += values[start:end]
        return found[self._back]


class _Part:
    """Hands that can be worked out together, with the outcomes of their throws.

    Options lie so that the first of every outcome come first, then the second of every outcome that
    has one, and so on; outcomes with most options come first. Best options and shares are then
    found on slices, and nothing is gathered twice.
    """

    def __init__(self, chart: Chart, hands: Ints) -> None:
        rolls = chart.atlas.rolls
        self.hands = hands
        #: The places that lead to these hands.
        self.places = np.flatnonzero(np.isin(chart.hand_of, hands))
        self.missing = np.array([sum(c for *_, c in rolls[hand].misses) for hand in hands])
        self.wins = np.array([rolls[hand].wins for hand in hands])
        self.loses = np.array([rolls[hand].loses for hand in hands])
        count = len(chart.chances)
        starts = np.append(chart.outcome_starts, count)
        hand_of = np.repeat(chart.rolling, np.diff(starts))
        sizes = np.diff(np.append(chart.option_starts, len(chart.points)))
        mine = np.flatnonzero(np.isin(hand_of, hands))
        mine = mine[np.argsort(-sizes[mine], kind="stable")]
        self.chances = chart.chances[mine]
        #: For every outcome the place of its hand in `hands`.
        place = {int(hand): n for n, hand in enumerate(hands)}
        self.hand_of = np.array([place[int(hand)] for hand in hand_of[mine]], np.intp)
        self.sums = np.zeros((len(hands), len(mine)))
        self.sums[self.hand_of, np.arange(len(mine))] = self.chances
        self.slices: list[slice] = []
        order: list[Ints] = []
        done = 0
        for step in range(int(sizes[mine].max(initial=0))):
            some = int(np.count_nonzero(sizes[mine] > step))
            order.append(chart.option_starts[mine[:some]] + step)
            self.slices.append(slice(done, done + some))
            done += some
        options = np.concatenate(order) if order else np.array([], np.intp)
        #: Where options lead, as so many places from those of their row; the number of each.
        self.targets, self._target = np.unique(
            chart.points[options] * len(chart.hand_of) + chart.after[options], return_inverse=True
        )
        self._arriving = _Groups(self._target, len(self.targets))
        # The outcome of every option, as they arrive.
        outcome = np.concatenate([np.arange(s.stop - s.start) for s in self.slices] or [options])
        self._outcome = outcome[self._arriving.rows]

    def best(self, worths: Floats) -> Floats:
        """The best option of every outcome; `worths` are those of the targets."""
        first = self.slices[0]
        found: Floats = worths.take(self._target[first], axis=0)
        for options in self.slices[1:]:
            some = found[: options.stop - options.start]
            np.maximum(some, worths.take(self._target[options], axis=0), out=some)
        return found

    def share(self, worths: Floats, hands: Floats) -> Floats:
        """What of these hands comes to every target: the best options are taken, each as often."""
        best = self.best(worths)
        best -= SAME
        worse = np.empty((len(self._target), worths.shape[1]), bool)
        shared = np.zeros(best.shape, np.min_scalar_type(len(self.slices)))
        for options in self.slices:
            count = options.stop - options.start
            some = worths.take(self._target[options], axis=0)
            np.less(some, best[:count], out=worse[options])
            shared[:count] += ~worse[options]
        mass = hands.take(self.hand_of, axis=0)
        mass *= self.chances[:, None]
        mass /= shared
        taken = mass.take(self._outcome, axis=0)
        np.copyto(taken, 0.0, where=worse.take(self._arriving.rows, axis=0))
        return self._arriving.add(taken)


def _parts(chart: Chart) -> tuple[list[_Part], int]:
    """The hands in the order of working out a row, and how often that has to be done.

    A keep that brings no points stays in its row: the hand it leads to must be known before. Where
    such keeps go round in a circle the row is worked out again until nothing changes.
    """
    count = len(chart.atlas.hands)
    everything = np.arange(count)
    if not chart.idle:
        return [_Part(chart, everything)], 1
    outcome_of = np.repeat(
        np.arange(len(chart.chances)), np.diff(np.append(chart.option_starts, len(chart.points)))
    )
    hand_of = np.repeat(chart.rolling, np.diff(np.append(chart.outcome_starts, len(chart.chances))))
    idle = np.flatnonzero(chart.points == 0)
    edges = {
        (int(hand_of[outcome_of[option]]), int(chart.hand_of[chart.after[option]]))
        for option in idle
    }
    level = [0] * count
    for _ in range(count):
        raised = [
            max([level[to] + 1 for hand, to in edges if hand == one], default=0)
            for one in range(count)
        ]
        if raised == level:
            return [
                _Part(chart, np.array([n for n in range(count) if level[n] == each], np.intp))
                for each in range(max(level) + 1)
            ], 1
        level = raised
    return [_Part(chart, everything)], MOST_ROUNDS


class Fan:
    """Best play of many turns."""

    def __init__(self, chart: Chart, many: Many) -> None:
        self.chart = chart
        self.many = many
        self._parts, self._rounds = _known_parts(chart)
        miss = np.atleast_2d(many.miss)
        #: By hand: which sum of safe points it has, and what a miss of it is worth.
        self._safe = np.arange(len(chart.atlas.hands)) * len(miss) // len(chart.atlas.hands)
        self._miss = miss[self._safe]
        self._reach, _ = reach_of(chart, many.may[min(many.swept, len(many.may) - 1), :, 0])
        self.standing = self._solve()

    @property
    def start(self) -> Floats:
        """(columns,): the worth of each turn."""
        part = next(part for part in self._parts if 0 in part.hands)
        found: Floats = self._rolled(part, 0)[int(np.flatnonzero(part.hands == 0)[0])]
        return found

    def _rolled(self, part: _Part, row: int) -> Floats:
        """(hands of the part, columns): the worth of rolling with this many points."""
        many = self.many
        places, columns = len(self.chart.hand_of), many.bank.shape[1]
        worth: Floats = (
            part.missing[:, None] * self._miss[part.hands]
            + part.wins[:, None] * many.win
            + part.loses[:, None] * many.lose
        )
        if len(part.chances):
            flat = self.standing.reshape(-1, columns)
            worth += part.sums @ part.best(flat.take(row * places + part.targets, axis=0))
        return worth

    def _solve(self) -> Floats:
        chart, many = self.chart, self.many
        rows, columns = many.bank.shape
        self.standing = np.empty((rows, len(chart.hand_of), columns))
        stand = many.may & chart.decides[None, :, None]
        bank = many.bank[:, None, :]
        missed = self._miss[chart.hand_of]
        go_on = self._reach[:, None] * bank[many.swept :] + (1 - self._reach)[:, None] * missed
        self.standing[many.swept :] = np.where(stand[many.swept :], bank[many.swept :], go_on)
        hands = np.empty((len(chart.atlas.hands), columns))
        for row in range(many.swept - 1, -1, -1):
            if self._rounds > 1:
                self.standing[row] = np.where(stand[row], bank[row], missed)
            for _ in range(self._rounds):
                before = self.standing[row].copy() if self._rounds > 1 else None
                for part in self._parts:
                    hands[part.hands] = self._rolled(part, row)
                    go_on = hands[chart.hand_of[part.places]]
                    may = stand[row][part.places]
                    best = np.where(may, np.maximum(bank[row], go_on), go_on)
                    self.standing[row, part.places] = best
                if before is not None and np.abs(self.standing[row] - before).max() < SAME / 1000:
                    break
        return self.standing

    def forward(self) -> tuple[Floats, Floats, Floats]:
        """(rows, columns) banked, missed or lost as `miss` has it, (columns,) won.

        Of options that are worth the same each is taken as often.
        """
        chart, many = self.chart, self.many
        rows, columns = many.bank.shape
        places = len(chart.hand_of)
        flat = self.standing.reshape(-1, columns)
        mass = np.zeros((rows * places, columns))
        banked = np.zeros((rows, columns))
        missed, won = np.zeros((self._safe[-1] + 1, columns)), np.zeros(columns)
        hands = np.zeros((len(chart.atlas.hands), columns))
        hands[0] = 1.0
        for row in range(many.swept):
            stand = many.may[row] & chart.decides[:, None]
            base = row * places
            here = mass[base : base + places]
            worth = flat[base : base + places]
            for _ in range(self._rounds):
                for part in reversed(self._parts):
                    if here.any():
                        stops = stand & (many.bank[row] >= worth - SAME)
                        banked[row] += np.where(stops, here, 0.0).sum(axis=0)
                        np.add.at(hands, chart.hand_of, np.where(stops, 0.0, here))
                        here[:] = 0.0
                    mine = hands[part.hands]
                    if not mine.any():
                        continue
                    np.add.at(missed, self._safe[part.hands], part.missing[:, None] * mine)
                    missed[0] += part.loses @ mine
                    won += part.wins @ mine
                    hands[part.hands] = 0.0
                    if len(part.chances):
                        targets = base + part.targets
                        mass[targets] += part.share(flat.take(targets, axis=0), mine)
                if not here.any():
                    break
        beyond = mass.reshape(rows, places, columns)[many.swept :]
        banked[many.swept :] += (beyond * self._reach[:, None]).sum(axis=1)
        short = (beyond * (1 - self._reach)[:, None]).sum(axis=0)
        np.add.at(missed, self._safe[chart.hand_of], short)
        return banked, missed.reshape(many.miss.shape), won


def _known_parts(chart: Chart) -> tuple[list[_Part], int]:
    """The parts of the chart that was asked for last: a clock asks for the same all the time."""
    found = _last.get(id(chart))
    if found is None:
        _last.clear()
        found = _last[id(chart)] = chart, _parts(chart)
    return found[1]


_last: dict[int, tuple[Chart, tuple[list[_Part], int]]] = {}
