"""The visible state of the tray at the moment when a frame is seen: dice, light and camera."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from .camera import Camera, fit, low
from .marks import die_box
from .pictures import PictureKey
from .scene import DiceScene, Frame, Gaze, Pool
from .state import DiceSet, Lamp, Speed, Table

if TYPE_CHECKING:
    from .player import DicePlayer


#: Milliseconds between two frames, and so the time for which each is on the screen.
FRAME_MS = 16
#: The number of frames over which lateness and rate are estimated.
SEEN = 15
#: More seconds than these are a stall, not the way or the rate of frames.
MOST = 0.05


class Lateness:
    """The time from the request of a frame to the end of its painting, of the last few frames.

    A frame stays until the next one. Shown is what happens in the middle of that time: a contact
    is then seen as often a little early as a little late, and its sound lies between.
    """

    def __init__(self) -> None:
        self._asked = -MOST
        self._waits = False
        self._ways: deque[float] = deque((0.0,), maxlen=SEEN)
        self._rates: deque[float] = deque((FRAME_MS / 1000,), maxlen=SEEN)

    @property
    def ahead(self) -> float:
        """Seconds from the request of a frame to the middle of the time in which it is seen."""
        return _middle(self._ways) + _middle(self._rates) / 2

    def asked(self, now: float) -> float:
        """A frame is asked for: the time that it should show."""
        since = now - self._asked
        if FRAME_MS / 2000 <= since <= MOST:
            self._rates.append(since)
        self._asked, self._waits = now, True
        return now + self.ahead

    def seen(self, now: float) -> None:
        """The frame that was asked for last is painted."""
        if self._waits:
            self._waits = False
            self._ways.append(min(now - self._asked, MOST))


def _middle(figures: deque[float]) -> float:
    return sorted(figures)[len(figures) // 2]


#: How fast a throw plays, and how long a movement by hand takes, beside its usual time.
SPEEDS = {"slow": 0.5, "normal": 0.7, "fast": 1.4}
BRISK = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}


class TraySight:
    """The dice, the lamp and the eye of one tray. Its clock is the performance counter."""

    def __init__(self) -> None:
        #: None until numpy is loaded.
        self.player: DicePlayer | None = None
        self.replayed: DicePlayer | None = None
        """Who is seen in place of the game while the last throw plays again."""
        self.low = False
        """Seen from low down."""
        self.gaze = Gaze()
        self.lateness = Lateness()
        self.table = Table()
        self.dice: DiceSet = "ivory"
        self.speed: Speed = "normal"
        self.reduced = False
        self.fitted = fit(320, 200)
        """How the picture of the table is seen."""
        self.width, self.height = 320, 200
        self.drawn: PictureKey | None = None
        """What that picture was cast for."""

    def now(self) -> float:
        return time.perf_counter()

    @property
    def still(self) -> bool:
        """Whether nothing may move: every change shows its end at once."""
        return self.reduced or self.speed == "off"

    @property
    def brisk(self) -> float:
        """The factor on the duration of movements by hand."""
        if self.still:
            return 0.0
        return BRISK[self.speed]

    @property
    def pace(self) -> float:
        """The playing speed of a throw, as a factor."""
        return SPEEDS.get(self.speed, 1.0)

    @property
    def seen(self) -> DicePlayer | None:
        """The player whose dice are drawn: of the game, or of a replay."""
        return self.replayed or self.player

    def fit(self) -> Camera:
        return low(self.width, self.height) if self.low else fit(self.width, self.height)

    # ---- lamp and eye ----------------------------------------------------------------------

    def set_lamp(self, lamp: Lamp, seconds: float) -> None:
        now = self.now()
        if lamp != self.gaze.lamp:
            self.gaze.set_lamp(lamp, now, seconds * self.brisk, self._lit_place(now))

    def push(self, die: int | None, near: bool, seconds: float) -> None:
        """Zoom in, or out. With reduced motion the camera stays where it is."""
        if near and self.still:
            return
        self.gaze.push(die, near, self.now(), seconds * self.brisk)

    def _lit_place(self, now: float) -> tuple[float, float] | None:
        on = self.gaze.lamp.on
        return None if on is None else self._over(on, now)

    def _over(self, die: int, now: float) -> tuple[float, float]:
        where = None if self.player is None else self.player.where(die, now)
        return (0.0, 0.8) if where is None else where[:2]

    def pool(self, now: float) -> Pool:
        return self.gaze.pool(now, self._lit_place(now))

    def camera(self) -> Camera:
        nearer = self.gaze.nearer(self.now())
        if nearer == 1:
            return self.fitted
        return self.fitted.pushed(nearer, *self._towards())

    def _towards(self) -> tuple[float, float]:
        """The point of the picture that is zoomed to."""
        die = self.gaze.push_on
        if die is None or self.player is None or self.player.playing:
            return self.fitted.project(0.0, 0.6, 0.0)
        return self.fitted.project(*self._over(die, self.now()), 0.5)

    # ---- frames ----------------------------------------------------------------------------

    def frame(self) -> Frame:
        """Return the frame to draw now: the dice as they will be when it is seen."""
        player = self.seen
        assert player is not None
        now = self.lateness.asked(self.now())
        nearer = self.gaze.nearer(now)
        scene: DiceScene = player.scene(now)
        felt = self.drawn.felt if self.drawn is not None else self.table.felt
        pool = self.pool(now)
        if nearer == 1:
            return Frame(self.fitted, scene, felt, self.dice, pool)
        towards = self._towards()
        camera = self.fitted.pushed(nearer, *towards)
        return Frame(camera, scene, felt, self.dice, pool, nearer, towards)

    def painted(self) -> None:
        self.lateness.seen(self.now())

    def busy(self, now: float) -> bool:
        """Whether the next frame differs from this one."""
        return self.gaze.busy(now) or (self.player is not None and self.player.busy(now))

    def stretch(self, painter: QPainter) -> None:
        """The transform by which the old picture is stretched until the new size is cast."""
        painter.scale(self.width / self.fitted.width, self.height / self.fitted.height)

    # ---- points ----------------------------------------------------------------------------

    def seen_at(self, point: QPointF) -> tuple[float, float]:
        """Map a point of the widget to the picture that is shown."""
        return (
            point.x() * self.fitted.width / max(1, self.width),
            point.y() * self.fitted.height / max(1, self.height),
        )

    def point(self, place: tuple[float, float, float]) -> QPointF:
        """Map a place on the table to a point of the widget."""
        x, y = self.camera().project(*place)
        return QPointF(x * self.width / self.fitted.width, y * self.height / self.fitted.height)

    def die_point(
        self, index: int, off: tuple[float, float, float] = (0.0, 0.0, 0.0)
    ) -> QPointF | None:
        """The middle of a die on the widget, or a point so far from it in die edges."""
        where = None if self.player is None else self.player.where(index, self.now())
        if where is None:
            return None
        x, y, z = (a + b for a, b in zip(where, off, strict=True))
        return self.point((x, y, z))

    def die_box(self, index: int) -> QRectF | None:
        """A box round a die on the widget."""
        where = None if self.player is None else self.player.where(index, self.now())
        if where is None:
            return None
        box = die_box(self.camera(), where)
        across, down = self.width / self.fitted.width, self.height / self.fitted.height
        return QRectF(box.x() * across, box.y() * down, box.width() * across, box.height() * down)

    def die_at(self, point: QPointF) -> int:
        """The index of the die at this point, or -1."""
        if self.player is None or self.player.playing or self.low:
            return -1
        camera = self.camera()
        ray = camera.direction(*self.seen_at(point))
        return self.player.dice.hit(camera.eye, ray, self.now())

    def may_flick(self) -> bool:
        """Whether there is something to throw."""
        rolling = self.low or (self.player is not None and self.player.playing)
        dice = self.table.dice
        free = bool(dice) if self.table.loose else any(die.place == "hand" for die in dice)
        return not rolling and free
