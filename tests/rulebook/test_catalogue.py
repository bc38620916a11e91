"""Names of hits, faults and awards: in the rule files, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Event, EventKind
from zonk_desktop.rulebook import catalogue
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.sheets.cheatbox import cheat
from zonk_desktop.transcript.telling import tell

OWN = """
extends = "lets-play-zonk"
awards = ["winner", "big-hit"]

[award.big-hit]
title = "Whopper"

[term]
Whopper = "most hits at once"

[hit.duckling]
kind = "pattern"
faces = [3, 3, 3]
symbol = "duck"

[hit.lucky]
kind = "pattern"
source = "{lucky}"
faces = [2, 2, 2]
title = "Three ducks in a row of {dice-count}, {unheard-of}"
short = "three ducks"
symbol = "duck"
sign = "<(o)"

[hit.goose]
kind = "pattern"
faces = [6, 6, 4]
symbol = "goose"
sign = "<(O)"

[hit.nameless]
kind = "ends-in"
source = "{0}"
ending = 250

[fault.spilt]
text = "Zonk"
title = "beer on the sheet"

[fault.over-edge]
title = "a die over the brink"

[miss.zonk]
title = "nothing but air"
"""


@pytest.fixture
def own() -> RuleSet:
    return house_text("own.toml", OWN)


@pytest.mark.parametrize("key", PRESETS)
def test_the_sheets_name_all_they_have(key: str) -> None:
    ruleset = preset(key)
    for source in ruleset.hits:
        assert source.title, source.key
        assert "{" not in catalogue.source_title(ruleset, source)
        assert "{" not in catalogue.source_short(ruleset, source)
        assert not source.symbol or source.sign
    for fault in ruleset.faults:
        assert fault.title, fault.key
    for award in ruleset.awards:
        assert dict(ruleset.award_titles)[award]


@pytest.mark.rule("LP-079", "LP-082", "WH-042")
def test_a_fault_is_what_its_sheet_says() -> None:
    lets_play, wheaton = preset("lets-play-zonk"), preset("wheaton")
    assert catalogue.fault_title(lets_play, "over-edge") == "a die over the edge"
    assert catalogue.fault_title(lets_play, "pick-up") == "dice picked up one at a time"
    assert catalogue.fault_title(wheaton, "pick-up") == "the wrong number of dice picked up"


def test_sources_of_one_name_are_told_together() -> None:
    wheaton = preset("wheaton")
    assert catalogue.hit_title(wheaton, "magic") == "The Magic Number, or landing on 9,950"
    assert catalogue.hit_title(wheaton, "straight") == "A straight"
    bong = preset("insta-bong")
    assert catalogue.hit_title(bong, "double-insta-bong") == "Double Insta-Bong"
    assert catalogue.hit_title(bong, "integrity") == "Integrity"
    assert "double-insta-bong" in catalogue.hit_names(bong)
    assert catalogue.hit_short(bong, "double-insta-bong") == "Double Insta-Bong"


def test_a_hit_without_a_title_is_called_by_its_name() -> None:
    text = (
        '[knobs]\nspecial-dice = "odd-die"\n[combo.one]\nkind = "single"\nface = 1\npoints = 9\n'
        '[hit.x]\nkind = "odd-die-alike"\nnames = ["three-alike", "all-four"]\ntitles = ["Trey"]\n'
    )
    rules = house_text("own.toml", text)
    assert catalogue.hit_names(rules) == ("three-alike", "all-four")
    assert catalogue.hit_title(rules, "three-alike") == "Trey"
    assert catalogue.hit_title(rules, "all-four") == "All four"
    assert catalogue.hit_short(rules, "all-four") == "all four"


def test_house_rules_name_what_they_invent(own: RuleSet) -> None:
    game = new_game(Rules(own), ("Ann",))
    assert catalogue.hit_title(own, "{lucky}") == "Three ducks in a row of 5, {unheard-of}"
    assert catalogue.hit_title(own, "{0}") == "{0}"
    assert catalogue.sign(own, "duck") == "<(o)"
    assert [catalogue.sign(own, symbol) for symbol in ("goose", "quux")] == ["<(O)", "quux"]
    titles = {hit.key: catalogue.source_title(own, hit) for hit in own.hits}
    assert titles["duckling"] == "Duckling"
    assert titles["lucky"] == "Three ducks in a row of 5, {unheard-of}"
    assert catalogue.award_title(own, "big-hit") == "Whopper"
    told = tell(game, Event(EventKind.SHOWN, 0, "{lucky}", 1))
    assert told == "Three ducks: 1 hit for Ann."
    assert tell(game, Event(EventKind.FAULT, 0, "spilt")) == "Ann: beer on the sheet."
    lines = [item.text for block in cheat(own) for item in block.items]
    assert "Nothing but air" in lines
    # A term that has the title of an award explains it.
    explained = {item.term: item.text for block in cheat(own) for item in block.items}
    assert explained["Whopper"].startswith("most hits at once")


def test_house_rules_with_braces_are_printed(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    code, out, err = zonk("rules", str(path))
    assert (code, err) == (0, "")
    for line in (
        "Three 2s in one throw",
        "otal ends in 250",
        "beer on the sheet",
        "a die over the brink",
        "othing but air",
    ):
        assert line in out


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[fault.lateness]\ntext = 'x'", "one of your own needs a title"),
        ("[fault.spaz]\ntext = 'x'\ntitle = 3", "fault.spaz.title"),
        ("[fault.spaz]\ntext = 'x'\naccount = 3", "fault.spaz.account"),
        ("[award.biggest-hit]\ntitle = 'x'", "did you mean big-hit"),
        ("[award.winner]\ncolour = 'x'", "award.winner.colour"),
        ("[miss.zonk]\ntext = 'x'\ntitle = [1]", "miss.zonk.title"),
        ("[hit.lucky]\nkind = 'slim'\ntitle = 3", "hit.lucky.title"),
    ],
)
def test_names_that_are_none_are_refused(text: str, key: str) -> None:
    with pytest.raises(RuleFileError, match=key):
        house_text("own.toml", 'extends = "wheaton"\n' + text)


@pytest.mark.rule("LP-080")
def test_a_fault_says_itself_that_it_is_for_totals() -> None:
    text = """
    extends = "lets-play-zonk"
    [knobs]
    declare-scores = true
    [fault.wrong-score]
    off = true
    [fault.fibbing]
    text = "FIB"
    title = "a total made up"
    account = true
    """
    rules = Rules(house_text("own.toml", text))
    assert rules.wrong_account is not None
    assert rules.wrong_account.text == "FIB"
    assert rules.touch is not None
    assert rules.touch.key == "touch"


def test_figures_in_titles_set_thousands_apart() -> None:
    classic = preset("original-1978")
    titles = {catalogue.hit_title(classic, name) for name in catalogue.hit_names(classic)}
    assert any("1,000 points" in title for title in titles)
    assert catalogue.filled(classic, "{limit}, {hit-step}, {own}") == "5,000, 1,000, {own}"


@pytest.mark.parametrize("key", PRESETS)
def test_a_symbol_stands_for_its_hit(key: str) -> None:
    ruleset = preset(key)
    symbols = {source.symbol: source.source for source in reversed(ruleset.hits) if source.symbol}
    for symbol, source in symbols.items():
        assert catalogue.symbol_short(ruleset, symbol) == catalogue.hit_short(ruleset, source)
    assert catalogue.symbol_short(ruleset, "quux") == catalogue.hit_short(ruleset, "quux")
