"""The Dare: four of a kind, and the fifth die alone for five (LP-040 to LP-046)."""

from __future__ import annotations

from typing import Any, assert_never

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import rounds
from zonk_desktop.engine.choices import DareValue
from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.refusals import Code, Move, Refusal, Step, busy, unknown
from zonk_desktop.engine.rerolls import give_token, offer_reroll
from zonk_desktop.engine.state import DARED, NORMAL, TO_KEEP, TO_ROLL, Event, EventKind, Game, Mode
from zonk_desktop.engine.turns import (
    add_points,
    can_be_dared,
    forced_keep,
    measure,
    pick,
    set_aside,
)
from zonk_desktop.engine.value import changed


def _check_dare(game: Game, action: act.Dare) -> Refusal | None:
    if (stands := busy(game) or unknown(game, action.player)) is not None:
        return stands
    if game.turn.phase is not TO_KEEP or not can_be_dared(game):
        return Refusal(Code.NO_DARE)
    if action.player == game.turn.seat:
        return Refusal(Code.NOT_YOUR_CALL)
    return None


def _dare(game: Game, action: act.Dare) -> Step:
    turn = changed(game.turn, phase=DARED, darer=action.player)
    return changed(game, turn=turn), [Event(EventKind.DARED, game.turn.seat, other=action.player)]


def _check_dared(game: Game, action: act.TakeDare | act.RefuseDare) -> Refusal | None:
    if (stands := busy(game)) is not None:
        return stands
    return None if game.turn.phase is DARED else Refusal(Code.NO_DARE)


def _take_dare(game: Game, action: act.TakeDare) -> Step:
    turn = game.turn
    four = max(set(turn.throw), key=turn.throw.count)
    dice = list(zip(turn.active, turn.throw, strict=True))
    aside = tuple((die, face) for die, face in dice if face == four)
    odd = tuple(die for die, face in dice if face != four)
    after = changed(
        turn, phase=TO_ROLL, mode=Mode.DARE, active=odd, aside=aside, throw=(), dare_over=True
    )
    return changed(game, turn=after), [Event(EventKind.DARE_TAKEN, turn.seat, other=turn.darer)]


def _refuse_dare(game: Game, action: act.RefuseDare) -> Step:
    """LP-041, A-LP-03: play goes on, and where the rules force the dice, they do so now."""
    turn = changed(game.turn, phase=TO_KEEP, dare_over=True)
    events = [Event(EventKind.DARE_REFUSED, turn.seat, other=turn.darer)]
    throw = measure(game.rules, turn)
    code, why = forced_keep(game.rules, turn, throw)
    if why is not None:
        dice = pick(game.rules, turn, code)
        events.append(Event(EventKind.FORCED, turn.seat, why.value, throw.keeps[code], dice=dice))
        after = changed(game, turn=set_aside(game.rules, turn, throw, dice, throw.keeps[code]))
        after = give_token(after, turn, dice, events)
        return offer_reroll(after, changed(game, turn=turn)), events
    return changed(game, turn=turn), events


def landed(game: Game, faces: tuple[int, ...], events: list[Event]) -> Step:
    """LP-043, LP-044, D-05: five of a kind, or a Dare Zonk."""
    turn, rules = game.turn, game.rules
    four = turn.aside[0][1]
    if faces[0] != four:
        game = changed(game, turn=changed(turn, rolls=turn.rolls + 1, throw=faces))
        throw = rules.table.throw(faces, 0, 0)
        after, more = rounds.miss(game, throw)
        return after, events + more
    shown = tuple(face for _, face in turn.aside)
    worth = dare_worth(game, shown)
    total, earned = add_points(rules, turn, worth)
    after_turn = changed(
        turn,
        phase=TO_ROLL,
        mode=NORMAL,
        points=total,
        active=rules.everyone,
        aside=(),
        throw=(),
        rolls=turn.rolls + 1,
        showing=0,
        after_all=True,
        singles=0,
        earned=earned,
        kept=turn.kept + shown + faces,
        darer=-1,
        dare_over=True,
        again=(),
    )
    events.append(Event(EventKind.DARE_WON, turn.seat, "", worth))
    return changed(game, turn=after_turn), events


def dare_worth(game: Game, four: tuple[int, ...]) -> int:
    """A-LP-01, D-05: the five dice by the table without its five-of-a-kind line, at least 1000."""
    table = game.rules.table
    five = (*four, four[0])
    by_table = table.throw(five[:-1], 0, 0).all_points
    match game.rules.s.dare_value:
        case DareValue.PLUS_1000:
            return by_table + 1000
        case DareValue.PLUS_100:
            return by_table + 100
        case DareValue.TOTAL_1000:
            return max(1000, table.scoring_part(pack(five), len(five)))
        case other:
            assert_never(other)


MOVES: tuple[Move[Any], ...] = (
    Move(
        act.Dare,
        _check_dare,
        _dare,
        lambda game: tuple(act.Dare(n) for n in range(len(game.seats))),
    ),
    Move(act.TakeDare, _check_dared, _take_dare, lambda game: (act.TakeDare(),)),
    Move(act.RefuseDare, _check_dared, _refuse_dare, lambda game: (act.RefuseDare(),)),
)
