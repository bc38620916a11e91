"""The chance to win as the worth of a turn's end, by the way a game ends.

Most games end when somebody is home: everybody is a clock (`clock`), and of two each sees the
other (`race`). In the last turns there is a figure to beat, and in games of fixed rounds turns add
up (`rounds`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

import numpy as np

from zonk_desktop.engine.rounds import seats_left
from zonk_desktop.engine.state import Game, Phase, Turn
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import clock, kept, paces, race, rounds
from zonk_desktop.odds.chart import Chart, Floats
from zonk_desktop.odds.ends import MOST, for_points
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.race import Duel
from zonk_desktop.odds.sweep import Ends, solve
from zonk_desktop.odds.values import NotCovered, winning_uncounted
from zonk_desktop.words import Message


class Worths(Protocol):
    """What the turn in progress is worth when it leaves each of these totals, missed or not."""

    def __call__(self, totals: Floats, entered: bool = True, missed: bool = False) -> Floats: ...


class Winning:
    """Chances to win under one rule set; their tables are computed on first use."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._clocks: dict[bool, clock.Clock] = {}
        self._duels: dict[tuple[bool, tuple[bool, bool]], Duel] = {}
        self._needed: rounds.Needed | None = None
        self._turns: rounds.Turns | None = None
        self._asked: tuple[tuple[object, ...], rounds.LastField] | None = None

    def prepare(self) -> None:
        if self._chart.atlas.rules.s.rounds:
            self.turns()
        elif self.unknown() is None:
            self.clock(called=False)

    def known(self, game: Game) -> None:
        """Raises NotCovered where the turn in progress decides nothing about winning."""
        why = self.unknown()
        if why is None and game.show is not None:
            why = Message.of("odds-show")
        if why is None and game.last is not None and rounds.decided(game):
            why = Message.of("odds-decided")
        if why is not None:
            raise NotCovered(why)

    def unknown(self) -> Message | None:
        """Why nobody's chance can be told by these rules, None where it can."""
        return winning_uncounted(self._chart.atlas.rules.ruleset)

    def ends(self, game: Game) -> Ends:
        """The worths of the ends of the turn in progress."""
        self.known(game)
        seat = game.seats[game.turn.seat]
        plain = for_points(self._chart, game, self.most(game))
        worths = self.worths([game])[0]
        return replace(
            plain,
            bank=worths(seat.total + plain.bank),
            # A miss leaves what was safe in the turn, or costs a penalty.
            miss=np.where(
                seat.entered | (plain.miss > 0),
                worths(seat.total + plain.miss, missed=True),
                worths(seat.total + plain.miss, entered=False, missed=True),
            ),
            win=np.ones_like(plain.win),
            lose=0.0,
        )

    def most(self, game: Game) -> int:
        """Points of the turn in progress beyond which more of them change nothing."""
        if game.rules.s.rounds or game.last is not None:
            return MOST
        ladder = self.clock(called=game.called is not None).ladder
        total = game.seats[game.turn.seat].total
        return max(0, ladder.limit - total) + ladder.homes * ladder.grid

    def worths(self, games: Sequence[Game]) -> list[Worths]:
        """For each of these positions what totals are worth to who plays there.

        Where nobody is home yet all must be of as many players, with the same one to play.
        """
        game = games[0]
        if game.rules.s.rounds or game.last is not None:
            return [self._at_the_end(one) for one in games]
        return [
            self._in_race(one, left) for one, left in zip(games, self._after(games), strict=True)
        ]

    def _at_the_end(self, game: Game) -> Worths:
        """In the last turns, or where rounds are counted."""
        table, n = self._last(game), game.turn.seat
        if table is not None:
            return lambda totals, *_, **__: rounds.holds(self.needed(), table, n, totals)
        field = self._field(game)
        return lambda totals, *_, **__: rounds.worths(field, totals)

    def _in_race(self, game: Game, left: race.LastChances) -> Worths:
        """`left`: the chance to win of who has played and is not home."""
        n = game.turn.seat
        over = clock.at_once(game.rules.s, game.called is not None)
        then = changed(game, last=seats_left(game, n))
        ladder = self.clock(called=game.called is not None).ladder
        steps = ladder.totals

        def worths(totals: Floats, entered: bool = True, missed: bool = False) -> Floats:
            found = np.ones(totals.shape)
            short = totals < ladder.limit
            if missed and ladder.misses > 1:
                found[short] = left.fallen
            else:
                told = np.interp(totals[short], steps, left.rows[:-1])
                found[short] = told if entered else np.where(totals[short] < 0, told, left.rows[-1])
            if not over:
                found[~short] = rounds.holds(self.needed(), then, n, totals[~short])
            return found

        return worths

    def _after(self, games: Sequence[Game]) -> list[race.LastChances]:
        """For each of these positions the chance to win of who plays now when his turn is over."""
        game = games[0]
        order = race.order_of(game)
        if len(order) != 2:
            return self._race(games).left()
        me, other = order
        tries = race.tries_of(game, sorted(order))
        duel = self._duel(game.called is not None, (tries[0][1], tries[1][0]))
        ladder = self.clock(called=game.called is not None).ladder
        return [
            duel.after(ladder.row(one.seats[me]), ladder.row(one.seats[other]), first=me < other)
            for one in games
        ]

    def _duel(self, called: bool, tries: tuple[bool, bool]) -> Duel:
        """The table of two players."""
        if (found := self._duels.get((called, tries))) is None:
            found = self._duels[called, tries] = Duel(self.clock(called=called), tries)
        return found

    def chances(
        self, game: Game, now: float, ends: Sequence[rounds.TurnEnd], won: float
    ) -> tuple[float, ...]:
        """The chances to win of all seats; `now` is that of the player to move.

        `ends`: what the turn may lead to, and `won` the chance of a throw that wins.
        """
        if (table := self._last(game)) is not None:
            usual = self.turns().by_step(self._chart.grid) if game.rules.s.rounds else None
            return self._sharing(game, now, rounds.chances_last(self.needed(), table, ends, usual))
        if game.rules.s.rounds:
            return self._sharing(game, now, self._field(game).alone)
        return race.chances(self._race([game]), now, ends, won)

    def _field(self, game: Game) -> rounds.LastField:
        """The position before the turn in progress; kept for all questions of one turn."""
        before = game.seats, game.rounds, game.turn.seat
        if self._asked is None or self._asked[0] != before:
            self._asked = before, rounds.field(self.turns(), game)
        return self._asked[1]

    @staticmethod
    def _last(game: Game) -> Game | None:
        """The position as one of last turns, None where it is none."""
        if game.last is None and game.rules.s.rounds and rounds.last_round(game):
            return changed(game, last=tuple(range(game.turn.seat, len(game.seats))))
        return None if game.last is None else game

    def decided(self, game: Game) -> tuple[float, ...] | None:
        """The chances of all seats where one of them has won already."""
        if game.last is None or not rounds.decided(game):
            return None
        return tuple(float(n == game.home) for n in range(len(game.seats)))

    @staticmethod
    def after_show(game: Game) -> Game:
        """The position after the show: it adds nothing to anybody's points."""
        assert game.show is not None
        turn = Turn(game.show.first, Phase.TO_ROLL, active=game.rules.everyone)
        return changed(game, show=None, turn=turn)

    @staticmethod
    def _sharing(game: Game, now: float, found: tuple[float, ...]) -> tuple[float, ...]:
        """The chances with that of the player to move replaced; the others are scaled."""
        me = game.turn.seat
        others = sum(chance for n, chance in enumerate(found) if n != me)
        if others <= 0:
            return tuple(1.0 if n == me else 0.0 for n in range(len(found)))
        share = (1 - now) / others
        return tuple(now if n == me else chance * share for n, chance in enumerate(found))

    def _race(self, games: Sequence[Game]) -> race.RaceChances:
        return race.RaceChances(self.clock(called=games[0].called is not None), games)

    def _made(self, *, called: bool) -> clock.Clock:
        chart = self._chart
        rules = chart.atlas.rules
        game = position(rules, 0, True)
        usual = solve(chart, for_points(chart, game)).start
        needed = self.needed()
        ladder = clock.ladder_of(chart, rules.s, usual)
        figures = clock.figures(ladder, needed, usual)
        outsider = position(rules, 0, False)
        found = kept.moves(
            rules.ruleset,
            ladder,
            lambda: np.dstack(paces.moves(chart, outsider, ladder, figures)),
        )
        moves = clock.ClockMoves(found[:, :, :-1], found[:, :, -1])
        if called:
            return clock.extended(ladder, moves, needed, rules.s, usual)
        return clock.tables(ladder, moves, figures)

    def clock(self, *, called: bool) -> clock.Clock:
        """The clock of this rule set; under the 11,000 Rule players need one great turn more."""
        if (found := self._clocks.get(called)) is None:
            found = self._clocks[called] = self._made(called=called)
        return found

    def needed(self) -> rounds.Needed:
        if self._needed is None:
            self._needed = rounds.Needed(self._chart)
        return self._needed

    def turns(self) -> rounds.Turns:
        if self._turns is None:
            self._turns = rounds.turns(self._chart, self.needed())
        return self._turns
