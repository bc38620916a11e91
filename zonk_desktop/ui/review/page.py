"""The base of a page beside the review: a headline, a sentence, and what is seen of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QWidget

from zonk_desktop.ui.kit import lay, people
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.review.night import Night
from zonk_desktop.ui.review.scrolled import Scrolled
from zonk_desktop.ui.review.values import why_not
from zonk_desktop.words import say, semicolons


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
