"""The pages of a review: one column that scrolls and goes out as a picture, a headline, words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QScrollArea, QWidget

from zonk_desktop.ui.kit import export, files, lay, people
from zonk_desktop.ui.kit.dialog import button
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.scrolling import by_keys
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.review.night import Night
from zonk_desktop.ui.review.values import why_not
from zonk_desktop.words import reason, say, semicolons


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


class Disc(Drawing):
    def __init__(self, style: Style, seat: int, size: int = 24) -> None:
        super().__init__(style, "", size)
        self._seat = seat
        self.setFixedSize(QSize(style.px(size), style.px(size)))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        people.draw_disc(painter, self._seat, box, self.style_)


class NightPage(Scrolled):
    """A page that is filled once the game has been looked at."""

    #: In the name of a picture of it.
    NAME = ""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__(style, name)
        #: A night, or the error that says why there is none; None: it is being looked at.
        self.found: Night | Exception | None = None
        self._build()

    def restyle(self, style: Style) -> None:
        self._style = style
        self._build()

    def show_found(self, found: Night | Exception | None) -> None:
        """Show this night, or why there is none; None while it is being looked at."""
        self.found = found
        self._build()

    def _build(self) -> None:
        column = self.anew()
        found = self.found
        if isinstance(found, Night):
            self.fill(column, found, people.seated(self._style, found.people))
            if sum(found.faces):
                self.send(column, f"zonk-{self.NAME}")
        elif found is None:
            self.head(column, say("review-looking"), "")
        else:
            self.head(column, say("review-none"), why_not(found))
        # What is in the page may take all the height.
        column.addStretch(0)
        self.in_order()

    def fill(self, column: lay.Stack, night: Night, style: Style) -> None:
        """Fill the page; `style` knows the game's people."""
        raise NotImplementedError

    # Parts

    def head(self, column: lay.Stack, title: str, note: str) -> None:
        column.addWidget(self.text(title, "award"))
        if note:
            column.addWidget(self.text(note, "lead", "ink2"))

    def text(self, text: str, role: str, colour: str = "") -> QLabel:
        """A paragraph, or a title."""
        return lay.label(self._style, text, role, colour, wrap=True)

    def table(
        self, heads: Sequence[str], rows: Sequence[tuple[int, Sequence[str]]], style: Style
    ) -> QWidget:
        """A table: a name, then figures; each row begins with a disc where its seat is not -1."""
        px = style.px
        found = QWidget()
        # Figures far from what they are about are hard to read.
        found.setMaximumWidth(px(760))
        grid = lay.grid(style, gap=(16, 6), on=found)
        grid.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place, head in enumerate(heads):
            label = self.text(head, "small")
            label.setWordWrap(place == 0)
            grid.addWidget(label, 0, place + 1, right if place else Qt.AlignmentFlag.AlignLeft)
        for line, (seat, cells) in enumerate(rows, 1):
            if seat >= 0:
                grid.addWidget(Disc(style, seat), line, 0)
            for place, cell in enumerate(cells):
                label = self.text(cell, "lead")
                if place:
                    label.setWordWrap(False)
                    lay.put_role(style, label, "bold")
                    grid.addWidget(label, line, place + 1, right)
                else:
                    label.setText(shortened(cell, 60))
                    grid.addWidget(label, line, place + 1)
        told = [
            " ".join(f"{head} {cell}," for head, cell in zip(heads, cells, strict=True)).rstrip(",")
            for _, cells in rows
        ]
        found.setAccessibleName(semicolons(told))
        return found
