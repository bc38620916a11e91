"""Keeping dice, and staying."""

from __future__ import annotations

from typing import Any

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import rounds
from zonk_desktop.engine.choices import TakeOverRule
from zonk_desktop.engine.entries import Outcome
from zonk_desktop.engine.keeps import keeps
from zonk_desktop.engine.move import Move, Step, busy
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.rerolls import give_token
from zonk_desktop.engine.state import (
    DARED,
    TO_KEEP,
    TO_ROLL,
    Event,
    EventKind,
    Game,
    Legacy,
    Offer,
    OfferKind,
    Turn,
)
from zonk_desktop.engine.turns import (
    keep_all,
    keep_refusal,
    measure,
    picked,
    set_aside,
    stay_refusal,
)
from zonk_desktop.engine.value import changed


def _check_keep(game: Game, action: act.Keep) -> Refusal | None:
    phase = game.turn.phase
    if game.gates or phase is not TO_KEEP:
        if (stands := busy(game)) is not None:
            return stands
        return Refusal(Code.DARED if phase is DARED else Code.NO_THROW)
    return keep_refusal(game, action.dice)


def _keep(game: Game, action: act.Keep) -> Step:
    turn, rules = game.turn, game.rules
    dice = action.dice
    throw = measure(rules, turn)
    points = throw.keeps[picked(rules, turn, dice).code]
    events = [Event(EventKind.KEPT, turn.seat, "", points, dice=dice)]
    after = changed(game, turn=set_aside(rules, turn, throw, dice, points))
    if rules.royale is not None:
        after = give_token(after, turn, dice, events)
    return after, events


def _stayed(game: Game) -> Turn:
    """The turn a stay would bank: straight after a throw all that scores is kept (LP-022)."""
    turn = game.turn
    return keep_all(game) if turn.phase is TO_KEEP or turn.phase is DARED else turn


def _check_stay(game: Game, action: act.Stay) -> Refusal | None:
    if (stands := busy(game)) is not None:
        return stands
    turn = _stayed(game)
    if (why := stay_refusal(game, turn)) is not None:
        return why
    if (said := action.declared) is not None:
        if not 0 <= said <= 1_000_000:
            return Refusal(Code.BAD_NUMBER, {"figure": said})
        if not game.rules.s.declare_scores and said != turn.points:
            return Refusal(Code.WRONG_TOTAL, {"have": turn.points, "said": said})
    return None


def _stay(game: Game, action: act.Stay) -> Step:
    before = game.turn
    turn = _stayed(game)
    declared = turn.points if action.declared is None else action.declared
    game = changed(game, turn=turn)
    if game.offer is not None:
        game = changed(game, offer=None)
    events: list[Event] = []
    if turn is not before:
        events.append(Event(EventKind.KEPT, turn.seat, "", turn.points - before.points))
    after, more = rounds.end_turn(game, Outcome(points=declared))
    if game.rules.s.take_over is not TakeOverRule.OFF:
        after = changed(after, legacy=_legacy(game, after, turn))
    if game.rules.s.declare_scores:
        offer = Offer(OfferKind.CHALLENGE, game, turn.seat, declared, turn.points)
        after = changed(after, offer=offer)
    return after, events + more


def _legacy(before: Game, after: Game, turn: Turn) -> Legacy | None:
    """What the next player may take over of the turn that was banked."""
    show = before.show is not None or after.show is not None
    if show or after.turn.phase is not TO_ROLL or after.turn.seat == turn.seat:
        return None
    return Legacy(turn.points, turn.active, turn.aside, turn.showing, turn.kept)


MOVES: tuple[Move[Any], ...] = (
    Move(
        act.Keep,
        _check_keep,
        _keep,
        lambda game: tuple(act.Keep(dice) for dice, _ in keeps(game)) or (act.Keep((-1,)),),
    ),
    Move(act.Stay, _check_stay, _stay, lambda game: (act.Stay(),)),
)
