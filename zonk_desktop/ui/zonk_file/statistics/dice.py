"""Statistics of dice: deviation of each face, compared with that of honest dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.luck import Luck
from zonk_desktop.charts.plot import Axis, Band, Callout, Curve, Dot, Plot, Rule, Stop, axis
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import block, button
from zonk_desktop.ui.kit.honesty import answer, reason, straying_plot
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.statistics.luck import LuckPart
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, Columns, FlowLine, Rows
from zonk_desktop.words import figure, say, semicolons

#: Chi-square of five degrees of freedom: at any one time 8 in 10 honest counts lie between these.
LOW, HIGH = 1.610, 9.236


def course_plot(course: list[tuple[int, float]]) -> Plot | None:
    """Chi-square of all faces, game by game: the dice so far, and the figure."""
    if not course:
        return None
    last, now = course[-1]
    games = len(course)
    # For the whole walk: honest dice come up to a bound for one moment far too often.
    rare = stats.bound(games)
    most = max(rare * 1.08, *(square for _, square in course))
    today = say("statistics-dice-now", square=figure(now, 1))
    faces = [say("statistics-dice-faces", faces=dice) for dice, _ in course]
    return Plot(
        Axis(0, last, title=faces[-1]),
        axis(0, most),
        (
            Band(LOW, HIGH, words=say("statistics-dice-band")),
            Rule(rare, "red", dash=1, words=say("statistics-dice-rare", games=games)),
            Curve(tuple(course), "teal"),
            Dot(last, now, "teal", 5),
            Callout(last, now, today, pointer=False),
        ),
        tuple(
            Stop(dice, semicolons((figure(square, 1), said)))
            for (dice, square), said in zip(course, faces, strict=True)
        ),
        semicolons((today, faces[-1])),
    )


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
        self.straying = PlotView(style, say("statistics-dice-title-straying"), 240)
        self.course = PlotView(style, say("statistics-dice-title-course"), 170)
        self.luck = LuckPart(style, self.note(), self.note())
        course, luck = self._titled("course", self.course), self._titled("luck", self.luck)
        beside = lay.held(lay.column(style, (course, 1), luck, gap=12))
        body = Columns(style, 2, 420, 36)
        body.put([self._titled("straying", self.straying), beside])
        self.column.addWidget(body, 1)
        self.column.addLayout(self._verifying())
        self._luck: tuple[Mapping[int, Luck], int, int] = ({}, 0, 0)

    def _titled(self, name: str, picture: QWidget) -> QWidget:
        label = FlowLine(say(f"statistics-dice-title-{name}"))
        label.setFont(self.style_.type.display(18))
        label.setWordWrap(True)
        unit = self.note(say(f"statistics-dice-unit-{name}"))
        return lay.held(lay.column(self.style_, label, unit, (picture, 1), gap=2))

    def _verifying(self) -> lay.Stack:
        style, px = self.style_, self.style_.px
        self.verify = QPushButton(say("statistics-dice-verify"), autoDefault=False)
        self.verify.setFont(style.type.text(16, 700))
        self.verify.setMinimumHeight(px(48))
        self.verify.setAccessibleName(self.verify.text())
        self.verify.clicked.connect(self.verify_wanted)
        self.send = button(style, say("statistics-dice-send"))
        self.send.setMinimumHeight(px(48))
        self.send.clicked.connect(self.send_wanted)
        self.verdict = FlowLine()
        self.verdict.setFont(style.type.display(18))
        self.verdict.setWordWrap(True)
        self.verdict.setTextFormat(Qt.TextFormat.PlainText)
        self.verdict.hide()
        row = lay.flow(style, self.verify, self.verdict, self.send, gap=16)
        row.last = self.send
        return lay.column(style, row, self.note(say("statistics-dice-seal")), gap=6)

    def show_games(self, games: list[GameFigures]) -> None:
        if not self._games:
            real = stats.honesty(games, real_dice=True)
            if sum(real.faces) > sum(stats.honesty(games, real_dice=False).faces):
                with QSignalBlocker(self.which):
                    self.which.setCurrentIndex(1)
        super().show_games(games)
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
        self.straying.show_plot(straying_plot(found))
        self.course.show_plot(course_plot(stats.course(self._games, real_dice=real)))
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
