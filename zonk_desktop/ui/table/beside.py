"""The fourth place of the action row: a dare, the word at a gate, or whatever may be called."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.stage.sight import Sight, to_act
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.bar.buttons import (
    Call,
    account_button,
    calls,
    dare_button,
    keep_button,
    refuse_button,
    roll_button,
    stay_button,
)
from zonk_desktop.ui.table.bar.gate import gate_view
from zonk_desktop.ui.table.play.shown import ShownTable
from zonk_desktop.words import say


class Beside(NamedTuple):
    view: ButtonView
    #: It is what the table waits for.
    leads: bool = False
    #: Whose disc stands on it, -1 for nobody's.
    seat: int = -1


class ActionRow(NamedTuple):
    """The content of the action row while a player has the word; Undo is not among it."""

    roll: ButtonView
    keep: ButtonView
    stay: ButtonView
    beside: Beside | None


def action_row(sight: Sight, *, real: bool) -> ActionRow:
    """What a player may do now."""
    game = sight.game
    keep = keep_button(sight)
    if game.turn.phase is Phase.DARED:
        keep = refuse_button()
    roll, stay = roll_button(sight, real=real), stay_button(sight)
    return ActionRow(roll, keep, stay, beside_button(game, real=real))


def said(game: Game, *, real: bool) -> list[Call]:
    """Everything that may be said now beside the main word: answers at a gate, then calls."""
    gate = gate_view(game, real=real)
    return calls(game, real=real) if gate is None else list(gate.more)


def beside_button(game: Game, *, real: bool) -> Beside | None:
    """What the fourth place holds, None where nothing can be said."""
    if game.turn.phase is Phase.DARED:
        return Beside(dare_button(game), True, game.turn.darer)
    if game.turn.phase is Phase.CHALLENGED:
        return Beside(account_button(game), True, seat=to_act(game))
    gate = gate_button(game, real=real)
    if gate is not None:
        return gate
    found = calls(game, real=real)
    dares = [call.action.player for call in found if isinstance(call.action, act.Dare)]
    if dares:
        return _dare(game, dares)
    if not found:
        return None
    if len(found) == 1 and not isinstance(found[0].action, act.Stake):
        # No menu of one entry: the button says it.
        text, short = found[0].text, say("table-call")
        return Beside(ButtonView("call", text, "", "C", (found[0].action,), short=short))
    return Beside(ButtonView("call", say("table-call"), "", "C"))


def gate_button(game: Game, *, real: bool) -> Beside | None:
    """What opens the gate, None where there is none: the button on its card, by its key."""
    gate = gate_view(game, real=real)
    if gate is None:
        return None
    return Beside(gate.first, gate.lies)


def skip_button(table: ShownTable) -> ButtonView | None:
    """While the order is rolled for: to begin as the players sit."""
    if not table.order_open or table.setup is None:
        return None
    return ButtonView("skip-order", say("stage-order-skip"), "", "O")


def _dare(game: Game, dares: list[int]) -> Beside:
    """Who dares: the next player at once, or whoever is picked from the menu."""
    name = shortened(called(game.seats[game.turn.seat]), 14)
    first = min(dares, key=lambda seat: (seat - game.turn.seat) % len(game.seats))
    other = shortened(called(game.seats[first]), 14)
    alone = len(dares) == 1
    note = say("stage-dare-by" if alone else "stage-dare-by-any", name=other)
    does = (act.Dare(first),) if alone else ()
    view = ButtonView("dare", say("stage-dare", name=name), note, "D", does)
    return Beside(view._replace(short=say("stage-dare-short")), seat=first)
