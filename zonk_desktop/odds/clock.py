"""Clocks: when a player gets home, how far beyond it, and what he still beats.

A clock knows for every total where turns lead, at some paces of play, and from that the chance to
be home in exactly this many turns with this many points beyond the limit. Where others still have a
turn then (a Last Round) it knows also how often somebody who is not home by then beats a figure.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from zonk_desktop.engine.choices import AfterLimit, FinishCompare, Landing, PenaltyFloor, WinnerBy
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.state import Seat
from zonk_desktop.odds.chart import Chart, Floats, Ints
from zonk_desktop.odds.rounds import Needed

#: The number of turns after which a player who is not home counts as never home.
TURNS = 80
#: The same, where so few are not home before that.
FEW = 1e-4
#: No turn is looked at beyond this many points.
MOST_POINTS = 4_000
#: Steps to the limit that are told apart; finer figures are rounded, now up, now down.
MOST_STEPS = 200
#: Misses in a row that are told apart where they cost points, and penalties below a total of 0.
MOST_MISSES = 4
DEEP = 2
#: Points beyond the limit that are told apart, in turns of the usual size.
BEYOND = 5


def at_once(s: Settings, called: bool = False) -> bool:
    """Whether who is home has won, whatever comes then; `called`: under the 11,000 Rule."""
    return s.ending is AfterLimit.IMMEDIATE or (s.winner_by is WinnerBy.FIRST and not called)


@dataclass(frozen=True, slots=True)
class Ladder:
    """The totals of a rule set as steps, and what is beyond the limit.

    Where misses in a row cost points a state is a row and how many misses the player has just had:
    first all rows without any, then all with one, and so on.
    """

    limit: int
    #: Points of a step; steps below the limit; those beyond it that are told apart.
    grid: int
    goal: int
    homes: int
    #: The lowest total that is told apart, below 0 where penalties lead there.
    base: int = 0
    #: Misses in a row that cost points, and how many.
    misses: int = 1
    penalty: int = 0

    @property
    def outside(self) -> int:
        """The row of who is not in the game; the rows before it are totals."""
        return self.goal

    @property
    def rows(self) -> int:
        return self.goal + 1

    @property
    def states(self) -> int:
        return self.misses * self.rows

    @property
    def columns(self) -> int:
        """Totals, steps beyond the limit, and last of all who is not in the game."""
        return self.goal + self.homes + 1

    @property
    def totals(self) -> Ints:
        """The total of every row but the last."""
        found: Ints = self.base + np.arange(self.goal) * self.grid
        return found

    @property
    def falls(self) -> Ints:
        """(states,): the state to which a miss leads."""
        found = (np.arange(self.states) + self.rows) % self.states
        if self.penalty:
            lower = (self.totals - self.penalty - self.base) // self.grid
            found[-self.rows : -1] = np.maximum(0, lower)
            # Whoever is not in the game has nothing to lose but what may fall below 0.
            found[-1] = self._step(-self.penalty) if self.base < 0 else self.outside
        return found

    def row(self, seat: Seat) -> int:
        """The state of a player."""
        short = (seat.misses % self.misses) * self.rows
        if not seat.entered and not self.base <= seat.total < 0:
            return short + self.outside
        return short + min(self._step(seat.total), self.goal - 1)

    def column(self, total: int) -> int:
        if total < self.limit:
            return self._step(total)
        return self.goal + min((total - self.limit) // self.grid, self.homes - 1)

    def _step(self, total: int) -> int:
        return max(0, total - self.base) // self.grid


@dataclass(frozen=True, slots=True)
class Clock:
    """Everybody's way home, by total and pace."""

    ladder: Ladder
    #: (paces, states, columns): where a turn leads that does not miss.
    moves: Floats
    #: (paces, states): the chance to miss.
    missed: Floats
    #: (paces, rows, turns + 1, homes): chance to be home in exactly this many turns with so much.
    home: Floats
    #: (paces, rows, turns + 1, homes): chance to be not home yet, and to beat that in one turn.
    beats: Floats
    #: (homes, homes): where somebody lands who beats a figure.
    lands: Floats

    def ahead(self, states: Ints, turns: int) -> tuple[Floats, Floats]:
        """(paces, states, turns, homes): `home` and `beats` of these states, and so many turns."""
        ladder, found = self.ladder, []
        for table in (self.home, self.beats):
            found.append(table[:, states % ladder.rows, :turns])
        deep = np.flatnonzero(states >= ladder.rows)
        if not len(deep):
            return found[0], found[1]
        # Misses before this turn: by what it leads to.
        some = states[deep]
        then = self.ahead(ladder.falls[some], turns)
        paces = len(self.moves)
        stay = _below(ladder, self.moves[:, some])
        for own, table, after in zip(found, (self.home, self.beats), then, strict=True):
            flat = table[:, :, : turns - 1].reshape(paces, ladder.rows, -1)
            onward = (stay @ flat).reshape(paces, len(some), turns - 1, -1)
            onward += self.missed[:, some, None, None] * after[:, :, :-1]
            own[:, deep, 1:] = onward
        found[0][:, deep, 1] += self.moves[:, some, ladder.goal : -1]
        return found[0], found[1]


def _below(ladder: Ladder, moves: Floats) -> Floats:
    """(paces, states, rows): the chances of turns that do not lead home."""
    return np.concatenate([moves[:, :, : ladder.goal], moves[:, :, -1:]], axis=2)


class BeatFigures(NamedTuple):
    """What one turn does about a figure to beat."""

    #: (rows, homes): the chance to beat it.
    beaten: Floats
    #: (homes, homes): where that leads.
    lands: Floats


