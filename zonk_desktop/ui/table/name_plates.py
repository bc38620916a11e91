"""Name labels below the dice of the roll for order, each with its disc."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPaintEvent

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.laid import Node, Role, Text, lay
from zonk_desktop.ui.kit.painted import Panel, Row, disc
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.over_tray import OverTray
from zonk_desktop.words import commas

#: The width from die to die at which a label has its full size, and pixels of the least letters.
_PITCH, _LEAST = 100, 11


class NamePlates(OverTray):
    """The names over the tray, hidden once the order is known."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(style, tray)
        self._names: tuple[str, ...] = ()
        self._seats: tuple[int, ...] = ()
        self._ringed: frozenset[str] = frozenset()

    def show_names(
        self, names: tuple[str, ...], ringed: frozenset[str] = frozenset(),
        seats: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        """`ringed`: who rolls again; `seats`: whose discs they have, as they stand without it."""
        self._names, self._ringed = names, ringed
        self._seats = seats or tuple(range(len(names)))
        self.setAccessibleName(commas(names))
        self.setVisible(bool(names))
        self.place()

    def boxes(self) -> list[QRect]:
        return [box.toAlignedRect() for box, _ in self._labels()]

    def _labels(self) -> list[tuple[QRectF, Node]]:
        style, kind = self._style, self._style.type
        points = [self._tray.moves.place_for_name(place) for place in range(len(self._names))]
        # No wider than from one die to the next, however large the letters are.
        known = sorted({round(point.x()) for point in points if point is not None})
        steps = [b - a for a, b in pairwise(known) if b - a > style.px(8)]
        pitch = min([self.width() / max(1, len(self._names) + 1), *steps])
        share = min(1.0, pitch / kind.scale / _PITCH)
        found: list[tuple[QRectF, Node]] = []
        for name, seat, point in zip(self._names, self._seats, points, strict=True):
            if point is None:
                continue
            role = Role("text", max(_LEAST / kind.scale, 18 * share), 700)
            row = Row((disc(seat, 30 * share), Text(shortened(name, 12), role, (0.7,))), 6 * share)
            pad = 4 * share, 4 * share, 12 * share, 4 * share
            edge = "#E0A526" if name in self._ringed else "ctl"
            label = Panel(row, pad, "surf", edge, -1, pen=2)
            box = QRectF(QPointF(), label.size(style, pitch * 0.96))
            box.moveCenter(point)
            found.append((box, label))
        return found

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            for box, label in self._labels():
                lay(label, box, self._style, mirrored=self.isRightToLeft()).paint(painter)
