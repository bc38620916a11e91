"""Keys of players: where each has one, it makes the first throw of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from zonk_desktop.ui.kit import people

if TYPE_CHECKING:
    from zonk_desktop.live.snapshot import Snapshot
    from zonk_desktop.ui.kit.settings import Memory

#: Keys that mean nothing at the table; the first players sit far apart.
FREE = "QPZBXYFJV7890"
_EACH, _KEYS = "each-key", "own-keys"


def each_has_one(memory: Memory) -> bool:
    return memory.flag(_EACH, False)


def remembered(memory: Memory) -> dict[str, str]:
    """The key that everybody had before, by name."""
    found = (line.partition(" ") for line in memory.names(_KEYS))
    return {name: key for key, _, name in found if len(key) == 1 and key in FREE}


def remember(memory: Memory, keys: Mapping[str, str], *, each: bool) -> None:
    memory.set(_EACH, each)
    known = {**remembered(memory), **keys}
    memory.set(_KEYS, [f"{key} {name}" for name, key in known.items()])


def of_table(memory: Memory, snapshot: Snapshot | None) -> dict[str, str]:
    """The keys of the people at a table; none where they share those of the table."""
    if snapshot is None or not each_has_one(memory):
        return {}
    found = sorted(people.names(snapshot.game) - {*snapshot.header.sitting()})
    return shared(found, remembered(memory)) if len(found) > 1 else {}


def shared(names: Iterable[str], wished: Mapping[str, str]) -> dict[str, str]:
    """A key for each of these people: the one wished for, or the next that is free."""
    found: dict[str, str] = {}
    for name in (every := list(names)):
        key = wished.get(name, "")
        if key and key not in found.values():
            found[name] = key
    left = (key for key in FREE if key not in found.values())
    return {name: found.get(name) or next(left) for name in every}
