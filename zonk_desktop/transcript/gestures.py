"""Gestures of players, mixed into their throws: comments behind the statements of throws.

Comments, so that every reader of the format can read the game without knowing of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_GESTURE = re.compile(r"roll [^#]*# gesture ([0-9a-z.-]{1,64})\s*")


def with_gesture(line: str, gesture: str) -> str:
    """The statement of a throw with what the player's hand did; other statements as they are."""
    return f"{line}  # gesture {gesture}" if gesture and line.startswith("roll ") else line


def gestures(lines: Iterable[str]) -> list[str]:
    """The gesture of each throw among these statements, empty where it has none."""
    throws = [line for line in lines if line.split(" ", 1)[0] == "roll"]
    return [found[1] if (found := _GESTURE.fullmatch(line)) else "" for line in throws]
