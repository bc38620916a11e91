"""The big button of the start page, and the computer that its game is played against."""

from __future__ import annotations

from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.laid import Role
from zonk_desktop.words import say

#: Who plays against somebody who wants to throw at once: bold, so that something happens.
RIVAL = "dot"


def rival_of(person: str) -> str:
    """The rival's name at a table with this person, who may be called as the rival is."""
    name = say("character-dot")
    return name if name != person else f"{name} 2"


class LeadButton(ActionButton):
    """The big button; its title is set in the headline font."""

    def title_role(self, colour: str) -> Role:
        return Role("display", self._size.title * 1.1, colour=colour)
