"""The turn bar in the Halftime Show and in a last round: who leads, and what must be beaten."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from tests.ui.in_sight import words
from tests.ui.test_gate import game_of
from tests.ui.test_pad_moments import do, throw
from zonk_desktop.engine import actions as act
from zonk_desktop.stage.beats import Kind, StageManners
from zonk_desktop.tray.state import PLUM
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.laid import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.bar.turn_bar import BarFigure, BarSize
from zonk_desktop.ui.table.bar.turn_view import TurnView
from zonk_desktop.ui.table.cards.cards import cards
from zonk_desktop.ui.table.cards.hits_card import CardRow
from zonk_desktop.ui.table.cards.winner import BRASS
from zonk_desktop.ui.table.lamp import _pale
from zonk_desktop.ui.window.main_window import MainWindow


def bar(driver: Driver) -> TurnView:
    view = driver.window.desk.page.bar._view
    assert view is not None
    return view


def names(driver: Driver) -> list[str]:
    laid = driver.window.desk.page.bar.laid()
    found = [piece for piece in laid.pieces if piece.name in {"lead", "points", "stay", "miss"}]
    return [piece.name for piece in sorted(found, key=lambda piece: piece.box.left())]


def to_the_show(driver: Driver) -> None:
    """Ann has crossed the half; Bob has the first turn of the show."""
    options = (("halftime", 600), ("entry-minimum", 0), ("stop-minimum", 0))
    driver.begin(
        "wheaton", "Ann", "Bob", "Cy", dice="table", magic=(1, 2, 2, 3, 6), options=options
    )
    throw(driver, "11124")
    do(driver, act.Stay())


@pytest.mark.rule("WH-079")
def test_the_bar_says_who_leads_the_show(driver: Driver, window: MainWindow) -> None:
    to_the_show(driver)
    throw(driver, "66624")
    first = bar(driver).lead
    assert first is not None
    assert (first.figure, first.seat) == ("–", -1)
    do(driver, act.Keep((0, 1, 2)))
    do(driver, act.Stay())
    throw(driver, "15226")
    lead = bar(driver).lead
    assert lead is not None
    assert (lead.figure, lead.seat) == ("600", 1)
    assert names(driver) == ["lead", "points", "miss"]
    sight = window.desk.table.sight
    assert sight is not None
    card = cards(sight, decided=True)
    rows = [(row.text, row.figure) for row in card.rows]
    assert rows == [("Bob stayed", "600"), ("Cy throws", "0"), ("Ann", "to come")]


def test_the_light_of_the_show_stays_until_it_is_over(driver: Driver, window: MainWindow) -> None:
    lights: dict[Kind, str] = {}
    table, lamp = window.desk.table, window.desk.page.lamp
    table.director.begins.connect(lambda beat: lights.__setitem__(beat.kind, lamp.lamp.colour))
    to_the_show(driver)
    driver.key(0x43)  # C: the gate opens
    driver.until(lambda: not game_of(driver).gates)
    driver.until(lambda: table.idle)
    for faces in ("22346", "22346"):
        throw(driver, faces)
        assert game_of(driver).show is not None
        assert lights[Kind.MISS] == PLUM, "a miss dims it, no more"
        assert lights[Kind.HANDOVER] == PLUM
        assert lamp.lamp.colour == PLUM
    throw(driver, "22346")
    assert game_of(driver).show is None
    assert lights[Kind.SHOW_OVER] != PLUM
    assert lamp.lamp.colour != PLUM


@pytest.mark.rule("MB-061")
def test_the_bar_says_what_must_be_beaten(driver: Driver, window: MainWindow) -> None:
    options = (("limit", 1000), ("winner-by", "points"), ("entry-minimum", 0))
    driver.begin("lets-play-zonk", "Ann", "Bob", "Cy", dice="table", options=options)
    throw(driver, "11124")
    do(driver, act.Stay())
    throw(driver, "15226")
    lead = bar(driver).lead
    assert lead is not None
    assert (lead.label, lead.figure, lead.seat) == ("To beat", "1,000", 0)


@pytest.mark.rule("LP-095")
def test_who_is_home_is_told_where_nobody_can_beat_it(driver: Driver, window: MainWindow) -> None:
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table", options=(("limit", 1000),))
    throw(driver, "11124")
    do(driver, act.Stay())
    throw(driver, "15226")
    lead = bar(driver).lead
    assert lead is not None
    assert (lead.label, lead.figure, lead.seat) == ("Home with", "1,000", 0)
    assert names(driver) == ["lead", "stay", "miss"]


def test_points_set_out_where_they_stand_in_the_bar(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    throw(driver, "11124")
    page = window.desk.page
    for wide in (1024, 1600):
        window.resize(wide, 800)
        driver.still()
        box = page.bar.points_box()
        assert QRectF(page.bar.rect()).contains(box)
        assert box.left() == page.row.columns()[0]
    at: list[tuple[QRectF, QRectF]] = []
    window.desk.table.director.manners = StageManners("slow")
    window.desk.table.director.begins.connect(
        lambda beat: (
            at.append((QRectF(window.desk.flights.flying.geometry()), page.bar.points_box()))
            if beat.kind is Kind.STAY and window.desk.flights.flying.flies
            else None
        )
    )
    do(driver, act.Stay())
    assert at, "they fly"
    flying, box = at[0]
    start = box.translated(page.bar.mapTo(window, QPoint()).toPointF())
    assert abs(flying.center().y() - start.center().y()) < 40
    assert not window.desk.flights.flying.flies, "and have landed"


def test_the_roll_for_order_lists_the_dice_and_lights_the_first(
    driver: Driver, window: MainWindow
) -> None:
    table, lamp = window.desk.table, window.desk.page.lamp
    driver.begin("lets-play-zonk", "Ann", "Bob", "Cy", "Di")
    assert window.desk.hits.card.view.note
    seen: list[tuple[Kind, str]] = []
    table.director.begins.connect(lambda beat: seen.append((beat.kind, lamp.lamp.colour)))
    listed: list[tuple[CardRow, ...]] = []
    table.changed.connect(
        lambda: listed.append(window.desk.hits.card.view.rows) if table.order_open else None
    )
    while table.order_open:
        before = len(seen)
        driver.key(Qt.Key.Key_R)
        driver.until(lambda before=before: len(seen) > before and table.idle)
    rows = next(rows for rows in reversed(listed) if len(rows) == 4)
    names = {row.text.removesuffix(" rolls again") for row in rows}
    assert names == {"Ann", "Bob", "Cy", "Di"}
    assert all(row.figure in range(1, 7) for row in rows)
    kind, colour = seen[-1]
    assert kind is Kind.ORDER_DONE
    first = game_of(driver).seats[0].name
    assert colour == _pale(people.look(window.look.known[first])[1])


def test_a_win_is_seen_before_the_last_page(open_window: Opener, qtbot: QtBot) -> None:
    driver = Driver(open_window(speed="normal"), qtbot)
    window = driver.window
    table, lamp, motion = window.desk.table, window.desk.page.lamp, window.desk.pad.view.motion
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table", options=(("limit", 1000),))
    throw(driver, "11124")
    do(driver, act.Stay())
    seen: list[tuple[bool, bool]] = []
    table.director.begins.connect(
        lambda beat: seen.append((lamp.lamp.wide, window.desk.playing))
        if beat.kind is Kind.WIN else None
    )  # fmt: skip
    table.enter((2, 2, 3, 4, 6))
    driver.until(lambda: bool(seen) and not window.desk.tray.moves.lying())
    assert motion.circling.place == (0, 0), "the circle too, before anybody goes on"
    page = window.desk.page
    assert words(window).count("wins") == 1, "told once, on the felt"
    letters = page.winner.grab(page.winner.rect()).toImage()
    gold = QColor(BRASS).rgb()
    lit = [y for y in range(letters.height()) if any(
        letters.pixel(x, y) == gold for x in range(0, letters.width(), 2)
    )]  # fmt: skip
    assert len(lit) > letters.height() * 0.09, "larger than any banner"
    driver.until(lambda: table.idle)
    assert seen == [(True, True)], "lamp and table, and not yet the last page"
    driver.until(lambda: window.pages.currentWidget() is window.desk.end)
    assert motion.circling.place == (0, 0)


def test_a_disc_that_would_make_all_figures_small_is_left_out(look: Style) -> None:
    """In a last round in large letters figures were smaller than their labels."""
    size = BarSize(116, 44, 84, 28, 20)
    found = BarFigure("lead", ("Home with",), "1,000", seat=0).tree(size)
    narrow, wide = (lay(found, QRectF(0, 0, room, 116), look) for room in (95.0, 300.0))
    assert len(narrow.pieces) == 2, "label and figure"
    assert narrow.letters["figures"] > narrow.letters["labels"]
    assert len(wide.pieces) == 3
