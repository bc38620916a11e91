"""What a live game does not do, and why."""

from __future__ import annotations

from zonk_desktop.engine.refusals import Refusal
from zonk_desktop.transcript.words import message
from zonk_desktop.words import MessageError


class Denied(MessageError):
    """A request that was not carried out; the game is as it was."""

    #: The refusal of the rules; None where the game itself cannot do it, as with an undo of dice
    #: that have landed.
    why: Refusal | None = None

    @classmethod
    def by_rules(cls, why: Refusal) -> Denied:
        found = cls(message(why))
        found.why = why
        return found
