"""Opens the print window, or writes a PDF at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget

from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.sheets import fonts, pdf
from zonk_desktop.sheets.keep import Story
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.layout import plan
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.paper.values import PrintedGame, Trouble, on_table, usual_paper
from zonk_desktop.ui.paper.window import PrintWindow
from zonk_desktop.words import say, sentences


def print_games(
    parent: QWidget | None,
    style: Style,
    memory: Memory,
    games: Sequence[PrintedGame],
    said: Callable[[str], object],
) -> None:
    """Open the print window with the sheets of games; results go to `said`."""
    sheets = [one.sheet for one in games]
    courses = [one.course for one in games if one.course is not None]
    dialog = PrintWindow(
        style, memory, parent, games=sheets, name=games[0].name,
        courses=courses if len(courses) == len(games) else (),
    )  # fmt: skip
    dialog.told.connect(said)
    answered(dialog)


def pdf_of_game(
    parent: QWidget | None, snapshot: Snapshot, memory: Memory, told: Story | None = None
) -> str:
    """Ask for a path and write; returns a sentence on the result, empty when cancelled."""
    game = on_table(snapshot, told)
    path = files.save_as(parent, say("print-ask"), game.name, files.PDF)
    return write(plan(game.sheet, usual_paper(memory)), path) if path is not None else ""


def write(laid: Plan, path: Path) -> str:
    """Write the pages; returns a sentence on the result."""
    try:
        pdf.write(laid, path)
    except pdf.PdfError as wrong:
        return Trouble(say("print-not-written", why=str(wrong)))
    said = say("print-written", file=path.name, pages=len(laid.pages))
    trouble = fonts.said(laid.sheet)
    return Trouble(sentences((said, trouble))) if trouble else said
