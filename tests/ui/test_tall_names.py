"""Names in letters that the program's faces have not leave everything in its place."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from itertools import zip_longest
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui import tall
from tests.ui.archived import asked
from tests.ui.conftest import Driver, Opener, shut
from tests.ui.looking import PICTURES, keep_picture, still
from tests.ui.test_looks import DIALOGS, open_and, real_game
from tests.ui.test_pseudo import BY_HAND
from tests.ui.test_table import throw
from zonk_desktop.ui.table.cards.banner import Banner
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.zonk_file.statistics.window import PAGES, StatisticsWindow

NAMES = ("Hannah", "Otto Smith")
#: Two of the dialogs have no names in them, or begin work that takes long.
NAMELESS = {"ImportReport", "RulesLab"}
Places = dict[str, list[tuple[str, int, int, tuple[int, ...]]]]


@pytest.fixture(autouse=True)
def faces(qapp: QApplication) -> Iterator[None]:
    known = tall.load()
    yield
    for face in known:
        QFontDatabase.removeApplicationFont(face)


def places(top: QWidget) -> list[tuple[str, int, int, tuple[int, ...]]]:
    """Everything that is seen: what it is, where it begins, how high it is, and its rows."""
    found = []
    for widget in (top, *top.findChildren(QWidget)):
        # Words over the felt are as large as their width allows, and a tip comes and goes with the
        # pointer; nothing stands beside them.
        tip = widget.windowType() is Qt.WindowType.ToolTip
        if not widget.isVisible() or isinstance(widget, Banner) or tip:
            continue
        rows: tuple[int, ...] = ()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            rows = tuple(
                widget.visualRect(model.index(row, 0)).height() for row in range(model.rowCount())
            )
        words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        name = f"{type(widget).__name__} {words or widget.accessibleName()}"
        plain = "".join(letter if letter.isascii() else "*" for letter in name)
        found.append((plain[:60], widget.mapTo(top, QPoint()).y(), widget.height(), rows))
    return found


class Looks:
    """Pages and dialogs of one window, as they lie."""

    def __init__(self, open_window: Opener, qtbot: QtBot, folder: Path, names: tuple[str, ...]):
        self.window: MainWindow = open_window(folder)
        self.driver = Driver(self.window, qtbot)
        self.qtbot, self.folder = qtbot, folder
        self.names = names
        self.found: Places = {}

    def look(self, name: str, top: QWidget | None = None) -> None:
        top = top or self.window
        still(top)
        self.found[name] = places(top)
        if PICTURES:
            keep_picture(top.grab(), f"names-{name}-{self.folder.name}")


def same(plain: Places, high: Places) -> list[str]:
    """What lies elsewhere with the tall names, the first of each page."""
    assert plain.keys() == high.keys()
    found = []
    for page, parts in plain.items():
        moved = [
            f"{page}: {one} {other}"
            for one, other in zip_longest(parts, high[page])
            if one is None or other is None or one[1:] != other[1:]
        ]
        found += moved[:3]
    return found


def test_the_letters_are_tall(qapp: QApplication, open_window: Opener) -> None:
    """Else this file would hold nothing."""
    label = QLabel(NAMES[0])
    label.setFont(open_window().look.type.text(20))
    before = label.sizeHint()
    label.setText(tall.tall(NAMES[0]))
    assert label.sizeHint().width() == before.width()
    assert label.sizeHint().height() > 1.5 * before.height()


def table(at: Looks) -> None:
    """A game, and the dialogs beside it."""
    real_game(at.driver, *at.names)
    at.look("gate")
    at.driver.begin("lets-play-zonk", *at.names, dice="table")
    at.look("begun")
    for faces in ("1 1 1 2 4", "2 4 4 4 4"):
        throw(at.driver, faces)
        at.look(f"thrown {faces}")
        at.driver.key(Qt.Key.Key_S)
        at.driver.settled()
        at.look(f"stayed {faces}")
    at.window.desk.toggle_party()
    at.look("party")
    at.window.desk.toggle_party()
    # Of a file that is not there nothing is read, and no name with it.
    for name in DIALOGS.keys() - {"read-sheet"}:
        open_and(at.driver, name, partial(at.look, name))


def afterwards(at: Looks) -> None:
    """The end of a game, and the dialogs that look at one."""
    desk = at.window.desk
    more = {"magic": (1, 2, 2, 3, 6), "options": (("limit", "600"), ("halftime", "0"))}
    at.driver.begin("wheaton", *at.names, dice="table", **more)
    while desk.table.stage is not Stage.OVER:
        throw(at.driver, "1 1 1 2 4")
        desk.page.stay.click()
        at.driver.settled()
    at.driver.until(lambda: at.window.pages.currentWidget() is desk.end)
    at.look("end")
    stored = asked(at.qtbot, desk.session, lambda archive: archive.load(1))
    for name in sorted(BY_HAND.keys() - NAMELESS):
        dialog = BY_HAND[name](at.window.look, desk.session, stored, at.folder, at.qtbot)
        at.qtbot.addWidget(dialog)
        dialog.resize(1400, 860)
        dialog.show()
        for page in PAGES if isinstance(dialog, StatisticsWindow) else ("",):
            if isinstance(dialog, StatisticsWindow):
                dialog.show_page(page)
            at.look(f"{name} {page}", dialog)
        dialog.reject()
    # What is worked out beside a dialog is no longer wanted, and ends by itself.
    wanted = {"zonk-chances"}
    at.qtbot.waitUntil(lambda: not wanted & {thread.name for thread in threading.enumerate()})


@pytest.mark.parametrize("walk", [table, afterwards])
def test_nothing_moves(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, walk: Callable[[Looks], None]
) -> None:
    found = []
    for kind, names in (("plain", NAMES), ("tall", tuple(map(tall.tall, NAMES)))):
        at = Looks(open_window, qtbot, tmp_path / kind, names)
        walk(at)
        shut(at.window)
        found.append(at.found)
    assert not same(*found)
