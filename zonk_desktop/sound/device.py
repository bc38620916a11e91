"""Audio output: a device of miniaudio that asks a mixer for samples."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

from zonk_desktop.sound.mixer import Mixer
from zonk_desktop.sound.synth import RATE
from zonk_desktop.words import say, semicolons

#: Three buffers of this many ms: less than that stutters when Python is busy elsewhere.
PERIOD = 30
PERIODS = 3


class NoSound(Exception):
    """Raised where no output can be opened; the text is a sentence for people."""


class Device:
    """An open output. `start` and `stop` are cheap; `close` may wait for a server that hangs."""

    def __init__(self, mixer: Mixer, only_null: bool = False) -> None:
        """Open the first output that works; raise NoSound where there is none."""
        try:
            library: Any = importlib.import_module("miniaudio")
        except ImportError as wrong:
            raise NoSound(say("sound-the-game-is-silent-there", wrong=str(wrong))) from wrong
        reasons = []
        for backends in _choices(library, only_null):
            try:
                self._device = library.PlaybackDevice(
                    library.SampleFormat.FLOAT32,
                    2,
                    RATE,
                    buffersize_msec=PERIOD,
                    callback_periods=PERIODS,
                    backends=backends,
                    app_name="Zonk Desktop",
                )
            except library.MiniaudioError as wrong:
                reasons.append(": ".join(str(part) for part in wrong.args))
            else:
                break
        else:
            raise NoSound(say("sound-no-output", found=bool(reasons), why=semicolons(reasons)))
        self._mixer = mixer
        self.backend = str(self._device.backend)
        self.running = False

    def start(self) -> None:
        if not self.running:
            self._mixer.forget_clock()
            feed = self._feed()
            next(feed)
            self._device.start(feed)
            self.running = True

    def stop(self) -> None:
        if self.running:
            self.running = False
            self._device.stop()

    def close(self) -> None:
        self.running = False
        self._device.close()

    def _feed(self) -> Generator[Any, int, None]:
        count = yield b""
        while True:
            count = yield self._mixer.mix(count)


def _choices(library: Any, only_null: bool) -> list[list[Any] | None]:
    """Backends in the order in which they are tried; None lets the library choose."""
    backend = library.Backend
    if only_null:
        return [[backend.NULL]]
    if not sys.platform.startswith("linux"):
        return [None]
    found: list[list[Any] | None] = [[backend.PULSEAUDIO]]
    # Without a card ALSA writes forty lines to standard error.
    if any(Path("/dev/snd").glob("pcm*p")):
        found.append([backend.ALSA])
    return found
