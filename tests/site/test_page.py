"""The page on the web: whole, in every language, with no address of anybody else's."""

from __future__ import annotations

import json
import re

import handbook
import pytest
import webpage
import webpage_texts
from product import SOURCE

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.words import languages, speech, use


@pytest.fixture(autouse=True)
def _own_language() -> object:
    before = speech()
    yield
    use(before)


@pytest.mark.parametrize("language", languages())
def test_a_page_has_every_sentence_that_its_scripts_say(language: str) -> None:
    page = webpage.page(language)
    inside = re.search(r'id="texts">(.*?)</script>', page, re.DOTALL)
    assert inside is not None
    said = json.loads(inside[1])["say"]
    scripts = "".join(file.read_text("utf-8") for file in sorted(webpage.PAGE.glob("*.js")))
    assert set(re.findall(r'say\((?:[^"()]*\? )?"(site-[a-z-]+)"', scripts)) <= set(said)
    assert set(re.findall(r'"(site-[a-z-]+)"', scripts)) == set(said)
    assert not re.search(r"\{[a-z-]+\}", page.replace(inside[1], ""))


@pytest.mark.parametrize("language", languages())
def test_every_sheet_is_headed_with_its_own_dice(language: str) -> None:
    sheets = webpage_texts.texts(language)["sheets"]
    assert isinstance(sheets, dict)
    assert list(sheets) == list(PRESETS)
    headings = {len(one["start"]): one["heading"] for one in sheets.values()}
    assert sorted(headings) == [5, 6]
    assert headings[5] != headings[6]
    # A year in the name of a sheet is no figure.
    assert "1978" in sheets["original-1978"]["match"]


def test_points_have_the_form_of_their_word() -> None:
    said = webpage_texts.texts("pl")["say"]
    assert isinstance(said, dict)
    assert "{points} punktów" in said["site-card-safe"]


def test_the_page_is_read_in_the_direction_of_its_language() -> None:
    assert '<html lang="he" dir="rtl">' in webpage.page("he")
    assert '<html lang="de" dir="ltr">' in webpage.page("de")


def test_nothing_is_asked_of_another_host() -> None:
    for file in sorted(webpage.PAGE.rglob("*")):
        if file.suffix in {".html", ".css", ".js", ".py"}:
            text = file.read_text("utf-8")
            assert not re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z]", text), file
    # And where a script forgot this, the browser would not let it.
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', webpage.page("en"))
    assert policy is not None
    assert policy[1].startswith("default-src 'self';")
    assert not re.search(r"https?:|\*", policy[1])
    # Links alone lead away, and all of them to the project; others to the handbook beside the page.
    page = webpage.page("en")
    links = re.findall(r'<a [^>]*href="(https?:[^"]*)"', page)
    assert links
    assert re.findall(r'"(https?:[^"]*)"', page) == links
    assert all(link.startswith(SOURCE) for link in links)
    beside = re.findall(r'href="handbook/([^"]*)[.]html"', page)
    assert {f"{place}.md" for place in beside} < set(handbook.pages())
    assert "play/first-evening" in beside


def test_every_identifier_that_a_script_looks_for_is_on_the_page() -> None:
    page = webpage.page("en")
    scripts = "".join(file.read_text("utf-8") for file in sorted(webpage.PAGE.glob("*.js")))
    asked = set(re.findall(r'\$\("([a-z]+)"\)', scripts))
    assert asked
    assert asked <= set(re.findall(r'id="([a-z]+)"', page))


def test_the_first_throws_are_worth_what_the_engine_says() -> None:
    table = webpage_texts.first()
    # 6 faces of the red die, and 126 throws of the four others.
    assert len(table) == 6 * 126
    begun, _ = apply(webpage_texts.game(), act.Roll())
    landed, _ = apply(begun, act.DiceLanded((2, 1, 1, 3, 5)))
    rows = {row[0]: row[1:] for row in table["21135"]}
    # The two 1s and the 5; the red die does not score, and two dice are thrown on.
    assert rows[0b10110] == [250, 44, 2, 0]
    after, _ = apply(landed, act.Keep((1, 2, 4)))
    assert after.turn.points == 250
    # One 1 stands for the other.
    assert 0b00100 not in rows
    assert table["12345"] == []
