"""Codes of sheets in pictures, and what a PDF carries: a photograph, a scan, a file.

All of it comes from outside: it is looked at in a process of its own, which has so much time and
so much memory. What comes back are texts.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Sequence
from concurrent.futures import TimeoutError as TookTooLong
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from zonk_desktop import helpers
from zonk_desktop.compact import codes
from zonk_desktop.compact.game import CodedGame, unpack
from zonk_desktop.compact.number import SheetError
from zonk_desktop.places import step
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import MOST_BYTES as MOST_RULES
from zonk_desktop.sheets import vectors
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import MOST_BYTES as MOST_TEXT
from zonk_desktop.transcript.lines import rules_named
from zonk_desktop.words import reason

MOST_BYTES = 80_000_000
#: Pixels of a picture: more are halved on the way in.
_MOST_PIXELS = 30_000_000
#: Megabytes that a picture may take, and the whole process.
_MOST_PICTURE, _MOST_MEMORY = 400, 3 << 30
_PICTURES, _FILES = 60, 40
_SECONDS = 90.0
#: So often it is asked meanwhile whether anybody still waits.
_LOOKS = 360
#: A code is looked for in the picture as it is, then sharper, larger and smaller.
_WAYS = ((1.0, False), (1.0, True), (2.0, True), (0.5, False), (1.4, True))

#: Pixels along the longer side of what is shown of a picture.
_SHOWN = 1200
_SMOOTH = Qt.TransformationMode.SmoothTransformation
Corner = tuple[float, float]


class Scan(NamedTuple):
    #: The texts of codes, and the corners of each in shares of the picture's width and height.
    texts: tuple[str, ...] = ()
    places: tuple[tuple[Corner, ...], ...] = ()
    #: What a PDF carries: names and texts.
    files: tuple[tuple[str, str], ...] = ()
    #: The picture itself, small, as JPEG; empty where no picture was looked at.
    preview: bytes = b""


class Found(NamedTuple):
    """The games of files that were read together."""

    games: tuple[CodedGame, ...]
    scans: tuple[Scan, ...]


def read(paths: Sequence[Path]) -> Found:
    """Every game that is whole in these files together; raises SheetError where there is none."""
    scans = tuple(scan(path) for path in paths)
    games: list[CodedGame] = []
    for one in scans:
        games += _carried(one.files)
    pieces = [codes.piece(text) for one in scans for text in one.texts]
    joined = codes.joined(filter(None, pieces))
    for number in joined.numbers:
        game = unpack(number)
        # A transcript of the same says more: its whole chain.
        if not any(one.text.startswith(game.text) for one in games):
            games.append(game)
    if not games:
        raise joined.nothing()
    return Found(tuple(dict.fromkeys(games)), scans)


def scan(path: Path) -> Scan:
    """What is seen in one file; raises SheetError where it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as wrong:
        why = reason(wrong)
        raise SheetError.of("compact-not-read", file=path.name, why=why) from None
    if len(data) > MOST_BYTES:
        raise SheetError.of("compact-too-large", file=path.name, most=MOST_BYTES // 1_000_000)
    pool = helpers.pool(1, gives_way=True)
    try:
        looked = pool.submit(_looked, data)
        for _ in range(_LOOKS):
            step(1, 1)
            with suppress(TookTooLong):
                return looked.result(_SECONDS / _LOOKS)
    except (BrokenProcessPool, MemoryError):
        raise SheetError.of("compact-no-picture", file=path.name) from None
    except SheetError:
        raise SheetError.of("compact-no-picture", file=path.name) from None
    finally:
        helpers.end(pool)
    raise SheetError.of("compact-took-too-long", file=path.name)


def _carried(files: Sequence[tuple[str, str]]) -> Iterator[CodedGame]:
    """The games that a PDF carries as transcripts, each with its house rules."""
    named = dict(files)
    others = [text for _, text in files if not text.startswith("zonk 1\n")]
    for _, text in files:
        if not text.startswith("zonk 1\n"):
            continue
        try:
            name = rules_named(text)
        except (TranscriptError, IndexError):
            raise SheetError.of("compact-not-a-game") from None
        house = named.get(Path(name).name, others[0] if len(others) == 1 else "")
        if not is_sheet(name) and not house:
            raise SheetError.of("compact-unknown-rules", name=name[:40])
        yield CodedGame(text, "" if is_sheet(name) else house)


# In a process of its own


def _looked(data: bytes) -> Scan:
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
    return look(data)


def look(data: bytes) -> Scan:
    """What a picture or a PDF shows; raises SheetError where it is neither."""
    if b"%PDF-" not in data[:1024]:
        return _in_picture(_picture(data))
    files = tuple(_files(data))
    scans = [Scan(files=files)]
    if not files:
        scans += [_in_picture(image) for image in _pictures(data)]
        if not any(one.texts for one in scans):
            scans += [_in_picture(image) for image in _drawn(data)]
    return Scan(
        tuple(text for one in scans for text in one.texts),
        tuple(place for one in scans for place in one.places),
        files,
        next((one.preview for one in scans if one.texts), b""),
    )


def _picture(data: bytes) -> QImage:
    """A picture, turned as its camera was held."""
    QImageReader.setAllocationLimit(_MOST_PICTURE)
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    while size.width() * size.height() > _MOST_PIXELS:
        size = QSize(size.width() // 2, size.height() // 2)
        reader.setScaledSize(size)
    image = reader.read()
    # Before the buffer: who reads TIFF looks into it once more while he goes.
    del reader
    if image.isNull():
        raise SheetError.of("compact-not-a-game")
    return image


def _in_picture(image: QImage) -> Scan:
    """All codes of a picture: what one size does not show another may."""
    found: dict[str, tuple[Corner, ...]] = {}
    for scale, sharper in _WAYS:
        wide, high = round(image.width() * scale), round(image.height() * scale)
        if min(wide, high) < 20 or wide * high > _MOST_PIXELS:
            continue
        sized = image if scale == 1.0 else image.scaled(wide, high, mode=_SMOOTH)
        for text, corners in _codes(sized, sharper=sharper):
            found.setdefault(text, tuple((x / wide, y / high) for x, y in corners))
        if found and _whole(found):
            break
    return Scan(tuple(found), tuple(found.values()), preview=_small(image))


def _small(image: QImage) -> bytes:
    """The picture for who wants to see what was read."""
    kept = QBuffer()
    size = image.size().scaled(_SHOWN, _SHOWN, Qt.AspectRatioMode.KeepAspectRatio)
    QImageWriter(kept, QByteArray(b"jpg")).write(image.scaled(size, mode=_SMOOTH))
    return bytes(kept.data().data())


def _whole(texts: dict[str, Any]) -> bool:
    """Whether nothing of a game is missing."""
    try:
        return not codes.joined(filter(None, map(codes.piece, texts))).lacking
    except SheetError:
        return True


def _codes(image: QImage, *, sharper: bool) -> Iterator[tuple[str, tuple[Corner, ...]]]:
    import numpy  # noqa: PLC0415 - only where pictures are looked at
    import zxingcpp  # noqa: PLC0415

    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = numpy.frombuffer(grey.constBits(), numpy.uint8).reshape(-1, grey.bytesPerLine())
    pixels = numpy.ascontiguousarray(rows[:, : grey.width()])
    if sharper:
        # Against what blurred it: what differs from its surroundings differs more.
        plain = pixels.astype(numpy.float32)
        soft = plain
        for axis in (0, 1):
            near = numpy.roll(soft, 1, axis) + numpy.roll(soft, -1, axis)
            far = numpy.roll(soft, 2, axis) + numpy.roll(soft, -2, axis)
            soft = (6 * soft + 4 * near + far) / 16
        pixels = numpy.clip(plain + 2 * (plain - soft), 0, 255).astype(numpy.uint8)
    kinds = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    for one in zxingcpp.read_barcodes(pixels, formats=kinds):
        place = one.position
        corners = (place.top_left, place.top_right, place.bottom_right, place.bottom_left)
        yield one.text, tuple((corner.x, corner.y) for corner in corners)


# What a PDF holds


_STREAM = re.compile(rb"stream\r?\n")
_SPEC = re.compile(rb"/UF <([0-9a-fA-F]{4,800})>.{0,200}?/EF << /F (\d+) 0 R", re.DOTALL)
_OBJECT = re.compile(rb"(\d+) \d+ obj\b")
#: Streams that draw nothing: pictures, faces, files, tables.
_OTHERS = re.compile(rb"/(Image|Length1|Length2|EmbeddedFile|Metadata|ObjStm|XRef|FontFile\d?)\b")
_MOST_CONTENT = 20_000_000
_FIGURE = rb"/%s\s+(\d{1,6})\b"


def _streams(data: bytes) -> Iterator[tuple[bytes, bytes, bytes]]:
    """Number, head and bytes of every stream."""
    for found in _STREAM.finditer(data):
        if data[found.start() - 3 : found.start()] == b"end":
            continue
        start = data.rfind(b" obj", max(0, found.start() - 4000), found.start())
        number = _OBJECT.search(data, max(0, start - 20), start + 4)
        end = data.find(b"endstream", found.end())
        if start >= 0 and end >= 0:
            head = data[start : found.start()]
            yield number[1] if number is not None else b"", head, data[found.end() : end]


def _opened(head: bytes, body: bytes, most: int) -> bytes:
    """A stream's bytes as they were before they were packed."""
    if b"/FlateDecode" not in head:
        return body.removesuffix(b"\n").removesuffix(b"\r")[:most]
    try:
        return zlib.decompressobj().decompress(body, most)
    except zlib.error:
        return b""


def _files(data: bytes) -> Iterator[tuple[str, str]]:
    names = {
        number: bytes.fromhex(name[: len(name) // 4 * 4].decode()).decode("utf-16", "replace")
        for name, number in _SPEC.findall(data)
    }
    met = 0
    for number, head, body in _streams(data):
        if b"/EmbeddedFile" in head and met < _FILES:
            met += 1
            text = _opened(head, body, max(MOST_TEXT, MOST_RULES))
            with suppress(UnicodeDecodeError):
                yield names.get(number, ""), text.decode()


def _pictures(data: bytes) -> Iterator[QImage]:
    """The pictures of a scanned PDF: JPEG, or grey and coloured pixels."""
    met = 0
    for _, head, body in _streams(data):
        if not re.search(rb"/Subtype\s*/Image\b", head) or met >= _PICTURES:
            continue
        met += 1
        if b"/DCTDecode" in head and b"/FlateDecode" not in head:
            with suppress(SheetError):
                yield _picture(body)
            continue
        wide, high = _number(head, b"Width"), _number(head, b"Height")
        if not 0 < wide * high <= _MOST_PIXELS or b"/Predictor" in head:
            continue
        pixels = _opened(head, body, wide * high * 3 + 1)
        kind = {
            wide * high: QImage.Format.Format_Grayscale8,
            wide * high * 3: QImage.Format.Format_RGB888,
        }.get(len(pixels))
        if _number(head, b"BitsPerComponent") == 8 and kind is not None:
            yield QImage(pixels, wide, high, len(pixels) // high, kind).copy()


def _drawn(data: bytes) -> Iterator[QImage]:
    """Pages that draw what they show, as pictures."""
    met = 0
    for _, head, body in _streams(data):
        if met < _PICTURES and not _OTHERS.search(head):
            image = vectors.picture(_opened(head, body, _MOST_CONTENT))
            if image is not None:
                met += 1
                yield image


def _number(head: bytes, name: bytes) -> int:
    found = re.search(_FIGURE % name, head)
    return int(found[1]) if found is not None else 0
