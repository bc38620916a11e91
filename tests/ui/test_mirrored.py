"""Read from the right, the window is what it is from the left in a mirror, but for dice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.archived import plain
from tests.ui.conftest import Driver, Opener, shut
from tests.ui.looking import cut, still
from tests.ui.test_looks import open_and, real_game
from tests.ui.test_walk import play_on
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import documents
from zonk_desktop.ui.kit.painted import Painted
from zonk_desktop.ui.kit.plain import PlainLabel
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import style_sheet
from zonk_desktop.ui.paper.pages import PageStage, Thumbs
from zonk_desktop.ui.zonk_file.columns import TypeIn
from zonk_desktop.ui.zonk_file.replay_foot import Moments
from zonk_desktop.ui.zonk_file.statistics.records import RecordCard
from zonk_desktop.words.language import Language

__all__ = ["plain"]
Marks = NDArray[np.bool_]
#: The side of a field of a picture, in pixels: a letter and the air around it.
_FIELD = 16
#: How far neighbours are from each other in colour where something is painted.
_STEP = 60
#: What is the same from either side: dice on felt, a sheet of paper.
_SAME = (DiceTray, PageStage, Thumbs)
DIALOGS = ("new-game", "rules-settings", "zonk-file", "blank-sheets", "sound", "quick-reference",
           "about", "type-in", "report", "faces", "correct")  # fmt: skip


def marks(widget: QWidget, *, mirrored: bool) -> Marks:
    """In which fields of its picture something is painted; nothing where it is the same."""
    picture = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    wide, tall = picture.width(), picture.height()
    pixels = np.frombuffer(picture.constBits(), np.uint8).reshape(tall, wide, 4)[:, :, :3]
    found = pixels.astype(np.int16)
    for one in widget.findChildren(QWidget):
        if isinstance(one, _SAME) and one.isVisible():
            box = QRect(one.mapTo(widget, QPoint()), one.size()).intersected(widget.rect())
            found[box.top() : box.bottom() + 1, box.left() : box.right() + 1] = 0
    if mirrored:
        found = found[:, ::-1]
    edges = np.zeros((-(-tall // _FIELD) * _FIELD, -(-wide // _FIELD) * _FIELD), np.bool_)
    edges[:tall, 1:wide] |= np.abs(np.diff(found, axis=1)).sum(2) > _STEP
    edges[1:tall, :wide] |= np.abs(np.diff(found, axis=0)).sum(2) > _STEP
    rows, columns = edges.shape[0] // _FIELD, edges.shape[1] // _FIELD
    fields: Marks = np.asarray(edges.reshape(rows, _FIELD, columns, _FIELD).any((1, 3)))
    return fields


def around(fields: Marks) -> Marks:
    """These fields and their neighbours."""
    wider = np.pad(fields, 1)
    rows, columns = fields.shape
    found: Marks = np.logical_or.reduce(
        [wider[y : y + rows, x : x + columns] for y in range(3) for x in range(3)]
    )
    return found


def strange(one: Marks, other: Marks) -> int:
    """Fields of either in whose neighbourhood the other has nothing."""
    return int((one & ~around(other)).sum() + (other & ~around(one)).sum())


def test_what_is_not_mirrored_is_found(qtbot: QtBot) -> None:
    label = PlainLabel("Thirty points")
    qtbot.addWidget(label)
    label.resize(400, 40)
    label.show()
    from_left = marks(label, mirrored=False)
    assert strange(from_left, marks(label, mirrored=True))
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert not strange(from_left, marks(label, mirrored=True))


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """Widgets are made to be read from the right."""
    monkeypatch.setattr(Language, "from_the_right", True)
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    QApplication.processEvents()


def inked(widget: QWidget, colour: str) -> list[QPoint]:
    """Where a widget's picture has this colour."""
    picture = widget.grab().toImage()
    places = (QPoint(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return [place for place in places if picture.pixelColor(place).name() == colour]


@pytest.mark.usefixtures("turned")
def test_what_is_too_small_for_the_comparison(qtbot: QtBot, plain: Style) -> None:
    sound, moments = QSlider(Qt.Orientation.Horizontal), Moments()
    filled, half = plain.colour("ctl").name(), 150
    for slider, before in ((sound, False), (moments, True)):
        qtbot.addWidget(slider)
        slider.setStyleSheet(style_sheet(plain.tokens, 1))
        slider.resize(2 * half, 30)
        slider.setValue(30)
        slider.show()
        # From where it begins to the handle, and nowhere else.
        places = [place.x() < half for place in inked(slider, filled)]
        assert places
        assert set(places) == {before}
    # Each line of a card ends where one begins to read.
    long = " ".join(["שאכטות"] * 12)
    card = RecordCard(plain, long, "1,200", long, opens=True)
    qtbot.addWidget(card)
    card.resize(260, 200)
    card.show()
    ends: dict[int, int] = {}
    for place in inked(card, plain.colour("card_ink2").name()):
        ends[place.y()] = max(place.x(), ends.get(place.y(), 0))
    lines: list[int] = []
    for y in sorted(ends):
        if not any(above in ends for above in range(y - 3, y)):
            lines.append(0)
        lines[-1] = max(lines[-1], ends[y])
    assert len(lines) > 1
    assert max(lines) - min(lines) < 3, lines
    # Of 1. the full stop follows the figure, and lines of a field begin at the right.
    document = QTextDocument()
    document.setHtml(documents.turned("<ol><li>שאכטה</li></ol>"))
    numbered = document.firstBlock().textList()
    assert numbered is not None
    form = numbered.format()
    assert (form.numberPrefix(), form.numberSuffix()) == (".", "")
    field = QPlainTextEdit()
    qtbot.addWidget(field)
    documents.turn(field)
    assert field.document().defaultTextOption().alignment() is Qt.AlignmentFlag.AlignRight


@pytest.mark.usefixtures("turned")
def test_keys_stand_apart_from_the_words_of_a_menu(qtbot: QtBot, plain: Style) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.setStyleSheet(style_sheet(plain.tokens, 1))
    menu.addAction("שאכטה", QKeySequence("Ctrl+Z"), lambda: None)
    menu.adjustSize()
    picture = menu.grab().toImage()
    line = range(3, picture.height() - 3)
    dark = [x for x in range(3, picture.width() - 3)
            if any(picture.pixelColor(x, y).lightness() < 200 for y in line)]  # fmt: skip
    gaps = [right - left for left, right in pairwise(dark)]
    assert max(gaps) > 8


@pytest.mark.usefixtures("turned")
def test_the_cell_that_is_next_is_marked_as_wide(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window()
    strokes: list[set[int]] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, TypeIn)
        found = inked(dialog.view, window.look.colour("acc").name())
        strokes.append({place.x() for place in found})

    open_and(Driver(window, qtbot), "type-in", look)
    assert [len(stroke) >= 14 for stroke in strokes] == [True]


def parts(widget: QWidget) -> list[str]:
    """What of it is in sight, with its size, what it says and how far it is scrolled."""
    found = []
    for one in widget.findChildren(QWidget):
        if one.isVisible():
            text = one.text() if isinstance(one, QLabel | QAbstractButton) else ""
            place = one.value() if isinstance(one, QAbstractSlider) else ""
            found.append(
                f"{type(one).__name__} {one.width()}x{one.height()} {text} {place}".strip()
            )
    return found


class Seen(NamedTuple):
    marks: Marks
    parts: list[str]


def seen(open_window: Opener, qtbot: QtBot, folder: Path, *, mirrored: bool) -> dict[str, Seen]:
    """A table, its dialogs and the end of a game in one direction."""
    window = open_window(folder)
    driver = Driver(window, qtbot)
    window.resize(1024, 640)
    assert window.isRightToLeft() is mirrored
    found: dict[str, Seen] = {}

    def keep(name: str, widget: QWidget) -> None:
        found[name] = Seen(marks(widget, mirrored=mirrored), parts(widget))
        if mirrored:
            assert not cut(widget), name
            visible = [one for one in widget.findChildren(QWidget) if one.isVisible()]
            assert all(one.isRightToLeft() for one in visible), name
            for one in visible:
                if isinstance(one, Painted) and one.tree() is not None:
                    assert one.laid().mirrored, name
                    assert not one.laid().cut, name

    def look(dialog: QDialog) -> None:
        dialog.resize(1008, 576)
        still(dialog)
        keep(name, dialog)

    real_game(driver, "Ann", "Bob", "Cy", "Di")
    window.desk.panels.front("Hits")
    window.desk.table.told.emit("Nothing here can be undone.")
    driver.still()
    keep("table", window)
    for name in DIALOGS:
        open_and(driver, name, look)
    # All of its height for the pad, with head and foot.
    window.desk.panels.wanted["Hits"].setChecked(False)
    driver.begin("insta-bong", "Ann", "Bob", options=(("limit", "1000"), ("halftime", "0")))
    play_on(driver, 12)
    driver.still()
    keep("columns", window)
    shut(window)
    return found


def test_the_window_is_mirrored(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The same words, so that each takes the same room; only the direction is another one."""
    from_left = seen(open_window, qtbot, tmp_path / "left", mirrored=False)
    monkeypatch.setattr(Language, "from_the_right", True)
    try:
        from_right = seen(open_window, qtbot, tmp_path / "right", mirrored=True)
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        QApplication.processEvents()
    for name, one in from_left.items():
        other = from_right[name]
        # What is there says more than pictures do.
        why = name, set(one.parts) ^ set(other.parts)
        assert not strange(one.marks, other.marks), why
