"""Chances to win with any number of players: each is a clock that runs independently.

A clock tells, for every total, the chance to be home in exactly so many turns, for a player who
plays to get home in as few turns as may be. Whoever plays now weighs his turn against what the
clocks of the others leave him.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.breath import breathe
from zonk_desktop.engine.choices import Landing
from zonk_desktop.engine.entries import banked_total
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.odds.batch import Fan, Many
from zonk_desktop.odds.chart import Chart, Floats, Ints
from zonk_desktop.odds.ends import legal_stays, rows_for
from zonk_desktop.odds.sweep import Ends
from zonk_desktop.odds.values import SAME

#: The number of turns after which a player who is not home counts as never home.
TURNS = 80
#: Totals that are worked out together, and rounds of improving their play; four are the rule.
BLOCK = 200
ROUNDS = 12
#: Worths that move no more are those of play that does as well as any; it is then counted exactly.
SETTLED = 1e-3
TINY = 1e-300
#: No turn is looked at beyond so many points and rows: from there on whoever may stop stops.
MOST_POINTS = 4_000
MOST_ROWS = 400


#: Discount factors a turn: a turn later is worth that much less. The first does not hurry at all:
#: it aims at the fewest turns on average. Who is behind hurries.
PACES = (1.0, 0.8, 0.5)


@dataclass(frozen=True, slots=True)
class Clock:
    """The distribution of the turn in which a player gets home, by total."""

    chart: Chart
    limit: int
    #: (paces, totals, turns): chance to be home in exactly so many turns, in the game already.
    home: Floats
    #: (paces, turns): the same for somebody who has not entered.
    outside: Floats

    def of(self, seat: Seat) -> Floats:
        """(paces, turns): chances to be home in exactly k turns from the next one on."""
        return self.at(seat.total) if seat.entered else self.outside

    def at(self, total: int) -> Floats:
        """The same for who is in the game with this total."""
        place = min(max(0, total) // self.chart.grid, int(self.home.shape[1]) - 1)
        found: Floats = self.home[:, place]
        return found

    def best(self, seat: Seat, alone: Floats) -> Floats:
        """The distribution at the best pace, given how often nobody else is home before."""
        paces = self.of(seat)
        worths = paces @ alone
        # The first of those that are worth the same, whatever the last bits say.
        found: Floats = paces[int(np.argmax(worths >= worths.max() - SAME))]
        return found


def build(chart: Chart, game: Game) -> Clock:
    """The clock of a rule set; `game` is a position of it before anybody's turn."""
    s = game.rules.s
    goal = -(-s.limit // chart.grid)
    # Where legal stays do not depend on the total they are asked for once.
    same = s.landing is not Landing.EXACT and not s.no_stop_below
    outsider = _seated(game, 0, False)
    blocks = [np.array([-1])]
    blocks += [np.arange(max(0, end - BLOCK), end) for end in range(goal, 0, -BLOCK)][::-1]
    shared = _stays(chart, [_seated(game, 0, True)], goal) if same else None
    #: Asked of the engine once for all paces: who is seated there, where they may stop and land.
    known: dict[int, tuple[list[Game], NDArray[np.bool_], Ints]] = {}
    found: list[tuple[Floats, Floats]] = []
    for haste in PACES:
        worth = np.zeros(goal + 1)
        home = np.zeros((goal + 1, TURNS))
        home[goal, 0] = 1.0
        worth[goal] = float(haste < 1)
        if found:
            # Who is in no hurry is a good first guess.
            worth = found[0][0] @ haste ** np.arange(TURNS)
        alone = np.zeros(TURNS)
        for places in reversed(blocks):
            first = int(places[0])
            if first not in known:
                seated = [outsider]
                if first >= 0:
                    seated = [_seated(game, int(place) * chart.grid, True) for place in places]
                may = shared if first >= 0 else None
                if may is None:
                    may = _stays(chart, seated, goal - max(0, first))
                known[first] = seated, may, _landings(chart, seated, goal - max(0, first), goal)
            alone = _home(chart, known[first], (worth, home), places, haste)
        found.append((home, alone))
    return Clock(
        chart, s.limit, np.stack([home for home, _ in found]), np.stack([one for _, one in found])
    )


def _seated(game: Game, total: int, entered: bool) -> Game:
    n = game.turn.seat
    seats = list(game.seats)
    seats[n] = seats[n]._replace(total=total, entered=entered)
    return game._replace(seats=tuple(seats))


def _most(chart: Chart, steps: int) -> int:
    return min(steps, MOST_ROWS, max(1, MOST_POINTS // chart.grid))


def _stays(chart: Chart, games: list[Game], steps: int) -> NDArray[np.bool_]:
    """(rows, places, games): legal stays of turns of at most this many steps."""
    _, rows = rows_for(chart, games[0], _most(chart, steps) + 1)
    return np.stack([legal_stays(chart, game, rows) for game in games], axis=-1)


def _landings(chart: Chart, games: list[Game], steps: int, goal: int) -> Ints:
    """(rows, games): the step of the grid on which a turn of so many points ends."""
    _, rows = rows_for(chart, games[0], _most(chart, steps) + 1)
    return np.array(
        [
            [_landed(game, row * chart.grid, chart.grid, goal) for game in games]
            for row in range(rows)
        ],
        np.intp,
    )


def _home(
    chart: Chart,
    seats: tuple[list[Game], NDArray[np.bool_], Ints],
    known: tuple[Floats, Floats],
    places: NDArray[np.intp],
    haste: float,
) -> Floats:
    """The best worth of being at these totals, and the distribution of the turns home.

    The worth is that of a turn of so many less, or `haste` for every turn. What is known of higher
    totals is used, and what is found is written beside it. Play is improved until it stands: turns
    are played by it, and what they bring tells how long it takes.
    """
    worth, home = known
    games, may, landed = seats
    goal = len(worth) - 1
    least = int(places[0])
    swept, rows = rows_for(chart, games[0], _most(chart, goal - max(0, least)) + 1)
    columns = np.arange(len(games))
    guess = worth.copy()
    if haste == 1 and least >= 0:
        # In the block itself turns are guessed from those just above it.
        above = places[-1] + 1
        per_step = max(0.05, (worth[goal] - worth[above]) / max(1, goal - places[-1]))
        guess[places] = worth[above] - (above - places) * per_step
    own = guess[places] if least >= 0 else np.array([worth[0] - 2.0 if haste == 1 else worth[0]])
    for _ in range(ROUNDS):
        breathe()
        # Far from home a hurried worth is next to nothing: each turn is measured by its own.
        unit = np.ones(len(games)) if haste == 1 else 1 / np.maximum(own, TINY)
        won_is, missed_is = worth[goal] * unit, own * unit
        fan = Fan(
            chart, Many(guess[landed] * unit, may[:rows], missed_is, won_is, missed_is, swept)
        )
        banked, missed, won = fan.forward()
        to = np.zeros((goal + 1, len(games)))
        np.add.at(to, (landed, columns), banked)
        before = own
        own = _worths(to, missed, won, guess, places, haste)
        if least >= 0:
            guess[places] = own
        if (np.abs(own - before) * unit).max() < SETTLED:
            break
    if least >= 0:
        worth[places] = own
    return _distribution(to, missed, won, home, places)


def _landed(game: Game, points: int, grid: int, goal: int) -> int:
    """The row of the grid on which a turn of these points ends."""
    breathe()
    total = banked_total(game, game.seats[game.turn.seat], points)
    return min(goal, max(0, total) // grid)


def _worths(
    to: Floats, missed: Floats, won: Floats, known: Floats, places: NDArray[np.intp], haste: float
) -> Floats:
    """The worths of a policy: the highest total first, each from those above it."""
    known = known.copy()
    found = np.zeros(len(places))
    turn = 1.0 if haste == 1 else 0.0
    for n in range(len(places) - 1, -1, -1):
        breathe()
        place = places[n]
        stays = to[place, n] if place >= 0 else 0.0
        onward = float(to[:, n] @ known) + won[n] * known[-1]
        onward -= stays * known[place] if place >= 0 else 0.0
        found[n] = (haste * onward - turn) / max(1e-6, 1 - haste * (missed[n] + stays))
        if place >= 0:
            known[place] = found[n]
    return found


def _distribution(
    to: Floats, missed: Floats, won: Floats, home: Floats, places: NDArray[np.intp]
) -> Floats:
    """Fill in the distribution of the turns home for these totals; returns the last one."""
    goal = len(home) - 1
    one = np.zeros(TURNS)
    for n in range(len(places) - 1, -1, -1):
        breathe()
        place = places[n]
        inside = to[:, n].copy()
        inside[goal] = 0.0
        stuck = missed[n]
        if place >= 0:
            stuck += inside[place]
            inside[place] = 0.0
        onward = inside @ home
        one = np.zeros(TURNS)
        # A throw that wins is home at once.
        one[1] = to[goal, n] + won[n]
        for k in range(1, TURNS):
            one[k] += onward[k - 1] + stuck * one[k - 1]
        if place >= 0:
            home[place] = one
    return one


def not_home(chances: Floats) -> Floats:
    """The chance of not being home after k turns."""
    return np.asarray(np.clip(1 - np.cumsum(chances), 0, 1))


def _chosen(clock: Clock, game: Game, n: int) -> Floats:
    """The distribution of seat `n` at its best pace."""
    return clock.best(game.seats[n], _alone(clock, game, n))


def _alone(clock: Clock, game: Game, n: int) -> Floats:
    """(turns,): how often nobody else is home before, when seat `n` is in so many turns."""
    me, count = game.turn.seat, len(game.seats)
    alone = np.ones(TURNS)
    for m, other in enumerate(game.seats):
        if m == n or other.out:
            continue
        left = not_home(clock.of(other)[0])
        # Seats that play before this one in the round have had as many turns as it has.
        earlier = (m - me) % count < (n - me) % count
        alone *= left if earlier else np.concatenate([[1.0], left[: TURNS - 1]])
    return alone


def against(clock: Clock, game: Game) -> Floats:
    """(turns,): the chance that nobody else is home before one's own turn of that number.

    The turn that is played now is the first; who sits behind has had one turn fewer by then.
    """
    me = game.turn.seat
    alone = np.ones(TURNS)
    for n, seat in enumerate(game.seats):
        if n != me and not seat.out:
            left = not_home(_chosen(clock, game, n))
            # After my turn number k the others have had k - 1 turns each.
            alone *= np.concatenate([[1.0], left[: TURNS - 1]])
    return alone


def extended(clock: Clock, chance: float, points: int) -> Clock:
    """The clock where who is at the limit still needs a turn of so many points (LP-091).

    `chance` is that of such a turn.
    """
    wait = np.zeros(TURNS)
    wait[1:] = chance * (1 - chance) ** np.arange(TURNS - 1)

    def after(home: Floats) -> Floats:
        return np.convolve(home, wait)[:TURNS]

    steps = max(1, points // clock.chart.grid)
    there = np.zeros((1, TURNS))
    there[0, 0] = 1.0
    between = np.repeat(wait[None, :], steps - 1, axis=0)
    homes = [
        np.concatenate([np.array([after(row) for row in home]), between, there])
        for home in clock.home
    ]
    outside = np.stack([after(alone) for alone in clock.outside])
    return Clock(clock.chart, clock.limit + points, np.stack(homes), outside)


def for_winning(clock: Clock, game: Game, home: Callable[[int], float] = lambda total: 1.0) -> Ends:
    """The chance to win as what a turn's end is worth.

    `home`: the chance to stay ahead of whoever still has a turn, for who is home with this total.
    """
    chart = clock.chart
    seat = game.seats[game.turn.seat]
    grid = chart.grid
    left = max(1, -(-(clock.limit - seat.total) // grid))
    swept, rows = rows_for(chart, game, left + 1)
    alone = against(clock, game)
    # Home in k further turns is the turn number k + 1, this one being the first.
    later = np.append(alone[2:], 0.0)
    known: dict[int, float] = {}

    def after(total: int) -> float:
        """The chance to win from the next own turn on, in the game and with this total."""
        found = known.get(total)
        if found is None:
            there = total >= clock.limit
            found = home(total) if there else float((clock.at(total)[:, 1:] @ later).max())
            known[total] = found
        return found

    bank = np.array([after(banked_total(game, seat, row * grid)) for row in range(rows)])
    miss = after(seat.total) if seat.entered else float((clock.outside[:, 1:] @ later).max())
    return Ends(
        bank[:, None],
        legal_stays(chart, game, rows),
        np.full((rows, 1, 2), miss),
        np.full((rows, 1), float(alone[0])),
        0.0,
        swept=swept,
    )


def chances_to_win(clock: Clock, game: Game, now: float | None = None) -> tuple[float, ...]:
    """The chances to win of all seats, by clocks, normalised to one.

    `now`: the chance of whoever plays, where his turn has been looked at more closely; the others
    share the rest.
    """
    me = game.turn.seat
    found: list[float] = []
    for n, seat in enumerate(game.seats):
        if seat.out or (n == me and now is not None):
            found.append(0.0)
            continue
        found.append(float((clock.of(seat) @ _alone(clock, game, n)).max()))
    whole = sum(found)
    if whole <= 0:
        # Nobody gets home in any time that is counted: all who play are alike.
        found = [
            float(not seat.out and (n != me or now is None)) for n, seat in enumerate(game.seats)
        ]
        whole = sum(found) or 1.0
    rest = 1.0 if now is None else 1.0 - now
    scaled = [chance / whole * rest for chance in found]
    if now is not None:
        scaled[me] = now
    return tuple(scaled)
