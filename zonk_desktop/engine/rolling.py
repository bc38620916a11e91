"""Rolling, and what a throw brings at once: hits, a miss, the end of the game."""

from __future__ import annotations

from typing import Any

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import dares, rounds
from zonk_desktop.engine.choices import Ceremony, HotDice, TakeOverRule
from zonk_desktop.engine.entries import Outcome
from zonk_desktop.engine.refusals import Code, Move, Refusal, Step, busy
from zonk_desktop.engine.rerolls import give_token, offer_reroll
from zonk_desktop.engine.state import (
    DARED,
    NORMAL,
    ROLLING,
    TO_DECIDE,
    TO_KEEP,
    TO_ROLL,
    Event,
    EventKind,
    Game,
    Gate,
    Mode,
)
from zonk_desktop.engine.turns import (
    add_points,
    can_be_dared,
    forced_keep,
    measure,
    pick,
    set_aside,
)
from zonk_desktop.engine.value import changed


def _check_roll(game: Game, action: act.Roll) -> Refusal | None:
    turn = game.turn
    phase = turn.phase
    if game.noted:
        return Refusal(Code.ONLY_TOTALS)
    if not game.gates and (phase is TO_ROLL or phase is TO_DECIDE):
        return None
    if (stands := busy(game)) is not None:
        return stands
    if phase is DARED:
        return Refusal(Code.DARED)
    if forced_keep(game.rules, turn, measure(game.rules, turn))[0]:
        return None
    return Refusal(Code.KEEP_FIRST)


def _roll(game: Game, action: act.Roll) -> Step:
    turn = game.turn
    if turn.phase is TO_KEEP:
        throw = measure(game.rules, turn)
        code, _ = forced_keep(game.rules, turn, throw)
        dice = pick(game.rules, turn, code)
        turn = set_aside(game.rules, turn, throw, dice, throw.keeps[code])
    rolling = changed(turn, phase=ROLLING)
    if game.offer is not None or game.legacy is not None:
        game = changed(game, offer=None, legacy=None)
    return changed(game, turn=rolling), []


def _check_take_over(game: Game, action: act.TakeOver) -> Refusal | None:
    if (stands := busy(game)) is not None:
        return stands
    seat = game.seats[game.turn.seat]
    mine = seat.entered or game.rules.s.take_over is TakeOverRule.ANYBODY
    if game.legacy is None or not mine:
        return Refusal(Code.NOTHING_TO_TAKE_OVER)
    return None


def _take_over(game: Game, action: act.TakeOver) -> Step:
    """Take the dice as they lie and the points they were worth; who left them keeps theirs."""
    left = game.legacy
    assert left is not None
    turn = changed(
        game.turn,
        points=left.points,
        borrowed=left.points,
        active=left.active,
        aside=left.aside,
        showing=left.showing,
        kept=left.kept,
        singles=-1,
        dare_over=True,
    )
    game = changed(changed(game, legacy=None, offer=None), turn=turn)
    return game, [Event(EventKind.TAKEN_OVER, turn.seat, "", left.points)]


def _check_landed(game: Game, action: act.DiceLanded) -> Refusal | None:
    turn = game.turn
    if turn.phase is not ROLLING:
        return Refusal(Code.ROLL_FIRST)
    faces = action.faces
    wanted = len(turn.again or turn.active)
    if len(faces) != wanted:
        return Refusal(Code.WRONG_DICE_COUNT, {"need": wanted, "have": len(faces)})
    for face in faces:
        if not 1 <= face <= 6:
            return Refusal(Code.BAD_FACE, {"face": face})
    return None


