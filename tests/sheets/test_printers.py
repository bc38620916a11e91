"""Printers and their queues, where there is none: what they are asked and told."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter

from tests.sheets.flat import Painter
from zonk_desktop.rulebook.load import preset
from zonk_desktop.sheets import cups, document, paint, printer
from zonk_desktop.sheets.job import JobSide, PrintJob, laid
from zonk_desktop.sheets.printer import KnownPrinter, PrinterState

pytestmark = pytest.mark.usefixtures("qapp")

# CUPS


class Cups:
    """Takes the place of the library: it notes what it is asked."""

    def __init__(self, **answers: Any) -> None:
        self.asked: list[object] = []
        #: A destination, what it says of jobs, the last error, jobs, whether one could be ended.
        self.answers = {"there": True, "takes": b"true", "error": 0, "words": b"", "jobs": (),
                        "ended": 1} | answers  # fmt: skip

    def cupsGetNamedDest(self, _: None, name: bytes, instance: bytes | None) -> Any:
        self.asked.append((name, instance))
        one = cups._Destination(count=3)
        return ctypes.pointer(one) if self.answers["there"] else ctypes.POINTER(cups._Destination)()

    def cupsGetOption(self, name: bytes, count: int, _: object) -> Any:
        self.asked.append((name, count))
        return self.answers["takes"]

    def cupsFreeDests(self, count: int, _: object) -> None:
        self.asked.append(("free", count))

    def cupsLastError(self) -> Any:
        return self.answers["error"]

    def cupsLastErrorString(self) -> Any:
        return self.answers["words"]

    def cupsGetJobs(self, at: Any, name: bytes, mine: int, which: int) -> int:
        self.asked.append((name, mine, which))
        jobs: Any = self.answers["jobs"]
        found = (cups._Job * (len(jobs) + 1))(*(cups._Job(id=n, title=said) for n, said in jobs))
        at._obj.contents = found[0]
        self.kept = found
        return len(jobs)

    def cupsFreeJobs(self, count: int, _: object) -> None:
        self.asked.append(("free", count))

    def cupsCancelJob(self, name: bytes, job: int) -> Any:
        self.asked.append(("end", name, job))
        return self.answers["ended"]


def queue(monkeypatch: pytest.MonkeyPatch, **answers: Any) -> Cups:
    found = Cups(**answers)
    monkeypatch.setattr(cups, "_library", lambda: found)
    return found


@pytest.mark.parametrize(
    ("answers", "takes"),
    [({}, True), ({"takes": b"false"}, False), ({"takes": None}, True), ({"there": False}, True)],
)
def test_a_printer_lets_jobs_into_its_queue_but_where_it_says_no(
    answers: dict[str, Any], takes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = queue(monkeypatch, **answers)
    assert cups.takes_jobs("hall/draft") is takes
    about = [(b"printer-is-accepting-jobs", 3), ("free", 1)]
    assert library.asked == [(b"hall", b"draft"), *(about if library.answers["there"] else ())]
    cups.takes_jobs("attic")
    assert (b"attic", None) in library.asked


@pytest.mark.parametrize(
    ("error", "words", "why"),
    [(0, b"fine", ""), (0x3FF, b"fine", ""), (0x400, b"no room", "no room"), (-1, b"bad", "bad"),
     (0x500, b"", "CUPS"), (0x500, None, "CUPS"), (0x500, b"caf\xe9", "caf\ufffd")],
)  # fmt: skip
def test_a_job_that_was_not_taken_has_a_reason(
    error: int, words: bytes | None, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue(monkeypatch, error=error, words=words)
    assert cups.refusal() == why


def test_the_latest_job_of_a_title_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = ((7, b"Zonk"), (9, b"Zonk"), (8, b"Zonk"), (12, b"other"), (13, None))
    library = queue(monkeypatch, jobs=jobs)
    assert cups.take_back("hall/draft", "Zonk") is True
    # Our own jobs that are not done.
    assert library.asked == [(b"hall", 1, 0), ("free", 5), ("end", b"hall", 9)]
    library = queue(monkeypatch, jobs=jobs, ended=0)
    assert cups.take_back("hall", "Zonk") is False
    for none in (jobs[3:], ()):
        library = queue(monkeypatch, jobs=none)
        assert cups.take_back("hall", "Zonk") is False
        assert library.asked[-1] == ("free", len(none))


def test_without_the_library_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cups, "_library", lambda: None)
    assert cups.takes_jobs("hall")
    assert cups.refusal() == ""
    assert not cups.take_back("hall", "Zonk")


def lacks(name: str) -> SimpleNamespace:
    """A library that lacks a function."""
    names = {"cupsGetNamedDest", "cupsGetOption", "cupsLastErrorString"} - {name}
    return SimpleNamespace(**{one: SimpleNamespace(restype=None) for one in names})


@pytest.mark.parametrize(("system", "there"), [("linux", True), ("darwin", False)])
def test_the_library_is_looked_for_on_linux(
    system: str, there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cups, "sys", SimpleNamespace(platform=system))
    for library in (lacks(""), lacks("cupsGetOption"), None):

        def load(name: str, library: SimpleNamespace | None = library) -> SimpleNamespace:
            if library is None:
                raise OSError(name)
            return library

        monkeypatch.setattr(ctypes, "CDLL", load)
        cups._library.cache_clear()
        found = cups._library()
        whole = there and hasattr(library, "cupsGetOption")
        assert (found is not None) is whole
        if found is not None:
            assert found.cupsGetNamedDest.restype is ctypes.POINTER(cups._Destination)
    cups._library.cache_clear()


# What Qt knows of printers


class About:
    """Takes the place of what Qt tells of a printer."""

    def __init__(self, name: str = "", state: Any = QPrinter.PrinterState.Idle) -> None:
        self.isNull = lambda: not name
        self.description = name.strip
        self.state = lambda: state
        self.supportedPageSizes = lambda: ()


def printers(monkeypatch: pytest.MonkeyPatch, **found: About) -> None:
    qt = SimpleNamespace(
        printerInfo=lambda key: found.get(key, About()),
        availablePrinterNames=lambda: list(found),
        defaultPrinterName=lambda: "hall",
    )
    monkeypatch.setattr(printer, "QPrinterInfo", qt)


def test_the_usual_printer_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    printers(monkeypatch, attic=About("Attic"), hall=About("Hall"), cellar=About(" "))
    assert printer.known() == [
        KnownPrinter("hall", "Hall", True), KnownPrinter("attic", "Attic"),
        KnownPrinter("cellar", "cellar"),
    ]  # fmt: skip
    assert [printer.is_gone(key) for key in ("hall", "shed")] == [False, True]


def test_what_a_printer_is_doing(monkeypatch: pytest.MonkeyPatch) -> None:
    states = QPrinter.PrinterState
    one = {"hall": About("Hall"), "busy": About("Busy", states.Active),
           "ill": About("Ill", states.Error), "odd": About("Odd", "dancing")}  # fmt: skip
    printers(monkeypatch, **one)
    monkeypatch.setattr(cups, "takes_jobs", lambda key: key != "shut")
    told = {key: printer.state(key, "a4") for key in (*one, "shed")}
    assert told == {
        "hall": PrinterState.READY, "busy": PrinterState.BUSY, "ill": PrinterState.STOPPED,
        "odd": PrinterState.READY, "shed": PrinterState.GONE,
    }  # fmt: skip
    printers(monkeypatch, shut=About("Shut"))
    assert printer.state("shut", "a4") is PrinterState.CLOSED


class Told:
    """Takes the place of a printer: it notes what it is told."""

    PrinterMode, ColorMode = QPrinter.PrinterMode, QPrinter.ColorMode
    DuplexMode = QPrinter.DuplexMode
    #: The one that Qt goes on with whatever name it is given.
    stays = ""

    def __init__(self, *_: object) -> None:
        self.told: dict[str, object] = {}

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("set"):
            raise AttributeError(name)
        return lambda value: self.told.update({name.removeprefix("set"): value})

    def printerName(self) -> object:
        return self.stays or self.told["PrinterName"]

    def pageLayout(self) -> QPageLayout:
        layout = QPageLayout(QPageSize(QSizeF(200, 300), QPageSize.Unit.Millimeter),
                             QPageLayout.Orientation.Portrait, QMarginsF(9, 9, 9, 9))  # fmt: skip
        layout.setUnits(QPageLayout.Unit.Millimeter)
        layout.setMinimumMargins(QMarginsF(3, 4, 5.5, 2))
        layout.setUnits(QPageLayout.Unit.Point)
        return layout


def test_a_printer_comes_so_near_the_edge_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    printers(monkeypatch, hall=About("Hall"))
    monkeypatch.setattr(printer, "QPrinter", Told)
    assert printer.least_margin("hall", "a4") == pytest.approx(5.5, abs=0.2)
    assert printer.least_margin("shed", "a4") == 0.0


@pytest.mark.parametrize("players", [4, 12])
@pytest.mark.parametrize("both", [True, False])
def test_a_printer_is_told_all_of_the_job(
    players: int, both: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printer, "QPrinter", Told)
    job = PrintJob((document.blank(preset("wheaton"), players),), copies=3, both_sides=both,
                   black=both)  # fmt: skip
    first = laid(job).plans[0]
    found: Any = printer.prepared(job, first, "hall")
    across = "Short" if players > 8 else "Long"
    assert found.told.pop("PageLayout").orientation() is (
        QPageLayout.Orientation.Landscape if players > 8 else QPageLayout.Orientation.Portrait
    )
    assert found.told == {
        "PrinterName": "hall", "DocName": first.sheet.name, "Creator": "Zonk Desktop",
        "CopyCount": 3, "CollateCopies": True,
        "ColorMode": Told.ColorMode.GrayScale if both else Told.ColorMode.Color,
        "Duplex": getattr(Told.DuplexMode, f"Duplex{across}Side" if both else "DuplexNone"),
    }  # fmt: skip
    monkeypatch.setattr(Told, "stays", "attic")
    with pytest.raises(printer.PrintError):
        printer.prepared(job, first, "hall")
    assert "PrinterName" not in printer.prepared(job, first).told  # type: ignore[attr-defined]


# A job on its way


class Target(QPrinter):
    """A printer that writes into a file, as one that has a queue."""

    def __init__(self, to: Path, pages: int = 99) -> None:
        super().__init__(QPrinter.PrinterMode.HighResolution)
        self.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        self.setOutputFileName(str(to))
        self._pages = pages
        self.aborted = False

    def newPage(self) -> bool:
        self._pages -= 1
        return self._pages > 0 and super().newPage()

    def abort(self) -> bool:
        self.aborted = True
        return super().abort()

    def outputFormat(self) -> QPrinter.OutputFormat:
        return QPrinter.OutputFormat.NativeFormat


def sides(*players: int) -> Sequence[JobSide]:
    sheets = tuple(document.blank(preset("original-1978"), n) for n in players)
    return laid(PrintJob(sheets, rules=False)).sides


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Nothing is drawn; the pages that would be."""
    drawn: list[int] = []
    monkeypatch.setattr(paint, "page", lambda painter, laid, page: drawn.append(page))
    return drawn


