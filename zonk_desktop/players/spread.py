"""Many games in handfuls, in order, with progress and a way to stop."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

from zonk_desktop import helpers
from zonk_desktop.helpers import ALONE, Crew
from zonk_desktop.words import figure, say

T = TypeVar("T")

#: Games that a process plays before it reports.
BATCH = 4

#: Callback with the number of games done; returns whether to go on.
Progress = Callable[[int, int], bool]


def spread(
    work: Callable[[range], list[T]], games: int, by: Crew = ALONE, progress: Progress | None = None
) -> list[T]:
    """What `work` makes of the numbers of all games, in their order.

    `progress` may stop it: what is done by then is returned, without a gap.
    """
    found: list[T] = []
    results = stream(work, games, by)
    try:
        for some in results:
            found += some
            if progress is not None and not progress(len(found), games):
                break
    finally:
        results.close()
    return found


def stream(
    work: Callable[[range], list[T]], games: int, by: Crew = ALONE
) -> Generator[list[T], None, None]:
    """The same, batch by batch as they come."""
    return helpers.stream(work, batches(games), by)


def batches(games: int) -> list[range]:
    """The numbers of the games, by the handful."""
    return [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]


def speed(games: int, seconds: float, by: Crew) -> str:
    """How many games a second, and on how many processes or workers."""
    pace = figure(games / max(0.001, seconds), 1)
    return say("lab-speed-cluster" if by.lent else "lab-speed", pace=pace, count=by.size)
