"""Who may write the Zonk File: locks, versions of its tables, the rights and the times in it."""

from __future__ import annotations

import errno
import os
import random
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.archive.games import WITHOUT_CHAINS, begin, finished, play_on, step
from tests.running import child
from zonk_desktop import log
from zonk_desktop.archive import place, schema
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.place import DATABASE, ArchiveError, Lock, data_folder
from zonk_desktop.archive.store import Archive
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.play import Play
from zonk_desktop.save import save
from zonk_desktop.words import reason, text


def test_one_program_writes(tmp_path: Path) -> None:
    lock = Lock.take(tmp_path)
    assert lock is not None
    assert Lock.take(tmp_path) is None
    said = child(
        "import sys; from pathlib import Path; from zonk_desktop.archive.place import Lock; "
        "print(Lock.take(Path(sys.argv[1])))",
        str(tmp_path),
    )
    assert said == "None\n"
    lock.release()
    again = Lock.take(tmp_path)
    assert again is not None
    again.release()


def test_a_dead_program_holds_no_lock(tmp_path: Path) -> None:
    child(
        "import os, sys; from pathlib import Path; from zonk_desktop.archive.place import Lock; "
        "lock = Lock.take(Path(sys.argv[1])); assert lock; os._exit(0)",
        str(tmp_path),
    )
    lock = Lock.take(tmp_path)
    assert lock is not None
    lock.release()


_SECOND = "ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT 'kitchen';"


