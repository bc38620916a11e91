"""House rules that can be read and played, but can't have been meant so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.rulebook import summary
from zonk_desktop.rulebook.errors import RuleFileError, refused
from zonk_desktop.rulebook.library import Shelf, compose
from zonk_desktop.rulebook.load import PRESETS, house, house_text, preset

PLAIN = """
[combo.one]
kind = "single"
face = 1
points = 100
[combo.five]
kind = "single"
face = 5
points = 50
"""


def checked(tmp_path: Path, text: str) -> tuple[int, str, str]:
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    return zonk("rules", "check", str(path))


@pytest.mark.parametrize(
    ("base", "text", "said"),
    [
        ("original-1978", "[hit.third-zonks]\noff = true", "did you mean third-zonk?"),
        ("wheaton", "[combo.straight-lo]\noff = true", "did you mean straight-low?"),
        ("wheaton", "[miss.xyzzy]\noff = true", "what these rules extend has nothing"),
        ("wheaton", "[fault.spazz]\noff = true", "did you mean spaz?"),
    ],
)
def test_what_takes_nothing_away_is_named(tmp_path: Path, base: str, text: str, said: str) -> None:
    code, out, err = checked(tmp_path, f'extends = "{base}"\n{text}')
    assert (code, out) == (1, "")
    key = text.partition("]")[0].removeprefix("[")
    assert err.startswith(f"{tmp_path / 'own.toml'}: {key}: takes away what is not there; ")
    assert said in err
    # It harms nobody: the file is played, and says so where it is printed.
    code, out, err = zonk("rules", str(tmp_path / "own.toml"))
    assert (code, err) == (0, "")
    assert f"{key}: takes away what is not there" in out


def test_what_takes_something_away_or_is_put_aside_is_in_order(tmp_path: Path) -> None:
    text = 'extends = "wheaton"\n[hit.square]\noff = true\n'
    text += '[combo.x]\noff = true\nkind = "single"\nface = 2\npoints = 20'
    assert checked(tmp_path, text)[0] == 0
    (tmp_path / "base.toml").write_text(PLAIN, "utf-8")
    assert checked(tmp_path, 'extends = "base.toml"\n[combo.one]\noff = true')[0] == 0


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        ("[combo.x]\nkind = 'of-a-kind'\ncount = 4\nmost = 3\nfaces = [2]\npoints = 9",
         "combo.x.most", "less than count, 4; raise it, or leave it out"),
        ("[combo.x]\nkind = 'of-a-kind'\ncount = 3\nfaces = []\npoints = 9",
         "combo.x.faces", "name at least one"),
        ("[combo.x]\nkind = 'matching-later'\nfaces = []\npoints = 9",
         "combo.x.faces", "name at least one"),
        ("[combo.x]\nkind = 'straight'\nfaces = [1, 1, 2, 3]\npoints = 9",
         "combo.x.faces", "a straight shows each face once; name each once"),
        ("[combo.x]\nkind = 'single'\nface = 5\npoints = 75", "combo.x.face",
         "5 scores already by [combo.five]; change that one, or take it away by off = true"),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_refused(tmp_path: Path, text: str, key: str, said: str) -> None:
    code, out, err = checked(tmp_path, PLAIN + text)
    assert (code, out) == (1, "")
    assert err == f"{tmp_path / 'own.toml'}: {key}: {said}\n"
    # A game that was begun goes on, and says why no other would be.
    told = refused(house_text("own.toml", PLAIN + text, begun=True))
    assert told is not None


@pytest.mark.parametrize("key", PRESETS)
def test_a_key_belongs_to_its_sheet(tmp_path: Path, key: str) -> None:
    code, _, err = checked(tmp_path, f'key = "{key}"\n{PLAIN}')
    assert (code, err.split(": ")[1]) == (1, "key")
    assert "the key of a sheet" in err
    assert house_text("own.toml", compose("wheaton", key, {})).key == f"{key}-house"
    assert Shelf(tmp_path / "shelf").save(key, compose(key, key, {})) == f"{key}-house.toml"


def test_hits_that_no_throw_can_bring_are_named_and_told_nobody(tmp_path: Path) -> None:
    text = (
        PLAIN
        + """
