"""An export lies in its folder, whole, or leaves nothing."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.archive.games import HOUSE, finished
from zonk_desktop.archive import copies, database, exchange
from zonk_desktop.archive.exchange import export
from zonk_desktop.archive.place import DATABASE, ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.rulebook.library import text_of
from zonk_desktop.save import save


@pytest.mark.parametrize(
    "rules", ["../outside.toml", "sub/../../outside.toml", "C:\\\\x.toml", ".."]
)
def test_house_rules_stay_in_the_folder(tmp_path: Path, rules: str) -> None:
    archive = Archive.open(tmp_path / "data")
    play = finished(archive, 5, "kitchen.toml", house=HOUSE)
    stored = archive.load(play.game_id)
    archive.close()
    doctored = stored._replace(header=stored.header.replace("kitchen.toml", f'"{rules}"'))
    to = tmp_path / "out"
    to.mkdir()
    with pytest.raises(ArchiveError, match="outside the folder"):
        export(doctored, to / "game.zonk")
    assert os.listdir(to) == []
    assert sorted(os.listdir(tmp_path)) == ["data", "out"]


@pytest.mark.parametrize("head", [b"", b"\xef\xbb\xbf"], ids=["plain", "marked"])
def test_a_file_from_windows_is_the_same_rules(tmp_path: Path, head: bytes) -> None:
    """A game was not exported beside the rules it was played by, where their lines end in two."""
    file = tmp_path / "kitchen.toml"
    file.write_bytes(head + HOUSE.replace("\n", "\r\n").encode())
    lies = file.read_bytes()
    archive = Archive.open(tmp_path / "data")
    play = finished(archive, 5, "kitchen.toml", house=text_of("kitchen.toml", tmp_path))
    stored = archive.load(play.game_id)
    archive.close()
    assert stored.house == HOUSE
    # As it is kept now, and as an older version kept it.
    for kept in (stored, stored._replace(house=HOUSE.replace("\n", "\r\n"))):
        assert export(kept, tmp_path / "game.zonk") == [tmp_path / "game.zonk"]
    assert file.read_bytes() == lies
    file.write_bytes(lies + b"# ours\r\n")
    with pytest.raises(ArchiveError, match="says something else"):
        export(stored, tmp_path / "game.zonk")


def test_no_half_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive.open(tmp_path / "data")
    stored = archive.load(finished(archive, 5, "kitchen.toml", house=HOUSE).game_id)
    archive.close()
    to = tmp_path / "out"
    to.mkdir()

    def full(path: Path, data: bytes, *, sure: bool = True) -> None:
        if path.suffix == ".zonk":
            raise OSError(28, "No space left on device")
        save(path, data, sure=sure)

    monkeypatch.setattr(exchange, "save", full)
    with pytest.raises(OSError, match="No space"):
        export(stored, to / "game.zonk")
    assert os.listdir(to) == []


def test_a_file_is_synced_before_it_takes_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def synced(file: int) -> None:
        done.append("sync")
        fsync(file)

    def replaced(old: Path, new: Path) -> None:
        done.append("replace")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    save(tmp_path / "file", b"text")
    # On Windows a folder cannot be synced.
    assert done == ["sync", "replace", *["sync"] * (os.name == "posix")]
    assert (tmp_path / "file").read_bytes() == b"text"


@pytest.mark.skipif(os.name != "posix", reason="a folder cannot be synced there")
def test_a_folder_is_synced_after_a_file_takes_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the database too: its copies, one put in place, one rescued, one of a broken move."""
    done: list[str] = []
    replace = os.replace

    def replaced(old: Path, new: Path) -> None:
        replace(old, new)
        done.append("replace")

    monkeypatch.setattr(os, "replace", replaced)
    for module in (copies, database):
        monkeypatch.setattr(module, "sync_folder", lambda folder: done.append("sync"))

    def came(what: Callable[[], object]) -> None:
        done.clear()
        what()
        assert done, what
        assert done == ["replace", "sync"] * (len(done) // 2), what

    path = tmp_path / DATABASE
    archive = Archive.open(tmp_path)
    finished(archive, 1)
    came(lambda: copies.copy(archive))
    (kept,) = (tmp_path / "copies").glob("*.db")
    came(lambda: archive.restore(kept))
    came(lambda: database.copied(archive._base, path))
    archive.close()
    path.write_bytes(path.read_bytes()[:-4096])
    came(lambda: Archive.open(tmp_path).close())
    path.rename(tmp_path / f"{DATABASE}{database.UNFINISHED}")
    came(lambda: database.adopt(path))


def test_a_save_that_was_killed_stops_no_later_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a sandbox every start has the same number of a process."""
    path = tmp_path / "game.zonk"
    monkeypatch.setattr(os, "getpid", lambda: 2)
    left = tmp_path / ".game.zonk.2.part"
    left.write_bytes(b"torn")
    save(path, b"whole")
    assert path.read_bytes() == b"whole"
    assert sorted(tmp_path.iterdir()) == [left, path]


def test_a_save_that_is_stopped_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(_: int) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "game.zonk"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", stopped)
    with pytest.raises(KeyboardInterrupt):
        save(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
