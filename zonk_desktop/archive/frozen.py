"""A database read into memory from its bytes: nothing of it is locked, changed or written again.

For a full or failing disk, a folder without rights and a damaged file: SQLite would want to make
files beside the database before it shows a single game.
"""

from __future__ import annotations

import sqlite3
import struct
from pathlib import Path

from zonk_desktop.archive.errors import PlaceError

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
