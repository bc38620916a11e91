"""The charts of a review: luck, cost, chances to win, dice that were kept; and their stories."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from zonk_desktop.charts.plot import (
    Axis,
    Bar,
    BarRow,
    Callout,
    CardLine,
    Curve,
    Face,
    LineEnd,
    Plot,
    PlotMark,
    RowPlot,
    Rule,
    Symbol,
    Tick,
    stop,
)
from zonk_desktop.engine import actions as act
from zonk_desktop.odds.review import ReviewedChoice
from zonk_desktop.ui.kit.brush import here
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.review.values import Chances, Reviewed
from zonk_desktop.words import Value, say, sentences
from zonk_desktop.words.clean import signed

#: A choice that cost as much is told of; this many of a kind make a habit.
_DEAR, _HABIT = 10.0, 3
#: Points of luck or cost that count as none.
_NONE = 0.5


def story(found: Reviewed) -> str:
    """How the game was won; empty where nobody won it alone."""
    players = found.review.players
    if len(found.winners) != 1 or len(players) < 2:
        return ""
    mine = players[found.winners[0]]
    lucky = mine.luck > _NONE and mine.luck >= max(one.luck for one in players)
    best = mine.cost >= max(one.cost for one in players)
    if best:
        return "both" if lucky else "against" if mine.luck < -_NONE else "choices"
    if lucky:
        return "luck"
    return "uphill" if mine.luck < -_NONE else "enough"


def line(found: Reviewed, seat: int) -> str:
    """One line on a player: a computer's own, or what luck and cost tell."""
    won = seat in found.winners
    own = say("review-line-computer", character=found.characters.get(seat, ""), won=won)
    if own and found.winners:
        return own
    kind, times = _kind(found, seat, won=won)
    return say("review-line", kind=kind, times=times)


def _kind(found: Reviewed, seat: int, *, won: bool) -> tuple[str, int]:
    players = found.review.players
    mine = players[seat]
    best = len(players) > 1 and mine.cost >= max(one.cost for one in players)
    if mine.cost > -_NONE:
        return "faultless", 0
    if best and mine.luck < -_NONE and not won:
        return "rained", 0
    if best:
        return ("knew" if mine.luck > _NONE else "chose"), 0
    dear = [one for one in found.review.decisions if one.seat == seat and one.cost <= -_DEAR]
    bold = sum(_rolled(one) and one.best.stays for one in dear)
    timid = sum(_stayed(one) and not one.best.stays for one in dear)
    if max(bold, timid) >= _HABIT:
        return ("bold", bold) if bold >= timid else ("timid", timid)
    if mine.luck > _NONE:
        return "kinder", 0
    return ("helped" if mine.luck < -_NONE else "owed"), 0


def _rolled(one: ReviewedChoice) -> bool:
    return isinstance(one.action, act.Roll)


def _stayed(one: ReviewedChoice) -> bool:
    return isinstance(one.action, act.Stay)


#: A change of a chance that is worth naming.
LEAST_SWING = 0.1
#: The edge of a die in a row.
_DIE = 26


def luck_bars(found: Reviewed) -> RowPlot:
    """Par as the line in the middle, luck from there, cost from where luck ends."""
    rows = []
    for seat in sorted(range(len(found.names)), key=lambda n: (-found.worths[n], n)):
        tally, name = found.review.players[seat].rounded(), found.names[seat]
        both, story = tally.luck + tally.cost, line(found, seat)
        parts: dict[str, Value] = {
            "par": figure(round(tally.par)), "luck": signed(tally.luck), "cost": signed(tally.cost),
            "rest": signed(tally.rest), "more": tally.rest != 0, "start": found.starts[seat],
        }  # fmt: skip
        total = say("review-sum", name=name, total=found.worths[seat], **parts)
        bars = (
            Bar(0, tally.luck, words=signed(tally.luck)),
            Bar(0, both, "red", signed(tally.cost), tally.luck, hatched=True),
        )
        rows.append(
            BarRow(
                name, bars, (), figure(found.worths[seat]), say("review-parts", **parts), story,
                Symbol("seat", seat), said=sentences((total, story)), sum=(both, signed(both)),
            )
        )  # fmt: skip
    far = max(1.0, *(abs(bar.high) for row in rows for bar in row.bars))
    by_seat = sorted(rows, key=lambda row: row.symbol or ("", 0))
    return RowPlot(
        tuple(rows), -far, far, 74, 132, 620, (190, 0.5), face=Face(17, 700), ruled=True,
        rule=Rule(0, wide=2, words=say("review-par")),
        told=sentences(row.said for row in by_seat),
    )  # fmt: skip


def winning_plot(found: Chances) -> Plot:
    """The chances to win, from turn to turn."""
    course, last = found.line, max(1, len(found.line) - 1)
    turns = [
        n for n in range(len(course)) if n and found.rounds[n] != found.rounds[n - 1]
    ]  # fmt: skip
    marks: list[PlotMark] = [
        Curve(
            tuple((n, one.chances[seat]) for n, one in enumerate(course)), seat, 2.4, seat,
            LineEnd(shortened(name, 12), figure(round(100 * course[-1].chances[seat]))),
        )
        for seat, name in enumerate(found.names)
    ]  # fmt: skip
    ends = course[0].chances, course[-1].chances
    told = [
        say("review-chance-went", name=name, first=round(100 * ends[0][seat]),
            last=round(100 * ends[1][seat]))
        for seat, name in enumerate(found.names)
    ]  # fmt: skip
    swing = greatest_swing(found)
    if swing is not None:
        n, seat = swing
        before, after = (course[at].chances[seat] for at in (n - 1, n))
        values: dict[str, Value] = {
            "round": found.rounds[n - 1], "before": round(100 * before), "after": round(100 * after)
        }  # fmt: skip
        marks.append(Callout(n, max(before, after), say("review-swing", **values)))
        told.append(say("review-swing-of", name=found.names[seat], **values))
    shares = tuple(
        Tick(share / 100, say("review-percent", share=share)) for share in (0, 50, 100)
    )  # fmt: skip
    return Plot(
        Axis(0, last, tuple(Tick(n, figure(found.rounds[n])) for n in turns),
             say("statistics-race-axis"), found.rounds[turns[0]] if turns else 0),
        Axis(0, 1, shares), tuple(marks),
        tuple(stop(n, say("review-round", round=found.rounds[n]), _chances(found, n))
              for n in range(len(course))),
        sentences(told),
    )  # fmt: skip


def _chances(found: Chances, n: int) -> list[CardLine]:
    """The chances of a moment, the best first."""
    every = sorted(enumerate(found.line[n].chances), key=lambda one: -one[1])
    return [
        CardLine(found.names[seat], say("review-percent", share=round(100 * chance)), "",
                 Symbol("seat", seat))
        for seat, chance in every
    ]  # fmt: skip


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
                die = QRectF(x, box.center().y() - size / 2, size, size)
                self.die(painter, here(self, die), face, card=True)
                x += size + px(5)
            painter.setOpacity(1.0)
            if faces is self._kept and self._kept and self._left:
                painter.setPen(self.pen("brass_dark", 2.2))
                line = here(self, QRectF(x + px(4), box.center().y() - size / 2, 0, size))
                painter.drawLine(line.topLeft(), line.bottomLeft())
                x += px(14)
