"""The line over the tray of a replay: whose turn, what has happened, how many points."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style


class ReplayLine(QWidget):
    """Widget that says what has just happened, in one line over two."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.whose = lay.label(style, "", "title")
        self.told = lay.label(style, "", "lead", wrap=True)
        self.points = lay.label(style, "", "title")
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        lay.row(style, self.whose, (self.told, 1), self.points, margins=(20, 2), gap=16, on=self)
        self.fit(narrow=False, low=False)

    def fit(self, *, narrow: bool, low: bool) -> None:
        """Fit a narrow or a low window: smaller letters, less air."""
        self._size = "part" if narrow or low else "title"
        for label in (self.whose, self.points):
            lay.put_role(self._style, label, self._size)
        self.setFixedHeight(self._style.px(50 if low else 72))

    def tell(self, title: str, told: str, points: str, *, struck: bool = False) -> None:
        """`struck`: the points are lost."""
        self.whose.setText(title)
        self.told.setText(told)
        self.points.setText(points)
        lay.put_role(self._style, self.points, self._size, "red" if struck else "")
        font = self.points.font()
        font.setStrikeOut(struck)
        self.points.setFont(font)

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._style.colour("surf"))
