"""Printing and its preview; PDF goes through `pdf`, which can name an author."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo, QPrintPreviewDialog
from PySide6.QtWidgets import QLabel, QToolBar, QWidget

from zonk_desktop.sheets import paint
from zonk_desktop.sheets.layout import Plan, plan
from zonk_desktop.sheets.measure import LEAST_PAPER, Paper
from zonk_desktop.sheets.pdf import page_layout

NO_PRINTER = "No printer is set up on this computer. The sheet can be written as a PDF instead."
#: Sizes of paper that differ by less are the same: systems round them differently.
_SAME = 1.5


def there_is_one() -> bool:
    """Whether the system knows any printer."""
    return bool(QPrinterInfo.availablePrinterNames())


def prepared(laid: Plan) -> QPrinter:
    """A printer set to the plan's paper; full page, since the sheet keeps its own margins."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(laid))
    printer.setDocName(laid.sheet.name)
    printer.setCreator("Zonk Desktop")
    return printer


def fitted(laid: Plan, printer: QPrinter) -> Plan:
    """The sheet for the paper that the printer is set to, which its dialogs may have changed."""
    layout = printer.pageLayout()
    size = layout.pageSize().size(QPageSize.Unit.Millimeter)
    wide, high = sorted((size.width(), size.height()))
    across = layout.orientation() is QPageLayout.Orientation.Landscape
    paper = laid.paper
    if abs(wide - paper.width) > _SAME or abs(high - paper.height) > _SAME:
        paper = Paper(layout.pageSize().name(), wide, high)
    if min(wide - LEAST_PAPER[0], high - LEAST_PAPER[1]) < 0 or (
        paper is laid.paper and across == laid.landscape
    ):
        # Nothing can be read on a smaller one: the sheet keeps its size and is scaled.
        return laid
    return plan(laid.sheet, paper, landscape=across)


def paint_on(printer: QPrinter, laid: Plan) -> bool:
    """Draw the pages asked for; False when the printer cannot be painted on."""
    laid = fitted(laid, printer)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    first, last = printer.fromPage() or 1, printer.toPage() or len(laid.pages)
    wanted = range(max(1, first) - 1, min(last, len(laid.pages)))
    page = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    scale = min(1.0, page.width() / laid.width, page.height() / laid.height)
    # Paper a hair smaller than its name says is no reason to shrink.
    scale = 1.0 if scale > 1 - _SAME / laid.width else scale
    try:
        for n, number in enumerate(wanted):
            if n:
                printer.newPage()
            painter.save()
            # One unit of the sheet is 0.01 mm, whatever the printer's dots are.
            painter.scale(
                printer.logicalDpiX() / 2540 * scale, printer.logicalDpiY() / 2540 * scale
            )
            paint.page(painter, laid, number)
            painter.restore()
    finally:
        painter.end()
    return True


def preview(
    parent: QWidget | None, document: Plan, to_pdf: Callable[[QWidget, Plan], object]
) -> None:
    """Show the pages before they are printed; printing is a button there, and so is PDF."""
    printer = prepared(document)
    dialog = previewing(parent, printer, document, to_pdf)
    dialog.exec()
    dialog.deleteLater()


def previewing(
    parent: QWidget | None,
    printer: QPrinter,
    document: Plan,
    to_pdf: Callable[[QWidget, Plan], object],
) -> QPrintPreviewDialog:
    """Qt's dialog with a button for PDF; without a printer it says so, and offers nothing else."""
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle("Print preview")
    dialog.resize(QSize(1000, 820).boundedTo(dialog.screen().availableGeometry().size()))
    dialog.paintRequested.connect(lambda target: paint_on(target, document))
    bar = dialog.findChild(QToolBar)
    if bar is None:
        return dialog
    if not there_is_one():
        for action in bar.actions():
            if action.text() == "Print":
                action.setVisible(False)
        bar.addWidget(QLabel(f" {NO_PRINTER} "))
    action = QAction("PDF…", dialog)
    action.setToolTip("Write the sheet as a PDF")
    action.triggered.connect(lambda: to_pdf(dialog, fitted(document, printer)))
    bar.addAction(action)
    return dialog


def print_(parent: QWidget | None, document: Plan) -> bool | None:
    """Ask for a printer and print; None when nobody wanted to, False when it did not go."""
    printer = prepared(document)
    dialog = QPrintDialog(printer, parent)
    dialog.setMinMax(1, max(1, len(document.pages)))
    accepted = dialog.exec() == QPrintDialog.DialogCode.Accepted
    dialog.deleteLater()
    return paint_on(printer, document) if accepted else None
