"""Without MuJoCo, OpenGL, a printer or sound the program runs, and About > System says so."""

from __future__ import annotations

import sys
from importlib.metadata import version

import pytest
from PySide6.QtWidgets import QApplication

from zonk_desktop.tray import physics, probe
from zonk_desktop.tray.throws import Thrower
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.window import system as page


def test_mujoco_is_missing(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    # None in this table is what makes a module be looked for in vain.
    monkeypatch.setitem(sys.modules, "mujoco", None)
    monkeypatch.setattr(physics, "library", physics.library.__wrapped__)
    said = dict(page.system(None))["MuJoCo"]
    assert said.startswith("missing (")
    assert "throws of its own" in said
    thrower = Thrower()
    assert not thrower.has_physics
    assert len(thrower.throw(6, (1, 2, 3, 4, 5, 6), 3).positions) > 20


def test_mujoco_is_there(qapp: QApplication) -> None:
    pytest.importorskip("mujoco")
    assert dict(page.system(None))["MuJoCo"] == version("mujoco-core")


def test_opengl_is_missing(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    # Opened from the first page the tray has never been seen; the answer is the same.
    monkeypatch.setattr(probe, "_context", lambda: (None, ""))
    monkeypatch.setattr(probe, "PLATFORMS", {QApplication.platformName()})
    monkeypatch.delenv("ZONK_TRAY", raising=False)
    tray = DiceTray()
    try:
        said = dict(page.system(tray))["Tray"]
    finally:
        tray.stop()
        tray.deleteLater()
    assert said == "Qt’s painter in place of OpenGL. No OpenGL context could be made."


def test_printers_are_missing(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    class Nothing:
        @staticmethod
        def availablePrinterNames() -> list[str]:
            return []

    monkeypatch.setattr(page, "QPrinterInfo", Nothing)
    assert "PDF" in dict(page.system(None))["Printers"]
    assert "silent" in dict(page.system(None))["Sound"]
