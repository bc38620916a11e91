"""Where every die is at a moment: throws that play, glides to the rail, rings that grow.

No Qt and no clock of its own: whoever draws says what time it is, in seconds.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from .dicemath import Array, blend, flat, relabel, settle, top_face
from .resting import felt_spot, seat_spot, seats_of
from .scene import Scene
from .state import Die, Table
from .track import Throw

GLIDE = 0.260
MARK = 0.120
OVERSHOOT = 1.1
LIFT = 0.55
APPEAR = 0.045
SPEEDS = {"slow": 0.5, "normal": 0.7, "fast": 1.4}


def out_back(share: float) -> float:
    """Beyond the end and back."""
    t = share - 1
    return t * t * ((OVERSHOOT + 1) * t + OVERSHOOT) + 1


def out_cubic(share: float) -> float:
    return 1 - (1 - share) ** 3


@dataclass(slots=True)
class Fade:
    """A number on its way to another."""

    value: float = 0.0
    origin: float = 0.0
    start: float = -9.0

    def aim(self, value: float, now: float, animate: bool) -> None:
        if value != self.value:
            self.origin = self.at(now) if animate else value
            self.value, self.start = value, now

    def at(self, now: float) -> float:
        share = min(1.0, max(0.0, (now - self.start) / MARK))
        return self.origin + (self.value - self.origin) * out_cubic(share)

    def busy(self, now: float) -> bool:
        return self.value != self.origin and now < self.start + MARK


@dataclass(slots=True)
class Actor:
    """One die that is on the table."""

    die: Die
    place: Array
    rotation: Array
    from_place: Array
    from_rotation: Array
    start: float = -9.0
    felt_pose: tuple[Array, Array] | None = None
    """Where it lay before it went to the rail, for the way back."""
    ring: Fade = field(default_factory=Fade)
    dim: Fade = field(default_factory=Fade)
    focus: Fade = field(default_factory=Fade)
    tag: Fade = field(default_factory=Fade)
    tag_text: str = ""

    def go(self, place: Array, rotation: Array, now: float, animate: bool) -> None:
        here, turned = self.pose(now)
        self.place, self.rotation = place, rotation
        if animate:
            self.from_place, self.from_rotation, self.start = here, turned, now
        else:
            self.from_place, self.from_rotation, self.start = place, rotation, -9.0

    def pose(self, now: float) -> tuple[Array, Array]:
        share = (now - self.start) / GLIDE
        if share >= 1:
            return self.place, self.rotation
        share = max(0.0, share)
        eased = out_back(share)
        place = self.from_place + (self.place - self.from_place) * eased
        # Lifted a little on the way, or it would slide through its neighbours.
        place = place + np.array([0, 0, LIFT * math.sin(math.pi * share)])
        return place, blend(self.from_rotation, self.rotation, out_cubic(share))

    def busy(self, now: float) -> bool:
        fades = (self.ring, self.dim, self.focus, self.tag)
        return now < self.start + GLIDE or any(fade.busy(now) for fade in fades)


class Player:
    """The dice on the table and the throw that plays."""

    def __init__(self) -> None:
        self.table = Table()
        self._actors: dict[int, Actor] = {}
        self._throw: Throw | None = None
        self._thrown: tuple[int, ...] = ()
        self._thrown_at = 0.0
        self._pace = 1.0
        self._waiting: tuple[Table, bool] | None = None

    @property
    def seats(self) -> int:
        return seats_of(self.table)

    @property
    def playing(self) -> bool:
        return self._throw is not None

    def busy(self, now: float) -> bool:
        return self.playing or any(actor.busy(now) for actor in self._actors.values())

    def set_table(self, table: Table, now: float, animate: bool) -> None:
        """Show this table. While a throw plays it waits: no result shows before dice rest."""
        if self.playing:
            self._waiting = table, animate
            return
        self.table = table
        wanted = {die.index: die for die in table.dice if die.place != "hand"}
        for index in [i for i in self._actors if i not in wanted]:
            del self._actors[index]
        for die in wanted.values():
            self._set_die(die, now, animate)

    def _set_die(self, die: Die, now: float, animate: bool) -> None:
        actor = self._actors.get(die.index)
        face = min(6, max(1, die.face))
        if actor is None:
            if die.place == "seat":
                spot = seat_spot(die.seat, self.seats)
            else:
                spot = felt_spot(die.index, [a.place for a in self._actors.values()])
            place, rotation = np.array([spot.x, spot.y, 0.5]), flat(face, spot.yaw)
            actor = Actor(die, place, rotation, place, rotation)
            self._actors[die.index] = actor
        else:
            if top_face(actor.rotation)[0] != face:
                turn_labels = relabel(actor.rotation, face)
                actor.rotation = actor.rotation @ turn_labels
                actor.from_rotation = actor.from_rotation @ turn_labels
            if die.place == "seat":
                if actor.die.place == "felt":
                    actor.felt_pose = actor.place, actor.rotation
                goal = self._seat(die.seat)
                if not np.allclose(goal, actor.place):
                    # Nobody puts dice down quite square.
                    yaw = 0.05 * math.sin(die.index * 5.3 + 1.0)
                    actor.go(goal, settle(actor.rotation, yaw), now, animate)
            elif actor.die.place == "seat":
                self._back_to_felt(actor, die, now, animate)
        actor.die = die
        actor.ring.aim(float(die.picked), now, animate)
        actor.dim.aim(float(die.dim), now, animate)
        actor.focus.aim(float(die.focused), now, animate)
        actor.tag.aim(float(bool(die.tag)), now, animate)
        actor.tag_text = die.tag or actor.tag_text

    def _back_to_felt(self, actor: Actor, die: Die, now: float, animate: bool) -> None:
        others = [a.place for i, a in self._actors.items() if i != die.index]
        if actor.felt_pose and all(
            float(np.hypot(*(actor.felt_pose[0] - o)[:2])) > 1.45 for o in others
        ):
            place, rotation = actor.felt_pose
            rotation = rotation @ relabel(rotation, min(6, max(1, die.face)))
        else:
            spot = felt_spot(die.index, others)
            place = np.array([spot.x, spot.y, 0.5])
            rotation = settle(actor.rotation, spot.yaw)
        actor.go(place, rotation, now, animate)

    def _seat(self, seat: int) -> Array:
        spot = seat_spot(seat, self.seats)
        return np.array([spot.x, spot.y, 0.5])

    def lying(self, thrown: tuple[int, ...]) -> tuple[tuple[float, float, float], ...]:
        """The dice that stay on the felt while these are thrown."""
        return tuple(
            (float(a.place[0]), float(a.place[1]), math.atan2(a.rotation[1, 0], a.rotation[0, 0]))
            if abs(a.rotation[2, 0]) < 0.5
            else (
                float(a.place[0]),
                float(a.place[1]),
                math.atan2(a.rotation[1, 1], a.rotation[0, 1]),
            )
            for i, a in sorted(self._actors.items())
            if i not in thrown and a.die.place == "felt"
        )

    def start(self, throw: Throw, dice: tuple[int, ...], now: float, pace: float) -> None:
        """Play a throw of these dice."""
        if self.playing:
            self.finish(now)
        self._throw, self._thrown, self._thrown_at = throw, dice, now
        self._pace = pace
        for index in dice:
            self._actors.pop(index, None)

    def due(self, now: float) -> bool:
        """Whether the throw that plays has come to its end."""
        return self._throw is not None and self._time(now) >= self._throw.seconds

    def _time(self, now: float) -> float:
        return (now - self._thrown_at) * self._pace

    def finish(self, now: float) -> tuple[int, ...]:
        """The end of the throw at once. Returns the dice that left the table."""
        throw = self._throw
        if throw is None:
            return ()
        colours = {die.index: die for die in self.table.dice}
        for k, index in enumerate(self._thrown):
            if k in throw.over:
                continue
            place, rotation = throw.positions[-1, k], throw.rotations[-1, k]
            old = colours.get(index, Die(index))
            die = Die(index, old.colour, "felt", top_face(rotation)[0])
            self._actors[index] = Actor(die, place, rotation, place, rotation)
        over = tuple(self._thrown[k] for k in throw.over)
        self._throw = None
        if self._waiting is not None:
            (table, animate), self._waiting = self._waiting, None
            self.set_table(table, now, animate)
        return over

    def scene(self, now: float) -> Scene:
        """Everything there is to draw."""
        throw = self._throw
        poses = [actor.pose(now) for actor in self._actors.values()]
        actors = list(self._actors.values())
        places = [p[0] for p in poses]
        rotations = [p[1] for p in poses]
        colours = [str(a.die.colour) for a in actors]
        shown = [1.0] * len(actors)
        more = 0
        if throw is not None:
            at, turned = throw.at(self._time(now))
            known = {die.index: die.colour for die in self.table.dice}
            more = len(self._thrown)
            places += list(at)
            rotations += list(turned)
            colours += [str(known.get(i, "ivory")) for i in self._thrown]
            # They come out of the hand, and go where the eye does not follow.
            come = min(1.0, max(0.0, self._time(now) / APPEAR))
            shown += [come * float(np.clip((p[2] + 1.2) / 1.4, 0, 1)) for p in at]
        if not places:
            return Scene.empty()
        zero = [0.0] * more
        return Scene(
            np.array(places),
            np.array(rotations),
            colours,
            np.array([a.dim.at(now) for a in actors] + zero),
            np.array([a.ring.at(now) for a in actors] + zero),
            np.array([a.focus.at(now) for a in actors] + zero),
            np.array(shown),
            self.playing,
            self.busy(now),
        )

    def tags(self, now: float) -> list[tuple[str, float, tuple[float, float, float]]]:
        """Labels beside dice: text, how far grown, and the middle of the die."""
        found = []
        for actor in self._actors.values():
            grown = actor.tag.at(now)
            if grown > 0.01 and actor.tag_text:
                x, y, z = (float(c) for c in actor.pose(now)[0])
                found.append((actor.tag_text, grown, (x, y, z)))
        return found

    def faces(self) -> dict[int, int]:
        """The face on top of every die that lies on the table."""
        return {i: top_face(a.rotation)[0] for i, a in sorted(self._actors.items())}

    def where(self, index: int, now: float) -> tuple[float, float, float] | None:
        """The middle of a die that lies on the table."""
        actor = self._actors.get(index)
        if actor is None:
            return None
        x, y, z = (float(c) for c in actor.pose(now)[0])
        return x, y, z

    def hit(
        self, eye: tuple[float, float, float], ray: tuple[float, float, float], now: float
    ) -> int:
        """The die that a ray meets first, or -1."""
        best, nearest = -1, math.inf
        for index, actor in self._actors.items():
            place, rotation = actor.pose(now)
            start = (np.array(eye) - place) @ rotation
            way = np.array(ray) @ rotation
            way = np.where(np.abs(way) < 1e-9, 1e-9, way)
            near = (-np.copysign(0.5, way) - start) / way
            far = (np.copysign(0.5, way) - start) / way
            if near.max() <= far.min() and near.max() < nearest:
                best, nearest = index, float(near.max())
        return best
