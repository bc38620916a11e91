"""Colours and type as the widgets receive them, together."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from zonk_desktop.ui.fonts import Type
from zonk_desktop.ui.tokens import LIGHT, Tokens
from zonk_desktop.ui.wording import Words


@dataclass(frozen=True)
class Style:
    """How this window looks and speaks now."""

    tokens: Tokens
    type: Type
    words: Words
    #: Motion is left out.
    still: bool = False
    #: Which of the looks each seat has; set in place when people sit down.
    looks: list[int] = field(default_factory=list)

    @classmethod
    def plain(cls) -> Style:
        return cls(LIGHT, Type(), Words())

    def look_of(self, seat: int) -> int:
        return self.looks[seat] if seat < len(self.looks) else seat

    def px(self, size: float) -> int:
        return self.type.px(size)

    def colour(self, name: str) -> QColor:
        return QColor(getattr(self.tokens, name))


def focus_ring(painter: QPainter, box: QRectF, radius: float, style: Style) -> None:
    """Three pixels wide, three pixels off."""
    wide = style.px(3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(style.colour("focus"), wide))
    out = wide * 1.5
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out)


def keyed(box: QRectF, radius: float) -> QPainterPath:
    """A rounded box as a path."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path
