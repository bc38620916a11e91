"""`refusal` and `apply`: the two doors of the engine.

Each kind of action has a check, which says why it is not allowed now, and a step, which makes the
next game. `apply` never mutates; an action that is refused changes nothing.
"""

from __future__ import annotations

from typing import Any, assert_never

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import ceremony, rounds
from zonk_desktop.engine.choices import Ceremony, DareValue, HotDice, MissState, Reroll, TakeOver
from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.entries import Outcome
from zonk_desktop.engine.keeps import keeps
from zonk_desktop.engine.move import Move, Step
from zonk_desktop.engine.quick import replaces
from zonk_desktop.engine.refusals import Code, IllegalAction, Refusal
from zonk_desktop.engine.scoring import Throw
from zonk_desktop.engine.state import (
    Event,
    EventKind,
    Game,
    Gate,
    Legacy,
    Mode,
    Offer,
    OfferKind,
    Phase,
    Turn,
)
from zonk_desktop.engine.turns import (
    add_points,
    as_scored,
    can_be_dared,
    earns_token,
    forced_keep,
    keep_all,
    keep_refusal,
    kept_on_a_miss,
    measure,
    pick,
    set_aside,
    stay_refusal,
    with_turn,
)


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
    if game.turn.phase is Phase.FINISHED and not (
        isinstance(action, act.UseReroll | act.Challenge) and game.offer is not None
    ):
        return Refusal(Code.GAME_OVER)
    if game.turn.phase is Phase.CHALLENGED and not isinstance(action, act.Account):
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
    if phase is Phase.FINISHED or phase is Phase.CHALLENGED:
        why = refusal(game, action)
    else:
        why = _CHECKS[kind](game, action)
    if why is not None:
        raise IllegalAction(why)
    after, events = _STEPS[kind](game, action)
    return after, tuple(events)


# Rolling


@replaces(Turn)
def _rolling(turn: Turn, phase: Phase) -> Turn:  # type: ignore[empty-body]
    """The turn with its dice in the air."""


@replaces(Turn)
def _shown(  # type: ignore[empty-body]
    turn: Turn, *, phase: Phase, throw: tuple[int, ...], rolls: int, darer: int, dare_over: bool,
    again: tuple[int, ...],
) -> Turn:  # fmt: skip
    """The turn with its dice on the table."""


def _busy(game: Game) -> Refusal | None:
    """What stands in the way of any action on the dice."""
    closed = ceremony.gate_closed(game)
    if closed is not None:
        return closed
    phase = game.turn.phase
    return Refusal(Code.ROLLING) if phase is Phase.ROLLING else None


def _check_roll(game: Game, action: act.Roll) -> Refusal | None:
    turn = game.turn
    phase = turn.phase
    if not game.gates and (phase is Phase.TO_ROLL or phase is Phase.TO_DECIDE):
        return None
    busy = _busy(game)
    if busy is not None:
        return busy
    if phase is Phase.DARED:
        return Refusal(Code.DARED)
    if forced_keep(game.rules, turn, measure(game.rules, turn))[0]:
        return None
    return Refusal(Code.KEEP_FIRST)


def _roll(game: Game, action: act.Roll) -> Step:
    turn = game.turn
    if turn.phase is Phase.TO_KEEP:
        throw = measure(game.rules, turn)
        code, _ = forced_keep(game.rules, turn, throw)
        dice = pick(game.rules, turn, code)
        turn = set_aside(game.rules, turn, throw, dice, throw.keeps[code])
    rolling = _rolling(turn, phase=Phase.ROLLING)
    if game.offer is not None or game.legacy is not None:
        game = game._replace(offer=None, legacy=None)
    return with_turn(game, rolling), []


def _check_take_over(game: Game, action: act.TakeOver) -> Refusal | None:
    busy = _busy(game)
    if busy is not None:
        return busy
    seat = game.seats[game.turn.seat]
    mine = seat.entered or game.rules.s.take_over is TakeOver.ANYBODY
    if game.legacy is None or not mine:
        return Refusal(Code.NOTHING_TO_TAKE_OVER)
    return None


