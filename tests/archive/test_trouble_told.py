"""Sentences of trouble say what is so, and nothing else."""

import errno
import sqlite3
from pathlib import Path

import pytest

from tests.archive.games import finished, told
from zonk_desktop.archive import database
from zonk_desktop.archive.place import DATABASE, ArchiveError, Lock
from zonk_desktop.archive.store import Archive


def test_what_is_damaged_beyond_reading_promises_no_games(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"SQLite format 3\0" + b"\xa5" * 9000)
    # While somebody else may write it, it stays.
    lock = Lock.take(tmp_path)
    assert lock is not None
    archive = Archive.open_to_read(tmp_path)
    lock.release()
    said = told(archive.notice)
    assert "No game could be found in it." in said
    assert said.endswith("it is kept aside and a new file begun.")
    archive.close()


def test_an_import_that_has_no_room_is_not_told_of_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive.open(tmp_path)
    finished(archive)
    archive.close()

    def full(_: Path) -> sqlite3.Connection:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(database, "_to_write", full)
    archive = Archive.open(tmp_path)
    assert "Games are played in memory" in told(archive.notice)
    with pytest.raises(ArchiveError) as wrong:
        archive.retitle(1, "x")
    assert "cannot be written" in str(wrong.value)
    assert "nothing in it is lost" in str(wrong.value)
    assert "played" not in str(wrong.value)
    archive.close()
