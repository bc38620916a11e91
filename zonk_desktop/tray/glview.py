"""The tray drawn by OpenGL: the cast table as a background, shadows, rings and dice over it.

Imported only where `probe` has said yes. An error in here never ends a game: the widget is told
and the painter takes over in the middle of the throw.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage, QOpenGLContext
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QWidget

from zonk_desktop import log
from zonk_desktop.words import Message, MessageError

# PyOpenGL must talk to the same window system as Qt, and decides when it is first imported.
_PLATFORMS = {"xcb": "glx", "wayland": "egl", "windows": "nt", "cocoa": "darwin"}
_PLATFORM = _PLATFORMS.get(QGuiApplication.platformName().partition("-")[0])
if os.environ.get("QT_XCB_GL_INTEGRATION") == "xcb_egl":
    _PLATFORM = "egl"
if _PLATFORM:
    os.environ.setdefault("PYOPENGL_PLATFORM", _PLATFORM)

import OpenGL  # type: ignore[import-untyped]  # noqa: E402

OpenGL.ERROR_CHECKING = False

from OpenGL import GL  # noqa: E402

# What is called in every frame: without their wrappers these cost a third.
from OpenGL.raw.GL.VERSION.GL_1_0 import glBlendFunc, glClear, glGetError  # type: ignore[import-untyped]  # noqa: E402
from OpenGL.raw.GL.VERSION.GL_1_1 import glBindTexture  # type: ignore[import-untyped]  # noqa: E402
from OpenGL.raw.GL.VERSION.GL_1_4 import glBlendFuncSeparate  # type: ignore[import-untyped]  # noqa: E402
from OpenGL.raw.GL.VERSION.GL_1_5 import glBufferData  # type: ignore[import-untyped]  # noqa: E402
from OpenGL.raw.GL.VERSION.GL_2_0 import glUseProgram  # type: ignore[import-untyped]  # noqa: E402
from OpenGL.raw.GL.VERSION.GL_3_0 import glBindVertexArray  # type: ignore[import-untyped]  # noqa: E402
from OpenGL.raw.GL.VERSION.GL_3_1 import glDrawElementsInstanced  # type: ignore[import-untyped]  # noqa: E402

from . import packing, shaders  # noqa: E402
from .packing import Packer, Part  # noqa: E402

if TYPE_CHECKING:
    from .scene import Frame

#: Under names of this module: looked up once instead of in every frame.
_BLOCK, _STREAM = int(GL.GL_UNIFORM_BUFFER), int(GL.GL_STREAM_DRAW)
_ONE, _ZERO = int(GL.GL_ONE), int(GL.GL_ZERO)
_ALPHA, _LESS = int(GL.GL_SRC_ALPHA), int(GL.GL_ONE_MINUS_SRC_ALPHA)
_TRIANGLES, _NUMBERS = int(GL.GL_TRIANGLES), int(GL.GL_UNSIGNED_INT)
_PICTURE, _PLANE = int(GL.GL_COLOR_BUFFER_BIT), int(GL.GL_TEXTURE_2D)
#: The stage, where no table has been cast yet.
BACKGROUND = (42, 30, 22)

PROGRAMS = ("table", "shadow", "halo", "ring", "die")


def _compile(vertex: str, fragment: str) -> int:
    program = int(GL.glCreateProgram())
    for kind, source in ((GL.GL_VERTEX_SHADER, vertex), (GL.GL_FRAGMENT_SHADER, fragment)):
        shader = GL.glCreateShader(kind)
        GL.glShaderSource(shader, source)
        GL.glCompileShader(shader)
        if not GL.glGetShaderiv(shader, GL.GL_COMPILE_STATUS):
            raise RuntimeError(str(GL.glGetShaderInfoLog(shader)))
        GL.glAttachShader(program, shader)
    GL.glLinkProgram(program)
    if not GL.glGetProgramiv(program, GL.GL_LINK_STATUS):
        raise RuntimeError(str(GL.glGetProgramInfoLog(program)))
    return program


class ContextLost(MessageError):
    """The window took the context of OpenGL away."""


class TrayItem:
    """The whole tray, in four draw calls."""

    def __init__(self, surface: GlSurface) -> None:
        self._surface = surface
        self._programs: dict[str, int] = {}
        self._block = 0
        self._packer = Packer()
        self._bound = 0
        self._size = self._packer.data.nbytes
        self._rows = ctypes.c_void_p(self._packer.data.ctypes.data)
        self._meshes: dict[str, tuple[int, int]] = {}
        self._texture = 0
        self._pending: QImage | None = None
        self._has_table = False

    def set_table_image(self, image: QImage) -> None:
        self._pending = image

    def build(self) -> None:
        """Make all OpenGL objects in a new context; those of another died with it."""
        self._programs.clear()
        self._meshes.clear()
        self._pending = self._surface.table_image
        for name in PROGRAMS:
            program = _compile(*shaders.program(name))
            block = GL.glGetUniformBlockIndex(program, "Frame")
            if block != GL.GL_INVALID_INDEX:
                GL.glUniformBlockBinding(program, block, 0)
            self._programs[name] = program
        self._block = int(GL.glGenBuffers(1))
        GL.glBindBuffer(GL.GL_UNIFORM_BUFFER, self._block)
        GL.glBufferData(GL.GL_UNIFORM_BUFFER, self._packer.data.nbytes, None, GL.GL_DYNAMIC_DRAW)
        GL.glUseProgram(self._programs["table"])
        GL.glUniform1i(GL.glGetUniformLocation(self._programs["table"], "u_table"), 0)
        for name, (points, indices) in (("cube", packing.cube()), ("square", packing.square())):
            array = int(GL.glGenVertexArrays(1))
            GL.glBindVertexArray(array)
            corners, order = GL.glGenBuffers(2)
            GL.glBindBuffer(GL.GL_ARRAY_BUFFER, corners)
            GL.glBufferData(GL.GL_ARRAY_BUFFER, points.nbytes, points, GL.GL_STATIC_DRAW)
            GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, order)
            GL.glBufferData(GL.GL_ELEMENT_ARRAY_BUFFER, indices.nbytes, indices, GL.GL_STATIC_DRAW)
            GL.glEnableVertexAttribArray(0)
            GL.glVertexAttribPointer(0, 3, GL.GL_FLOAT, False, 12, ctypes.c_void_p(0))
            GL.glBindVertexArray(0)
            self._meshes[name] = array, len(indices)
        self._texture = int(GL.glGenTextures(1))
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._texture)
        for key, value in (
            (GL.GL_TEXTURE_MIN_FILTER, GL.GL_LINEAR),
            (GL.GL_TEXTURE_MAG_FILTER, GL.GL_LINEAR),
            (GL.GL_TEXTURE_WRAP_S, GL.GL_CLAMP_TO_EDGE),
            (GL.GL_TEXTURE_WRAP_T, GL.GL_CLAMP_TO_EDGE),
        ):
            GL.glTexParameteri(GL.GL_TEXTURE_2D, key, value)
        self._has_table = False
        # Once for all frames: nobody else draws in this context.
        GL.glActiveTexture(GL.GL_TEXTURE0)
        GL.glBindBufferBase(GL.GL_UNIFORM_BUFFER, 0, self._block)
        GL.glDisable(GL.GL_DEPTH_TEST)
        GL.glEnable(GL.GL_CULL_FACE)  # the squares all look up
        GL.glFrontFace(GL.GL_CCW)
        GL.glCullFace(GL.GL_BACK)
        GL.glEnable(GL.GL_BLEND)
        # The picture itself must stay opaque, or the window would shine through its shadows.
        glBlendFuncSeparate(_ALPHA, _LESS, _ZERO, _ONE)
        GL.glClearColor(*(part / 255 for part in BACKGROUND), 1.0)

    def _upload(self, image: QImage) -> None:
        picture = image.convertToFormat(QImage.Format.Format_RGBX8888)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._texture)
        GL.glPixelStorei(GL.GL_UNPACK_ALIGNMENT, 4)
        GL.glTexImage2D(
            GL.GL_TEXTURE_2D,
            0,
            GL.GL_RGBA8,
            picture.width(),
            picture.height(),
            0,
            GL.GL_RGBA,
            GL.GL_UNSIGNED_BYTE,
            bytes(picture.constBits()),
        )
        self._has_table = True

    def draw(self) -> None:
        if self._pending is not None:
            self._upload(self._pending)
            self._pending = None
        frame = self._surface.frame()
        parts = self._packer.pack(frame, self._surface.devicePixelRatioF())
        first = next(parts)
        glClear(_PICTURE)
        self._bound = 0
        self._send()
        if self._has_table:
            # Qt binds textures of its own where the widget gets another size.
            glBindTexture(_PLANE, self._texture)
            self._mesh("table", "square", 1)
        self._dice(first)
        for part in parts:
            self._send()
            self._dice(part)
        wrong = glGetError()  # once a frame: asking after every call takes half of its time
        if wrong:
            raise RuntimeError(f"OpenGL says 0x{int(wrong):04x}")

    def _send(self) -> None:
        """The packer's rows, as they are now, to the shaders."""
        glBufferData(_BLOCK, self._size, self._rows, _STREAM)

    def _dice(self, part: Part) -> None:
        if not part.count:
            return
        self._mesh("shadow", "square", part.count)
        if part.glows:
            glBlendFunc(_ONE, _ONE)
            self._mesh("halo", "square", part.count)
            glBlendFuncSeparate(_ALPHA, _LESS, _ZERO, _ONE)
        if part.marked:
            self._mesh("ring", "square", part.count)
        self._mesh("die", "cube", part.count)

    def _mesh(self, program: str, name: str, instances: int) -> None:
        array, count = self._meshes[name]
        glUseProgram(self._programs[program])
        if array != self._bound:
            glBindVertexArray(array)
            self._bound = array
        glDrawElementsInstanced(_TRIANGLES, count, _NUMBERS, None, instances)


