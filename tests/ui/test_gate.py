"""The gate on the felt: who takes what on the card, who must act in the headline and the row."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from tests.ui.test_stage import enter
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import Game
from zonk_desktop.stage.beats import Beat, Kind, StageManners
from zonk_desktop.stage.script import script
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.bar.gate import gate_view
from zonk_desktop.ui.table.bar.moment_view import moment_view
from zonk_desktop.ui.table.bar.turn_view import turn_view
from zonk_desktop.ui.table.cards.cards import cards, gate_card, turn_card
from zonk_desktop.ui.table.cards.hits_card import CardRow, CardView
from zonk_desktop.ui.table.cards.pennants import PennantLook
from zonk_desktop.ui.window.docks import Hits
from zonk_desktop.ui.window.main_window import MainWindow


def to_a_relaxed_gate(driver: Driver) -> None:
    """Ann has written 1,000 with a hit to take; Bob has the dice next."""
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    enter(driver, "11124")
    driver.settled()
    stay(driver)


def stay(driver: Driver) -> None:
    table = driver.window.desk.table
    before = table.snapshot
    table.do(act.Stay())
    driver.until(lambda: table.snapshot is not before and table.idle)


def game_of(driver: Driver) -> Game:
    game = driver.window.desk.table.game
    assert game is not None
    return game


@pytest.mark.rule("WH-064")
def test_the_headline_says_who_is_next_and_the_card_who_takes_what(
    driver: Driver, window: MainWindow
) -> None:
    page, card = window.desk.page, window.desk.page.card
    to_a_relaxed_gate(driver)
    assert page.bar.accessibleName().startswith("Bob is next")
    assert "figures" not in page.bar.laid().letters, "they leave"
    assert card.gate is not None
    assert card.gate.seat == 0
    assert card.gate.title == "Ann takes 1 hit"
    assert page.call.view.key == "C"
    assert page.call.primary
    assert [button for button in page.buttons if button.primary] == [page.call]
    assert page.call.hasFocus(), "the keyboard begins where the eye is led"
    assert not window.desk.tray.moves.lying(), "the card covers no dice"
    assert window.desk.pad.view.model_.state is not None
    assert window.desk.pad.view.model_.state.turn == 0, "and the column stays his"
    assert not page.roll.view.blocked
    assert "1 hit" in page.roll.view.note
    assert window.desk.hits.card.view.title == "Hits so far", "the dock does not repeat it"
    driver.key(Qt.Key.Key_C)
    driver.until(lambda: not game_of(driver).gates)
    driver.settled()
    assert card.gate is None
    assert page.bar.accessibleName().startswith("Bob")
    assert page.roll.hasFocus()


def test_a_roll_opens_a_relaxed_gate_and_the_dice_go_on_first(
    driver: Driver, window: MainWindow
) -> None:
    table = window.desk.table
    to_a_relaxed_gate(driver)
    kinds: list[Kind] = []
    table.director.begins.connect(lambda beat: kinds.append(beat.kind))
    enter(driver, "22346")
    driver.settled()
    assert kinds[:3] == [Kind.TAKEN, Kind.GATE_OPEN, Kind.HANDOVER]
    assert kinds.index(Kind.REST) > kinds.index(Kind.HANDOVER)


def test_a_key_meant_for_the_turn_does_not_open_its_gate(
    driver: Driver, window: MainWindow
) -> None:
    table = window.desk.table
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    enter(driver, "11124")
    driver.settled()
    table.director.guard.fresh_ms = 3_600_000
    stay(driver)
    assert gate_view(game_of(driver)) is not None
    asked: list[bool] = []
    table.wants_faces.connect(lambda: asked.append(True))
    driver.key(Qt.Key.Key_R)
    driver.answered()
    assert game_of(driver).gates
    assert not asked


def test_the_card_leaves_when_the_hits_are_taken(open_window: Opener, qtbot: QtBot) -> None:
    driver = Driver(open_window(), qtbot)
    window = driver.window
    card = window.desk.page.card
    to_a_relaxed_gate(driver)
    window.memory.set("speed", "slow")
    window.restyle()
    window.desk.table.do(act.TookHits())
    driver.until(lambda: card.leaving)
    driver.until(lambda: window.desk.table.idle)
    driver.until(card.isHidden)


@pytest.mark.rule("IB-019")
def test_hits_to_take_at_once_leave_the_dice_in_sight(driver: Driver, window: MainWindow) -> None:
    """They hold up nobody but their holder: his turn goes on, and the dice are not covered."""
    driver.begin("insta-bong", "Ann", "Bob", dice="table")
    enter(driver, "111111")
    driver.settled()
    view = gate_view(game_of(driver))
    assert view is not None
    assert not view.lies
    assert window.desk.page.card.gate is None
    assert window.desk.page.call.view.key == "C"
    assert window.desk.page.call.view.does == (act.TookHits(),)


@pytest.mark.parametrize("size", [(1024, 640), (1360, 860)])
def test_a_card_of_hits_covers_no_die_that_is_in_play(
    driver: Driver, window: MainWindow, size: tuple[int, int]
) -> None:
    """Six dice all over the felt: the card goes where none of them lies."""
    window.resize(*size)
    driver.begin("insta-bong", "Ann", "Bob", dice="table")
    driver.still()
    driver.until(window.desk.tray.is_ready)
    enter(driver, "111111")
    driver.settled()
    driver.still()
    card, tray = window.desk.page.card, window.desk.tray
    assert card.isVisible()
    assert tray.rect().intersects(card.geometry())
    assert not card.geometry().intersects(window.desk.page.banner.geometry())
    for die in range(6):
        point = tray.die_point(die)
        assert point is not None
        assert not card.geometry().contains(point.toPoint()), die


def test_cards_of_the_dock_never_hang_low(qtbot: QtBot, look: Style) -> None:
    """However short a card is, it lies at the top at once, and not after the next event."""
    dock = Hits(look)
    qtbot.addWidget(dock)
    dock.resize(400, 600)
    dock.show()
    for count in (1, 4, 2):
        dock.show_card(CardView("Hits so far", tuple(CardRow("Ann", n) for n in range(count))))
        assert dock.card.y() == look.px(8)


def test_the_card_of_the_show_has_a_disc_for_everybody(driver: Driver) -> None:
    options = (("halftime", 600), ("ceremony", "off"), ("entry-minimum", 0))
    driver.begin(
        "wheaton", "Ann", "Bob", "Cy", dice="table", magic=(1, 2, 2, 3, 6), options=options
    )
    enter(driver, "11124")
    driver.settled()
    stay(driver)
    card = cards(Sight(game_of(driver)))
    assert ([row.seat for row in card.rows], card.sign) == ([1, 2, 0], "halftime")
    assert card.note


@pytest.mark.parametrize("ceremony", ["strict", "relaxed"])
def test_nobody_is_said_to_ask_for_their_own_hits(driver: Driver, ceremony: str) -> None:
    """While the turn is still in sight, the dice have not gone on: who is next is not told."""
    table = driver.window.desk.table
    told: list[tuple[str, str]] = []

    def look(beat: Beat) -> None:
        if beat.kind is Kind.GATE:
            gate = gate_view(beat.game)
            assert gate is not None
            bar = moment_view(beat.game, turn_view(Sight(beat.game)))
            told.append((bar.title, gate.acts))

    table.director.begins.connect(look)
    options = (("ceremony", ceremony),)
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6), options=options)
    enter(driver, "11124")
    driver.settled()
    stay(driver)
    assert told
    for words in told:
        assert not {"Ann asks", "Ann is next"} & set(words)
    gate = gate_view(game_of(driver))
    assert gate is not None
    assert gate.acts == {"strict": "Bob asks", "relaxed": "Bob is next"}[ceremony]
    assert gate.actor == 1


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1920, 1080)])
def test_a_gate_leaves_the_magic_number_in_sight(driver: Driver, size: tuple[int, int]) -> None:
    to_a_relaxed_gate(driver)
    window = driver.window
    window.resize(*size)
    driver.still()
    page, moves = window.desk.page, window.desk.tray.moves
    assert page.card.gate is not None
    assert moves.on_rim()
    assert not any(box.intersects(page.card.box) for box in moves.on_rim())


@pytest.mark.rule("IB-019")
def test_hits_taken_at_once_are_no_reason_of_the_gate_after_the_turn() -> None:
    lines = ["zonk 1", "rules insta-bong", "player Ann", "player Bob", "score Ann 900"]

    def reasons(*more: str) -> list[str]:
        game = replay_text("\n".join([*lines, *more, ""]), Path()).game
        view = gate_view(game)
        assert view is not None
        assert sum(int(row.figure) for row in gate_card(game, view).rows) == 1
        return [row.text for row in gate_card(game, view).rows]

    assert reasons("roll 1 2 4 3 3 3") == ["Insta-Bong"]
    assert reasons("roll 1 2 4 3 3 3", "took-hits", "stay") == ["Every 1,000 points"]


def test_written_hits_are_at_stake_no_more() -> None:
    """The bell of the Last Round is told when the entry and its marks stand there."""
    lines = ["zonk 1", "rules insta-bong", "player Ann", "player Bob", "score Ann 4900",
             "roll 1 2 4 3 3 3", "took-hits", ""]  # fmt: skip
    before = replay_text("\n".join(lines), Path()).game
    after, events = apply(apply(before, act.Keep((0, 3, 4, 5)))[0], act.Stay())
    assert after.seats[0].total >= 5000
    kept = apply(before, act.Keep((0, 3, 4, 5)))[0]
    beats = script(kept, tuple(events), after, StageManners())
    (bell,) = [beat for beat in beats if beat.kind is Kind.LAST_ROUND]
    assert bell.decided
    card = turn_card(Sight(bell.game, ()), decided=True)
    assert card is not None
    assert sum(int(row.figure) for row in card.rows) == bell.game.seats[0].hits == 2
    assert {row.look for row in card.rows} == {PennantLook.NAILED}
