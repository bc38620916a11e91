"""The OpenGL view shows what the painter shows, survives a new context, and gives way to it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(
    os.environ.get("QT_QPA_PLATFORM", "") in ("offscreen", "minimal"),
    reason="this platform has no OpenGL windows",
)
def test_opengl() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.tray.gl_check"],
        cwd=ROOT,
        env={**os.environ, "ZONK_TRAY": ""},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    print(done.stdout, done.stderr)
    assert done.returncode == 0
    if "no OpenGL here" in done.stdout and sys.platform != "linux":
        pytest.skip(done.stdout.strip())
    # On Linux the tests' own display has OpenGL, in software (Mesa).
    assert "well" in done.stdout
