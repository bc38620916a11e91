"""Processes of the program's own that take a part of the work."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor

#: The niceness of a process that gives way.
_NICE = 10


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
