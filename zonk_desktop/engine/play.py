"""`refusal` and `apply`, the two doors of the engine, and all that can be done now.

Each kind of action has a check, which says why it is not allowed now, and a step, which makes the
next game. `apply` never mutates; an action that is refused changes nothing.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import ceremony, dares, keeping, rerolls, rolling, written
from zonk_desktop.engine.refusals import Code, IllegalAction, Move, Refusal
from zonk_desktop.engine.state import CHALLENGED, FINISHED, Event, Game


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
