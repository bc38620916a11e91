"""What the table does beside rolling: hits and gates, faults, votes, challenges, the pot.

`ceremony` is off (no gates), relaxed (hits wait for one word) or strict (the sheet's own gate).
"""

from __future__ import annotations

from typing import Any

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import rounds
from zonk_desktop.engine.choices import Blame, Ceremony, ReleaseBy, Rule11k
from zonk_desktop.engine.credit import take_points
from zonk_desktop.engine.entries import Outcome
from zonk_desktop.engine.refusals import Code, Move, Refusal, Step, gate_closed, unknown
from zonk_desktop.engine.ruleset import FaultKind
from zonk_desktop.engine.state import Event, EventKind, Game, Gate, OfferKind, Phase
from zonk_desktop.engine.value import changed

_MOST = 1_000_000


# Hits and gates


def _waiting(game: Game) -> list[Gate]:
    return [gate for gate in game.gates if not gate.now]


def _check_ask(game: Game, action: act.Ask) -> Refusal | None:
    if (stranger := unknown(game, action.player)) is not None:
        return stranger
    if not _waiting(game):
        return Refusal(Code.NO_GATE)
    if action.player != game.turn.seat:
        return Refusal(Code.NOT_YOUR_CALL)
    if not 1 <= action.times <= _MOST:
        return Refusal(Code.BAD_NUMBER, {"figure": action.times})
    return None


def _ask(game: Game, action: act.Ask) -> Step:
    """ "Can I roll?" (WH-066); with several hit takers all are asked."""
    gates = tuple(
        gate if gate.now else changed(gate, asked=gate.asked + action.times) for gate in game.gates
    )
    return changed(game, gates=gates), [Event(EventKind.ASKED, action.player, "", action.times)]


def _gate_for(game: Game, player: int | None) -> Gate | None:
    for gate in game.gates:
        if player is None or gate.holder == player:
            return gate
    return None


def _check_release(game: Game, action: act.Release) -> Refusal | None:
    if not game.gates:
        return Refusal(Code.NO_GATE)
    if (gate := _gate_for(game, action.player)) is None:
        return Refusal(Code.NOT_YOUR_GATE)
    s = game.rules.s
    word = action.word
    if gate.now or s.ceremony is not Ceremony.STRICT:
        return None
    if word is act.ReleaseWord.NO or word is act.ReleaseWord.OVERRULE:
        return None
    if s.release is ReleaseBy.ASKS:
        # WH-066, WH-069; more asks do no harm (A-WH-33) unless the table is strict (D-21).
        asks = {"need": gate.hits, "have": gate.asked}
        if gate.asked < gate.hits:
            return Refusal(Code.NOT_ENOUGH_ASKS, asks)
        if s.strict_asks and gate.asked > gate.hits:
            return Refusal(Code.TOO_MANY_ASKS, asks)
    elif s.release is ReleaseBy.WORD and word is act.ReleaseWord.YES and not gate.asked:
        # LP-075: "Yes" is an answer.
        return Refusal(Code.NOT_ENOUGH_ASKS, {"need": 1, "have": 0})
    return None


def _release(game: Game, action: act.Release) -> Step:
    """LP-075, WH-067, WH-068: a word opens the gate, "No" does not (A-WH-36)."""
    gate = _gate_for(game, action.player)
    assert gate is not None
    events = [Event(EventKind.RELEASED, gate.holder, action.word)]
    if action.word is act.ReleaseWord.NO:
        return game, [Event(EventKind.SAID_NO, gate.holder)]
    if game.rules.s.ceremony is Ceremony.RELAXED:
        return _open(game, game.gates), events
    return _open(game, (gate,)), events


def _open(game: Game, gates: tuple[Gate, ...]) -> Game:
    turn = game.turn
    if now := sum([gate.hits for gate in gates if gate.now]):
        turn = changed(turn, taken=turn.taken + now)
    left = tuple(gate for gate in game.gates if gate not in gates)
    return changed(changed(game, gates=left), turn=turn)


def _check_took_hits(game: Game, action: act.TookHits) -> Refusal | None:
    if not game.gates:
        return Refusal(Code.NO_GATE)
    return None


