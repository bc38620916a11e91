"""The middle of the print window: the large page, its zoom and number."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy

from zonk_desktop.sheets.job import JobSide
from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.paper.pages import PageStage
from zonk_desktop.words import figure, say


class Middle(QFrame):
    """Widget with one page, its zoom, its number, and warnings."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        px = style.px
        lay.put_role(style, self, "sunk")
        self._column = column = lay.column(style, margins=(10, 10, 10, 12), gap=8, on=self)
        self.stage = PageStage(style)
        column.add((self.stage, 1))
        self._strip = strip = lay.panel("strip")
        line = lay.row(style, margins=(4, 2, 14, 2), gap=8, on=strip)
        self.smaller, self.larger = QPushButton(), QPushButton()
        self.zoomed, self.where = QLabel(), Elided()
        for button, icon, name, by in (
            (self.smaller, "minus", "print-zoom-out", -1),
            (self.larger, "plus", "print-zoom-in", 1),
        ):
            drawn = icons.icon(icon, style.tokens.ink, px(18))
            # Qt's own for a button that has no more to do can hardly be seen.
            pale = icons.icon(icon, style.tokens.ink2, px(18)).pixmap(px(18), px(18))
            drawn.addPixmap(pale, QIcon.Mode.Disabled)
            button.setIcon(drawn)
            button.setIconSize(QSize(px(18), px(18)))
            button.setAccessibleName(say(name))
            button.setToolTip(say(name))
            button.setFixedSize(px(36), px(34))
            lay.put_role(style, button, "bare")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _, by=by: self.zoom(by))
        # As wide as its words where there is room.
        self.where.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        for label in (self.zoomed, self.where):
            lay.put_role(style, label, "caption")
        line.add(self.smaller, self.zoomed, self.larger)
        line.addSpacing(px(10))
        line.add(self.where)
        column.add((strip, lay.CENTRE))
        self.page_said = lay.label(style, "", "note", "red", wrap=True)
        self.page_said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page_said.hide()
        column.add(self.page_said)

    @property
    def wish(self) -> int:
        """The width at which no word of the strip is cut."""
        sides = self.contentsMargins() + self._column.contentsMargins()
        return self._strip.sizeHint().width() + sides.left() + sides.right()

    def look(self, side: JobSide, number: int, most: int) -> None:
        self.stage.show_side(side)
        page = side.laid.pages[side.page]
        if page.lines:
            tenths = figure(side.laid.row, 1)
            text = say("print-side", number=number + 1, most=most, tenths=tenths)
        else:
            text = say("print-side-plain", number=number + 1, most=most)
        self.where.setText(text)
        self.stage.setAccessibleDescription(text)
        self.zoom(0)

    def zoom(self, by: int) -> None:
        self.stage.zoom_by(by)
        self.zoomed.setText(self.stage.zoom)
        less, more = self.stage.ends
        self.smaller.setEnabled(less)
        self.larger.setEnabled(more)

    def blame(self, trouble: str) -> None:
        self.page_said.setVisible(bool(trouble))
        self.page_said.setText(trouble)
