"""Plain labels and items whose rows are as high as their own face, whatever letters a name brings.

Qt takes another face for letters that a face has not, and makes the row as high as that one is. It
also asks the letters of a text from where it is read; here the window says so.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QRadioButton, QStyledItemDelegate, QStyleOptionViewItem


class PlainRadio(QRadioButton):
    def sizeHint(self) -> QSize:
        measure = self.fontMetrics()
        flags = Qt.TextFlag.TextShowMnemonic
        over = measure.size(flags, self.text()).height() - measure.size(flags, "x").height()
        hint = super().sizeHint()
        least = self.minimumHeight()
        return QSize(hint.width(), max(least, hint.height() - over))


class PlainRows(QStyledItemDelegate):
    """Items of one row each."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        hint = super().sizeHint(option, index)
        text = str(index.data() or "")
        measure = option.fontMetrics
        over = measure.size(0, text).height() - measure.size(0, "x").height()
        return hint - QSize(0, max(0, over))


#: A width that no row fills.
_ENDLESS = 1 << 20


class PlainLabel(QLabel):
    """A label of plain text."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, textFormat=Qt.TextFormat.PlainText)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint - QSize(0, self._excess(hint.width() if self.wordWrap() else _ENDLESS))

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        # Qt asks for one row where there may be many.
        return QSize(hint.width(), min(hint.height() - self._excess(_ENDLESS), hint.height()))

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) - (self._excess(width) if self.wordWrap() else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        plain = self.textFormat() is Qt.TextFormat.PlainText and self.isRightToLeft()
        if not plain and not self._excess(room.width() if self.wordWrap() else _ENDLESS):
            super().paintEvent(event)
            return
        text = self._laid_out(room.width() if self.wordWrap() else _ENDLESS)
        measure = QFontMetricsF(self.font())
        high = text.lineCount() * measure.lineSpacing()
        to = self.alignment()
        if self.isRightToLeft():
            from PySide6.QtWidgets import QStyle  # noqa: PLC0415 - not before the first frame

            to = QStyle.visualAlignment(self.layoutDirection(), to)
        sides = Qt.AlignmentFlag
        top = room.top() + (
            0 if to & sides.AlignTop
            else room.height() - high if to & sides.AlignBottom
            else (room.height() - high) / 2
        )  # fmt: skip
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            for row in range(text.lineCount()):
                line = text.lineAt(row)
                within = line.naturalTextRect()
                spare = room.width() - within.width()
                share = 1 if to & sides.AlignRight else 0.5 if to & sides.AlignHCenter else 0
                base = top + row * measure.lineSpacing() + measure.ascent()
                left = room.left() + share * spare - within.left()
                at = QPointF(left, base - line.y() - line.ascent())
                line.draw(painter, at)

    def _laid_out(self, width: int) -> QTextLayout:
        text = QTextLayout(self.text().replace("\n", "\u2028"), self.font(), self)
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        wraps = QTextOption.WrapMode.WordWrap if self.wordWrap() else QTextOption.WrapMode.NoWrap
        option.setWrapMode(wraps)
        option.setTextDirection(self.layoutDirection())
        text.setTextOption(option)
        text.beginLayout()
        line = text.createLine()
        while line.isValid():
            line.setLineWidth(width)
            line = text.createLine()
        text.endLayout()
        return text

    def _excess(self, width: int) -> int:
        """By how much the rows are higher than those of the label's own face."""
        if self.text().isascii() or self.textFormat() is not Qt.TextFormat.PlainText:
            return 0
        text, plain = self._laid_out(width), QFontMetricsF(self.font()).height()
        heights = [text.lineAt(row).height() for row in range(text.lineCount())]
        # Qt rounds the whole up, and so does this: a pixel would be seen to jump.
        return max(0, ceil(sum(heights)) - ceil(plain * len(heights)))