def _take_over(game: Game, action: act.TakeOver) -> Step:
    """The dice as they lie and the points they were worth; whoever left them keeps his own."""
    left = game.legacy
    assert left is not None
    turn = game.turn._replace(
        points=left.points,
        borrowed=left.points,
        active=left.active,
        aside=left.aside,
        showing=left.showing,
        kept=left.kept,
        singles=-1,
        dare_over=True,
    )
    game = with_turn(game._replace(legacy=None, offer=None), turn)
    return game, [Event(EventKind.TAKEN_OVER, turn.seat, "", left.points)]


def dice_in_hand(game: Game) -> tuple[int, ...]:
    """The dice that the next landing shows."""
    turn = game.turn
    return turn.again or turn.active


def _check_landed(game: Game, action: act.DiceLanded) -> Refusal | None:
    turn = game.turn
    if turn.phase is not Phase.ROLLING:
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
    if mode is Mode.ROLLOFF:
        return rounds.rolloff_landed(game, faces[0], events), events
    if turn.again:
        shown = dict(zip(turn.active, turn.throw, strict=True))
        shown.update(zip(turn.again, faces, strict=True))
        faces = tuple([shown[die] for die in turn.active])
    if mode is Mode.ROYALE:
        return _royale(game, faces, game, events)
    if mode is Mode.DARE:
        return _dare_landed(game, faces, events)
    thrown = _shown(
        turn, phase=Phase.TO_KEEP, throw=faces, rolls=turn.rolls + 1, darer=-1, dare_over=False,
        again=(),
    )  # fmt: skip
    throw = measure(rules, thrown)
    found = rules.throw_hits(faces, thrown.active, throw, game.magic)
    if found:
        thrown = thrown._replace(earned=thrown.earned + found)
        events += [Event(EventKind.SHOWN, n, e.source, e.amount) for e in found]
    game = with_turn(game, thrown)
    if throw.whole and throw.code in rules.table.instants:
        return _instant(game, rules.table.instants[throw.code], events)
    if not throw.all_code:
        return _missed(game, throw, events)
    if can_be_dared(game):
        events.append(Event(EventKind.MAY_DARE, n))
    else:
        code, why = forced_keep(rules, thrown, throw)
        if why is not None:
            dice = pick(rules, thrown, code)
            after = set_aside(rules, thrown, throw, dice, throw.keeps[code])
            game = _give_token(with_turn(game, after), thrown, dice, events)
            game = _offer_reroll(game, with_turn(before, thrown))
            events.append(Event(EventKind.FORCED, n, why.value, throw.keeps[code], dice=dice))
    at_once = sum([e.amount for e in found if e.at_once]) if found else 0
    if at_once and rules.s.ceremony is not Ceremony.OFF:
        game = game._replace(gates=(Gate(n, at_once, now=True),))
    return game, events


def _instant(game: Game, wins: bool, events: list[Event]) -> Step:
    """A throw that ends the game: won for the roller (WH-032, D-13), or lost."""
    n = game.turn.seat
    if wins:
        events.append(Event(EventKind.INSTANT_WIN, n))
        turn = game.turn._replace(points=game.rules.s.limit)
        after, more = rounds.end_turn(
            with_turn(game, turn), Outcome(points=game.rules.s.limit, instant=True)
        )
        return after, events + more
    events.append(Event(EventKind.INSTANT_LOSS, n))
    after, more = rounds.lose(game)
    return after, events + more


def _miss_word(game: Game, throw: Throw) -> str:
    """A miss is named by how it came about (LP-053 to LP-056, WH-038 to WH-040, A-WH-40)."""
    turn = game.turn
    states = {
        MissState.DARE: turn.mode is Mode.DARE,
        MissState.BLOOD: turn.mode is Mode.BLOOD,
        MissState.AFTER_ALL: turn.after_all,
        MissState.ALL: throw.whole,
        MissState.FIRST: turn.rolls == 1,
        MissState.ANY: True,
    }
    return next((miss.text for miss in game.rules.ruleset.misses if states[miss.when]), "ZONK")


