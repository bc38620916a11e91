"""Computer players in the window: they act by themselves, once, and never for people."""

from __future__ import annotations

import os
import signal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QMenu

from tests.conftest import Amount
from tests.ui.conftest import Driver
from tests.ui.looking import unpainted
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine.state import EventKind, Phase
from zonk_desktop.session.job import apart
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.transcript.verbs import Calls
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit.controls import Pick
from zonk_desktop.ui.new_game.dialog import NewGameDialog, Offers
from zonk_desktop.ui.table.bar.buttons import calls
from zonk_desktop.ui.table.computers import HASTE
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.real_dice.faces import FacesDialog
from zonk_desktop.ui.table.seats_menu import fill

#: Sharp: never off its best choice by chance, which hangs on when a game began.
DOT = Computer("Dot", "dot", "sharp")
VERA = Computer("Vera", "vera", "casual")


@pytest.fixture
def short(amount: Amount) -> tuple[tuple[str, str], ...]:
    """A limit that is near."""
    return ("limit", str(amount.of(800, 4000, "ZONK_LIMIT"))), ("entry-minimum", "0")


def to_person(driver: Driver) -> None:
    """Until a person has the dice, hits of people taken on the way, or the game is over."""
    table = driver.window.desk.table

    def mine() -> bool:
        game = table.game
        if game is None or not table.idle:
            return False
        if table.stage is Stage.OVER:
            return True
        first = driver.window.desk.page.roll.view
        waits = not table.computer_to_play or bool(first.does)
        return waits and not driver.window.desk.computers.thinking

    driver.until(mine, 90)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_one_person_and_two_computers_to_the_end_by_keys(
    driver: Driver, short: tuple[tuple[str, str], ...]
) -> None:
    driver.begin("original-1978", "Ann", "Dot", "Vera", options=short, computers=(DOT, VERA),
             roll_order=False)  # fmt: skip
    table = driver.window.desk.table
    pressed = 0
    while table.stage is not Stage.OVER:
        to_person(driver)
        if table.stage is Stage.OVER:
            break
        snapshot = table.snapshot
        assert snapshot is not None
        assert pressed < 400, "the person plays for ever"
        pressed += 1
        stays = not driver.window.desk.page.stay.view.blocked
        driver.key(Qt.Key.Key_S if stays else Qt.Key.Key_R)
        driver.until(lambda before=snapshot: table.snapshot is not before)
    assert table.snapshot is not None
    assert table.snapshot.game.ended is not None
    assert {c.name for c in table.snapshot.header.computers} == {"Dot", "Vera"}
    assert all(seat.turns > 0 for seat in table.snapshot.game.seats)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_table_of_computers_plays_by_itself_from_the_roll_for_order(
    driver: Driver, short: tuple[tuple[str, str], ...]
) -> None:
    driver.begin("original-1978", "Dot", "Vera", options=short, computers=(DOT, VERA))
    table = driver.window.desk.table
    driver.until(lambda: table.stage is Stage.OVER, 500)
    assert driver.window.desk.computers.why(), "the last one can say why"


def test_keys_shorten_the_wait_and_do_not_play_for_the_computer(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HASTE, "off", 1000.0)
    driver.begin("original-1978", "Dot", "Ann", computers=(DOT,), roll_order=False)
    table, computers = driver.window.desk.table, driver.window.desk.computers
    assert table.computer_to_play == "Dot"
    assert driver.window.desk.page.keep.view.blocked
    driver.until(lambda: computers._next is not None)
    before = table.snapshot
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: table.snapshot is not before and table.idle)
    assert table.snapshot is not None
    rolled = [e for e in table.snapshot.events if e.event is EventKind.ROLLED]
    assert len(rolled) == 1, "one throw, not the computer's and the key's"


def test_a_seat_is_handed_over_while_its_player_is_away(driver: Driver) -> None:
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    table = driver.window.desk.table
    assert not table.computer_to_play
    driver.window.desk.commands.games.hand_over("Ann", "vera", "sharp")
    driver.until(lambda: table.snapshot is not None and table.snapshot.throws > 0)
    to_person(driver)
    assert table.snapshot is not None
    assert table.snapshot.game.turn.seat == 1
    driver.window.desk.commands.games.hand_over("Ann")
    driver.until(lambda: table.snapshot is not None and not table.snapshot.computers)
    assert not table.minded


def test_a_seat_is_handed_back_in_the_middle_of_its_computers_turn(driver: Driver) -> None:
    driver.begin("original-1978", "Dot", "Ann", computers=(DOT,), roll_order=False)
    table, games = driver.window.desk.table, driver.window.desk.commands.games
    said: list[str] = []
    table.told.connect(said.append)
    asked: list[bool] = []

    def ask(_: object) -> None:
        if not asked:
            asked.append(table.idle)
            games.hand_over("Dot")

    table.director.begins.connect(ask)
    driver.until(lambda: bool(asked))
    assert asked == [False], "something is being shown"
    assert any(one.endswith("as soon as this has been shown.") for one in said)
    driver.until(lambda: table.snapshot is not None and not table.snapshot.computers)
    driver.settled()
    assert not table.minded
    games.hand_over("Ann", "vera", "sharp")
    driver.until(lambda: table.snapshot is not None and len(table.snapshot.computers) == 1)
    assert "Vera plays for Ann from now on." in said
    header = table.snapshot.header  # type: ignore[union-attr]
    games.hand_over("Ann", "vera", "sharp")
    driver.answered()
    assert table.snapshot is not None
    assert table.snapshot.header == header, "chosen again, it is not told again"


