"""What nobody foresaw: in each thread it ends in a sentence, a line of the log and a live table."""

from __future__ import annotations

import re
import sqlite3
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QtMsgType, qWarning
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import zonk_desktop
from tests.archive.games import finished
from tests.ui.conftest import Driver, Opener, shut
from zonk_desktop import log
from zonk_desktop.archive import database
from zonk_desktop.archive.place import DATABASE
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.live.journal import Journal
from zonk_desktop.live.play import Play
from zonk_desktop.session import engine, worker
from zonk_desktop.tray import painter, throws
from zonk_desktop.tray.throws import Thrower
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.play import table as table_module
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.commands import table as table_commands
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.mishaps import Mishaps
from zonk_desktop.words import Message, say

SECRET = "Bartholomea"


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[Callable[[], str]]:
    log.open_in(tmp_path)
    log.start()
    yield log.text
    log.close()


def fails_once(kind: type[BaseException], real: Callable[..., object]) -> Callable[..., object]:
    """The function, which breaks the first time."""
    tries: list[int] = []

    def call(*given: object, **more: object) -> object:
        tries.append(1)
        if len(tries) == 1:
            raise kind(f"'{SECRET}' and {'ab' * 32}")
        return real(*given, **more)

    return call


def act(window: MainWindow, driver: Driver) -> None:
    """One action by the keyboard, to its end."""
    page = window.desk.page
    driver.settled()
    before = len(window.desk.table.log.lines)
    view = page.roll.view
    window.desk.table.press(view if not view.blocked else page.stay.view)
    driver.until(lambda: len(window.desk.table.log.lines) > before, 30)
    driver.settled()


def alive(window: MainWindow, driver: Driver) -> None:
    for _ in range(3):
        act(window, driver)
    assert window.desk.table.snapshot is not None
    assert window.desk.table.snapshot.saved


#: Each place and each kind in every run; every pair of them with `--slow`.
_IN_EVERY_RUN = {("rules", MemoryError), ("rules", KeyError), ("journal", OSError),
                 ("snapshot", RuntimeError)}  # fmt: skip


@pytest.mark.parametrize(
    ("where", "kind"),
    [
        pytest.param(where, kind, marks=[] if (where, kind) in _IN_EVERY_RUN else pytest.mark.full)
        for where in ("rules", "journal", "snapshot")
        for kind in (RuntimeError, OSError, MemoryError, KeyError)
    ],
)
def test_in_the_engine(
    window: MainWindow,
    driver: Driver,
    monkeypatch: pytest.MonkeyPatch,
    logged: Callable[[], str],
    where: str,
    kind: type[BaseException],
) -> None:
    driver.begin("original-1978", SECRET, "Bob", roll_order=False)
    act(window, driver)
    told: list[str] = []
    window.desk.table.told.connect(told.append)
    thing, name = {
        "rules": (Play, "_done"), "journal": (Journal, "save"), "snapshot": (Play, "_snapshot"),
    }[where]  # fmt: skip
    monkeypatch.setattr(thing, name, fails_once(kind, getattr(thing, name)))
    table = window.desk.table
    view = window.desk.page.roll.view
    table.press(view if not view.blocked else window.desk.page.stay.view)
    driver.until(lambda: any("went wrong" in text or "memory" in text for text in told))
    driver.settled()
    alive(window, driver)
    assert kind.__name__ in logged()
    assert SECRET not in logged()
    assert "abab" not in logged()
    # What the table shows is what the disk holds.
    snapshot = table.snapshot
    assert snapshot is not None
    reader = Archive.open_to_read(Path(str(window.folder)))
    assert len(Play.resume(reader.load(snapshot.game_id), None).replay.throws) == (snapshot.throws)
    reader.close()


def test_what_is_told_under_a_dialog_is_shown_there(
    window: MainWindow, driver: Driver, look: Style
) -> None:
    dialog = QDialog(window)
    dialog.setModal(True)
    dialog.open()
    driver.until(lambda: QApplication.activeModalWidget() is dialog)
    for said in ("One thing went wrong.", "Another went wrong."):
        window.mishap(said)
        driver.until(
            lambda said=said: [box.text() for box in dialog.findChildren(QMessageBox)] == [said]
        )
        (box,) = dialog.findChildren(QMessageBox)
        assert box.isVisible()
    box.close()
    driver.until(lambda: not dialog.findChildren(QMessageBox))
    # The dialog goes on, and another sentence would have a box again.
    assert dialog.isVisible()
    dialog.close()


