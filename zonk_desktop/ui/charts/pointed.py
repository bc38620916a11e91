"""What all charts on the screen have in common: a place is pointed at, and told."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from zonk_desktop.charts.plot import Plot, RowPlot


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
