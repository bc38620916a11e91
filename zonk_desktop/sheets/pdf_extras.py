"""What Qt's writer leaves out of a PDF: language, outline, and dates that can be given.

Qt writes plain objects with a classic table of places; so a new catalogue is put at the end, as
any editor of PDF does it, and dates are replaced letter by letter.
"""

from __future__ import annotations

import hashlib
import os
import re
from datetime import UTC, datetime

_LANGUAGE = b"en"
_CATALOGUE = re.compile(rb"(\d+) 0 obj\n<<\n/Type /Catalog\n(.*?)>>\nendobj", re.DOTALL)
_KIDS = re.compile(rb"/Type /Pages\s*/Kids\s*\[\s*((?:\d+ 0 R\s*)+)\]")
_TRAILER = re.compile(
    rb"trailer\n<<\n/Size (\d+)\s*\n(.*?)>>\nstartxref\n(\d+)\s*\n%%EOF", re.DOTALL
)
_DATES = re.compile(rb"(?<=Date \(D:)\d{14}Z")
_STAMPS = re.compile(rb'(?<=Date=")\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00')
_NAME = re.compile(rb"(?<=uuid:)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")


class OddPdf(Exception):
    """Qt wrote another kind of file than the one this module knows."""


def completed(data: bytes, outline: list[str]) -> bytes:
    """The file with language and outline, a line a page; one page needs no outline."""
    return _with_catalogue(_dated(data), outline if len(outline) > 1 else [])


def epoch() -> datetime | None:
    """The moment that SOURCE_DATE_EPOCH gives, None when it gives none."""
    try:
        return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "")), UTC)
    except (ValueError, OverflowError, OSError):
        return None


def _dated(data: bytes) -> bytes:
    """The same bytes for the same sheet where a date is given: no clock and no chance is left."""
    moment = epoch()
    if moment is None:
        return data
    plain = _DATES.sub(moment.strftime("%Y%m%d%H%M%SZ").encode(), data)
    plain = _STAMPS.sub(moment.strftime("%Y-%m-%dT%H:%M:%S+00:00").encode(), plain)
    found = _NAME.search(plain)
    if found is None:
        return plain
    old = found[0]
    # The name in letters, and again in the figures of its letters.
    nameless = plain.replace(old, b"").replace(old.hex().encode(), b"")
    digest = hashlib.sha256(nameless).hexdigest()
    new = "-".join((digest[:8], digest[8:12], digest[12:16], digest[16:20], digest[20:32])).encode()
    return plain.replace(old, new).replace(old.hex().encode(), new.hex().encode())


def _with_catalogue(data: bytes, outline: list[str]) -> bytes:
    catalogue, kids = _CATALOGUE.search(data), _KIDS.search(data)
    trailers = list(_TRAILER.finditer(data))
    if catalogue is None or kids is None or not trailers:
        raise OddPdf("no catalogue, trailer or pages were found")
    trailer = trailers[-1]
    pages = re.findall(rb"\d+ 0 R", kids[1])
    if outline and len(outline) != len(pages):
        raise OddPdf(f"{len(outline)} lines for {len(pages)} pages")
    size = int(trailer[1])
    root = int(catalogue[1])
    extra = [b"/Lang (" + _LANGUAGE + b")", b"/ViewerPreferences << /DisplayDocTitle true >>"]
    objects: dict[int, bytes] = {}
    if outline:
        extra.append(b"/Outlines %d 0 R" % size)
        first, last = size + 1, size + len(outline)
        objects[size] = b"<< /Type /Outlines /First %d 0 R /Last %d 0 R /Count %d >>" % (
            first,
            last,
            len(outline),
        )
        for n, (words, page) in enumerate(zip(outline, pages, strict=True)):
            number = first + n
            before = b" /Prev %d 0 R" % (number - 1) if n else b""
            after = b" /Next %d 0 R" % (number + 1) if number < last else b""
            objects[number] = b"<< /Title %s /Parent %d 0 R /Dest [ %s /Fit ]%s%s >>" % (
                _text(words),
                size,
                page,
                before,
                after,
            )
    objects[root] = b"<<\n/Type /Catalog\n" + catalogue[2] + b"\n".join(extra) + b"\n>>"
    out = bytearray(data)
    if not out.endswith(b"\n"):
        out += b"\n"
    places: dict[int, int] = {}
    for number in sorted(objects):
        places[number] = len(out)
        out += b"%d 0 obj\n%s\nendobj\n" % (number, objects[number])
    start = len(out)
    out += b"xref\n"
    for number in sorted(places):
        out += b"%d 1\n%010d 00000 n \n" % (number, places[number])
    out += b"trailer\n<<\n/Size %d\n%s/Prev %s\n>>\nstartxref\n%d\n%%%%EOF\n" % (
        max(size, *(number + 1 for number in places)),
        trailer[2],
        trailer[3],
        start,
    )
    return bytes(out)


def _text(words: str) -> bytes:
    """A text of a PDF in letters of any script."""
    return b"<" + (b"\xfe\xff" + words.encode("utf-16-be", "replace")).hex().encode() + b">"
