"""A window for scenes with faults, and all sentences that it shows."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox
from pytestqt.exceptions import TimeoutError as Waited
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Row
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.mishaps import Mishaps

_FREE = {Stage.PLAYING, Stage.OPENING, Stage.OVER}
#: Seconds; what has not come by then does not come.
_LATEST = 100.0
_TRIES = 30


class Rig:
    """A window that is played in, and all sentences that it shows."""

    def __init__(
        self, window: MainWindow, qtbot: QtBot, folder: Path, patch: pytest.MonkeyPatch
    ) -> None:
        self.window, self.folder, self.patch = window, folder, patch
        self.driver = Driver(window, qtbot)
        self.desk = window.desk
        self.table = window.desk.table
        #: What was told since the scene began.
        self.told: list[str] = []
        self.mishaps = Mishaps()
        self.mishaps.told.connect(window.mishap)
        self.mishaps.install()
        self.table.told.connect(self.told.append)
        self._boxes = QTimer()
        self._boxes.timeout.connect(self._read_boxes)
        self._boxes.start(10)
        self.dialog: QDialog | None = None
        #: What stood at the foot of the window before.
        self.foot = ""

    def hear(self) -> None:
        """From now on what is told counts."""
        self.desk.status.tell("")
        self.foot = ""
        self.told.clear()

    def saves_as(self, path: Path) -> None:
        """Whoever asks where to save hears this."""
        self.patch.setattr(files, "save_as", lambda *given: path)

    def end(self) -> None:
        self._boxes.stop()
        self.mishaps.remove()

    def _read_boxes(self) -> None:
        """Read a message box as a player does, and answer it."""
        for box in QApplication.topLevelWidgets():
            if isinstance(box, QMessageBox) and box.isVisible():
                self._tell(f"{box.text()} {box.informativeText()}")
                box.close()
        self._read_foot()

    def _read_foot(self) -> None:
        said = self.desk.status.word.text()
        if said and said != self.foot:
            self._tell(said)

    def _tell(self, said: str) -> None:
        if said not in self.told:
            self.told.append(said)

    @property
    def shown(self) -> Snapshot:
        found = self.table.snapshot
        assert found is not None
        return found

    @property
    def free(self) -> bool:
        return self.table.stage in _FREE and self.table.idle

    def words(self) -> str:
        """What stands in the dialog that is open."""
        if self.dialog is None:
            return ""
        labels = self.dialog.findChildren(QLabel)
        return " ".join(one.text() for one in labels if one.isVisible())

    # Playing

    def begin(self, *names: str, **more: object) -> None:
        self.driver.begin("original-1978", *names, **{"roll_order": False, **more})

    def act(self, *, stays: bool = False) -> None:
        """Roll on, or stay, where that is allowed; the other where not."""
        first, other = self.desk.page.roll.view, self.desk.page.stay.view
        if stays:
            first, other = other, first
        # As a button does, from the event loop.
        pressed = other if first.blocked else first
        QTimer.singleShot(0, self.table, lambda: self.table.press(pressed))

    def keep_on(self) -> None:
        """A game that is not over, of people and with dice on the screen."""
        found = self.table.snapshot
        if found is None or found.game.ended is not None or found.computers or self.table.real_dice:
            self.begin("Ann", "Bob")

    def plays_on(self) -> None:
        """One action is carried out, shown and kept, now that all is sound again."""
        if self.shown.game.ended is not None or self.shown.computers or self.table.real_dice:
            self.begin("Ann", "Bob")
        while self.table.stage is Stage.OPENING:
            # Before the first turn the game stands as it stood.
            opening = self.table.state
            self.act()
            self.driver.until(lambda o=opening: self.table.state is not o and self.free, _LATEST)
        before = self.shown
        for _ in range(_TRIES):
            # Until the window has come to itself its buttons are those of before.
            if self.free and self.shown is before:
                self.act()
            with suppress(Waited):
                self.driver.until(lambda: self.shown is not before and self.free, _LATEST / _TRIES)
                break
        assert self.shown is not before, f"stands still: {self.table.state}"
        try:
            self.driver.until(lambda: self.shown.saved, _LATEST)
        except Exception:
            raise AssertionError(f"never saved: {self.shown.notice}") from None

    def on_disk(self) -> dict[int, tuple[Row, ...]]:
        """The lines of every game, as another program would read them."""
        archive = Archive.open_to_read(Path(str(self.window.folder)))
        try:
            return {one.id: archive.load(one.id).rows for one in archive.games()}
        finally:
            archive.close()
