"""Whose turn it is, what it is worth, and what the next roll risks."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.tray.state import PLUM
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import per_cent
from zonk_desktop.ui.table import turn_columns
from zonk_desktop.ui.table.turn_view import TurnView
from zonk_desktop.words import say

_COUNT_MS = 240
_PASS_MS = 220
#: The bar of the Halftime Show is tinted like its lamp.
_SHOW = PLUM


class TurnBar(QWidget):
    """Three columns of figures stand on shared lines: label, number, note."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._view: TurnView | None = None
        self._before: TurnView | None = None
        self._party = False
        self._low = False
        self._shown = 0
        #: Where the points of the turn stand.
        self.points_box = QRectF()
        self._passed = 1.0
        self._count = QVariantAnimation(self)
        self._count.setDuration(_COUNT_MS)
        self._count.valueChanged.connect(self._counted)
        self._pass = QVariantAnimation(self)
        self._pass.setDuration(_PASS_MS)
        self._pass.setStartValue(0.0)
        self._pass.setEndValue(1.0)
        self._pass.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._pass.valueChanged.connect(self._passing)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()
        self.update()

    def set_low(self, low: bool) -> None:
        """As little height as its three lines need."""
        if low != self._low:
            self._low = low
            self.updateGeometry()

    def set_party(self, party: bool) -> None:
        """The headline alone: the figures stand beside the tray, large."""
        self._party = party
        self.updateGeometry()
        self.update()

    def show_view(self, view: TurnView) -> None:
        before = self._view
        self._view = view
        note = _in_words(view)
        told = say("table-bar-told", title=view.title, note=note, points=view.points)
        self.setAccessibleName(told)
        if before is None or self._style.still or view.points < self._shown:
            self._count.stop()
            self._shown = view.points
        elif view.points != self._shown:
            self._count.stop()
            self._count.setStartValue(self._shown)
            self._count.setEndValue(view.points)
            self._count.start()
        if before is not None and before.seat != view.seat and not self._style.still:
            self._before = before
            self._pass.stop()
            self._pass.start()
        self.update()

    def _counted(self, value: object) -> None:
        self._shown = int(value) if isinstance(value, int | float) else 0
        self.update()

    def _passing(self, value: object) -> None:
        self._passed = float(value) if isinstance(value, float) else 1.0
        self.update()

    @property
    def passing(self) -> bool:
        """The turn is sliding from one player to the next."""
        return self._pass.state() is QVariantAnimation.State.Running

    @property
    def _small(self) -> bool:
        return self.width() < self._style.px(900)

    def sizeHint(self) -> QSize:
        tall = 62 if self._low else 76 if self._small else 118
        if self._party:
            tall = 84 if self._small else 150
        return QSize(self._style.px(300), self._style.px(tall))

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()

    def paintEvent(self, _: QPaintEvent) -> None:
        style, view = self._style, self._view
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.fillRect(self.rect(), style.colour("surf"))
        if view is not None and view.show:
            tint = QColor(_SHOW)
            tint.setAlphaF(0.22)
            painter.fillRect(self.rect(), tint)
        painter.fillRect(0, self.height() - 1, self.width(), 1, style.colour("line"))
        if view is None:
            return
        pad = style.px(14 if self._small else 28)
        right = float(self.width() - pad)
        if not self._party:
            right = self._figures(painter, view, pad) - style.px(12)
        if self._passed >= 1 or self._before is None:
            self._person(painter, view, pad, right, 0, 1)
            return
        # The old name leaves to the left, the new one follows it in.
        way = style.px(90)
        painter.setClipRect(QRectF(0, 0, right, self.height()))
        self._person(painter, self._before, pad, right, -way * self._passed, 1 - self._passed)
        self._person(painter, view, pad, right, way * (1 - self._passed), self._passed)

    def _person(
        self, painter: QPainter, view: TurnView, pad: int, right: float, shift: float,
        seen: float,
    ) -> None:  # fmt: skip
        style, small, party = self._style, self._small, self._party
        painter.setOpacity(seen)
        size = style.px((56 if small else 112) if party else 46 if small else 78)
        disc = QRectF(pad + shift, (self.height() - size) / 2, size, size)
        people.draw_disc(painter, view.seat, disc, style)
        x = disc.right() + style.px(10 if small else 18)
        room = max(40.0, right - x)
        font = style.type.display((40 if small else 88) if party else 26 if small else 44)
        title = view.title
        name = fitted(font, title, room, style.px(18))
        if QFontMetricsF(name).horizontalAdvance(title) > room:
            title = view.name
            name = fitted(font, title, room, style.px(18))
        note = style.type.text((17 if small else 28) if party else 13 if small else 16, 500)
        words = _in_words(view) if party else view.note
        note = fitted(note, words, room, style.px(12))
        first, second = QFontMetricsF(name), QFontMetricsF(note)
        high = 0.86 if party else 0.96
        both = first.height() * high + second.height()
        top = (self.height() - both) / 2
        elide = Qt.TextElideMode.ElideRight
        painter.setPen(style.colour("red" if view.loss else "ink"))
        painter.setFont(name)
        painter.drawText(
            QPointF(x, top + first.ascent() * (0.93 if party else 1)),
            first.elidedText(title, elide, room),
        )
        painter.setPen(style.colour("ink2"))
        painter.setFont(note)
        spot = QPointF(x, top + first.height() * high + second.ascent())
        painter.drawText(spot, second.elidedText(words, elide, room))
        painter.setOpacity(1)

    def _gap(self) -> int:
        return self._style.px(14 if self._small else 26)

    def _figures(self, painter: QPainter, view: TurnView, pad: int) -> float:
        """The columns, from the right edge leftwards; returns where they begin."""
        style, small = self._style, self._small
        label, big, note = turn_columns.fonts(style, small=small)
        columns = turn_columns.columns(style, view, self._shown, self.width(), small=small)
        edge = float(self.width() - pad)
        gap = self._gap()
        heights = (
            QFontMetricsF(label).height(), QFontMetricsF(big).height() * 0.92,
            QFontMetricsF(note).height(),
        )  # fmt: skip
        top = (self.height() - sum(heights)) / 2
        lines = (
            top + QFontMetricsF(label).ascent(),
            top + heights[0] + QFontMetricsF(big).ascent() * 0.98,
            top + heights[0] + heights[1] + QFontMetricsF(note).ascent(),
        )
        for place, column in enumerate(columns):
            x = edge - column.width
            last = place == len(columns) - 1
            painter.setFont(label)
            painter.setPen(style.colour("ink2"))
            painter.drawText(QPointF(x, lines[0]), column.label)
            painter.setFont(big)
            painter.setPen(column.colour)
            at = x
            if column.seat >= 0:
                size = QFontMetricsF(big).capHeight() * 1.15
                middle = lines[1] - QFontMetricsF(big).capHeight() / 2
                spot = QRectF(x, middle - size / 2, size, size)
                people.draw_disc(painter, column.seat, spot, style)
                painter.setFont(big)
                painter.setPen(column.colour)
                at += turn_columns.disc(style, small=small)
            painter.drawText(QPointF(at, lines[1]), column.number)
            if column.name == "points":
                wide = QFontMetricsF(big).horizontalAdvance(column.number)
                self.points_box = QRectF(x, top + heights[0], wide, heights[1])
            if column.struck:
                middle = lines[1] - QFontMetricsF(big).xHeight() * 0.62
                painter.setPen(QPen(style.colour("ink2"), style.px(2 if small else 4)))
                end = x + QFontMetricsF(big).horizontalAdvance(column.number)
                painter.drawLine(QPointF(x - 2, middle), QPointF(end + 2, middle))
            if column.pegs and view.miss is not None:
                middle = lines[2] - QFontMetricsF(note).ascent() * 0.36
                self._pegs(painter, x, middle, float(view.miss), small)
            else:
                painter.setFont(note)
                painter.setPen(style.colour("ink2"))
                short = QFontMetricsF(note).elidedText(
                    column.note, Qt.TextElideMode.ElideRight, column.width + 1
                )
                painter.drawText(QPointF(x, lines[2]), short)
            edge = x - gap
            if not last:
                painter.setPen(QPen(style.colour("line"), 1))
                painter.drawLine(
                    QPointF(edge, self.height() * 0.2), QPointF(edge, self.height() * 0.8)
                )
                edge -= gap
        return edge

    def _pegs(self, painter: QPainter, x: float, y: float, chance: float, small: bool) -> None:
        draw_pegs(painter, self._style, x, y, chance, 8 if small else 13, 3 if small else 5)


