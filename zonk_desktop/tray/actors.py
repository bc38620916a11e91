"""The state of one visible die: its ways, its marks and its face labels. No Qt, no clock."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from .dicemath import Array, about, blend, flat
from .fade import Fade, out_back, out_cubic
from .state import Die, Spot

Pose = tuple[Array, Array]
Ease = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Way:
    """A path of a die from one pose to another."""

    start: float
    seconds: float
    begin: Pose
    end: Pose
    lift: float = 0.55
    """Lifted so high half way, or it would slide through its neighbours."""
    ease: Ease = out_back
    spin: float = 0.0
    """Turned so far about the way it goes, besides the turn from pose to pose."""

    @property
    def ends(self) -> float:
        return self.start + self.seconds

    def at(self, now: float) -> Pose:
        if now >= self.ends:
            return self.end
        share = max(0.0, (now - self.start) / self.seconds)
        if share == 0:
            return self.begin
        place = self.begin[0] + (self.end[0] - self.begin[0]) * self.ease(share)
        place = place + np.array([0, 0, self.lift * math.sin(math.pi * share)])
        rotation = blend(self.begin[1], self.end[1], out_cubic(share))
        if self.spin:
            rotation = about((0.0, 1.0, 0.0), self.spin * self.ease(share)) @ rotation
        return place, rotation


@dataclass(frozen=True, slots=True)
class Fling:
    """The path from the hand to the start of a throw: it ends with the speed of the throw."""

    start: float
    seconds: float
    begin: Pose
    end: Pose
    speed: Array
    """Of the die when it is let go, in edges a second of the clock."""
    turn: Array
    """The axis about which it spins then, as long as the speed of the spin."""

    @property
    def ends(self) -> float:
        return self.start + self.seconds

    def at(self, now: float) -> Pose:
        share = min(1.0, max(0.0, (now - self.start) / self.seconds))
        if share >= 1:
            return self.end
        # A curve of the third degree: at rest in the hand, as fast as the throw when let go.
        s2, s3 = share * share, share * share * share
        place = (
            (2 * s3 - 3 * s2 + 1) * self.begin[0]
            + (3 * s2 - 2 * s3) * self.end[0]
            + (s3 - s2) * self.seconds * self.speed
        )
        # Over the rim, and over what lies on the rail.
        place[2] += 0.9 * math.sin(math.pi * share) * (1 - share)
        rotation = blend(self.begin[1], self.end[1], share * share)
        size = float(np.linalg.norm(self.turn))
        if size > 1e-6:
            left = (1 - share) * self.seconds * share
            rotation = about(self.turn, -size * left) @ rotation
        return place, rotation


GLIDE = 0.260


def pose_at(spot: Spot, face: int, height: float = 0.5) -> Pose:
    """Return the pose of a die lying at this place with this face on top."""
    return np.array([spot.x, spot.y, height]), flat(min(6, max(1, face)), spot.yaw)


@dataclass(frozen=True, slots=True)
class Push:
    """The path of a die swept out of the tray to the right, pushed by the edge of a hand."""

    start: float
    seconds: float
    begin: Pose
    front: Callable[[float], float]
    """Where the hand is at a share of the time."""
    beside: float
    """How far before the hand's edge this die is pushed."""

    @property
    def ends(self) -> float:
        return self.start + self.seconds

    @property
    def end(self) -> Pose:
        return self.at(self.ends)

    def at(self, now: float) -> Pose:
        share = min(1.0, max(0.0, (now - self.start) / self.seconds))
        place, rotation = self.begin
        x = max(float(place[0]), self.front(share) + self.beside)
        gone = x - float(place[0])
        # It tips over as it goes, and is carried over the rim.
        over = min(1.0, max(0.0, (x - 2.4) / 2.4))
        turned = about((0.25, 1.0, 0.1), 0.75 * gone) @ rotation
        # Its lowest corner touches, and never dips into the felt.
        height = max(float(place[2]), 0.5 * float(np.abs(turned[2]).sum()))
        height += 1.3 * math.sin(math.pi / 2 * over)
        return np.array([x, place[1] + 0.06 * gone, height]), turned


@dataclass(slots=True)
class Actor:
    """One die that is seen."""

    die: Die
    pose: Pose
    """Where it lies, or will when its way is done."""
    way: Way | Fling | Push | None = None
    felt_pose: Pose | None = None
    """Where it lay before it went to the rail, for the way back."""
    scale: Fade = field(default_factory=lambda: Fade(1.0, 1.0))
    ring: Fade = field(default_factory=Fade)
    dim: Fade = field(default_factory=Fade)
    focus: Fade = field(default_factory=Fade)
    tag: Fade = field(default_factory=Fade)
    tag_text: str = ""

    def go(self, way: Way | Fling | Push) -> None:
        """Start a path; its end counts as the die's place from now on."""
        self.way = way
        self.pose = way.end

    def glide(
        self, pose: Pose, now: float, seconds: float, delay: float = 0.0, lift: float = 0.55
    ) -> None:
        """Move smoothly to another place; at once where `takes` is 0."""
        if seconds <= 0:
            self.pose, self.way = pose, None
        else:
            self.go(Way(now + delay, seconds, self.at(now), pose, lift))

    def at(self, now: float) -> Pose:
        if self.way is None:
            return self.pose
        if now >= self.way.ends:
            self.way = None
            return self.pose
        return self.way.at(now)

    def turn_labels(self, turn: Array) -> None:
        """Relabel the faces: the body is the same, another face shows on top."""
        self.pose = self.pose[0], self.pose[1] @ turn
        if isinstance(self.way, Way):
            way = self.way
            begin = way.begin[0], way.begin[1] @ turn
            self.way = Way(way.start, way.seconds, begin, self.pose, way.lift, way.ease)
        elif self.way is not None:
            self.way = None

    def ends(self, now: float) -> float:
        """The time at which the die and its marks have come to rest."""
        last = now if self.way is None else self.way.ends
        for fade in (self.ring, self.dim, self.focus, self.tag, self.scale):
            if fade.busy(now):
                last = max(last, fade.start + fade.seconds)
        return last

    def end(self) -> None:
        self.way = None
        for fade in (self.ring, self.dim, self.focus, self.tag, self.scale):
            fade.origin = fade.value

    def moving(self, now: float) -> bool:
        return self.way is not None and now < self.way.ends

    def busy(self, now: float) -> bool:
        return self.ends(now) > now
