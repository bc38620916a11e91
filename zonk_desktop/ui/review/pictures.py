"""The charts of a review: bars of luck and cost, chances to win, dice that were kept."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QResizeEvent

from zonk_desktop.odds.review import PointParts
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.drawing import Drawing, apart
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.review.stories import line
from zonk_desktop.ui.review.values import Chances, Reviewed
from zonk_desktop.words import say
from zonk_desktop.words.clean import signed

#: A change of a chance that is worth naming.
LEAST_SWING = 0.1
#: Rounds from name to name below a line: so many that few are named.
_STEPS = (1, 2, 5, 10, 20, 50, 100, 1_000, 100_000)
#: The height of a player's row of bars, how much lower the bars stand where there is no room
#: beside the name, and the width below which there is none.
_ROW, _LOWER, _NARROW = 74, 58, 620
#: The room of a figure at the end of a bar.
_FIGURE = 76
#: The edge of a die in a row.
_DIE = 26


class LuckBars(Drawing):
    """Bar chart: par as the line in the middle, luck from there, cost from where luck ends."""

    def __init__(self, style: Style, found: Reviewed) -> None:
        super().__init__(style, say("review-bars"), _ROW * len(found.names) + 40)
        self._found = found
        self._narrow = False
        self._people = people.seated(style, found.people)
        self._tallies = [tally.rounded() for tally in found.review.players]
        self._lines = [line(found, seat) for seat in range(len(found.names))]
        told = [f"{self._sum(seat)} {self._lines[seat]}" for seat in range(len(found.names))]
        self.setAccessibleDescription(" ".join(told))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.style_.px(_NARROW)
        if narrow != self._narrow:
            self._narrow = narrow
            row = _ROW + (_LOWER if narrow else 0)
            self.setMinimumHeight(self.style_.px(row * len(self._found.names) + 40))

    def _sum(self, seat: int) -> str:
        found, tally = self._found, self._tallies[seat]
        return say(
            "review-sum", name=found.names[seat], total=found.worths[seat],
            start=found.starts[seat], par=figure(round(tally.par)), luck=signed(tally.luck),
            cost=signed(tally.cost), rest=signed(tally.rest), more=tally.rest != 0,
        )  # fmt: skip

    def _parts(self, seat: int) -> str:
        """The sum in figures alone."""
        found, tally = self._found, self._tallies[seat]
        return say(
            "review-parts", par=figure(round(tally.par)), luck=signed(tally.luck),
            cost=signed(tally.cost), rest=signed(tally.rest), more=tally.rest != 0,
            start=found.starts[seat],
        )  # fmt: skip

    def draw(self, painter: QPainter, box: QRectF) -> None:
        found, px, style = self._found, self.style_.px, self.style_
        tokens = style.tokens
        head = px(30)
        # What stands at the right; a sum is never cut.
        measure = QFontMetricsF(style.type.text(12))
        sums = [measure.horizontalAdvance(self._parts(n)) for n in range(len(found.names))]
        side = max(px(164), *(wide + px(2) for wide in sums)) + px(2)
        # Where names and bars have no room beside each other the bars stand below.
        lower = px(_LOWER) if self._narrow else 0
        left, right = box.left() + px(190), box.right() - side
        if self._narrow:
            left, right = box.left(), box.right()
        far = max(
            1.0,
            *(abs(tally.luck) for tally in self._tallies),
            *(abs(tally.luck + tally.cost) for tally in self._tallies),
        )
        middle, scale = (left + right) / 2, max(1.0, (right - left) / 2 - px(_FIGURE)) / far
        row = (box.height() - head) / max(1, len(found.names))
        label = QRectF(left - px(100), box.top(), right - left + px(200), head)
        self.write(painter, label, say("review-par"), style.type.text(14, 600), tokens.ink,
                   Qt.AlignmentFlag.AlignHCenter)  # fmt: skip
        order = sorted(range(len(found.names)), key=lambda n: (-found.worths[n], n))
        for place, seat in enumerate(order):
            tally = self._tallies[seat]
            area = QRectF(box.left(), box.top() + head + place * row, box.width(), row)
            painter.setPen(self.pen("line"))
            painter.drawLine(area.topLeft(), area.topRight())
            disc = QRectF(area.left(), area.top() + px(10), px(34), px(34))
            people.draw_disc(painter, seat, disc, self._people)
            room = (right if self._narrow else left) - area.left() - px(4)
            if self._narrow:
                room -= side + px(4)
            name = QRectF(disc.right() + px(10), disc.top(), room - px(84), px(34))
            self.write(painter, name, found.names[seat], style.type.text(17, 700), tokens.ink)
            said = QRectF(area.left(), disc.bottom() + px(2), room, px(20))
            self.write(painter, said, self._lines[seat], style.type.text(13), tokens.ink2)
            top = area.top() + lower
            self._bar(painter, QRectF(0, top + px(10), 0, px(20)), middle, 0.0, tally.luck,
                      scale, hatched=False)  # fmt: skip
            self._bar(painter, QRectF(0, top + px(34), 0, px(20)), middle, tally.luck,
                      tally.cost, scale, hatched=True)  # fmt: skip
            self._sum_mark(painter, top + px(34), middle, tally, scale)
            painter.setPen(self.pen("ink", 2.0))
            painter.drawLine(QPointF(middle, top + px(2)), QPointF(middle, area.bottom()))
            end = QRectF(box.right() - side, area.top() + px(6), side - px(2), px(28))
            self.write(painter, end, figure(found.worths[seat]), style.type.display(20),
                       tokens.ink, Qt.AlignmentFlag.AlignRight)  # fmt: skip
            small = end.translated(0, px(28))
            self.write(painter, small, self._parts(seat), style.type.text(12), tokens.ink2,
                       Qt.AlignmentFlag.AlignRight)  # fmt: skip

    def _sum_mark(
        self, painter: QPainter, top: float, middle: float, tally: PointParts, scale: float
    ) -> None:
        """Paint the sum of luck and cost as a mark with its figure."""
        px, style = self.style_.px, self.style_
        both = tally.luck + tally.cost
        x = middle + both * scale
        painter.setPen(self.pen("ink", 2.0))
        painter.drawLine(QPointF(x, top - px(3)), QPointF(x, top + px(22)))
        side = QRectF(x + px(5), top + px(20), px(80), px(16))
        where = Qt.AlignmentFlag.AlignLeft
        if both < 0:
            side.moveRight(x - px(5))
            where = Qt.AlignmentFlag.AlignRight
        self.write(painter, side, signed(both), style.type.text(12), style.tokens.ink2, where)

    def _bar(
        self, painter: QPainter, where: QRectF, middle: float, start: float, value: float,
        scale: float, *, hatched: bool,
    ) -> None:  # fmt: skip
        px, style = self.style_.px, self.style_
        x, wide = middle + start * scale, value * scale
        bar_ = QRectF(min(x, x + wide), where.top(), max(1.5, abs(wide)), where.height())
        colour = "red" if hatched else "teal"
        ink = style.colour(colour)
        if hatched:
            light = QColor(ink)
            light.setAlphaF(0.25)
            painter.fillRect(bar_, light)
            painter.fillRect(bar_, QBrush(ink, Qt.BrushStyle.BDiagPattern))
        else:
            painter.fillRect(bar_, ink)
        font = style.type.text(14, 700)
        wide = QFontMetricsF(font).horizontalAdvance(signed(value)) + px(4)
        outside = QRectF(bar_.right() + px(8), where.top(), wide, where.height())
        left = value < 0
        if left:
            outside.moveRight(bar_.left() - px(8))
            # Not across the line of par: then on the other side of the bar.
            if outside.left() < middle < outside.right():
                outside.moveLeft(bar_.right() + px(8))
                left = False
        side = Qt.AlignmentFlag.AlignRight if left else Qt.AlignmentFlag.AlignLeft
        self.write(painter, outside, signed(value), font, ink, side)


class WinningChart(Drawing):
    """Line chart of the chances to win, from turn to turn."""

    @staticmethod
    def _told(found: Chances) -> str:
        """The chart in words: where everybody began and ended, and the greatest change."""
        first, last = found.line[0].chances, found.line[-1].chances
        told = [
            say("review-chance-went", name=name, first=round(100 * first[seat]),
                last=round(100 * last[seat]))
            for seat, name in enumerate(found.names)
        ]  # fmt: skip
        swing = greatest_swing(found)
        if swing is not None:
            n, seat = swing
            before, after = (found.line[at].chances[seat] for at in (n - 1, n))
            told.append(
                say("review-swing-of", name=found.names[seat], round=found.rounds[n - 1],
                    before=round(100 * before), after=round(100 * after))
            )  # fmt: skip
        return " ".join(told)

    def __init__(self, style: Style, found: Chances) -> None:
        super().__init__(style, say("review-winning"), 170)
        self.setAccessibleDescription(self._told(found))
        self._found = found
        self._people = people.seated(style, found.people)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        found, px, style = self._found, self.style_.px, self.style_
        line, tokens = found.line, style.tokens
        plot = box.adjusted(px(52), px(12), -px(120), -px(26))
        small = style.type.text(13)
        right = Qt.AlignmentFlag.AlignRight
        for percent in (0, 50, 100):
            y = plot.bottom() - plot.height() * percent / 100
            painter.setPen(self.pen("line"))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            self.write(painter, QRectF(0, y - px(10), px(44), px(20)),
                       say("review-percent", share=percent), small, tokens.ink2, right)  # fmt: skip
        last = max(1, len(line) - 1)
        every = next(step for step in _STEPS if found.rounds[-1] <= 6 * step)
        rounds = [
            (n, found.rounds[n]) for n in range(1, len(line))
            if found.rounds[n] != found.rounds[n - 1] and found.rounds[n] % every == 0
        ]  # fmt: skip
        for n, round_ in rounds:
            where = QRectF(plot.left() + plot.width() * n / last - px(40), plot.bottom() + px(4),
                           px(80), px(20))  # fmt: skip
            told = say("review-round", round=round_) if n == rounds[0][0] else figure(round_)
            self.write(painter, where, told, small, tokens.ink2,
                       Qt.AlignmentFlag.AlignHCenter)  # fmt: skip
        ends = []
        for seat in range(len(found.names)):
            points = [
                QPointF(plot.left() + plot.width() * n / last,
                        plot.bottom() - plot.height() * one.chances[seat])
                for n, one in enumerate(line)
            ]  # fmt: skip
            self.course(painter, seat, points, self._people, 2.4)
            ends.append((points[-1].y(), seat))
        self._swing(painter, plot)
        ends.sort()
        step = min(px(18), box.height() / max(1, len(ends)))
        places = apart([y for y, _ in ends], step, box.top() + step / 2, box.bottom() - step / 2)
        for at, (_, seat) in zip(places, ends, strict=True):
            text = say("review-chance", name=shortened(found.names[seat], 12),
                       share=round(100 * line[-1].chances[seat]))  # fmt: skip
            where = QRectF(plot.right() + px(8), at - px(10), px(112), px(20))
            colour = people.chart_colour(seat, self._people)
            self.write(painter, where, text, style.type.text(14, 700), colour)

    def _swing(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the label of the turn that changed most for somebody."""
        found, px, style = self._found, self.style_.px, self.style_
        swing = greatest_swing(found)
        if swing is None:
            return
        n, seat = swing
        line = found.line
        before, after = line[n - 1].chances[seat], line[n].chances[seat]
        told = say("review-swing", round=found.rounds[n - 1], before=round(100 * before),
                   after=round(100 * after))  # fmt: skip
        font = style.type.text(12, 600)
        wide = QFontMetricsF(font).horizontalAdvance(told) + px(6)
        x = plot.left() + plot.width() * n / max(1, len(line) - 1)
        y = plot.bottom() - plot.height() * max(before, after)
        box = QRectF(x - wide / 2, y - px(24), wide, px(18))
        box.moveLeft(min(max(box.left(), plot.left()), plot.right() - wide))
        box.moveTop(max(box.top(), plot.top() - px(12)))
        painter.setPen(self.pen("ink", 1.0))
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x, max(y, box.bottom())))
        # The lines cross below it.
        painter.fillRect(box, QColor(style.tokens.surf))
        self.write(painter, box, told, font, style.tokens.ink, Qt.AlignmentFlag.AlignHCenter)


