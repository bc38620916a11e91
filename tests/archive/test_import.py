"""Spoilt transcripts are brought in or refused with a sentence; the file stays whole."""

import random
import re
from pathlib import Path

import pytest

from tests.archive.games import GOLDEN, bare, begin, fill, finished, play_on
from tests.conftest import Amount
from zonk_desktop.archive.exchange import Twin, bring_in, export, revive, text
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.fairness.record import RecordError
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import preset
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, read_file

COUNT, SAMPLE = 5000, 1200
_BITS = (
    '"', "#", "\\", "\x00", "\n", "roll", "roll 1 1 1 1 1", "keep all", "stay", "999999999999999",
    "-1", "é", "\u202e", "player", 'player "A\nB"', "option teams=on", "rules ../../etc/passwd",
    "rules kitchen.toml", "# dice-seed " + "0" * 64, "# dice-sha256 " + "f" * 64, "'; DROP TABLE",
    "finish", "start", "magic 1 2 3 4 5", "%", "took-hits", "dare", "\U0001f3b2",
)  # fmt: skip


def mutated(source: str, chance: random.Random) -> str:
    """The text with a few things wrong."""
    lines = source.split("\n")
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(lines))
        kind = chance.randrange(7)
        if kind == 0:
            del lines[place]
        elif kind == 1:
            lines.insert(place, chance.choice(lines or [""]))
        elif kind == 2:
            lines.insert(place, chance.choice(_BITS))
        elif kind == 3 and lines[place]:
            at = chance.randrange(len(lines[place]))
            bit = chance.choice(_BITS) if chance.random() < 0.4 else chr(chance.randint(32, 126))
            lines[place] = lines[place][:at] + bit + lines[place][at + 1 :]
        elif kind == 4:
            other = chance.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        elif kind == 5:
            lines[place] = lines[place].replace(
                str(chance.randint(1, 6)), str(chance.randint(0, 9))
            )
        else:
            lines = lines[: place + 1]
        lines = lines or [""]
    return "\n".join(lines)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_mutated_transcripts(tmp_path: Path, amount: Amount) -> None:
    count = amount.of(SAMPLE, COUNT, "ZONK_SPOILT")
    chance = random.Random(5)
    sources = [(read_file(path), path.parent) for path in sorted(GOLDEN.glob("*/*.zonk"))]
    archive = Archive.open(tmp_path)
    accepted: list[int] = []
    for _ in range(count):
        source, folder = chance.choice(sources)
        try:
            accepted.append(bring_in(archive, mutated(source, chance), folder))
        except (TranscriptError, RecordError, RuleFileError, FileError, ArchiveError) as wrong:
            said = str(wrong)
            assert len(said) > 8
            assert "Traceback" not in said
    assert archive.check() == "ok"
    assert archive.count(Filter()) == len(accepted) > count // 50
    assert count - len(accepted) > count // 50
    for number in accepted[::20]:
        stored = archive.load(number)
        again = (
            archive.load(bring_in(archive, text(stored), tmp_path, both=True))
            if not stored.house
            else None
        )
        if again is not None:
            assert revive(again).game.seats == revive(stored).game.seats
    archive.close()


def test_a_refused_one_leaves_nothing(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    with pytest.raises(TranscriptError):
        bring_in(archive, "zonk 1\nrules wheaton\nplayer A\nroll 7\n", tmp_path)
    assert archive.games() == []
    archive.close()


@pytest.mark.slow
def test_thousands_of_games(tmp_path: Path, amount: Amount) -> None:
    many = amount.of(2_500, 10_000, "ZONK_GAMES")
    archive = Archive.open(tmp_path)
    fill(archive, many)
    archive.close()
    archive = Archive.open(tmp_path)

    assert len(archive.find(Filter(), 100)) == 100
    assert archive.count(Filter()) == many
    for wanted in (
        Filter("frost"), Filter("ada 2012"), Filter("a", player="Bo Gray"),
        Filter(winner="Ada Ash"), Filter(since="2020-01-01", until="2021-12-31"),
        Filter(rules=preset("lets-play-zonk").name, search="e"),
    ):  # fmt: skip
        count = archive.count(wanted)
        assert 0 < count < many, wanted
        assert len(archive.find(wanted, 100)) == min(count, 100), wanted
    assert archive.find(Filter("nobody at all"), 100) == []
    assert archive.check() == "ok"
    archive.close()


def test_an_import_knows_its_twin(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = finished(archive, 4, "wheaton")
    going = play_on(begin(archive, 6), 9)
    (one,) = export(archive.load(play.game_id), tmp_path / "one.zonk")
    with pytest.raises(Twin, match="in the Zonk File already") as found:
        bring_in(archive, read_file(one), tmp_path)
    assert found.value.game == play.game_id
    # Not another game of the same people, nor the same one further on.
    (two,) = export(archive.load(going.game_id), tmp_path / "two.zonk")
    play_on(going, 1, 9)
    assert bring_in(archive, read_file(two), tmp_path) > going.game_id
    number = bring_in(archive, read_file(one), tmp_path, both=True)
    assert bare(text(archive.load(number))) == bare(text(archive.load(play.game_id)))
    # A name given to it makes it no other game; a game changed afterwards is known as it is now.
    archive.retitle(play.game_id, "The great one")
    with pytest.raises(Twin, match="The great one"):
        bring_in(archive, read_file(one), tmp_path)
    assert archive.count(Filter()) == 4
    archive.close()


def test_a_player_renamed_elsewhere_is_no_other_game(tmp_path: Path) -> None:
    """The program writes the second of the beginning; a game from paper has only its names."""
    archive = Archive.open(tmp_path / "data")
    play = play_on(begin(archive, 3, dice=DiceFrom.TABLE), 0)
    play.say("roll", "1", "5", "2", "4", "4")
    play.say("keep", "1", "5")
    game = play.game_id
    told = text(archive.load(game))
    assert "\nstart 20" in told
    # One is called as a verb is, one as a part of another's name.
    for old, new in (("Ada", "roll"), ("Bo", '"Ada Bo"')):
        told = "\n".join(
            " ".join(new if word == old and n else word for n, word in enumerate(line.split(" ")))
            for line in told.split("\n")
        )
        with pytest.raises(Twin) as found:
            bring_in(archive, told, tmp_path)
        assert found.value.game == game
    # Another choice makes another game, and so do names where nothing else tells two evenings.
    bring_in(archive, told.replace("keep 1R 5", "keep 1R"), tmp_path)
    by_hand = re.sub("start .*", "start 2026-11-02", told)
    for name in ("roll", "Zoe"):
        bring_in(archive, by_hand.replace("player roll", f"player {name}"), tmp_path)
    assert archive.count(Filter()) == 4
    archive.close()


def test_marks_of_an_older_version_are_made_anew(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "data")
    stored = archive.load(finished(archive, 3).game_id)
    archive.write(lambda base: base.execute("UPDATE game SET mark = ?", ("ab" * 32,)))
    with pytest.raises(Twin):
        bring_in(archive, text(stored), tmp_path)
    archive.close()
