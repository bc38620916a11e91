"""Everybody's chance to win, from the clocks of all.

Up to the moment at which somebody is home players do not look at each other: each goes home by his
clock, at the pace that suits his place. Then, where the rules let others have one more turn, they
try in their order to beat the figure that stands, and whoever does raises it for the next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from zonk_desktop.breath import breathe
from zonk_desktop.engine.choices import AfterLimit
from zonk_desktop.engine.state import Game
from zonk_desktop.odds.chart import Chart, Floats
from zonk_desktop.odds.clock import Clock, Ladder, at_once
from zonk_desktop.odds.ends import for_points
from zonk_desktop.odds.sweep import Ends
from zonk_desktop.odds.values import SAME


class Line(NamedTuple):
    """How a player goes on, by his own turns from now on; the first column is before them."""

    #: (turns + 1, homes): home in that turn, with so much.
    home: Floats
    #: (turns + 1, homes): not home after it, and beats so much in one turn more.
    beats: Floats

    @property
    def left(self) -> Floats:
        """(turns + 1,): not home after so many turns."""
        found: Floats = np.clip(1 - np.cumsum(self.home.sum(axis=1)), 0.0, 1.0)
        return found


class Prize(NamedTuple):
    """What a player gets for what he does, whatever all others do: their part of the chances."""

    #: (turns + 1, homes): for being the first home in that turn with so much.
    home: Floats
    #: (turns + 1, homes): for beating so much after that many turns, when another one is home.
    beats: Floats

    def of(self, line: Line) -> float:
        return float((self.home * line.home).sum() + (self.beats * line.beats).sum())


def prizes(lines: Sequence[Line], tries: Sequence[Sequence[bool]], lands: Floats) -> list[Prize]:
    """The prizes of all, in the order in which they play.

    `tries`: for who is home first, whether each of the others has a turn then.
    """
    count, shape = len(lines), lines[0].home.shape
    lefts = [line.left for line in lines]
    fails = [
        np.clip(left[:, None] - line.beats, 0.0, 1.0)
        for left, line in zip(lefts, lines, strict=True)
    ]
    found = [Prize(np.zeros(shape), np.zeros(shape)) for _ in lines]
    back = lands.T
    for first in range(count):
        breathe()
        order = [*range(first + 1, count), *range(first)]
        # Who plays after him in the round has had one turn fewer when he gets home.
        spans = [slice(0, -1) if n > first else slice(1, None) for n in order]
        # The chance of every figure to stand when the turn of each of them comes.
        stands = lines[first].home[1:]
        before: list[Floats] = []
        for n, span in zip(order, spans, strict=True):
            before.append(stands)
            if tries[first][n]:
                stands = stands * fails[n][span] + (stands * lines[n].beats[span]) @ lands
            else:
                stands = stands * lefts[n][span, None]
        # The chance that nobody from there on beats it.
        holds = np.ones_like(stands)
        for n, span, stood in zip(reversed(order), reversed(spans), reversed(before), strict=True):
            if tries[first][n]:
                found[n].beats[span] += stood * (holds @ back)
                holds = holds * fails[n][span]
            else:
                holds = holds * lefts[n][span, None]
        found[first].home[1:] += holds
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


class Race:
    """A position, its clocks at the pace that suits everybody."""

    def __init__(self, clock: Clock, game: Game) -> None:
        self.clock, self.game = clock, game
        self.order = order_of(game)
        rows = [clock.ladder.row(game.seats[n]) for n in self.order]
        turns = self._turns(rows)
        self._home, self._beats = clock.home[:, :, :turns], clock.beats[:, :, :turns]
        plain = [self.line(0, row) for row in rows]
        found = prizes(plain, tries_of(game, self.order), clock.lands)
        #: By order: how everybody goes on.
        self.lines = [
            self.line(self._best(prize, row), row) for prize, row in zip(found, rows, strict=True)
        ]

    def _turns(self, rows: list[int]) -> int:
        """The turns that matter: after them hardly ever nobody is home."""
        left = np.prod([1 - np.cumsum(self.clock.home[0, row].sum(axis=1)) for row in rows], axis=0)
        return int(np.count_nonzero(left > 1e-5)) + 2

    def line(self, pace: int, row: int) -> Line:
        return Line(self._home[pace, row], self._beats[pace, row])

    def _best(self, prize: Prize, row: int) -> int:
        worths = self._worths(prize, slice(row, row + 1))[:, 0]
        # The first of those that are worth the same, whatever the last bits say.
        return int(np.argmax(worths >= worths.max() - SAME))

    def _worths(self, prize: Prize, rows: slice) -> Floats:
        """(paces, rows): the chance to win from these rows."""
        home, beats = self._home[:, rows], self._beats[:, rows]
        paces, count = home.shape[:2]
        found = home.reshape(paces * count, -1) @ prize.home.reshape(-1)
        if self.clock.ladder.homes > 1:
            found += beats.reshape(paces * count, -1) @ prize.beats.reshape(-1)
        worths: Floats = found.reshape(paces, count)
        return worths

    def after(self) -> Floats:
        """(paces, rows): the chance to win of who plays now, from his next turn on."""
        lines = [*self.lines[1:], self.lines[0]]
        seats = [*self.order[1:], self.order[0]]
        prize = prizes(lines, tries_of(self.game, seats), self.clock.lands)[-1]
        return self._worths(prize, slice(0, None))


def for_winning(
    worths: Floats, ladder: Ladder, chart: Chart, game: Game, home: Callable[[int], float]
) -> Ends:
    """The chance to win as what a turn's end is worth.

    `worths`: (rows,), that of who has played and is not home; `home`: of who is, with so much.
    """
    seat = game.seats[game.turn.seat]
    steps = np.arange(ladder.goal) * ladder.grid

    def after(total: int, entered: bool = True) -> float:
        if total >= ladder.limit:
            return home(total)
        return float(np.interp(total, steps, worths[:-1]) if entered else worths[-1])

    most = max(0, ladder.limit - seat.total) + ladder.homes * ladder.grid
    plain = for_points(chart, game, most)
    bank = [after(seat.total + int(gain)) for gain in plain.bank[:, 0]]
    # A miss leaves what was safe in the turn, or costs a penalty.
    miss = {
        gain: after(seat.total + int(gain), seat.entered or gain > 0)
        for gain in np.unique(plain.miss).tolist()
    }
    return replace(
        plain,
        bank=np.repeat(np.array(bank)[:, None], len(plain.states), axis=1),
        miss=np.vectorize(miss.__getitem__, otypes=[np.float64])(plain.miss),
        win=np.ones_like(plain.win),
        lose=0.0,
    )


def chances(race: Race, now: float, ends: Mapping[int, float], won: float) -> tuple[float, ...]:
    """The chances to win of all seats; `now` is that of who plays.

    `ends`: the totals that his turn may lead to, each with its chance; `won`: that of a throw
    that wins. The others share what he leaves them.
    """
    game, clock, order = race.game, race.clock, race.order
    ladder = clock.ladder
    seat = game.seats[order[0]]
    paces = race.after().argmax(axis=0)
    home, beats = np.zeros_like(race.lines[0].home), np.zeros_like(race.lines[0].beats)
    home[1, -1] += won
    for total, chance in ends.items():
        if total >= ladder.limit:
            home[1, ladder.column(total) - ladder.goal] += chance
            continue
        entered = seat.entered or total > seat.total
        row = ladder.row(seat._replace(total=total, entered=entered))
        line = race.line(int(paces[row]), row)
        home[1:] += chance * line.home[:-1]
        beats[1:] += chance * line.beats[:-1]
    found = [0.0] * len(game.seats)
    shared = prizes([Line(home, beats), *race.lines[1:]], tries_of(game, order), clock.lands)
    for n, prize, line in zip(order[1:], shared[1:], race.lines[1:], strict=True):
        found[n] = prize.of(line)
    whole = sum(found)
    if whole <= 0:
        # Nobody gets home in any time that is counted: all who play are alike.
        found = [float(n in order[1:]) for n in range(len(found))]
        whole = sum(found) or 1.0
    scaled = [chance / whole * (1 - now) for chance in found]
    scaled[order[0]] = now
    return tuple(scaled)
