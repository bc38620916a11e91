"""A print window with printers of its own, for the tests of printing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tests.ui.alone import made
from tests.ui.looking import to_front
from zonk_desktop.sheets import printer
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.printer import KnownPrinter, PrinterState
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import DARK, LIGHT
from zonk_desktop.ui.paper.window import PrintWindow
from zonk_desktop.ui.rules.rule_list import presets

Opener = Callable[..., PrintWindow]
WHEATON = 1


def styled(qapp: QApplication, *, dark: bool = False, scale: float = 1.0) -> Style:
    return made(qapp, scale, DARK if dark else LIGHT)


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    return Memory(tmp_path / "settings")


@pytest.fixture
def open_(qtbot: QtBot, qapp: QApplication, memory: Memory) -> Opener:
    def opened(*sheets: Sheet, style: Style | None = None, name: str = "") -> PrintWindow:
        look = style or styled(qapp)
        found = PrintWindow(look, memory, games=sheets, name=name, choices=presets())
        qtbot.addWidget(found)
        found.show()
        to_front(found, qtbot)
        return found

    return opened


REAL_PREPARED = printer.prepared


@pytest.fixture
def printers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Two printers, one stopped; what goes to them is a file."""
    target = tmp_path / "printed.pdf"
    known = [KnownPrinter("hall", "In the hall", usual=True), KnownPrinter("attic", "In the attic")]
    monkeypatch.setattr(printer, "known", lambda: known)
    states = {"hall": PrinterState.READY, "attic": PrinterState.STOPPED}
    monkeypatch.setattr(printer, "state", lambda key, paper: states[key])
    monkeypatch.setattr(printer, "least_margin", lambda key, paper: 18.0 if key == "attic" else 4.0)

    def prepared(*given: object) -> QPrinter:
        found = REAL_PREPARED(*given[:2])  # type: ignore[arg-type]
        found.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        found.setOutputFileName(str(target))
        return found

    monkeypatch.setattr(printer, "prepared", prepared)
    return target


def asks_for(monkeypatch: pytest.MonkeyPatch, target: Path) -> list[str]:
    """The file dialog answers with this file; the names that were proposed."""
    proposed: list[str] = []

    def answer(_parent: object, _title: object, start: str, *_: object) -> tuple[str, str]:
        proposed.append(Path(start).name)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return proposed


def press(qtbot: QtBot, window: PrintWindow, button: str) -> str:
    """Press a button, wait for the end, and hear what came of it."""
    with qtbot.waitSignal(window.told, timeout=100_000) as told:
        qtbot.mouseClick(getattr(window, button), Qt.MouseButton.LeftButton)
    return str(told.args[0])
