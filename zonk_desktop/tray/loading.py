"""What the tray needs besides Qt, loaded once in a thread while the window is furnished."""

from __future__ import annotations

from functools import cache

from zonk_desktop.places import Call, Lane

from .camera import fit


@cache
def begin() -> Call[None]:
    """Begin, unless it has begun."""
    return Lane("tray-load").submit(_load)


def done() -> None:
    """Wait until all is there."""
    begin().result()


def _load() -> None:
    import numpy as np  # noqa: PLC0415 - in the thread, as all of it

    from . import dice_cast, dice_shadow, painter, player, textures  # noqa: F401, PLC0415

    for texture in (textures.walnut, textures.felt, textures.leather, textures.wear):
        texture()
    # The first call of every numpy routine is slow; here nobody sees it.
    place, turn = np.array([[0.0, 0.0, 0.5]]), np.eye(3)[None]
    dice_cast.cast(fit(320, 200), place, turn, ["ivory"], np.zeros(1, np.float32))
    dice_shadow.shadows(place, turn)
