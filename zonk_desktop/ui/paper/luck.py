"""Luck and cost for printed sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.places import step

Luck = tuple[tuple[float, float], ...]


class GameCourse(NamedTuple):
    """The course of a game: its first position, and all actions."""

    first: Game
    actions: tuple[act.Action, ...]


def lucks(courses: Sequence[GameCourse]) -> list[Luck]:
    """Luck and cost by seat for each game, nothing where no chances are known."""
    done, of = count(1), sum(len(course.actions) for course in courses)
    return [_luck(course, lambda: step(next(done), of)) for course in courses]


def _luck(course: GameCourse, on: Callable[[], None]) -> Luck:
    from zonk_desktop.odds.review import purpose_of, review  # noqa: PLC0415 - seldom asked for
    from zonk_desktop.odds.values import NotCovered  # noqa: PLC0415

    try:
        seen = review(course.first, course.actions, purpose_of(course.first), on)
    except NotCovered:
        return ()
    shown = [each.rounded() for each in seen.players]
    return tuple((each.luck, each.cost) for each in shown)
