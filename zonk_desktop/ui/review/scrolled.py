"""The base of the pages of a review: one column that scrolls, and goes out as one picture."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget

from zonk_desktop.ui.kit import export, files, lay
from zonk_desktop.ui.kit.dialog import button
from zonk_desktop.ui.kit.scrolling import by_keys
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import reason, say


class SendBar(QWidget):
    """Two buttons, and beside them how it went; none of it is in the picture."""

    def __init__(self, style: Style, name: str, page: QWidget) -> None:
        super().__init__()
        #: What a file is called at first, without its ending; what is drawn.
        self._name, self._page = name, page
        self.copy = button(style, say("statistics-dice-send"))
        self.copy.clicked.connect(self._copy)
        self.save = button(style, say("review-save"))
        self.save.clicked.connect(self._save)
        self.word = lay.label(style, "", "note")
        parts = self.copy, self.save, self.word
        lay.flow(style, *parts, margins=(0, 10, 0, 0), gap=12, on=self)

    @Slot()
    def _copy(self) -> None:
        self.word.setText("")
        export.copy(self._page)
        self.word.setText(say("statistics-copied"))

    @Slot()
    def _save(self) -> None:
        self.word.setText("")
        name = f"{self._name}.{files.PNG.suffix}"
        path = files.save_as(self, say("review-save-title"), name, files.PNG, files.SVG)
        if path is None:
            return
        try:
            if path.suffix.lower() == f".{files.SVG.suffix}":
                export.drawing(self._page, path, say("review-title"))
            else:
                export.picture(self._page, path, export.COPIED)
        except OSError as wrong:
            why = reason(wrong)
            self.word.setText(say("statistics-not-written", file=path.name, why=why))
        else:
            self.word.setText(say("statistics-written", file=path.name))


class Scrolled(QScrollArea):
    """A page; `least` is the width from which two columns stand side by side."""

    def __init__(self, style: Style, name: str, least: int = 860) -> None:
        super().__init__()
        self._style = style
        self._least = least
        self._body: QBoxLayout | None = None
        #: Buttons that send the page, once there is something to be sent.
        self.sending: SendBar | None = None
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)

    def anew(self) -> lay.Stack:
        """Begin an empty page; its column."""
        self._body = self.sending = None
        by_keys(self, self._style)
        column = lay.column(self._style, margins=(28, 14, 28, 16), gap=8)
        page = lay.panel("page", column)
        lay.put_role(self._style, page, "page")
        self.setWidget(page)
        return column

    def send(self, column: lay.Stack, name: str) -> None:
        """Add buttons that copy and save the whole page as one picture."""
        page = column.parentWidget()
        assert page is not None
        self.sending = SendBar(self._style, name, page)
        column.addWidget(self.sending)

    def in_order(self) -> None:
        """Let Tab go through the page from its top, once it is filled.

        What is made later comes last in its window otherwise, behind the foot.
        """
        before: QWidget = self
        for widget in self.viewport().findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                QWidget.setTabOrder(before, widget)
                before = widget

    def beside(self, left: lay.Stack, right: lay.Stack) -> QBoxLayout:
        """Lay two columns side by side, or one below the other where that would be too narrow."""
        px = self._style.px
        self._body = lay.row(self._style, gap=36)
        for column in (left, right):
            column.setSpacing(px(8))
            self._body.addLayout(column, 1)
        self._turn()
        return self._body

    def _turn(self) -> None:
        if self._body is not None:
            wide = self.viewport().width() >= self._style.px(self._least)
            across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
            self._body.setDirection(across if wide else down)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()
