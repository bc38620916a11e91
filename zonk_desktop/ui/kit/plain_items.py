"""Buttons and rows of lists as high as their own face, whatever letters a name brings."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QRadioButton, QStyledItemDelegate, QStyleOptionViewItem


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
