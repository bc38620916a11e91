"""Best play by one backward sweep over the points of a turn.

    R[t, h] = the worth of rolling hand h with t points in the turn
            = sum of chance * best option A[t + dp, a], and what misses, wins and losses are worth
    A[t, a] = the better of banking t and R[t, hand of a], where the player may stop and may stay;
              R[t, hand of a] otherwise

Rows go down from the highest points, so that what a row needs is known. What the end of a turn is
worth is not known here: `Ends` brings it, so that points, hits and chances to win are one sweep.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from math import gcd
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.odds.atlas import Atlas, Option
from zonk_desktop.odds.values import SAME

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]


class State(NamedTuple):
    """What a turn holds besides points: hits that a miss leaves, that it takes, safe points."""

    kept: int
    pending: int
    safe: int = 0


@dataclass(frozen=True, slots=True)
class Chart:
    """An atlas as arrays, on a grid of points."""

    atlas: Atlas
    #: All points are multiples of this.
    grid: int
    #: Points of every option in steps of the grid, and the place it leads to.
    points: Ints
    after: Ints
    #: Kinds of hits that options bring, and the kind of every option.
    kinds: tuple[State, ...]
    kind: Ints
    #: First option of every outcome, chance of every outcome, first outcome of every hand.
    option_starts: Ints
    chances: Floats
    outcome_starts: Ints
    #: Hands that have outcomes; the others miss, win or lose for sure.
    rolling: Ints
    #: Hand of every place, and whether the player may decide there.
    hand_of: Ints
    decides: NDArray[np.bool_]
    #: Some keep brings no points: rows depend on themselves.
    idle: bool

    @property
    def reach(self) -> int:
        """The most steps of the grid that one keep brings."""
        return int(self.points.max(initial=0))


def chart(atlas: Atlas, steps: tuple[int, ...] = ()) -> Chart:
    """The arrays of an atlas. `steps`: further figures that the grid must meet, as totals."""
    options: list[Option] = []
    starts: list[int] = []
    chances: list[float] = []
    firsts: list[int] = []
    rolling: list[int] = []
    for number, roll in enumerate(atlas.rolls):
        if roll.outcomes:
            rolling.append(number)
            firsts.append(len(chances))
        for outcome in roll.outcomes:
            starts.append(len(options))
            chances.append(outcome.chance)
            options += outcome.options
    worths = {option.points for option in options if option.points} | {s for s in steps if s}
    grid = reduce(gcd, worths, 0) or 1
    kinds = sorted({State(option.kept, option.pending, option.safe) for option in options})
    order = {kind: place for place, kind in enumerate(kinds)}
    return Chart(
        atlas,
        grid,
        np.array([option.points // grid for option in options], np.intp),
        np.array([option.after for option in options], np.intp),
        tuple(kinds),
        np.array([order[State(o.kept, o.pending, o.safe)] for o in options], np.intp),
        np.array(starts, np.intp),
        np.array(chances),
        np.array(firsts, np.intp),
        np.array(rolling, np.intp),
        np.array([after.hand for after in atlas.afters], np.intp),
        np.array([after.decides for after in atlas.afters], bool),
        any(option.points == 0 for option in options),
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
    #: (rows, states): worth of a throw that wins, and of one that loses.
    win: Floats
    lose: float
    states: tuple[State, ...] = (State(0, 0),)
    #: Rows that are swept; those after them are stopped at as soon as the rules allow.
    swept: int = 0
    #: (rows, states, hands): worth of throwing the same dice again, where a token allows it.
    again: Floats | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """Best play of a turn."""

    chart: Chart
    ends: Ends
    #: (rows, states, hands) and (rows, states, places).
    rolling: Floats
    standing: Floats
    #: (states, options): the state after every option.
    next_state: Ints
    #: Chance of every place to come to a legal stop, from the rows that are not swept.
    reach: Floats

    def worth(self, points: int, place: int, state: int = 0) -> float:
        """The worth of standing at a place with so many points."""
        return float(self.standing[self.row(points), state, place])

    def roll(self, points: int, hand: int, state: int = 0) -> float:
        """The worth of rolling a hand."""
        return float(self.rolling[self.row(points), state, hand])

    def bank(self, points: int, state: int = 0) -> float:
        return float(self.ends.bank[self.row(points), state])

    def stays(self, points: int, place: int, state: int = 0) -> bool:
        """Whether best play stops here; of two that are worth the same it stops."""
        row = self.row(points)
        if not (self.chart.decides[place] and self.ends.may[row, place]):
            return False
        go_on = self.rolling[row, state, self.chart.hand_of[place]]
        return bool(self.ends.bank[row, state] >= go_on - SAME)

    def state_of(self, kept: int, pending: int, safe: int = 0) -> int:
        """The index of a state; higher counts than the highest known one are capped."""
        return _number(self.ends.states, State(kept, pending, safe))

    def row(self, points: int) -> int:
        return min(max(0, points) // self.chart.grid, len(self.ends.bank) - 1)


def _number(states: tuple[State, ...], wanted: State) -> int:
    """The index of this state, or of the nearest known one."""
    kept, pending, safe = (max(each) for each in zip(*states, strict=True))
    most = State(min(wanted.kept, kept), min(wanted.pending, pending), min(wanted.safe, safe))
    if most in states:
        return states.index(most)
    # Safe points between two that are told apart count as the lower.
    below = max(state.safe for state in states if state.safe <= most.safe)
    return states.index(most._replace(safe=below))


def _next_states(chart: Chart, states: tuple[State, ...]) -> Ints:
    """The next state of every state under every option."""
    by_kind = np.array(
        [
            [
                _number(states, State(*[had + more for had, more in zip(state, kind, strict=True)]))
                for kind in chart.kinds
            ]
            for state in states
        ],
        np.intp,
    )
    return by_kind[:, chart.kind]


def solve(chart: Chart, ends: Ends) -> Plan:
    """Solve best play by a sweep from the highest points down."""
    rows, states = ends.bank.shape
    places, hands = len(chart.hand_of), len(chart.atlas.hands)
    following = _next_states(chart, ends.states)
    missing = _missing(chart, ends.states)
    if ends.again is None:
        surely = np.einsum("shtw,rtw->rsh", missing, ends.miss)
    else:
        better = np.maximum(ends.miss[:, None, None], ends.again[:, :, :, None, None])
        surely = np.einsum("shtw,rshtw->rsh", missing, better)
    surely += np.array([roll.loses for roll in chart.atlas.rolls]) * ends.lose
    rolling = np.zeros((rows, states, hands))
    standing = np.zeros((rows, states, places))
    stand = (ends.may & chart.decides)[:, None, :]
    # (states, options): offset of the place an option leads to, from the start of a row.
    offset = chart.points[None, :] * (states * places) + following * places + chart.after[None, :]
    flat = standing.reshape(-1)
    wins = np.array([roll.wins for roll in chart.atlas.rolls])
    outcomes = np.append(chart.outcome_starts, len(chart.chances))
    hand_of_outcome = np.repeat(chart.rolling, np.diff(outcomes))
    top = ends.swept or rows
    # Beyond the rows that are swept a turn stops as soon as it may.
    reach, from_hands = reach_of(chart, ends.may[min(top, len(ends.may) - 1)])
    bank = ends.bank[top:, :, None]
    miss = ends.miss[top:].mean(axis=2)[:, :, None]
    go_on = reach[None, None, :] * bank + (1 - reach)[None, None, :] * miss
    standing[top:] = np.where(stand[top:], bank, go_on)
    rolling[top:] = from_hands * bank + (1 - from_hands) * miss
    for row in range(top - 1, -1, -1):
        known = surely[row] + wins[None, :] * ends.win[row][:, None]
        base = row * states * places
        before = None
        for _ in range(len(chart.atlas.hands) * 4 if chart.idle else 1):
            worth = known.copy()
            if len(chart.rolling):
                best = np.maximum.reduceat(flat[base + offset], chart.option_starts, axis=1)
                if ends.again is not None:
                    best = np.maximum(best, ends.again[row][:, hand_of_outcome])
                gained = np.add.reduceat(best * chart.chances, chart.outcome_starts, axis=1)
                worth[:, chart.rolling] += gained
            go_on = worth[:, chart.hand_of]
            standing[row] = np.where(stand[row], np.maximum(ends.bank[row][:, None], go_on), go_on)
            if before is not None and np.abs(standing[row] - before).max() < SAME / 1000:
                break
            before = standing[row].copy() if chart.idle else None
        rolling[row] = worth
    return Plan(chart, ends, rolling, standing, following, reach)


def reach_of(chart: Chart, may: NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """The chance to come to a stop that the rules allow, stopping at the first.

    From each place, and from rolling each hand.
    """
    stop = may & chart.decides
    wins = np.array([roll.wins for roll in chart.atlas.rolls])
    reach: Floats = stop.astype(np.float64)
    hands: Floats = wins
    for _ in range(500):
        hands = wins.copy()
        if len(chart.rolling):
            best = np.maximum.reduceat(reach[chart.after], chart.option_starts)
            hands[chart.rolling] += np.add.reduceat(best * chart.chances, chart.outcome_starts)
        before, reach = reach, np.where(stop, 1.0, hands[chart.hand_of])
        if np.abs(reach - before).max() < 1e-12:
            break
    return reach, hands


class Spread(NamedTuple):
    """The distribution of a turn's end under a plan."""

    #: (rows, states): chance of banking so many points.
    banked: Floats
    #: (rows, states, 2): chance of a miss with so many points, of some dice and of all.
    missed: Floats
    won: float
    lost: float
    #: Throws on the average.
    throws: float


