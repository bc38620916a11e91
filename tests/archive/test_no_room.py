"""A disk that takes nothing, and values that nobody wrote: nothing is lost, each has a sentence."""

import sqlite3
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.archive.games import begin, finished, play_on
from tests.running import child
from zonk_desktop.archive.exchange import honest, revive, text
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.rows import mark
from zonk_desktop.archive.statistics import some
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.ui.zonk_file.moments import moments
from zonk_desktop.words import MessageError


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
resource.setrlimit(resource.RLIMIT_FSIZE, (2000, resource.RLIM_INFINITY))
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
        play = open_game(Setup("lets-play-zonk", ("A", "B"), dice=DiceFrom.TABLE), archive)
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


# What somebody has changed by SQL

_ODD = (
    *(b"", b"\xff\xfe", "", " ", "#", '"', "x", "roll", "roll 9", "keep 1\nkeep 1", 1.5, -3),
    *("1 2", "1 2 x x", "1 2 3 4 5 6"),
)


@pytest.mark.parametrize("column", ["line", "was", "n", "told", "seed", "again", "head"])
def test_values_that_nobody_wrote_end_in_a_sentence(tmp_path: Path, column: str) -> None:
    archive = Archive.open(tmp_path)
    over, going = finished(archive, 3, "wheaton").game_id, play_on(begin(archive, 5), 14).game_id
    table, where = ("action", "game = ? AND n = 2") if column in {"line", "was", "n"} else (
        "game", "id = ?"
    )  # fmt: skip
    for game in (over, going):
        for value in _ODD:
            archive._base.execute("BEGIN")
            change = f"UPDATE {table} SET {column} = ? WHERE {where}"
            with suppress(sqlite3.IntegrityError):
                archive._base.execute(change, (value, game))
            for work in (_watched, _taken_up, _proved, _in_a_list):
                # What comes out otherwise fails the test.
                with suppress(MessageError):
                    work(archive, game)
            archive._base.execute("ROLLBACK")
    assert revive(archive.load(over)).game.ended is not None
    assert Play.resume(archive.load(going), archive).replay.game.ended is None
    archive.close()


def test_a_game_that_cannot_be_read_is_no_hindrance_to_others(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    odd, sound = (finished(archive, seed, "wheaton") for seed in (3, 4))
    archive.write(
        lambda base: base.execute(
            "UPDATE action SET line = x'ff' WHERE game = ? AND n = 2", (odd.game_id,)
        )
    )
    archive.write(lambda base: base.execute("UPDATE game SET mark = ''"))
    stored = archive.load(sound.game_id)
    assert archive.twin(mark(stored.header, stored.house, stored.rows)) == sound.game_id
    with pytest.raises(ArchiveError, match="entry 2 is nothing that this program writes"):
        archive.load(odd.game_id)
    archive.close()


def _watched(archive: Archive, game: int) -> object:
    return moments(archive.load(game))


def _taken_up(archive: Archive, game: int) -> object:
    return Play.resume(archive.load(game), archive).snapshot()


def _proved(archive: Archive, game: int) -> object:
    stored = archive.load(game)
    return honest(stored), text(stored)


def _in_a_list(archive: Archive, game: int) -> object:
    return archive.games(), archive.same_games(), some(archive, archive.stamps(Filter()))
