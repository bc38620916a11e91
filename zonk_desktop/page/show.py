"""What the steps of a game look like on the page: beats, one after another, as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Any

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Event, EventKind, Game, Seat
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.transcript.replay import Replay, Step
from zonk_desktop.transcript.telling import message
from zonk_desktop.words import Message, figure, say, sentences, text
from zonk_desktop.words.clean import plain

#: What anybody sees without being told.
PLAIN = {EventKind.ROLLED, EventKind.KEPT, EventKind.TOOK_HITS, EventKind.MAY_DARE}
#: What the buttons offer anyway.
UNHEARD = {EventKind.MAY_DARE}
#: How long a sentence stands, in seconds: to be seen, and for each letter.
STANDS, LETTER = 0.7, 0.022

Plain = dict[str, Any]


def seated(seat: Seat) -> Plain:
    """Who sits there, and what he has."""
    return {
        "name": plain(seat.name, 30),
        "total": figure(seat.total),
        "hits": seat.hits,
        "told": say("hits-counted", hits=seat.hits),
    }


class Shown:
    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        #: What each die showed last.
        self._faces: dict[int, int] = {}

    @property
    def game(self) -> Game:
        return self.replay.game

    def called(self, name: str) -> str:
        """What sentences call a player."""
        return name

    def see(self, step: Step) -> None:
        if isinstance(step.action, act.DiceLanded):
            thrown = dice_in_hand(step.before)
            self._faces.update(zip(thrown, step.action.faces, strict=True))

    def beats(self, steps: Sequence[Step], n: int) -> Iterator[Plain]:
        """What is to be seen of a step, one after another."""
        step, after = steps[n], self._after(steps, n)
        self.see(step)
        if isinstance(step.action, act.DiceLanded):
            thrown = dice_in_hand(step.before)
            yield {"kind": "throw", "dice": [self._die(die, "felt") for die in thrown]}
        elif isinstance(step.action, act.Keep):
            yield {"kind": "table", "dice": self.lying(after), "turn": after.turn.points}
        told = self._told(after, step.events)
        if told:
            seconds = STANDS + LETTER * len(told)
            yield {"kind": "say", "text": told, "seconds": round(seconds, 2)}
        if after.turn.seat != step.before.turn.seat or after.ended is not step.before.ended:
            yield {"kind": "sweep"}

    def heard(self, steps: Sequence[Step], n: int) -> str:
        """A step for somebody who sees nothing of it."""
        return self._told(self._after(steps, n), steps[n].events, UNHEARD)

    def lying(self, game: Game) -> list[Plain]:
        """Every die that is on the table, and where."""
        turn = game.turn
        if game.ended is not None or not turn.rolls:
            return []
        aside = [self._die(die, "rail", face) for die, face in turn.aside]
        return [*aside, *(self._die(die, "felt") for die in turn.active)]

    def _after(self, steps: Sequence[Step], n: int) -> Game:
        return steps[n + 1].before if n + 1 < len(steps) else self.game

    def _told(self, game: Game, events: Sequence[Event], silent: Set[EventKind] = PLAIN) -> str:
        said = [message(game, event) for event in events if event.event not in silent]
        return sentences(text(self._ours(one)) for one in said if one is not None)

    def _ours(self, told: Message) -> Message:
        data = {k: self.called(v) if isinstance(v, str) else v for k, v in told.data}
        return Message.of(told.id, **data)

    def _die(self, die: int, place: str, face: int = 0) -> Plain:
        odd = die == self.game.rules.odd
        shown = face or self._faces.get(die, 1)
        return {"index": die, "face": shown, "colour": "red" if odd else "ivory", "place": place}
