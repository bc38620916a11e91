"""The table: reads words, has a live game carry them out, and tells what happened."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import perf_counter_ns
from typing import TextIO

from zonk_desktop.console import CommandRefused, put, visible
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.opening import seating_refusal
from zonk_desktop.engine.play import refused
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Phase
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied, Opening, Setup, Snapshot
from zonk_desktop.rulebook import describe, knobs
from zonk_desktop.rulebook.library import resolve, text_of
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.rulebook.reading import did_you_mean_knob
from zonk_desktop.terminal.file import TranscriptFile
from zonk_desktop.transcript import report
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Aid, split
from zonk_desktop.transcript.remarks import typed
from zonk_desktop.transcript.telling import (
    called,
    sentence,
    tell_all,
    tell_chain,
    tell_magic,
    tell_order,
    tell_order_throw,
    tell_pledge,
    tell_seed,
)
from zonk_desktop.transcript.verbs import SAID, SHORT, possible_names
from zonk_desktop.words import figure, say, semicolons
from zonk_desktop.words.rows import padded

#: Commands of the terminal beside the statements: two spellings, or one.
_COMMANDS = (("sheet",), ("why",), ("u", "undo"), ("q", "quit"), ("?", "help"))


class TerminalTable:
    """One game at the terminal; what it writes is a transcript that `verify` can check."""

    def __init__(
        self, words: TextIO, paper: TextIO, source: DiceSource, file: TranscriptFile | None
    ) -> None:
        self._words = words
        self._paper = paper
        self._source = source
        self._file = file
        self._notice = ""
        self.play: Play

    def say(self, text: str) -> None:
        put(text, self._paper)

    # Before the game

    def open(self, setup: Setup) -> None:
        """Pledge the dice, roll for order and for the Magic Number, begin the file."""
        self.say(tell_pledge(self._source.commitment).text)
        try:
            self.play = open_game(setup, self._file, self._source)
        except TranscriptError as wrong:
            raise CommandRefused(wrong.why) from None
        if self.play.journal.trouble:
            raise CommandRefused(self.play.journal.trouble)
        snapshot = self.play.snapshot()
        self._tell_opening(snapshot.opening, [seat.name for seat in snapshot.game.seats])

    def _tell_opening(self, opening: Opening, names: list[str]) -> None:
        told = [tell_order_throw(throw.name, throw.face) for throw in opening.order]
        if opening.order:
            told.append(tell_order(names))
        if opening.magic:
            told.append(tell_magic(opening.magic))
        for line in told:
            self.say(visible(line.text))

    # The game

    def run(self) -> None:
        """Until the game is over or nobody types any more."""
        self.say(say("terminal-type-for-help"))
        try:
            while self.play.replay.game.ended is None:
                self.say(self._state())
                line = self._words.readline()
                if not line:
                    break
                if not self._command(line.strip()):
                    break
        finally:
            self._close()

    def _command(self, text: str) -> bool:
        if text in {"q", "quit"}:
            return False
        if text in {"?", "help"}:
            self.say(help_text())
        elif text == "sheet":
            self.say(report.as_text(self.play.replay))
        elif text == "why":
            self.say(self._why())
        elif text:
            self._act(text)
        return True

    def _act(self, text: str) -> None:
        play = self.play
        try:
            words = split(1, text)
            if not words:
                return
            words = (SHORT.get(words[0], words[0]), *words[1:])
            if words in {("u",), ("undo",)}:
                snapshot = play.undo()
            elif words[0] == "roll":
                if (hand := self._hand(words, text)) is None:
                    return
                snapshot = play.do(act.Roll(), gesture=hand)
            else:
                snapshot = play.say(*words)
        except TranscriptError as wrong:
            self.say(wrong.why)
            return
        except Denied as denied:
            self.say(str(denied))
            return
        self._tell(snapshot)

    def _hand(self, words: tuple[str, ...], text: str) -> str | None:
        """What is mixed into this throw; None where that, or nothing, was not typed."""
        aids = self.play.replay.header.aids
        if Aid.WORDS in aids:
            if not (hand := typed(text.partition(" ")[2])):
                self.say(say("terminal-roll-word"))
            return hand or None
        if len(words) > 1:
            self.say(say("terminal-roll-alone"))
            return None
        # The moment of the key.
        return f"{perf_counter_ns():x}" if Aid.GESTURES in aids else ""

    def _tell(self, snapshot: Snapshot) -> None:
        for line in tell_all(snapshot.game, snapshot.events):
            self.say(visible(line.text))
        if self._file is not None and snapshot.notice != self._notice:
            self._notice = snapshot.notice
            if self._notice:
                self.say(self._notice)

    # Words

    def _state(self) -> str:
        game = self.play.replay.game
        turn = game.turn
        name = game.seats[turn.seat].name
        if game.gates:
            held = tuple(
                say("terminal-to-take", name=called(game.seats[gate.holder]), hits=str(gate.hits))
                for gate in game.gates
            )
            return "[" + say("terminal-gates", held=held, name=name) + "]"
        total = figure(game.seats[turn.seat].total)
        parts = [say("terminal-on-the-sheet", name=name, total=total)]
        if turn.points:
            parts.append(say("terminal-in-this-turn", points=figure(turn.points)))
        if turn.phase is Phase.TO_KEEP:
            best = semicolons(
                " ".join(option["dice"]) + f" = {figure(option['points'])}"
                for option in report.keep_list(game)[:6]
            )
            parts.append(say("terminal-keep", best=best, more=len(keeps(game)) > 6))
        else:
            parts.append(say("terminal-dice-to-roll", dice=len(turn.again or turn.active)))
        parts.append(say("terminal-can", names=possible_names(game)))
        return "[" + " | ".join(parts) + "]"

    def _why(self) -> str:
        game = self.play.replay.game
        lines = []
        for verb in SAID:
            if (why := refused(game, verb.action)) is not None:
                lines.append(f"{verb.name:12} {sentence(why)}")
        return "\n".join(lines)

    def _close(self) -> None:
        game = self.play.replay.game
        self.say(report.as_text(self.play.replay))
        over = game.ended is not None
        kept = self._file is not None and self._file.close(over=over)
        if self._file is not None and kept and not over:
            path = visible(str(self._file.path))
            self.say(say("terminal-kept-in", file=path))
            return
        self.say(tell_seed(self._source.seed).text)
        if self._file is not None and self._file.head:
            self.say(tell_chain(self._file.head).text)
        if self._file is not None and kept:
            self.say(say("terminal-check-it", file=visible(str(self._file.path))))


def help_text() -> str:
    """Every statement and command, from the table of verbs."""
    rows = []
    for verb in SAID:
        if verb.action is act.WriteDown:
            # Its dice are those of the program.
            continue
        form = verb.form
        if verb.short:
            either = "terminal-also" if verb.meant else "terminal-or"
            form = say(either, one=verb.short, other=form)
        rows.append((form, verb.about))
    for names in _COMMANDS:
        form = say("terminal-or", one=names[0], other=names[1]) if len(names) > 1 else names[0]
        rows.append((form, say(f"terminal-command-{names[-1]}")))
    return "\n".join(f"{padded(form, 34)} {about}" for form, about in rows) + "\n"


def play(found: dict[str, list[str]]) -> int:
    """Seat the players, roll for order, play; raises CommandRefused when it cannot begin."""
    try:
        if "--rules" in found:
            key = found["--rules"][-1]
        else:
            put(describe.presets())
            asked = say("terminal-which-rules", rules=PRESETS[0])
            key = input(asked).strip() or PRESETS[0]
        resolve(key)
        options = options_of(found.get("--option", []))
        asks = "--players" not in found
        given = (input(say("terminal-who-plays")) if asks else found["--players"][-1]).split(",")
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
