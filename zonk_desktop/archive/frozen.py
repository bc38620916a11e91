"""A database read into memory from its bytes: nothing of it is locked, changed or written again.

For a full or failing disk, a folder without rights and a damaged file: SQLite would want to make
files beside the database before it shows a single game.
"""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.place import PlaceError

_MAGIC = b"SQLite format 3\0"
_WAL = {0x377F0682: "<", 0x377F0683: ">"}
#: The most that is taken into memory.
MOST_BYTES = 1 << 30


def contents(path: Path) -> bytearray:
    """The database's bytes with what its journal adds to them; raises OSError."""
    if path.stat().st_size > MOST_BYTES:
        raise PlaceError("archive-too-large")
    base = bytearray(path.read_bytes())
    wal = path.with_name(path.name + "-wal")
    if wal.exists():
        _fold(base, wal.read_bytes())
    return base


def page_size(base: bytes | bytearray) -> int:
    """As its head says; the usual size where the head says nothing that can be."""
    if len(base) >= 18:
        (size,) = struct.unpack(">H", base[16:18])
        size = 65536 if size == 1 else int(size)
        if 512 <= size <= 65536 and not size & (size - 1):
            return size
    return 4096


def there(base: bytes | bytearray) -> int:
    """How much of the file is there, in percent, by the length that its head tells."""
    if base[:16] != _MAGIC or len(base) < 32:
        return 100
    (pages,) = struct.unpack(">I", base[28:32])
    return int(min(100, 100 * len(base) // max(1, pages * page_size(base))))


def connection(base: bytearray) -> sqlite3.Connection:
    """Open the bytes as a separate database in memory; raises sqlite3.Error."""
    if base[:16] == _MAGIC:
        # Without the mark of a journal: there is none beside a database in memory.
        base[18:20] = b"\x01\x01"
    if short := len(base) % page_size(base):
        base.extend(bytes(page_size(base) - short))
    # Who gives up reading lets go of it in a thread of his own, and there it is closed.
    found = sqlite3.connect(":memory:", check_same_thread=False)
    try:
        found.isolation_level = None
        if base:
            found.deserialize(bytes(base))
    except sqlite3.Error:
        found.close()
        raise
    return found


def _fold(base: bytearray, journal: bytes) -> None:
    """Lay the committed pages of a write-ahead log over the database."""
    if len(journal) < 32:
        return
    magic, _, size = struct.unpack(">3I", journal[:12])
    if magic not in _WAL or size < 512 or size & (size - 1) or size > 65536:
        return
    order = _WAL[magic]
    salt = journal[16:24]
    total = _sum(order, journal[:24], (0, 0))
    if total != struct.unpack(">2I", journal[24:32]):
        return
    waiting: dict[int, bytes] = {}
    for start in range(32, len(journal) - 24 - size + 1, 24 + size):
        head, page = journal[start : start + 24], journal[start + 24 : start + 24 + size]
        if head[8:16] != salt:
            break
        total = _sum(order, page, _sum(order, head[:8], total))
        if total != struct.unpack(">2I", head[16:24]):
            break
        number, pages = struct.unpack(">2I", head[:8])
        waiting[number] = page
        if pages:
            # The end of a transaction: what came before it holds.
            _lay(base, waiting, size, pages)
            waiting = {}


def _lay(base: bytearray, waiting: dict[int, bytes], size: int, pages: int) -> None:
    if pages * size > MOST_BYTES or any(not 1 <= number <= pages for number in waiting):
        return
    if len(base) < pages * size:
        base.extend(bytes(pages * size - len(base)))
    del base[pages * size :]
    for number, page in waiting.items():
        base[(number - 1) * size : number * size] = page


def _sum(order: str, data: bytes, before: tuple[int, int]) -> tuple[int, int]:
    first, second = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for place in range(0, len(words), 2):
        first = (first + words[place] + second) & 0xFFFFFFFF
        second = (second + words[place + 1] + first) & 0xFFFFFFFF
    return first, second


Value = int | float | str | bytes | None

_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER = 0x0D, 0x0A, 0x02
_FIXED = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
_MOST_VALUES = 64
_MOST_ROW = 1 << 20


class PageRow(NamedTuple):
    """One row; the number is that of a table with row numbers, else 0."""

    number: int
    values: tuple[Value, ...]


def records(base: bytes | bytearray, size: int) -> Iterator[PageRow]:
    """Every row of every page that still looks like one."""
    view = memoryview(bytes(base))
    for start in range(0, len(view) - size + 1, size):
        head = start + (100 if start == 0 else 0)
        kind = view[head]
        if kind not in {_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER}:
            continue
        (cells,) = struct.unpack(">H", view[head + 3 : head + 5])
        pointers = head + (12 if kind == _INDEX_INNER else 8)
        for cell in range(min(cells, (start + size - pointers) // 2)):
            (at,) = struct.unpack(">H", view[pointers + 2 * cell : pointers + 2 * cell + 2])
            if not 8 <= at < size:
                continue
            try:
                yield _record(view, size, start + at, kind)
            except (_NoRow, struct.error, IndexError):
                continue


class _NoRow(Exception):
    """These bytes are no row."""


def _record(view: memoryview, size: int, at: int, kind: int) -> PageRow:
    if kind == _INDEX_INNER:
        at += 4
    long, at = _figure(view, at)
    number = 0
    if kind == _TABLE_LEAF:
        number, at = _figure(view, at)
    if not 0 < long <= _MOST_ROW or number < 0:
        raise _NoRow
    return PageRow(number, _values(_payload(view, size, at, long, kind == _TABLE_LEAF)))


def _payload(view: memoryview, size: int, at: int, long: int, leaf: bool) -> bytes:
    """What the row holds; a long one goes on in overflow pages."""
    least = (size - 12) * 32 // 255 - 23
    most = size - 35 if leaf else (size - 12) * 64 // 255 - 23
    here = long
    if long > most:
        here = least + (long - least) % (size - 4)
        here = here if here <= most else least
    found = bytearray(view[at : at + here])
    if here < long:
        (page,) = struct.unpack(">I", view[at + here : at + here + 4])
        while len(found) < long:
            start = (page - 1) * size
            if page < 1 or start + size > len(view):
                raise _NoRow
            (page,) = struct.unpack(">I", view[start : start + 4])
            found += view[start + 4 : start + min(size, 4 + long - len(found))]
    if len(found) != long:
        raise _NoRow
    return bytes(found)


def _values(row: bytes) -> tuple[Value, ...]:
    view = memoryview(row)
    end, at = _figure(view, 0)
    if not at <= end <= len(row):
        raise _NoRow
    kinds = []
    while at < end:
        kind, at = _figure(view, at)
        kinds.append(kind)
        if len(kinds) > _MOST_VALUES:
            raise _NoRow
    found: list[Value] = []
    at = end
    for kind in kinds:
        value, at = _value(row, at, kind)
        found.append(value)
    if at != len(row):
        raise _NoRow
    return tuple(found)


def _value(row: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind in {0, 8, 9}:
        return (None if kind == 0 else kind - 8), at
    if kind in _FIXED:
        end = at + _FIXED[kind]
        if end > len(row):
            raise _NoRow
        return int.from_bytes(row[at:end], "big", signed=True), end
    if kind == 7:
        return float(struct.unpack(">d", row[at : at + 8])[0]), at + 8
    if kind < 12:
        raise _NoRow
    end = at + (kind - 12) // 2
    if end > len(row):
        raise _NoRow
    return (row[at:end].decode("utf-8", "replace") if kind % 2 else row[at:end]), end


def _figure(view: memoryview, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    found = 0
    for place in range(9):
        byte = view[at + place]
        if place == 8:
            found = found << 8 | byte
        else:
            found = found << 7 | byte & 0x7F
            if byte < 0x80:
                return found, at + place + 1
    return found - (1 << 64 if found >= 1 << 63 else 0), at + 9
