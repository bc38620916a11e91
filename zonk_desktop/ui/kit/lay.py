"""One way to lay out and to letter: columns, rows, grids and labels.

Lengths are those at 100 %. What is made here remembers them, and its role: `restyle` alone gives a
page another look or scale.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QWidget,
)

from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.fonts import ROLES
from zonk_desktop.ui.kit.plain import PlainLabel
from zonk_desktop.ui.kit.style import Style

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLineEdit

#: All sides, or left and right with top and bottom, or each (start, top, end, bottom); None: as Qt
#: has it.
Margins = float | tuple[float, float] | tuple[float, float, float, float] | None
#: Between children; in a grid across and down.
Gap = float | tuple[float, float] | None
#: A widget or layout, alone or with its share of the room and its side; a number is empty room.
Child = (
    QWidget
    | QLayout
    | int
    | tuple[QWidget | QLayout, int | Qt.AlignmentFlag]
    | tuple[QWidget, int, Qt.AlignmentFlag]
)
_SIDES = Qt.AlignmentFlag
TOP, MIDDLE, BOTTOM = _SIDES.AlignTop, _SIDES.AlignVCenter, _SIDES.AlignBottom
LEFT, CENTRE, RIGHT = _SIDES.AlignLeft, _SIDES.AlignHCenter, _SIDES.AlignRight


class Stack(QBoxLayout):
    """A column or a row."""

    margins: Margins = None
    gap: Gap = None

    def add(self, *children: Child) -> None:
        for child in children:
            if isinstance(child, int):
                self.addStretch(child)
                continue
            part, *how = child if isinstance(child, tuple) else (child,)
            if isinstance(part, QLayout):
                self.addLayout(part)
            else:
                self.addWidget(part)
            for one in how:
                if isinstance(one, Qt.AlignmentFlag):
                    self.setAlignment(part, one)
                else:
                    self.setStretchFactor(part, one)


class Grid(QGridLayout):
    """Rows whose cells stand below each other."""

    margins: Margins = None
    gap: Gap = None

    def add(self, row: int, *cells: QWidget | QLayout | None) -> None:
        """Put these into a row, from its begin; None leaves a place empty."""
        for place, cell in enumerate(cells):
            if isinstance(cell, QWidget):
                self.addWidget(cell, row, place)
            elif cell is not None:
                self.addLayout(cell, row, place)


class Wrap(Flow):
    """A row that goes on below where it is too narrow."""

    margins: Margins = None
    gap: Gap = None


def _put(
    layout: Stack | Grid | Wrap, style: Style, on: QWidget | None, margins: Margins, gap: Gap
) -> None:
    layout.margins, layout.gap = margins, gap
    _scale(layout, style)
    if on is not None:
        on.setLayout(layout)


def _scale(layout: Stack | Grid | Wrap, style: Style) -> None:
    """Give a layout its lengths at this scale."""
    if layout.margins is not None:
        sides = layout.margins if isinstance(layout.margins, tuple) else (layout.margins,)
        whole = sides * (4 // len(sides))
        layout.setContentsMargins(around(*(_px(style, one) for one in whole)))
    if isinstance(layout.gap, tuple):
        assert isinstance(layout, Grid)
        layout.setHorizontalSpacing(_px(style, layout.gap[0]))
        layout.setVerticalSpacing(_px(style, layout.gap[1]))
    elif isinstance(layout, Wrap):
        layout.set_gap(_px(style, layout.gap or 0))
    elif layout.gap is not None:
        layout.setSpacing(_px(style, layout.gap))


def _px(style: Style, length: float) -> int:
    return style.px(length) if length else 0


def column(
    style: Style, *children: Child, margins: Margins = 0, gap: Gap = None,
    on: QWidget | None = None,
) -> Stack:  # fmt: skip
    """Children below each other; `on`: the widget that is laid out so."""
    return _stack(QBoxLayout.Direction.TopToBottom, style, children, margins, gap, on)


def row(
    style: Style, *children: Child, margins: Margins = 0, gap: Gap = None,
    on: QWidget | None = None,
) -> Stack:  # fmt: skip
    """Children beside each other."""
    return _stack(QBoxLayout.Direction.LeftToRight, style, children, margins, gap, on)


def _stack(
    way: QBoxLayout.Direction, style: Style, children: Iterable[Child], margins: Margins,
    gap: Gap, on: QWidget | None,
) -> Stack:  # fmt: skip
    made = Stack(way)
    _put(made, style, on, margins, gap)
    made.add(*children)
    return made


def grid(
    style: Style, *rows: tuple[QWidget | QLayout | None, ...], margins: Margins = 0,
    gap: Gap = None, on: QWidget | None = None,
) -> Grid:  # fmt: skip
    """Rows of cells."""
    made = Grid()
    _put(made, style, on, margins, gap)
    for place, cells in enumerate(rows):
        made.add(place, *cells)
    return made


def flow(
    style: Style, *widgets: QWidget, margins: Margins = 0, gap: float = 0,
    on: QWidget | None = None,
) -> Wrap:  # fmt: skip
    """Widgets in a row, and further rows where they lack the room."""
    made = Wrap(0)
    _put(made, style, on, margins, gap)
    for widget in widgets:
        made.addWidget(widget)
    return made


def held(layout: QLayout) -> QWidget:
    """A widget of this layout, which can be hidden as one."""
    made = QWidget()
    made.setLayout(layout)
    return made


def panel(role: str, layout: QLayout | None = None) -> QFrame:
    """A frame that the style sheet paints by its role."""
    made = QFrame()
    mark(made, "role", role)
    if layout is not None:
        made.setLayout(layout)
    return made


def label(
    style: Style, text: str = "", role: str = "body", colour: str = "", *, wrap: bool = False
) -> PlainLabel:
    """A text of this role, as plain text; `colour`: another than the role has."""
    made = PlainLabel(text)
    if wrap:
        made.setWordWrap(True)
    put_role(style, made, role, colour)
    return made


def sign(style: Style, icon: str, size: int, colour: str, ratio: float = 1.0) -> QLabel:
    """An icon as a label."""
    made = QLabel(pixmap=icons.pixmap(icon, style.px(size), style.colour(colour), ratio))
    return made


def around(start: int, top: int, end: int, low: int) -> QMargins:
    """Margins that begin where one begins to read."""
    turned = QGuiApplication.isRightToLeft()
    return QMargins(end, top, start, low) if turned else QMargins(start, top, end, low)


def inset(field: QLineEdit, start: int, end: int = 0) -> None:
    """Leave room in a field before its words, and behind them."""
    field.setTextMargins(around(start, 0, end, 0))


def clear(layout: QLayout) -> None:
    """Take all widgets out of a layout, for good."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


