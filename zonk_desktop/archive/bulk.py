"""Many transcripts in and out of the archive, a slice of work at a time.

The caller goes on asking for slices, or stops: what a slice brought is on the disk, all of it,
and what had not begun is left alone.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from zonk_desktop import helpers, log
from zonk_desktop.archive.exchange import Prepared, export, prepared, text
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import NewGame, Row, Standing
from zonk_desktop.fairness.chain import Why
from zonk_desktop.fairness.record import RecordError
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, read_file
from zonk_desktop.transcript.replay import KnownRules
from zonk_desktop.words import Message, MessageError, reason

#: From this number of files on other processes help: each takes a fifth of a second to start.
_MANY = 60
_MOST_HELPERS = 8
#: Files handed to a helper at once.
_HANDFUL = 10


class RefusedFile(NamedTuple):
    path: Path
    why: MessageError


class Bygone(NamedTuple):
    """A file whose game was brought in though no game is begun by its rules any more, and why."""

    path: Path
    why: Message


class ImportSlice(NamedTuple):
    #: Files looked at so far, and how many there are.
    done: int
    of: int
    #: Numbers of the games brought in.
    games: tuple[int, ...] = ()
    #: Files whose game is there already, with its number.
    twins: tuple[tuple[Path, int], ...] = ()
    refused: tuple[RefusedFile, ...] = ()
    bygone: tuple[Bygone, ...] = ()


class Import:
    """Transcripts on their way into an archive."""

    def __init__(
        self, paths: Sequence[Path], *, both: bool = False, helpers: int | None = None
    ) -> None:
        self._paths = list(paths)
        self._both = both
        self._done = 0
        many = len(self._paths) >= _MANY
        wanted = (os.cpu_count() or 1) if helpers is None else helpers
        self._helpers = min(wanted, _MOST_HELPERS) if many else 0
        self._ready = self._all()

    @property
    def over(self) -> bool:
        return self._done == len(self._paths)

    def go_on(self, archive: Archive, seconds: float = 0.25) -> ImportSlice:
        """One slice: what is brought in is one transaction. Raises ArchiveError."""
        start = self._done
        with _unswept():
            ready, refused = self._looked_at(time.perf_counter() + seconds)
        try:
            games, twins = self._put(archive, ready)
        except BaseException:
            # Nothing of the slice was written: it counts as not looked at.
            self._done = start
            self.close()
            raise
        if self.over:
            self.close()
        left = {path for path, _ in twins}
        bygone = tuple(
            Bygone(path, one.bygone) for path, one in ready if one.bygone and path not in left
        )
        return ImportSlice(self._done, len(self._paths), games, twins, tuple(refused), bygone)

    def _looked_at(self, until: float) -> tuple[list[tuple[Path, Prepared]], list[RefusedFile]]:
        """Files up to this moment, one at least."""
        ready: list[tuple[Path, Prepared]] = []
        refused: list[RefusedFile] = []
        while self._done < len(self._paths):
            path, one = self._paths[self._done], next(self._ready)
            self._done += 1
            if isinstance(one, RefusedFile):
                refused.append(one)
            else:
                ready.append((path, one))
            if time.perf_counter() > until:
                break
        return ready, refused

    def _put(
        self, archive: Archive, ready: list[tuple[Path, Prepared]]
    ) -> tuple[tuple[int, ...], tuple[tuple[Path, int], ...]]:
        marks = [one.mark for _, one in ready]
        there = archive.twins(marks)
        known = {} if self._both else there.copy()
        fresh: list[int] = []
        places: dict[str, int] = {}
        for n, mark in enumerate(marks):
            if mark not in known and (self._both or mark not in places):
                places[mark] = len(fresh)
                fresh.append(n)
        games = archive.put(_stored(ready[n][1], there) for n in fresh)
        known |= {mark: games[place] for mark, place in places.items()}
        twins = tuple(
            (ready[n][0], known[marks[n]]) for n in range(len(ready)) if n not in set(fresh)
        )
        return tuple(games), twins

    def close(self) -> None:
        """Let the helpers go; what they were at is forgotten."""
        self._ready.close()

    # Reading ahead

    def _all(self) -> Generator[Prepared | RefusedFile, None, None]:
        done = 0
        if self._helpers > 1:
            try:
                count = len(self._paths)
                handfuls = [self._paths[n : n + _HANDFUL] for n in range(0, count, _HANDFUL)]
                with (
                    helpers.crew(len(handfuls), self._helpers, gives_way=False) as by,
                    closing(helpers.stream(_handful, handfuls, by)) as ready,
                ):
                    for some in ready:
                        for one in some:
                            yield one
                            done += 1
                return
            except (BrokenExecutor, OSError) as wrong:
                # No helper can be started here, or one was ended from outside: go on alone.
                log.caught("import", wrong, "warning")
        known = KnownRules()
        for path in self._paths[done:]:
            yield _prepared(path, known)


def _stored(one: Prepared, there: Mapping[str, int]) -> tuple[NewGame, tuple[Row, ...], Standing]:
    """What the archive stores, with the reason why it is there twice."""
    if one.mark in there:
        one = one._replace(game=one.game._replace(why=Why.KEPT_BOTH))
    return one.stored


#: Of a helper: its own process has it for itself.
_rules = KnownRules()


def _handful(paths: list[Path]) -> list[Prepared | RefusedFile]:
    with _unswept():
        return [_prepared(path, _rules) for path in paths]


@contextmanager
def _unswept() -> Iterator[None]:
    """No search for cycles while games are played through: there are none, and it costs a tenth."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _prepared(path: Path, known: KnownRules) -> Prepared | RefusedFile:
    try:
        return prepared(read_file(path), path.parent, path, known)
    except (FileError, TranscriptError, RecordError, RuleFileError) as wrong:
        return RefusedFile(path, wrong)
    except (ArchiveError, OSError, ValueError) as wrong:
        return RefusedFile(path, FileError("archive-not-taken", why=reason(wrong)))


