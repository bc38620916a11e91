"""House rules in several files: files that extend files, the shelf."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.archive.exchange import bring_in, revive
from zonk_desktop.archive.store import Archive
from zonk_desktop.rulebook import found
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import Shelf
from zonk_desktop.rulebook.load import house, house_text, standing_text

ONE = '[combo.one]\nkind = "single"\nface = 1\npoints = 100\n'


def chain(folder: Path, *texts: str) -> list[Path]:
    """Files a.toml, b.toml ... in a folder."""
    paths = [folder / f"{letter}.toml" for letter in "abcdefghijklmnop"[: len(texts)]]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


def test_a_house_file_extends_a_house_file(tmp_path: Path) -> None:
    first, second = chain(
        tmp_path,
        'extends = "b.toml"\nkey = "mine"\n[knobs]\nending = "immediate"\n'
        "[combo.fives]\noff = true",
        'extends = "original-1978"\nname = "Ours"\n[knobs]\nlimit = 8000\nmust-beat = true\n'
        "[combo.fives]\npoints = 60",
    )
    ruleset = house(first)
    assert (ruleset.key, ruleset.name) == ("mine", "Ours")
    assert (ruleset.settings.limit, ruleset.settings.must_beat) == (8000, False)
    assert house(second).settings.must_beat
    assert not [combo for combo in ruleset.combos if combo.key == "fives"]
    # Where a game keeps its rules there is one text, and it means the same.
    text = standing_text(first)
    assert house_text("kept.toml", text) == ruleset
    assert standing_text(second) == second.read_text("utf-8")


def test_a_game_keeps_rules_that_lie_in_several_files(tmp_path: Path) -> None:
    chain(tmp_path, 'extends = "b.toml"\n[knobs]\nlimit = 3000', 'extends = "wheaton"')
    game = tmp_path / "game.zonk"
    game.write_text("zonk 1\nrules a.toml\nplayer A\nplayer B\nroll 1 1 2 3 4\n", "utf-8")
    assert zonk("replay", str(game))[0] == 0
    archive = Archive.open(tmp_path / "kept")
    number = bring_in(archive, game.read_text("utf-8"), tmp_path)
    (tmp_path / "b.toml").unlink()
    assert revive(archive.load(number)).rules.s.limit == 3000
    archive.close()


def test_the_shelf_takes_files_that_extend_one_another(tmp_path: Path) -> None:
    first, _ = chain(tmp_path, 'extends = "b.toml"\nname = "Sum"', 'extends = "wheaton"')
    shelf = Shelf(tmp_path / "shelf")
    assert shelf.bring_in(first) == "sum.toml"
    assert [(found.name, found.trouble) for found in shelf.list()] == [("Sum", "")]
    assert [found.trouble for found in Shelf(tmp_path).list()] == ["", ""]


def test_one_bad_file_hides_no_other(tmp_path: Path) -> None:
    """What lies in the folder is listed, a huge number or an odd key with its trouble."""
    huge = "awards = [0x" + "f" * 5000 + "]"
    chain(tmp_path, huge, "[knobs]\nlimit = 0x" + "f" * 5000, "[bonus]\n'\u202e' = 5", ONE)
    listed = Shelf(tmp_path).list()
    assert len(listed) == 4
    assert sum(not house.trouble for house in listed) == 1
    assert all("sys." not in house.trouble and len(house.trouble) < 300 for house in listed)


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (['extends = "a.toml"'], "a.toml: extends: this goes round in a circle: a.toml extends"),
        (['extends = "b.toml"', 'extends = "a.toml"'], "circle: a.toml extends b.toml extends a"),
        (['extends = "b.toml"'], "a.toml: extends: b.toml cannot be read: No such file"),
        (['extends = "../b.toml"'], "extends: ../b.toml lies elsewhere"),
        (['extends = "b\\u0000.toml"'], "extends: b\\u0000.toml is no name of a file"),
        (["extends = 5"], "extends: give one of lets-play-zonk"),
        (['extends = ["wheaton"]'], "extends: give one of lets-play-zonk"),
        (['extends = "b.toml"', "["], "b.toml: file: is not TOML"),
        (
            [f'extends = "{letter}.toml"' for letter in "bcdefghijkl"],
            "more than 8 files extend one another",
        ),
    ],
)
def test_chains_that_lead_nowhere(texts: list[str], said: str, tmp_path: Path) -> None:
    first = chain(tmp_path, *texts)[0]
    code, out, err = zonk("rules", "check", str(first))
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert said in err


def test_a_sheet_is_a_file_with_a_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (
        ("late.toml", "name = 'x'\norder = 2"), ("b.toml", "order = 1"), ("a.toml", "order = 1\n"),
        ("none.toml", "name = 'x'"), ("inside.toml", "[combo.x]\norder = 0"),
        ("other.txt", "order = 0"),
    ):  # fmt: skip
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(found, "resource", lambda _: tmp_path)
    assert found._found() == ("a", "b", "late")


def test_text_alone_names_no_other_file() -> None:
    with pytest.raises(RuleFileError, match="is not at hand"):
        house_text("x", 'extends = "b.toml"')


def test_a_path_with_a_nul_is_a_sentence(tmp_path: Path) -> None:
    game = tmp_path / "game.zonk"
    game.write_text('zonk 1\nrules "x\0y.toml"\nplayer A\nroll 1 1 1 1 1\n', "utf-8")
    for command in ("replay", "verify"):
        code, out, err = zonk(command, str(game))
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert "is no name of a file" in err


def test_typical_rounds_follow_the_goal_of_who_says_them(tmp_path: Path) -> None:
    def rounds(*lines: str) -> int:
        file = tmp_path / "house.toml"
        file.write_text("\n".join(lines), "utf-8")
        return house(file).rounds

    assert rounds('extends = "lets-play-zonk"') == 26
    assert rounds('extends = "lets-play-zonk"', "[knobs]", "limit = 5000") == 13
    own = ("typical-rounds = 40", 'extends = "lets-play-zonk"')
    assert rounds(*own, "[knobs]", "limit = 5000") == 40
    with pytest.raises(RuleFileError, match="typical-rounds"):
        rounds(own[1], 'typical-rounds = "many"')
