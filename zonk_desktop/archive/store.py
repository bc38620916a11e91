"""The archive: games in, games out. One connection, owned by the thread that opened it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from zonk_desktop import log
from zonk_desktop.archive import chains, database, luck, rescue
from zonk_desktop.archive.figures import GameFigures, packed
from zonk_desktop.archive.lists import Lists
from zonk_desktop.archive.luck import Luck
from zonk_desktop.archive.place import DATABASE, SHOWN, ArchiveError, check_place, make_folder
from zonk_desktop.archive.rows import (
    MARKED,
    add,
    go_on,
    identity,
    insert,
    keep_figures,
    mark,
    search_text,
    stand,
)
from zonk_desktop.archive.values import (
    Changes,
    DiceFrom,
    NewGame,
    Remain,
    Row,
    Standing,
    Stored,
    stamp,
)
from zonk_desktop.fairness.chain import Chain, Why
from zonk_desktop.fairness.ledger import Ledger
from zonk_desktop.fairness.source import unpacked
from zonk_desktop.words import Message, reason

_T = TypeVar("_T")
#: What SQLite answers when the disk takes nothing more.
_NO_ROOM = frozenset((sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR))


def _is_line(row: Row) -> bool:
    """Whether a row is of the kinds of values that were written."""
    values: tuple[object, ...] = (row.n, row.line, row.was)
    number, line, was = values
    return isinstance(number, int) and isinstance(line, str) and isinstance(was, str | None)


class Archive(Lists):
    """The Zonk File."""

    def __init__(self, opened: database.Opened, path: Path) -> None:
        super().__init__(opened.base)
        self.path = path
        #: The throws that were shown, whatever becomes of the database.
        self.ledger = Ledger(path.with_name(SHOWN))
        #: What happened on opening, for people.
        self.notice = opened.notice
        #: Why nothing can be written, None when it can.
        self.why = opened.why

    @classmethod
    def open(cls, folder: Path, tell: rescue.Tell | None = None) -> Archive:
        """The archive of a folder, made where there is none."""
        path = folder / DATABASE
        check_place(folder)
        try:
            make_folder(folder)
        except OSError as wrong:
            raise ArchiveError("archive-no-folder", folder=str(folder), why=reason(wrong)) from None
        return cls(database.connect(path, tell), path)

    @classmethod
    def open_to_read(
        cls, folder: Path, why: Message | None = None, tell: rescue.Tell | None = None
    ) -> Archive:
        """The archive as it is, for a list or an export; `why` says why it is not written.

        `tell` hears how far the rescue of a damaged one is.
        """
        path = folder / DATABASE
        check_place(folder)
        try:
            there = path.exists()
        except OSError as wrong:
            said = Message.of("archive-not-read", file=str(path), why=reason(wrong))
            raise ArchiveError(said) from None
        if not there:
            raise ArchiveError(why or Message.of("archive-none-yet", folder=str(folder)))
        return cls(database.connect_to_read(path, why, tell), path)

    @property
    def writable(self) -> bool:
        return not self.why

    def close(self) -> None:
        self._base.close()
        self.ledger.close()

    def write(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """One transaction: all of it, or nothing and a sentence."""
        if self.why:
            raise ArchiveError(self.why)
        try:
            try:
                return self._once(work)
            except sqlite3.Error as wrong:
                if getattr(wrong, "sqlite_errorcode", 0) & 0xFF not in _NO_ROOM:
                    raise
                # The journal may hold megabytes that are in the file already.
                log.caught("archive", wrong, "warning")
                with suppress(sqlite3.Error):
                    self._base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                return self._once(work)
        except sqlite3.Error as wrong:
            log.caught("archive", wrong)
            raise ArchiveError("archive-not-written", file=self.path.name, why=str(wrong)) from None

    def _once(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        base = self._base
        if base.in_transaction:
            # One that broke, and could not be taken back then.
            base.execute("ROLLBACK")
        base.execute("BEGIN IMMEDIATE")
        try:
            found = work(base)
            base.execute("COMMIT")
        except BaseException:
            if base.in_transaction:
                with suppress(sqlite3.Error):
                    base.execute("ROLLBACK")
            raise
        return found

    # One game

    def begin(self, game: NewGame) -> int:
        def work(base: sqlite3.Connection) -> int:
            number = insert(base, game)
            chains.begin(base, number, game.why)
            return number

        return self.write(work)

    def put(self, games: Iterable[tuple[NewGame, Sequence[Row], Standing]]) -> list[int]:
        """Whole games, all of them or none; their numbers."""
        wanted = list(games)

        def work(base: sqlite3.Connection) -> list[int]:
            found = []
            for game, rows, standing in wanted:
                found.append(insert(base, game))
                add(base, found[-1], rows)
                stand(base, found[-1], standing)
                chains.begin(base, found[-1], game.why, game.chain, stamp())
                base.execute(
                    "UPDATE game SET mark = ? WHERE id = ?",
                    (mark(game.header, game.house, rows), found[-1]),
                )
            return found

        found = self.write(work)
        self._taken_up(wanted)
        return found

    def _taken_up(self, games: Iterable[tuple[NewGame, Sequence[Row], Standing]]) -> None:
        """Games that have their seed with them go on with it: what they have was shown."""
        for game, _, standing in games:
            if game.seed and game.told is None and not standing.finished:
                # Where it cannot be noted they go on with fresh dice.
                with suppress(OSError):
                    self.ledger.show(game.pledge, standing.throws)

    def record(self, game: int, changes: Changes, standing: Standing) -> str:
        """What has happened in a game since it was last written, in one transaction; the head of
        its chain."""
        return self.write(lambda base: go_on(base, game, changes, standing))

    def load(self, game: int) -> Stored:
        head = self._base.execute(
            "SELECT id, header, house, dice, seed, title, begun, finished, pledge, seated, told, "
            "again FROM game WHERE id = ?",
            (game,),
        ).fetchone()
        if head is None:
            raise ArchiveError("archive-no-game", game=str(game))
        rows = self._base.execute(
            "SELECT n, line, was FROM action WHERE game = ? AND undone = 0 ORDER BY n", (game,)
        )
        number, header, house, dice, seed, title, begun, finished, pledge, seated, told, again = (
            head
        )
        found = tuple(Row(*row) for row in rows)
        chain = chains.of(self._base, game)
        # SQLite keeps what it is given in a column: bytes in one of text, text in one of numbers.
        odd = next((n for n, row in enumerate(found, 1) if not _is_line(row)), 0)
        part = "entry" if odd else "told" if not isinstance(told, int | None) else ""
        try:
            unpacked(str(again))
        except ValueError:
            part = part or "pledges"
        if part:
            raise ArchiveError("archive-odd-game", game=str(game), part=part, line=odd)
        return Stored(
            number, header, house, DiceFrom.read(dice), str(seed), title, begun, bool(finished),
            found, pledge, seated, told, chain, str(again),
        )  # fmt: skip

    def next_number(self, game: int) -> int:
        """The number the next action of this game gets; those undone keep theirs."""
        (last,) = self._base.execute(
            "SELECT coalesce(max(n), 0) FROM action WHERE game = ? AND typeof(n) = 'integer'",
            (game,),
        ).fetchone()
        return int(last) + 1

    def chain(self, game: int) -> Chain:
        """What is kept of a game's chain."""
        return chains.of(self._base, game)

    # The list

    def keep_figures(self, games: Iterable[GameFigures]) -> None:
        """Keep what was worked out; where nothing can be written it is worked out again."""
        found = [(game.game, packed(game)) for game in games]
        if found and self.writable:
            with suppress(ArchiveError):
                self.write(lambda base: keep_figures(base, found))

    def keep_luck(self, found: Mapping[int, Luck]) -> None:
        """Keep the luck of games that are over; where nothing can be written, it is forgotten."""
        rows = [(luck.FORM, luck.packed(one), game) for game, one in found.items()]
        if rows and self.writable:
            with suppress(ArchiveError):
                self.write(
                    lambda base: base.executemany(
                        "INSERT OR REPLACE INTO luck (form, data, game) "
                        "SELECT ?, ?, id FROM game WHERE id = ? AND finished = 1",
                        rows,
                    )
                )

    def retitle(self, game: int, title: str) -> None:
        def work(base: sqlite3.Connection) -> None:
            base.execute("UPDATE game SET title = ? WHERE id = ?", (title, game))
            search_text(base, game)

        self.write(work)

    def bin(self, games: Sequence[int], binned: bool = True) -> None:
        """Into the bin, or out of it again."""
        rows = [(int(binned), game) for game in games]
        self.write(lambda base: base.executemany("UPDATE game SET binned = ? WHERE id = ?", rows))

    def empty_bin(self) -> int:
        """Delete for good what lies in the bin; how many games that were."""
        return self.write(lambda base: base.execute("DELETE FROM game WHERE binned = 1").rowcount)

    # Games that are here already

    def twin(self, mark: str) -> int:
        """The number of the game with this mark (archive.rows); 0 when there is none."""
        return self.twins([mark]).get(mark, 0)

    def twins(self, marks: Iterable[str]) -> dict[str, int]:
        """The games with these marks: their numbers by mark."""
        self._mark_all()
        found = {}
        for one in marks:
            row = self._base.execute(
                "SELECT id FROM game WHERE mark = ? ORDER BY binned, id LIMIT 1", (one,)
            ).fetchone()
            if row is not None:
                found[one] = int(row[0])
        return found

    def _mark_all(self) -> None:
        """Give a mark to every game that has changed since it got one."""
        # Two ranges, each of which the index finds at once.
        found = self._base.execute(
            "SELECT id FROM game WHERE mark < ? OR mark >= ?", (MARKED, f"{MARKED}g")
        )
        bare = [number for (number,) in found]
        if not bare or not self.writable:
            return
        marks = []
        for number in bare:
            # What cannot be read is nobody's twin.
            with suppress(ArchiveError):
                game = self.load(number)
                marks.append((mark(game.header, game.house, game.rows), number))
        self.write(lambda base: base.executemany("UPDATE game SET mark = ? WHERE id = ?", marks))

    # Files beside it

    def vacuum_into(self, path: Path) -> None:
        """A copy of the whole file; the place must be empty. Raises sqlite3.Error."""
        self._base.execute("VACUUM INTO ?", (str(path),))

    def rescues(self) -> dict[str, tuple[int, int, int]]:
        """What came out of damaged files kept aside: games met, whole ones, parts; by file."""
        try:
            return {
                str(file): (int(met), int(whole), int(parts))
                for file, met, whole, parts in self._base.execute(
                    "SELECT file, met, whole, parts FROM rescue"
                )
            }
        except sqlite3.Error:
            return {}

    def remains(self, file: str) -> list[Remain]:
        """The games of a damaged file kept aside, and what became of each."""
        return rescue.remains_of(self._base, file)

    def gaps(self) -> dict[int, list[Remain]]:
        """Games of damaged files that are lost or broken off, by number."""
        try:
            return rescue.gaps(self._base)
        except sqlite3.Error:
            return {}

    def bring_over(
        self, games: Sequence[rescue.Saved], longer: Sequence[rescue.Saved] = ()
    ) -> list[int]:
        """Put games read from another file in; their numbers.

        `longer`: games that stand here under the same number, broken off; they go on.
        """
        gaps = self.gaps()

        def work(base: sqlite3.Connection) -> list[int]:
            base.executemany("DELETE FROM game WHERE id = ?", [(game.game,) for game in longer])
            taken = {number for (number,) in base.execute("SELECT id FROM game")}
            found = []
            for game in (*longer, *games):
                own = game.game not in taken and (game in longer or game.game in gaps)
                found += rescue.put(base, [game], numbers=own)
                taken.add(found[-1])
                search_text(base, found[-1])
                # How far its chain went where the game comes from.
                head = game.head.get("head")
                chain = Chain(head=head) if isinstance(head, str) else Chain()
                chains.begin(base, found[-1], Why.BROUGHT_OVER, chain)
                rescue.filled(base, game)
            return found

        return self.write(work)

    def keep_remains(self, file: str, found: Iterable[Remain]) -> None:
        """What reading a damaged file once more told of its games."""
        self.write(lambda base: rescue.keep_remains(base, file, found))

    def same_games(self) -> dict[tuple[str, str], int]:
        """What tells the games here from any other, however far they have been played; numbers."""
        rows = self._base.execute("SELECT header, seed, id FROM game")
        return {identity(str(header), str(seed)): int(game) for header, seed, game in rows}

    def let_go(self, header: str, seed: str, but: int) -> None:
        """Take out a game that has been written whole again under this number."""
        rows = self._base.execute("SELECT id, header, seed FROM game").fetchall()
        same = [(n,) for n, h, s in rows if n != but and identity(h, s) == identity(header, seed)]
        self.write(lambda base: base.executemany("DELETE FROM game WHERE id = ?", same))

    def restore(self, copy: Path) -> Message:
        """The copy in the place of this file, which is kept aside; what is told of it."""
        if self.why:
            raise ArchiveError(self.why)
        # Until it is open again nothing is written, and whoever writes opens it.
        self.why = Message.of("session-the-zonk-file-is-not")
        self._base.close()
        try:
            said = database.restore(self.path, copy)
        finally:
            opened = database.connect(self.path)
            self._base, self.why = opened.base, opened.why
            self._know_words()
        return said

    def mark(self) -> int:
        """What tells the file from another under its name, 0 where it is not known."""
        try:
            return self.path.stat().st_ino
        except OSError:
            return 0

    def check(self) -> str:
        """SQLite's own verdict on the file, `ok` when all is well."""
        (verdict,) = self._base.execute("PRAGMA integrity_check(1)").fetchone()
        return str(verdict)
