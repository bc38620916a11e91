"""Which cue an event has, and when: the table's moments in the order in which they are heard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, assert_never

from zonk_desktop.engine.moves import keep_all
from zonk_desktop.engine.state import Event, EventKind, Game, Phase
from zonk_desktop.sound.names import Cue

#: Seconds between dice that go to the rail, pennants of hits, marks of dice and of the seat.
EACH_DIE = 0.11
EACH_HIT = 0.18
EACH_MARK = 0.09
EACH_KNOCK = 0.16
#: More pennants than this are not counted by ear.
MOST_HITS = 5
#: Marks wait until the faces have been said.
MARKS_AFTER = 0.25

#: Kinds that make no sound of their own, and why.
SILENT = {
    EventKind.ROLLED: "the dice are heard as they fall",
    EventKind.EARNED: "HITS is heard",
    EventKind.SHOWN: "its hits are heard when they are written or taken",
    EventKind.MAY_DARE: "nobody has dared yet",
    EventKind.DARE_TAKEN: "the die is heard as it falls",
    EventKind.DARE_REFUSED: "nothing has happened",
    EventKind.RELEASED: "the gate is heard when it opens",
    EventKind.ASKED: "the gate is heard when it opens",
    EventKind.FINISHED: "WINNER is heard, or INSTANT_LOSS",
    EventKind.INSTANT_WIN: "WINNER is heard",
    EventKind.ROLLOFF: "the die is heard as it falls",
    EventKind.HALFTIME_OVER: "the next turn is heard",
    EventKind.ACCOUNT_HELD: "the game goes on as it was",
    EventKind.TOKEN: "the throw that earned it is heard",
}


class Heard(NamedTuple):
    """A cue and the seconds until it."""

    cue: Cue
    after: float = 0.0


def heard(before: Game, after: Game, events: Iterable[Event], smoke: bool) -> tuple[Heard, ...]:
    """The cues of one step. `smoke`: hits are called hits, so that a match is struck."""
    found: list[Heard] = []
    now = 0.0
    for event in events:
        for cue, length in _cues(event, before, after, smoke):
            found.append(Heard(cue, now))
            now += length
    if before.gates and not after.gates and after.ended is None:
        found.append(Heard(Cue.GATE, now))
    return (*found, *_marks(before, after, events, now))


def _cues(  # noqa: PLR0911, PLR0912 - one branch a kind of event is the plainest way to say it
    event: Event, before: Game, after: Game, smoke: bool
) -> list[tuple[Cue, float]]:
    """The cues of an event, each with the seconds until the next one may begin."""
    kind = event.event
    match kind:
        case EventKind.KEPT:
            return [(Cue.KEEP, EACH_DIE)] * max(1, len(event.dice)) + [(Cue.PLATE, 0.2)]
        case EventKind.FORCED:
            return [(Cue.KEEP, EACH_DIE)] * max(1, len(event.dice)) + [(Cue.BRASS, 0.3)]
        case EventKind.MISS | EventKind.INSTANT_LOSS | EventKind.OUT:
            return [(Cue.ZONK, 0.6)]
        case EventKind.BANKED:
            seat = before.seats[event.seat]
            cues = [(Cue.STAY, 0.45)]
            if not seat.entered and before.rules.s.entry_minimum:
                cues.append((Cue.DIAL, 0.6))
            step = before.rules.s.hit_step
            if step and after.seats[event.seat].total // step > seat.total // step:
                cues.append((Cue.THOUSAND, 0.4))
            return cues
        case EventKind.HITS | EventKind.HALFTIME_HIT:
            return [(Cue.HIT, EACH_HIT)] * min(MOST_HITS, max(1, event.value))
        case EventKind.SOCIAL:
            return [(Cue.HIT, EACH_HIT)] * min(MOST_HITS, len(after.seats))
        case EventKind.TOOK_HITS | EventKind.HIT_GIVEN:
            return [(Cue.MATCH if smoke else Cue.COASTER, 0.5)]
        case EventKind.ROYALE | EventKind.DARE_WON | EventKind.SAFE | EventKind.TAKEN_OVER:
            return [(Cue.BRASS, 0.4)]
        case EventKind.DARED | EventKind.CHALLENGED:
            return [(Cue.DARE, 0.5)]
        case EventKind.CALLED_11000 | EventKind.LIMIT | EventKind.EXTENDED:
            return [(Cue.BELL, 0.5)]
        case EventKind.HALFTIME:
            return [(Cue.HALFTIME, 0.6)]
        case EventKind.WINNER:
            return [(Cue.WIN, 1.0)]
        case EventKind.REROLL | EventKind.KNOCKED_BACK:
            return [(Cue.UNDO, 0.3)]
        case EventKind.PENALTY | EventKind.FAULT | EventKind.TOUCHED:
            return [(Cue.REFUSED, 0.3)]
        case EventKind.SAID_NO | EventKind.ACCOUNT_FAILED:
            return [(Cue.REFUSED, 0.3)]
        case EventKind.STAKE:
            return [(Cue.COASTER, 0.2)]
        case (
            EventKind.ROLLED | EventKind.EARNED | EventKind.SHOWN | EventKind.MAY_DARE
            | EventKind.DARE_TAKEN | EventKind.DARE_REFUSED | EventKind.RELEASED | EventKind.ASKED
            | EventKind.FINISHED | EventKind.ROLLOFF | EventKind.HALFTIME_OVER
            | EventKind.ACCOUNT_HELD | EventKind.TOKEN | EventKind.INSTANT_WIN
        ):  # fmt: skip
            return []
        case _:
            assert_never(kind)


def _marks(before: Game, after: Game, events: Iterable[Event], now: float) -> list[Heard]:
    """Marks for whoever does not see the table: the dice from the left, and whose turn it is."""
    found: list[Heard] = []
    at = max(now, MARKS_AFTER)
    if any(event.event is EventKind.ROLLED for event in events):
        turn = after.turn
        if turn.phase is Phase.TO_KEEP:
            scoring = keep_all(after)
            for die in turn.active:
                found.append(Heard(Cue.SCORES if die in scoring else Cue.DEAD, at))
                at += EACH_MARK
    if after.turn.seat != before.turn.seat and after.ended is None:
        for _ in range(after.turn.seat + 1):
            found.append(Heard(Cue.KNOCK, at))
            at += EACH_KNOCK
    return found