def figures(ladder: Ladder, needed: Needed, usual: float) -> BeatFigures:
    """The chances to beat every figure in one turn; turns bring the usual points."""
    rows, homes = ladder.rows, ladder.homes
    if homes == 1:
        return BeatFigures(np.zeros((rows, homes)), np.eye(homes))
    need = ladder.limit + np.arange(homes) * ladder.grid + 1
    steps = ladder.goal + homes
    # By points that are missing, in the game already; a row is its lowest total.
    chance = np.array([needed.chance(step * ladder.grid + 1) for step in range(steps)])
    beaten = np.zeros((rows, homes))
    for row, total in enumerate(ladder.totals):
        beaten[row] = chance[(need - total) // ladder.grid]
    beaten[ladder.outside] = [needed.chance(int(one), entered=False) for one in need]
    beyond = needed.beyond(ladder.grid, int(usual))
    lands = np.zeros((homes, homes))
    for one in range(homes):
        to = np.minimum(one + 1 + np.arange(len(beyond)), homes - 1)
        np.add.at(lands[one], to, beyond)
    return BeatFigures(beaten, lands)


class ClockMoves(NamedTuple):
    """Where turns lead, as in `Clock`."""

    ends: Floats
    missed: Floats


def tables(ladder: Ladder, moves: ClockMoves, found: BeatFigures) -> Clock:
    """The clock of these moves."""
    rows, falls = ladder.rows, ladder.falls
    stay, missed = _below(ladder, moves.ends), moves.missed[:, :, None]
    there = moves.ends[:, :, ladder.goal : -1]
    now, beaten = there, np.tile(found.beaten, (len(stay), ladder.misses, 1))
    home, beats = [np.zeros_like(there[:, :rows]), now[:, :rows]], [beaten[:, :rows]]
    left = np.ones(ladder.states)
    while len(home) <= TURNS:
        left = stay[0] @ left[:rows] + missed[0, :, 0] * left[falls]
        if left.max() < FEW:
            break
        now = stay @ now[:, :rows] + missed * now[:, falls]
        beaten = stay @ beaten[:, :rows] + missed * beaten[:, falls]
        home.append(now[:, :rows])
        beats.append(beaten[:, :rows])
    beats.append((stay @ beaten[:, :rows] + missed * beaten[:, falls])[:, :rows])
    return Clock(ladder, *moves, np.stack(home, axis=2), np.stack(beats, axis=2), found.lands)


def extended(plain: Ladder, moves: ClockMoves, needed: Needed, s: Settings, usual: float) -> Clock:
    """The clock where who is at the limit still needs one great turn (LP-091)."""
    more, grid, goal = s.rule11k_points, plain.grid, plain.goal
    to = goal - (-more // grid)
    homes = max(2, round(BEYOND * usual / grid))
    ladder = replace(plain, limit=plain.limit + more, goal=to, homes=homes)
    capped = s.landing is Landing.CAP and s.cap_before_11k
    shape = len(moves.ends), plain.misses
    ends = moves.ends.reshape(*shape, plain.rows, plain.columns)
    found, missed = np.zeros((*shape, to + 1, ladder.columns)), np.zeros((*shape, to + 1))
    below = [*range(goal), to]
    found[:, :, below, :goal] = ends[..., :goal]
    found[:, :, below, -1] = ends[..., -1]
    missed[:, :, below] = moves.missed.reshape(*shape, plain.rows)
    for step in range(plain.homes):
        column = goal if capped else goal + step
        found[:, :, below, column] += ends[..., goal + step]
    chance, beyond = needed.chance(more), needed.beyond(grid, more)
    missed[:, :, goal:to] = 1 - chance
    for row in range(goal, to):
        columns = to + np.minimum(row - goal + np.arange(len(beyond)), ladder.homes - 1)
        for column, part in zip(columns, beyond, strict=True):
            found[:, :, row, column] += chance * part
    one = figures(ladder, needed, usual)
    one.beaten[goal:to] = np.minimum(one.beaten[goal:to], chance)
    if capped:
        # Whoever is below the limit gets to it and no farther.
        one.beaten[below] = 0.0
    flat = found.reshape(shape[0], ladder.states, ladder.columns)
    return tables(ladder, ClockMoves(flat, missed.reshape(shape[0], ladder.states)), one)


def ladder_of(chart: Chart, s: Settings, usual: float) -> Ladder:
    """The steps of a rule set, in whose turns the usual points are made."""
    factor = -(-s.limit // (chart.grid * MOST_STEPS))
    if factor > 1:
        # A step that meets what the rules ask for, if there is one.
        asked = (s.limit, s.entry_minimum, s.stop_minimum, s.no_stop_from, s.no_stop_below)
        sizes = range(factor, 4 * factor)
        meets = (size for size in sizes if not any(one % (chart.grid * size) for one in asked))
        factor = next(meets, factor)
    grid = chart.grid * factor
    homes = 1 if at_once(s) else max(2, round(BEYOND * usual / grid))
    # Where the limit must be passed, home is the next step.
    limit = s.limit + (chart.grid if s.finish_compare is FinishCompare.PASS else 0)
    penalty = s.miss_penalty if s.miss_penalty_after <= MOST_MISSES else 0
    base = 0
    if penalty and s.penalty_floor is PenaltyFloor.NONE:
        base = -(-min(DEEP * penalty, s.limit // 2) // grid) * -grid
    misses = s.miss_penalty_after if penalty else 1
    return Ladder(limit, grid, -(-(limit - base) // grid), homes, base, misses, penalty)
