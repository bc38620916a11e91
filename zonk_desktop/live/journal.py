"""The lines of one game, what can be taken back of them, and how much of it is on the disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from zonk_desktop import log
from zonk_desktop.archive.figures import standing
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.values import Changes, NewGame, Row, Standing, Stored, stamp
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import CellKind, Event, EventKind, Game
from zonk_desktop.fairness.chain import Chain, Why
from zonk_desktop.fairness.ledger import Ledger
from zonk_desktop.fairness.source import Pledge, packed, unpacked
from zonk_desktop.transcript.lines import Header
from zonk_desktop.transcript.replay import Replay, Step, header_lines
from zonk_desktop.words import say


class Store(Protocol):
    """Where lines are kept; raises ArchiveError where they cannot be."""

    @property
    def ledger(self) -> Ledger | None:
        """Which throws were shown, where a game can be taken up again."""
        ...

    def begin(self, game: NewGame) -> int:
        """The number of a new game."""
        ...

    def record(self, game: int, changes: Changes, standing: Standing) -> str:
        """What has happened in a game since it was last written, all of it or nothing; the head
        of its chain."""
        ...


class Undoable(NamedTuple):
    """What one undo takes back: the steps of the replay before it, and its lines."""

    steps: int
    rows: int


class Journal:
    """Written by the game, kept by a store; what the store did not take is offered again."""

    def __init__(self, store: Store | None, game: NewGame, number: int = 0) -> None:
        self._store = store
        self._game = game
        #: The game's number in the store, 0 while it has none.
        self.number = number
        self.rows: list[Row] = []
        #: Choices that can be taken back, the latest last.
        self.choices: list[Undoable] = []
        self._trouble = ""
        #: Something was broken off while it was written: what the store has of it is not known.
        self._broken_off = False
        self._next = 1
        #: How many of the rows the store has, and which header.
        self._stored = 0
        self._header = ""
        #: Numbers that were taken back and lines that were corrected, not yet in the store.
        self._gone: list[int] = []
        self._anew: dict[int, str] = {}
        #: Stored lines in which somebody has another name, and whether the store knows of it.
        self._respelled: dict[int, str] = {}
        self._renamed = False
        #: What else is entered in the chain, and the chain of a game that is written anew.
        self._notes: list[str] = []
        self._again = ""
        self._whole: Chain | None = None
        #: Where the chain in the store ends.
        self.head = ""
        #: The chain in the file that gives way to another.
        self.chain = Chain()

    @property
    def has_store(self) -> bool:
        return self._store is not None

    @property
    def trouble(self) -> str:
        """Why the store has not got everything, else empty."""
        return self._trouble or (say("live-not-written") if self._broken_off else "")

    @trouble.setter
    def trouble(self, why: str) -> None:
        self._trouble = why

    @property
    def kept(self) -> bool:
        """Whether the store has everything."""
        return bool(self.has_store and self.number and not (self._trouble or self._broken_off))

    @property
    def waiting(self) -> int:
        """How many lines the store has not got."""
        return len(self.rows) - self._stored + len(self._gone) + len(self._anew)

    def keep_in(self, store: Store | None, trouble: str = "") -> None:
        """Another store for the same game, which knows what the one before knew."""
        self._store = store
        self.trouble = trouble

    @property
    def ledger(self) -> Ledger | None:
        """Where throws that were shown are noted; None while nothing of the game is stored."""
        return self._store.ledger if self._store is not None and self.number else None

    @property
    def told(self) -> bool:
        """Whether a seed was told behind all that stands here, as of a game that was brought in."""
        last = self.rows[-1].n if self.rows else 0
        return bool(self._game.seed) and self._game.told is not None and last <= self._game.told

    def pledge_anew(self, pledge: Pledge) -> None:
        """Keep another pledge with what is written next."""
        again = (*unpacked(self._game.again), pledge)
        self._game = self._game._replace(again=packed(again))
        self._again = self._game.again

    def note(self, line: str) -> None:
        """Enter this in the chain with what is written next."""
        self._notes.append(line)

    def start_over(self) -> None:
        """Write the whole game into the store, which has become another file."""
        self._whole = self.chain
        self.number, self._stored, self._header = 0, 0, ""
        self._gone.clear()
        self._anew = {row.n: row.line for row in self.rows if row.was is not None}

    def as_stored(self) -> Stored:
        """The game as a store would hold it, whatever of it is on the disk."""
        game = self._game
        return Stored(
            self.number, game.header, game.house, game.dice, game.seed, game.title, game.begun,
            False,
            tuple(self.rows), game.pledge, game.seated, game.told, again=game.again,
        )  # fmt: skip

    # Writing

    def restore(self, stored: Stored, next_number: int, header: str) -> None:
        """What the store has already, of a game that is continued."""
        self._header, self.head = header, stored.chain.head
        self.rows = list(stored.rows)
        self.note(f"{Why.CONTINUED} {stamp()}")
        self._stored = len(self.rows)
        self._next = next_number

    def write(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.rows.append(Row(self._next, line))
            self._next += 1

    def take_back(self) -> int | None:
        """Strike the lines of the latest choice; the step to go back to, None without one."""
        if not self.choices:
            return None
        choice = self.choices[-1]
        left = len(self.rows) - choice.rows
        rows, gone = self.rows[:left], self.rows[left:]
        # What never reached the disk need not be taken back there; its numbers are free again.
        known = max(0, self._stored - left)
        no_more = [*self._gone, *(row.n for row in gone[:known])]
        free = gone[known].n if known < len(gone) else self._next
        # All of it, or nothing where memory has run out by now.
        self.rows, self._gone, self._next, self._stored = (
            rows,
            no_more,
            free,
            min(self._stored, left),
        )
        del self.choices[-1]
        return choice.steps

    def rewritten(self, changes: Mapping[int, str]) -> list[Row] | None:
        """The rows with these changes; None where one of them is of a row that is not there.

        Rows are read by their numbers: from the first that is put in on, all have new ones.
        """
        if not changes.keys() <= {row.n for row in self.rows}:
            return None
        found: list[Row] = []
        free, moved = self._next, False
        for old in self.rows:
            anew = in_place(old, changes)
            moved = moved or len(anew) > 1
            for row in anew:
                found.append(row._replace(n=free) if moved else row)
                free += moved
        return found

    def rewrite(self, rows: list[Row]) -> None:
        """Put the rows of `rewritten` in place of the old."""
        known = {row.n: row for row in self.rows[: self._stored]}
        left = {row.n for row in rows}
        anew = {
            row.n: row.line
            for row in rows
            if row.was is not None and (row.n in self._anew or known.get(row.n) != row)
        }
        # All of it, or nothing where memory has run out by now.
        self.rows, self._gone, self._anew, self._stored, self._next = (
            rows,
            [*self._gone, *(number for number in known if number not in left)],
            anew,
            len(known.keys() & left),
            max(self._next, rows[-1].n + 1 if rows else 0),
        )

    def rename(self, names: tuple[str, ...], seated: str, rows: Sequence[Row]) -> None:
        """Everybody's name again, and all rows as they are spelled by those names."""
        game = self._game._replace(names=names, seated=seated)
        anew, respelled = self._anew.copy(), self._respelled.copy()
        for place, (before, row) in enumerate(zip(self.rows, rows, strict=True)):
            if before != row:
                if place < self._stored:
                    respelled[row.n] = row.line
                if row.n in anew:
                    anew[row.n] = row.line
        self.rows, self._game, self._anew, self._respelled = list(rows), game, anew, respelled
        self._renamed = True

    @property
    def seated(self) -> str:
        """The names as they sat before the roll for order, as a statement writes them."""
        return self._game.seated

    # Keeping

    def open(self) -> None:
        """Let the store know of the game, unless it does."""
        if self._store is None or self.number:
            return
        try:
            self.number = self._store.begin(self._game)
            self._header = self._game.header
            # It begins with the names of now.
            self._renamed = False
        except ArchiveError as wrong:
            self.trouble = str(wrong)

    def save(self, replay: Replay) -> None:
        """On the disk before it is on the screen; what could not be written is tried again."""
        again, self._broken_off = self._broken_off, self._store is not None
        self.open()
        if self._store is None or not self.number:
            self._broken_off = False
            return
        header = header_text(replay.header)
        changes = Changes(
            taken_back=tuple(self._gone),
            # As it was written first; the correction follows, so that both are on record.
            rows=tuple(
                Row(row.n, row.line if row.was is None else row.was)
                for row in self.rows[self._stored :]
            ),
            written_anew=tuple(self._anew.items()),
            header=header if header != self._header else "",
            respelled=tuple(self._respelled.items()) if self._renamed else (),
            names=self._game.names if self._renamed else (),
            seated=self._game.seated if self._renamed else "",
            notes=tuple(self._notes),
            again=self._again,
            whole=self._whole,
        )
        try:
            # One transaction: the end of a game and the time of its end are one thing.
            if again or changes != Changes():
                if again:
                    # It may be there, though this journal has not heard of it.
                    fresh = self.rows[self._stored :]
                    changes = changes._replace(first=fresh[0].n if fresh else self._next)
                self.head = self._store.record(self.number, changes, standing(replay))
        except ArchiveError as wrong:
            self.trouble = str(wrong)
            self._broken_off = again
            return
        self._broken_off = False
        self._gone.clear()
        self._anew.clear()
        self._respelled.clear()
        self._renamed, self._whole = False, None
        self._notes.clear()
        self._again = ""
        self._stored, self._header = len(self.rows), header
        self.trouble = ""
        if replay.game.ended is not None:
            log.note("chain", f"game {self.number} ends in {self.head}")


