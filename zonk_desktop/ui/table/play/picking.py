"""Picks dice of the throw, by mouse and by number key."""

from __future__ import annotations

from zonk_desktop.engine.state import Phase
from zonk_desktop.ui.table.sight import Sight
from zonk_desktop.words import say


def toggled(sight: Sight, die: int) -> tuple[int, ...] | str | None:
    """The dice picked after a click on this one; a sentence where it cannot be picked.

    None where nothing can be picked now.
    """
    turn, picked = sight.game.turn, sight.picked
    if turn.phase is not Phase.TO_KEEP or die not in turn.active or not turn.throw:
        return None
    if die in picked:
        return tuple(other for other in picked if other != die)
    if die not in sight.scoring:
        return say("table-that-die-scores-nothing-here")
    return (*picked, die)


def toggled_face(sight: Sight, face: int) -> tuple[int, ...] | str | None:
    """The same for a number key: the next die that shows this face, or all of them back."""
    turn, picked = sight.game.turn, sight.picked
    if not turn.throw:
        return None
    dice = [die for die, shown in zip(turn.active, turn.throw, strict=True) if shown == face]
    free = [die for die in dice if die not in picked]
    if not dice:
        return say("table-no-die-shows", face=face)
    if free:
        return toggled(sight, free[0])
    return tuple(die for die in picked if die not in dice)
