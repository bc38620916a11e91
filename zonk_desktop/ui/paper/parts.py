"""Small parts of the print window: labelled fields, buttons with their key."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.brush import brush, here
from zonk_desktop.ui.kit.controls import Pick
from zonk_desktop.ui.kit.style import Style


def labelled(style: Style, name: str, field: QWidget) -> QWidget:
    """Create a column of a label and its field."""
    label = lay.label(style, name, "caption")
    label.setBuddy(field)
    if not field.accessibleName():
        field.setAccessibleName(name)
    return lay.held(lay.column(style, label, field, 1, gap=4))


class FieldsBeside(QWidget):
    """Fields side by side, or one below the other where a row has no room for their words."""

    def __init__(self, style: Style, *parts: tuple[QWidget, int]) -> None:
        super().__init__()
        self._parts = [part for part, _ in parts]
        self._row = lay.row(style, gap=14, on=self)
        for part, share in parts:
            self._row.addWidget(part, share)

    def minimumSizeHint(self) -> QSize:
        widest = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = sum(part.minimumSizeHint().width() + self._row.spacing() for part in self._parts)
        ways = QBoxLayout.Direction
        fits = needed - self._row.spacing() <= self.width()
        self._row.setDirection(ways.LeftToRight if fits else ways.TopToBottom)


def said(style: Style, *, strong: bool = False) -> QLabel:
    """Create the note under a field."""
    return lay.label(style, "", "tab" if strong else "note", wrap=True)


class KeyedButton(QPushButton):
    """A button that shows the key which presses it."""

    def __init__(self, style: Style, text: str, key: str) -> None:
        super().__init__(text)
        self._style = style
        self._key = key
        self._shows_key = True
        lay.put_role(style, self, "field")
        self.setMinimumHeight(style.px(46))
        self.setAutoDefault(False)
        self.show_key(True)

    def show_key(self, shown: bool) -> None:
        """Show the key or, where a window is too narrow for it, the words alone."""
        self._shows_key = shown
        room = f"padding-right: {round(self._cap) + self._style.px(24)}px;" if shown else ""
        # Of a button Qt itself turns the sides of this round.
        self.setStyleSheet(f"QPushButton {{ {room} }}")

    @property
    def _cap(self) -> float:
        return QFontMetricsF(self._style.type.text(13, 600)).horizontalAdvance(self._key) + 12

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint.expandedTo(QSize(0, self._style.px(46)))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._shows_key:
            return
        style, px = self._style, self._style.px
        led = bool(self.property("primary"))
        wide = self._cap
        cap = QRectF(self.width() - wide - px(14), self.height() / 2 - px(11), wide, px(22))
        cap = here(self, cap)
        with brush(self) as painter:
            painter.setFont(style.type.text(13, 600))
            painter.setPen(QPen(style.colour("onacc" if led else "ctl"), 1))
            painter.drawRoundedRect(cap, px(5), px(5))
            painter.setPen(style.colour("onacc" if led else "ink2"))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)


def wide(pick: Pick) -> None:
    """Let a combo box be as wide as its column, whatever its texts."""
    pick.setSizeAdjustPolicy(Pick.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    pick.setMinimumContentsLength(12)
    pick.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
