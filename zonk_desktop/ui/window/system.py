"""What this machine runs, for About > System; what is missing is named, with what replaces it."""

from __future__ import annotations

import importlib
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import numpy
import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinterInfo

from zonk_desktop import log
from zonk_desktop.archive.place import data_folder
from zonk_desktop.tray.view import DiceTray


def _version(module: str, package: str) -> str:
    """Its version, or why there is none; a frozen program has the modules, but no list of them."""
    try:
        found = importlib.import_module(module)
    except Exception as wrong:  # a library that does not load may say so in any way
        log.caught("system", wrong, "warning")
        return f"missing ({wrong})"
    said = getattr(found, "__version__", "")
    if not said:
        try:
            said = version(package)
        except PackageNotFoundError:
            said = "of unknown version"
    return str(said)


def _physics() -> str:
    said = _version("mujoco", "mujoco-core")
    if not said.startswith("missing"):
        return said
    return f"{said}; the tray makes up throws of its own, and the faces are as fair"


def _tray(tray: object) -> str:
    if not isinstance(tray, DiceTray):
        return "not there"
    drawer, reason = tray.who_draws()
    by = "OpenGL" if drawer == "gl" else "Qt’s painter in place of OpenGL"
    return f"{by}. {reason}"


def _sound(tray: object) -> str:
    if not isinstance(tray, DiceTray) or tray.ears is None:
        return "silent, as there is no table yet"
    return tray.ears.status


def system(tray: object, folder: object = None) -> tuple[tuple[str, str], ...]:
    """In pairs: what it is, and what is to be said of it."""
    place = folder if isinstance(folder, Path) else data_folder()
    printers = [name for name in QPrinterInfo.availablePrinterNames() if name]
    return (
        ("System", platform.platform()),
        ("Python", platform.python_version()),
        ("Qt", f"{qVersion()}, {QGuiApplication.platformName()}"),
        ("PySide6", PySide6.__version__),
        ("numpy", numpy.__version__),
        ("MuJoCo", _physics()),
        ("PyOpenGL", _version("OpenGL", "PyOpenGL")),
        ("Tray", _tray(tray)),
        ("Sound", _sound(tray)),
        ("Printers", ", ".join(printers) or "none found; a PDF can always be written"),
        ("Data folder", str(place)),
        ("Log", str(log.path() or "none is written in this run")),
    )
