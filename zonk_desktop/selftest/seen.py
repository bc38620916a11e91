"""What a picture shows: whether there are dice on felt, and colours at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zonk_desktop.selftest.report import Broken

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from zonk_desktop.tray.view import DiceTray


#: A picture of fewer colours is empty.
LEAST_COLOURS = 200


def colours(picture: QImage) -> int:
    """How many different colours a grid of points shows."""
    wide, high = picture.width(), picture.height()
    return len({
        picture.pixel(x, y)
        for x in range(0, wide, max(1, wide // 160))
        for y in range(0, high, max(1, high // 100))
    })  # fmt: skip


def dice_seen(picture: QImage, tray: DiceTray) -> str:
    """Whether there are dice on felt; the sentence about them."""
    found = colours(picture)
    if found < LEAST_COLOURS:
        raise Broken(f"a picture of {found} colours is no tray")
    ratio = picture.devicePixelRatio()
    seen = []
    for index, channel in ((0, "ivory"), (1, "red"), (2, "mint")):
        point = tray.die_point(index)
        if point is None:
            raise Broken(f"die {index} is nowhere")
        box = [
            picture.pixelColor(round(point.x() * ratio) + dx, round(point.y() * ratio) + dy)
            for dx in range(-9, 10, 3)
            for dy in range(-9, 10, 3)
        ]
        red, green, blue = (sum(getattr(c, part)() for c in box) / len(box)
                            for part in ("red", "green", "blue"))  # fmt: skip
        good = {
            "ivory": red > 120 and green > 110 and blue > 80,
            "red": red > green + 30 and red > blue + 30,
            "mint": green > red and green > 90,
        }[channel]
        if not good:
            raise Broken(f"the {channel} die is rgb {red:.0f} {green:.0f} {blue:.0f}")
        seen.append(f"{channel} {red:.0f}/{green:.0f}/{blue:.0f}")
    return f"{found} colours, dice {', '.join(seen)}"
