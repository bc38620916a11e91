"""Chances in the last turns of a game: the figure to beat, and who still may beat it.

Who plays before others wins with a total when all of them fail to beat it. The chance of each is
that of a turn of at least so many points, played for just that: one sweep tells it for every need.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from zonk_desktop.engine.choices import AfterLimit, WinnerBy
from zonk_desktop.engine.entries import banked_total
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.engine.turns import leading
from zonk_desktop.odds.chart import Chart
from zonk_desktop.odds.ends import for_need, for_points
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import Ends, Plan, forward, solve
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.words import Message

#: The typical margin by which a total is beaten, where others come after.
_BEYOND = 200


class Needed:
    """The chance of a turn of at least n points, for every n."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        s = chart.atlas.rules.s
        self._most = -(-s.limit // chart.grid) * chart.grid
        self._entry, self._stop = max(s.entry_minimum, s.stop_minimum), s.stop_minimum
        game = position(chart.atlas.rules, 0, True)
        self._plan = solve(chart, for_need(chart, game, self._most))

    def chance(self, need: int, entered: bool = True) -> float:
        """The chance of a fresh turn: where points are missing, the others count as made before."""
        need = max(1, need, self._stop if entered else self._entry)
        need = -(-need // self._chart.grid) * self._chart.grid
        return self._plan.roll(self._most - need, 0) if need <= self._most else 0.0


def decided(game: Game) -> bool:
    """Whether the first one home has won, whatever the last turns bring."""
    first = game.rules.s.winner_by is WinnerBy.FIRST and game.called is None
    return first and game.home >= 0 and not game.seats[game.home].out


def for_last(chart: Chart, needed: Needed, game: Game) -> Ends:
    """The chance to win as what the end of one of the last turns is worth."""
    if decided(game):
        raise NotCovered(Message.of("odds-decided"))
    n = game.turn.seat
    seat = game.seats[n]
    plain = for_points(chart, game)
    totals = [banked_total(game, seat, row * chart.grid) for row in range(len(plain.bank))]
    bank = np.array([holds(needed, game, n, total) for total in totals])
    miss = holds(needed, game, n, seat.total)
    return replace(
        plain,
        bank=np.repeat(bank[:, None], len(plain.states), axis=1),
        miss=np.full_like(plain.miss, miss),
        win=np.ones_like(plain.win),
        lose=0.0,
    )


def _left(game: Game, n: int) -> list[int]:
    """The seats that still have a turn after this one, in order."""
    return [m for m in game.last or () if m != n and not game.seats[m].out]


def holds(needed: Needed, game: Game, n: int, total: int) -> float:
    """The chance that nobody else has more in the end than seat `n` with this total."""
    best = leading(game, n)
    if total < best:
        return 0.0
    chance = 1.0
    if total == best:
        s = game.rules.s
        # In a Last Round, and under the 11,000 Rule, who stood there first has won.
        first = s.ending is AfterLimit.LAST_ROUND or game.called is not None
        chance = 0.0 if first else 0.5
    for m in _left(game, n):
        chance *= 1 - _beats(needed, game, game.seats[m], total)
    return chance


def _beats(needed: Needed, game: Game, seat: Seat, total: int) -> float:
    s = game.rules.s
    need = total - seat.total + 1
    if game.called is not None and seat.total >= s.limit:
        need = max(need, s.rule11k_points)
    return needed.chance(need, seat.entered)


def chances_last(needed: Needed, game: Game, plan: Plan) -> tuple[float, ...]:
    """The chances to win of all seats in the last turns; `plan` is that of the player to move."""
    count = len(game.seats)
    if decided(game):
        return tuple(float(n == game.home) for n in range(count))
    me = game.turn.seat
    seat = game.seats[me]
    spread = forward(plan)
    ends: dict[int, float] = {seat.total: float(spread.missed.sum()) + spread.lost}
    for row, chance in enumerate(spread.banked.sum(axis=1)):
        if chance:
            total = banked_total(game, seat, row * plan.chart.grid)
            ends[total] = ends.get(total, 0.0) + float(chance)
    others = [n for n in range(count) if n != me and not game.seats[n].out]
    found = [0.0] * count
    for total, chance in ends.items():
        best = leading(game, me)
        holder = me
        if total <= best:
            holder = max(others, key=lambda n: game.seats[n].total)
        # By holder of the best total: the chance that he holds it, and how much it is.
        held = {holder: (chance, max(best, total))}
        for m in _left(game, me):
            taken, most = 0.0, 0
            for one, (share, figure) in list(held.items()):
                if one != m:
                    beaten = share * _beats(needed, game, game.seats[m], figure)
                    held[one] = share - beaten, figure
                    taken, most = taken + beaten, max(most, figure)
            had, figure = held.get(m, (0.0, 0))
            held[m] = had + taken, max(figure, most + _BEYOND)
        for one, (share, _) in held.items():
            found[one] += share
    whole = sum(found) or 1.0
    return tuple(chance / whole for chance in found)
