"""Buttons on the paper of New game: a player's disc, the disc of an empty seat, a player's key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from zonk_desktop.ui.kit import icons, people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.keys import latin
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.words import say


class PaperButton(QAbstractButton):
    """A small button that paints itself, with a ring round it while it has the focus."""

    #: Of its side, the part that the corners of the ring take.
    ring = 0.5

    def __init__(self, style: Style, side: int, name: str, tip: str) -> None:
        super().__init__()
        self._style = style
        self.setFixedSize(style.px(side), style.px(side))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setToolTip(tip)

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            edge, whole = self._style.px(3), QRectF(self.rect())
            self.draw(painter, whole.adjusted(edge, edge, -edge, -edge))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(LIGHT.focus), edge))
                round_ = whole.width() * self.ring
                painter.drawRoundedRect(whole.adjusted(1.5, 1.5, -1.5, -1.5), round_, round_)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        raise NotImplementedError


class DiscButton(PaperButton):
    """Button with a player's disc; pressed, it becomes the next free one."""

    def __init__(self, style: Style, look: int, name: str, portrait: str = "") -> None:
        symbol = say(f"kit-symbol-{people.look(look)[0]}")
        told = say("new-game-colour-and-symbol-of", name=name, symbol=symbol)
        super().__init__(style, 44, told, say("new-game-another-colour"))
        self._look, self._portrait = look, portrait

    def draw(self, painter: QPainter, box: QRectF) -> None:
        people.draw_look(painter, self._look, box, self._style.tokens, self._portrait)


class PlusDisc(PaperButton):
    """The disc of an empty seat: pressed, it seats the name written beside it."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, 44, say("new-game-sit-down"), say("new-game-sit-down"))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        wide = max(1.0, self._style.type.scale * 1.5)
        painter.setPen(QPen(QColor(LIGHT.ink2), wide, Qt.PenStyle.DashLine))
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        inside = box.width() * 0.24
        icons.draw(painter, "plus", box.adjusted(inside, inside, -inside, -inside), LIGHT.ink2)


class KeyCap(PaperButton):
    """The cap of a player's own key: pressed, it takes the next key for it."""

    #: The key that was pressed, as it is written.
    chosen = Signal(str)
    ring = 0.15

    def __init__(self, style: Style, look: int, key: str, name: str) -> None:
        told = say("new-game-key-of-told")
        super().__init__(style, 40, say("new-game-key-of", name=name, key=key), told)
        self._look, self._key = look, key
        self.setCheckable(True)
        self.setAccessibleDescription(told)

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

    def draw(self, painter: QPainter, box: QRectF) -> None:
        key = say("new-game-key-waits") if self.isChecked() else self._key
        people.draw_key(painter, self._look, key, box.adjusted(1, 1, -1, -1), self._style)
