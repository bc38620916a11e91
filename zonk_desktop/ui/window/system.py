"""Versions and parts of this machine for About > System, with replacements of what is missing."""

from __future__ import annotations

import importlib
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import numpy
import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinterInfo

from zonk_desktop import log
from zonk_desktop.archive.place import data_folder
from zonk_desktop.tray import physics
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.words import commas, say


def _version(module: str, package: str) -> str:
    """Version of a module, or why there is none; a frozen program has no list of packages."""
    try:
        found = importlib.import_module(module)
    except Exception as wrong:  # a library that does not load may say so in any way
        log.caught("system", wrong, "warning")
        return say("window-system-missing", why=str(wrong))
    said = getattr(found, "__version__", "")
    if not said:
        try:
            said = version(package)
        except PackageNotFoundError:
            said = say("window-of-unknown-version")
    return str(said)


def _physics() -> str:
    try:
        physics.library()
    except physics.NoPhysics as wrong:
        missing = say("window-system-missing", why=str(wrong))
        return say("window-system-no-physics", missing=missing)
    return physics.VERSION


def _tray(tray: object) -> str:
    if not isinstance(tray, DiceTray):
        return say("window-not-there")
    drawer, reason = tray.who_draws()
    drawn = "window-drawn-by-opengl" if drawer == "gl" else "window-drawn-by-qt"
    return say(drawn, reason=reason)


def _sound(tray: object) -> str:
    if not isinstance(tray, DiceTray) or tray.ears is None:
        return say("window-silent-as-there-is-no")
    return tray.ears.status


def system(tray: object, folder: object = None) -> tuple[tuple[str, str], ...]:
    """Pairs of label and text for About > System."""
    place = folder if isinstance(folder, Path) else data_folder()
    printers = [name for name in QPrinterInfo.availablePrinterNames() if name]
    return (
        (say("window-system"), platform.platform()),
        (say("window-python"), platform.python_version()),
        (say("window-qt"), f"{qVersion()}, {QGuiApplication.platformName()}"),
        ("PySide6", PySide6.__version__),
        ("numpy", numpy.__version__),
        ("MuJoCo", _physics()),
        ("PyOpenGL", _version("OpenGL", "PyOpenGL")),
        # It reads the texts; where there is no wheel of it, a slower one does.
        ("Fluent", "rustfluent" if "rustfluent" in sys.modules else "fluent.runtime"),
        (say("window-tray"), _tray(tray)),
        (say("window-dialog-sound"), _sound(tray)),
        (say("window-printers"), commas(printers) or say("window-none-found-a-pdf-can")),
        (say("window-data-folder"), str(place)),
        (say("window-log"), str(log.path() or say("window-none-is-written-in-this"))),
    )
