"""Sheets on their way to paper: the print window, or a PDF at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.sheets import boxes, pdf
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.document import of_game
from zonk_desktop.sheets.layout import Plan, plan
from zonk_desktop.sheets.measure import PAPERS
from zonk_desktop.sheets.story import Story
from zonk_desktop.transcript.lines import Header
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

_INCHES = QLocale.MeasurementSystem.ImperialUSSystem


class Told(NamedTuple):
    """A game with all that its sheet needs."""

    number: int
    game: Game
    header: Header | None
    corrected: frozenset[tuple[int, int]]
    told: Story

    @property
    def sheet(self) -> Sheet:
        return of_game(self.game, self.header, self.corrected, self.told)

    @property
    def name(self) -> str:
        """A file name that says the game."""
        names = [seat.name for seat in self.game.seats]
        day = self.header.start if self.header is not None else ""
        rules = self.game.rules.ruleset.name
        return files.game_name(rules, names, day, self.number, files.PDF.suffix)


class Trouble(str):
    """A sentence on what went wrong, or not as it should: not for quiet grey."""

    __slots__ = ()


def usual_paper(memory: Memory) -> str:
    """The paper chosen last, or what is sold in this country."""
    letter = QLocale.system().measurementSystem() == _INCHES
    return memory.text("paper", "letter" if letter else "a4", tuple(PAPERS))


def on_table(snapshot: Snapshot, told: Story | None = None) -> Told:
    """The game on the table. Of one that goes on nothing can be told but the pledge of its dice."""
    story = told or Story(pledge=snapshot.commitment)
    return Told(snapshot.game_id, snapshot.game, snapshot.header, snapshot.corrected, story)


def print_games(
    parent: QWidget | None,
    style: Style,
    memory: Memory,
    games: Sequence[Told],
    said: Callable[[str], object],
) -> None:
    """Show their sheets in the print window; what comes of it is said."""
    # A second to load, and only for who prints.
    from zonk_desktop.ui.paper.window import PrintWindow  # noqa: PLC0415

    sheets = [one.sheet for one in games]
    dialog = PrintWindow(style, memory, parent, games=sheets, name=games[0].name)
    dialog.told.connect(said)
    dialog.exec()
    dialog.deleteLater()


def pdf_of_game(
    parent: QWidget | None, snapshot: Snapshot, memory: Memory, told: Story | None = None
) -> str:
    """Ask where to, and write; a sentence on how it went, empty when nobody wanted it."""
    game = on_table(snapshot, told)
    path = files.save_as(parent, say("print-ask"), game.name, files.PDF)
    return write(plan(game.sheet, usual_paper(memory)), path) if path is not None else ""


def write(laid: Plan, path: Path) -> str:
    """Write the pages; a sentence on how it went."""
    try:
        pdf.write(laid, path)
    except pdf.PdfError as wrong:
        return Trouble(say("print-not-written", why=str(wrong)))
    said = say("print-written", file=path.name, pages=len(laid.pages))
    trouble = boxes.said(laid.sheet)
    return Trouble(f"{said} {trouble}") if trouble else said
