"""A sheet as a PDF file."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from zonk_desktop.save import save
from zonk_desktop.sheets import paint
from zonk_desktop.sheets.fonts import UNIT
from zonk_desktop.sheets.layout import Plan
from zonk_desktop.sheets.pdf_extras import completed
from zonk_desktop.sheets.pdf_file import OddPdf
from zonk_desktop.sheets.tags import Notes
from zonk_desktop.words import say


class PdfError(Exception):
    """The file cannot be written; the message says why, for people."""


_SIZES = {
    "A4": QPageSize.PageSizeId.A4,
    "Letter": QPageSize.PageSizeId.Letter,
    "A5": QPageSize.PageSizeId.A5,
}


def page_layout(laid: Plan) -> QPageLayout:
    """Paper and orientation; no margins of Qt's, the sheet keeps its own."""
    turned = QPageLayout.Orientation
    size = (
        QPageSize(_SIZES[laid.paper.name])
        if laid.paper.name in _SIZES
        else QPageSize(QSizeF(laid.paper.width, laid.paper.height), QPageSize.Unit.Millimeter)
    )
    return QPageLayout(
        size,
        turned.Landscape if laid.landscape else turned.Portrait,
        QMarginsF(0, 0, 0, 0),
        QPageLayout.Unit.Millimeter,
    )


def write(laid: Plan, path: Path) -> None:
    """Write all pages; a file that was there is replaced only when the new one is whole."""
    try:
        if path.is_dir():
            raise PdfError(say("sheet-pdf-folder", file=str(path)))
        if not path.parent.is_dir():
            raise PdfError(say("sheet-pdf-no-folder", folder=str(path.parent)))
        save(path, pages(laid))
    except OSError as wrong:
        kept = os.path.exists(path)
        raise PdfError(
            say("sheet-pdf-not-written", file=str(path), why=str(wrong.strerror), kept=kept)
        ) from None
    except ValueError:
        raise PdfError(say("sheet-this-is-no-name-of")) from None


def pages(laid: Plan) -> bytes:
    """The PDF itself. In memory first: Qt does not say when a disk is full."""
    notes = Notes()
    data = drawn(laid, notes)
    try:
        outline = [laid.headed(page) for page in laid.pages]
        return completed(data, notes, laid.sheet.name, outline)
    except OddPdf:
        # Another Qt writes its files in another way: they can be read as they are.
        return drawn(laid, None)


def drawn(laid: Plan, notes: Notes | None) -> bytes:
    """What Qt makes of it, with notes among the drawing or without."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    # All of this before the painter: what is set later is lost.
    writer.setPdfVersion(QPdfWriter.PdfVersion.PdfVersion_1_6)
    writer.setResolution(round(25.4 * UNIT))
    writer.setPageLayout(page_layout(laid))
    writer.setTitle(laid.sheet.name)
    writer.setAuthor("Zonk Desktop")
    writer.setCreator("Zonk Desktop score sheets")
    painter = QPainter()
    if not painter.begin(writer):
        raise PdfError(say("sheet-the-pdf-cannot-be-drawn"))
    try:
        for n in range(len(laid.pages)):
            if n:
                writer.newPage()
            paint.page(painter, laid, n, notes)
    finally:
        # A painter left open at exit crashes.
        painter.end()
    return bytes(buffer.data().data())
