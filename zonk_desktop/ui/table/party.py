"""The big picture's right side: points of the turn, everybody's total, the magic number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.grid import rounds
from zonk_desktop.engine.state import Game
from zonk_desktop.sheets import marks
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.table.turn_view import TurnView
from zonk_desktop.words import say


class PartySide(QWidget):
    """Painted as a whole: it is looked at, not touched."""

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

    def width_in(self, whole: int) -> int:
        """How wide in a window of this width."""
        return max(min(self._style.px(260), round(whole * 0.32)), round(whole * 0.25))

    def row_of(self, seat: int) -> QRectF:
        """Where somebody's total stands."""
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

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens = self._style, self._style.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.fillRect(self.rect(), QColor(tokens.win))
        painter.fillRect(0, 0, 1, self.height(), QColor(tokens.line))
        game, view = self._game, self._view
        if game is None or view is None or self._secret:
            return
        pad = style.px(32 if self.width() > style.px(360) else 20)
        wide = self.width() - 2 * pad
        y = float(style.px(28))
        label = fitted(style.type.text(22, 600), say("table-points-this-turn"), wide, style.px(11))
        painter.setFont(label)
        painter.setPen(QColor(tokens.ink2))
        painter.drawText(
            QPointF(pad, y + QFontMetricsF(label).ascent()), say("table-points-this-turn")
        )
        y += QFontMetricsF(label).height() + style.px(4)
        points = figure(view.points)
        size = min(176, max(60, self.height() * 0.19 / style.type.scale))
        big = fitted(style.type.display(size), points, wide, 40)
        painter.setFont(big)
        painter.setPen(QColor(tokens.must if tokens.dark else tokens.acc))
        painter.drawText(QPointF(pad, y + QFontMetricsF(big).ascent() * 0.92), points)
        long = QFontMetricsF(big).horizontalAdvance(points)
        self.points_box = QRectF(pad, y, long, QFontMetricsF(big).height())
        y += QFontMetricsF(big).height() * 0.98
        painter.setPen(QColor(tokens.ink2))
        y += self._note(painter, view.points_note, QRectF(pad, y, wide, 1000)) + style.px(16)
        foot = style.px(150) if game.magic else style.px(50)
        if self.height() - y - foot < len(game.seats) * style.px(24):
            # Everybody's total comes before the magic number.
            foot = 0
        self._people(painter, game, QRectF(0, y, self.width(), self.height() - y - foot), pad)
        if foot:
            self._foot(painter, game, pad, foot)

    def _note(self, painter: QPainter, note: str, box: QRectF) -> float:
        """What the points are made of, in two lines where one is too short; gives its height."""
        style = self._style
        font = fitted(style.type.text(22, 600), note, box.width(), style.px(18))
        measure = QFontMetricsF(font)
        lines = [note]
        if measure.horizontalAdvance(note) > box.width() and " + " in note:
            parts = note.split(" + ")
            half = (len(parts) + 1) // 2
            lines = [" + ".join(parts[:half]) + " +", " + ".join(parts[half:])]
        font = fitted(font, max(lines, key=len), box.width(), style.px(12))
        measure = QFontMetricsF(font)
        painter.setFont(font)
        y = box.top()
        for line in lines:
            painter.drawText(QPointF(box.left(), y + measure.ascent()), line)
            y += measure.height()
        return y - box.top()

    def _people(self, painter: QPainter, game: Game, box: QRectF, pad: int) -> None:
        style, tokens = self._style, self._style.tokens
        tall = min(style.px(132), max(style.px(20), box.height() / max(1, len(game.seats))))
        for n, seat in enumerate(game.seats):
            row = QRectF(box.left(), box.top() + n * tall, box.width(), tall)
            self._rows[n] = row
            now = n == game.turn.seat and game.ended is None
            painter.fillRect(QRectF(row.left(), row.top(), row.width(), 1), QColor(tokens.line))
            if now:
                painter.fillRect(row, QColor(tokens.ink))
                painter.fillRect(
                    QRectF(row.left(), row.top(), style.px(7), tall), QColor(tokens.acc)
                )
            size = min(style.px(70), tall * 0.66)
            disc = QRectF(pad * 0.75, row.center().y() - size / 2, size, size)
            people.draw_disc(painter, n, disc, style)
            left = disc.right() + style.px(16)
            total = figure(seat.total)
            number = style.type.display(max(18 / style.type.scale, min(50, tall * 0.4)))
            measure = QFontMetricsF(number)
            ink = QColor(tokens.win if now else tokens.ink)
            painter.setPen(ink)
            painter.setFont(number)
            right = row.right() - pad
            width = measure.horizontalAdvance(total)
            painter.drawText(
                QPointF(right - width, row.center().y() + measure.capHeight() / 2), total
            )
            room = right - width - left - style.px(10)
            self._name(painter, shortened(seat.name, 24), seat.hits, left, row, room, ink)

    def _name(
        self, painter: QPainter, name: str, hits: int, left: float, row: QRectF, room: float,
        ink: QColor,
    ) -> None:  # fmt: skip
        style = self._style
        tall = row.height()
        font = fitted(
            style.type.display(max(18 / style.type.scale, min(36, tall * 0.3))), name, room, 18
        )
        small = style.type.text(max(13, min(20, tall * 0.17)), 500)
        first, second = QFontMetricsF(font), QFontMetricsF(small)
        both = first.height() + second.height() if tall > style.px(56) else first.height()
        top = row.center().y() - both / 2
        painter.setFont(font)
        painter.drawText(
            QPointF(left, top + first.ascent()),
            first.elidedText(name, Qt.TextElideMode.ElideRight, room),
        )
        if both > first.height():
            y = top + first.height() + second.ascent() * 0.62
            size = second.height() * 0.8
            x = left + marks.draw(painter, "flag", left, y, size, ink) + style.px(6)
            painter.setFont(small)
            painter.drawText(
                QPointF(x, top + first.height() + second.ascent()), say("hits-counted", hits=hits)
            )

    def _foot(self, painter: QPainter, game: Game, pad: int, foot: int) -> None:
        style, tokens = self._style, self._style.tokens
        y = float(self.height() - foot + style.px(10))
        wide = self.width() - 2 * pad
        heading, round_ = say("table-party-magic"), say("table-party-round", round=rounds(game))
        both = f"{heading}  {round_}" if game.magic else round_
        label = fitted(style.type.text(22, 600), both, wide, style.px(8))
        painter.setFont(label)
        painter.setPen(QColor(tokens.ink2))
        box = QRectF(pad, y, wide, QFontMetricsF(label).height())
        if game.magic:
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft, heading)
            faces = unpack(game.magic)
            size = min(float(style.px(52)), wide / (len(faces) * 1.2 - 0.2))
            x = float(pad)
            for face in faces:
                spot = QRectF(x, box.bottom() + style.px(10), size, size)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tokens.card))
                painter.drawRoundedRect(spot, size * 0.2, size * 0.2)
                marks.draw(
                    painter, f"die-{face}", x, spot.center().y(), size, QColor(tokens.card_ink)
                )
                x += size * 1.2
            painter.setPen(QColor(tokens.ink2))
            painter.setFont(label)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight, round_)
        leave = say("table-f11-leaves-the-big-picture")
        small = fitted(style.type.text(16), leave, wide, style.px(8))
        painter.setFont(small)
        painter.drawText(
            QRectF(pad, self.height() - style.px(34), box.width(), style.px(30)),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            leave,
        )
