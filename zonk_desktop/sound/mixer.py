"""A mixer with a clock: a sound begins at a moment, not when a buffer is free; its device.

Every callback notes the clock and how many frames were given before it. A late callback is only
ever late, so the least difference of the two over the last calls is the clock of the stream, and
a sound asked for ahead of its time begins within a millisecond of it. A stream that has just begun
is known from one or two calls, which may both be late: a sound is laid anew at every call until
something of it is heard.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from zonk_desktop.sound.synth import RATE, Samples
from zonk_desktop.words import say, semicolons

#: The greatest number of voices at once; beyond it the oldest fades.
MOST = 24
#: The number of callbacks over which the clock is estimated.
SEEN = 24
#: Seconds in which a voice that is cut short fades.
CUT = 0.015


@dataclass(slots=True)
class Voice:
    """A playing sound: samples, first frame, and the start of its fade if it is cut."""

    samples: Samples
    begin: int
    #: When it was asked to begin, and its silent frames at the beginning.
    when: float | None = None
    silent: int = 0
    cut: int = -1


class Mixer:
    """Mixes voices. `play` and `cut` may be called in any thread, `mix` in the device's alone."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        #: What was asked for, in its order: a cut is about what was asked for before it, and
        #: has no samples.
        self._new: deque[tuple[Samples | None, float | None, int, object]] = deque()
        self._voices: list[tuple[Voice, object]] = []
        self._seen: deque[float] = deque(maxlen=SEEN)
        self._given = 0
        #: Mute: what is played goes on unheard.
        self.silent = False
        self._gain = 1.0
        #: When the device last asked for samples, and when a voice last sounded.
        self.asked_at = clock()
        self.sounded_at = clock()

    def play(self, samples: Samples, when: float | None = None, key: object = None) -> None:
        """Schedule a sound at a time of the clock, or at once; `cut` finds it by its `key`."""
        self._new.append((samples, when, 0 if when is None else _silent(samples), key))

    def cut(self, key: object) -> None:
        """Fade out the sounds of this key at once."""
        self._new.append((None, None, 0, key))

    @property
    def waiting(self) -> bool:
        """Whether a sound is to be heard, now or later."""
        return bool(self._new or self._voices)

    def forget(self) -> None:
        """Drop every sound; for when nothing asks for samples."""
        self._new.clear()
        self._voices.clear()

    def forget_clock(self) -> None:
        """Reset the clock estimate after the stream was stopped."""
        self._seen.clear()
        self.asked_at = self.sounded_at = self._clock()

    def mix(self, count: int) -> Samples:
        """Return the next frames. No lock, no log and no synthesis here: the device waits."""
        now = self._clock()
        self.asked_at = now
        self._seen.append(now - self._given / RATE)
        start = min(self._seen)
        first, end = self._given, self._given + count
        while self._new:
            samples, when, silent, key = self._new.popleft()
            if samples is None:
                for voice, its in self._voices:
                    if its == key and voice.cut < 0:
                        voice.cut = first
                continue
            self._voices.append((Voice(samples, first, when, silent), key))
        for voice, _ in self._voices:
            # A late sound loses its beginning, never its place.
            if voice.when is not None:
                voice.begin = round((voice.when - start) * RATE)
                if voice.begin + voice.silent < end:
                    voice.when = None
        sounding = [voice for voice, _ in self._voices if voice.cut < 0]
        for voice in sounding[: max(0, len(sounding) - MOST)]:
            voice.cut = first
        out = np.zeros((count, 2), np.float32)
        for voice, _ in self._voices:
            _add(out, voice, first, end)
        self._voices = [(voice, key) for voice, key in self._voices if _lasts(voice) > end]
        if self._voices:
            self.sounded_at = now
        self._given = end
        return self._faded(out)

    def _faded(self, out: Samples) -> Samples:
        """Apply mute or unmute as a fade of 10 ms, without a click."""
        goal = 0.0 if self.silent else 1.0
        if self._gain != goal:
            way = np.clip(np.arange(1, len(out) + 1, dtype=np.float32) / (0.010 * RATE), 0, 1)
            out *= (self._gain + (goal - self._gain) * way)[:, None]
            self._gain = self._gain + (goal - self._gain) * float(way[-1])
        elif self.silent:
            out[:] = 0
        return out


def _silent(samples: Samples) -> int:
    heard = np.flatnonzero(np.abs(samples).max(1))
    return int(heard[0]) if len(heard) else len(samples)


def _lasts(voice: Voice) -> int:
    """The frame after the voice's last."""
    end = voice.begin + len(voice.samples)
    return end if voice.cut < 0 else min(end, voice.cut + round(CUT * RATE))


def _add(out: Samples, voice: Voice, first: int, end: int) -> None:
    low, high = max(first, voice.begin), min(end, _lasts(voice))
    if high <= low:
        return
    part = voice.samples[low - voice.begin : high - voice.begin]
    if voice.cut >= 0:
        length = round(CUT * RATE)
        fade = 1 - (np.arange(low, high, dtype=np.float32) - voice.cut) / length
        part = part * np.clip(fade, 0, 1).astype(np.float32)[:, None]
    out[low - first : high - first] += part


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
