"""Qt's own words without those of its modules that are not shipped (zonk.spec).

A `.qm` file has sections: its language, sums of sentences with where their messages begin, the
messages, rules of plurals. Each message names the class that says it.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

Entry = tuple[str, str, str]

#: Classes of QtNetwork, QtSql, QtXml and QtStateMachine; errors of patterns, which nobody sees.
UNSAID = re.compile(
    r"Q(Ssl|Dtls|Dns|Http|Ftp|Network|NativeSocket|Socks5|AbstractSocket|Local(Socket|Server)|HostInfo|"
    r"TcpServer|UdpSocket|SctpSocket|IBase|MYSQL|ODBC|OCI|PSQL|SQLite|TDS|DB2|Mimer|StateMachine|"
    r"RegularExpression|(Xml|DomParser|RegExp|AxSelect)$)"
)

_SECTION, _PLACE = struct.Struct(">BI"), struct.Struct(">II")
_HEAD, _HASHES, _MESSAGES, _CONTEXTS = 16, 0x42, 0x69, 0x2F
#: Parts of a message: its end, a number, the class that says it.
_END, _NUMBER, _CLASS = 1, 5, 7
_NONE = 0xFFFFFFFF


def sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    at = _HEAD
    while at < len(data):
        tag, size = _SECTION.unpack_from(data, at)
        at += _SECTION.size
        yield tag, data[at : at + size]
        at += size


def message(messages: bytes, begin: int) -> tuple[str, bytes]:
    """The class that says a message, and the whole of it."""
    at, said_by = begin, ""
    while (tag := messages[at]) != _END:
        if tag == _NUMBER:
            at += 5
            continue
        _, size = _SECTION.unpack_from(messages, at)
        at += _SECTION.size
        size = 0 if size == _NONE else size
        if tag == _CLASS:
            said_by = messages[at : at + size].decode()
        at += size
    return said_by, messages[begin : at + 1]


def cut(data: bytes) -> bytes:
    """The file without what is unsaid; the table of classes, by which Qt looks less, goes too."""
    parts = dict(sections(data))
    if _HASHES not in parts:
        return data  # English
    hashes, messages = bytearray(), bytearray()
    for mark, begin in _PLACE.iter_unpack(parts[_HASHES]):
        said_by, whole = message(parts[_MESSAGES], begin)
        if not UNSAID.match(said_by):
            hashes += _PLACE.pack(mark, len(messages))
            messages += whole
    parts |= {_HASHES: bytes(hashes), _MESSAGES: bytes(messages)}
    parts.pop(_CONTEXTS, None)
    return data[:_HEAD] + b"".join(
        _SECTION.pack(tag, len(part)) + part for tag, part in parts.items()
    )


def in_their_place(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for place, source, kind in entries:
        copy = folder / Path(place).name
        if copy.suffix == ".qm":
            copy.write_bytes(cut(Path(source).read_bytes()))
        found.append((place, str(copy) if copy.suffix == ".qm" else source, kind))
    return found
