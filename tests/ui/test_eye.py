"""Where the eye is led while something is shown, and what gives way to it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from tests.ui.test_gate import game_of, to_a_relaxed_gate
from tests.ui.test_pad_moments import do, throw
from tests.ui.test_stage import to_miss
from zonk_desktop.engine import actions as act
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.marks import plates_begin
from zonk_desktop.ui.kit.action_button import ActionButton, ButtonView
from zonk_desktop.ui.kit.laid import lay
from zonk_desktop.ui.kit.one_of import OneOf
from zonk_desktop.ui.kit.painted import Gap
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import DARK
from zonk_desktop.ui.paper import picture
from zonk_desktop.ui.review.awards import AwardCard, AwardView
from zonk_desktop.ui.table.bar.turn_bar import TurnBar
from zonk_desktop.ui.table.cards.banner import covered
from zonk_desktop.ui.table.cards.hits_card import FELT, CardRow, CardView, card
from zonk_desktop.ui.table.cards.pennants import PennantLook
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.real_dice.faces import FacesDialog
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.panels import RULES


def test_with_reduced_motion_a_lost_turn_is_gone_before_the_next(
    open_window: Opener, qtbot: QtBot
) -> None:
    """Dice and banner of the loser stayed on the felt under the name of the next player."""
    driver = Driver(open_window(speed="normal", motion="less"), qtbot)
    window = driver.window
    table, tray = window.desk.table, window.desk.tray
    assert window.look.still
    swept: list[list[QRect]] = []
    called: list[str] = []

    def look(beat: Beat) -> None:
        if beat.kind is Kind.ENTRY:
            swept.append(tray.moves.lying())
            called.append(window.desk.page.bar.accessibleName())

    table.director.begins.connect(look)
    to_miss(driver)
    throw(driver, "22336")
    assert swept == [[]], "cut away while the word is still read"
    assert called[0].startswith("ZONK"), "the headline says it"
    assert game_of(driver).turn.seat == 1
    assert not tray.moves.lying()
    assert not table.log.banner
    assert not window.desk.page.banner.isVisible()


def test_the_dice_of_a_stay_are_gone_when_the_next_one_has_his_turn(
    open_window: Opener, qtbot: QtBot
) -> None:
    """They lay bright on the rail under the next one's zero."""
    driver = Driver(open_window(), qtbot)
    tray = driver.window.desk.tray
    options: tuple[tuple[str, str], ...] = (("ceremony", "off"),)
    driver.begin("lets-play-zonk", dice="table", roll_order=False, options=options)
    throw(driver, "11134")
    do(driver, act.Stay())
    assert game_of(driver).turn.seat == 1
    assert not tray.moves.lying()
    # Where nothing moves the dice of a miss are first seen now.
    throw(driver, "22336")
    assert game_of(driver).turn.seat == 0
    assert len(tray.moves.lying()) == 5
    # Whoever may take them over has to see them.
    options += (("take-over", "anybody"),)
    driver.begin("lets-play-zonk", dice="table", roll_order=False, options=options)
    throw(driver, "11134")
    do(driver, act.Stay())
    assert len(tray.moves.lying()) == 5


def test_the_first_button_goes_on_while_something_is_shown(
    open_window: Opener, qtbot: QtBot
) -> None:
    """It was an outline that could not be pressed, under the words that offered it."""
    driver = Driver(open_window(speed="slow"), qtbot)
    table, page = driver.window.desk.table, driver.window.desk.page
    kinds: list[Kind] = []
    offered: dict[Kind, str] = {}

    def look() -> None:
        if table.beat is not None:
            offered[table.beat.kind] = f"{page.roll.view.text}: {page.roll.view.note}"

    table.director.begins.connect(lambda beat: kinds.append(beat.kind))
    table.changed.connect(look)
    to_miss(driver)
    offered.clear()
    table.enter((2, 2, 3, 3, 6))
    driver.until(lambda: Kind.MISS in kinds)
    assert page.roll.primary
    # The dice were offered to Bob before anybody was told that Ann has missed.
    assert offered[Kind.REST] == "Go on: "
    assert offered[Kind.MISS].startswith("Next")
    assert "Bob" in page.roll.view.note
    page.roll.click()
    assert kinds[-1] is Kind.HANDOVER
    assert page.roll.primary, "it does not go out for a quarter of a second"
    driver.until(lambda: table.idle)
    throws = len(kinds)
    page.roll.acted.emit(ButtonView("pass", "", "", "R"))
    assert len(kinds) == throws, "too late it plays nothing"
    assert table.stage is Stage.PLAYING


