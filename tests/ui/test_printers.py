"""Printers in the print window: their states, what goes to them, and what they refuse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.sheets import games
from tests.sheets.pdfs import info, needs_poppler, text
from tests.ui.looking import still
from tests.ui.printing import (
    REAL_PREPARED,
    Opener,
    memory,
    open_,
    press,
    printers,
)
from zonk_desktop.sheets import cups, document, printer
from zonk_desktop.sheets.job import PrintJob, laid, turned
from zonk_desktop.sheets.measure import PAPERS
from zonk_desktop.sheets.printer import KnownPrinter, PrinterState
from zonk_desktop.ui.kit.settings import Memory

#: Fixtures of this file.
__all__ = ["memory", "open_", "printers"]


class Offered:
    """What a printer says of its papers, in mm: sizes, and the least and the most of any other."""

    def __init__(self, *sizes: tuple[float, float], custom: bool = False) -> None:
        self._sizes, self._custom = sizes, custom

    def isNull(self) -> bool:
        return False

    def supportedPageSizes(self) -> list[QPageSize]:
        return [_paper(*size) for size in self._sizes]

    def supportsCustomPageSizes(self) -> bool:
        return self._custom

    def minimumPhysicalPageSize(self) -> QPageSize:
        return _paper(90, 130)

    def maximumPhysicalPageSize(self) -> QPageSize:
        return _paper(216, 356)

    def state(self) -> QPrinter.PrinterState:
        return QPrinter.PrinterState.Idle


def _paper(wide: float, high: float) -> QPageSize:
    return QPageSize(QSizeF(wide, high), QPageSize.Unit.Millimeter)


A4, LETTER = (210.0, 297.0), (215.9, 279.4)


@pytest.mark.parametrize(
    ("offered", "lacking"),
    [
        (Offered(A4, LETTER), {"a5"}),
        (Offered(A4, LETTER, custom=True), set()),
        (Offered((210.2, 296.8)), {"letter", "a5"}),
        (Offered((80.0, 80.0), custom=True), set()),
        (Offered(), set()),
    ],
    ids=["two", "any", "nearly", "any-but-these", "silent"],
)
def test_a_printer_that_lacks_a_paper_is_not_ready_for_it(
    offered: Offered, lacking: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "printerInfo", lambda _: offered)
    monkeypatch.setattr(cups, "takes_jobs", lambda _: True)
    for paper in PAPERS:
        assert printer.lacks("hall", paper) is (paper in lacking)
        wanted = PrinterState.PAPER if paper in lacking else PrinterState.READY
        assert printer.state("hall", paper) is wanted


def test_another_paper_makes_it_ready_again(
    qtbot: QtBot, open_: Opener, printers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        printer,
        "state",
        lambda _, paper: PrinterState.PAPER if paper == "a5" else PrinterState.READY,
    )
    window = open_()
    fields = window.fields
    qtbot.mouseClick(fields.paper.button("a5"), Qt.MouseButton.LeftButton)
    assert fields.printers.state.text() == (
        "It has no A5. Choose another paper or printer, or write a PDF."
    )
    window.refresh()
    assert not window.print.isEnabled() or fields.printers.refuses
    qtbot.mouseClick(window.print, Qt.MouseButton.LeftButton)
    assert not printers.exists()
    qtbot.mouseClick(fields.paper.button("a4"), Qt.MouseButton.LeftButton)
    assert fields.printers.state.text() == "Ready."


def test_pages_that_are_none(qtbot: QtBot, open_: Opener, printers: Path, memory: Memory) -> None:
    memory.set("blank-players", 5)
    window = open_()
    window.fields.pages.setText("1-9")
    window.refresh()
    assert window.fields.wrong.text() == "Pages go from 1 to 3; “1-9” is none of them."
    assert window.fields.wrong.isVisible()
    qtbot.mouseClick(window.print, Qt.MouseButton.LeftButton)
    assert not printers.exists()
    window.fields.pages.setText("2-")
    window.refresh()
    assert not window.fields.wrong.isVisible()
    assert window.sum.text().startswith("2 sides: 2 leaves of paper.")


@needs_poppler
def test_what_is_chosen_goes_to_the_printer(
    qtbot: QtBot, open_: Opener, printers: Path, memory: Memory
) -> None:
    memory.set("blank-players", 5)
    window = open_()
    fields = window.fields
    assert fields.printers.state.text() == "Ready."
    fields.pages.setText("1, 3")
    fields.copies.setValue(3)
    fields.both_sides.setChecked(True)
    fields.black.setChecked(True)
    window.refresh()
    assert window.sum.text() == "2 sides, 3 copies: 3 leaves of paper. Black only."
    assert window.print.text() == "Print 3 leaves"
    assert press(qtbot, window, "print") == "Sent to In the hall, the usual one."
    assert info(printers)["Pages"] == "2"
    assert "What scores" in text(printers)
    assert memory.text("printer", "") == "hall"
    assert memory.flag("both-sides", False)


def test_a_stopped_printer_says_so_and_its_margins_count(open_: Opener, printers: Path) -> None:
    window = open_()
    window.fields.printers.pick.setCurrentIndex(1)
    assert window.fields.printers.state.text().startswith("Stopped")
    laid = window.laid_out().plans[0]
    assert laid.corner == (6.0, 6.0)
    window.fields.margins.choose("wide")
    assert window.laid_out().plans[0].corner == (8.0, 8.0)


def test_printers_come_go_and_change_while_the_window_is_open(
    qtbot: QtBot, open_: Opener, monkeypatch: pytest.MonkeyPatch, printers: Path
) -> None:
    known: list[KnownPrinter] = []
    states = dict.fromkeys(("hall", "attic"), PrinterState.READY)
    monkeypatch.setattr(printer, "known", lambda: list(known))
    monkeypatch.setattr(printer, "state", lambda key, paper: states[key])
    window = open_()
    field = window.fields.printers
    assert not window.print.isVisible()
    assert window.save.isDefault()
    assert field.state.text().startswith("No printer is set up on this computer.")

    def looked() -> list[str]:
        field.look()
        return [field.pick.itemText(n) for n in range(field.pick.count())]

    known += [KnownPrinter("hall", "Hall", usual=True), KnownPrinter("attic", "Attic")]
    assert looked() == ["Hall, the usual one", "Attic"]
    assert window.print.isVisible()
    assert window.print.isDefault()
    field.pick.setCurrentIndex(1)
    # Another usual one leaves the choice alone.
    known[:] = [KnownPrinter("attic", "Attic", usual=True), KnownPrinter("hall", "Hall")]
    assert looked() == ["Attic, the usual one", "Hall"]
    assert field.key == "attic"
    states["attic"] = PrinterState.CLOSED
    looked()
    assert field.state.text().startswith("It takes nothing in now.")
    assert window.print.property("blocked")
    assert window.print.accessibleDescription() == field.state.text()
    # Gone, it stays chosen and says so: nothing goes to another printer unasked.
    del known[0]
    states["attic"] = PrinterState.GONE
    assert looked() == ["Hall", "Attic, the usual one"]
    assert field.state.text().startswith("This printer is not there any more.")
    qtbot.mouseClick(window.print, Qt.MouseButton.LeftButton)
    assert not window.outgoing.going
    assert not printers.exists()
    field.pick.setCurrentIndex(0)
    assert not window.print.property("blocked")
    assert press(qtbot, window, "print") == "Sent to Hall."
    # What came of it stays to be read while the printer goes on with it.
    states["hall"] = PrinterState.BUSY
    looked()
    still(window)
    assert window.sum.text() == "Sent to Hall."


def test_what_the_print_system_refuses_is_told(
    qtbot: QtBot, open_: Opener, printers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printer, "_to_queue", lambda _: True)
    monkeypatch.setattr(cups, "refusal", lambda: "No room for jobs.")
    gone = False
    monkeypatch.setattr(printer, "is_gone", lambda _: gone)
    window = open_()
    said = press(qtbot, window, "print")
    assert said.startswith("The printer did not take the sheet. It said: “No room for jobs.”")
    gone = True
    assert press(qtbot, window, "print").startswith("The printer did not take the sheet. Nothing")
    assert window.fields.isEnabled()


def test_a_printer_that_is_gone_at_the_last_moment(
    qtbot: QtBot, open_: Opener, printers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would go on with the printer it had before."""
    monkeypatch.setattr(printer, "prepared", REAL_PREPARED)
    window = open_()
    assert press(qtbot, window, "print").startswith("The printer did not take the sheet. Nothing")


