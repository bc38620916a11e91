"""Commands for the director of the stage, one movement of the tray a call.

Every call returns at once and ends in one `moved` with its name, also when nothing had to move.
With reduced motion, and at the speed "off", the end is there at once. A movement of dice that is
asked for while another runs takes its place, from where dice are; the lamp and the eye go beside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QTimer, Signal

from .measures import BRASS_Y, MAGIC_SCALE, RIM_HEIGHT
from .scene import PUSH_SECONDS
from .sight import TraySight
from .state import Lamp, Table, magic_spot, row_spot

Name = Literal["gather", "show", "keep", "light", "sweep", "undo", "lamp", "push"]

#: One after another: seconds dice wait for each other on the way to the rail, and as they light up.
KEEP_EACH, LIGHT_EACH = 0.110, 0.080
#: Seconds the lamp takes to change.
LAMP_SECONDS = 0.250


class Moved(Protocol):
    """Interface of the tray that the movements need."""

    @property
    def sight(self) -> TraySight: ...
    def gather(self, dice: tuple[int, ...]) -> None: ...
    def set_table(
        self, table: Table, animate: bool = True, keep_each: float = 0.0, light_each: float = 0.0
    ) -> None: ...
    def sweep(self) -> None: ...
    def set_lamp(self, lamp: Lamp, seconds: float) -> None: ...
    def push(self, die: int | None, near: bool, seconds: float) -> None: ...
    def animate(self) -> None: ...
    def dice_end(self, now: float) -> float: ...
    def end_moves(self) -> None: ...
    def look_ahead(self, count: int) -> None: ...
    def ahead(self, count: int) -> int | None: ...


class Moves(QObject):
    """The movements of a tray, for one director."""

    moved = Signal(str)
    """A movement has come to its end: its name. One for every call."""

    def __init__(self, play: Moved, parent: QObject) -> None:
        super().__init__(parent)
        self._play = play
        self.look_ahead, self.ahead = play.look_ahead, play.ahead
        self.place_of = play.sight.die_point
        #: Movements that run: their names, and when each is over.
        self._running: dict[Name, Callable[[float], float]] = {}

    # ---- dice ------------------------------------------------------------------------------

    def gather(self, dice: tuple[int, ...]) -> None:
        """Take these dice into the hand, from where they lie; there they are held."""
        self._begin("gather", lambda: self._play.gather(dice))

    def show(self, table: Table) -> None:
        """Show this table: rings, tags and dimmed dice come, dice go where they belong."""
        self._begin("show", lambda: self._play.set_table(table))

    def keep(self, table: Table) -> None:
        """Show this table; dice that go to the rail go one after another, plates come last."""
        self._begin("keep", lambda: self._play.set_table(table, keep_each=KEEP_EACH))

    def light_up(self, table: Table) -> None:
        """Show this table; its picked dice light up one after another, from left to right."""
        self._begin("light", lambda: self._play.set_table(table, light_each=LIGHT_EACH))

    def sweep(self) -> None:
        """Sweep felt and rail to the right, out of the tray. All dice are in the hand then."""
        self._begin("sweep", self._play.sweep)

    def undo(self, table: Table) -> None:
        """Show this table; dice go back the way they came, the last first."""
        self._begin("undo", lambda: self._play.set_table(table, keep_each=KEEP_EACH))

    # ---- light and eye ---------------------------------------------------------------------

    def lamp(self, lamp: Lamp, seconds: float = LAMP_SECONDS) -> None:
        """Change the lamp: level, colour, narrowed to one die, or wide."""
        self._play.set_lamp(lamp, seconds)
        self._run("lamp", self._play.sight.gaze.lamp_ends)

    def push_in(self, die: int | None = None, seconds: float = PUSH_SECONDS) -> None:
        """Zoom towards a die or the middle. Nothing happens with reduced motion."""
        self._play.push(die, True, seconds)
        self._run("push", self._play.sight.gaze.push_ends)

    def pull_back(self) -> None:
        """Zoom out until the whole tray is seen."""
        self._play.push(None, False, PUSH_SECONDS / 2)
        self._run("push", self._play.sight.gaze.push_ends)

    # ---- where things are ------------------------------------------------------------------

    def lying(self) -> list[QRect]:
        """Boxes round all dice that lie on the table, on the widget."""
        sight = self._play.sight
        boxes = [sight.die_box(die.index) for die in sight.table.dice if die.place != "hand"]
        return [box.toAlignedRect() for box in boxes if box is not None]

    def felt_ends(self) -> float:
        """How far down the felt reaches on the widget, to the brass strip."""
        return self._play.sight.point((0.0, BRASS_Y, 0.0)).y()

    def place_for_name(self, index: int) -> QPointF | None:
        """The point before a die of the row at which a name and a disc are centred."""
        sight = self._play.sight
        if not sight.table.row:
            return None
        # Its place and not the die: names stay where they are while dice roll over.
        spot = row_spot(index, sight.table.row)
        return sight.point((spot.x, spot.y - 1.02, 0.0))

    def under_rim(self) -> float:
        """How far down the small dice on the upper rim reach on the widget."""
        front = magic_spot(0, 1).y - MAGIC_SCALE / 2
        return self._play.sight.point((0.0, front, RIM_HEIGHT)).y()

    def on_rim(self) -> list[QRect]:
        """A box round the small dice on the upper rim; none where no Magic Number lies there."""
        sight = self._play.sight
        count = len(sight.table.magic)
        if not count:
            return []
        half = MAGIC_SCALE / 2
        ends = []
        for place, side in ((0, -half), (count - 1, half)):
            spot = magic_spot(place, count)
            ends.append(sight.point((spot.x + side, spot.y - side, RIM_HEIGHT)))
        left, right = ends
        top = sight.point((0.0, magic_spot(0, count).y + half, RIM_HEIGHT + MAGIC_SCALE)).y()
        return [
            QRectF(QPointF(left.x(), top), QPointF(right.x(), self.under_rim())).toAlignedRect()
        ]

    # ---- running ---------------------------------------------------------------------------

    def finish(self) -> None:
        """Bring everything that runs to its end at once."""
        if self._running:
            self._play.end_moves()
            for name in list(self._running):
                self._end(name)

    @property
    def running(self) -> bool:
        return bool(self._running)

    def lasting(self, now: float) -> bool:
        """Whether a movement that runs is not over yet."""
        return any(ends(now) > now for ends in self._running.values())

    def _begin(self, name: Name, act: Callable[[], None]) -> None:
        for other in [key for key in self._running if key not in ("lamp", "push")]:
            self._end(other)  # its dice go on from where they are
        act()
        self._run(name, self._play.dice_end)

    def _run(self, name: Name, ends: Callable[[float], float]) -> None:
        self._end(name)
        self._running[name] = ends
        self._play.animate()
        QTimer.singleShot(0, self, self._soon)

    def _soon(self) -> None:
        """Emit `moved` after the call has returned, for what is over already."""
        self.tick(self._play.sight.now())

    def tick(self, now: float) -> None:
        """Emit `moved` for every movement that is over."""
        over = [name for name, ends in self._running.items() if ends(now) <= now]
        for name in over:
            self._end(name)

    def _end(self, name: Name) -> None:
        if self._running.pop(name, None) is not None:
            self.moved.emit(name)
