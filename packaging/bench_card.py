"""What the program itself does for a frame that OpenGL draws: `dev.py bench claims card`."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench_measures import Claim, pause, until

from zonk_desktop.tray.state import Die, Plate, Table
from zonk_desktop.tray.view import DiceTray

#: Calls in which a driver, or Mesa in its place, works: they are no Python.
_DRIVEN = ("glDrawElementsInstanced", "glBufferData", "glClear")
_TABLE = Table(
    (*(Die(i) for i in range(4)), Die(4, place="seat", seat=0, face=5),
     Die(5, place="seat", seat=1, face=1)),
    (Plate("5 50", 0), Plate("1 100", 1)), magic=(1, 2, 3, 4, 5, 6),
)  # fmt: skip


class Meter:
    """Milliseconds of the window's thread, those inside the driver counted apart."""

    def __init__(self) -> None:
        self.ours = self.driven = 0.0
        self._inside = False

    def of(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, counted as the program's; what it calls is not counted twice."""

        def counted(*words: Any) -> Any:
            if self._inside:
                return work(*words)
            self._inside = True
            begun = time.thread_time()
            try:
                return work(*words)
            finally:
                self.ours += (time.thread_time() - begun) * 1000
                self._inside = False

        return counted

    def driver(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*words: Any) -> Any:
            begun = time.thread_time()
            try:
                return work(*words)
            finally:
                self.driven += (time.thread_time() - begun) * 1000

        return counted

    def taken(self) -> float:
        """The program's milliseconds since this was asked last."""
        found, self.ours, self.driven = self.ours - self.driven, 0.0, 0.0
        return found


def card(folder: Path) -> Iterator[Claim]:
    """Frames of a throw of four dice beside two kept ones and a Magic Number."""
    before = os.environ.get("ZONK_TRAY", "")
    os.environ["ZONK_TRAY"] = "gl"  # software will do: its own work is not counted
    widget = DiceTray(renderer="gl")
    widget.resize(960, 600)
    widget.set_table(_TABLE)
    widget.show()
    until(widget.is_ready)
    os.environ["ZONK_TRAY"] = before
    pause(500)
    surface = widget._drawing.gl
    if surface is None:
        print(f"no OpenGL here: {widget.renderer_reason}")
        widget.stop()
        return
    from zonk_desktop.tray import glview  # noqa: PLC0415

    meter = Meter()
    kept = {name: getattr(glview, name) for name in _DRIVEN}
    for name, work in kept.items():
        setattr(glview, name, meter.driver(work))
    frames: list[float] = []
    draw = meter.of(surface.paintGL)

    def framed() -> None:
        draw()
        frames.append(meter.taken())

    surface.paintGL = framed  # type: ignore[method-assign]
    widget._labels.paint = meter.of(widget._labels.paint)  # type: ignore[method-assign]
    clock = widget._play._clock
    clock.timeout.disconnect()
    tick = meter.of(widget._play._tick)
    clock.timeout.connect(tick)
    widget.speed = "slow"
    for seed in range(4):
        widget.throw((0, 1, 2, 3), (1, 2, 3, 4), seed)
        until(lambda: widget.sight.player is not None and widget.sight.player.playing)
        until(lambda: not widget.is_rolling())
    for name, work in kept.items():
        setattr(glview, name, work)
    widget.stop()
    widget.close()
    # The quietest of them are the program's own doing: what others do here only ever adds.
    quiet = statistics.quantiles(frames, n=10)[0]
    yield Claim("Python of a frame with OpenGL", quiet, 0.4, "ms")
