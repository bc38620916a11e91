"""What can be done now: every legal action, and why each other is not."""

from __future__ import annotations

from typing import TypeVar, cast

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.finish import Award, awards
from zonk_desktop.engine.keeps import best_keep, keep_all, keeps
from zonk_desktop.engine.play import MOVES, dice_in_hand, refusal
from zonk_desktop.engine.refusals import Refusal
from zonk_desktop.engine.state import Game

__all__ = [
    "Award",
    "awards",
    "best_keep",
    "candidates",
    "dice_in_hand",
    "keep_all",
    "keeps",
    "legal_actions",
    "possible",
    "refused",
]

A = TypeVar("A", bound=act.Action)


def candidates(game: Game, kind: type[A]) -> tuple[A, ...]:
    """Actions of this kind that make sense to try; each still goes through `refusal`."""
    return cast(tuple[A, ...], MOVES[kind].offer(game))


def legal_actions(game: Game) -> tuple[act.Action, ...]:
    """Every action that is legal now.

    What takes a figure or a time of the player's own (a stake, a number of asks, the faces that
    land) stands there once, with a figure that fits.

    >>> from zonk_desktop.engine.opening import new_game
    >>> from zonk_desktop.engine.ruleset import Rules
    >>> from zonk_desktop.rulebook.load import preset
    >>> options = (("ceremony", "off"), ("sloppiness", "off"))
    >>> game = new_game(Rules(preset("original-1978", options)), ("Ann", "Bob"))
    >>> act.Roll() in legal_actions(game)
    True
    >>> act.Stay() in legal_actions(game)
    False
    """
    return tuple(
        action
        for kind in act.KINDS
        for action in candidates(game, kind)
        if refusal(game, action) is None
    )


def possible(game: Game, kind: type[act.Action]) -> bool:
    """Whether an action of this kind is legal now."""
    return any(refusal(game, action) is None for action in candidates(game, kind))


def refused(game: Game, kind: type[act.Action]) -> Refusal | None:
    """Why no action of this kind is legal now, None when one is."""
    why: Refusal | None = None
    for action in candidates(game, kind):
        if (reason := refusal(game, action)) is None:
            return None
        why = why or reason
    return why
