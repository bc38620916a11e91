"""The state that the pad shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import EntryKind, Sheet, TurnEntry
from zonk_desktop.ui.kit.wording import read_out
from zonk_desktop.words import say, sentences

#: Row and seat of an entry.
Place = tuple[int, int]
NOWHERE: Place = (-1, -1)


class SheetState(NamedTuple):
    """The state that the pad shows."""

    sheet: Sheet
    #: The live cell.
    live: Place = NOWHERE
    #: What a stay would write there.
    pencil: TurnEntry | None = None
    turn: int = -1
    winners: tuple[int, ...] = ()
    corrected: frozenset[tuple[int, int]] = frozenset()
    #: The throws of a cell, by row and seat.
    stories: Mapping[tuple[int, int], str] = {}
    #: Who keeps score, -1 for nobody, and what is told of each seat that holds an office.
    keeper: int = -1
    offices: Mapping[int, str] = {}
    #: Left and right at the head of the pad.
    head: tuple[str, str] = ("", "")
    #: What stands at the left where there is no room for more.
    brief: str = ""
    #: Entries may be corrected: a click on a cell asks for that.
    correctable: bool = False
    #: Hits of each seat, for the row below the sheet.
    hits: tuple[int, ...] = ()
    #: Milliseconds in which what is new is written, drawn or rubbed out; 0: it is there at once.
    write_ms: int = 320
    #: An entry as it will be when all its marks stand there: it has their room from the start.
    coming: tuple[Place, TurnEntry] | None = None
    #: A total that gives way to the one just written, struck out while that is shown.
    struck: Place = NOWHERE
    #: The total that must be beaten, underlined in red.
    home: Place = NOWHERE
    #: Something was taken back: what stood there is rubbed out.
    rubbed: bool = False


def changed(before: SheetState | None, state: SheetState) -> frozenset[Place] | None:
    """Places that look another way than before, None where all of the sheet may."""
    if before is None or _frame(before) != _frame(state):
        return None
    found = {
        (row, seat)
        for row, (old, new) in enumerate(zip(before.sheet.lines, state.sheet.lines, strict=True))
        if old != new
        for seat, (was, now) in enumerate(zip(old.entries, new.entries, strict=True))
        if was != now
    }
    for was, now in (
        (before.live, state.live),
        (before.struck, state.struck),
        (before.home, state.home),
        (_coming(before), _coming(state)),
    ):
        if was != now:
            found |= {was, now}
    if before.pencil != state.pencil:
        found.add(state.live)
    if before.coming != state.coming:
        found.add(_coming(state))
    found |= before.corrected ^ state.corrected
    return frozenset(place for place in found if place[0] >= 0)


def _frame(state: SheetState) -> tuple[object, ...]:
    """What more than single entries hangs on."""
    sheet = state.sheet
    lines = [(line.kind, line.number, len(line.entries)) for line in sheet.lines]
    return sheet.style, sheet.columns, lines, state.winners, state.correctable, state.offices


def _coming(state: SheetState) -> Place:
    return NOWHERE if state.coming is None else state.coming[0]


def mark_said(name: str) -> str:
    """Name a mark, for a screen reader: letters and figures as they stand, all else in words."""
    signs = marks.exists(name) and not name.startswith("bong")
    plain = marks.word(name) if signs else name.replace("-", " ").capitalize()
    return say("sheet-pad-mark", mark=name, plain=plain)


def said_around(state: SheetState) -> str:
    """Say what stands round the table: date, Magic Number, offices, hits, what marks mean."""
    names = [column.name for column in state.sheet.columns]
    hits = [
        say("sheet-pad-hits", name=name, hits=count)
        for name, count in zip(names, state.hits, strict=False)
    ]
    keys = [
        say("sheet-pad-key", marks=tuple(map(mark_said, key.marks)), words=key.words)
        for key in state.sheet.legend
    ]
    return read_out(*state.head, *state.offices.values(), *hits, *keys)


def said(entry: TurnEntry) -> str:
    """Describe an entry in words, for a screen reader."""
    if entry.kind is EntryKind.DASH:
        return say("sheet-pad-dash")
    parts = [*map(mark_said, entry.left), entry.text or entry.turn]
    if entry.hits:
        parts.append(say("hits-counted", hits=entry.hits))
    if entry.penalty:
        parts.append(entry.penalty)
    return sentences(parts)
