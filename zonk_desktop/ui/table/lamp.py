"""The lamp over the table: a miss dims it for a moment."""

from __future__ import annotations

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

_DIM_MS = 400
#: How much of the light is taken away at the darkest.
_TAKEN = 0.15
_STEP = 0.03


class Lamp(QWidget):
    """A shade over the tray; it takes no clicks and is away when nothing happens."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._taken = 0.0
        self._dim = QVariantAnimation(self)
        self._dim.setDuration(_DIM_MS)
        self._dim.setStartValue(0.0)
        self._dim.setKeyValueAt(0.25, _TAKEN)
        self._dim.setKeyValueAt(0.7, _TAKEN)
        self._dim.setEndValue(0.0)
        self._dim.valueChanged.connect(self._dims)
        self._dim.finished.connect(self.hide)
        self.hide()

    def dim(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        self.show()
        self._dim.stop()
        self._dim.start()

    @property
    def dimming(self) -> bool:
        return self._dim.state() is QVariantAnimation.State.Running

    def _dims(self, value: object) -> None:
        taken = float(value) if isinstance(value, float) else 0.0
        # In a few steps: below the shade the whole tray is painted anew each time.
        taken = round(taken / _STEP) * _STEP
        if taken != self._taken:
            self._taken = taken
            self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        shade = QColor(0, 0, 0)
        shade.setAlphaF(self._taken)
        QPainter(self).fillRect(self.rect(), shade)
