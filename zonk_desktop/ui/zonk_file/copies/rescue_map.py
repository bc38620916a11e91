"""A map of the games of a damaged file, the oldest first: rescued, broken off, missing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from zonk_desktop.archive.values import Remain, Remains
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.words import say

#: Sizes of a mark, the largest first: the first that keeps the map low is taken.
_SIZES = ((16, 10), (11, 8), (8, 6), (5, 5), (4, 4))
_HIGH = 170


def draw_mark(painter: QPainter, style: Style, box: QRectF, state: Remains) -> None:
    """Paint one mark; marks differ in form as well as in colour."""
    colour = style.colour("red" if state is Remains.LOST else "teal")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    least = min(box.width(), box.height())
    round_ = least / 5
    if state is Remains.LOST:
        arm = least / 2 - 0.5
        painter.setPen(QPen(colour, max(1.2, arm / 2.2)))
        at = box.center()
        painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm))
        painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm))
    elif state is Remains.PART:
        half = QRectF(box.left(), box.top(), box.width() / 2, box.height())
        painter.drawRoundedRect(half, round_, round_)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), round_, round_)
    else:
        painter.drawRoundedRect(box, round_, round_)


def told(one: Remain) -> str:
    """Describe a game of the map in one line."""
    return say(
        "zonk-file-mark",
        state=one.state.value,
        number=one.game,
        dated=bool(one.begun),
        day=day(one.begun) if one.begun else "",
        rules=shortened(printed(one.rules), 40),
        throws=one.throws,
    )


class RescueMap(QWidget):
    """Widget with one mark a game, in rows that wrap."""

    def __init__(self, style: Style, remains: Sequence[Remain]) -> None:
        super().__init__()
        self._style = style
        self.remains = tuple(remains)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        states = [one.state for one in self.remains]
        self.setAccessibleName(
            say(
                "zonk-file-map",
                games=len(states),
                rescued=states.count(Remains.WHOLE) + states.count(Remains.BACK),
                parts=states.count(Remains.PART),
                lost=states.count(Remains.LOST),
            )
        )

    def _grid(self, width: int) -> tuple[int, float, float, float]:
        """Marks in a row, their width and height, and the gap between them."""
        found = (1, 1.0, 1.0, 1.0)
        for wide, high in _SIZES:
            w, h = self._style.px(wide), self._style.px(high)
            gap = max(2.0, w / 6)
            columns = max(1, int((width + gap) // (w + gap)))
            found = columns, w, h, gap
            if -(-len(self.remains) // columns) * (h + gap) <= self._style.px(_HIGH):
                break
        return found

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns, _, high, gap = self._grid(width)
        return round(-(-len(self.remains) // columns) * (high + gap))

    def sizeHint(self) -> QSize:
        wide = self._style.px(600)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(120), self._style.px(10))

    def _boxes(self) -> list[QRectF]:
        columns, wide, high, gap = self._grid(self.width())
        right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        found = []
        for place in range(len(self.remains)):
            row, column = divmod(place, columns)
            x = column * (wide + gap)
            found.append(
                QRectF(self.width() - x - wide if right else x, row * (high + gap), wide, high)
            )
        return found

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            for box, one in zip(self._boxes(), self.remains, strict=True):
                draw_mark(painter, self._style, box, one.state)

    def at(self, point: QPointF) -> Remain | None:
        """The game whose mark is at this point."""
        for box, one in zip(self._boxes(), self.remains, strict=True):
            if box.adjusted(-1, -1, 1, 1).contains(point):
                return one
        return None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            one = self.at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if one is None else told(one), self)
            return True
        return super().event(event)


class Legend(QWidget):
    """One mark, for the words beside it."""

    def __init__(self, style: Style, state: Remains) -> None:
        super().__init__()
        self._style, self._state = style, state
        self.setFixedSize(style.px(16), style.px(12))

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            box = QRectF(self.rect()).adjusted(0, 1, 0, -1)
            draw_mark(painter, self._style, box, self._state)
