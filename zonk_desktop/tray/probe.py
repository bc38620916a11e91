"""Whether the tray is drawn by OpenGL or by QPainter, and why."""

from __future__ import annotations

import os
from functools import cache
from typing import NamedTuple

from zonk_desktop.words import Message

PLATFORMS = frozenset({"xcb", "wayland", "windows", "cocoa"})
SOFT = ("llvmpipe", "softpipe", "swiftshader", "gdi generic", "software rasterizer")
LEAST = (3, 3)


class RendererChoice(NamedTuple):
    gl: bool
    reason: Message


def prepare() -> None:
    """Ask for OpenGL 3.3, core, with shared contexts, and for one thread that paints.

    Call it before the QApplication is made.
    """
    from PySide6.QtCore import QCoreApplication, Qt  # noqa: PLC0415
    from PySide6.QtGui import QSurfaceFormat  # noqa: PLC0415

    # Qt hands parts of a fill to threads and waits for them, longer than the fill takes.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    # Without sharing, a tray that moves to another window would lose its textures.
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    wanted = QSurfaceFormat()
    wanted.setVersion(*LEAST)
    wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    wanted.setSwapInterval(1)
    QSurfaceFormat.setDefaultFormat(wanted)


def decide(
    wanted: str, variable: str, platform: str, version: tuple[int, int] | None, renderer: str
) -> RendererChoice:
    """Choose a renderer from what is known: a function of its arguments alone."""
    forced = variable == "gl"
    if variable == "painter":
        return RendererChoice(False, Message.of("tray-painter-by-variable"))
    if wanted == "painter" and not forced:
        return RendererChoice(False, Message.of("tray-painter-by-settings"))
    if platform not in PLATFORMS:
        return RendererChoice(False, Message.of("tray-no-gl-windows", platform=platform))
    if version is None:
        return RendererChoice(False, Message.of("tray-no-gl-context"))
    said = f"{version[0]}.{version[1]}"
    if version < LEAST:
        return RendererChoice(False, Message.of("tray-gl-old", version=said))
    if not forced and any(name in renderer.lower() for name in SOFT):
        return RendererChoice(False, Message.of("tray-gl-in-software", renderer=renderer))
    return RendererChoice(
        True, Message.of("tray-gl", version=said, renderer=renderer, forced=forced)
    )


def choose(wanted: str = "auto") -> RendererChoice:
    """Choose a renderer for this machine. Needs a QGuiApplication."""
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    variable = os.environ.get("ZONK_TRAY", "").strip().lower()
    platform = QGuiApplication.platformName().partition("-")[0]
    early = decide(wanted, variable, platform, LEAST, "")
    if not early.gl:
        return early
    version, renderer = _context()
    return decide(wanted, variable, platform, version, renderer)


@cache
def _context() -> tuple[tuple[int, int] | None, str]:
    """The version and the renderer of a context made on trial, or None."""
    from PySide6.QtGui import QOffscreenSurface, QOpenGLContext, QSurfaceFormat  # noqa: PLC0415

    context = QOpenGLContext()
    context.setFormat(QSurfaceFormat.defaultFormat())
    if not context.create():
        return None, ""
    surface = QOffscreenSurface()
    surface.setFormat(context.format())
    surface.create()
    if not surface.isValid() or not context.makeCurrent(surface):
        return None, ""
    try:
        made = context.format()
        name = str(context.functions().glGetString(0x1F01) or "?")
        return (made.majorVersion(), made.minorVersion()), name
    finally:
        context.doneCurrent()
