"""Name labels below the dice of the roll for order, each with its disc."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened


class _Label(NamedTuple):
    """A label of one player."""

    place: int
    name: str
    text: str
    box: QRectF
    disc: QRectF
    #: Where the name is written.
    room: QRectF
    font: QFont


class NamePlates(QWidget):
    """Overlay of the tray with the names; ignores the mouse, hidden once the order is known."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(tray)
        self._style = style
        self._tray = tray
        self._names: tuple[str, ...] = ()
        self._seats: tuple[int, ...] = ()
        self._ringed: frozenset[str] = frozenset()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def restyle(self, style: Style) -> None:
        self._style = style
        self.update()

    def show_names(
        self, names: tuple[str, ...], ringed: frozenset[str] = frozenset(),
        seats: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        """`ringed`: who rolls again; `seats`: whose discs they have, as they stand without it."""
        self._names, self._ringed = names, ringed
        self._seats = seats or tuple(range(len(names)))
        self.setAccessibleName(", ".join(names))
        self.setVisible(bool(names))
        self.place()

    def place(self) -> None:
        self.setGeometry(self._tray.rect())
        self.raise_()
        self.update()

    def boxes(self) -> list[QRect]:
        """Where the labels are."""
        return [label.box.toAlignedRect() for label in self._labels()]

    def _labels(self) -> list[_Label]:
        style, px = self._style, self._style.px
        points = [self._tray.moves.place_for_name(place) for place in range(len(self._names))]
        # No wider than from one die to the next, however large the letters are.
        known = sorted({round(point.x()) for point in points if point is not None})
        steps = [b - a for a, b in pairwise(known) if b - a > px(8)]
        pitch = min([self.width() / max(1, len(self._names) + 1), *steps])
        size = min(px(30), pitch * 0.34)
        pad, gap = min(px(4), pitch * 0.03), min(px(6), pitch * 0.05)
        font = style.type.text(max(11.0, min(18.0, pitch / px(1) * 0.19)), 700)
        font.setPixelSize(min(font.pixelSize(), max(11, round(pitch * 0.22))))
        measure = QFontMetricsF(font)
        found = []
        for place, (name, point) in enumerate(zip(self._names, points, strict=True)):
            if point is None:
                continue
            text = shortened(name, 12)
            wide = min(pitch * 0.96, size + measure.horizontalAdvance(text) + 2 * (pad + gap) + gap)
            tall = size + 2 * pad
            box = QRectF(point.x() - wide / 2, point.y() - tall / 2, wide, tall)
            disc = QRectF(box.left() + pad, box.top() + pad, size, size)
            left = disc.right() + gap
            room = QRectF(left, box.top(), box.right() - left - gap, tall)
            found.append(_Label(place, name, text, box, disc, room, font))
        return found

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            style = self._style
            for place, name, text, box, disc, room, font in self._labels():
                tall = box.height()
                ringed = name in self._ringed
                painter.setPen(QPen(QColor("#E0A526" if ringed else style.tokens.ctl), 2))
                painter.setBrush(QColor(style.tokens.surf))
                painter.drawRoundedRect(box, tall / 2, tall / 2)
                people.draw_disc(painter, self._seats[place], disc, style)
                painter.setPen(QColor(style.tokens.ink))
                painter.setFont(font)
                short = QFontMetricsF(font).elidedText(
                    text, Qt.TextElideMode.ElideRight, room.width() + 1
                )
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, short)
