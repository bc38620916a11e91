"""Looks of the players at the table: each keeps colour and symbol, whatever seat he gets."""

from __future__ import annotations

from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.person import people_of
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style


def give_looks(snapshot: Snapshot, names: list[str], look: Style, memory: Memory) -> None:
    """Assign looks to those who sit there, by name."""
    known = look.known
    by_name = {seat.name: seat for seat in snapshot.game.seats}
    who = people_of(snapshot.header, [by_name[name] for name in names])
    found = people.looks_of(who, known)
    look.looks[:] = found
    look.portraits.clear()
    look.portraits.update(people.portraits_of(who))
    fresh = {one.name: n for one, n in zip(who, found, strict=True) if one.name not in known}
    if fresh:
        known.update(fresh)
        memory.set_looks({**memory.looks(), **fresh})
