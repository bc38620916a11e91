"""Faces twice as tall as the program's own, for letters that it has not: an emoji's, an alphabet's.

What a machine has for names in other writing differs; these are the same everywhere. Each letter is
as wide as its plain sister, so whatever lies elsewhere lies there for their height.
"""

from __future__ import annotations

import struct

from PySide6.QtGui import QFontDatabase, QRawFont

from zonk_desktop.resources import resource

#: Cypro-Minoan: letters as any others, in no face that a machine brings.
_FIRST = 0x12F90
_FILES = ("figtree-500", "figtree-600", "figtree-700", "figtree-800")


def tall(text: str) -> str:
    """The text in letters of the tall faces."""
    return "".join(chr(_FIRST + ord(letter) - 32) for letter in text)


def load() -> list[int]:
    """Make the faces known to Qt; returns what takes them away again."""
    return [QFontDatabase.addApplicationFontFromData(_made(name)) for name in _FILES]


def _made(name: str) -> bytes:
    data = resource("fonts", f"{name}.ttf").read_bytes()
    count = struct.unpack(">H", data[4:6])[0]
    tables = {}
    for place in range(12, 12 + 16 * count, 16):
        tag, _, begin, long = struct.unpack(">4s3I", data[place : place + 16])
        tables[tag] = bytearray(data[begin : begin + long])
    for tag, place, kinds in ((b"hhea", 4, ">2h"), (b"OS/2", 68, ">2h"), (b"OS/2", 74, ">2H")):
        heights = struct.unpack(kinds, tables[tag][place : place + 4])
        tables[tag][place : place + 4] = struct.pack(kinds, *(2 * height for height in heights))
    tables[b"cmap"] = bytearray(_characters(QRawFont(data, 16)))
    tables[b"name"] = bytearray(_names(name))
    head = struct.pack(">I4H", 0x10000, count, 128, 3, 16 * count - 128)
    begin = 12 + 16 * count
    body = b""
    for tag in sorted(tables):
        table = bytes(tables[tag])
        head += struct.pack(">4s3I", tag, 0, begin + len(body), len(table))
        body += table + b"\0" * (-len(table) % 4)
    return head + body


def _characters(plain: QRawFont) -> bytes:
    letters = "".join(map(chr, range(32, 127)))
    groups = [
        struct.pack(">3I", *[_FIRST + ord(letter) - 32] * 2, glyph)
        for letter, glyph in zip(letters, plain.glyphIndexesForString(letters), strict=True)
    ]
    head = struct.pack(">2H3I", 12, 0, 16 + 12 * len(groups), 0, len(groups))
    return struct.pack(">4HI", 0, 1, 3, 10, 12) + head + b"".join(groups)


def _names(name: str) -> bytes:
    texts = {1: "Tall", 2: "Regular", 4: name, 6: name}
    rows, body = b"", b""
    for key, text in texts.items():
        written = text.encode("utf-16-be")
        rows += struct.pack(">6H", 3, 1, 0x409, key, len(written), len(body))
        body += written
    return struct.pack(">3H", 0, len(texts), 6 + 12 * len(texts)) + rows + body
