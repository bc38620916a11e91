"""The table that the page on the web plays at, through the door that its scripts use."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import webpage_engine
import webpage_texts

from zonk_desktop.archive.exchange import bring_in
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.fairness.record import seed_file
from zonk_desktop.fairness.source import DiceSource, roll_magic
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.play import Play
from zonk_desktop.page.door import Door
from zonk_desktop.page.table import SHEET
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.transcript.check import examine
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.words import Speech, Value
from zonk_desktop.words.language import _room_of

SEED = "5a" * 32


def asked(door: Door, name: str, *given: object) -> Any:
    return json.loads(door.ask(name, json.dumps(given)))


def played(door: Door, at_least: int = 1000, sheet: str = SHEET) -> Any:
    """Go on as somebody does who presses what is on top: so often, and on until there is a choice;
    the view then."""
    view, presses = asked(door, "new", SEED, sheet), 0
    while not view["over"] and (presses < at_least or not view["cards"]):
        presses += 1
        if not view["mine"] or view["wait"]:
            view = asked(door, "other")
        elif view["cards"]:
            card = view["cards"][0]
            stays = card["stay"] and view["turn"] + card["points"] >= 300
            view = asked(door, "stay" if stays or not card["next"] else "throw", card["dice"])
        else:
            view = asked(door, "throw" if view["roll"] else "stay")
    return view


@pytest.mark.parametrize("sheet", PRESETS)
def test_a_game_is_played_to_its_end_and_its_dice_are_honest(sheet: str) -> None:
    door = Door()
    view = played(door, sheet=sheet)
    assert view["over"]
    assert not view["cards"]
    assert view["end"] in {"You win.", "The Kid wins."}
    text = asked(door, "file")["text"]
    found = examine(text, replay_text(text, Path()))
    assert found.verdict is Verdict.GOOD
    assert found.throws > 30
    # What its printed code would show.
    shown = asked(door, "sheet", [f"#{asked(door, 'address')}"])
    assert (shown["good"], shown["text"]) == ("yes", text)


def test_a_game_that_was_left_stands_as_it_stood() -> None:
    door = Door()
    before = played(door, 40)
    assert before["dice"]
    assert before["cards"]
    text = asked(door, "file")["text"]
    after = asked(Door(), "again", SEED, text)
    # What happened is not told twice.
    assert after == {**before, "beats": [], "said": ""}


@pytest.mark.parametrize("sheet", PRESETS)
def test_the_program_goes_on_with_the_game_and_its_dice(sheet: str, tmp_path: Path) -> None:
    door = Door()
    card = played(door, 40, sheet)["cards"][-1]
    assert card["next"]
    file = asked(door, "file")
    path = tmp_path / file["name"]
    path.write_bytes(file["text"].encode())
    seed_file(path).write_bytes(f"{SEED}\n".encode())
    with closing(Archive.open(tmp_path / "data")) as archive:
        stored = archive.load(bring_in(archive, file["text"], tmp_path, path=path))
        assert stored.dice is DiceFrom.SCREEN
        play = Play.resume(stored, archive)
        snapshot = play.do(act.Keep(tuple(sorted(card["dice"]))), act.Roll())
        assert snapshot.throw is not None
        there = list(snapshot.throw.faces)
    (thrown,) = (b for b in asked(door, "throw", card["dice"])["beats"] if b["kind"] == "throw")
    assert [die["face"] for die in thrown["dice"]] == there


def test_the_magic_number_is_thrown_by_the_pledged_dice() -> None:
    door = Door()
    asked(door, "new", SEED, "wheaton")
    (line,) = (one for one in asked(door, "file")["text"].splitlines() if one.startswith("magic"))
    rolled = roll_magic(Rules(preset("wheaton")), DiceSource(bytes.fromhex(SEED)))
    assert line == f"magic {' '.join(map(str, rolled))}"


@pytest.mark.parametrize(
    ("language", "rolls", "seat", "guest"),
    [
        ("en", "You roll ", "You", "Guest"),
        ("de", "Gast würfelt ", "Du", "Gast"),
        ("pt-BR", "Você rola ", "Você", "Convidado"),
    ],
)
def test_the_person_is_spoken_to_where_the_verbs_allow(
    language: str, rolls: str, seat: str, guest: str
) -> None:
    door = Door(language)
    asked(door, "new", SEED)
    view = asked(door, "throw")
    assert view["said"].startswith(rolls)
    assert view["seats"][0]["name"] == seat
    # The file has a name that the program can say, and another language finds its way with it.
    text = asked(door, "file")["text"]
    assert f"player {guest}" in text
    again = Door("sv")
    view = asked(again, "again", SEED, text)
    assert [one["name"] for one in view["seats"]] == ["Du", "Ungen"]


def test_a_refusal_is_a_sentence() -> None:
    door = Door()
    asked(door, "new", SEED)
    refused = asked(door, "stay")
    assert set(refused) == {"refused"}
    assert refused["refused"].endswith(".")
    # Nothing has happened.
    assert asked(door, "throw")["beats"][0]["kind"] == "throw"


def test_first_throws_are_those_of_the_table() -> None:
    door = Door()
    asked(door, "new", SEED)
    view = asked(door, "throw")
    faces = [die["face"] for die in view["beats"][0]["dice"]]
    rows = webpage_texts.first()["".join(map(str, (faces[0], *sorted(faces[1:]))))]
    told = [[card[k] for k in ("points", "miss", "next", "makes")] for card in view["cards"]]
    assert [row[1:] for row in rows] == told
    assert told


def test_every_file_that_the_page_brings_is_there() -> None:
    packed = {place: file for file, place in webpage_engine.modules()}
    assert all(file.is_file() for file in packed.values())
    # Every language counts by its own data, a fraction of what babel knows of it.
    for name in ("he", "pt_BR", "zh_Hans_CN"):
        data = webpage_engine.packed(packed[f"babel/locale-data/{name}.dat"])
        assert len(data) < 5000


def test_the_page_brings_the_files_of_messages_that_it_speaks_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked_for: set[str] = set()
    say = Speech.say

    def heard(speech: Speech, name: str, /, **data: Value) -> str:
        asked_for.add(name)
        return say(speech, name, **data)

    monkeypatch.setattr(Speech, "say", heard)
    played(Door())
    brought = webpage_engine.rooms([file for file, _ in webpage_engine.modules()])
    files = Speech("en")._languages[0].files
    assert {_room_of(name, files) for name in asked_for} <= brought
    assert "window" not in brought
    assert len(asked_for) > 5
