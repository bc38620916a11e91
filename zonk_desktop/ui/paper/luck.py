"""Computes luck and cost for printed sheets, in a thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.session.aside import Aside

Luck = tuple[tuple[float, float], ...]


class GameCourse(NamedTuple):
    """The course of a game: its first position, and all actions."""

    first: Game
    actions: tuple[act.Action, ...]


class Reckoning(QObject):
    """Reviews games in a thread; its signals arrive in the window's thread."""

    #: Actions looked at, of how many.
    progressed = Signal(int, int)
    #: A list: luck and cost by seat for each game, nothing where no chances are known.
    ended = Signal(object)

    def __init__(self, courses: Sequence[GameCourse], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._courses = tuple(courses)
        self._work: Aside | None = None

    def start(self) -> None:
        self._work = Aside(self, "luck", self._all, self._end)
        self._work.progressed.connect(self.progressed)

    def stop(self) -> None:
        """Cancel; no more signals are emitted."""
        if self._work is not None:
            self._work.stop()

    def _all(self, on: Aside) -> list[Luck]:
        of = sum(len(course.actions) for course in self._courses)
        done = 0

        def count() -> None:
            nonlocal done
            done += 1
            on.step(done, of)

        return [_luck(course, count) for course in self._courses]

    def _end(self, found: object) -> None:
        # What went wrong is in the log; the sheets are printed without.
        self.ended.emit(found if isinstance(found, list) else [() for _ in self._courses])


def _luck(course: GameCourse, count: Callable[[], None]) -> Luck:
    from zonk_desktop.odds.review import purpose_of, review  # noqa: PLC0415 - seldom asked for
    from zonk_desktop.odds.values import NotCovered  # noqa: PLC0415

    try:
        seen = review(course.first, course.actions, purpose_of(course.first), count)
    except NotCovered:
        return ()
    shown = [each.rounded() for each in seen.players]
    return tuple((each.luck, each.cost) for each in shown)
