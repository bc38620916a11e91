"""Pledge, seating and seed as lines of a transcript.

They are comments, so that every reader of the format can read the game without knowing of them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from zonk_desktop.words import Message, MessageError

_LINE = re.compile(r"\s*#\s*(dice-sha256|dice-seed|seated)\b\s*(.*?)\s*$")
_HEX = re.compile(r"[0-9a-fA-F]{64}")


class DiceRecord(NamedTuple):
    """What a transcript says about its dice; empty where it says nothing."""

    commitment: str = ""
    seed: str = ""
    #: The names as they sat before the roll for order, as a statement writes them.
    seated: str = ""
    #: The lines of pledge and seed; 0 where there is none.
    pledged_at: int = 0
    told_at: int = 0


class RecordError(MessageError):
    """A line about the dice that cannot be meant."""

    def __init__(self, line: int, message: Message) -> None:
        super().__init__(message)
        #: All of them, so that a copy can be made in another process.
        self.args = (line, message)
        self.line = line

    def __str__(self) -> str:
        return f"{self.line}: dice: {super().__str__()}"


def commitment_line(commitment: str) -> str:
    return f"# dice-sha256 {commitment}"


def seed_line(seed: str) -> str:
    return f"# dice-seed {seed}"


def seated_line(seated: str) -> str:
    return f"# seated {seated}"


def read_record(text: str) -> DiceRecord:
    """Pledge, seating and seed recorded in a transcript, and where they stand."""
    found = {"dice-sha256": ("", 0), "dice-seed": ("", 0), "seated": ("", 0)}
    for number, line in enumerate(text.split("\n"), 1):
        match = _LINE.match(line) if "#" in line else None
        if match is None:
            continue
        kind, value = match.groups()
        if kind != "seated":
            if not _HEX.fullmatch(value):
                raise RecordError(number, Message.of("verify-must-be-followed-by-64", kind=kind))
            value = value.lower()
        elif not value:
            raise RecordError(number, Message.of("verify-seated-must-be-followed-by"))
        if found[kind][0]:
            raise RecordError(number, Message.of("verify-is-given-twice", kind=kind))
        found[kind] = value, number
    pledge, seed = found["dice-sha256"], found["dice-seed"]
    return DiceRecord(pledge[0], seed[0], found["seated"][0], pledge[1], seed[1])
