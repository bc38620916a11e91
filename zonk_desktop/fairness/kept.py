"""The seed of a game whose transcript is being written, in a file beside it.

It lies there from the pledge to the end, so that a game outlives the program that was killed;
only the user who plays can read it.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path

from zonk_desktop.fairness.source import SEED_BYTES
from zonk_desktop.save import sync


def seed_file(transcript: Path) -> Path:
    return transcript.with_name(transcript.name + ".seed")


def keep(transcript: Path, seed: str) -> None:
    """Write it before the pledge is written; raises OSError, FileExistsError where one lies."""
    handle = os.open(seed_file(transcript), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii", newline="\n") as file:
            file.write(seed + "\n")
            file.flush()
            sync(file.fileno())
    except OSError:
        # Half a seed is none, and would be in the way of the next game of this name.
        forget(transcript)
        raise


def find(transcript: Path, commitment: str) -> str:
    """The seed kept beside a transcript if it is the one pledged there, else nothing."""
    try:
        with seed_file(transcript).open("rb") as file:
            seed = bytes.fromhex(file.read(2 * SEED_BYTES).decode("ascii"))
    except (OSError, ValueError):
        return ""
    fits = len(seed) == SEED_BYTES and hashlib.sha256(seed).hexdigest() == commitment
    return seed.hex() if fits else ""


def forget(transcript: Path) -> None:
    with suppress(OSError):
        seed_file(transcript).unlink(missing_ok=True)
