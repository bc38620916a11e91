"""A copy a week, and games brought back from copies and from files kept aside."""

import gc
import sys
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from threading import Thread

import pytest

from tests.archive.games import begin, finished, play_on, told
from zonk_desktop.archive import copies, place
from zonk_desktop.archive.copies import BringOver, Brought
from zonk_desktop.archive.figures import standing
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.place import DATABASE, ArchiveError
from zonk_desktop.archive.rows import identity
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import NewGame

DAY = date(2026, 11, 2)


def test_a_copy_a_week_and_three_kept(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    assert copies.weekly(archive, DAY) is None
    finished(archive, 1)
    made = [
        day for day in (DAY + timedelta(days=n) for n in range(40)) if copies.weekly(archive, day)
    ]
    assert made == [DAY + timedelta(days=n) for n in range(0, 40, 7)]
    found = place.copies(tmp_path)
    assert [one.day for one in found] == made[:-4:-1]
    for one in found:
        # Windows tells no rights of others by these figures.
        assert sys.platform == "win32" or one.path.stat().st_mode & 0o077 == 0
        other = Archive.open_to_read(_alone(one.path, tmp_path / one.path.stem))
        assert other.check() == "ok"
        assert other.count(Filter()) == 1
        other.close()
    # A clock put back makes a copy too; nothing is waited for.
    assert copies.weekly(archive, DAY - timedelta(days=400)) is not None
    archive.close()


def test_what_a_kill_leaves_of_a_copy_goes_with_the_next(tmp_path: Path) -> None:
    """The half of an earlier day's copy stayed for good."""
    archive = Archive.open(tmp_path)
    finished(archive, 1)
    folder = copies.copy(archive, DAY).parent
    for name in ("zonk-file-2026-11-05.db.part", "zonk-file-2026-11-05.db.part-journal"):
        (folder / name).write_bytes(b"half")
    copies.copy(archive, DAY + timedelta(days=7))
    archive.close()
    assert sorted(path.name for path in folder.iterdir()) == [
        "zonk-file-2026-11-02.db", "zonk-file-2026-11-09.db",
    ]  # fmt: skip


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
    (aside,) = place.kept_aside(tmp_path)
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


def brought_over(archive: Archive, path: Path) -> Brought:
    """Everything of the file, in one slice."""
    job = BringOver(path)
    found = job.go_on(archive, 600)
    assert job.over
    return found


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
    assert brought_over(archive, look.file.path) == Brought(2, 0, 0, 2, 2)
    assert copies.look(archive)[0].missing == 0
    assert brought_over(archive, look.file.path) == Brought()
    assert archive.count(Filter()) == 6
    rows = {archive.load(entry.id).rows for entry in archive.games()}
    assert {game.rows for game in lost} <= rows
    assert archive.load(going.game_id).rows == going.rows()
    archive.close()


def bare_copy(folder: Path, games: int) -> tuple[Archive, Path]:
    """A Zonk File without games, and a copy from when it had so many, the first of them twice."""
    archive = Archive.open(folder)
    plays = [play_on(begin(None, seed), 8, seed) for seed in range(3)]
    stored = [play.as_stored() for play in plays]
    archive.put(
        (
            NewGame(
                header=one.header.replace("\nstart ", f"\n# {n}\nstart 1999-{max(0, n - 1):05}-"),
                rules="lets-play-zonk", names=tuple(s.name for s in play.replay.game.seats),
                seed=one.seed, dice=one.dice,
            ),
            play.rows(),
            standing(play.replay),
        )
        for n, one, play in ((n, stored[n // 2 % 3], plays[n // 2 % 3]) for n in range(games))
    )  # fmt: skip
    copy = copies.copy(archive, DAY)
    archive.write(lambda base: base.execute("DELETE FROM game"))
    return archive, copy


def test_games_come_over_by_slices_and_can_be_stopped(tmp_path: Path) -> None:
    archive, copy = bare_copy(tmp_path, 70)
    job, found = BringOver(copy), [Brought()]
    while not job.over:
        # Nothing takes longer than it must: a slice ends after each piece of work.
        found.append(job.go_on(archive, 0))
        # What is told is on the disk.
        assert archive.count(Filter()) == found[-1].whole
    assert len(found) > 70
    assert {one.whole for one in found} == {0, 25, 50, 70}
    assert found[-1] == Brought(70, 0, 0, 70, 70)
    assert all(a.done <= b.done and a.of in {0, b.of} for a, b in pairwise(found))
    assert archive.check() == "ok"
    archive.write(lambda base: base.execute("DELETE FROM game WHERE id > 40"))
    # Stopped on the way, and begun again: what has come over does not come twice.
    job = BringOver(copy)
    while job.go_on(archive, 0).done < 25:
        pass
    del job
    assert archive.count(Filter()) == 65
    assert brought_over(archive, copy) == Brought(5, 0, 0, 5, 5)
    assert brought_over(archive, copy) == Brought()
    archive.close()


def test_a_write_that_fails_on_the_way_leaves_what_came_before(tmp_path: Path) -> None:
    archive, copy = bare_copy(tmp_path, 60)
    archive.write(
        lambda base: base.execute(
            "CREATE TRIGGER full BEFORE INSERT ON game WHEN (SELECT count(*) FROM game) >= 30 "
            "BEGIN SELECT raise(ABORT, 'no room'); END"
        )
    )
    job, last = BringOver(copy), Brought()
    while last.done < 25:
        last = job.go_on(archive, 0)
    with pytest.raises(ArchiveError, match="no room"):
        job.go_on(archive, 600)
    assert last.whole == archive.count(Filter()) == 25
    archive.write(lambda base: base.execute("DROP TRIGGER full"))
    assert brought_over(archive, copy) == Brought(35, 0, 0, 35, 35)
    archive.close()


def test_a_game_with_another_name_in_it_is_known_again(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    going = play_on(begin(archive, 9), 6)
    copy = copies.copy(archive, DAY)
    fresh = play_on(going.renamed("Ada", "Grace"), 4, 2)
    (look,) = copies.look(archive)
    assert (look.games, look.missing) == (1, 0)
    assert brought_over(archive, copy) == Brought()
    # On the table while the copy comes in its place, it stands there once.
    archive.restore(copy)
    stored = fresh.as_stored()
    fresh.journal.start_over()
    fresh.save()
    archive.let_go(stored.header, stored.seed, but=fresh.game_id)
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
    # Written by hand, a time is seldom one of seconds; as the program writes it, it tells the game.
    by_hand, exact = "start 2026-11-02T20:15", "start 2026-11-02T20:15:07+01:00"
    for start, same in ((by_hand, False), (exact, True)):
        one, other = (text.replace("start 2026-11-02", start) for text in (first, second))
        assert (identity(one, "") == identity(other, "")) is same


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
    (aside,) = place.kept_aside(tmp_path)
    archive = Archive.open(tmp_path)
    assert [(look.file, look.missing) for look in copies.look(archive)] == [(aside, 0)]
    place.forget(aside.path)
    assert copies.aside_words(archive) is None
    archive.close()


def test_what_is_brought_over_can_be_given_up_in_any_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that closes drops the job in its own thread, with what the job was reading."""
    other = tmp_path / "other"
    there = Archive.open(other)
    for seed in range(3):
        finished(there, seed)
    there.close()
    jobs = [BringOver(other / DATABASE)]

    def begin_it() -> None:
        archive = Archive.open(tmp_path / "here")
        # Its bytes first, then the database in them.
        jobs[0].go_on(archive, 0.0)
        jobs[0].go_on(archive, 0.0)
        archive.close()

    thread = Thread(target=begin_it)
    thread.start()
    thread.join()
    wrong: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda told: wrong.append(told.exc_value))
    assert not jobs[0].over
    jobs.clear()
    gc.collect()
    assert wrong == []
