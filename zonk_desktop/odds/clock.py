"""Clocks: when a player gets home, how far beyond it, and what he still beats.

A clock knows for every total where turns lead, at some paces of play, and from that the chance to
be home in exactly this many turns with this many points beyond the limit. Where others still have a
turn then (a Last Round) it knows also how often somebody who is not home by then beats a figure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.engine.choices import AfterLimit, FinishCompare, Landing, WinnerBy
from zonk_desktop.engine.entries import banked_total
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.batch import Fan, Many
from zonk_desktop.odds.chart import Chart, Floats, Ints
from zonk_desktop.odds.coarse import coarse
from zonk_desktop.odds.ends import legal_stays, rows_for
from zonk_desktop.odds.last import Needed

#: The number of turns after which a player who is not home counts as never home.
TURNS = 80
#: The same, where so few are not home before that.
FEW = 1e-4
#: Totals that are worked out together, and rounds of improving their play; four are the rule.
BLOCK = 200
ROUNDS = 12
#: Worths that move no more are those of play that does as well as any; it is then counted exactly.
SETTLED = 1e-3
TINY = 1e-300
#: No turn is looked at beyond this many points.
MOST_POINTS = 4_000
#: Steps to the limit that are told apart; finer figures are rounded, now up, now down.
MOST_STEPS = 200
#: Points beyond the limit that are told apart, in turns of the usual size.
BEYOND = 5


class Pace(NamedTuple):
    """What a player takes the others for."""

    #: The chance that none of them gets home in a turn.
    stays: float
    #: The same of the one who is then to be feared: several far away hurry as one who is near.
    fears: float


#: Paces of play. The first does not hurry at all: it aims at the fewest turns on average. The
#: second leads, and several come after it; who is behind hurries more.
PACES = (Pace(1.0, 1.0), Pace(0.5, 0.85), Pace(0.35, 0.55), Pace(0.15, 0.15))


def at_once(s: Settings, called: bool = False) -> bool:
    """Whether who is home has won, whatever comes then; `called`: under the 11,000 Rule."""
    return s.ending is AfterLimit.IMMEDIATE or (s.winner_by is WinnerBy.FIRST and not called)


@dataclass(frozen=True, slots=True)
class Ladder:
    """The totals of a rule set as steps, and what is beyond the limit."""

    limit: int
    #: Points of a step; steps below the limit; those beyond it that are told apart.
    grid: int
    goal: int
    homes: int

    @property
    def outside(self) -> int:
        """The row of who is not in the game; the rows before it are totals."""
        return self.goal

    @property
    def columns(self) -> int:
        """Totals, steps beyond the limit, and last of all who is not in the game."""
        return self.goal + self.homes + 1

    def row(self, seat: Seat) -> int:
        if not seat.entered:
            return self.outside
        return min(max(0, seat.total) // self.grid, self.goal - 1)

    def column(self, total: int) -> int:
        if total < self.limit:
            return max(0, total) // self.grid
        return self.goal + min((total - self.limit) // self.grid, self.homes - 1)


@dataclass(frozen=True, slots=True)
class Clock:
    """Everybody's way home, by total and pace."""

    ladder: Ladder
    #: (paces, rows, columns): where a turn leads.
    moves: Floats
    #: (paces, rows, turns + 1, homes): chance to be home in exactly this many turns with so much.
    home: Floats
    #: (paces, rows, turns + 1, homes): chance to be not home yet, and to beat that in one turn.
    beats: Floats
    #: (homes, homes): where somebody lands who beats a figure.
    lands: Floats


class BeatFigures(NamedTuple):
    """What one turn does about a figure to beat."""

    #: (rows, homes): the chance to beat it.
    beaten: Floats
    #: (homes, homes): where that leads.
    lands: Floats


