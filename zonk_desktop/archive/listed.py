"""What the lists of a damaged file say of a game, and whether a replay comes out as they say."""

from __future__ import annotations

from collections.abc import Iterable

from zonk_desktop.archive.figures import GameFigures, of_replay, standing, turns
from zonk_desktop.archive.lifting import Lifted
from zonk_desktop.archive.marks import mark
from zonk_desktop.archive.values import Row, Standing
from zonk_desktop.transcript.replay import Replay


class Listed:
    """Figures of a game that stand elsewhere than in its journal."""

    def __init__(self, game: Lifted) -> None:
        self._head = game.head
        self._seats = game.seats
        self._figures = game.figures
        self._marks = game.marks
        throws = game.head.get("throws")
        self._throws = throws if isinstance(throws, int) else 0

    def may(self, replay: Replay) -> bool:
        """Whether a game on its way goes as it is counted: each turn so far, and the throws."""
        if len(replay.throws) > self._throws:
            return False
        if self._figures is None:
            return True
        seats = self._figures.seats
        here = turns(replay)
        return len(here) == len(seats) and all(
            seat.turns[: len(mine)] == tuple(mine) for seat, mine in zip(seats, here, strict=True)
        )

    def ends(self, replay: Replay) -> bool:
        """Whether the game has come exactly as far as is listed."""
        game = replay.game
        if len(replay.throws) != self._throws or (game.ended is None) == bool(
            self._head.get("finished")
        ):
            return False
        return self.stands(standing(replay)) and self.counted(replay)

    def stands(self, stands: Standing) -> bool:
        """Whether throws, rounds, winner, totals and hits are those of the lists."""
        there = stands.throws, stands.rounds, int(stands.finished), stands.winner
        if there != tuple(self._head.get(name) for name in _STANDING):
            return False
        ends = enumerate(zip(stands.totals, stands.hits, strict=True))
        return all(self._seats.get(seat, end) == end for seat, end in ends)

    def counted(self, replay: Replay) -> bool:
        """Whether every turn, face and kind of hit is as it was counted; true where nothing was."""
        if self._figures is None:
            return True
        return _nameless(of_replay(replay, 0, "", False)) == _nameless(self._figures)

    @property
    def marked(self) -> bool:
        """Whether the game has a mark: the hash of its header and its lines."""
        return bool(self._marks)

    def bears(self, header: str, rows: Iterable[Row]) -> bool:
        """Whether it is the game that has the mark."""
        return mark(header, str(self._head.get("house", "")), tuple(rows)) in self._marks


_STANDING = ("throws", "rounds", "finished", "winner")


def _nameless(found: GameFigures) -> tuple[object, ...]:
    return found.faces, tuple(seat._replace(name="", computer=False) for seat in found.seats)
