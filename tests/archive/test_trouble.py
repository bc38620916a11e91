"""What may go wrong with the file: nothing is lost, and a sentence says what was done."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.archive.games import begin, finished, play_on
from zonk_desktop.archive import database, schema
from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.place import DATABASE, Lock
from zonk_desktop.archive.store import Archive
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup

ROOT = Path(__file__).parent.parent.parent


def child(code: str, *arguments: str) -> str:
    """What a Python of its own prints."""
    found = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, text=True,
        timeout=60, check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    return found.stdout


# Databases that are not ours to touch


def _newer(path: Path) -> None:
    Archive.open(path.parent).close()
    base = sqlite3.connect(path)
    base.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    base.close()


def _foreign(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE recipes (name TEXT)")
    base.commit()
    base.close()


def _rubbish(path: Path) -> None:
    path.write_bytes(b"This is no database. " * 400)


def _damaged(path: Path) -> None:
    archive = Archive.open(path.parent)
    for seed in range(3):
        play_on(begin(archive, seed), 30)
    archive._base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    archive.close()
    data = bytearray(path.read_bytes())
    for place in range(4096, len(data), 4096):
        data[place : place + 200] = b"\xff" * 200
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [(_newer, "newer"), (_foreign, "foreign"), (_rubbish, "damaged"), (_damaged, "damaged")],
)
def test_set_aside_unchanged_and_named(tmp_path: Path, spoil: object, kind: str) -> None:
    path = tmp_path / DATABASE
    spoil(path)  # type: ignore[operator]
    before = path.read_bytes()
    archive = Archive.open(tmp_path)
    (aside,) = tmp_path.glob(f"zonk-file.{kind}-*.db")
    assert aside.read_bytes() == before
    assert aside.name in archive.notice
    assert archive.notice.endswith("and a new one begun.")
    assert archive.games() == []
    play = finished(archive)
    assert play.snapshot().saved
    assert archive.check() == "ok"
    archive.close()
    again = Archive.open(tmp_path)
    assert again.notice == ""
    assert [entry.id for entry in again.games()] == [play.game_id]
    again.close()


def test_an_empty_file_becomes_a_zonk_file(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    archive = Archive.open(tmp_path)
    assert archive.notice == ""
    assert archive.check() == "ok"
    archive.close()


# Folders that cannot be written


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ArchiveError, match=r"cannot be made: .*\. Games are played in memory"):
        Archive.open(tmp_path / "file" / "data")
    with pytest.raises(ArchiveError, match="cannot be written"):
        Lock.take(tmp_path / "file" / "data")


_AS_NOBODY = """
import os, sys
from pathlib import Path
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.errors import ArchiveError
if os.geteuid() == 0:
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
try:
    Archive.open(Path(sys.argv[1]))
except ArchiveError as wrong:
    print(wrong)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="rights work differently there")
def test_a_folder_that_may_only_be_read() -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        archive = Archive.open(folder)
        finished(archive)
        archive.close()
        before = (folder / DATABASE).read_bytes()
        for part in folder.iterdir():
            part.chmod(0o444)
        folder.chmod(0o555)
        try:
            said = child(_AS_NOBODY, name)
        finally:
            folder.chmod(0o755)
        assert "cannot be written" in said
        assert "games are played in memory" in said
        assert (folder / DATABASE).read_bytes() == before


def test_play_goes_on_in_memory_and_is_written_later(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = play_on(begin(archive, 3), 12)
    stored = archive.load(play.game_id)
    archive._base.execute("PRAGMA query_only = ON")
    play_on(play, 20, 2)
    snapshot = play.snapshot()
    assert not snapshot.saved
    assert "could not be written" in snapshot.notice
    assert snapshot.notice.endswith("What was saved before is kept.")
    assert archive.load(play.game_id) == stored
    archive._base.execute("PRAGMA query_only = OFF")
    play_on(play, 1, 3)
    assert play.snapshot().saved
    assert archive.load(play.game_id).rows == play.rows()
    assert archive.check() == "ok"
    archive.close()


def test_a_game_begun_in_memory_is_written_whole_later(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    archive._base.execute("PRAGMA query_only = ON")
    play = play_on(begin(archive, 3), 12)
    assert play.game_id == 0
    assert not play.snapshot().saved
    archive._base.execute("PRAGMA query_only = OFF")
    play_on(play, 1, 3)
    assert play.snapshot().saved
    assert archive.load(play.game_id).rows == play.rows()
    archive.close()


_FULL = """
import resource, signal, sys
from pathlib import Path
from tests.archive.games import begin, play_on
from zonk_desktop.archive.store import Archive
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
archive = Archive.open(Path(sys.argv[1]))
archive._base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
play = play_on(begin(archive, 3), 5)
saved = len(play.rows())
size = max(part.stat().st_size for part in Path(sys.argv[1]).iterdir())
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 9000, resource.RLIM_INFINITY))
play_on(play, 60, 2)
snapshot = play.snapshot()
assert not snapshot.saved, snapshot.notice
assert "What was saved before is kept." in snapshot.notice
assert len(play.rows()) > saved + 20
assert len(archive.load(play.game_id).rows) >= saved
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
play_on(play, 1, 3)
assert play.snapshot().saved, play.snapshot().notice
assert archive.load(play.game_id).rows == play.rows()
assert archive.check() == "ok"
archive.close()
print("written")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_a_full_disk(tmp_path: Path) -> None:
    assert child(_FULL, str(tmp_path)) == "written\n"


def test_an_undo_on_a_full_disk_is_written_later(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    try:
        play = begin(archive, 6)
        while not play.snapshot().can_undo:
            play_on(play, 1)
        archive._base.execute("PRAGMA query_only = ON")
        play.undo()
        archive._base.execute("PRAGMA query_only = OFF")
        play_on(play, 4, 9)
        assert archive.load(play.game_id).rows == play.rows()
    finally:
        archive.close()


def test_numbers_with_a_gap_are_written_as_they_are(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    try:
        play = open_game(Setup("lets-play-zonk", ("A", "B"), dice="table"), archive)
        archive._base.execute("PRAGMA query_only = ON")
        play.say("roll", "1", "2", "3", "4", "6")
        play.say("keep", "1")
        play.undo()
        play.say("keep", "1")
        archive._base.execute("PRAGMA query_only = OFF")
        play.say("roll", "5", "2", "3", "4")
        assert archive.load(play.game_id).rows == play.rows()
        play.undo()
        play.undo()
        assert archive.load(play.game_id).rows == play.rows()
    finally:
        archive.close()


# Locks and versions


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


def test_reading_needs_the_same_version(tmp_path: Path) -> None:
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
    base = sqlite3.connect(tmp_path / DATABASE)
    base.execute("PRAGMA user_version = 9")
    base.close()
    with pytest.raises(ArchiveError, match="another version"):
        database.connect_to_read(tmp_path / DATABASE)


def test_the_file_is_durable(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    base = archive._base
    assert base.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert base.execute("PRAGMA synchronous").fetchone() == (2,)
    assert base.execute("PRAGMA foreign_keys").fetchone() == (1,)
    archive.close()
    assert os.listdir(tmp_path) == [DATABASE]
