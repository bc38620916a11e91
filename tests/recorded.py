"""Records of what a room makes of many cases: a name and a digest of each, in a file of lines.

Other tests say what is right, case by case; a record says that nothing else has changed meanwhile.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from pathlib import Path

from zonk_desktop.engine.value import Value


def digest(thing: object) -> str:
    """Eight figures for anything that is written in one way only."""
    return f"{zlib.crc32(repr(thing).encode()):08x}"


#: What is written as it is.
_PLAIN = frozenset((bool, bytes, int, str, type(None)))


def written(thing: object) -> object:
    """The same in plain values, figures so short that no machine's arithmetic is seen in them."""
    if type(thing) in _PLAIN:
        return thing
    if isinstance(thing, float):
        # A bit more than it is: a round figure never lies between two that are written.
        return f"{thing * 1.0000012 + 1.2e-9:.6g}"
    if isinstance(thing, tuple | list):
        return [written(one) for one in thing]
    if isinstance(thing, Value):
        return [written(getattr(thing, name)) for name in thing.__struct_fields__]
    if isinstance(thing, Mapping):
        return [(written(key), written(value)) for key, value in thing.items()]
    if isinstance(thing, Enum):
        return str(thing)
    return thing


@cache
def recorded(path: Path) -> dict[str, str]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {name: mark for name, _, mark in (line.rpartition(" ") for line in lines)}


def record(path: Path, found: Iterable[tuple[str, str]]) -> None:
    """Write the record anew, and say how much of it is new."""
    before, now = recorded(path), dict(found)
    path.write_text("".join(f"{name} {mark}\n" for name, mark in now.items()), "utf-8")
    print(f"{sum(before.get(name) != mark for name, mark in now.items())} of {len(now)} are new")
