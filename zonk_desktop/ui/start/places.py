"""Layout of buttons and cards over the tray of the start page: arithmetic, no widgets."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect

from zonk_desktop.tray.camera import Camera
from zonk_desktop.tray.measures import BRASS_Y, HALF_X, HALF_Y, RIM_HEIGHT, RIM_WIDTH
from zonk_desktop.ui.kit.style import Style

#: Widths from the left, where there is room: new game, continue, throw, sheets, the Zonk File.
WIDTHS = (284, 318, 466, 297, 271)
#: The place of the big button among them.
LEAD = 2
GAP, EDGE = 14, 24
SMALL_GAP, SMALL_EDGE = 5, 6
#: A window less wide than this has a second row.
ONE_ROW = 640
#: A card at its full size, and the least of it that can be read.
CARD = (297, 122)
SMALL_CARD = (150, 66)
CARD_GAP = 14


class ButtonPlaces(NamedTuple):
    """Rectangles of the five buttons, and their size."""

    boxes: tuple[QRect, ...]
    #: `party` and `normal`, or smaller.
    lead: str
    others: str


def rim_middle(camera: Camera) -> float:
    """The y of the middle of the front rim."""
    _, y = camera.project(0.0, -HALF_Y - RIM_WIDTH / 2, RIM_HEIGHT)
    return float(y)


def buttons(
    wide: int, high: int, tall: dict[str, int], camera: Camera, style: Style, *, alone: bool
) -> ButtonPlaces:
    """The row over the front rim. `tall`: the height of a button by its size.

    `alone`: no game goes on; a new one begins beside the big button.
    """
    px = style.px
    if wide < px(ONE_ROW):
        return _two_rows(wide, high, tall, style, alone=alone)
    small = wide < px(1120) or high < px(500)
    lead, others = ("normal", "small") if small else ("party", "normal")
    gap, edge = px(SMALL_GAP if small else GAP), px(SMALL_EDGE if small else EDGE)
    room = wide - 2 * edge - gap * (len(WIDTHS) - 1)
    share = min(1.0, room / px(sum(WIDTHS)))
    widths = [int(px(width) * share) for width in WIDTHS]
    bottom = high - px(4 if small else 10)
    middle = min(round(rim_middle(camera)) + px(20), bottom - tall[lead] // 2)
    # The big one is in the middle of the window, the others beside it.
    x = (wide - widths[LEAD]) // 2 - sum(widths[:LEAD]) - gap * LEAD
    x = min(max(x, edge), wide - edge - sum(widths) - gap * (len(widths) - 1))
    boxes = []
    for place, width in enumerate(widths):
        size = tall[lead if place == LEAD else others]
        boxes.append(QRect(x, middle - size // 2, width, size))
        x += width + gap
    if alone:
        # The place of Continue is empty: a new game has it.
        boxes[0] = QRect(boxes[1])
    return ButtonPlaces(tuple(boxes), lead, others)


def _two_rows(
    wide: int, high: int, tall: dict[str, int], style: Style, *, alone: bool
) -> ButtonPlaces:
    """Layout in two rows, for large letters: the big button with Continue above."""
    px = style.px
    gap, edge = px(SMALL_GAP), px(SMALL_EDGE)
    room = wide - 2 * edge
    low = high - px(2) - tall["line"]
    above = low - gap // 2 - tall["small"]
    third = (room - 2 * gap) // 3
    part = -gap if alone else round((room - gap) * 0.42)
    return ButtonPlaces(
        (
            QRect(edge, low, third, tall["line"]),
            QRect(edge, above, part, tall["small"]),
            QRect(edge + part + gap, above, room - part - gap, tall["small"]),
            QRect(edge + third + gap, low, third, tall["line"]),
            QRect(edge + 2 * (third + gap), low, third, tall["line"]),
        ),
        "small",
        "line",
    )


def cards(count: int, row: ButtonPlaces, camera: Camera, style: Style) -> tuple[QRect, ...]:
    """Rectangles of as many cards as fit on the leather, above the buttons."""
    px = style.px
    left, top = camera.project(-HALF_X, BRASS_Y, 0.0)
    foot = min(box.top() for box in row.boxes)
    low, gap = px(6), px(CARD_GAP)
    room = foot - round(float(top)) - 2 * low
    tall = min(px(CARD[1]), room)
    if tall < px(SMALL_CARD[1]):
        return ()
    across = round(camera.width - 2 * float(left)) - 2 * gap
    count = min(count, (across + gap) // (px(SMALL_CARD[0]) + gap))
    if count < 1:
        return ()
    wide = min(px(CARD[0]), (across - gap * (count - 1)) // count)
    x = round(camera.width - count * wide - gap * (count - 1)) // 2
    y = round(float(top)) + low + (room - tall) // 2
    return tuple(QRect(x + place * (wide + gap), y, wide, tall) for place in range(count))
