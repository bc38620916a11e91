"""Colours and type as the widgets receive them, together."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from zonk_desktop.ui.kit.fonts import ROLES, Type
from zonk_desktop.ui.kit.tokens import LIGHT, Tokens, as_read, rules_of

#: The window that everything was drawn for.
_DRAWN = QSize(1920, 1080)


class Style:
    """The current look of a window: colours, fonts, motion, and the looks of players."""

    def __init__(self, tokens: Tokens, kind: Type, still: bool = False) -> None:
        self.tokens = tokens
        self.type = kind
        #: Motion is left out.
        self.still = still
        #: Which of the looks each seat has; set in place when people sit down.
        self.looks: list[int] = []
        #: Portraits of the seats that computers play.
        self.portraits: dict[int, str] = {}
        #: The look of everybody who has one, by name.
        self.known: dict[str, int] = {}
        #: The largest letters of words that have one size (`laid.Text.kin`), 0 for the usual ones.
        self.kin: Mapping[str, int] = {}
        #: Sizes that were asked for while a tree is laid out (`laid.sized`); None before.
        self.sizes: dict[tuple[int, float, float], tuple[object, QSizeF]] | None = None
        #: The window's own, where this is another one for a part of it.
        self.base: Style | None = None

    @classmethod
    def plain(cls) -> Style:
        return cls(LIGHT, Type())

    def derived(self, tokens: Tokens, kind: Type) -> Style:
        """The style of a part with other colours and sizes; people's looks are the same."""
        found = copy(self)
        found.tokens, found.type, found.base = tokens, kind, self.base or self
        return found

    def look_of(self, seat: int) -> int:
        return self.looks[seat] if seat < len(self.looks) else seat

    def px(self, size: float) -> int:
        return self.type.px(size)

    def font(self, role: str) -> QFont:
        """The font of a role."""
        return self.type.role(ROLES[role])

    def own_rules(self, role: str) -> str:
        """What the style sheet says of a role, where it is not what the window's says."""
        if self.base is None:
            return ""
        found = rules_of(role, self.tokens, self.type.scale)
        usual = rules_of(role, self.base.tokens, self.base.type.scale)
        return as_read(found) if found != usual else ""

    def colour(self, name: str) -> QColor:
        return QColor(getattr(self.tokens, name))

    def tint(self, name: str, share: float) -> QColor:
        """Mix a colour with the page: opaque, as some viewers of drawings know no opacity."""
        one, page = self.colour(name), self.colour("surf")
        red, green, blue = (
            round(a * share + b * (1 - share))
            for a, b in (
                (one.red(), page.red()), (one.green(), page.green()), (one.blue(), page.blue()),
            )
        )  # fmt: skip
        return QColor(red, green, blue)


def grown(style: Style, window: QSize) -> Style:
    """The style for a large window: letters grow with it, from the size it was drawn for."""
    factor = round(min(window.width() / _DRAWN.width(), window.height() / _DRAWN.height()), 2)
    if factor <= 1:
        return style
    return style.derived(style.tokens, Type(style.type.scale * factor))


def focus_ring(painter: QPainter, box: QRectF, radius: float, style: Style) -> None:
    """Paint the focus ring: three pixels wide, three pixels off."""
    wide = style.px(3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(style.colour("focus"), wide))
    out = wide * 1.5
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out)
