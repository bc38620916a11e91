"""The card with the whole rule: short, and true of every rule set."""

from __future__ import annotations

from pathlib import Path

import pytest

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.describe import MOST_WORDS, RuleCard, card, word_count
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.knobs import KNOBS
from zonk_desktop.rulebook.load import PRESETS, house, house_text, preset

RELATIVES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.toml"))
#: By sheet: what its card says, line by line.
CARDS = {
    "lets-play-zonk": """
        Keep what scores, roll the rest, or stay. First get in: 350 in one turn. No score: turn
        lost. All five score: roll again. Red alone must roll. Every 1,000 earns a hit. First at
        10,000 wins.""",
    "wheaton": """
        Keep all that scores, roll the rest, or stay. First get in: 250 in one turn. No score: turn
        lost. All five score: roll again. Every 1,000 earns a hit. First at 10,000 wins.""",
    "insta-bong": """
        Keep what scores, roll the rest, or stay. A stay takes 250. No score: turn lost. All six
        score: roll again, or stay. Every 1,000 earns a hit. 5,000 ends it: most hits win.""",
    "original-1978": """
        Keep what scores, roll the rest, or stay. First get in: 500 in one turn. A stay takes 300.
        Stay with 4 or 5 dice aside. No score: turn lost. All six score: roll again. 5,000 ends it:
        most points win.""",
}
CARDS["magic-bus-1983"] = CARDS["original-1978"]
#: A switch each, and what the card of Let's Play Zonk says for it.
SWITCHED = {
    "single-1 = 130": "130",
    "must-keep-all-scoring = true": "Keep all that scores",
    "entry-minimum = 600": "600 in one turn",
    "stop-minimum = 400": "A stay takes 400.",
    "stop-dice = [3]": "Stay with 3 dice aside.",
    'hot-dice = "optional"': "All five score: roll again, or stay.",
    "blood-alone-forced = false": "Red without a score must roll.",
    "hit-step = 500": "Every 500 earns a hit.",
    "limit = 4000": "First at 4,000 wins.",
    'winner-by = "points"': "10,000 ends it: most points win.",
    'winner-by = "hits"': "10,000 ends it: most hits win.",
    "rounds = 7": "7 rounds: most points win.",
    'finish-compare = "pass"\nlanding = "over"': "First beyond 10,000 wins.",
}


def count(found: RuleCard) -> int:
    rows = sum(word_count(row.text) + word_count(row.worth) for row in found.rows)
    return rows + sum(map(word_count, found.lines))


def all_of(found: RuleCard) -> str:
    return " ".join((*(f"{row.text} {row.worth}" for row in found.rows), *found.lines))


def with_knob(line: str) -> RuleSet:
    return house_text("mine.toml", f'extends = "lets-play-zonk"\n[knobs]\n{line}\n')


@pytest.mark.parametrize("sheet", PRESETS)
def test_each_sheet_has_its_card(sheet: str) -> None:
    found = card(preset(sheet))
    assert " ".join(found.lines) == " ".join(CARDS[sheet].split())
    assert [row.worth for row in found.rows[:2]] == ["100", "50"]
    assert found.rows[0].faces == (1,)


@pytest.mark.parametrize("line", SWITCHED)
def test_a_switch_changes_the_card(line: str) -> None:
    assert SWITCHED[line] not in all_of(card(preset("lets-play-zonk")))
    assert SWITCHED[line] in all_of(card(with_knob(line)))


def test_no_card_has_more_than_forty_words() -> None:
    sets = [preset(sheet) for sheet in PRESETS] + [house(path) for path in RELATIVES]
    for knob in KNOBS:
        for value in ("true", "false", "1", "3", "1000"):
            try:
                sets.append(with_knob(f"{knob.name} = {value}"))
            except RuleFileError:
                continue  # not a value of this knob
    assert len(sets) > 100
    for ruleset in sets:
        found = card(ruleset)
        assert count(found) <= MOST_WORDS, (ruleset.key, found.lines)
        assert len(found.lines) >= 4, ruleset.key
