"""The states of a table: one class for each, holding what that state alone needs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from zonk_desktop.engine.actions import Action
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.stage.beats import Beat
from zonk_desktop.tray.flick import FlickPush
from zonk_desktop.ui.table.play.flick import Flick
from zonk_desktop.ui.table.play.opening import OpeningState


class Stage(Enum):
    """The stage of play, as the widgets need to know it."""

    EMPTY = "empty"
    OPENING = "opening"
    WAITING = "waiting"
    ROLLING = "rolling"
    #: Beats are played that must be seen before anybody has the word.
    SHOWING = "showing"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Empty:
    """No game has begun."""

    stage: ClassVar[Stage] = Stage.EMPTY


@dataclass(frozen=True, slots=True)
class ToOpen:
    """Somebody is to roll for order, or the Magic Number."""

    opening: OpeningState
    stage: ClassVar[Stage] = Stage.OPENING


@dataclass(frozen=True, slots=True)
class OpeningRoll:
    """The next dice of the opening are in the air, or tell what they have decided."""

    opening: OpeningState
    #: How the mouse threw them.
    push: FlickPush | None = None
    stage: ClassVar[Stage] = Stage.ROLLING


@dataclass(frozen=True, slots=True)
class Choosing:
    """A player may act."""

    stage: ClassVar[Stage] = Stage.PLAYING


@dataclass(frozen=True, slots=True)
class Foreseeing:
    """The dice were flicked on an open table: the tray works out whether one will fall off."""

    flick: Flick
    stage: ClassVar[Stage] = Stage.WAITING


@dataclass(frozen=True, slots=True)
class Asked:
    """The session carries out what was asked of it."""

    #: How the dice were flicked, where a throw was asked for by hand.
    flick: Flick | None = None
    #: Faces of real dice are wanted as soon as that is done.
    then_faces: bool = False
    stage: ClassVar[Stage] = Stage.WAITING


@dataclass(frozen=True, slots=True)
class Showing:
    """What was done is shown, beat by beat; whether dice are in the air the director knows."""

    snapshot: Snapshot
    #: How the dice were flicked, where they were thrown by hand.
    flick: Flick | None = None
    #: Faces of real dice are wanted afterwards.
    then_faces: bool = False
    #: What is shown after a miss that may still be taken back, unless it is.
    rest: tuple[Beat, ...] = ()
    #: What stood there before, where that is not on the table any more.
    before: Snapshot | None = None
    stage: ClassVar[Stage] = Stage.SHOWING


@dataclass(frozen=True, slots=True)
class Missed:
    """A throw has missed, and who threw it may use a re-roll; its dice lie there until then."""

    #: What stood there before the throw, and what is shown where the miss is let stand.
    before: Snapshot | None = None
    rest: tuple[Beat, ...] = ()
    stage: ClassVar[Stage] = Stage.PLAYING


@dataclass(frozen=True, slots=True)
class Falling:
    """Dice fly over the edge. The throw does not count; this is done when they rest."""

    does: tuple[Action, ...]
    stage: ClassVar[Stage] = Stage.ROLLING


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    stage: ClassVar[Stage] = Stage.OVER


State = (
    Empty | ToOpen | OpeningRoll | Choosing | Foreseeing | Asked | Showing | Missed | Falling | Over
)
