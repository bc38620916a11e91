"""A field to search by: a lens before the words, a cross behind them, both as large as letters."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QToolButton

from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.brush import here
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

_ICON, _AIR = 18, 10


class SearchField(QLineEdit):
    """Qt's own actions in a field keep 16 pixels whatever the size of letters."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        px = style.px
        self.clearing = QToolButton(self)
        lay.put_icon(style, self.clearing, "close", _ICON, "ink2")
        self.clearing.setFixedSize(px(_ICON + _AIR), px(_ICON + _AIR))
        lay.put_role(style, self.clearing, "clear")
        self.clearing.setCursor(Qt.CursorShape.ArrowCursor)
        self.clearing.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clearing.setAccessibleName(say("kit-search-clear"))
        self.clearing.setToolTip(say("kit-search-clear"))
        self.clearing.clicked.connect(self.clear)
        self.clearing.hide()
        lay.inset(self, px(_ICON + _AIR), px(_ICON + _AIR))
        self.textChanged.connect(lambda words: self.clearing.setVisible(bool(words)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        gap = self._style.px(_AIR) // 2
        box = QRectF(self.clearing.rect())
        box.moveRight(self.width() - gap)
        box.moveTop((self.height() - self.clearing.height()) // 2)
        self.clearing.setGeometry(here(self, box).toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self._style.px(_ICON)
        box = QRectF(self._style.px(_AIR), (self.height() - size) / 2, size, size)
        with QPainter(self) as painter:
            icons.draw(painter, "search", here(self, box), self._style.tokens.ink2)
