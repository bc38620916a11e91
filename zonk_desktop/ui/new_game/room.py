"""How the parts of New game share its height: all in sight, as long as that can be."""

from __future__ import annotations

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.new_game.cards import HIGHS, Cards
from zonk_desktop.ui.new_game.choices import Choices

#: The roomiest first: how high the cards are, what is left between parts and between choices,
#: above them all and below.
_ROOMS = tuple(zip(HIGHS, (12, 8, 4), (12, 6, 2), (20, 14, 8), (16, 8, 4), strict=True))


def share_room(style: Style, column: lay.Stack, room: tuple[int, int], *, beside: bool) -> None:
    """Leave less between the parts, and have lower cards, where all would not be in sight."""
    px, (wide, high) = style.px, room
    side = px(28 if beside else 14)
    parts = [item.widget() for n in range(column.count()) if (item := column.itemAt(n)) is not None]
    for card, between, choices, above, below in _ROOMS:
        column.setSpacing(px(between))
        column.setContentsMargins(side, px(above), side, px(below))
        for part in parts:
            if isinstance(part, Cards):
                part.set_high(card)
            elif isinstance(part, Choices):
                part.set_gap(px(choices))
            inside = None if part is None else part.layout()
            if inside is not None:
                inside.activate()
        column.invalidate()
        if column.totalHeightForWidth(wide) <= high:
            break
