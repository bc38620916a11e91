"""The button of a player's own key: pressed, it takes the next key for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.keys import latin
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.words import say


class KeyCap(QAbstractButton):
    """A cap that can be given another key."""

    #: The key that was pressed, as it is written.
    chosen = Signal(str)

    def __init__(self, style: Style, look: int, key: str, name: str) -> None:
        super().__init__()
        self._style, self._look, self._key = style, look, key
        self.setFixedSize(style.px(40), style.px(40))
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("new-game-key-of", name=name, key=key))
        self.setAccessibleDescription(say("new-game-key-of-told"))
        self.setToolTip(say("new-game-key-of-told"))

    def event(self, event: QEvent) -> bool:
        # Before Tab goes on and Enter begins the game.
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = latin(event)
        if not self.isChecked():
            presses = key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
            if presses and not event.isAutoRepeat():
                self.click()
            else:
                event.ignore()
            return
        self.setChecked(False)
        if key != Qt.Key.Key_Escape:
            written = 0x20 < key < 0x7F
            self.chosen.emit(chr(key) if written else "")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setChecked(False)
        super().focusOutEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
            key = say("new-game-key-waits") if self.isChecked() else self._key
            people.draw_key(painter, self._look, key, box, self._style)
            if self.hasFocus():
                painter.setPen(QPen(QColor(LIGHT.focus), self._style.px(3)))
                painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 6, 6)
