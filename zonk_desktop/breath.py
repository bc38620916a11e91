"""Rests while dice move: what can wait (garbage, the next throw) is done later.

A picture of rolling dice is made of hundreds of short steps, and Python runs one thread at a time.
"""

from __future__ import annotations

import time

#: Seconds that a rest lasts after each `hold`; it is called with every picture of what moves.
_HELD = 0.12
_held_until = 0.0


def hold() -> None:
    """Let what can wait rest for a moment; called again and again while dice move."""
    global _held_until  # noqa: PLW0603
    _held_until = time.perf_counter() + _HELD


def let_on() -> None:
    """Let it go on at once: the dice lie."""
    global _held_until  # noqa: PLW0603
    _held_until = 0.0


def held() -> bool:
    """Whether what can wait rests now."""
    return time.perf_counter() < _held_until
