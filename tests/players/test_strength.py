"""The strength of characters by sheet: measured, kept, and shown as what it is."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from zonk_desktop.players import strength
from zonk_desktop.players.character import characters
from zonk_desktop.players.spread import share
from zonk_desktop.players.strength import MOST_PEGS, measure, strengths
from zonk_desktop.resources import resource
from zonk_desktop.rulebook.load import PRESETS, preset


def test_everybody_sits_in_every_table_and_wins_are_shared_out() -> None:
    tables = list(combinations(characters(), 4))
    short = preset("original-1978", (("limit", "1000"), ("entry-minimum", "0")))
    told = measure(short, len(tables), 3)
    assert told["games"] == len(tables)
    assert told["players"] == 4
    each = told["characters"]
    assert sum(one["won"] for one in each.values()) == pytest.approx(len(tables), abs=0.01)
    assert {one["games"] for one in each.values()} == {len(tables) * 4 // len(characters())}
    assert measure(short, 6, 3) == measure(short, 6, 3)


def test_pegs_go_from_the_weakest_to_the_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {
        "players": 4, "games": 300,
        "characters": {
            "a": {"won": 62, "games": 200}, "b": {"won": 44, "games": 200},
            "c": {"won": 24, "games": 200},
        },
    }  # fmt: skip
    found = strength._read(kept)
    assert [found[name].pegs for name in "abc"] == [MOST_PEGS, 3, 1]
    assert found["a"].wins == share(62, 200)
    assert found["a"].even == 0.25


def test_what_is_kept_is_of_the_sheets_and_characters_there_are() -> None:
    told = json.loads(resource("players", strength.FILE).read_text("utf-8"))
    assert set(told["rules"]) <= set(PRESETS)
    for key, sheet in told["rules"].items():
        assert set(sheet["characters"]) == {one.key for one in characters()}, key
        assert strengths(key)["vera"].games == sheet["characters"]["vera"]["games"]
    assert strengths("friday.toml") == {}
