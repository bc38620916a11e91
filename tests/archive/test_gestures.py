"""Throws with a player's gesture in them: nobody can know them before, and anybody check them."""

from pathlib import Path

from tests.archive.games import bare, begin
from tests.random_play import legal
from zonk_desktop.archive.exchange import bring_in, honest, text
from zonk_desktop.archive.store import Archive
from zonk_desktop.compact.game import CodedGame, pack, unpack
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Phase
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.play import Play
from zonk_desktop.transcript.check import verify_file
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.transcript.remarks import with_gesture

_PLAY = (act.Stay, act.Keep, act.Roll)
OPTIONS = (("ceremony", "off"), ("limit", "4000"))


def played(play: Play, throws: int = 10_000) -> None:
    """Keep and stay as soon as one may, each throw with a gesture of its own."""
    while play.replay.game.turn.phase is not Phase.FINISHED and len(play.replay.throws) < throws:
        game = play.replay.game
        some = next(found for kind in _PLAY if (found := legal(game, kind)))
        play.do(some[0], gesture=f"{len(play.replay.throws):x}.2a.-5")


def test_a_gesture_is_part_of_its_throw(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "data")
    play = begin(archive, 3, "original-1978", options=OPTIONS, aids=(Aid.GESTURES,))
    played(play, 3)
    play = Play.resume(archive.load(play.game_id), archive).renamed("Ada", "Ada B")
    played(play)
    stored = archive.load(play.game_id)
    source = DiceSource(bytes.fromhex(stored.seed))
    for number, throw in enumerate(play.replay.throws, 1):
        said = f"{number - 1:x}.2a.-5"
        assert source.faces(number, len(throw), gesture=said) == throw
    assert play.replay.throws != [
        source.faces(number, len(throw)) for number, throw in enumerate(play.replay.throws, 1)
    ]
    path = tmp_path / "game.zonk"
    path.write_text(text(stored), "utf-8")
    good, said = verify_file(path)
    assert good
    assert f"{len(play.replay.throws)} throws have what the player's hand did" in said
    # Another gesture gives other dice.
    told = text(stored)
    for end in ("gesture 4.2b", "gesture", "a word 4.2a"):
        path.write_text(told.replace("gesture 4.2a", end), "utf-8")
        assert "but the seed gives" in verify_file(path)[1]
    # It goes along wherever the game goes, onto paper too.
    other = Archive.open(tmp_path / "other")
    again = bring_in(other, told, tmp_path)
    assert other.load(again).rows == stored.rows
    assert honest(other.load(again)).verdict is Verdict.GOOD
    head = bytes.fromhex(stored.chain.head)
    assert told.startswith(unpack(pack(CodedGame(told, head=head))).text)
    other.write(lambda base: base.execute("PRAGMA user_version = -4"))
    other.close()
    other = Archive.open(tmp_path / "other")
    assert other.load(again).seed == stored.seed
    assert honest(other.load(again)).verdict is Verdict.GOOD
    other.close()
    archive.close()


def test_a_gesture_that_was_sought_out_is_named(tmp_path: Path) -> None:
    """Whoever has the seed finds one that brings what he wants; a head that was noted tells."""
    play = begin(None, 3, "original-1978", options=OPTIONS, aids=(Aid.GESTURES,))
    played(play)
    stored = play.journal.as_stored()._replace(finished=True)
    lines = bare(text(stored)).splitlines()
    source, throws = DiceSource(bytes.fromhex(stored.seed)), play.replay.throws
    place = next(n for n, line in enumerate(lines) if line.startswith("roll "))
    wanted = next(
        f"{n:x}"
        for n in range(10**6)
        if source.faces(1, len(throws[0]), gesture=f"{n:x}") == throws[0]
    )
    lines[place] = with_gesture(lines[place].split("  #")[0], wanted)
    path = tmp_path / "game.zonk"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    good, said = verify_file(path)
    assert good
    assert "not checked: whether gestures and words are those of the table" in said
    # With its chain it is found out.
    archive = Archive.open(tmp_path / "data")
    number = bring_in(archive, text(stored), tmp_path)
    whole = text(archive.load(number)).splitlines()
    whole[whole.index(next(one for one in whole if one.startswith("roll ")))] = lines[place]
    path.write_text("\n".join(whole) + "\n", "utf-8")
    assert "the game is not what its chain says" in verify_file(path)[1]
    archive.close()


def test_a_table_that_does_without_passes_them_over(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = begin(archive, 3, "original-1978", options=OPTIONS)
    played(play)
    stored = archive.load(play.game_id)
    assert "# gesture" not in text(stored)
    assert honest(stored).verdict is Verdict.GOOD
    archive.close()
