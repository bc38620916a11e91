"""Statistics of dice: deviation of each face, compared with that of honest dice."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPolygonF
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.luck import Luck
from zonk_desktop.ui.kit.dialog import block, button
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.honesty import answer, reason
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.straying import Straying
from zonk_desktop.ui.zonk_file.statistics.luck import LuckPart
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, Columns, FlowLine, Rows
from zonk_desktop.words import figure, say, semicolons

#: Chi-square of five degrees of freedom: at any one time 8 in 10 honest counts lie between these.
LOW, HIGH = 1.610, 9.236


class LineLabels:
    """Words beside the lines of a picture, where its curve does not cross them."""

    def __init__(
        self, drawing: Drawing, painter: QPainter, plot: QRectF, curve: Sequence[QPointF]
    ) -> None:
        self._drawing = drawing
        self._painter = painter
        self._plot = plot
        self._curve = curve
        self._taken: list[QRectF] = []

    def put(
        self, text: str, font: QFont, colour: str, heights: Sequence[float], off: float,
        *, at_the_end: bool = False,
    ) -> QRectF:  # fmt: skip
        """Paint it above or below one of these heights; the curve fades where it has to cross.

        `at_the_end`: only there, as what it says is true of the end of the curve.

        Returns the place it took.
        """
        measure, plot = QFontMetricsF(font), self._plot
        size = QSizeF(min(measure.horizontalAdvance(text) + 4, plot.width()), measure.height())
        lefts = (plot.right() - size.width() - 4, plot.left() + 4, plot.center().x())
        places = [
            QRectF(QPointF(left, top), size)
            for left in lefts[: 1 if at_the_end else None]
            for height in heights
            for top in (height - off - size.height(), height + off)
            if top >= 0 and left + size.width() <= plot.right()
        ]
        place = min(places, key=self._crossed)
        if self._crossed(place):
            veil = self._drawing.style_.colour("surf")
            veil.setAlphaF(0.85)
            self._painter.fillRect(place, veil)
        self._taken.append(place)
        self._drawing.write(
            self._painter, place.adjusted(0, 0, 2, 0), text, font, colour,
            Qt.AlignmentFlag.AlignHCenter,
        )  # fmt: skip
        return place

    def _crossed(self, place: QRectF) -> float:
        """How much of the curve, and of words that are there already, lies in a place."""
        found = sum(
            place.width() for taken in self._taken if taken.intersects(place)
        )  # fmt: skip
        room = place.adjusted(-3, -2, 3, 2)
        for one, other in itertools.pairwise(self._curve):
            left, right = max(one.x(), room.left()), min(other.x(), room.right())
            if left > right:
                continue
            wide = max(1e-6, other.x() - one.x())
            heights = [
                one.y() + (other.y() - one.y()) * (x - one.x()) / wide for x in (left, right)
            ]
            if min(heights) <= room.bottom() and max(heights) >= room.top():
                found += max(1.0, right - left)
        return found


class ChiSquareChart(Drawing):
    """Line chart of chi-square of all faces, game by game."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-dice-title-course"), 170)
        self._course: list[tuple[int, float]] = []

    def show_course(self, course: list[tuple[int, float]]) -> None:
        self._course = course
        told = (say("statistics-dice-faces", faces=faces) for faces, _ in course[-1:])
        now = (say("statistics-dice-now", square=figure(square, 1)) for _, square in course[-1:])
        self.setAccessibleDescription(semicolons([*now, *told]))
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if not self._course:
            return
        px, style, tokens = self.style_.px, self.style_, self.style_.tokens
        plot = box.adjusted(px(34), px(20), -px(8), -px(26))
        games = len(self._course)
        # For the whole walk: honest dice come up to a bound for one moment far too often.
        rare = stats.bound(games)
        most = max(rare * 1.08, *(square for _, square in self._course))
        last = self._course[-1][0]

        def y(square: float) -> float:
            return plot.bottom() - plot.height() * square / most

        small = style.type.text(12)
        band = style.tint("teal", 0.14)
        painter.fillRect(QRectF(QPointF(plot.left(), y(HIGH)), QPointF(plot.right(), y(LOW))), band)
        right = Qt.AlignmentFlag.AlignRight
        for square in range(0, math.ceil(most), 5):
            painter.setPen(self.pen("line", 1.0))
            painter.drawLine(QPointF(plot.left(), y(square)), QPointF(plot.right(), y(square)))
            self.write(painter, QRectF(0, y(square) - px(9), px(28), px(18)), str(square), small,
                       tokens.ink2, right)  # fmt: skip
        painter.setPen(self.pen("red", 1.6, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y(rare)), QPointF(plot.right(), y(rare)))
        points = [
            QPointF(plot.left() + plot.width() * faces / last, y(square))
            for faces, square in self._course
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self.pen("teal", 2.2))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(style.colour("teal"))
        painter.drawEllipse(points[-1], px(4), px(4))
        labels = LineLabels(self, painter, plot, points)
        bold, edge = style.type.text(12, 600), px(2)
        today = say("statistics-dice-now", square=figure(self._course[-1][1], 1))
        large = style.type.text(14, 700)
        reach = plot.right() - QFontMetricsF(large).horizontalAdvance(today) - px(12)
        near = [point.y() for point in points if point.x() >= reach]
        labels.put(today, large, tokens.ink, (near[-1], min(near), max(near)), px(8),
                   at_the_end=True)  # fmt: skip
        labels.put(say("statistics-dice-rare", games=games), bold, tokens.red, (y(rare),), edge)
        labels.put(say("statistics-dice-band"), bold, tokens.teal, (y(HIGH), y(LOW)), edge)
        end = QRectF(plot.left(), plot.bottom() + px(6), plot.width(), px(18))
        self.write(painter, end, say("statistics-dice-faces", faces=last), small, tokens.ink2,
                   right)  # fmt: skip


