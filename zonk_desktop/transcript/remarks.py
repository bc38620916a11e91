"""Remarks behind statements: what stood there first, and what hands did at throws."""

from __future__ import annotations

import re
from collections.abc import Iterable

from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import split

_MARK = "# corrected, was:"
#: No statement is longer.
_MOST = 2000


def corrected_line(line: str, was: str) -> str:
    """The line with what stood there; nothing did where it was put in later."""
    return f"{line}  {_MARK} {was}".rstrip()


def read_corrected(text: str) -> dict[int, str]:
    """By number of the line: what it said before it was corrected."""
    found: dict[int, str] = {}
    if _MARK not in text:
        return found
    for number, line in enumerate(text.split("\n"), 1):
        before, mark, was = line.partition(_MARK)
        was = was.strip()[:_MOST]
        if mark and was.isprintable() and _is_statement(number, before):
            found[number] = was
    return found


def _is_statement(number: int, text: str) -> bool:
    """Not a comment alone, and not the inside of somebody's name."""
    try:
        return bool(split(number, text)) and "#" not in text
    except TranscriptError:
        return False


#: The letters of a word.
MOST_LETTERS = 40
#: What a hand looks like.
HAND = rf'(?:[0-9a-z.-]{{1,64}}|"[^"\x00-\x1f\x7f]{{1,{MOST_LETTERS}}}")'
_HAND = re.compile(HAND)
_GESTURE = re.compile(rf"roll [^#]*# gesture ({HAND})\s*")


def is_hand(text: str) -> bool:
    """Whether a transcript can have this behind a throw."""
    return _HAND.fullmatch(text) is not None


def typed(word: str) -> str:
    """A word that a player has typed, as a hand; empty where nothing is left of it."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in word).split())
    plain = plain.replace('"', "'")[:MOST_LETTERS].strip()
    return f'"{plain}"' if plain else ""


def with_gesture(line: str, gesture: str) -> str:
    """The statement of a throw with what the player's hand did; other statements as they are."""
    return f"{line}  # gesture {gesture}" if gesture and line.startswith("roll ") else line


def gestures(lines: Iterable[str]) -> list[str]:
    """The gesture of each throw among these statements, empty where it has none."""
    throws = [line for line in lines if line.split(" ", 1)[0] == "roll"]
    return [found[1] if (found := _GESTURE.fullmatch(line)) else "" for line in throws]