class GlSurface(QOpenGLWidget):
    """The OpenGL child of the tray. The mouse goes through it to the tray."""

    failed = Signal(object)

    def __init__(self, frame: Callable[[], Frame], parent: QWidget) -> None:
        """`frame`: asked for what to draw whenever something is drawn."""
        super().__init__(parent)
        self.frame = frame
        self.table_image: QImage | None = None
        self._dead = False
        self._item = TrayItem(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_table_image(self, image: QImage) -> None:
        self.table_image = image
        self._item.set_table_image(image)
        self.update()

    def initializeGL(self) -> None:
        # Also called when the widget was moved to another window and got another context.
        self._do(self._item.build)

    def paintGL(self) -> None:
        # Qt has set the viewport.
        if not self._dead:
            self._do(self._item.draw)

    def _do(self, work: Callable[[], None]) -> None:
        """Talk to OpenGL, or say once why it cannot be talked to."""
        context: QOpenGLContext | None = self.context()
        if context is None or not context.isValid():
            self.fail(ContextLost("tray-gl-context-lost"))
            return
        try:
            work()
        except Exception as error:
            log.caught("tray", error, "warning")
            self.fail(error)

    def fail(self, error: Exception) -> None:
        """Emit `failed` once, from outside of the paint event."""
        if self._dead:
            return
        self._dead = True
        why = Message.of("tray-gl-failed", why=str(error))
        QTimer.singleShot(0, self, lambda: self.failed.emit(why))
