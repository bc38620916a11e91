"""Re-roll tokens: earned by a Royale, spent on the throw just made (IB-018, IB-040)."""

from __future__ import annotations

from typing import Any

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Reroll
from zonk_desktop.engine.refusals import Code, Move, Refusal, Step, busy
from zonk_desktop.engine.state import (
    TO_KEEP,
    TO_ROLL,
    Event,
    EventKind,
    Game,
    Offer,
    OfferKind,
    Turn,
)
from zonk_desktop.engine.turns import earns_token
from zonk_desktop.engine.value import changed


def give_token(game: Game, before: Turn, dice: tuple[int, ...], events: list[Event]) -> Game:
    """A token for dice that were set aside, where they earn one."""
    if not earns_token(game.rules, before, dice):
        return game
    n = before.seat
    seats = list(game.seats)
    seats[n] = changed(seats[n], tokens=seats[n].tokens + 1)
    events.append(Event(EventKind.TOKEN, n))
    return changed(changed(game, seats=tuple(seats)), turn=changed(game.turn, token=True))


def offer_reroll(after: Game, before: Game) -> Game:
    """A token may still undo the throw just made, until anything else happens (A-IB-04)."""
    n = before.turn.seat
    if not before.seats[n].tokens:
        return after
    return changed(after, offer=Offer(OfferKind.REROLL, changed(before, offer=None), n))


def reroll_table(game: Game) -> Game:
    """The table with the throw that a token would take back: now, or before it was counted."""
    offer = game.offer
    if offer is None or offer.kind is not OfferKind.REROLL:
        return game
    if _set_aside_by_force(game, offer.game):
        # Hits that were taken since stay taken.
        return changed(offer.game, turn=changed(offer.game.turn, taken=game.turn.taken))
    return offer.game


def _set_aside_by_force(game: Game, thrown: Game) -> bool:
    """The throw is still this turn's own: the rules have kept it, without asking."""
    now, then = game.turn, thrown.turn
    return (now.seat, now.rolls) == (then.seat, then.rolls)


def missed(game: Game) -> bool:
    """Whether a token may still take back a throw that has missed and ended its turn."""
    offer = game.offer
    if offer is None or offer.kind is not OfferKind.REROLL:
        return False
    now, then = game.turn, offer.game.turn
    over = now.seat != then.seat or now.rolls < then.rolls or game.ended is not None
    return over and _check_reroll(game, act.UseReroll()) is None


def _check_reroll(game: Game, action: act.UseReroll) -> Refusal | None:
    table = reroll_table(game)
    turn = table.turn
    if _set_aside_by_force(game, table):
        # Its hits are due before anything else (IB-019).
        stands = busy(game)
        if stands is not None or turn.phase is not TO_KEEP:
            return stands or Refusal(Code.NO_REROLL)
    if not table.seats[turn.seat].tokens:
        return Refusal(Code.NO_REROLL)
    if action.dice:
        if table.rules.s.reroll is not Reroll.CHOSEN_DICE or not turn.throw:
            return Refusal(Code.NO_REROLL)
        if len(set(action.dice)) != len(action.dice) or not set(action.dice) <= set(turn.active):
            return Refusal(Code.NOT_ON_TABLE)
    return None


def _reroll(game: Game, action: act.UseReroll) -> Step:
    """IB-018, IB-040: hits that the first throw showed stay earned (D-16)."""
    game = reroll_table(game)
    turn = game.turn
    chosen = tuple(die for die in turn.active if die in action.dice)
    if len(chosen) == len(turn.active):
        chosen = ()
    # Until that throw the offer tells why it is made.
    spent = Offer(OfferKind.REROLLED, game, turn.seat)
    turn = changed(turn, phase=TO_ROLL, again=chosen, throw=turn.throw if chosen else ())
    n = turn.seat
    seats = list(game.seats)
    seats[n] = changed(seats[n], tokens=seats[n].tokens - 1)
    game = changed(changed(game, seats=tuple(seats), offer=spent, gates=()), turn=turn)
    return game, [Event(EventKind.REROLL, n)]


MOVES: tuple[Move[Any], ...] = (
    Move(act.UseReroll, _check_reroll, _reroll, lambda game: (act.UseReroll(),)),
)
