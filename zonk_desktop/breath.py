"""Rests of threads that compute: a window draws meanwhile.

Python runs one thread at a time, and a picture of rolling dice is made of hundreds of short steps,
after each of which another thread may take its turn. So long work calls `breathe` often: every two
milliseconds others have theirs, and while dice move (`hold`) it does not go on at all.
"""

from __future__ import annotations

import threading
import time

#: Seconds of work after which other threads may run, and for how long.
_WORK = 0.002
_PAUSE = 0.0001
#: Seconds that work rests after each `hold`, and goes on by itself: it is called with every picture
#: of what moves. And those in which a page is drawn anew.
_HELD = 0.12
PAGE = 0.06
#: Seconds from one look to the next at whether they still do.
_GLANCE = 0.01
#: The thread that never rests. It is asked hundreds of thousands of times in a second of work.
_FIRST = threading.main_thread().ident


class _Rests(threading.local):
    """Of each thread: when it is to let others run next."""

    def __init__(self) -> None:
        self.next = 0.0


_rests = _Rests()
_held_until = 0.0


def hold(seconds: float = _HELD) -> None:
    """Let threads that compute rest for a moment; called again and again while dice move."""
    global _held_until  # noqa: PLW0603
    _held_until = max(_held_until, time.perf_counter() + seconds)


def let_on() -> None:
    """Let threads that compute go on at once: the dice lie."""
    global _held_until  # noqa: PLW0603
    _held_until = 0.0


def held() -> bool:
    """Whether threads that compute rest now."""
    return time.perf_counter() < _held_until


def breathe() -> None:
    """Let other threads run if it is time, and rest while that is asked for.

    The first thread of a process never rests: it is a command, or the window itself.
    """
    if threading.get_ident() == _FIRST:
        return
    if time.perf_counter() < _rests.next:
        return
    time.sleep(_PAUSE)
    while (left := _held_until - time.perf_counter()) > 0:
        time.sleep(min(left, _GLANCE))
    _rests.next = time.perf_counter() + _WORK
