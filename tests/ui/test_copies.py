"""The window of copies: what it says, and what its buttons do."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from tests.archive.games import finished
from tests.ui.conftest import Driver, Opener, shut
from zonk_desktop.archive import copies
from zonk_desktop.archive.store import Archive
from zonk_desktop.ui.zonk_file.copies import Copies


def test_look_bring_over_and_restore(
    qtbot: QtBot, open_window: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive.open(tmp_path)
    finished(archive, 1)
    finished(archive, 2)
    copy = copies.copy(archive).name
    archive.bin([1])
    archive.empty_bin()
    archive.write(lambda base: base.execute("PRAGMA user_version = -4"))
    archive.close()
    window = open_window(tmp_path)
    driver = Driver(window, qtbot)
    qtbot.waitUntil(lambda: "kept beside" in window.start.trouble.text() or
                    "was rescued" in window.start.trouble.text())  # fmt: skip
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    dialog = Copies(window.look, window.desk.session, window)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: len(dialog.rows) == 2)
    dialog.rows[copy]["bring"].click()
    qtbot.waitUntil(lambda: dialog.word.text().startswith("1 brought over."))
    assert "bring" not in dialog.rows[copy]

    def yes(box: QMessageBox) -> int:
        next(b for b in box.buttons() if b.text() in {"Restore", "Delete"}).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", yes)
    dialog.rows[copy]["restore"].click()
    qtbot.waitUntil(lambda: "is the Zonk File now" in dialog.word.text())
    assert len(dialog.rows) == 3
    damaged = next(name for name in dialog.rows if ".damaged-" in name)
    dialog.rows[damaged]["delete"].click()
    qtbot.waitUntil(lambda: damaged not in dialog.rows)
    # The game on the table went along.
    act = window.desk.page.roll.view
    window.desk.table.press(act)
    driver.settled(30)
    assert window.desk.table.snapshot is not None
    assert window.desk.table.snapshot.saved
    dialog.done(0)
    shut(window)