def test_a_second_step_brings_old_games_along(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = finished(archive)
    base = archive._base
    schema.migrate(base, (*schema.MIGRATIONS, _SECOND))
    assert schema.version(base) == len(schema.MIGRATIONS) + 1
    assert base.execute("SELECT place FROM game").fetchall() == [("kitchen",)]
    assert revive(archive.load(play.game_id)).game.seats == play.replay.game.seats
    # Once is enough.
    schema.migrate(base, (*schema.MIGRATIONS, _SECOND))
    archive.close()


def test_games_of_before_get_the_pledge_of_their_seed(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / DATABASE)
    base.isolation_level = None
    schema.migrate(base, schema.MIGRATIONS[:1])
    for seed in ("00" * 32, "", "no seed"):
        base.execute(
            "INSERT INTO game (header, rules, dice, seed, begun, touched, haystack) "
            "VALUES ('', '', 'screen', ?, '', '', '')",
            (seed,),
        )
    base.close()
    archive = Archive.open(tmp_path)
    assert [archive.load(number).pledge for number in (1, 2, 3)] == [
        DiceSource(bytes(32)).commitment, "", "",
    ]  # fmt: skip
    archive.close()


def test_a_step_that_fails_leaves_all_as_it_was(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = finished(archive)
    with pytest.raises(sqlite3.Error):
        schema.migrate(archive._base, (*schema.MIGRATIONS, f"{_SECOND}\nDROP TABLE nowhere;"))
    assert schema.version(archive._base) == len(schema.MIGRATIONS)
    columns = [row[1] for row in archive._base.execute("PRAGMA table_info(game)")]
    assert "place" not in columns
    assert Play.resume(archive.load(play.game_id), archive).rows() == play.rows()
    assert archive.check() == "ok"
    archive.close()


def test_reading_leaves_all_as_it_is(tmp_path: Path) -> None:
    with pytest.raises(ArchiveError, match="no Zonk File"):
        Archive.open_to_read(tmp_path)
    archive = Archive.open(tmp_path)
    play = finished(archive)
    reader = Archive.open_to_read(tmp_path)
    assert reader.load(play.game_id).finished
    with pytest.raises(ArchiveError):
        reader.bin([play.game_id])
    reader.close()
    archive.close()
    for version in (99, 1):
        base = sqlite3.connect(tmp_path / DATABASE)
        base.execute(f"PRAGMA user_version = {version}")
        if version == 1:
            base.executescript(
                "DROP INDEX game_mark; DROP TABLE rescue; DROP TABLE figures; DROP TABLE remains;"
                "DROP TABLE luck;"
            )
            base.executescript(WITHOUT_CHAINS)
            for column in ("mark", "told", "seated", "pledge"):
                base.execute(f"ALTER TABLE game DROP COLUMN {column}")
        base.close()
        before = (tmp_path / DATABASE).read_bytes()
        reader = Archive.open_to_read(tmp_path)
        assert [entry.id for entry in reader.games()] == [play.game_id]
        reader.close()
        assert (tmp_path / DATABASE).read_bytes() == before


def test_a_copy_lies_beside_it_before_it_is_changed(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = finished(archive)
    archive.close()
    assert not place.kept_aside(tmp_path)
    base = sqlite3.connect(tmp_path / DATABASE)
    base.executescript(f"{WITHOUT_CHAINS} DROP TABLE luck; PRAGMA user_version = 5;")
    base.close()
    archive = Archive.open(tmp_path)
    assert archive.notice is None
    assert schema.version(archive._base) == len(schema.MIGRATIONS)
    (copy,) = place.kept_aside(tmp_path)
    assert copy.kind == "older"
    old = sqlite3.connect(copy.path)
    assert schema.version(old) == 5
    assert old.execute("SELECT id FROM game").fetchall() == [(play.game_id,)]
    old.close()
    # It can be put in its place again, and becomes what this version writes.
    archive.restore(copy.path)
    assert archive.load(play.game_id).rows == play.rows()
    archive.close()


def test_the_disk_is_asked_for_all_it_has(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    for pragma in ("fullfsync", "checkpoint_fullfsync"):
        assert archive._base.execute(f"PRAGMA {pragma}").fetchone() == (1,)
    archive.close()


@pytest.mark.parametrize("kind", ["a drive", "a share without it"])
def test_macos_is_asked_to_empty_the_memory_of_its_drive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """There fsync ends when the drive has the data; a file system that cannot is synced by it."""
    asked = list[str]()

    class Fake:
        F_FULLFSYNC = 51

        @staticmethod
        def fcntl(file: int, what: int) -> int:
            assert what == Fake.F_FULLFSYNC
            os.fstat(file)
            asked.append("full")
            if kind != "a drive":
                raise OSError(errno.ENOTSUP, "not there")
            return 0

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "fcntl", Fake)
    monkeypatch.setattr(os, "fsync", lambda file: asked.append("sync"))
    save(tmp_path / "game.zonk", b"zonk 1")
    # The file before it takes its name, and the folder after that.
    once = ["full"] if kind == "a drive" else ["full", "sync"]
    assert asked == once * (2 if os.name == "posix" else 1)
    assert (tmp_path / "game.zonk").read_bytes() == b"zonk 1"


def test_times_are_put_into_utc(tmp_path: Path) -> None:
    """The night the clocks go back: by the wall the later game seems the earlier one."""
    base = sqlite3.connect(tmp_path / DATABASE)
    base.isolation_level = None
    schema.migrate(base, schema.MIGRATIONS[:1])
    for title, touched in (
        ("first", "2026-10-25T02:50:00+02:00"), ("second", "2026-10-25T02:10:00+01:00"),
    ):  # fmt: skip
        base.execute(
            "INSERT INTO game (title, header, rules, dice, begun, touched, haystack) "
            "VALUES (?, 'zonk 1', 'Wheaton', 'table', ?, ?, '')",
            (title, touched, touched),
        )
    base.close()
    archive = Archive.open(tmp_path)
    assert [entry.title for entry in archive.games()] == ["second", "first"]
    assert archive.games()[0].touched == "2026-10-25T01:10:00.000Z"
    assert archive.games()[0].begun == "2026-10-25T02:10:00+01:00"
    assert archive.last_unfinished() == 2
    play = begin(archive)
    assert archive.last_unfinished() == play.game_id
    archive.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights work differently there")
def test_only_the_owner_reads_the_seed_of_a_running_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    old = os.umask(0)
    try:
        folder = data_folder()
        lock = Lock.take(folder)
        archive = Archive.open(folder)
        play_on(begin(archive), 5)
        log.open_in(folder)
        log.note("test", "a line")
        assert {part.name for part in folder.iterdir()} >= {
            DATABASE, f"{DATABASE}-wal", "zonk-file.lock", "zonk.log",
        }  # fmt: skip
        for part in folder.iterdir():
            assert part.stat().st_mode & 0o077 == 0, part.name
        if sys.platform == "linux":
            assert folder.stat().st_mode & 0o777 == 0o700
            folder.chmod(0o755)
            if lock is not None:
                lock.release()
            lock = Lock.take(folder)
            assert folder.stat().st_mode & 0o777 == 0o700
    finally:
        os.umask(old)
        log.close()
    archive.close()
    if lock is not None:
        lock.release()


@pytest.mark.parametrize("code", ["ENOLCK", "ENOSYS", "EINVAL", "ENOTSUP", "EOPNOTSUPP"])
def test_a_file_system_without_locks_is_no_other_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    def refuse(file: object) -> None:
        raise OSError(getattr(errno, code), "No locks available")

    monkeypatch.setattr(place, "_lock", refuse)
    lock = Lock.take(tmp_path)
    assert lock is not None
    lock.release()


@pytest.mark.parametrize("code", ["EIO", "EBADF", "EMFILE", "ENOMEM", "ENOSPC"])
def test_a_lock_that_fails_is_not_taken_for_one_that_is_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """Two programs that both wrote would each lose what the other has written."""

    wrong = OSError(getattr(errno, code), "a fault")
    why = reason(wrong)

    def fail(file: object) -> None:
        raise wrong

    monkeypatch.setattr(place, "_lock", fail)
    with pytest.raises(ArchiveError, match=why if isinstance(why, str) else text(why)):
        Lock.take(tmp_path)


def test_the_end_of_a_game_is_one_transaction(tmp_path: Path) -> None:
    """A power cut after any commit leaves no finished game without the time of its end."""
    archive = Archive.open(tmp_path)
    commits = []
    archive._base.set_trace_callback(
        lambda said: commits.append(said) if said == "COMMIT" else None
    )
    play = begin(archive, 5)
    chance = random.Random(5)
    while True:
        before = len(commits)
        if not step(play, chance):
            break
        assert len(commits) - before <= 1
    archive._base.set_trace_callback(None)
    stored = archive.load(play.game_id)
    assert stored.finished
    assert "\nfinish " in stored.header
    archive.close()


def test_a_full_journal_is_folded_and_the_write_tried_again(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = play_on(begin(archive, 2), 8)
    real, tries = archive._once, []

    def full_once(work: object) -> object:
        tries.append((tmp_path / f"{DATABASE}-wal").stat().st_size)
        if len(tries) == 1:
            wrong = sqlite3.OperationalError("database or disk is full")
            wrong.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise wrong
        return real(work)  # type: ignore[arg-type]

    archive._once = full_once  # type: ignore[assignment, method-assign]
    play_on(play, 1, 3)
    assert play.snapshot().saved
    assert len(tries) == 2
    assert tries[1] == 0 < tries[0]
    archive.close()


def test_the_file_is_durable(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    base = archive._base
    assert base.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert base.execute("PRAGMA synchronous").fetchone() == (2,)
    assert base.execute("PRAGMA foreign_keys").fetchone() == (1,)
    archive.close()
    assert os.listdir(tmp_path) == [DATABASE]
