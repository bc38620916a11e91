"""The archive that a .deb is, with what lies in it packed."""

from __future__ import annotations

import lzma
import struct


def pressed(deb: bytes, machine: str) -> bytes:
    """A .deb whose parts are packed by xz, with a filter that dpkg-deb reads but does not offer.

    It makes the code of a processor alike wherever it lies; that of other processors is younger
    than the oldest system the package is for.
    """
    code = [{"id": lzma.FILTER_X86}] if machine == "amd64" else []
    filters = [*code, {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
    found, at = [deb[:8]], 8
    while at < len(deb):
        # The head of a member: name, date, owner, group, mode; size; its own end.
        name, about, size, end = struct.unpack_from("16s32s10s2s", deb, at)
        body = deb[at + 60 : at + 60 + int(size)]
        at += 60 + int(size) + int(size) % 2
        name = name.rstrip()
        if name.endswith(b".tar"):
            name, body = name + b".xz", lzma.compress(body, filters=filters)
        head = struct.pack("16s32s10s2s", name.ljust(16), about, b"%-10d" % len(body), end)
        found += [head, body, b"\n" * (len(body) % 2)]
    return b"".join(found)
