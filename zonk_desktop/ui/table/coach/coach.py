"""The coach's panel: the last choice judged among those there were, the ways on where they are
asked for, and a thin line of everybody's chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from zonk_desktop.charts.plot import (
    Axis,
    Bar,
    BarRow,
    CardLine,
    Curve,
    Face,
    LineEnd,
    Plot,
    RowPlot,
    stop,
)
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.aloud import announce
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.coach.coach_words import (
    NO_WAYS,
    CoachBar,
    CoachColumn,
    CoachRow,
    Said,
    Ways,
    title,
)
from zonk_desktop.words import figure, say, sentences

#: Whose face speaks: the character who plays by the book.
PORTRAIT = "professor"
#: From this width on dice and figures of a way on stand side by side.
_BESIDE = 370
#: A lower panel has no room for both.
_LOW = 240
#: Chances to win as the dice came to rest, by the number of throws.
Line = Sequence[tuple[int, tuple[float, ...]]]


#: Ink of a figure and its bar.
_COLOURS = {
    CoachColumn.POINTS: "teal",
    CoachColumn.HITS: "teal",
    CoachColumn.MISSES: "red",
    CoachColumn.WINS: "ink",
    CoachColumn.SURE: "ink",
    CoachColumn.STAKE: "ink2",
}


class _Dice(Drawing):
    """Widget with the dice of a throw; those that are kept stand out."""

    def __init__(self, style: Style, way: CoachRow) -> None:
        super().__init__(style, "", 24)
        self._way = way
        each = style.px(26)
        self.setFixedHeight(each)
        self.setMinimumWidth(len(way.faces) * each // 2)
        self.setMaximumWidth(len(way.faces) * each)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        each = box.width() / len(self._way.faces)
        size = each - self.style_.px(4)
        for n, (face, kept) in enumerate(zip(self._way.faces, self._way.kept, strict=True)):
            painter.setOpacity(1.0 if kept else 0.4)
            where = QRectF(n * each + 1, (box.height() - size) / 2 + 1, size - 2, size - 2)
            self.die(painter, where, face, card=True)
            if kept and self._way.best:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(self.pen("brass_dark", 2.4))
                painter.drawRoundedRect(where, size * 0.2, size * 0.2)


def figures(
    style: Style, bars: tuple[CoachBar | None, ...], columns: tuple[CoachColumn, ...]
) -> QWidget:
    """A choice's figures, each over its bar: worth, misses, chance to win."""
    charts = []
    for bar, column in zip(bars, columns, strict=True):
        chart = PlotView(style, "")
        chart.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if bar is not None:
            ink = _COLOURS[column]
            row = BarRow(bar.text, (Bar(0, min(1.0, max(0.0, bar.share)), ink),), ink=ink)
            chart.show_plot(
                RowPlot((row,), 0, 1, 34, 34, 10_000, face=Face(15, 0, 8), track=6)
            )  # fmt: skip
        charts.append((chart, 1))
    found = lay.held(lay.row(style, *charts, gap=8))
    found.setFixedHeight(style.px(34))
    found.setMinimumWidth(style.px(36) * min(3, len(bars)))
    return found


class _WayCard(QFrame):
    def __init__(
        self, style: Style, way: CoachRow, columns: tuple[CoachColumn, ...], *, narrow: bool
    ) -> None:
        super().__init__()
        self.setObjectName("way")
        lay.put_role(style, self, "way-best" if way.best else "way-made" if way.made else "way")
        told = [
            say("coach-figure", column=title(column), value=bar.text)
            for column, bar in zip(columns, way.bars, strict=True) if bar is not None
        ]  # fmt: skip
        what = say("coach-made", what=way.what) if way.made else way.what
        self.setAccessibleName(sentences([what, *told]))
        row = (lay.column if narrow else lay.row)(style, gap=4 if narrow else 8)
        if way.faces:
            row.addWidget(_Dice(style, way), 2)
        row.addWidget(figures(style, way.bars, columns), 3)
        label = lay.label(style, what, "tab" if way.best or way.made else "caption", wrap=True)
        lay.column(style, row, label, margins=(10, 6, 8, 6), gap=3, on=self)


class _Face(Drawing):
    def __init__(self, style: Style) -> None:
        super().__init__(style, say("coach-name"), 40)
        self.setFixedSize(style.px(40), style.px(40))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(self.pen("ctl", 1.5))
        painter.setBrush(self.style_.colour("sunk"))
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        icons.draw_portrait(painter, PORTRAIT, box.adjusted(2, 2, -2, -2))


