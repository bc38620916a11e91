"""The content of an action button; a separate module, as the start page needs no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # the first page is painted before the engine is loaded
    from zonk_desktop.engine.actions import Action


class ButtonView(NamedTuple):
    """An action: what it does, or why it cannot be done now."""

    name: str
    text: str
    note: str
    key: str
    #: What is done, in order; empty when blocked, and where the button opens something.
    does: tuple[Action, ...] = ()
    reason: str = ""
    #: The note in few words, for where there is no room.
    brief: str = ""
    #: The title in fewer words, for where there is no room.
    short: str = ""
    #: It is not taken yet, for a moment: its key cap is dashed.
    waits: bool = False

    @property
    def blocked(self) -> bool:
        return bool(self.reason)
