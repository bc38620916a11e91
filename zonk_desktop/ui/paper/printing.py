"""Sheets on their way to paper: preview, printer, PDF."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.sheets import boxes, pdf, printer
from zonk_desktop.sheets.document import of_game
from zonk_desktop.sheets.layout import Plan, plan
from zonk_desktop.sheets.measure import PAPERS
from zonk_desktop.sheets.story import Story
from zonk_desktop.transcript.lines import Header
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.settings import Memory

_INCHES = QLocale.MeasurementSystem.ImperialUSSystem


def usual_paper(memory: Memory) -> str:
    """The paper chosen last, or what is sold in this country."""
    letter = QLocale.system().measurementSystem() == _INCHES
    return memory.text("paper", "letter" if letter else "a4", tuple(PAPERS))


def laid_out(snapshot: Snapshot, memory: Memory, told: Story | None = None) -> Plan:
    """The game's sheet on the usual paper, turned when its players need it."""
    # Of a game that goes on nothing can be told but the pledge of its dice.
    told = told or Story(pledge=snapshot.commitment)
    sheet = of_game(snapshot.game, snapshot.header, snapshot.corrected, told)
    return plan(sheet, usual_paper(memory))


def preview_game(
    parent: QWidget | None, snapshot: Snapshot, memory: Memory, told: Story | None = None
) -> None:
    """Show the pages of the game on the table."""
    name = _name(snapshot.game, snapshot.header, snapshot.game_id)
    preview(parent, laid_out(snapshot, memory, told), name)


def pdf_of_game(
    parent: QWidget | None, snapshot: Snapshot, memory: Memory, told: Story | None = None
) -> str:
    """Ask where to, and write; a sentence on how it went, empty when nobody wanted it."""
    name = _name(snapshot.game, snapshot.header, snapshot.game_id)
    return ask_and_write(parent, laid_out(snapshot, memory, told), name)


def preview_stored(
    parent: QWidget | None,
    number: int,
    game: tuple[Game, Header, frozenset[tuple[int, int]], Story],
    size: str,
) -> None:
    """The same for a game of the Zonk File."""
    preview(parent, plan(of_game(*game), size), _name(game[0], game[1], number))


def _name(game: Game, header: Header | None, number: int) -> str:
    names = [seat.name for seat in game.seats]
    day = header.start if header is not None else ""
    return files.game_name(game.rules.ruleset.name, names, day, number, files.PDF.suffix)


def preview(parent: QWidget | None, laid: Plan, name: str) -> None:
    """Show the pages; printing and PDF are buttons there."""

    def to_pdf(dialog: QWidget, shown: Plan) -> None:
        said = ask_and_write(dialog, shown, name)
        if said:
            _box(dialog, said).exec()

    printer.preview(parent, laid, to_pdf)


def to_printer(parent: QWidget | None, laid: Plan, name: str) -> str:
    """Print, or offer a PDF where there is no printer; a sentence on how it went."""
    if not printer.there_is_one():
        box = _box(parent, printer.no_printer())
        write_one = box.addButton("Write a PDF…", QMessageBox.ButtonRole.AcceptRole)
        box.addButton("Not now", QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(write_one)
        box.exec()
        wanted = box.clickedButton() is write_one
        box.deleteLater()
        return ask_and_write(parent, laid, name) if wanted else ""
    went = printer.print_(parent, laid)
    if went is None:
        return ""
    if went:
        trouble = boxes.said(laid.sheet)
        return Trouble(f"Sent to the printer. {trouble}") if trouble else "Sent to the printer."
    return Trouble(
        "The printer did not take the sheet. Nothing was printed; a PDF can be written instead."
    )


def _box(parent: QWidget | None, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle("Zonk Desktop")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box


def ask_and_write(parent: QWidget | None, laid: Plan, name: str) -> str:
    """The same for any sheet."""
    path = files.save_as(parent, "Sheet as PDF", name, files.PDF)
    return write(laid, path) if path is not None else ""


def write(laid: Plan, path: Path) -> str:
    """Write the pages; a sentence on how it went."""
    try:
        pdf.write(laid, path)
    except pdf.PdfError as wrong:
        return Trouble(f"The PDF was not written. {wrong}")
    pages = len(laid.pages)
    said = f"Written: {path.name}, {pages} page{'s' if pages != 1 else ''}."
    trouble = boxes.said(laid.sheet)
    return Trouble(f"{said} {trouble}") if trouble else said


class Trouble(str):
    """A sentence on what went wrong, or not as it should: not for quiet grey."""

    __slots__ = ()
