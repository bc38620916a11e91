"""The line at the foot of the window: saved or not, the last word, round and scorekeeper."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel, QMainWindow, QWidget

from zonk_desktop.engine.choices import Roles
from zonk_desktop.engine.grid import rounds
from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.transcript.words import called
from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.kit.plain import PlainLabel
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import plain_tip, shortened
from zonk_desktop.words import say

#: Heights of a line that icon and gaps take beside the texts.
_AROUND = 4
#: The share of the line that both ends may take beside a sentence that has no room.
_ENDS = 0.4


class Room(QObject):
    """Calls back when a widget has got another size."""

    def __init__(self, watched: QWidget, then: Callable[[], None]) -> None:
        super().__init__(watched)
        self._then = then
        watched.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._then()
        return False


class Status:
    """The labels in the window's status bar."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self.saved = PlainLabel()
        self.icon = QLabel()
        self.word = Elided()
        self.round = PlainLabel()
        self._worn: tuple[object, ...] = ()
        #: What is told at both ends, most of it first: the long text, a shorter one, the least.
        self._left: tuple[str, ...] = ("",)
        self._right: tuple[str, ...] = ("",)
        self._room = Room(window.statusBar(), self.fit)
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
        self._left, self._right = (left,), (right, "")
        self.icon.setVisible(bool(left))
        self._wear(style, "check", style.tokens.ink)
        self.tell(self.word.text())

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
        self.saved.setToolTip(text if not snapshot.saved else "")
        self.icon.setToolTip(text)
        self._wear(style, icon, colour)
        # Where there is little room the mark alone says that all is saved.
        self._left = (shortened(text, 120), "") if snapshot.saved else (shortened(text, 120),)
        parts = [say("window-round", round=rounds(game))]
        if game.rules.s.roles is not Roles.NONE and not order_open:
            keeper = shortened(called(game.seats[game.scorekeeper]), 16)
            parts.insert(0, say("window-keeps-the-score", keeper=keeper))
        self._right = tuple("    ".join(parts[place:]) for place in range(len(parts)))
        self.round.setToolTip(plain_tip(", ".join(parts)))
        self.fit()

    def tell(self, text: str) -> None:
        """Show a sentence."""
        self.word.setText(text)
        self.fit()

    def fit(self) -> None:
        """Tell less at both ends where the sentence between them would be cut."""
        measure = self.word.fontMetrics()
        need = measure.horizontalAdvance(self.word.text())
        wide = self._window.statusBar().width() - _AROUND * measure.height()
        ways = [(left, right) for right in self._right for left in self._left]
        ends = [sum(measure.horizontalAdvance(text) for text in way) for way in ways]
        # One too long for any room is cut; the ends leave it the larger part.
        whole = (n for n, end in enumerate(ends) if need + end <= wide)
        most = (n for n, end in enumerate(ends) if end <= _ENDS * wide)
        left, right = ways[next(whole, next(most, len(ways) - 1))]
        self.saved.setText(left)
        self.saved.setVisible(bool(left))
        self.round.setText(right)

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
