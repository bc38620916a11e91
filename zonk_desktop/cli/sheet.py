"""The command `sheet`: blank sheets and sheets of games, as PDF."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from zonk_desktop.cli.answers import number, of_rules, of_transcript, refuse
from zonk_desktop.cli.grammar import Found, Usage
from zonk_desktop.console import complain, put, visible
from zonk_desktop.words import say

if TYPE_CHECKING:
    from zonk_desktop.sheets.command import SheetOutcome
    from zonk_desktop.transcript.replay import Replay


def sheet(_: list[str], found: Found) -> int:
    said = {name: values[-1] for name, values in found.items()}
    if ("--rules" in said) == ("--game" in said):
        raise Usage(say("cli-sheet-needs-rules-key-for"))
    if not said.get("-o"):
        raise Usage(say("cli-sheet-needs-o-file-pdf"))
    paper = said.get("--paper", "a4").lower()
    if paper not in {"a4", "letter", "a5"}:
        raise Usage(say("cli-paper-is-a4-letter-or"))
    held = said.get("--held", "auto").lower()
    if held not in {"auto", "portrait", "landscape"}:
        raise Usage(say("cli-held-is-portrait-or-landscape"))
    # Paper, and whether it lies across; None turns it when the players need it.
    on = (paper, None if held == "auto" else held == "landscape")
    if "--game" in said:
        if wrong := [name for name in ("--players", "--names", "--rows") if name in said]:
            raise Usage(say("cli-is-for-blank-sheets-a", wrong=wrong[0]))
        return _sheet_of_game(Path(said["--game"]), on, said["-o"], reviewed="--reviewed" in said)
    if "--reviewed" in said:
        raise Usage(say("cli-reviewed-is-for-games"))
    return _blank_sheet(found, said, on, said["-o"])


def _sheet_of_game(file: Path, on: tuple[str, bool | None], to: str, *, reviewed: bool) -> int:
    from zonk_desktop.fairness.record import read_record
    from zonk_desktop.rulebook.library import text_of
    from zonk_desktop.transcript.files import read_file, replay_text

    with of_transcript(str(file)):
        text = read_file(file)
        replay = replay_text(text, file.parent)
        read_record(text)
    luck = _luck(replay) if reviewed else ()
    house = text_of(replay.header.rules, file.parent)
    return _printed(
        lambda sheets, path: sheets.write_game(replay, text, house, on[0], path, on[1], luck), to
    )


def _luck(replay: Replay) -> tuple[tuple[float, float], ...]:
    """Luck and cost of everybody; a sentence and nothing where no chances are known."""
    from zonk_desktop.odds.review import purpose_of, review
    from zonk_desktop.odds.values import NotCovered

    try:
        seen = review(replay.first, replay.actions, purpose_of(replay.first))
    except NotCovered as wrong:
        complain(str(wrong))
        return ()
    shown = [each.rounded() for each in seen.players]
    return tuple((each.luck, each.cost) for each in shown)


def _blank_sheet(found: Found, said: dict[str, str], on: tuple[str, bool | None], to: str) -> int:
    from zonk_desktop.rulebook.library import resolve

    names = tuple(name.strip() for name in said["--names"].split(",")) if "--names" in said else ()
    if "--players" not in said and not names:
        raise Usage(say("cli-a-blank-sheet-needs-players"))
    with of_rules(said["--rules"]):
        ruleset = resolve(said["--rules"])
    most = ruleset.settings.players_max
    players = number(found, "--players", len(names), 1, most)
    if players < ruleset.settings.players_min:
        few = ruleset.settings.players_min
        raise Usage(say("cli-is-for-players-at-least", name=ruleset.name, few=few))
    if len(names) > players:
        raise Usage(say("cli-names-has-names-for-players", names=len(names), players=players))
    if players > most:
        raise Usage(say("cli-is-for-players-at-most", name=ruleset.name, most=most))
    rows = number(found, "--rows", 0, 1, 500) or None
    return _printed(
        lambda sheets, path: sheets.write_blank(ruleset, players, names, rows, on[0], path, on[1]),
        to,
    )


def _printed(write: Callable[[ModuleType, Path], SheetOutcome], to: str) -> int:
    from zonk_desktop import qt_start

    qt_start.load()
    from zonk_desktop.sheets import command
    from zonk_desktop.sheets.fonts import FontError
    from zonk_desktop.sheets.pdf import PdfError

    try:
        if to == "-":
            return _streamed(lambda path: _troubled(write(command, path)))
        written = write(command, Path(to))
    except (PdfError, FontError) as wrong:
        return refuse(str(wrong))
    put(visible(say("cli-pages-written", file=to, pages=written.pages)))
    if written.about:
        put(visible(written.about))
    _troubled(written)
    return 0


def _troubled(written: SheetOutcome) -> None:
    """What is wrong with a sheet that is written is no answer: it goes beside."""
    if written.trouble:
        complain(written.trouble)


def _streamed(write: Callable[[Path], object]) -> int:
    """What is written as a whole file, to standard output."""
    from tempfile import TemporaryDirectory

    if sys.stdout is None or sys.stdout.isatty():
        return refuse(say("cli-a-pdf-is-nothing-for"))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.pdf"
        write(path)
        sys.stdout.buffer.write(path.read_bytes())
        sys.stdout.buffer.flush()
    return 0
