"""Made-up words, rows, blocks and files, and what is made of them where they just fit.

Letters are a whole millimetre wide here, rooms are whole too: what fits exactly is met all the
time. Each line of `made-up.txt` is a part of the room and a digest. Where a change is meant, write
them anew:

    python -m tests.sheets.test_made_up
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPageSize, QPainterPath

from tests.recorded import digest, record, recorded, written
from tests.sheets.flat import Flat, Painter, as_value, flat
from zonk_desktop import words
from zonk_desktop.rulebook.cheat import Block, Item
from zonk_desktop.sheets import (
    cheatbox,
    command,
    fonts,
    hit_table,
    keep,
    keepsake,
    legend,
    masthead,
    pdf_extras,
    printer,
    rows,
    scan,
    seal,
    signs,
    vectors,
)
from zonk_desktop.sheets.canvas import Canvas, PdfPart
from zonk_desktop.sheets.content import (
    EntryKind,
    Keepsake,
    LegendKey,
    LineKind,
    Sheet,
    SheetRow,
    SheetStyle,
    TurnEntry,
)
from zonk_desktop.sheets.entry_layout import Space, lay, row_of_signs
from zonk_desktop.sheets.fonts import SheetType

pytestmark = pytest.mark.usefixtures("qapp")

RECORD = Path(__file__).with_name("made-up.txt")
WORDS = ("Ann", "Bo-Peep", "Donaudampfschiff", "kutscher", "of the", "well-known", "äöü", "山田",
         "x", "schöne Mädchen", "so\u00adphis\u00adti", "Umbrella", "Quellwasser")  # fmt: skip


class Squares:
    """Every letter is as wide as it is high: 8 points are a millimetre."""

    def __init__(self, type_: SheetType) -> None:
        self._side = type_.points / 8 * fonts.UNIT

    def horizontalAdvance(self, text: str) -> float:
        return len(text) * self._side

    def capHeight(self) -> float:
        return self._side


class Squared(Flat):
    def __init__(self) -> None:
        super().__init__()
        self.language = "squared"


@contextmanager
def squares() -> Iterator[None]:
    with flat(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "_metrics", Squares)
        words.use(Squared())
        yield


def said(chance: random.Random) -> str:
    return " ".join(chance.choices(WORDS, k=chance.choice((1, 1, 2, 3, 5))))


def of_letters(chance: random.Random) -> Iterator[object]:
    for _ in range(250):
        text, room = said(chance), chance.randint(2, 24)
        type_ = SheetType(points=chance.choice((8.0, 16.0)))
        yield fonts.fitting(text, type_, room, 4), fonts.elided(text, type_, room)
        yield fonts.wrap(text, type_, room), fonts.split(text.replace(" ", ""), type_, room)
        yield fonts.parted(text, chance.choice((2, 3)), type_)
        yield fonts.broken(text, type_, room, 4.0, chance.choice((2, 3, 4)))
        yield fonts.folded(text, type_, room, chance.choice((4.0, 8.0)))
        yield fonts.pictures(text), fonts.scripts(text)


def blocks(chance: random.Random) -> tuple[Block, ...]:
    found = []
    for _ in range(chance.randint(1, 5)):
        items = []
        for _ in range(chance.randint(1, 8)):
            dice = tuple(
                f"die-{chance.randint(1, 6)}" for _ in range(chance.choice((0, 0, 1, 3, 6)))
            )
            items.append(
                Item(
                    icons=dice + (("flag",) if dice and chance.random() < 0.3 else ()),
                    text=said(chance) if not dice or chance.random() < 0.4 else "",
                    worth=chance.choice(("", "", "50", "1000")),
                    until=dice if dice and chance.random() < 0.2 else (),
                    pen=chance.random() < 0.1,
                    term=said(chance) if not dice and chance.random() < 0.4 else "",
                )
            )
        found.append(Block(chance.choice(("", "Words", said(chance))), tuple(items)))
    return tuple(found)


def of_blocks(chance: random.Random) -> Iterator[object]:
    for _ in range(25):
        some, wide, size = blocks(chance), chance.randint(24, 80), chance.choice((8.0, 8.5))
        painter: Any = Painter()
        box = cheatbox.BlockBox(Canvas(painter), 3.0, wide, size)
        lows = [box.block(5.0, block) for block in some]
        high = [cheatbox.height(block, wide, size) for block in some]
        yield written([painter.told, lows, high])
        # The foot that just holds the first of them, and all of them.
        edges = [sum(high[:n]) - cheatbox._AFTER for n in range(1, len(high) + 1)]
        for goal in (*edges, edges[-1] / 2, 30.0):
            for whole in (True, False):
                count = chance.choice((1, 2, 3))
                yield cheatbox._dealt(some, count, wide, size, goal, whole=whole)
            yield cheatbox._part(some[0], wide, size, goal)
        for tight in (True, False):
            yield cheatbox._columns(some, 2, wide, size, 90.0, tight=tight)
        yield cheatbox._spread(some, 2), cheatbox.foot_height(some, chance.choice((149, 150, 186)))
        side = cheatbox.beside(some, chance.choice((52.0, 109.0, 140.0)), 160.0, 2)
        yield side, side and written((side.width, side.height)), cheatbox.fits(some, wide, 70.0)
        painter.told.clear()
        if side is not None:
            cheatbox.draw_side(Canvas(painter), side, 3.0, 5.0, 165.0)
        across = chance.choice((149.0, 150.0, 230.0, 231.0))
        cheatbox.draw_foot(Canvas(painter), some, 3.0, 5.0, across)
        cheatbox.draw_back(
            Canvas(painter), some, some[:1], 3.0, 5.0, across, chance.choice((60, 200))
        )
        yield written(painter.told)


def of_rows(chance: random.Random) -> Iterator[object]:
    kinds = [*LineKind]
    for _ in range(400):
        row, sums = chance.choice((7.0, 8.0)), chance.choice((0.0, 8.0, 17.0))
        panels, many = chance.choice((1, 1, 2, 3)), chance.randint(0, 40)
        room = row * chance.randint(1, 30)
        yield rows._capacity(room, row, sums, panels), rows._fives(many)
        yield rows._filling(many, chance.randint(0, 12), chance.randint(4, 40), panels)
        lines = [SheetRow(chance.choice(kinds), n) for n in range(many)]
        first = row * chance.randint(4, 20)
        rooms = first, first + row * chance.randint(0, 3), sums, chance.choice((0.0, sums))
        yield rows._dealt(lines, chance.randint(1, 4), row, rooms, panels)


class Hand:
    """Marks, totals and tails of whole millimetres."""

    def __init__(self, chance: random.Random) -> None:
        self.sizes = chance.choice(((8.0,), (8.0, 6.0), (8.0, 6.0, 4.0)))
        self.most = chance.choice((1, 3, 99))
        self._tail = chance.randint(0, 3)
        self._letters = chance.randint(1, 6)

    def total(self, size: float) -> float:
        return self._letters * size / 8

    def fit(self, size: float, room: float) -> float:
        return max(2.0, min(size, room / self._letters * 8))

    def mark(self, name: str, shrink: float) -> float:
        return len(name) * shrink

    def tail(self, hits: int, size: float, *, counted: bool) -> float:
        return self._tail + (2 if counted and hits else hits)

    def sign(self, name: str) -> float:
        return float(len(name))

    def figure(self, count: int) -> float:
        return float(len(str(count)))


def of_entries(chance: random.Random) -> Iterator[object]:
    for _ in range(600):
        hand: Any = Hand(chance)
        entry = TurnEntry(
            chance.choice([*EntryKind]), "1350",
            tuple(chance.choices(("a", "bb"), k=chance.choice((0, 1, 2)))),
            chance.choice((0, 1, 2, 3, 4)),
        )  # fmt: skip
        edge = chance.choice((None, 6.0, 8.0))
        space = Space(0.0, chance.randint(6, 14), edge, 1.0, chance.choice((0.0, 1.0)),
                      chance.choice((0.0, 1.0)), chance.choice((1.0, 0.5)))  # fmt: skip
        yield written(lay(entry, hand, space))
        names = tuple(chance.choices(("hit", "hit", "wide-one"), k=chance.randint(0, 9)))
        yield written(row_of_signs(names, "hit", hand, chance.randint(1, 30)))


def kept_sheet(chance: random.Random) -> Keepsake:
    names = chance.sample(WORDS, chance.randint(1, 6))
    rounds = chance.randint(1, 20)
    return Keepsake(
        race=tuple(
            (name, tuple(chance.choice((0, 100, n * 100)) for n in range(rounds))) for name in names
        ),
        winners=tuple(sorted(chance.sample(range(len(names)), 1))),
        awards=tuple((said(chance), said(chance)) for _ in range(chance.choice((0, 2, 5)))),
        hits=tuple(
            (said(chance), tuple(chance.randint(0, 12) for _ in names))
            for _ in range(chance.choice((0, 0, 1, 6)))
        ),
        best=chance.choice((None, (names[0], "1350"))),
        dice=tuple(
            tuple(
                (chance.randint(1, 6), chance.choice(("", "R", "r")))
                for _ in range(chance.randint(1, 5))
            )
            for _ in range(chance.choice((0, 2, 9)))
        ),
        show=chance.choice((0, 0, 3)),
        pledge=chance.choice(("", "c0de" * 16)),
        seed=chance.choice(("", "5eed" * 16)),
        codes=("https://zonk.example/x#1",) * chance.choice((0, 0, 1, 2)),
        throws=chance.choice((0, 321)),
        luck=tuple((name, 12.0, -3.0) for name in names[: chance.choice((0, 9))]),
        hints=tuple((name, 2) for name in names[: chance.choice((0, 1))]),
        hand=chance.random() < 0.2,
    )


def of_keepsakes(chance: random.Random) -> Iterator[object]:
    """On paper of just the widths at which words move."""
    for _ in range(40):
        kept = kept_sheet(chance)
        wide = float(chance.choice((124, 149, 150, 151, 186, 229, 230, 231, 273)))
        yield written((keepsake.least(kept, wide), seal.height(kept, wide)))
        yield (
            seal.on_page(wide, chance.choice((40.0, 75.0, 231.0))),
            bool(kept.hits) and hit_table.holds(kept, wide / 2),
        )
        painter: Any = Painter()
        canvas = Canvas(painter)
        keepsake.draw(canvas, kept, 12.0, 20.0, wide, 250.0, alone=chance.random() < 0.4)
        seal.draw_page(canvas, kept, (0, len(kept.codes)), 12.0, 20.0, wide)
        yield written(painter.told)


def of_legends(chance: random.Random) -> Iterator[object]:
    for _ in range(60):
        keys = tuple(
            LegendKey(("dashes",) * chance.choice((1, 1, 2)), chance.choice(WORDS))
            for _ in range(4)
        )
        look = SheetStyle("t", "s", bus=chance.random() < 0.3)
        sheet = Sheet(look, (), (), (), (), legend=keys[: chance.randint(0, 4)])
        wide = [sign.wide for sign in legend._signs(sheet)]
        for many in range(1, len(wide) + 1):
            for more in (-0.5, -0.4, 3.0):
                room = sum(wide[:many]) + 3.0 * (many - 1) + more
                yield legend.height(sheet, room)
                painter: Any = Painter()
                legend.draw(Canvas(painter), sheet, 2.0, 3.0, room)
                yield written(painter.told)


def black(path: QPainterPath) -> str:
    box = path.boundingRect()
    places = (
        QPointF(box.left() + box.width() * x / 61.3, box.top() + box.height() * y / 61.7)
        for x in range(62)
        for y in range(62)
    )
    return digest(["#" if path.contains(place) else "." for place in places])


def of_shapes(_: random.Random) -> Iterator[object]:
    """The bus of the stamp, where ink did not take, and the signs that marks are made of."""
    for path in (masthead._vehicle(), masthead._specks(), signs.odd_even()):
        box = path.boundingRect()
        yield black(path), [round(box.left()), round(box.top()), round(box.width())]


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
        yield pdf_extras._outline(file, pages, [said(chance) for _ in pages])
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


def of_awards(chance: random.Random) -> Iterator[object]:
    """Awards of one and of several, and the sheet that goes with the win."""
    ruleset: Any = None
    seats = [SimpleNamespace(name=name) for name in "ABC"]
    game: Any = SimpleNamespace(rules=SimpleNamespace(ruleset=ruleset), seats=seats)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keep, "award_title", lambda _, name: f"title of {name}")
        patch.setattr(keep, "figure", str)
        for _ in range(60):
            some = [
                SimpleNamespace(award=name, seat=chance.randint(-1, 2), value=chance.randint(0, 3))
                for name in chance.choices(
                    ("winner", "sheet", "best", "most"), k=chance.randint(0, 6)
                )
            ]
            patch.setattr(keep, "awards", lambda _, some=some: some)
            yield keep._awards(game)
        patch.setattr(keep, "award_title", lambda *_: "the same")
        yield keep._awards(game)


PARTS: dict[str, Callable[[random.Random], Iterator[object]]] = {
    "letters": of_letters,
    "blocks": of_blocks,
    "rows": of_rows,
    "entries": of_entries,
    "keepsakes": of_keepsakes,
    "legends": of_legends,
    "shapes": of_shapes,
    "drawings": of_drawings,
    "files": of_files,
    "streams": of_streams,
    "printers": of_printers,
    "papers": of_papers,
    "awards": of_awards,
}


def mark(name: str) -> str:
    with squares():
        return digest([*PARTS[name](random.Random(name))])


def names() -> list[str]:
    return [*PARTS]


@pytest.mark.parametrize("name", PARTS)
def test_what_is_made_up_is_made_into_the_same(name: str) -> None:
    assert recorded(RECORD)[name] == mark(name)


def test_no_part_is_new_and_none_has_gone() -> None:
    assert set(recorded(RECORD)) == set(names()), "if it is meant: see above"


if __name__ == "__main__":
    command.application()
    record(RECORD, ((name, mark(name)) for name in names()))
