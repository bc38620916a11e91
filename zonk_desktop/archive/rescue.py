"""A damaged database read game by game: what the trees still give, then page by page.

A game counts as rescued when it can be played again to its last action. Of others the actions up
to the damage are kept, so that the game goes on from there. The file itself is only read.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from zonk_desktop import log
from zonk_desktop.archive import frozen, pages, schema
from zonk_desktop.archive.rows import keep_figures
from zonk_desktop.archive.standing import standing
from zonk_desktop.archive.values import DiceFrom, Remain, Remains, Row, Standing
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Line, read, split
from zonk_desktop.transcript.replay import Replay, begin
from zonk_desktop.words import say

Tell = Callable[[int, int], None]

#: Beyond this a number is more likely damaged bytes than a game.
_MOST_GAMES = 10_000_000
_EVERY = 25
#: So many rows of a page make up a piece of work.
_RECORDS = 1000

#: Whether a game of this number, with this first page, is not wanted.
Skip = Callable[[int, dict[str, pages.Value]], bool]


class Action(NamedTuple):
    """A row of the journal, those taken back too."""

    line: str
    was: str | None
    undone: int


@dataclass(slots=True)
class Lifted:
    """What could be read of one game."""

    game: int
    head: dict[str, pages.Value] = field(default_factory=dict)
    actions: dict[int, Action] = field(default_factory=dict)
    #: The database gave it without a complaint: what is not there never was.
    sound: bool = True


class Saved(NamedTuple):
    """A game that can be played again."""

    game: int
    head: dict[str, pages.Value]
    actions: tuple[tuple[int, Action], ...]
    names: tuple[str, ...]
    standing: Standing
    #: Not to its last action.
    part: bool

    def rows(self) -> tuple[Row, ...]:
        """The actions that count."""
        return tuple(
            Row(n, action.line, action.was) for n, action in self.actions if not action.undone
        )


class Rescued(NamedTuple):
    """What came out of a file."""

    games: tuple[Saved, ...]
    #: Every game of which anything was met.
    remains: tuple[Remain, ...] = ()

    @property
    def met(self) -> int:
        return len(self.remains)

    @property
    def whole(self) -> int:
        return sum(not game.part for game in self.games)

    @property
    def parts(self) -> int:
        return len(self.games) - self.whole


def read_games(path: Path, tell: Tell | None = None) -> Rescued:
    """Every game of a file that can be played again; raises OSError when it cannot be read."""
    found = lift(frozen.contents(path))
    saved, remains = [], []
    for place, game in enumerate(found):
        if tell is not None and place % _EVERY == 0:
            tell(place, len(found))
        one = judge(game)
        if one is not None:
            saved.append(one)
        remains.append(remain(game, one))
    return Rescued(tuple(saved), tuple(remains))


def remain(game: Lifted, saved: Saved | None) -> Remain:
    """What became of a game, for the list of them."""
    begun, rules = (str(game.head.get(name, "")) for name in ("begun", "rules"))
    if saved is None:
        throws = sum(action.line.startswith("roll") for action in game.actions.values())
        return Remain(game.game, Remains.LOST, begun, rules, throws)
    state = Remains.PART if saved.part else Remains.WHOLE
    return Remain(game.game, state, begun, rules, saved.standing.throws)


# Reading


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
    columns = _columns(source)
    for number in sorted(numbers):
        yield
        game = found[number] = _head(source, number, columns)
        if skip is not None and game.head and skip(number, game.head):
            skipped.add(number)
        else:
            _actions(source, game)
        good = good and game.sound
    return good


def _columns(source: sqlite3.Connection) -> list[str]:
    try:
        return [str(row[1]) for row in source.execute("PRAGMA table_info(game)")]
    except _WRONG:
        return []


def _head(source: sqlite3.Connection, number: int, columns: list[str]) -> Lifted:
    game = Lifted(number)
    try:
        row = source.execute("SELECT * FROM game WHERE id = ?", (number,)).fetchone()
        head = dict(zip(columns, row or (), strict=False))
        game.sound = _is_head(head)
        if game.sound:
            game.head = head
    except _WRONG:
        game.sound = False
    return game


def _actions(source: sqlite3.Connection, game: Lifted) -> None:
    try:
        for n, line, was, undone in source.execute(
            "SELECT n, line, was, undone FROM action WHERE game = ? ORDER BY n", (game.game,)
        ):
            action = _action(n, line, was, undone)
            if action is None:
                game.sound = False
            else:
                game.actions[n] = action
    except _WRONG:
        game.sound = False


def _by_pages(base: bytearray, found: dict[int, Lifted]) -> Generator[None, None, None]:
    """Fill what is missing from the pages themselves."""
    columns, least = schema.columns("game"), len(schema.expected(1)["game"])
    heads: dict[int, dict[str, pages.Value]] = {}
    actions: dict[int, dict[int, Action]] = {}
    seated: set[int] = set()
    for place, record in enumerate(pages.records(base, frozen.page_size(base))):
        if place % _RECORDS == 0:
            yield
        values = record.values
        if len(values) == 5 and _is_number(values[0]):
            game, n, line, was, undone = values
            assert isinstance(game, int)
            action = _action(n, line, was, undone)
            if action is not None and isinstance(n, int):
                known = actions.setdefault(game, {}).get(n)
                # Of two states of a row the later one has been taken back or corrected.
                if known is None or _age(action) > _age(known):
                    actions[game][n] = action
            elif isinstance(line, str) and _is_count(n) and _is_count(was):
                seated.add(game)
        elif _is_number(record.number) and least <= len(values) <= len(columns):
            head = dict(zip(columns, (record.number, *values[1:]), strict=False))
            if _is_head(head):
                old = heads.get(record.number)
                if old is None or str(head["touched"]) >= str(old["touched"]):
                    heads[record.number] = head
    # A number that stands in one place alone may come from damaged bytes.
    times = Counter([*heads, *actions, *seated])
    for number in {*found, *(n for n, count in times.items() if count > 1)}:
        game_ = found.setdefault(number, Lifted(number, sound=False))
        game_.head = game_.head or heads.get(number, {})
        for n, action in actions.get(number, {}).items():
            game_.actions.setdefault(n, action)


def _age(action: Action) -> tuple[int, bool]:
    return action.undone, action.was is not None


def _is_number(value: object) -> bool:
    return isinstance(value, int) and 0 < value <= _MOST_GAMES


def _is_count(value: object) -> bool:
    return isinstance(value, int) and 0 <= value < 1 << 31


def _action(n: object, line: object, was: object, undone: object) -> Action | None:
    if not _is_number(n) or not isinstance(line, str) or undone not in (0, 1):
        return None
    if was is not None and not isinstance(was, str):
        return None
    return Action(line, was, int(bool(undone)))


def _is_head(head: dict[str, pages.Value]) -> bool:
    texts = ("title", "header", "house", "rules", "dice", "seed", "begun", "touched")
    return all(isinstance(head.get(name), str) for name in texts) and _is_count(head.get("binned"))


# Judging


def judge(game: Lifted) -> Saved | None:
    """The game as far as it can be played again; None when it cannot be begun."""
    head = dict(game.head)
    try:
        header, _ = read(str(head.get("header", "")))
        replay = begin(header, Path(), str(head.get("house", "")))
    except (TranscriptError, RuleFileError, ValueError, ArithmeticError, LookupError):
        return None
    order = sorted(game.actions)
    kept, part = list[int](), False
    if not game.sound and order and order[0] != 1:
        order, part = [], True
    for place, n in enumerate(order):
        if not game.sound and place and n != order[place - 1] + 1:
            part = True
            break
        action = game.actions[n]
        if not action.undone and not _fed(replay, n, action):
            part = True
            break
        kept.append(n)
    # Where the seed was told before the end, the later dice are real ones.
    pledged = head.get("dice") == DiceFrom.SCREEN and head.get("told") is None
    honest = _honest(replay, str(head.get("seed", ""))) if pledged else None
    if honest is not None and honest < len(replay.throws):
        if honest or len(replay.throws) < 3:
            return _before(game, honest)
        # Not one throw follows from it: the seed itself was hit.
        head["seed"] = ""
    if part and not kept:
        return None
    return Saved(
        game.game, head, tuple((n, game.actions[n]) for n in kept),
        tuple(seat.name for seat in replay.game.seats), standing(replay), part,
    )  # fmt: skip


def _fed(replay: Replay, n: int, action: Action) -> bool:
    try:
        replay.feed(Line(n, split(n, action.line)), action.was)
    except (TranscriptError, ValueError, ArithmeticError, LookupError):
        return False
    return True


def _honest(replay: Replay, seed: str) -> int | None:
    """How many throws from the first on follow from the seed; None where there is none."""
    if not seed:
        return None
    try:
        source = DiceSource(bytes.fromhex(seed))
    except ValueError:
        return 0
    for number, throw in enumerate(replay.throws, 1):
        if tuple(source.faces(number, len(throw))) != tuple(throw):
            return number - 1
    return len(replay.throws)


def _before(game: Lifted, throws: int) -> Saved | None:
    """The game up to the last throw that the seed bears out."""
    cut = Lifted(game.game, game.head, {}, game.sound)
    rolled = 0
    for n in sorted(game.actions):
        action = game.actions[n]
        if not action.undone and action.line.startswith("roll"):
            rolled += 1
            if rolled > throws:
                break
        cut.actions[n] = action
    found = judge(cut) if cut.actions else None
    return None if found is None else found._replace(part=True)


# Writing

_KINDS: dict[str, type | tuple[type, ...]] = {"TEXT": str, "INTEGER": int}


def put(base: sqlite3.Connection, games: Iterable[Saved], *, numbers: bool) -> list[int]:
    """Write games into a database, under their own numbers or new ones; within a transaction."""
    kinds = {str(row[1]): str(row[2]) for row in base.execute("PRAGMA table_info(game)")}
    found = []
    for game in games:
        # What is no value of its column is left to the column's default.
        head = {
            name: value
            for name, value in game.head.items()
            if name not in {"id", "mark"} and isinstance(value, _KINDS.get(kinds.get(name, ""), ()))
        }
        if numbers:
            head["id"] = game.game
        stands = game.standing
        head |= {
            "rounds": stands.rounds, "throws": stands.throws, "finished": int(stands.finished),
            "winner": stands.winner, "haystack": head.get("haystack", ""),
        }  # fmt: skip
        if game.part and not head.get("title"):
            head["title"] = say("archive-rescued-title", throws=str(stands.throws))
        names = ", ".join(head)
        marks = ", ".join("?" * len(head))
        cursor = base.execute(f"INSERT INTO game ({names}) VALUES ({marks})", [*head.values()])
        number = int(cursor.lastrowid or 0)
        base.executemany(
            "INSERT INTO seat (game, seat, name, total, hits) VALUES (?, ?, ?, ?, ?)",
            [
                (number, seat, name, stands.totals[seat], stands.hits[seat])
                for seat, name in enumerate(game.names)
            ],
        )
        base.executemany(
            "INSERT INTO action (game, n, line, was, undone) VALUES (?, ?, ?, ?, ?)",
            [(number, n, action.line, action.was, action.undone) for n, action in game.actions],
        )
        keep_figures(base, [(number, stands.figures)])
        found.append(number)
    return found
