"""Chances to win in games of a fixed number of rounds.

In the last round there is a figure to beat, and those who still have a turn may beat it (`last`).
Before that everybody else is taken to play for points, and for what he needs in his last turn; who
is asked about chooses, turn by turn, between points and a great turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

import numpy as np

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


#: The steps of points in a usual turn, or somewhat more.
FINE = 5
#: Points of great turns that are looked at, in usual turns.
GREAT = (1.5, 2.0, 3.0, 4.0, 6.0)
#: Totals are looked at up to this many usual turns above the mean.
ABOVE = 5


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


def turns(chart: Chart, needed: Needed) -> Turns:
    """The turns of best play for points."""
    rules = chart.atlas.rules

    def found(drawn: Chart, entered: bool) -> tuple[float, Floats]:
        plan = solve(drawn, for_points(drawn, position(rules, 0, entered)))
        spread = forward(plan)
        banked = spread.banked.sum(axis=1)
        # A turn that never comes to a stop brings nothing.
        banked[0] += 1 - banked.sum()
        return plan.roll(0, 0), banked

    usual, _ = found(chart, True)
    factor = max(1, int(usual / FINE) // chart.grid)
    drawn = coarse(chart, factor)
    (_, inside), (_, outside) = found(drawn, True), found(drawn, False)
    need = [needed.chance(step * drawn.grid) for step in range(len(inside))]
    need[0] = 1.0
    return Turns(
        drawn.grid, usual, inside, outside, np.array(need), needed.beyond(drawn.grid, int(usual))
    )


@dataclass(frozen=True, slots=True)
class LastField:
    """A position: what everybody may have when the last round begins."""

    turns: Turns
    game: Game
    #: The lowest total that is looked at, and how many steps.
    low: int
    size: int

    def after(self, seat: Seat, count: int) -> Floats:
        """(steps,): the chance of every total after this many turns for points."""
        found = np.zeros(self.size)
        found[min(self.size - 1, self.step(seat.total))] = 1.0
        for turn in range(count):
            one = self.turns.inside if seat.entered or turn else self.turns.outside
            more = np.convolve(found, one)
            found = more[: self.size].copy()
            found[-1] += more[self.size :].sum()
        return found

    def step(self, total: int) -> int:
        return max(0, total - self.low) // self.turns.grid

    def worths(self, n: int, turns_left: int, lefts: Sequence[int]) -> Floats:
        """(steps,): the chance of seat `n` to have most with this total and this many turns left,
        `lefts` being those of all others."""
        done: list[Floats] = []
        coming: list[Floats] = []
        for m, seat in enumerate(self.game.seats):
            if m == n or seat.out:
                continue
            if m < n or not lefts[m]:
                # Has played when the last turn of this seat comes.
                done.append(self.after(seat, lefts[m]))
            else:
                coming.append(self.after(seat, lefts[m] - 1))
        holds = self._holds(done, coming)
        if not turns_left:
            found: Floats = holds.sum(axis=0)
            return found
        worth = self._last(holds)
        for _ in range(turns_left - 1):
            worth = self._before(worth)
        return worth

    def _holds(self, done: Sequence[Floats], coming: Sequence[Floats]) -> Floats:
        """(figures, totals): the chance that the highest of all others has so much when the last
        turn comes, and that afterwards nobody has more than this total.

        `done` have played by then; `coming` still have a turn, and play it for just that.
        """
        size = self.size
        behind = np.prod([np.cumsum(one) for one in done], axis=0) if done else np.ones(size)
        misses = np.zeros(size)
        misses[: len(self.turns.need) - 1] = 1 - self.turns.need[1 : size + 1]
        misses[len(self.turns.need) - 1 :] = 1.0
        by = np.arange(size)[None, :] - np.arange(size)[:, None]
        fails = np.where(by >= 0, misses[np.clip(by, 0, size - 1)], 0.0)
        # By figure: where one of them stands at it, and where he is below it or at most at it.
        at = [one[:, None] * fails for one in coming]
        most = [np.cumsum(one, axis=0) for one in at]
        below = [up - one for up, one in zip(most, at, strict=True)]
        found = np.diff(behind, prepend=0.0)[:, None] * prod(below, start=1.0)
        for m, one in enumerate(at):
            found += behind[:, None] * one * prod([*below[:m], *most[m + 1 :]], start=1.0)
        # Level with the highest is half a win, below is none.
        level: Floats = found * np.where(by > 0, 1.0, np.where(by == 0, 0.5, 0.0))
        return level

    def _last(self, holds: Floats) -> Floats:
        """The last turn: what the others have lies there, and what must be reached is chosen."""
        need, size = self.turns.need[: self.size], self.size
        # By total and figure: what is moved by steps are whole rows of memory.
        stays = np.ascontiguousarray(holds.T)
        landed = np.zeros_like(stays)
        for step in np.flatnonzero(self.turns.beyond[:size]):
            landed[: size - step] += self.turns.beyond[step] * stays[step:]
        best = np.zeros_like(stays)
        for step in np.flatnonzero(need[1:]) + 1:
            aims = landed[step:] - stays[:-step]
            aims *= need[step]
            np.maximum(best[:-step], aims, out=best[:-step])
        found: Floats = (stays + best).sum(axis=1)
        return found

    def _before(self, worth: Floats) -> Floats:
        """One turn earlier: for points, or for one of the great turns."""
        ways = [_expected(self.turns.inside, worth)]
        for great in GREAT:
            steps = round(great * self.turns.usual / self.turns.grid)
            chance = float(self.turns.need[min(steps, len(self.turns.need) - 1)])
            then = worth[np.minimum(np.arange(self.size) + steps, self.size - 1)]
            ways.append(chance * then + (1 - chance) * worth)
        found: Floats = np.max(ways, axis=0)
        return found


def _expected(turn: Floats, worth: Floats) -> Floats:
    """The mean worth after such a turn."""
    padded = np.concatenate([worth, np.full(len(turn) - 1, worth[-1])])
    found: Floats = np.convolve(padded, turn[::-1], mode="valid")
    return found


def field(turns: Turns, game: Game) -> LastField:
    totals = [seat.total for seat in game.seats if not seat.out]
    rounds = game.rules.s.rounds - game.rounds
    high = max(totals) + (rounds + ABOVE * rounds**0.5) * turns.usual
    low = min(totals)
    return LastField(turns, game, low, int((high - low) / turns.grid) + 2)


def last_round(game: Game) -> bool:
    return game.rounds + 1 >= game.rules.s.rounds


def turns_left(game: Game) -> list[int]:
    """Turns of all seats after the one in progress."""
    s, me = game.rules.s, game.turn.seat
    return [max(0, s.rounds - game.rounds - (n <= me)) for n in range(len(game.seats))]


def worths(found: LastField, totals: Floats) -> Floats:
    """The chance to have most after the last round, for who plays now, with each of these."""
    n, lefts = found.game.turn.seat, turns_left(found.game)
    steps = found.low + np.arange(found.size) * found.turns.grid
    told: Floats = np.interp(totals, steps, found.worths(n, lefts[n], lefts))
    return told


def chances(found: LastField, now: float) -> tuple[float, ...]:
    """The chances to win of all seats; `now` is that of who plays, his turn taken for a usual one
    by the others."""
    game = found.game
    me, lefts = game.turn.seat, turns_left(game)
    lefts[me] += 1
    told = [0.0] * len(game.seats)
    for n, seat in enumerate(game.seats):
        if n != me and not seat.out:
            told[n] = float(found.worths(n, lefts[n], lefts)[found.step(seat.total)])
    share = (1 - now) / (sum(told) or 1.0)
    told = [chance * share for chance in told]
    told[me] = now
    return tuple(told)
