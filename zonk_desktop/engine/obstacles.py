"""What stands in the way of more than one kind of action."""

from __future__ import annotations

from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import ROLLING, Game


def unknown(game: Game, n: int) -> Refusal | None:
    """There is no such player."""
    return None if 0 <= n < len(game.seats) else Refusal(Code.UNKNOWN_PLAYER)


def gate_closed(game: Game) -> Refusal | None:
    """Hits have to be taken first (LP-074, WH-064, IB-019, MB-056)."""
    if not game.gates:
        return None
    gate = game.gates[0]
    holder = game.seats[gate.holder].name
    return Refusal(Code.GATE_CLOSED, {"holder": holder, "hits": gate.hits, "now": int(gate.now)})


def busy(game: Game) -> Refusal | None:
    """What stands in the way of any action on the dice."""
    closed = gate_closed(game)
    if closed is not None:
        return closed
    return Refusal(Code.ROLLING) if game.turn.phase is ROLLING else None
