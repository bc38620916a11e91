"""What a sheet shows, as values: the layout knows these and no rule."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from zonk_desktop.engine.value import Value
from zonk_desktop.rulebook.cheat import Block


class EntryKind(Enum):
    """What an entry is."""

    BLANK = "blank"
    TOTAL = "total"
    WORD = "word"
    DASH = "dash"
    #: A Zonk written as a letter.
    ZED = "zed"
    #: Total and hits so far, at the head of a later page.
    SUM = "sum"
    #: Play goes on here.
    HERE = "here"


class TurnEntry(NamedTuple):
    """What one turn leaves on the sheet."""

    kind: EntryKind = EntryKind.BLANK
    #: The running total, or a word.
    text: str = ""
    #: Marks left of it.
    left: tuple[str, ...] = ()
    hits: int = 0
    #: Points of the turn, where the sheet has a column for them.
    turn: str = ""
    #: Number and kind of hits, where the sheet has a column for them.
    marks: tuple[str, ...] = ()
    #: Points taken off after it, as written: "-250".
    penalty: str = ""
    #: The player's total after it, for the head of a later page.
    after: int = 0
    #: Corrected, with real dice.
    corrected: bool = False

    @property
    def played(self) -> bool:
        """Whether a turn stands here, with points or without."""
        return self.kind in _PLAYED


_PLAYED = frozenset((EntryKind.TOTAL, EntryKind.WORD, EntryKind.ZED))


class LineKind(Enum):
    """What a row of the sheet is."""

    ROUND = "round"
    #: All dashes: before and after the show.
    DASHES = "dashes"
    SHOW = "show"
    FORWARD = "forward"
    EMPTY = "empty"


#: These stand together on one page: dashes, show, dashes.
TOGETHER = frozenset((LineKind.DASHES, LineKind.SHOW))


class SheetRow(NamedTuple):
    """A row of the sheet; its number, 0 for none."""

    kind: LineKind
    number: int
    entries: tuple[TurnEntry, ...] = ()


class HeadField(NamedTuple):
    """A field at the head of the sheet: a label, and a value or room for the pen."""

    label: str
    value: str = ""
    grow: float = 1.0
    dice: tuple[int, ...] = ()
    #: Empty dice to draw the faces into.
    blanks: int = 0


class SheetColumn(NamedTuple):
    """A player or a team."""

    name: str = ""
    members: tuple[str, ...] = ()
    #: A computer plays it.
    computer: bool = False


class Total(NamedTuple):
    """A row of sums under the table; empty values are left to the pen."""

    label: str
    values: tuple[str, ...] = ()
    #: Columns whose figure is printed white on black.
    winners: tuple[int, ...] = ()


class LegendKey(NamedTuple):
    """A mark and what it says."""

    marks: tuple[str, ...]
    words: str


class Keepsake(NamedTuple):
    """What a finished game leaves to tell, under its table."""

    #: Who, and the total after every round, from the start on.
    race: tuple[tuple[str, tuple[int, ...]], ...]
    #: The seat that won, and its neighbours when they shared it.
    winners: tuple[int, ...]
    awards: tuple[tuple[str, str], ...]
    #: What was hit by, and how often each player was.
    hits: tuple[tuple[str, tuple[int, ...]], ...]
    #: Who had the best turn and what it brought, and its dice by throw.
    best: tuple[str, str] | None = None
    #: Face and colour of each; "" for the plain ones.
    dice: tuple[tuple[tuple[int, str], ...], ...] = ()
    #: Rounds before the Halftime Show, 0 where there was none.
    show: int = 0
    #: SHA-256 of the seed, said before the first throw, and the seed, told at the end.
    pledge: str = ""
    seed: str = ""
    #: The whole game as the texts of codes (`compact.codes`), and how many throws are in it.
    codes: tuple[str, ...] = ()
    throws: int = 0
    #: The codes have pages of their own.
    apart: bool = False
    #: Who, what the dice gave him, and what his choices gave away.
    luck: tuple[tuple[str, float, float], ...] = ()
    #: The points that a hit counts there, where hits win; else 0.
    luck_hit: int = 0
    #: Who was shown hints, and how many.
    hints: tuple[tuple[str, int], ...] = ()
    #: Its heads are written by the hand that wrote the sheet.
    hand: bool = False


class SheetStyle(NamedTuple):
    """How the sheets of a rule set look."""

    title: str
    subtitle: str
    #: The drawn Z, the hand and the stamp of the 1983 sheet.
    bus: bool = False
    #: The mark of one hit.
    hit: str = "flag"
    #: How the Z of a Zonk is drawn.
    zed: str = "zed"
    #: One: the total. Three: total, turn, hits.
    columns: int = 1
    dice: int = 5
    #: One die is of another colour.
    odd_die: bool = False
    #: The dice are of three colours, two of each.
    trio: bool = False
    #: For how many, as the 1983 sheet says it.
    players: str = ""
    #: There are hits to be written.
    hits: bool = True


class Sheet(Value):
    """One score sheet, complete."""

    style: SheetStyle
    fields: tuple[HeadField, ...]
    columns: tuple[SheetColumn, ...]
    lines: tuple[SheetRow, ...]
    totals: tuple[Total, ...]
    cheat: tuple[Block, ...] = ()
    #: What follows it where a whole page is free: words, advice.
    more: tuple[Block, ...] = ()
    legend: tuple[LegendKey, ...] = ()
    note: str = ""
    #: Empty rows after the played ones; None fills the page.
    empty: int | None = 0
    #: What the file is called by readers.
    name: str = ""
    #: The pledge of the program's dice, empty for real ones.
    pledge: str = ""
    #: Rounds of a typical game, 0 when that is not known.
    rounds: int = 0
    #: Rounds in which most games are over: a blank sheet has as many rows.
    lasting: int = 0
    #: Rounds in which all but one of a hundred games are over; 0 when that is not known.
    longest: int = 0
    #: Rounds, and the share of games that took this many; empty where nobody counted.
    lengths: tuple[tuple[int, float], ...] = ()
    #: Rounds after which a game is over by its rules; 0 where they do not say.
    ends: int = 0
    #: What stands under the table of a finished game.
    keepsake: Keepsake | None = None
    #: Files that a PDF of it carries: their names and what they hold.
    files: tuple[tuple[str, str], ...] = ()
