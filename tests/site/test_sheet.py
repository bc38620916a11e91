"""A printed sheet's code, read as the page reads it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.archive.games import finished
from zonk_desktop.archive import exchange
from zonk_desktop.compact import codes
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.page.door import Door


@cache
def transcript() -> str:
    play = finished(None, 5, "wheaton")
    return exchange.text(play.journal.as_stored()._replace(finished=True))


def asked(*addresses: str) -> Any:
    return json.loads(Door().ask("sheet", json.dumps([addresses])))


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
