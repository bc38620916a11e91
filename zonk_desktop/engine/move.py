"""One kind of action as the engine knows it.

Every action has one `Move`, beside its rules in `play` or `ceremony`; mypy sees to it that check,
step and offer speak of the same action, and `play.MOVES` that no action is without.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import ROLLING, Event, Game

A = TypeVar("A")
Step = tuple[Game, list[Event]]


class Move(NamedTuple, Generic[A]):
    """May it be done, what does it do, what of it is on offer."""

    kind: type[A]
    #: Why this action is not allowed now, None when it is.
    check: Callable[[Game, A], Refusal | None]
    #: The game after it, and what happened.
    step: Callable[[Game, A], Step]
    #: Actions of this kind that make sense to try; each still goes through `check`.
    offer: Callable[[Game], tuple[A, ...]]


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
    if (closed := gate_closed(game)) is not None:
        return closed
    return Refusal(Code.ROLLING) if game.turn.phase is ROLLING else None
