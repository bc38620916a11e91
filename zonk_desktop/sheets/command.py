"""Sheets without a window: what the command line asks for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.sheets import fonts, pdf
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.layout import plan
from zonk_desktop.sheets.style import blank

if TYPE_CHECKING:
    from zonk_desktop.transcript.replay import Replay

_apps: list[QCoreApplication] = []


class SheetOutcome(NamedTuple):
    """How it went: pages, what they are, and what is not as it should be."""

    pages: int
    about: str
    trouble: str


def application() -> None:
    """Fonts need an application; one without a screen will do, and one that is there does too."""
    if QGuiApplication.instance() is None:
        # Keep a reference: Python would collect the application, and Qt would crash.
        _apps.append(QGuiApplication(["zonk-desktop", "-platform", "offscreen"]))


def write_blank(
    ruleset: RuleSet,
    players: int,
    names: tuple[str, ...],
    rows: int | None,
    paper: str,
    to: Path,
    landscape: bool | None = None,
) -> SheetOutcome:
    """A blank sheet as a file."""
    return _write(blank(ruleset, players, names, rows), paper, to, landscape)


def write_game(
    replay: Replay,
    transcript: str,
    house: str,
    paper: str,
    to: Path,
    landscape: bool | None = None,
    luck: tuple[tuple[float, float], ...] = (),
) -> SheetOutcome:
    """The sheet of a game as a file; `luck` of the dice and cost of choices, where reviewed.

    Raises RecordError."""
    # A blank sheet loads nothing that plays.
    from zonk_desktop.sheets.document import of_game  # noqa: PLC0415
    from zonk_desktop.sheets.keep import whole_story  # noqa: PLC0415

    told = whole_story(replay, transcript, house)._replace(luck=luck)
    sheet = of_game(replay.game, replay.header, replay.corrected, told)
    return _write(sheet, paper, to, landscape)


def _write(sheet: Sheet, paper: str, to: Path, landscape: bool | None) -> SheetOutcome:
    application()
    laid = plan(sheet, paper, landscape=landscape)
    pdf.write(laid, to)
    return SheetOutcome(len(laid.pages), laid.about() if sheet.rounds else "", fonts.said(sheet))
