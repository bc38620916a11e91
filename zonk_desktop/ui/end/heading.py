"""The heading of the last page: who takes the sheet and why, and what everybody won."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QSizePolicy,
    QWidget,
)

from zonk_desktop.engine.choices import WinnerBy
from zonk_desktop.engine.state import EndReason, Game
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.heading import average
from zonk_desktop.transcript.words import called
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import fitted, in_rows
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.words import commas, say


def winners(game: Game) -> tuple[int, ...]:
    return game.ended.winners if game.ended is not None else ()


def _why(game: Game) -> str:
    """The reason of the game's end, in a sentence."""
    match game.ended.reason if game.ended is not None else None:
        case EndReason.INSTANT:
            return say("end-one-throw-did-it")
        case EndReason.LIMIT:
            return _home(game)
        case EndReason.INSTANT_LOSS:
            return say("end-one-throw-lost-it")
        case EndReason.ROUNDS:
            return say("end-the-last-round-is-played")
        case None:
            return say("end-everybody-wins-something")
        case never:
            assert_never(never)


def _home(game: Game) -> str:
    """Who came home, where that alone does not win; else with what the winner did."""
    by = game.rules.s.winner_by
    if by in {WinnerBy.HITS, WinnerBy.TITLES} and game.home >= 0:
        return say(f"end-home-{by}-win", name=shortened(called(game.seats[game.home]), 18))
    won = winners(game)
    return say("end-home-with", home=figure(game.seats[won[0]].total if won else 0))


def told_in(note: str, measure: QFontMetricsF, room: float) -> list[str]:
    """The sentence in one row, or in two where one is too short for it."""
    return in_rows(note, 1 if measure.horizontalAdvance(note) <= room else 2,
                   measure.horizontalAdvance)  # fmt: skip


class Heading(QWidget):
    """The widget that says who takes the sheet."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._seat, self._text, self._note = 0, "", ""
        self._close = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()

    def set_close(self, close: bool) -> None:
        """Less high, where letters are large for the window."""
        self._close = close
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._style.px(64 if self._close else 112))

    def show_game(self, game: Game, note: str, line: str = "") -> None:
        """Show who won; `note` stands for the reason, `line` is what a computer says of it."""
        won = winners(game)
        names = tuple(shortened(game.seats[n].name, 18) for n in won)
        self._seat = won[0] if won else 0
        self._text = say("end-takes-the-sheet", names=names) if won else say("end-nobody-wins")
        self._note = note or _why(game)
        if line:
            self._note = say("end-computer-says", note=self._note, line=line)
        self.setAccessibleName(f"{self._text}. {self._note}")
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        style, px = self._style, self._style.px
        with brush(self) as painter:
            size = min(px(100), self.height() - 4)
            people.draw_disc(painter, self._seat, QRectF(0, 2, size, size), style)
            x = size + px(10 if self._close else 20)
            room = self.width() - x
            font = fitted(style.type.display(28 if self._close else 56), self._text, room, px(12))
            note = fitted(style.type.text(17), self._note, room, px(12))
            first, second = QFontMetricsF(font), QFontMetricsF(note)
            rows = told_in(self._note, second, room)
            top = (self.height() - first.height() - len(rows) * second.height()) / 2
            painter.setFont(font)
            painter.setPen(style.colour("ink"))
            painter.drawText(
                QPointF(x, top + first.ascent()),
                first.elidedText(self._text, Qt.TextElideMode.ElideRight, room),
            )
            painter.setFont(note)
            painter.setPen(style.colour("ink2"))
            for place, row in enumerate(rows):
                y = top + first.height() + place * second.height() + second.ascent()
                told = second.elidedText(row, Qt.TextElideMode.ElideRight, room)
                painter.drawText(QPointF(x, y), told)


class HitTally(QWidget):
    """The widget with the hits of each, and the average of the table."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._game: Game | None = None
        self._close = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()

    def set_close(self, close: bool) -> None:
        """In two rows, where letters are large for the window."""
        self._close = close
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._style.px(84 if self._close else 58))

    def show_game(self, game: Game) -> None:
        self._game = game
        told = commas(f"{seat.name} {seat.hits}" for seat in game.seats)
        self.setAccessibleName(say("end-hits-told", told=told))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        game, style, px = self._game, self._style, self._style.px
        if game is None:
            return
        with brush(self) as painter:
            line = QPen(style.colour("line"), 1)
            painter.setPen(line)
            painter.drawLine(0, 0, self.width(), 0)
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
            # The players have a row of their own, or stand between title and average.
            middle = self.height() * (0.27 if self._close else 0.5)
            title = say("end-everybody-wins")
            head = fitted(style.type.display(22), title, self.width() * 0.4, px(12))
            painter.setFont(head)
            painter.setPen(style.colour("ink"))
            painter.drawText(QPointF(0, middle + QFontMetricsF(head).capHeight() / 2), title)
            x = QFontMetricsF(head).horizontalAdvance(title) + px(24)
            figures = average(game)
            label = style.type.text(15)
            number = style.type.display(26)
            wide = QFontMetricsF(number).horizontalAdvance(figures)
            painter.setFont(number)
            painter.drawText(
                QPointF(self.width() - wide, middle + QFontMetricsF(number).capHeight() / 2),
                figures,
            )
            painter.setFont(label)
            painter.setPen(style.colour("ink2"))
            words = say("end-group-average")
            at = self.width() - wide - px(10) - QFontMetricsF(label).horizontalAdvance(words)
            low = middle + QFontMetricsF(label).capHeight() / 2
            painter.drawText(QPointF(at, low), words)
            room = at - x - px(16)
            if self._close:
                x, room, middle = 0.0, float(self.width()), self.height() * 0.73
                low = middle + QFontMetricsF(label).capHeight() / 2
            each = room / max(1, len(game.seats))
            strong = style.type.text(15, 600)
            for n, seat in enumerate(game.seats):
                spot = x + n * each
                size = min(px(30), each * 0.4)
                people.draw_disc(painter, n, QRectF(spot, middle - size / 2, size, size), style)
                cursor = spot + size + px(6)
                count = str(seat.hits)
                tail = px(12) + QFontMetricsF(strong).horizontalAdvance(count)
                painter.setFont(strong)
                painter.setPen(style.colour("ink"))
                name = QFontMetricsF(strong).elidedText(
                    shortened(seat.name, 14), Qt.TextElideMode.ElideRight,
                    max(0.0, spot + each - cursor - tail - px(10)),
                )  # fmt: skip
                if each > px(90):
                    painter.drawText(QPointF(cursor, low), name)
                    cursor += QFontMetricsF(strong).horizontalAdvance(name) + px(6)
                cursor += marks.draw(painter, "flag", cursor, middle, px(16), style.colour("red"))
                painter.drawText(QPointF(cursor + px(3), low), count)
