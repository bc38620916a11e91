"""Printers of this computer, and sheets sent to one page by page."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from zonk_desktop.sheets import paint
from zonk_desktop.sheets.fonts import UNIT
from zonk_desktop.sheets.job import Job, Side
from zonk_desktop.sheets.layout import Plan
from zonk_desktop.sheets.pdf import page_layout, page_size


class State(Enum):
    """What a printer is doing, as far as the system says."""

    READY = "ready"
    BUSY = "busy"
    STOPPED = "stopped"


class Known(NamedTuple):
    """A printer that the system knows."""

    #: What the system calls it, and what people do.
    key: str
    name: str
    usual: bool = False


_STATES = {
    QPrinter.PrinterState.Idle: State.READY,
    QPrinter.PrinterState.Active: State.BUSY,
    QPrinter.PrinterState.Aborted: State.STOPPED,
    QPrinter.PrinterState.Error: State.STOPPED,
}


def there_is_one() -> bool:
    """Whether the system knows any printer."""
    return bool(QPrinterInfo.availablePrinterNames())


def known() -> list[Known]:
    """Every printer, the usual one first."""
    usual = QPrinterInfo.defaultPrinterName()
    found = []
    for key in QPrinterInfo.availablePrinterNames():
        about = QPrinterInfo.printerInfo(key)
        found.append(Known(key, about.description() or key, key == usual))
    return sorted(found, key=lambda one: not one.usual)


def state(key: str) -> State:
    """What a printer is doing now; the system may have to ask it first."""
    return _STATES.get(QPrinterInfo.printerInfo(key).state(), State.READY)


def least_margin(key: str, paper: str) -> float:
    """How near the edge of a paper a printer comes, in mm, where it is furthest from it."""
    about = QPrinterInfo.printerInfo(key)
    if about.isNull():
        return 0.0
    printer = QPrinter(about, QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(page_size(paper))
    layout = printer.pageLayout()
    layout.setUnits(QPageLayout.Unit.Millimeter)
    edges = layout.minimumMargins()
    return max(edges.left(), edges.top(), edges.right(), edges.bottom())


def prepared(job: Job, first: Plan, key: str = "") -> QPrinter:
    """A printer set to the job; full page, since the sheet keeps its own margins."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if key:
        printer.setPrinterName(key)
    printer.setPageLayout(page_layout(first))
    # After the layout, which takes it back.
    printer.setFullPage(True)
    printer.setDocName(first.sheet.name)
    printer.setCreator("Zonk Desktop")
    printer.setCopyCount(job.copies)
    printer.setCollateCopies(True)
    modes = QPrinter.ColorMode
    printer.setColorMode(modes.GrayScale if job.black else modes.Color)
    duplex = QPrinter.DuplexMode
    if not job.both_sides:
        printer.setDuplex(duplex.DuplexNone)
    else:
        printer.setDuplex(duplex.DuplexShortSide if first.landscape else duplex.DuplexLongSide)
    return printer


class PrintError(Exception):
    """The printer cannot be drawn on; nothing was printed."""


def sent(printer: QPrinter, sides: Sequence[Side | None]) -> Generator[int, None, None]:
    """Draw side after side and tell how many are done.

    Whoever stops asking takes the job back where the system can; CUPS prints what was drawn.
    Raises PrintError before the first side.
    """
    painter = QPainter()
    if not painter.begin(printer):
        raise PrintError
    done = False
    try:
        for n, side in enumerate(sides):
            if n:
                if side is not None:
                    printer.setPageOrientation(page_layout(side.laid).orientation())
                if not printer.newPage():
                    raise PrintError
            if side is not None:
                _draw(printer, painter, side)
            yield n + 1
        done = True
    finally:
        if not done:
            printer.abort()
        # A painter left open at exit crashes.
        painter.end()


def _draw(printer: QPrinter, painter: QPainter, side: Side) -> None:
    page = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    wide, high = side.laid.sheet_of_paper
    # Paper a hair smaller than its name says is no reason to shrink.
    scale = min(1.0, page.width() / wide, page.height() / high)
    scale = 1.0 if scale > 1 - 1.5 / wide else scale
    painter.save()
    # One unit of the sheet is 0.01 mm, whatever the printer's dots are.
    dots = printer.logicalDpiX() / (25.4 * UNIT), printer.logicalDpiY() / (25.4 * UNIT)
    painter.scale(dots[0] * scale, dots[1] * scale)
    paint.page(painter, side.laid, side.page)
    painter.restore()
