"""A chart of lines to zoom into: drawn by pyqtgraph, which is loaded beside the window."""

from __future__ import annotations

import html
import importlib
import sys
from functools import cached_property, partial
from types import ModuleType
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame

from zonk_desktop.charts.plot import Curve, Plot
from zonk_desktop.faces import css
from zonk_desktop.places import Lane
from zonk_desktop.session.job import Job
from zonk_desktop.ui.charts.pen import DASHES
from zonk_desktop.ui.charts.view import Pointed
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.fonts import TEXT
from zonk_desktop.ui.kit.people import chart_colour
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import figure

#: As wide as the ring of the focus reaches out.
_RING = 6
#: What a press of a key leaves of the rounds in sight.
_ZOOM = {Qt.Key.Key_Plus: 0.8, Qt.Key.Key_Minus: 1.25}


def library() -> Any:
    """Load pyqtgraph, for half a second.

    It names QtOpenGL, nine megabytes, for plots drawn by OpenGL alone; an empty module will do.
    """
    sys.modules.setdefault("PySide6.QtOpenGL", ModuleType("PySide6.QtOpenGL"))
    return importlib.import_module("pyqtgraph")


class ZoomView(Pointed, Drawing):
    """Lines that the wheel, + and - zoom into; over them stands what a stop tells."""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__(style, name)
        self._pg: Any = None
        self._lane = Lane("pyqtgraph")
        # Room for the ring of the focus: the plot would hide it.
        self._column = lay.column(style, margins=(_RING, _RING, _RING, _RING), on=self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """The library draws; here is the ring of the focus."""

    def show_plot(self, plot: Plot) -> None:
        """Draw this, once the library is there."""
        self.adopt(plot)
        if self._pg is None:
            Job(self, self._lane, library).then(self._loaded)
        else:
            self._draw(plot)

    def _loaded(self, library: Any) -> None:
        self._pg = library
        if isinstance(self.plot, Plot):
            self._draw(self.plot)

    @cached_property
    def canvas(self) -> Any:
        """The plot of pyqtgraph, in the program's type and colours."""
        style, pg, tokens = self.style_, self._pg, self.style_.tokens
        found = pg.PlotWidget(background=tokens.surf)
        # Time runs to the right everywhere.
        found.getPlotItem().setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        found.setFrameShape(QFrame.Shape.NoFrame)
        for one in (found, found.viewport()):
            one.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        found.setMenuEnabled(False)
        found.setMouseEnabled(True, False)
        found.hideButtons()
        found.setAntialiasing(True)
        found.setAccessibleName(self.accessibleName())
        found.showGrid(y=True, alpha=0.15)
        for side in ("left", "bottom"):
            axis = found.getAxis(side)
            axis.setPen(pg.mkPen(tokens.line))
            axis.setTextPen(pg.mkPen(tokens.ink2))
            axis.setStyle(tickFont=style.type.text(13))
            axis.enableAutoSIPrefix(False)
            axis.tickStrings = partial(_ticks, axis.tickStrings)
        found.addLegend(
            offset=(-12, 8), labelTextColor=tokens.ink, brush=pg.mkBrush(tokens.raise_),
            pen=pg.mkPen(tokens.line), labelTextSize=f"{style.px(13)}px",
        )  # fmt: skip
        found.scene().sigMouseMoved.connect(self._over)
        self._line = pg.InfiniteLine(0, 90, pg.mkPen(tokens.ink, width=1.4))
        self._column.addWidget(found)
        return found

    def _draw(self, plot: Plot) -> None:
        canvas, pg, style = self.canvas, self._pg, self.style_
        canvas.clear()
        small = {"color": style.tokens.ink2, "font-size": f"{style.px(13)}px"}
        small["font-family"] = css(TEXT)
        canvas.setLabel("left", plot.y.title, **small)
        canvas.setLabel("bottom", plot.x.title, **small)
        for mark in plot.marks:
            if isinstance(mark, Curve) and mark.end is not None:
                colour = chart_colour(int(mark.ink), style)
                canvas.plot(
                    *zip(*mark.points, strict=True), name=self._words(mark.end.words),
                    pen=pg.mkPen(colour, width=mark.wide, style=DASHES[mark.dash % len(DASHES)]),
                    symbol="o" if len(mark.points) < 3 else None, symbolBrush=colour,
                    symbolPen=None,
                )  # fmt: skip
        canvas.addItem(self._line, ignoreBounds=True)
        canvas.setLimits(xMin=plot.x.low - 0.5, xMax=plot.x.high + 0.5)
        canvas.setXRange(plot.x.low, plot.x.high)
        self.tell()

    def _words(self, text: str) -> str:
        """A text as the library reads it: HTML, in the program's type."""
        return f"<span style='font-family:{css(TEXT)}'>{html.escape(text)}</span>"

    def _over(self, at: QPointF) -> None:
        if self.plot is not None:
            x = self.canvas.getPlotItem().vb.mapSceneToView(at).x()
            self.point_at(round(x - self.plot.stops[0].at) if self.plot.stops else -1)

    def point_at(self, stop: int) -> None:
        super().point_at(max(-1, stop))

    def tell(self) -> None:
        super().tell()
        if self._pg is not None and self.plot is not None:
            canvas, shown = self.canvas, self.stop >= 0
            self._line.setVisible(shown)
            self._line.setPos(self.plot.stops[self.stop].at if shown else 0)
            told = self._words(self.told()) if shown else None
            canvas.setTitle(told, color=self.style_.tokens.ink, size=f"{self.style_.px(14)}px")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        zoom = _ZOOM.get(Qt.Key(event.key()))
        if zoom is not None and self._pg is not None:
            self.canvas.getPlotItem().vb.scaleBy((zoom, 1))
        else:
            super().keyPressEvent(event)


def _ticks(plain: Any, values: list[float], scale: float, spacing: float) -> list[str]:
    """Figures of the language, where they are whole."""
    if spacing * scale < 1:
        return list(plain(values, scale, spacing))
    return [figure(round(value * scale)) for value in values]
