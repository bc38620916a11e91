"""The drawn icons: paths on a grid of 24, in the colour of the text beside them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from zonk_desktop.resources import resource

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon


#: What points back to where one has come from; time itself runs to the right everywhere.
_TURNED = frozenset(("undo",))


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    text = resource("icons", f"{name}.svg").read_text("utf-8").replace("#000000", colour)
    return QSvgRenderer(QByteArray(text.encode()))


def draw(painter: QPainter, name: str, box: QRectF, colour: QColor | str) -> None:
    """Paint an icon into a box."""
    renderer = _renderer(name, QColor(colour).name())
    if name not in _TURNED or not QGuiApplication.isRightToLeft():
        renderer.render(painter, box)
        return
    painter.save()
    painter.translate(box.left() + box.right(), 0)
    painter.scale(-1, 1)
    renderer.render(painter, box)
    painter.restore()


@cache
def _portrait(name: str) -> QSvgRenderer | None:
    path = resource("players", f"{name}.svg")
    return QSvgRenderer(str(path)) if path.is_file() else None


def draw_portrait(painter: QPainter, name: str, box: QRectF) -> None:
    """Paint the face of a computer player; one that has none stays a disc."""
    found = _portrait(name)
    if found is not None:
        found.render(painter, box)


def pixmap(name: str, size: int, colour: QColor | str, ratio: float = 1.0, gap: int = 0) -> QPixmap:
    """An icon as a pixmap; `gap`: left free at its left."""
    found = QPixmap(QSize(round((size + gap) * ratio), round(size * ratio)))
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    with QPainter(found) as painter:
        draw(painter, name, QRectF(gap, 0, size, size), colour)
    return found


def icon(name: str, colour: QColor | str, size: int = 24, gap: int = 0) -> QIcon:
    """An icon for a button, in two densities."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - not before the first frame

    found = QIcon()
    for ratio in (1.0, 2.0):
        found.addPixmap(pixmap(name, size, colour, ratio, gap))
    return found


def application_icon() -> QIcon:
    """The emblem in the sizes that systems ask for; small ones have drawings of their own."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - not before the first frame

    found = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        small = resource("icons", f"zonk-{size}.svg")
        drawing = small if small.is_file() else resource("icons", "zonk.svg")
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
        found.addPixmap(picture)
    return found
