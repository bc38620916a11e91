"""Blank sheets and the cheat sheet on them."""

import re
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
from zonk_desktop.rulebook.cheat import Block, Item, more
from zonk_desktop.rulebook.load import PRESETS, house, preset
from zonk_desktop.sheets.cheatbox import LEAST, BlockBox, beside, cheat, height
from zonk_desktop.sheets.laid import LaidPage, Plan
from zonk_desktop.sheets.layout import plan
from zonk_desktop.sheets.measure import MARGIN
from zonk_desktop.sheets.style import blank

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "docs" / "examples"


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("players", [1, 2, 4, 6, 8, 12])
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_every_size_and_number_of_players(
    key: str, players: int, paper: str, tmp_path: Path
) -> None:
    file = tmp_path / "blank.pdf"
    laid = written(document.blank(preset(key), players), file, paper)
    families, embedded = zip(*fonts(file), strict=True)
    assert BUNDLED.issuperset(families)
    assert all(embedded)
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
        " ".join([*item.icons, item.term, item.text, item.worth])
        for b in cheat(ruleset)
        for item in b.items
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
    assert "7,000 ends it" in changed
    assert "450" in changed
    assert "900" in changed
    assert "Never two" not in changed
    assert "wins" not in changed.replace("First there wins", "")


def test_the_cheat_sheet_of_a_house_rule() -> None:
    farkle = said(house(HERE.parent / "house" / "farkle.toml"))
    assert "Any four alike 1,000" in farkle
    assert "Farkle" in farkle


def test_every_figure_of_the_presets_is_there() -> None:
    for key in PRESETS:
        ruleset = preset(key)
        words = said(ruleset)
        assert f"{ruleset.settings.limit:,}" in words
        for miss in ruleset.misses:
            assert miss.text in words or "zed" in words
        for total, _ in ruleset.bonus_names:
            assert f"{total:,}" in words


def test_thousands_and_capitals_are_written_one_way() -> None:
    for key in PRESETS:
        blocks = (*cheat(preset(key)), *more(preset(key)))
        for item in (item for block in blocks for item in block.items):
            words = f"{item.term} {item.text} {item.worth}"
            assert not re.search(r"(?<![\d,])\d{4}", words), words
            first = (item.term or item.text)[:1]
            assert not first.isalpha() or first.isupper(), words


def test_a_year_is_no_count() -> None:
    """Neither in a portrait nor in a name: 1978 is not 1,978."""
    assert "of 1978 as written down in 1983" in document.blank(preset("magic-bus-1983"), 4).note
    zonk = house(HERE.parents[1] / "docs" / "examples" / "zonk-2010.toml")
    assert document.blank(zonk, 4).style.title == "Zonk of 2010"


@pytest.mark.rule("IB-046")
@pytest.mark.rule("IB-059")
def test_insta_bong_says_how_its_signs_are_written() -> None:
    words = said(preset("insta-bong"))
    for wanted in (
        "reroll  A Re-Roll, kept until used",
        "reroll-used  Struck out when it is used",
        "a Double beats two singles",
    ):
        assert wanted in words
    assert "A penalty, taken off from then on \u2212250" in words
    sheet = document.blank(preset("insta-bong"), 4)
    signs = {name for key in sheet.legend for name in key.marks}
    assert {"reroll", "reroll-used", "bong-1", "bong-4"} <= signs


def test_what_it_is_then_what_it_is_worth(tmp_path: Path) -> None:
    """In this order a screen reader says it."""
    file = tmp_path / "blank.pdf"
    written(document.blank(preset("wheaton"), 4), file)
    said_ = " ".join(text(file).split())
    assert "All scored, all rolled, missed VANNA First throw, nothing ZONK" in said_
    assert "To enter the game, in one turn 250" in said_


