"""The line at the foot of the window: saved or not, the last word, round and scorekeeper."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMainWindow

from zonk_desktop.engine.choices import Roles
from zonk_desktop.engine.grid import rounds
from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import say


class Status:
    """The labels in the window's status bar."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self.saved = QLabel()
        self.icon = QLabel()
        self.word = Elided()
        self.round = QLabel()
        for label in (self.saved, self.round):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._worn: tuple[object, ...] = ()
        bar = window.statusBar()
        for old in bar.findChildren(QLabel):
            bar.removeWidget(old)
            old.deleteLater()
        bar.addWidget(self.icon)
        bar.addWidget(self.saved)
        bar.addWidget(self.word, 1)
        bar.addPermanentWidget(self.round)

    def show_start(self, left: str, right: str, style: Style) -> None:
        """Show the state before any game: what the Zonk File holds, and what the page does."""
        self.saved.setText(left)
        self.icon.setVisible(bool(left))
        self._wear(style, "check", style.tokens.ink)
        self.round.setText("")
        if not self.word.text():
            self.word.setText(right)

    def show_snapshot(
        self, snapshot: Snapshot, game: Game, style: Style, *, order_open: bool
    ) -> None:
        if snapshot.saved:
            text = say("window-saved", throws=snapshot.throws)
            icon, colour = "check", style.tokens.ink
        else:
            text = snapshot.notice or say("window-not-saved-another-window-keeps")
            icon, colour = "warn", style.tokens.red
        self.icon.setVisible(True)
        self.saved.setText(shortened(text, 120))
        self.saved.setToolTip(text if not snapshot.saved else "")
        self._wear(style, icon, colour)
        parts = []
        if game.rules.s.roles is not Roles.NONE and not order_open:
            keeper = shortened(game.seats[game.scorekeeper].name, 16)
            parts.append(say("window-keeps-the-score", keeper=keeper))
        parts.append(say("window-round", round=rounds(game)))
        self.round.setText("    ".join(parts))

    def _wear(self, style: Style, icon: str, colour: str) -> None:
        """Set a style sheet only when it has changed: Qt keeps a little of every one."""
        ratio = self._window.devicePixelRatioF()
        worn = (icon, colour, style.px(16), ratio)
        if worn == self._worn:
            return
        self._worn = worn
        self.saved.setStyleSheet(f"color: {colour};")
        self.icon.setPixmap(icons.pixmap(icon, style.px(16), colour, ratio))
        self._window.statusBar().setContentsMargins(style.px(10), 0, 0, 0)
        self.round.setContentsMargins(0, 0, style.px(12), 0)
