"""`zonk-desktop --selftest`: does this copy of the program have all it needs?

A frozen program can lack a file or a library and be none the wiser until a player comes across
it. Here every part is used once, in a temporary folder. Each says a line; a part that is missing
by design (no sound device, no graphics card) names its stand-in and why. Anything else on the
output, from Qt or from a library, counts as a failure.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from zonk_desktop.selftest.plain import PlainParts
from zonk_desktop.selftest.report import Broken, SelftestReport
from zonk_desktop.selftest.windowed import QtParts

__all__ = ["Broken", "Parts", "run"]

#: What may be said while all is well; every other line is a failure.
EXPECTED = (
    # A session without a desktop's own services: a test server, a chroot.
    re.compile(r"^qt\.qpa\.(services|theme)"),
    re.compile(r"(?i)dbus|portal|at-spi|accessib"),
    # Qt without a file of settings for its fonts, and drivers that speak before they draw.
    re.compile(r"^Fontconfig (warning|error)"),
    re.compile(r"^(libEGL|MESA|libGL|glx):? ?(warning|error|info|failed)?", re.IGNORECASE),
    # No OpenGL at all: the painter stands in, as the line about the tray says.
    re.compile(r"^QXcbIntegration: Cannot create platform (OpenGL context|offscreen surface)"),
    re.compile(r"^qt\.glx: |^QOpenGLWidget: Failed to create context"),
    re.compile(r"XDG_RUNTIME_DIR"),
    re.compile(r"This plugin (does not support|supports) "),
)


def run(folder: Path | None = None) -> int:
    """All parts, a line each; 0 when all is well. A folder gets the report and pictures."""
    report = SelftestReport(folder)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="zonk-selftest-") as temporary,
        report.overheard() as heard,
    ):
        parts = Parts(Path(temporary), folder)
        for name, part in parts.all():
            report.take(name, part)
        parts.close()
    if strange := [line for line in heard if not any(sign.search(line) for sign in EXPECTED)]:
        report.bad("output", f"{len(strange)} unexpected lines; the first: {strange[0][:300]}")
    else:
        report.good("output", "nothing unexpected")
    return report.close()


class Parts:
    """The parts in the order they need each other."""

    def __init__(self, temporary: Path, pictures: Path | None) -> None:
        transcript = temporary / "scripted.zonk"
        self._plain = PlainParts(temporary, transcript)
        self._qt = QtParts(temporary, transcript, pictures)

    def all(self) -> list[tuple[str, Callable[[], str]]]:
        plain, qt = self._plain, self._qt
        return [
            ("program", plain.program),
            ("resources", plain.resources),
            ("rule sets", plain.rule_sets),
            ("journal", plain.journal),
            ("game", plain.game),
            ("chances", plain.chances),
            ("Qt", qt.qt),
            ("fonts", qt.fonts),
            ("sheet", qt.sheet),
            ("photographs", qt.photographs),
            ("throws", qt.throws),
            ("tray", qt.tray),
            ("stand-in", qt.stand_in),
            ("clips", qt.clips),
            ("charts", qt.charts),
            ("sound", qt.sound),
            ("printer", qt.printer),
            ("window", qt.window),
            ("system", qt.system),
        ]

    def close(self) -> None:
        self._qt.close()
