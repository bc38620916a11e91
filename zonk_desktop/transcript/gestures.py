"""What the players' hands do at throws, mixed into them: comments behind the statements of throws.

Comments, so that every reader of the format can read the game without knowing of them. A hand is a
gesture, or a typed word in double quotes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

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
