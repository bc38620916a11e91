"""A copy a week, and games brought back from copies and from files kept aside."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.archive.games import begin, finished, play_on, told
from zonk_desktop.archive import beside, copies
from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.place import DATABASE
from zonk_desktop.archive.rows import identity
from zonk_desktop.archive.store import Archive

DAY = date(2026, 11, 2)


def test_a_copy_a_week_and_three_kept(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    assert copies.weekly(archive, DAY) is None
    finished(archive, 1)
    made = [
        day for day in (DAY + timedelta(days=n) for n in range(40)) if copies.weekly(archive, day)
    ]
    assert made == [DAY + timedelta(days=n) for n in range(0, 40, 7)]
    found = beside.copies(tmp_path)
    assert [one.day for one in found] == made[:-4:-1]
    for one in found:
        assert one.path.stat().st_mode & 0o077 == 0
        other = Archive.open_to_read(_alone(one.path, tmp_path / one.path.stem))
        assert other.check() == "ok"
        assert other.count(Filter()) == 1
        other.close()
    # A clock put back makes a copy too; nothing is waited for.
    assert copies.weekly(archive, DAY - timedelta(days=400)) is not None
    archive.close()


def _alone(copy: Path, folder: Path) -> Path:
    folder.mkdir()
    (folder / DATABASE).write_bytes(copy.read_bytes())
    return folder


def test_restored_with_the_present_one_kept(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    first = finished(archive, 1)
    copy = copies.copy(archive, DAY)
    archive.write(lambda base: base.execute("DELETE FROM game"))
    second = finished(archive, 2)
    said = archive.restore(copy)
    assert "is the Zonk File now" in told(said)
    assert [entry.players for entry in archive.games()] == [
        ", ".join(seat.name for seat in first.replay.game.seats)
    ]
    assert archive.check() == "ok"
    (aside,) = beside.kept_aside(tmp_path)
    assert aside.kind == "replaced"
    # And back again.
    archive.restore(aside.path)
    assert archive.load(second.game_id).rows == second.rows()
    archive.close()


def test_what_is_no_zonk_file_is_not_restored(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = finished(archive, 1)
    bad = tmp_path / "bad.db"
    bad.write_bytes(b"rubbish " * 4000)
    with pytest.raises(ArchiveError, match="Nothing was changed"):
        archive.restore(bad)
    assert archive.load(play.game_id).rows == play.rows()
    assert play_on(begin(archive, 3), 5).snapshot().saved
    archive.close()


def test_the_gaps_are_filled_from_a_copy(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    plays = [finished(archive, seed) for seed in range(5)]
    going = play_on(begin(archive, 9), 6)
    copies.copy(archive, DAY)
    play_on(going, 4, 2)
    lost = [archive.load(play.game_id) for play in plays[1:3]]
    archive.bin([play.game_id for play in plays[1:3]])
    archive.empty_bin()
    (look,) = copies.look(archive)
    # The game that went on is here already, further on.
    assert (look.games, look.missing) == (6, 2)
    assert copies.bring_over(archive, look.file.path) == copies.Brought(2, 0, 0)
    assert copies.look(archive)[0].missing == 0
    assert copies.bring_over(archive, look.file.path) == copies.Brought(0, 0, 0)
    assert archive.count(Filter()) == 6
    rows = {archive.load(entry.id).rows for entry in archive.games()}
    assert {game.rows for game in lost} <= rows
    assert archive.load(going.game_id).rows == going.rows()
    archive.close()


def test_a_game_with_another_name_in_it_is_known_again(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    going = play_on(begin(archive, 9), 6)
    copy = copies.copy(archive, DAY)
    fresh = play_on(going.renamed("Ada", "Grace"), 4, 2)
    (look,) = copies.look(archive)
    assert (look.games, look.missing) == (1, 0)
    assert copies.bring_over(archive, copy) == copies.Brought(0, 0, 0)
    # On the table while the copy comes in its place, it stands there once.
    archive.restore(copy)
    stored = fresh.as_stored()
    archive.let_go(stored.header, stored.seed)
    fresh.journal.start_over()
    fresh.save()
    (entry,) = archive.games()
    assert "Grace" in entry.players
    assert archive.load(entry.id).rows == fresh.rows()
    archive.close()


def test_games_from_paper_are_told_apart_by_their_names() -> None:
    first = "zonk 1\nrules wheaton\nplayer Ann\nplayer Bob\nstart 2026-11-02\n"
    second = first.replace("Ann", "Cy")
    assert identity(first, "") != identity(second, "")
    # Two matches may be thrown from one seed.
    undated = (text.replace("start 2026-11-02\n", "") for text in (first, second))
    assert len({identity(text, "ab" * 32) for text in undated}) == 2
    assert identity(first, "ab" * 32) == identity(second, "ab" * 32)


def test_as_long_as_a_damaged_one_lies_there_it_is_told(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    finished(archive, 1)
    assert copies.aside_words(archive) is None
    archive.write(lambda base: base.execute("PRAGMA user_version = -4"))
    archive.close()
    for _ in range(2):
        archive = Archive.open(tmp_path)
        assert "1 of 1 game was rescued." in told(copies.aside_words(archive))
        archive.close()
    (aside,) = beside.kept_aside(tmp_path)
    archive = Archive.open(tmp_path)
    assert [(look.file, look.missing) for look in copies.look(archive)] == [(aside, 0)]
    beside.forget(aside.path)
    assert copies.aside_words(archive) is None
    archive.close()