def _took_hits(game: Game, action: act.TookHits) -> Step:
    """IB-019, IB-037, MB-056; where the sheet wants a word too, the gate stays (WH-066, LP-074)."""
    events = [Event(EventKind.TOOK_HITS, gate.holder, "", gate.hits) for gate in game.gates]
    s = game.rules.s
    if s.ceremony is Ceremony.STRICT and s.release is not ReleaseBy.COURTESY:
        at_once = tuple(gate for gate in game.gates if gate.now)
        after = _open(game, at_once)
        gates = tuple(changed(gate, taken=True) for gate in after.gates)
        return changed(after, gates=gates), events
    return _open(game, game.gates), events


def _check_touch(game: Game, action: act.Touch) -> Refusal | None:
    if (stranger := unknown(game, action.player)) is not None:
        return stranger
    if game.rules.s.ceremony is Ceremony.OFF or game.rules.touch is None:
        return Refusal(Code.TOUCH_IS_FREE)
    waiting = _waiting(game)
    if action.player == game.turn.seat and not waiting:
        return Refusal(Code.NO_GATE)
    if any(gate.holder == action.player for gate in game.gates):
        return Refusal(Code.NOT_YOUR_GATE)
    if not waiting and game.rules.s.release is not ReleaseBy.ASKS:
        return Refusal(Code.NO_GATE)
    return None


def _touch(game: Game, action: act.Touch) -> Step:
    """LP-076, LP-077, WH-046, WH-069, WH-070: the turn is lost and the gate stays closed.

    A player who is not even next loses the next turn (A-WH-32).
    """
    n = action.player
    events = [Event(EventKind.TOUCHED, n)]
    fault = game.rules.touch
    assert fault is not None
    word = fault.text
    if n != game.turn.seat:
        return _lose_next(game, n, word), events
    gates = tuple(changed(gate, asked=0) for gate in game.gates)
    after, more = rounds.end_turn(
        changed(game, gates=()), Outcome(word=word, reason=fault.key, unplayed=True)
    )
    if after.turn.phase is not Phase.FINISHED:
        kept = tuple(gate for gate in gates if gate.holder != after.turn.seat)
        after = changed(after, gates=(*kept, *after.gates))
    return after, events + more


def _lose_next(game: Game, n: int, word: str) -> Game:
    seats = list(game.seats)
    seats[n] = changed(seats[n], lost=(*seats[n].lost, word))
    return changed(game, seats=tuple(seats))


def _check_give(game: Game, action: act.GiveHit) -> Refusal | None:
    if (stranger := unknown(game, action.giver) or unknown(game, action.taker)) is not None:
        return stranger
    gate = next((gate for gate in game.gates if gate.holder == action.giver), None)
    if not game.rules.s.give_hits or action.giver == action.taker:
        return Refusal(Code.CANNOT_GIVE)
    if gate is None:
        return Refusal(Code.NO_GATE)
    if not 1 <= action.count <= gate.hits:
        return Refusal(Code.BAD_NUMBER, {"figure": action.count})
    return None


def _give(game: Game, action: act.GiveHit) -> Step:
    """The flag stays with the earner, the log names the taker (WH-065, A-WH-37)."""
    seats = list(game.seats)
    giver, taker = seats[action.giver], seats[action.taker]
    seats[action.giver] = changed(giver, gave=giver.gave + action.count)
    seats[action.taker] = changed(taker, took=taker.took + action.count)
    event = Event(EventKind.HIT_GIVEN, action.giver, "", action.count, action.taker)
    return changed(game, seats=tuple(seats), offer=None), [event]


# Faults, penalties


def _check_fault(game: Game, action: act.Fault) -> Refusal | None:
    fault = game.rules.faults.get(action.kind)
    if fault is None or fault.who is Blame.TOUCH:
        return Refusal(Code.NO_FAULT, {"kind": action.kind})
    if action.player is not None and (stranger := unknown(game, action.player)) is not None:
        return stranger
    if fault.who is Blame.SCOREKEEPER:
        if action.player is not None and action.player != game.scorekeeper:
            return Refusal(Code.NOT_YOUR_CALL)
        return None
    if action.player is not None and action.player != game.turn.seat:
        return Refusal(Code.NOT_YOUR_CALL)
    return gate_closed(game)


