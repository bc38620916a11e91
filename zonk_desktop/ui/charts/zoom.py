"""A chart of lines to zoom into, by the wheel and by keys, and to drag along."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from zonk_desktop.charts import draw
from zonk_desktop.charts.plot import Curve, Dot, Plot, PlotMark, Point, RowPlot
from zonk_desktop.charts.scale import axis
from zonk_desktop.ui.charts.pen import ScreenPen
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit.person import Person
from zonk_desktop.ui.kit.style import Style

#: What a press of a key, or a notch of the wheel, leaves of the places in sight.
_NEARER = 0.8
_KEYS = {Qt.Key.Key_Plus: _NEARER, Qt.Key.Key_Minus: 1 / _NEARER}
#: Places in sight at least, and figures below them at most.
_LEAST, _TICKS = 2.0, 8


class ZoomView(PlotView):
    """Lines of which a stretch is in sight."""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__(style, name)
        self._whole: Plot | None = None
        #: The value that the mouse holds.
        self._held: float | None = None

    def show_plot(self, plot: Plot | RowPlot | None, who: Sequence[Person] = ()) -> None:
        self._whole = plot if isinstance(plot, Plot) else None
        super().show_plot(plot, who)

    def look_at(self, low: float, wide: float) -> None:
        """Show so many places from this one on, as far as there are any."""
        if self._whole is not None:
            x = self._whole.x
            wide = min(max(wide, _LEAST), x.high - x.low)
            low = min(max(low, x.low), x.high - wide)
            self.plot = stretch(self._whole, low, low + wide)
            self.update()

    def zoom(self, factor: float, around: float | None = None) -> None:
        """Leave this share of what is in sight, around a value or the middle."""
        if isinstance(self.plot, Plot):
            low, high = self.plot.x[:2]
            at = (low + high) / 2 if around is None else min(max(around, low), high)
            self.look_at(at - (at - low) * factor, (high - low) * factor)

    def point_at(self, stop: int) -> None:
        super().point_at(stop)
        if isinstance(self.plot, Plot) and self.stop >= 0:
            low, high = self.plot.x[:2]
            at = self.plot.stops[self.stop].at
            if not low <= at <= high:
                self.look_at(at - (high - low) / 2, high - low)

    def _value(self, x: float) -> float:
        """What lies under this place of the widget."""
        assert isinstance(self.plot, Plot)
        low, high = self.plot.x[:2]
        box = draw.frame(ScreenPen(self.people), self.plot, self._box()).box
        return low + (x - box.x) / max(1.0, box.wide) * (high - low)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() / 120
        if self._whole is not None and turned:
            self.zoom(_NEARER**turned, self._value(event.position().x()))
            event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._whole is not None and event.button() is Qt.MouseButton.LeftButton:
            self._held = self._value(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None and isinstance(self.plot, Plot):
            low, high = self.plot.x[:2]
            self.look_at(low + self._held - self._value(event.position().x()), high - low)
        super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (factor := _KEYS.get(Qt.Key(event.key()))) is not None:
            self.zoom(factor)
        else:
            super().keyPressEvent(event)


def stretch(plot: Plot, low: float, high: float) -> Plot:
    """What of a plot lies between two values of x."""
    marks: list[PlotMark] = []
    for mark in plot.marks:
        if isinstance(mark, Curve):
            if points := _between(mark.points, low, high):
                marks.append(mark._replace(points=points))
        elif not isinstance(mark, Dot) or low <= mark.x <= high:
            marks.append(mark)
    return plot._replace(x=axis(low, high, _TICKS, plot.x.title), marks=tuple(marks))


def _between(points: Sequence[Point], low: float, high: float) -> tuple[Point, ...]:
    """The points of a line between two values, and those where it comes in and goes out."""
    crossed = (
        (edge, one[1] + (other[1] - one[1]) * (edge - one[0]) / (other[0] - one[0]))
        for one, other in pairwise(points)
        for edge in (low, high)
        if one[0] < edge < other[0]
    )
    return tuple(sorted((*crossed, *(point for point in points if low <= point[0] <= high))))
