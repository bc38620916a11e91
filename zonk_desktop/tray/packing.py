"""A frame as figures for the card: one block of rows that all shaders read.

The rows stand in `shaders.BLOCK`. What stays the same from frame to frame is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .colours import DICE, MARK, inlaid
from .dice_cast import lights, placed
from .dice_shade import BODY_LIGHT, FELT_LIGHT, PIP_LIGHT
from .light import F32, halo
from .scene import Frame
from .shaders import HEAD, MOST, ROWS

Mesh = tuple[NDArray[np.float32], NDArray[np.uint32]]


def cube() -> Mesh:
    """The cube's triangles: corners at plus and minus one, counter-clockwise from outside."""
    corners = np.array(
        [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], dtype=np.float32
    )
    quads = [(4, 6, 7, 5), (2, 3, 7, 6), (1, 5, 7, 3), (0, 1, 3, 2), (0, 4, 5, 1), (0, 2, 6, 4)]
    indices = [i for a, b, c, d in quads for i in (a, b, c, a, c, d)]
    return corners, np.array(indices, dtype=np.uint32)


def square() -> Mesh:
    """The square's triangles, from minus to plus one in x and y."""
    corners = np.array([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], dtype=np.float32)
    return corners, np.array([0, 1, 2, 0, 2, 3], dtype=np.uint32)


@dataclass(frozen=True, slots=True)
class Part:
    """A batch of dice of a frame: no more than one draw call takes."""

    data: F32
    count: int
    marked: bool
    glows: bool


class Packer:
    def __init__(self) -> None:
        self.data: F32 = np.zeros((HEAD + ROWS * MOST, 4), np.float32)
        self._parts = self.data[HEAD:].reshape(MOST, ROWS, 4)
        self._head_of: tuple[object, ...] = ()
        self._rows: F32 = np.zeros((0, ROWS, 4), np.float32)
        self._rows_of: tuple[object, ...] = ()
        self._halos: F32 | None = None
        self._even = False
        self._marks: F32 | None = None
        self._marked = False
        #: The way to the eye: dice are drawn in its order.
        self._nearer = np.zeros(3)

    def pack(self, frame: Frame, ratio: float) -> Iterator[Part]:
        """The parts of a frame, what is far from the eye first; one at least."""
        head = (
            frame.camera,
            frame.pool,
            frame.nearer,
            frame.towards,
            frame.felt,
            frame.dice,
            ratio,
        )
        if head != self._head_of:
            self._head(frame, ratio)
            self._head_of = head
            self._nearer = np.array([0.0, -frame.camera.cos, frame.camera.sin])
        scene = frame.scene
        count = len(scene.colours)
        if not count:
            yield Part(self.data, 0, False, False)
            return
        rows = self._fill(frame, count)
        order = scene.places.dot(self._nearer).argsort()
        marked, glows = self._marked, self._halos is not None
        for start in range(0, count, MOST):
            n = min(MOST, count - start)
            rows.take(order[start : start + n], axis=0, out=self._parts[:n], mode="clip")
            yield Part(self.data, n, marked, glows)

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

    def _fill(self, frame: Frame, count: int) -> F32:
        """A block of rows a die; what a die is made of stays from frame to frame."""
        scene = frame.scene
        of = (scene.colours, frame.dice, frame.felt)
        if of != self._rows_of:
            self._tint(frame, count)
            self._rows_of = of
        rows, marks = self._rows, scene.marks
        places, heights = scene.places, scene.places[:, 2]
        if scene.small:
            places, heights = placed(frame.camera, places, marks[:, 4])
        rows[:, :3, :3] = scene.rotations.transpose(0, 2, 1)
        rows[:, 3, :3] = places
        rows[:, 0, 3] = heights
        if marks is not self._marks:
            self._marks = marks
            self._marked = bool(marks[:, :2].max() > 0.01)
            rows[:, 1, 3] = marks[:, 4]
            rows[:, 4] = marks[:, :4]
            if self._halos is not None:
                rows[:, 8, :3] = self._halos * (1 - 0.6 * marks[:, 3:4])
        if not frame.pool.plain:
            rows[:, 7, :3] = lights(frame)
        elif not self._even:
            rows[:, 7, :3] = 1.0
        self._even = frame.pool.plain
        return rows

    def _tint(self, frame: Frame, count: int) -> None:
        """Body, ink and halo of the dice."""
        rows = self._rows = np.zeros((count, ROWS, 4), np.float32)
        self._even, self._marks = False, None
        body, halos = BODY_LIGHT[frame.dice], []
        for row, colour in zip(rows, frame.scene.colours, strict=True):
            row[5] = *body[colour], MARK[colour]
            row[6] = *PIP_LIGHT[colour], float(inlaid(colour, frame.felt))
            halos.append(halo(frame.dice, colour, 0.0))
        found = np.array(halos, np.float32)
        self._halos = found if found.max() > 0.01 else None
