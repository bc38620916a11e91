"""The visible dice at a moment: those on the table, and those of the throw that plays.

No Qt and no clock of its own: whoever draws says what time it is, in seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from .actors import Actor, Fling
from .dice import DiceOnTable
from .dicemath import Array, top_face
from .scene import DiceScene
from .state import Die, Table, seats_of
from .track import ThrowTrack

#: The marks of a die in the air.
_FLYING = np.array([(0.0, 0.0, 1.0, 0.0, 1.0)])
#: Lower than this a die has fallen off the table.
_EDGE = 0.2


@dataclass(frozen=True, slots=True)
class SeenThrow:
    """A record of a throw as it was seen: enough to show it again."""

    throw: ThrowTrack
    dice: tuple[int, ...]
    table: Table
    """The table before it."""


class DicePlayer:
    """All visible dice of one tray, and the throw that plays."""

    #: Seconds from the hand to where a throw begins.
    fling = 0.170

    def __init__(self) -> None:
        self.dice = DiceOnTable()
        self.last: SeenThrow | None = None
        """The last throw, for whoever wants to see it again."""
        self._throw: ThrowTrack | None = None
        self._thrown: tuple[int, ...] = ()
        self._flung: list[tuple[Actor, Fling]] = []
        self._thrown_at = 0.0
        self._pace = 1.0
        self._waiting: tuple[Table, float] | None = None
        self._thrown_colours: list[str] = []
        #: The dice at rest beside a throw, and colours and marks of all of them.
        self._beside: DiceScene | None = None
        self._colours: list[str] = []
        self._marks = np.zeros((0, 5))
        #: The dice at rest, under the number that `Dice.settled` gave.
        self._at_rest: tuple[int, DiceScene] = 0, DiceScene.empty()

    def where(self, index: int, now: float) -> tuple[float, float, float] | None:
        """The middle of a visible die, in the air as well."""
        if self._throw is not None and index in self._thrown:
            x, y, z = (float(c) for c in self._flight(now)[0][self._thrown.index(index)])
            return x, y, z
        return self.dice.where(index, now)

    @property
    def table(self) -> Table:
        return self.dice.table

    @property
    def seats(self) -> int:
        return seats_of(self.dice.table)

    @property
    def playing(self) -> bool:
        return self._throw is not None

    def busy(self, now: float) -> bool:
        return self.playing or self.dice.ends(now) > now

    def moving(self, now: float) -> bool:
        return self.playing or self.dice.moving(now)

    def set_table(
        self, table: Table, now: float, brisk: float, keep_each: float = 0, light_each: float = 0
    ) -> None:
        """Show this table. While a throw plays it waits: no result shows before dice rest."""
        if self.playing:
            self._waiting = table, brisk
        else:
            self.dice.set_table(table, now, brisk, keep_each, light_each)

    def soonest(self, dice: tuple[int, ...], now: float) -> float:
        """The time at which these dice are in the hand."""
        known = self.dice.actors
        gathered = max((known[i].ends(now) for i in dice if i in known), default=now)
        return max(now, gathered)

    def start(
        self, throw: ThrowTrack, dice: tuple[int, ...], now: float, pace: float, fling: float = 0.0
    ) -> None:
        """Play a throw of these dice, let go at `now` after they were flung this many seconds."""
        if self.playing:
            self.finish(now)
        self._throw, self._thrown, self._thrown_at = throw, dice, now
        self._pace = pace
        self.dice.touch()
        self.last = SeenThrow(throw, dice, self.table)
        known = {die.index: str(die.colour) for die in self.table.dice}
        self._thrown_colours = [known.get(i, "ivory") for i in dice]
        self._beside = None
        self._flung = []
        for k, index in enumerate(dice):
            actor = self.dice.actors.pop(index, None)
            if actor is None or fling <= 0 or len(throw.positions) < 2:
                continue
            begin = actor.pose[0] + self.dice.offset, actor.pose[1]
            speed = (throw.positions[1, k] - throw.positions[0, k]) / throw.step * pace
            step = throw.rotations[1, k] @ throw.rotations[0, k].T
            turn = np.array(
                [step[2, 1] - step[1, 2], step[0, 2] - step[2, 0], step[1, 0] - step[0, 1]]
            )
            spin = turn * (0.5 / throw.step * pace)
            end = throw.positions[0, k], throw.rotations[0, k]
            self._flung.append((actor, Fling(now - fling, fling, begin, end, speed, spin)))
        self.dice.aim(0.0, 0.0)

    def due(self, now: float) -> bool:
        """Whether the throw that plays has come to its end."""
        return self._throw is not None and self.time(now) >= self._throw.seconds

    def time(self, now: float) -> float:
        return (now - self._thrown_at) * self._pace

    def finish(self, now: float) -> tuple[int, ...]:
        """Jump to the end of the throw; returns the dice that left the table."""
        throw = self._throw
        if throw is None:
            return ()
        colours = {die.index: die for die in self.table.dice}
        for k, index in enumerate(self._thrown):
            if k in throw.over:
                continue
            pose = throw.positions[-1, k], throw.rotations[-1, k]
            old = colours.get(index, Die(index))
            in_row = old.place == "row"
            die = Die(index, old.colour, "row" if in_row else "felt", top_face(pose[1])[0])
            self.dice.actors[index] = Actor(replace(die, seat=old.seat) if in_row else die, pose)
        self.dice.touch()
        over = tuple(self._thrown[k] for k in throw.over)
        self._throw = None
        if self._waiting is not None:
            (table, brisk), self._waiting = self._waiting, None
            self.set_table(table, now, brisk)
        return over

    def scene(self, now: float) -> DiceScene:
        rest = self._resting(now)
        if self._throw is None:
            return replace(rest, gliding=self.busy(now)) if rest.colours else rest
        at, turned = self._flight(now)
        if self._beside is not rest:
            # The same from frame to frame, as long as nothing else moves.
            self._beside = rest
            self._colours = rest.colours + self._thrown_colours
            self._marks = np.concatenate((rest.marks, _FLYING.repeat(len(at), axis=0)))
        marks = self._marks
        if at[:, 2].min() < _EDGE:
            # They go where the eye does not follow.
            marks = marks.copy()
            np.clip((at[:, 2] + 1.2) / 1.4, 0.0, 1.0, out=marks[-len(at) :, 2])
        places = np.concatenate((rest.places, at))
        rotations = np.concatenate((rest.rotations, turned))
        return DiceScene(places, rotations, self._colours, marks, True, True, rest.small)

    def _resting(self, now: float) -> DiceScene:
        """The dice that no throw has in the air; worked out once, as long as nothing moves."""
        settled = self.dice.settled(now)
        if settled and settled == self._at_rest[0]:
            return self._at_rest[1]
        found = self._worked_out(now)
        self._at_rest = settled, found
        return found

    def _worked_out(self, now: float) -> DiceScene:
        actors = self.dice.everybody(now)
        if not actors:
            return DiceScene.empty()
        poses = [self.dice.pose(actor, now) for actor in actors]
        return DiceScene(
            np.array([pose[0] for pose in poses]),
            np.array([pose[1] for pose in poses]),
            [str(actor.die.colour) for actor in actors],
            np.array([
                (a.ring.at(now), a.focus.at(now), 1.0, a.dim.at(now), a.scale.at(now))
                for a in actors
            ]),
            small=any(a.scale.at(now) < 0.99 for a in actors),
        )  # fmt: skip

    def _flight(self, now: float) -> tuple[Array, Array]:
        """Poses of the thrown dice: in the hand that throws, then by themselves."""
        assert self._throw is not None
        time = self.time(now)
        if time >= 0 or len(self._flung) < len(self._thrown):
            return self._throw.at(max(0.0, time))
        poses = [
            fling.at(now) if now >= fling.start else actor.at(now) for actor, fling in self._flung
        ]
        return np.array([p[0] for p in poses]), np.array([p[1] for p in poses])
