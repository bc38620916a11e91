"""What a live game does not do, and why."""

from __future__ import annotations

from zonk_desktop.engine.refusals import Refusal
from zonk_desktop.transcript.words import message
from zonk_desktop.words import Message, MessageError


class Denied(MessageError):
    """A request that was not carried out; the game is as it was.

    `why` is the refusal of the rules; None where the game itself cannot do it, as with an undo of
    dice that have landed.
    """

    def __init__(self, message: Message, why: Refusal | None = None) -> None:
        super().__init__(message)
        self.why = why

    @classmethod
    def by_rules(cls, why: Refusal) -> Denied:
        return cls(message(why), why)
