"""Base widget of painted pictures, in the type and colours of the program."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.style import Style, focus_ring

#: Where the pips of a face stand, in steps from the middle.
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Drawing(QWidget):
    """Base widget of a painted picture, sharp at every size."""

    def __init__(self, style: Style, name: str, height: int = 160) -> None:
        super().__init__()
        self.style_ = style
        self.setAccessibleName(name)
        self.setMinimumHeight(style.px(height))

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            box, px = QRectF(self.rect()), self.style_.px
            self.draw(painter, box)
            if self.hasFocus():
                focus_ring(painter, box.adjusted(px(6), px(6), -px(6), -px(6)), px(4), self.style_)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        raise NotImplementedError

    # Strokes

    def pen(self, colour: str, wide: float = 1.0, dash: Qt.PenStyle | None = None) -> QPen:
        """Create a pen in one of the style's colours."""
        found = QPen(self.style_.colour(colour), wide)
        if dash is not None:
            found.setStyle(dash)
        return found

    def write(
        self, painter: QPainter, box: QRectF, text: str, font: QFont, colour: QColor | str,
        where: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:  # fmt: skip
        """Paint one line of text in a box, shortened at its end where it does not fit."""
        painter.setFont(font)
        painter.setPen(QColor(colour))
        # By parts of a pixel: whole ones would cut what has been made to fit.
        fit = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, where | Qt.AlignmentFlag.AlignVCenter, fit)

    def die(self, painter: QPainter, box: QRectF, face: int, *, card: bool = False) -> None:
        draw_die(painter, box, face, self.style_, card=card)


def draw_die(
    painter: QPainter, box: QRectF, face: int, style: Style, *, card: bool = False
) -> None:
    """Paint a die from above; `card`: as white as card in the dark look too."""
    painter.setPen(QPen(style.colour("ctl"), 1.4))
    painter.setBrush(style.colour("card" if card else "raise_"))
    painter.drawRoundedRect(box, box.width() * 0.2, box.width() * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("card_ink" if card else "ink"))
    for x, y in _PIPS[face]:
        at = box.center() + QPointF(x, y) * box.width() * 0.25
        painter.drawEllipse(at, box.width() * 0.09, box.width() * 0.09)
