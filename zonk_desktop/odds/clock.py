"""Chances to win with any number of players: everybody is a clock that runs on his own.

A clock tells, for every total, the chance to be home in exactly so many turns, for a player who
plays to get home in as few turns as may be. Whoever plays now weighs his turn against what the
clocks of the others leave him.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.engine.choices import Landing
from zonk_desktop.engine.entries import banked_total
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.odds.ends import legal_stays, rows_for
from zonk_desktop.odds.sweep import Chart, Ends, Floats, Plan, forward, solve
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.words import Message

#: Turns after which everybody who is not home counts as never home.
TURNS = 80
#: Rounds of the search for a fixed point; three are the rule.
ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Clock:
    """When a player gets home, by his total."""

    chart: Chart
    limit: int
    #: (totals, turns): chance to be home in exactly so many turns, in the game already.
    home: Floats
    #: (turns,): the same for somebody who has not entered.
    outside: Floats

    def of(self, seat: Seat) -> Floats:
        """The chances of a player to be home in exactly so many turns from his next on."""
        if not seat.entered:
            return self.outside
        found: Floats = self.home[self._row(seat.total)]
        return found

    def _row(self, total: int) -> int:
        return min(max(0, total) // self.chart.grid, len(self.home) - 1)


def build(chart: Chart, game: Game) -> Clock:
    """The clock of a rule set; `game` is a position of it before anybody's turn."""
    s = game.rules.s
    if s.rounds:
        raise NotCovered(Message.of("odds-rounds"))
    grid = chart.grid
    goal = -(-s.limit // grid)
    expected = np.zeros(goal + 1)
    home = np.zeros((goal + 1, TURNS))
    home[goal, 0] = 1.0
    _, rows = rows_for(chart, game, goal + 1)
    # Where legal stays do not depend on the total they are asked for once.
    same = s.landing is not Landing.EXACT and not s.no_stop_from
    may = legal_stays(chart, _seated(game, 0, True), rows) if same else None
    for place in range(goal - 1, -1, -1):
        seated = _seated(game, place * grid, True)
        left = goal - place
        swept, need = rows_for(chart, game, left + 1)
        stays = may[:need] if may is not None else legal_stays(chart, seated, need)
        expected[place], home[place] = _from(chart, seated, stays, expected, home, place, swept)
    outsider = _seated(game, 0, False)
    stays = legal_stays(chart, outsider, rows)
    swept, _ = rows_for(chart, game, goal + 1)
    _, outside = _from(chart, outsider, stays, expected, home, -1, swept)
    return Clock(chart, s.limit, home, outside)


def _seated(game: Game, total: int, entered: bool) -> Game:
    n = game.turn.seat
    seats = list(game.seats)
    seats[n] = seats[n]._replace(total=total, entered=entered)
    return game._replace(seats=tuple(seats))


def _from(
    chart: Chart,
    game: Game,
    may: NDArray[np.bool_],
    expected: Floats,
    home: Floats,
    place: int,
    swept: int,
) -> tuple[float, Floats]:
    """Turns to get home from here, fewest on the average, and their distribution."""
    seat = game.seats[game.turn.seat]
    grid = chart.grid
    rows = len(may)
    goal = len(expected) - 1
    landed = np.array(
        [min(goal, banked_total(game, seat, row * grid) // grid) for row in range(rows)]
    )
    bank = -expected[landed][:, None]
    # A miss comes back to this very total: the fixed point of one figure, whose slope is the
    # chance to miss. The neighbour's answer is a good first guess.
    guess = expected[place + 1] if 0 <= place < goal else expected[0] + 2
    plan: Plan | None = None
    slope = 0.3
    for _ in range(ROUNDS):
        ends = Ends(
            bank, may, np.full((rows, 1, 2), -guess), np.zeros((rows, 1)), -guess, swept=swept
        )
        before, plan = plan, solve(chart, ends)
        wrong = 1 - plan.roll(0, 0) - guess
        if before is not None:
            moved = float(ends.miss[0, 0, 0] - before.ends.miss[0, 0, 0])
            if abs(moved) > 1e-12:
                slope = min(0.95, max(0.0, (plan.roll(0, 0) - before.roll(0, 0)) / moved))
        if abs(wrong) < 1e-10:
            break
        guess += wrong / (1 - slope)
    assert plan is not None
    spread = forward(plan)
    missed = float(spread.missed.sum()) + spread.lost
    one = np.zeros(TURNS)
    to = np.zeros(len(expected))
    np.add.at(to, landed, spread.banked[:, 0])
    # A throw that wins is home at once.
    one[1] = to[goal] + spread.won
    inside = to.copy()
    inside[goal] = 0.0
    onward = inside @ home
    for k in range(1, TURNS):
        one[k] += onward[k - 1] + missed * one[k - 1]
    return float(guess), one


def not_home(chances: Floats) -> Floats:
    """The chance of not being home after so many turns."""
    return np.asarray(np.clip(1 - np.cumsum(chances), 0, 1))


def against(clock: Clock, game: Game) -> Floats:
    """(turns,): the chance that nobody else is home before one's own turn of that number.

    The turn that is played now is the first; who sits behind has had one turn fewer by then.
    """
    me = game.turn.seat
    alone = np.ones(TURNS)
    for n, seat in enumerate(game.seats):
        if n != me and not seat.out:
            left = not_home(clock.of(seat))
            # After my turn number k the others have had k - 1 turns each.
            alone *= np.concatenate([[1.0], left[: TURNS - 1]])
    return alone


def needs_clock(game: Game) -> None:
    """Raises NotCovered where getting home does not decide."""
    if game.last is not None or game.called is not None or game.show is not None:
        raise NotCovered(Message.of("odds-last-turns"))


def for_winning(clock: Clock, game: Game) -> Ends:
    """The chance to win as what a turn's end is worth."""
    needs_clock(game)
    chart = clock.chart
    seat = game.seats[game.turn.seat]
    s = game.rules.s
    grid = chart.grid
    left = max(1, -(-(s.limit - seat.total) // grid))
    swept, rows = rows_for(chart, game, left + 1)
    alone = against(clock, game)
    later = np.append(alone[1:], 0.0)

    def after(total: int, entered: bool) -> float:
        """The chance to win from the next own turn on, with this total."""
        if total >= s.limit:
            return float(alone[0])
        chances = clock.of(seat._replace(total=total, entered=entered))
        # Home in k further turns is the turn number k + 1, this one being the first.
        return float((chances[1:] * later[1:]).sum())

    bank = np.array([after(banked_total(game, seat, row * grid), True) for row in range(rows)])
    miss = after(seat.total, seat.entered)
    return Ends(
        bank[:, None],
        legal_stays(chart, game, rows),
        np.full((rows, 1, 2), miss),
        np.full((rows, 1), float(alone[0])),
        0.0,
        swept=swept,
    )


def chances_to_win(clock: Clock, game: Game, now: float | None = None) -> tuple[float, ...]:
    """Everybody's chance to win, by clocks, scaled to one.

    `now`: the chance of whoever plays, where his turn has been looked at more closely; the others
    share the rest.
    """
    me = game.turn.seat
    count = len(game.seats)
    found: list[float] = []
    for n, seat in enumerate(game.seats):
        if seat.out or (n == me and now is not None):
            found.append(0.0)
            continue
        alone = np.ones(TURNS)
        for m, other in enumerate(game.seats):
            if m == n or other.out:
                continue
            left = not_home(clock.of(other))
            # Seats that play before this one in the round have had as many turns as it has.
            earlier = (m - me) % count < (n - me) % count
            alone *= left if earlier else np.concatenate([[1.0], left[: TURNS - 1]])
        found.append(float((clock.of(seat) * alone).sum()))
    whole = sum(found) or 1.0
    rest = 1.0 if now is None else 1.0 - now
    scaled = [chance / whole * rest for chance in found]
    if now is not None:
        scaled[me] = now
    return tuple(scaled)
