"""The texts of a sheet in another language: laid over it, and never over what a house rule says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words import pseudo
from zonk_desktop import log
from zonk_desktop.rulebook import catalogue, describe, load
from zonk_desktop.rulebook.cheat import more
from zonk_desktop.rulebook.load import PRESETS, house, preset, standing_text
from zonk_desktop.sheets.cheatbox import cheat
from zonk_desktop.ui.rules.worth import table_of
from zonk_desktop.words import Speech, speech, use
from zonk_desktop.words import languages as every_language


@pytest.fixture
def texts(languages: Path) -> Iterator[Path]:
    """The folder of languages, English and one that nobody speaks; English is spoken."""
    use(Speech("en"))
    load._preset.cache_clear()
    yield languages
    load._preset.cache_clear()


def strange(language: str = pseudo.NAME) -> None:
    use(Speech(language))


@pytest.mark.usefixtures("texts")
@pytest.mark.parametrize("key", PRESETS)
def test_the_texts_of_a_sheet_are_translated_and_nothing_else(key: str) -> None:
    english = preset(key)
    strange()
    there = preset(key)
    assert there.settings == english.settings
    assert (there.key, there.name) == (english.key, english.name)
    # What is written into cells stays; what it means is said in the language.
    assert [miss.text for miss in there.misses] == [miss.text for miss in english.misses]
    assert there.texts["portrait"] == pseudo.accented(str(english.texts["portrait"]))
    assert dict(there.texts["term"]).keys() == dict(english.texts["term"]).keys()  # type: ignore[call-overload]
    for before, now in zip(english.hits, there.hits, strict=True):
        assert (before.key, before.sign, before.symbol) == (now.key, now.sign, now.symbol)
        if before.title:
            assert now.title != before.title
            # A knob that a title names in braces is still found.
            assert "{" not in catalogue.source_title(there, now)


@pytest.mark.usefixtures("texts")
def test_house_rules_keep_what_their_author_wrote(tmp_path: Path) -> None:
    own = "Landing on a square, as we do"
    file = tmp_path / "ours.toml"
    file.write_text(f'extends = "wheaton"\nname = "Ours"\n[hit.square]\ntitle = "{own}"\n', "utf-8")
    strange()
    titles = {source.key: source.title for source in house(file).hits}
    assert titles["square"] == own
    assert titles["devil"] == pseudo.accented("6-6-6 in one throw")
    # A translated text never gets into a file of the player's own.
    assert "ťĥ" not in standing_text(file)


@pytest.mark.parametrize(
    "wrong",
    [
        "this is no TOML",
        "[knobs]\nlimit = 5",
        '[hit.square]\nkind = "winner"',
        '[miss.zonk]\ntext = "NIX"',
        'tip = ["only one"]',
        "portrait = 3",
        "hit = 3",
        '[portrait]\nline = "x"',
        '[hit.nobody]\ntitle = "x"',
    ],
)
def test_what_is_no_text_of_the_sheet_changes_nothing_and_is_noted(
    wrong: str, texts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[str] = []
    for how in ("note", "caught"):
        monkeypatch.setattr(log, how, lambda *said: noted.append(str(said)))
    english = preset("wheaton")
    place = texts / "de" / "rules"
    place.mkdir(parents=True)
    (place / "wheaton.toml").write_text(wrong, "utf-8")
    strange("de")
    there = preset("wheaton")
    assert there == english
    assert there.texts == english.texts
    assert len(noted) == 1, noted


def test_a_text_is_known_by_its_place() -> None:
    for path, told in (
        ("portrait", True), ("name", False), ("portrait.x", False), ("term", False),
        ("term.x", True), ("knobs.x", False), ("symbol.x", True), ("symbol.title", False),
        ("symbol.stamp", False), ("hit.x", False), ("hit.x.title", True), ("hit.x.short", True),
        ("hit.x.source", False), ("combo.x.title", False), ("hit.x.y.title", False),
        ("hit.x.title.y", False), ("x.hit.title", False), ("fault.title.x", False),
    ):  # fmt: skip
        assert load.is_text(tuple(path.split("."))) is told, path


def test_a_text_takes_the_place_of_a_text_and_many_of_as_many() -> None:
    for said, old, fits in (
        ("a", "b", True), ("a", ["b"], False), (["a"], "b", False), (3, "b", False),
        ("a", None, False), ("a", 3, False), (["a"], ["b"], True), (["a", "c"], ["b"], False),
        ([3], ["b"], False), ([], [], True), ("ab", ["b", "c"], False), ([["a"]], ["b"], False),
    ):  # fmt: skip
        assert load._fits(said, old) is fits, (said, old)


@pytest.mark.usefixtures("texts")
@pytest.mark.parametrize("key", PRESETS)
def test_the_rules_in_short_have_as_many_lines_in_every_language(key: str) -> None:
    """Nothing is looked up by a text that a language changes."""

    def lines() -> list[int]:
        ruleset = preset(key)
        return [len(block.items) for block in (*cheat(ruleset), *more(ruleset))]

    english = lines()
    strange()
    assert lines() == english


@pytest.mark.parametrize("language", every_language())
@pytest.mark.parametrize("key", PRESETS)
def test_every_figure_on_a_card_is_parted_as_the_language_parts_them(
    key: str, language: str
) -> None:
    """On the rule card, in the rules in short of paper and panel, in the table of the dialog."""
    spoken = speech()
    use(Speech(language))
    load._preset.cache_clear()
    try:
        options = ("single-1", "1000"), ("penalty-points", "1500"), ("stop-minimum", "1200")
        for ruleset in preset(key), preset(key, options):
            said = [describe.rules(ruleset), *map(str, describe.card(ruleset))]
            said += map(str, table_of(ruleset, preset(key))[0])
            # Years are none, and a cell shows what is written into it.
            assert not [
                text for text in said if re.search(r"(?<![\da-z])(?!19|20)[1-9]\d{3}", text)
            ]
    finally:
        use(spoken)
        load._preset.cache_clear()
