"""The figures over the charts of the rules lab, and how far it has come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent

from zonk_desktop.ui.kit.brush import here
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.lab.charts import LabSide
from zonk_desktop.words import figure, percent, say

#: Figures of the strip: the key of the report, the message below, and how it is written.
_FIGURES = (
    ("rounds", "lab-figure-rounds", figure, 1),
    ("minutes", "lab-figure-minutes", figure, 0),
    ("misses", "lab-figure-misses", percent, 0),
    ("hits", "lab-figure-hits", figure, 1),
    ("leader_at_half_loses", "lab-figure-upset", percent, 0),
    ("without_choice", "lab-figure-forced", percent, 0),
)


class Strip(Drawing):
    """A strip with the six main figures."""

    _HIGH = 64
    sides: tuple[LabSide, ...] = ()
    #: Seconds a throw at this table; None where what is usual was taken.
    paced: float | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        rows = len(_FIGURES) // self._columns()
        self.setFixedHeight(self.style_.px(self._HIGH) * rows)

    def _columns(self) -> int:
        wide = self.width() / self.style_.type.scale
        return 6 if wide >= 1080 else 3 if wide >= 540 else 2

    def show_sides(self, sides: tuple[LabSide, ...], said: str) -> None:
        self.sides = sides
        self.setAccessibleDescription(said)
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if not self.sides or not self.sides[0].report.trials:
            return
        own, *others = self.sides
        style, px, tokens = self.style_, self.style_.px, self.style_.tokens
        columns = self._columns()
        wide, high = box.width() / columns, px(self._HIGH)
        big, small = style.type.display(27), style.type.text(14)
        for n, (key, label, form, places) in enumerate(_FIGURES):
            left, top = (n % columns) * wide, (n // columns) * high
            if n % columns:
                painter.setPen(self.pen("line"))
                line = here(self, QRectF(left, top + px(4), 0, high - px(12)))
                painter.drawLine(line.topLeft(), line.bottomLeft())
                left += px(14)
            room = (n % columns + 1) * wide - left - px(6)
            text = form(own.told[key]["value"], places)
            there = here(self, QRectF(left, top, room, px(34)))
            self.write(painter, there, text, big, tokens.ink)
            for other in others:
                shift = QFontMetricsF(big).horizontalAdvance(text) + px(8)
                was = say("lab-was", value=form(other.told[key]["value"], places))
                there = here(self, QRectF(left + shift, top + px(6), room - shift, px(26)))
                font = fitted(small, was, room - shift, px(10))
                self.write(painter, there, was, font, tokens.ink2)
            words = say(label)
            if key == "minutes" and self.paced is not None:
                words = say("lab-figure-minutes-here", seconds=round(self.paced))
            font = fitted(style.type.text(14, 600), words, room, px(11))
            there = here(self, QRectF(left, top + px(34), room, px(22)))
            self.write(painter, there, words, font, tokens.ink)


class Progress(Drawing):
    """Games so far, and a bar that fills."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("lab-progress-name"), 42)
        self._done, self._of, self._pace = 0, 1, 0

    def show_progress(self, done: int, of: int, pace: float) -> None:
        self._done, self._of, self._pace = done, max(1, of), round(pace)
        self.setAccessibleDescription(say("lab-progress", done=done, of=of))
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        style, px, tokens = self.style_, self.style_.px, self.style_.tokens
        said = say("lab-progress", done=self._done, of=self._of)
        high = px(22)
        there = QRectF(0, 0, box.width(), high)
        self.write(painter, there, said, style.type.text(14, 700), tokens.ink)
        if self._pace:
            left = round((self._of - self._done) / self._pace / 60)
            pace = say("lab-pace", games=self._pace, minutes=left)
            self.write(
                painter, there, pace, style.type.text(13), tokens.ink2, Qt.AlignmentFlag.AlignRight
            )
        bar = QRectF(1, high + px(3), box.width() - 2, px(11))
        painter.setPen(self.pen("ctl"))
        painter.setBrush(style.colour("sunk"))
        painter.drawRoundedRect(bar, px(5), px(5))
        if self._done:
            bar.setWidth(max(px(8), bar.width() * self._done / self._of))
            painter.setBrush(style.colour("acc"))
            painter.drawRoundedRect(here(self, bar), px(5), px(5))
