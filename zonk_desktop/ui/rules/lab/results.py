"""The results page of the lab; also as a picture and as rows of figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from zonk_desktop.players.lab import change
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import action
from zonk_desktop.ui.kit.export import bare
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.rules.lab.charts import PLOTS, LabSide, called
from zonk_desktop.ui.rules.lab.strip import Strip
from zonk_desktop.words import figure, percent, say
from zonk_desktop.words.clean import signed

#: Widths, at 100% text, from which there are two and three columns.
_TWO, _THREE = 640, 1120
_MOST_NEVER = 12


class Section(QWidget):
    """A heading with a line above it, a note at its right, and what it is about.

    Where the row has no room for the note it stands below the heading.
    """

    def __init__(self, style: Style, title: str, inside: QWidget, note: str = "") -> None:
        super().__init__()
        self._style = style
        self.head = QLabel(title, textFormat=Qt.TextFormat.PlainText)
        self.head.setFont(style.type.display(19))
        self.note = small(style, note)
        self._row = lay.row(style, self.head, (self.note, 1))
        lay.column(style, self._row, (inside, 1), margins=(0, 8, 0, 6), gap=6, on=self)

    def tell(self, note: str) -> None:
        self.note.setText(note)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        words = self.note.fontMetrics().horizontalAdvance(self.note.text())
        fits = self.head.sizeHint().width() + self._row.spacing() + words <= self.width()
        ways, edges = QBoxLayout.Direction, Qt.AlignmentFlag
        self._row.setDirection(ways.LeftToRight if fits else ways.TopToBottom)
        self.note.setAlignment(edges.AlignVCenter | (edges.AlignRight if fits else edges.AlignLeft))

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self._style.colour("line"))
            painter.drawLine(0, 0, self.width(), 0)


class Results(QWidget):
    """All charts, updated as games come in."""

    #: The number of a game that is to be seen, from 0.
    watched = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.sides: tuple[LabSide, ...] = ()
        self._columns = 0
        self.strip = Strip(style, say("lab-name"), 64)
        self.rounds = PlotView(style, say("lab-length-title"), 190)
        self.seats = PlotView(style, say("lab-seats-title"), 150)
        self.sources = PlotView(style, say("lab-sources-title"), 60)
        self.misses = PlotView(style, say("rules-chance-to-miss"))
        self.same = small(style)
        self.careful = PlotView(style, say("lab-careful-title"))
        self.never = small(style)
        self.yet = small(style)
        for label in (self.never, self.yet):
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            lay.put_role(style, label, "note", "ink")
        self._length = Section(style, say("lab-length-title"), self.rounds, say("lab-length-note"))
        self._seats = Section(style, say("lab-seats-title"), self.seats)
        self._hits = Section(style, say("lab-sources-title"), self.sources)
        missed = lay.held(lay.column(style, self.misses, self.same, gap=4))
        self._miss = Section(
            style, say("rules-chance-to-miss"), missed, say("rules-over-every-throw")
        )
        self._care = Section(style, say("lab-careful-title"), self.careful, say("lab-careful-note"))
        self._never = Section(style, say("lab-never-title"), self.never)
        #: The game that somebody might want to see.
        self.watch = action(style, "", self._watch, size=15)
        lay.put_icon(style, self.watch, "play", 16)
        self.watch.hide()
        beside = lay.held(lay.column(style, self.yet, (self.watch, lay.LEFT), 1, gap=10))
        self._yet = Section(style, say("lab-yet-title"), beside)
        # A screen reader then tells what it shows.
        self.strip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._odd = 0
        self._grid = lay.grid(style, gap=(28, 10))
        lay.column(style, self.strip, self._grid, 1, margins=(22, 14, 22, 10), gap=6, on=self)
        self._arrange(2)

    @property
    def charts(self) -> tuple[PlotView, ...]:
        return (self.rounds, self.seats, self.sources, self.misses, self.careful)

    def show_sides(self, sides: tuple[LabSide, ...]) -> None:
        """Show the games so far, by each rule set."""
        self.sides = sides
        own = sides[0]
        turns, *told_of = _told(sides)
        self.strip.show_sides(sides, turns)
        for chart, plot, said in zip(self.charts, PLOTS, told_of, strict=True):
            chart.show_plot(plot(sides, said) if own.report.trials else None)
        wins = own.told["wins_by_seat"]
        off = max(((seat["high"] - seat["low"]) / 2 for seat in wins), default=0.0)
        notes = [say("lab-length-note"), say("lab-seats-note", off=figure(off * 100, 1)),
                 say("lab-careful-note")]  # fmt: skip
        if len(sides) > 1:
            told = change(own.report, sides[1].report)
            changes = (
                ("lab-change-rounds", told["rounds"], 1),
                ("lab-change-first", told["wins_by_seat"][0], 100),
                ("lab-change-careful", told["careful_wins"], 100),
            )
            notes = [
                say(
                    name, change=signed(each["value"] * unit, 1),
                    off=figure((each['high'] - each['low']) / 2 * unit, 1),
                )
                for name, each, unit in changes
            ]  # fmt: skip
        for section, note in zip((self._length, self._seats, self._care), notes, strict=True):
            section.tell(note)
        if len(sides) > 1:
            names = (shortened(side.name, 20) for side in sides)
            own_name, other = names
            note = say("lab-sources-note-both", own=own_name, other=other)
        else:
            note = say("lab-sources-note")
        self._hits.tell(note)
        self.same.setVisible(len(sides) > 1)
        if len(sides) > 1:
            alike = own.told["miss_by_dice"] == sides[1].told["miss_by_dice"]
            other = shortened(sides[1].name, 30)
            said = say("lab-miss-same") if alike else say("lab-miss-was", other=other)
            self.same.setText(said)
        self._never.tell(say("lab-never-note", games=len(own.report.trials)))
        missing = [called(own, source) for source in own.told["never"]]
        missing = list(dict.fromkeys(missing))[:_MOST_NEVER]
        self.never.setText("\n".join(missing) or say("lab-never-none"))
        rounds = list(own.told["rounds_seen"])
        most = max((hits for trial in own.report.trials for hits in trial.each), default=0)
        yet = [say("lab-yet-length", longest=max(rounds), shortest=min(rounds))] if rounds else []
        if most:
            yet.append(say("lab-yet-hits", hits=most))
        self.yet.setText("\n".join(yet))
        self._odd = _oddest(own)
        self.watch.setText(say("lab-watch", game=self._odd + 1))
        self.watch.setAccessibleName(self.watch.text())
        self.watch.setAccessibleDescription(say("lab-watch-note"))
        self.watch.setToolTip(say("lab-watch-note"))
        self.watch.setVisible(bool(own.report.trials))

    def _watch(self) -> None:
        self.watched.emit(self._odd)

    def rows(self) -> list[Sequence[object]]:
        """All figures, the names of the columns first; the keys are those of `lab --json`."""
        found: list[Sequence[object]] = [("figure", "rules", "value", "low", "high")]
        for side in self.sides:
            for key, value in side.told.items():
                found += _rows(key, side.name, value)
        if len(self.sides) > 1:
            own, other = self.sides[:2]
            both = change(own.report, other.report)
            found += _rows("change", f"{own.name} - {other.name}", both)
        return found

    def picture(self) -> bytes:
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        with bare(self):
            self.grab().save(buffer, "PNG")
        return bytes(buffer.data().data())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() / self._style.type.scale
        self._arrange(3 if wide >= _THREE else 2 if wide >= _TWO else 1)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        parts = (
            self._length, self._seats, self._never, self._hits, self._miss, self._care, self._yet
        )  # fmt: skip
        # Row, column and rows; hits may be many, and stand beside two others.
        places = {
            3: ((0, 0, 1), (0, 1, 1), (0, 2, 1), (1, 0, 2), (1, 1, 1), (2, 1, 1), (1, 2, 2)),
            2: ((0, 0, 1), (0, 1, 1), (3, 0, 1), (1, 0, 2), (1, 1, 1), (2, 1, 1), (3, 1, 1)),
            1: ((0, 0, 1), (1, 0, 1), (5, 0, 1), (2, 0, 1), (3, 0, 1), (4, 0, 1), (6, 0, 1)),
        }[columns]
        for part, (row, column, rows) in zip(parts, places, strict=True):
            self._grid.removeWidget(part)
            self._grid.addWidget(part, row, column, rows, 1)
        stretch = {3: (19, 11, 7), 2: (11, 9, 0), 1: (1, 0, 0)}[columns]
        for n, part_of in enumerate(stretch):
            self._grid.setColumnStretch(n, part_of)

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._style.colour("surf"))


def _oddest(side: LabSide) -> int:
    """The game in which somebody took most hits, else the longest: one that is worth seeing."""
    trials = side.report.trials
    return max(
        range(len(trials)),
        key=lambda n: (max(trials[n].each, default=0), trials[n].rounds, -n), default=0,
    )  # fmt: skip


def small(style: Style, text: str = "") -> QLabel:
    """Create a small label that wraps."""
    return lay.label(style, text, "note", wrap=True)


def _rows(key: str, rules: str, value: object) -> list[Sequence[object]]:
    match value:
        case {"value": one, "low": low, "high": high}:
            return [(key, rules, one, low, high)]
        case dict():
            return [
                row for name, one in value.items() for row in _rows(f"{key}.{name}", rules, one)
            ]
        case list() if value and isinstance(value[0], dict):
            return [
                row for n, one in enumerate(value) for row in _rows(f"{key}.{n + 1}", rules, one)
            ]
        case list():
            return [(key, rules, " ".join(map(str, value)), "", "")]
        case _:
            return [(key, rules, value, "", "")]


def _told(sides: tuple[LabSide, ...]) -> list[str]:
    """The charts in sentences, for screen readers."""
    found: list[list[str]] = [[], [], [], [], [], []]
    for side in sides:
        told = side.told
        name = say("lab-title", rules=side.name, games=told["games"], seed=str(told["seed"]))
        length = say(
            "lab-length",
            rounds=figure(told["rounds"]["value"], 1),
            minutes=figure(told["minutes"]["value"]),
        )
        turns = say(
            "lab-turns",
            misses=percent(told["misses"]["value"], 1),
            throws=figure(told["throws_a_turn"], 2),
            forced=percent(told["without_choice"]["value"], 1),
        )
        wins = say(
            "lab-wins",
            seats=tuple(percent(seat["value"], 1) for seat in told["wins_by_seat"]),
            upset=percent(told["leader_at_half_loses"]["value"], 1),
        )
        care = say(
            "lab-careful",
            careful=percent(told["careful_wins"]["value"], 1),
            even=percent(told["even_share"], 0),
        )
        hits = [
            say("lab-source", source=called(side, source), hits=figure(count, 2))
            for source, count in told["hits_by_source"].items()
        ]
        misses = [
            say("lab-miss", dice=dice, chance=percent(chance, 1))
            for dice, chance in told["miss_by_dice"].items()
        ]
        for place, said in enumerate(([turns], [length], [wins], hits, misses, [care])):
            found[place] += [name, *said]
    return ["\n".join(said) for said in found]
