"""Painting of pennants of hits: nailed when safe, loose while at stake, torn when lost."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from zonk_desktop.sheets import marks
from zonk_desktop.ui.kit.painted import Picture
from zonk_desktop.ui.kit.style import Style

#: Pixels: the least line of a pennant, and the height below which its dashes are longer.
_LINE, _SMALL = 1.3, 22


class PennantLook(Enum):
    NAILED = "nailed"
    LOOSE = "loose"
    TORN = "torn"
    #: To be taken, and not yet asked for.
    HOLLOW = "hollow"


def draw(
    painter: QPainter, style: Style, box: QRectF, look: PennantLook, *, colour: QColor | None = None
) -> None:
    """Paint a pennant in a box as high as it is."""
    ink = colour or QColor(style.tokens.flag)
    mark = marks.path("flag")
    size = box.height()
    painter.save()
    painter.translate(box.left(), box.center().y())
    painter.scale(size, size)
    # However small a pennant is, its line stays one that can be seen.
    pen = QPen(ink, max(0.06, _LINE / size))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    match look:
        case PennantLook.NAILED:
            painter.fillPath(mark.path, ink)
            painter.setPen(pen)
            painter.drawPath(mark.path)
        case PennantLook.HOLLOW:
            painter.setPen(pen)
            painter.drawPath(mark.path)
        case PennantLook.LOOSE:
            pen.setStyle(Qt.PenStyle.DashLine)
            pen.setDashPattern([2.4, 1.5] if size < _SMALL else [1.6, 1.4])
            painter.setPen(pen)
            painter.rotate(-7)
            painter.drawPath(mark.path)
        case PennantLook.TORN:
            painter.setPen(pen)
            bounds = mark.path.boundingRect()
            for side, tilt, drop in ((0.0, 0.0, 0.0), (0.5, 24.0, 0.22)):
                painter.save()
                painter.translate(side * 0.3, drop)
                painter.rotate(tilt)
                half = QRectF(
                    bounds.left() + side * bounds.width(), bounds.top() - 0.1,
                    bounds.width() / 2, bounds.height() + 0.2,
                )  # fmt: skip
                painter.setClipRect(half)
                painter.drawPath(mark.path)
                painter.restore()
    painter.restore()
    if look is PennantLook.NAILED:
        painter.save()
        painter.setPen(QPen(QColor("#7a5a1e"), 0.8))
        painter.setBrush(QColor("#d9b25a"))
        bounds = mark.path.boundingRect()
        for part in (0.2, 0.8):
            x = box.left() + (bounds.left() + 0.12 * bounds.width()) * size
            y = box.center().y() + (bounds.top() + part * bounds.height()) * size
            painter.drawEllipse(QPointF(x, y), size * 0.06, size * 0.06)
        painter.restore()


def width(size: float) -> float:
    """The width of a pennant of this height."""
    return marks.path("flag").width * size


def pennant(look: PennantLook, size: float) -> Picture:
    """A pennant in a tree."""
    return Picture(width(size), size, lambda p, box, style: draw(p, style, box, look))