class Exported(NamedTuple):
    done: int
    of: int
    written: int = 0
    #: Files that were there already and say the same.
    same: int = 0
    refused: tuple[RefusedFile, ...] = ()


class Export:
    """Games on their way out of an archive, a file each."""

    def __init__(self, games: Sequence[int], folder: Path, name: Callable[[int], str]) -> None:
        self._games = list(games)
        self._folder = folder
        self._name = name
        self._done = 0

    @property
    def over(self) -> bool:
        return self._done == len(self._games)

    def go_on(self, archive: Archive, seconds: float = 0.25) -> Exported:
        """One slice; a file that is there and says something else stays as it is."""
        until = time.perf_counter() + seconds
        written = same = 0
        refused = []
        while self._done < len(self._games):
            game = self._games[self._done]
            self._done += 1
            path = self._folder / self._name(game)
            try:
                stored = archive.load(game)
                if not _there(path, text(stored).encode()):
                    export(stored, path, sure=_EACH_SURE)
                    written += 1
                else:
                    same += 1
            except (ArchiveError, TranscriptError, RuleFileError) as wrong:
                refused.append(RefusedFile(path, wrong))
            except OSError as wrong:
                said = Message.of("archive-file-not-written", why=reason(wrong))
                refused.append(RefusedFile(path, ArchiveError(said)))
            if time.perf_counter() > until:
                break
        if self.over and not _EACH_SURE:
            os.sync()
        return Exported(self._done, len(self._games), written, same, tuple(refused))


#: Where the system can wait for all files at once, no file is waited for by itself: that takes
#: longer than all else. The games stay in the archive meanwhile.
_EACH_SURE = not hasattr(os, "sync")


def _there(path: Path, wanted: bytes) -> bool:
    """Whether the file is there already; one that a power cut left short is written again.

    ArchiveError where it says something else.
    """
    if not path.exists():
        return False
    found = path.read_bytes()
    if found != wanted and not wanted.startswith(found):
        raise ArchiveError("archive-another-file")
    return found == wanted
