"""The page of a race: totals from round to round, names at the ends of the lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

from zonk_desktop.archive.figures import Entered, GameFigures, RaceTotals
from zonk_desktop.archive.values import Stored
from zonk_desktop.charts import plot
from zonk_desktop.charts.plot import (
    Band,
    CardLine,
    Curve,
    LineEnd,
    Plot,
    PlotMark,
    Rule,
    Stop,
    Symbol,
)
from zonk_desktop.faces import css
from zonk_desktop.session.job import Job, apart
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.documents import turned
from zonk_desktop.ui.kit.fonts import DISPLAY
from zonk_desktop.ui.kit.person import Person
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.review.pictures import winning_plot
from zonk_desktop.ui.review.values import Chances, chances, why_not
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, Columns, Rows
from zonk_desktop.words import figure, say


class ChancesDrawn(QWidget):
    """The line of chances of one game; a sentence while it is worked out, and where it is not
    known."""

    def __init__(self, style: Style, after: QWidget) -> None:
        """`after`: what Tab comes to before it."""
        super().__init__()
        self._style = style
        self._after = after
        self._looking: Job[Chances] | None = None
        self.drawn: PlotView | None = None
        self.word = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.word.setFont(style.type.text(15))
        self._column = lay.column(style, self.word, on=self)

    def look(self, stored: Stored) -> None:
        """Work out the line of this game."""
        if self._looking is not None:
            self._looking.cancel()
        self._clear()
        self.word.setText(say("review-looking"))
        self._looking = Job(self, apart.lane("review"), partial(chances, stored)).then(
            self._show, lambda wrong: self.word.setText(why_not(wrong))
        )

    def _show(self, found: Chances) -> None:
        self.word.setText(say("review-winning-note"))
        self.drawn = PlotView(self._style, say("review-winning"), 170)
        self.drawn.show_plot(winning_plot(found), found.people)
        self._column.addWidget(self.drawn, 1)
        # Made late, it would be the last that Tab comes to.
        QWidget.setTabOrder(self._after, self.drawn)

    def _clear(self) -> None:
        if self.drawn is not None:
            self._column.removeWidget(self.drawn)
            self.drawn.hide()
            self.drawn.deleteLater()
            self.drawn = None


_MOST_GAMES = 200


def race_plot(race: RaceTotals, *, behind: bool = False) -> Plot:
    """Totals from round to round, or how far everybody was behind the leader."""
    rounds, seats = range(race.rounds + 1), range(len(race.tracks))
    totals = [[race.total(seat, n) for n in rounds] for seat in seats]
    if behind:
        best = [max(column) for column in zip(*totals, strict=True)]
        totals = [[each - most for each, most in zip(one, best, strict=True)] for one in totals]
    values = [value for one in totals for value in one]
    top = max((0 if behind else race.home), *values, 0) or (0 if behind else 1)
    marks: list[PlotMark] = [
        Curve(
            tuple(enumerate(totals[seat])), seat, 4.4 if seat in race.winners else 2.4, seat,
            LineEnd(track.name, note=figure(totals[seat][-1]), symbol=Symbol("seat", seat)),
        )
        for seat, track in enumerate(race.tracks)
    ]  # fmt: skip
    if race.show:
        words = say("statistics-race-show")
        marks.append(Band(race.show, race.show + 1, "raise_", 1.0, words, upright=True))
    if race.home and not behind:
        marks.append(
            Rule(race.home, "red", dash=1, words=say("statistics-race-home", points=race.home))
        )
    return Plot(
        plot.rounds(race.rounds, say("statistics-race-axis")),
        plot.axis(min(0, *values), top),
        tuple(marks),
        tuple(_stop(race, n) for n in rounds[1:]),
        # Until somebody points at a round, how it ended.
        told=_told_of(race, race.rounds) if race.rounds else "",
    )


def _turn(entry: Entered) -> str:
    """What stands in a cell of the sheet."""
    return entry.word if entry.points is None else figure(entry.points)


def _told_of(race: RaceTotals, round_: int) -> str:
    """A round in words."""
    turns = [
        say(
            "statistics-race-turn", name=shortened(track.name, 24),
            turn=_turn(track.entries[round_ - 1]), total=track.entries[round_ - 1].total,
        )
        for track in race.tracks
        if len(track.entries) >= round_
    ]  # fmt: skip
    return say("statistics-race-round", round=round_, turns=tuple(turns))


def _stop(race: RaceTotals, round_: int) -> Stop:
    """A round with its card: who led first."""
    lines = []
    for seat in sorted(range(len(race.tracks)), key=lambda n: (-race.total(n, round_), n)):
        name, entries = race.tracks[seat].name, race.tracks[seat].entries
        entry = entries[round_ - 1] if len(entries) >= round_ else None
        more = "" if entry is None else _turn(entry)
        gained = entry is not None and entry.points is not None
        if gained:
            more = say("statistics-race-gain", points=more)
        total = figure(race.total(seat, round_))
        lines.append(CardLine(name, total, more, Symbol("seat", seat), bad=not gained))
    head = say("statistics-race-head", round=round_)
    return Stop(round_, _told_of(race, round_), head, tuple(lines))


class RacePage(AnswerPage):
    """The page: choice of the game, headline, chart, and four figures below."""

    #: The game whose race is wanted.
    wanted = Signal(int)
    #: The game whose chances to win are wanted.
    chances_wanted = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-race"))
        self.games = self.choice(say("statistics-race-game"))
        self.kind = self.choice(say("statistics-race-kind"))
        self.kind.addItems(
            [
                say("statistics-race-totals"),
                say("statistics-race-behind"),
                say("statistics-race-chances"),
            ]
        )
        self.choices(self.games, self.kind)
        self.chart = PlotView(style, say("statistics-page-race"), 260)
        self.race: RaceTotals | None = None
        self._who: Sequence[Person] = ()
        self.chances = ChancesDrawn(style, self.chart)
        self.chances.hide()
        self.column.addWidget(self.chart, 1)
        self.column.addWidget(self.chances, 1)
        self.facts = Columns(style, 4, 150, 18)
        self.column.addWidget(self.facts)
        self.games.activated.connect(lambda _: self.wanted.emit(int(self.games.currentData())))
        self.kind.currentIndexChanged.connect(self._turned)

    def _turned(self, place: int) -> None:
        self._draw()
        self.chart.setVisible(place < 2)
        self.chances.setVisible(place == 2)
        if place == 2:
            self.chances_wanted.emit(int(self.games.currentData()))

    def _draw(self) -> None:
        if self.race is not None:
            behind = self.kind.currentIndex() == 1
            self.chart.show_plot(race_plot(self.race, behind=behind), self._who)

    def offer(self, games: list[GameFigures], chosen: int) -> None:
        """Fill the choice of games, the latest first."""
        self.games.blockSignals(True)
        self.games.clear()
        first = [game for game in games if game.game == chosen]
        rest = sorted(
            (game for game in games if game.game != chosen),
            key=lambda game: (game.begun, game.game),
            reverse=True,
        )
        for game in (*first, *rest)[:_MOST_GAMES]:
            names = tuple(shortened(seat.name, 12) for seat in game.seats)
            self.games.addItem(
                say(
                    "statistics-race-entry", rules=shortened(printed(game.rules), 40),
                    day=day(game.begun), names=names,
                ),
                game.game,
            )  # fmt: skip
        self.games.setCurrentIndex(0)
        self.games.blockSignals(False)

    def show_race(self, race: RaceTotals, who: Sequence[Person]) -> None:
        self.race, self._who = race, who
        self._draw()
        if not self.chances.isHidden():
            self.chances_wanted.emit(int(self.games.currentData()))
        leaders = race.leaders()
        names = [shortened(one.name, 20) for one in who]
        sub = say(
            "statistics-race-sub", rules=printed(race.rules), day=day(race.begun),
            players=len(names), rounds=race.rounds,
        )  # fmt: skip
        if not leaders:
            self.facts.put([])
            self.tell(say("statistics-race-none"), sub)
            return
        last = leaders[-1]
        since = next(
            (n for n in range(len(leaders), 0, -1) if leaders[n - 1] != last), 0
        ) + 1  # fmt: skip
        head = "statistics-race-led" if race.finished else "statistics-race-leads"
        if since == 1:
            self.tell(say(f"{head}-always", name=names[last]), sub)
        else:
            self.tell(say(head, name=names[last], round=since), sub)
        most = max(set(leaders), key=leaders.count)
        changes = [n for n in range(1, len(leaders)) if leaders[n] != leaders[n - 1]]
        points, seat, round_ = race.jump()
        totals = sorted(((race.total(n, race.rounds), n) for n in range(len(names))), reverse=True)
        facts = [
            (
                say("statistics-race-lead"),
                say("statistics-race-lead-of", rounds=leaders.count(most), of=len(leaders)),
                names[most],
            ),
            (
                say("statistics-race-changes"),
                figure(len(changes)),
                say("statistics-race-changes-last", round=changes[-1] + 1, name=names[last])
                if changes
                else say("statistics-race-changes-none"),
            ),
            (
                say("statistics-race-jump"),
                figure(points),
                say("statistics-race-jump-by", name=names[seat], round=round_),
            ),
        ]
        if len(totals) > 1:
            facts.append(
                (
                    say("statistics-race-gap"),
                    figure(totals[0][0] - totals[1][0]),
                    say("statistics-race-gap-between", first=names[totals[0][1]],
                        second=names[totals[1][1]]),
                )
            )  # fmt: skip
        self.facts.put([self._fact(*fact) for fact in facts])

    def _fact(self, title: str, value: str, note: str) -> QLabel:
        style = self.style_
        label = QLabel(textFormat=Qt.TextFormat.RichText, wordWrap=True)
        label.setFont(style.type.text(14))
        large = f"font-family:{css(DISPLAY)}; font-size:{style.px(21)}px"
        rows = (
            (title, style.type.text(14), f"color:{style.tokens.ink2}"),
            (value, style.type.display(21), large),
            (note, style.type.text(14), ""),
        )
        # As high as the face is, whatever letters a name has.
        label.setText(
            turned(
                "".join(
                    "<p style='margin:0; -qt-line-height-type:fixed; line-height:"
                    f"{QFontMetrics(font).height()}px'>"
                    f"<span style='{look}'>{_safe(text)}</span></p>"
                    for text, font, look in rows
                )
            )
        )
        label.setAccessibleName(f"{title}: {value}, {note}")
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        return label

    def rows(self) -> Rows:
        race = self.race
        entries = [] if race is None else [
            (number, track.name, _turn(entry), entry.total)
            for track in race.tracks
            for number, entry in enumerate(track.entries, 1)
        ]  # fmt: skip
        return [("round", "player", "turn", "total"), *entries]


def _safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
