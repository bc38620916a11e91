"""One kind of action as the engine knows it.

Every action has one `Move`, beside its rules in `play` or `ceremony`; mypy sees to it that check,
step and offer speak of the same action, and `play.MOVES` that no action is without.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from zonk_desktop.engine.refusals import Refusal
from zonk_desktop.engine.state import Event, Game

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
