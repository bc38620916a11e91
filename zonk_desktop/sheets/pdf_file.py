"""The objects of a PDF file as Qt writes it: read, changed, and written again.

Qt writes plain objects with one classic table of places. Nothing is searched for in a file: the
table says where each object begins, and a file that is not as expected is refused whole.
"""

from __future__ import annotations

import itertools
import re
import zlib

_TRAILER = re.compile(rb"trailer\n<<\n(.*?)>>\nstartxref\n(\d+)\s*\n%%EOF\s*\Z", re.DOTALL)
_LENGTH = re.compile(rb"/Length (\d+)( 0 R)?")
_REFERENCE = re.compile(rb"\b(\d+) 0 R\b")
_NAMED = re.compile(rb"/(\w+) (\d+) 0 R\b")
_ENTRY = 20
#: How hard data is packed: harder takes twice the time and saves a fiftieth.
_PACK = 6
#: More objects than this are cut into several streams.
_MOST_PACKED = 2000


class OddPdf(Exception):
    """Qt wrote another kind of file than the one this module knows."""


def packed(data: bytes) -> bytes:
    return zlib.compress(data, _PACK)


class PdfFile:
    """Objects by number: their text, without the number before it."""

    def __init__(self, data: bytes) -> None:
        if (found := _TRAILER.search(data, max(0, len(data) - 2000))) is None:
            raise OddPdf("no trailer was found")
        self.trailer = found[1]
        start = int(found[2])
        head, count, at = _table(data, start)
        if head:
            raise OddPdf("the table of places does not begin with 0")
        places: dict[int, int] = {}
        for n in range(count):
            entry = data[at + n * _ENTRY : at + (n + 1) * _ENTRY]
            if len(entry) < _ENTRY or entry[17:18] not in {b"n", b"f"}:
                raise OddPdf("the table of places cannot be read")
            if entry[17:18] == b"n" and int(entry[:10]):
                places[n] = int(entry[:10])
        self.objects: dict[int, bytes] = {}
        ends = [*sorted(places.values()), start]
        self.head = data[: ends[0]]
        after = dict(itertools.pairwise(ends))
        for number, place in places.items():
            body = data[place : after[place]]
            begin = b"%d 0 obj\n" % number
            if not body.startswith(begin) or not body.endswith(b"endobj\n"):
                raise OddPdf(f"object {number} is not where it should be")
            self.objects[number] = body[len(begin) : -len(b"endobj\n")]
        self._next = count
        #: Objects that need no place of their own: they are packed together.
        self.packed: dict[int, bytes] = {}

    def root(self, name: bytes) -> int:
        """The number of an object that the trailer names."""
        return reference(self.trailer, name)

    def reserve(self) -> int:
        """A number for an object to come."""
        self._next += 1
        return self._next - 1

    def add(self, body: bytes) -> int:
        """A new object; returns its number."""
        number = self.reserve()
        self.objects[number] = body + b"\n"
        return number

    def add_stream(self, head: bytes, data: bytes) -> int:
        """A new object with data behind it."""
        return self.add_packed(head, packed(data))

    def add_packed(self, head: bytes, data: bytes) -> int:
        """The same with data that is packed already."""
        head += b" /Filter /FlateDecode"
        body = b"<< %s /Length %d >>\nstream\n%s\nendstream" % (head, len(data), data)
        return self.add(body)

    def stream(self, number: int) -> bytes:
        """The data behind an object, unpacked."""
        head, data = self._parted(number)
        return zlib.decompress(data) if b"/FlateDecode" in head else data

    def put_stream(self, number: int, data: bytes) -> None:
        """Other data behind an object."""
        data = packed(data)
        body = b"<< /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream\n"
        head, _ = self._parted(number)
        found = _LENGTH.search(head)
        if found is not None and found[2]:
            del self.objects[int(found[1])]
        self.objects[number] = body % (len(data), data)

    def _parted(self, number: int) -> tuple[bytes, bytes]:
        body = self.objects[number]
        head, mark, rest = body.partition(b"stream\n")
        found = _LENGTH.search(head)
        if not mark or found is None:
            raise OddPdf(f"object {number} has no data")
        length = int(found[1])
        return head, rest[: int(self.objects[length]) if found[2] else length]

    def arranged(self, *first: int) -> list[int]:
        """Numbers in the order in which objects are met from these on; what is not met goes.

        Qt numbers its fonts by chance. Returns the new numbers of the first ones.
        """
        numbers: dict[int, int] = {}
        waiting = [*reversed(first)]
        while waiting:
            old = waiting.pop()
            if old in numbers:
                continue
            numbers[old] = len(numbers) + 1
            body = self.packed[old] if old in self.packed else self.objects[old]
            head = body.partition(b"stream\n")[0]
            waiting += reversed(references(head))

        def renamed(found: re.Match[bytes]) -> bytes:
            return b"%d 0 R" % numbers[int(found[1])]

        for group in (self.objects, self.packed):
            kept = {}
            for old, body in group.items():
                if old in numbers:
                    head, mark, data = body.partition(b"stream\n")
                    kept[numbers[old]] = _REFERENCE.sub(renamed, head) + mark + data
            group.clear()
            group.update(sorted(kept.items()))
        self._next = len(numbers) + 1
        return [numbers[old] for old in first]

    def written(self, root: int, info: int, name: bytes) -> bytes:
        """The whole file, with a table of places that is packed itself."""
        where: dict[int, tuple[int, int, int]] = {}
        loose = sorted(self.packed)
        for n in range(0, len(loose), _MOST_PACKED):
            part = loose[n : n + _MOST_PACKED]
            bodies = [self.packed[number] for number in part]
            heads, at = [], 0
            for number, body in zip(part, bodies, strict=True):
                heads.append(b"%d %d" % (number, at))
                at += len(body) + 1
            first = b" ".join(heads) + b"\n"
            called = b"/Type /ObjStm /N %d /First %d" % (len(part), len(first))
            holder = self.add_stream(called, first + b"\n".join(bodies))
            where |= {number: (2, holder, k) for k, number in enumerate(part)}
        table = self.reserve()
        out = bytearray(self.head)
        for number in sorted(self.objects):
            where[number] = (1, len(out), 0)
            out += b"%d 0 obj\n%sendobj\n" % (number, self.objects[number])
        where[table] = (1, len(out), 0)
        rows = b"".join(
            bytes([kind]) + place.to_bytes(4, "big") + index.to_bytes(2, "big")
            for kind, place, index in (
                where.get(n, (0, 0, 65535 if n == 0 else 0)) for n in range(table + 1)
            )
        )
        rows = packed(rows)
        out += (
            b"%d 0 obj\n<< /Type /XRef /Size %d /W [1 4 2] /Root %d 0 R /Info %d 0 R "
            b"/ID [<%s> <%s>] /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream\nendobj\n"
            b"startxref\n%d\n%%%%EOF\n"
        ) % (table, table + 1, root, info, name, name, len(rows), rows, where[table][1])
        return bytes(out)


def _table(data: bytes, start: int) -> tuple[int, int, int]:
    """The first number of the table, how many there are, and where the entries begin."""
    ends = data.find(b"\n", start + len(b"xref\n"))
    words = data[start : ends + 1].split()
    if words[:1] != [b"xref"] or len(words) != 3 or not (words[1] + words[2]).isdigit():
        raise OddPdf("no table of places was found")
    return int(words[1]), int(words[2]), ends + 1


def reference(body: bytes, name: bytes) -> int:
    """The number behind a name: `/Root 3 0 R`."""
    for found in _NAMED.finditer(body):
        if found[1] == name:
            return int(found[2])
    raise OddPdf(f"no {name.decode()} was found")


def references(body: bytes) -> list[int]:
    """All numbers that a body names."""
    return [int(number) for number in _REFERENCE.findall(body)]
