"""One window: the frame, and once it has been seen, the desk with all that belongs to a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QApplication

from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.words import speech, use

if TYPE_CHECKING:
    from zonk_desktop.session.worker import Session
    from zonk_desktop.ui.window.desk import Desk


class MainWindow(WindowFrame):
    """The main window, with one table."""

    _desk: Desk | None = None
    #: Close without a question.
    unasked = False
    #: The game on the table as it was closed, 0 without one.
    game = 0

    @property
    def desk(self) -> Desk:
        """The contents of the window; there are none before `furnish`."""
        assert self._desk is not None
        return self._desk

    def furnish(self, session: Session) -> None:
        """Create the table and all that belongs to a game."""
        # After the first frame, as all that a start page does not need.
        from zonk_desktop.ui.kit import files  # noqa: PLC0415
        from zonk_desktop.ui.window.desk import Desk  # noqa: PLC0415

        if speech().asks_gender:
            from zonk_desktop.players.character import genders  # noqa: PLC0415

            self.known = genders()
            use(speech().knowing(self.known))
        files.keep_in(self.memory)
        self.setWindowIcon(icons.application_icon())
        self._desk = Desk(self, session)
        self.restyled.connect(self._desk.restyle)
        self._desk.show_page("start")
        self.setAcceptDrops(True)

    # Files dropped on it

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A transcript is opened; pictures of sheets are read together."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        self.desk.commands.games.open_dropped(paths)

    # Mishaps

    @Slot(str)
    def mishap(self, text: str) -> None:
        """Report an unforeseen error, and show the table as it stands."""
        if self._desk is None:
            self.start.show_notice(text)
        else:
            self._desk.recover(text)

    @Slot()
    def leave(self) -> None:
        """Close because the system ends the program: save what can be saved, ask nothing."""
        self.unasked = True
        self.close()
        QApplication.quit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._desk is not None:
            self._desk.resized()

    def closeEvent(self, event: QCloseEvent) -> None:
        desk = self._desk
        if desk is not None and not self.unasked and not desk.may_close():
            event.ignore()
            return
        if desk is None or not desk.party:
            self.remember_place()
        if desk is not None:
            snapshot = desk.table.snapshot
            self.game = 0 if snapshot is None else snapshot.game_id
            desk.close()
        self.memory.flush()
        super().closeEvent(event)
        self.closed.emit()
