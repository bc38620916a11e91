"""A shade over the window behind a dialog."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from zonk_desktop.ui.kit.style import Style

_DEPTH = 0.45


class Scrim(QWidget):
    """Widget that covers a whole window."""

    def __init__(self, style: Style, window: QWidget) -> None:
        super().__init__(window)
        # The darkest there is on both grounds: the light ink of the dark look would be fog.
        self._colour = QColor(style.tokens.card_ink)
        self._colour.setAlphaF(_DEPTH)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._colour)
