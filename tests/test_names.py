"""Another name for a player of a game under way: the whole game has it, on the disk too."""

from pathlib import Path

import pytest

from zonk_desktop.archive.exchange import revive, text
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine import actions as act
from zonk_desktop.live.errors import Denied
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.transcript.lines import Computer

REAL = Setup(
    "lets-play-zonk", ("Ann", "Bob B", "Cy"), (("entryMinimum", "0"),), dice=DiceFrom.TABLE,
    scorekeeper="Bob B", computers=(Computer("Cy", "vera", "casual"),),
)  # fmt: skip


def land(play: Play, *faces: int) -> None:
    play.do(act.Roll(), act.DiceLanded(faces))


def played(archive: Archive | None) -> Play:
    """A game in whose lines somebody is named: Bob dares Ann, who takes it."""
    play = open_game(REAL, archive)
    land(play, 2, 4, 4, 4, 4)
    play.do(act.Dare(1))
    play.do(act.TakeDare())
    land(play, 4)
    return play


def test_the_whole_game_has_the_new_name(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    try:
        play = played(archive)
        assert any('"Bob B"' in row.line for row in play.rows())
        before = play.replay.game
        fresh = play.renamed("Bob B", "Robert").renamed("Cy", "Cyrus the Great")
        game = fresh.replay.game
        assert [seat.name for seat in game.seats] == ["Ann", "Robert", "Cyrus the Great"]
        # Nothing else is different.
        seats = [a._replace(name="") for a in before.seats]
        assert [a._replace(name="") for a in game.seats] == seats
        assert game.turn == before.turn
        assert fresh.game_id == play.game_id
        assert fresh.session != play.session
        assert list(fresh.replay.header.sitting()) == ["Cyrus the Great"]
        assert fresh.replay.header.scorekeeper == "Robert"
        # So it lies on the disk, and can be found and taken up there.
        stored = archive.load(fresh.game_id)
        assert "Bob" not in stored.header
        assert not [row.line for row in stored.rows if "Bob" in row.line]
        assert [row.line for row in stored.rows if "Robert" in row.line]
        assert not [row for row in stored.rows if row.was is not None]
        assert "Bob" not in text(stored)
        assert revive(stored).game == game
        assert archive.seats(fresh.game_id) == ["Ann", "Robert", "Cyrus the Great"]
        assert archive.count(Filter("robert")) == 1
        assert archive.count(Filter("bob")) == 0
        # It goes on, and can be taken back as before.
        assert fresh.undo().game.turn.throw == ()
        land(fresh, 4)
        assert revive(archive.load(fresh.game_id)).game == fresh.replay.game
        again = Play.resume(archive.load(fresh.game_id), archive)
        assert again.replay.game == fresh.replay.game
    finally:
        archive.close()


def test_a_game_that_is_not_kept_is_renamed_all_the_same(tmp_path: Path) -> None:
    fresh = played(None).renamed("Bob B", "Robert")
    stored = fresh.as_stored()
    assert "Bob" not in text(stored)
    # Written down later, it is written with the names of now.
    archive = Archive.open(tmp_path)
    try:
        fresh.journal.keep_in(archive)
        fresh.save()
        assert archive.seats(fresh.game_id) == ["Ann", "Robert", "Cy"]
        assert revive(archive.load(fresh.game_id)).game == fresh.replay.game
    finally:
        archive.close()


def test_dice_that_were_pledged_stay_the_same(tmp_path: Path) -> None:
    """The order of play was rolled for: who sat where is told under the new name, too."""
    archive = Archive.open(tmp_path)
    try:
        play = open_game(Setup("wheaton", ("Ann", "Bob", "Cy")), archive)
        before = archive.load(play.game_id)
        fresh = play.renamed("Bob", "Bo the Bold")
        after = archive.load(fresh.game_id)
        assert after.seated == before.seated.replace("Bob", '"Bo the Bold"')
        assert (after.seed, after.pledge) == (before.seed, before.pledge)
        assert fresh.do(act.Roll()).game.turn.throw
    finally:
        archive.close()


@pytest.mark.parametrize(("old", "new"), [("Dora", "Di"), ("Ann", "Cy")])
def test_who_is_not_there_and_who_is_there_already(old: str, new: str) -> None:
    play = played(None)
    before = play.replay.game
    with pytest.raises(Denied):
        play.renamed(old, new)
    assert play.replay.game == before
