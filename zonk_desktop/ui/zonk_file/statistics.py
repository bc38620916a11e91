"""Statistics of the Zonk File: the race, hits, turns, misses, records, and the dice themselves."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop import log
from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.figures import Figures, Track, race
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.odds.expect import mean, turn_points
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.save import save
from zonk_desktop.session.worker import Session
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit import files, people
from zonk_desktop.ui.kit.dialog import bar
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import counted, figure, printed, shortened
from zonk_desktop.ui.zonk_file.work import safely
from zonk_desktop.words import say

_DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)
#: Sources differ in hatching too.
_HATCHES = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.CrossPattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.VerPattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.DiagCrossPattern,
    Qt.BrushStyle.Dense4Pattern,
)
_MOST_PEOPLE = 12
_STEP = 100
#: What a record is, where its name alone leaves two ways to count.
_RECORD_TITLES = {"Consecutive Hit": "Consecutive Hit: turns in a row that earned a hit"}
_MOST_BARS = 30
_STAY_AT = 300
_STAYS = (*range(50, 1000, 50), 1000, 1500, 2000)
TABS = ("Race", "Hits", "Turns", "Misses", "Records", "Dice")
Rows = list[Sequence[object]]


class Chart(QWidget):
    """A chart and the line of words below it."""

    #: The arrow keys ask for the moment before or after.
    stepped = Signal(int)

    def __init__(self, style: Style, name: str) -> None:
        super().__init__()
        self._style = style
        px = style.px
        # Only now: the library takes a moment to load, and few evenings need it.
        self.pg: Any = importlib.import_module("pyqtgraph")
        self.plot: Any = self.pg.PlotWidget(background=style.tokens.surf)
        self.plot.setFrameShape(QFrame.Shape.NoFrame)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.setMenuEnabled(False)
        self.plot.setMouseEnabled(False, False)
        self.plot.hideButtons()
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(self.pg.mkPen(style.tokens.line))
            axis.setTextPen(self.pg.mkPen(style.tokens.ink2))
            axis.setStyle(tickFont=style.type.text(13))
            axis.enableAutoSIPrefix(False)
            axis.tickStrings = partial(_tick_words, axis.tickStrings)
        self.words = QLabel()
        self.words.setFont(style.type.text(15))
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setMinimumHeight(px(44))
        self.words.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(8), px(16), px(4))
        column.addWidget(self.plot, 1)
        column.addWidget(self.words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)

    def clear(self, left: str = "", bottom: str = "") -> Any:
        """An empty plot with these words at its axes."""
        plot = self.plot
        plot.clear()
        legend = plot.getPlotItem().legend
        if legend is not None:
            legend.clear()
        small = {"color": self._style.tokens.ink2, "font-size": f"{self._style.px(13)}px"}
        plot.setLabel("left", left, **small)
        plot.setLabel("bottom", bottom, **small)
        plot.getAxis("bottom").setTicks(None)
        plot.getAxis("left").setTicks(None)
        plot.getViewBox().invertY(False)
        return plot

    def legend(self, *, right: bool = True) -> Any:
        tokens = self._style.tokens
        legend = self.plot.getPlotItem().legend
        if legend is None:
            legend = self.plot.addLegend(
                offset=(-12 if right else 12, 8), labelTextColor=tokens.ink,
                brush=self.pg.mkBrush(tokens.raise_),
                pen=self.pg.mkPen(tokens.line), labelTextSize=f"{self._style.px(13)}px",
            )  # fmt: skip
        return legend

    def say(self, text: str) -> None:
        self.words.setText(text)
        self.setAccessibleDescription(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def paintEvent(self, _: object) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._style.colour("surf"))
        if self.hasFocus():
            painter.setPen(QPen(self._style.colour("focus"), self._style.px(3)))
            painter.drawRect(self.rect().adjusted(2, 2, -2, -2))


class RecordCard(QFrame):
    """One record on an index card."""

    def __init__(self, style: Style, title: str, value: str, note: str) -> None:
        super().__init__()
        px, tokens = style.px, style.tokens
        self.setObjectName("card")
        self.setStyleSheet(
            f"QFrame#card {{ background: {tokens.card}; border: 1px solid {tokens.line}; "
            f"border-radius: {px(3)}px; }} QLabel {{ color: {tokens.card_ink}; }}"
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(px(16), px(10), px(16), px(12))
        for text, font in (
            (title, style.type.text(15, 600)),
            (value, style.type.display(30)),
            (note, style.type.text(14)),
        ):
            label = QLabel(text)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setFont(font)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)
        self.setMinimumHeight(px(124))


class StatisticsWindow(QDialog):
    """Tabs with charts, filled bit by bit while the archive's thread works."""

    #: The simple player's chances are there: rules, points, chances.
    _reckoned = Signal(str, int, object)

    def __init__(self, style: Style, session: Session, chosen: list[int], wanted: Filter,
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        self._style = style
        self._session = session
        self._gone = False
        self._games: list[Figures] = []
        self._chosen = chosen
        self._total = 0
        self._refused = 0
        self._at = -1
        #: The game whose totals chart is shown, and everybody's way through it.
        self._tracks: tuple[Track, ...] = ()
        self._expected: dict[tuple[str, int], dict[int, float]] = {}
        self._reckoning: set[tuple[str, int]] = set()
        self._reckoned.connect(self._on_reckoned, Qt.ConnectionType.QueuedConnection)
        px = style.px
        self.setWindowTitle("Statistics")
        self.setFont(style.type.text(15))
        self.setMinimumSize(640, 440)
        room = (parent or self).screen().availableGeometry().size()
        self.resize(QSize(px(1120), px(740)).boundedTo(room))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.tabBar().setFont(style.type.text(15, 600))
        self.tabs.tabBar().setAccessibleName("Statistics")
        self.tabs.setAccessibleName("Statistics")
        self.tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.race = Chart(style, "The race")
        self.hits = Chart(style, "Hits")
        self.turns = Chart(style, "Points of a turn")
        self.misses = Chart(style, "Misses")
        self.records = QWidget()
        self.dice = Chart(style, "The dice")
        self._cards = QGridLayout(self.records)
        self._cards.setContentsMargins(px(24), px(20), px(24), px(16))
        self._cards.setSpacing(px(14))
        turns = QWidget()
        column = QVBoxLayout(turns)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._turn_choices())
        column.addWidget(self.turns, 1)
        pages = (self.race, self.hits, turns, self.misses, self.records, self.dice)
        for name, page in zip(TABS, pages, strict=True):
            self.tabs.addTab(page, name)
        whole.addWidget(self.tabs, 1)
        whole.addWidget(self._foot())
        self.tabs.currentChanged.connect(self._draw)
        self.race.stepped.connect(self._stepped)
        self.race.plot.scene().sigMouseMoved.connect(self._hovered)
        self._ask(lambda archive: archive.stamps(wanted), self._listed)

    def _turn_choices(self) -> QHBoxLayout:
        px = self._style.px
        row = QHBoxLayout()
        row.setContentsMargins(px(20), px(10), px(20), 0)
        self.rules = QComboBox()
        self.rules.setAccessibleName("Rules")
        self.rules.setMinimumWidth(px(220))
        self.rules.currentIndexChanged.connect(self._draw)
        self.stay_at = QComboBox()
        for points in _STAYS:
            self.stay_at.addItem(f"{figure(points)} points", points)
        self.stay_at.setCurrentIndex(_STAYS.index(_STAY_AT))
        self.stay_at.setAccessibleName("The simple player stays from")
        self.stay_at.setMinimumWidth(px(140))
        self.stay_at.currentIndexChanged.connect(self._draw)
        label = QLabel("against a simple player who keeps all that scores and stays from")
        label.setWordWrap(True)
        row.addWidget(self.rules)
        row.addWidget(label, 1)
        row.addWidget(self.stay_at)
        return row

    def _foot(self) -> QWidget:
        style, px = self._style, self._style.px
        foot = bar(style)
        row = QHBoxLayout(foot)
        row.setContentsMargins(px(18), px(10), px(18), px(10))
        self.progress = QProgressBar()
        self.progress.setAccessibleName("Games read")
        self.progress.setTextVisible(False)
        self.progress.setFixedSize(px(160), px(8))
        self.word = QLabel()
        self.word.setStyleSheet(f"color: {style.tokens.ink2};")
        self.save = QPushButton("Save…")
        close = QPushButton("Close")
        for button in (self.save, close):
            button.setFont(style.type.text(15, 600))
            button.setAccessibleName(button.text().rstrip("…"))
            button.setAutoDefault(False)
            button.setMinimumHeight(px(40))
        self.save.clicked.connect(self._save)
        close.clicked.connect(self.reject)
        row.addWidget(self.progress)
        row.addWidget(self.word, 1)
        row.addWidget(self.save)
        row.addWidget(close)
        return foot

    # The archive

    def _ask(self, query: Callable[[Archive], object], then: Callable[[object], None]) -> None:
        self._session.ask(safely(query), lambda found: None if self._gone else then(found))

    def done(self, result: int) -> None:
        # Nothing is asked any more: what is under way ends after a moment.
        self._gone = True
        super().done(result)

    def _listed(self, found: object) -> None:
        if not isinstance(found, list):
            self.word.setText(str(found))
            return
        # The game of the race first, then the latest.
        order = sorted(found, key=lambda one: (one[0] in self._chosen, one[1]), reverse=True)
        self._total = len(order)
        self.progress.setRange(0, max(1, self._total))
        self._next(tuple(order))

    def _next(self, left: tuple[tuple[int, str], ...]) -> None:
        self._ask(lambda archive: stats.some(archive, left), self._some)

    def _some(self, found: object) -> None:
        if not isinstance(found, stats.Some):
            self.word.setText(str(found))
            return
        first = not self._games
        self._games += found.figures
        self._refused += found.refused
        read = self._total - len(found.left)
        self.progress.setValue(read)
        self.progress.setVisible(bool(found.left))
        text = counted(len(self._games), "game")
        if found.left:
            text = f"{figure(read)} of {figure(self._total)} games read"
        if self._refused:
            text += f". {self._refused} cannot be played again and are left out."
        self.word.setText(text)
        if found.left:
            self._next(found.left)
        if first and self._games:
            game = self._game().game
            self._ask(lambda archive: race(revive(archive.load(game))), self._raced)
        if first or not found.left:
            self._fill_rules()
            self._draw()

    def _raced(self, found: object) -> None:
        if isinstance(found, tuple):
            self._tracks = found
            if TABS[self.tabs.currentIndex()] == "Race":
                self._draw()

    def _fill_rules(self) -> None:
        kept = self.rules.currentText()
        names = list(dict.fromkeys(game.rules for game in self._games))
        self.rules.blockSignals(True)
        self.rules.clear()
        self.rules.addItems([shortened(printed(name), 60) for name in names])
        for place, name in enumerate(names):
            self.rules.setItemData(place, name)
        self.rules.setCurrentIndex(max(0, self.rules.findText(kept)))
        self.rules.blockSignals(False)

    # Drawing

    def show_tab(self, place: int) -> None:
        self.tabs.setCurrentIndex(place)

    @Slot()
    def _draw(self) -> None:
        if not self._games:
            return
        draws = (
            self._draw_race, self._draw_hits, self._draw_turns, self._draw_misses,
            self._draw_records, self._draw_dice,
        )  # fmt: skip
        draws[self.tabs.currentIndex()]()

    def _game(self) -> Figures:
        """The game whose chart of totals is shown."""
        chosen = [game for game in self._games if game.game in self._chosen]
        return chosen[0] if chosen else self._games[0]

    def _draw_race(self) -> None:
        chart, style, game = self.race, self._style, self._game()
        plot = chart.clear("points", "round")
        chart.legend(right=False)
        plot.showGrid(y=True, alpha=0.15)
        last = max((len(track.entries) for track in self._tracks), default=1)
        style = people.seated(style, [(seat.name, ()) for seat in game.seats])
        for n, seat in enumerate(self._tracks):
            totals = [0, *(entry.total for entry in seat.entries)]
            pen = chart.pg.mkPen(
                people.chart_colour(n, style), width=2.5, style=_DASHES[n % len(_DASHES)]
            )
            plot.plot(list(range(len(totals))), totals, pen=pen, name=_plain(seat.name))
            plot.addItem(self._symbol(style, n, len(totals) - 1, totals[-1]))
        plot.setXRange(0, max(2, last * 1.04), padding=0)
        step = max(1, -(-last // 12))
        ticks = [(n, str(n)) for n in range(0, last + 1, step)]
        plot.getAxis("bottom").setTicks([ticks])
        self._cursor = chart.pg.InfiniteLine(
            pos=0, angle=90, pen=chart.pg.mkPen(style.tokens.ctl, style=Qt.PenStyle.DotLine)
        )
        self._cursor.setVisible(False)
        plot.addItem(self._cursor)
        self._at = -1
        chart.say(
            f"{printed(game.rules)}, {day(game.begun)}. Point at a round, or use the arrow keys."
        )

    def _symbol(self, style: Style, seat: int, x: float, y: float) -> QGraphicsPixmapItem:
        """The player's disc, as large at every zoom."""
        size, ratio = self._style.px(24), 2
        picture = QPixmap(size * ratio, size * ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.scale(ratio, ratio)
        people.draw_disc(painter, seat, QRectF(0, 0, size, size), style)
        painter.end()
        picture.setDevicePixelRatio(ratio)
        item = QGraphicsPixmapItem(picture)
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setOffset(-size / 2, -size / 2)
        item.setPos(x, y)
        item.setZValue(10)
        return item

    def _hovered(self, point: QPointF) -> None:
        box = self.race.plot.getViewBox()
        if self._games and box.sceneBoundingRect().contains(point):
            self.point_at(round(box.mapSceneToView(point).x()))

    def _stepped(self, step: int) -> None:
        self.point_at(max(1, self._at + step))

    def point_at(self, round_: int) -> None:
        """Say the turns of a round."""
        last = max((len(track.entries) for track in self._tracks), default=0)
        if not 1 <= round_ <= last or round_ == self._at:
            return
        self._at = round_
        self._cursor.setVisible(True)
        self._cursor.setPos(round_)
        told = [
            f"{shortened(seat.name, 16)} {entry.text}, total {figure(entry.total)}"
            for seat in self._tracks
            for entry in seat.entries[round_ - 1 : round_]
        ]
        self.race.say(f"Round {round_}.  " + ";  ".join(told) + ".")

    def _colours(self) -> tuple[str, ...]:
        tokens = self._style.tokens
        return tokens.teal, tokens.acc, tokens.must, *tokens.chart[1:], tokens.red

    def _draw_hits(self) -> None:
        chart = self.hits
        found = stats.hits_by_source(self._games)
        shown = list(found.items())[:_MOST_PEOPLE]
        plot = chart.clear(say("hits-plain"), "")
        legend = chart.legend()
        sources = [
            name
            for name, _ in sum((counts for _, counts in shown), start=Counter[str]()).most_common()
        ]
        colours = self._colours()
        below = [0.0] * len(shown)
        for place, source in enumerate(sources):
            heights = [counts[source] for _, counts in shown]
            colour = QColor(colours[place % len(colours)])
            hatch = _HATCHES[place % len(_HATCHES)]
            bars = chart.pg.BarGraphItem(
                x=list(range(len(shown))), y0=list(below), height=heights, width=0.6,
                brush=QBrush(colour, hatch), pen=chart.pg.mkPen(colour, width=1.5),
            )  # fmt: skip
            plot.addItem(bars)
            legend.addItem(bars, source.replace("-", " "))
            below = [a + b for a, b in zip(below, heights, strict=True)]
        self._names(plot, [name for name, _ in shown])
        plot.setXRange(-0.6, max(1.4, len(shown) * 1.35), padding=0)
        most = f" The {_MOST_PEOPLE} with most of {len(found)}." if len(found) > len(shown) else ""
        chart.say(
            ", ".join(f"{shortened(n, 14)} {figure(c.total())}" for n, c in shown) + "." + most
        )

    @staticmethod
    def _names(plot: Any, names: list[str]) -> None:
        plot.getAxis("bottom").setTicks([[(n, shortened(x, 12)) for n, x in enumerate(names)]])

    def expected(self, rules: str, stay_at: int, *, wait: bool = False) -> dict[int, float] | None:
        """The exact chances of the simple player; empty for house rules, None while reckoned."""
        key = next((game.key for game in self._games if game.rules == rules), "")
        if not is_sheet(key):
            return {}
        found = self._expected.get((key, stay_at))
        if found is None and wait:
            found = self._expected[key, stay_at] = _simple(key, stay_at)
        elif found is None and (key, stay_at) not in self._reckoning:
            # Half a second for six dice: not in the thread that draws.
            self._reckoning.add((key, stay_at))
            Thread(target=self._reckon, args=(key, stay_at), daemon=True).start()
        return found

    def _reckon(self, key: str, stay_at: int) -> None:
        try:
            found = _simple(key, stay_at)
        except Exception as wrong:
            log.caught("statistics", wrong)
            found = {}
        # The window may have gone meanwhile.
        with suppress(RuntimeError):
            self._reckoned.emit(key, stay_at, found)

    def _on_reckoned(self, key: str, stay_at: int, found: dict[int, float]) -> None:
        self._expected[key, stay_at] = found
        if not self._gone and TABS[self.tabs.currentIndex()] == "Turns":
            self._draw()

    def _histogram(self) -> tuple[list[float], list[float], int, float, float | None]:
        """Turns and expected turns by hundreds, how many turns, and both averages."""
        rules = str(self.rules.currentData() or "")
        counts = stats.turn_counts(self._games, rules)
        turns = counts.total()
        chances = self.expected(rules, int(self.stay_at.currentData()))
        seen, thought = [0.0] * (_MOST_BARS + 1), [0.0] * (_MOST_BARS + 1)
        for points, count in counts.items():
            seen[_bar(points)] += count
        for points, chance in (chances or {}).items():
            if points >= 0:
                thought[_bar(points)] += chance * turns
        average = sum(points * count for points, count in counts.items()) / max(1, turns)
        simple = 0.0 if chances is None else chances.get(-1)
        return seen, thought if chances else [], turns, average, simple

    def _draw_turns(self) -> None:
        chart, style = self.turns, self._style
        seen, thought, turns, average, simple = self._histogram()
        plot = chart.clear("turns", "points of the turn")
        legend = chart.legend()
        places = list(range(len(seen)))
        bars = chart.pg.BarGraphItem(
            x=places, height=seen, width=0.8, brush=style.tokens.teal,
            pen=chart.pg.mkPen(style.tokens.teal),
        )  # fmt: skip
        plot.addItem(bars)
        legend.addItem(bars, "played")
        if thought:
            pen = chart.pg.mkPen(style.tokens.acc, width=2.5, style=Qt.PenStyle.DashLine)
            plot.plot(
                places, thought, pen=pen, symbol="o", symbolSize=6, symbolBrush=style.tokens.acc,
                symbolPen=None, name="simple player, exactly",
            )  # fmt: skip
        ticks = [(0, "miss")]
        ticks += [(n, figure((n - 1) * _STEP)) for n in places if n > 1 and n % 5 == 1]
        plot.getAxis("bottom").setTicks([ticks])
        words = f"{figure(turns)} turns brought {average:.0f} points on the average."
        if thought:
            words += f" The simple player gets {simple:.0f}, once in the game and undared."
        elif simple is None:
            words += " For house rules there is no exact figure."
        chart.say(words)

    def _draw_misses(self) -> None:
        chart, style = self.misses, self._style
        found = list(stats.misses(self._games).items())[:_MOST_PEOPLE]
        plot = chart.clear("misses in 100 turns", "")
        shares = [100 * missed / max(1, turns) for _, (missed, turns) in found]
        plot.addItem(
            chart.pg.BarGraphItem(
                x=list(range(len(found))), height=shares, width=0.6, brush=style.tokens.red,
                pen=chart.pg.mkPen(style.tokens.red),
            )
        )  # fmt: skip
        self._names(plot, [name for name, _ in found])
        chart.say(
            ", ".join(
                f"{shortened(name, 14)} {figure(missed)} of {figure(turns)}"
                for name, (missed, turns) in found
            )
            + "."
        )

    def _record_views(self) -> list[tuple[str, str, str]]:
        views: list[tuple[str, str, str]] = []
        for record in stats.records(self._games):
            value = (
                figure(int(record.value)) if float(record.value).is_integer()
                else f"{record.value:.1f}"
            )  # fmt: skip
            who = f"{shortened(record.who, 24)}, " if record.who else ""
            views.append(
                (_RECORD_TITLES.get(record.name, record.name), value, f"{who}{day(record.begun)}")
            )
        for key in PRESETS:
            sheet = preset(key)
            head = stats.head_hits(self._games, key, sheet.hits_a_head)
            if head is None:
                continue
            low, high = sheet.hits_a_head
            views.append(
                (
                    f"{low} to {high} hits a head, says {printed(sheet.name)}",
                    f"{head.mean:.1f}",
                    f"in {counted(head.games, 'finished game')}, from "
                    f"{head.least:.1f} to {head.most:.1f}; {figure(head.within)} lay between.",
                )
            )
        return views

    def _draw_records(self) -> None:
        while self._cards.count():
            item = self._cards.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        views = self._record_views()
        for place, (title, value, note) in enumerate(views):
            card = RecordCard(self._style, title, value, note)
            self._cards.addWidget(card, place // 3, place % 3)
        self._cards.setRowStretch(len(views) // 3 + 1, 1)

    def _judged(self) -> list[tuple[str, stats.Honesty]]:
        found = [
            ("the program's dice", stats.honesty(self._games, real_dice=False)),
            ("real dice", stats.honesty(self._games, real_dice=True)),
        ]
        return [one for one in found if sum(one[1].faces)] or found[:1]

    def _draw_dice(self) -> None:
        chart, style = self.dice, self._style
        plot = chart.clear("times", "face")
        legend = chart.legend()
        judged = self._judged()
        colours = (style.tokens.teal, style.tokens.ctl)
        told = []
        wide = 0.8 / len(judged)
        for place, (name, found) in enumerate(judged):
            shift = (place - (len(judged) - 1) / 2) * wide
            hatch = _HATCHES[place]
            bars = chart.pg.BarGraphItem(
                x=[n + shift for n in range(1, 7)], height=list(found.faces), width=wide * 0.92,
                brush=QBrush(QColor(colours[place]), hatch), pen=chart.pg.mkPen(colours[place]),
            )  # fmt: skip
            plot.addItem(bars)
            legend.addItem(bars, name)
            pen = chart.pg.mkPen(style.tokens.acc, width=2.5, style=_DASHES[1 + place])
            plot.plot([0.5, 6.5], [found.expected] * 2, pen=pen, name="expected")
            told.append(
                f"{name[0].upper()}{name[1:]}: {figure(sum(found.faces))} faces, chi-square "
                f"{found.chi_square:.2f}. {found.words}"
            )
        plot.setXRange(0.4, 8.2, padding=0)
        plot.getAxis("bottom").setTicks([[(n, str(n)) for n in range(1, 7)]])
        chart.say(" ".join(told))

    # Saving

    def rows(self) -> Rows:
        """The figures of the tab shown."""
        return (
            self._race_rows, self._hits_rows, self._turn_rows, self._miss_rows,
            self._record_rows, self._dice_rows,
        )[self.tabs.currentIndex()]()  # fmt: skip

    def _race_rows(self) -> Rows:
        return [
            ("round", "player", "turn", "total"),
            *(
                (number, seat.name, entry.text, entry.total)
                for seat in self._tracks
                for number, entry in enumerate(seat.entries, 1)
            ),
        ]

    def _hits_rows(self) -> Rows:
        found = stats.hits_by_source(self._games)
        return [
            ("player", "source", "hits"),
            *((name, what, n) for name, counts in found.items() for what, n in counts.items()),
        ]

    def _turn_rows(self) -> Rows:
        rules = str(self.rules.currentData() or "")
        counts = stats.turn_counts(self._games, rules)
        chances = self.expected(rules, int(self.stay_at.currentData()), wait=True) or {}
        every = sorted({*counts, *(points for points in chances if points >= 0)})
        return [
            ("points", "turns", "chance of the simple player"),
            *((points, counts[points], chances.get(points, 0.0)) for points in every),
        ]

    def _miss_rows(self) -> Rows:
        found = stats.misses(self._games)
        return [("player", "misses", "turns"), *((n, a, b) for n, (a, b) in found.items())]

    def _record_rows(self) -> Rows:
        return [("record", "value", "note"), *self._record_views()]

    def _dice_rows(self) -> Rows:
        return [
            ("dice", "face", "times", "expected", "chi-square", "chance"),
            *(
                (name, face, count, found.expected, found.chi_square, found.chance)
                for name, found in self._judged()
                for face, count in enumerate(found.faces, 1)
            ),
        ]

    @Slot()
    def _save(self) -> None:
        if not self._games:
            self.word.setText("There is nothing to save yet.")
            return
        name = f"zonk-{TABS[self.tabs.currentIndex()].lower()}.png"
        path = files.save_as(self, "Save the statistics", name, files.PNG, files.SVG, files.CSV)
        if path is not None:
            self.word.setText(self.save_to(path))

    def save_to(self, path: Path) -> str:
        """Write the tab shown as its name says; a sentence on how it went."""
        try:
            if path.suffix.lower() == ".csv":
                # With the mark by which a spreadsheet knows UTF-8.
                save(path, stats.csv_text(self.rows()).encode("utf-8-sig"))
            elif path.suffix.lower() == ".svg":
                self._svg(path)
            elif not self._page().grab().save(str(path), "PNG"):
                return f"{path.name} cannot be written."
        except OSError as wrong:
            return f"{path.name} cannot be written: {wrong.strerror}."
        return f"Written: {path.name}." if path.exists() else f"{path.name} cannot be written."

    def _page(self) -> QWidget:
        return self.tabs.currentWidget()

    def _svg(self, path: Path) -> None:
        page = self._page()
        generator = QSvgGenerator()
        generator.setFileName(str(path))
        generator.setSize(page.size())
        generator.setViewBox(QRect(QPointF(0, 0).toPoint(), page.size()))
        generator.setTitle(f"Zonk statistics: {TABS[self.tabs.currentIndex()]}")
        painter = QPainter()
        if not painter.begin(generator):
            raise OSError(0, "the drawing cannot be begun")
        page.render(painter, QPointF(0, 0).toPoint())
        painter.end()


def _bar(points: int) -> int:
    """0 for a miss, then a bar a hundred, the last for all beyond."""
    return 0 if points <= 0 else min(_MOST_BARS, points // _STEP + 1)


def _simple(key: str, stay_at: int) -> dict[int, float]:
    """Chances of the points of a turn, and under -1 their mean."""
    chances = turn_points(Rules(preset(key)), stay_at)
    return {-1: float(mean(chances)), **{n: float(chance) for n, chance in chances.items()}}


def _plain(name: str) -> str:
    """A name for a legend, which reads HTML."""
    return shortened(name, 16).replace("&", "&amp;").replace("<", "&lt;")


def _tick_words(
    plain: Callable[..., list[str]], values: Sequence[float], scale: float, spacing: float
) -> list[str]:
    """Whole figures of an axis with their thousands set apart, as everywhere."""
    if spacing * scale < 1:
        return plain(values, scale, spacing)
    return [figure(round(value * scale)) for value in values]