def in_place(row: Row, changes: Mapping[int, str]) -> list[Row]:
    """What stands in the place of a row after changes: lines by number, empty to strike it out.

    Of several lines the last is the entry; those before it are put in, and stood nowhere before.
    """
    *put_in, last = changes.get(row.n, row.line).split("\n")
    was = row.line if row.was is None else row.was
    entry = [row if last == row.line else Row(row.n, last, was)] if last else []
    return [*(Row(row.n, line, "") for line in put_in if line), *entry]


def header_text(header: Header) -> str:
    """The header as a store keeps it."""
    return "\n".join(header_lines(header)) + "\n"


def of_stored(stored: Stored, replay: Replay) -> NewGame:
    """What was known of a stored game before its first action."""
    return NewGame(
        header=stored.header,
        rules=replay.rules.ruleset.name,
        names=tuple(seat.name for seat in replay.game.seats),
        house=stored.house,
        dice=stored.dice,
        seed=stored.seed,
        title=stored.title,
        begun=stored.begun,
        pledge=stored.pledge,
        seated=stored.seated,
        told=stored.told,
        again=stored.again,
    )


def actor(step: Step) -> int:
    """The seat that chose this action; the roller's, for what concerns the dice."""
    game, action = step.before, step.action
    match action:
        case act.Dare() | act.Challenge() | act.Touch() | act.Ask() | act.Stake():
            return action.player
        case act.GiveHit():
            return action.giver
        case act.Release() if action.player is not None:
            return action.player
        case act.Release() | act.TookHits() if game.gates:
            return game.gates[0].holder
        case act.Account() | act.UseReroll() if game.offer is not None:
            return game.offer.seat
    return game.turn.seat


