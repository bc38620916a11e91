"""The strength of characters by sheet: measured, kept, and shown as what it is."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from zonk_desktop.engine.state import Ending, EndReason, Game
from zonk_desktop.engine.value import changed
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
    alike = {name: {"won": 5, "games": 20} for name in "ab"}
    assert [one.pegs for one in strength._read(kept | {"characters": alike}).values()] == [1, 1]


def test_tables_come_in_turn_and_each_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    def over(game: Game, *_: object) -> Game:
        return changed(game, ended=Ending(EndReason.LIMIT, (0, 2, 3)))

    monkeypatch.setattr(strength, "play_out", over)
    tables = list(combinations([one.key for one in characters()], 4))
    ruleset = preset("original-1978")
    for number, keys in (
        (0, tables[0]), (len(tables) - 1, tables[-1]),
        (len(tables) + 1, (*tables[1][1:], tables[1][0])), (4 * len(tables), tables[0]),
    ):  # fmt: skip
        ((game),) = strength._play(ruleset, 1, range(number, number + 1))
        assert game == tuple(zip(keys, (1 / 3, 0.0, 1 / 3, 1 / 3), strict=True))
    one = measure(ruleset, 1, 1)["characters"]
    assert [one[key] for key in tables[0][:2]] == [
        {"won": 0.3333, "games": 1}, {"won": 0.0, "games": 1},
    ]  # fmt: skip


def test_what_is_kept_is_of_the_sheets_and_characters_there_are() -> None:
    told = json.loads(resource("players", strength.FILE).read_text("utf-8"))
    assert set(told["rules"]) <= set(PRESETS)
    for key, sheet in told["rules"].items():
        assert set(sheet["characters"]) == {one.key for one in characters()}, key
        assert strengths(key)["vera"].games == sheet["characters"]["vera"]["games"]
    assert strengths("friday.toml") == {}
