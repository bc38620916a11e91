"""What the table says of rare moments: a Royale, the 11,000 Rule, a miss with a re-roll, a team."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from tests.ui.conftest import Driver
from tests.ui.opened import entries, opened
from tests.ui.test_table import throw
from zonk_desktop.engine import actions as act
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.ui.table.bar.gate import gate_view
from zonk_desktop.ui.table.bar.moment_view import moment_view
from zonk_desktop.ui.table.bar.turn_view import Lead, turn_view
from zonk_desktop.ui.table.beside import beside_button
from zonk_desktop.ui.table.cards.cards import gate_card
from zonk_desktop.ui.table.table_view import Left, table
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import text

IB = ("rules insta-bong", "player Ann", "player Bob", "score Ann 900")
TEAMS = ("rules lets-play-zonk", "option teams=on", 'team "Ann & Di" Ann Di',
         'team "Bob & Ed" Bob Ed', 'team "Cy & Fay" Cy Fay')  # fmt: skip


@pytest.mark.rule("IB-017")
def test_a_royale_is_told_as_soon_as_it_lies_there(
    driver: Driver, window: MainWindow, tmp_path: Path
) -> None:
    shown: list[Beat] = []
    window.desk.table.director.begins.connect(shown.append)
    opened(driver, tmp_path, *IB)
    throw(driver, "1 2 3 4 5 6")
    (lies,) = [beat for beat in shown if beat.kind is Kind.ROYALE_LIES]
    assert lies.says.banner is not None
    assert text(lies.says.banner) == "All six make a Royale"
    assert lies.says.under is not None
    assert text(lies.says.under) == "Four dice, 50 times their sum."
    page, sight = window.desk.page, window.desk.table.sight
    assert page.banner.isVisible()
    assert sight is not None
    assert list(sight.tags.values()) == ["Royale"]
    assert page.keep.view.note == "its worth is thrown for"
    assert turn_view(sight).note == "Four dice, 50 times their sum."


@pytest.mark.rule("IB-040")
def test_a_re_roll_is_asked_of_who_missed_and_of_nobody_else(
    driver: Driver, window: MainWindow, tmp_path: Path
) -> None:
    table, page = window.desk.table, window.desk.page
    opened(driver, tmp_path, *IB, "roll 1 2 3 4 5 6", "keep all", "roll 6 5 4 3")
    throw(driver, "2 2 3 3 4 6")
    assert page.bar.accessibleName().startswith("Ann missed")
    assert page.roll.view.text == "Use the re-roll"
    assert page.roll.primary
    assert page.stay.view.text == "Let it stand"
    assert table.game is not None
    assert table.game.turn.throw == (2, 2, 3, 3, 4, 6), "the dice still lie there"
    # It is taken back, and asked again; used, the headline says why the dice are thrown.
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: page.roll.view.name == "roll")
    assert page.bar.accessibleName().startswith("Ann rolls again. The re-roll: the six once more")
    assert page.stay.view.reason == "There is no throw to keep from. Roll first."
    driver.key(Qt.Key.Key_U)
    driver.until(lambda: page.roll.view.name == "reroll")
    driver.key(Qt.Key.Key_S)
    driver.until(lambda: page.bar.accessibleName().startswith("Bob"))
    driver.settled()
    assert not any("re-roll" in words for words in entries(driver))


@pytest.mark.rule("LP-087", "LP-091")
def test_what_must_be_done_under_the_11000_rule_is_said() -> None:
    lines = ["zonk 1", "rules lets-play-zonk", "player Ann", "player Bob", "score Ann 9100",
             "score Bob 6000"]  # fmt: skip

    def lead(*more: str) -> Lead | None:
        game = replay_text("\n".join([*lines, *more]), Path()).game
        return moment_view(game, turn_view(Sight(game))).lead

    assert lead() is None
    assert lead("call-11000") == Lead("In one turn", "1,000")
    home = ("call-11000", "roll 1 1 1 5 2", "keep 1 1 1", "stay", "roll 2 2 3 4 6")
    assert lead(*home) == Lead("In one turn", "1,000")


def test_a_team_is_several_people(driver: Driver, window: MainWindow, tmp_path: Path) -> None:
    opened(driver, tmp_path, *TEAMS, "roll 1 1 1 5 2", "keep 1 1 1 5", "stay", "took-hits")
    told = [line.text for line in window.desk.table.log.lines]
    assert "Ann & Di keep 1,050." in told
    assert window.desk.page.bar.accessibleName().startswith("Bob’s turn for Bob & Ed")
    game = replay_text("\n".join(["zonk 1", *TEAMS, "roll 1 1 1 5 2", "keep 1 1 1"]), Path()).game
    stay = turn_view(Sight(game)).stay
    assert stay is not None
    assert stay[0] in {"If Ann & Di stay", "By staying"}


def test_a_table_that_pauses_says_so_where_one_looks(driver: Driver, window: MainWindow) -> None:
    page, table = window.desk.page, window.desk.table
    dot = Computer("Dot", "dot", "casual", 0)
    driver.begin("lets-play-zonk", "Dot", "Ann", roll_order=False, computers=(dot,))
    window.desk.computers.set_paused(True)
    driver.until(lambda: bool(table.computer_to_play))
    assert page.roll.view.text == "Go on"
    word = window.desk.status.word
    driver.until(lambda: word.text() == "The computers pause. Dot waits.")
    assert word.isVisible()
    above = page.row.mapTo(window, QPoint()).y() - word.mapTo(window, word.rect().bottomLeft()).y()
    assert 0 < above < word.height(), "right above the row of buttons"
    window.desk.toggle_party()
    driver.still()
    assert word.isVisible(), "in the big picture too"
    window.desk.toggle_party()
    driver.still()
    driver.key(Qt.Key.Key_R)
    assert not window.desk.computers.paused
    driver.until(lambda: "pause" not in word.text())


@pytest.mark.rule("MB-056", "WH-067", "LP-075")
@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("rules original-1978", "player A", "player B", "roll 1 1 1 5 3 4", "keep 1 1 1 5",
          "stay"), {"Done"}),
        (("rules wheaton", "magic 1 2 2 3 6", "player A", "player B", "roll 1 2 3 4 5",
          "roll 1 2 2 6 6", "keep all", "stay"),
         {"Can I roll?", "No", "Overrule", "Jump the gate"}),
        (("rules lets-play-zonk", "player A", "player B", "score A 800", "roll 1 1 5 2 3",
          "keep 1 1", "stay"),
         {"You can go", "Done", "Cough", "No", "Overrule", "Can I roll?", "Jump the gate"}),
    ],
)  # fmt: skip
def test_each_gate_has_the_words_of_its_sheet(lines: tuple[str, ...], words: set[str]) -> None:
    rules, *more = lines
    strict = "\n".join(["zonk 1", rules, "option ceremony=strict", *more])
    gate = gate_view(replay_text(strict, Path()).game)
    assert gate is not None
    said = {gate.first.text, *(call.text for call in gate.more if call.group is None)}
    assert said == words


@pytest.mark.rule("WH-067")
def test_the_answer_of_the_sheet_comes_first_once_all_asks_are_made() -> None:
    lines = ("rules wheaton", "option ceremony=strict", "player A", "player B", "magic 1 2 2 3 6",
             "roll 1 2 3 4 5", "roll 1 2 2 6 6", "keep all", "stay", "ask B 3")  # fmt: skip
    gate = gate_view(replay_text("\n".join(["zonk 1", *lines]), Path()).game)
    assert gate is not None
    assert (gate.first.text, gate.acts, gate.actor) == ("Yes", "A answers", 0)


def test_hits_taken_at_once_are_not_said_to_be_written() -> None:
    lines = ("zonk 1", *IB, "option ceremony=strict", "roll 1 2 4 3 3 3R")
    game = replay_text("\n".join(lines), Path()).game
    gate = gate_view(game)
    assert gate is not None
    assert [row.note for row in gate_card(game, gate).rows] == [
        "Thrown, so it is kept whatever happens."
    ]


def test_a_menu_opens_each_entry_by_a_letter_of_its_own(window: MainWindow) -> None:
    for bar in window.menus:
        menu = bar.menu()
        assert isinstance(menu, QMenu)
        words = [action.text().replace("&&", "") for action in menu.actions()]
        letters = [word[word.index("&") + 1].lower() for word in words if "&" in word]
        assert len(set(letters)) == len(letters), words


def test_a_call_that_is_the_only_one_stands_on_the_button(
    driver: Driver, window: MainWindow, tmp_path: Path
) -> None:
    opened(driver, tmp_path, "rules lets-play-zonk", "option sloppiness=off", "player Ann",
           "player Bob", "score Ann 9100")  # fmt: skip
    game = window.desk.table.game
    assert game is not None
    found = beside_button(game, real=False)
    assert found is not None
    assert (found.view.text, found.view.key) == ("Call the 11,000 Rule", "C")
    assert found.view.does == (act.Call11000(),)


@pytest.mark.rule("LP-040")
def test_all_four_of_a_dare_are_lit() -> None:
    lines = ("zonk 1", "rules lets-play-zonk", "player A", "player B", "score A 400",
             "roll 4 2 4 4 4")  # fmt: skip
    game = replay_text("\n".join(lines), Path()).game
    shown = table(Sight(game), (), Left())
    assert [die.face for die in shown.dice if die.dim] == [2]


@pytest.mark.rule("LP-008", "LP-009")
def test_who_keeps_score_and_who_packs_is_told_at_the_name(
    driver: Driver, window: MainWindow, tmp_path: Path
) -> None:
    """By a pencil on the pad, by a pointer and to readers; it stood at the foot of the window."""
    pad = window.desk.pad.view

    def told() -> list[object]:
        tip, across = Qt.ItemDataRole.ToolTipRole, Qt.Orientation.Horizontal
        return [pad.model_.headerData(n, across, tip) for n in range(2)]

    people = ("player Ann", "player Bob")
    opened(driver, tmp_path, "rules original-1978", *people)
    assert told() == [None, None]
    opened(driver, tmp_path, "rules lets-play-zonk", *people, "scorekeeper Bob", "packer Ann")
    driver.still()
    assert told() == ["Ann packs the bowl.", "Bob keeps score."]
    assert "Bob keeps score." in pad.accessibleDescription()
