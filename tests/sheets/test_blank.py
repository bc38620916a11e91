"""Blank sheets and the cheat sheet on them."""

from pathlib import Path

import pytest

from tests.sheets.pdfs import (
    BUNDLED,
    document,
    fonts,
    info,
    needs_poppler,
    text,
    written,
)
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.load import PRESETS, house, preset
from zonk_desktop.sheets.cheat import cheat
from zonk_desktop.sheets.layout import plan

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]

HERE = Path(__file__).parent


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("players", [1, 2, 4, 6, 8, 12])
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_every_size_and_number_of_players(
    key: str, players: int, paper: str, tmp_path: Path
) -> None:
    file = tmp_path / "blank.pdf"
    laid = written(document.blank(preset(key), players), file, paper)
    assert {family for family, _ in fonts(file)} <= BUNDLED
    assert all(embedded for _, embedded in fonts(file))
    assert int(info(file)["Pages"]) == len(laid.pages)
    # A pen needs seven millimetres, and every player a column.
    assert laid.row >= 7.0
    shown = {n for page in laid.pages for n in range(*page.columns)}
    assert shown == set(range(players))
    said = text(file)
    assert "What scores" in said
    assert "The end" in said


@pytest.mark.parametrize("rows", [1, 5, 30, 100])
def test_as_many_rows_as_asked_for(rows: int) -> None:
    laid = plan(document.blank(preset("wheaton"), 4, rows=rows))
    assert sum(line.number > 0 for page in laid.pages for line in page.lines) == rows


def test_two_columns_are_totals_with_their_hits() -> None:
    sheets = {
        n: document.blank(preset("wheaton", (("sheet-columns", str(n)),)), 4) for n in (1, 2, 3)
    }
    assert [sheet.style.columns for sheet in sheets.values()] == [1, 1, 3]


def said(ruleset: RuleSet) -> str:
    """The cheat sheet in words."""
    return "\n".join(
        " ".join([*item.icons, item.text, item.worth]) for b in cheat(ruleset) for item in b.items
    )


def test_the_cheat_sheet_follows_the_knobs() -> None:
    plain = said(preset("wheaton"))
    assert "Halftime" in plain
    changed = said(
        preset(
            "wheaton",
            (
                ("halftime", "0"),
                ("limit", "7000"),
                ("entry-minimum", "450"),
                ("triple-1", "900"),
                ("never-two", "off"),
                ("win-throw", "none"),
            ),
        )
    )
    assert "Halftime" not in changed
    assert "7000 ends it" in changed
    assert "450" in changed
    assert "900" in changed
    assert "Never two" not in changed
    assert "wins" not in changed.replace("First there wins", "")


def test_the_cheat_sheet_of_a_house_rule() -> None:
    farkle = said(house(HERE.parent / "house" / "farkle.toml"))
    assert "any four alike 1000" in farkle
    assert "Farkle" in farkle


def test_every_figure_of_the_presets_is_there() -> None:
    for key in PRESETS:
        ruleset = preset(key)
        words = said(ruleset)
        assert str(ruleset.settings.limit) in words
        for miss in ruleset.misses:
            assert miss.text in words or "zed" in words
        for total, _ in ruleset.bonus_names:
            assert str(total) in words
