"""The big picture: how it is scaled, and its right side with points, totals and magic number."""

from __future__ import annotations

from copy import copy
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.grid import rounds
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.sheets import marks
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import Type, fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import DARK
from zonk_desktop.ui.kit.wording import figure, per_cent, shortened
from zonk_desktop.ui.table.bar.turn_view import TurnView
from zonk_desktop.ui.table.cards import pennants
from zonk_desktop.ui.table.cards.pennants import PennantLook
from zonk_desktop.words import say

#: The screen that the big picture was drawn for, and the least width of its layout.
HEIGHT, WIDTH = 1080, 1280
#: The points, as a share of the height.
POINTS = 0.16
#: The side's share of the width.
SIDE = 0.26
#: So much of a larger text size is added to what grows with the screen.
_LETTERS = 0.25
#: Cards and the banner are drawn for a table at arm's length.
_ON_FELT = 1.35
#: Most pennants of hits to take that are drawn, and the row below which there is one line only.
_MOST_FLAGS = 4
_ONE_LINE = 60
#: Size of the smallest label beside the chance.
_SMALL_LABEL = 15


def by_night(style: Style, kind: Type | None = None) -> Style:
    """Copy a style in dark colours; people keep their looks as they come and go."""
    found = copy(style)
    found.tokens = DARK
    if kind is not None:
        found.type = kind
    return found


def party_style(style: Style, page: QSize) -> Style:
    """The style of the big picture: always dark, scaled with the screen's height."""
    scale = min(page.height() / HEIGHT, page.width() / WIDTH)
    letters = 1 + _LETTERS * (style.type.scale - 1)
    return by_night(style, Type(max(0.1, round(scale * letters, 3))))


def on_felt(style: Style) -> Style:
    """The style of cards on the tray: they are read from as far as the rest."""
    return by_night(style, Type(style.type.scale * _ON_FELT))


