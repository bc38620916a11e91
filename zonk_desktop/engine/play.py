"""`refusal` and `apply`: the two doors of the engine.

Each kind of action has a check, which says why it is not allowed now, and a step, which makes the
next game. `apply` never mutates; an action that is refused changes nothing.
"""

from __future__ import annotations

from typing import Any

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import ceremony, dares, keeping, rerolls, rolling, written
from zonk_desktop.engine.dares import dare_worth
from zonk_desktop.engine.move import Move
from zonk_desktop.engine.refusals import Code, IllegalAction, Refusal
from zonk_desktop.engine.rerolls import missed, reroll_table
from zonk_desktop.engine.state import CHALLENGED, FINISHED, Event, Game
from zonk_desktop.engine.turns import dice_in_hand

__all__ = ["MOVES", "apply", "dare_worth", "dice_in_hand", "missed", "refusal", "reroll_table"]


def refusal(game: Game, action: act.Action) -> Refusal | None:
    """Why this action is not allowed now, None when it is.

    >>> from zonk_desktop.engine.opening import new_game
    >>> from zonk_desktop.engine.ruleset import Rules
    >>> from zonk_desktop.rulebook.load import preset
    >>> game = new_game(Rules(preset("original-1978")), ("Ann", "Bob"))
    >>> refusal(game, act.Roll()) is None
    True
    >>> refusal(game, act.Stay()).code.value
    'nothing-to-bank'
    """
    if game.turn.phase is FINISHED and not (
        isinstance(action, act.UseReroll | act.Challenge) and game.offer is not None
    ):
        return Refusal(Code.GAME_OVER)
    if game.turn.phase is CHALLENGED and not isinstance(action, act.Account):
        return Refusal(Code.ACCOUNT_FIRST)
    return _CHECKS[type(action)](game, action)


def apply(game: Game, action: act.Action) -> tuple[Game, tuple[Event, ...]]:
    """The game after this action, and what happened. Raises IllegalAction; never mutates.

    >>> from zonk_desktop.engine.opening import new_game
    >>> from zonk_desktop.engine.ruleset import Rules
    >>> from zonk_desktop.rulebook.load import preset
    >>> game = new_game(Rules(preset("wheaton")), ("Ann", "Bob"), magic=(1, 2, 2, 3, 6))
    >>> rolling, _ = apply(game, act.Roll())
    >>> landed, events = apply(rolling, act.DiceLanded((1, 5, 2, 4, 4)))
    >>> landed.turn.throw
    (1, 5, 2, 4, 4)
    >>> game.turn.throw
    ()
    """
    kind = type(action)
    phase = game.turn.phase
    # What `refusal` asks first; most actions come while a turn is in progress.
    if phase is FINISHED or phase is CHALLENGED:
        why = refusal(game, action)
    else:
        why = _CHECKS[kind](game, action)
    if why is not None:
        raise IllegalAction(why)
    after, events = _STEPS[kind](game, action)
    return after, tuple(events)


#: What the engine knows of every kind of action; one without its move would not be found here.
MOVES: dict[type[Any], Move[Any]] = {
    move.kind: move
    for part in (rolling, keeping, dares, rerolls, ceremony, written)
    for move in part.MOVES
}
_CHECKS = {kind: move.check for kind, move in MOVES.items()}
_STEPS = {kind: move.step for kind, move in MOVES.items()}
