"""A game goes into the archive and comes out the same, whichever way."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.archive.games import GOLDEN, HOUSE, bare, begin, finished, play_on
from zonk_desktop.archive.exchange import bring_in, export, honest, revive, text
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.transcript.files import read_file, replay_file
from zonk_desktop.transcript.remarks import read_corrected


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    found = Archive.open(tmp_path / "data")
    yield found
    assert found.check() == "ok"
    found.close()


def same(a: Game, b: Game) -> bool:
    """Equal but for the rules, which are built anew."""
    return changed(a, rules=None) == changed(b, rules=None)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", PRESETS)
def test_stored_is_what_was_played(archive: Archive, rules: str) -> None:
    play = finished(archive, 3, rules)
    stored = archive.load(play.game_id)
    again = revive(stored)
    assert same(again.game, play.replay.game)
    assert again.events == play.replay.events
    assert stored.finished == (play.replay.game.ended is not None)


@pytest.mark.parametrize("rules", PRESETS)
def test_a_transcript_brings_the_same_game(archive: Archive, tmp_path: Path, rules: str) -> None:
    play = finished(archive, 4, rules)
    first = archive.load(play.game_id)
    (path,) = export(first, tmp_path / "game.zonk")
    second = archive.load(bring_in(archive, read_file(path), tmp_path, both=True))
    assert bare(text(second)) == bare(text(first))
    assert same(revive(second).game, play.replay.game)
    assert honest(second).verdict is (Verdict.GOOD if first.finished else Verdict.NOT_REVEALED)


def test_house_rules_travel_along(archive: Archive, tmp_path: Path) -> None:
    play = finished(archive, 5, "kitchen.toml", house=HOUSE)
    assert play.replay.game.ended is not None
    written = export(archive.load(play.game_id), tmp_path / "game.zonk")
    assert [path.name for path in written] == ["game.zonk", "kitchen.toml"]
    assert same(replay_file(written[0]).game, play.replay.game)
    number = bring_in(archive, read_file(written[0]), tmp_path, both=True)
    # The folder they came from may be gone tomorrow.
    written[1].unlink()
    assert same(revive(archive.load(number)).game, play.replay.game)
    assert archive.find(Filter(rules="Kitchen rules"))[0].id == number


def test_other_house_rules_of_that_name_are_not_overwritten(
    archive: Archive, tmp_path: Path
) -> None:
    play = begin(archive, 5, "kitchen.toml", house=HOUSE)
    (tmp_path / "kitchen.toml").write_text("mine")
    with pytest.raises(ArchiveError, match="already"):
        export(archive.load(play.game_id), tmp_path / "game.zonk")
    assert (tmp_path / "kitchen.toml").read_text() == "mine"
    assert not (tmp_path / "game.zonk").exists()


def test_every_golden_game(archive: Archive) -> None:
    for path in sorted(GOLDEN.glob("*/*.zonk"))[::7]:
        source = read_file(path)
        if path.with_suffix(".json").read_text("utf-8").find('"exit"') >= 0:
            continue
        number = bring_in(archive, source, path.parent)
        assert same(revive(archive.load(number)).game, replay_file(path).game), path


def test_what_was_undone_stays_on_record(archive: Archive) -> None:
    play = begin(archive, 6)
    while not play.snapshot().can_undo:
        play_on(play, 1)
    before = play.rows()
    play.undo()
    assert archive.load(play.game_id).rows == play.rows() == before[:-1]
    kept = archive._base.execute(
        "SELECT line FROM action WHERE game = ? AND undone = 1", (play.game_id,)
    ).fetchall()
    assert kept == [(before[-1].line,)]
    play_on(play, 5)
    again = Play.resume(archive.load(play.game_id), archive)
    assert again.rows() == play.rows()
    assert same(again.replay.game, play.replay.game)


def test_what_was_corrected_stays_on_record(archive: Archive, tmp_path: Path) -> None:
    play = open_game(Setup("lets-play-zonk", ("Ada", "Bo"), dice=DiceFrom.TABLE), archive)
    play.say("roll", "1", "2", "3", "4", "6")
    play.say("keep", "1")
    first = play.rows()[0]
    play.correct({first.n: first.line.replace("2", "5")})
    play.correct({first.n: first.line.replace("2", "6")})
    stored = archive.load(play.game_id)
    assert stored.rows[0].was == first.line
    assert f"# corrected, was: {first.line}" in text(stored)
    assert same(revive(stored).game, play.replay.game)
    again = Play.resume(stored, archive)
    assert again.snapshot().corrected == play.snapshot().corrected != frozenset()
    (path,) = export(stored, tmp_path / "game.zonk")
    assert same(replay_file(path).game, play.replay.game)
    # Whoever reads the transcript knows what was corrected, and so does another Zonk File.
    assert replay_file(path).corrected == play.snapshot().corrected
    fresh = archive.load(bring_in(archive, read_file(path), tmp_path, both=True))
    assert [row.was for row in fresh.rows] == [first.line, None]
    assert bare(text(fresh)) == bare(text(stored))


def test_a_correction_taken_back_is_gone(archive: Archive) -> None:
    play = open_game(Setup("lets-play-zonk", ("Ada", "Bo"), dice=DiceFrom.TABLE), archive)
    play.say("roll", "1", "2", "3", "4", "6")
    play.correct({play.rows()[0].n: "roll 1 2 3 4 4"})
    assert play.snapshot().corrected == {(0, 0)}
    play.undo()
    assert play.snapshot().corrected == frozenset()


def test_a_comment_in_a_name_corrects_nothing(tmp_path: Path) -> None:
    given = (
        'zonk 1\nrules lets-play-zonk\nplayer "A # corrected, was: B"\nplayer C\n'
        "roll 1 2 3 4 6 # corrected, was: roll 1 2 3 4 4\n# corrected, was: nothing\n"
        'dare "A # corrected, was: B"\n'
    )
    assert read_corrected(given) == {5: "roll 1 2 3 4 4"}


def test_a_false_pledge_is_kept_as_it_was_found(archive: Archive, tmp_path: Path) -> None:
    source = DiceSource(bytes(32))
    faces = " ".join(map(str, source.faces(1, 5)))
    for pledge, thrown, verdict in (
        (source.commitment, faces, Verdict.GOOD),
        (source.commitment, "1 2 3 4 6", Verdict.WRONG_FACES),
        ("ab" * 32, faces, Verdict.WRONG_SEED),
    ):
        given = (
            f"zonk 1\nrules lets-play-zonk\nplayer A\nplayer B\n# dice-sha256 {pledge}\n"
            f"roll {thrown}\n# dice-seed {source.seed}\n"
        )
        stored = archive.load(bring_in(archive, given, tmp_path, both=True))
        assert (stored.pledge, stored.seed) == (pledge, source.seed)
        assert honest(stored).verdict is verdict
        again = archive.load(bring_in(archive, text(stored), tmp_path, both=True))
        assert honest(again).verdict is verdict


def test_lists_and_filters(archive: Archive) -> None:
    one = finished(archive, 1).game_id
    two = begin(archive, 2, "wheaton").game_id
    archive.retitle(two, "Night at Bo's 100%")
    assert [entry.id for entry in archive.games()] == [two, one]
    assert [entry.id for entry in archive.games("night 100%")] == [two]
    assert archive.games("1_0%") == []
    assert [entry.id for entry in archive.find(Filter(state="finished"))] == [one]
    winner = archive.games()[1].winner
    assert [entry.id for entry in archive.find(Filter(winner=winner))] == [one]
    assert archive.count(Filter(player="Ada")) == 2
    assert archive.count(Filter(player="ada")) == 0
    assert archive.count(Filter(since="2999-01-01")) == 0
    assert archive.count(Filter(until="2999-01-01")) == 2
    archive.bin([one])
    assert archive.count(Filter()) == 1
    assert [entry.id for entry in archive.find(Filter(binned=True))] == [one]
    archive.bin([one], False)
    assert archive.empty_bin() == 0
    archive.bin([one, two])
    assert archive.empty_bin() == 2
    (left,) = archive._base.execute("SELECT count(*) FROM action").fetchone()
    assert left == 0
    with pytest.raises(ArchiveError, match="no game number"):
        archive.load(one)
