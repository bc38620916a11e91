"""MuJoCo's library, called without its Python modules, does to the last bit what they do."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from zonk_desktop.tray import physics
from zonk_desktop.tray.throws import _button, _let_go, _model

LYING = ((1.5, 1.0, 0.3),)


@pytest.mark.parametrize("dice", [1, 6])
def test_every_figure_is_mujocos_own(dice: int) -> None:
    mujoco = pytest.importorskip("mujoco")
    xml = _model(dice, False, LYING)
    model = mujoco.MjModel.from_xml_string(xml)
    theirs, ours = mujoco.MjData(model), physics.World(xml, dice)
    assert ours.fixed == model.ngeom - dice
    for seed in (3, 4):
        mujoco.mj_resetData(model, theirs)
        ours.reset()
        for place, motion in (
            (theirs.qpos.reshape(dice, 7), theirs.qvel.reshape(dice, 6)),
            (ours.place, ours.motion),
        ):
            rng = np.random.default_rng(seed)
            _let_go(place, motion, rng, _button(rng))
        touched = 0
        for _ in range(600):
            mujoco.mj_step(model, theirs)
            ours.step()
            assert np.array_equal(ours.place.ravel(), theirs.qpos)
            assert np.array_equal(ours.motion.ravel(), theirs.qvel)
            assert np.array_equal(ours.force.ravel(), theirs.qfrc_constraint)
            pairs = ours.touching()
            assert (pairs is None) == (theirs.ncon == 0)
            if pairs is not None:
                touched += 1
                assert np.array_equal(pairs, theirs.contact.geom)
        assert touched > 100


def test_a_table_that_mujoco_does_not_understand_is_refused() -> None:
    pytest.importorskip("mujoco")
    with pytest.raises(ValueError, match="XML"):
        physics.World("<mujoco><worldbody></mujoco>", 1)


def test_a_library_that_is_none_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mujoco").mkdir()
    for name in (*physics._NAMES.values(), f"libmujoco.so.{physics.VERSION}"):
        (tmp_path / "mujoco" / name).write_text("no library")
    monkeypatch.setattr(physics, "find_spec", lambda name: _Folder(tmp_path / name))
    with pytest.raises(physics.NoPhysics, match="does not load"):
        physics.library.__wrapped__()


class _Folder:
    def __init__(self, folder: Path) -> None:
        self.submodule_search_locations = [str(folder)]
