"""The widget of a chart: drawn, pointed at by mouse and arrow keys, told to screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from zonk_desktop.charts import draw, rows
from zonk_desktop.charts.plot import Box, Plot, RowPlot
from zonk_desktop.ui.charts.pen import ScreenPen
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.people import seated
from zonk_desktop.ui.kit.person import Person
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import plain_tip


class Pointed(QWidget):
    """Base of a chart whose stops are reached by the mouse and by the arrow keys."""

    #: The stop that is told, -1 for none.
    pointed = Signal(int)

    plot: Plot | RowPlot | None = None
    stop = -1

    def adopt(self, plot: Plot | RowPlot | None) -> None:
        """Take a plot; a place pointed at stays, where there is one."""
        self.plot = plot
        self.stop = min(self.stop, self._last)
        self.tell()

    @property
    def _last(self) -> int:
        return -1 if self.plot is None else len(self.plot.stops) - 1

    def told(self) -> str:
        """The stop pointed at, in words; all of the chart where there is none."""
        if self.plot is None:
            return ""
        return self.plot.stops[self.stop].said if self.stop >= 0 else self.plot.told

    def point_at(self, stop: int) -> None:
        """Show and tell a stop; none for -1."""
        stop = min(stop, self._last)
        if stop != self.stop:
            self.stop = stop
            self.tell()
            self.pointed.emit(stop)

    def tell(self) -> None:
        """Tell readers of the place, and show it."""
        self.setAccessibleDescription(self.told())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point_at(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = Qt.Key
        across = not isinstance(self.plot, RowPlot)
        steps = {
            keys.Key_Left if across else keys.Key_Up: max(0, self.stop - 1),
            keys.Key_Right if across else keys.Key_Down: self.stop + 1,
            keys.Key_Home: 0,
            keys.Key_End: self._last,
        }
        key = Qt.Key(event.key())
        if key in steps and self._last >= 0:
            self.point_at(steps[key])
        else:
            super().keyPressEvent(event)


class PlotView(Pointed, Drawing):
    """A chart; the place pointed at is shown and told."""

    def __init__(self, style: Style, name: str, height: int = 0) -> None:
        #: The style with the looks of the people drawn.
        self.people = style
        self._height = height
        super().__init__(style, name, height)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_plot(self, plot: Plot | RowPlot | None, who: Sequence[Person] = ()) -> None:
        """Draw this; `who`: the people of a game that is not on the table."""
        self.people = seated(self.style_, who) if who else self.style_
        self.adopt(plot)
        self._fit()

    def restyle(self, style: Style) -> None:
        self.style_ = self.people = style
        self._fit()
        self.update()

    def tell(self) -> None:
        super().tell()
        tip = ""
        if self.plot is not None and self.stop >= 0:
            stop, pen = self.plot.stops[self.stop], ScreenPen(self.people)
            carded = isinstance(self.plot, Plot) and draw.card_row(pen, self.height(), stop)
            tip = "" if carded else plain_tip(stop.said)
        self.setToolTip(tip)

    def _fit(self) -> None:
        least = self.style_.px(self._height) if self._height else 0
        if isinstance(self.plot, RowPlot):
            least = max(least, round(rows.least(ScreenPen(self.style_), self.plot, self.width())))
        self.setMinimumHeight(least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.plot is not None:
            at, pen = event.position(), ScreenPen(self.people)
            x = at.x() if self._turned() is None else self.width() - at.x()
            self.point_at(draw.at_stop(pen, self.plot, self._box(), (x, at.y())))

    def _turned(self) -> float | None:
        """Rows are mirrored where one reads from the right; time and numbers are not."""
        turned = self.isRightToLeft() and isinstance(self.plot, RowPlot)
        return float(self.width()) if turned else None

    def _box(self) -> Box:
        return Box(0, 0, self.width(), self.height())

    def draw(self, painter: QPainter, _: QRectF) -> None:
        if self.plot is not None:
            pen = ScreenPen(self.people, painter, self._turned())
            draw.draw(pen, self.plot, self._box(), self.stop)
