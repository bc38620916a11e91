"""The charts of the last page: totals over the rounds, and how the dice fell."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QSizePolicy,
)

from zonk_desktop.archive.statistics import judged
from zonk_desktop.engine.state import CellKind, Game
from zonk_desktop.ui.end.heading import winners
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.drawing import Drawing, apart
from zonk_desktop.ui.kit.honesty import reason
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.words import commas, say


class EndRace(Drawing):
    """Line chart of totals over the rounds; lines differ in dash as well."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, "", 220)
        self._game: Game | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def restyle(self, style: Style) -> None:
        self.style_ = style
        self.update()

    def show_game(self, game: Game) -> None:
        self._game = game
        told = commas(f"{seat.name} {seat.total}" for seat in game.seats)
        self.setAccessibleName(say("end-how-it-went", told=told))
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        game, style, tokens = self._game, self.style_, self.style_.tokens
        if game is None:
            return
        px = style.px
        tracks = totals_by_round(game)
        length = max((len(track) for track in tracks), default=1)
        most = max(game.rules.s.limit, max((max(track) for track in tracks), default=1), 1)
        step = _step(most)
        top = most
        head = heading(painter, style, say("end-chart-race"), 0)
        small = style.type.text(13)
        painter.setFont(small)
        left = QFontMetricsF(small).horizontalAdvance(figure(most)) + px(8)
        box = QRectF(left, head + px(8), self.width() - left - px(108), 0)
        box.setBottom(self.height() - px(32))
        for line in range(top // step + 1):
            share = line * step / top
            y = box.bottom() - box.height() * share
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(tokens.ink2))
            value = line * step
            painter.drawText(
                QRectF(0, y - 20, left - px(6), 40),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure(value),
            )  # fmt: skip
        for tick in round_ticks(length - 1):
            word = say("end-chart-round", round=tick)
            x = box.left() + box.width() * tick / max(1, length - 1)
            # The last one keeps clear of the discs at the ends of the lines.
            x = min(x, box.right() - QFontMetricsF(small).horizontalAdvance(word) / 2)
            painter.drawText(
                QRectF(x - 60, box.bottom() + px(6), 120, px(20)),
                Qt.AlignmentFlag.AlignHCenter, word,
            )  # fmt: skip
        ends: list[tuple[float, int]] = []
        for seat, track in enumerate(tracks):
            points = [
                QPointF(box.left() + box.width() * place / max(1, length - 1),
                        box.bottom() - box.height() * max(0, total) / top)
                for place, total in enumerate(track)
            ]  # fmt: skip
            self.course(painter, seat, points, style, 3 if seat in winners(game) else 2)
            ends.append((points[-1].y(), seat))
        self._ends(painter, box, ends, game)

    def _ends(
        self, painter: QPainter, box: QRectF, ends: list[tuple[float, int]], game: Game
    ) -> None:
        style, tokens, px = self.style_, self.style_.tokens, self.style_.px
        pitch = min(px(26), box.height() / max(1, len(ends)))
        painter.setFont(style.type.text(13, 700))
        ends.sort()
        places = apart([y for y, _ in ends], pitch, box.top() + pitch / 2, box.bottom())
        for at, (_, seat) in zip(places, ends, strict=True):
            size = min(px(24), pitch)
            disc = QRectF(box.right() + px(8), at - size / 2, size, size)
            people.draw_disc(painter, seat, disc, style)
            painter.setPen(QColor(tokens.ink))
            painter.drawText(
                QRectF(disc.right() + px(6), at - px(12), px(100), px(24)),
                Qt.AlignmentFlag.AlignVCenter, shortened(game.seats[seat].name, 9),
            )  # fmt: skip


def round_ticks(last: int) -> list[int]:
    """Tick labels of rounds: about four, at even steps, whatever the length."""
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**6) if last <= 4 * s)
    return list(range(step, last + 1, step))


def _step(most: int) -> int:
    """The step of a chart's grid lines: a round figure, for two to five lines."""
    size: int = 10 ** (len(str(most)) - 1)
    for step in (size * 5, size * 2, size):
        if step * 2 <= most:
            return step
    return max(1, size // 2)


def heading(painter: QPainter, style: Style, text: str, left: float) -> float:
    """Paint the heading of a chart; returns where it ends."""
    font = style.type.display(22)
    measure = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(style.colour("ink"))
    painter.drawText(QPointF(left, measure.ascent()), text)
    return measure.height()


def totals_by_round(game: Game) -> list[list[int]]:
    """Each player's total after every entry, from nothing."""
    tracks: list[list[int]] = [[0] for _ in game.seats]
    for cell in game.cells:
        if cell.kind is CellKind.DASH or cell.show:
            continue
        last = tracks[cell.seat][-1]
        tracks[cell.seat].append(
            (cell.total if cell.kind is CellKind.TOTAL else last) - cell.penalty
        )
    return tracks


class Honest(Drawing):
    """Bar chart of how often each face fell, against what is expected."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, "", 220)
        self._faces: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        self.hide()

    def restyle(self, style: Style) -> None:
        self.style_ = style
        self.setMinimumHeight(style.px(220))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.style_.px(330), self.style_.px(220))

    def show_faces(self, faces: tuple[int, ...]) -> None:
        self._faces = faces
        self.setVisible(bool(sum(faces)))
        told = commas(f"{face}: {count}" for face, count in enumerate(faces, 1))
        self.setAccessibleName(say("end-were-the-dice-honest", told=told))
        self.setToolTip(reason(judged(faces)) if faces else "")
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if not self._faces:
            return
        style, px = self.style_, self.style_.px
        painter.fillRect(0, 0, 1, self.height(), style.colour("line"))
        left = float(px(24))
        y = heading(painter, style, say("end-chart-dice"), left)
        small = style.type.text(13)
        measure = QFontMetricsF(small)
        painter.setFont(small)
        painter.setPen(style.colour("ink2"))
        verdict = judged(self._faces)
        total = sum(self._faces)
        word = (
            say("end-nothing-odd")
            if verdict.chance >= 0.05
            else say("end-point-here-for-what-that")
        )
        for line in (say("end-dice-landed", dice=total, expected=round(verdict.expected)), word):
            painter.drawText(QPointF(left, y + measure.ascent()), line)
            y += measure.height() * 1.15
        wide = self.width() - left
        pitch, die = wide / 6, float(px(22))
        high = y + measure.height() + px(6)
        low = min(self.height() - die - px(12), high + px(170))
        most = max(*self._faces, verdict.expected, 1)
        level = low - (low - high) * verdict.expected / most
        for place, count in enumerate(self._faces):
            bar = QRectF(left + place * pitch + pitch * 0.2, 0, pitch * 0.6, 0)
            bar.setBottom(low)
            bar.setTop(low - (low - high) * count / most)
            painter.fillRect(bar, style.colour("teal"))
            painter.setPen(style.colour("ink"))
            above = min(bar.top(), level) - measure.height() - 2
            painter.drawText(
                QRectF(left + place * pitch, above, pitch, px(18)),
                Qt.AlignmentFlag.AlignHCenter, str(count),
            )  # fmt: skip
            spot = QRectF(bar.center().x() - die / 2, low + px(8), die, die)
            self.die(painter, spot, place + 1, card=True)
        painter.setPen(self.pen("ink", 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(left, level), QPointF(self.width(), level))
