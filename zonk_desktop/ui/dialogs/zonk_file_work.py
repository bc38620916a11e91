"""What the Zonk File's window has done in the archive's thread: queries that return values."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.exchange import bring_in, export, honest, revive
from zonk_desktop.archive.store import Archive, Entry, Filter
from zonk_desktop.engine.state import Game
from zonk_desktop.fairness.record import RecordError
from zonk_desktop.fairness.verify import Verdict, Verification
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, read_file
from zonk_desktop.transcript.lines import Header
from zonk_desktop.ui import files

Query = Callable[[Archive], object]


def safely(query: Query) -> Query:
    """The query; what goes wrong in it comes back as a sentence, whatever it is."""

    def asked(archive: Archive) -> object:
        try:
            return query(archive)
        except sqlite3.Error as wrong:
            return ArchiveError(f"The Zonk File could not be read: {wrong}. Nothing was changed.")
        except TranscriptError as wrong:
            return ArchiveError(f"This game cannot be played again, line {wrong}")
        except (RecordError, FileError, ValueError) as wrong:
            return ArchiveError(f"{wrong}. Nothing was changed.")

    return asked


class Known(NamedTuple):
    """What the filters offer."""

    players: tuple[str, ...]
    rules: tuple[str, ...]
    years: tuple[str, ...]
    #: Games in the bin.
    binned: int


def known(archive: Archive) -> Known:
    return Known(
        tuple(sorted((name for name, _, _ in archive.names(500)), key=str.casefold)),
        tuple(archive.rule_names()),
        tuple(year for year in archive.years() if year.isdigit()),
        archive.count(Filter(binned=True)),
    )


class Sheeted(NamedTuple):
    """A game to be printed."""

    number: int
    game: Game
    header: Header
    corrected: frozenset[tuple[int, int]]


def sheeted(archive: Archive, number: int) -> Sheeted:
    replay = revive(archive.load(number))
    return Sheeted(number, replay.game, replay.header, replay.corrected)


def file_name(entry: Entry) -> str:
    """The name an exported game gets."""
    return files.game_name(entry.rules, entry.players.split(", "), entry.begun, entry.id)


class Written(NamedTuple):
    """How an export of many went."""

    files: int
    refused: tuple[str, ...]


def write_all(archive: Archive, entries: Sequence[Entry], folder: Path) -> Written:
    """Each game to a file of its own; a file that is there stays as it is."""
    many, refused = 0, []
    for entry in entries:
        path = folder / file_name(entry)
        if path.exists():
            refused.append(f"{path.name}: there is a file of this name already.")
            continue
        try:
            export(archive.load(entry.id), path)
            many += 1
        except (ArchiveError, TranscriptError) as wrong:
            refused.append(f"{path.name}: {wrong}")
        except OSError as wrong:
            refused.append(f"{path.name}: cannot be written: {wrong.strerror}.")
    return Written(many, tuple(refused))


def take_in(archive: Archive, path: Path) -> int | str:
    """A file's game brought in, or why not."""
    try:
        return bring_in(archive, read_file(path), path.parent)
    except FileError as wrong:
        return f"{path.name}, line {wrong}"
    except (TranscriptError, RecordError, RuleFileError) as wrong:
        return f"{path.name}, line {wrong}"
    except (ArchiveError, OSError, ValueError) as wrong:
        return f"{path.name}: {wrong}"


def dice_words(archive: Archive, number: int) -> str:
    """Whether a game's dice are those that were pledged, in words."""
    stored = archive.load(number)
    return verdict_words(honest(stored), real=stored.dice == "table")


def verdict_words(found: Verification, *, real: bool) -> str:
    """A verdict as one says it."""
    if real:
        return "Real dice on a real table: the program threw none, so there is nothing to verify."
    words = {
        Verdict.GOOD: f"The dice are honest. All {found.throws} throws come from the seed that "
        "was pledged before the first roll.",
        Verdict.NO_RECORD: "No record of the dice came with this game, so nothing can be said.",
        Verdict.NOT_REVEALED: "The seed is pledged and told when the game is over. Verify it then.",
        Verdict.NOT_PLEDGED: "A seed is told, but nothing was pledged before the game. It proves "
        "nothing.",
        Verdict.WRONG_SEED: "Not as pledged: the seed told is another than the one pledged before "
        "the first roll.",
        Verdict.WRONG_FACES: f"Not as pledged: throw {found.number} should show "
        f"{_faces(found.expected)} and is recorded as {_faces(found.recorded)}.",
    }
    return words[found.verdict]


def _faces(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces))
