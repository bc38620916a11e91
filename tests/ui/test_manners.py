"""Manners of the window: reachable, named, quick, at every size."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.conftest import Amount
from tests.ui.conftest import Driver, Opener, shut
from tests.ui.looking import to_front
from zonk_desktop.archive.store import Archive
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.application import Application
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import say

ROOT = Path(__file__).resolve().parents[2]


def unnamed(root: QWidget) -> list[str]:
    """Widgets that take the focus and tell a screen reader nothing."""
    found = []
    for widget in root.findChildren(QWidget):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not takes or not widget.isVisible():
            continue
        inside = widget.parentWidget()
        # The line edit of a spin box speaks by the box.
        if inside is not None and inside.inherits("QAbstractSpinBox"):
            continue
        text = getattr(widget, "text", None)
        said = widget.accessibleName() or (text() if callable(text) else "")
        if not said and not widget.inherits("QTabBar"):
            found.append(f"{type(widget).__name__} in {type(inside).__name__}")
    return found


def test_every_control_of_the_window_has_a_name(driver: Driver, window: MainWindow) -> None:
    assert not unnamed(window)
    driver.begin("wheaton", "Ann", "Bob")
    for name in window.desk.panels.docks:
        window.desk.panels.front(name)
        driver.still()
        assert not unnamed(window)


def test_the_tab_key_reaches_every_action(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    wanted = {button for button in window.desk.page.buttons if not button.isHidden()}
    window.desk.page.roll.setFocus()
    met = set()
    for _ in range(60):
        met.add(QApplication.focusWidget())
        driver.key(Qt.Key.Key_Tab)
    assert wanted <= met


def test_a_blocked_button_says_why_and_does_nothing(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    stay = window.desk.page.stay
    assert stay.view.blocked
    assert stay.accessibleDescription() == stay.view.reason != ""
    before = window.desk.table.snapshot
    qtbot.mouseClick(stay, Qt.MouseButton.LeftButton)
    driver.answered()
    assert window.desk.table.snapshot is before


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "rules",
    [pytest.param(key, marks=[] if key == "insta-bong" else pytest.mark.full) for key in PRESETS],
)
def test_one_primary_button_at_most(
    driver: Driver, window: MainWindow, rules: str, amount: Amount
) -> None:
    """While somebody is to act there is one way on, and never two."""
    driver.begin(rules, "Ann", "Bob", roll_order=False)
    for _ in range(amount.of(12, 60, "ZONK_KEYS")):
        primary = [
            b for b in window.desk.page.findChildren(ActionButton) if b.isVisible() and b.primary
        ]
        assert len(primary) == 1
        stay = window.desk.page.stay
        driver.key(Qt.Key.Key_R if stay.view.blocked else Qt.Key.Key_S)
        driver.settled()


SMALL, LARGE = (1024, 640), (1920, 1080)


@pytest.mark.parametrize(
    ("rules", "players", "look", "size"),
    [
        ("wheaton", 4, "light", SMALL),
        ("insta-bong", 12, "dark", SMALL),
        ("insta-bong", 12, "light", LARGE),
        pytest.param("wheaton", 4, "light", LARGE, marks=pytest.mark.full),
        pytest.param("wheaton", 4, "dark", SMALL, marks=pytest.mark.full),
        pytest.param("wheaton", 4, "dark", LARGE, marks=pytest.mark.full),
        pytest.param("insta-bong", 12, "light", SMALL, marks=pytest.mark.full),
        pytest.param("insta-bong", 12, "dark", LARGE, marks=pytest.mark.full),
    ],
)
def test_pictures_of_the_table(
    qtbot: QtBot, open_window: Opener, size: tuple[int, int], look: str, rules: str, players: int
) -> None:
    window = open_window(look=look)
    driver = Driver(window, qtbot)
    # What is painted on the way is painted small.
    window.resize(1024, 640)
    names = ("Ann", "Bob", "Cy", "Featherstonehaugh", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo",
             "Kit", "Lou")[:players]  # fmt: skip
    driver.begin(rules, *names, roll_order=False)
    driver.until(window.desk.tray.is_ready)
    for _ in range(14):
        driver.settled()
        driver.key(Qt.Key.Key_R if not window.desk.page.roll.view.blocked else Qt.Key.Key_S)
        driver.settled()
    window.resize(*size)
    driver.picture(f"table-{rules}-{size[0]}-{look}")
    assert (window.width(), window.height()) == size
    sheet = window.desk.pad.view.model_.state
    assert sheet is not None
    assert [column.name for column in sheet.sheet.columns] == list(names)
    for button in window.desk.page.buttons:
        if button.isVisible():
            assert window.rect().contains(button.mapTo(window, button.rect().bottomRight()))
    # Felt, dice, sheet and words: many colours, and the look's own brightness around them.
    shot = window.grab().toImage()
    seen = [
        shot.pixelColor(x, y)
        for x in range(5, shot.width(), 23)
        for y in range(5, shot.height(), 23)
    ]
    assert len({colour.rgb() for colour in seen}) > 60
    light = sorted(colour.lightness() for colour in seen)[len(seen) // 2]
    assert light > 128 if look == "light" else light < 128
    shut(window)


@pytest.mark.parametrize("scale", [150, 200])
def test_large_text_still_fits(qtbot: QtBot, open_window: Opener, scale: int) -> None:
    window = open_window(scale=scale)
    driver = Driver(window, qtbot)
    window.resize(1920, 1080)
    driver.begin("wheaton", "Ann", "Bob", "Cy", "Di", roll_order=False)
    for _ in range(5):
        driver.key(Qt.Key.Key_R if not window.desk.page.roll.view.blocked else Qt.Key.Key_S)
        driver.settled()
    # The row is laid out when the event loop comes round to it.
    driver.still()
    for button in window.desk.page.buttons:
        if not button.isHidden():
            assert button.width() >= button.minimumSizeHint().width(), button.view.text
            assert window.rect().contains(button.mapTo(window, button.rect().bottomRight())), (
                button.view.text
            )
    driver.picture(f"scale-{scale}")
    shut(window)


def fixed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(DiceSource, "fresh", classmethod(lambda cls: cls(bytes(range(32)))))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_both_trays_give_the_same_log(
    qtbot: QtBot,
    open_window: Opener,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    amount: Amount,
) -> None:
    fixed(monkeypatch)
    throws = amount.of(2, 6, "ZONK_THROWS")
    logs = []
    for renderer in ("painter", "gl"):
        monkeypatch.setenv("ZONK_TRAY", renderer)
        window = open_window(tmp_path / renderer, speed="fast")
        # Mesa casts every pixel of a frame by the processor.
        window.resize(1024, 640)
        driver = Driver(window, qtbot)
        driver.begin("wheaton", "Ann", "Bob", roll_order=False)
        driver.until(window.desk.tray.is_ready)
        driver.still()
        # For OpenGL the window is made anew, and no window manager is here to focus it.
        to_front(window, qtbot)
        while window.desk.table.snapshot is None or window.desk.table.snapshot.throws < throws:
            driver.settled()
            known = len(window.desk.table.log.lines)
            driver.key(Qt.Key.Key_S if not window.desk.page.stay.view.blocked else Qt.Key.Key_R)
            driver.until(lambda w=window, n=known: len(w.desk.table.log.lines) > n, 30)
            # A line is told while its beat is shown; the throws are counted when all is.
            driver.settled()
        logs.append([line.text for line in window.desk.table.log.lines])
        assert window.desk.tray.renderer == renderer, window.desk.tray.renderer_reason
        shut(window)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 2


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_window_lives_on_while_dice_roll(
    qtbot: QtBot, open_window: Opener, amount: Amount
) -> None:
    """A heartbeat runs through every throw; how long its pauses are `bench claims` measures."""
    window = open_window(speed="normal")
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    driver.until(window.desk.tray.is_ready)
    beats: list[bool] = []
    # The dice move as far as the window lives, however late the machine comes to it.
    tray, at = window.desk.tray, window.desk.tray.sight.now()
    tray.sight.now = lambda: at + 0.02 * len(beats)  # type: ignore[method-assign]
    timer = QTimer()
    timer.timeout.connect(lambda: beats.append(tray.moving))
    timer.start(4)
    rolled, throws = 0, amount.of(1, 14, "ZONK_THROWS")
    while rolled < throws:
        driver.settled()
        seen = sum(beats)
        driver.key(Qt.Key.Key_R if not window.desk.page.roll.view.blocked else Qt.Key.Key_S)
        if window.desk.table.stage is not Stage.WAITING:
            continue
        # The key was heard and answered before the throw is worked out, let alone at rest.
        driver.settled()
        rolled += 1
        assert sum(beats) >= seen + 5, "nothing else ran while the dice were moving"
    timer.stop()
    shut(window)


def test_a_file_handed_over_by_the_system(qapp: QApplication, tmp_path: Path) -> None:
    assert isinstance(qapp, Application)
    early, late = tmp_path / "early.zonk", tmp_path / "late.zonk"
    heard: list[Path] = []
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(early)))
    qapp.listen(heard.append)
    assert heard == [early]
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(late)))
    assert heard == [early, late]


def test_the_last_game_goes_on_at_the_same_throw(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("magic-bus-1983", "Ann", "Bob", roll_order=False)
    for _ in range(7):
        driver.key(Qt.Key.Key_R if not window.desk.page.roll.view.blocked else Qt.Key.Key_S)
        driver.settled()
    left = window.desk.table.game
    shut(window)
    window = open_window()
    driver = Driver(window, qtbot)
    driver.until(window.start.continue_.isVisible)
    assert QApplication.focusWidget() is window.start.throw_
    driver.key(Qt.Key.Key_C)
    driver.until(lambda: window.desk.table.game is not None)
    assert window.desk.table.game == left
    assert window.pages.currentWidget() is window.desk.page
    shut(window)


def test_without_a_folder_to_write_in_play_goes_on(
    qtbot: QtBot, open_window: Opener, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    window = open_window(folder)
    driver = Driver(window, qtbot)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    session = window.desk.session
    done: list[object] = []

    def spoil(archive: Archive) -> object:
        archive._base.execute("PRAGMA query_only = ON")
        return "spoilt"

    session.ask(spoil).then(done.append, done.append)
    driver.until(lambda: bool(done))
    while window.desk.table.snapshot is None or not window.desk.table.snapshot.throws:
        driver.settled()
        driver.key(Qt.Key.Key_R)
    driver.settled()
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert not snapshot.saved
    assert "could not be written" in window.desk.status.saved.toolTip()
    assert "kept" in window.desk.status.saved.toolTip()
    asked: list[str] = []

    def leave() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        next(
            button for button in box.buttons() if button.text() == say("window-unsaved-leave")
        ).click()

    QTimer.singleShot(0, window, leave)
    shut(window)
    assert "not saved" in asked[0]


def test_panels_stay_as_the_player_left_them(
    qtbot: QtBot, open_window: Opener, tmp_path: Path
) -> None:
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    docks = window.desk.panels.docks
    window.desk.panels.wanted["Log"].trigger()
    driver.still()
    assert not docks["Log"].isHidden()
    window.desk.toggle_party()
    driver.still()
    assert docks["Log"].isHidden()
    window.desk.toggle_party()
    driver.still()
    assert not docks["Log"].isHidden()
    shut(window)
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    driver.still()
    docks = window.desk.panels.docks
    assert not docks["Log"].isHidden()
    assert not docks["Score sheet"].isHidden()
    window.desk.panels.as_at_first()
    assert docks["Log"].isHidden()
    shut(window)


def test_the_felt_is_remembered(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(felt="charcoal")
    driver = Driver(window, qtbot)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    assert window.desk.tray.sight.table.felt == "charcoal"
    shut(window)
