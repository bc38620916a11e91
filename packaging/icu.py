"""ICU's tables, cut to those that Qt asks for: 32 megabytes become five.

Qt sorts words by them, converts text and names zones of time; what it does not ask for cannot be
reached. `icu.txt` has the sums of the tables as they lie in the wheel and as they are cut: other
tables than these are not shipped unseen.
"""

from __future__ import annotations

import hashlib
import re
import struct
import subprocess
from pathlib import Path

import product
import tools

SUMS = product.ROOT / "packaging" / "icu.txt"
#: Where a table begins, and what lies between two.
EDGE, FILL = 16, b"\xaa"
#: Sorting in every language; names of zones; what any language is looked up by.
KEPT = re.compile(
    r"[^/]+/("
    r"coll/.+|zone/(root|res_index|pool|en)\.res|cnvalias\.icu|nfkc\.nrm|"
    r"(root|res_index|pool|en|icuver|keyTypeData|likelySubtags|metadata|metaZones|"
    r"numberingSystems|supplementalData|timezoneTypes|windowsZones|zoneinfo64)\.res)"
)


def tables(data: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The head of ICU's data, and each table by its name."""
    (head,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, head)
    body = data[head:]
    places = [struct.unpack_from("<II", body, 4 + 8 * n) for n in range(count)]
    ends = [place for _, place in places[1:]] + [len(body)]
    found = {}
    for (name, begin), end in zip(places, ends, strict=True):
        found[body[name : body.index(b"\0", name)].decode()] = body[begin:end]
    return data[:head], found


def packed(head: bytes, each: dict[str, bytes]) -> bytes:
    """The same the other way round."""
    names = b"".join(name.encode() + b"\0" for name in sorted(each))
    start = 4 + 8 * len(each)
    body = start + len(names)
    body += -body % EDGE
    places, name_at, at = b"", start, body
    for name in sorted(each):
        places += struct.pack("<II", name_at, at)
        name_at += len(name) + 1
        at += len(each[name])
    listed = struct.pack("<I", len(each)) + places + names
    return head + listed.ljust(body, FILL) + b"".join(each[name] for name in sorted(each))


def cut(data: bytes) -> bytes:
    """The tables that stay."""
    head, each = tables(data)
    kept = {name: table for name, table in each.items() if KEPT.fullmatch(name)}
    print(f"icu: {len(kept)} of {len(each)} tables, {len(packed(head, kept)) / 1e6:.2f} MB")
    return packed(head, kept)


def sums(before: bytes, after: bytes) -> str:
    return "".join(
        f"{hashlib.sha256(data).hexdigest()}  {name}\n"
        for name, data in (("as published", before), ("as shipped", after))
    )


def library(source: Path, target: Path) -> None:
    """A library of the same name with fewer tables."""
    data = target.with_suffix(".dat")
    only = ("-O", "binary", "--only-section=.rodata")
    subprocess.run([tools.path("objcopy"), *only, str(source), str(data)], check=True)
    before = data.read_bytes()
    after = cut(before)
    if sums(before, after) != SUMS.read_text("utf-8"):
        raise SystemExit(
            f"ICU's tables are others than those of {SUMS.name}. Look at what has come and gone,"
            f" then write there:\n{sums(before, after)}"
        )
    data.write_bytes(after)
    shown = subprocess.run(
        [tools.path("objdump"), "-T", str(source)], capture_output=True, text=True, check=True
    ).stdout
    names = re.findall(r"\s(icudt\w+_dat)$", shown, re.MULTILINE)
    assembled = target.with_suffix(".s")
    assembled.write_text(
        f".section .rodata\n.balign {EDGE}\n.globl {names[0]}\n.type {names[0]}, @object\n"
        f'{names[0]}:\n.incbin "{data.name}"\n.size {names[0]}, . - {names[0]}\n'
        '.section .note.GNU-stack, "", @progbits\n',
        "ascii",
    )
    made = target.with_suffix(".o")
    folder = target.parent
    subprocess.run([tools.path("as"), "-o", made.name, assembled.name], check=True, cwd=folder)
    words = ["-shared", "--strip-all", "-soname", source.name, "--build-id=none"]
    words += ["--hash-style=both", "-o", target.name, made.name]
    subprocess.run([tools.path("ld"), *words], check=True, cwd=folder)
