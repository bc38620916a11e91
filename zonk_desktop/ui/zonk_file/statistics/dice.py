"""Statistics of dice: deviation of each face, compared with that of honest dice."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import Figures
from zonk_desktop.ui.kit.dialog import block
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.honesty import answer, reason
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.straying import Straying
from zonk_desktop.ui.zonk_file.statistics.page import Page, Rows
from zonk_desktop.words import say

#: Chi-square of five degrees of freedom: 1 honest count in 100 lies above the first, 8 in 10
#: between the other two.
RARE, LOW, HIGH = 15.086, 1.610, 9.236


class Course(Drawing):
    """Line chart of chi-square of all faces, game by game."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-dice-course"), 170)
        self._course: list[tuple[int, float]] = []

    def show_course(self, course: list[tuple[int, float]]) -> None:
        self._course = course
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if not self._course:
            return
        px, style, tokens = self.style_.px, self.style_, self.style_.tokens
        plot = box.adjusted(px(34), px(20), -px(8), -px(26))
        most = max(RARE * 1.08, *(square for _, square in self._course))
        last = self._course[-1][0]

        def y(square: float) -> float:
            return plot.bottom() - plot.height() * square / most

        small = style.type.text(12)
        band = style.colour("teal")
        band.setAlphaF(0.14)
        painter.fillRect(QRectF(QPointF(plot.left(), y(HIGH)), QPointF(plot.right(), y(LOW))), band)
        right = Qt.AlignmentFlag.AlignRight
        for square in range(0, math.ceil(most), 5):
            painter.setPen(self.pen("line", 1.0))
            painter.drawLine(QPointF(plot.left(), y(square)), QPointF(plot.right(), y(square)))
            self.write(painter, QRectF(0, y(square) - px(9), px(28), px(18)), str(square), small,
                       tokens.ink2, right)  # fmt: skip
        painter.setPen(self.pen("red", 1.6, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y(RARE)), QPointF(plot.right(), y(RARE)))
        label = QRectF(plot.left(), y(RARE) - px(19), plot.width(), px(18))
        self.write(painter, label, say("statistics-dice-rare"), style.type.text(12, 600),
                   tokens.red, right)  # fmt: skip
        label = QRectF(plot.left(), y(HIGH) + px(2), plot.width() - px(6), px(18))
        self.write(painter, label, say("statistics-dice-band"), style.type.text(12, 600),
                   tokens.teal, right)  # fmt: skip
        line = QPolygonF(
            [
                QPointF(plot.left() + plot.width() * faces / last, y(square))
                for faces, square in self._course
            ]
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self.pen("teal", 2.2))
        painter.drawPolyline(line)
        painter.setBrush(style.colour("teal"))
        painter.drawEllipse(line.at(line.count() - 1), px(4), px(4))
        now = QRectF(plot.left(), line.at(line.count() - 1).y() - px(24), plot.width(), px(20))
        self.write(painter, now, say("statistics-dice-now", square=f"{self._course[-1][1]:.1f}"),
                   style.type.text(14, 700), tokens.ink, right)  # fmt: skip
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


class DicePage(Page):
    """The page of dice: are they rigged?"""

    #: Every game's dice are to be checked against its pledge.
    verify_wanted = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-dice"))
        px = style.px
        row = QHBoxLayout()
        self.which = self.choice(say("statistics-dice-which"), 200)
        self.which.addItems([say("statistics-dice-screen"), say("statistics-dice-real")])
        self.which.currentIndexChanged.connect(self._draw)
        row.addWidget(self.which)
        row.addStretch(1)
        self.column.insertLayout(0, row)
        body = QGridLayout()
        body.setHorizontalSpacing(px(36))
        body.setColumnStretch(0, 5)
        body.setColumnStretch(1, 4)
        body.setRowStretch(1, 1)
        self.straying = Straying(style)
        self.course = Course(style)
        for place, (title, picture) in enumerate(
            (("statistics-dice-straying", self.straying), ("statistics-dice-course", self.course))
        ):
            label = QLabel(say(title))
            label.setFont(style.type.display(18))
            label.setWordWrap(True)
            body.addWidget(label, 0, place)
            body.addWidget(picture, 1, place)
        self.column.addLayout(body, 1)
        self.column.addLayout(self._verifying())
        self._games: list[Figures] = []

    def _verifying(self) -> QHBoxLayout:
        style, px = self.style_, self.style_.px
        row = QHBoxLayout()
        row.setSpacing(px(16))
        self.verify = QPushButton(say("statistics-dice-verify"))
        self.verify.setFont(style.type.text(16, 700))
        self.verify.setMinimumHeight(px(48))
        self.verify.setAccessibleName(self.verify.text())
        self.verify.setAutoDefault(False)
        self.verify.clicked.connect(self.verify_wanted)
        column = QVBoxLayout()
        self.verdict = QLabel()
        self.verdict.setFont(style.type.display(18))
        self.verdict.setWordWrap(True)
        self.verdict.setTextFormat(Qt.TextFormat.PlainText)
        column.addWidget(self.verdict)
        column.addWidget(self.note(say("statistics-dice-seal")))
        self.verdict.hide()
        row.addWidget(self.verify)
        row.addLayout(column, 1)
        return row

    def show_games(self, games: list[Figures]) -> None:
        if not self._games:
            real = stats.honesty(games, real_dice=True)
            if sum(real.faces) > sum(stats.honesty(games, real_dice=False).faces):
                self.which.blockSignals(True)
                self.which.setCurrentIndex(1)
                self.which.blockSignals(False)
        self._games = games
        self._draw()

    def _draw(self) -> None:
        real = self.which.currentIndex() == 1
        found = stats.honesty(self._games, real_dice=real)
        self.straying.show_faces(found)
        self.course.show_course(stats.course(self._games, real_dice=real))
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
        return rows
