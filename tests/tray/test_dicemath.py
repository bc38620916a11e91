"""The geometry of a die: what may never be wrong with one."""

from __future__ import annotations

import numpy as np
import pytest

from zonk_desktop.tray import dicemath as dm


def test_opposite_faces_add_to_seven_and_123_run_counter_clockwise() -> None:
    for face in range(1, 7):
        assert np.allclose(dm.NORMALS[face - 1], -dm.NORMALS[6 - face])
    one, two, three = dm.NORMALS[:3]
    assert np.dot(np.cross(one, two), three) > 0


def test_24_proper_turns() -> None:
    assert len(dm.CUBE_ROTATIONS) == 24
    assert len({tuple(m.ravel()) for m in dm.CUBE_ROTATIONS}) == 24
    assert np.allclose(np.linalg.det(dm.CUBE_ROTATIONS), 1)


def test_relabelling_brings_every_face_up_in_every_pose() -> None:
    rng = np.random.default_rng(1)
    for _ in range(2000):
        lying = dm.about_z(rng.uniform(0, 7)) @ dm.CUBE_ROTATIONS[rng.integers(24)]
        face = int(rng.integers(1, 7))
        shown = lying @ dm.relabel(lying, face, int(rng.integers(4)))
        assert dm.top_face(shown)[0] == face
        assert np.linalg.det(shown) == pytest.approx(1)


def test_blending_ends_at_both_ends_even_half_a_turn_apart() -> None:
    for turn in dm.CUBE_ROTATIONS:
        assert np.allclose(dm.blend(np.eye(3), turn, 1.0), turn, atol=1e-6)
        assert np.allclose(dm.blend(np.eye(3), turn, 0.0), np.eye(3), atol=1e-6)


def test_settling_keeps_the_face() -> None:
    rng = np.random.default_rng(2)
    for _ in range(200):
        lying = dm.flat(int(rng.integers(1, 7)), rng.uniform(0, 7))
        assert dm.top_face(dm.settle(lying, 0.03))[0] == dm.top_face(lying)[0]
