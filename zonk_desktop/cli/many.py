"""Many games in and out of the Zonk File: in slices, with progress; who stops loses nothing."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from zonk_desktop.cli.answers import StopAsked, progress, refuse, wipe, zonk_file
from zonk_desktop.cli.grammar import Found
from zonk_desktop.console import complain, put, visible
from zonk_desktop.words import reason, say, text

if TYPE_CHECKING:
    from zonk_desktop.archive.bulk import Exported, ImportSlice, RefusedFile
    from zonk_desktop.archive.store import Archive

    S = TypeVar("S", ImportSlice, Exported)

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
    from zonk_desktop.archive.errors import ArchiveError

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
