"""The page of rule sets tried out: each is there, and its figures are what commands print."""

from __future__ import annotations

import gallery
import pytest

from zonk_desktop.rulebook.load import PRESETS


def test_every_rule_set_stands_there_once() -> None:
    assert set(gallery.SHEETS) == set(PRESETS)
    text = gallery.PAGE.read_text("utf-8")
    found = gallery.kept(text)
    assert list(found) == gallery.all_rules()
    assert gallery.page(found) == text


@pytest.mark.parametrize("rules", ["wheaton", "zilch", "zehntausend"])
def test_odds_are_what_the_command_prints(rules: str) -> None:
    _, section = gallery.kept(gallery.PAGE.read_text("utf-8"))[rules]
    assert gallery.printed("odds", *gallery.named(rules)).strip() in section


#: Whose games are the shortest.
SAMPLE = "kingdom-come"


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(rules, marks=() if rules == SAMPLE else pytest.mark.full)
        for rules in gallery.all_rules()
    ],
)
def test_games_are_what_the_command_prints(rules: str) -> None:
    assert gallery.kept(gallery.PAGE.read_text("utf-8"))[rules] == (
        gallery.row(rules), gallery.section(rules)
    )  # fmt: skip