def _landed(game: Game, action: act.DiceLanded) -> Step:
    before = game
    turn, rules = game.turn, game.rules
    faces = action.faces
    n = turn.seat
    events = [Event(EventKind.ROLLED, n, dice=faces)]
    mode = turn.mode
    if turn.again:
        shown = dict(zip(turn.active, turn.throw, strict=True))
        shown.update(zip(turn.again, faces, strict=True))
        faces = tuple([shown[die] for die in turn.active])
    if mode is not NORMAL:
        if mode is Mode.ROLLOFF:
            return rounds.rolloff_landed(game, faces[0], events), events
        if mode is Mode.ROYALE:
            return _royale(game, faces, events)
        if mode is Mode.DARE:
            return dares.landed(game, faces, events)
    thrown = changed(
        turn, phase=TO_KEEP, throw=faces, rolls=turn.rolls + 1, darer=-1, dare_over=False,
        again=(),
    )  # fmt: skip
    throw = measure(rules, thrown)
    found = rules.throw_hits(faces, thrown.active, throw, game.magic)
    if found:
        thrown = changed(thrown, earned=thrown.earned + found)
        events += [Event(EventKind.SHOWN, n, e.source, e.amount) for e in found]
    game = changed(game, turn=thrown)
    if throw.whole and throw.code in rules.table.instants:
        return _instant(game, rules.table.instants[throw.code], events)
    if not throw.all_code:
        left = rules.s.last_die_tries - turn.tries - 1
        if left > 0 and len(thrown.active) == 1:
            again = changed(thrown, phase=TO_ROLL, throw=(), tries=turn.tries + 1)
            events.append(Event(EventKind.LAST_DIE, n, "", left))
            return changed(game, turn=again), events
        after, more = rounds.miss(game, throw)
        return offer_reroll(after, game), events + more
    if rules.s.dare and can_be_dared(game):
        events.append(Event(EventKind.MAY_DARE, n))
    else:
        code, why = forced_keep(rules, thrown, throw)
        if why is not None:
            dice = pick(rules, thrown, code)
            kept = set_aside(rules, thrown, throw, dice, throw.keeps[code])
            game = give_token(changed(game, turn=kept), thrown, dice, events)
            game = offer_reroll(game, changed(before, turn=thrown))
            events.append(Event(EventKind.FORCED, n, why.value, throw.keeps[code], dice=dice))
    at_once = sum([e.amount for e in found if e.at_once]) if found else 0
    if at_once and rules.s.ceremony is not Ceremony.OFF:
        game = changed(game, gates=(Gate(n, at_once, now=True),))
    return game, events


def _instant(game: Game, wins: bool, events: list[Event]) -> Step:
    """A throw that ends the game: won for the roller (WH-032, D-13), or lost."""
    n = game.turn.seat
    if wins:
        events.append(Event(EventKind.INSTANT_WIN, n))
        turn = changed(game.turn, points=game.rules.s.limit)
        after, more = rounds.end_turn(
            changed(game, turn=turn), Outcome(points=game.rules.s.limit, instant=True)
        )
        return after, events + more
    events.append(Event(EventKind.INSTANT_LOSS, n))
    after, more = rounds.lose(game)
    return after, events + more


def _royale(game: Game, faces: tuple[int, ...], events: list[Event]) -> Step:
    """Fifty times the sum of four dice rolled for it (IB-017, A-IB-02, A-IB-03)."""
    rules, turn = game.rules, game.turn
    assert rules.royale is not None
    worth = rules.royale.factor * sum(faces)
    total, earned = add_points(rules, turn, worth)
    free = rules.s.hot_dice is not HotDice.FORCED
    after = changed(
        turn,
        phase=TO_DECIDE if free else TO_ROLL,
        mode=NORMAL,
        points=total,
        earned=earned,
        active=rules.everyone,
        rolls=turn.rolls + 1,
        kept=turn.kept + faces,
    )
    events.append(Event(EventKind.ROYALE, turn.seat, "", worth))
    result = changed(game, turn=after)
    ready = changed(game, turn=changed(turn, phase=TO_ROLL))
    return offer_reroll(result, ready), events


MOVES: tuple[Move[Any], ...] = (
    Move(act.TakeOver, _check_take_over, _take_over, lambda game: (act.TakeOver(),)),
    Move(act.Roll, _check_roll, _roll, lambda game: (act.Roll(),)),
    # How dice land is the world's to say: nothing of it is on offer.
    Move(act.DiceLanded, _check_landed, _landed, lambda game: ()),
)
