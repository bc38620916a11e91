"""The computer players of the columns of a running game, and their random sources."""

from __future__ import annotations

from random import Random

from zonk_desktop.engine.state import Game
from zonk_desktop.players.character import Level, character
from zonk_desktop.players.choose import SeatPlayer
from zonk_desktop.transcript.lines import Computer, Header


def player_of(computer: Computer) -> SeatPlayer | None:
    """The player of a column; None for a character that is missing, as after an update."""
    if (found := character(computer.character)) is None:
        return None
    known = computer.level in set(Level)
    return SeatPlayer(found, Level(computer.level) if known else found.level)


def seats_of(header: Header, game: Game) -> dict[int, SeatPlayer]:
    """The columns that computers play now, with their players."""
    sitting = header.sitting()
    found: dict[int, SeatPlayer] = {}
    for n, seat in enumerate(game.seats):
        player = player_of(sitting[seat.name]) if seat.name in sitting else None
        if player is not None:
            found[n] = player
    return found


def chance_of(header: Header, game: Game, throws: int) -> Random:
    """A random source seeded by the position: after an undo it is the same again.

    Nobody gets another choice out of a computer by undoing his own.
    """
    turn = game.turn
    place = (
        header.start, tuple(player.name for player in header.players), throws, turn.phase.value,
        turn.seat, turn.points, turn.active, turn.throw, len(game.gates),
    )  # fmt: skip
    return Random(repr(place))
