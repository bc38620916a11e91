"""The throws and movements of a tray: what was asked for, what plays, and when it is over."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from zonk_desktop.breath import hold, let_on

from .flick import FlickPush
from .moves import Moves
from .sight import FRAME_MS, TraySight
from .state import Lamp, Table, seats_of, swept
from .throwing import Ears, ThrowAsked, Throwing

if TYPE_CHECKING:
    from .actors import Pose


class Shown(NamedTuple):
    """Arguments of `TrayPlay.set_table`, kept until a throw has ended."""

    table: Table
    animate: bool
    keep_each: float
    light_each: float


class TrayPlay(QObject):
    """Controller of throws and movements: one clock, one throw at a time."""

    rested = Signal()
    over = Signal(object)
    foreseen = Signal(object)
    other_table = Signal()
    """Another picture of the still table is needed."""
    not_loaded = Signal()
    """A throw waits for what has not been loaded yet."""

    def __init__(self, sight: TraySight, refresh: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.sight, self._refresh = sight, refresh
        self.ears: Ears | None = None
        self.moves = Moves(self, self)
        #: A part of the tray cannot be loaded: nothing is shown, and no game waits for it.
        self.broken = False
        self._stopped = False
        self._held: Shown | None = None
        #: The picture that was asked for last is not the one in which all rests.
        self._busy = False
        self._skip = False
        self._throwing = Throwing(self)
        self._throwing.thrown.connect(self._on_thrown)
        self._throwing.foreseen.connect(self.foreseen)
        self.load = self._throwing.load
        self._clock = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=FRAME_MS)
        self._clock.timeout.connect(self._tick)
        #: Due once what is posted has been handled, a page drawn anew among it.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)

    def set_table(
        self, table: Table, animate: bool = True, keep_each: float = 0.0, light_each: float = 0.0
    ) -> None:
        """Show this table. While dice roll it is kept until they rest.

        `keep_each`, `light_each`: so long after one another dice go to the rail, or light up.
        """
        if self._throwing.pending is not None:  # nothing may show the result of a throw yet
            self._held = Shown(table, animate, keep_each, light_each)
            return
        before = _look(self.sight.table)
        self.sight.table = table
        if self.sight.player is not None:
            brisk = self.sight.brisk if animate else 0.0
            now = self.sight.now()
            self.sight.player.set_table(table, now, brisk, keep_each, light_each)
        if before != _look(table):
            self.other_table.emit()
        self.animate()

    def throw(self, asked: ThrowAsked) -> None:
        """Throw, now or as soon as everything is loaded."""
        if len(asked.dice) != len(asked.faces) or not asked.dice:
            raise ValueError("as many faces as dice, and one at least")
        if self._stopped:
            raise RuntimeError("the tray was stopped")
        # Nobody waits for another throw any more; what was to be seen after it is seen.
        if self._throwing.pending is not None:
            self._throwing.forget()
            self._show_held()
        elif self.is_rolling():
            self._land()
        self._skip = False
        self._throwing.ask(asked)
        if self.broken:
            QTimer.singleShot(0, self, self._unseen)
        elif self.sight.player is None:  # not loaded yet: it is thrown as soon as it is
            self.not_loaded.emit()
        else:
            self._compute()

    def loaded(self) -> None:
        """Handle the end of loading: what throws need is there, or never will be."""
        if self._throwing.pending is not None:
            (self._unseen if self.broken else self._compute)()

    def look_ahead(self, count: int) -> None:
        """Work out a throw of this many dice before it is asked for."""
        if self.sight.player is not None and not self.broken and not self._stopped:
            self._throwing.look_ahead(count)

    def ahead(self, count: int) -> int | None:
        """The seed of the throw of this many dice that was worked out, None without one."""
        return self._throwing.ahead(count)

    def foresee(self, dice: tuple[int, ...], seed: int, push: FlickPush) -> None:
        """Work out which of these dice such a flick would send over the edge of an open table.

        The throw of the same dice, seed and push on an open table then goes just so.
        """
        asked = ThrowAsked(dice, (1,) * len(dice), seed, push, True)
        player = self.sight.player
        self._throwing.foresee(asked, player.dice.lying(dice) if player is not None else ())

    def skip(self) -> None:
        if self._throwing.pending is not None:
            self._skip = True
        elif self.is_rolling():
            self._cut_short()

    def give_up(self) -> None:
        """What is being worked out is never shown; what plays ends at once."""
        if self._throwing.pending is not None:
            self._throwing.forget()
            self._show_held()
        elif self.is_rolling():
            self._cut_short()

    def overdue(self) -> None:
        """Let a throw rest whose work was broken off without a word."""
        if self.sight.player is not None or self.broken:
            self._throwing.overdue()

    def is_rolling(self) -> bool:
        """Whether a throw is being worked out or plays."""
        player = self.sight.player
        return self._throwing.pending is not None or (player is not None and player.playing)

    @property
    def moving(self) -> bool:
        player = self.sight.player
        return player is not None and player.moving(self.sight.now())

    # ---- by hand ---------------------------------------------------------------------------

    def gather(self, dice: tuple[int, ...]) -> None:
        """Take these dice into the hand at the near rim."""
        if self._throwing.pending is None and self.is_rolling():
            self._cut_short()
        if self.sight.player is not None:
            self.sight.player.dice.gather(dice, self.sight.now(), self.sight.brisk)
        self.animate()

    def sweep(self) -> None:
        """Sweep felt and rail to the right, out of the tray."""
        if self._throwing.pending is None and self.is_rolling():
            self._cut_short()
        player = self.sight.player
        if player is not None:
            player.dice.sweep(self.sight.now(), self.sight.brisk)
        self.sight.table = swept(self.sight.table)
        self.animate()

    def set_lamp(self, lamp: Lamp, seconds: float) -> None:
        self.sight.set_lamp(lamp, seconds)
        self.animate()

    def push(self, die: int | None, near: bool, seconds: float) -> None:
        """Zoom in, or out."""
        self.sight.push(die, near, seconds)
        self.animate()

    def aim(self, x: float, y: float) -> None:
        """Handle the aiming of a flick: dice are held at the near rim and follow the mouse."""
        player = self.sight.player
        if player is None or self.is_rolling() or self.sight.still:
            return
        hand = tuple(die.index for die in self.sight.table.dice if die.place == "hand")
        player.dice.gather(hand, self.sight.now(), self.sight.brisk)
        player.dice.aim(x, y)
        if self.ears is not None and (x or y):
            self.ears.rattle()
        self.animate()

    def animate(self) -> None:
        """Repaint, and start the timer while something moves.

        What changes the table changes the page around it: each is painted in its own turn of the
        event loop, so that neither waits for the other.
        """
        self._soon.start()
        now = self.sight.now()
        self._busy = self._busy or self.sight.busy(now)
        if not self._stopped and (self._busy or self.moves.lasting(now)):
            self._clock.start()

    def dice_end(self, now: float) -> float:
        """The time at which all dice are at their places; infinity during a throw."""
        if self.is_rolling():
            return math.inf
        player = self.sight.player
        return now if player is None else player.dice.ends(now)

    def end_moves(self) -> None:
        """Jump to the end of all movements by hand, and of lamp and zoom."""
        if self.sight.player is not None:
            self.sight.player.dice.end()
        self.sight.gaze.end()
        self._refresh()

    def idle(self) -> None:
        """Stop the timer while hidden, unless something must come to its end."""
        if not self.is_rolling() and not self.moves.running:
            self._clock.stop()

    def stop(self) -> None:
        self._stopped = True
        self._clock.stop()
        self._soon.stop()

    # ---- inside ----------------------------------------------------------------------------

    def _compute(self) -> None:
        """Start to compute a throw; dice go into the hand meanwhile."""
        asked, player, sight = self._throwing.pending, self.sight.player, self.sight
        assert asked is not None
        assert player is not None
        now = sight.now()
        tossed: tuple[tuple[Pose, Pose], ...] = ()
        if asked.places:
            tossed = player.dice.tossed(asked.dice, asked.faces, asked.places, sight.table.row)
        else:
            player.dice.gather(asked.dice, now, sight.brisk)
        pace, ears = sight.pace, None if sight.still else self.ears
        hear = None if ears is None else ears.foretell(pace, asked.seed)
        if not sight.still:
            hold()
        self._throwing.work_out(player.dice.lying(asked.dice), tossed, hear)
        self.animate()

    def _on_thrown(self, asked: ThrowAsked, found: Any, heard: Any) -> None:
        player, sight = self.sight.player, self.sight
        if player is None:
            return
        if found is None:
            self._unseen()
            return
        now = sight.now()
        at_once = self._skip or sight.still
        fling = 0.0 if at_once or asked.places else player.fling * sight.brisk
        starts = now if at_once else player.soonest(asked.dice, now) + fling
        if heard is not None and self.ears is not None and not at_once:
            starts = max(starts, now + self.ears.lead)
            self.ears.play_throw(heard, starts)
        player.start(found, asked.dice, starts, sight.pace, fling)
        self._show_held()
        if at_once:
            self._cut_short()
        else:
            self.animate()

    def _show_held(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            self.set_table(*held)

    def _unseen(self) -> None:
        """Finish a throw that cannot be shown: its faces count, and lie there at once."""
        self._throwing.forget()
        self._show_held()
        self.rested.emit()

    def _tick(self) -> None:
        player, now = self.sight.player, self.sight.now()
        if player is not None and player.due(now):
            self._finish()
            return
        hold()
        # Once more when all has come to its end, and not while a throw is waited for.
        before, self._busy = self._busy, self.sight.busy(now)
        if before or self._busy:
            self._refresh()
        self.moves.tick(now)
        if not self.sight.busy(now) and not self.moves.running:
            self._clock.stop()

    def _cut_short(self) -> None:
        """End the throw before its time; what is heard is that the dice lie."""
        if self.ears is not None:
            self.ears.skip_throw()
        self._finish()

    def _finish(self) -> None:
        """The throw has ended: draw the final frame, then emit `rested`."""
        lost = self._land()
        if lost:
            self.over.emit(lost)
        self.rested.emit()

    def _land(self) -> tuple[int, ...]:
        """Jump to the final frame; returns the dice that left the table."""
        assert self.sight.player is not None
        let_on()
        lost = self.sight.player.finish(self.sight.now())
        self._skip = False
        self.animate()
        return lost


def _look(table: Table) -> tuple[str, int]:
    """The part of a table that its still picture depends on."""
    return table.felt, seats_of(table)
