"""What a damaged database still gives of its games: by its trees, then page by page."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeGuard

from zonk_desktop import log
from zonk_desktop.archive import frozen, schema
from zonk_desktop.archive.figures import FORM as COUNTED
from zonk_desktop.archive.figures import GameFigures, unpacked
from zonk_desktop.archive.rows import MARKED
from zonk_desktop.fairness.chain import Note

#: Beyond this a number is more likely damaged bytes than a game.
_MOST_GAMES = 10_000_000
#: How many rows of a page make up a piece of work.
_RECORDS = 1000
_MARK = re.compile(re.escape(MARKED) + "[0-9a-f]{64}")

#: Whether a game of this number, with this first page, is not wanted.
Skip = Callable[[int, dict[str, frozen.Value]], bool]


class Action(NamedTuple):
    """A row of the journal, those taken back too."""

    line: str
    was: str | None
    undone: int
    #: The hash of its entry in the chain.
    link: bytes | None = None


@dataclass(slots=True)
class Lifted:
    """What could be read of one game."""

    game: int
    head: dict[str, frozen.Value] = field(default_factory=dict)
    actions: dict[int, Action] = field(default_factory=dict)
    #: Total and hits by seat, as the list of players has them.
    seats: dict[int, tuple[int, int]] = field(default_factory=dict)
    #: Names by seat, as that list has them.
    names: dict[int, str] = field(default_factory=dict)
    #: What was counted when the game was over.
    figures: GameFigures | None = None
    #: Its mark, as table and index have it.
    marks: set[str] = field(default_factory=set)
    #: Notes of its chain by their numbers, each with the hash of its entry.
    notes: dict[int, tuple[Note, bytes]] = field(default_factory=dict)
    #: The database gave it without a complaint: what is not there never was.
    sound: bool = True

    # Rows of each table as they are read: what is no value of its column is passed over

    def take_head(self, columns: Sequence[str], *row: frozen.Value) -> None:
        head = dict(zip(columns, row, strict=False))
        texts = ("title", "header", "house", "rules", "dice", "seed", "begun", "touched")
        if all(isinstance(head.get(name), str) for name in texts) and _is_count(head.get("binned")):
            self.head = head

    def take_action(self, n: object, line: object, was: object, undone: object) -> None:
        found = _action(n, line, was, undone)
        if found is None or not _is_number(n):
            self.sound = False
        else:
            self.actions[n] = found

    def take_seat(self, seat: object, name: object, total: object, hits: object) -> None:
        if _is_count(seat) and isinstance(total, int) and _is_count(hits):
            self.seats[seat] = total, hits
            self.names[seat] = str(name)

    def take_figures(self, form: object, data: object) -> None:
        self.figures = _counted(form, data)

    def take_link(self, n: object, link: object) -> None:
        if _is_number(n) and n in self.actions and isinstance(link, bytes):
            self.actions[n] = self.actions[n]._replace(link=link)

    def take_note(self, n: object, at: object, line: object, link: object) -> None:
        if _is_number(n) and _is_count(at) and isinstance(line, str) and isinstance(link, bytes):
            self.notes.setdefault(n, (Note(at, line), link))

    def take_mark(self, mark: object) -> None:
        if isinstance(mark, str) and _MARK.fullmatch(mark):
            self.marks.add(mark)


def lift(base: bytearray) -> list[Lifted]:
    """Everything that can be read of every game, in the order of their numbers."""
    reading = lifting(base)
    while True:
        try:
            next(reading)
        except StopIteration as end:
            found: list[Lifted] = end.value
            return found


def lifting(base: bytearray, skip: Skip | None = None) -> Generator[None, None, list[Lifted]]:
    """The same a piece at a time, for who has other things to do meanwhile.

    `skip` says by a game's number and first page that the game is not wanted.
    """
    found: dict[int, Lifted] = {}
    skipped: set[int] = set()
    try:
        source = frozen.connection(base)
        # Letters lost from a title cost no game.
        source.text_factory = lambda data: data.decode("utf-8", "replace")
    except (sqlite3.Error, ValueError, MemoryError) as wrong:
        log.caught("rescue", wrong, "warning")
        good = False
    else:
        try:
            yield
            good = yield from _by_trees(source, found, skip, skipped)
        finally:
            source.close()
    if not good:
        yield from _by_pages(base, found)
    return [
        found[game]
        for game in sorted(found)
        if game not in skipped and (found[game].head or found[game].actions)
    ]


_WRONG = (sqlite3.Error, UnicodeDecodeError, ValueError, OverflowError)


def _by_trees(
    source: sqlite3.Connection, found: dict[int, Lifted], skip: Skip | None, skipped: set[int]
) -> Generator[None, None, bool]:
    """Ask SQLite, game by game; False when anything could not be read."""
    good = True
    numbers: set[int] = set()
    for query in (
        "SELECT id FROM game ORDER BY id",
        "SELECT id FROM game ORDER BY id DESC",
        "SELECT DISTINCT game FROM seat",
        "SELECT DISTINCT game FROM action",
    ):
        try:
            for (number,) in source.execute(query):
                if isinstance(number, int) and 0 < number <= _MOST_GAMES:
                    numbers.add(number)
                else:
                    good = False
        except _WRONG:
            good = False
    try:
        (verdict,) = source.execute("PRAGMA integrity_check(1)").fetchone()
        good = good and verdict == "ok"
    except _WRONG:
        good = False
    columns: list[str] = []
    with suppress(*_WRONG):
        columns = [str(row[1]) for row in source.execute("PRAGMA table_info(game)")]
    for number in sorted(numbers):
        yield
        game = found[number] = Lifted(number)
        take = partial(game.take_head, columns)
        game.sound = _read(source, "SELECT * FROM game WHERE id = ?", number, take)
        game.sound = game.sound and bool(game.head)
        if skip is not None and game.head and skip(number, game.head):
            skipped.add(number)
        else:
            for query, row, needed in _tables(game):
                whole = _read(source, query, number, row)
                game.sound = game.sound and (whole or not needed)
            game.take_mark(game.head.get("mark"))
        good = good and game.sound
    return good


def _tables(game: Lifted) -> Iterator[tuple[str, Callable[..., None], bool]]:
    """What is asked of a game; the last may be missing in an older file, and counts as nothing."""
    yield "SELECT n, line, was, undone FROM action WHERE game = ?", game.take_action, True
    yield "SELECT seat, name, total, hits FROM seat WHERE game = ?", game.take_seat, True
    yield "SELECT form, data FROM figures WHERE game = ?", game.take_figures, False
    yield "SELECT n, link FROM action WHERE game = ?", game.take_link, False
    yield "SELECT n, at, line, link FROM note WHERE game = ?", game.take_note, False


def _read(source: sqlite3.Connection, query: str, game: int, take: Callable[..., None]) -> bool:
    """Hand on the rows of a game; whether all of them could be read."""
    try:
        for row in source.execute(query, (game,)):
            take(*row)
    except _WRONG:
        return False
    return True


def _counted(form: object, data: object) -> GameFigures | None:
    return unpacked(str(data), 0, "", "", "", False) if form == COUNTED else None


def _by_pages(base: bytearray, found: dict[int, Lifted]) -> Generator[None, None, None]:
    """Fill what is missing from the pages themselves."""
    rows = _PageRows()
    for place, record in enumerate(frozen.records(base, frozen.page_size(base))):
        if place % _RECORDS == 0:
            yield
        rows.sort_in(record)
    rows.fill(found)


class _PageRows:
    """Rows as pages have them, of every table by what they look like."""

    def __init__(self) -> None:
        self._columns, self._least = schema.columns("game"), len(schema.expected(1)["game"])
        self._heads: dict[int, dict[str, frozen.Value]] = {}
        self._actions: dict[int, dict[int, Action]] = {}
        self._seats: dict[int, dict[int, set[tuple[str, int, int]]]] = {}
        self._figures: dict[int, GameFigures] = {}
        self._notes: list[tuple[frozen.Value, ...]] = []
        self._marks: list[tuple[int, frozen.Value]] = []

    def sort_in(self, record: frozen.PageRow) -> None:
        number, values = record
        if len(values) == 5 and isinstance(values[4], bytes):
            self._notes.append(values)
        elif len(values) in {5, 6} and _is_number(values[0]):
            self._action_or_seat(*values)
        elif len(values) == 2 and isinstance(values[1], int):
            self._marks.append((values[1], values[0]))
        elif _is_number(number) and len(values) == 3:
            if (counted := _counted(values[1], values[2])) is not None:
                self._figures[number] = counted
        elif _is_number(number) and self._least <= len(values) <= len(self._columns):
            game, old = Lifted(number), self._heads.get(number)
            game.take_head(self._columns, number, *values[1:])
            if game.head and (old is None or str(game.head["touched"]) >= str(old["touched"])):
                self._heads[number] = game.head

    def _action_or_seat(
        self, game: object, n: object, line: object, was: object, undone: object,
        link: object = None,
    ) -> None:  # fmt: skip
        """A row of the journal; or seat, name, total and hits."""
        assert isinstance(game, int)
        action = _action(n, line, was, undone, link)
        if action is not None and isinstance(n, int):
            known = self._actions.setdefault(game, {}).get(n)
            # Of two states of a row the later one has been taken back or corrected.
            if known is None or _age(action) > _age(known):
                self._actions[game][n] = action
        elif isinstance(line, str) and _is_count(n) and _is_count(was):
            there = self._seats.setdefault(game, {}).setdefault(n, set())
            if isinstance(undone, int):
                there.add((line, was, undone))

    def fill(self, found: dict[int, Lifted]) -> None:
        """Give games what they lack."""
        # A number that stands in one place alone may come from damaged bytes.
        times = Counter([*self._heads, *self._actions, *self._seats])
        for number in {*found, *(n for n, count in times.items() if count > 1)}:
            game = found.setdefault(number, Lifted(number, sound=False))
            game.head = game.head or self._heads.get(number, {})
            for n, action in self._actions.get(number, {}).items():
                game.actions.setdefault(n, action)
            for seat, stood in self._seats.get(number, {}).items():
                # Of two states nobody knows which was the last.
                if seat not in game.seats and len(stood) == 1:
                    ((game.names[seat], *end),) = stood
                    game.seats[seat] = end[0], end[1]
            game.figures = game.figures or self._figures.get(number)
            game.take_mark(game.head.get("mark"))
        for which, *note in self._notes:
            if _is_number(which) and which in found:
                found[which].take_note(*note)
        for number, text in self._marks:
            if number in found:
                found[number].take_mark(text)


def _age(action: Action) -> tuple[int, bool]:
    return action.undone, action.was is not None


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and 0 < value <= _MOST_GAMES


def _is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and 0 <= value < 1 << 31


def _action(
    n: object, line: object, was: object, undone: object, link: object = None
) -> Action | None:
    if not _is_number(n) or not isinstance(line, str) or undone not in (0, 1):
        return None
    if was is not None and not isinstance(was, str):
        return None
    return Action(line, was, int(bool(undone)), link if isinstance(link, bytes) else None)
