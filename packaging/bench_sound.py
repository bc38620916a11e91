"""How far picture and sound of a contact are apart: `dev.py bench claims contact`."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from bench_measures import Claim, pause, until

from zonk_desktop.sound.mixer import PERIOD, PERIODS
from zonk_desktop.sound.player import Sound
from zonk_desktop.sound.synth import RATE, Samples
from zonk_desktop.tray.scene import DiceScene
from zonk_desktop.tray.state import Die, Table
from zonk_desktop.tray.view import DiceTray

#: A sample louder than this is a knock.
_HEARD = 1e-4
#: Throws that are looked at.
_THROWS = 12


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

    def _late(self) -> tuple[float, list[float]]:
        """The clock of the stream, and how late each block came by it: none is early."""
        given = np.cumsum([0, *(len(block) for _, block in self.blocks)])
        begun = [at - n / RATE for (at, _), n in zip(self.blocks, given, strict=False)]
        return min(begun), [one - min(begun) for one in begun]

    def onset(self) -> float:
        """The time of the first knock."""
        whole = np.abs(np.concatenate([block for _, block in self.blocks])).max(1)
        return float(self._late()[0] + np.flatnonzero(whole > _HEARD)[0] / RATE)

    def gaps(self) -> int:
        """Blocks so late that the output had nothing left to play."""
        return sum(late > PERIOD * PERIODS / 1000 for late in self._late()[1])


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
    player = widget.sight.player
    assert player is not None
    scene, shown = player.scene, [-1.0]

    def asked(now: float) -> DiceScene:
        shown[0] = player.time(now) if player.playing else -1.0
        return scene(now)

    def watched(painter: object) -> None:
        paint(painter)  # type: ignore[arg-type]
        painted.append((time.perf_counter(), shown[0]))

    player.scene = asked  # type: ignore[method-assign]
    widget._paint_tray = watched  # type: ignore[method-assign]
    tape = Tape(sound)
    apart, gaps = [], 0
    for seed in range(_THROWS):
        painted.clear()
        widget.throw((0,), (5,), seed)
        until(lambda: player.playing)
        last = player.last
        assert last is not None
        until(lambda: not widget.is_rolling())
        pause(100)
        hit = last.throw.impacts[0].at
        seen = next(at for at, time_of in painted if time_of >= hit)
        # As late as it is told that sound is, it is asked for sooner.
        apart.append((seen - tape.onset()) * 1000 - sound.loudness.late)
        gaps += tape.gaps()
        until(lambda: sound._device is None or not sound._device.running)
        tape.blocks.clear()
    widget.stop()
    widget.close()
    sound.close()
    far = sorted(map(abs, apart))
    yield Claim("picture and sound of a contact apart, middle", far[len(far) // 2], 15, "ms")
    yield Claim("the same, 95 in a hundred", float(np.percentile(far, 95)), 20, "ms")
    yield Claim("the same, the worst", far[-1], 20, "ms")
    yield Claim("gaps in their sound", gaps, 1, "")
