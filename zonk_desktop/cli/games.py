"""The commands `games`, `games export`, `games import` and `games read`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from zonk_desktop.cli.answers import StopAsked, data, progress, put_json, refuse, wipe, zonk_file
from zonk_desktop.cli.grammar import Found, Usage
from zonk_desktop.console import complain, put, visible
from zonk_desktop.words import reason, say, text

if TYPE_CHECKING:
    from zonk_desktop.archive.bulk import Exported, ImportSlice, RefusedFile
    from zonk_desktop.archive.store import Archive
    from zonk_desktop.compact.game import CodedGame

    S = TypeVar("S", ImportSlice, Exported)


#: Of the list for programs: raised when a key goes or means something else.
FORMAT = 1


def games(_: list[str], found: Found) -> int:
    from zonk_desktop.archive.place import DATABASE, ArchiveError

    try:
        return _listed(found)
    except ArchiveError as wrong:
        # An empty list is no fault; a file that cannot be read is one.
        folder = data(found)
        if os.path.lexists(folder / DATABASE) or (not folder.is_dir() and os.path.lexists(folder)):
            raise
        if "--json" in found:
            put_json({"format": FORMAT, "games": []})
        else:
            put(visible(str(wrong)))
        return 0


def _listed(found: Found) -> int:
    with zonk_file(found) as archive:
        if archive.notice and not archive.games(limit=1):
            return 1
        search = " ".join(found.get("--find", ()))
        if search:
            from zonk_desktop.sheets.dates import ways

            archive.written_dates = ways
        listed = archive.games(search)
        if "--json" in found:
            games = [{**game._asdict(), "players": archive.seats(game.id)} for game in listed]
            put_json({"format": FORMAT, "games": games})
            return 0
        for game in listed:
            state = "won" if game.winner else "finished"
            told = say(
                "cli-game",
                rules=game.rules,
                named=bool(game.title),
                title=game.title,
                players=game.players,
                state=state if game.finished else "open",
                winner=game.winner,
                round=game.rounds,
            )
            line = f"{game.id:5}  {game.begun[:16]}  {told}"
            put(visible(line))
    return 0


def export_game(words: list[str], found: Found) -> int:
    from zonk_desktop.archive.exchange import export, text

    number, to = words[0], found.get("-o", [""])[-1]
    # No more figures than the archive can count.
    numbers = all(
        word.isascii() and word.isdecimal() and len(word) < 19 for word in words
    ) or words == ["all"]
    if not (numbers and to):
        raise Usage(say("cli-write-games-export-id-o"))
    if len(words) > 1 or number == "all" or (to != "-" and Path(to).is_dir()):
        if to == "-":
            raise Usage(say("cli-many-games-need-a-folder"))
        return export_many(words, Path(to), found)
    with zonk_file(found) as archive:
        game = archive.load(int(number))
        if to == "-":
            _put(text(game))
            return 0
        try:
            for path in export(game, Path(to)):
                put(visible(say("cli-written", path=str(path))))
        except OSError as wrong:
            return refuse(say("cli-cannot-be-written", to=to, strerror=reason(wrong)))
        except ValueError:
            return refuse(say("cli-is-no-name-of-a", to=to))
    return 0


def _put(text: str) -> None:
    """A file's text to standard output: as it is to a file, fit to be seen to a terminal."""
    binary = getattr(sys.stdout, "buffer", None)
    if binary is None or sys.stdout.isatty():
        put(text)
    else:
        binary.write(text.encode("utf-8", "surrogateescape"))
        binary.flush()


def import_games(words: list[str], found: Found) -> int:
    return _writing(found, lambda archive, both: _brought_in(archive, words, both=both))


def read_sheets(words: list[str], found: Found) -> int:
    """Finished sheets: from photographs, scans and PDF files."""
    from zonk_desktop import qt_start

    qt_start.load()
    from zonk_desktop.sheets import scan

    games = scan.read([Path(word) for word in words]).games
    return _writing(found, lambda archive, both: _taken(archive, games, both=both))


