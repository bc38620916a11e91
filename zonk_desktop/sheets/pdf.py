"""A sheet as a PDF file."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from zonk_desktop.save import save
from zonk_desktop.sheets import paint
from zonk_desktop.sheets.canvas import Notes
from zonk_desktop.sheets.fonts import UNIT
from zonk_desktop.sheets.job import JobSide
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.measure import PAPERS
from zonk_desktop.sheets.pdf_extras import completed
from zonk_desktop.sheets.pdf_file import OddPdf
from zonk_desktop.words import reason, say
from zonk_desktop.words.clean import plain

#: Of titles and lines of the outline, which have names of players in them.
_MOST_TITLE = 400


class PdfError(Exception):
    """The file cannot be written; the message says why, for people."""


_SIZES = {
    "A4": QPageSize.PageSizeId.A4,
    "Letter": QPageSize.PageSizeId.Letter,
    "A5": QPageSize.PageSizeId.A5,
}


def page_layout(laid: Plan) -> QPageLayout:
    """Paper and orientation of the full page: the sheet keeps its own margins."""
    turned = QPageLayout.Orientation
    size = (
        QPageSize(_SIZES[laid.paper.name])
        if laid.paper.name in _SIZES
        else QPageSize(QSizeF(laid.paper.width, laid.paper.height), QPageSize.Unit.Millimeter)
    )
    layout = QPageLayout(
        size,
        turned.Landscape if laid.landscape else turned.Portrait,
        QMarginsF(0, 0, 0, 0),
        QPageLayout.Unit.Millimeter,
    )
    # A printer that cannot reach the edge of its paper refuses any other layout without margins,
    # and stays with the paper it had.
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def page_size(paper: str) -> QPageSize:
    """A paper by its key: "a4"."""
    return QPageSize(_SIZES[PAPERS[paper].name])


def write(laid: Plan, path: Path) -> None:
    """Write all pages; a file that was there is replaced only when the new one is whole."""
    check(path)
    keep(pages(laid), path)


def check(path: Path) -> None:
    """Raises PdfError where no file can be, before anything is drawn."""
    with _as_sentence(path):
        if path.is_dir():
            raise PdfError(say("sheet-pdf-folder", file=str(path)))
        if not path.parent.is_dir():
            raise PdfError(say("sheet-pdf-no-folder", folder=str(path.parent)))


def keep(data: bytes, path: Path) -> None:
    """Put a finished PDF in its place; raises PdfError."""
    check(path)
    with _as_sentence(path):
        save(path, data)


@contextmanager
def _as_sentence(path: Path) -> Iterator[None]:
    """What the system says of a file becomes a PdfError."""
    try:
        yield
    except OSError as wrong:
        kept = os.path.exists(path)
        raise PdfError(
            say("sheet-pdf-not-written", file=str(path), why=reason(wrong), kept=kept)
        ) from None
    except ValueError:
        raise PdfError(say("sheet-this-is-no-name-of")) from None


def pages(laid: Plan) -> bytes:
    """The PDF of one sheet."""
    return whole(made([JobSide(laid, n) for n in range(len(laid.pages))]))


def whole(making: Generator[int, None, bytes]) -> bytes:
    """The PDF of sides that are drawn one after the other."""
    while True:
        try:
            next(making)
        except StopIteration as end:
            return bytes(end.value)


def made(sides: Sequence[JobSide]) -> Generator[int, None, bytes]:
    """Draw side after side, tell how many are done, and return the PDF at the end.

    In memory: Qt does not say when a disk is full, and whoever stops asking has written nothing.
    """
    notes = Notes()
    data = yield from drawn(sides, notes)
    try:
        return completed(data, notes, _title(sides), _outline(sides), _files(sides))
    except OddPdf:
        # Another Qt writes its files in another way: they can be read as they are.
        return (yield from drawn(sides, None))


def _title(sides: Sequence[JobSide]) -> str:
    names = list(dict.fromkeys(side.laid.sheet.name for side in sides))
    whole = (
        names[0] if len(names) == 1 else say("sheet-and-more", name=names[0], more=len(names) - 1)
    )
    # Signs that steer the direction of writing are for what is drawn.
    return plain(whole, _MOST_TITLE)


def _files(sides: Sequence[JobSide]) -> dict[str, str]:
    """What the sheets carry, each under a name of its own."""
    found: dict[str, str] = {}
    for files in dict.fromkeys(side.laid.sheet.files for side in sides):
        for name, held in files:
            stem, dot, kind = name.rpartition(".")
            names = chain([name], (f"{stem} {n}{dot}{kind}" for n in count(2)))
            next(one for one in names if found.setdefault(one, held) == held)
    return found


def _outline(sides: Sequence[JobSide]) -> list[str]:
    """A line a side; of several sheets with the name of each."""
    many = len({side.sheet for side in sides}) > 1
    lines = []
    for side in sides:
        line = side.laid.headed(side.laid.pages[side.page])
        whole = say("sheet-line-of", name=side.laid.sheet.name, line=line) if many else line
        lines.append(plain(whole, _MOST_TITLE))
    return lines


def drawn(sides: Sequence[JobSide], notes: Notes | None) -> Generator[int, None, bytes]:
    """What Qt makes of them, with notes among the drawing or without."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    # All of this before the painter: what is set later is lost.
    writer.setPdfVersion(QPdfWriter.PdfVersion.PdfVersion_1_6)
    writer.setResolution(round(25.4 * UNIT))
    writer.setPageLayout(page_layout(sides[0].laid))
    writer.setTitle(_title(sides))
    writer.setAuthor("Zonk Desktop")
    writer.setCreator("Zonk Desktop score sheets")
    painter = QPainter()
    if not painter.begin(writer):
        raise PdfError(say("sheet-the-pdf-cannot-be-drawn"))
    try:
        for n, side in enumerate(sides):
            if n:
                writer.setPageLayout(page_layout(side.laid))
                writer.newPage()
            paint.page(painter, side.laid, side.page, notes)
            yield n + 1
    finally:
        # A painter left open at exit crashes.
        painter.end()
    return bytes(buffer.data().data())
