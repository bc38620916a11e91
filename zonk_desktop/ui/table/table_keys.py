"""Event filter for the table's keys: they work wherever the focus is, except in fields."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from zonk_desktop.ui.kit.keys import latin
from zonk_desktop.ui.table.game_page import GamePage
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.play.table import TablePlay

_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta,
              Qt.Key.Key_AltGr}  # fmt: skip
_BUTTONS = {
    Qt.Key.Key_R: "roll",
    Qt.Key.Key_K: "keep",
    Qt.Key.Key_S: "stay",
    Qt.Key.Key_D: "take-dare",
    Qt.Key.Key_N: "refuse-dare",
    Qt.Key.Key_C: "call",
    Qt.Key.Key_E: "calls",
    Qt.Key.Key_U: "undo",
    Qt.Key.Key_O: "skip-order",
}
#: Keys that ask, whatever is shown.
_ASKS = {
    Qt.Key.Key_T: "totals",
    Qt.Key.Key_W: "lies",
    Qt.Key.Key_G: "awaited",
    Qt.Key.Key_L: "last",
}
#: Keys of the turn, which wait while something is shown, and those which finish showing it.
_SKIPS = frozenset((Qt.Key.Key_R, Qt.Key.Key_Space))
_PLAYS = frozenset((*_BUTTONS, Qt.Key.Key_Space, Qt.Key.Key_A))


class TableKeys(QObject):
    """Follows the focus while the table is in front.

    It listens to the widget that has the focus and not to the application: there Python would be
    called for every event of every widget.
    """

    mute_wanted = Signal()
    #: A hint, or why the computer did that.
    hint_wanted = Signal()
    replay_wanted = Signal()
    #: The rule on its card, or no more.
    card_wanted = Signal()
    #: Something is to be told: see `Told.answer`.
    asked = Signal(str)

    def __init__(self, window: QWidget, table: TablePlay, page: GamePage) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._page = page
        self._wanted = {
            Qt.Key.Key_M: self.mute_wanted,
            Qt.Key.Key_H: self.hint_wanted,
            Qt.Key.Key_I: self.replay_wanted,
        }
        window.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus)
        self._focus(None, QApplication.focusWidget())

    @Slot(QWidget, QWidget)
    def _focus(self, old: QWidget | None, now: QWidget | None) -> None:
        window = self._window
        if old is not None and old is not window and isValid(old):
            old.removeEventFilter(self)
        if now is not None and now is not window and now.window() is window:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        elsewhere = QApplication.activeWindow() is not self._window
        if elsewhere or QApplication.activePopupWidget() is not None:
            return False
        if not isinstance(watched, QWidget) or isinstance(watched, QLineEdit):
            return False
        if not self._page.isVisible():
            return False
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        asks = "rule" if event.text() == "?" else _ASKS.get(latin(event))
        if asks is not None and not event.modifiers() & held:
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            if asks == "rule":
                self.card_wanted.emit()
            else:
                self.asked.emit("before" if asks == "last" and shifted else asks)
            return True
        if self._table.stage is Stage.ROLLING:
            if event.key() not in _MODIFIERS and not event.isAutoRepeat():
                self._table.skip()
                return True
            return False
        if self._table.stage is Stage.SHOWING and latin(event) in _PLAYS:
            if latin(event) in _SKIPS and not event.isAutoRepeat():
                self._table.skip()
            return True
        if event.modifiers() & held:
            return False
        return self._pressed(event, watched)

    def _pressed(self, event: QKeyEvent, watched: QWidget) -> bool:
        key = latin(event)
        if event.isAutoRepeat() and (key in _BUTTONS or key == Qt.Key.Key_Space):
            self._table.director.guard.pressed()
            return True
        own = self._table.own_key
        if own and key == ord(own):
            if not event.isAutoRepeat():
                self._table.take_dice()
                self._page.press("roll")
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            self._table.toggle_face(key - Qt.Key.Key_0)
            return True
        if key in self._wanted:
            self._wanted[key].emit()
            return True
        if key == Qt.Key.Key_A:
            self._table.pick_all()
            return True
        if key == Qt.Key.Key_Space:
            # On a button the space bar presses that button.
            if watched in self._page.buttons or watched.inherits("QAbstractButton"):
                return False
            self._page.press("roll")
            return True
        name = _BUTTONS.get(key)
        if name is not None:
            self._page.press(name)
            return True
        return False
