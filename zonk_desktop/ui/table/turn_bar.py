"""The turn bar: whose turn it is, what it is worth, and what the next roll risks."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.tray.state import PLUM
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table import turn_columns
from zonk_desktop.ui.table.bar_words import NAME, NAME_IN_PARTY, Place, Words, told_below, words_of
from zonk_desktop.ui.table.turn_view import TurnView
from zonk_desktop.words import say

_COUNT_MS = 240
_PASS_MS = 220
#: The bar of the Halftime Show is tinted like its lamp.
_SHOW = PLUM


class TurnBar(QWidget):
    """The widget of the turn bar; columns of figures share lines: label, number, note."""

    #: The seat whose name was clicked.
    name_clicked = Signal(int)
    #: What of the hint finds no room here.
    hint_left = Signal(str)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._view: TurnView | None = None
        self._before: TurnView | None = None
        self._party = False
        self._last = ""
        #: A hint: what to do, and why; and what of it was left out last.
        self._hint = ("", "")
        self._left = ""
        self._low = False
        self._shown = 0
        self._figures_from = 0.0
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
        self._settle()

    def set_low(self, low: bool) -> None:
        """Use as little height as the three lines need."""
        if low != self._low:
            self._low = low
            self.updateGeometry()

    def set_party(self, party: bool) -> None:
        """Show headline and last throw only: in the big picture figures stand beside the tray."""
        self._party = party
        self.updateGeometry()
        self._settle()

    def set_last(self, words: str) -> None:
        """Set the text of the last throw."""
        if words != self._last:
            self._last = words
            self.update()

    def show_hint(self, what: str, why: str) -> None:
        """Show a hint under the name, instead of the note; empty clears it."""
        if (what, why) != self._hint:
            self._hint = what, why
            self.setAccessibleDescription(f"{what} {why}".strip())
        self._settle()

    @property
    def left_out(self) -> str:
        """What of the hint finds no room."""
        return self._left

    @property
    def hinted(self) -> str:
        """What of the hint stands here."""
        whole = " ".join(self._hint).strip()
        return whole.removesuffix(self._left).strip()

    def _settle(self) -> None:
        """Tell what of the hint finds no room."""
        left = "" if self._view is None else self._laid(self._view, self._room(self._view)).left
        if left != self._left:
            self._left = left
            self.hint_left.emit(left)
        self.update()

    @property
    def last(self) -> str:
        """The text of the last throw, for the big picture."""
        return self._last

    def show_view(self, view: TurnView) -> None:
        before = self._view
        self._view = view
        note = told_below(view)
        told = say(
            "table-bar-told", title=view.title, title_ends=view.title.endswith("."),
            note=note, note_ends=note.endswith(".") if note else "none", points=view.points,
        )  # fmt: skip
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
        self._settle()

    def _counted(self, value: object) -> None:
        self._shown = int(value) if isinstance(value, int | float) else 0
        self.update()

    def _passing(self, value: object) -> None:
        self._passed = float(value) if isinstance(value, float) else 1.0
        self.update()

    @property
    def passing(self) -> bool:
        """Whether the name is sliding from one player to the next."""
        return self._pass.state() is QVariantAnimation.State.Running

    @property
    def _small(self) -> bool:
        return not self._party and self.width() < self._style.px(900)

    def sizeHint(self) -> QSize:
        tall = 62 if self._low else 76 if self._small else 118
        if self._party:
            tall = 192
        return QSize(self._style.px(300), self._style.px(tall))

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()
        self._settle()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        view, inside = self._view, self.rect().contains(event.position().toPoint())
        if view is not None and inside and event.position().x() < self._figures_from:
            self.name_clicked.emit(view.seat)

    def paintEvent(self, _: QPaintEvent) -> None:
        style, view = self._style, self._view
        with brush(self) as painter:
            painter.fillRect(self.rect(), style.colour("win" if self._party else "surf"))
            if view is not None and view.show:
                tint = QColor(_SHOW)
                tint.setAlphaF(0.22)
                painter.fillRect(self.rect(), tint)
            if not self._party:
                painter.fillRect(0, self.height() - 1, self.width(), 1, style.colour("line"))
            if view is None:
                return
            if not self._party:
                self._figures(painter, view)
            right = self._figures_from = self._right(view)
            if self._passed >= 1 or self._before is None:
                self._person(painter, view, right, 0, 1)
                return
            # The old name leaves to the left, the new one follows it in.
            way = style.px(90)
            painter.setClipRect(QRectF(0, 0, right, self.height()))
            self._person(painter, self._before, right, -way * self._passed, 1 - self._passed)
            self._person(painter, view, right, way * (1 - self._passed), self._passed)

    def _person(
        self, painter: QPainter, view: TurnView, right: float, shift: float, seen: float
    ) -> None:
        style = self._style
        painter.setOpacity(seen)
        disc = self._disc().translated(shift, 0)
        people.draw_disc(painter, view.seat, disc, style)
        x = disc.right() + self._beside_disc()
        room = max(40.0, right - x)
        laid = self._laid(view, room)
        name, titles = laid.name, laid.titles
        first, high = QFontMetricsF(name), NAME_IN_PARTY if self._party else NAME
        both = len(titles) * first.height() * high + sum(
            QFontMetricsF(one.font).height() for one in laid.lines
        )
        y = (self.height() - both) / 2
        elide = Qt.TextElideMode.ElideRight
        painter.setPen(style.colour("red" if view.loss else "ink"))
        painter.setFont(name)
        for title in titles:
            painter.drawText(
                QPointF(x, y + first.ascent() * (0.93 if self._party else 1)),
                first.elidedText(title, elide, room),
            )
            y += first.height() * high
        for text, kind, colour in laid.lines:
            measure = QFontMetricsF(kind)
            painter.setPen(style.colour(colour))
            painter.setFont(kind)
            words = measure.elidedText(text, elide, room)
            painter.drawText(QPointF(x, y + measure.ascent()), words)
            y += measure.height()
        painter.setOpacity(1)

    def _disc(self) -> QRectF:
        style, small = self._style, self._small
        size = style.px(116 if self._party else 46 if small else 78)
        return QRectF(style.px(14 if small else 28), (self.height() - size) / 2, size, size)

    def _beside_disc(self) -> int:
        return self._style.px(28 if self._party else 10 if self._small else 18)

    def _room(self, view: TurnView) -> float:
        """The width of the place for name, note and hint."""
        return max(40.0, self._right(view) - self._disc().right() - self._beside_disc())

    def _right(self, view: TurnView) -> float:
        """Where the place for name, note and hint ends."""
        small, gap = self._small, self._gap()
        edge = float(self.width() - self._style.px(14 if small else 28))
        if self._party:
            return edge
        found = turn_columns.columns(self._style, view, self._shown, self.width(), small=small)
        for column in found:
            edge -= column.width + 2 * gap
        return edge + gap * bool(found) - self._style.px(12)

    def _laid(self, view: TurnView, room: float) -> Words:
        """Name and lines below it; a hint stands with the view of now alone."""
        now = self._view is None or view.seat == self._view.seat
        place = Place(self._style, room, self.height(), self._small, self._party, self._last)
        return words_of(view, self._hint if now else ("", ""), place)

    def _gap(self) -> int:
        return self._style.px(14 if self._small else 26)

    def points_box(self) -> QRectF:
        """Where the points of the turn stand as soon as the bar is painted."""
        if self._view is None:
            return QRectF()
        small = self._small
        found = turn_columns.columns(
            self._style, self._view, self._shown, self.width(), small=small
        )
        edge = float(self.width() - self._style.px(14 if small else 28))
        for column in found:
            x = edge - column.width
            if column.name == "points":
                tall = QFontMetricsF(turn_columns.fonts(self._style, small=small).number).height()
                return QRectF(x, (self.height() - tall) / 2, column.width, tall)
            edge = x - 2 * self._gap()
        return QRectF()

    def _figures(self, painter: QPainter, view: TurnView) -> None:
        """Paint the columns, from the right edge leftwards."""
        style, small = self._style, self._small
        label, big, note = turn_columns.fonts(style, small=small)
        columns = turn_columns.columns(style, view, self._shown, self.width(), small=small)
        edge = float(self.width() - style.px(14 if small else 28))
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

    def _pegs(self, painter: QPainter, x: float, y: float, chance: float, small: bool) -> None:
        draw_pegs(painter, self._style, x, y, chance, 8 if small else 13, 3 if small else 5)


def draw_pegs(
    painter: QPainter, style: Style, x: float, y: float, chance: float, pitch: int, radius: int
) -> None:
    """Paint a chance as ten pegs."""
    step, round_ = style.px(pitch), style.px(radius)
    filled = round(chance * turn_columns.PEGS)
    if chance > 0:
        filled = max(1, filled)
    for place in range(turn_columns.PEGS):
        full = place < filled
        painter.setPen(QPen(style.colour("red" if full else "ctl"), 1.2))
        painter.setBrush(style.colour("red") if full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x + round_ + place * step, y), round_, round_)
