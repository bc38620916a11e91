"""Printers of this computer, and sheets sent to one page by page."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from zonk_desktop.sheets import cups, paint
from zonk_desktop.sheets.fonts import UNIT
from zonk_desktop.sheets.job import JobSide, PrintJob
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.pdf import page_layout, page_size
from zonk_desktop.words.clean import plain


class PrinterState(Enum):
    """What a printer is doing, as far as the system says."""

    READY = "ready"
    BUSY = "busy"
    STOPPED = "stopped"
    #: It lets no jobs into its queue.
    CLOSED = "closed"
    #: The system no longer knows it.
    GONE = "gone"
    #: It takes other papers than the one that is asked for.
    PAPER = "paper"


class KnownPrinter(NamedTuple):
    #: What the system calls it, and what people do.
    key: str
    name: str
    usual: bool = False


_STATES = {
    QPrinter.PrinterState.Idle: PrinterState.READY,
    QPrinter.PrinterState.Active: PrinterState.BUSY,
    QPrinter.PrinterState.Aborted: PrinterState.STOPPED,
    QPrinter.PrinterState.Error: PrinterState.STOPPED,
}


def known() -> list[KnownPrinter]:
    """Every printer, the usual one first."""
    usual = QPrinterInfo.defaultPrinterName()
    found = []
    for key in QPrinterInfo.availablePrinterNames():
        about = QPrinterInfo.printerInfo(key)
        found.append(KnownPrinter(key, about.description() or key, key == usual))
    return sorted(found, key=lambda one: not one.usual)


def is_gone(key: str) -> bool:
    """Whether the system no longer knows a printer."""
    return QPrinterInfo.printerInfo(key).isNull()


def state(key: str, paper: str) -> PrinterState:
    """What a printer is doing now, asked for a paper; the system may have to ask it first."""
    about = QPrinterInfo.printerInfo(key)
    if about.isNull():
        return PrinterState.GONE
    if not cups.takes_jobs(key):
        return PrinterState.CLOSED
    if lacks(key, paper):
        return PrinterState.PAPER
    return _STATES.get(about.state(), PrinterState.READY)


#: Papers whose edges differ by no more are one, in mm.
_ALIKE = 2.0


def lacks(key: str, paper: str) -> bool:
    """Whether a printer says which papers it takes, and this is none of them.

    Not where it takes any size between a least and a most.
    """
    about = QPrinterInfo.printerInfo(key)
    sizes = about.supportedPageSizes()
    if about.isNull() or not sizes:
        return False
    wanted = page_size(paper)
    if any(_within(size, wanted, _ALIKE) and _within(wanted, size, _ALIKE) for size in sizes):
        return False
    least, most = about.minimumPhysicalPageSize(), about.maximumPhysicalPageSize()
    return not (
        about.supportsCustomPageSizes()
        and _within(least, wanted, 0.0)
        and (not most.isValid() or _within(wanted, most, 0.0))
    )


def _within(small: QPageSize, large: QPageSize, spare: float) -> bool:
    """Whether a paper lies on another; one that nobody knows lies on all."""
    unit = QPageSize.Unit.Millimeter
    one, other = small.size(unit), large.size(unit)
    return one.width() <= other.width() + spare and one.height() <= other.height() + spare


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


class PrintError(Exception):
    """The printer did not take the sheet; in words of the system, where it has any."""


def prepared(job: PrintJob, first: Plan, key: str = "") -> QPrinter:
    """A printer set to the job.

    Raises PrintError when the system no longer knows it.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if key:
        printer.setPrinterName(key)
        if printer.printerName() != key:
            # Qt goes on with whatever printer it had before.
            raise PrintError
    printer.setPageLayout(page_layout(first))
    printer.setDocName(plain(first.sheet.name, 200))
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


def sent(printer: QPrinter, sides: Sequence[JobSide | None]) -> Generator[int, None, None]:
    """Draw side after side and tell how many are done.

    Whoever stops asking takes the job back where Qt can; where it cannot, `take_back` does.
    Raises PrintError when the printer does not take it.
    """
    painter = QPainter()
    if not painter.begin(printer):
        raise PrintError(cups.refusal())
    done = False
    try:
        for n, side in enumerate(sides):
            if n:
                if side is not None:
                    printer.setPageOrientation(page_layout(side.laid).orientation())
                if not printer.newPage():
                    raise PrintError(cups.refusal())
            if side is not None:
                _draw(printer, painter, side)
            yield n + 1
        if len({side.laid.landscape for side in sides if side is not None}) > 1:
            # CUPS turns every page of a job by how the last one was turned.
            printer.setPageOrientation(QPageLayout.Orientation.Portrait)
        done = True
    finally:
        if not done:
            printer.abort()
        # A painter left open at exit crashes.
        painter.end()
    why = cups.refusal() if _to_queue(printer) else ""
    if why:
        # Of a printer that is gone CUPS says that there is no such file.
        raise PrintError("" if is_gone(printer.printerName()) else why)


def _to_queue(printer: QPrinter) -> bool:
    return printer.outputFormat() is QPrinter.OutputFormat.NativeFormat


def take_back(printer: QPrinter) -> bool:
    """Cancel a job that was stopped on the way; False when what was drawn may still come out."""
    return _to_queue(printer) and cups.take_back(printer.printerName(), printer.docName())


def _draw(printer: QPrinter, painter: QPainter, side: JobSide) -> None:
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
