"""Pledge, seed and faces of a transcript: what holds, and what is found out."""

from itertools import product
from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.fairness.record import (
    DiceRecord,
    RecordError,
    commitment_line,
    read_record,
    seated_line,
    seed_line,
)
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.fairness.verify import Course, Verdict, verify
from zonk_desktop.rulebook.load import preset

SOURCE = DiceSource(bytes(range(32)))
RECORD = DiceRecord(SOURCE.commitment, SOURCE.seed, "", 1, 100)
THROWS = [SOURCE.faces(n, 5) for n in range(1, 9)]


def course(throws: list[tuple[int, ...]]) -> Course:
    rules = Rules(preset("insta-bong"))
    return Course(rules, ("Ann", "Bob"), throws, range(10, 10 + len(throws)))


def test_honest_dice_hold() -> None:
    assert verify(RECORD, course(THROWS)).verdict is Verdict.GOOD
    renamed = (("Ann", "Annie", 1),)
    assert verify(RECORD, course(THROWS)._replace(renamed=renamed)).renamed == renamed


@pytest.mark.parametrize("throw", range(len(THROWS)))
def test_any_single_face_changed_is_found(throw: int) -> None:
    for die, change in product(range(5), range(1, 6)):
        throws = list(THROWS)
        faces = list(throws[throw])
        faces[die] = (faces[die] - 1 + change) % 6 + 1
        throws[throw] = tuple(faces)
        result = verify(RECORD, course(throws))
        assert (result.verdict, result.number) == (Verdict.WRONG_FACES, throw + 1)
        assert (result.expected, result.line) == (THROWS[throw], 10 + throw)


def test_what_does_not_hold() -> None:
    other = DiceSource(bytes(32))
    game = course(THROWS)
    assert verify(DiceRecord(), game).verdict is Verdict.NO_RECORD
    assert verify(DiceRecord(SOURCE.commitment), game).verdict is Verdict.NOT_REVEALED
    assert verify(DiceRecord("", SOURCE.seed), game).verdict is Verdict.NOT_PLEDGED
    wrong = RECORD._replace(seed=other.seed)
    assert verify(wrong, game).verdict is Verdict.WRONG_SEED


def test_lines_round_trip_among_other_comments() -> None:
    text = "\n".join(
        ["zonk 1", "# a note", commitment_line(SOURCE.commitment), "roll 1", seed_line(SOURCE.seed)]
    )
    assert read_record(text) == DiceRecord(SOURCE.commitment, SOURCE.seed, "", 3, 5)
    text = text.replace("# a note", seated_line('Ann "Captain Jack"'))
    assert read_record(text).seated == 'Ann "Captain Jack"'


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("# dice-seed 12", 1),
        ("zonk 1\n# dice-sha256 " + "g" * 64, 2),
        (seed_line(SOURCE.seed) + "\n" + seed_line(SOURCE.seed), 2),
        (seated_line("Ann Bob") + "\n" + seated_line("Bob Ann"), 2),
        ("# seated ", 1),
    ],
)
def test_a_broken_record_is_named(text: str, line: int) -> None:
    with pytest.raises(RecordError) as found:
        read_record(text)
    assert found.value.line == line


def game(folder: Path, faces: tuple[int, ...], *, seed: bool = True) -> Path:
    path = folder / "game.zonk"
    lines = ["zonk 1", "rules insta-bong", "player Ann", "player Bob"]
    lines += [commitment_line(SOURCE.commitment), "roll " + " ".join(map(str, faces))]
    path.write_text("\n".join([*lines, seed_line(SOURCE.seed) if seed else ""]), encoding="utf-8")
    return path


def test_the_command(tmp_path: Path) -> None:
    code, out, err = zonk("verify", str(game(tmp_path, SOURCE.faces(1, 6))))
    assert (code, err) == (0, "")
    assert "1 throw follows from the seed" in out
    code, out, err = zonk("verify", str(game(tmp_path, (1, 1, 1, 1, 1, 1))))
    assert (code, out) == (1, "")
    assert "throw 1 is written as 1 1 1 1 1 1, but the seed gives 4 6 4 5 4 4" in err
    code, out, err = zonk("verify", str(game(tmp_path, SOURCE.faces(1, 6), seed=False)))
    assert (code, out) == (1, "")
    assert "told when the game is over" in err
    assert zonk("verify", str(tmp_path / "none.zonk"))[0] == 1
    assert zonk("verify")[0] == 2