def test_a_held_key_presses_a_button_once(look: Style, qtbot: QtBot) -> None:
    button = ActionButton(look)
    qtbot.addWidget(button)
    button.show_view(ButtonView("roll", "Roll", "", "R"))
    done: list[object] = []
    button.acted.connect(done.append)
    for again in (False, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", again
        )
        QApplication.sendEvent(button, event)
    assert len(done) == 1


@pytest.mark.rule("WH-079")
def test_the_bar_says_who_leads_the_show_as_soon_as_it_is_known(
    driver: Driver, window: MainWindow
) -> None:
    """Bob led with 500 in the bar while the banner said that Ann had the best turn."""
    options = (("ceremony", "off"), ("halftime", 500), ("entry-minimum", 0), ("stop-minimum", 0))
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6), options=options)
    leads: list[tuple[Kind, int, str]] = []

    over: list[str] = []
    begun: list[str] = []
    lives: list[object] = []

    def look_at_pad() -> None:
        """The panels follow in an event of their own."""
        state, beat = window.desk.pad.view.model_.state, window.desk.table.beat
        if state is not None and beat is not None and beat.kind is Kind.HALFTIME:
            lives.append(state.live)

    def look() -> None:
        beat, view = window.desk.table.beat, window.desk.page.bar._view
        if beat is not None and view is not None and beat.kind is Kind.SHOW_OVER:
            bar = window.desk.page.bar.laid()
            assert "figures" not in bar.letters, "points of the show are none of the game"
            over.append(view.title)
        if beat is not None and view is not None and beat.kind is Kind.HALFTIME:
            assert view.lead is None, "nobody has had a turn of the show"
            begun.append(view.points_label)
        if beat is not None and view is not None and view.lead is not None:
            leads.append((beat.kind, view.lead.seat, view.lead.figure))

    window.desk.table.changed.connect(look)
    window.desk._soon.timeout.connect(look_at_pad)
    window.desk.table.director.manners = window.desk.table.director.manners._replace(speed="fast")
    throw(driver, "11124")
    do(driver, act.Stay())
    assert game_of(driver).show is not None
    throw(driver, "55523")
    do(driver, act.Stay())
    assert (Kind.ENTRY, 1, "500") in leads
    throw(driver, "11124")
    do(driver, act.Stay())
    assert (Kind.SHOW_HIT, 0, "1,000") in leads
    assert (Kind.SHOW_HIT, 1, "500") not in leads
    assert set(begun) == {"This turn"}, "its points are those of the turn"
    assert set(lives) == {(-1, -1)}, "Bob is the first of the show"
    # It said for a beat that it is the turn of whoever was the last in the show.
    assert set(over) == {"The show is over"}


@pytest.mark.rule("LP-073")
def test_a_dare_narrows_the_lamp_to_its_die(driver: Driver, window: MainWindow) -> None:
    """The one die that decides lay there dimmed, as if it could not score."""
    driver.begin("lets-play-zonk", "Ann", "Bob", "Cy", dice="table")
    throw(driver, "24444")
    do(driver, act.Dare(1))
    do(driver, act.TakeDare())
    shown = window.desk.tray.sight.table
    (die,) = [die for die in shown.dice if die.place == "felt"]
    assert not die.dim
    assert window.desk.page.lamp.lamp.on == die.index
    (plate,) = shown.plates
    assert plate.text == "400"
    throw(driver, "4")
    assert window.desk.page.lamp.lamp.on is None


def test_a_throw_seen_again_is_seen_alone(open_window: Opener, qtbot: QtBot) -> None:
    """The card of a hit stayed on the felt and hid the dice of the replay."""
    driver = Driver(open_window(speed="fast"), qtbot)
    window = driver.window
    page, tray = window.desk.page, window.desk.tray
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    driver.key(Qt.Key.Key_R)
    driver.settled()
    driver.until(lambda: not tray.moving)
    page.banner.show_text("Something")
    window.desk.table.log.banner = "Something"
    driver.key(Qt.Key.Key_I)
    assert tray.again.running
    assert not page.banner.isVisible()
    page.refresh()
    assert not page.banner.isVisible()
    assert not page.card.isVisible()
    driver.key(Qt.Key.Key_I)
    assert not tray.again.running
    assert page.banner.isVisible(), "and comes back"


