"""Each game's chain in the Zonk File: unbroken whatever is done to the game, and told with it."""

import sqlite3
from pathlib import Path

import pytest

from tests.archive.games import WITHOUT_CHAINS, begin, finished, play_on
from zonk_desktop.archive import chains
from zonk_desktop.archive.copies import BringOver
from zonk_desktop.archive.exchange import bring_in, honest, text
from zonk_desktop.archive.place import DATABASE, ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.compact.game import CodedGame, pack, unpack
from zonk_desktop.fairness.chain import Chain, Why, begins, head_of, holds, read_chain
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.transcript.check import chain_words, verify_file, written
from zonk_desktop.transcript.lines import Aid


def chain(archive: Archive, game: int) -> Chain:
    """The chain of a game, which must hold: by itself, and by what is exported."""
    found = archive.load(game)
    assert holds(chains.now(archive._base, game), found.chain)
    assert read_chain(text(found)) == found.chain
    assert honest(found).verdict is not Verdict.BROKEN_CHAIN
    return found.chain


def words(archive: Archive, game: int) -> str:
    return "\n".join(chain_words(honest(archive.load(game))))


def test_whatever_is_done_is_an_entry(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = open_game(Setup("lets-play-zonk", ("Ann", "Bo"), dice=DiceFrom.TABLE), archive)
    game = play.game_id
    assert chain(archive, game).why == Why.NEW
    first = chain(archive, game).head
    play.say("roll", "1", "2", "3", "4", "6")
    play.say("keep", "1")
    assert len(chain(archive, game).notes) == 1
    play.undo()
    play.say("keep", "1")
    play.correct({play.rows()[0].n: "roll 1 2 3 4 4"})
    play.hand_over("Bo", "kid", "good")
    play.allow(Aid.HINTS, on=True)
    play.hinted("Ann")
    play = Play.resume(archive.load(game), archive).renamed("Bo", "Bob")
    kinds = [note.line.split()[0] for note in chain(archive, game).notes]
    assert kinds.count("struck") == 2
    assert kinds.count("put") == kinds.count(Why.CONTINUED) == 1
    said = words(archive, game)
    assert "1 line was taken back" in said
    assert "left and continued once" in said
    assert "Bob was played by the computer kid" in said
    assert "Ann was shown a hint" in said
    # An action's row carries its hash, and the last one is the head.
    play.say("roll", "5", "2", "3", "6")
    rows = archive._base.execute("SELECT link FROM action WHERE line LIKE '%5 2 3 6'").fetchall()
    assert [link.hex() for (link,) in rows] == [chain(archive, game).head] != [first]
    archive.close()


def test_the_end_of_a_game_tells_the_head(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = finished(archive, 3, "original-1978")
    shown = play.snapshot()
    stored = archive.load(play.game_id)
    assert shown.head == chain(archive, play.game_id).head
    assert text(stored).splitlines()[-1] == f"# chain-head {shown.head}"
    # The code on the sheet has it, and whoever reads it in has it on record.
    told = unpack(pack(CodedGame(text(stored), "", bytes.fromhex(shown.head))))
    assert told.head.hex() == shown.head
    archive.close()


def test_what_was_changed_is_found(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = begin(archive, 2, "wheaton", dice=DiceFrom.SCREEN)
    play.hinted("Ada")
    play_on(play, 4000)
    game = play.game_id
    path = tmp_path / "game.zonk"
    for spoil in (
        "UPDATE game SET header = replace(header, '# hint Ada at 0' || char(10), '')",
        "UPDATE game SET header = replace(header, 'start 2', 'start 1')",
        "DELETE FROM note WHERE n > 1",
        "UPDATE note SET line = 'begins new 0 00' WHERE n = 1",
    ):
        assert honest(archive.load(game)).verdict is Verdict.GOOD
        archive._base.execute("BEGIN")
        archive._base.execute(spoil)
        assert honest(archive.load(game)).verdict is Verdict.BROKEN_CHAIN
        path.write_text(text(archive.load(game)), "utf-8")
        good, said = verify_file(path)
        assert (good, "not what its chain says" in said) == (False, True)
        archive._base.execute("ROLLBACK")
    archive.close()


def test_a_game_that_goes_elsewhere_takes_its_chain_along(tmp_path: Path) -> None:
    here, there = (Archive.open(tmp_path / name) for name in ("here", "there"))
    play = play_on(begin(here, 4), 30)
    play.hinted("Ada")
    told = text(here.load(play.game_id))
    before = chain(here, play.game_id)
    one = bring_in(there, told, tmp_path)
    two = bring_in(there, told, tmp_path, both=True)
    for game, why in ((one, Why.IMPORTED), (two, Why.KEPT_BOTH)):
        found = chain(there, game)
        assert found.notes[:-1] == before.notes
        assert found.notes[-1].line.startswith(why)
    # Of one that was changed it begins anew, and says from where.
    three = bring_in(there, told.replace("# hint Ada", "# hint Bo"), tmp_path, both=True)
    found = chain(there, three)
    assert (found.why, found.since) == (Why.KEPT_BOTH, len(play.rows()))
    assert before.head in found.notes[0].line
    assert "brought in" in words(there, three)
    # From a copy.
    copy = tmp_path / "copy.db"
    here.vacuum_into(copy)
    here.write(lambda base: base.execute("DELETE FROM game"))
    bringing = BringOver(copy)
    while not bringing.over:
        bringing.go_on(here)
    (back,) = [entry.id for entry in here.games()]
    assert (chain(here, back).why, chain(here, back).since) == (Why.BROUGHT_OVER, len(play.rows()))
    assert before.head in chain(here, back).notes[0].line
    # What a damaged file still gives.
    here.write(lambda base: base.execute("PRAGMA user_version = -4"))
    here.close()
    here = Archive.open(tmp_path / "here")
    assert chain(here, back).why == Why.RESCUED
    here.close()
    there.close()


def test_a_copy_put_in_place_is_an_entry(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = play_on(begin(archive, 6), 12)
    copy = tmp_path / "copy.db"
    archive.vacuum_into(copy)
    play_on(play, 9, 2)
    before = chain(archive, play.game_id)
    # As the session does it: the game on the table goes along.
    play.journal.chain = before
    archive.restore(copy)
    play.journal.start_over()
    play.journal.keep_in(archive)
    play.save()
    found = chain(archive, play.game_id)
    assert found.notes[:-1] == before.notes
    assert found.notes[-1].line.startswith(Why.COPY)
    assert len(archive.load(play.game_id).rows) == len(play.rows())
    assert "put in place" in words(archive, play.game_id)
    archive.close()


@pytest.mark.parametrize("played", [0, 9])
def test_an_older_file_says_where_its_chains_begin(tmp_path: Path, played: int) -> None:
    archive = Archive.open(tmp_path)
    play = play_on(begin(archive, 5), played)
    spoiled = play_on(begin(archive, 6), 9).game_id
    archive.close()
    base = sqlite3.connect(tmp_path / DATABASE)
    base.executescript(f"{WITHOUT_CHAINS} PRAGMA user_version = 6;")
    base.execute("UPDATE action SET line = CAST(x'ff' AS TEXT) WHERE game = ? AND n = 3", [spoiled])
    base.execute("UPDATE game SET pledge = CAST(x'ff' AS TEXT) WHERE id = ?", [spoiled])
    base.commit()
    base.close()
    archive = Archive.open(tmp_path)
    # A line that is no text stops no file; its game is refused, and has its chain all the same.
    stored = archive.load(spoiled)
    assert "\N{REPLACEMENT CHARACTER}" in text(stored)
    assert holds(chains.now(archive._base, spoiled), stored.chain)
    found = chain(archive, play.game_id)
    assert (found.why, found.since) == (Why.TAKEN_OVER, len(play.rows()))
    assert "from a file of an older version" in words(archive, play.game_id)
    play_on(Play.resume(archive.load(play.game_id), archive), 5)
    assert chain(archive, play.game_id).since == found.since
    archive.close()


def test_pledges_and_a_head_that_are_none_stop_no_game(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    game = play_on(begin(archive, 5), 20).game_id
    archive.write(lambda base: base.execute("UPDATE game SET head = 'x'"))
    archive.write(lambda base: base.execute("UPDATE note SET at = 'x'"))
    play = play_on(Play.resume(archive.load(game), archive), 9)
    assert not play.journal.trouble
    assert archive.load(game).rows == play.rows()
    archive.write(lambda base: base.execute("UPDATE game SET head = 'x', again = '1 2'"))
    with pytest.raises(ArchiveError, match="further pledges is nothing that this program writes"):
        archive.load(game)
    # Of a damaged file it is rescued with all its lines.
    archive._base.execute("DROP TABLE rescue")
    archive.close()
    archive = Archive.open(tmp_path)
    assert archive.load(game).rows == play.rows()
    assert chain(archive, game).why == Why.RESCUED
    archive.close()


@pytest.mark.parametrize(("word", "anew"), [("new 0", "elsewhere 0"), ("0", "9" * 5000)])
def test_a_chain_that_begins_as_none_does_is_broken(tmp_path: Path, word: str, anew: str) -> None:
    told = text(begin(None, 5).as_stored())
    entry = begins(written(told, (), ""), Why.NEW).line.replace(word, anew, 1)
    told += f"# chain 0 {entry}\n# chain-head {head_of([f'# {entry}'])}\n"
    (tmp_path / "game.zonk").write_text(told, "utf-8")
    assert "not what its chain says" in verify_file(tmp_path / "game.zonk")[1]
