"""Everybody's chance to win, from the clocks of all.

Up to the moment at which somebody is home players do not look at each other: each goes home by his
clock, at the pace that suits his place. Then, where the rules let others have one more turn, they
try in their order to beat the figure that stands, and whoever does raises it for the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from zonk_desktop.engine.choices import AfterLimit
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.chart import Floats, Ints
from zonk_desktop.odds.clock import Clock, at_once
from zonk_desktop.odds.rounds import TurnEnd
from zonk_desktop.odds.values import SAME

#: Two that stay where they are: rounds until their chances stand, and what counts as standing.
ROUNDS = 60
STANDS = 1e-11
#: A penalty leads down, to what is not known yet: how often all is gone through, until it moves
#: no more than this (the next time it moves a hundredth of that), and what counts as standing then.
PASSES = 6
CLOSE = 0.05
NEARLY = 1e-7


class Prospect(NamedTuple):
    """How a player goes on, by his own turns from now on; the first one is before them."""

    #: (positions, turns + 1, homes): home in that turn, with so much.
    home: Floats
    #: (positions, turns + 1, homes): not home after it, and beats so much in one turn more.
    beats: Floats

    @property
    def left(self) -> Floats:
        """(positions, turns + 1): not home after this many turns."""
        found: Floats = np.clip(1 - np.cumsum(self.home.sum(axis=2), axis=1), 0.0, 1.0)
        return found


class Prize(NamedTuple):
    """What a player gets for what he does, whatever all others do: their part of the chances."""

    #: (positions, turns + 1, homes): for being the first home in that turn with so much.
    home: Floats
    #: (positions, turns + 1, homes): for beating so much after that many turns, when another one
    #: is home.
    beats: Floats

    def of(self, home: Floats, beats: Floats) -> Floats:
        """(.., positions): the chance to win of who goes on like this."""
        won = np.einsum("...mth,mth->...m", home, self.home)
        if self.beats.shape[2] > 1:
            won += np.einsum("...mth,mth->...m", beats, self.beats)
        found: Floats = won
        return found


def prizes(
    lines: Sequence[Prospect], tries: Sequence[Sequence[bool]], lands: Floats
) -> list[Prize]:
    """The prizes of all, in the order in which they play.

    `tries`: for who is home first, whether each of the others has a turn then.
    """
    count, shape = len(lines), lines[0].home.shape
    lefts = [line.left for line in lines]
    fails = [
        np.clip(left[:, :, None] - line.beats, 0.0, 1.0)
        for left, line in zip(lefts, lines, strict=True)
    ]
    found = [Prize(np.zeros(shape), np.zeros(shape)) for _ in lines]
    back = lands.T
    for first in range(count):
        order = [*range(first + 1, count), *range(first)]
        # Who plays after him in the round has had one turn fewer when he gets home.
        spans = [slice(0, -1) if n > first else slice(1, None) for n in order]
        # The chance of every figure to stand when the turn of each of them comes.
        stands = lines[first].home[:, 1:]
        before: list[Floats] = []
        for n, span in zip(order, spans, strict=True):
            before.append(stands)
            if tries[first][n]:
                stands = stands * fails[n][:, span] + _landed(
                    stands * lines[n].beats[:, span], lands
                )
            else:
                stands = stands * lefts[n][:, span, None]
        # The chance that nobody from there on beats it.
        holds = np.ones_like(stands)
        for n, span, stood in zip(reversed(order), reversed(spans), reversed(before), strict=True):
            if tries[first][n]:
                found[n].beats[:, span] += stood * _landed(holds, back)
                holds = holds * fails[n][:, span]
            else:
                holds = holds * lefts[n][:, span, None]
        found[first].home[:, 1:] += holds
    return found


def _landed(chances: Floats, lands: Floats) -> Floats:
    # One product of two tables is quicker than many small ones.
    found: Floats = (chances.reshape(-1, len(lands)) @ lands).reshape(chances.shape)
    return found


def order_of(game: Game) -> list[int]:
    """The seats still in the game, in the order of their turns, whoever plays now first."""
    count, me = len(game.seats), game.turn.seat
    around = [(me + step) % count for step in range(count)]
    return [n for n in around if not game.seats[n].out]


def tries_of(game: Game, order: Sequence[int]) -> list[list[bool]]:
    """Who still has a turn when one of these seats is home: the rest of the round, or all."""
    s = game.rules.s
    if at_once(s, game.called is not None):
        return [[False] * len(order)] * len(order)
    everybody = s.ending is AfterLimit.LAST_ROUND
    return [[everybody or other > first for other in order] for first in order]


class LastChances(NamedTuple):
    """The chance to win of who has just played and is not home."""

    #: (rows,): after a turn that did not miss.
    rows: Floats
    #: After a miss.
    fallen: float


class RaceChances:
    """Positions of as many players, in the same order; their clocks at the pace that suits each."""

    def __init__(self, clock: Clock, games: Sequence[Game]) -> None:
        self.clock, self.game = clock, games[0]
        self.order = order_of(self.game)
        states = [np.array([clock.ladder.row(game.seats[n]) for game in games]) for n in self.order]
        self._states = states
        self.turns = self._turns(states)
        tries = tries_of(self.game, self.order)
        ways = [clock.ahead(each, self.turns) for each in states]
        self.lines = [Prospect(home[0], beats[0]) for home, beats in ways]
        # Who knows at which pace the others go on may prefer another one.
        for _ in range(LOOKS):
            found = prizes(self.lines, tries, clock.lands)
            self.lines = [_best(*each) for each in zip(found, ways, strict=True)]

    def _turns(self, states: list[Ints]) -> int:
        """The turns that matter: after them hardly ever nobody is home."""
        rows = self.clock.ladder.rows
        left = np.prod(
            [1 - np.cumsum(self.clock.home[0, each % rows].sum(axis=2), axis=1) for each in states],
            axis=0,
        )
        turns = int(np.count_nonzero(left > 1e-5, axis=1).max()) + 2
        return min(turns, int(self.clock.home.shape[2]))

    def after(self) -> tuple[Floats, Floats]:
        """(paces, rows, positions) and (paces, positions): the chance to win of who plays now,
        from his next turn on, after a turn that has not missed, and after one that has."""
        lines = [*self.lines[1:], self.lines[0]]
        seats = [*self.order[1:], self.order[0]]
        prize = prizes(lines, tries_of(self.game, seats), self.clock.lands)[-1]
        home, beats = (table[:, :, : self.turns] for table in (self.clock.home, self.clock.beats))
        paces, rows = home.shape[:2]
        count = len(prize.home)
        found = home.reshape(paces * rows, -1) @ prize.home.reshape(count, -1).T
        if self.clock.ladder.homes > 1:
            found += beats.reshape(paces * rows, -1) @ prize.beats.reshape(count, -1).T
        worths: Floats = found.reshape(paces, rows, count)
        falls = self.clock.ladder.falls[self._states[0]]
        if (falls < rows).all():
            return worths, worths[:, falls, np.arange(count)]
        return worths, prize.of(*self.clock.ahead(falls, self.turns))

    def left(self) -> list[LastChances]:
        """For each position, at the best pace."""
        rows, fallen = self.after()
        return [
            LastChances(*each) for each in zip(rows.max(axis=0).T, fallen.max(axis=0), strict=True)
        ]


def _best(prize: Prize, ways: tuple[Floats, Floats]) -> Prospect:
    """The pace that suits each position; (paces, positions, turns, homes) are all there are."""
    worths = prize.of(*ways)
    # The first of those that are worth the same, whatever the last bits say.
    best = np.argmax(worths >= worths.max(axis=0) - SAME, axis=0)
    each = np.arange(len(best))
    return Prospect(ways[0][best, each], ways[1][best, each])


def chances(
    race: RaceChances, now: float, ends: Iterable[TurnEnd], won: float
) -> tuple[float, ...]:
    """The chances to win of all seats; `now` is that of who plays.

    `ends`: what his turn may lead to; `won`: the chance of a throw that wins. The others share
    what he leaves them.
    """
    game, clock, order = race.game, race.clock, race.order
    ladder = clock.ladder
    seat = game.seats[order[0]]
    rows, fallen = race.after()
    paces, paces_fallen = rows[:, :, 0].argmax(axis=0), int(fallen[:, 0].argmax())
    home, beats = np.zeros_like(race.lines[0].home), np.zeros_like(race.lines[0].beats)
    home[0, 1, -1] += won
    for total, chance, missed in ends:
        if total >= ladder.limit:
            home[0, 1, ladder.column(total) - ladder.goal] += chance
            continue
        misses = seat.misses + 1 if missed else 0
        entered = seat.entered or total > seat.total
        row = ladder.row(changed(seat, total=total, entered=entered, misses=misses))
        pace = int(paces[row]) if row < len(paces) else paces_fallen
        ways = clock.ahead(np.array([row]), race.turns)
        home[:, 1:] += chance * ways[0][pace][:, :-1]
        beats[:, 1:] += chance * ways[1][pace][:, :-1]
    found = [0.0] * len(game.seats)
    shared = prizes([Prospect(home, beats), *race.lines[1:]], tries_of(game, order), clock.lands)
    for n, prize, line in zip(order[1:], shared[1:], race.lines[1:], strict=True):
        found[n] = float(prize.of(*line)[0])
    whole = sum(found)
    if whole <= 0:
        # Nobody gets home in any time that is counted: all who play are alike.
        found = [float(n in order[1:]) for n in range(len(found))]
        whole = sum(found) or 1.0
    scaled = [chance / whole * (1 - now) for chance in found]
    scaled[order[0]] = now
    return tuple(scaled)


class Duel:
    """The table of a rule set. Places: 0 for who is not in the game, else one more than the row."""

    def __init__(self, clock: Clock, tries: Sequence[bool]) -> None:
        """`tries`: whether the other still has a turn when the first of the round is home, and
        when the second is."""
        self._ladder = ladder = clock.ladder
        goal, rows, misses = ladder.goal, ladder.rows, ladder.misses
        order = [goal, *range(goal)]
        columns = [ladder.columns - 1, *range(ladder.columns - 1)]
        shape = len(clock.moves), misses, rows
        #: (places, paces, misses, columns) and (places, paces, misses).
        self._moves = clock.moves.reshape(*shape, -1)[:, :, order][..., columns]
        self._moves = np.ascontiguousarray(self._moves.transpose(2, 0, 1, 3))
        self._missed = clock.missed.reshape(shape)[:, :, order].transpose(2, 0, 1)
        #: (places,): where the last of a row of misses leads.
        self._down = self._place(ladder.falls[-rows:][order] % rows)
        holds = 1 - clock.beats[0, order, 0]
        self._same = tries[0] == tries[1]
        #: By who plays: what the other's place leaves to who is home.
        self._homes = [holds if one else np.ones_like(holds) for one in tries]
        #: By who plays: the chance to win, by place of his and of the other's, and by their misses.
        self._won = [np.full((rows, rows, misses, misses), 0.5)] * 2
        if not self._same:
            self._won = [one.copy() for one in self._won]
        for number in range(PASSES if ladder.penalty else 1):
            before = self._won[0].copy()
            for whole in range(2 * goal, -1, -1):
                self._close(whole, known=number > 0)
            if np.abs(self._won[0] - before).max() < CLOSE:
                break

    def _place(self, rows: Ints) -> Ints:
        found: Ints = (rows + 1) % self._ladder.rows
        return found

    def _onward(self, who: int, mine: slice, left: Floats) -> Floats:
        """(pairs, paces, misses of mine, of the other): what turns that do not miss are worth."""
        turns = self._moves[mine]
        homes = np.repeat(self._homes[who][mine][::-1, :, None], left.shape[2], axis=2)
        ends = np.concatenate([1 - left, homes], axis=1)
        found: Floats = turns.reshape(len(turns), -1, turns.shape[3]) @ ends
        return found.reshape(*turns.shape[:3], -1)

    def _close(self, whole: int, *, known: bool) -> None:
        """The pairs of one sum; (u, v) and (v, u) stand in opposite order.

        `known`: whether lower pairs have been gone through.
        """
        goal, penalty = self._ladder.goal, self._ladder.penalty
        mine = slice(max(0, whole - goal), min(goal, whole) + 1)
        own = np.arange(mine.start, mine.stop)
        # As many below one end as above the other: the other's places are mine in opposite order.
        who = (0,) if self._same else (0, 1)
        onward = [self._onward(one, mine, self._won[1 - one][mine][::-1, :, :, 0]) for one in who]
        missed = self._missed[mine][..., None]
        lower: list[Floats | None] = [None, None]
        if penalty and known:
            # The other is to play then, and has had his misses.
            down = whole - own, self._down[mine]
            lower = [1 - self._won[1 - one][*down, :, 0] for one in (0, 1)]

        def looked(one: int, seen: Floats) -> Floats:
            # As the other sees it: by his misses and mine, in the opposite order.
            back = 1 - seen[::-1].transpose(0, 2, 1)
            if penalty:
                last = back[:, 0] if (fallen := lower[one]) is None else fallen
                back = np.concatenate([back[:, 1:], last[:, None]], axis=1)
            found: Floats = (onward[one] + missed * back[:, None]).max(axis=1)
            return found

        found = [won[own, whole - own] for won in self._won]
        for _ in range(ROUNDS):
            first = looked(0, found[1])
            second = first if self._same else looked(1, first)
            moved = np.abs(first - found[0]).max()
            if not self._same:
                moved = max(moved, np.abs(second - found[1]).max())
            found = [first, second]
            if moved < (NEARLY if penalty else STANDS):
                break
        for won, one in zip(self._won, found, strict=True):
            won[own, whole - own] = one

    def after(self, state: int, other: int, *, first: bool) -> LastChances:
        """The chance to win of who has just played from this state, the other being there."""
        rows = self._ladder.rows
        fall = int(self._ladder.falls[state])
        theirs, mine = self._place(np.array([other % rows, fall % rows]))
        won = self._won[1 if first else 0][theirs, :, other // rows]
        fallen = 1 - won[mine, fall // rows]
        left = 1 - won[:, 0]
        return LastChances(np.append(left[1:], left[0]), float(fallen))


#: How often players look at the others before they choose their paces.
LOOKS = 2
