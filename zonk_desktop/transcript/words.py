"""Sentences for refusals. The engine gives codes and figures, people read these."""

from __future__ import annotations

from zonk_desktop import words
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Blame
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.rulebook.reading import did_you_mean
from zonk_desktop.words import Message, Several


def refusal_message(refusal: Refusal) -> Message:
    """The refusal as a message: `refusal-CODE`, with the figures that the engine names."""
    return Message.of(f"refusal-{refusal.code.value}", **dict(refusal.data))


def explained(refusal: Refusal, game: Game, action: act.Action) -> Message:
    """The refusal with what the game says of it: which faults there are, whose call it is."""
    seats, faults = game.seats, game.rules.faults
    match refusal.code, action:
        case Code.NO_FAULT, act.Fault(kind=kind):
            known = [fault.key for fault in faults.values() if fault.who is not Blame.TOUCH]
            hint = did_you_mean(kind, known, None if known else Message.of("transcript-no-faults"))
            return Message.of("transcript-no-such-fault-but", hint=hint)
        case Code.NOT_YOUR_CALL, act.Fault(kind=kind):
            keeps = faults[kind].who is Blame.SCOREKEEPER
            name = seats[game.scorekeeper if keeps else game.turn.seat].name
            return Message.of("transcript-fault-of-another", kind=kind, keeps=keeps, name=name)
        case Code.NOT_YOUR_CALL, act.Ask():
            return Message.of("transcript-another-asks", name=seats[game.turn.seat].name)
        case Code.NOT_YOUR_CALL, act.Dare():
            return Message.of("transcript-another-dares", name=called(seats[game.turn.seat]))
    return refusal_message(refusal)


def sentence(refusal: Refusal) -> str:
    """The refusal for people."""
    return words.text(refusal_message(refusal))


def called(seat: Seat) -> str:
    """The name of a column, for sentences: a team is several people."""
    return Several(seat.name, len(seat.members)) if seat.members else seat.name


def pattern(code: Code) -> str:
    """The sentence of a code with its figures by name, for the list of all codes."""
    return sentence(Refusal(code, {name: f"{{{name}}}" for name in _FIGURES}))


#: Every figure that a refusal may name.
_FIGURES = (
    "face",
    "figure",
    "have",
    "holder",
    "hits",
    "leader",
    "limit",
    "need",
    "points",
    "said",
    "total",
)
