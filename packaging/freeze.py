"""Freeze the program: packaging/zonk.spec by PyInstaller, then look over what came out.

    python packaging/freeze.py        into dist/zonk-desktop (macOS: dist/Zonk Desktop.app)

Runs with an interpreter that has packaging/locks/freeze.txt installed; `dev.py build` makes one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import check
import product
import tools


def frozen() -> Path:
    """What PyInstaller makes on this system."""
    if sys.platform == "darwin":
        return product.DIST / f"{product.NAME}.app"
    return product.DIST / product.PACKAGE


def program() -> Path:
    """The program in it."""
    if sys.platform == "darwin":
        return frozen() / "Contents" / "MacOS" / product.PACKAGE
    return frozen() / (product.PACKAGE + (".exe" if sys.platform == "win32" else ""))


def main() -> int:
    tools.demand(tools.for_freezing(), "freeze: freezing")
    # Hash seeds and times out of the picture: the same input gives the same folder.
    surroundings = {**os.environ, "PYTHONHASHSEED": "1", "QT_QPA_PLATFORM": "offscreen"}
    surroundings.setdefault("SOURCE_DATE_EPOCH", "1767225600")
    # Bytecode without columns: they are marks below a line of source, which is not there.
    surroundings["PYTHONNODEBUGRANGES"] = "1"
    # Each module is packed by itself.
    surroundings["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "9"
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"),
        *("--distpath", str(product.DIST), "--workpath", str(product.WORK / "freeze")),
        str(product.ROOT / "packaging" / "zonk.spec"),
    ]
    status = subprocess.run(command, env=surroundings, cwd=product.ROOT, check=False).returncode
    if status:
        return status
    if sys.platform == "linux":
        tidy(frozen())
    return check.frozen(frozen())


def tidy(folder: Path) -> None:
    """Modes: the program can be started, libraries and texts can be read."""
    for item in folder.rglob("*"):
        if item.is_symlink():
            continue
        item.chmod(0o755 if item.is_dir() or item == program() else 0o644)


if __name__ == "__main__":
    sys.exit(main())