def test_a_seat_is_handed_over_before_a_dare_and_under_one(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who plays at that moment dares or answers, once, and the seat can be taken back."""
    monkeypatch.setattr(FacesDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    table, games = driver.window.desk.table, driver.window.desk.commands.games
    happened: list[EventKind] = []

    def computers(count: int) -> None:
        driver.until(lambda: table.snapshot is not None and len(table.snapshot.computers) == count)

    def phase() -> Phase:
        assert table.game is not None
        return table.game.turn.phase

    driver.begin("lets-play-zonk", "Ann", "Bob", dice=DiceFrom.TABLE, roll_order=False)
    table.director.begins.connect(lambda beat: happened.append(beat.event))
    table.enter((4, 2, 4, 4, 4))
    driver.until(lambda: phase() is Phase.TO_KEEP)
    driver.settled()
    games.hand_over("Bob", "dot", "good")
    computers(1)
    to_person(driver)
    if phase() is not Phase.DARED:
        assert table.game is not None
        (dare,) = [one for one in calls(table.game) if one.group is Calls.DARE]
        table.do(dare.action)
        driver.until(lambda: phase() is Phase.DARED)
        driver.settled()
    games.hand_over("Ann", "vera", "sharp")
    driver.until(lambda: phase() is not Phase.DARED)
    games.hand_over("Ann")
    computers(1)
    driver.settled()
    assert happened.count(EventKind.DARED) == 1
    assert happened.count(EventKind.DARE_TAKEN) + happened.count(EventKind.DARE_REFUSED) == 1
    assert table.snapshot is not None
    assert set(table.snapshot.computers) == {1}
    assert len(table.snapshot.game.cells) <= 1, "nothing was played twice"


def test_computers_pause_and_go_on(driver: Driver) -> None:
    driver.begin("original-1978", "Dot", "Vera", computers=(DOT, VERA), roll_order=False)
    table, computers = driver.window.desk.table, driver.window.desk.computers
    pause = driver.window.desk.menus.pause
    assert pause.isEnabled()
    driver.until(lambda: table.snapshot is not None and table.snapshot.throws > 0)
    driver.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    driver.until(pause.isChecked)
    driver.settled()
    driver.until(lambda: table.idle)
    before = table.snapshot
    driver.wait(400)
    assert not computers.thinking
    assert table.snapshot is before
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: table.snapshot is not before)
    assert not pause.isChecked()
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    assert not pause.isEnabled()


def test_it_goes_on_after_a_restart(driver: Driver) -> None:
    driver.begin("original-1978", "Ann", "Dot", computers=(DOT,), roll_order=False)
    game = driver.window.desk.table.snapshot.game_id  # type: ignore[union-attr]
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: driver.window.desk.table.idle)
    before = driver.window.desk.table.snapshot
    driver.window.desk.table.resume(game)
    driver.until(lambda: driver.window.desk.table.snapshot is not before)
    driver.settled()
    assert driver.window.desk.table.snapshot is not None
    assert driver.window.desk.table.snapshot.computers == {1: DOT}


def test_a_seat_taken_back_in_the_middle_of_a_wait_is_not_played(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HASTE, "off", 1000.0)
    driver.begin("original-1978", "Dot", "Ann", computers=(DOT,), roll_order=False)
    table, thoughts = driver.window.desk.table, driver.window.desk.computers
    driver.until(lambda: thoughts.thinking)
    driver.window.desk.commands.games.hand_over("Dot")
    driver.until(lambda: table.snapshot is not None and not table.snapshot.computers)
    driver.settled()
    assert not thoughts.thinking
    assert table.snapshot is not None
    assert table.snapshot.throws == 0
    assert not table.computer_to_play
    assert not driver.window.desk.page.roll.view.blocked


def test_a_player_that_fails_leaves_its_turn_to_people(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("zonk_desktop.players.table.decide", fails)
    told: list[str] = []
    driver.window.desk.table.told.connect(told.append)
    driver.begin("original-1978", "Dot", "Ann", computers=(DOT,), roll_order=False)
    table = driver.window.desk.table
    driver.until(lambda: any("could not make up its mind" in line for line in told))
    assert not table.computer_to_play
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: table.snapshot is not None and table.snapshot.throws == 1)


def test_a_process_that_is_killed_in_mid_thought_costs_nothing(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the program runs: a process thinks. It is killed, another one thinks it again."""
    monkeypatch.setattr(apart, "here", False)
    driver.begin("original-1978", "Dot", "Ann", computers=(DOT,), roll_order=False)
    driver.until(lambda: apart.number is not None)
    killed = apart.number
    assert killed is not None
    os.kill(killed, signal.SIGTERM)
    to_person(driver)
    assert apart.number not in {None, killed}
    game = driver.window.desk.table.game
    assert game is not None
    assert game.seats[0].turns == 1
    assert game.turn.seat == 1


def test_new_game_sits_a_character_down_at_a_level(driver: Driver) -> None:
    window = driver.window
    choices = window.desk.commands.rules.choices()
    dialog = NewGameDialog(window.look, Offers(choices))
    dialog.sit("Ann")
    cards = dialog.cards.cards
    assert not any(card.property("blocked") for card in cards)
    cards[0].click()
    assert cards[0].property("blocked")
    assert "sits already" in cards[0].accessibleDescription()
    cards[0].click()
    assert len(dialog.seats) == 2
    professor = dialog.seats[1]
    assert (professor.name, professor.character, professor.level) == (
        "Professor Par", "professor", "sharp"
    )  # fmt: skip
    (pick,) = dialog.pad.findChildren(Pick)
    assert pick.accessibleName() == "How Professor Par plays"
    pick.setCurrentIndex(3)
    setup = dialog.setup()
    assert setup.names == ("Ann", "Professor Par")
    assert setup.computers == (Computer("Professor Par", "professor", "novice"),)
    again = NewGameDialog(window.look, Offers(choices, last=setup))
    assert again.setup().computers == setup.computers
    again.deleteLater()
    dialog.deleteLater()


def test_the_menu_of_who_plays_hands_a_column_over(driver: Driver) -> None:
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    table = driver.window.desk.table
    menu = QMenu()
    commands, named = driver.window.desk.commands, list[int]()
    fill(menu, table, commands.games.hand_over, named.append)
    ann = menu.actions()[0].menu()
    assert isinstance(ann, QMenu)
    choices = ann.actions()
    assert [one.isChecked() for one in choices].index(True) == 0
    choices[-1].trigger()
    assert named == [0]
    choices[2].trigger()
    driver.until(lambda: table.snapshot is not None and bool(table.snapshot.computers))
    assert table.snapshot is not None
    assert table.snapshot.header.computers[0].character == "vera"
    menu.deleteLater()


def test_with_real_dice_people_throw_for_a_computer(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says what it does; whose faces are typed, and when, is up to the people."""
    monkeypatch.setattr(FacesDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    table = driver.window.desk.table
    wanted: list[None] = []
    table.wants_faces.connect(lambda: wanted.append(None))
    driver.begin("original-1978", "Dot", "Ann", computers=(DOT,), dice=DiceFrom.TABLE)
    driver.until(lambda: len(wanted) == 1)
    driver.settled()
    # Nobody has typed anything: the button asks again, and the computer does not nag.
    assert not table.computer_to_play
    driver.key(Qt.Key.Key_R)
    assert len(wanted) == 2
    table.enter((1, 1, 1, 5, 2, 3))
    # It keeps, stays and takes its hits, all by itself; then Ann has the dice.
    driver.until(lambda: table.game is not None and table.game.turn.seat == 1)
    to_person(driver)
    assert table.game is not None
    assert table.game.seats[0].total == 1050
    assert not table.game.gates


def test_a_computer_that_wins_says_so_on_the_last_page(driver: Driver) -> None:
    window, end = driver.window, driver.window.desk.end
    driver.begin(
        "lets-play-zonk", "Dot", "Vera", roll_order=False, options=(("limit", "1000"),),
        computers=(Computer("Dot", "dot", "good"), Computer("Vera", "vera", "good")),
    )  # fmt: skip
    with unpainted(window):
        driver.until(lambda: window.pages.currentWidget() is end, 120)
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert snapshot.game.ended is not None
    (won,) = snapshot.game.ended.winners
    name = snapshot.game.seats[won].name
    said = {"Dot": "One die more was just right.", "Vera": "The average pays its debts."}
    assert end.head.accessibleName().endswith(said[name])
    driver.picture("end-computer")
    end.views[0].buttons()[1].click()
    driver.until(lambda: end.review is not None and end.review.found is not None)
    assert end.review is not None
    bars = end.review.findChildren(PlotView)
    assert said[name] in bars[0].accessibleDescription()
    driver.picture("end-computer-review")
    # The big picture is dark on every page, whatever the window's own palette is.
    window.desk.toggle_party()
    for page in (1, 2, 3):
        end.views[1].buttons()[page].click()
        driver.until(lambda: (end.pages is not None and end.pages.awards.found is not None)
                     or end.views[1].buttons()[1].isChecked())  # fmt: skip
        driver.still()
        assert end.pages is not None
        shown = end.pages.currentWidget()
        assert shown is not None
        dull = [
            label.text() for label in shown.findChildren(QLabel)
            if label.text() and label.palette().windowText().color().lightness() < 90
        ]  # fmt: skip
        assert not dull, page
    window.desk.toggle_party()
