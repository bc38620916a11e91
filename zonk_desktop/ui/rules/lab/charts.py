"""The charts of the rules lab: ours filled, the other rule set as a ring or a dashed line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPolygonF, QResizeEvent

from zonk_desktop.players.lab import Report
from zonk_desktop.rulebook.catalogue import headed, hit_short
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import figure, percent, say

_LEFT, _RIGHT, _MIDDLE = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignRight,
    Qt.AlignmentFlag.AlignHCenter,
)
#: Bars of the rounds at most: more lie together.
_MOST_BARS = 28


class LabSide(NamedTuple):
    """One of the rule sets with its results."""

    name: str
    report: Report
    told: Mapping[str, Any]

    @classmethod
    def of(cls, name: str, report: Report) -> LabSide:
        return cls(name, report, report.as_json())


class LabChart(Drawing):
    """Base of the charts of one rule set, or of two."""

    def __init__(self, style: Style, name: str, height: int) -> None:
        super().__init__(style, name, height)
        self.sides: tuple[LabSide, ...] = ()

    def show_sides(self, sides: tuple[LabSide, ...], said: str) -> None:
        self.sides = sides
        self.setAccessibleDescription(said)
        self.update()

    @property
    def own(self) -> LabSide:
        return self.sides[0]

    @property
    def beside(self) -> LabSide | None:
        return self.sides[1] if len(self.sides) > 1 else None

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if self.sides and self.own.report.trials:
            self.paint(painter, box)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        raise NotImplementedError


#: Figures of the strip: the key of the report, the message below, and how it is written.
_FIGURES = (
    ("rounds", "lab-figure-rounds", figure, 1),
    ("minutes", "lab-figure-minutes", figure, 0),
    ("misses", "lab-figure-misses", percent, 0),
    ("hits", "lab-figure-hits", figure, 1),
    ("leader_at_half_loses", "lab-figure-upset", percent, 0),
    ("without_choice", "lab-figure-forced", percent, 0),
)


class Strip(LabChart):
    """A strip with the six main figures."""

    _HIGH = 64
    #: Seconds a throw at this table; None where what is usual was taken.
    paced: float | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        rows = len(_FIGURES) // self._columns()
        self.setFixedHeight(self.style_.px(self._HIGH) * rows)

    def _columns(self) -> int:
        wide = self.width() / self.style_.type.scale
        return 6 if wide >= 900 else 3 if wide >= 480 else 2

    def paint(self, painter: QPainter, box: QRectF) -> None:
        style, px, tokens = self.style_, self.style_.px, self.style_.tokens
        columns = self._columns()
        wide, high = box.width() / columns, px(self._HIGH)
        big, small = style.type.display(27), style.type.text(14)
        for n, (key, label, form, places) in enumerate(_FIGURES):
            left, top = (n % columns) * wide, (n // columns) * high
            if n % columns:
                painter.setPen(self.pen("line"))
                painter.drawLine(QPointF(left, top + px(4)), QPointF(left, top + high - px(8)))
                left += px(14)
            room = (n % columns + 1) * wide - left - px(6)
            text = form(self.own.told[key]["value"], places)
            self.write(painter, QRectF(left, top, room, px(34)), text, big, tokens.ink)
            if self.beside is not None:
                shift = QFontMetricsF(big).horizontalAdvance(text) + px(8)
                was = say("lab-was", value=form(self.beside.told[key]["value"], places))
                there = QRectF(left + shift, top + px(6), room - shift, px(26))
                self.write(painter, there, was, small, tokens.ink2)
            words = say(label)
            if key == "minutes" and self.paced is not None:
                words = say("lab-figure-minutes-here", seconds=round(self.paced))
            font = fitted(style.type.text(14, 600), words, room, px(11))
            self.write(painter, QRectF(left, top + px(34), room, px(22)), words, font, tokens.ink)


class RoundsChart(LabChart):
    """Histogram of rounds a game."""

    def paint(self, painter: QPainter, box: QRectF) -> None:
        style, px = self.style_, self.style_.px
        seen = [side.told["rounds_seen"] for side in self.sides]
        least = min(min(one) for one in seen)
        most = max(max(one) for one in seen)
        step = 1 + (most - least) // _MOST_BARS
        count = (most - least) // step + 1
        shares = [
            [
                sum(one.get(least + n * step + k, 0) for k in range(step)) / sum(one.values())
                for n in range(count)
            ]
            for one in seen
        ]
        head, foot = px(46), px(24)
        ground, top = box.height() - foot, head
        left, right = px(6), box.width() - px(6)
        wide = (right - left) / count
        unit = (ground - top) / max(max(one) for one in shares)
        fill = style.colour("acc")
        fill.setAlphaF(0.32)
        painter.setPen(self.pen("acc", 1.5))
        painter.setBrush(fill)
        for n, share in enumerate(shares[0]):
            if share:
                bar = QRectF(left + n * wide, ground - share * unit, wide, share * unit)
                painter.drawRect(bar.adjusted(1, 0, -1, 0))
        if len(shares) > 1:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self.pen("ink2", 2, Qt.PenStyle.DashLine))
            painter.drawPolyline(
                QPolygonF(
                    [
                        QPointF(left + (n + 0.5) * wide, ground - share * unit)
                        for n, share in enumerate(shares[1])
                    ]
                )
            )
        painter.setPen(self.pen("ink", 1.5))
        painter.drawLine(QPointF(left, ground), QPointF(right, ground))
        self._ticks(painter, least, step, count, QRectF(left, ground, right - left, foot))
        for n, side in enumerate(self.sides):
            mean = side.told["rounds"]["value"]
            x = left + ((mean - least) / step + 0.5 / step) * wide
            colour = "ink2" if n else "acc"
            low = px(24) * n
            dash = Qt.PenStyle.DashLine if n else Qt.PenStyle.SolidLine
            painter.setPen(self.pen(colour, 1.5, dash))
            painter.drawLine(QPointF(x, low + px(4)), QPointF(x, ground))
            self._flag(painter, side, x, low, colour)

    def _flag(self, painter: QPainter, side: LabSide, x: float, low: float, colour: str) -> None:
        """Paint name and mean at a line, on the side where there is more room."""
        px = self.style_.px
        text = say(
            "lab-rounds-mean",
            name=shortened(side.name, 26),
            rounds=figure(side.told["rounds"]["value"], 1),
        )
        after = x < self.width() / 2
        where = (
            QRectF(x + px(7), low, self.width() - x - px(8), px(22))
            if after
            else QRectF(0, low, x - px(7), px(22))
        )
        ink = self.style_.colour(colour)
        font = self.style_.type.text(14, 700)
        self.write(painter, where, text, font, ink, _LEFT if after else _RIGHT)

    def _ticks(self, painter: QPainter, least: int, step: int, count: int, box: QRectF) -> None:
        wide = box.width() / count
        font = self.style_.type.text(13)
        every = max(1, round(self.style_.px(44) / wide + 0.49))
        for n in range(0, count, every):
            there = QRectF(box.left() + (n + 0.5) * wide - 30, box.top(), 60, box.height())
            ink = self.style_.tokens.ink2
            self.write(painter, there, str(least + n * step), font, ink, _MIDDLE)


class Seats(LabChart):
    """Wins by seat, against an even share."""

    def paint(self, painter: QPainter, box: QRectF) -> None:
        style, px, tokens = self.style_, self.style_.px, self.style_.tokens
        wins = [[seat["value"] for seat in side.told["wins_by_seat"]] for side in self.sides]
        even = self.own.told["even_share"]
        count = max(len(one) for one in wins)
        head, foot = px(10), px(26)
        ground = box.height() - foot
        margin = QFontMetricsF(style.type.text(13)).horizontalAdvance(say("lab-even")) + px(8)
        wide = (box.width() - margin) / count
        unit = (ground - head) / max(0.01, even, *(max(one) for one in wins))
        bar = min(px(56), wide * 0.56)
        small = style.type.text(13)
        for n in range(count):
            x = (n + 0.5) * wide
            if n < len(wins[0]):
                high = wins[0][n] * unit
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(style.colour("teal"))
                painter.drawRoundedRect(QRectF(x - bar / 2, ground - high, bar, high), 2, 2)
                inside = high > px(24)
                there = QRectF(x - wide / 2, ground - (px(24) if inside else high + px(22)),
                               wide, px(22))  # fmt: skip
                ink = tokens.surf if inside else tokens.ink
                text = figure(wins[0][n] * 100, 1)
                self.write(painter, there, text, style.type.text(14, 700), ink, _MIDDLE)
            if len(wins) > 1 and n < len(wins[1]):
                y = ground - wins[1][n] * unit
                painter.setPen(self.pen("ink2", 2.5, Qt.PenStyle.DashLine))
                painter.drawLine(QPointF(x - bar * 0.65, y), QPointF(x + bar * 0.65, y))
            there = QRectF(x - wide / 2, ground, wide, foot)
            self.write(painter, there, say("lab-seat", seat=n + 1), small, tokens.ink, _MIDDLE)
        y = ground - even * unit
        painter.setPen(self.pen("ink", 1.2, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(0, y), QPointF(count * wide, y))
        there = QRectF(box.width() - margin, y - px(11), margin, px(22))
        self.write(painter, there, say("lab-even"), small, tokens.ink2, _RIGHT)
        painter.setPen(self.pen("ink", 1.5))
        painter.drawLine(QPointF(0, ground), QPointF(count * wide, ground))


class Sources(LabChart):
    """Dot chart of hits a head and game by source; what never came stands last."""

    _HIGH = 25

    def show_sides(self, sides: tuple[LabSide, ...], said: str) -> None:
        super().show_sides(sides, said)
        self.setMinimumHeight(self.style_.px(self._HIGH) * max(2, len(self.rows())))

    def rows(self) -> list[tuple[str, list[float]]]:
        """What each source is called, and its hits by each rule set."""
        names: dict[str, str] = {}
        for side in self.sides:
            for source in side.told["hits_by_source"]:
                names.setdefault(source, called(side, source))
        found = [
            (title, [side.told["hits_by_source"].get(source, 0.0) for side in self.sides])
            for source, title in names.items()
        ]
        return sorted(found, key=lambda row: (-max(row[1]), row[0]))

    def paint(self, painter: QPainter, box: QRectF) -> None:
        style, px, tokens = self.style_, self.style_.px, self.style_.tokens
        rows = self.rows()
        if not rows:
            return
        high = px(self._HIGH)
        left = min(px(256), box.width() * 0.46)
        right = max(sum(self._widths(values)) for _, values in rows) + px(14)
        most = max(0.01, *(max(values) for _, values in rows))
        unit = (box.width() - left - right - px(8)) / most
        label = style.type.text(14)
        for n, (title, values) in enumerate(rows):
            y = (n + 0.5) * high
            there = QRectF(0, y - high / 2, left - px(12), high)
            self.write(painter, there, title, label, tokens.ink, _RIGHT)
            painter.setPen(self.pen("line"))
            painter.drawLine(QPointF(left, y), QPointF(box.width() - right, y))
            at = [left + px(6) + value * unit for value in values]
            if len(at) > 1:
                painter.setPen(self.pen("acc", px(3)))
                painter.drawLine(QPointF(at[0], y), QPointF(at[1], y))
                painter.setPen(self.pen("ink2", 2))
                painter.setBrush(style.colour("surf"))
                painter.drawEllipse(QPointF(at[1], y), px(6), px(6))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.colour("acc"))
            painter.drawEllipse(QPointF(at[0], y), px(5), px(5))
            self._figures(painter, values, max(at) + px(12), QRectF(0, y - high / 2, 0, high))

    @staticmethod
    def figures(values: list[float]) -> tuple[str, str]:
        """What is written behind a dot: the hits, and what they were where that is different."""
        own = figure(values[0], 2)
        other = figure(values[-1], 2)
        return (
            own if values[0] else say("lab-never"),
            say("lab-was", value=other) if other != own else "",
        )

    def _widths(self, values: list[float]) -> tuple[float, float]:
        """The room of both."""
        style, px = self.style_, self.style_.px
        text, was = self.figures(values)
        bold, light = style.type.text(14, 700), style.type.text(13)
        return (
            QFontMetricsF(bold).horizontalAdvance(text) + px(5),
            QFontMetricsF(light).horizontalAdvance(was) + px(5),
        )

    def _figures(self, painter: QPainter, values: list[float], x: float, row: QRectF) -> None:
        """Paint the figures of a source, behind its dot; the line does not run through it."""
        style, px, tokens = self.style_, self.style_.px, self.style_.tokens
        bold, light = style.type.text(14, 700), style.type.text(13)
        text, was = self.figures(values)
        wide, rest = self._widths(values)
        ground = QRectF(x - px(3), row.top() + px(4), wide + rest, row.height() - px(8))
        painter.fillRect(ground, style.colour("surf"))
        there = QRectF(x, row.top(), wide, row.height())
        self.write(painter, there, text, bold, tokens.ink)
        there.translate(wide, 0)
        there.setWidth(max(1.0, self.width() - there.left()))
        self.write(painter, there, was, light, tokens.ink2)


class Misses(LabChart):
    """Bars of the chance to miss with one die, two, and so on; dashed what it was."""

    _HIGH = 24

    def show_sides(self, sides: tuple[LabSide, ...], said: str) -> None:
        super().show_sides(sides, said)
        self.setMinimumHeight(self.style_.px(self._HIGH) * len(self.rows()))

    def rows(self) -> list[list[float | None]]:
        """The chance by each rule set, for each number of dice; None for more than it has."""
        chances = [side.told["miss_by_dice"] for side in self.sides]
        most = max(map(len, chances))
        return [[one.get(dice) for one in chances] for dice in range(1, most + 1)]

    def paint(self, painter: QPainter, box: QRectF) -> None:
        style, px, tokens = self.style_, self.style_.px, self.style_.tokens
        rows = self.rows()
        label, bold = style.type.text(14), style.type.text(14, 700)
        left = QFontMetricsF(label).horizontalAdvance(say("rules-dice", dice=len(rows))) + px(12)
        right = QFontMetricsF(bold).horizontalAdvance("100.0%") + px(10)
        wide, high = box.width() - left - right, px(self._HIGH)
        for n, (chance, *was) in enumerate(rows):
            y = n * high
            there = QRectF(0, y, left, high)
            self.write(painter, there, say("rules-dice", dice=n + 1), label, tokens.ink)
            ground = QRectF(left, y + high / 2 - px(6), wide, px(12))
            painter.setPen(self.pen("ctl"))
            painter.setBrush(style.colour("sunk"))
            painter.drawRoundedRect(ground, px(3), px(3))
            if chance:
                bar = QRectF(ground)
                bar.setWidth(max(px(3), wide * chance))
                painter.setBrush(style.colour("red"))
                painter.drawRoundedRect(bar, px(3), px(3))
            for other in was:
                if other is not None and other != chance:
                    x = left + wide * other
                    painter.setPen(self.pen("ink", 2.5, Qt.PenStyle.DotLine))
                    painter.drawLine(QPointF(x, y + px(2)), QPointF(x, y + high - px(2)))
            if chance is not None:
                there = QRectF(box.width() - right, y, right, high)
                self.write(painter, there, percent(chance, 1), bold, tokens.ink, _RIGHT)


class Careful(LabChart):
    """Chart of wins: the careful player, and each of the others."""

    def paint(self, painter: QPainter, box: QRectF) -> None:
        style, px, tokens = self.style_, self.style_.px, self.style_.tokens
        rows: list[tuple[str, float, bool]] = []
        for side in self.sides:
            wins, others = side.told["careful_wins"]["value"], max(1, side.report.players - 1)
            own = side is self.own
            rows.append((say("lab-best", name=shortened(side.name, 24)), (1 - wins) / others, own))
            rows.append((say("lab-careful-one", name=shortened(side.name, 24)), wins, own))
        high, right = px(44), px(64)
        even = self.own.told["even_share"]
        most = max(even, *(share for _, share, _ in rows)) * 1.08
        room = box.width() - right
        for n, (label, share, own) in enumerate(rows):
            y = n * high
            there = QRectF(0, y, box.width(), px(20))
            self.write(painter, there, label, style.type.text(14), tokens.ink)
            ground = QRectF(0, y + px(22), room, px(13))
            painter.setPen(self.pen("ctl"))
            painter.setBrush(style.colour("sunk"))
            painter.drawRoundedRect(ground, px(3), px(3))
            bar = QRectF(ground)
            bar.setWidth(max(px(3), room * share / most))
            painter.setBrush(style.colour("acc" if own else "ink2"))
            painter.drawRoundedRect(bar, px(3), px(3))
            there = QRectF(room, y + px(17), right, px(22))
            bold = style.type.text(14, 700)
            self.write(painter, there, percent(share, 1), bold, tokens.ink, _RIGHT)
        x = room * even / most
        painter.setPen(self.pen("ink", 1.2, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(x, px(20)), QPointF(x, high * len(rows)))

    def show_sides(self, sides: tuple[LabSide, ...], said: str) -> None:
        super().show_sides(sides, said)
        self.setMinimumHeight(self.style_.px(92 if len(sides) < 2 else 180))


class Progress(LabChart):
    """Games so far, and a bar that fills."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("lab-progress-name"), 42)
        self._done, self._of, self._pace = 0, 1, 0

    def show_progress(self, done: int, of: int, pace: float) -> None:
        self._done, self._of, self._pace = done, max(1, of), round(pace)
        self.setAccessibleDescription(say("lab-progress", done=done, of=of))
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        style, px, tokens = self.style_, self.style_.px, self.style_.tokens
        said = say("lab-progress", done=self._done, of=self._of)
        high = px(22)
        there = QRectF(0, 0, box.width(), high)
        self.write(painter, there, said, style.type.text(14, 700), tokens.ink)
        if self._pace:
            left = round((self._of - self._done) / self._pace / 60)
            pace = say("lab-pace", games=self._pace, minutes=left)
            self.write(painter, there, pace, style.type.text(13), tokens.ink2, _RIGHT)
        bar = QRectF(1, high + px(3), box.width() - 2, px(11))
        painter.setPen(self.pen("ctl"))
        painter.setBrush(style.colour("sunk"))
        painter.drawRoundedRect(bar, px(5), px(5))
        if self._done:
            bar.setWidth(max(px(8), bar.width() * self._done / self._of))
            painter.setBrush(style.colour("acc"))
            painter.drawRoundedRect(bar, px(5), px(5))


def called(side: LabSide, source: str) -> str:
    """The name of a source of hits, in a few words."""
    return shortened(headed(hit_short(side.report.ruleset, source)), 44)
