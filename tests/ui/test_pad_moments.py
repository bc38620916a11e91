"""The pad while something happens: what is written, struck, counted, circled and rubbed out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from tests.ui.test_stage import enter
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.sheets.content import EntryKind, LineKind, SheetRow, TurnEntry
from zonk_desktop.stage import beats
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.sheet import strokes
from zonk_desktop.ui.sheet.headers import LEAST
from zonk_desktop.ui.sheet.motion import Motion
from zonk_desktop.ui.sheet.state import NOWHERE, SheetState
from zonk_desktop.ui.sheet.view import SheetView
from zonk_desktop.ui.table.sheet_state import sheet_state
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import Speech, languages, say, use

HOUR = 3_600_000


def state_of(driver: Driver) -> SheetState:
    return sheet_state(driver.window.desk.table)


def game_of(driver: Driver) -> Game:
    game = driver.window.desk.table.game
    assert game is not None
    return game


def begin(driver: Driver, rules: str = "wheaton", **more: object) -> None:
    if rules == "wheaton":
        more["magic"] = (1, 2, 2, 3, 6)
    driver.begin(rules, "Ann", "Bob", dice="table", **more)


def throw(driver: Driver, faces: str) -> None:
    """A throw that leaves the word to whoever is next; a gate before it opens by itself."""
    enter(driver, faces)
    driver.until(lambda: driver.window.desk.table.idle)


def do(driver: Driver, action: act.Action) -> None:
    table = driver.window.desk.table
    before = table.snapshot
    table.do(action)
    driver.until(lambda: table.snapshot is not before and table.idle)


def seen(driver: Driver, kind: beats.Kind, look: Callable[[SheetState], object]) -> list[object]:
    """What the pad's state answers whenever such a beat has begun."""
    found: list[object] = []
    table = driver.window.desk.table
    table.director.begins.connect(
        lambda beat: found.append(look(state_of(driver))) if beat.kind is kind else None
    )
    return found


# What the state of the pad says


def test_the_old_total_is_struck_while_the_new_one_is_shown(
    driver: Driver, window: MainWindow
) -> None:
    begin(driver)
    throw(driver, "11124")
    do(driver, act.Stay())
    throw(driver, "22346")
    throw(driver, "11126")
    struck = seen(driver, beats.Kind.ENTRY, lambda state: state.struck)
    do(driver, act.Stay())
    assert struck == [(0, 0)]
    assert state_of(driver).struck == NOWHERE, "only while it is shown"


def test_an_entry_has_the_room_of_its_marks_from_the_start(
    driver: Driver, window: MainWindow
) -> None:
    begin(driver)
    throw(driver, "11124")
    coming = seen(driver, beats.Kind.ENTRY, lambda state: state.coming)
    do(driver, act.Stay())
    (found,) = coming
    assert isinstance(found, tuple)
    assert found[0] == (0, 0)
    assert found[1].hits == 1


def test_the_first_turn_is_written_in_pencil_too(driver: Driver, window: MainWindow) -> None:
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    (line,) = state_of(driver).sheet.lines
    assert (line.number, state_of(driver).live) == (1, (0, 0))
    throw(driver, "11124")
    pencil = state_of(driver).pencil
    assert pencil is not None
    assert pencil.text == "1000"


@pytest.mark.rule("LP-095")
def test_the_total_to_beat_is_underlined_in_the_last_round(
    driver: Driver, window: MainWindow
) -> None:
    driver.begin(
        "lets-play-zonk", "Ann", "Bob", dice="table", options=(("limit", 1000),),
    )  # fmt: skip
    assert state_of(driver).home == NOWHERE
    throw(driver, "11124")
    home = seen(driver, beats.Kind.LAST_ROUND, lambda state: state.home)
    do(driver, act.Stay())
    assert home == [(0, 0)]
    assert game_of(driver).last == (1,)
    assert state_of(driver).home == (0, 0)


# How the pad moves


def sheet(*rows: tuple[TurnEntry, ...], kind: LineKind = LineKind.ROUND) -> tuple[SheetRow, ...]:
    return tuple(SheetRow(kind, number, row) for number, row in enumerate(rows, 1))


def shown(
    driver: Driver, lines: tuple[SheetRow, ...], milliseconds: int = HOUR, **more: Any
) -> SheetState:
    state = state_of(driver)
    state = state._replace(sheet=changed(state.sheet, lines=lines), write_ms=milliseconds)
    return state._replace(live=NOWHERE, **more)


TOTAL = TurnEntry(EntryKind.TOTAL, "1000")
BLANK = TurnEntry()


@pytest.fixture
def motion(driver: Driver, window: MainWindow) -> Motion:
    begin(driver)
    return Motion(window)


def follow(motion: Motion, driver: Driver, *states: SheetState) -> None:
    before = None
    for state in states:
        motion.follow(before, state, still=False)
        before = state