def figures(ladder: Ladder, needed: Needed, usual: float) -> BeatFigures:
    """The chances to beat every figure in one turn; turns bring the usual points."""
    rows, homes = ladder.goal + 1, ladder.homes
    if homes == 1:
        return BeatFigures(np.zeros((rows, homes)), np.eye(homes))
    need = ladder.limit + np.arange(homes) * ladder.grid + 1
    steps = ladder.goal + homes
    # By points that are missing, in the game already; a row is its lowest total.
    chance = np.array([needed.chance(step * ladder.grid + 1) for step in range(steps)])
    beaten = np.zeros((rows, homes))
    for row in range(ladder.goal):
        beaten[row] = chance[(need - row * ladder.grid) // ladder.grid]
    beaten[ladder.outside] = [needed.chance(int(one), entered=False) for one in need]
    beyond = needed.beyond(ladder.grid, int(usual))
    lands = np.zeros((homes, homes))
    for one in range(homes):
        to = np.minimum(one + 1 + np.arange(len(beyond)), homes - 1)
        np.add.at(lands[one], to, beyond)
    return BeatFigures(beaten, lands)


def tables(ladder: Ladder, moves: Floats, found: BeatFigures) -> Clock:
    """The clock of these moves: (paces, rows, columns), the chances of where a turn leads."""
    goal, homes = ladder.goal, ladder.homes
    stay = np.concatenate([moves[:, :, :goal], moves[:, :, -1:]], axis=2)
    there = moves[:, :, goal : goal + homes]
    home = [np.zeros_like(there), there]
    beats = [np.repeat(found.beaten[None], len(moves), axis=0)]
    left = np.ones(goal + 1)
    while len(home) <= TURNS:
        left = stay[0] @ left
        if left.max() < FEW:
            break
        home.append(stay @ home[-1])
        beats.append(stay @ beats[-1])
    beats.append(stay @ beats[-1])
    return Clock(ladder, moves, np.stack(home, axis=2), np.stack(beats, axis=2), found.lands)


def extended(plain: Ladder, moves: Floats, needed: Needed, s: Settings, usual: float) -> Clock:
    """The clock where who is at the limit still needs one great turn (LP-091)."""
    more, grid, goal = s.rule11k_points, plain.grid, plain.goal
    steps = -(-more // grid)
    ladder = Ladder(plain.limit + more, grid, goal + steps, max(2, round(BEYOND * usual / grid)))
    to = ladder.goal
    capped = s.landing is Landing.CAP and s.cap_before_11k
    found = np.zeros((len(moves), to + 1, ladder.columns))
    below = [*range(goal), to]
    found[:, below, :goal] = moves[:, :, :goal]
    found[:, below, -1] = moves[:, :, -1]
    for step in range(plain.homes):
        column = goal if capped else min(goal + step, ladder.columns - 2)
        found[:, below, column] += moves[:, :, goal + step]
    chance, beyond = needed.chance(more), needed.beyond(grid, more)
    for row in range(goal, to):
        found[:, row, row] = 1 - chance
        columns = to + np.minimum(row - goal + np.arange(len(beyond)), ladder.homes - 1)
        for column, part in zip(columns, beyond, strict=True):
            found[:, row, column] += chance * part
    one = figures(ladder, needed, usual)
    one.beaten[goal:to] = np.minimum(one.beaten[goal:to], chance)
    if capped:
        # Whoever is below the limit gets to it and no farther.
        one.beaten[below] = 0.0
    return tables(ladder, found, one)


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
    return Ladder(limit, grid, -(-limit // grid), homes)


def moves(chart: Chart, game: Game, ladder: Ladder, found: BeatFigures) -> Floats:
    """(paces, rows, columns): where turns lead from every total, at every pace.

    `game` is a position of the rule set before anybody's turn.
    """
    return _Builder(coarse(chart, ladder.grid // chart.grid), game, ladder, found).moves()


class _Builder:
    def __init__(self, chart: Chart, game: Game, ladder: Ladder, found: BeatFigures) -> None:
        self._chart, self._game, self._ladder, self._figures = chart, game, ladder, found
        goal = ladder.goal
        self._blocks = [np.arange(max(0, end - BLOCK), end) for end in range(goal, 0, -BLOCK)]
        self._blocks.append(np.array([goal]))
        s = game.rules.s
        # Where legal stays do not depend on the total they are asked for once.
        inside = [_seated(game, 0, True)]
        self._shared = None if s.no_stop_below else self._stays(inside, goal + ladder.homes)
        #: Asked of the engine once for all paces: who sits there, where they may stop and land.
        self._known: dict[int, tuple[list[Game], NDArray[np.bool_], Ints]] = {}

    def moves(self) -> Floats:
        first = self._at(PACES[0], None)
        return np.stack([first] + [self._at(pace, first) for pace in PACES[1:]])

    def _at(self, pace: Pace, plain: Floats | None) -> Floats:
        """(rows, columns): the turns of one pace; `plain` are those of the first."""
        ladder = self._ladder
        goal, homes = ladder.goal, ladder.homes
        worth = np.zeros(ladder.columns)
        comfort = np.zeros(goal + 1)
        if plain is not None:
            worth[goal : goal + homes], comfort = self._rival(pace.fears, plain)
            # Who is in no hurry is a good first guess.
            worth = _guessed(plain, worth, pace.stays, comfort)
        found = np.zeros((goal + 1, ladder.columns))
        for rows in self._blocks:
            self._improve(rows, pace.stays, worth, comfort, found)
        return found

    def _rival(self, stays: float, plain: Floats) -> tuple[Floats, Floats]:
        """What being home is worth while another may still beat it, and what not being home is
        when the other is."""
        goal, homes = self._ladder.goal, self._ladder.homes
        if homes == 1:
            return np.ones(1), np.zeros(goal + 1)
        # The other is where somebody gets home so often.
        there = plain[:goal, goal : goal + homes]
        rival = int(np.argmin(np.abs(there.sum(axis=1) - (1 - stays))))
        share = there[rival] / max(TINY, float(there[rival].sum()))
        beaten = self._figures.beaten
        return 1 - beaten[rival], beaten @ share

    def _asked(self, rows: Ints) -> tuple[list[Game], NDArray[np.bool_], Ints]:
        ladder, least = self._ladder, int(rows[0])
        if least not in self._known:
            outside = least == ladder.outside
            if outside:
                seated = [_seated(self._game, 0, False)]
            else:
                seated = [_seated(self._game, int(row) * ladder.grid, True) for row in rows]
            steps = ladder.goal + ladder.homes - (0 if outside else least)
            may = None if outside else self._shared
            if may is None:
                may = self._stays(seated, steps)
            self._known[least] = seated, may, self._landings(seated, steps)
        return self._known[least]

    def _rows(self, steps: int) -> tuple[int, int]:
        """The numbers of rows swept and of rows in all, for turns of at most this many steps."""
        most = min(steps, max(1, MOST_POINTS // self._chart.grid))
        return rows_for(self._chart, self._game, most + 1)

    def _stays(self, games: list[Game], steps: int) -> NDArray[np.bool_]:
        """(rows, places, games): legal stays of turns of at most this many steps."""
        _, rows = self._rows(steps)
        return np.stack([legal_stays(self._chart, game, rows) for game in games], axis=-1)

    def _landings(self, games: list[Game], steps: int) -> Ints:
        """(rows, games): the column in which a turn of this many points ends."""
        _, rows = self._rows(steps)
        found = np.zeros((rows, len(games)), np.intp)
        for row in range(rows):
            for n, game in enumerate(games):
                seat = game.seats[game.turn.seat]
                total = banked_total(game, seat, row * self._chart.grid)
                found[row, n] = self._ladder.column(total)
        return found

    def _improve(
        self, rows: Ints, stays: float, worth: Floats, comfort: Floats, found: Floats
    ) -> None:
        """Work out the turns of these rows; what is known of higher totals is used.

        The worth is the chance to win against somebody who gets home in every turn with chance
        1 - `stays`; where nobody does it is that of a turn less. Play is improved until
        it stands: turns are played by it, and what they bring tells how good it is.
        """
        chart, ladder = self._chart, self._ladder
        games, may, landed = self._asked(rows)
        inside = int(rows[0]) < ladder.goal
        swept, count = self._rows(ladder.goal + ladder.homes - (int(rows[0]) if inside else 0))
        columns = np.arange(len(games))
        at = rows if inside else np.array([ladder.columns - 1])
        if stays == 1:
            # In the block itself turns are guessed from those just above it.
            above = int(rows[-1]) + 1 if inside else 0
            per_step = max(0.05, (worth[ladder.goal] - worth[above]) / max(1, ladder.goal - above))
            worth[at] = worth[above] - ((above - rows) * per_step if inside else 2.0)
        for _ in range(ROUNDS):
            own = worth[at]
            # Far from home a hurried worth is next to nothing: each turn is measured by its own.
            unit = np.ones(len(games)) if stays == 1 else 1 / np.maximum(own, TINY)
            won, missed = float(stays < 1) * unit, own * unit
            bank = worth[landed] * unit
            fan = Fan(chart, Many(bank, may[:count], missed, won, missed, swept))
            banked, missing, winning = fan.forward()
            to = np.zeros((ladder.columns, len(games)))
            np.add.at(to, (landed, columns), banked)
            to[at, columns] += missing
            # Nobody beats a throw that wins.
            to[ladder.columns - 2] += winning
            self._worths(to, at, stays, worth, comfort[rows])
            if (np.abs(worth[at] - own) * unit).max() < SETTLED:
                break
        found[rows] = to.T

    def _worths(self, to: Floats, at: Ints, stays: float, worth: Floats, comfort: Floats) -> None:
        """The worths of a policy: the highest total first, each from those above it."""
        for n in range(len(at) - 1, -1, -1):
            place = int(at[n])
            own = float(to[place, n])
            onward = float(to[:, n] @ worth) - own * float(worth[place])
            if stays == 1:
                worth[place] = (onward - 1) / max(1e-6, 1 - own)
            else:
                gained = stays * onward + (1 - stays) * float(comfort[n])
                worth[place] = gained / max(1e-6, 1 - stays * own)


def _guessed(plain: Floats, worth: Floats, stays: float, comfort: Floats) -> Floats:
    """The worths of play without hurry, measured by this one."""
    goal = plain.shape[0] - 1
    inside = np.concatenate([plain[:, :goal], plain[:, -1:]], axis=1)
    known = stays * plain[:, goal:-1] @ worth[goal:-1] + (1 - stays) * comfort
    solved = np.linalg.solve(np.eye(goal + 1) - stays * inside, known)
    return np.concatenate([solved[:goal], worth[goal:-1], solved[goal:]])


def _seated(game: Game, total: int, entered: bool) -> Game:
    n = game.turn.seat
    seats = list(game.seats)
    seats[n] = changed(seats[n], total=total, entered=entered)
    return changed(game, seats=tuple(seats))
