"""What an action button shows; a module of its own, as the start page needs no game."""

from __future__ import annotations

from typing import NamedTuple

Statement = tuple[str, ...]


class ButtonView(NamedTuple):
    """An action: what it does, or why it cannot be done now."""

    name: str
    text: str
    note: str
    key: str
    #: What to say to the engine, in order; empty when blocked.
    says: tuple[Statement, ...] = ()
    reason: str = ""
    #: The program throws after the statements were said.
    roll: bool = False
    #: The reason in two or three words, for where there is no room.
    brief: str = ""

    @property
    def blocked(self) -> bool:
        return bool(self.reason)