def forward(plan: Plan, hand: int = 0, points: int = 0, state: int = 0) -> Spread:
    """The exact distribution of a turn's end, from rolling this hand."""
    chart, ends = plan.chart, plan.ends
    rows, states = ends.bank.shape
    places, hands = len(chart.hand_of), len(chart.atlas.hands)
    banked = np.zeros((rows, states))
    missed = np.zeros((rows, states, 2))
    won = lost = throws = 0.0
    rolls = np.zeros((rows, states, hands))
    rolls[plan.row(points), state, hand] = 1.0
    outcomes = len(chart.chances)
    sizes = np.diff(np.append(chart.option_starts, len(chart.points)))
    outcome_of = np.repeat(np.arange(outcomes), sizes)
    hand_of_outcome = np.repeat(chart.rolling, np.diff(np.append(chart.outcome_starts, outcomes)))
    option_index = np.arange(len(chart.points))
    flat = plan.standing.reshape(-1)
    missing = _missing(chart, ends.states)
    winning = np.array([roll.wins for roll in chart.atlas.rolls])
    losing = np.array([roll.loses for roll in chart.atlas.rolls])
    banked_flat, rolls_flat = banked.reshape(-1), rolls.reshape(-1)
    top = ends.swept or rows
    for row in range(rows):
        for _ in range(200 if chart.idle else 1):
            now = rolls[row].copy()
            if not now.any():
                break
            rolls[row] = 0.0
            throws += float(now.sum())
            won += float((now @ winning).sum())
            lost += float((now @ losing).sum())
            missed[row] += np.einsum("sh,shtw->tw", now, missing)
            for one in range(states):
                if not now[one].any():
                    continue
                inside = np.minimum(row + chart.points, rows - 1)
                to_state = plan.next_state[one]
                worth = flat[(inside * states + to_state) * places + chart.after]
                best = np.maximum.reduceat(worth, chart.option_starts)
                good = worth >= best[outcome_of] - SAME
                # The first of those that are worth the same.
                chosen = np.minimum.reduceat(
                    np.where(good, option_index, len(option_index)), chart.option_starts
                )
                mass = now[one][hand_of_outcome] * chart.chances
                at_row, at_state, place = inside[chosen], to_state[chosen], chart.after[chosen]
                beyond = at_row >= top
                if beyond.any():
                    reached = np.where(beyond, plan.reach[place], 0.0) * mass
                    short = np.where(beyond, mass - reached, 0.0)
                    missed += (
                        np.bincount(at_row * states + at_state, short, len(banked_flat)) / 2
                    ).reshape(rows, states, 1)
                    banked_flat += np.bincount(
                        at_row * states + at_state, reached, len(banked_flat)
                    )
                rolled = chart.hand_of[place]
                stop = ends.may[at_row, place] & chart.decides[place] & ~beyond
                stop &= ends.bank[at_row, at_state] >= plan.rolling[at_row, at_state, rolled] - SAME
                banked_flat += np.bincount(
                    at_row * states + at_state, np.where(stop, mass, 0.0), len(banked_flat)
                )
                on = np.where(stop | beyond, 0.0, mass)
                rolls_flat += np.bincount(
                    (at_row * states + at_state) * hands + rolled, on, len(rolls_flat)
                )
    return Spread(banked, missed, won, lost, throws)


def _missing(chart: Chart, states: tuple[State, ...]) -> Floats:
    """(states, hands, states, 2): chance that a hand misses, and with which hits then."""
    found = np.zeros((len(states), len(chart.atlas.rolls), len(states), 2))
    for hand, roll in enumerate(chart.atlas.rolls):
        for left, whole, chance in roll.misses:
            for place, state in enumerate(states):
                then = _number(states, state._replace(kept=state.kept + left))
                found[place, hand, then, int(whole)] += chance
    return found