def _in_words(view: TurnView) -> str:
    """The line below the headline, with what the first figure tells."""
    return view.note if view.lead is None else f"{view.note} {view.lead.told}".strip()


def draw_pegs(
    painter: QPainter, style: Style, x: float, y: float, chance: float, pitch: int, radius: int
) -> None:
    """Ten pegs, filled by the chance: the figure again, without figures."""
    step, round_ = style.px(pitch), style.px(radius)
    filled = round(chance * turn_columns.PEGS)
    if chance > 0:
        filled = max(1, filled)
    for place in range(turn_columns.PEGS):
        full = place < filled
        painter.setPen(QPen(style.colour("red" if full else "ctl"), 1.2))
        painter.setBrush(style.colour("red") if full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x + round_ + place * step, y), round_, round_)


class Risk(QWidget):
    """The chance to miss, large, for the party view."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._view: TurnView | None = None
        self._large = True

    def restyle(self, style: Style, *, large: bool) -> None:
        self._style, self._large = style, large
        self.updateGeometry()
        self.update()

    def show_view(self, view: TurnView) -> None:
        self._view = view
        chance = "" if view.miss is None else f"{view.miss_label}: {per_cent(view.miss)}"
        self.setAccessibleName(chance)
        self.updateGeometry()
        self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        kind = self._style.type
        return kind.text(22 if self._large else 16, 600), kind.display(58 if self._large else 34)

    def _widths(self) -> tuple[float, float]:
        label, number = self._fonts()
        text = self._view.miss_brief if self._view is not None else ""
        pegs = turn_columns.PEGS * self._style.px(16 if self._large else 12)
        left = max(QFontMetricsF(label).horizontalAdvance(text), pegs)
        return left, QFontMetricsF(number).horizontalAdvance("100%")

    def sizeHint(self) -> QSize:
        left, right = self._widths()
        tall = self._style.px(104 if self._large else 60)
        return QSize(round(left + right) + self._style.px(24), tall)

    def paintEvent(self, _: QPaintEvent) -> None:
        view, style = self._view, self._style
        if view is None or view.miss is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        label, number = self._fonts()
        left = self._widths()[0]
        text = view.miss_brief
        middle = self.height() / 2
        painter.setFont(label)
        painter.setPen(style.colour("ink"))
        painter.drawText(
            QRectF(0, 0, left, middle + style.px(2)),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, text,
        )  # fmt: skip
        pitch, radius = (16, 7) if self._large else (12, 5)
        x = left - turn_columns.PEGS * style.px(pitch)
        draw_pegs(painter, style, x, middle + style.px(16), float(view.miss), pitch, radius)
        painter.setFont(number)
        painter.setPen(style.colour("red"))
        painter.drawText(
            QRectF(left + style.px(18), 0, self.width(), self.height()),
            Qt.AlignmentFlag.AlignVCenter, per_cent(view.miss),
        )  # fmt: skip
