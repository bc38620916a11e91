"""The pledge is seen before the first throw, the seed at the end, and Verify says what came out."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.marks import plate_boxes
from zonk_desktop.tray.plates import ShownPlate
from zonk_desktop.tray.state import Plate
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.pledge import Pledge
from zonk_desktop.ui.window.main_window import MainWindow


def play_out(driver: Driver, window: MainWindow) -> None:
    table = window.desk.table
    for _ in range(600):
        driver.settled()
        if table.stage is Stage.OVER:
            return
        for key in (Qt.Key.Key_A, Qt.Key.Key_S, Qt.Key.Key_K, Qt.Key.Key_R):
            driver.key(key)
    raise AssertionError("no end")


def test_the_pledge_is_seen_before_the_first_throw(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    driver.begin("wheaton", "Ann", "Bob", "Cy")
    table, page = window.desk.table, window.desk.page
    assert table.stage is Stage.OPENING
    assert table.snapshot is not None
    pledge = table.snapshot.commitment
    assert re.fullmatch("[0-9a-f]{64}", pledge)
    assert page.pledge.isVisible()
    assert page.pledge.text() == f"Dice pledged: {' '.join(re.findall('....', pledge[:16]))}…"
    assert pledge in page.pledge.toolTip()
    assert window.desk.tray.rect().contains(page.pledge.geometry())
    assert any(pledge in told.text for told in table.log.lines[:1])
    qtbot.mouseClick(page.pledge, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == pledge
    assert page.pledge.text() == "Copied"
    driver.pictures("pledge")


def test_what_comes_into_the_tray_later_does_not_cover_it(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    driver.begin("insta-bong", "Ann", "Bob")
    tray, pledge = window.desk.tray, window.desk.page.pledge
    late = QWidget(tray)
    late.setGeometry(tray.rect())
    late.show()
    late.raise_()
    qtbot.waitUntil(lambda: tray.childAt(pledge.geometry().center()) is pledge)


@pytest.mark.parametrize("size", [(1024, 640), (1360, 860), (1900, 560), (700, 1000)])
def test_it_keeps_clear_of_the_plates_on_the_rim(
    driver: Driver, window: MainWindow, size: tuple[int, int]
) -> None:
    driver.begin("insta-bong", "Ann", "Bob", roll_order=False)
    window.resize(*size)
    driver.still()
    tray, pledge = window.desk.tray, window.desk.page.pledge
    plates = [
        box.toAlignedRect()
        for _, box in plate_boxes(
            fit(tray.width(), tray.height()), window.look.type.text(15, 700),
            [ShownPlate(Plate("carried 1,850", seat)) for seat in range(5)], 6,
        )[1]
    ]  # fmt: skip
    box = pledge.geometry()
    assert not any(plate.intersects(box) for plate in plates)
    assert tray.rect().contains(box)


def test_real_dice_are_not_pledged(driver: Driver, window: MainWindow) -> None:
    driver.begin("insta-bong", "Ann", "Bob", dice="table")
    assert not window.desk.page.pledge.isVisible()


def test_the_seed_is_told_at_the_end_and_verified(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    driver.begin("insta-bong", "Ann", options=(("limit", "500"), ("entry-minimum", "0")))
    table, end = window.desk.table, window.desk.end
    assert table.snapshot is not None
    pledge = table.snapshot.commitment
    play_out(driver, window)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is end)
    seed = table.snapshot.seed
    assert DiceSource(bytes.fromhex(seed)).commitment == pledge
    assert end.seed.isVisible()
    assert seed in end.seed.word.text()
    assert pledge in end.seed.word.text()
    end.seed.copy.click()
    assert QGuiApplication.clipboard().text() == f"dice-sha256 {pledge}\ndice-seed {seed}\n"
    end.seed.check.click()
    qtbot.waitUntil(lambda: "The dice are honest: all " in end.seed.said.text())
    assert any(seed in told.text for told in table.log.lines[-2:])
    assert not table.can_undo
    driver.pictures("seed")


def test_what_is_called_out_leaves_it_in_its_corner(open_window: Opener, qtbot: QtBot) -> None:
    """At 200 % in 1024x640 the banner once lay over it."""
    driver = Driver(open_window(scale=200), qtbot)
    window = driver.window
    window.resize(1024, 640)
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False)
    driver.still()
    page = window.desk.page
    assert page.pledge.isVisible()
    assert page.pledge.corner
    page.refresh()
    page.banner.show_text("All five score: they must be rolled", "350 carried")
    assert not page.banner.geometry().intersects(page.pledge.geometry())
    assert window.desk.tray.rect().contains(page.banner.geometry())


@pytest.mark.parametrize(
    ("size", "told"),
    [((646, 369), "0123 4567 89ab cdef…"), ((500, 270), "0123…"), ((300, 150), "0123…")],
)
def test_in_a_corner_it_tells_what_it_is(
    qtbot: QtBot, look: Style, size: tuple[int, int], told: str
) -> None:
    """It was cut to four figures in a corner with room for more; and figures of what?"""
    tray = QWidget()
    qtbot.addWidget(tray)
    tray.resize(*size)
    pledge = Pledge(look, tray)
    pledge.show_pledge("0123456789abcdef" * 4)
    tray.show()
    qtbot.waitExposed(tray)
    assert bool(pledge.corner) is (size[0] < 600)
    assert pledge.text() == (told if size[0] < 400 else f"Dice pledged: {told}")
    assert pledge.width() >= pledge.sizeHint().width()
    assert tray.rect().contains(pledge.geometry())


def test_in_the_big_picture_there_is_none(driver: Driver, window: MainWindow) -> None:
    """In 1024x640 its letters were seven pixels high."""
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False)
    desk = window.desk
    desk.toggle_party()
    driver.still()
    assert not desk.page.pledge.isVisible()
    assert desk.page.pledge.corner == 0
    assert any(desk.table.pledge in told.text for told in desk.table.log.lines[:1])
    # Another game there has none either.
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    assert not desk.page.pledge.isVisible()
    desk.toggle_party()
    driver.still()
    assert desk.page.pledge.isVisible()
