"""`zonk-desktop play`: from the options to a game at the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from zonk_desktop.console import CommandRefused, put
from zonk_desktop.engine.opening import seating_refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.rulebook import describe, knobs
from zonk_desktop.rulebook.library import resolve, text_of
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.rulebook.reading import did_you_mean_knob
from zonk_desktop.terminal.file import TranscriptFile
from zonk_desktop.terminal.table import TerminalTable
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.transcript.words import sentence
from zonk_desktop.words import say


def play(found: dict[str, list[str]]) -> int:
    """Seat the players, roll for order, play; raises CommandRefused when it cannot begin."""
    try:
        key = found["--rules"][-1] if "--rules" in found else _ask_rules()
        resolve(key)
        options = options_of(found.get("--option", []))
        given = found["--players"][-1].split(",") if "--players" in found else _ask_names()
    except EOFError:
        raise CommandRefused(say("terminal-nothing-was-typed-so-no")) from None
    rules = Rules(resolve(key, options=options))
    names = _names(rules, given)
    path = Path(found["-o"][-1]) if "-o" in found else None
    text = text_of(key)
    if path is not None and text:
        key = _seen_from(path.parent, key)
    file = None if path is None else TranscriptFile(path)
    table = TerminalTable(sys.stdin, sys.stdout, DiceSource.fresh(), file)
    aids = tuple(aid for aid in (Aid.GESTURES, Aid.WORDS) if f"--{aid}" in found)
    table.open(Setup(key, names, options, text, aids=aids))
    table.run()
    return 0


def _seen_from(folder: Path, key: str) -> str:
    """House rules are named in a transcript by where they lie from it."""
    try:
        return Path(os.path.relpath(key, folder)).as_posix()
    except ValueError:
        # Another drive of a Windows machine.
        return str(Path(key).resolve())


def options_of(given: list[str]) -> tuple[tuple[str, str], ...]:
    """Knobs and values out of NAME=VALUE; raises CommandRefused."""
    found: list[tuple[str, str]] = []
    for text in given:
        name, equals, value = text.partition("=")
        knob = knobs.find(name)
        if not equals:
            raise CommandRefused(
                say("terminal-option-write-name-value-rules", text=repr(text[:60]))
            )
        if knob is None:
            hint = did_you_mean_knob(name)
            raise CommandRefused(say("terminal-option-unknown", text=repr(name[:60]), hint=hint))
        if knob.name in [known for known, _ in found]:
            raise CommandRefused(say("terminal-option-twice", name=knob.name))
        try:
            knobs.parse(knob, value)
        except ValueError as wrong:
            raise CommandRefused(f"option {knob.name}: {wrong}") from None
        found.append((knob.name, value))
    return tuple(found)


def _ask_rules() -> str:
    put(describe.presets())
    answer = input(say("terminal-which-rules", rules=PRESETS[0])).strip()
    return answer or PRESETS[0]


def _ask_names() -> list[str]:
    return input(say("terminal-who-plays")).split(",")


def _names(rules: Rules, given: list[str]) -> tuple[str, ...]:
    names = tuple(" ".join(name.split()) for name in given if name.strip())
    if len(set(names)) != len(names):
        raise CommandRefused(say("terminal-players-two-of-them-have"))
    if (why := seating_refusal(rules.s, len(names))) is not None:
        raise CommandRefused(f"players: {sentence(why)}")
    if any("\ud800" <= letter <= "\udfff" for name in names for letter in name):
        raise CommandRefused(say("terminal-players-a-name-is-not"))
    if any(len(name) > 200 or '"' in name or "\\" in name for name in names):
        raise CommandRefused(say("terminal-players-a-name-has-at"))
    return names
