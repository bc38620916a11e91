"""Whose turn it is, what it is worth, and what the next roll risks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.ui import people
from zonk_desktop.ui.fonts import fitted
from zonk_desktop.ui.present import TurnView
from zonk_desktop.ui.style import Style
from zonk_desktop.ui.wording import figure, per_cent

_PEGS = 10
_COUNT_MS = 240


class TurnBar(QWidget):
    """Three columns of figures stand on shared lines: label, number, note."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._view: TurnView | None = None
        self._shown = 0
        self._count = QVariantAnimation(self)
        self._count.setDuration(_COUNT_MS)
        self._count.valueChanged.connect(self._counted)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()
        self.update()

    def show_view(self, view: TurnView) -> None:
        before = self._view
        self._view = view
        told = f"{view.title}. {view.note}. {view.points} points this turn."
        self.setAccessibleName(told)
        if before is None or self._style.still or view.points < self._shown:
            self._count.stop()
            self._shown = view.points
        elif view.points != self._shown:
            self._count.stop()
            self._count.setStartValue(self._shown)
            self._count.setEndValue(view.points)
            self._count.start()
        self.update()

    def _counted(self, value: object) -> None:
        self._shown = int(value) if isinstance(value, int | float) else 0
        self.update()

    @property
    def _small(self) -> bool:
        return self.width() < self._style.px(900)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(600), self._style.px(76 if self._small else 118))

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()

    def paintEvent(self, _: QPaintEvent) -> None:
        style, view = self._style, self._view
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), style.colour("surf"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, style.colour("line"))
        if view is None:
            return
        small = self._small
        pad = style.px(14 if small else 28)
        left = self._figures(painter, view, small, pad)
        self._person(painter, view, small, pad, left - style.px(12))

    def _person(
        self, painter: QPainter, view: TurnView, small: bool, pad: int, right: float
    ) -> None:
        style = self._style
        size = style.px(46 if small else 78)
        disc = QRectF(pad, (self.height() - size) / 2, size, size)
        people.draw_disc(painter, view.seat, disc, style)
        x = disc.right() + style.px(10 if small else 18)
        room = max(40.0, right - x)
        font = style.type.display(26 if small else 44)
        title = view.title
        name = fitted(font, title, room, style.px(18))
        if QFontMetricsF(name).horizontalAdvance(title) > room:
            title = view.name
            name = fitted(font, title, room, style.px(18))
        note = style.type.text(13 if small else 16, 500)
        first, second = QFontMetricsF(name), QFontMetricsF(note)
        both = first.height() * 0.96 + second.height()
        top = (self.height() - both) / 2
        elide = Qt.TextElideMode.ElideRight
        painter.setPen(style.colour("ink"))
        painter.setFont(name)
        painter.drawText(QPointF(x, top + first.ascent()), first.elidedText(title, elide, room))
        painter.setPen(style.colour("ink2"))
        painter.setFont(note)
        spot = QPointF(x, top + first.height() * 0.96 + second.ascent())
        painter.drawText(spot, second.elidedText(view.note, elide, room))

    def _figures(self, painter: QPainter, view: TurnView, small: bool, pad: int) -> float:
        """The columns, from the right edge leftwards; gives back where they begin."""
        style = self._style
        label, note = (
            style.type.text(13 if small else 14, 500),
            style.type.text(13 if small else 15),
        )
        big = style.type.display(26 if small else 52)
        medium = style.type.display(24 if small else 46)
        columns: list[tuple[str, str, str, QColor, bool]] = []
        ink = style.colour("ink")
        if view.miss is not None:
            text = view.miss_label.removeprefix("Next ").capitalize() if small else view.miss_label
            columns.append((text, per_cent(view.miss), "", style.colour("red"), True))
        if view.stay_label:
            columns.append((view.stay_label, view.stay, view.stay_note, ink, False))
            points = "This turn" if small else "Points this turn"
            sums = view.points_note
            if small and " + " in sums:
                sums = " + ".join(part.split()[0] for part in sums.split(" + "))
            columns.append((points, figure(self._shown), sums, ink, False))
        edge = float(self.width() - pad)
        gap = style.px(14 if small else 26)
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
        for place, (head, number, under, colour, pegs) in enumerate(columns):
            font = big if place == len(columns) - 1 else medium
            pegs_wide = _PEGS * style.px(8 if small else 13)
            width = max(
                QFontMetricsF(label).horizontalAdvance(head),
                QFontMetricsF(font).horizontalAdvance(number),
                pegs_wide if pegs else min(
                    QFontMetricsF(note).horizontalAdvance(under), style.px(130 if small else 250)
                ),
            )  # fmt: skip
            x = edge - width
            if x < style.px(190 if small else 340) and place:
                break
            painter.setFont(label)
            painter.setPen(style.colour("ink2"))
            painter.drawText(QPointF(x, lines[0]), head)
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QPointF(x, lines[1]), number)
            if pegs and view.miss is not None:
                middle = lines[2] - QFontMetricsF(note).ascent() * 0.36
                self._pegs(painter, x, middle, float(view.miss), small)
            else:
                painter.setFont(note)
                painter.setPen(style.colour("ink2"))
                short = QFontMetricsF(note).elidedText(
                    under, Qt.TextElideMode.ElideRight, width + 1
                )
                painter.drawText(QPointF(x, lines[2]), short)
            edge = x - gap
            if place < len(columns) - 1:
                painter.setPen(QPen(style.colour("line"), 1))
                painter.drawLine(
                    QPointF(edge, self.height() * 0.2), QPointF(edge, self.height() * 0.8)
                )
                edge -= gap
        return edge

    def _pegs(self, painter: QPainter, x: float, y: float, chance: float, small: bool) -> None:
        """Ten pegs, filled by the chance: the figure again, without figures."""
        style = self._style
        pitch, radius = style.px(8 if small else 13), style.px(3 if small else 5)
        filled = round(chance * _PEGS)
        if chance > 0:
            filled = max(1, filled)
        for place in range(_PEGS):
            full = place < filled
            painter.setPen(QPen(style.colour("red" if full else "ctl"), 1.2))
            painter.setBrush(style.colour("red") if full else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x + radius + place * pitch, y), radius, radius)
