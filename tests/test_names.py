"""Another name for a player of a game under way: the whole game has it, on the disk too."""

from pathlib import Path

import pytest

from tests.archive.games import bare
from zonk_desktop.archive.exchange import revive, text
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom, Stored
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.value import changed
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied, Setup
from zonk_desktop.transcript.check import examine, renamings
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.lines import Computer, Renamed, read

REAL = Setup(
    "lets-play-zonk", ("Ann", "Bob B", "Cy"), (("entryMinimum", "0"),), dice=DiceFrom.TABLE,
    scorekeeper="Bob B", packer="Bob B", computers=(Computer("Cy", "vera", "casual"),),
)  # fmt: skip


def told(stored: Stored) -> str:
    """The game as text, but for the comments that say who was called what."""
    return "\n".join(line for line in text(stored).splitlines() if "# renamed" not in line)


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
        seats = [changed(a, name="") for a in before.seats]
        assert [changed(a, name="") for a in game.seats] == seats
        assert game.turn == before.turn
        assert fresh.game_id == play.game_id
        assert fresh.session != play.session
        assert list(fresh.replay.header.sitting()) == ["Cyrus the Great"]
        header = fresh.replay.header
        assert (header.scorekeeper, header.packer) == ("Robert", "Robert")
        # So it lies on the disk, and can be found and taken up there.
        stored = archive.load(fresh.game_id)
        assert [line for line in stored.header.splitlines() if "Bob" in line] == [
            '# renamed "Bob B" Robert at 2'
        ]
        assert not [row.line for row in stored.rows if "Bob" in row.line]
        assert [row.line for row in stored.rows if "Robert" in row.line]
        assert not [row for row in stored.rows if row.was is not None]
        assert "Bob" not in bare(told(stored))
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
    assert "Bob" not in bare(told(stored))
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


def test_no_rename_exchanges_two_players() -> None:
    """Ann leads; by a name in between Bob would become Ann, and Ann Bob."""
    play = played(None).renamed("Ann", "X")
    before = play.replay.game
    with pytest.raises(Denied, match="X had the name Ann earlier in this game"):
        play.renamed("Bob B", "Ann")
    assert play.replay.game == before
    # By two names in between, too.
    twice = play.renamed("X", "Y")
    with pytest.raises(Denied, match="Y had the name X earlier"):
        twice.renamed("Bob B", "X")
    # Her own name she may have again.
    back = twice.renamed("Y", "Ann")
    assert [seat.name for seat in back.replay.game.seats] == ["Ann", "Bob B", "Cy"]
    assert Play.resume(back.as_stored(), None).replay.header.renamed == (
        Renamed("Ann", "X", 2), Renamed("X", "Y", 2), Renamed("Y", "Ann", 2),
    )  # fmt: skip
    with pytest.raises(Denied, match="Ann had the name Y earlier"):
        back.renamed("Bob B", "Y")


def test_before_the_first_throw_names_are_free() -> None:
    play = open_game(Setup("wheaton", ("Ann", "Bob"), roll_order=False), None)
    fresh = play.renamed("Ann", "X").renamed("Bob", "Ann").renamed("X", "Bob")
    assert [seat.name for seat in fresh.replay.game.seats] == ["Bob", "Ann"]
    assert fresh.replay.header.renamed == ()


def test_a_rename_is_told_by_verify_and_read_from_a_transcript(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    try:
        play = open_game(Setup("original-1978", ("Ann", "Bob"), roll_order=False), archive)
        play.do(act.Roll())
        written = text(play.renamed("Ann", "Ann Two").as_stored())
    finally:
        archive.close()
    assert '# renamed Ann "Ann Two" at 1\n' in written
    header, _ = read(written)
    assert header.renamed == (Renamed("Ann", "Ann Two", 1),)
    assert read(written.replace(" at 1", " at one"))[0].renamed == ()
    assert read(written.replace('Ann "Ann Two" at', '"Ann at'))[0].renamed == ()
    found = examine(written, replay_text(written, tmp_path))
    # It is told of dice that hold; these are not over yet.
    assert renamings(found._replace(renamed=header.renamed)) == (
        "Ann has been called Ann Two since throw 1",
    )
