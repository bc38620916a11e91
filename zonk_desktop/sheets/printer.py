"""Printing and its preview; PDF goes through `pdf`, which can name an author."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from zonk_desktop.sheets import paint
from zonk_desktop.sheets.layout import Plan
from zonk_desktop.sheets.pdf import page_layout


def prepared(laid: Plan) -> QPrinter:
    """A printer set to the plan's paper; full page, since the sheet keeps its own margins."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(laid))
    printer.setDocName(laid.sheet.name)
    printer.setCreator("Zonk Desktop")
    return printer


def paint_on(printer: QPrinter, laid: Plan) -> bool:
    """Draw the pages asked for; False when the printer cannot be painted on."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    first, last = printer.fromPage() or 1, printer.toPage() or len(laid.pages)
    wanted = range(max(1, first) - 1, min(last, len(laid.pages)))
    try:
        for n, number in enumerate(wanted):
            if n:
                printer.newPage()
            painter.save()
            # One unit of the sheet is 0.01 mm, whatever the printer's dots are.
            painter.scale(printer.logicalDpiX() / 2540, printer.logicalDpiY() / 2540)
            paint.page(painter, laid, number)
            painter.restore()
    finally:
        painter.end()
    return True


def preview(parent: QWidget | None, document: Plan) -> None:
    """Show the pages before they are printed; printing is a button there."""
    printer = prepared(document)
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.paintRequested.connect(lambda target: paint_on(target, document))
    dialog.exec()


def print_(parent: QWidget | None, document: Plan) -> bool:
    """Ask for a printer and print; False when nobody wanted to, or it could not be painted."""
    printer = prepared(document)
    dialog = QPrintDialog(printer, parent)
    dialog.setMinMax(1, max(1, len(document.pages)))
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return False
    return paint_on(printer, document)