def put_icon(
    style: Style, button: QAbstractButton, icon: str, size: int = 18, colour: str = "ink"
) -> None:
    # Qt leaves no gap before words that are read from the right.
    gap = 4 if button.isRightToLeft() and button.text() else 0
    button.setIcon(icons.icon(icon, style.colour(colour), style.px(size), gap))
    button.setIconSize(QSize(style.px(size) + gap, style.px(size)))


def put_role(style: Style, widget: QWidget, role: str, colour: str = "") -> None:
    """Give a widget the font, the colour and the style sheet's rules of a role."""
    widget.setProperty("colour", colour)
    mark(widget, "role", role)
    _dress(style, widget, role)


def mark(widget: QWidget, name: str, value: object) -> bool:
    """Set a property that the style sheet asks for; whether that was another before."""
    changed = (widget.property(name) or False) != value
    widget.setProperty(name, value)
    if changed and widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
    return changed


def _dress(style: Style, widget: QWidget, role: str) -> None:
    # A sheet takes the font that a widget had before it.
    rules = style.own_rules(role)
    if rules != widget.styleSheet():
        widget.setStyleSheet(rules)
    look = ROLES.get(role)
    if look is not None:
        widget.setFont(style.font(role))
        if look.high:
            widget.setMinimumHeight(style.px(look.high))
        # Where a part is dark in a light window, plain text is too.
        colour = widget.property("colour") or look.colour or ("ink" if style.base else "")
        if colour or widget.testAttribute(Qt.WidgetAttribute.WA_SetPalette):
            found = QPalette()
            if colour:
                found.setColor(QPalette.ColorRole.WindowText, style.colour(colour))
            widget.setPalette(found)


def restyle(root: QWidget, style: Style) -> None:
    """Give all that lies in a widget this look and scale.

    Parts with a role and layouts by what they remember; what paints itself by its own `restyle`.
    """
    for layout in root.findChildren(QLayout):
        if isinstance(layout, Stack | Grid | Wrap):
            _scale(layout, style)
    # From the inside out: a page that is filled anew lets go of what was in it.
    for widget in reversed((root, *root.findChildren(QWidget))):
        role = widget.property("role")
        if role:
            _dress(style, widget, role)
        own = getattr(widget, "restyle", None)
        if own is not None:
            own(style)
