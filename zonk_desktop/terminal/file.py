"""The transcript that a game at the terminal writes as it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.values import Changes, NewGame, Standing
from zonk_desktop.fairness.chain import (
    NOTHING,
    Chain,
    Note,
    Why,
    Written,
    begins,
    chain_lines,
    changes,
    linked,
)
from zonk_desktop.fairness.ledger import Ledger
from zonk_desktop.fairness.record import (
    commitment_line,
    forget_seed,
    keep_seed,
    seated_line,
    seed_file,
    seed_line,
)
from zonk_desktop.save import sync
from zonk_desktop.words import Message, reason


class TranscriptFile:
    """A live game's store that is one file; `verify` can check what it writes.

    Once the file cannot be written it stays as it is, and everything after that is refused with
    the same sentence: a transcript with a hole in it would be none.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        #: Whoever takes it up does so in a Zonk File.
        self.ledger: Ledger | None = None
        self._file: IO[bytes] | None = None
        self._seed = ""
        self._finish = ""
        #: Where each line begins, by its number.
        self._begins: dict[int, int] = {}
        #: The game as the file has it, and its chain up to there.
        self._stands = Written((), ())
        self._notes: list[Note] = []
        self._link = NOTHING
        self._trouble = Message.of("terminal-no-file")

    @property
    def head(self) -> str:
        """Where the chain ends; empty while nothing is written."""
        return self._link.hex() if self._notes else ""

    def begin(self, game: NewGame) -> int:
        try:
            self._file = self.path.open("xb")
        except OSError as wrong:
            raise ArchiveError(
                "terminal-cannot-be-made", path=str(self.path), strerror=reason(wrong)
            ) from None
        except ValueError:
            raise ArchiveError("terminal-is-no-name-of-a", path=str(self.path)) from None
        self._seed = game.seed
        try:
            keep_seed(self.path, game.seed)
        except OSError as wrong:
            self._file.close()
            self.path.unlink(missing_ok=True)
            raise ArchiveError(
                "terminal-cannot-be-made-it-would",
                seed_file=str(seed_file(self.path)),
                strerror=reason(wrong),
            ) from None
        lines = game.header.rstrip("\n").split("\n")
        lines += [seated_line(game.seated)] if game.seated else []
        lines.append(commitment_line(game.pledge))
        for line in lines:
            self._write(line)
        self._stands = Written(tuple(lines), (), game.house)
        self._enter([begins(self._stands, Why.NEW)])
        return 1

    def record(self, game: int, changes: Changes, standing: Standing) -> str:
        """What is taken back is always the end of the file, and is cut off."""
        if changes.written_anew:
            raise ArchiveError("terminal-dice-that-the-program-has")
        lines = self._stands.lines
        if changes.taken_back:
            first = min(changes.taken_back)
            self._cut(self._begins[first])
            lines = lines[: sum(n < first for n in self._begins)]
            self._begins = {n: at for n, at in self._begins.items() if n < first}
        for row in changes.rows:
            if self._file is not None:
                self._begins[row.n] = self._file.tell()
            self._write(row.line)
            lines = (*lines, row.line)
        self._go_on(self._stands._replace(lines=lines))
        # Written last: a game that has ended may go on after a challenge.
        ends = [line for line in changes.header.split("\n") if line.startswith("finish ")]
        self._finish = ends[-1] if ends else self._finish
        return self.head

    def _go_on(self, now: Written) -> None:
        """Enter in the chain what has changed."""
        self._enter(changes(self._stands, now))
        self._stands = now

    def _enter(self, entries: Sequence[Note | str]) -> None:
        for one in entries:
            self._link = linked(self._link, one if isinstance(one, str) else one.text)
        self._notes += [one for one in entries if isinstance(one, Note)]

    def close(self, *, over: bool) -> bool:
        """Close, and tell the seed of a game that is over; whether all of it stands there.

        That of a game that was left stays in its file, so that it can go on as it was pledged.
        """
        with suppress(ArchiveError):
            if over and self._finish:
                self._write(self._finish)
                head = (*self._stands.head, self._finish)
                self._go_on(self._stands._replace(head=head))
            if over:
                self._write(seed_line(self._seed))
            for line in chain_lines(Chain(tuple(self._notes), self.head)):
                self._write(line)
        if self._file is None:
            return False
        self._file.close()
        if over:
            forget_seed(self.path)
        return True

    def _cut(self, at: int) -> None:
        if self._file is None:
            raise ArchiveError(self._trouble)
        try:
            self._file.seek(at)
            self._file.truncate()
            self._sync(self._file)
        except OSError as wrong:
            self._give_up(wrong)

    def _write(self, line: str) -> None:
        if self._file is None:
            raise ArchiveError(self._trouble)
        try:
            self._file.write(line.encode() + b"\n")
            self._sync(self._file)
        except OSError as wrong:
            self._give_up(wrong)

    def _sync(self, file: IO[bytes]) -> None:
        file.flush()
        sync(file.fileno())

    def _give_up(self, wrong: OSError) -> None:
        broken, self._file = self._file, None
        # The game goes on past what is written: those throws must not come again from there.
        forget_seed(self.path)
        if broken is not None:
            with suppress(OSError):
                broken.close()
        self._trouble = Message.of(
            "terminal-cannot-be-written", file=str(self.path), why=reason(wrong)
        )
        raise ArchiveError(self._trouble) from None
