"""Chances to win in games of a fixed number of rounds: future points as bell curves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import erf, sqrt

import numpy as np

from zonk_desktop.engine.entries import banked_total
from zonk_desktop.engine.state import Game
from zonk_desktop.odds.chart import Chart, Floats
from zonk_desktop.odds.ends import for_points
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import Ends, forward, solve

#: The cumulative normal distribution, by standard deviations from its middle.
_SPREADS = np.linspace(-6, 6, 2401)
_BELOW = np.array([(1 + erf(at / sqrt(2))) / 2 for at in _SPREADS])
#: Places at which one's own curve is looked at, in spreads, and their weights.
_AT = np.linspace(-3.5, 3.5, 29)
_WEIGHTS = np.exp(-(_AT**2) / 2) / np.exp(-(_AT**2) / 2).sum()


@dataclass(frozen=True, slots=True)
class Bell:
    """Mean and spread of a turn, of a player in the game and of one who is not."""

    inside: tuple[float, float]
    outside: tuple[float, float]

    def to_come(self, total: int, entered: bool, turns: int) -> tuple[float, float]:
        """Mean and spread of the points of n turns."""
        mean, square = float(total), 0.0
        for turn in range(turns):
            one, two = self.inside if entered or turn else self.outside
            mean, square = mean + one, square + two
        return mean, sqrt(square)


def build(chart: Chart) -> Bell:
    """The figures of a turn of best play for points."""

    def figures(entered: bool) -> tuple[float, float]:
        game = position(chart.atlas.rules, 0, entered)
        plan = solve(chart, for_points(chart, game))
        spread = forward(plan)
        mean = plan.roll(0, 0)
        square = float((spread.banked * plan.ends.bank**2).sum())
        return mean, max(1.0, square - mean**2)

    return Bell(figures(True), figures(False))


def turns_left(game: Game, n: int) -> int:
    """Turns that a seat still has after the one in progress."""
    s, me = game.rules.s, game.turn.seat
    return max(0, s.rounds - game.rounds - (1 if n <= me else 0))


def for_rounds(bell: Bell, chart: Chart, game: Game) -> Ends:
    """The chance to have most after the last round, as what the end of a turn is worth."""
    n = game.turn.seat
    seat = game.seats[n]
    plain = for_points(chart, game)
    totals = [banked_total(game, seat, row * chart.grid) for row in range(len(plain.bank))]
    mean, spread = bell.to_come(0, True, turns_left(game, n))
    others = _others(bell, game, n)
    bank = _most(np.array(totals) + mean, spread, others)
    outside = bell.to_come(seat.total, seat.entered, turns_left(game, n))
    missed = _most(np.array([outside[0]]), outside[1], others)
    return replace(
        plain,
        bank=np.repeat(bank[:, None], len(plain.states), axis=1),
        miss=np.full_like(plain.miss, missed[0]),
        win=np.ones_like(plain.win),
        lose=0.0,
    )


def _others(bell: Bell, game: Game, n: int) -> list[tuple[float, float]]:
    return [
        bell.to_come(seat.total, seat.entered, turns_left(game, m))
        for m, seat in enumerate(game.seats)
        if m != n and not seat.out
    ]


def _most(means: Floats, spread: float, others: list[tuple[float, float]]) -> Floats:
    """The chance that a total near this value is the highest."""
    at = means[:, None] + spread * _AT[None, :]
    chance = np.ones_like(at)
    for mean, width in others:
        # A total on the very figure is half a win; turns come in steps, no curve is thinner.
        chance *= np.interp((at - mean) / max(width, 10.0), _SPREADS, _BELOW)
    return np.asarray((chance * _WEIGHTS).sum(axis=1))


def chances_in_rounds(bell: Bell, game: Game) -> tuple[float, ...]:
    """The chances to win of all seats, the turn in progress taken for an average one."""
    found = []
    for n, seat in enumerate(game.seats):
        if seat.out:
            found.append(0.0)
            continue
        more = 1 if n == game.turn.seat else 0
        mean, spread = bell.to_come(seat.total, seat.entered, turns_left(game, n) + more)
        found.append(float(_most(np.array([mean]), spread, _others(bell, game, n))[0]))
    whole = sum(found) or 1.0
    return tuple(chance / whole for chance in found)
