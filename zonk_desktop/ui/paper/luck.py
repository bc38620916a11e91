"""Computes luck and cost for printed sheets, in a thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game

Luck = tuple[tuple[float, float], ...]
#: After so many actions the window hears of it.
_EVERY = 8


class Course(NamedTuple):
    """The course of a game: its first position, and all actions."""

    first: Game
    actions: tuple[act.Action, ...]


class _Stopped(Exception):
    """Raised when the computation was cancelled."""


class Reckoning(QObject):
    """Reviews games in a thread; its signals arrive in the window's thread."""

    #: Actions looked at, of how many.
    progressed = Signal(int, int)
    #: A list: luck and cost by seat for each game, nothing where no chances are known.
    ended = Signal(object)

    def __init__(self, courses: Sequence[Course], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._courses = tuple(courses)
        self._wanted = True

    def start(self) -> None:
        Thread(target=self._all, name="zonk-luck", daemon=True).start()

    def stop(self) -> None:
        """Cancel; no more signals are emitted."""
        self._wanted = False

    def _all(self) -> None:
        of = sum(len(course.actions) for course in self._courses)
        done = 0
        found: list[Luck] = []

        def breathe() -> None:
            nonlocal done
            if not self._wanted:
                raise _Stopped
            done += 1
            if done % _EVERY == 0:
                self.progressed.emit(done, of)

        # The window may have gone meanwhile.
        with suppress(_Stopped, RuntimeError):
            for course in self._courses:
                found.append(_luck(course, breathe))
            if self._wanted:
                self.ended.emit(found)


def _luck(course: Course, breathe: Callable[[], None]) -> Luck:
    from zonk_desktop.odds.review import review  # noqa: PLC0415 - who prints seldom reviews
    from zonk_desktop.odds.values import POINTS, NotCovered  # noqa: PLC0415

    try:
        seen = review(course.first, course.actions, POINTS, breathe)
    except NotCovered:
        return ()
    return tuple((each.luck, each.cost) for each in seen.players)
