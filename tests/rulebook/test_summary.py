"""One summary of rules: every reader says the same facts, each in its own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from zonk_desktop.rulebook import summary
from zonk_desktop.rulebook.describe import rules
from zonk_desktop.rulebook.library import compose
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.sheets.cheatbox import cheat

TEXTS = Path(__file__).parents[2] / "resources" / "texts" / "en"
SOURCE = Path(summary.__file__)
#: Facts that the cheat sheet has in the head of its page.
HEAD = {"dice"}


def names(after: str = "class Fact") -> set[str]:
    """The name of every fact made from here on."""
    text = SOURCE.read_text("utf-8")
    text = text[text.index(after) :]
    found = set(re.findall(r'Fact\(\s*"([\w-]+)"', text))
    return found | set(re.findall(r'else "([\w-]+)"\)', text))


def ids(file: str) -> set[str]:
    text = (TEXTS / f"{file}.ftl").read_text("utf-8")
    return set(re.findall(rf"^{file}-([\w-]+) =", text, re.M))


def test_every_fact_has_a_sentence() -> None:
    assert len(names()) > 30
    assert names() - HEAD <= ids("cheat")


CHANGED = {
    "entry-dice": "2", "stop-minimum": "300", "stop-dice": "3 4", "stop-needs": "either",
    "no-stop-from": "9000", "no-stop-below": "9500", "penalty-points": "250",
    "declare-scores": "on", "direction": "right", "take-over": "anybody", "same-total": "zero",
    "miss-penalty": "500",
}  # fmt: skip


def test_what_the_cheat_sheet_says_the_command_line_says_too() -> None:
    """The panel and `rules` once left out what had been added to the sheet of paper."""
    ruleset = house_text("ours", compose("original-1978", "Ours", CHANGED))
    told = rules(ruleset)
    for words in ("3 or 4", "either will do", "9,000-9,500", "by vote", "Once challenged",
                  "to the right", "falls back to 0"):  # fmt: skip
        assert words in told, words
    paper = " ".join(item.text for block in cheat(ruleset) for item in block.items)
    for words in ("either will do", "by vote", "challenged", "to the right", "falls back to 0"):
        assert words in paper, words


@pytest.mark.parametrize("key", PRESETS)
def test_rows_of_what_scores_are_worth_something(key: str) -> None:
    rows = summary.scoring(preset(key))
    assert len(rows) > 4
    assert all(any(row.worth) for row in rows)
    assert {row.faces for row in rows if len(row.faces) == 1} == {(1,), (5,)}
