"""What may go wrong with the file: nothing is lost, and a sentence says what was done."""

import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.archive.games import begin, finished, play_on, told
from tests.conftest import Amount
from tests.running import child
from zonk_desktop.archive import frozen, place, schema
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.place import DATABASE, ArchiveError, Lock, kept_aside
from zonk_desktop.archive.store import Archive
from zonk_desktop.live.play import Play

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


@pytest.mark.parametrize(("spoil", "kind"), [(_foreign, "foreign"), (_rubbish, "damaged")])
def test_set_aside_unchanged_and_named(tmp_path: Path, spoil: object, kind: str) -> None:
    path = tmp_path / DATABASE
    spoil(path)  # type: ignore[operator]
    before = path.read_bytes()
    archive = Archive.open(tmp_path)
    (aside,) = tmp_path.glob(f"zonk-file.{kind}-*.db")
    assert aside.read_bytes() == before
    assert aside.name in told(archive.notice)
    assert "unchanged" in told(archive.notice)
    assert archive.games() == []
    play = finished(archive)
    assert play.snapshot().saved
    assert archive.check() == "ok"
    archive.close()
    again = Archive.open(tmp_path)
    assert again.notice is None
    assert [entry.id for entry in again.games()] == [play.game_id]
    again.close()
    assert [one.path for one in kept_aside(tmp_path)] == [aside]


