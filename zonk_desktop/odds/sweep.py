"""Best play by one backward sweep over the points of a turn.

    R[t, h] = the worth of rolling hand h with t points in the turn
            = sum of chance * best option A[t + dp, a], and what misses, wins and losses are worth
    A[t, a] = the better of banking t and R[t, hand of a], where the player may stop and may stay;
              R[t, hand of a] otherwise

Rows go down from the highest points, so that what a row needs is known. What the end of a turn is
worth is not known here: `Ends` brings it, so that points, hits and chances to win are one sweep.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.odds.chart import MOST_ROUNDS, Chart, Floats, Ints, Slots, SweepFrame, TurnHolds
from zonk_desktop.odds.values import SAME


def coarse(chart: Chart, factor: int) -> Chart:
    """The same turns with points in steps of this many of the old."""
    if factor == 1:
        return chart
    points: list[int] = []
    after: list[int] = []
    kind: list[int] = []
    starts: list[int] = []
    chances: list[float] = []
    firsts: list[int] = []
    begins = [*chart.option_starts.tolist(), len(chart.points)]
    hands = set(chart.outcome_starts.tolist())
    for outcome, (first, last) in enumerate(pairwise(begins)):
        if outcome in hands:
            firsts.append(len(chances))
        fine = chart.points[first:last]
        # What is left below a step: from one such border to the next all are rounded the same way.
        borders = sorted({0, factor, *(factor - fine % factor).tolist()})
        for low, high in pairwise(borders):
            starts.append(len(points))
            chances.append(float(chart.chances[outcome]) * (high - low) / factor)
            points += ((fine + low) // factor).tolist()
            after += chart.after[first:last].tolist()
            kind += chart.kind[first:last].tolist()
    return replace(
        chart,
        grid=chart.grid * factor,
        points=np.array(points, np.intp),
        after=np.array(after, np.intp),
        kind=np.array(kind, np.intp),
        option_starts=np.array(starts, np.intp),
        chances=np.array(chances),
        outcome_starts=np.array(firsts, np.intp),
        idle=0 in points,
        frames={},
    )


@dataclass(frozen=True, slots=True)
class Ends:
    """The worths of a turn's end, by steps of the grid and by state of hits."""

    #: (rows, states): worth of banking. The last rows stand for everything beyond.
    bank: Floats
    #: (rows, places): whether the rules let a turn stop there.
    may: NDArray[np.bool_]
    #: (rows, states, 2): worth of a miss of part of the dice, and of all of them.
    miss: Floats
    #: (rows, states): worth of a throw that wins, and of one that loses, or one for all.
    win: Floats
    lose: Floats | float
    #: Rows that are swept; those after them are stopped at as soon as the rules allow.
    swept: int
    states: tuple[TurnHolds, ...] = (TurnHolds(),)
    #: (rows, states, hands): worth of throwing the same dice again, where a token allows it.
    again: Floats | None = None


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """Best play of a turn."""

    chart: Chart
    ends: Ends
    #: (rows, states, hands) and (rows, states, places).
    rolling: Floats
    standing: Floats
    #: Chance of every hand to come to a legal stop, from the rows that are not swept.
    reach: Floats

    @property
    def size(self) -> int:
        """Bytes of memory, about."""
        return self.rolling.nbytes + self.standing.nbytes + self.ends.bank.nbytes

    @property
    def start(self) -> float:
        """The worth of the turn before its first throw."""
        return self.roll(0, 0)

    def worth(self, points: int, place: int, state: int = 0) -> float:
        """The worth of standing at a place with this many points."""
        return float(self.standing[self.row(points), state, place])

    def roll(self, points: int, hand: int, state: int = 0) -> float:
        """The worth of rolling a hand."""
        return float(self.rolling[self.row(points), state, hand])

    def bank(self, points: int, state: int = 0) -> float:
        return float(self.ends.bank[self.row(points), state])

    def stays(self, points: int, place: int, state: int = 0) -> bool:
        """Whether best play stops here, where it may; of two that are worth the same it stops."""
        row = self.row(points)
        go_on = self.rolling[row, state, self.chart.hand_of[place]]
        return bool(self.ends.bank[row, state] >= go_on - SAME)

    def state_of(self, kept: int, pending: int, safe: int) -> int:
        """The index of a state; higher counts than the highest known one are capped."""
        return self.chart.frame(self.ends.states).number(TurnHolds(kept, pending, safe))

    def row(self, points: int) -> int:
        return min(max(0, points) // self.chart.grid, len(self.ends.bank) - 1)


def solve(chart: Chart, ends: Ends) -> TurnPlan:
    """Solve best play by a sweep from the highest points down."""
    rows, states = ends.bank.shape
    places, hands = len(chart.hand_of), len(chart.atlas.hands)
    frame = chart.frame(ends.states)
    if ends.again is None:
        surely = frame.misses.of(ends.miss)
    else:
        better = np.maximum(ends.miss[:, None, None], ends.again[:, :, :, None, None])
        surely = np.einsum("shtw,rshtw->rsh", frame.missing, better)
    if chart.wins:
        surely += frame.losses.of(np.broadcast_to(ends.lose, ends.win.shape))
        surely += frame.wins.of(ends.win)
    rolling = np.zeros((rows, states, hands))
    standing = np.zeros((rows, states, places))
    stand = (ends.may & chart.decides)[:, None, :]
    top = ends.swept
    # Beyond the rows that are swept a turn stops as soon as it may.
    reach = frame.reach(ends.may[-1])
    bank = ends.bank[top:, :, None]
    miss = ends.miss[top:].mean(axis=2)[:, :, None]
    rolling[top:] = reach * bank + (1 - reach) * miss
    go_on = rolling[top:][:, :, chart.hand_of]
    standing[top:] = np.where(stand[top:], np.maximum(bank, go_on), go_on)
    # Where nobody may stay a bank is worth less than anything.
    stay = np.where(stand, ends.bank[:, :, None], -np.inf)
    if len(chart.rolling):
        _sweep(frame, ends, (surely, stay), (rolling, standing), top)
    else:
        rolling[:top] = surely[:top]
        standing[:top] = np.maximum(stay[:top], surely[:top][:, :, chart.hand_of])
    return TurnPlan(chart, ends, rolling, standing, reach)


def _sweep(
    frame: SweepFrame,
    ends: Ends,
    known: tuple[Floats, Floats],
    found: tuple[Floats, Floats],
    top: int,
) -> None:
    """Fill in the worths of rolling and of standing below this row.

    `known`: what misses and throws that win or lose are worth, and what a stay is.
    """
    chart = frame.chart
    surely, stay = known
    rolling, standing = found
    flat, length = standing.reshape(-1), standing.shape[1] * standing.shape[2]
    elsewhere, idle = _Best(frame.elsewhere), _Best(frame.idle)
    whole, again = ((some, np.empty(some.best.shape)) for some in (frame.whole, frame.again))
    circles = frame.rounds > 2
    # What has options of its own row alone is worth nothing yet without them.
    best = np.full(frame.size, -np.inf)
    for row in range(top - 1, -1, -1):
        onward = flat[row * length :]
        best[: len(elsewhere.best)] = elsewhere.of(onward)
        worth, (throws, worths) = rolling[row], whole
        worth[:] = surely[row]
        before = None
        for look in range(frame.rounds):
            some = best
            if look or circles:
                some = best.copy()
                some[frame.idle_at] = np.maximum(best[frame.idle_at], idle.of(onward))
            some.take(throws.best, out=worths, mode="clip")
            if ends.again is not None:
                np.maximum(worths, ends.again[row][:, throws.hand_of], out=worths)
            worths *= throws.chances
            gained = np.add.reduceat(worths, throws.starts, axis=1)
            worth[:, throws.hands] = surely[row][:, throws.hands] + gained
            np.maximum(stay[row], worth.take(chart.hand_of, axis=1), out=standing[row])
            if circles:
                if before is not None and np.abs(standing[row] - before).max() < SAME / 1000:
                    break
                before = standing[row].copy()
            # What hangs on this row alone is looked at again.
            throws, worths = again


class _Best:
    """The best option of every outcome; an array that is used again and again."""

    def __init__(self, slots: Slots) -> None:
        self._leads = slots.leads
        self._worths = np.empty(len(slots.leads))
        first = slots.ends[0] if slots.ends else 0
        self.best = self._worths[:first]
        self._others = [
            (self._worths[start:end], self._worths[: end - start])
            for start, end in pairwise(slots.ends)
        ]

    def of(self, onward: Floats) -> Floats:
        onward.take(self._leads, out=self._worths, mode="clip")
        for slot, best in self._others:
            np.maximum(best, slot, out=best)
        return self.best


class Spread(NamedTuple):
    """The distribution of a turn's end under a plan."""

    #: (rows, states): chance of banking this many points.
    banked: Floats
    #: (rows, states, 2): chance of a miss with this many points, of some dice and of all.
    missed: Floats
    won: float
    lost: float
    #: Throws on the average.
    throws: float
    #: (rows, states): chance of a throw that wins, with this many points.
    wins: Floats


class _Play:
    """What best play does after every throw, worked out for some rows at a time.

    Cells stand for what it leads to: of every row first the ends of a turn, then the hands.
    """

    def __init__(self, plan: TurnPlan) -> None:
        chart, ends = plan.chart, plan.ends
        rows, states = ends.bank.shape
        hands, places = len(chart.atlas.hands), len(chart.hand_of)
        self._worths = plan.standing.reshape(-1)
        self._row, self._last = states * places, rows - 1
        self._following = chart.frame(ends.states).following
        sizes = np.diff(chart.option_starts, append=len(chart.points))
        order = np.argsort(-sizes, kind="stable")
        #: Where every outcome stands among them; those of most options come first.
        self._back = np.argsort(order)
        counts = [int(np.count_nonzero(sizes > slot)) for slot in range(sizes.max(initial=0))]
        self._ends = [0, *accumulate(counts)]
        self._options = np.concatenate(
            [chart.option_starts[order[:count]] + slot for slot, count in enumerate(counts)]
        )
        self._points, self._after = chart.points[self._options], chart.after[self._options]
        #: The hand of every outcome.
        self.hand_of = chart.rolling.repeat(
            np.diff(chart.outcome_starts, append=len(chart.chances))
        )
        stands = ends.may & chart.decides
        go_on = plan.rolling[:, :, chart.hand_of]
        stops = stands[:, None] & (ends.bank[:, :, None] >= go_on - SAME)
        stops[ends.swept :] = True
        #: Cells of a row, and the cell of every place.
        self.cells = states * (1 + hands)
        state = np.arange(states)[:, None]
        there = np.where(stops, state, states + state * hands + chart.hand_of)
        self._cells = (there + np.arange(rows)[:, None, None] * self.cells).reshape(-1)
        #: How much comes to a stop of all that gets there; None where that is all everywhere.
        share = np.where(stands, 1.0, plan.reach[chart.hand_of])
        share[: ends.swept] = 1.0
        self._share = share.repeat(states, axis=0).reshape(-1) if (share < 1).any() else None
        self._some = max(1, SOME // len(chart.points))
        self._known: dict[tuple[int, int], tuple[Ints, Floats | None]] = {}

    def onward(self, row: int, state: int) -> tuple[Ints, Floats | None]:
        """(outcomes,): cells to which throws lead, counted from the row's own, and the shares."""
        number, place = divmod(row, self._some)
        if (found := self._known.get((number, state))) is None:
            found = self._known[number, state] = self._worked_out(number * self._some, state)
        return found[0][place], None if found[1] is None else found[1][place]

    def _worked_out(self, first: int, state: int) -> tuple[Ints, Floats | None]:
        """The same of some rows: (rows, outcomes)."""
        rows = np.arange(first, min(first + self._some, self._last + 1))
        inside = self._points[:, None] + rows
        if inside[:, -1].max() > self._last:
            np.minimum(inside, self._last, out=inside)
        inside *= self._row
        places = self._row // len(self._following)
        inside += (self._following[state][self._options] * places + self._after)[:, None]
        worths = self._worths.take(inside)
        slots = [*pairwise(self._ends)]
        best: Floats = worths[: self._ends[1]].copy()
        for start, end in slots[1:]:
            some = best[: end - start]
            np.maximum(some, worths[start:end], out=some)
        best -= SAME
        # The first of those that are worth the same.
        chosen = inside[: self._ends[1]].copy()
        for start, end in reversed(slots):
            good = worths[start:end] >= best[: end - start]
            np.copyto(chosen[: end - start], inside[start:end], where=good)
        chosen = chosen[self._back].T
        to: Ints = self._cells.take(chosen)
        to -= rows[:, None] * self.cells
        share = None if self._share is None else self._share.take(chosen)
        if share is not None and (share == 1).all():
            share = None
        return to, share


#: Options that are looked at together, of as many rows as they make.
SOME = 1 << 16
#: Of the plan that was asked for last: what its turns may lead to is asked from throw to throw.
_last: dict[int, tuple[TurnPlan, _Play]] = {}


def _play_of(plan: TurnPlan) -> _Play:
    if (found := _last.get(id(plan))) is None:
        _last.clear()
        found = _last[id(plan)] = plan, _Play(plan)
    return found[1]


def forward(plan: TurnPlan, hand: int = 0, points: int = 0, state: int = 0) -> Spread:
    """The exact distribution of a turn's end, from rolling this hand."""
    chart, frame, play = plan.chart, plan.chart.frame(plan.ends.states), _play_of(plan)
    rows, states = plan.ends.bank.shape
    missed, wins = np.zeros((rows, states, 2)), np.zeros((rows, states))
    lost = throws = 0.0
    # (rows, cells)
    held = np.zeros((rows, play.cells))
    first, reach, decided = plan.row(points), chart.reach, chart.wins
    held[first, states + state * len(chart.atlas.hands) + hand] = 1.0
    for row in range(first, rows):
        rolls = held[row, states:].reshape(states, -1)
        onward = held[row : row + reach + 1].reshape(-1)
        for _ in range(MOST_ROUNDS if chart.idle else 1):
            if not (some := float(rolls.sum())):
                break
            now = rolls.copy()
            rolls[:] = 0.0
            throws += some
            if decided:
                wins[row] += np.einsum("sh,sht->t", now, frame.winning)
                lost += float((now @ frame.loses).sum())
            missed[row] += np.einsum("sh,shtw->tw", now, frame.missing)
            for one in np.flatnonzero(now.any(axis=1)).tolist() if states > 1 else (0,):
                mass = now[one].take(play.hand_of)
                mass *= chart.chances
                to, share = play.onward(row, one)
                if share is not None:
                    # What is short of an end is one of these, half of it of some dice.
                    reached = share * mass
                    short = np.bincount(to, mass - reached, len(onward)).reshape(-1, play.cells)
                    missed[row : row + len(short)] += (short[:, :states] / 2)[:, :, None]
                    mass = reached
                onward += np.bincount(to, mass, len(onward))
    return Spread(held[:, :states].copy(), missed, float(wins.sum()), lost, throws, wins)
