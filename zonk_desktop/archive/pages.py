"""Rows read out of a database's pages one by one, where its trees cannot be followed any more.

The layout is that of https://sqlite.org/fileformat2.html. What cannot be a row is passed over.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

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
