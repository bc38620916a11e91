"""The turn bar: whose turn it is, what it is worth, and what the next roll risks."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.tray.state import PLUM
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import fitted, in_rows
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import plain_tip, read_out
from zonk_desktop.ui.table.bar import turn_columns
from zonk_desktop.ui.table.bar.turn_view import TurnView
from zonk_desktop.words import say

_COUNT_MS = 240
_PASS_MS = 220
#: The bar of the Halftime Show is tinted like its lamp.
_SHOW = PLUM
#: While the felt says who wins, the bar is as dark as the stage round it.
_DUSK = "#2A1C12"
#: Height, pixels of the title, of the disc, the edge and the gap behind the disc.
_NORMAL, _SMALL, _PARTY = (116, 44, 84, 28, 20), (66, 30, 42, 14, 10), (192, 88, 116, 28, 28)


class TurnBar(QWidget):
    """The widget of the turn bar: disc and headline, then figures on the lines of the buttons."""

    #: The seat whose name was clicked.
    name_clicked = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._view: TurnView | None = None
        self._before: TurnView | None = None
        self._party = self._small = False
        #: Where figures begin: below them stand the words of the last three buttons.
        self._lines: tuple[int, ...] = (0, 0, 0)
        #: The width at the left that belongs to the key of the folded menu.
        self._inset = 0
        self._shown = 0
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

    def set_size(self, size: str) -> None:
        """`low`, `small`, `normal` or `party`, as the row of buttons has it."""
        self._party, self._small = size == "party", size in {"small", "low"}
        self.updateGeometry()
        self.update()

    def set_lines(self, lines: tuple[int, ...], inset: int = 0) -> None:
        """Set where the figures begin; `inset`: where the disc does, besides the usual edge."""
        if (lines, inset) != (self._lines, self._inset):
            self._lines, self._inset = lines, inset
            self.update()

    def show_view(self, view: TurnView) -> None:
        before = self._view
        self._view = view
        points = say("table-bar-told", points=view.points)
        told = read_out(view.title, view.note, points, *turn_columns.told(view))
        self.setAccessibleName(told)
        self.setToolTip(plain_tip(view.note))
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
        """Whether the name is sliding from one player to the next."""
        return self._pass.state() is QVariantAnimation.State.Running

    def _sizes(self) -> tuple[int, int, int, int, int]:
        return _PARTY if self._party else _SMALL if self._small else _NORMAL

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(300), self._style.px(self._sizes()[0]))

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        view, inside = self._view, self.rect().contains(event.position().toPoint())
        if view is not None and inside and event.position().x() < self._right(view):
            self.name_clicked.emit(view.seat)

    def paintEvent(self, _: QPaintEvent) -> None:
        style, view = self._style, self._view
        with brush(self) as painter:
            painter.fillRect(self.rect(), style.colour("win" if self._party else "surf"))
            if view is not None and (view.show or view.won):
                tint = QColor(_DUSK if view.won else _SHOW)
                tint.setAlphaF(1.0 if view.won else 0.22)
                painter.fillRect(self.rect(), tint)
            if not self._party:
                painter.fillRect(0, self.height() - 1, self.width(), 1, style.colour("line"))
            if view is None or view.won:
                return
            self._figures(painter, view)
            right = self._right(view)
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
        style, sizes = self._style, self._sizes()
        painter.setOpacity(seen)
        disc = self._disc().translated(shift, 0)
        people.draw_disc(painter, view.seat, disc, style)
        x = disc.right() + style.px(sizes[4])
        titles, font = self.titled(view)
        measure = QFontMetricsF(font)
        y = (self.height() - len(titles) * measure.height()) / 2
        painter.setPen(style.colour("red" if view.loss else "ink"))
        painter.setFont(font)
        for title in titles:
            words = measure.elidedText(title, Qt.TextElideMode.ElideRight, max(40.0, right - x))
            painter.drawText(QPointF(x, y + measure.ascent()), words)
            y += measure.height()
        painter.setOpacity(1)

    def titled(self, view: TurnView) -> tuple[tuple[str, ...], QFont]:
        """The headline in one row or two, and its font; else the name alone."""
        style, sizes = self._style, self._sizes()
        room = self._right(view) - self._disc().right() - style.px(sizes[4])
        least = style.px(18)
        font = style.type.display(sizes[1])
        once = fitted(font, view.title, room, max(least, round(font.pixelSize() * 0.7)))
        if QFontMetricsF(once).horizontalAdvance(view.title) <= room:
            return (view.title,), once
        rows = in_rows(view.title, 2, QFontMetricsF(font).horizontalAdvance)
        longest = max(rows, key=QFontMetricsF(font).horizontalAdvance)
        name = fitted(font, longest, room, least)
        while 2 * QFontMetricsF(name).height() > self.height() and name.pixelSize() > least:
            name.setPixelSize(name.pixelSize() - 1)
        if (
            len(rows) > 1
            and QFontMetricsF(name).horizontalAdvance(longest) <= room
            and 2 * QFontMetricsF(name).height() <= self.height()
        ):
            return tuple(rows), name
        return (view.name,), fitted(font, view.name, room, least)

    def _disc(self) -> QRectF:
        _, _, size, edge, _ = (self._style.px(one) for one in self._sizes())
        return QRectF(self._inset + edge, (self.height() - size) / 2, size, size)

    def columns(self, view: TurnView) -> list[turn_columns.BarColumn]:
        """The figures; the big picture has them beside the tray."""
        if self._party:
            return []
        return turn_columns.columns(self._style, view, self._shown, self._lines, self.width())

    def _right(self, view: TurnView) -> float:
        """Where the place for the headline ends."""
        found = self.columns(view)
        edge = self._style.px(self._sizes()[3])
        return found[0].left - 1.4 * edge if found else float(self.width() - edge)

    def points_box(self) -> QRectF:
        """Where the points of the turn stand as soon as the bar is painted."""
        found = [] if self._view is None else self.columns(self._view)
        for column in found:
            if column.name == "points":
                font = turn_columns.fonts(self._style, found, self.height()).number
                tall = QFontMetricsF(font).height()
                return QRectF(column.left, (self.height() - tall) / 2, column.width, tall)
        return QRectF()

    def _figures(self, painter: QPainter, view: TurnView) -> None:
        """Paint label and figure of each column."""
        style, found = self._style, self.columns(view)
        label, number, discs = turn_columns.fonts(style, found, self.height())
        upper, big = QFontMetricsF(label), QFontMetricsF(number)
        top = (self.height() - upper.height() - big.height() * 0.92) / 2
        base = top + upper.height() + big.ascent() * 0.98
        for column in found:
            painter.setFont(label)
            painter.setPen(style.colour("ink2"))
            words = upper.elidedText(column.label, Qt.TextElideMode.ElideRight, column.width)
            painter.drawText(QPointF(column.left, top + upper.ascent()), words)
            x = column.left
            if discs and column.seat >= 0:
                size = big.capHeight() * 1.15
                spot = QRectF(x, base - big.capHeight() / 2 - size / 2, size, size)
                people.draw_disc(painter, column.seat, spot, style)
                x += turn_columns.disc(number)
            painter.setFont(number)
            painter.setPen(column.colour)
            painter.drawText(QPointF(x, base), column.number)
            if column.struck:
                painter.setPen(QPen(style.colour("ink2"), max(2.0, big.height() * 0.06)))
                middle = base - big.xHeight() * 0.62
                end = x + big.horizontalAdvance(column.number)
                painter.drawLine(QPointF(x - 2, middle), QPointF(end + 2, middle))
            edge = column.left - style.px(26 if not self._small else 12)
            painter.setPen(QPen(style.colour("line"), 1))
            painter.drawLine(QPointF(edge, self.height() * 0.2), QPointF(edge, self.height() * 0.8))
