"""Games under rules that are refused by now: read, printed, exported, rescued, not gone on with."""

from pathlib import Path

import pytest

from tests.archive.games import finished, play_on
from zonk_desktop.archive import copies, rescue
from zonk_desktop.archive.bulk import Import
from zonk_desktop.archive.exchange import export, honest, prepared, revive
from zonk_desktop.archive.place import DATABASE
from zonk_desktop.archive.store import Archive
from zonk_desktop.cli import main
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied, Setup
from zonk_desktop.odds.review import throws
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.rulebook import build
from zonk_desktop.rulebook.errors import RuleFileError, refused
from zonk_desktop.sheets import pdf
from zonk_desktop.sheets.document import of_game
from zonk_desktop.sheets.layout import plan
from zonk_desktop.transcript.files import read_file
from zonk_desktop.words import text

BASE = 'extends = "lets-play-zonk"\nname = "Kitchen rules"\n[knobs]\n'
#: Nobody gets beyond the limit; and a rule that has nothing to say, of a game that has an end.
ENDLESS = BASE + 'landing = "cap"\nfinish-compare = "pass"\n'
IDLE = BASE + 'rounds = 2\nrule11k = "callable"\n'


@pytest.fixture
def refused_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Archive:
    """One that goes on and one that is over, begun when their rules were allowed."""
    archive = Archive.open(tmp_path / "data")
    with monkeypatch.context() as before:
        before.setattr(build, "check_together", lambda *_: None)
        setup = Setup("endless.toml", ("Ada", "Bo"), house=ENDLESS)
        play_on(open_game(setup, archive), 40)
        assert finished(archive, 2, "idle.toml", house=IDLE).replay.game.ended is not None
    with pytest.raises(RuleFileError):
        open_game(setup, archive)
    return archive


def test_they_are_read_printed_and_exported(refused_games: Archive, tmp_path: Path) -> None:
    archive = refused_games
    for game, knob in ((1, "knobs.finish-compare"), (2, "knobs.rule11k")):
        stored = archive.load(game)
        replay = revive(stored)
        assert len(replay.throws) == next(e.throws for e in archive.games() if e.id == game)
        why = refused(replay.rules.ruleset)
        assert why is not None
        assert text(why).startswith(f"{knob}: ")
        pdf.write(plan(of_game(replay.game, replay.header)), tmp_path / f"{game}.pdf")
        written = export(stored, tmp_path / f"{game}.zonk")
        assert [path.suffix for path in written] == [".zonk", ".toml"]
        with pytest.raises(NotCovered, match=knob):
            throws(replay.positions, replay.actions)
    assert honest(archive.load(2)).verdict is Verdict.GOOD
    assert archive.figures([2])
    archive.close()


def test_they_do_not_go_on_and_say_why(refused_games: Archive) -> None:
    archive = refused_games
    with pytest.raises(Denied) as denied:
        Play.resume(archive.load(1), archive)
    said = str(denied.value)
    assert said.startswith("No game is played by its rules any more, so it cannot go on;")
    assert "knobs.finish-compare: the game would never end" in said
    assert Play.resume(archive.load(2), archive).snapshot().game.ended is not None
    archive.close()


def test_they_are_rescued_and_come_over_from_copies(refused_games: Archive) -> None:
    archive = refused_games
    rows = {game: archive.load(game).rows for game in (1, 2)}
    copies.copy(archive)
    found = rescue.read_games(archive.path)
    assert {game.game: game.rows() for game in found.games} == rows
    assert found.whole == 2
    archive.close()
    assert archive.path.name == DATABASE


def test_exported_they_come_back_and_it_is_said(refused_games: Archive, tmp_path: Path) -> None:
    archive = refused_games
    for game in (1, 2):
        export(archive.load(game), tmp_path / f"{game}.zonk")
    stays, over = (prepared(read_file(tmp_path / f"{n}.zonk"), tmp_path).bygone for n in (1, 2))
    assert stays is not None
    assert over is not None
    assert text(stays).startswith("No game is played by its rules any more, so it cannot go on;")
    assert text(over).startswith("No game is played by its rules any more; the Zonk File replays,")
    assert "knobs.rule11k" in text(over)
    other = Archive.open(tmp_path / "other")
    found = Import([tmp_path / "1.zonk", tmp_path / "2.zonk"], helpers=0).go_on(other, 60.0)
    assert [one.path.name for one in found.bygone] == ["1.zonk", "2.zonk"]
    assert not found.refused
    for game in (1, 2):
        assert revive(other.load(game)).game == revive(archive.load(game)).game
    with pytest.raises(Denied):
        Play.resume(other.load(1), other)
    again = Import([tmp_path / "1.zonk"], helpers=0).go_on(other, 60.0)
    assert again.twins
    assert not again.bygone, "what is left out needs no word"
    other.close()
    archive.close()


def test_their_files_are_replayed_verified_and_printed(
    refused_games: Archive, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive = refused_games
    file = tmp_path / "idle.zonk"
    export(archive.load(2), file)
    archive.close()
    assert main(["replay", str(file)]) == 0
    assert "no game is begun by its rules any more. knobs.rule11k: " in capsys.readouterr().err
    assert main(["verify", str(file)]) == 0
    assert main(["sheet", "--game", str(file), "-o", str(tmp_path / "idle.pdf")]) == 0
    capsys.readouterr()
    assert main(["review", str(file)]) == 1
    assert "knobs.rule11k" in capsys.readouterr().err
    assert main(["games", "import", str(file), "--data-dir", str(tmp_path / "third")]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("game 1")
    assert "No game is played by its rules any more; " in second