def greatest_swing(found: Chances) -> tuple[int, int] | None:
    """The moment of the line at which somebody's chance had changed most, and whose."""
    line = found.line
    changes = [
        (abs(after.chances[seat] - before.chances[seat]), -n, seat)
        for n, (before, after) in enumerate(pairwise(line), 1)
        for seat in range(len(found.names))
    ]
    if not changes:
        return None
    change, n, seat = max(changes)
    return (-n, seat) if change >= LEAST_SWING else None


class Faces(Drawing):
    """A row of dice: those kept, a line of brass, and the others."""

    def __init__(
        self, style: Style, name: str, kept: tuple[int, ...], left: tuple[int, ...] = ()
    ) -> None:
        super().__init__(style, name, _DIE + 4)
        self._kept, self._left = kept, left
        self.setFixedHeight(style.px(_DIE + 4))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        px = self.style_.px
        size = px(_DIE)
        x = box.left() + 1
        for faces, faint in ((self._kept, False), (self._left, bool(self._kept))):
            painter.setOpacity(0.45 if faint else 1.0)
            for face in faces:
                self.die(
                    painter, QRectF(x, box.center().y() - size / 2, size, size), face, card=True
                )
                x += size + px(5)
            painter.setOpacity(1.0)
            if faces is self._kept and self._kept and self._left:
                painter.setPen(self.pen("brass_dark", 2.2))
                painter.drawLine(QPointF(x + px(4), box.center().y() - size / 2),
                                 QPointF(x + px(4), box.center().y() + size / 2))  # fmt: skip
                x += px(14)