def test_a_newer_one_is_looked_at_and_never_renamed(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = finished(archive)
    archive.close()
    _newer(tmp_path / DATABASE)
    for _ in range(2):
        archive = Archive.open(tmp_path)
        assert not archive.writable
        assert "newer version" in told(archive.notice)
        assert [entry.id for entry in archive.games()] == [play.game_id]
        assert revive(archive.load(play.game_id)).game.seats == play.replay.game.seats
        fresh = play_on(begin(archive, 4), 5)
        assert not fresh.snapshot().saved
        assert "newer version" in fresh.snapshot().notice
        archive.close()
    assert [file.name for file in tmp_path.glob("*.db")] == [DATABASE]


def _short(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("ALTER TABLE game DROP COLUMN seed")
    base.close()


def _no_table(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("DROP TABLE seat")
    base.close()


def _odd_version(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = -7")
    base.close()


def _no_text(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("UPDATE game SET title = CAST(x'fffe41' AS TEXT) WHERE id = 2")
    base.commit()
    base.close()


def _no_head(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[:100] = b"?" * 100
    path.write_bytes(data)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "all_of_them"),
    [(_no_table, True), (_odd_version, True), (_no_text, True), (_no_head, True), (_short, False)],
)
def test_what_no_program_of_ours_wrote_is_rescued(
    tmp_path: Path, spoil: object, all_of_them: bool, amount: Amount
) -> None:
    archive = Archive.open(tmp_path)
    games = amount.of(6, 60, "ZONK_RESCUED")
    whole = games if all_of_them else 0
    before = {}
    for seed in range(games):
        play = finished(archive, seed)
        before[play.game_id] = archive.load(play.game_id)
    archive.close()
    spoil(tmp_path / DATABASE)  # type: ignore[operator]
    damaged = (tmp_path / DATABASE).read_bytes()
    archive = Archive.open(tmp_path)
    (aside,) = kept_aside(tmp_path)
    assert aside.path.read_bytes() == damaged
    if whole:
        assert f"{whole} of {games} games were rescued." in told(archive.notice)
        assert archive.rescues() == {aside.path.name: (games, whole, 0)}
    assert len(archive.games()) == whole
    for entry in archive.games():
        assert archive.load(entry.id)[1:5] == before[entry.id][1:5]
        assert archive.load(entry.id).rows == before[entry.id].rows
    assert archive.check() == "ok"
    archive.close()


def test_what_stands_before_the_damage_is_rescued_too(tmp_path: Path) -> None:
    """One lost line is proved by seed and chain; of many, without a seed, what stood before."""
    archive = Archive.open(tmp_path)
    games = [finished(archive, seed, "wheaton") for seed in range(3)]
    spoil = "UPDATE action SET line = 'rxll' WHERE game = ? AND n BETWEEN 40 AND ?"
    numbers = [one.game_id for one in games]
    archive.write(lambda base: base.execute(spoil, (numbers[1], 40)))
    archive.write(lambda base: base.execute(spoil, (numbers[2], 60)))
    archive.write(
        lambda base: base.execute("UPDATE game SET seed = '' WHERE id = ?", (numbers[2],))
    )
    archive.write(lambda base: base.execute("PRAGMA user_version = -1"))
    archive.close()
    archive = Archive.open(tmp_path)
    assert "2 of 3 games were rescued, 1 more up to the damaged place." in told(archive.notice)
    assert archive.load(numbers[1]).rows == games[1].rows()
    part = archive.load(numbers[2])
    assert part.rows == games[2].rows()[:39]
    assert part.title.startswith("Rescued up to throw")
    assert Play.resume(part, archive).real_dice, "without its seed"
    archive.close()


def test_a_journal_left_by_a_kill_is_read_in_memory_too(tmp_path: Path) -> None:
    """The pages that a write-ahead log holds, committed or not, as SQLite itself sees them."""
    archive = Archive.open(tmp_path)
    plays = [play_on(begin(archive, seed), 40, seed) for seed in range(4)]
    copy = tmp_path / "copy"
    copy.mkdir()
    for part in ("", "-wal"):
        data = (tmp_path / (DATABASE + part)).read_bytes()
        (copy / (DATABASE + part)).write_bytes(data)
    archive.close()
    # The last transaction was broken off in the middle of a page.
    wal = copy / f"{DATABASE}-wal"
    assert wal.stat().st_size > 8192
    base = frozen.connection(frozen.contents(copy / DATABASE))
    assert base.execute("PRAGMA quick_check").fetchone() == ("ok",)
    for play in plays:
        (rows,) = base.execute(
            "SELECT count(*) FROM action WHERE game = ?", (play.game_id,)
        ).fetchone()
        assert rows == len(play.rows())
    base.close()
    wal.write_bytes(wal.read_bytes()[:-2000])
    base = frozen.connection(frozen.contents(copy / DATABASE))
    assert base.execute("PRAGMA quick_check").fetchone() == ("ok",)
    lacking = base.execute("SELECT count(*) FROM action").fetchone()[0]
    base.close()
    sqlites = sqlite3.connect(copy / DATABASE)
    assert sqlites.execute("SELECT count(*) FROM action").fetchone()[0] == lacking
    sqlites.close()


def test_a_move_that_was_broken_off_half_way_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal stays behind, and the database cannot come back at once."""
    path, wal = tmp_path / DATABASE, tmp_path / f"{DATABASE}-wal"
    archive = Archive.open(tmp_path)
    play = play_on(begin(archive, 4), 12)
    rows, copy = play.rows(), tmp_path / "of a kill"
    copy.mkdir()
    for part in (path, wal):
        (copy / part.name).write_bytes(part.read_bytes())
    archive.close()
    for part in (path, wal):
        part.write_bytes((copy / part.name).read_bytes())
    rename, tries = Path.rename, []

    def fails(self: Path, to: Path) -> Path:
        tries.append(self.name)
        if len(tries) > 1:
            raise OSError(5, "a fault")
        return rename(self, to)

    monkeypatch.setattr(Path, "rename", fails)
    aside = place.aside_path(path, "replaced")
    with pytest.raises(OSError, match="a fault"):
        place.move(path, aside)
    assert (path.exists(), wal.exists(), aside.exists()) == (False, True, True)
    # As long as it cannot be taken back no other file comes beside that journal.
    with pytest.raises(ArchiveError, match="its journal"):
        Archive.open(tmp_path)
    assert not path.exists()
    monkeypatch.undo()
    archive = Archive.open(tmp_path)
    assert archive.notice is None
    assert archive.load(play.game_id).rows == rows
    archive.close()


def test_an_empty_file_becomes_a_zonk_file(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    archive = Archive.open(tmp_path)
    assert archive.notice is None
    assert archive.check() == "ok"
    archive.close()


# Folders that cannot be written


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _loop(path: Path) -> None:
    path.symlink_to(path)


def _nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "not" / "there")


def _zero(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices have no names there")
@pytest.mark.parametrize("name", [DATABASE, f"{DATABASE}-wal", "zonk-file.lock"])
@pytest.mark.parametrize(
    ("lies", "said"),
    [
        (Path.mkdir, "a folder, not a file"),
        (_pipe, "a pipe or a device"),
        (_zero, "a pipe or a device"),
        (_loop, "a link that leads nowhere"),
        (_nowhere, "a link that leads nowhere"),
    ],
)
def test_what_is_no_file_is_not_waited_for(
    tmp_path: Path, name: str, lies: Callable[[Path], None], said: str
) -> None:
    """A pipe never answers, and a device never ends."""
    finished(first := Archive.open(tmp_path))
    first.close()
    (tmp_path / DATABASE).rename(tmp_path / "kept.db")
    lies(tmp_path / name)
    if name == "zonk-file.lock":
        (tmp_path / "kept.db").rename(tmp_path / DATABASE)
        with pytest.raises(ArchiveError, match=said):
            Lock.take(tmp_path)
        # Looking needs no lock.
        archive = Archive.open_to_read(tmp_path)
        assert len(archive.games()) == 1
        archive.close()
        return
    for opening in (Archive.open, Archive.open_to_read):
        with pytest.raises(ArchiveError, match=said):
            opening(tmp_path)
    assert os.path.lexists(tmp_path / name)


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_a_file_may_be_a_link_to_one_that_is_not_there_yet(tmp_path: Path) -> None:
    (tmp_path / DATABASE).symlink_to(tmp_path / "elsewhere.db")
    archive = Archive.open(tmp_path)
    assert finished(archive).snapshot().saved
    archive.close()
    assert (tmp_path / "elsewhere.db").is_file()


def test_what_is_no_folder_is_called_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for opening in (Archive.open, Archive.open_to_read, Lock.take):
        with pytest.raises(ArchiveError, match="is not a folder"):
            opening(tmp_path / "file")
    assert (tmp_path / "file").read_text() == "x"


@pytest.mark.parametrize(
    ("spoil", "said"), [(_foreign, "is not a Zonk File"), (Path.touch, "There is no Zonk File")]
)
def test_what_holds_no_games_is_named_where_it_is_read(
    tmp_path: Path, spoil: Callable[[Path], None], said: str
) -> None:
    path = tmp_path / DATABASE
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(ArchiveError, match=said):
        Archive.open_to_read(tmp_path)
    assert path.read_bytes() == before


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
from zonk_desktop.words import say, text
if os.geteuid() == 0:
    # Modules and texts that are loaded when they are needed may lie where nobody else may read.
    Path("/").as_uri()
    say("archive-folder-not-written", folder="", why="")
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
archive = Archive.open(Path(sys.argv[1]))
print(archive.writable, len(archive.games()), text(archive.notice))
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
        assert said.startswith("False 1 ")
        assert "cannot be written" in said
        assert "Games are played in memory" in said
        assert (folder / DATABASE).read_bytes() == before