def _taken(archive: Archive, games: Sequence[CodedGame], *, both: bool) -> int:
    """A line for each game of the sheets."""
    from zonk_desktop.archive.exchange import Twin, honest, prepared, take
    from zonk_desktop.fairness.record import RecordError
    from zonk_desktop.fairness.verify import Verdict
    from zonk_desktop.rulebook.errors import RuleFileError
    from zonk_desktop.transcript.check import blame, praise
    from zonk_desktop.transcript.errors import TranscriptError

    refused = 0
    for game in games:
        try:
            number = take(archive, prepared(game.told, Path(), house=game.house), both=both)
        except Twin as twin:
            put(visible(say("cli-sheet-here-already", game=twin.game)))
        except (TranscriptError, RecordError, RuleFileError) as wrong:
            refused += 1
            complain(str(wrong))
        else:
            verified = honest(archive.load(number))
            told = praise(verified) if verified.verdict is Verdict.GOOD else blame(verified)
            put(visible(say("cli-sheet-read", number=number, told=told)))
    return 1 if refused else 0


def _writing(found: Found, work: Callable[[Archive, bool], int]) -> int:
    """Work on the Zonk File that writes, while nobody else does; `--keep-both` goes with it."""
    from zonk_desktop.archive.place import Lock
    from zonk_desktop.archive.store import Archive

    folder = data(found)
    if (lock := Lock.take(folder)) is None:
        return refuse(say("cli-the-window-is-open-and"))
    try:
        with closing(Archive.open(folder)) as archive:
            if archive.writable and archive.notice:
                # What became of a file that was damaged, or another program's.
                complain(text(archive.notice))
            return work(archive, "--keep-both" in found)
    finally:
        lock.release()


def _brought_in(archive: Archive, words: list[str], *, both: bool) -> int:
    """Each file by itself, folders and many files at once; what cannot be read keeps none out."""
    paths = [path for word in words for path in transcripts(Path(word))]
    if len(paths) >= MANY or any(Path(word).is_dir() for word in words):
        return bring_many(archive, paths, both=both)
    return _one_by_one(archive, words, both=both)


def _one_by_one(archive: Archive, words: list[str], *, both: bool) -> int:
    """A line for each file."""
    from zonk_desktop.archive.exchange import Twin, prepared, take
    from zonk_desktop.archive.place import ArchiveError
    from zonk_desktop.fairness.record import RecordError
    from zonk_desktop.rulebook.errors import RuleFileError
    from zonk_desktop.transcript.errors import TranscriptError
    from zonk_desktop.transcript.files import FileError, read_file

    refused = 0
    for word in words:
        path = Path(word)
        try:
            ready = prepared(read_file(path), path.parent, path)
            number = take(archive, ready, both=both)
        except Twin as twin:
            put(visible(say("cli-game-here-already-left-out", word=word, game=twin.game)))
        except (FileError, TranscriptError, RecordError, RuleFileError) as wrong:
            refused += 1
            complain(f"{word}:{wrong}")
        except ArchiveError as wrong:
            return refuse(f"{word}: {wrong}")
        else:
            put(visible(say("cli-brought-in", word=word, number=number)))
            if ready.bygone is not None:
                put(visible(say("cli-file", path=word, said=text(ready.bygone))))
    return 1 if refused else 0


#: From this number of files on they are counted, not listed.
MANY = 60
#: What the shell says of a program that was stopped by Ctrl+C.
STOPPED = 130
#: Seconds after which a search for transcripts is told of, and how many folders it goes on between.
_PATIENCE, _LOOK = 1.0, 100