def test_no_card_lies_over_a_throw_that_is_seen_again(driver: Driver, window: MainWindow) -> None:
    page, tray = window.desk.page, window.desk.tray
    to_a_relaxed_gate(driver)
    assert page.card.isVisible()
    tray.sight.low = True
    page.refresh()
    assert not page.card.isVisible()
    tray.sight.low = False
    page.refresh()
    assert page.card.isVisible()


def test_the_magic_number_is_not_hidden_by_its_own_banner(
    driver: Driver, window: MainWindow
) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    page, tray = window.desk.page, window.desk.tray
    assert window.desk.table.magic_open
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: not window.desk.table.magic_open and window.desk.table.idle)
    driver.still()
    assert "Magic" in page.banner.accessibleName()
    assert page.banner.isVisible()
    assert page.banner.geometry().top() >= tray.moves.under_rim()


def test_paper_tells_no_magic_number_that_nobody_has_rolled(
    driver: Driver, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[int] = []

    def saved(_parent: object, snapshot: Snapshot, _memory: object) -> str:
        shown.append(snapshot.game.magic)
        return ""

    monkeypatch.setattr(picture, "save_game", saved)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    window.desk.commands.tray.picture()
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: not window.desk.table.magic_open and window.desk.table.idle)
    window.desk.commands.tray.picture()
    before, after = shown
    assert before == 0
    assert after == game_of(driver).magic > 0


@pytest.mark.parametrize("title", ["One die. A 4, or nothing.", "Ann stays with 1,000"])
def test_a_long_headline_takes_two_rows_before_it_is_left_out(
    driver: Driver, window: MainWindow, qtbot: QtBot, title: str
) -> None:
    """With letters of 200 % only the name was left of it."""
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    view = window.desk.page.bar._view
    assert view is not None
    view = view._replace(title=title, points_label="", stay=None, miss=None)
    bar = TurnBar(Style(window.look.tokens, type(window.look.type)(2.0), still=True))
    qtbot.addWidget(bar)
    bar.set_size("small")
    bar.show_view(view)
    for wide in (760, 560, 460):
        bar.resize(wide, bar.sizeHint().height())
        laid = bar.laid()
        rows = laid.named("title")
        assert not laid.cut
        assert " ".join(row.words for row in rows) == title
        assert all(row.box.right() <= bar.right(view) for row in rows)
        assert len(rows) * rows[0].box.height() <= bar.height()
    bar.resize(250, bar.height())
    assert [row.words for row in bar.laid().named("title")] == ["Ann"]


