"""How late a frame is seen, so that it can show the dice as they will be by then."""

from __future__ import annotations

from collections import deque

#: Milliseconds between two frames, and so the time for which each is on the screen.
FRAME_MS = 16
#: The number of frames over which lateness and rate are estimated.
SEEN = 15
#: More seconds than these are a stall, not the way or the rate of frames.
MOST = 0.05


class Lateness:
    """The time from the request of a frame to the end of its painting, of the last few frames.

    A frame stays until the next one. Shown is what happens in the middle of that time: a contact
    is then seen as often a little early as a little late, and its sound lies between.
    """

    def __init__(self) -> None:
        self._asked = -MOST
        self._waits = False
        self._ways: deque[float] = deque((0.0,), maxlen=SEEN)
        self._rates: deque[float] = deque((FRAME_MS / 1000,), maxlen=SEEN)

    @property
    def ahead(self) -> float:
        """Seconds from the request of a frame to the middle of the time in which it is seen."""
        return _middle(self._ways) + _middle(self._rates) / 2

    def asked(self, now: float) -> float:
        """A frame is asked for: the time that it should show."""
        since = now - self._asked
        if FRAME_MS / 2000 <= since <= MOST:
            self._rates.append(since)
        self._asked, self._waits = now, True
        return now + self.ahead

    def seen(self, now: float) -> None:
        """The frame that was asked for last is painted."""
        if self._waits:
            self._waits = False
            self._ways.append(min(now - self._asked, MOST))


def _middle(figures: deque[float]) -> float:
    return sorted(figures)[len(figures) // 2]
