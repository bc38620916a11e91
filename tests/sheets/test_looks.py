"""What a rule set makes of the head of its sheet: titles, fields, and how much of a text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.sheets import games
from tests.sheets.flat import flat
from zonk_desktop.engine.choices import Roles, Rule11k
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import preset
from zonk_desktop.sheets import document
from zonk_desktop.sheets.content import HeadField, SheetStyle
from zonk_desktop.sheets.fonts import PLEX, SheetType, width
from zonk_desktop.sheets.measure import BLANK_DIE
from zonk_desktop.sheets.style import (
    average,
    blank,
    field_rows,
    field_widths,
    fields,
    gha,
    said,
    style,
    sums,
    text,
)
from zonk_desktop.transcript.lines import Header, Player

WHEATON = preset("wheaton")


def headed(*words: str, key: str = "wheaton", **settings: object) -> RuleSet:
    """A rule set with these words at the head of its sheet."""
    ruleset = preset(key)
    return changed(
        ruleset,
        settings=changed(ruleset.settings, header=words, **settings),  # type: ignore[arg-type]
    )


# Titles


@pytest.mark.parametrize(
    ("name", "titled"),
    [("Zonk of the longest nights", False), ("Zonk of the long nights!", True),
     ("Zonk of the long nights!!", False), ("a ZONK", True), ("Farkle", False)],
)  # fmt: skip
def test_a_short_name_of_a_zonk_is_the_title(name: str, titled: bool) -> None:
    """Of 24 letters; a longer one stands beside it."""
    look = style(changed(WHEATON, name=name))
    assert (look.title == name) is titled
    assert (name in look.subtitle) is not titled


def test_a_game_without_hits_has_its_own_name_and_one_row_of_sums() -> None:
    look = style(changed(WHEATON, name="Farkle", hits=()))
    assert (look.title, look.hits) == ("Farkle", False)
    assert sums(SheetStyle("t", "s", hits=False)) == 1
    assert sums(SheetStyle("t", "s", hits=True)) == 2
    assert sums(SheetStyle("t", "s", hits=False, columns=3)) == 2


@pytest.mark.parametrize(("least", "shown"), [(1, 2), (2, 2), (3, 3)])
def test_a_sheet_is_for_two_at_least(least: int, shown: int) -> None:
    settings = changed(WHEATON.settings, players_min=least, players_max=9)
    assert style(changed(WHEATON, settings=settings)).players == f"for {shown}-9 players"


# Texts


def test_a_text_is_a_line_or_a_table_of_lines() -> None:
    ruleset = changed(WHEATON, texts={"portrait": "words", "symbol": {"flag": "a flag", "odd": 3}})
    found = [text(ruleset, *words) for words in (
        ("portrait",), ("symbol", "flag"), ("symbol", "odd"), ("symbol", "none"), ("symbol",),
        ("portrait", "flag"), ("none",), ("none", "flag"),
    )]  # fmt: skip
    assert found == ["words", "a flag", "", "", "", "", "", ""]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("An arrow to the right: STRAIGHT", "Straight"),
        ("An arrow to the left: MAGIC NUMBER, or 9,950", "Magic Number, or 9,950"),
        ("MAGIC Number", "MAGIC Number"),
        ("A star: one: two", "two"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
    ],
)
def test_a_symbol_says_what_stands_after_its_colon(line: str, told: str) -> None:
    assert said(changed(WHEATON, texts={"symbol": {"flag": line}}), "flag") == told


def test_the_line_at_the_foot_has_so_many_letters() -> None:
    for many, note in ((240, "p" * 240), (241, "p" * 240 + "…")):
        assert blank(changed(WHEATON, texts={"portrait": "p" * many}), 2).note == note


# Fields


def test_a_field_that_nobody_knows_is_for_the_pen() -> None:
    found = fields(headed("names", "our_own-word", "our_own-word", "w" * 30), None, None)
    assert found == (HeadField("our own word"), HeadField("w" * 24 + "…"))


def test_a_sheet_has_ten_fields_at_most() -> None:
    words = tuple(f"field {n}" for n in range(12))
    assert [field.label for field in fields(headed(*words), None, None)] == list(words[:10])


def test_names_and_times_at_the_head_are_cut() -> None:
    ruleset = headed("scorekeeper", "packer", "rule11k", "winner", key="lets-play-zonk")
    names = ("A" * 60, "B")
    game = changed(new_game(Rules(ruleset), names), called=(0, "t" * 30))
    header = Header("x", 1, players=tuple(map(Player, names)), scorekeeper="S" * 60,
                    packer="P" * 60)  # fmt: skip
    assert [field.value for field in fields(ruleset, game, header)] == [
        "S" * 40 + "…", "P" * 40 + "…", "A" * 40 + "…", "t" * 20 + "…", "",
    ]  # fmt: skip
    # Where nobody says who keeps the score, the table knows it, if it has such a role.
    unsaid = header._replace(scorekeeper="")
    for keeper, name in ((0, "A" * 40 + "…"), (1, "B")):
        kept = changed(game, scorekeeper=keeper)
        assert fields(ruleset, kept, unsaid)[0].value == name
    alone = changed(ruleset, settings=changed(ruleset.settings, roles=Roles.NONE))
    assert fields(alone, game, unsaid)[0].value == ""
    assert fields(ruleset, None, header)[0].value == "S" * 40 + "…"
    assert [field.value for field in fields(ruleset, game, None)][:2] == ["", ""]
    nobody = changed(ruleset, settings=changed(ruleset.settings, rule11k=Rule11k.OFF))
    assert len(fields(nobody, game, header)) == 3


def test_fields_share_what_is_left_of_their_row() -> None:
    """By how much they want to grow; where there is too little all become narrower alike."""
    with flat():
        some = (HeadField("a", grow=1.0), HeadField("b", grow=2.0))
        assert field_widths(some, 22.0 + 44.0 + 4.0) == pytest.approx([22.0, 44.0])
        assert field_widths(some, 22.0 + 44.0 + 4.0 + 30.0) == pytest.approx([32.0, 64.0])
        assert field_widths(some, 33.0 + 4.0) == pytest.approx([11.0, 22.0])
        assert field_rows(some, 70.0) == (some,)
        assert field_rows(some, 69.9) == (some[:1], some[1:])
        assert field_rows((), 70.0) == ()
        assert field_rows(some[:1], 1.0) == (some[:1],)
        more = (*some, HeadField("c", grow=3.0))
        assert field_rows(more, 99.0) == (more[:2], more[2:])


def test_a_field_asks_for_its_value_its_label_or_a_pen() -> None:
    with flat():
        value = width("Anna Bo", SheetType(PLEX, 10.5, 600))
        label = width("LONG LABEL OF A FIELD", SheetType(PLEX, 6.2, 600, 0.06))
        alone = field_widths((HeadField("a", "Anna Bo", grow=0.0), HeadField("b", grow=1.0)), 200.0)
        assert alone[0] == pytest.approx(max(14.0, value + 3))
        dice = HeadField("a", "Anna Bo", grow=0.0, dice=(1, 2, 3))
        assert field_widths((dice, HeadField("b")), 200.0)[0] == pytest.approx(value + 15.6 + 3)
        for field, asked in (
            (HeadField("long label of a field", "x", grow=0.0), label),
            (HeadField("long label of a field", grow=0.0), label),
            (HeadField("a", "x" * 99, grow=0.0), 70.0),
            (HeadField("a", "x", grow=0.0), 14.0),
            (HeadField("a", grow=0.0, blanks=6), 6 * (BLANK_DIE + 0.8)),
        ):
            assert field_widths((field, HeadField("b")), 300.0)[0] == pytest.approx(asked)


def test_hits_a_head_are_told_with_their_sum() -> None:
    game = games.begun("wheaton", 4)
    seats = tuple(changed(seat, hits=hits) for seat, hits in zip(game.seats, (9, 20, 28, 0),
                                                                 strict=True))  # fmt: skip
    game = changed(game, seats=seats)
    assert gha(game) == "57 / 4 = 14.25"
    assert average(game) == "14.25"
    noted = changed(game, noted=True)
    assert average(noted) == "–"
    ruleset = headed("gha")
    assert [fields(ruleset, one, None)[0].value for one in (game, noted, None)] == [
        "57 / 4 = 14.25", "", "",
    ]  # fmt: skip


def test_names_of_a_blank_sheet_stand_over_its_first_columns() -> None:
    sheet = blank(WHEATON, 3, ("Ann", "Bo"))
    assert [column.name for column in sheet.columns] == ["Ann", "Bo", ""]
    assert [total.label for total in sheet.totals] == ["final", "hits"]


# What the file of a game is called


@pytest.fixture
def short_words() -> Iterator[None]:
    with flat():
        yield


@pytest.mark.usefixtures("short_words")
def test_a_file_is_called_by_four_of_its_players_and_its_day() -> None:
    game = games.begun("wheaton", 5)
    seats = tuple(changed(seat, name=letter * 30) for seat, letter in zip(game.seats, "ABCDE",
                                                                          strict=True))  # fmt: skip
    game = changed(game, seats=seats)
    name = document.of_game(game, Header("x", 1, start="2002-03-13T12:44-05:00")).name
    for part in ("A" * 20 + "…", "D" * 20 + "…", "2002-03-13"):
        assert part in name
    for part in ("A" * 21, "E", "2002-03-13T"):
        assert part not in name
    more = {many: document.of_game(changed(game, seats=seats[:many])).name for many in (4, 5)}
    assert more[4] != more[5]