def heights(laid: Plan, page: LaidPage) -> tuple[float, float]:
    """Room for a page's table, and what its rows and sums take of it."""
    head = laid.head if page.first else laid.small_head
    free = laid.height - 2 * MARGIN - laid.names - laid.foot - head
    rows = laid.in_panel(len(page.lines), sums=page.sums)
    under = laid.sums if laid.panels == 1 else 0.0
    return free, rows * laid.row + under


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
@pytest.mark.parametrize("across", [False, True])
def test_sums_do_not_stick_out_under_the_last_panel(key: str, paper: str, across: bool) -> None:
    """One or two players have panels side by side: their feet are level to a row."""
    for players in (1, 2):
        laid = plan(document.blank(preset(key), players), paper, landscape=across)
        for page in (page for page in laid.pages if page.lines and laid.panels > 1):
            each = laid.in_panel(len(page.lines), sums=page.sums)
            last = len(page.lines) - each * (laid.panels - 1)
            foot = last * laid.row + laid.sums
            assert -laid.row * laid.panels < foot - each * laid.row <= 1e-6


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("players", [1, 3, 4, 6])
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
@pytest.mark.parametrize("across", [False, True])
def test_a_sheet_lasts_for_the_evening(key: str, players: int, paper: str, across: bool) -> None:
    """A game's rounds at least; a first page that is full, and sums wherever a game may end."""
    ruleset = preset(key)
    laid = plan(document.blank(ruleset, players), paper, landscape=across)
    assert laid.row >= 7.0
    tables = [page for page in laid.pages if page.lines and page.columns[0] == 0]
    assert all(page.sums for page in tables)
    for page in tables:
        room, taken = heights(laid, page)
        assert taken <= room + 1e-6
    room, taken = heights(laid, tables[0])
    # Down to a multiple of five; or rules stand under it.
    assert taken > room - 5 * laid.row or (laid.under and len(tables) == 1) or laid.games > 1
    assert laid.rows >= ruleset.rounds > 0
    said_ = laid.about()
    games = "two games of " if laid.games > 1 else ""
    start = f"A game takes about {ruleset.rounds} rounds; room for {games}{laid.rows}"
    assert said_.startswith(start)
    assert f"{len(laid.pages)} page" in said_


def test_a_game_may_end_on_either_page(tmp_path: Path) -> None:
    laid = plan(document.blank(preset("lets-play-zonk"), 4))
    assert [len(page.lines) > 0 for page in laid.pages] == [True, True]
    file = tmp_path / "blank.pdf"
    written(document.blank(preset("lets-play-zonk"), 4), file)
    pages = text(file).split("\f")
    for page in pages[:2]:
        assert "FINAL" in page
        assert "HITS" in page
    # No rows of nothing on the second page: words and advice instead.
    assert laid.rows == 40
    assert "Words" in pages[1]
    assert "Advice" in pages[1]
    assert "room for 40, and 62 games in 100 end on page 1." in laid.about()


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_words_and_advice_stand_wherever_rows_leave_room(key: str, players: int) -> None:
    """Where rules are printed; unless every row is needed for a game."""
    sheet = document.blank(preset(key), players)
    laid = plan(sheet)
    shown = laid.side.columns if laid.side is not None else ()
    heads = {block.head for column in (*shown, laid.under) for block in column}
    told = "Words" in heads or "Words" not in {block.head for block in sheet.more}
    last = [page for page in laid.pages if page.lines][-1]
    room, taken = heights(laid, last)
    full = laid.rows < sheet.longest + 5 or room - taken < 60 or laid.games > 1
    assert told or laid.cheat == "back" or full


@pytest.mark.parametrize("name", ["farkle-facebook", "kingdom-come"])
def test_two_short_games_on_a_page(name: str, tmp_path: Path) -> None:
    ruleset = house(EXAMPLES / f"{name}.toml")
    laid = plan(blank(ruleset, 2))
    assert laid.games == 2
    assert laid.rows >= laid.sheet.longest
    assert laid.row >= 7.0
    file = tmp_path / "two.pdf"
    written(blank(ruleset, 2), file)
    said_ = text(file)
    # A date and a winner each.
    assert said_.count("FINAL") == said_.count("WINNER") == said_.count("DATE") == 2
    assert info(file)["Pages"] == "1"


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda file: file.stem)
@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_relatives_have_fields_and_rows_for_their_games(file: Path, paper: str) -> None:
    ruleset = house(file)
    for players in (2, 4, 6):
        sheet = blank(ruleset, min(players, ruleset.settings.players_max))
        assert sheet.fields
        laid = plan(sheet, paper)
        assert laid.rows >= sheet.lasting > 0
        # No page for a handful of rules while the table has rows that nobody needs.
        spare = (laid.rows - max(sheet.longest, sheet.lasting)) * laid.row
        assert laid.cheat != "back" or spare < 90