def _missed(game: Game, throw: Throw, events: list[Event]) -> Step:
    n = game.turn.seat
    word = _miss_word(game, throw)
    events.append(Event(EventKind.MISS, n, word, game.turn.points - kept_on_a_miss(game)))
    after, more = _lost(game, word, throw.whole)
    return _offer_reroll(after, game), events + more


def _lost(game: Game, word: str, all_dice: bool) -> Step:
    """The end of a turn that missed: what was safe once made is written."""
    safe = kept_on_a_miss(game)
    if safe:
        after, more = rounds.end_turn(game, Outcome(points=safe, reason="safe"))
        return after, [Event(EventKind.SAFE, game.turn.seat, "", safe), *more]
    return rounds.end_turn(game, Outcome(word=word, missed=True, all_dice=all_dice))


def _offer_reroll(after: Game, before: Game) -> Game:
    """A token may still undo the throw just made, until anything else happens (A-IB-04)."""
    n = before.turn.seat
    if not before.seats[n].tokens:
        return after
    return after._replace(offer=Offer(OfferKind.REROLL, before._replace(offer=None), n))


def _royale(game: Game, faces: tuple[int, ...], before: Game, events: list[Event]) -> Step:
    """Fifty times the sum of four dice rolled for it (IB-017, A-IB-02, A-IB-03)."""
    rules, turn = game.rules, game.turn
    assert rules.royale is not None
    worth = rules.royale.factor * sum(faces)
    total, earned = add_points(rules, turn, worth)
    free = rules.s.hot_dice is not HotDice.FORCED
    after = turn._replace(
        phase=Phase.TO_DECIDE if free else Phase.TO_ROLL,
        mode=Mode.NORMAL,
        points=total,
        earned=earned,
        active=rules.everyone,
        rolls=turn.rolls + 1,
        kept=turn.kept + faces,
    )
    events.append(Event(EventKind.ROYALE, turn.seat, "", worth))
    result = with_turn(game, after)
    ready = with_turn(before, turn._replace(phase=Phase.TO_ROLL))
    return _offer_reroll(result, ready), events


