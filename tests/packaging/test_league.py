"""The league of computer players: it goes on where it stopped, and its table adds up."""

from __future__ import annotations

import importlib
import json
from itertools import combinations
from pathlib import Path

import pytest

from zonk_desktop.helpers import Crew
from zonk_desktop.players.character import characters


def test_a_league_goes_on_where_it_stopped_and_is_told_as_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    league = importlib.import_module("league")
    keys = [one.key for one in characters()]
    pairs = list(combinations(keys, 2))
    file = tmp_path / "league.json"
    first = {f"wheaton:{one}:{other}:0": [["A", 250.0], ["B", 0.0]] for one, other in pairs[:-1]}
    file.write_text(json.dumps(first))
    asked = []

    def play(sheet: str, pair: tuple[str, ...], batch: int, by: Crew) -> list[tuple[str, float]]:
        assert by.size >= 1
        asked.append((sheet, pair, batch))
        return [("A", 125.0), ("B", 125.0)]

    monkeypatch.setattr(league, "play", play)
    assert league.main(["wheaton", "500", str(file)]) == 0
    assert asked == [("wheaton", pairs[-1], 0), *[("wheaton", pair, 1) for pair in pairs]]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"| `wheaton` | {' | '.join(keys)} | all |"
    # All of the first games and half of the second; the last pair shares all of them.
    assert lines[2].startswith(f"| {keys[0]} |  | 75.0 (71.0-78.6) |")
    assert lines[2].endswith("| 75.0 |")
    assert " 50.0 (45.6-54.4) |" in lines[-1]
    asked.clear()
    assert league.main(["wheaton", "500", str(file)]) == 0
    assert asked == []
    assert capsys.readouterr().out.splitlines() == lines