@pytest.mark.parametrize(("taken", "said"), [(True, "Nothing was printed."), (False, " may still")])
def test_a_print_that_is_stopped_is_taken_back(
    taken: bool, said: str, qtbot: QtBot, open_: Opener, printers: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(printer, "take_back", lambda _: taken)
    window = open_(*[document.of_game(games.long_game("wheaton", 12, 200))] * 2)
    qtbot.mouseClick(window.print, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.progress.value() > 2, timeout=100_000)
    with qtbot.waitSignal(window.told) as told:
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert said in told.args[0]
    assert window.fields.isEnabled()


def test_a_printer_that_does_not_take_it(
    qtbot: QtBot, open_: Opener, printers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object) -> Iterator[int]:
        raise printer.PrintError
        yield 0

    monkeypatch.setattr(printer, "sent", refuses)
    window = open_()
    said = press(qtbot, window, "print")
    assert said.startswith("The printer did not take the sheet. Nothing was printed")
    assert window.sum.text() == said
    assert window.fields.isEnabled()


def test_a_job_of_sheets_turned_either_way_ends_upright(qapp: QApplication, printers: Path) -> None:
    """CUPS turns every page by how the last one was turned."""
    sheets = [document.of_game(games.begun(*one)) for one in (("wheaton", 3), ("insta-bong", 8))]
    job = PrintJob(sheets=tuple(sheets))
    found = laid(job)
    assert [plan.landscape for plan in found.plans] == [False, True]
    target = printer.prepared(job, found.plans[0])
    sides = turned(found, both_sides=False)
    assert list(printer.sent(target, sides)) == list(range(1, len(sides) + 1))
    assert target.pageLayout().orientation() is QPageLayout.Orientation.Portrait
