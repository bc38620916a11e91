"""Pictures of the table: the still one is cast once for all windows of a run, moving ones are few.

They are half of what a window costs.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage

from zonk_desktop.tray import again, painter, play
from zonk_desktop.tray.camera import Camera
from zonk_desktop.tray.table_cast import Look

#: Some megabytes each.
KEPT = 16
#: From one picture of what moves to the next; a player's are four times as many.
FRAME_MS = 60


def keep(patch: pytest.MonkeyPatch) -> None:
    """Give a window the picture that an earlier one of the same size and look has had cast."""
    cast = painter.table_image
    known: dict[tuple[Camera, Look, int], QImage] = {}

    def image(
        cam: Camera,
        look: Look,
        most: int = painter.MOST_PIXELS,
        wanted: Callable[[], bool] = lambda: True,
    ) -> QImage | None:
        key = cam, look, most
        found = known.get(key) or cast(cam, look, most, wanted)
        if found is not None:
            known[key] = found
            while len(known) > KEPT:
                known.pop(next(iter(known)))
        return found

    patch.setattr(painter, "table_image", image)
    for clock in (play, again):
        patch.setattr(clock, "FRAME_MS", FRAME_MS)
