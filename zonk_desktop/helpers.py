"""Many pieces of work, done by processes of the program's own or by those of a Dask cluster."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from zonk_desktop.words import MessageError

P = TypeVar("P")
T = TypeVar("T")

#: The niceness of a process that gives way.
_NICE = 10
#: Processes that Windows can wait for at once.
_MOST = 61
#: Pieces handed out for each process: who stops does not wait for the rest.
_AHEAD = 2
#: Seconds in which a cluster answers.
_PATIENCE = 5


class ClusterError(MessageError):
    """Raised where a cluster cannot be worked on, or not to the end."""


class Crew(NamedTuple):
    """Who does the pieces: an executor and how many work there; without one, whoever asks."""

    pool: Executor | None = None
    size: int = 1
    #: Whether they are workers of a cluster.
    lent: bool = False
    #: Whether nobody is there any more.
    gone: Callable[[], bool] = bool


ALONE = Crew()


def cores() -> int:
    """Processors that may be used."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def crew(pieces: int, on: int | str = 0, *, gives_way: bool = True) -> Generator[Crew, None, None]:
    """Who does so many pieces: so many processes, one for each core (0), or a cluster's.

    They end with the context: with the pieces they are at, or, asked to stop twice, before.
    """
    if isinstance(on, str):
        with _cluster(on) as lent:
            yield lent
        return
    count = min(on or cores(), pieces, _MOST)
    if count < 2:
        yield ALONE
        return
    own = pool(count, gives_way=gives_way)
    try:
        yield Crew(own, count)
    except KeyboardInterrupt:
        end(own)
        raise
    finally:
        let_go(own)


def stream(
    work: Callable[[P], T], pieces: Iterable[P], by: Crew = ALONE
) -> Generator[T, None, None]:
    """The results, in the order of the pieces. Closed, it calls off what has not begun."""
    if by.pool is None:
        yield from map(work, pieces)
        return
    left = iter(pieces)
    waiting: deque[Future[T]] = deque()
    try:
        for piece in islice(left, by.size * _AHEAD):
            waiting.append(by.pool.submit(partial(work, piece)))
        while waiting:
            done = _result(waiting.popleft(), by)
            for piece in islice(left, 1):
                waiting.append(by.pool.submit(partial(work, piece)))
            yield done
    finally:
        for one in waiting:
            one.cancel()


def _result(future: Future[T], by: Crew) -> T:
    """Of a cluster that has gone, no answer is certain to come."""
    while by.lent and not future.done():
        wait([future], _PATIENCE)
        if by.gone() and not future.done():
            raise CancelledError
    return future.result()


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster. What one was at that is killed is done again by another."""
    try:
        # A second and a half, and only for who has a cluster.
        from distributed import Client, KilledWorker, Security, rpc  # noqa: PLC0415
    except ImportError:
        raise ClusterError("cluster-not-installed") from None
    import asyncio  # noqa: PLC0415
    import logging  # noqa: PLC0415
    import warnings  # noqa: PLC0415

    # What matters of it is told in sentences.
    for name in ("distributed", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    warnings.filterwarnings("ignore", module="distributed")

    async def schedules() -> bool:
        given = Security().get_connection_args("client")
        async with rpc(address, connection_args=given) as there:
            return "workers" in await there.identity()

    try:
        # Asked first: a client waits for a stranger without end.
        if not asyncio.run(asyncio.wait_for(schedules(), _PATIENCE)):
            raise ValueError(address)
        client = Client(address, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError):
        raise ClusterError("cluster-nobody", address=address) from None
    with client:
        _check(client.get_versions(packages=["zonk-desktop"]), address)
        pool = client.get_executor(pure=False)
        try:
            yield Crew(pool, len(client.nthreads()), True, lambda: client.status.startswith("clos"))
        except KilledWorker as wrong:
            raise ClusterError("cluster-killed", workers=wrong.allowed_failures + 1) from None
        except Exception as wrong:
            # What was under way when the scheduler went ends in this way or that.
            if isinstance(wrong, CancelledError) or client.status != "running":
                raise ClusterError("cluster-gone", address=address) from None
            raise


def _check(found: dict[str, Any], address: str) -> None:
    """Raises ClusterError where there is no worker, or one with other versions than here."""
    if not found["workers"]:
        raise ClusterError("cluster-no-workers", address=address)
    here = _versions(found["client"])
    for worker, node in found["workers"].items():
        for what, there in _versions(node).items():
            if there != here[what]:
                raise ClusterError(
                    "cluster-other" if there else "cluster-lacks",
                    worker=worker, what=what, there=there or "", here=here[what] or "",
                )  # fmt: skip


def _versions(node: dict[str, Any]) -> dict[str, str | None]:
    packages = {name: node["packages"][name] for name in ("zonk-desktop", "distributed")}
    return {"python": ".".join(node["host"]["python"].split(".")[:2]), **packages}


def pool(count: int, *, gives_way: bool = False) -> ProcessPoolExecutor:
    """This many processes; `gives_way`: a window beside them answers as ever."""
    # Not forked: a fork of a process with threads may hang.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(
        count, context, initializer=begin, initargs=(_NICE if gives_way else 0,)
    )


def let_go(pool: ProcessPoolExecutor) -> None:
    """Wait for what the helpers are at; asked to stop meanwhile, they are ended in the middle."""
    try:
        pool.shutdown(wait=True, cancel_futures=True)
    except KeyboardInterrupt:
        end(pool)
        raise


def end(pool: ProcessPoolExecutor) -> None:
    """End the helpers in the middle of what they do, which may have no end of its own."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


def begin(nice: int) -> None:
    """The first thing that a helper does."""
    # Ctrl+C is for the program that was started; it stops its helpers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # As the program itself: what is worked out has no cycles, and looking for some takes its time.
    gc.set_threshold(50_000, 20, 100)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with_it, daemon=True).start()


def _end_with_it() -> None:
    """Wait for the end of the program: one that is killed stops nobody, and work would be waited
    for without end."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
