"""Pledge and seed as lines of a transcript.

They are comments, so that every reader of the format can read the game without knowing of them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_LINE = re.compile(r"\s*#\s*dice-(sha256|seed)\b\s*(.*?)\s*$")
_HEX = re.compile(r"[0-9a-fA-F]{64}")


class DiceRecord(NamedTuple):
    """What a transcript says about its dice; empty where it says nothing."""

    commitment: str = ""
    seed: str = ""


class RecordError(Exception):
    """A line about the dice that cannot be meant."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"{line}: dice: {message}")
        self.line = line


def commitment_line(commitment: str) -> str:
    return f"# dice-sha256 {commitment}"


def seed_line(seed: str) -> str:
    return f"# dice-seed {seed}"


def read_record(text: str) -> DiceRecord:
    """The pledge and the seed recorded in a transcript."""
    found = {"sha256": "", "seed": ""}
    for number, line in enumerate(text.split("\n"), 1):
        match = _LINE.match(line)
        if match is None:
            continue
        kind, value = match.groups()
        if not _HEX.fullmatch(value):
            raise RecordError(number, f"dice-{kind} must be followed by 64 hexadecimal figures")
        if found[kind]:
            raise RecordError(number, f"dice-{kind} is given twice")
        found[kind] = value.lower()
    return DiceRecord(found["sha256"], found["seed"])
