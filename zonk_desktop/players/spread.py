"""Runs many games on all cores, in order, with progress and a way to stop."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from concurrent.futures import Future
from itertools import islice
from typing import Any, TypeVar

from zonk_desktop import helpers

T = TypeVar("T")

#: Games that a process plays before it reports.
BATCH = 4
#: Processes that Windows can wait for at once.
_MOST = 61

#: Callback with the number of games done; returns whether to go on.
Progress = Callable[[int, int], bool]


def cores() -> int:
    """Processors that may be used."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[..., list[T]],
    arguments: tuple[Any, ...],
    games: int,
    on: int = 0,
    progress: Progress | None = None,
) -> list[T]:
    """`work(*arguments, first, count)` for all games, the results in the order of the games.

    A single core plays in this process. `progress` may stop it: what is done by then is returned,
    without a gap.
    """
    found: list[T] = []
    results = stream(work, arguments, games, on)
    try:
        for some in results:
            found += some
            if progress is not None and not progress(len(found), games):
                break
    finally:
        results.close()
    return found


def stream(
    work: Callable[..., list[T]], arguments: tuple[Any, ...], games: int, on: int = 0
) -> Generator[list[T], None, None]:
    """The same, batch by batch as they come. To close it ends its processes."""
    parts = [(at, min(BATCH, games - at)) for at in range(0, games, BATCH)]
    wanted = min(on or cores(), len(parts), _MOST) or 1
    return _here(work, arguments, parts) if wanted == 1 else _apart(work, arguments, parts, wanted)


def _here(
    work: Callable[..., list[T]], arguments: tuple[Any, ...], parts: list[tuple[int, int]]
) -> Generator[list[T], None, None]:
    for first, count in parts:
        yield work(*arguments, first, count)


def _apart(
    work: Callable[..., list[T]],
    arguments: tuple[Any, ...],
    parts: list[tuple[int, int]],
    wanted: int,
) -> Generator[list[T], None, None]:
    pool = helpers.pool(wanted, gives_way=True)
    waiting: list[Future[list[T]]] = []
    left = iter(parts)
    try:
        # No more are handed out than are soon played: who stops does not wait for the rest.
        for first, count in islice(left, wanted * 2):
            waiting.append(pool.submit(work, *arguments, first, count))
        while waiting:
            done = waiting.pop(0).result()
            for first, count in islice(left, 1):
                waiting.append(pool.submit(work, *arguments, first, count))
            yield done
    except KeyboardInterrupt:
        helpers.end(pool)
        raise
    finally:
        helpers.let_go(pool)