def test_in_a_query(
    window: MainWindow, driver: Driver, qtbot: QtBot, logged: Callable[[], str]
) -> None:
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    found: list[object] = []

    def breaks(archive: Archive) -> object:
        raise ZeroDivisionError(SECRET)

    window.desk.session.ask(breaks).then(found.append, found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert "ZeroDivisionError" in str(found[0])
    assert "ZeroDivisionError" in logged()
    alive(window, driver)


@pytest.mark.parametrize("what", ["throw", "both", "picture", "loading"])
def test_in_the_threads_of_the_tray(
    qtbot: QtBot,
    open_window: Opener,
    monkeypatch: pytest.MonkeyPatch,
    logged: Callable[[], str],
    what: str,
) -> None:
    def breaks(*given: object, **more: object) -> object:
        raise ValueError(SECRET)

    if what == "throw":
        monkeypatch.setattr(Thrower, "throw", fails_once(ValueError, Thrower.throw))
    elif what == "both":
        monkeypatch.setattr(throws.Thrower, "throw", breaks)
    elif what == "picture":
        monkeypatch.setattr(painter, "table_image", breaks)
    else:
        monkeypatch.delattr(painter, "TrayPainter")
    window = open_window(speed="fast")
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    alive(window, driver)
    assert ("ImportError" if what == "loading" else "ValueError") in logged()
    shut(window)


@pytest.mark.qt_no_exception_capture
def test_in_the_window_itself(
    window: MainWindow,
    driver: Driver,
    monkeypatch: pytest.MonkeyPatch,
    logged: Callable[[], str],
) -> None:
    mishaps = Mishaps()
    mishaps.told.connect(window.mishap)
    mishaps.install()
    try:
        driver.begin("original-1978", "Ann", "Bob", roll_order=False)
        act(window, driver)
        table = window.desk.table
        # A slot that a snapshot sets off.
        monkeypatch.setattr(table_module, "keep_all", fails_once(KeyError, keep_all))
        view = window.desk.page.roll.view
        table.press(view if not view.blocked else window.desk.page.stay.view)
        driver.until(
            lambda: (
                "went wrong"
                in window.desk.status.word.toolTip() + str(window.desk.window.start.trouble.text())
            )
        )
        driver.until(lambda: table.stage is Stage.PLAYING)
        monkeypatch.undo()
        alive(window, driver)
        # A timer's, and a thread of nobody's.
        QTimer.singleShot(0, lambda: 1 / 0)
        thread = threading.Thread(target=lambda: int(SECRET), name="stray")
        thread.start()
        thread.join()
        driver.until(lambda: "ValueError" in logged() and "ZeroDivisionError" in logged())
        alive(window, driver)
        qWarning("Something odd about Qt")
        assert "Something odd about Qt" in logged()
    finally:
        mishaps.remove()
    assert sys.excepthook is not mishaps._uncaught


@pytest.mark.qt_no_exception_capture
def test_a_picture_that_breaks_leaves_no_painter(
    window: MainWindow, driver: Driver, logged: Callable[[], str]
) -> None:
    """One that is left open ends the program with the next picture of its widget."""
    painters: list[weakref.ref[QPainter]] = []

    class Breaks(QWidget):
        def paintEvent(self, event: object) -> None:
            del event
            painter = QPainter(self)
            painters.append(weakref.ref(painter))
            raise MemoryError

    mishaps = Mishaps()
    mishaps.install()
    try:
        widget = Breaks(window)
        widget.show()
        driver.until(lambda: bool(painters))
        assert "MemoryError" in logged()
        assert [painter() for painter in painters] == [None] * len(painters)
        widget.hide()
        widget.deleteLater()
    finally:
        mishaps.remove()


def test_every_picture_off_the_screen_is_painted_by_a_painter_that_ends() -> None:
    """An error between beginning and end takes the picture away under it, and ends the program."""
    of_widgets = {"self", "self.viewport()", "widget", "watched", ""}
    found = [
        (file.name, painted)
        for file in Path(zonk_desktop.__file__).parent.rglob("*.py")
        for painted in re.findall(r"= QPainter\((.*)\)", file.read_text("utf-8"))
        if painted not in of_widgets
    ]
    assert found == []


def test_words_of_qt_have_levels(logged: Callable[[], str]) -> None:
    mishaps = Mishaps()

    class Context:
        category = "qt.test"

    mishaps._said(QtMsgType.QtCriticalMsg, Context(), f'cannot open "{SECRET}"')  # type: ignore[arg-type]
    assert "ERROR" in logged()
    assert "qt.test cannot open '…'" in logged()


def test_an_archive_that_breaks_at_the_opening(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def breaks(*given: object) -> object:
        raise RuntimeError("no")

    monkeypatch.setattr(database, "connect", breaks)
    monkeypatch.setattr(engine, "AGAIN_MS", 100)
    window = open_window()
    driver = Driver(window, qtbot)
    qtbot.waitUntil(lambda: "could not be opened" in window.start.trouble.text())
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    act(window, driver)
    assert window.desk.table.snapshot is not None
    assert not window.desk.table.snapshot.saved
    assert not window.desk.status.saved.text().startswith("Saved")
    monkeypatch.undo()
    # It is tried again by itself, and all of the game is written.
    driver.until(lambda: bool(window.desk.table.snapshot and window.desk.table.snapshot.saved))
    driver.until(lambda: window.desk.status.saved.text().startswith("Saved"))
    alive(window, driver)
    shut(window)
    archive = Archive.open(tmp_path)
    assert len(archive.games()) == 1
    archive.close()


def test_a_weekly_copy_that_fails_is_told(
    qtbot: QtBot, open_window: Opener, tmp_path: Path
) -> None:
    archive = Archive.open(tmp_path)
    finished(archive)
    archive.close()
    (tmp_path / "copies").write_text("in its place")
    window = open_window()
    foot = window.desk.status.word
    qtbot.waitUntil(lambda: "no copy of this week" in foot.text())
    assert "It is tried again at the next start." in foot.text()
    shut(window)
    (tmp_path / "copies").unlink()
    window = open_window()
    Driver(window, qtbot).answered()
    assert "copy" not in window.desk.status.word.text()
    assert list((tmp_path / "copies").glob("*.db"))
    shut(window)


# A full disk


def full(*given: object) -> object:
    wrong = sqlite3.OperationalError("database or disk is full")
    wrong.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise wrong


def test_what_was_not_saved_is_tried_again_without_a_hand(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engine, "AGAIN_MS", 100)
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    act(window, driver)
    monkeypatch.setattr(Archive, "_once", full)
    act(window, driver)
    status = window.desk.status.saved
    driver.until(lambda: "could not be written" in status.text() + status.toolTip())
    first = window.desk.table.snapshot
    # Another game comes to the table; the one before is not forgotten.
    driver.begin("wheaton", "Cy", "Di", roll_order=False)
    act(window, driver)
    monkeypatch.undo()
    driver.until(lambda: window.desk.status.saved.text().startswith("Saved"))
    assert first is not None
    reader = Archive.open_to_read(tmp_path)
    assert len(Play.resume(reader.load(first.game_id), None).replay.throws) == first.throws
    assert len(reader.games()) == 2
    reader.close()
    shut(window)


@pytest.mark.parametrize("answer", ["Try again", "Save a transcript…", "Leave", "Stay"])
def test_closing_over_what_is_not_saved_asks(
    qtbot: QtBot,
    open_window: Opener,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    answer: str,
) -> None:
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    act(window, driver)
    saved = window.desk.table.snapshot
    monkeypatch.setattr(Archive, "_once", full)
    act(window, driver)
    boxes: list[str] = []
    elsewhere = tmp_path / "elsewhere.zonk"

    def ask(box: QMessageBox) -> int:
        boxes.append(f"{box.text()} {box.informativeText()}")
        if answer == "Try again" and len(boxes) == 2:
            monkeypatch.undo()
        next(button for button in box.buttons() if button.text() == answer).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", ask)
    monkeypatch.setattr(files, "save_as", lambda *given: elsewhere)
    window.close()
    assert "not saved." in boxes[0]
    assert "could not be written" in boxes[0]
    assert window.isVisible() == (answer == "Stay")
    assert window.desk.session.stopped == (answer != "Stay")
    monkeypatch.undo()
    assert saved is not None
    now = window.desk.table.snapshot
    assert now is not None
    if answer == "Save a transcript…":
        assert elsewhere.read_text("utf-8").startswith("zonk 1")
        assert (tmp_path / "elsewhere.zonk.seed").exists()
    reader = Archive.open_to_read(tmp_path)
    throws = len(Play.resume(reader.load(now.game_id), None).replay.throws)
    reader.close()
    if answer == "Try again":
        assert throws == now.throws
    elif answer != "Stay":
        assert throws == saved.throws
    shut(window)


def test_another_window_shows_the_games(qtbot: QtBot, open_window: Opener, tmp_path: Path) -> None:
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    act(window, driver)
    session = worker.Session(tmp_path, Message.of("window-another-keeps-the-file"))
    with qtbot.waitSignal(session.ready) as ready:
        session.start()
    assert ready.args == [say("window-another-keeps-the-file"), 1]
    found: list[object] = []
    session.ask(lambda archive: len(archive.games())).then(found.append, found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert found == [1]
    session.stop()
    shut(window)
    assert (tmp_path / DATABASE).exists()


def test_a_button_of_before_asks_for_no_faces(
    driver: Driver, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an error a button may be that of before the first turn; it does nothing now."""
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    driver.settled()
    table = window.desk.table
    asked: list[QDialog] = []
    monkeypatch.setattr(table_commands, "answered", asked.append)
    table.press(window.desk.page.roll.view._replace(does=()))
    assert asked == []
    assert table.stage is Stage.PLAYING
