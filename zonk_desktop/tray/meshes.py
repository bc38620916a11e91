"""The two meshes of the OpenGL view: a cube for every die, a square for every piece of floor.

The rounding of a die is worked out for every pixel in the shader, so no mesh needs facets.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

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
