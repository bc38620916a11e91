"""How a turn went, as the events that lead to its entry on the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from zonk_desktop.engine.state import CellKind, Event, EventKind, Game
from zonk_desktop.transcript.replay import Step

#: Row and seat of an entry, and what happened in its turn.
Story = tuple[tuple[int, int], tuple[Event, ...]]

#: Events that tell how a turn went.
_TOLD = frozenset(
    (EventKind.ROLLED, EventKind.KEPT, EventKind.FORCED, EventKind.ROYALE, EventKind.DARED,
     EventKind.DARE_TAKEN, EventKind.DARE_WON, EventKind.REROLL, EventKind.BANKED,
     EventKind.MISS, EventKind.FAULT, EventKind.TOUCHED)
)  # fmt: skip


def stories(steps: Sequence[Step], game: Game, first: int = 0) -> tuple[Story, ...]:
    """The turns that were written by these steps, from the `first` of them on."""
    found: list[Story] = []
    for place in range(first, len(steps)):
        before = steps[place].before
        after = steps[place + 1].before if place + 1 < len(steps) else game
        written = len(before.cells)
        fresh = list(after.cells)[written:] if len(after.cells) > written else []
        own = [
            cell for cell in fresh
            if cell.seat == before.turn.seat and cell.kind is not CellKind.DASH
        ]  # fmt: skip
        if not own:
            continue
        begun = place
        while begun and len(steps[begun - 1].before.cells) == written:
            begun -= 1
        events = tuple(
            event
            for step in steps[begun : place + 1]
            for event in step.events
            if event.event in _TOLD
        )
        found.append(((own[0].row, own[0].seat), events))
    return tuple(found)
