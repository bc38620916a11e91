"""A printed sheet's code, read as the page reads it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from tests.archive.games import finished
from tests.compact.games import game
from zonk_desktop.archive import exchange
from zonk_desktop.compact import codes
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.page.door import Door


@cache
def transcript() -> str:
    play = finished(None, 5, "wheaton")
    return exchange.text(play.journal.as_stored()._replace(finished=True))


def asked(*addresses: str, before: Sequence[str] = ()) -> Any:
    return json.loads(Door().ask("sheet", json.dumps([addresses, before])))


@cache
def parted() -> tuple[str, ...]:
    """A long game of real dice, after house rules, which needs three codes."""
    games = (game(Random(n), 700, real=True) for n in range(29, 999))
    found = (codes.addresses(pack(told)) for told in games if told is not None)
    return next(one for one in found if len(one) == 3)


def test_the_game_comes_out_and_its_dice_are_judged() -> None:
    (address,) = codes.addresses(pack(CodedGame(transcript())))
    found = asked(address)
    assert (found["good"], found["title"]) == ("yes", "The dice are honest")
    assert found["text"] == transcript()
    totals = [int(player["total"].replace(",", "")) for player in found["players"]]
    assert totals == sorted(totals, reverse=True)
    # Each line of the race ends at its player's total.
    for player, total in zip(found["players"], totals, strict=True):
        assert found["race"][player["seat"]][-1][1] == total
    assert found["won"].endswith("takes the sheet")
    assert found["head"].startswith("Wheaton College, ")


def test_dice_that_do_not_follow_from_the_seed_are_named() -> None:
    lines = transcript().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("roll ") and len(line) == 14)
    lines[at] = "roll " + " ".join(str(7 - int(face)) for face in lines[at].split()[1:])
    # What was kept of it would not stand: the game ends with this throw.
    cut = [*lines[: at + 1], *(line for line in lines if line.startswith("# dice-seed"))]
    found = asked(*codes.addresses(pack(CodedGame("\n".join(cut) + "\n"))))
    assert found["good"] == "no"
    assert found["why"].startswith("Throw ")
    assert found["winner"] == -1


def test_real_dice_are_called_so() -> None:
    text = "".join(
        f"{line}\n" for line in transcript().splitlines() if not line.startswith("# dice")
    )
    assert asked(*codes.addresses(pack(CodedGame(text))))["good"] == "real"


def test_what_holds_no_game_is_refused_in_a_sentence() -> None:
    (address,) = codes.addresses(pack(CodedGame(transcript())))
    assert "lost its end" in asked(address.rstrip("Z"))["refused"]
    assert "No code" in asked("https://example.org/menu")["refused"]
    assert "newer version" in asked(address.replace("#1", "#3"))["refused"]
    half = address.replace("#101", "#102")
    assert "Only code 1 of 2" in asked(half)["refused"]
    middle = len(address) // 2
    wrong = "A" if address[middle] != "A" else "B"
    assert set(asked(address[:middle] + wrong + address[middle + 1 :])) == {"refused"}


def test_the_codes_of_a_sheet_are_gathered() -> None:
    third, first, second = (parted()[n] for n in (2, 0, 1))
    found = asked(third)
    assert "Only code 3 of 3" in found["refused"]
    found = asked(first, before=found["kept"])
    assert "Only the codes 1, 3 of 3" in found["refused"]
    # Another sheet meanwhile changes nothing, and neither does what is no code of one.
    (whole,) = codes.addresses(pack(CodedGame(transcript())))
    kept = found["kept"]
    assert asked(whole, before=kept)["good"] == "yes"
    found = asked("https://example.org/menu", before=kept)
    assert ("No code" in found["refused"], found["kept"]) == (True, kept)
    found = asked(second, before=["junk", whole.replace("#1", "#3"), *kept])
    assert found["good"] == "real"
    assert found["house"]


def test_all_codes_of_a_sheet_may_come_at_once() -> None:
    assert asked(*reversed(parted()))["players"]


def test_the_game_of_a_sheet_is_watched_throw_by_throw() -> None:
    door = Door()
    (address,) = codes.addresses(pack(CodedGame(transcript())))
    sheet = json.loads(door.ask("sheet", json.dumps([[address]])))
    seen = [json.loads(door.ask("watch", f"[{n}]")) for n in range(1, sheet["throws"] + 1)]
    thrown = [
        " ".join(str(die["face"]) for die in beat["dice"])
        for one in seen
        for beat in one["beats"]
        if beat["kind"] == "throw"
    ]
    assert thrown == [
        line.removeprefix("roll ") for line in transcript().splitlines() if line.startswith("roll ")
    ]
    # Each throw begins where the one before ended, and the last ends as the sheet does.
    for one, then in pairwise(seen):
        assert one["after"] == then["before"]
    ends = {seat["name"]: seat["total"] for seat in seen[-1]["after"]}
    assert ends == {player["name"]: player["total"] for player in sheet["players"]}
    assert sheet["won"].split()[0] in seen[-1]["said"]
    # Whoever goes back sees the same again.
    assert json.loads(door.ask("watch", "[2]")) == seen[1]
    # What lies aside before a throw is what was kept until then.
    assert all(die["place"] == "rail" for one in seen for die in one["dice"])
    assert any(one["dice"] and one["turn"] for one in seen)


def test_real_dice_and_house_rules_are_watched_too() -> None:
    door = Door()
    sheet = json.loads(door.ask("sheet", json.dumps([parted()])))
    for n in range(1, sheet["throws"] + 1):
        assert json.loads(door.ask("watch", f"[{n}]"))["beats"]
