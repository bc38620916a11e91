"""A frame as figures for the card: one block of rows that all shaders read.

The rows stand in `shaders.BLOCK`. What stays the same from frame to frame is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from .colours import DICE, MARK, inlaid
from .dice_cast import lights, placed
from .dice_matter import halo
from .dice_shade import BODY_LIGHT, FELT_LIGHT, PIP_LIGHT
from .frame import Frame
from .light import F32
from .shaders import HEAD, MOST, ROWS


@dataclass(frozen=True, slots=True)
class Part:
    """A batch of dice of a frame: no more than one draw call takes."""

    data: F32
    count: int
    marked: bool
    glows: bool


class Packer:
    """Turns frames into rows."""

    def __init__(self) -> None:
        self.data: F32 = np.zeros((HEAD + ROWS * MOST, 4), np.float32)
        self._of: tuple[object, ...] = ()
        self._tints: F32 = np.zeros((0, 3, 4), np.float32)

    def pack(self, frame: Frame, ratio: float) -> Iterator[Part]:
        """The parts of a frame, what is far from the eye first; one at least."""
        self._head(frame, ratio)
        scene, camera = frame.scene, frame.camera
        count = len(scene.places)
        if not count:
            yield Part(self.data, 0, False, False)
            return
        rows = self._rows(frame)
        depths = camera.depth(scene.places[:, 1], scene.places[:, 2])
        rows = rows[np.argsort(-depths)]
        for start in range(0, count, MOST):
            part = rows[start : start + MOST]
            n = len(part)
            self.data[HEAD : HEAD + n * ROWS] = part.reshape(-1, 4)
            marked = bool((part[:, 4, :2] > 0.01).any())
            yield Part(self.data, n, marked, bool((part[:, 8, :3] > 0.01).any()))

    def _head(self, frame: Frame, ratio: float) -> None:
        camera, pool = frame.camera, frame.pool
        cam = camera if ratio == 1 else camera.scaled(ratio)
        x, y, wide, high = pool.seen(camera)
        near = 1 / frame.nearer
        finish = DICE[frame.dice].finish
        self.data[:HEAD] = (
            (cam.sin, cam.cos, cam.depth(0.0, 0.0), cam.focal),
            (cam.width, cam.height, cam.cx, cam.cy),
            (*camera.eye, 0.0),
            (*pool.colour, pool.around),
            (x * ratio, (camera.height - y) * ratio, wide * ratio, high * ratio),
            (
                near,
                frame.towards[0] / camera.width * (1 - near),
                frame.towards[1] / camera.height * (1 - near),
                0.0,
            ),
            (*FELT_LIGHT[frame.felt], 0.0),
            (finish.wide, finish.tight, finish.edge, finish.translucent),
            (finish.grain, finish.glow, finish.metal, 0.0),
        )

    def _rows(self, frame: Frame) -> F32:
        scene = frame.scene
        n = len(scene.places)
        rows = np.zeros((n, ROWS, 4), np.float32)
        places, heights = placed(frame.camera, scene.places, scene.scales)
        rows[:, :3, :3] = np.swapaxes(scene.rotations, 1, 2)
        rows[:, 3, :3] = places
        rows[:, 0, 3] = heights
        rows[:, 1, 3] = scene.scales
        rows[:, 4, 0], rows[:, 4, 1] = scene.rings, scene.focus
        rows[:, 4, 2], rows[:, 4, 3] = scene.shown, scene.dims
        rows[:, (5, 6, 8)] = self._tint(frame)
        rows[:, 8, :3] *= 1 - 0.6 * rows[:, 4, 3:4]
        rows[:, 7, :3] = 1.0 if frame.pool.plain else lights(frame)
        return rows

    def _tint(self, frame: Frame) -> F32:
        """Body, ink and halo of the dice."""
        of = (tuple(frame.scene.colours), frame.dice, frame.felt)
        if of != self._of:
            body, kept = BODY_LIGHT[frame.dice], []
            for colour in frame.scene.colours:
                ink = (*PIP_LIGHT[colour], float(inlaid(colour, frame.felt)))
                glow = (*halo(frame.dice, colour, 0.0), 0.0)
                kept.append(((*body[colour], MARK[colour]), ink, glow))
            self._of, self._tints = of, np.array(kept, np.float32)
        return self._tints
