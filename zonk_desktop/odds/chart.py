"""The graph of a turn as arrays, and what all sweeps over it have in common."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import accumulate, pairwise
from math import gcd
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.odds.atlas import Atlas, End, KeepOption

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

#: How often a row is looked at in which keeps go round in a circle, until nothing changes.
MOST_ROUNDS = 200
#: Answers of `SweepFrame.reach` that are remembered.
MOST_REACHES = 64


class TurnHolds(NamedTuple):
    """What a turn holds besides points: hits that a miss leaves, that it takes, safe points."""

    kept: int = 0
    pending: int = 0
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
    kinds: tuple[TurnHolds, ...]
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
    #: What sweeps have in common, by the states of hits; worked out when it is first asked for.
    frames: dict[tuple[TurnHolds, ...], SweepFrame] = field(
        default_factory=dict, compare=False, repr=False
    )

    @property
    def wins(self) -> bool:
        """Whether a throw may win or lose the game by itself."""
        return any(roll.wins or roll.loses for roll in self.atlas.rolls)

    def frame(self, states: tuple[TurnHolds, ...]) -> SweepFrame:
        """What all sweeps of these states have in common."""
        if (found := self.frames.get(states)) is None:
            # Two threads that come at once make the same.
            found = self.frames[states] = SweepFrame(self, states)
        return found

    @property
    def reach(self) -> int:
        """The most steps of the grid that one keep brings."""
        return int(self.points.max())


def chart(atlas: Atlas) -> Chart:
    """The arrays of an atlas."""
    options: list[KeepOption] = []
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
    # Some die alone scores under every rule set.
    grid = gcd(*(option.points for option in options))
    kind_of = [TurnHolds(option.kept, option.pending, option.safe) for option in options]
    kinds = sorted(set(kind_of))
    order = {kind: place for place, kind in enumerate(kinds)}
    return Chart(
        atlas,
        grid,
        _ints(option.points // grid for option in options),
        _ints(option.after for option in options),
        tuple(kinds),
        _ints(order[kind] for kind in kind_of),
        _ints(starts),
        np.array(chances),
        _ints(firsts),
        _ints(rolling),
        _ints(after.hand for after in atlas.afters),
        np.array([after.decides for after in atlas.afters], bool),
        any(option.points == 0 for option in options),
    )


def _ints(figures: Iterable[int]) -> Ints:
    return np.array(list(figures), np.intp)


class Slots(NamedTuple):
    """Options of outcomes: the first of each, then the second of each that has one, and so on."""

    #: Where every option leads from the start of a row.
    leads: Ints
    #: Ends of the slots.
    ends: tuple[int, ...]


class Throws(NamedTuple):
    """The outcomes of some hands."""

    #: (states, outcomes): where the best option stands.
    best: Ints
    #: (outcomes,)
    hand_of: Ints
    chances: Floats
    #: The first outcome of each of these hands; a slice stands for all hands there are.
    starts: Ints
    hands: Ints | slice


class MeanOver:
    """The mean of what ends of throws are worth, from every state and hand.

    Of the chances next to none is more than nought, and these alone are summed up.
    """

    def __init__(self, chances: Floats) -> None:
        """`chances`: (states, hands, and the ends)."""
        self._shape = chances.shape[:2]
        flat = chances.reshape(self._shape[0] * self._shape[1], -1)
        some = flat > 0
        # Of each hand there must be one to sum up.
        some[:, 0] = True
        of, self._ends = np.nonzero(some)
        self._chances = flat[some]
        self._starts = np.searchsorted(of, np.arange(len(flat)))

    def of(self, worths: Floats) -> Floats:
        """(rows, states, hands). `worths`: (rows, and the ends)."""
        rows = len(worths)
        parts = worths.reshape(rows, -1)[:, self._ends] * self._chances
        found: Floats = np.add.reduceat(parts, self._starts, axis=1)
        return found.reshape(rows, *self._shape)


class SweepFrame:
    """What all sweeps of a chart over these states have in common.

    Options lie so that the first of every outcome come first, then the second of every outcome that
    has one, and so on, those of one outcome beside one another for all states: the best are found
    on slices. Outcomes of the same options are looked at once.
    """

    def __init__(self, chart: Chart, states: tuple[TurnHolds, ...]) -> None:
        self._states = states
        self._numbers: dict[TurnHolds, int] = {}
        self._reaches: dict[bytes, Floats] = {}
        self.chart = chart
        #: (states, options): the state after every option.
        self.following = self._next_states()
        #: (states, hands, states, 2): chance that a hand misses, and with which hits then.
        self.missing = self._ending([roll.misses for roll in chart.atlas.rolls])
        #: (states, hands, states): chance of a throw that wins, that loses, and with which hits.
        self.winning = self._ending([roll.won for roll in chart.atlas.rolls]).sum(axis=3)
        self.losing = self._ending([roll.lost for roll in chart.atlas.rolls]).sum(axis=3)
        self.misses, self.wins, self.losses = map(
            MeanOver, (self.missing, self.winning, self.losing)
        )
        self.loses = np.array([roll.loses for roll in chart.atlas.rolls])
        starts = [*chart.option_starts.tolist(), len(chart.points)]
        kinds: dict[tuple[tuple[int, int, int], ...], int] = {}
        which = []
        for first, last in pairwise(starts):
            options = zip(
                chart.points[first:last].tolist(),
                chart.after[first:last].tolist(),
                chart.kind[first:last].tolist(),
                strict=True,
            )
            which.append(kinds.setdefault(tuple(options), len(kinds)))
        firsts = {kind: starts[place] for place, kind in reversed([*enumerate(which)])}
        places = [[*range(firsts[n], firsts[n] + len(kind))] for kind, n in kinds.items()]
        # Options that stay in their row are looked at again until nothing changes.
        own = [[each for each in some if not chart.points[each]] for some in places]
        left = [[each for each in some if chart.points[each]] for some in places]
        order = sorted(range(len(places)), key=lambda n: -len(left[n]))
        idle = sorted((n for n in order if own[n]), key=lambda n: -len(own[n]))
        self.elsewhere = self._slots([left[n] for n in order])
        self.idle = self._slots([own[n] for n in idle])
        count = len(states)
        self.size = len(places) * count
        # (states, outcomes): where the best option of every outcome stands.
        at = np.arange(count)[:, None] + count * np.argsort(order)[None, :]
        self.whole = self._throws(at[:, which], chart.rolling)
        alone = np.isin(which, idle)
        #: Hands with options of their own row, and where the best options of that row stand.
        again = np.unique(self.whole.hand_of[alone])
        self.again = self._throws(at[:, which], again)
        self.idle_at = at[:, idle].T.reshape(-1)
        onward = {int(chart.hand_of[chart.after[each]]) for some in own for each in some}
        #: How often a row is looked at: until nothing changes, where such keeps follow one another.
        self.rounds = 1 + bool(onward)
        if not onward.isdisjoint(again.tolist()):
            self.rounds = MOST_ROUNDS

    def _throws(self, best: Ints, hands: Ints) -> Throws:
        """The throws of these hands. `best`: (states, outcomes), of all."""
        chart = self.chart
        sizes = np.diff(chart.outcome_starts, append=len(chart.chances))
        hand_of = chart.rolling.repeat(sizes)
        mine = np.flatnonzero(np.isin(hand_of, hands))
        starts = np.searchsorted(hand_of[mine], hands)
        some = slice(None) if len(hands) == len(chart.atlas.hands) else hands
        return Throws(best[:, mine], hand_of[mine], chart.chances[mine], starts, some)

    def _slots(self, options: list[list[int]]) -> Slots:
        """These options as slots, those of an outcome side by side for all states."""
        chart, count = self.chart, len(self._states)
        places = len(chart.hand_of)
        steps = chart.points * (count * places) + chart.after
        # (options, states)
        leads = steps[:, None] + self.following.T * places
        slots = [
            leads[[some[n] for some in options if len(some) > n]].reshape(-1)
            for n in range(max(map(len, options), default=0))
        ]
        ends = tuple(accumulate(map(len, slots)))
        return Slots(np.concatenate([*slots, np.zeros(0, np.intp)]), ends)

    def number(self, wanted: TurnHolds) -> int:
        """The index of this state, or of the nearest known one."""
        if (found := self._numbers.get(wanted)) is None:
            found = self._numbers[wanted] = self._nearest(wanted)
        return found

    def _nearest(self, wanted: TurnHolds) -> int:
        states = self._states
        kept, pending, safe = (max(each) for each in zip(*states, strict=True))
        most = TurnHolds(
            min(wanted.kept, kept), min(wanted.pending, pending), min(wanted.safe, safe)
        )
        if most in states:
            return states.index(most)
        # Safe points between two that are told apart count as the lower.
        below = max(state.safe for state in states if state.safe <= most.safe)
        return states.index(most._replace(safe=below))

    def _next_states(self) -> Ints:
        by_kind = np.array(
            [
                [
                    self.number(
                        TurnHolds(*[had + more for had, more in zip(state, kind, strict=True)])
                    )
                    for kind in self.chart.kinds
                ]
                for state in self._states
            ],
            np.intp,
        )
        return by_kind[:, self.chart.kind]

    def _ending(self, ends: list[tuple[End, ...]]) -> Floats:
        """(states, hands, states, 2): chance of these ends of every hand; of some dice, of all."""
        states = self._states
        found = np.zeros((len(states), len(ends), len(states), 2))
        for hand, some in enumerate(ends):
            for kept, pending, whole, chance in some:
                for place, state in enumerate(states):
                    then = TurnHolds(state.kept + kept, state.pending + pending, state.safe)
                    found[place, hand, self.number(then), int(whole)] += chance
        return found

    def reach(self, may: NDArray[np.bool_]) -> Floats:
        """`reach_of` of rolling each hand, remembered: most turns end by few rules."""
        key = may.tobytes()
        if (found := self._reaches.get(key)) is None:
            if len(self._reaches) >= MOST_REACHES:
                self._reaches.clear()
            found = self._reaches[key] = reach_of(self.chart, may)[1]
        return found


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


def unfolded(chart: Chart, states: tuple[TurnHolds, ...]) -> Chart:
    """The same turns, all hands and places of the first state before those of the second."""
    count = len(states)
    if count == 1:
        return chart

    def moved(some: Ints, by: int) -> Ints:
        return np.concatenate([some + state * by for state in range(count)])

    atlas, places = chart.atlas, len(chart.hand_of)
    hands = len(atlas.hands)
    following = chart.frame(states).following
    return replace(
        chart,
        atlas=replace(atlas, hands=atlas.hands * count, rolls=atlas.rolls * count),
        points=np.tile(chart.points, count),
        after=(chart.after + following * places).reshape(-1),
        kind=np.tile(chart.kind, count),
        option_starts=moved(chart.option_starts, len(chart.points)),
        chances=np.tile(chart.chances, count),
        outcome_starts=moved(chart.outcome_starts, len(chart.chances)),
        rolling=moved(chart.rolling, hands),
        hand_of=moved(chart.hand_of, hands),
        decides=np.tile(chart.decides, count),
        frames={},
    )
