"""`odds` and `advise` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.words import say

GAME = "zonk 1\nrules {}\nplayer Ann\nplayer Bob\n"


@pytest.mark.parametrize("key", PRESETS)
def test_odds_of_every_sheet(key: str) -> None:
    code, out, _ = zonk("odds", key, "--json")
    assert code == 0
    told = json.loads(out)
    assert told["rules"] == key
    assert not told["entered"]
    code, out, _ = zonk("odds", key, "--entered", "--total", "2000", "--json")
    inside = json.loads(out)
    assert inside["entered"]
    assert inside["turn"] >= told["turn"] - 1e-9, "an entry minimum never helps"
    code, out, _ = zonk("odds", key)
    assert code == 0
    assert "best play" in out


def test_odds_of_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "wheaton"\nkey = "ours"\nname = "Ours"\n[knobs]\nsingle-5 = 75\n')
    code, out, _ = zonk("odds", str(file), "--json")
    assert code == 0
    dearer = json.loads(out)["turn"]
    assert dearer > json.loads(zonk("odds", "wheaton", "--json")[1])["turn"]
    varied = json.loads(zonk("odds", "wheaton", "--option", "single-5=75", "--json")[1])["turn"]
    assert varied == pytest.approx(dearer)


@pytest.mark.parametrize("purpose", ["points", "hits", "win"])
def test_advice(tmp_path: Path, purpose: str) -> None:
    file = tmp_path / "game.zonk"
    file.write_text(GAME.format("original-1978") + "roll 1 5 2 3 4 6\n")
    code, out, err = zonk("advise", str(file), "--for", purpose, "--json")
    assert code == 0, err
    told = json.loads(out)
    assert told["player"] == "Ann"
    assert told["for"] == purpose
    worths = [choice["worth"] for choice in told["choices"]]
    assert worths == sorted(worths, reverse=True)
    assert sum(told["win"]) == pytest.approx(1)
    for choice in told["choices"]:
        assert choice["lines"]
        assert (choice["dice"] == 0) == (choice["lines"][-1].split()[0] == "stay")
        assert 0 <= choice["win"] <= 1
    code, out, _ = zonk("advise", str(file), "--for", purpose)
    assert code == 0
    assert out.startswith("Ann")


def test_advice_says_why_and_what_it_counts(tmp_path: Path) -> None:
    file = tmp_path / "game.zonk"
    file.write_text(GAME.format("original-1978") + "roll 1 5 2 3 4 4\nkeep 1\nroll 1 1 1 2 3\n")
    told = json.loads(zonk("advise", str(file), "--json")[1])
    out = zonk("advise", str(file))[1]
    assert (told["measure"], told["instead"], told["players"]) == ("points", None, ["Ann", "Bob"])
    best = told["choices"][0]
    lines = out.splitlines()
    assert say("cli-advice-wins", chance=f"{best['win']:.1%}") in lines[1]
    why = {"reason": told["reason"], "by": f"{told['by']:,.1f}", "measure": "points"}
    assert say("cli-advice-why", **why) == lines[-2]
    both = zip(("Ann", "Bob"), told["win"], strict=True)
    chances = tuple(f"{name} {one:.1%}" for name, one in both)
    assert say("cli-advice-chances", chances=chances) == lines[-1]
    # Where hits win worths are no chances, whatever was asked for.
    file.write_text(GAME.format("insta-bong") + "roll 1 5 2 3 4 4\n")
    told = json.loads(zonk("advise", str(file), "--for", "win", "--json")[1])
    assert (told["for"], told["measure"], told["win"]) == ("win", "hits", None)
    out = zonk("advise", str(file), "--for", "win")[1]
    assert told["instead"] in out.splitlines()
    assert "%" not in out.splitlines()[2].split("dice miss")[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("odds", "wheaton", "--total", "many"), "--total is a number"),
        (("odds", "wheaton", "--entered", "--not-entered"), "exclude each other"),
        (("odds", "wheaton", "--not-entered", "--total", "500"), "has entered"),
        (("odds", "weaton"), "weaton"),
        (("odds", "wheaton", "--option", "nonsense=1"), "nonsense"),
        (("advise", "absent.zonk"), "absent.zonk"),
        (("advise", "absent.zonk", "--for", "glory"), "points, hits, win"),
    ],
)
def test_what_does_not_fit_is_said(words: tuple[str, ...], said: str) -> None:
    code, out, err = zonk(*words)
    assert code in (1, 2)
    assert said in err
    assert not out


def test_there_is_no_advice_between_two_rolls(tmp_path: Path) -> None:
    file = tmp_path / "over.zonk"
    file.write_text(GAME.format("wheaton") + "option limit=100\nroll 6 6 6 6 6\n")
    code, _, err = zonk("advise", str(file))
    assert code == 1
    assert err
    file.write_text(GAME.format("wheaton") + "magic 1 2 3 4 6\nwrite 500\n")
    code, _, err = zonk("advise", str(file))
    assert code == 1
    assert "This is a sheet of totals" in err


def test_hits_already_earned_count(tmp_path: Path) -> None:
    """Five 1s of three colours: the stay brings its points, a hit for Colors, one for 1,000."""
    file = tmp_path / "hits.zonk"
    file.write_text(GAME.format("original-1978") + "roll 1 1 1 1 1 2\n")
    told = json.loads(zonk("advise", str(file), "--for", "hits", "--json")[1])
    stays = [choice for choice in told["choices"] if choice["dice"] == 0]
    assert max(choice["worth"] - choice["points"] for choice in stays) >= 600


def test_chances_to_win_in_a_last_round(tmp_path: Path) -> None:
    """The figure to beat decides: a small stay is worth nothing."""
    file = tmp_path / "last.zonk"
    file.write_text(
        "zonk 1\nrules original-1978\nplayer Ann\nplayer Bob\nscore Ann 4900\nscore Bob 4000\n"
        "roll 1 1 1 2 3 5\nkeep 1 1 1 5\nstay\ntook-hits\nroll 1 5 2 3 4 4\n"
    )
    code, out, err = zonk("advise", str(file), "--for", "win", "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert sum(told["win"]) == pytest.approx(1)
    assert told["win"][0] > 0.9
    assert told["choices"][0]["lines"][-1] == "roll"
    assert 0 < told["choices"][0]["worth"] < 0.1


def test_a_band_without_a_stop_is_no_reason_to_roll() -> None:
    """From 9,500 nobody stops below 10,000: that says nothing of smaller turns."""
    file = str(Path(__file__).parents[2] / "docs" / "examples" / "zonk-2010.toml")
    near = json.loads(zonk("odds", file, "--entered", "--total", "1000", "--json")[1])
    told = {dice["dice"]: dice["stay_from"] for dice in near["dice"]}
    assert told[2] < told[3] < told[4] < 2000


def test_chances_that_are_not_known_are_said_to_be(tmp_path: Path) -> None:
    """Whoever lands on another's total sends him back: no figure is made up."""
    file = tmp_path / "game.zonk"
    file.write_text(GAME.format("dix-mille.toml") + "roll 1 1 1 2 3 4\nkeep 1 1 1\n")
    rules = Path(__file__).parents[2] / "docs" / "examples" / "dix-mille.toml"
    (tmp_path / rules.name).write_bytes(rules.read_bytes())
    why = say("odds-unknown-same-total")
    code, out, err = zonk("advise", str(file), "--json")
    assert code == 0, err
    told = json.loads(out)
    assert (told["win"], told["unknown"]) == (None, why)
    assert {choice["win"] for choice in told["choices"]} == {None}
    assert why in zonk("advise", str(file))[1]
    code, _, err = zonk("advise", str(file), "--for", "win")
    assert code == 1
    assert why in err
    code, out, _ = zonk("review", str(file), "--json")
    assert code == 0
    assert (json.loads(out)["line"], json.loads(out)["unknown"]) == ([], why)
    assert why in zonk("review", str(file))[1]
