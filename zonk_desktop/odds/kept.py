"""Disk cache of clocks, so that one is computed once and not at every start.

A file is named by all that it depends on: the rule set and the program. It is written whole or not
at all. What is read is checked, by its sum and for sense; a file that does not hold is removed and
made again. Only this many are kept, those asked for last.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path

import numpy as np

import zonk_desktop
from zonk_desktop import engine
from zonk_desktop.engine.choices import Ceremony
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.chart import Floats
from zonk_desktop.odds.clock import Ladder
from zonk_desktop.save import save

#: A pipe is opened at once; Windows has none among its files.
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)

_HEAD = b"zonk-odds\n"
#: Files that are kept, the most bytes that one may have, and all of them.
MOST_FILES = 60
MOST_BYTES = 8 * 2**20
MOST_IN_ALL = 8 * MOST_BYTES
#: Chances differ from sums of chances by so much.
_FINE = 1e-9
#: Seconds after which a file that was not finished belongs to nobody.
_LEFT = 3600


def folder() -> Path | None:
    """Where files are kept: the cache folder of this system, or `ZONK_CACHE`; None for `off`."""
    if said := os.environ.get("ZONK_CACHE", ""):
        return None if said == "off" else Path(said)
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else home / "AppData" / "Local") / "Zonk Desktop" / "Cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "Zonk Desktop"
    base = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(base) if os.path.isabs(base) else home / ".cache") / "zonk-desktop"


def moves(ruleset: RuleSet, ladder: Ladder, make: Callable[[], Floats]) -> Floats:
    """Where turns lead by the clock of a rule set, from its file if that is valid; in the last
    column the chance to miss."""
    name = f"{_name(ruleset)}.clock"
    shape = (ladder.states, ladder.columns + 1)

    def of(data: bytes) -> Floats:
        array: Floats = np.load(BytesIO(data), allow_pickle=False)
        if array.shape[1:] != shape or array.dtype != np.float64:
            raise ValueError("another shape")
        # What is no number or without end is refused by one of these too.
        if not (array >= -_FINE).all():
            raise ValueError("no chances")
        if not len(array) or (np.abs(array.sum(axis=2) - 1) > 1e-6).any():
            raise ValueError("no chances")
        return array

    if (found := _read(name, of)) is None:
        found = make()
        file = BytesIO()
        np.save(file, found)
        _write(name, file.getvalue())
    return found


# Files


def _name(ruleset: RuleSet) -> str:
    """Of all that a clock depends on; hits that wait for a word change no turn."""
    parts = (
        changed(ruleset.settings, ceremony=Ceremony.OFF),
        ruleset.combos,
        ruleset.instants,
        ruleset.hits,
        [(miss.key, miss.when) for miss in ruleset.misses],
        _program(),
    )
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


@cache
def _program() -> str:
    """Hash of the program: its version, and its own source where that lies there."""
    found = hashlib.sha256(zonk_desktop.__version__.encode())
    for room in (Path(engine.__file__).parent, Path(__file__).parent):
        for file in sorted(room.glob("*.py")):
            with suppress(OSError):
                found.update(file.read_bytes())
    return found.hexdigest()


def _read(name: str, of: Callable[[bytes], Floats]) -> Floats | None:
    if (place := folder()) is None:
        return None
    path = place / name
    try:
        data = _bytes_of(path)
    except (OSError, ValueError):
        return None
    head, mark, rest = data[: len(_HEAD)], data[len(_HEAD) :][:32], data[len(_HEAD) + 32 :]
    try:
        if head != _HEAD or _sum(name, rest) != mark:
            raise ValueError("damaged")
        found = of(rest)
    except Exception:
        # Whatever is wrong with it, it can be made again.
        with suppress(OSError):
            path.unlink()
        return None
    with suppress(OSError):
        # Asked for last, removed last.
        os.utime(path)
    return found


def _sum(name: str, data: bytes) -> bytes:
    """Of the content and of what it belongs to: under another name no file holds."""
    return hashlib.sha256(name.encode() + data).digest()


def _bytes_of(path: Path) -> bytes:
    """What stands in the file; nothing of a pipe or a device, which would be waited for."""
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | _AT_ONCE)) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            return b""
        # Of a file that is longer the sum of what is read does not hold.
        return file.read(MOST_BYTES)


def _write(name: str, data: bytes) -> None:
    """Write a file if the disk allows; without it everything is computed again."""
    place, whole = folder(), _HEAD + _sum(name, data) + data
    if place is None or len(whole) > MOST_BYTES:
        return
    with suppress(OSError, ValueError):
        place.mkdir(parents=True, exist_ok=True)
        save(place / name, whole)
        _tidy(place, name)


def _tidy(place: Path, fresh: str) -> None:
    """Remove files asked for long ago where there are too many, and what a kill has left."""
    found = []
    for file in place.iterdir():
        seen = file.stat()
        if file.suffix in {".clock", ".turn"}:
            found.append((file.name == fresh, seen.st_mtime, seen.st_size, file))
        elif file.suffix == ".part" and time.time() - seen.st_mtime > _LEFT:
            file.unlink()
    size = 0
    for number, (_, _, bytes_, file) in enumerate(sorted(found, reverse=True)):
        size += bytes_
        if number >= MOST_FILES or size > MOST_IN_ALL:
            file.unlink()
