"""Paces of play: where turns lead from every total, by how a player goes for home.

At each pace play is improved until it stands, by sweeps of the turns of many totals at once.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.engine.entries import banked_total, points_if_missed
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.batch import Fan, Many
from zonk_desktop.odds.chart import Chart, Floats, Ints, TurnHolds, unfolded
from zonk_desktop.odds.clock import MOST_POINTS, BeatFigures, ClockMoves, Ladder
from zonk_desktop.odds.ends import holding, legal_stays, rows_for, safe_sums
from zonk_desktop.odds.sweep import coarse

#: Totals that are worked out together, and rounds of improving their play; four are the rule.
BLOCK = 200
ROUNDS = 12
#: Worths that move no more are those of play that does as well as any; it is then counted exactly.
SETTLED = 1e-3
TINY = 1e-300
#: Nobody who can never get on is taken for sure to stay where he is.
SURE = 1 - 1e-9
#: Sums of safe points that are told apart.
MOST_SAFE = 3


class OthersPace(NamedTuple):
    """What a player takes the others for."""

    #: The chance that none of them gets home in a turn.
    stays: float
    #: The same of the one who is then to be feared: several far away hurry as one who is near.
    fears: float


#: Paces of play. The first does not hurry at all: it aims at the fewest turns on average. The
#: second leads, and several come after it; who is behind hurries more.
PACES = (
    OthersPace(1.0, 1.0),
    OthersPace(0.75, 0.95),
    OthersPace(0.35, 0.55),
    OthersPace(0.15, 0.15),
)


def moves(chart: Chart, game: Game, ladder: Ladder, found: BeatFigures) -> ClockMoves:
    """Where turns lead from every total, at every pace.

    `game` is a position of the rule set before anybody's turn.
    """
    return _Builder(coarse(chart, ladder.grid // chart.grid), game, ladder, found).moves()


class _Builder:
    def __init__(self, chart: Chart, game: Game, ladder: Ladder, found: BeatFigures) -> None:
        self._chart, self._game, self._ladder, self._figures = chart, game, ladder, found
        self._falls = ladder.falls
        self._safe = tuple(TurnHolds(safe=safe) for safe in safe_sums(chart, MOST_SAFE))
        self._turns = unfolded(chart, self._safe)
        goal = ladder.goal
        # A penalty leads down: all totals are worked out together then.
        size = goal if ladder.penalty else BLOCK
        self._blocks = [np.arange(max(0, end - size), end) for end in range(goal, 0, -size)]
        self._blocks.append(np.array([goal]))
        s = game.rules.s
        # Where legal stays do not depend on the total they are asked for once.
        inside = [_seated(game, 0, True)]
        self._shared = None if s.no_stop_below else self._stays(inside, goal + ladder.homes)
        #: Asked of the engine once for all paces: who sits there, where they may stop and land.
        self._known: dict[int, _Asked] = {}

    def moves(self) -> ClockMoves:
        first = self._at(PACES[0], None)
        found = [first] + [self._at(pace, first) for pace in PACES[1:]]
        return ClockMoves(*(np.stack(each) for each in zip(*found, strict=True)))

    def _at(self, pace: OthersPace, plain: ClockMoves | None) -> ClockMoves:
        """The turns of one pace; `plain` are those of the first."""
        ladder = self._ladder
        worth = _Worth(np.zeros(ladder.states), np.zeros(ladder.homes), np.zeros(ladder.rows))
        if plain is not None:
            worth = worth._replace(**self._rival(pace.fears, plain.ends))
            # Who is in no hurry is a good first guess.
            self._value(np.arange(ladder.states), plain, pace.stays, worth)
        found = ClockMoves(np.zeros((ladder.states, ladder.columns)), np.zeros(ladder.states))
        for rows in self._blocks:
            self._improve(rows, pace.stays, worth, found)
        return found

    def _rival(self, stays: float, plain: Floats) -> dict[str, Floats]:
        """What being home is worth while another may still beat it, and what not being home is
        when the other is."""
        goal, homes = self._ladder.goal, self._ladder.homes
        if homes == 1:
            return {"home": np.ones(1)}
        # The other is where somebody gets home so often.
        there = plain[:goal, goal : goal + homes]
        rival = int(np.argmin(np.abs(there.sum(axis=1) - (1 - stays))))
        share = there[rival] / max(TINY, float(there[rival].sum()))
        beaten = self._figures.beaten
        return {"home": 1 - beaten[rival], "comfort": beaten @ share}

    def _asked(self, rows: Ints) -> _Asked:
        ladder, least = self._ladder, int(rows[0])
        if least not in self._known:
            outside = least == ladder.outside
            if outside:
                seated = [_seated(self._game, 0, False)]
            else:
                seated = [_seated(self._game, int(one), True) for one in ladder.totals[rows]]
            steps = ladder.goal + ladder.homes - (0 if outside else least)
            may = None if outside else self._shared
            if may is None:
                may = self._stays(seated, steps)
            self._known[least] = _Asked(
                seated, may, self._landings(seated, steps), self._left(seated)
            )
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

    def _left(self, games: list[Game]) -> list[Ints]:
        """For each sum of safe points but none: the column to which a miss leads then."""
        return [
            np.array([self._ladder.column(_missed(game, state)) for game in games], np.intp)
            for state in self._safe[1:]
        ]

    def _improve(self, rows: Ints, stays: float, worth: _Worth, found: ClockMoves) -> None:
        """Work out the turns of these rows; what is known of higher totals is used.

        The worth is the chance to win against somebody who gets home in every turn with chance
        1 - `stays`; where nobody does it is that of a turn less. Play is improved until
        it stands: turns are played by it, and what they bring tells how good it is.
        """
        ladder = self._ladder
        states = (rows + np.arange(ladder.misses)[:, None] * ladder.rows).ravel()
        for _ in range(ROUNDS):
            own = worth.state[states]
            for some in np.split(states, ladder.misses):
                self._play(rows, some, stays, worth, found)
            self._value(states, ClockMoves(*(each[states] for each in found)), stays, worth)
            unit = 1.0 if stays == 1 else 1 / np.maximum(own, TINY)
            if (np.abs(worth.state[states] - own) * unit).max() < SETTLED:
                break

    def _play(
        self, rows: Ints, states: Ints, stays: float, worth: _Worth, found: ClockMoves
    ) -> None:
        """The best turns of these states, one of each row, as things are worth now."""
        ladder = self._ladder
        games, may, landed, left = self._asked(rows)
        swept, count = self._rows(
            ladder.goal + ladder.homes - (int(rows[0]) if rows[0] < ladder.goal else 0)
        )
        own = worth.state[states]
        # Far from home a hurried worth is next to nothing: each turn is measured by its own.
        unit = np.ones(len(games)) if stays == 1 else 1 / np.maximum(own, TINY)
        banks = worth.columns(ladder)
        won, lost = float(stays < 1) * unit, worth.state[self._falls[states]] * unit
        missed = np.stack([lost, *(banks[each] * unit for each in left)])
        may = np.tile(may[:count], (1, len(missed), 1))
        fan = Fan(self._turns, Many(banks[landed] * unit, may, missed, won, lost, swept))
        banked, missing, winning = fan.forward()
        to = np.zeros((ladder.columns, len(games)))
        np.add.at(to, (landed, np.arange(len(games))), banked)
        for column, some in zip(left, missing[1:], strict=True):
            to[column, np.arange(len(games))] += some
        # Nobody beats a throw that wins.
        to[ladder.columns - 2] += winning
        found.ends[states], found.missed[states] = to.T, missing[0]

    def _value(self, states: Ints, played: ClockMoves, stays: float, worth: _Worth) -> None:
        """The worths of these states where turns are played so; those of all others are known."""
        ladder = self._ladder
        count = len(states)
        place = np.full(ladder.states, -1)
        place[states] = np.arange(count)
        firsts = states[states < ladder.rows]
        columns = np.where(firsts == ladder.outside, ladder.columns - 1, firsts)
        own = np.zeros((count, count))
        own[:, place[firsts]] = played.ends[:, columns]
        known = worth.columns(ladder)
        known[columns] = 0.0
        onward = played.ends @ known
        falls = self._falls[states]
        here = np.flatnonzero(place[falls] >= 0)
        own[here, place[falls[here]]] += played.missed[here]
        there = place[falls] < 0
        onward[there] += (played.missed * worth.state[falls])[there]
        if stays == 1:
            onward -= 1
        else:
            onward = stays * onward + (1 - stays) * worth.comfort[states % ladder.rows]
        worth.state[states] = np.linalg.solve(np.eye(count) - min(stays, SURE) * own, onward)


class _Asked(NamedTuple):
    """What the engine says of some totals."""

    games: list[Game]
    #: (rows, places, games): where they may stop.
    may: NDArray[np.bool_]
    #: (rows, games): the column in which a turn of so many points ends.
    landed: Ints
    #: By sums of safe points: the column to which a miss leads.
    left: list[Ints]


class _Worth(NamedTuple):
    """What things are worth at one pace."""

    #: (states,): to be about to play there.
    state: Floats
    #: (homes,): to be home with so much.
    home: Floats
    #: (rows,): to be there when somebody else is home.
    comfort: Floats

    def columns(self, ladder: Ladder) -> Floats:
        """(columns,): to have banked this."""
        inside, outside = self.state[: ladder.goal], self.state[ladder.goal : ladder.rows]
        return np.concatenate([inside, self.home, outside])


def _seated(game: Game, total: int, entered: bool) -> Game:
    n = game.turn.seat
    seats = list(game.seats)
    seats[n] = changed(seats[n], total=total, entered=entered)
    return changed(game, seats=tuple(seats))


def _missed(game: Game, state: TurnHolds) -> int:
    """The total that a miss leaves."""
    return game.seats[game.turn.seat].total + points_if_missed(holding(game, 0, state))
