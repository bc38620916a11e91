"""A sixth sheet is one file: found, listed, played, described and printed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import zonk_desktop
from zonk_desktop.resources import resources_dir
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import UnknownRules, is_sheet, resolve, text_of
from zonk_desktop.rulebook.load import PRESETS, house_text, preset

SIXTH = """format = 1
key = "cellar"
order = 2
picture = [6, 6, 1, 1, 2]
hits-a-head = [1, 90]
name = "Cellar Zonk"
based-on = "classic"
awards = ["winner", "big-hit"]
portrait = "Five dice by candlelight."

[knobs]
dice-count = 5
limit = 3000
entry-minimum = 100
ceremony = "off"

[hit.candle]
kind = "ends-in"
ending = 50
modulus = 100
title = "A total that ends in 50"
short = "ends in 50"

[miss.zonk]
text = "OUT"

[fault.draught]
text = "OUT"
title = "a candle blown out"
"""

GAME = """zonk 1
rules cellar
player Ann
player Bob
roll 1 5 2 3 4
keep 1 5
stay
roll 2 2 3 4 6
fault draught
"""


@pytest.fixture
def zonk_with_six(tmp_path: Path) -> Callable[..., str]:
    """The program with a sixth sheet among its resources."""
    place = tmp_path / "place"
    place.mkdir()
    package = Path(zonk_desktop.__file__).parent
    shutil.copytree(package, place / "zonk_desktop", ignore=shutil.ignore_patterns("__pycache__"))
    rules = place / "zonk_desktop" / "resources" / "rules"
    shutil.copytree(resources_dir(), place / "zonk_desktop" / "resources", dirs_exist_ok=True)
    (rules / "cellar.toml").write_text(SIXTH, encoding="utf-8")
    (tmp_path / "game.zonk").write_text(GAME, encoding="utf-8")

    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-P", *words],
            cwd=tmp_path,
            env={
                **{name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ},
                **{"PYTHONPATH": str(place), "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
            },
            capture_output=True,
            text=True,
            check=False,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_a_sixth_sheet_is_one_file(zonk_with_six: Callable[..., str], tmp_path: Path) -> None:
    run = zonk_with_six
    listed = [line.split()[0] for line in run("-m", "zonk_desktop", "rules").splitlines()]
    assert [key for key in listed if key != "cellar"] == list(PRESETS)
    # Beside the sheet whose place in the order it has.
    assert listed.index("cellar") == 1
    said = run("-m", "zonk_desktop", "rules", "cellar")
    assert "Cellar Zonk" in said
    assert "otal ends in 50" in said
    assert "a candle blown out" in said
    replayed = run("-m", "zonk_desktop", "replay", "game.zonk")
    assert "150 " in replayed
    assert "OUT" in replayed
    run("-m", "zonk_desktop", "sheet", "--game", "game.zonk", "-o", "game.pdf")
    assert (tmp_path / "game.pdf").read_bytes().startswith(b"%PDF")
    shown = run(
        "-c",
        "from zonk_desktop.ui.rules.rule_list import presets;"
        "print(next((c.name, c.faces) for c in presets() if c.rules == 'cellar'))",
    )
    assert shown.strip() == "('Cellar Zonk', (6, 6, 1, 1, 2))"


def test_a_name_is_a_sheet_a_text_or_a_file(tmp_path: Path) -> None:
    text = 'extends = "wheaton"\nname = "Ours"\n'
    (tmp_path / "ours.toml").write_text(text, encoding="utf-8")
    for key in PRESETS:
        assert is_sheet(key)
        assert resolve(key) == preset(key)
        assert text_of(key, tmp_path) == ""
    limit = (("limit", "9000"),)
    assert resolve("wheaton", options=limit).settings.limit == 9000
    assert resolve("ours.toml", text) == house_text("ours.toml", text)
    assert resolve("ours.toml", folder=tmp_path, options=limit).settings.limit == 9000
    assert text_of("ours.toml", tmp_path) == text
    with pytest.raises(UnknownRules, match="no such rules; name one of lets-play"):
        resolve("chess")
    with pytest.raises(UnknownRules, match=r"no such rules; did you mean wheaton\?"):
        resolve("whetaon")
    with pytest.raises(RuleFileError, match=r"theirs\.toml"):
        resolve("theirs.toml", folder=tmp_path)


@pytest.mark.parametrize(
    "line", ["picture = [7]", "picture = 'six'", "picture = [true]", "hits-a-head = [1, 2, 3]"]
)
def test_a_picture_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(RuleFileError, match=line.partition(" ")[0]):
        house_text("own.toml", f'{line}\nextends = "wheaton"\n')


def test_every_sheet_has_a_picture_of_its_dice() -> None:
    for key in PRESETS:
        assert len(preset(key).picture) == preset(key).settings.dice_count
