"""Chances to win in games of a fixed number of rounds.

In the last round there is a figure to beat, and those who still have a turn may beat it (`last`).
Before that everybody is taken to play for points, and for what he needs in his last turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.engine.choices import AfterLimit, WinnerBy
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.engine.turns import leading
from zonk_desktop.odds.chart import Chart, Floats
from zonk_desktop.odds.ends import for_need, for_points
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import coarse, forward, solve

#: A usual figure to beat, from where one stands.
_USUAL = 400
_TINY = 1e-300
#: More than this is a rounding error, where somebody has as good as won.
_MOST_OTHERS = 1.5


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
    figures = best + np.arange(steps + 1.0) * grid
    beats = [_beats(needed, game, game.seats[m], figures) for m in left]
    for turn, m in enumerate(left):
        # Whoever stands highest already has nobody to beat; before others he plays for points.
        mine = held[m].copy()
        more = mine if usual is None or m == left[-1] else np.convolve(mine, usual)[: steps + 1]
        taken = held.sum(axis=0) - mine
        # He aims at the figure that is most likely both reached and not beaten by those after him.
        stands = prod((1 - one for one in beats[turn + 1 :]), start=np.ones(steps + 1))
        lands = np.correlate(np.append(stands, np.ones(len(beyond) - 1)), beyond, "valid")
        aims = _best_from(beats[turn][:-1] * lands[1:])
        reached = beats[turn][aims]
        held[:, :-1] *= 1 - reached
        held[m] = more
        moved = np.bincount(aims + 1, taken[:-1] * reached, steps + 1)
        held[m] += np.convolve(moved, beyond)[: steps + 1]
    found = held.sum(axis=1)
    whole = float(found.sum()) or 1.0
    return tuple((found / whole).tolist())


def _best_from(worths: Floats) -> NDArray[np.intp]:
    """For every place the place of the highest of these from there on."""
    at = np.arange(len(worths))
    highest = np.maximum.accumulate(worths[::-1])[::-1]
    return np.minimum.accumulate(np.where(worths == highest, at, len(worths) - 1)[::-1])[::-1]


#: The steps of points in a usual turn, or somewhat more.
FINE = 5
#: For each so many rounds that are left totals are looked at in steps of as many times the points.
ROUNDS = 20
#: Great turns that are less likely than this are no aim.
RARE = 1e-3
#: Totals are looked at up to this many usual turns above the mean.
ABOVE = 4


class Turns(NamedTuple):
    """What a turn brings, in steps of the grid."""

    grid: int
    usual: float
    #: The chance of a turn of this many steps, in the game and outside; nothing comes first.
    inside: Floats
    outside: Floats
    #: The chance of a turn of at least this many steps, played for just that.
    need: Floats
    #: By how much such a turn is more than was needed.
    beyond: Floats

    def by_step(self, grid: int) -> Floats:
        """What a turn in the game brings, in steps of a finer grid."""
        factor = self.grid // grid
        found = np.zeros(factor * len(self.inside))
        found[::factor] = self.inside
        return found

    def coarser(self, times: int) -> Turns:
        """The same on a grid that is so many times as coarse, right on the average."""

        def coarse(given: Floats) -> Floats:
            whole, part = np.divmod(np.arange(len(given)), times)
            found: Floats = np.zeros(whole[-1] + 2)
            np.add.at(found, whole, given * (1 - part / times))
            np.add.at(found, whole + 1, given * part / times)
            return found

        return self._replace(
            grid=self.grid * times, inside=coarse(self.inside), outside=coarse(self.outside),
            need=self.need[::times], beyond=coarse(self.beyond),
        )  # fmt: skip


def turns(chart: Chart, needed: Needed) -> Turns:
    """The turns of best play for points."""
    rules = chart.atlas.rules

    def found(drawn: Chart, entered: bool) -> tuple[float, Floats]:
        plan = solve(drawn, for_points(drawn, position(rules, 0, entered)))
        spread = forward(plan)
        banked = spread.banked.sum(axis=1)
        # A turn that never comes to a stop brings nothing.
        banked[0] += 1 - banked.sum()
        return plan.start, banked

    usual, _ = found(chart, True)
    factor = max(1, int(usual / FINE) // chart.grid)
    drawn = coarse(chart, factor)
    (_, inside), (_, outside) = found(drawn, True), found(drawn, False)
    need = [needed.chance(step * drawn.grid) for step in range(len(inside))]
    need[0] = 1.0
    return Turns(
        drawn.grid, usual, inside, outside, np.array(need), needed.beyond(drawn.grid, int(usual))
    )


@dataclass(frozen=True)
class LastField:
    """A position: what everybody may have when the last round begins, and what comes of it."""

    turns: Turns
    game: Game
    #: The lowest total that is looked at, and how many steps.
    low: int
    size: int

    @cached_property
    def his(self) -> Floats:
        """(steps,): the chance of who plays, as if he alone played to win, after this turn."""
        return self.worths(self.game.turn.seat, turns_left(self.game))

    @cached_property
    def alone(self) -> tuple[float, ...]:
        """The same of everybody before this turn."""
        me, lefts = self.game.turn.seat, turns_left(self.game)
        lefts[me] += 1
        return tuple(
            0.0 if seat.out
            else float(self.after(seat, 1) @ self.his) if n == me
            else float(self.at(seat.total) @ self.worths(n, lefts))
            for n, seat in enumerate(self.game.seats)
        )  # fmt: skip

    @cached_property
    def others(self) -> float:
        """How often the others win for each time that he who plays would not.

        All of them play to win too: together that is more than once.
        """
        his = self.alone[self.game.turn.seat]
        return min(max(1.0, (sum(self.alone) - his) / max(_TINY, 1 - his)), _MOST_OTHERS)

    def at(self, total: int) -> Floats:
        """(steps,): how much of each is in this total."""
        step = min(self.size - 1, (total - self.low) / self.turns.grid)
        found: Floats = np.maximum(0, 1 - abs(np.arange(self.size) - step))
        return found

    def after(self, seat: Seat, count: int) -> Floats:
        """(steps,): the chance of every total after this many turns for points."""
        found = self.at(seat.total)
        for turn in range(count):
            found = found @ (self._inside if seat.entered or turn else self._outside)
        return found

    def worths(self, n: int, lefts: Sequence[int]) -> Floats:
        """(steps,): the chance of seat `n` to have most with this total, with so many turns left to
        everybody."""
        done: list[Floats] = []
        coming: list[Floats] = []
        for m, seat in enumerate(self.game.seats):
            if m == n or seat.out:
                continue
            if m < n:
                done.append(self._followed(seat, lefts[m]))
            else:
                coming.append(self.after(seat, lefts[m] - 1))
        worth = self._last(done, coming)
        for _ in range(lefts[n] - 1):
            worth = self._inside @ worth
        return worth

    def _last(self, done: Sequence[Floats], coming: Sequence[Floats]) -> Floats:
        """The worth of every total before the last turn: what the others have lies there, and what
        must be reached is chosen.

        `done` have played by then, against this total; `coming` still have a turn, and play it for
        just that.
        """
        size, by = self.size, self._by
        fails = np.where(by >= 0, 1 - self._need(by + 1), 0.0)
        # By figure and total: where one of them stands at it, below it, or at most at it.
        at = [one[:, None] * fails for one in coming]
        most = [np.cumsum(one, axis=0) for one in at]
        below = [up - one for up, one in zip(most, at, strict=True)]
        # Level with the highest is half a win, below is none.
        level = np.where(by > 0, 1.0, np.where(by == 0, 0.5, 0.0))
        ones = np.ones((size, size))
        # The highest figure is of one of those who have played, or of one who has not.
        figure = prod(done, start=ones)
        parts = []
        if done or not coming:
            parts.append((np.diff(figure, prepend=0.0), prod(below, start=level)))
        if coming:
            theirs = [
                one * prod([*below[:m], *most[m + 1 :]], start=level) for m, one in enumerate(at)
            ]
            parts.append((figure, np.sum(theirs, axis=0)))
        # By total and figure: what is moved by steps are whole rows of memory.
        held = [(share, np.ascontiguousarray(one.T)) for share, one in parts]
        landed = [(share, self._beyond @ one) for share, one in held]
        stays = sum((share * one for share, one in held), np.zeros((size, size)))
        best = np.zeros((size, size))
        for step in np.flatnonzero(self.turns.need[1:size] > RARE) + 1:
            aims = -stays[:-step]
            for share, one in landed:
                aims += share[:-step] * one[step:]
            aims *= self.turns.need[step]
            np.maximum(best[:-step], aims, out=best[:-step])
        found: Floats = (stays + best).sum(axis=1)
        return found

    def _followed(self, seat: Seat, count: int) -> Floats:
        """(totals of who follows, steps): the chance of at most so much after this many turns.

        Who stands higher than he who follows plays his last turn for points, who does not aims at
        what is most likely both reached and not beaten.
        """
        before = self.after(seat, count - 1)
        higher = self._by > 0
        aims, reached = self._aims
        reached = before * np.where(higher, 0.0, reached)
        behind = before * ~higher - reached
        rows = np.arange(self.size)[:, None] * self.size
        moved = np.bincount((rows + aims).ravel(), reached.ravel(), self.size**2)
        found = behind + moved.reshape(self.size, self.size) @ self._beyond
        found += before * higher @ (self._inside if seat.entered or count > 1 else self._outside)
        most: Floats = np.cumsum(found, axis=1)
        return most

    @cached_property
    def _aims(self) -> tuple[NDArray[np.intp], Floats]:
        """(totals of who follows, steps): the total to aim at from there, and the chance of it."""
        size, by = self.size, self._by
        stands = np.where(by > 0, 1 - self._need(by + 1), 0.0) @ self._beyond.T
        aims = np.zeros((size, size), np.intp)
        best = np.zeros((size, size))
        for step in np.flatnonzero(self.turns.need[1:size] > RARE) + 1:
            worth = self.turns.need[step] * stands[:, step:]
            np.copyto(aims[:, :-step], step, where=worth > best[:, :-step])
            np.maximum(best[:, :-step], worth, out=best[:, :-step])
        return aims + np.arange(size), np.where(aims, self._need(aims), 0.0)

    @cached_property
    def _by(self) -> NDArray[np.intp]:
        """(steps, steps): by how many steps the second is more than the first."""
        return np.arange(self.size)[None, :] - np.arange(self.size)[:, None]

    def _need(self, steps: NDArray[np.intp]) -> Floats:
        """The chance of a turn of at least so many steps, one or more, played for just that."""
        need = np.append(self.turns.need, 0.0)
        found: Floats = need[np.clip(steps, 1, len(need) - 1)]
        return found

    @cached_property
    def _inside(self) -> Floats:
        return self._moves(self.turns.inside)

    @cached_property
    def _outside(self) -> Floats:
        return self._moves(self.turns.outside)

    @cached_property
    def _beyond(self) -> Floats:
        return self._moves(self.turns.beyond)

    def _moves(self, steps: Floats) -> Floats:
        """(steps, steps): from every total to every other; the last stands for all above."""
        all_steps = np.append(steps, np.zeros(self.size))
        found = np.where(self._by >= 0, all_steps[np.maximum(self._by, 0)], 0.0)
        found[:, -1] += steps.sum() - found.sum(axis=1)
        return found


def field(turns: Turns, game: Game) -> LastField:
    totals = [seat.total for seat in game.seats if not seat.out]
    rounds = game.rules.s.rounds - game.rounds
    high = max(totals) + (rounds + ABOVE * rounds**0.5) * turns.usual
    low = min(totals)
    turns = turns.coarser(1 + (rounds - 1) // ROUNDS)
    return LastField(turns, game, low, int((high - low) / turns.grid) + 2)


def last_round(game: Game) -> bool:
    return game.rounds + 1 >= game.rules.s.rounds


def turns_left(game: Game) -> list[int]:
    """Turns of all seats after the one in progress."""
    s, me = game.rules.s, game.turn.seat
    return [max(0, s.rounds - game.rounds - (n <= me)) for n in range(len(game.seats))]


def worths(found: LastField, totals: Floats) -> Floats:
    """The chance to have most after the last round, for who plays now, with each of these."""
    steps = found.low + np.arange(found.size) * found.turns.grid
    alone = np.interp(totals, steps, found.his)
    told: Floats = alone / (alone + found.others * (1 - alone))
    return told