#: Row and seat of an entry, and what happened in its turn.
Story = tuple[tuple[int, int], tuple[Event, ...]]

#: Events that tell how a turn went.
_TOLD = frozenset(
    (EventKind.ROLLED, EventKind.KEPT, EventKind.FORCED, EventKind.ROYALE, EventKind.DARED,
     EventKind.DARE_TAKEN, EventKind.DARE_WON, EventKind.REROLL, EventKind.BANKED,
     EventKind.MISS, EventKind.FAULT, EventKind.TOUCHED)
)  # fmt: skip


def stories(steps: Sequence[Step], game: Game, first: int) -> tuple[Story, ...]:
    """The turns that were written by these steps, from the `first` of them on."""
    found: list[Story] = []
    for place in range(first, len(steps)):
        before = steps[place].before
        after = steps[place + 1].before if place + 1 < len(steps) else game
        written = len(before.cells)
        fresh = list(after.cells)[written:] if len(after.cells) > written else []
        own = [
            cell for cell in fresh
            if cell.seat == before.turn.seat and cell.kind is not CellKind.DASH
        ]  # fmt: skip
        if not own:
            continue
        begun = place
        while begun and len(steps[begun - 1].before.cells) == written:
            begun -= 1
        events = tuple(
            event
            for step in steps[begun : place + 1]
            for event in step.events
            if event.event in _TOLD
        )
        found.append(((own[0].row, own[0].seat), events))
    return tuple(found)