def _fault(game: Game, action: act.Fault) -> Step:
    """LP-057, WH-041, WH-047: the turn ends without points; what a failure keeps is kept."""
    fault = game.rules.faults[action.kind]
    game = changed(game, offer=None)
    if fault.who is Blame.SCOREKEEPER:
        n = game.scorekeeper
        events = [Event(EventKind.FAULT, n, action.kind)]
        fresh = game.turn.seat == n and not game.turn.rolls and game.turn.phase is Phase.TO_ROLL
        game = _lose_next(game, n, fault.text)
        if fresh:
            game = rounds.begin_turn(game, n, events)
        return game, events
    events = [Event(EventKind.FAULT, game.turn.seat, action.kind)]
    after, more = rounds.end_turn(game, Outcome(word=fault.text, reason=action.kind))
    return after, events + more


def _check_penalty(game: Game, action: act.Penalty) -> Refusal | None:
    if not game.rules.s.penalty_points:
        return Refusal(Code.NO_PENALTY)
    return unknown(game, action.player)


def _penalty(game: Game, action: act.Penalty) -> Step:
    """IB-038, IB-039: off the total at once."""
    points = game.rules.s.penalty_points
    event = Event(EventKind.PENALTY, action.player, action.kind, points)
    return take_points(changed(game, offer=None), action.player, points), [event]


# The 11,000 Rule, challenges, the pot


def _check_call(game: Game, action: act.Call11000) -> Refusal | None:
    s = game.rules.s
    if s.rule11k is Rule11k.OFF:
        return Refusal(Code.NO_RULE_11000)
    if game.called is not None:
        return Refusal(Code.CALLED_ALREADY)
    if game.home >= 0:
        return Refusal(Code.SOMEBODY_HOME)
    seat = game.seats[game.turn.seat]
    if seat.total < s.rule11k_from:
        return Refusal(Code.TOO_EARLY, {"need": s.rule11k_from, "have": seat.total})
    if (closed := gate_closed(game)) is not None:
        return closed
    if game.turn.phase not in {Phase.TO_ROLL, Phase.TO_DECIDE}:
        return Refusal(Code.KEEP_FIRST)
    return None


def _call(game: Game, action: act.Call11000) -> Step:
    """LP-087 to LP-090, D-07: on one's own turn, dice in hand, before anybody is home."""
    n = game.turn.seat
    return changed(game, called=(n, action.time)), [Event(EventKind.CALLED_11000, n, action.time)]


def _check_challenge(game: Game, action: act.Challenge) -> Refusal | None:
    offer = game.offer
    if offer is None or offer.kind is not OfferKind.CHALLENGE:
        return Refusal(Code.NOTHING_TO_CHALLENGE)
    return unknown(game, action.player)


def _challenge(game: Game, action: act.Challenge) -> Step:
    """LP-080: before the next player's dice are touched (A-LP-25); doubted or doubter is named."""
    turn = changed(game.turn, phase=Phase.CHALLENGED)
    assert game.offer is not None
    # Beside the turn before the stay the offer keeps the table as it is now.
    kept = changed(game.offer, kind=OfferKind.CHALLENGED, resume=game)
    return changed(changed(game, turn=turn), offer=kept), [
        Event(EventKind.CHALLENGED, action.player)
    ]


def _check_account(game: Game, action: act.Account) -> Refusal | None:
    if game.turn.phase is not Phase.CHALLENGED:
        return Refusal(Code.NOTHING_TO_CHALLENGE)
    for face in action.faces:
        if not 1 <= face <= 6:
            return Refusal(Code.BAD_FACE, {"face": face})
    if len(action.faces) > 500:
        return Refusal(Code.BAD_NUMBER, {"figure": len(action.faces)})
    return None


