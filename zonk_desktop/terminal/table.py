"""The table: reads words, throws fair dice, writes every action down before it shows it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO, TextIO

from zonk_desktop.console import say, visible
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.moves import VERBS, keeps, refused, verbs
from zonk_desktop.engine.opening import OrderRoll, magic_must_be_rolled_again
from zonk_desktop.engine.play import dice_in_hand
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Phase
from zonk_desktop.fairness.record import commitment_line, seed_line
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.transcript import report, write
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Header, Line, Player, split
from zonk_desktop.transcript.replay import Replay, begin
from zonk_desktop.transcript.telling import tell
from zonk_desktop.transcript.words import sentence

HELP = """\
r or roll       throw the dice            k 1 5, k all   set dice aside
s or stay       stop and bank             d or done      the hits are taken
sheet           the score sheet           why            what is not possible now, and why
q or quit       leave; the game is kept   ?              this
Everything else is as in a transcript: dare NAME, take-dare, ask NAME 3, release yes,
fault KIND, touch NAME, call-11000, reroll, penalty KIND NAME, stake NAME 5 ...
"""
_SHORT = {"r": "roll", "k": "keep", "s": "stay", "d": "done"}


class Refused(Exception):
    """A sentence about why the game cannot begin or be written."""


class Table:
    """One game at the terminal; what it writes is a transcript that `verify` can check."""

    def __init__(self, words: TextIO, paper: TextIO, source: DiceSource, path: Path | None) -> None:
        self._words = words
        self._paper = paper
        self._source = source
        self._path = path
        self._file: IO[str] | None = None
        self._throws = 0
        self._replay: Replay

    def say(self, text: str) -> None:
        say(text, self._paper)

    # Before the game

    def open(
        self, key: str, options: tuple[tuple[str, str], ...], rules: Rules, names: tuple[str, ...]
    ) -> None:
        """Pledge the dice, roll for order and for the Magic Number, begin the file."""
        self.say(f"The dice of this game are pledged: sha256 {self._source.commitment}")
        order = self._roll_for_order(rules, names)
        magic = self._roll_magic(rules) if rules.s.magic_number else ()
        header = Header(
            key, 1, options, (1,) * len(options), tuple(Player(name) for name in order), magic=magic
        )
        try:
            self._replay = begin(header, self._path.parent if self._path else Path())
        except TranscriptError as wrong:
            raise Refused(wrong.message) from None
        if self._path is None:
            return
        try:
            self._file = self._path.open("x", encoding="utf-8", newline="\n")
        except OSError as wrong:
            raise Refused(f"{self._path}: cannot be made: {wrong.strerror}") from None
        for line in write.header_lines(header):
            self._write(line)
        self._write(commitment_line(self._source.commitment))

    def _roll_for_order(self, rules: Rules, names: tuple[str, ...]) -> tuple[str, ...]:
        if len(names) == 1:
            return names
        roll = OrderRoll.begin(rules, names)
        number = 0
        while (name := roll.to_roll()) is not None:
            number += 1
            (face,) = self._source.faces(number, 1, "order")
            self.say(f"{name} rolls {face} for order.")
            roll = roll.landed(face)
        order = roll.order()
        self.say("Order of play: " + ", ".join(order) + ".")
        return order

    def _roll_magic(self, rules: Rules) -> tuple[int, ...]:
        number = 1
        while True:
            faces = self._source.faces(number, rules.s.dice_count, "magic")
            if not magic_must_be_rolled_again(rules, faces):
                break
            number += 1
        self.say("The Magic Number is " + "-".join(map(str, sorted(faces))) + ".")
        return tuple(sorted(faces))

    # The game

    def run(self) -> None:
        """Until the game is over or nobody types any more."""
        self.say("Type ? for help.")
        try:
            while self._replay.game.ended is None:
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
            self.say(HELP)
        elif text == "sheet":
            self.say(report.as_text(self._replay))
        elif text == "why":
            self.say(self._why())
        elif text:
            self._act(text)
        return True

    def _act(self, text: str) -> None:
        replay = self._replay
        before = replay.game
        done, happened = len(replay.actions), len(replay.events)
        try:
            words = split(1, text)
            words = (_SHORT.get(words[0], words[0]), *words[1:])
            if words == ("roll",):
                self._roll()
            elif words[0] == "roll":
                self.say("The program throws the dice; type roll alone.")
            else:
                replay.feed(Line(1, words))
        except TranscriptError as wrong:
            self.say(wrong.message)
            return
        for line in write.statements(before, replay.actions[done:]):
            self._write(line)
        for event in replay.events[happened:]:
            told = tell(replay.game, event)
            if told:
                self.say(visible(told))

    def _roll(self) -> None:
        replay = self._replay
        replay.act(1, act.Roll())
        self._throws += 1
        count = len(dice_in_hand(replay.game))
        faces = self._source.faces(self._throws, count)
        replay.act(1, act.DiceLanded(faces))

    # Words

    def _state(self) -> str:
        game = self._replay.game
        turn = game.turn
        name = game.seats[turn.seat].name
        if game.gates:
            held = ", ".join(
                f"{game.seats[gate.holder].name} has {gate.hits} to take" for gate in game.gates
            )
            return f"[{held}; then {name}]"
        parts = [f"{name}: {game.seats[turn.seat].total} on the sheet"]
        if turn.points:
            parts.append(f"{turn.points} in this turn")
        if turn.phase is Phase.TO_KEEP:
            best = "; ".join(
                " ".join(option["dice"]) + f" = {option['points']}"
                for option in report.keep_list(game)[:6]
            )
            more = " ..." if len(keeps(game)) > 6 else ""
            parts.append(f"keep {best}{more}")
        else:
            parts.append(f"{len(turn.again or turn.active)} dice to roll")
        parts.append("can: " + ", ".join(verbs(game)))
        return "[" + " | ".join(parts) + "]"

    def _why(self) -> str:
        game = self._replay.game
        lines = []
        for verb in VERBS:
            why = refused(game, verb)
            if why is not None:
                lines.append(f"{verb:12} {sentence(why)}")
        return "\n".join(lines)

    # The file

    def _write(self, line: str) -> None:
        """On the disk before it is on the screen."""
        if self._file is None:
            return
        try:
            self._file.write(line + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as wrong:
            broken, self._file = self._file, None
            with suppress(OSError):
                broken.close()
            self.say(
                f"{self._path} cannot be written any more: {wrong.strerror}. What was written up "
                "to here is kept; the game goes on without a file."
            )

    def _close(self) -> None:
        self.say(report.as_text(self._replay))
        self.say(f"The seed of the dice was {self._source.seed}")
        self._write(seed_line(self._source.seed))
        if self._file is not None:
            self._file.close()
            self.say(f"Check it with: zonk-desktop verify {self._path}")