class Verified(NamedTuple):
    """Progress of checking the dice of all games against their pledges."""

    good: int = 0
    bad: tuple[str, ...] = ()
    #: Real dice, or nothing pledged: there is nothing to check.
    without: int = 0
    done: int = 0
    of: int = 0


class FairnessPage(AnswerPage):
    """The page of dice: are they rigged?"""

    #: Every game's dice are to be checked against its pledge.
    verify_wanted = Signal()
    #: Everybody's luck is to be looked up.
    luck_wanted = Signal()
    #: The page is to be copied as a picture.
    send_wanted = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-dice"))
        self.which = self.choice(say("statistics-dice-which"))
        self.which.addItems([say("statistics-dice-screen"), say("statistics-dice-real")])
        self.which.currentIndexChanged.connect(self._draw)
        self.choices(self.which)
        self.straying = Straying(style)
        self.course = ChiSquareChart(style)
        self.luck = LuckPart(style, self.note(), self.note())
        for picture in (self.straying, self.course, self.luck.rolling):
            picture.reach_by_tab()
        beside = QWidget()
        column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(12))
        column.addWidget(self._titled("course", self.course), 1)
        column.addWidget(self._titled("luck", self.luck))
        body = Columns(style, 2, 420, 36)
        body.put([self._titled("straying", self.straying), beside])
        self.column.addWidget(body, 1)
        self.column.addLayout(self._verifying())
        self._games: list[GameFigures] = []
        self._luck: tuple[Mapping[int, Luck], int, int] = ({}, 0, 0)

    def _titled(self, name: str, picture: QWidget) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        label = FlowLine(say(f"statistics-dice-title-{name}"))
        label.setFont(self.style_.type.display(18))
        label.setWordWrap(True)
        column.setSpacing(self.style_.px(2))
        column.addWidget(label)
        column.addWidget(self.note(say(f"statistics-dice-unit-{name}")))
        column.addWidget(picture, 1)
        return whole

    def _verifying(self) -> QVBoxLayout:
        style, px = self.style_, self.style_.px
        row = Flow(px(16))
        self.verify = QPushButton(say("statistics-dice-verify"))
        self.verify.setFont(style.type.text(16, 700))
        self.verify.setMinimumHeight(px(48))
        self.verify.setAccessibleName(self.verify.text())
        self.verify.setAutoDefault(False)
        self.verify.clicked.connect(self.verify_wanted)
        self.send = button(style, say("statistics-dice-send"))
        self.send.setMinimumHeight(px(48))
        self.send.clicked.connect(self.send_wanted)
        self.verdict = FlowLine()
        self.verdict.setFont(style.type.display(18))
        self.verdict.setWordWrap(True)
        self.verdict.setTextFormat(Qt.TextFormat.PlainText)
        self.verdict.hide()
        for widget in (self.verify, self.verdict, self.send):
            row.addWidget(widget)
        row.last = self.send
        column = QVBoxLayout()
        column.setSpacing(px(6))
        column.addLayout(row)
        column.addWidget(self.note(say("statistics-dice-seal")))
        return column

    def show_games(self, games: list[GameFigures]) -> None:
        if not self._games:
            real = stats.honesty(games, real_dice=True)
            if sum(real.faces) > sum(stats.honesty(games, real_dice=False).faces):
                self.which.blockSignals(True)
                self.which.setCurrentIndex(1)
                self.which.blockSignals(False)
        self._games = games
        self._draw()
        self.luck_wanted.emit()

    def show_luck(self, found: Mapping[int, Luck], done: int, of: int) -> None:
        """Show what is known so far."""
        self._luck = found, done, of
        self._draw_luck()

    def _draw_luck(self) -> None:
        real = self.which.currentIndex() == 1
        self.luck.show_luck(self._games, *self._luck, real_dice=real)

    def _draw(self) -> None:
        real = self.which.currentIndex() == 1
        found = stats.honesty(self._games, real_dice=real)
        self.straying.show_faces(found)
        self.course.show_course(stats.course(self._games, real_dice=real))
        self._draw_luck()
        block(self.verify, say("statistics-dice-no-seal") if real else "", primary=True)
        self.tell(answer(found), reason(found))

    def show_verified(self, found: Verified) -> None:
        self.verdict.show()
        if found.done < found.of:
            self.verdict.setText(say("statistics-dice-verifying", done=found.done, games=found.of))
        elif found.bad:
            self.verdict.setText(say("statistics-dice-bad", bad=len(found.bad), first=found.bad[0]))
        else:
            self.verdict.setText(
                say("statistics-dice-good", good=found.good, without=found.without)
            )
        self.verdict.setAccessibleName(self.verdict.text())

    def rows(self) -> Rows:
        rows: Rows = [("dice", "face", "times", "expected", "chi-square", "chance")]
        for name, real in (("screen", False), ("real", True)):
            found = stats.honesty(self._games, real_dice=real)
            rows += [
                (name, face, count, found.expected, found.chi_square, found.chance)
                for face, count in enumerate(found.faces, 1)
                if sum(found.faces)
            ]
        return rows + self.luck.rows()
