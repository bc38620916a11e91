"""Bar chart of how far each face strays, with the band of honest dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from zonk_desktop.archive import statistics as stats
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import figure, say, semicolons
from zonk_desktop.words.clean import signed


class Straying(Drawing):
    """Bar chart of the deviation of each face, with the band of honest dice."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-dice-title-straying"), 240)
        self._found = stats.judged((0,) * 6)

    def show_faces(self, found: stats.Honesty) -> None:
        self._found = found
        self.setAccessibleDescription(
            semicolons(
                say("statistics-dice-face", face=n, times=count)
                for n, count in enumerate(found.faces, 1)
            )
        )
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        found, px, style, tokens = (
            self._found, self.style_.px, self.style_, self.style_.tokens,
        )  # fmt: skip
        total = sum(found.faces)
        if not total:
            return
        band = stats.straying(total)
        off = [count - found.expected for count in found.faces]
        most = max(band * 1.25, *(abs(value) * 1.15 for value in off))
        under = px(74)
        plot = box.adjusted(0, px(14), -px(96), -under)
        middle = plot.center().y()
        scale = plot.height() / 2 / most
        inside = QRectF(plot.left(), middle - band * scale, plot.width(), 2 * band * scale)
        shade = style.tint("teal", 0.14)
        painter.fillRect(inside, shade)
        bold, small = style.type.text(14, 700), style.type.text(13)
        for sign in (1, -1):
            y = middle - sign * band * scale
            painter.setPen(self.pen("teal", 1.6, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            label = QRectF(plot.right() + px(8), y - px(10), px(88), px(20))
            self.write(painter, label, signed(sign * band), bold, tokens.teal)
        painter.setPen(self.pen("ink", 1.6))
        painter.drawLine(QPointF(plot.left(), middle), QPointF(plot.right(), middle))
        label = QRectF(plot.right() + px(8), middle - px(20), px(88), px(20))
        self.write(painter, label, figure(round(found.expected)), bold, tokens.ink)
        self.write(painter, label.translated(0, px(18)), say("statistics-dice-expected"), small,
                   tokens.ink2)  # fmt: skip
        step = plot.width() / 6
        centre = Qt.AlignmentFlag.AlignHCenter
        for n, value in enumerate(off):
            x = plot.left() + step * (n + 0.5)
            wide = min(px(62), step * 0.5)
            top, high = (middle - value * scale, value * scale) if value > 0 else (
                middle, -value * scale
            )  # fmt: skip
            outside = abs(value) > band
            painter.fillRect(QRectF(x - wide / 2, top, wide, max(1.5, high)),
                             style.colour("red" if outside else "teal"))  # fmt: skip
            y = top - px(22) if value > 0 else top + high + px(2)
            self.write(painter, QRectF(x - step / 2, y, step, px(20)), signed(value), bold,
                       tokens.red if outside else tokens.ink, centre)  # fmt: skip
            die = QRectF(x - px(16), plot.bottom() + px(12), px(32), px(32))
            self.die(painter, die, n + 1)
            self.write(painter, QRectF(x - step / 2, die.bottom() + px(6), step, px(20)),
                       figure(found.faces[n]), small, tokens.ink2, centre)  # fmt: skip
