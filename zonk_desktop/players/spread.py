"""Runs many games on all cores, in order; shares and means of them, with 95 % intervals."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from concurrent.futures import Future
from itertools import islice
from math import sqrt
from typing import Any, NamedTuple, TypeVar

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


_Z = 1.959964


class Estimate(NamedTuple):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def share(times: float, of: int) -> Estimate:
    """Estimate a share by Wilson's interval, which is valid for 0 and 1 as well."""
    if not of:
        return Estimate(0.0, 0.0, 1.0)
    p, zz = times / of, _Z * _Z
    middle = (p + zz / (2 * of)) / (1 + zz / of)
    half = _Z * sqrt(p * (1 - p) / of + zz / (4 * of * of)) / (1 + zz / of)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: float, squares: float, of: int) -> Estimate:
    """Estimate a mean, from the sum and the sum of squares."""
    if not of:
        return Estimate(0.0, 0.0, 0.0)
    value = total / of
    if of < 2:
        return Estimate(value, value, value)
    spread = max(0.0, (squares - total * total / of) / (of - 1))
    half = _Z * sqrt(spread / of)
    return Estimate(value, value - half, value + half)