@pytest.mark.parametrize("ceremony", ["relaxed", "strict"])
@pytest.mark.rule("WH-064")
def test_a_person_opens_the_gate_by_its_key_where_a_computer_is_next(
    driver: Driver, window: MainWindow, ceremony: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card said C, and C did nothing; two buttons were red."""
    # Once the gate is open the table is asked for the computer's dice.
    monkeypatch.setattr(FacesDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    dot = Computer("Dot", "dot", "good")
    driver.begin(
        "wheaton", "Ann", "Dot", dice="table", magic=(1, 2, 2, 3, 6), computers=(dot,),
        options=(("ceremony", ceremony),),
    )  # fmt: skip
    page, table = window.desk.page, window.desk.table
    throw(driver, "11124")
    do(driver, act.Stay())
    assert table.computer_to_play == "Dot"
    assert page.card.gate is not None
    assert page.call.primary
    assert not page.roll.primary
    for _ in range(4):
        if not game_of(driver).gates:
            break
        before = table.snapshot
        driver.key(Qt.Key.Key_C)
        driver.until(lambda before=before: table.snapshot is not before and table.idle)
    assert not game_of(driver).gates


def test_the_banner_keeps_clear_of_the_gate_when_the_window_changes(
    driver: Driver, window: MainWindow
) -> None:
    """It gave way to where the card had lain in a window of another size."""
    to_a_relaxed_gate(driver)
    page = window.desk.page
    window.desk.table.log.banner = "Ann has the dice, and Bob has more to say"
    page.refresh()
    for size in ((1360, 860), (1024, 640), (1920, 1080), (1360, 860)):
        window.resize(*size)
        driver.still()
        assert page.card.gate is not None
        assert page.banner.isVisible()
        assert covered(page.banner.geometry(), [page.card.box]) == 0


def test_no_banner_lies_on_the_plates(driver: Driver, window: MainWindow) -> None:
    """A long sentence had room on the lower rim alone, over what had been kept."""
    window.resize(1024, 640)
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    throw(driver, "11124")
    do(driver, act.Keep((0, 1, 2)))
    driver.still()
    page, tray = window.desk.page, window.desk.tray
    assert tray.sight.table.plates
    banner = page.banner
    banner.show_text("150 kept. The dice must be rolled.")
    driver.until(tray.is_ready)
    for wide in (1024, 1360):
        window.resize(wide, 640)
        driver.still()
        top = plates_begin(fit(tray.width(), tray.height()), window.look.type.text(15, 700))
        tried = list(banner._places(banner.size()))
        assert len(tried) > 100
        assert all(box.bottom() <= top for box in tried)


def test_joined_buttons_have_the_colours_of_their_page(look: Style, qtbot: QtBot) -> None:
    """On the dark last page of the big picture they were those of a light application."""
    dark = look.derived(DARK, look.type)
    row = OneOf(dark, "Views", [("one", "One"), ("two", "Two")], "one")
    qtbot.addWidget(row)
    row.show()
    qtbot.waitExposed(row)
    for value, colour in (("one", DARK.ink), ("two", DARK.raise_)):
        button = row.button(value)
        shown = button.grab().toImage().pixelColor(button.width() // 2, 6)
        assert shown.name() == QColor(colour).name()


def test_the_cell_of_the_turn_stays_in_sight_when_the_window_changes(
    driver: Driver, window: MainWindow
) -> None:
    """A game that was continued in a small window had half of it below the edge."""
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    window.resize(1920, 1080)
    driver.still()
    for _ in range(12):
        throw(driver, "22346")
    view = window.desk.pad.view
    for size in ((1024, 640), (1360, 860), (1024, 640)):
        window.resize(*size)
        driver.still()
        state = view.model_.state
        assert state is not None
        cell = view.place_of(*state.live)
        assert cell.top() >= 0
        assert cell.bottom() <= view.viewport().height()


def test_the_reason_of_a_hit_takes_smaller_letters_then_two_rows_and_is_cut_last(
    look: Style,
) -> None:
    reason = "Social: everybody got a hit in the round"
    view = CardView("Ann takes 1 hit", (CardRow(reason, 1, PennantLook.NAILED),), 0)

    def told(wide: int) -> tuple[list[str], int]:
        laid = lay(card(view, FELT, Gap()), QRectF(0, 0, wide, 200), look)
        rows = [piece for piece in laid.pieces if piece.words][-2:]
        found = [row.words for row in rows if not row.words.startswith("Ann")]
        assert bool(laid.cut) is any(words.endswith("…") for words in found)
        assert rows[-1].font is not None
        return found, rows[-1].font.pixelSize()

    assert told(700) == ([reason], 21)
    words, size = told(500)
    assert words == [reason]
    assert 16 <= size < 21
    words, size = told(340)
    assert (" ".join(words), len(words)) == (reason, 2)
    assert told(220)[0][-1].endswith("…")


def test_a_long_name_on_an_award_takes_two_rows_before_it_is_cut(look: Style, qtbot: QtBot) -> None:
    """Mr Umbrella was Mr U... beside what he had won with."""
    rows: dict[int, list[str]] = {}
    for wide in (320, 230):
        card = AwardCard(look, AwardView("Winner", 0, "Mr Umbrella", "1,250", "in round 3"))
        qtbot.addWidget(card)
        card.setMinimumSize(0, 0)
        card.resize(wide, 126)
        assert not card.laid().cut
        rows[wide] = [piece.words for piece in card.laid().named("name")]
    assert rows == {320: ["Mr Umbrella"], 230: ["Mr", "Umbrella"]}


def test_rules_are_written_where_they_are_seen(driver: Driver, window: MainWindow) -> None:
    """Behind another tab they took a fifth of the time of the frame in which a miss is told."""
    desk = window.desk
    rules = desk.rules
    to_miss(driver)
    driver.still()
    written: list[str] = []
    rules.textChanged.connect(lambda: written.append(rules.toPlainText()))
    throw(driver, "22336")
    driver.still()
    assert not written
    desk.panels.front(RULES)
    driver.until(lambda: bool(written))
    assert written[-1]