[hit.magic]
kind = "magic"
[hit.red]
kind = "odd-die-alike"
names = ["three"]
[hit.colours]
kind = "colours"
"""
    )
    code, _, err = checked(tmp_path, text)
    path = tmp_path / "own.toml"
    assert code == 1
    assert err.splitlines() == [
        f"{path}: hit.magic: no throw can bring this; "
        "there is no Magic Number; set magic-number = on",
        f"{path}: hit.red: no throw can bring this; "
        "there is no red die; set special-dice = odd-die",
        f"{path}: hit.colours: no throw can bring this; "
        "the dice have not three colours; set special-dice = three-colours",
    ]
    assert house(tmp_path / "own.toml").hits == ()
    three = "[knobs]\nspecial-dice = 'three-colours'\nmagic-number = true\n"
    names = [hit.key for hit in house_text("x", three + text).hits]
    assert names == ["magic", "red", "colours"]
    red = "[knobs]\nspecial-dice = 'blood-die'\n"
    assert [hit.key for hit in house_text("x", red + text).hits] == ["red"]


def test_without_colours_no_sheet_promises_a_hit_for_them() -> None:
    plain = preset("magic-bus-1983", (("special-dice", "none"),))
    assert "colors" not in {hit.key for hit in plain.hits}
    assert "colors" in {hit.key for hit in preset("magic-bus-1983").hits}
    assert summary.hit_rules(plain)


@pytest.mark.parametrize(
    ("base", "options", "said"),
    [
        ("wheaton", "dice-count=4",
         "dice-count: combo.straight-low.faces is made for 5 dice; here dice-count is 4; "
         "set straight-1-5 = 0 as well"),
        ("insta-bong", "dice-count=5",
         "take it away in a file of house rules, by off = true below [combo.royale]"),
        ("wheaton", "dice-count=4 straight-1-5=0 straight-2-6=0",
         "take it away in a file of house rules, by off = true below [combo.five-ones]"),
    ],
)  # fmt: skip
def test_fewer_dice_than_a_sheet_was_made_for_are_refused_with_a_cure(
    base: str, options: str, said: str
) -> None:
    pairs = tuple((pair.split("=")[0], pair.split("=")[1]) for pair in options.split())
    with pytest.raises(RuleFileError) as wrong:
        preset(base, pairs)
    assert said in str(wrong.value)


@pytest.mark.parametrize(
    ("given", "cure"),
    [
        ("landing = 'exact'", "landing = over"),
        ("rounds = 5", "rounds = 0"),
        ("rounds = 5\nlanding = 'cap'", "rounds = 0"),
    ],
)
def test_what_an_extension_needs_is_said_as_far_as_it_lacks(given: str, cure: str) -> None:
    text = f"[knobs]\nextension = 12000\n{given}\n{PLAIN}"
    with pytest.raises(RuleFileError, match=f"{cure}") as wrong:
        house_text("own.toml", text)
    assert "rounds = 0" not in wrong.value.why or "rounds" in given
    assert "landing = over" not in wrong.value.why or "landing" in given


def test_the_largest_number_is_one_figure() -> None:
    said = set()
    for number in ("9" * 5000, "9" * 12, "2000000"):
        with pytest.raises(RuleFileError) as wrong:
            house_text("x", PLAIN + f"[combo.x]\nkind = 'single'\nface = 2\npoints = {number}")
        said.add(wrong.value.why.rpartition(" ")[2])
    assert said == {"1000000"}


@pytest.mark.parametrize("text", ["points = '$singel-1'", "points = 1\nwhen = {singel-1 = 5}"])
def test_a_misspelled_knob_in_a_table_is_guessed(text: str) -> None:
    with pytest.raises(RuleFileError, match="did you mean single-1"):
        house_text("x", PLAIN + f"[combo.x]\nkind = 'single'\nface = 2\n{text}")
    with pytest.raises(RuleFileError, match="zonk-desktop rules --knobs lists all"):
        house_text("x", PLAIN + "[knobs]\nxyzzy = 5")


def test_the_knobs_are_listed_without_a_sheet() -> None:
    code, out, err = zonk("rules", "--knobs")
    assert (code, err) == (0, "")
    assert "\nlimit=10000\n" in out