def transcripts(path: Path) -> list[Path]:
    """The file, or all transcripts of a folder and the folders in it.

    A search that lasts says so, and where a terminal is, how far it is.
    """
    if not path.is_dir():
        return [path]
    found: list[Path] = []
    closed: list[OSError] = []
    begun, told = time.monotonic(), False
    for folders, (place, _, names) in enumerate(os.walk(path, onerror=closed.append), 1):
        found += [Path(place, name) for name in names if name.endswith(".zonk")]
        if folders % _LOOK:
            continue
        if not told and time.monotonic() - begun > _PATIENCE:
            told = True
            complain(visible(say("cli-many-searching", folder=str(path))))
        if told and sys.stderr.isatty():
            said = say("cli-many-searched", folders=folders, files=len(found))
            sys.stderr.write("\r" + said)
            sys.stderr.flush()
    wipe()
    if closed:
        complain(visible(say("cli-many-closed", folders=len(closed), folder=str(path))))
    return sorted(found)


def bring_many(archive: Archive, paths: list[Path], *, both: bool) -> int:
    """Transcripts into the archive."""
    from zonk_desktop.archive.bulk import Import
    from zonk_desktop.archive.place import ArchiveError

    job = Import(paths, both=both)
    games = left = refused = 0
    stopped = False
    asked = StopAsked()
    try:
        with asked:
            for some in _slices(asked, lambda: job.over, lambda: job.go_on(archive)):
                games += len(some.games)
                left += len(some.twins)
                refused += _blamed(some.refused)
                for one in some.bygone:
                    wipe()
                    put(visible(say("cli-file", path=str(one.path), said=text(one.why))))
        stopped = asked.stop and not job.over
    except KeyboardInterrupt:
        stopped = True
    except ArchiveError as wrong:
        wipe()
        return refuse(say("cli-many-broken", wrong=str(wrong), games=games))
    finally:
        job.close()
    wipe()
    put(say("cli-many-brought-in", games=games, left=left, refused=refused, stopped=stopped))
    return asked.code or STOPPED if stopped else int(refused > 0)


def export_many(words: list[str], folder: Path, found: Found) -> int:
    """Games as transcripts in a folder, a file each."""
    from zonk_desktop.archive.bulk import Export
    from zonk_desktop.archive.naming import name_of

    written = same = refused = 0
    stopped = False
    asked = StopAsked()
    try:
        with zonk_file(found) as archive:
            entries = {entry.id: entry for entry in archive.games()}
            if archive.notice and not entries:
                return 1
            wanted = list(entries) if words == ["all"] else [int(word) for word in words]
            folder.mkdir(parents=True, exist_ok=True)
            job = Export(
                wanted,
                folder,
                lambda game: name_of(entries[game]) if game in entries else f"{game}.zonk",
            )
            with asked:
                for some in _slices(asked, lambda: job.over, lambda: job.go_on(archive)):
                    written += some.written
                    same += some.same
                    refused += _blamed(some.refused)
            stopped = asked.stop and not job.over
    except KeyboardInterrupt:
        stopped = True
    except OSError as wrong:
        return refuse(say("cli-cannot-be-written", to=str(folder), strerror=reason(wrong)))
    wipe()
    put(
        say(
            "cli-many-written", files=written, same=same, refused=refused, stopped=stopped,
            folder=visible(str(folder)),
        )
    )  # fmt: skip
    return asked.code or STOPPED if stopped else int(refused > 0)


def _slices(asked: StopAsked, over: Callable[[], bool], go_on: Callable[[], S]) -> Iterator[S]:
    """Slice after slice until it is over or is to stop; at a terminal it is told how far it is."""
    while not over() and not asked.stop:
        some = go_on()
        progress(some.done, some.of)
        yield some


def _blamed(refused: tuple[RefusedFile, ...]) -> int:
    for one in refused:
        wipe()
        # What is wrong in a line begins with its number.
        why = str(one.why)
        complain(visible(f"{one.path}:{why}" if why[:1].isdigit() else f"{one.path}: {why}"))
    return len(refused)
