"""A language that is read from the right says so by its letters, and keeps arguments in order."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

from tests import once
from tests.words import pseudo
from tests.words.files import messages, parts
from zonk_desktop import words
from zonk_desktop.archive.naming import file_name
from zonk_desktop.archive.statistics import csv_text
from zonk_desktop.console import visible
from zonk_desktop.words import Message, Speech, bare
from zonk_desktop.words.clean import plain, signed

KEPT, ANN = "event-kept", "\u2068Ann\u2069"


def general(folder: Path) -> None:
    """Two files of it: numbers and lists, and what is told of a game."""
    pseudo.write(folder, pseudo.HEBREW, pseudo.hebrew, ("general", "event"))


@pytest.fixture
def hebrew() -> Speech:
    return Speech(pseudo.HEBREW, folder=once.filled("hebrew-words", general))


def test_it_is_read_from_where_its_letters_are(hebrew: Speech) -> None:
    assert hebrew.from_the_right
    assert not Speech("en").from_the_right


def test_what_is_written_the_other_way_stays_together(hebrew: Speech) -> None:
    assert ANN in hebrew.say(KEPT, name="Ann", value=12500)
    assert hebrew.say(KEPT, name="דנה", value=12500).startswith("דנה ")
    assert "\u2068" not in Speech("en").say(KEPT, name="דנה", value=12500)
    # Each of a list, and a message within another one.
    assert hebrew.isolated("Ann") == ANN
    told = hebrew.say("list-last", first=Message.of("list-comma"), last="Ann")
    assert told.endswith(ANN)


def test_a_part_of_a_sentence_is_read_from_where_the_sentence_is(hebrew: Speech) -> None:
    """Whatever it begins with; an inner sign hides the letters behind it from Unicode's rules."""
    part = "\u2068Ann\u2069, \u206723 בנובמבר\u2069"
    assert hebrew.isolated(part) == f"\u2067{part}\u2069"
    assert hebrew.isolated("PDF של המשחק") == "\u2067PDF של המשחק\u2069"
    assert bare(hebrew.isolated(part)) == visible(part) == "Ann, 23 בנובמבר"


def test_a_figure_keeps_its_sign_before_it(hebrew: Speech, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hebrew.figure(-500) == "\u2068-500\u2069"
    assert hebrew.figure(12500) == "12,500"
    before = words.speech()
    assert signed(50) == "+50"
    words.use(hebrew)
    try:
        assert signed(50) == "\u2068+50\u2069"
    finally:
        words.use(before)


def test_a_word_that_messages_choose_by_stays_as_it_is(hebrew: Speech) -> None:
    """Or the sentence would take the case of all others: the red die would be any die."""
    keys = {
        node.key.name
        for message in messages("he").values()
        for node in parts(message)
        if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier)
    }
    assert {"R", "lastRound"} <= keys
    assert [key for key in sorted(keys) if hebrew.isolated(key) != key] == []
    told = Speech("he").text(Message.of("ear-die", face=1, colour="R"))
    assert told != Speech("he").text(Message.of("ear-die", face=1, colour="-"))


def test_paper_files_and_the_terminal_are_without_the_signs(hebrew: Speech) -> None:
    told = hebrew.say(KEPT, name="Ann", value=50)
    assert "Ann" in bare(told)
    assert bare(told).isprintable()
    assert plain(told, 200) == visible(told) == bare(told)
    assert file_name(f"{told}txt") == file_name(f"{bare(told)}txt")
    assert csv_text([[told]]) == csv_text([[bare(told)]])
