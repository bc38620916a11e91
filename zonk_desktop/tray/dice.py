"""The dice on the table that are at rest or moved by hand: felt, rail, row, hand, upper rim.

No Qt and no clock of its own: whoever draws says what time it is, in seconds. `brisk` says how
long movements take, as a factor; at 0 everything is at its end at once.
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from . import state
from .actors import GLIDE, Actor, Pose, Push, Way, pose_at
from .brass import Brass
from .dicemath import Array, relabel, settle, top_face
from .fade import Fade, in_out
from .measures import MAGIC_SCALE, seat_x
from .state import (
    MAGIC_HEIGHT,
    Die,
    Table,
    felt_spot,
    magic_spot,
    row_spot,
    seat_spot,
    seats_of,
    swept,
)

GATHER = 0.150
SWEEP = 0.450
AWAY = 0.220
#: Dice on the felt nearer to one another than this touch.
TOUCHING = 1.45


class DiceOnTable:
    """The dice that no throw has in the air, and the plates of those on the rail."""

    def __init__(self) -> None:
        self.table = Table()
        self.brass = Brass()
        self.actors: dict[int, Actor] = {}
        self.offset = np.zeros(3)
        """How far the hand follows the mouse."""
        self._magic: list[Actor] = []
        self._below: set[int] = set()
        """Dice that went into the hands of the players; all others were swept away."""
        self._leaving: list[Actor] = []
        self._changes = 1
        self._settled = 0

    def touch(self) -> None:
        """Something is done to the dice: they may move."""
        self._changes += 1

    def settled(self, now: float) -> int:
        """0 while something moves; else a number that stays until something is done to them."""
        if self._settled != self._changes:
            self._settled = self._changes if self.ends(now) <= now else 0
        return self._settled

    def ends(self, now: float) -> float:
        """The time at which everything moved by hand is at its place."""
        last = max((actor.ends(now) for actor in self.everybody(now)), default=now)
        return max(now, last, self.brass.ends(now))

    def end(self) -> None:
        self.touch()
        for actor in [*self.actors.values(), *self._magic]:
            actor.end()
        self._leaving = []
        self.brass.end()

    def moving(self, now: float) -> bool:
        return any(actor.moving(now) for actor in self.everybody(now))

    def everybody(self, now: float) -> list[Actor]:
        """All visible dice, those on their way out as well."""
        if self._leaving:
            self._leaving = [actor for actor in self._leaving if actor.moving(now)]
        return [*self.actors.values(), *self._magic, *self._leaving]

    def pose(self, actor: Actor, now: float) -> Pose:
        """The pose of a die at this time."""
        place, rotation = actor.at(now)
        return (place + self.offset, rotation) if actor.die.place == "hand" else (place, rotation)

    # ---- a table that is described ---------------------------------------------------------

    def set_table(
        self, table: Table, now: float, brisk: float, keep_each: float = 0, light_each: float = 0
    ) -> None:
        """Show this table.

        `keep_each`, `light_each`: so long after one another dice go to the rail or are lit, from
        left to right.
        """
        self.touch()
        before, self.table = self.table, table
        self._set_magic(table.magic, now, brisk)
        wanted = {die.index: die for die in table.dice}
        for index in list(self.actors):
            die = wanted.get(index)
            if die is None or die.place == "hand":
                actor = self.actors[index]
                if die is None or actor.die.place != "hand":
                    self._leave(index, now, brisk)
        late = self._delays(table, now, keep_each * brisk, light_each * brisk)
        last = now
        for die in table.dice:
            if die.place != "hand":
                delay, light = late.get(die.index, (0.0, 0.0))
                self._set_die(die, now, brisk, delay, light)
                last = max(last, self.actors[die.index].ends(now))
        arrives = last - now if table.plates != before.plates and keep_each else 0.0
        self.brass.set(table.plates, seats_of(self.table), now, brisk, arrives)

    def _delays(
        self, table: Table, now: float, keep_each: float, light_each: float
    ) -> dict[int, tuple[float, float]]:
        """The delays after which each die sets out, and is lit."""
        found: dict[int, tuple[float, float]] = {}
        going = [
            die
            for die in table.dice
            if die.place == "seat"
            and die.index in self.actors
            and self.actors[die.index].die.place != "seat"
        ]
        back = [
            die
            for die in table.dice
            if die.place == "felt"
            and die.index in self.actors
            and self.actors[die.index].die.place == "seat"
        ]
        for k, die in enumerate(sorted(going, key=lambda d: d.seat)):
            found[die.index] = k * keep_each, 0.0
        for k, die in enumerate(sorted(back, key=lambda d: -self.actors[d.index].die.seat)):
            found[die.index] = k * keep_each, 0.0
        if light_each:
            lit = [die for die in table.dice if die.index in self.actors and die.picked]
            lit.sort(key=lambda die: float(self.actors[die.index].at(now)[0][0]))
            for k, die in enumerate(lit):
                found[die.index] = found.get(die.index, (0.0, 0.0))[0], k * light_each
        return found

    def _set_die(self, die: Die, now: float, brisk: float, delay: float, light: float) -> None:
        actor = self.actors.get(die.index)
        face = min(6, max(1, die.face))
        if actor is None:
            actor = Actor(die, self._spot_pose(die))
            if brisk > 0:  # nothing comes out of thin air: it comes back the way it went
                below = die.index in self._below
                away = state.below(die.index) if below else state.beyond(float(actor.pose[0][1]))
                begin = pose_at(away, face)
                actor.go(Way(now + delay, GLIDE * brisk, begin, actor.pose, 1.2))
            self.actors[die.index] = actor
        else:
            if top_face(actor.pose[1])[0] != face:
                actor.turn_labels(relabel(actor.pose[1], face))
            self._move(actor, die, now, brisk, delay)
        actor.die = die
        self._mark(actor, die, now, brisk, light)

    def _mark(self, actor: Actor, die: Die, now: float, brisk: float, light: float) -> None:
        animate, start = brisk > 0, now + light
        actor.ring.aim(float(die.picked), start, animate)
        actor.dim.aim(float(die.dim), now, animate)
        actor.focus.aim(float(die.focused), now, animate)
        actor.tag.aim(float(bool(die.tag)), start, animate)
        actor.tag_text = die.tag or actor.tag_text

    def _spot_pose(self, die: Die) -> Pose:
        if die.place == "seat":
            return pose_at(seat_spot(die.seat, seats_of(self.table)), die.face)
        if die.place == "row":
            return pose_at(row_spot(die.seat, self.table.row), die.face)
        others = [a.pose[0] for a in self.actors.values() if a.die.place == "felt"]
        return pose_at(felt_spot(die.index, others), die.face)

    def _move(self, actor: Actor, die: Die, now: float, brisk: float, delay: float) -> None:
        """Move a die to where the table says, if it is not there."""
        if die.place in ("seat", "row"):
            if actor.die.place == "felt":
                actor.felt_pose = actor.pose
            goal = self._spot_pose(die)[0]
            if not np.allclose(goal, actor.pose[0]):
                # Nobody puts dice down quite square.
                yaw = 0.05 * math.sin(die.index * 5.3 + 1.0)
                pose = goal, settle(actor.pose[1], yaw)
                actor.glide(pose, now, GLIDE * brisk, delay)
        elif actor.die.place != "felt":
            others = [a.pose[0] for i, a in self.actors.items() if i != die.index]
            pose = self._back_on_felt(actor, die, others)
            actor.glide(pose, now, GLIDE * brisk, delay)

    def _back_on_felt(self, actor: Actor, die: Die, others: list[Array]) -> Pose:
        """The place where the die lay before, if there is room."""
        if actor.felt_pose and all(
            float(np.hypot(*(actor.felt_pose[0] - o)[:2])) > TOUCHING for o in others
        ):
            place, rotation = actor.felt_pose
            return place, rotation @ relabel(rotation, min(6, max(1, die.face)))
        spot = felt_spot(die.index, others)
        return np.array([spot.x, spot.y, 0.5]), settle(actor.pose[1], spot.yaw)

    def _leave(self, index: int, now: float, brisk: float) -> None:
        """Send a die back into the players' hands, below the picture."""
        actor = self.actors.pop(index)
        self._below.add(index)
        if brisk > 0:
            away = state.below(index)
            actor.glide((np.array([away.x, away.y, 0.8]), actor.pose[1]), now, AWAY * brisk)
            self._unmark(actor, now, brisk)
            self._leaving.append(actor)

    @staticmethod
    def _unmark(actor: Actor, now: float, brisk: float) -> None:
        for fade in (actor.ring, actor.dim, actor.focus, actor.tag):
            fade.aim(0.0, now, brisk > 0)

    def _set_magic(self, faces: tuple[int, ...], now: float, brisk: float) -> None:
        if tuple(actor.die.face for actor in self._magic) == faces:
            return
        # The dice that were thrown for it go up there themselves.
        lying = sorted(self.actors, key=lambda i: float(self.actors[i].pose[0][0]))
        by_face = {i: top_face(self.actors[i].pose[1])[0] for i in lying}
        self._magic = []
        for k, face in enumerate(faces):
            spot = magic_spot(k, len(faces))
            pose = pose_at(spot, face, MAGIC_HEIGHT)
            actor = Actor(Die(-1 - k, face=face), pose, scale=Fade(MAGIC_SCALE, MAGIC_SCALE))
            own = next((i for i in lying if by_face[i] == face), None)
            if own is not None and brisk > 0:
                lying.remove(own)
                begin = self.actors.pop(own).at(now)
                actor.pose = pose[0], settle(begin[1], spot.yaw)
                actor.go(Way(now, 2 * GLIDE * brisk, begin, actor.pose, 1.0, in_out))
                actor.scale = Fade(1.0, 1.0)
                actor.scale.aim(MAGIC_SCALE, now, True, 2 * GLIDE * brisk)
            self._magic.append(actor)

    # ---- by hand ---------------------------------------------------------------------------

    def gather(self, dice: tuple[int, ...], now: float, brisk: float) -> None:
        """Move dice into the hand over the near rim, from wherever they are."""
        self.touch()
        colours = {die.index: die for die in self.table.dice}
        middle = self._beside_kept(dice)
        for k, index in enumerate(dice):
            spot, height = state.held(len(dice), k, middle)
            actor = self.actors.get(index)
            if actor is None:
                die = replace(colours.get(index, Die(index)), place="hand")
                actor = Actor(die, pose_at(state.below(index), 1 + (index + k) % 6, 1.0))
                actor.pose = actor.pose[0], actor.pose[1]
                self.actors[index] = actor
            place = np.array([spot.x, spot.y, height])
            if np.allclose(place, actor.pose[0]):
                continue
            self._unmark(actor, now, brisk)
            actor.die = replace(actor.die, place="hand", picked=False, dim=False, tag="")
            actor.glide((place, settle(actor.pose[1], spot.yaw)), now, GATHER * brisk, 0.0, 0.25)

    def _beside_kept(self, dice: tuple[int, ...]) -> float:
        """Where the hand is: over seats of the rail that no kept die has, once there is one."""
        kept = [d.seat for d in self.table.dice if d.place == "seat" and d.index not in dice]
        seats = seats_of(self.table)
        if not kept or max(kept) + 1 >= seats:
            return state.HAND_X
        return (seat_x(max(kept) + 1, seats) + seat_x(seats - 1, seats)) / 2

    def aim(self, x: float, y: float) -> None:
        """Move the hand a little after the mouse while a flick is aimed."""
        self.touch()
        self.offset = np.clip(
            [x, y, 0],
            [-state.REACH_X, -state.REACH_Y, 0],
            [state.REACH_X, state.REACH_Y, 0],
        )

    def sweep(self, now: float, brisk: float) -> None:
        """Sweep felt and rail to the right, out of the tray."""
        self.touch()
        self.brass.sweep(now, SWEEP * brisk)
        self.table = swept(self.table)
        going = [self.actors.pop(i) for i in list(self.actors)]
        self._below -= {actor.die.index for actor in going}
        if brisk <= 0:
            return
        going.sort(key=lambda actor: float(actor.at(now)[0][0]))
        begun: list[tuple[Array, float]] = []
        for actor in going:
            pose = actor.at(now)
            before = [b for p, b in begun if abs(float(p[1] - pose[0][1])) < 1.05]
            beside = max(before) + 1.12 if before else 0.0
            begun.append((pose[0], beside))
            actor.go(Push(now, SWEEP * brisk, pose, state.front, beside))
            self._unmark(actor, now, brisk)
        self._leaving += going

    def lying(self, thrown: tuple[int, ...]) -> tuple[tuple[float, float, float], ...]:
        """The dice that stay on the felt while these are thrown."""
        found = []
        for i, a in sorted(self.actors.items()):
            if i in thrown or a.die.place not in ("felt", "row"):
                continue
            place, turn = a.pose
            side = 0 if abs(turn[2, 0]) < 0.5 else 1
            yaw = math.atan2(turn[1, side], turn[0, side])
            found.append((float(place[0]), float(place[1]), yaw))
        return tuple(found)

    def middles(self, now: float) -> list[tuple[float, float, float]]:
        """The middles of all dice that lie where tags may stand."""
        poses = [self.pose(actor, now)[0] for actor in self.everybody(now)]
        return [(float(p[0]), float(p[1]), float(p[2])) for p in poses]

    def tossed(
        self, dice: tuple[int, ...], faces: tuple[int, ...], places: tuple[int, ...], row: int
    ) -> tuple[tuple[Pose, Pose], ...]:
        """Start and end poses of dice that are tossed to places of the row."""
        found = []
        for k, (index, face, place) in enumerate(zip(dice, faces, places, strict=True)):
            actor = self.actors.get(index)
            if actor is None:
                spot, height = state.held(len(dice), k)
                begin = pose_at(spot, 1 + index % 6, height)
            else:
                begin = actor.pose
            found.append((begin, pose_at(row_spot(place, row), face)))
        return tuple(found)

    def tags(
        self, now: float, *, whole: bool = False
    ) -> list[tuple[str, float, tuple[float, float, float]]]:
        """Labels beside dice: text, how far grown, and the middle of the die.

        `whole`: as they will be once they have come and gone.
        """
        found = []
        for actor in self.actors.values():
            grown = float(bool(actor.die.tag)) if whole else actor.tag.at(now)
            if grown > 0.01 and actor.tag_text:
                x, y, z = (float(c) for c in self.pose(actor, now)[0])
                found.append((actor.tag_text, grown, (x, y, z)))
        return found

    def faces(self) -> dict[int, int]:
        """The face on top of every die that lies on the table."""
        return {
            i: top_face(a.pose[1])[0]
            for i, a in sorted(self.actors.items())
            if a.die.place != "hand"
        }

    def where(self, index: int, now: float) -> tuple[float, float, float] | None:
        """The middle of a die that is seen at rest or by hand."""
        actor = self.actors.get(index)
        if actor is None:
            return None
        x, y, z = (float(c) for c in self.pose(actor, now)[0])
        return x, y, z

    def hit(
        self, eye: tuple[float, float, float], ray: tuple[float, float, float], now: float
    ) -> int:
        """The die that a ray meets first, or -1."""
        best, nearest = -1, math.inf
        for index, actor in self.actors.items():
            place, rotation = actor.at(now)
            start = (np.array(eye) - place) @ rotation
            way = np.array(ray) @ rotation
            way = np.where(np.abs(way) < 1e-9, 1e-9, way)
            near = (-np.copysign(0.5, way) - start) / way
            far = (np.copysign(0.5, way) - start) / way
            if near.max() <= far.min() and near.max() < nearest:
                best, nearest = index, float(near.max())
        return best
