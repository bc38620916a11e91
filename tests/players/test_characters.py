"""Characters are found, whole, and said in words; a file that does not hold is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from zonk_desktop.odds.values import Aim
from zonk_desktop.players.character import (
    Character,
    CharacterError,
    Level,
    character,
    characters,
    read_character,
)
from zonk_desktop.players.decision import Why
from zonk_desktop.resources import resource
from zonk_desktop.words import text
from zonk_desktop.words.speech import files_of

IDS = re.compile(r"^([a-z][a-z0-9-]*) =", re.M)


def test_there_are_five_or_more_who_want_different_things() -> None:
    assert len(characters()) >= 5
    assert {one.aim for one in characters()} == set(Aim)
    assert len({one.order for one in characters()}) == len(characters())


def test_each_is_one_table_of_at_most_forty_lines() -> None:
    for one in characters():
        lines = resource("players", f"{one.key}.toml").read_text("utf-8").splitlines()
        assert len(lines) <= 40, one.key
        assert one.noise(Level.SHARP) == 0
        assert [one.noise(level) for level in Level] == sorted(one.noise(level) for level in Level)


def test_each_has_a_name_a_line_and_a_portrait() -> None:
    for one in characters():
        assert text(one.name)
        assert text(one.line).endswith(".")
        assert resource("players", f"{one.portrait}.svg").is_file(), one.portrait


def test_messages_are_those_of_characters_levels_and_reasons_and_no_others() -> None:
    found = {
        name
        for file in files_of("en")
        for name in IDS.findall(file.read_text("utf-8"))
        if name.startswith(("character-", "player-level-", "reason-"))
    }
    wanted = {f"character-{one.key}" for one in characters()}
    wanted |= {f"character-{one.key}-line" for one in characters()}
    wanted |= {f"player-level-{level.value}" for level in Level}
    wanted |= {f"reason-{why.value}" for why in Why}
    assert found == wanted


def test_who_says_no_more_than_an_aim_is_as_the_program_has_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[wants]\naim = 'bold'", "utf-8")
    mine = Character("mine", Aim.BOLD, portrait="mine", hit=300.0, hit_wins=1000.0)
    assert read_character(path) == mine


def test_who_is_not_there_is_none() -> None:
    assert character("nobody") is None


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("", "mine.toml: wants.aim: must be one of points, hits, careful, bold, win."),
        ("[wants]\naim = 'glory'", "wants.aim: must be one of"),
        ("[wants]\naim = 'bold'\nhit = -1", "wants.hit: must be a number from 0 to 100000."),
        ("[wants]\naim = 'bold'\n[manners]\ndares = true", "manners.dares: must be a number"),
        ("[wants]\naim = 'bold'\n[manner]", "manner: unknown; there are"),
        ("wants = 3", "wants: must be a table."),
        ("level = 'best'\n[wants]\naim = 'bold'", "level: must be one of sharp, good"),
        ("[wants", "mine.toml: "),
    ],
)
def test_a_file_that_does_not_hold_is_told(tmp_path: Path, lines: str, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(lines, "utf-8")
    with pytest.raises(CharacterError, match=re.escape(said)):
        read_character(path)