def chances_plot(line: Line, names: Sequence[str]) -> Plot | None:
    """The chances to win, from throw to throw."""
    if not line:
        return None

    def card(chances: Sequence[float]) -> list[CardLine]:
        every = sorted(zip(chances, names, strict=True), reverse=True)
        shares = ((say("coach-percent", share=round(100 * chance)), name) for chance, name in every)
        return [CardLine(name, share) for share, name in shares]

    first, (last, now) = line[0][0], line[-1]
    curves = tuple(
        Curve(
            tuple((at, chances[seat]) for at, chances in line), seat, 1.8, seat,
            LineEnd(shortened(name, 10), figure(round(100 * now[seat]))),
        )
        for seat, name in enumerate(names)
    )  # fmt: skip
    told = (
        say("coach-chance-of", name=name, share=round(100 * chance))
        for name, chance in zip(names, now, strict=True)
    )
    title = say("coach-chances")
    return Plot(
        Axis(first, max(last, first + 1)), Axis(0, 1), curves,
        tuple(stop(at, title, card(chances)) for at, chances in line), sentences(told),
    )  # fmt: skip


class Coach(QFrame):
    """The panel: nothing before a choice, then what it was worth; the chances below."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._said: Said | None = None
        #: The choices there were when the last one was made.
        self._were: Ways = NO_WAYS
        #: Those that there are, where they are asked for.
        self._ways: Ways = NO_WAYS
        self._reason = ""
        #: This game has hints too.
        self._hints = False
        #: What is said where there is no line of chances.
        self._note = ""
        self._narrow = False
        self.line = PlotView(style, say("coach-chances"), 64)
        self.line.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(say("coach-name"))
        lay.put_role(style, self, "page")
        self.area = Scrolling()
        self.area.setAccessibleName(say("coach-name"))
        self._top = QWidget()
        self._column = lay.column(style, self._top, 1, margins=(14, 8), gap=6)
        self.area.setWidget(lay.panel("page", self._column))
        label = lay.label(style, say("coach-chances"), "small", wrap=True)
        below = lay.row(style, (label, 1), (self.line, 3), margins=(14, 2, 10, 4), gap=8)
        self._below = lay.held(below)
        lay.column(style, (self.area, 1), self._below, gap=0, on=self)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        self._fill()

    def set_hints(self, hints: bool) -> None:
        """Tell of the key of hints where this game has them."""
        if hints != self._hints:
            self._hints = hints
            self._fill()

    def show_verdict(self, said: Said | None, were: Ways = NO_WAYS) -> None:
        """Show the judgement of the last choice among those there were; None clears it."""
        if (said, were) != (self._said, self._were):
            self._said, self._were = said, were
            self._fill()
            if said is not None:
                announce(self, sentences((said.who, said.head, said.more)))

    def show_ways(self, ways: Ways, reason: str) -> None:
        """Show all choices, and why the first is the best; none: the last choice again."""
        if (ways, reason) != (self._ways, self._reason):
            self._ways, self._reason = ways, reason
            self._fill()

    def show_line(self, line: Line, names: Sequence[str], note: str) -> None:
        """Show the chances to win; `note` is said where there are none."""
        self.line.show_plot(chances_plot(line, names))
        self.line.setMinimumHeight(self._style.px(max(64, 18 * len(names) + 10)))
        self.line.setVisible(bool(line))
        if note != self._note:
            self._note = note
            self._fill()
        self._fit()

    def _fit(self) -> None:
        """Adapt to the height: in a low panel the choices take all of it while they are shown."""
        low = self.height() < self._style.px(_LOW)
        self._below.setVisible(not self.line.isHidden() and not (low and bool(self._ways.ways)))

    def _fill(self) -> None:
        top = QWidget()
        column = lay.column(self._style, gap=6, on=top)
        if self._ways.ways:
            self._fill_ways(column, self._ways, "coach-ways")
            self._fill_said(column, self._reason)
        elif self._said is not None:
            said = self._said
            if said.who:
                column.addWidget(self._text(said.who, "caption", "ink2"))
            if said.head:
                column.add(self._text(said.head, "heading", "teal" if said.good else "red"))
            self._fill_said(column, said.more)
            if self._were.ways:
                self._fill_ways(column, self._were, "coach-ways-there-were")
        else:
            self._fill_said(column, say("coach-waits", hints=self._hints))
        if self._note:
            column.addWidget(self._text(self._note, "cap", "ink2"))
        self._column.removeWidget(self._top)
        self._top.hide()
        self._top.deleteLater()
        self._column.insertWidget(0, top)
        self._top = top
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        narrow = self.width() < self._style.px(_BESIDE)
        if narrow != self._narrow:
            self._narrow = narrow
            if self._ways.ways or self._were.ways:
                # Not within the layout that has just given this size.
                QTimer.singleShot(0, self, self._fill)

    def _fill_ways(self, column: lay.Stack, shown: Ways, heading: str) -> None:
        titles = tuple(title(one) for one in shown.columns)
        head = say(heading, ways=len(shown.ways), columns=titles)
        column.addWidget(self._text(head, "cap", "ink2"))
        for way in shown.ways:
            column.addWidget(_WayCard(self._style, way, shown.columns, narrow=self._narrow))

    def _fill_said(self, column: lay.Stack, said: str) -> None:
        style = self._style
        row = lay.row(style, gap=10)
        row.add((_Face(style), lay.TOP), (self._text(said, "term"), 1))
        column.addLayout(row)

    def _text(self, text: str, role: str, colour: str = "") -> QLabel:
        return lay.label(self._style, text, role, colour, wrap=True)
