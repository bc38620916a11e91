"""Where a game stands, worked out from its replay."""

from __future__ import annotations

from zonk_desktop.archive.figures import of_replay, packed
from zonk_desktop.archive.values import Standing
from zonk_desktop.engine.grid import rounds, winner
from zonk_desktop.transcript.replay import Replay


def standing(replay: Replay) -> Standing:
    """What the list of games says of a game."""
    game = replay.game
    over = game.ended is not None
    return Standing(
        rounds=rounds(game),
        throws=len(replay.throws),
        finished=over,
        winner=winner(game) or "",
        totals=tuple(seat.total for seat in game.seats),
        hits=tuple(seat.hits for seat in game.seats),
        figures=packed(of_replay(replay, 0, "", False)) if over else "",
    )
