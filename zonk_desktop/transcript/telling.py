"""What happened and what was refused, as messages: for the log, the terminal, screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from zonk_desktop import words
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Blame
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import Event, EventKind, Game, Seat
from zonk_desktop.rulebook import catalogue
from zonk_desktop.rulebook.reading import did_you_mean
from zonk_desktop.words import Message, Several, Value


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


#: Kinds that are not told, and why.
SILENT = {
    EventKind.EARNED: "hits source by source, for statistics: HITS tells what was received, which "
    "integrity may have raised",
    EventKind.FINISHED: "WINNER has said it, or INSTANT_LOSS where nobody is left to win",
}


def message(game: Game, event: Event) -> Message | None:
    """An event as a message, None where another event says the same.

    Every kind has the message `event-KIND`; what it may name stands here once for all of them.
    """
    if event.event in SILENT:
        return None
    data: dict[str, Value] = {
        "name": called(game.seats[event.seat]) if event.seat >= 0 else "",
        "other": called(game.seats[event.other]) if event.other >= 0 else "",
        "value": event.value,
        "hits": event.value,
        "times": event.value,
        "dice": event.dice,
    }
    ruleset = game.rules.ruleset
    match event.event:
        case EventKind.MISS:
            data["word"] = event.name
        case EventKind.BANKED:
            # A total reads like every other figure; the sheet itself writes it without a comma.
            data["written"] = int(event.name) if event.name.isdecimal() else event.name
        case EventKind.SHOWN:
            data["title"] = catalogue.headed(catalogue.hit_short(ruleset, event.name))
        case EventKind.FAULT:
            data["title"] = catalogue.fault_title(ruleset, event.name)
        case EventKind.PENALTY:
            data["why"] = event.name
        case EventKind.LAST_LICKS:
            data["who"] = event.name
        case EventKind.RELEASED:
            data["answer"] = event.name
        case _:
            pass
    return Message.of(f"event-{event.event.value}", **data)


def tell(game: Game, event: Event) -> str:
    """An event in a sentence; empty where another event says the same."""
    found = message(game, event)
    return "" if found is None else words.text(found)


class LogLine(NamedTuple):
    """A line of the log: what is said is decided when it is shown, by the language then."""

    message: Message
    #: The kind of event, None before the first turn, and whose it is (-1: nobody's).
    kind: EventKind | None
    seat: int

    @property
    def text(self) -> str:
        return words.text(self.message)


def tell_pledge(commitment: str) -> LogLine:
    """The dice are pledged, before the first of them is thrown."""
    return LogLine(Message.of("opening-pledged", pledge=commitment), None, -1)


def tell_seed(seed: str) -> LogLine:
    """The game is over, and what its dice came from is told."""
    return LogLine(Message.of("opening-seed", seed=seed), None, -1)


def tell_chain(head: str) -> LogLine:
    """The game is over, and its journal's chain ends so."""
    return LogLine(Message.of("opening-chain", head=head), None, -1)


def tell_order_throw(name: str, face: int) -> LogLine:
    return LogLine(Message.of("opening-throw", name=name, face=face), None, -1)


def tell_order(names: Iterable[str]) -> LogLine:
    return LogLine(Message.of("opening-order", names=tuple(names)), None, -1)


def tell_magic(faces: Iterable[int]) -> LogLine:
    return LogLine(Message.of("opening-magic", faces=tuple(faces)), None, -1)


def tell_all(game: Game, events: Iterable[Event]) -> list[LogLine]:
    found = ((message(game, event), event) for event in events)
    return [LogLine(said, event.event, event.seat) for said, event in found if said is not None]
