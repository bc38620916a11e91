"""Sheets without a window: what the command line asks for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.sheets import document, pdf
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.layout import plan
from zonk_desktop.transcript.replay import Replay

_apps: list[QCoreApplication] = []


def application() -> None:
    """Fonts need an application; one without a screen will do, and one that is there does too."""
    if QGuiApplication.instance() is None:
        # Kept: it would be collected, and Qt would fall with it.
        _apps.append(QGuiApplication(["zonk-desktop", "-platform", "offscreen"]))


def write_blank(
    ruleset: RuleSet,
    players: int,
    names: tuple[str, ...],
    rows: int | None,
    paper: str,
    to: Path,
    landscape: bool | None = None,
) -> int:
    """A blank sheet as a file; gives back the number of pages."""
    return _write(document.blank(ruleset, players, names, rows), paper, to, landscape)


def write_game(
    replay: Replay, paper: str, to: Path, landscape: bool | None = None, pledge: str = ""
) -> int:
    """The sheet of a game as a file; gives back the number of pages."""
    sheet = document.of_game(replay.game, replay.header, replay.corrected, pledge)
    return _write(sheet, paper, to, landscape)


def _write(sheet: Sheet, paper: str, to: Path, landscape: bool | None) -> int:
    application()
    laid = plan(sheet, paper, landscape=landscape)
    pdf.write(laid, to)
    return len(laid.pages)
