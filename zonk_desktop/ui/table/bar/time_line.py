"""The time line under the tray: how long the current moment still lasts."""

from __future__ import annotations

from PySide6.QtCore import QVariantAnimation, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.stage.beats import IN_THE_AIR, TIED, Beat, Keys, Kind
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.director import Director

#: Shorter moments have no line: it would only flicker.
_LEAST_MS = 300


class TimeLine(QWidget):
    """Widget of a shrinking line; hidden while a player may act."""

    def __init__(self, style: Style, director: Director) -> None:
        super().__init__()
        self._style = style
        self._director = director
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._share = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._share.valueChanged.connect(self._goes_on)
        self._share.finished.connect(self.update)
        director.begins.connect(self._begins)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.setFixedHeight(style.px(4))

    @property
    def left(self) -> float:
        """The share of the moment that is left, 0 without one."""
        if self._share.state() is not QVariantAnimation.State.Running:
            return 0.0
        value = self._share.currentValue()
        return float(value) if isinstance(value, float) else 0.0

    def end(self) -> None:
        """Hide the line: nothing is waited for."""
        self._share.stop()
        self.update()

    @Slot(object)
    def _begins(self, beat: Beat) -> None:
        if beat.kind in TIED and self.left:
            return
        length = self._director.moment
        if beat.kind is Kind.HANDOVER:
            length += self._director.guard.fresh_ms
        waits = beat.keys is not Keys.OPEN and beat.kind not in IN_THE_AIR
        if beat.kind is Kind.GATE:
            # A roll opens the relaxed one, but none that was meant for the turn before.
            length, waits = self._director.guard.fresh_ms, True
        if not waits or length < _LEAST_MS:
            self.end()
            return
        self._share.stop()
        self._share.setDuration(length)
        self._share.start()
        self.update()

    def _goes_on(self) -> None:
        # Without motion the line stays as long as it is, and is gone with the moment.
        if not self._style.still:
            self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        tokens = self._style.tokens
        with QPainter(self) as painter:
            left = self.left
            painter.fillRect(self.rect(), QColor(tokens.surf if not left else tokens.line))
            if left:
                share = 1.0 if self._style.still else left
                wide = round(self.width() * share)
                x = self.width() - wide if self.isRightToLeft() else 0
                painter.fillRect(x, 0, wide, self.height(), QColor(tokens.acc))
