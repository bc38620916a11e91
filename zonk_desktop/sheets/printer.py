"""Printing and its preview; PDF goes through `pdf`, which can name an author."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo, QPrintPreviewDialog
from PySide6.QtWidgets import QLabel, QToolBar, QWidget

from zonk_desktop.sheets import paint
from zonk_desktop.sheets.fonts import UNIT
from zonk_desktop.sheets.layout import Plan, plan
from zonk_desktop.sheets.measure import LEAST_PAPER, MARGIN, Margins, Paper
from zonk_desktop.sheets.pdf import page_layout
from zonk_desktop.words import say

#: Sizes of paper that differ by less are the same: systems round them differently.
_SAME = 1.5
_HAIR = 0.05


def no_printer() -> str:
    """What is said where there is none."""
    return say("sheet-no-printer")


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
    """The sheet for the paper and margins of the printer, which its dialogs may have changed.

    Margins wider than the sheet's own, or than the printer can do, lay it out anew.
    """
    layout = printer.pageLayout()
    size = layout.pageSize().size(QPageSize.Unit.Millimeter)
    wide, high = sorted((size.width(), size.height()))
    across = layout.orientation() is QPageLayout.Orientation.Landscape
    paper = laid.paper
    if abs(wide - paper.width) > _SAME or abs(high - paper.height) > _SAME:
        paper = Paper(layout.pageSize().name(), wide, high)
    margins = _margins(layout)
    left, top, right, bottom = margins.beyond
    room = sorted((size.width() - left - right, size.height() - top - bottom))
    if across:
        room = sorted((size.height() - left - right, size.width() - top - bottom))
    if room[0] < LEAST_PAPER[0] or room[1] < LEAST_PAPER[1]:
        # Nothing can be read on a smaller one: the sheet keeps its size and is scaled.
        return laid
    if paper is laid.paper and across == laid.landscape and _keeps(laid, margins):
        return laid
    return plan(laid.sheet, paper, landscape=across, margins=margins)


def _keeps(laid: Plan, margins: Margins) -> bool:
    """Whether the sheet is laid out for these margins."""
    left, top, right, bottom = margins.beyond
    wide, high = laid.sheet_of_paper
    lost = abs(laid.width + left + right - wide) + abs(laid.height + top + bottom - high)
    return lost + abs(laid.corner[0] - left) + abs(laid.corner[1] - top) < _HAIR


def _margins(layout: QPageLayout) -> Margins:
    """Those of Page Setup, and none smaller than the printer's own."""
    unit = QPageLayout.Unit.Millimeter
    asked = layout.margins(unit)
    copy = QPageLayout(layout)
    copy.setUnits(unit)
    least = copy.minimumMargins()
    return Margins(
        max(asked.left(), least.left()),
        max(asked.top(), least.top()),
        max(asked.right(), least.right()),
        max(asked.bottom(), least.bottom()),
    )


def paint_on(printer: QPrinter, laid: Plan) -> bool:
    """Draw the pages asked for; False when the printer cannot be painted on."""
    laid = fitted(laid, printer)
    # Page Setup turns this off; the sheet is drawn from the paper's corner and keeps the margins.
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    first, last = printer.fromPage() or 1, printer.toPage() or len(laid.pages)
    wanted = range(max(1, first) - 1, min(last, len(laid.pages)))
    page = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    wide, high = laid.sheet_of_paper
    scale = min(1.0, page.width() / wide, page.height() / high)
    # Paper a hair smaller than its name says is no reason to shrink.
    scale = 1.0 if scale > 1 - _SAME / wide else scale
    corner = (0.0, 0.0)
    margins = _margins(printer.pageLayout())
    if not _keeps(laid, margins):
        # Not laid out anew, as what is left of the paper is too small for that: shrunk into it.
        left, top, right, bottom = (MARGIN + beyond for beyond in margins.beyond)
        scale = min(
            scale,
            (page.width() - left - right) / (wide - 2 * MARGIN),
            (page.height() - top - bottom) / (high - 2 * MARGIN),
        )
        corner = (left - MARGIN * scale, top - MARGIN * scale)
    try:
        for n, number in enumerate(wanted):
            if n:
                printer.newPage()
            painter.save()
            # One unit of the sheet is 0.01 mm, whatever the printer's dots are.
            painter.scale(printer.logicalDpiX() / 2540, printer.logicalDpiY() / 2540)
            painter.translate(corner[0] * UNIT, corner[1] * UNIT)
            painter.scale(scale, scale)
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
    dialog.setWindowTitle(say("sheet-print-preview"))
    dialog.resize(QSize(1000, 820).boundedTo(dialog.screen().availableGeometry().size()))
    dialog.paintRequested.connect(lambda target: paint_on(target, document))
    bar = dialog.findChild(QToolBar)
    if bar is None:
        return dialog
    if not there_is_one():
        for action in bar.actions():
            if action.text() == "Print":
                action.setVisible(False)
        bar.addWidget(QLabel(f" {no_printer()} "))
    action = QAction(say("sheet-pdf"), dialog)
    action.setToolTip(say("sheet-write-the-sheet-as-a"))
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