class PartySide(QWidget):
    """The right side of the big picture, painted as a whole: it takes no input."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._game: Game | None = None
        self._view: TurnView | None = None
        self._secret = False
        #: Where the points of the turn stand, and everybody's row.
        self.points_box = QRectF()
        self._rows: dict[int, QRectF] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(say("table-totals"))

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()
        self.update()

    def row_of(self, seat: int) -> QRectF:
        """The rectangle of a player's total."""
        row = self._rows.get(seat, QRectF())
        return row.adjusted(row.width() * 0.6, 0, 0, 0)

    def show_game(self, game: Game, view: TurnView, *, secret: bool = False) -> None:
        """`secret`: what the opening rolls decide is not told yet."""
        self._game, self._view = game, view
        self._secret = secret
        told = ", ".join(f"{seat.name} {seat.total}" for seat in game.seats)
        self.setAccessibleDescription(told)
        if self.isVisible():
            self.update()

    def points_font(self) -> QFont:
        """The font of the points, by the height of the screen alone."""
        return self._style.type.display(POINTS * self.height() / self._style.type.scale)

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens = self._style, self._style.tokens
        px = style.px
        with brush(self) as painter:
            painter.fillRect(self.rect(), QColor(tokens.win))
            painter.fillRect(0, 0, 1, self.height(), QColor(tokens.line))
            game, view = self._game, self._view
            if game is None or view is None or self._secret:
                return
            pad = px(32)
            y = self._points(painter, game, view, pad)
            foot = px(126) if game.magic or game.rules.s.limit else px(56)
            if self.height() - y - foot < len(game.seats) * px(52):
                # Everybody's total comes before the magic number.
                foot = px(56)
            self._people(painter, game, QRectF(0, y, self.width(), self.height() - y - foot), pad)
            self._foot(
                painter, game, QRectF(pad, self.height() - foot, self.width() - 2 * pad, foot)
            )

    # ---- points ------------------------------------------------------------------------------

    def _points(self, painter: QPainter, game: Game, view: TurnView, pad: int) -> float:
        """Paint label and round, the points, the chance to miss."""
        style, tokens, px = self._style, self._style.tokens, self._style.px
        wide = self.width() - 2 * pad
        y = float(px(24))
        label, round_ = view.points_label or say("table-this-turn"), say(
            "table-party-round", round=rounds(game)
        )  # fmt: skip
        font = fitted(style.type.text(28, 500), f"{label}   {round_}", wide, px(14))
        line = QRectF(pad, y, wide, QFontMetricsF(font).height())
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink2))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, label)
        painter.drawText(line, Qt.AlignmentFlag.AlignRight, round_)
        points = figure(view.points)
        big = fitted(self.points_font(), points, wide, px(60))
        measure = QFontMetricsF(big)
        painter.setFont(big)
        painter.setPen(QColor(tokens.ink2 if view.loss else tokens.must))
        base = line.bottom() + px(14) + measure.capHeight() * 1.06
        painter.drawText(QPointF(pad, base), points)
        long = measure.horizontalAdvance(points)
        self.points_box = QRectF(pad, base - measure.ascent(), long, measure.height())
        if view.loss:
            middle = base - measure.xHeight() * 0.62
            painter.setPen(QPen(QColor(tokens.ink2), px(9)))
            painter.drawLine(QPointF(pad - 2, middle), QPointF(pad + long + 2, middle))
        y = base + px(14)
        if view.miss is not None:
            y = self._risk(painter, view.miss, QRectF(pad, y, wide, px(46)))
        return y + px(14)

    def _risk(self, painter: QPainter, chance: Fraction, box: QRectF) -> float:
        """Paint the chance to miss: label and figure on one line."""
        style, px = self._style, self._style.px
        font, number = style.type.display(40), per_cent(chance)
        painter.setFont(font)
        painter.setPen(style.colour("red"))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, int(middle | Qt.AlignmentFlag.AlignRight), number)
        room = box.width() - QFontMetricsF(font).horizontalAdvance(number) - px(16)
        words = say("table-miss")
        painter.setFont(fitted(style.type.text(24, 600), words, room, px(_SMALL_LABEL)))
        painter.setPen(style.colour("ink2"))
        painter.drawText(box, int(middle | Qt.AlignmentFlag.AlignLeft), words)
        return box.bottom()

    # ---- people ------------------------------------------------------------------------------

    def _people(self, painter: QPainter, game: Game, box: QRectF, pad: int) -> None:
        style, tokens, px = self._style, self._style.tokens, self._style.px
        view = self._view
        assert view is not None
        tall = min(px(121), max(px(24), box.height() / max(1, len(game.seats))))
        takes = {gate.holder: gate.hits for gate in game.gates}
        for n, seat in enumerate(game.seats):
            row = self._rows[n] = QRectF(box.left(), box.top() + n * tall, box.width(), tall)
            now = n == view.seat and game.ended is None
            painter.fillRect(QRectF(row.left(), row.top(), row.width(), 1), QColor(tokens.line))
            if now:
                painter.fillRect(row, QColor(tokens.ink))
                painter.fillRect(QRectF(row.left(), row.top(), px(7), tall), QColor(tokens.acc))
            size = min(px(68), tall * 0.66)
            disc = QRectF(px(28), row.center().y() - size / 2, size, size)
            people.draw_disc(painter, n, disc, style)
            left = disc.right() + px(20)
            total = figure(seat.total)
            number = self._fit(style.type.display(44), tall * 0.40)
            measure = QFontMetricsF(number)
            ink = QColor(tokens.win if now else tokens.ink)
            painter.setPen(ink)
            painter.setFont(number)
            right = row.right() - pad
            width = measure.horizontalAdvance(total)
            middle = row.center().y() + measure.capHeight() / 2
            painter.drawText(QPointF(right - width, middle), total)
            room = right - width - left - px(12)
            line = QRectF(left, row.top(), room, tall)
            asks = view.seat != game.turn.seat and n == game.turn.seat and game.ended is None
            self._person(painter, seat, line, now=now, takes=takes.get(n, 0), asks=asks)

    def _fit(self, font: QFont, most: float) -> QFont:
        """No higher than a row that is low, as there are many."""
        found = QFont(font)
        found.setPixelSize(max(1, min(found.pixelSize(), round(most))))
        return found

    def _person(
        self, painter: QPainter, seat: Seat, line: QRectF, *, now: bool, takes: int, asks: bool
    ) -> None:
        """Paint a player: the name, and below it hits taken, or those to take."""
        style, tokens, px = self._style, self._style.tokens, self._style.px
        name = shortened(seat.name, 24)
        font = fitted(
            self._fit(style.type.display(36), line.height() * 0.42), name, line.width(), px(20)
        )
        small = self._fit(style.type.text(25, 700 if takes else 500), line.height() * 0.24)
        first, second = QFontMetricsF(font), QFontMetricsF(small)
        two = line.height() > px(_ONE_LINE)
        both = first.height() * 0.92 + (second.height() if two else 0)
        top = line.center().y() - both / 2
        painter.setFont(font)
        painter.setPen(QColor(tokens.win if now else tokens.ink))
        words = first.elidedText(name, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(QPointF(line.left(), top + first.ascent()), words)
        if not two:
            return
        size = second.height() * 0.72
        base = top + first.height() * 0.92 + second.ascent()
        middle = base - second.capHeight() / 2
        x = line.left()
        if takes:
            for _ in range(min(_MOST_FLAGS, takes)):
                flag = QRectF(x, middle - size / 2, size, size)
                pennants.draw(painter, style, flag, PennantLook.HOLLOW)
                x += pennants.width(size) + px(4)
            colour = QColor(tokens.flag if now else tokens.red)
            text = say("table-party-to-take", hits=takes)
        else:
            colour = QColor(tokens.win if now else tokens.ink2)
            red = QColor(tokens.flag if now else tokens.red)
            x += marks.draw(painter, "flag", x, middle, size, red) + px(4)
            text = say("hits-counted", hits=seat.hits)
        painter.setFont(small)
        painter.setPen(colour)
        x += px(6)
        text = second.elidedText(text, Qt.TextElideMode.ElideRight, line.right() - x)
        painter.drawText(QPointF(x, base), text)
        if asks:
            x += second.horizontalAdvance(text) + px(12)
            bold = QFont(small)
            bold.setWeight(QFont.Weight.Bold)
            word = say("table-party-next")
            if x + QFontMetricsF(bold).horizontalAdvance(word) <= line.right():
                painter.setFont(bold)
                painter.setPen(QColor(tokens.must))
                painter.drawText(QPointF(x, base), word)

    # ---- foot --------------------------------------------------------------------------------

    def _foot(self, painter: QPainter, game: Game, box: QRectF) -> None:
        """Paint the foot: the magic number at the left; the goal, and the way out, at the right."""
        style, tokens, px = self._style, self._style.tokens, self._style.px
        painter.fillRect(QRectF(0, box.top(), self.width(), 1), QColor(tokens.line))
        tall = box.height() > px(100)
        limit = game.rules.s.limit
        words = [say("table-party-home", limit=limit)] if tall and limit else []
        words.append(say("table-f11-leaves-the-big-picture"))
        room = box.width() * (0.54 if tall and game.magic else 1.0)
        font = fitted(style.type.text(24, 500), max(words, key=len), room, px(13))
        measure = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink2))
        step = measure.height() * 1.3
        y = box.center().y() - step * len(words) / 2
        for word in words:
            line = QRectF(box.left(), y, box.width(), step)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(line, int(right), word)
            y += step
        if not (tall and game.magic):
            return
        heading = say("table-party-magic")
        label = fitted(style.type.text(24, 500), heading, box.width() * 0.44, px(13))
        painter.setFont(label)
        high = QFontMetricsF(label).height()
        top = box.center().y() - (high + px(46)) / 2
        painter.drawText(QPointF(box.left(), top + QFontMetricsF(label).ascent()), heading)
        faces = unpack(game.magic)
        size = min(float(px(40)), box.width() * 0.44 / (len(faces) * 1.15))
        x = box.left()
        for face in faces:
            spot = QRectF(x, top + high + px(6), size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.card))
            painter.drawRoundedRect(spot, size * 0.2, size * 0.2)
            ink = QColor(tokens.card_ink)
            marks.draw(painter, f"die-{face}", x, spot.center().y(), size, ink)
            x += size * 1.15
