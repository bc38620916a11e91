"""One way to lay out and to letter: columns, rows, grids and labels.

Lengths are those at 100 %. What is made here remembers them, and its role: `restyle` alone gives a
page another look or scale.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QLayout, QWidget

from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.fonts import ROLES
from zonk_desktop.ui.kit.plain import PlainLabel
from zonk_desktop.ui.kit.style import Style

#: All sides, or left and right with top and bottom, or each; None: as Qt has it.
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
        """Add these at the end."""
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


def _put(
    layout: Stack | Grid, style: Style, on: QWidget | None, margins: Margins, gap: Gap
) -> None:
    layout.margins, layout.gap = margins, gap
    _scale(layout, style)
    if on is not None:
        on.setLayout(layout)


def _scale(layout: Stack | Grid, style: Style) -> None:
    """Give a layout its lengths at this scale."""
    if layout.margins is not None:
        sides = layout.margins if isinstance(layout.margins, tuple) else (layout.margins,)
        layout.setContentsMargins(*(_px(style, one) for one in sides * (4 // len(sides))))
    if isinstance(layout.gap, tuple):
        assert isinstance(layout, Grid)
        layout.setHorizontalSpacing(_px(style, layout.gap[0]))
        layout.setVerticalSpacing(_px(style, layout.gap[1]))
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


def held(layout: QLayout) -> QWidget:
    """A widget of this layout, which can be hidden as one."""
    made = QWidget()
    made.setLayout(layout)
    return made


def panel(role: str, layout: QLayout | None = None) -> QFrame:
    """A frame that the style sheet paints by its role."""
    made = QFrame()
    made.setProperty("role", role)
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


def sign(style: Style, icon: str, size: int, colour: str) -> QLabel:
    """An icon as a label."""
    made = QLabel()
    made.setPixmap(icons.pixmap(icon, style.px(size), style.colour(colour)))
    return made


def put_role(style: Style, widget: QWidget, role: str, colour: str = "") -> None:
    """Give a widget the font and the colour of a role."""
    widget.setProperty("role", role)
    widget.setProperty("colour", colour)
    _letter(style, widget, role)


def _letter(style: Style, widget: QWidget, role: str) -> None:
    widget.setFont(style.font(role))
    colour = widget.property("colour") or ROLES[role].colour
    if colour:
        found = QPalette()
        found.setColor(QPalette.ColorRole.WindowText, style.colour(colour))
        widget.setPalette(found)


def restyle(root: QWidget, style: Style) -> None:
    """Give all that lies in a widget this look and scale.

    Labels, fields and layouts by what they remember; what paints itself by its own `restyle`.
    """
    for layout in root.findChildren(QLayout):
        if isinstance(layout, Stack | Grid):
            _scale(layout, style)
    for widget in root.findChildren(QWidget):
        role = widget.property("role")
        if role and role in ROLES:
            _letter(style, widget, role)
        own = getattr(widget, "restyle", None)
        if own is not None:
            own(style)