def test_a_new_entry_is_written(driver: Driver, motion: Motion) -> None:
    old, new = sheet((TOTAL, BLANK)), sheet((TOTAL, TurnEntry(EntryKind.WORD, "ZONK")))
    follow(motion, driver, shown(driver, old), shown(driver, new))
    assert motion.writing.draws
    assert motion.writing.place == (0, 1)
    motion.writing.setCurrentTime(HOUR // 2)
    assert motion.writing.at(0, 1) == pytest.approx(0.5, abs=0.01)
    assert motion.writing.at(0, 0) == 1


def test_pennants_are_counted_one_by_one(driver: Driver, motion: Motion) -> None:
    old, new = sheet((TOTAL, BLANK)), sheet((TOTAL._replace(hits=3), BLANK))
    follow(motion, driver, shown(driver, old), shown(driver, new))
    counted = []
    for share in (0.1, 0.4, 0.9):
        motion.counting.setCurrentTime(round(HOUR * share))
        counted.append(motion.shown(0, 0, new[0].entries[0]).hits)
    assert counted == [1, 2, 3]


def test_a_sign_is_there_when_it_has_landed(driver: Driver, motion: Motion) -> None:
    old, new = sheet((TOTAL, BLANK)), sheet((TOTAL._replace(left=("square",)), BLANK))
    follow(motion, driver, shown(driver, old), shown(driver, new))
    assert motion.shown(0, 0, new[0].entries[0]).left == ()
    motion.marking.setCurrentTime(HOUR)
    assert motion.shown(0, 0, new[0].entries[0]).left == ("square",)


def test_what_was_taken_back_is_rubbed_out(driver: Driver, motion: Motion) -> None:
    old, new = sheet((TOTAL, BLANK)), sheet((BLANK, BLANK))
    follow(motion, driver, shown(driver, old), shown(driver, new, rubbed=True))
    assert motion.rubbing.draws
    assert motion.rubbing.place == (0, 0)
    assert motion.rubbed == TOTAL


def test_at_once_and_without_motion_nothing_is_drawn_slowly(driver: Driver, motion: Motion) -> None:
    old, new = sheet((TOTAL, BLANK)), sheet((TOTAL, TOTAL))
    follow(motion, driver, shown(driver, old), shown(driver, new, 0))
    assert not any(stroke.draws for stroke in motion.strokes)
    state = shown(driver, sheet((TOTAL, TOTAL, TOTAL)), HOUR, winners=(0,), home=(0, 0))
    motion.follow(shown(driver, new), state, still=True)
    assert not any(stroke.draws for stroke in motion.strokes)
    assert motion.circling.place == (0, 0)


def test_the_lines_of_a_show_are_drawn_as_it_begins(driver: Driver, motion: Motion) -> None:
    old = sheet((TOTAL, BLANK))
    new = (*old, *sheet((BLANK, BLANK), kind=LineKind.SHOW))
    follow(motion, driver, shown(driver, old), shown(driver, new))
    assert motion.ruling.draws
    assert motion.ruling.place == (1, 0)


def test_an_undone_stay_is_rubbed_out_in_the_window(open_window: Opener, qtbot: QtBot) -> None:
    driver = Driver(open_window(speed="slow"), qtbot)
    begin(driver)
    throw(driver, "11124")
    do(driver, act.Stay())
    table, motion = driver.window.desk.table, driver.window.desk.pad.view.motion
    before = table.snapshot
    table.undo()
    driver.until(lambda: table.snapshot is not before)
    driver.until(lambda: motion.rubbing.place == (0, 0))
    assert motion.rubbed.text == "1000"


# What is drawn


def ink(draw: Callable[[QPainter], None]) -> int:
    picture = QImage(120, 60, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    draw(painter)
    painter.end()
    return sum(
        1 for y in range(60) for x in range(120) if QColor.fromRgba(picture.pixel(x, y)).alpha()
    )


def test_lines_and_circles_grow(qapp: object) -> None:
    box, red = QRectF(10, 10, 100, 40), QColor("#aa2222")
    draws: tuple[Callable[[QPainter, float], None], ...] = (
        lambda painter, done: strokes.line(painter, box, 4, done, red),
        lambda painter, done: strokes.circle(painter, box, done, red),
    )
    for draw in draws:
        none, some, all_of_it = (ink(partial(_drawn, draw, done)) for done in (0.0, 0.4, 1.0))
        assert none < some < all_of_it


def _drawn(draw: Callable[[QPainter, float], None], done: float, painter: QPainter) -> None:
    draw(painter, done)


def test_the_winner_s_circle_goes_round_the_figure() -> None:
    """With two players at 1920 it was as wide as the column and as flat as a line."""
    wide = QRectF(0, 10, 340, 46)
    found = strokes.around(QRectF(140, 20, 64, 26), wide)
    assert found.width() < 3.5 * found.height()
    assert abs(found.center().x() - 172) < 1
    # At an edge, and in a narrow column, it stays within the cell.
    assert wide.contains(strokes.around(QRectF(280, 20, 58, 26), wide))
    narrow = QRectF(0, 10, 80, 46)
    assert strokes.around(QRectF(10, 20, 64, 26), narrow) == narrow


@pytest.mark.parametrize("language", sorted(languages()))
def test_what_hits_are_called_has_room_before_the_margin(language: str, plain: Style) -> None:
    """Below the rows it stands, in letters as small as they may be."""
    try:
        use(Speech(language))
        view = SheetView(plain)
        view.text_px = 11
        font = plain.type.hand(14)
        font.setPixelSize(LEAST)
        room = view.verticalHeader().sizeHint().width() - 8
        assert QFontMetricsF(font).horizontalAdvance(say("hits-short")) <= room
    finally:
        use(Speech("en"))
