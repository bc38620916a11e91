"""What goes into the archive and comes out of it, as values: games, and moments of them."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import NamedTuple

from zonk_desktop.fairness.chain import Chain, Why


class DiceFrom(StrEnum):
    """Whose dice a game is played with."""

    #: The program throws.
    SCREEN = "screen"
    #: Faces of real dice are typed.
    TABLE = "table"

    @classmethod
    def read(cls, text: object) -> DiceFrom:
        """What a file says; nothing but `table` was ever taken for real dice."""
        return cls.TABLE if text == cls.TABLE else cls.SCREEN


class Remains(StrEnum):
    """What became of a game of a damaged file."""

    WHOLE = "whole"
    #: Up to the damaged place.
    PART = "part"
    LOST = "lost"
    #: From a copy, later.
    BACK = "back"


class Remain(NamedTuple):
    """A game of a damaged file; empty where nothing could be read."""

    game: int
    state: Remains
    begun: str = ""
    rules: str = ""
    throws: int = 0


class NewGame(NamedTuple):
    """What is known of a game before its first action."""

    header: str
    rules: str
    names: tuple[str, ...]
    house: str = ""
    dice: DiceFrom = DiceFrom.SCREEN
    seed: str = ""
    title: str = ""
    begun: str = ""
    pledge: str = ""
    #: The names as they sat before the roll for order, as a statement writes them.
    seated: str = ""
    #: The action after which the seed was told, where that was before the end.
    told: int | None = None
    #: How it comes here, and the chain it brings along.
    why: Why = Why.NEW
    chain: Chain = Chain()
    #: More pledges, packed (fairness.source).
    again: str = ""


class Standing(NamedTuple):
    """Where a game stands, for lists; everything in it follows from the actions."""

    rounds: int
    throws: int
    finished: bool
    winner: str
    totals: tuple[int, ...]
    hits: tuple[int, ...]
    #: The figures of a game that is over, packed; empty while it goes on.
    figures: str = ""


class Row(NamedTuple):
    """One action as it was stored."""

    n: int
    line: str
    was: str | None = None


class Changes(NamedTuple):
    """What has happened in a game since it was last written."""

    #: Numbers of stored actions that no longer count.
    taken_back: tuple[int, ...] = ()
    #: New actions.
    rows: tuple[Row, ...] = ()
    #: Stored entries that were corrected: number and line.
    written_anew: tuple[tuple[int, str], ...] = ()
    #: The header when it has changed, as at the end of the game.
    header: str = ""
    #: Where a player has another name now: stored entries that say so, and everybody's name.
    respelled: tuple[tuple[int, str], ...] = ()
    names: tuple[str, ...] = ()
    #: The names as they sat before the roll for order.
    seated: str = ""
    #: Actions from this number on are none that were written, or are written once more.
    first: int = 0
    #: What else is entered in the chain, before all this.
    notes: tuple[str, ...] = ()
    #: More pledges, packed, where one has been added.
    again: str = ""
    #: The game is written whole into another file, and this is the chain it has.
    whole: Chain | None = None

    @property
    def plain(self) -> bool:
        """Whether there is nothing but new actions behind those that are there."""
        return self == Changes(rows=self.rows, notes=self.notes)


class Stored(NamedTuple):
    id: int
    header: str
    house: str
    dice: DiceFrom
    seed: str
    title: str
    begun: str
    finished: bool
    rows: tuple[Row, ...]
    pledge: str = ""
    seated: str = ""
    told: int | None = None
    chain: Chain = Chain()
    again: str = ""


class Entry(NamedTuple):
    id: int
    title: str
    rules: str
    dice: DiceFrom
    begun: str
    touched: str
    rounds: int
    throws: int
    finished: bool
    winner: str
    players: str
    #: Those of them who are computers now.
    computers: tuple[str, ...] = ()


def here() -> str:
    """This moment with its zone, as sheets and lists write it."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def stamp() -> str:
    """This moment as the database orders by it: UTC, whatever the clock on the wall says."""
    now = datetime.now(UTC).replace(tzinfo=None)
    return now.isoformat(timespec="milliseconds") + "Z"


def clock() -> str:
    """The time of day on the wall, as it is written beside a call on the sheet."""
    return f"{datetime.now().astimezone():%H:%M}"
