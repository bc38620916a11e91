"""A finished sheet is read: by the menu, dropped on the window, opened by a double click."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from pytestqt.qtbot import QtBot

from tests.sheets.pdfs import needs_poppler
from tests.sheets.test_scan import a_game, last_page, printed
from tests.ui.archived import nameless
from tests.ui.conftest import Driver, Opener
from tests.ui.looking import keep_picture, still
from zonk_desktop.archive.store import Archive
from zonk_desktop.sheets import scan
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.read_sheet import ReadSheet, Seen
from zonk_desktop.words import say

pytestmark = needs_poppler


def photograph(folder: Path, transcript: str) -> Path:
    printed(transcript, folder / "sheet.pdf")
    file = folder / "kitchen-table.png"
    assert last_page(folder / "sheet.pdf", 120).save(str(file))
    return file


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are looked at here: a process of one's own is held by tests of `sheets`."""
    monkeypatch.setattr(scan, "scan", lambda path: scan.look(path.read_bytes()))


@pytest.mark.usefixtures("beside")
def test_a_sheet_is_read_shown_and_added_once(
    qtbot: QtBot, open_window: Opener, tmp_path: Path
) -> None:
    transcript = a_game("wheaton")
    file = photograph(tmp_path, transcript)
    window = open_window(tmp_path)
    driver = Driver(window, qtbot)
    opened: list[int] = []
    dialog = ReadSheet(window.look, window.desk.session, window, [file])
    dialog.opened.connect(opened.append)
    dialog.show()
    assert dialog.add.property("blocked")
    qtbot.waitUntil(lambda: not dialog.add.property("blocked"))
    still(dialog)
    keep_picture(dialog.grab(), "read-a-sheet")
    assert not nameless(dialog)
    said = [label.text() for label in dialog.labels()]
    assert say("read-sheet-new") in said
    assert say("read-sheet-pledge") in said
    watched: list[object] = []
    dialog.watched.connect(lambda *told: watched.append(told))
    dialog.play.click()
    assert watched
    dialog.add.click()
    qtbot.waitUntil(lambda: bool(opened))
    archive = Archive.open_to_read(tmp_path)
    assert archive.load(opened[0]).rows
    archive.close()
    again = ReadSheet(window.look, window.desk.session, window, [file])
    qtbot.waitUntil(lambda: again.add.text() == say("read-sheet-go-there"))
    again.add.click()
    qtbot.waitUntil(lambda: len(opened) == 1 or len(opened) == 2)
    assert isinstance(again._seen, Seen)
    driver.still()


@pytest.mark.usefixtures("beside")
def test_a_pdf_that_carries_its_game_shows_its_sheet(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """No picture was looked at, so the page of the game stands there."""
    printed(a_game("insta-bong"), tmp_path / "sheet.pdf")
    dialog = ReadSheet(window.look, window.desk.session, window, [tmp_path / "sheet.pdf"])
    dialog.show()
    qtbot.waitUntil(lambda: dialog.told.text() == say("read-sheet-attached"))
    still(dialog)
    keep_picture(dialog.grab(), "read-a-sheet-from-pdf")
    shown = dialog.picture.grab().toImage()
    dark = sum(
        shown.pixelColor(x, y).lightness() < 100
        for x in range(0, shown.width(), 3)
        for y in range(0, shown.height(), 3)
    )
    assert dark > 200
    dialog.reject()


@pytest.mark.usefixtures("beside")
def test_what_is_no_sheet_is_a_sentence(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "diary.png"
    file.write_text("dear diary", "utf-8")
    dialog = ReadSheet(window.look, window.desk.session, window, [file])
    qtbot.waitUntil(lambda: any(label.text() for label in dialog.labels()
                                if "looking" not in label.text().lower()))  # fmt: skip
    assert dialog.add.property("blocked")


def test_dropped_files_are_sheets_or_transcripts(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[object] = []
    commands = window.desk.commands
    commands.games.sheet_met.disconnect(commands.file.read_sheets)
    commands.games.sheet_met.connect(met.append)
    monkeypatch.setattr(commands.games, "_not_opened", met.append)
    held = QMimeData()
    held.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.jpg", "b.PDF")])
    drop = QDropEvent(
        QPointF(5, 5), Qt.DropAction.CopyAction, held, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    window.dropEvent(drop)
    assert met == [[tmp_path / "a.jpg", tmp_path / "b.PDF"]]
    commands.games.open_path(tmp_path / "c.png")
    assert met[-1] == [tmp_path / "c.png"]