def test_the_length_of_a_game_follows_the_goal() -> None:
    assert preset("lets-play-zonk").rounds == 26
    assert preset("lets-play-zonk", (("limit", "5000"),)).rounds == 13
    assert preset("wheaton", (("halftime", "0"),)).rounds == 31


@pytest.mark.parametrize(("key", "players"), [("wheaton", 4), ("insta-bong", 3)])
def test_across_the_rules_stand_beside_the_table(key: str, players: int) -> None:
    laid = plan(document.blank(preset(key), players), "a4", landscape=True)
    assert laid.side is not None
    assert len(laid.side.columns) == 2
    assert not any(page.back for page in laid.pages)


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_the_rules_can_be_read(key: str, paper: str) -> None:
    for players in (1, 2, 4):
        for across in (False, True):
            laid = plan(document.blank(preset(key), players), paper, landscape=across)
            if laid.side is not None:
                assert laid.side.size >= LEAST
                # No block goes on in the next column, without its head.
                assert all(block.head for column in laid.side.columns for block in column)
                heights = [
                    sum(height(block, laid.side.each, laid.side.size) for block in column)
                    for column in laid.side.columns
                ]
                assert max(heights) <= laid.height - 2 * MARGIN - laid.head


def test_rules_that_have_no_room_go_on_the_back() -> None:
    long = (Block("Rules", tuple(Item(text="word " * 60) for _ in range(40))),)
    assert beside(long, 80.0, 200.0, 1) is None
    assert beside((), 80.0, 200.0, 1) is not None


def test_a_mark_earned_is_no_part_of_the_throw() -> None:
    box = BlockBox(None, 0.0, 60.0, 9.0)
    throw = box._icons(0, 0, ("die-6", "die-6", "die-6"))
    devil = box._icons(0, 0, ("devil",))
    assert box._icons(0, 0, ("die-6", "die-6", "die-6", "devil")) >= throw + devil + 1.0


def test_empty_dice_for_the_magic_number() -> None:
    sheet = document.blank(preset("wheaton"), 4)
    field = next(field for field in sheet.fields if field.label == "magic no.")
    assert (field.blanks, field.dice) == (5, ())


def test_nobody_consoled_no_field_for_it() -> None:
    labels = {key: [f.label for f in document.blank(preset(key), 4).fields] for key in PRESETS}
    assert "fewest BH’s" in labels["original-1978"]
    assert "fewest BH’s" not in labels["magic-bus-1983"]
    assert document.blank(preset("original-1978"), 4).style.trio


@pytest.mark.parametrize("name", ["zilch", "dix-mille", "kingdom-come", "farkle-facebook"])
def test_kin_without_hits_has_its_own_name_and_no_word_of_hits(name: str, tmp_path: Path) -> None:
    sheet = blank(house(EXAMPLES / f"{name}.toml"), 2)
    file = tmp_path / "kin.pdf"
    written(sheet, file)
    said = " ".join(text(file).split())
    assert "Hits" not in said
    assert "Zonk" not in said
    assert said.startswith(sheet.style.title)


@pytest.mark.parametrize("turn", [False, True])
@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_a_game_of_ten_rounds_has_ten_rows(paper: str, turn: bool) -> None:
    ruleset = house(EXAMPLES / "farkle-facebook.toml")
    assert ruleset.settings.rounds == 10
    laid = plan(blank(ruleset, 4), paper, landscape=turn)
    assert sum(len(page.lines) for page in laid.pages if not page.back) == 10
    assert laid.row >= 7.0


@pytest.mark.parametrize("key", ["lets-play-zonk", "original-1978"])
@pytest.mark.parametrize("turn", [False, True])
@pytest.mark.parametrize("rounds", [35, 45, 60])
def test_a_game_of_many_rounds_has_a_row_for_each(key: str, turn: bool, rounds: int) -> None:
    """Whatever rules would stand under fewer, and however long such games are without a limit."""
    ruleset = preset(key, (("rounds", str(rounds)),))
    laid = plan(blank(ruleset, 4), landscape=turn)
    assert laid.rows == rounds
    # What is brought forward has no number.
    numbers = [line.number for page in laid.pages for line in page.lines if line.number]
    assert numbers == [*range(1, rounds + 1)]


def test_the_line_at_the_foot_is_not_cut(tmp_path: Path) -> None:
    file = tmp_path / "foot.pdf"
    written(blank(preset("magic-bus-1983"), 2), file, "a5")
    assert "there is no consolation hit" in " ".join(text(file).split())
