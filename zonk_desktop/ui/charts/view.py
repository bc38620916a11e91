"""The widget of a chart: drawn, pointed at by mouse and arrow keys, told to screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent

from zonk_desktop.charts import draw, rows
from zonk_desktop.charts.plot import Box, Plot, RowPlot
from zonk_desktop.ui.charts.pen import ScreenPen
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.people import seated
from zonk_desktop.ui.kit.person import Person
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import plain_tip


class PlotView(Drawing):
    """A chart; the place pointed at is shown and told."""

    #: The stop that is told, -1 for none.
    pointed = Signal(int)

    def __init__(self, style: Style, name: str, height: int = 0) -> None:
        super().__init__(style, name, height)
        self.plot: Plot | RowPlot | None = None
        #: The style with the looks of the people drawn.
        self.people = style
        self.stop = -1
        self._height = height
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_plot(self, plot: Plot | RowPlot | None, who: Sequence[Person] = ()) -> None:
        """Draw this; `who`: the people of a game that is not on the table."""
        self.plot = plot
        self.people = seated(self.style_, who) if who else self.style_
        self.stop = -1
        self._fit()
        self._tell()

    def restyle(self, style: Style) -> None:
        self.style_ = self.people = style
        self._fit()
        self.update()

    def told(self) -> str:
        """The stop pointed at, in words; all of the chart where there is none."""
        if self.plot is None:
            return ""
        return self.plot.stops[self.stop].said if self.stop >= 0 else self.plot.told

    def point_at(self, stop: int) -> None:
        """Show and tell a stop; none for -1."""
        last = -1 if self.plot is None else len(self.plot.stops) - 1
        stop = min(stop, last)
        if stop != self.stop:
            self.stop = stop
            self._tell()
            self.pointed.emit(stop)

    def _tell(self) -> None:
        self.setAccessibleDescription(self.told())
        if self.plot is not None and self.stop >= 0:
            stop, pen = self.plot.stops[self.stop], ScreenPen(self.people)
            carded = isinstance(self.plot, Plot) and draw.card_row(pen, self.height(), stop)
            self.setToolTip("" if carded else plain_tip(stop.said))
        self.update()

    def _fit(self) -> None:
        least = self.style_.px(self._height) if self._height else 0
        if isinstance(self.plot, RowPlot):
            least = max(least, round(rows.least(ScreenPen(self.style_), self.plot, self.width())))
        self.setMinimumHeight(least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # What it is told

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.plot is not None:
            at, pen = event.position(), ScreenPen(self.people)
            frame = (
                draw.frame(pen, self.plot, self._box()) if isinstance(self.plot, Plot)
                else rows.frame(pen, self.plot, self._box())
            )  # fmt: skip
            self.point_at(frame.stop((at.x(), at.y())))

    def _box(self) -> Box:
        return Box(0, 0, self.width(), self.height())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point_at(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = Qt.Key
        last = -1 if self.plot is None else len(self.plot.stops) - 1
        before, after = (
            (keys.Key_Up, keys.Key_Down) if isinstance(self.plot, RowPlot)
            else (keys.Key_Left, keys.Key_Right)
        )  # fmt: skip
        steps = {
            before: max(0, self.stop - 1), after: self.stop + 1, keys.Key_Home: 0,
            keys.Key_End: last,
        }  # fmt: skip
        key = Qt.Key(event.key())
        if key in steps and last >= 0:
            self.point_at(steps[key])
        else:
            super().keyPressEvent(event)

    # Drawing

    def draw(self, painter: QPainter, box: QRectF) -> None:
        pen = ScreenPen(self.people, painter)
        if isinstance(self.plot, Plot):
            draw.draw(pen, self.plot, self._box(), self.stop)
        elif self.plot is not None:
            rows.draw(pen, self.plot, self._box(), self.stop)
