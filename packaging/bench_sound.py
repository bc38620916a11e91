"""How far picture and sound of a contact are apart: `dev.py bench claims contact`."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from bench_measures import Claim, pause, until

from zonk_desktop.sound.player import Sound
from zonk_desktop.sound.synth import RATE, Samples
from zonk_desktop.tray.state import Die, Table
from zonk_desktop.tray.view import DiceTray

#: A sample louder than this is a knock.
_HEARD = 1e-4


class Tape:
    """What a mixer gave to the device, each block with the time at which it was asked for."""

    def __init__(self, sound: Sound) -> None:
        mixer = sound._mixer
        assert mixer is not None
        self.blocks: list[tuple[float, Samples]] = []
        mix = mixer.mix

        def taped(count: int) -> Samples:
            now = time.perf_counter()
            found = mix(count)
            self.blocks.append((now, found))
            return found

        mixer.mix = taped  # type: ignore[method-assign]

    def onset(self) -> float:
        """The time of the first knock, by the clock of the stream: no block is early."""
        given = np.cumsum([0, *(len(block) for _, block in self.blocks)])
        clock = min(at - n / RATE for (at, _), n in zip(self.blocks, given, strict=False))
        whole = np.abs(np.concatenate([block for _, block in self.blocks])).max(1)
        return float(clock + np.flatnonzero(whole > _HEARD)[0] / RATE)


def contact(folder: Path) -> Iterator[Claim]:
    """The first knock of single dice, through miniaudio's null output: real callbacks, no card."""
    os.environ["ZONK_SOUND"] = "null"
    sound = Sound()
    sound.start()
    until(lambda: sound._mixer is not None and sound._device is not None)
    widget = DiceTray(renderer="painter")
    widget.ears = sound
    widget.resize(960, 600)
    widget.set_table(Table((Die(0),)))
    widget.show()
    until(widget.is_ready)
    painted: list[tuple[float, float]] = []
    paint = widget._paint_tray

    def watched(painter: object) -> None:
        player = widget.sight.player
        shown = player.time(widget.sight.now()) if player is not None and player.playing else -1.0
        paint(painter)  # type: ignore[arg-type]
        painted.append((time.perf_counter(), shown))

    widget._paint_tray = watched  # type: ignore[method-assign]
    tape = Tape(sound)
    apart = []
    for seed in range(7):
        painted.clear()
        widget.throw((0,), (5,), seed)
        until(lambda: widget.sight.player is not None and widget.sight.player.playing)
        player = widget.sight.player
        assert player is not None
        last = player.last
        assert last is not None
        until(lambda: not widget.is_rolling())
        pause(100)
        hit = last.throw.impacts[0].at
        seen = next(at for at, shown in painted if shown >= hit)
        # As late as it is told that sound is, it is asked for sooner.
        apart.append((seen - tape.onset()) * 1000 - sound.loudness.late)
        until(lambda: sound._device is None or not sound._device.running)
        tape.blocks.clear()
    widget.stop()
    widget.close()
    sound.close()
    yield Claim("picture of a contact, after its sound", abs(statistics.median(apart)), 20, "ms")
