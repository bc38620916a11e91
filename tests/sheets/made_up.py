"""Made-up pages, parts of files and printers, for the record of what is made up."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize

from tests.recorded import written
from tests.sheets.flat import Painter, as_value, flat
from zonk_desktop.sheets import masthead, pdf_extras, printer, scan, vectors
from zonk_desktop.sheets.canvas import Canvas, PdfPart
from zonk_desktop.sheets.content import HeadField, SheetStyle
from zonk_desktop.sheets.laid import LaidPage

#: What a page may say of its shapes, right and wrong.
DRAWN = (
    "10 20 m 30 40 l 50 10 l h f", "0.5 g 1 2 30 40 re f*", "1 0 0 rg 5 5 10 -10 re F",
    "0.1 0.2 0.3 0.4 k 0 0 9 9 re B", "q 2 0 0 2 10 10 cm 1 1 3 3 re b Q 1 1 3 3 re f",
    "1 2 3 4 5 cm 7 7 7 7 re f", "9 1 0 0 1 4 4 cm 0 0 2 2 re f*", "0 0 m 1 2 3 4 5 6 c 8 8 l f",
    "0 0 m 1 2 3 4 v 3 9 l f", "0 0 m 1 2 3 4 y 3 9 l B*", "5 m 1 l f", "3 3 4 4 re n 1 1 2 2 re f",
    "3 3 4 4 re S 0 0 1 1 re s", "(text \\) 9 9 9 9 re f) Tj 2 2 2 2 re f", "Q Q 0 0 5 5 re f",
    "0.2 sc 0 0 5 5 re f", "0.9 0.8 0.7 scn 0 0 5 5 re b*", "g 0 0 6 6 re f",
    "/a gs <ab> Tj 0 0 m f",
    "2 sc 0 0 4 4 re f -1 sc 0 0 3 3 re f", "f f* 0 0 2 2 re f", "+1.5 .5 2. 3 re f",
)  # fmt: skip


def of_drawings(chance: random.Random) -> Iterator[object]:
    for one in (*DRAWN, *(" ".join(chance.sample(DRAWN, 3)) for _ in range(20))):
        drawing = vectors._Drawing()
        yield [(as_value(path), grey) for path, grey in drawing.of(one.encode())], drawing.count
    with pytest.MonkeyPatch.context() as patch:
        for most in (1, 2, 3, 4):
            patch.setattr(vectors, "_MOST_DEEP", most)
            yield [(as_value(path), grey) for path, grey in vectors._Drawing().of(
                b"q 2 0 0 2 0 0 cm " * 3 + b"0 0 1 1 re f " + b"Q 0 0 1 1 re f " * 3)]  # fmt: skip
        patch.setattr(vectors, "_LEAST", 3)
        patch.setattr(vectors, "_PIXELS", 40)
        small = b"0 0 4 4 re f 8 8 4 4 re f "
        for content in (
            small,
            small + b"4 4 4 4 re f",
            small * 9,
            small * 50,
            b"0 0 0 0 re f " * 3,
        ):
            image = vectors.picture(content)
            yield image and (
                image.width(), image.height(),
                [image.pixel(x, y) & 255 for x in range(42, 80, 7) for y in range(42, 80, 7)],
            )  # fmt: skip
        for name, most in (("_MOST_TOKENS", 10), ("_MOST_SHAPES", 1), ("_MOST_SHAPES", 2)):
            with patch.context() as less:
                less.setattr(vectors, name, most)
                yield [vectors.picture(small[:n]) is None for n in (13, 26)]


class Objects:
    """Takes the place of a PDF file: what is put into it."""

    def __init__(self) -> None:
        self.objects: dict[int, bytes] = {}
        self.packed: dict[int, bytes] = {}
        self._next = 1

    def reserve(self) -> int:
        self._next += 1
        return self._next - 1

    def add_stream(self, head: bytes, data: bytes) -> int:
        number = self.reserve()
        self.objects[number] = head + data
        return number


def parts(chance: random.Random, deep: int, pieces: list[int]) -> PdfPart:
    node = PdfPart(chance.choice(("P", "TH", "Figure")), chance.choice(("", "a die")),
                   chance.choice(("", "Row")))  # fmt: skip
    for _ in range(chance.randint(0, 3)):
        if deep and chance.random() < 0.6:
            node.kids.append(parts(chance, deep - 1, pieces))
        else:
            page = chance.randrange(len(pieces))
            node.kids.append((page, pieces[page]))
            pieces[page] += 1
    return node


def of_files(chance: random.Random) -> Iterator[object]:
    """Structure, outline, letters and what else a file says of itself."""
    for number in range(12):
        file: Any = Objects()
        pieces = [0] * chance.randint(1, 3)
        notes: Any = SimpleNamespace(root=parts(chance, 3, pieces), pieces=pieces)
        pages = [90 + n for n in range(len(pieces))]
        with flat(mirrored=number == 5):
            yield pdf_extras._structure(file, pages, notes), pdf_extras._way()
        yield pdf_extras._outline(file, pages, [f"{chance.random():.3f} of äöü" for _ in pages])
        yield file.packed, file.objects
        yield pdf_extras._tag(number * 17)
    table = (b"12 beginbfrange\n<0000> <0000> <0000>\n<0001> <0002> <0009>\n<0003> <0003> <FB1D>\n"
             b"<0004> <0005> [<FEFC> <0041>]\n<0006> <0006> <FEFD>\n<0007> <0007> <FB1C>\n"
             b"endbfrange\nrest <0009>")  # fmt: skip
    yield pdf_extras._letters(table)
    used = {b"CSp", b"GSa"}
    yield pdf_extras._needed(
        b"/ColorSpace <<\n/CSp 4 0 R\n/CSq 5 0 R\n>>\n/ExtGState <<\n/GSa 1 0 R\n/GSb 2 0 R\n>>\n",
        used,
    )


def stream(number: int, head: str, body: bytes) -> bytes:
    return b"%d 0 obj\n<< %s >>\nstream\n%s\nendstream\nendobj\n" % (number, head.encode(), body)


def of_streams(_: random.Random) -> Iterator[object]:
    """What is found in files that are nearly those of a scanner, or of this program."""
    name = b"\xfe\xff" + "a.zonk".encode("utf-16-be")
    spec = b"<< /UF <%s> /EF << /F 3 0 R >> >>\n" % name.hex().encode()
    grey = bytes(range(12))
    data = (
        b"%PDF-1.6\n" + spec
        + stream(3, "/Type /EmbeddedFile", b"zonk 1\nstay")
        + stream(4, "/EmbeddedFile /Length 3", b"\xff\xfe\xfd")
        + stream(5, "/Subtype /Image /Width 4 /Height 3 /BitsPerComponent 8", grey)
        + stream(6, "/Subtype/Image /Width 2 /Height 2 /BitsPerComponent 8", grey)
        + stream(7, "/Subtype /Image /Width 4 /Height 3 /BitsPerComponent 1", grey)
        + stream(8, "/Subtype /Image /Width 4 /Height 3 /BitsPerComponent 8 /Predictor 2", grey)
        + stream(9, "/Subtype /Image /Width 0 /Height 3 /BitsPerComponent 8", b"")
        + stream(10, "/Filter /FlateDecode", b"no such thing")
        + stream(11, "/Metadata", b"<x/>")
        + b"endstream\n12 0 obj\nstream\nnever ended"
    )  # fmt: skip
    yield [*scan._streams(data)], [*scan._files(data)]
    for image in scan._pictures(data):
        yield (
            image.width(),
            image.height(),
            [image.pixel(x, y) for x in range(image.width()) for y in range(image.height())],
        )
    yield [scan._opened(b"", b"abc\r\n", most) for most in (2, 3, 9)]
    yield [
        scan._number(b"/Width 1234567 /W 7 /Height  12 ", name)
        for name in (b"Width", b"Height", b"W")
    ]
    for most in (0, 1, 2):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(scan, "_FILES", most)
            patch.setattr(scan, "_PICTURES", most)
            yield len([*scan._files(data)]), len([*scan._pictures(data)])
    with pytest.MonkeyPatch.context() as patch:
        drawn: list[bytes] = []
        patch.setattr(vectors, "picture", drawn.append)
        yield [*scan._drawn(data)], drawn


def of_printers(chance: random.Random) -> Iterator[object]:
    """Which papers lie on which, to a hair."""
    unit = QPageSize.Unit.Millimeter
    sizes = [QPageSize(QSizeF(wide, high), unit) for wide in (200, 202, 204) for high in (290, 292)]
    for small in sizes:
        for large in sizes:
            yield [printer._within(small, large, spare) for spare in (0.0, 1.9, 2.0, 2.1)]


class Printer:
    """What Qt would tell of a printer."""

    def __init__(
        self, sizes: list[QPageSize], least: QPageSize, most: QPageSize, own: bool
    ) -> None:
        self.supportedPageSizes = lambda: sizes
        self.minimumPhysicalPageSize, self.maximumPhysicalPageSize = (lambda: least), (lambda: most)
        self.supportsCustomPageSizes, self.isNull = (lambda: own), (lambda: False)


def of_papers(_: random.Random) -> Iterator[object]:
    unit = QPageSize.Unit.Millimeter

    def size(wide: float, high: float) -> QPageSize:
        return QPageSize(QSizeF(wide, high), unit)

    a4, other = size(211, 298), size(148, 210)
    for sizes in ([], [other], [a4], [other, a4]):
        for least, most in (
            (size(50, 50), size(216, 356)), (size(50, 50), QPageSize()), (size(50, 50), other),
            (a4, size(216, 356)), (size(220, 50), size(230, 400)),
        ):  # fmt: skip
            for own in (True, False):
                about = Printer(sizes, least, most, own)
                with pytest.MonkeyPatch.context() as patch:
                    info = SimpleNamespace(printerInfo=lambda _, about=about: about)
                    patch.setattr(printer, "QPrinterInfo", info)
                    yield printer.lacks("any", "a4")


def of_heads(chance: random.Random) -> Iterator[object]:
    """Heads and feet of pages, on paper of just the widths at which their parts fit."""
    for wide in (*range(150, 176), 105, 128, 190, 260):
        players = chance.choice(((), ("Ann", "Bo")))
        fields = tuple(
            HeadField(label, value, dice=faces, blanks=blanks)
            for label, value, faces, blanks in (
                ("Date", "", (), 0), ("Players", "Ann, Bo-Peep", (), 0), ("Goal", "", (), 5),
                ("Number", "", (1, 2, 2, 3, 6), 0), ("Table", "x" * chance.randint(1, 40), (), 0),
            )
        )  # fmt: skip
        look = SheetStyle(
            "Magic", chance.choice(("for two", "a game of dice and luck")), bus=wide % 2 > 0,
            dice=chance.choice((5, 6)), odd_die=wide % 3 > 0, trio=wide % 4 == 0,
            players="for two or more",
        )  # fmt: skip
        sheet = SimpleNamespace(
            style=look, fields=fields, note=chance.choice(("", "so it was")),
            columns=[SimpleNamespace(name=name) for name in players],
            pledge=chance.choice(("", "c0de" * 8)),
        )  # fmt: skip
        pages = [LaidPage(n, first=n == 1) for n in range(1, 1 + chance.choice((1, 2)))]
        laid: Any = SimpleNamespace(
            right=float(wide), sheet=sheet, pages=pages, bottom=280.0, small_head=14.0,
            title_size=chance.choice((20.0, 26.0)), fields=(fields[:2], fields[2:]),
        )  # fmt: skip
        for page in pages:
            head: Callable[..., object]
            for head in (masthead.bus_head, masthead.masthead, masthead.footer):
                painter: Any = Painter()
                yield head(Canvas(painter), laid, page)
                yield written(painter.told)