def _account(game: Game, action: act.Account) -> Step:
    """The dice named must be the dice kept, and make the figure declared (LP-080, A-LP-25)."""
    offer = game.offer
    assert offer is not None
    assert offer.resume is not None
    before = offer.game
    named = sorted(action.faces) == sorted(before.turn.kept)
    if named and offer.declared == offer.actual:
        return changed(offer.resume, offer=None), [Event(EventKind.ACCOUNT_HELD, offer.seat)]
    fault = game.rules.wrong_account or FaultKind("wrong-score", "Zonk")
    events = [Event(EventKind.ACCOUNT_FAILED, offer.seat, fault.key)]
    after, more = rounds.end_turn(before, Outcome(word=fault.text, reason=fault.key))
    return after, events + more


def _check_stake(game: Game, action: act.Stake) -> Refusal | None:
    if not game.rules.s.texas_smokeem:
        return Refusal(Code.NO_POT)
    if (stranger := unknown(game, action.player)) is not None:
        return stranger
    if not 1 <= action.amount <= _MOST or game.pot[action.player]:
        return Refusal(Code.BAD_NUMBER, {"figure": action.amount})
    if any(staked and staked != action.amount for staked in game.pot):
        return Refusal(Code.UNEQUAL_STAKE, {"need": max(game.pot)})
    return None


def _stake(game: Game, action: act.Stake) -> Step:
    """Everybody puts the same into the pot, once (IB-068)."""
    pot = list(game.pot)
    pot[action.player] += action.amount
    event = Event(EventKind.STAKE, action.player, "", action.amount)
    return changed(game, pot=tuple(pot), offer=None), [event]


# What is on offer


def _seats(game: Game) -> range:
    return range(len(game.seats))


def _asks(game: Game) -> tuple[act.Ask, ...]:
    due = {max(1, gate.hits - gate.asked) for gate in game.gates} or {1}
    return tuple(act.Ask(game.turn.seat, times) for times in sorted(due))


def _releases(game: Game) -> tuple[act.Release, ...]:
    holders = tuple(gate.holder for gate in game.gates) or (None,)
    return tuple(act.Release(word, holder) for holder in holders for word in act.RELEASE_WORDS)


def _gifts(game: Game) -> tuple[act.GiveHit, ...]:
    gifts = [act.GiveHit(gate.holder, n, 1) for gate in game.gates for n in _seats(game)]
    return tuple(gifts) or (act.GiveHit(0, len(game.seats) - 1, 1),)


def _touches(game: Game) -> tuple[act.Touch, ...]:
    # Out of turn anybody may blunder at any time (A-WH-32).
    return tuple(act.Touch(n) for n in _seats(game))


def _faults(game: Game) -> tuple[act.Fault, ...]:
    return tuple(act.Fault(kind) for kind in game.rules.faults) or (act.Fault("none"),)


def _doubts(game: Game) -> tuple[act.Challenge, ...]:
    # Nobody doubts a total of one's own; said all the same, it is asked for like any other.
    own = -1 if game.offer is None else game.offer.seat
    return tuple(act.Challenge(n) for n in _seats(game) if n != own)


def _accounts(game: Game) -> tuple[act.Account, ...]:
    return (act.Account(game.offer.game.turn.kept if game.offer else ()),)


def _penalties(game: Game) -> tuple[act.Penalty, ...]:
    return tuple(act.Penalty(kind, n) for kind in act.PENALTY_KINDS for n in _seats(game))


def _stakes(game: Game) -> tuple[act.Stake, ...]:
    return tuple(act.Stake(n, max(game.pot, default=0) or 1) for n in _seats(game))


MOVES: tuple[Move[Any], ...] = (
    Move(act.Call11000, _check_call, _call, lambda game: (act.Call11000(),)),
    Move(act.Fault, _check_fault, _fault, _faults),
    Move(act.Touch, _check_touch, _touch, _touches),
    Move(act.Ask, _check_ask, _ask, _asks),
    Move(act.Release, _check_release, _release, _releases),
    Move(act.TookHits, _check_took_hits, _took_hits, lambda game: (act.TookHits(),)),
    Move(act.GiveHit, _check_give, _give, _gifts),
    Move(act.Challenge, _check_challenge, _challenge, _doubts),
    Move(act.Account, _check_account, _account, _accounts),
    Move(act.Penalty, _check_penalty, _penalty, _penalties),
    Move(act.Stake, _check_stake, _stake, _stakes),
)
