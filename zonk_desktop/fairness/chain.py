"""The chain of a journal: each entry carries SHA-256 of the entry before and of its own line.

An entry is a statement that was written, or a note of anything else that was done to the game.
Notes say what they take away, so that the whole chain follows from the game as it stands and its
notes. docs/fair-dice.md says how it is checked by hand.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

#: What the first entry is chained to.
NOTHING = bytes(32)
_TEXT = re.compile(r"# chain (\d{1,7}) (\S.*)")
#: What a head looks like.
HASH = re.compile(r"[0-9a-f]{64}")
_HEAD = re.compile(rf"# chain-head ({HASH.pattern})")
_PLACED = re.compile(r"(struck|put) (\d{1,7}) (.*)")
GAINED, LOST = "header + ", "header - "


class Why(StrEnum):
    """How a game came to the place where it is written on."""

    NEW = "new"
    #: From a file of a version without chains.
    TAKEN_OVER = "taken-over"
    IMPORTED = "imported"
    KEPT_BOTH = "kept-both"
    BROUGHT_OVER = "brought-over"
    RESCUED = "rescued"
    #: It was on the table while a copy took the place of the Zonk File.
    COPY = "copy-put-in-place"
    CONTINUED = "continued"


_BEGINS = re.compile(
    rf"begins ({'|'.join(why for why in Why if why != Why.CONTINUED)}) (\d{{1,7}}) "
    rf"({HASH.pattern})(?: after ({HASH.pattern}))?"
)


class Note(NamedTuple):
    """An entry that is no statement."""

    #: How many statements stood there.
    at: int
    line: str

    @property
    def text(self) -> str:
        """What is hashed."""
        return f"# {self.line}"


class Written(NamedTuple):
    """A game as it stands written."""

    #: The lines before the first statement, comments of the game among them.
    head: tuple[str, ...]
    lines: tuple[str, ...]
    house: str = ""


class Chain(NamedTuple):
    """What is kept of a chain beside the game."""

    notes: tuple[Note, ...] = ()
    #: The hash of its last entry, in hexadecimal; empty where there is no chain.
    head: str = ""

    @property
    def since(self) -> int:
        """The statement after which the chain begins."""
        return self.notes[0].at if self.notes else 0

    @property
    def why(self) -> str:
        """What it began with: a word of `Why`."""
        found = _BEGINS.fullmatch(self.notes[0].line) if self.notes else None
        return found[1] if found else ""


class ChainError(Exception):
    """The notes do not fit the game; the statement up to which they may."""

    def __init__(self, at: int = 0) -> None:
        super().__init__(at)
        self.at = at


def linked(before: bytes, line: str) -> bytes:
    """The hash of an entry."""
    return hashlib.sha256(before + line.encode("utf-8", "surrogatepass")).digest()


def head_of(entries: Iterable[str]) -> str:
    """The head of a chain of these entries."""
    found = NOTHING
    for entry in entries:
        found = linked(found, entry)
    return found.hex()


def begins(now: Written, why: Why, after: str = "") -> Note:
    """The first note of a chain: how many statements stand there already, and a digest of all."""
    behind = f" after {after}" if HASH.fullmatch(after) else ""
    return Note(len(now.lines), f"begins {why} {len(now.lines)} {digest(now)}{behind}")


def digest(now: Written) -> str:
    """What the first note has of a game that stood so."""
    parts = "\n".join(sorted(now.head)), "\n".join(now.lines), now.house
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def changes(old: Written, new: Written) -> list[Note | str]:
    """The entries that make the one out of the other: notes, and statements written behind."""
    found: list[Note | str] = []
    at = len(old.lines)
    before, after = Counter(old.head), Counter(new.head)
    found += [Note(at, LOST + line) for line in (before - after).elements()]
    found += [Note(at, GAINED + line) for line in (after - before).elements()]
    pairs = zip(old.lines, new.lines, strict=False)
    if at == len(new.lines):
        # In their places: a name or a figure.
        for place, (was, line) in enumerate(pairs, 1):
            if was != line:
                found.append(Note(at, f"struck {place} {was}"))
                found.append(Note(at - 1, f"put {place} {line}"))
        return found
    same = next((n for n, (was, line) in enumerate(pairs) if was != line), None)
    same = min(at, len(new.lines)) if same is None else same
    for place in range(at, same, -1):
        found.append(Note(place, f"struck {place} {old.lines[place - 1]}"))
    return [*found, *new.lines[same:]]


def entries(now: Written, notes: Sequence[Note]) -> list[str]:
    """Every entry of a chain, found backwards from the game as it stands; raises ChainError."""
    found, base = _backwards(now, notes)
    first = _BEGINS.fullmatch(notes[0].line) if notes else None
    if first is None or (int(first[2]), first[3]) != (len(base.lines), digest(base)):
        raise ChainError(notes[0].at if notes else 0)
    return found[::-1]


def began(now: Written, notes: Sequence[Note]) -> Written:
    """The game as it stood when its chain began; raises ChainError where notes do not fit."""
    return _backwards(now, notes)[1]


def _backwards(now: Written, notes: Sequence[Note]) -> tuple[list[str], Written]:
    """The entries from the last to the first, and the game before all of them."""
    head, lines = Counter(now.head), list(now.lines)
    found: list[str] = []
    for note in reversed(notes):
        placed = _PLACED.fullmatch(note.line)
        left = note.at + (0 if placed is None else 1 if placed[1] == "put" else -1)
        if not 0 <= left <= len(lines):
            raise ChainError(note.at)
        found += reversed(lines[left:])
        del lines[left:]
        if placed is not None:
            _back(lines, placed[1], int(placed[2]), placed[3])
        elif note.line.startswith(GAINED):
            line = note.line.removeprefix(GAINED)
            if not head[line]:
                raise ChainError(note.at)
            head[line] -= 1
        elif note.line.startswith(LOST):
            head[note.line.removeprefix(LOST)] += 1
        found.append(note.text)
    return found, Written(tuple(head.elements()), tuple(lines), now.house)


def _back(lines: list[str], kind: str, place: int, line: str) -> None:
    """Undo what a note did."""
    if kind == "put":
        if not 0 < place <= len(lines) or lines[place - 1] != line:
            raise ChainError(place)
        del lines[place - 1]
    elif 0 < place <= len(lines) + 1:
        lines.insert(place - 1, line)
    else:
        raise ChainError(place)


def holds(now: Written, chain: Chain) -> bool:
    """Whether the game stands as its chain has it."""
    try:
        return head_of(entries(now, chain.notes)) == chain.head
    except ChainError:
        return False


# In a transcript: comments, so that every reader of the format can read the game


def chain_lines(chain: Chain) -> list[str]:
    """Notes and head as the end of a transcript has them."""
    if not chain.head:
        return []
    return [*(f"# chain {at} {line}" for at, line in chain.notes), f"# chain-head {chain.head}"]


def read_chain(text: str) -> Chain:
    """The chain that a transcript tells."""
    if "# chain" not in text:
        return Chain()
    lines = [line.rstrip() for line in text.split("\n") if line.startswith("# chain")]
    found = [match for line in lines if (match := _TEXT.fullmatch(line))]
    heads = [match[1] for line in lines if (match := _HEAD.fullmatch(line))]
    return Chain(tuple(Note(int(one[1]), one[2]) for one in found), heads[-1] if heads else "")
