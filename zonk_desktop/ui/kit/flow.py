"""A layout that wraps: widgets in a row, and further rows where the window is narrow."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """A wrapping layout, as one reads; what `last` names stands at the end of its row."""

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.last: QWidget | None = None

    def set_gap(self, gap: int) -> None:
        self._gap = gap
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def insert(self, place: int, widget: QWidget) -> None:
        self.addWidget(widget)
        self._items.insert(place, self._items.pop())
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        left, top, right, bottom = self._edges()
        return size + QSize(left + right, top + bottom)

    def _edges(self) -> tuple[int, int, int, int]:
        margins = self.contentsMargins()
        return margins.left(), margins.top(), margins.right(), margins.bottom()

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        left, top, right, bottom = self._edges()
        inside = rect.adjusted(left, top, -right, -bottom)
        rows: list[list[QLayoutItem]] = [[]]
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if rows[-1] and used + wide > inside.width():
                rows.append([])
                used = 0
            rows[-1].append(item)
            used += wide + self._gap
        y = inside.y()
        on = self.parentWidget()
        turned = on is not None and on.isRightToLeft()
        for row in rows:
            tall = max((_height(item, inside.width()) for item in row), default=0)
            x = inside.x()
            for item in row:
                size = QSize(item.sizeHint().width(), _height(item, inside.width()))
                wide = min(size.width(), inside.width())
                at = x
                if item.widget() is self.last and self.last is not None:
                    at = max(x, inside.right() + 1 - wide)
                if move:
                    middle = y + (tall - size.height()) // 2
                    box = QRect(QPoint(at, middle), QSize(wide, size.height()))
                    if turned:
                        box.moveLeft(inside.left() + inside.right() - box.right())
                    item.setGeometry(box)
                x = at + wide + self._gap
            y += tall + (self._gap if row is not rows[-1] else 0)
        return y - rect.y() + bottom


def _height(item: QLayoutItem, room: int) -> int:
    """How high a widget is; words that are wider than the room take several lines."""
    size = item.sizeHint()
    if size.width() > room and item.hasHeightForWidth():
        return item.heightForWidth(room)
    return size.height()
