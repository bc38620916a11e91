"""Pictures of the table: the still one is cast once for all windows of a run, moving ones are few,
dice are coarse, and those that lie where earlier ones lay are those.

They are half of what a window costs.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from tests import once
from zonk_desktop.tray import again, dice_cast, painter, pictures, play, premade, table_cast
from zonk_desktop.tray.camera import Camera
from zonk_desktop.tray.scene import RGB, Frame
from zonk_desktop.tray.table_cast import Look

#: In a worker; some megabytes each.
KEPT = 16
#: Rays for the table of a window that is not about its picture; it is stretched, as a player's is
#: until the fine one is there. `ZONK_PICTURES=FOLDER` has all cast finely: somebody looks at them.
FEW = 10_000
#: Of the pixels of dice along a side, in such a picture.
COARSE = 0.5
#: From one picture of what moves to the next; a player's are six times as many.
FRAME_MS = 96

_IMAGE, _RENDER, _CAST = painter.table_image, table_cast.render, dice_cast.cast
_DICE = dice_cast.DiceCache.cast
_known: dict[tuple[Camera, Look, int], QImage] = {}
#: Groups of dice in a worker; a hundred kilobytes each.
KEPT_DICE = 100
_dice: dict[tuple[object, ...], list[dice_cast.Picture]] = {}


def keep(patch: pytest.MonkeyPatch, rays: int = painter.MOST_PIXELS) -> None:
    """Give a window the picture that an earlier one of the same size and look has had cast."""
    if "ZONK_PICTURES" in os.environ:
        rays = painter.MOST_PIXELS

    def image(
        cam: Camera,
        look: Look,
        most: int = painter.MOST_PIXELS,
        wanted: Callable[[], bool] = lambda: True,
    ) -> QImage | None:
        key = cam, look, min(most, rays)
        found = _known.get(key) or _IMAGE(*key, wanted)
        if found is not None:
            _known[key] = found
            while len(_known) > KEPT:
                _known.pop(next(iter(_known)))
        return found

    patch.setattr(painter, "table_image", image)
    patch.setattr(pictures, "premade", _premade)
    patch.setattr(dice_cast, "cast", _dice_cast)
    if rays == FEW:
        patch.setattr(table_cast, "render", _shared)
        # Smooth edges are nine tenths of so coarse a picture.
        patch.setattr(table_cast, "EDGE", 1)
        patch.setattr(dice_cast.DiceCache, "cast", _coarse)
    for clock in (play, again):
        patch.setattr(clock, "FRAME_MS", FRAME_MS)


_premade = lru_cache(KEPT)(premade.premade.__wrapped__)


def _coarse(
    cache: dice_cast.DiceCache, frame: Frame, factor: float, lights: list[RGB]
) -> list[dice_cast.Layers]:
    # A film, and a picture that is kept, is as the player's.
    return _DICE(cache, frame, factor if cache._exact else factor * COARSE, lights)


def _dice_cast(cam: Camera, *asked: Any) -> list[dice_cast.Picture]:
    key = cam, *(one.tobytes() if isinstance(one, np.ndarray) else str(one) for one in asked)
    found = _dice.pop(key, None) or _CAST(cam, *asked)
    # Asked for last, forgotten last.
    _dice[key] = found
    while len(_dice) > KEPT_DICE:
        _dice.pop(next(iter(_dice)), None)
    return found


def _shared(
    cam: Camera, look: Look, wanted: Callable[[], bool] = lambda: True
) -> NDArray[np.uint8] | None:
    """A coarse picture, by whichever worker comes first; to its end, though its window closes."""
    file = once.shared() / f"table-{zlib.crc32(repr((cam, look)).encode()):08x}"
    try:
        data = np.fromfile(file, np.uint8)
    except FileNotFoundError:
        pass
    else:
        return data.reshape(round(cam.height), round(cam.width), 4)
    found = _RENDER(cam, look)
    if found is not None:
        part = Path(f"{file}.{os.getpid()}")
        part.write_bytes(found.tobytes())
        part.replace(file)
    return found
