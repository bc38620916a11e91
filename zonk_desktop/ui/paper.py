"""The sheet of the game on the table, as it goes on paper."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog, QWidget

from zonk_desktop.session.snapshot import Snapshot
from zonk_desktop.sheets import pdf, printer
from zonk_desktop.sheets.document import of_game
from zonk_desktop.sheets.layout import Plan, plan
from zonk_desktop.sheets.measure import PAPERS
from zonk_desktop.ui.settings import Memory

_INCHES = QLocale.MeasurementSystem.ImperialUSSystem


def usual_paper(memory: Memory) -> str:
    """The paper chosen last, or what is sold in this country."""
    letter = QLocale.system().measurementSystem() == _INCHES
    return memory.text("paper", "letter" if letter else "a4", tuple(PAPERS))


def laid_out(snapshot: Snapshot, memory: Memory) -> Plan:
    """The game's sheet on the usual paper, turned when its players need it."""
    return plan(of_game(snapshot.game, snapshot.header), usual_paper(memory))


def preview_game(parent: QWidget | None, snapshot: Snapshot, memory: Memory) -> None:
    """Show the pages; printing is a button there."""
    printer.preview(parent, laid_out(snapshot, memory))


def pdf_of_game(parent: QWidget | None, snapshot: Snapshot, memory: Memory) -> str:
    """Ask where to, and write; a sentence on how it went, empty when nobody wanted it."""
    number = f"-{snapshot.game_id}" if snapshot.game_id else ""
    return ask_and_write(parent, laid_out(snapshot, memory), f"zonk-sheet{number}.pdf")


def ask_and_write(parent: QWidget | None, laid: Plan, name: str) -> str:
    """The same for any sheet."""
    chosen, _ = QFileDialog.getSaveFileName(parent, "Sheet as PDF", name, "PDF (*.pdf)")
    if not chosen:
        return ""
    path = Path(chosen)
    return write(laid, path if path.suffix else path.with_suffix(".pdf"))


def write(laid: Plan, path: Path) -> str:
    """Write the pages; a sentence on how it went."""
    try:
        pdf.write(laid, path)
    except pdf.PdfError as wrong:
        return f"The PDF was not written. {wrong}"
    pages = len(laid.pages)
    return f"Written: {path.name}, {pages} page{'s' if pages != 1 else ''}."