def _dare_landed(game: Game, faces: tuple[int, ...], events: list[Event]) -> Step:
    """LP-043, LP-044, D-05: five of a kind, or a Dare Zonk."""
    turn, rules = game.turn, game.rules
    four = turn.aside[0][1]
    if faces[0] != four:
        game = with_turn(game, turn._replace(rolls=turn.rolls + 1, throw=faces))
        throw = rules.table.throw(faces, 0, 0)
        word = _miss_word(game, throw)
        lost = turn.points - kept_on_a_miss(game)
        events.append(Event(EventKind.MISS, turn.seat, word, lost))
        after, more = _lost(game, word, False)
        return after, events + more
    shown = tuple(face for _, face in turn.aside)
    worth = dare_worth(game, shown)
    total, earned = add_points(rules, turn, worth)
    after_turn = turn._replace(
        phase=Phase.TO_ROLL,
        mode=Mode.NORMAL,
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
    return with_turn(game, after_turn), events


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


# Keeping and staying


def _check_keep(game: Game, action: act.Keep) -> Refusal | None:
    phase = game.turn.phase
    if game.gates or phase is not Phase.TO_KEEP:
        busy = _busy(game)
        if busy is not None:
            return busy
        return Refusal(Code.DARED if phase is Phase.DARED else Code.NO_THROW)
    return keep_refusal(game, action.dice)


def _keep(game: Game, action: act.Keep) -> Step:
    turn, rules = game.turn, game.rules
    dice = action.dice
    throw = measure(rules, turn)
    shown = zip(turn.active, as_scored(rules, turn), strict=True)
    points = throw.keeps[pack([face for die, face in shown if die in dice])]
    events = [Event(EventKind.KEPT, turn.seat, "", points, dice=dice)]
    after = with_turn(game, set_aside(rules, turn, throw, dice, points))
    if rules.royale is not None:
        after = _give_token(after, turn, dice, events)
    return after, events


def _give_token(game: Game, before: Turn, dice: tuple[int, ...], events: list[Event]) -> Game:
    if not earns_token(game.rules, before, dice):
        return game
    n = before.seat
    seats = list(game.seats)
    seats[n] = seats[n]._replace(tokens=seats[n].tokens + 1)
    events.append(Event(EventKind.TOKEN, n))
    return with_turn(game._replace(seats=tuple(seats)), game.turn._replace(token=True))


def _stayed(game: Game) -> Turn:
    """The turn a stay would bank: straight after a throw all that scores is kept (LP-022)."""
    turn = game.turn
    return keep_all(game) if turn.phase in {Phase.TO_KEEP, Phase.DARED} else turn


def _check_stay(game: Game, action: act.Stay) -> Refusal | None:
    busy = _busy(game)
    if busy is not None:
        return busy
    turn = _stayed(game)
    why = stay_refusal(game, turn)
    if why is not None:
        return why
    said = action.declared
    if said is not None:
        if not 0 <= said <= 1_000_000:
            return Refusal(Code.BAD_NUMBER, {"figure": said})
        if not game.rules.s.declare_scores and said != turn.points:
            return Refusal(Code.WRONG_TOTAL, {"have": turn.points, "said": said})
    return None


def _stay(game: Game, action: act.Stay) -> Step:
    before = game.turn
    turn = _stayed(game)
    declared = turn.points if action.declared is None else action.declared
    game = with_turn(game, turn)
    if game.offer is not None:
        game = game._replace(offer=None)
    events: list[Event] = []
    if turn is not before:
        events.append(Event(EventKind.KEPT, turn.seat, "", turn.points - before.points))
    after, more = rounds.end_turn(game, Outcome(points=declared))
    if game.rules.s.take_over is not TakeOver.OFF:
        after = after._replace(legacy=_legacy(game, after, turn))
    if game.rules.s.declare_scores:
        offer = Offer(OfferKind.CHALLENGE, game, turn.seat, declared, turn.points)
        after = after._replace(offer=offer)
    return after, events + more


def _legacy(before: Game, after: Game, turn: Turn) -> Legacy | None:
    """What the next player may take over of the turn that was banked."""
    show = before.show is not None or after.show is not None
    if show or after.turn.phase is not Phase.TO_ROLL or after.turn.seat == turn.seat:
        return None
    return Legacy(turn.points, turn.active, turn.aside, turn.showing, turn.kept)


# The Dare


def _check_dare(game: Game, action: act.Dare) -> Refusal | None:
    busy = _busy(game) or _known(game, action.player)
    if busy is not None:
        return busy
    if game.turn.phase is not Phase.TO_KEEP or not can_be_dared(game):
        return Refusal(Code.NO_DARE)
    if action.player == game.turn.seat:
        return Refusal(Code.NOT_YOUR_CALL)
    return None


def _dare(game: Game, action: act.Dare) -> Step:
    turn = game.turn._replace(phase=Phase.DARED, darer=action.player)
    return with_turn(game, turn), [Event(EventKind.DARED, game.turn.seat, other=action.player)]


def _check_dared(game: Game, action: act.TakeDare | act.RefuseDare) -> Refusal | None:
    busy = _busy(game)
    if busy is not None:
        return busy
    return None if game.turn.phase is Phase.DARED else Refusal(Code.NO_DARE)


def _take_dare(game: Game, action: act.TakeDare) -> Step:
    turn = game.turn
    four = max(set(turn.throw), key=turn.throw.count)
    dice = list(zip(turn.active, turn.throw, strict=True))
    aside = tuple((die, face) for die, face in dice if face == four)
    odd = tuple(die for die, face in dice if face != four)
    after = turn._replace(
        phase=Phase.TO_ROLL, mode=Mode.DARE, active=odd, aside=aside, throw=(), dare_over=True
    )
    return with_turn(game, after), [Event(EventKind.DARE_TAKEN, turn.seat, other=turn.darer)]


def _refuse_dare(game: Game, action: act.RefuseDare) -> Step:
    """LP-041, A-LP-03: play goes on, and where the rules force the dice, they do so now."""
    turn = game.turn._replace(phase=Phase.TO_KEEP, dare_over=True)
    events = [Event(EventKind.DARE_REFUSED, turn.seat, other=turn.darer)]
    throw = measure(game.rules, turn)
    code, why = forced_keep(game.rules, turn, throw)
    if why is not None:
        dice = pick(game.rules, turn, code)
        events.append(Event(EventKind.FORCED, turn.seat, why.value, throw.keeps[code], dice=dice))
        after = with_turn(game, set_aside(game.rules, turn, throw, dice, throw.keeps[code]))
        after = _give_token(after, turn, dice, events)
        return _offer_reroll(after, with_turn(game, turn)), events
    return with_turn(game, turn), events


# Re-roll tokens


def reroll_table(game: Game) -> Game:
    """The table with the throw that a token would take back: now, or before it was counted."""
    offer = game.offer
    if offer is None or offer.kind is not OfferKind.REROLL:
        return game
    if _set_aside_by_force(game):
        # Hits that were taken since stay taken.
        return with_turn(offer.game, offer.game.turn._replace(taken=game.turn.taken))
    return offer.game


def _set_aside_by_force(game: Game) -> bool:
    """The throw is still this turn's own: the rules have kept it, without asking."""
    offer = game.offer
    if offer is None or offer.kind is not OfferKind.REROLL:
        return False
    return (game.turn.seat, game.turn.rolls) == (offer.seat, offer.game.turn.rolls)


def _check_reroll(game: Game, action: act.UseReroll) -> Refusal | None:
    table = reroll_table(game)
    turn = table.turn
    if table is game or _set_aside_by_force(game):
        # Its hits are due before anything else (IB-019).
        busy = _busy(game)
        if busy is not None or turn.phase is not Phase.TO_KEEP:
            return busy or Refusal(Code.NO_REROLL)
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
    turn = turn._replace(phase=Phase.TO_ROLL, again=chosen, throw=turn.throw if chosen else ())
    n = turn.seat
    seats = list(game.seats)
    seats[n] = seats[n]._replace(tokens=seats[n].tokens - 1)
    game = with_turn(game._replace(seats=tuple(seats), offer=None, gates=()), turn)
    return game, [Event(EventKind.REROLL, n)]


def _known(game: Game, n: int) -> Refusal | None:
    return None if 0 <= n < len(game.seats) else Refusal(Code.UNKNOWN_PLAYER)


def _seats(game: Game) -> range:
    return range(len(game.seats))


_HERE: tuple[Move[Any], ...] = (
    Move(act.TakeOver, _check_take_over, _take_over, lambda game: (act.TakeOver(),)),
    Move(act.Roll, _check_roll, _roll, lambda game: (act.Roll(),)),
    # How dice land is the world's to say: nothing of it is on offer.
    Move(act.DiceLanded, _check_landed, _landed, lambda game: ()),
    Move(
        act.Keep,
        _check_keep,
        _keep,
        lambda game: tuple(act.Keep(dice) for dice, _ in keeps(game)) or (act.Keep((-1,)),),
    ),
    Move(act.Stay, _check_stay, _stay, lambda game: (act.Stay(),)),
    Move(act.Dare, _check_dare, _dare, lambda game: tuple(act.Dare(n) for n in _seats(game))),
    Move(act.TakeDare, _check_dared, _take_dare, lambda game: (act.TakeDare(),)),
    Move(act.RefuseDare, _check_dared, _refuse_dare, lambda game: (act.RefuseDare(),)),
    Move(act.UseReroll, _check_reroll, _reroll, lambda game: (act.UseReroll(),)),
)
#: What the engine knows of every kind of action; one without its move would not be found here.
MOVES: dict[type[Any], Move[Any]] = {move.kind: move for move in (*_HERE, *ceremony.MOVES)}
_CHECKS = {kind: move.check for kind, move in MOVES.items()}
_STEPS = {kind: move.step for kind, move in MOVES.items()}
