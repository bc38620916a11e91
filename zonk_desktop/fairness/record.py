"""Pledge, seating and seed as lines of a transcript; its seed in a file beside it.

They are comments, so that every reader of the format can read the game without knowing of them.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.fairness.source import SEED_BYTES
from zonk_desktop.save import sync
from zonk_desktop.words import Message, MessageError, Value

_LINE = re.compile(r"\s*#\s*(dice-sha256|dice-seed|dice-behind|seated)\b\s*(.*?)\s*$")
_SHOWN = re.compile(r"\d{1,7}")
_HEX = re.compile(r"[0-9a-fA-F]{64}")


class Pledged(NamedTuple):
    """A pledge in a transcript, and the seed that was told of it."""

    commitment: str = ""
    #: The lines of pledge and seed; 0 where there is none.
    at: int = 0
    #: How many throws of the pledge before it had been shown.
    shown: int = 0
    seed: str = ""
    told_at: int = 0


class DiceRecord(NamedTuple):
    """What a transcript says about its dice; empty where it says nothing."""

    commitment: str = ""
    seed: str = ""
    #: The names as they sat before the roll for order, as a statement writes them.
    seated: str = ""
    #: The lines of pledge and seed; 0 where there is none.
    pledged_at: int = 0
    told_at: int = 0
    #: Pledges of a game that stood behind what had been shown.
    more: tuple[Pledged, ...] = ()


class RecordError(MessageError):
    """A line about the dice that cannot be meant."""

    def __init__(self, line: int, message: Message | str, /, **data: Value) -> None:
        super().__init__(message, **data)
        #: All of them, so that a copy can be made in another process.
        self.args = (line, self.message)
        self.line = line

    def __str__(self) -> str:
        return f"{self.line}: dice: {super().__str__()}"


def commitment_line(commitment: str) -> str:
    return f"# dice-sha256 {commitment}"


def seed_line(seed: str) -> str:
    return f"# dice-seed {seed}"


def seated_line(seated: str) -> str:
    return f"# seated {seated}"


def behind_line(shown: int) -> str:
    return f"# dice-behind {shown}"


def with_dice(
    rows: Sequence[str], seeds: Sequence[str], told: int, more: Sequence[tuple[int, int, str]] = ()
) -> list[str]:
    """Statements with the seeds behind so many of them, and with further pledges: after how many
    throws, how many of the one before had been shown, and what is pledged."""
    found = [*rows[:told], *map(seed_line, seeds), *rows[told:]]
    throws = [n for n, line in enumerate(rows) if line.split(" ", 1)[0] == "roll"]
    for after, shown, commitment in reversed(more):
        place = throws[after] if after < len(throws) else len(rows)
        # Before the seeds: there they are told of all pledges.
        place += len(seeds) if place > told else 0
        found[place:place] = [behind_line(shown), commitment_line(commitment)]
    return found


def read_record(text: str) -> DiceRecord:
    """Pledges, seating and seeds recorded in a transcript, and where they stand."""
    pledges: list[Pledged] = []
    seeds: list[tuple[str, int]] = []
    seated, behind = "", -1
    for number, line in enumerate(text.split("\n"), 1):
        match = _LINE.match(line) if "#" in line else None
        if match is None:
            continue
        kind, value = match.groups()
        if kind == "dice-behind":
            if not _SHOWN.fullmatch(value):
                raise RecordError(number, "verify-behind-must-be-followed-by")
            behind = int(value)
            continue
        if kind != "seated":
            if not _HEX.fullmatch(value):
                raise RecordError(number, "verify-must-be-followed-by-64", kind=kind)
            value = value.lower()
        elif not value:
            raise RecordError(number, "verify-seated-must-be-followed-by")
        # A game has one pledge, but where it stood behind what had been shown.
        if (
            seated if kind == "seated"
            else pledges and behind < 0 if kind == "dice-sha256"
            else len(seeds) >= max(1, len(pledges))
        ):  # fmt: skip
            raise RecordError(number, "verify-is-given-twice", kind=kind)
        if kind == "seated":
            seated = value
        elif kind == "dice-seed":
            seeds.append((value, number))
        else:
            pledges.append(Pledged(value, number, max(behind, 0)))
            behind = -1
    first = pledges[0] if pledges else Pledged()
    seed = seeds[0] if seeds else ("", 0)
    blank = [("", 0)] * len(pledges)
    more = tuple(
        one._replace(seed=told[0], told_at=told[1])
        for one, told in zip(pledges[1:], [*seeds[1:], *blank], strict=False)
    )
    return DiceRecord(first.commitment, seed[0], seated, first.at, seed[1], more)


def seed_file(transcript: Path) -> Path:
    return transcript.with_name(transcript.name + ".seed")


def keep_seed(transcript: Path, seed: str) -> None:
    """Write it before the pledge is written; raises OSError, FileExistsError where one lies."""
    handle = os.open(seed_file(transcript), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii", newline="\n") as file:
            file.write(seed + "\n")
            file.flush()
            sync(file.fileno())
    except OSError:
        # Half a seed is none, and would be in the way of the next game of this name.
        forget_seed(transcript)
        raise


def find_seed(transcript: Path, commitment: str) -> str:
    """The seed kept beside a transcript if it is the one pledged there, else nothing."""
    try:
        with seed_file(transcript).open("rb") as file:
            seed = bytes.fromhex(file.read(2 * SEED_BYTES).decode("ascii"))
    except (OSError, ValueError):
        return ""
    fits = len(seed) == SEED_BYTES and hashlib.sha256(seed).hexdigest() == commitment
    return seed.hex() if fits else ""


def forget_seed(transcript: Path) -> None:
    with suppress(OSError):
        seed_file(transcript).unlink(missing_ok=True)
