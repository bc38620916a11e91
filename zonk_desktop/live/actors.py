"""Who did it: the column by whose will an action came about."""

from __future__ import annotations

from zonk_desktop.engine import actions as act
from zonk_desktop.transcript.replay import Step


def actor(step: Step) -> int:
    """The seat that chose this action; the roller's, for what concerns the dice."""
    game, action = step.before, step.action
    match action:
        case act.Dare() | act.Challenge() | act.Touch() | act.Ask() | act.Stake():
            return action.player
        case act.GiveHit():
            return action.giver
        case act.Release() if action.player is not None:
            return action.player
        case act.Release() | act.TookHits() if game.gates:
            return game.gates[0].holder
        case act.Account() | act.UseReroll() if game.offer is not None:
            return game.offer.seat
    return game.turn.seat
