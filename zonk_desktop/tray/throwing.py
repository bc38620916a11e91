"""Computes throws in a thread, with a ticket each: answers to old tickets are dropped."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from zonk_desktop import log
from zonk_desktop.places import Lane
from zonk_desktop.session.job import Job

from .flick import FlickPush

if TYPE_CHECKING:
    from .actors import Pose
    from .throws import Lying, Thrower
    from .track import ThrowTrack


class Ears(Protocol):
    """Interface of the sound of throws."""

    @property
    def status(self) -> str:
        """A sentence: through what they are heard, or why they are not."""

    @property
    def lead(self) -> float:
        """Seconds by which a throw must be known before its picture starts."""

    def foretell(self, throw: ThrowTrack, pace: float, seed: int) -> Any:
        """The sound of a throw, or None. Called in the thread that throws."""

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
        self._lane = Lane("tray-throw")
        self._ticket = 0
        self._thrower: Thrower | None = None
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
            work = Job(self, self._lane, lambda: self._get().look_ahead(count, seed))
            work.then(_told, _told)

    def ahead(self, count: int) -> int | None:
        """The seed of the throw of this many dice that was worked out, None without one."""
        return self._ahead.get(count)

    def forget(self) -> None:
        self._ticket += 1
        self.pending = None

    def work_out(
        self,
        lying: Lying,
        tossed: tuple[tuple[Pose, Pose], ...],
        hear: Callable[[ThrowTrack], Any] | None,
    ) -> None:
        """Compute the pending request; dice that are `tossed` go from pose to pose.

        `hear` makes the sound of it, in the thread.
        """
        asked, ticket = self.pending, self._ticket
        assert asked is not None

        def work() -> tuple[ThrowTrack, Any]:
            if tossed:
                from . import plain_throw  # noqa: PLC0415

                throw = plain_throw.toss(tossed, asked.seed)
            else:
                throw = self._somehow(asked, lying)
            return throw, None if hear is None else hear(throw)

        Job(self, self._lane, work).then(
            lambda found: self._on_found(ticket, found), lambda _: self._on_found(ticket, None)
        )

    def overdue(self) -> None:
        """End the pending request with nothing, should its work have been broken off by now."""
        if self.pending is not None:
            ticket = self._ticket
            # One after another: by then what was begun before has told what it found.
            Job(self, self._lane, int).then(lambda _: self._on_found(ticket, None))

    def foresee(self, asked: ThrowAsked, lying: Lying) -> None:
        """Compute which dice leave an open table; emits `foreseen`."""

        def work() -> tuple[int, ...]:
            return tuple(asked.dice[place] for place in self._somehow(asked, lying).over)

        Job(self, self._lane, work).then(self.foreseen.emit, lambda _: self.foreseen.emit(()))

    def load(self) -> None:
        """Import MuJoCo in the thread: it takes as long to load as a throw."""
        Job(self, self._lane, self._get).then(_told, _told)

    def stop(self) -> None:
        self._lane.close()

    def _on_found(self, ticket: int, found: tuple[ThrowTrack, Any] | None) -> None:
        if ticket != self._ticket or self.pending is None:
            return
        asked, self.pending = self.pending, None
        throw, heard = found or (None, None)
        self.thrown.emit(asked, throw, heard)

    # ---- in the thread ---------------------------------------------------------------------

    def _get(self) -> Thrower:
        if self._thrower is None:
            from .throws import Thrower  # noqa: PLC0415

            self._thrower = Thrower()
        return self._thrower

    def _somehow(self, asked: ThrowAsked, lying: Lying) -> ThrowTrack:
        """Compute a throw by any means: whatever breaks in the physics, the dice must land."""
        count = len(asked.faces)
        try:
            return self._get().throw(
                count, asked.faces, asked.seed, asked.push, asked.open_table, lying
            )
        except Exception as wrong:
            log.caught("tray", wrong, "warning")
            from .throws import Thrower  # noqa: PLC0415

            self._thrower = Thrower(plain=True)
            return self._thrower.throw(
                count, asked.faces, asked.seed, asked.push, asked.open_table, lying
            )


def _told(_: object) -> None:
    """Nobody waits for it; what went wrong is in the log."""
