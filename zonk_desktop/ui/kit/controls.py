"""Fields of the dialogs whose arrows and ticks are drawn: the style sheet leaves them out."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLocale, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.brush import brush, here
from zonk_desktop.ui.kit.room import room_for
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import speech

_MOST = 9_999_999
#: Of the label of a combo box at either side, in pixels: Qt's own.
_MARGIN = 1
#: What Qt leaves out of a combo box's width: the margins, and a pixel at either side where text is
#: large and the frame of the focus thicker than the padding that makes way for it.
_ROOM = QSize(2 * _MARGIN + 2, 0)


def fit(dialog: QWidget, style: Style, wide: int, high: int) -> None:
    """The size of a dialog at 100%, larger with the text, but never larger than the screen."""
    dialog.resize(QSize(style.px(wide), style.px(high)).boundedTo(room_for(dialog)))


class ComboBox(QComboBox):
    """A combo box with a name for screen readers everywhere.

    On Linux Qt hands on the value as its name; the name stands in a label that belongs to it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._label: QLabel | None = None

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        if self._label is not None:
            self._label.setText(name)

    def refill(self, entries: Iterable[tuple[str, object]], keep: int = 0) -> None:
        """Other entries in the place of all but the first; the choice stays, and is not told."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            while self.count() > keep:
                self.removeItem(self.count() - 1)
            for text, value in entries:
                self.addItem(text, value)
            self.setCurrentIndex(max(0, self.findData(chosen)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        beside = self.parentWidget()
        if self._label is not None or beside is None:
            return
        here = Qt.FindChildOption.FindDirectChildrenOnly
        if not any(label.buddy() is self for label in beside.findChildren(QLabel, options=here)):
            self._label = QLabel(self.accessibleName(), beside)
            self._label.setBuddy(self)
            self._label.hide()


class Pick(ComboBox):
    """A combo box; the wheel scrolls the page unless the box has the focus."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        lay.put_role(style, self, "term")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + _ROOM

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + _ROOM

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint as Qt does, but a text that does not fit ends in dots."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = (
            self.style()
            .subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                option,
                QStyle.SubControl.SC_ComboBoxEditField,
                self,
            )
            .width()
        )
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room - 2 * _MARGIN
        )
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def showPopup(self) -> None:
        self.view().setAccessibleName(self.accessibleName())
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Count(QSpinBox):
    """A spin box for a whole number with grouped thousands and drawn arrows."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        lay.put_role(style, self, "field")
        self.setLocale(QLocale(speech().language))
        self.setGroupSeparatorShown(True)
        self._least, self._most = 0, _MOST
        lay.inset(self.lineEdit(), style.px(8))
        if self.isRightToLeft():
            # A figure alone would stand at the left.
            self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def within(self, least: int, most: int) -> None:
        """Set the range of the spin arrows only; a typed value is checked by the dialog."""
        self._least, self._most = least, most
        self.setRange(min(0, least), _MOST)

    def stepBy(self, steps: int) -> None:
        step, value = self.singleStep(), self.value()
        wanted = value + steps * step
        if step > 1 and value % step:
            # Back on the even numbers first.
            wanted = (value // step + (1 if steps > 0 else 0)) * step
        self.setValue(max(self._least, min(self._most, wanted)))

    def stepEnabled(self) -> QSpinBox.StepEnabledFlag:
        flags = QSpinBox.StepEnabledFlag
        found = flags.StepNone
        if self.value() < self._most:
            found |= flags.StepUpEnabled
        if self.value() > self._least:
            found |= flags.StepDownEnabled
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        style, px = self._style, self._style.px
        with QPainter(self) as painter:
            arrows = here(self, QRectF(self.width() - px(34), 0, px(34), self.height()))
            line = round(arrows.right()) - 1 if self.isRightToLeft() else round(arrows.left())
            painter.setPen(QPen(style.colour("ctl"), 1))
            painter.drawLine(line, px(4), line, self.height() - px(4))
            size = px(14)
            x, middle = arrows.left() + (px(34) - size) / 2, self.height() / 2
            able = self.isEnabled()
            up = style.tokens.ink if able and self.value() < self._most else style.tokens.ctl
            down = style.tokens.ink if able and self.value() > self._least else style.tokens.ctl
            icons.draw(painter, "up", QRectF(x, middle - size, size, size), up)
            icons.draw(painter, "down", QRectF(x, middle, size, size), down)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def draw_cap(
    painter: QPainter, on: QWidget, style: Style, key: str, right: float, middle: float,
    ink: str = "",
) -> None:  # fmt: skip
    """A key in a frame, its end here; `ink`: in this colour, where it stands on another."""
    px = style.px
    font = style.type.text(13, 600)
    wide = QFontMetricsF(font).horizontalAdvance(key) + px(12)
    cap = here(on, QRectF(right - wide, middle - px(10), wide, px(20)))
    painter.setFont(font)
    painter.setPen(QPen(style.colour(ink or "ctl"), 1))
    painter.drawRoundedRect(cap, px(5), px(5))
    painter.setPen(style.colour(ink or "ink2"))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


class Search(QLineEdit):
    """A field to search by, with its glass, and the key that leads to it."""

    def __init__(self, style: Style, key: str) -> None:
        super().__init__()
        self._style = style
        self._key = key
        lay.put_role(style, self, "body")
        lay.inset(self, style.px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        style, px = self._style, self._style.px
        with brush(self) as painter:
            side = px(17)
            glass = QRectF(px(10), (self.height() - side) / 2, side, side)
            icons.draw(painter, "search", here(self, glass), style.tokens.ink2)
            if self.text() or self.width() < px(170):
                return
            draw_cap(painter, self, style, self._key, self.width() - px(10), self.height() / 2)


class Tick(QCheckBox):
    """A check box with a drawn tick and a ring when it has the focus."""

    def __init__(self, style: Style, text: str = "") -> None:
        super().__init__(text)
        self._style = style
        lay.put_role(style, self, "term")
        self.setMinimumHeight(style.px(36))

    def sizeHint(self) -> QSize:
        px = self._style.px
        wide = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        return QSize(round(wide) + px(44), max(px(36), self.fontMetrics().height() + px(8)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, _: QPaintEvent) -> None:
        style, px = self._style, self._style.px
        with brush(self) as painter:
            side = px(22)
            box = here(self, QRectF(px(6), (self.height() - side) / 2, side, side))
            painter.setPen(QPen(style.colour("ctl"), max(1.0, style.type.scale * 1.5)))
            painter.setBrush(style.colour("acc" if self.isChecked() else "raise_"))
            painter.drawRoundedRect(box, px(5), px(5))
            if self.isChecked():
                inset = px(3)
                inner = box.adjusted(inset, inset, -inset, -inset)
                icons.draw(painter, "check", inner, style.tokens.onacc)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(style.colour("focus"), px(3)))
                off = px(3)
                painter.drawRoundedRect(box.adjusted(-off, -off, off, off), px(8), px(8))
            painter.setFont(self.font())
            painter.setPen(style.colour("ink" if self.isEnabled() else "ink2"))
            rest = here(self, QRectF(px(6) + side + px(9), 0, self.width(), self.height()))
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, self.text().replace("&&", "&"))
