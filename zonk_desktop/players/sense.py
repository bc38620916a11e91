"""Ways on that nobody takes, at no level: points left lying, and a last turn played as any other.

What is dropped here is dropped before a level misjudges what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isclose
from typing import NamedTuple, Protocol, TypeVar

from zonk_desktop.engine.choices import AfterLimit, Landing, LastLicks, SameTotal, WinnerBy
from zonk_desktop.engine.entries import banked_total
from zonk_desktop.engine.finish import still_in
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.turns import leading
from zonk_desktop.odds.values import SAME


class _Way(Protocol):
    """A way on: a choice of the odds, or one by feel."""

    @property
    def worth(self) -> float: ...
    @property
    def points(self) -> int: ...
    @property
    def stays(self) -> bool: ...


W = TypeVar("W", bound=_Way)


class Figure(NamedTuple):
    """The figure to beat, for a player whose turn is the last one of the game."""

    best: int
    #: A total on the very figure does not lose.
    level: bool
    #: Whoever beats it has won; else the others have another turn then.
    wins: bool

    def loses(self, total: int) -> bool:
        return total < self.best or (total == self.best and not self.level)


def sensible(game: Game, found: Sequence[W]) -> tuple[W, ...]:
    """What is left of these ways, in their order: of all stays the best at most.

    In the very last turn none that loses, while a roll is allowed; and nothing but a stay that has
    won alone.
    """
    stays = [way for way in found if way.stays]
    rolls = [way for way in found if not way.stays]
    figure = last_figure(game)
    if figure is not None:
        won = [way for way in stays if figure.wins and _total(game, way.points) > figure.best]
        if won:
            rolls, stays = [], won
        elif rolls:
            stays = [way for way in stays if not figure.loses(_total(game, way.points))]
    best = _best(stays)
    return tuple([way for way in found if way is best or (rolls and not way.stays)])


def _best(stays: Sequence[W]) -> W | None:
    """The stay worth most; of those that are worth the same the one with most points."""
    most = max([way.worth for way in stays], default=0.0)
    alike = [way for way in stays if isclose(way.worth, most, rel_tol=SAME, abs_tol=SAME)]
    return max(alike, key=lambda way: way.points, default=None)


def _total(game: Game, points: int) -> int:
    return banked_total(game, game.seats[game.turn.seat], points)


def last_figure(game: Game) -> Figure | None:
    """The figure to beat in the very last turn; None where there is none.

    None as well where it cannot be reached: whatever is done, the others have won.
    """
    s, me = game.rules.s, game.turn.seat
    by = WinnerBy.POINTS if game.called is not None else s.winner_by
    first = by is WinnerBy.FIRST and not s.rounds
    if first or by in {WinnerBy.HITS, WinnerBy.TITLES} or not _very_last(game):
        return None
    # Who stood there first has won; but who is landed upon falls back.
    first_stands = not s.rounds and (s.ending is AfterLimit.LAST_ROUND or game.called is not None)
    level = s.same_total is not SameTotal.OFF or not first_stands
    figure = Figure(leading(game, me), level, s.last_licks is LastLicks.OFF)
    most = s.limit if s.landing is Landing.EXACT else _total(game, figure.best + s.limit)
    return None if figure.loses(most) else figure


def _very_last(game: Game) -> bool:
    """Whether nobody has a turn after this one, unless this one brings it."""
    s, me = game.rules.s, game.turn.seat
    if game.show is not None:
        return False
    if game.last is not None:
        return game.last == (me,)
    return 0 < s.rounds <= game.rounds + 1 and me == still_in(game)[-1]
