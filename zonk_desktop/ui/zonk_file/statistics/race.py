"""The page of a race: totals from round to round, names at the ends of the lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QLabel

from zonk_desktop.archive.figures import GameFigures, RaceTotals
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.drawing import Drawing, apart
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.statistics.chances import ChancesDrawn
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, Columns, Rows
from zonk_desktop.words import figure, say

_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 168, 22, 34
#: Names at the ends of lines keep this far from one another.
_APART = 42
_MOST_GAMES = 200


class _Frame(NamedTuple):
    """The mapping of rounds and points to the drawing."""

    box: QRectF
    rounds: int
    top: int
    low: int

    def x(self, round_: float) -> float:
        return self.box.left() + self.box.width() * round_ / max(1, self.rounds)

    def y(self, points: float) -> float:
        share = (points - self.low) / max(1, self.top - self.low)
        return self.box.bottom() - self.box.height() * share

    def round_at(self, x: float) -> int:
        return round((x - self.box.left()) / max(1.0, self.box.width()) * self.rounds)


class RaceChart(Drawing):
    """Line chart; the round pointed at, or reached by the arrow keys, is shown on a card."""

    #: The round that is told.
    pointed = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-race"), 260)
        self.race: RaceTotals | None = None
        self.behind = False
        self.round = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._people = style

    def show_race(self, race: RaceTotals, who: Sequence[people.Person]) -> None:
        self.race = race
        self.round = 0
        self._people = people.seated(self.style_, who)
        # Until somebody points at a round, how it ended.
        self.setAccessibleDescription(self._told_of(race, race.rounds))
        self.update()

    def point_at(self, round_: int) -> None:
        """Show the card of a round; none for a round that was not played."""
        if self.race is None or not 1 <= round_ <= self.race.rounds or round_ == self.round:
            return
        self.round = round_
        self.setAccessibleDescription(self.told())
        self.pointed.emit(round_)
        self.update()

    def told(self) -> str:
        """Describe the round pointed at, in words."""
        return "" if self.race is None else self._told_of(self.race, self.round)

    def _told_of(self, race: RaceTotals, round_: int) -> str:
        if not round_:
            return ""
        turns = [
            say(
                "statistics-race-turn", name=shortened(track.name, 24),
                turn=track.entries[round_ - 1].text, total=track.entries[round_ - 1].total,
            )
            for track in race.tracks
            if len(track.entries) >= round_
        ]  # fmt: skip
        return say("statistics-race-round", round=round_, turns=tuple(turns))

    # What it is told

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.race is not None:
            self.point_at(self._frame(self.race).round_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -10_000,
            Qt.Key.Key_End: 10_000,
        }  # fmt: skip
        step = steps.get(Qt.Key(event.key()))
        if step is None or self.race is None:
            super().keyPressEvent(event)
            return
        self.point_at(max(1, min(self.race.rounds, self.round + step)))

    # Drawing

    def _value(self, race: RaceTotals, seat: int, round_: int) -> int:
        total = race.total(seat, round_)
        if not self.behind or not round_:
            return 0 if self.behind else total
        return total - max(race.total(other, round_) for other in range(len(race.tracks)))

    def _frame(self, race: RaceTotals) -> _Frame:
        px = self.style_.px
        box = QRectF(self.rect()).adjusted(px(_LEFT), px(_TOP), -px(_RIGHT), -px(_BOTTOM))
        values = [
            self._value(race, seat, round_)
            for seat in range(len(race.tracks))
            for round_ in range(race.rounds + 1)
        ]
        top, low = max(values, default=0), min(values, default=0)
        if not self.behind:
            top = max(top, race.home)
        return _Frame(box, race.rounds, max(top, 0) or (0 if self.behind else 1), min(low, 0))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        race = self.race
        if race is None:
            return
        frame = self._frame(race)
        self._show(painter, frame, race)
        self._grid(painter, frame, race)
        ends = []
        for seat in reversed(range(len(race.tracks))):
            colour = QColor(people.chart_colour(seat, self._people))
            values = [self._value(race, seat, n) for n in range(race.rounds + 1)]
            line = [QPointF(frame.x(n), frame.y(value)) for n, value in enumerate(values)]
            self.course(painter, seat, line, self._people, 4.4 if seat in race.winners else 2.4)
            ends.append((frame.y(values[-1]), seat, colour))
        self._names(painter, frame, race, sorted(ends, key=lambda end: end[:2]))
        if self.round:
            self._card(painter, frame, race)

    def _show(self, painter: QPainter, frame: _Frame, race: RaceTotals) -> None:
        """Paint the Halftime Show as a band between two rounds."""
        if not race.show:
            return
        px, style = self.style_.px, self.style_
        left, right = frame.x(race.show), frame.x(race.show + 1)
        band = QRectF(left, frame.box.top(), right - left, frame.box.height())
        painter.fillRect(band, style.colour("raise_"))
        words = QRectF(band.center().x() - px(80), 0, px(160), frame.box.top())
        self.write(painter, words, say("statistics-race-show"), style.type.text(13, 600),
                   style.tokens.ink2, Qt.AlignmentFlag.AlignHCenter)  # fmt: skip

    def _grid(self, painter: QPainter, frame: _Frame, race: RaceTotals) -> None:
        px, tokens = self.style_.px, self.style_.tokens
        small = self.style_.type.text(13)
        step = _step(frame.top - frame.low)
        for points in range(frame.low // step * step, frame.top + 1, step):
            if points < frame.low:
                continue
            y = frame.y(points)
            painter.setPen(self.pen("ink2" if points == 0 else "line", 1.2))
            painter.drawLine(QPointF(frame.box.left(), y), QPointF(frame.box.right(), y))
            label = QRectF(0, y - px(10), frame.box.left() - px(10), px(20))
            self.write(painter, label, figure(points), small, tokens.ink2,
                       Qt.AlignmentFlag.AlignRight)  # fmt: skip
        every = max(1, -(-frame.rounds * px(34) // max(1, int(frame.box.width()))))
        for round_ in range(every, frame.rounds + 1, every):
            label = QRectF(frame.x(round_) - px(20), frame.box.bottom() + px(8), px(40), px(20))
            self.write(painter, label, str(round_), small, tokens.ink2,
                       Qt.AlignmentFlag.AlignHCenter)  # fmt: skip
        label = QRectF(0, frame.box.bottom() + px(8), frame.box.left() - px(10), px(20))
        self.write(painter, label, say("statistics-race-axis"), small, tokens.ink2,
                   Qt.AlignmentFlag.AlignRight)  # fmt: skip
        if race.home and not self.behind:
            y = frame.y(race.home)
            painter.setPen(self.pen("red", 1.6, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(frame.box.left(), y), QPointF(frame.box.right(), y))
            label = QRectF(frame.box.left() + px(8), y - px(21), px(240), px(20))
            self.write(painter, label, say("statistics-race-home", points=race.home),
                       self.style_.type.text(13, 600), tokens.red)  # fmt: skip

    def _names(
        self,
        painter: QPainter,
        frame: _Frame,
        race: RaceTotals,
        ends: list[tuple[float, int, QColor]],
    ) -> None:
        """Paint disc, name and total of each line at its end, pushed apart."""
        px, style = self.style_.px, self.style_
        step = min(px(_APART), self.height() / max(1, len(ends)))
        places = apart([y for y, _, _ in ends], step, step / 2, self.height() - step / 2)
        for place, (y, seat, colour) in zip(places, ends, strict=True):
            start = QPointF(frame.box.right() + px(3), y)
            disc = min(px(28), int(step * 0.8))
            left = frame.box.right() + px(26)
            pen = self.pen("line", 1.4)
            pen.setColor(colour)
            painter.setPen(pen)
            painter.drawLine(start, QPointF(left - px(4), place))
            people.draw_disc(painter, seat, QRectF(left, place - disc / 2, disc, disc),
                             self._people)  # fmt: skip
            wide = self.width() - left - disc - px(14)
            text = QRectF(left + disc + px(8), place - step / 2, wide, step / 2)
            small = step < px(_APART)
            self.write(painter, text, race.tracks[seat].name,
                       style.type.text(12, 600) if small else style.type.text(15, 700),
                       style.tokens.ink)  # fmt: skip
            total = self._value(race, seat, race.rounds)
            self.write(painter, text.translated(0, step / 2), figure(total),
                       style.type.text(11 if small else 13), style.tokens.ink2)  # fmt: skip

    def _card(self, painter: QPainter, frame: _Frame, race: RaceTotals) -> None:
        """Paint the card of the round pointed at, with a line down."""
        px, style, tokens = self.style_.px, self.style_, self.style_.tokens
        x = frame.x(self.round)
        painter.setPen(self.pen("ink", 1.4))
        painter.drawLine(QPointF(x, frame.box.top() - px(8)), QPointF(x, frame.box.bottom()))
        order = sorted(
            range(len(race.tracks)), key=lambda seat: (-race.total(seat, self.round), seat)
        )
        for seat in order:
            pen = self.pen("ink", 2.4)
            pen.setColor(QColor(people.chart_colour(seat, self._people)))
            painter.setPen(pen)
            painter.setBrush(style.colour("surf"))
            at = QPointF(x, frame.y(self._value(race, seat, self.round)))
            painter.drawEllipse(at, px(5), px(5))
        row = min(px(32), int((self.height() - px(60)) / max(1, len(order))))
        box = QRectF(0, 0, px(300), px(44) + row * len(order) + px(8))
        # Where the lines are not: they rise to the right.
        left = x + px(18) if x < frame.box.center().x() + px(60) else x - px(18) - box.width()
        box.moveLeft(max(px(4), min(left, self.width() - box.width() - px(4))))
        low = left > x
        box.moveTop(max(px(2), frame.box.bottom() - box.height() - px(6) if low else px(4)))
        painter.setPen(self.pen("ctl", 1.2))
        painter.setBrush(style.colour("raise_"))
        painter.drawRoundedRect(box, px(8), px(8))
        inside = box.adjusted(px(14), px(8), -px(14), -px(8))
        title = QRectF(inside.left(), inside.top(), inside.width(), px(30))
        self.write(painter, title, say("statistics-race-head", round=self.round),
                   style.type.display(18), tokens.ink)  # fmt: skip
        for n, seat in enumerate(order):
            entries = race.tracks[seat].entries
            line = QRectF(inside.left(), title.bottom() + n * row, inside.width(), row)
            disc = min(px(20), row - 4)
            where = QRectF(line.left(), line.center().y() - disc / 2, disc, disc)
            people.draw_disc(painter, seat, where, self._people)
            name = line.adjusted(disc + px(8), 0, -px(150), 0)
            self.write(painter, name, race.tracks[seat].name, style.type.text(14), tokens.ink)
            total = line.adjusted(line.width() - px(150), 0, -px(74), 0)
            right = Qt.AlignmentFlag.AlignRight
            self.write(painter, total, figure(race.total(seat, self.round)),
                       style.type.text(14, 700), tokens.ink, right)  # fmt: skip
            if len(entries) < self.round:
                continue
            text = entries[self.round - 1].text
            gained = text[:1].isdigit()
            self.write(painter, line.adjusted(line.width() - px(70), 0, 0, 0),
                       say("statistics-race-gain", points=text) if gained else text,
                       style.type.text(14, 500 if gained else 700),
                       tokens.ink2 if gained else tokens.red, right)  # fmt: skip


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
        self.chart = RaceChart(style)
        self.chances = ChancesDrawn(style, self.chart)
        self.chances.hide()
        self.column.addWidget(self.chart, 1)
        self.column.addWidget(self.chances, 1)
        self.facts = Columns(style, 4, 150, 18)
        self.column.addWidget(self.facts)
        self.games.activated.connect(lambda _: self.wanted.emit(int(self.games.currentData())))
        self.kind.currentIndexChanged.connect(self._turned)

    def _turned(self, place: int) -> None:
        self.chart.behind = place == 1
        self.chart.setVisible(place < 2)
        self.chances.setVisible(place == 2)
        if place == 2:
            self.chances_wanted.emit(int(self.games.currentData()))
        self.chart.update()

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

    def show_race(self, race: RaceTotals, who: Sequence[people.Person]) -> None:
        self.chart.show_race(race, who)
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
        label = QLabel()
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setFont(style.type.text(14))
        label.setWordWrap(True)
        rows = (
            (title, style.type.text(14), f"color:{style.tokens.ink2}"),
            (value, style.type.display(21), f"font-family:Caprasimo; font-size:{style.px(21)}px"),
            (note, style.type.text(14), ""),
        )
        # As high as the face is, whatever letters a name has.
        label.setText(
            "".join(
                "<p style='margin:0; -qt-line-height-type:fixed; line-height:"
                f"{QFontMetrics(font).height()}px'><span style='{look}'>{_safe(text)}</span></p>"
                for text, font, look in rows
            )
        )
        label.setAccessibleName(f"{title}: {value}, {note}")
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        return label

    def rows(self) -> Rows:
        race = self.chart.race
        entries = [] if race is None else [
            (number, track.name, entry.text, entry.total)
            for track in race.tracks
            for number, entry in enumerate(track.entries, 1)
        ]  # fmt: skip
        return [("round", "player", "turn", "total"), *entries]


def _step(span: int) -> int:
    """A round step between grid lines, so that there are three to six of them."""
    step = 100
    while span > step * 5:
        step = step * 5 // 2 if str(step).startswith("1") or str(step).startswith("4") else step * 2
    return step


def _safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
