"""Mouse handling of the tray: clicks on dice, dice under it, and a flick that is aimed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from .flick import push_of
from .measures import BRASS_Y, HALF_X, HALF_Y
from .sight import TraySight

#: How high over the floor the hand is that flicks.
FLICK_HEIGHT = 1.5
#: So much of the mouse's way the hand goes while it aims, and this many points of its trail count.
FOLLOW = 0.35
TRAIL = 200


class Pointer(QObject):
    """Turns mouse events into signals about dice."""

    clicked = Signal(int)
    hovered = Signal(int)
    aimed = Signal(float, float)
    """A flick is being aimed: the way of the mouse so far, in die edges."""
    flicked = Signal(object)
    let_be = Signal()
    """The mouse was let go, and it was no flick."""

    def __init__(self, sight: TraySight, parent: QObject) -> None:
        super().__init__(parent)
        self._sight = sight
        self._trail: list[tuple[float, float, float]] = []
        self._pressed: tuple[QPointF, int] | None = None
        self._over = -1
        self._aiming = False

    def press(self, event: QMouseEvent) -> None:
        self._pressed = event.position(), self._sight.die_at(event.position())
        self._trail = [self._point(event)]
        self._aiming = False

    def move(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            die = self._sight.die_at(event.position())
            if die != self._over:
                self._over = die
                self.hovered.emit(die)
            return
        self._trail.append(self._point(event))
        self._trail = self._trail[-TRAIL:]
        start, _ = self._pressed
        far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
        if self._aiming or (far and self._sight.may_flick() and self._on_floor(start)):
            self._aiming = True
            now, begun = self._trail[-1], self._trail[0]
            self.aimed.emit((now[1] - begun[1]) * FOLLOW, (now[2] - begun[2]) * FOLLOW)

    def release(self, event: QMouseEvent) -> bool:
        """Handle a release; returns whether the press was on the tray as well."""
        if self._pressed is None:
            return False
        start, die = self._pressed
        self._pressed, self._aiming = None, False
        self._trail.append(self._point(event))
        if (event.position() - start).manhattanLength() < QApplication.startDragDistance():
            if die >= 0 and die == self._sight.die_at(event.position()):
                self.clicked.emit(die)
            return True
        push = push_of(self._trail)
        if push is not None and self._sight.may_flick() and self._on_floor(start):
            self.flicked.emit(push)
        else:
            self.let_be.emit()
        return True

    def leave(self) -> None:
        if self._over >= 0:
            self._over = -1
            self.hovered.emit(-1)

    def _on_floor(self, point: QPointF) -> bool:
        x, y = self._sight.camera().on_plane(*self._sight.seen_at(point))
        return bool(abs(x) < HALF_X and BRASS_Y - 0.2 < y < HALF_Y + 0.3)

    def _point(self, event: QMouseEvent) -> tuple[float, float, float]:
        at = self._sight.seen_at(event.position())
        x, y = self._sight.camera().on_plane(*at, FLICK_HEIGHT)
        return float(event.timestamp()), float(x), float(y)


def is_left(event: QMouseEvent) -> bool:
    return event.button() == Qt.MouseButton.LeftButton