def test_a_whole_job_is_not_called_off_and_an_empty_side_stays_empty(
    tmp_path: Path, plain: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    queue(monkeypatch)
    target = Target(tmp_path / "out.pdf")
    (side,) = sides(2)
    assert list(printer.sent(target, (side, None, side))) == [1, 2, 3]
    assert (plain, target.aborted) == ([0, 0], False)


def test_a_job_whose_page_is_refused_is_called_off_with_the_reason(
    tmp_path: Path, plain: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    queue(monkeypatch, error=0x400, words=b"no room")
    target = Target(tmp_path / "out.pdf", pages=2)
    (side,) = sides(2)
    steps = printer.sent(target, (side,) * 3)
    assert [next(steps), next(steps)] == [1, 2]
    with pytest.raises(printer.PrintError, match="no room"):
        next(steps)
    assert target.aborted


def test_a_job_that_the_queue_refuses_says_why_but_where_the_printer_is_gone(
    tmp_path: Path, plain: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    queue(monkeypatch, error=0x400, words=b"no such file")
    for gone, why in ((False, "no such file"), (True, "")):
        monkeypatch.setattr(printer, "is_gone", lambda _, gone=gone: gone)
        with pytest.raises(printer.PrintError) as wrong:
            list(printer.sent(Target(tmp_path / "out.pdf"), sides(2)))
        assert str(wrong.value) == why
    # A file has no queue that could refuse.
    monkeypatch.setattr(Target, "outputFormat", QPrinter.outputFormat)
    assert list(printer.sent(Target(tmp_path / "out.pdf"), sides(2))) == [1]


def test_what_has_a_queue_is_taken_back_by_printer_and_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = Target(tmp_path / "out.pdf")
    target.setDocName("Zonk")
    ours = target.printerName(), "Zonk"
    monkeypatch.setattr(cups, "take_back", lambda *one: one == ours)
    assert printer.take_back(target)
    monkeypatch.setattr(Target, "outputFormat", QPrinter.outputFormat)
    assert not printer.take_back(target)


def test_a_hair_is_three_quarters_of_a_millimetre_on_either_side(plain: list[int]) -> None:
    """Just that is more than a hair already."""
    (side,) = sides(2)
    for wide, scale in ((208.5, 208.5 / 210), (208.5001, 1.0)):
        page = QRectF(0, 0, wide, 297)
        target: Any = SimpleNamespace(
            pageLayout=lambda page=page: SimpleNamespace(fullRect=lambda _: page),
            logicalDpiX=lambda: 2540, logicalDpiY=lambda: 2540,
        )  # fmt: skip
        painter: Any = Painter()
        printer._draw(target, painter, side)
        assert ("scale", scale, scale) in painter.told


@pytest.mark.parametrize(
    ("paper", "scale"),
    [((210, 297), 1.0), ((300, 400), 1.0), ((105, 297), 0.5), ((210, 148.5), 0.5),
     ((208.6, 297), 1.0), ((208.4, 297), 208.4 / 210)],
)  # fmt: skip
def test_a_sheet_shrinks_on_paper_that_is_smaller_by_more_than_a_hair(
    paper: tuple[float, float], scale: float, plain: list[int]
) -> None:
    (side,) = sides(2)
    size = QPageSize(QSizeF(*paper), QPageSize.Unit.Millimeter)
    layout = QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF())
    target: Any = SimpleNamespace(
        pageLayout=lambda: layout, logicalDpiX=lambda: 600, logicalDpiY=lambda: 300
    )
    painter: Any = Painter()
    printer._draw(target, painter, side)
    told = [one[1:] for one in painter.told if one[0] == "scale"]
    assert told == [pytest.approx((scale * 600 / 2540, scale * 300 / 2540), rel=1e-3)]
    assert painter.told[-1] == "restore"
