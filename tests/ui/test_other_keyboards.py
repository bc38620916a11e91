"""The keys of one letter on keyboards of other writing, with events as Qt gives them there."""

from __future__ import annotations

import sys
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Driver
from tests.ui.test_table import throw
from zonk_desktop.ui.kit.keys import latin
from zonk_desktop.ui.window.main_window import MainWindow


class Struck(NamedTuple):
    """A key by what it writes, its place on X11, Windows and macOS, and what it stands for."""

    writes: str
    x11: int
    windows: int
    mac: int
    means: str


RUSSIAN = [
    Struck("к", 27, 19, 15, "R"), Struck("л", 45, 37, 40, "K"), Struck("ы", 39, 31, 1, "S"),
    Struck("в", 40, 32, 2, "D"), Struck("т", 57, 49, 45, "N"),
    Struck("щ", 32, 24, 31, "O"), Struck("ц", 25, 17, 13, "W"),
    Struck("ш", 31, 23, 34, "I"), Struck("ф", 38, 30, 0, "A"), Struck("ь", 58, 50, 46, "M"),
]  # fmt: skip
HEBREW = [
    Struck("ר", 27, 19, 15, "R"), Struck("ל", 45, 37, 40, "K"), Struck("ד", 39, 31, 1, "S"),
    Struck("/", 24, 16, 12, "Q"), Struck("'", 25, 17, 13, "W"), Struck("א", 28, 20, 17, "T"),
]  # fmt: skip
UKRAINIAN = [
    Struck("\u0456", 39, 31, 1, "S"), Struck("й", 24, 16, 12, "Q"), Struck("ц", 25, 17, 13, "W"),
    Struck("п", 42, 34, 5, "G"),
]  # fmt: skip
GERMAN = [
    Struck("z", 29, 21, 16, "Z"), Struck("y", 52, 44, 6, "Y"), Struck("ü", 34, 26, 33, "Ü"),
]  # fmt: skip
#: Dvorak's, where W lies elsewhere.
DVORAK = [Struck("'", 24, 16, 12, "'"), Struck(",", 25, 17, 13, ","), Struck("w", 59, 51, 43, "W")]
FRENCH = [
    Struck("&", 10, 2, 18, "1"), Struck("é", 11, 3, 19, "2"), Struck('"', 12, 4, 20, "3"),
    Struck("'", 13, 5, 21, "4"), Struck("(", 14, 6, 23, "5"), Struck("-", 15, 7, 22, "6"),
    Struck("a", 24, 16, 12, "A"), Struck("q", 38, 30, 0, "Q"), Struck(",", 58, 50, 46, ","),
]  # fmt: skip
LATIN = [Struck("r", 27, 19, 15, "R"), Struck("ö", 47, 39, 41, "Ö"), Struck("-", 20, 12, 27, "-")]


def pressed(key: Struck, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QKeyEvent:
    place = {"linux": key.x11, "win32": key.windows}.get(sys.platform, 0)
    code = ord(key.writes.upper())
    return QKeyEvent(QEvent.Type.KeyPress, code, held, place, key.mac, 0, key.writes)


@pytest.mark.parametrize(
    "key",
    [*RUSSIAN, *UKRAINIAN, *HEBREW, *FRENCH, *GERMAN, *DVORAK, *LATIN],
    ids=lambda key: f"{key.writes}-{key.x11}",
)
def test_a_key_is_known_by_its_letter_else_by_its_place(key: Struck) -> None:
    assert latin(pressed(key)) == ord(key.means)


def test_what_shift_writes_above_a_figure_is_no_figure() -> None:
    sign = Struck("!", 10, 2, 18, "!")
    assert latin(pressed(sign, Qt.KeyboardModifier.ShiftModifier)) == ord("!")
    escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert latin(escape) == Qt.Key.Key_Escape


@pytest.mark.parametrize("board", [RUSSIAN, HEBREW], ids=["russian", "hebrew"])
def test_a_turn_is_played_on_a_keyboard_of_other_letters(
    driver: Driver, window: MainWindow, board: list[Struck]
) -> None:
    table = window.desk.table
    keys = {key.means: key for key in (*board, *FRENCH)}

    def strike(letter: str) -> None:
        target = QApplication.focusWidget() or window
        QCoreApplication.sendEvent(target, pressed(keys[letter]))

    strike("R")
    driver.until(lambda: table.snapshot is not None)
    driver.settled()
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    throw(driver, "1 1 1 3 4")
    asked: list[str] = []
    window.desk.keys.asked.connect(asked.append)
    strike("W")
    assert asked == ["lies"]
    picked = table.picked
    strike("1")
    assert table.picked != picked
    strike("A")
    assert table.picked == (0, 1, 2)
    strike("S")
    driver.until(lambda: table.game is not None and table.game.turn.seat == 1)
