"""Has throws worked out by the process that thinks; answers to old tickets are dropped.

A thread of this process would keep the picture of the dice waiting: Python runs one at a time.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from zonk_desktop import log
from zonk_desktop.session.job import Job, apart

from .flick import FlickPush

if TYPE_CHECKING:
    from .actors import Pose
    from .throws import Lying, Thrower
    from .track import ThrowTrack


#: Makes the sound of a throw; it can be sent to another process.
Hear = Callable[["ThrowTrack"], Any]
#: In order, one after another.
LANE = apart.lane("tray-throw")


class Ears(Protocol):
    """Interface of the sound of throws."""

    @property
    def status(self) -> str:
        """A sentence: through what they are heard, or why they are not."""

    @property
    def lead(self) -> float:
        """Seconds by which a throw must be known before its picture starts."""

    def foretell(self, pace: float, seed: int) -> Hear | None:
        """What makes the sound of a throw, where that is worked out; None for no sound."""

    def play_throw(self, samples: Any, starts: float) -> None:
        """Play the sound so that it fits a picture which starts at this time."""

    def skip_throw(self) -> None:
        """Stop the sound of a throw that is cut short."""

    def rattle(self) -> None:
        """Let the dice in the hand be heard, as it moves."""


class ThrowAsked(NamedTuple):
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    seed: int
    push: FlickPush | None
    open_table: bool
    places: tuple[int, ...] = ()
    """The places of the row to which the dice are tossed."""


class Throwing(QObject):
    """Computes the throw requested last."""

    thrown = Signal(object, object, object)
    """The `ThrowAsked`, the throw and its sound; the throw is None where even that broke."""
    foreseen = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ticket = 0
        self.pending: ThrowAsked | None = None
        """What has been asked for and not come yet."""
        self._ahead: dict[int, int] = {}
        """The seeds of throws that are worked out before they are asked for, by their dice."""

    def ask(self, asked: ThrowAsked) -> None:
        """Set the pending request; `work_out` computes it."""
        self._ticket += 1
        self.pending = asked
        if self._ahead.get(len(asked.dice)) == asked.seed:
            del self._ahead[len(asked.dice)]

    def look_ahead(self, count: int) -> None:
        """Work out a throw of this many dice; `ahead` tells its seed."""
        if count not in self._ahead and self.pending is None:
            seed = self._ahead[count] = secrets.randbits(31)
            Job(self, LANE, partial(_look_ahead, count, seed)).then(_told, _told)

    def ahead(self, count: int) -> int | None:
        """The seed of the throw of this many dice that was worked out, None without one."""
        return self._ahead.get(count)

    def forget(self) -> None:
        self._ticket += 1
        self.pending = None

    def work_out(
        self, lying: Lying, tossed: tuple[tuple[Pose, Pose], ...], hear: Hear | None
    ) -> None:
        """Compute the pending request; dice that are `tossed` go from pose to pose."""
        asked, ticket = self.pending, self._ticket
        assert asked is not None

        def work(plain: bool, failed: Callable[[Exception], object]) -> None:
            wanted = partial(_throw, asked, lying, tossed, hear, plain)
            Job(self, LANE, wanted).then(lambda found: self._on_found(ticket, found), failed)

        # Whatever breaks in the physics, which the log tells, the dice must land.
        work(False, lambda _: work(True, lambda _: self._on_found(ticket, None)))

    def overdue(self) -> None:
        """End the pending request with nothing, should its work have been broken off by now."""
        if self.pending is not None:
            ticket = self._ticket
            # One after another: by then what was begun before has told what it found.
            Job(self, LANE, int).then(lambda _: self._on_found(ticket, None))

    def foresee(self, asked: ThrowAsked, lying: Lying) -> None:
        """Compute which dice leave an open table; emits `foreseen`."""
        Job(self, LANE, partial(_over, asked, lying)).then(
            self.foreseen.emit, lambda _: self.foreseen.emit(())
        )

    def load(self) -> None:
        """Have the process started, and MuJoCo imported: both take longer than a throw."""
        Job(self, LANE, _load).then(_told, _told)

    def _on_found(self, ticket: int, found: tuple[ThrowTrack, Any] | None) -> None:
        if ticket != self._ticket or self.pending is None:
            return
        asked, self.pending = self.pending, None
        throw, heard = found or (None, None)
        if isinstance(heard, Exception):
            # The dice must be seen to roll, heard or not.
            log.caught("sound", heard, "warning")
            heard = None
        self.thrown.emit(asked, throw, heard)


def _told(_: object) -> None:
    """Nobody waits for it; what went wrong is in the log."""


# In the process that thinks


@cache
def _thrower(plain: bool) -> Thrower:
    """Who throws in this process, with physics or without."""
    from .throws import Thrower  # noqa: PLC0415

    return Thrower(plain)


def _load() -> None:
    _thrower(False)


def _look_ahead(count: int, seed: int) -> None:
    _thrower(False).look_ahead(count, seed)


def _over(asked: ThrowAsked, lying: Lying) -> tuple[int, ...]:
    """The dice that leave an open table."""
    return tuple(asked.dice[place] for place in _thrown(asked, lying).over)


def _throw(
    asked: ThrowAsked, lying: Lying, tossed: tuple[tuple[Pose, Pose], ...], hear: Hear | None,
    plain: bool,
) -> tuple[ThrowTrack, Any]:  # fmt: skip
    """A throw and its sound, or what went wrong with that."""
    if tossed:
        from . import plain_throw  # noqa: PLC0415

        throw = plain_throw.toss(tossed, asked.seed)
    else:
        throw = _thrown(asked, lying, plain)
    try:
        return throw, None if hear is None else hear(throw)
    except Exception as wrong:
        return throw, RuntimeError(f"{type(wrong).__name__}: {wrong}")


def _thrown(asked: ThrowAsked, lying: Lying, plain: bool = False) -> ThrowTrack:
    count, hand = len(asked.faces), (asked.push, asked.open_table, lying)
    return _thrower(plain).throw(count, asked.faces, asked.seed, *hand)
