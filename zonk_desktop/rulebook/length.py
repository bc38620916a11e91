"""How long a typical game is, when rules change the goal of the sheet they extend."""

from __future__ import annotations

from contextlib import suppress

from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook.build import MOST_ROUNDS
from zonk_desktop.rulebook.reading import Document


def goal(document: Document) -> object:
    table = document.get("knobs")
    return table.get("limit", Settings().limit) if isinstance(table, dict) else None


def follow_goal(document: Document, before: object) -> None:
    """A game to another goal takes as many more rounds, or fewer."""
    rounds, now = document.get("typical-rounds"), goal(document)
    if before == now or type(rounds) is not int:
        return
    with suppress(TypeError, ValueError, OverflowError, ZeroDivisionError):
        document["typical-rounds"] = round(rounds * int(str(now)) / int(str(before)))
    if not 0 <= document["typical-rounds"] <= MOST_ROUNDS:
        # What is said of the goal itself is said where the knobs are read.
        document["typical-rounds"] = 0
