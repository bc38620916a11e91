"""Ctrl+C and TERM in commands that take long: what is done until then is kept, and told."""

from __future__ import annotations

import signal
import sys
from types import FrameType, TracebackType

from zonk_desktop.words import say


class StopAsked:
    """Whether somebody asked to stop while the context is open; asked twice, it stops at once.

    An exception in the middle of everything would leave helpers behind that are just being
    started: whoever works looks at `stop` now and then.
    """

    def __init__(self) -> None:
        self.stop = False
        #: What the shell is told of a program that was stopped so; 0 while nobody has asked.
        self.code = 0
        self._before = {
            number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)
        }

    def __enter__(self) -> StopAsked:
        for number, before in self._before.items():
            # A command in the background of a shell does not hear the key.
            if before is not signal.SIG_IGN:
                signal.signal(number, self._ask)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:  # fmt: skip
        for number, before in self._before.items():
            signal.signal(number, before)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        del frame
        if self.stop:
            raise KeyboardInterrupt
        self.stop, self.code = True, 128 + number
        if sys.stderr.isatty():
            # What is under way may last, or have no end: a player's own program.
            sys.stderr.write("\n" + say("cli-stopping") + "\n")
