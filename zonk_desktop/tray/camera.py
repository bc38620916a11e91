"""The camera: from the front and above, so that the whole rim is inside the picture.

Plain arithmetic, so that the first frame can be drawn before numpy is loaded. The formulas work
on floats and on arrays alike.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from .measures import HALF_X, HALF_Y, RIM_HEIGHT, RIM_WIDTH, SKIRT

DISTANCE = 25.0
STEEPEST, FLATTEST = 68.0, 57.0
MARGIN = 0.016
LOW = 33.0


class Camera(NamedTuple):
    """A view of the table with the height `sin`, `cos` and the scale `focal` in pixels."""

    width: float
    height: float
    sin: float
    cos: float
    focal: float
    cx: float
    cy: float

    @property
    def eye(self) -> tuple[float, float, float]:
        return 0.0, -DISTANCE * self.cos, DISTANCE * self.sin

    def depth(self, y: Any, z: Any) -> Any:
        """The depth of a point: its distance from the plane through the eye."""
        return DISTANCE + y * self.cos - z * self.sin

    def project(self, x: Any, y: Any, z: Any) -> tuple[Any, Any]:
        """Project a point of the table to pixels of the picture."""
        depth = self.depth(y, z)
        return (
            self.cx + self.focal * x / depth,
            self.cy - self.focal * (y * self.sin + z * self.cos) / depth,
        )

    def direction(self, sx: Any, sy: Any) -> tuple[Any, Any, Any]:
        """The ray through a pixel, as x, y, z for one unit of depth."""
        a = (sx - self.cx) / self.focal
        b = (self.cy - sy) / self.focal
        return a, b * self.sin + self.cos, b * self.cos - self.sin

    def on_plane(self, sx: Any, sy: Any, z: float = 0.0) -> tuple[Any, Any]:
        """Intersect the ray through a pixel with the plane at height z."""
        dx, dy, dz = self.direction(sx, sy)
        t = (z - DISTANCE * self.sin) / dz
        return t * dx, -DISTANCE * self.cos + t * dy

    def pushed(self, factor: float, x: float, y: float) -> Camera:
        """A zoomed camera, nearer by a factor; the point x, y of the picture stays in place."""
        return Camera(
            self.width, self.height, self.sin, self.cos, self.focal * factor,
            x + (self.cx - x) * factor, y + (self.cy - y) * factor,
        )  # fmt: skip

    def scaled(self, factor: float) -> Camera:
        """The same view in a picture of another resolution."""
        return Camera(
            self.width * factor, self.height * factor, self.sin, self.cos,
            self.focal * factor, self.cx * factor, self.cy * factor,
        )  # fmt: skip


def _extent(sin: float, cos: float) -> tuple[float, float, float]:
    """Half the width, and the lowest and highest point, of the tray at focal length one."""
    x, y = HALF_X + RIM_WIDTH, HALF_Y + RIM_WIDTH
    raw = Camera(0, 0, sin, cos, 1.0, 0.0, 0.0)
    corners = [raw.project(x, s * y, z) for s in (-1, 1) for z in (-SKIRT, RIM_HEIGHT)]
    return max(c[0] for c in corners), min(c[1] for c in corners), max(c[1] for c in corners)


def low(width: float, height: float) -> Camera:
    """The camera of a replay: from low down, nearer to the felt."""
    width, height = max(1.0, width), max(1.0, height)
    sin, cos = math.sin(math.radians(LOW)), math.cos(math.radians(LOW))
    half, lowest, highest = _extent(sin, cos)
    # The ends of the frame may be cut off: what counts is on the felt.
    focal = min(width * 1.26 / (2 * half), height * 1.05 / (highest - lowest))
    cy = height * 0.60 - focal * (lowest + highest) / 2
    return Camera(width, height, sin, cos, focal, width / 2, cy)


def fit(width: float, height: float) -> Camera:
    """The camera that fills a picture: steeper in a square one, flatter in a wide one."""
    width, height = max(1.0, width), max(1.0, height)
    pad = MARGIN * width
    room_x = width - 2 * pad
    # The lower edge wants a little more: the tray throws a shadow on the stage.
    room_y = height - 2.2 * pad
    angle = STEEPEST
    while True:
        sin, cos = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        half, low, high = _extent(sin, cos)
        if angle <= FLATTEST or (high - low) * room_x <= room_y * 2 * half:
            break
        angle -= 0.5
    focal = min(room_x / (2 * half), room_y / (high - low))
    cy = height / 2 - focal * (low + high) / 2 - 0.1 * pad
    return Camera(width, height, sin, cos, focal, width / 2, cy)
