"""The chance to win as the worth of a turn's end, by the way a game ends.

Most games end when somebody is home: everybody is a clock (`clock`). In the last turns there is a
figure to beat (`last`). Games of so many rounds are bell curves (`bell`).
"""

from __future__ import annotations

from collections.abc import Callable

from zonk_desktop.engine.choices import AfterLimit, WinnerBy
from zonk_desktop.engine.rounds import seats_left
from zonk_desktop.engine.state import Game, Phase, Turn
from zonk_desktop.odds import bell, clock, kept, last
from zonk_desktop.odds.chart import Chart
from zonk_desktop.odds.sweep import Ends, Plan
from zonk_desktop.odds.uncounted import winning_uncounted
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.words import Message


class Winning:
    """Chances to win under one rule set; their tables are computed on first use."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._clock: clock.Clock | None = None
        self._called: clock.Clock | None = None
        self._needed: last.Needed | None = None
        self._bell: bell.Bell | None = None

    def prepare(self) -> None:
        if self._chart.atlas.rules.s.rounds:
            self.bell()
        else:
            self.clock(None)

    def known(self, game: Game) -> None:
        """Raises NotCovered where the turn in progress decides nothing about winning."""
        why = winning_uncounted(game.rules.ruleset)
        if why is not None:
            raise NotCovered(why)
        if game.show is not None:
            raise NotCovered(Message.of("odds-show"))
        if game.last is not None and last.decided(game):
            raise NotCovered(Message.of("odds-decided"))

    def ends(self, game: Game) -> Ends:
        """The worths of the ends of the turn in progress."""
        self.known(game)
        if game.rules.s.rounds:
            return bell.for_rounds(self.bell(), self._chart, game)
        if game.last is not None:
            return last.for_last(self._chart, self.needed(), game)
        return clock.for_winning(self.clock(game), game, self._home(game))

    def _home(self, game: Game) -> Callable[[int], float]:
        """The chance of a player who gets home now to be ahead when the game is over."""
        s = game.rules.s
        first = s.winner_by is WinnerBy.FIRST and game.called is None
        if first or s.ending is AfterLimit.IMMEDIATE:
            return lambda total: 1.0
        n = game.turn.seat
        then = game._replace(last=seats_left(game, n))
        return lambda total: last.holds(self.needed(), then, n, total)

    def chances(self, game: Game, now: float, plan: Plan) -> tuple[float, ...]:
        """The chances to win of all seats; `now` is that of the player to move, by `plan`."""
        if game.rules.s.rounds:
            return self._sharing(game, now, bell.chances_in_rounds(self.bell(), game))
        if game.last is not None:
            found = last.chances_last(self.needed(), game, plan)
            return self._sharing(game, now, found)
        return clock.chances_to_win(self.clock(game), game, now)

    def undecided(self, game: Game) -> tuple[float, ...] | None:
        """The chances of all seats where the turn in progress decides nothing about them."""
        if winning_uncounted(game.rules.ruleset) is not None:
            return None
        if game.last is not None and last.decided(game):
            return tuple(float(n == game.home) for n in range(len(game.seats)))
        if game.show is None or game.rules.s.rounds:
            return None
        # The show adds nothing to anybody's points; then the game goes on with this seat.
        turn = Turn(game.show.first, Phase.TO_ROLL, active=game.rules.everyone)
        return clock.chances_to_win(self.clock(game), game._replace(show=None, turn=turn))

    @staticmethod
    def _sharing(game: Game, now: float, found: tuple[float, ...]) -> tuple[float, ...]:
        """The chances with that of the player to move replaced; the others are scaled."""
        me = game.turn.seat
        others = sum(chance for n, chance in enumerate(found) if n != me)
        if others <= 0:
            return tuple(1.0 if n == me else 0.0 for n in range(len(found)))
        share = (1 - now) / others
        return tuple(now if n == me else chance * share for n, chance in enumerate(found))

    def clock(self, game: Game | None) -> clock.Clock:
        """The clock of this rule set; under the 11,000 Rule players need one great turn more."""
        if self._clock is None:
            self._clock = kept.clock(self._chart.atlas.rules.ruleset, self._chart)
        if game is None or game.called is None:
            return self._clock
        if self._called is None:
            more = self._chart.atlas.rules.s.rule11k_points
            self._called = clock.extended(self._clock, self.needed().chance(more), more)
        return self._called

    def needed(self) -> last.Needed:
        if self._needed is None:
            self._needed = last.Needed(self._chart)
        return self._needed

    def bell(self) -> bell.Bell:
        if self._bell is None:
            self._bell = bell.build(self._chart)
        return self._bell
