"""The mixer on a clock that the test holds."""

from __future__ import annotations

import numpy as np

from zonk_desktop.sound.mixer import MOST, Mixer
from zonk_desktop.sound.synth import RATE

BLOCK = 1440


class Stream:
    """A device that asks for samples late, by chance, as real ones do."""

    def __init__(self, seed: int = 1, jitter: float = 0.025) -> None:
        self.now = 100.0
        self.begin = self.now
        self.given = 0
        self.out: list[np.ndarray] = []
        self._rng = np.random.default_rng(seed)
        self._jitter = jitter
        self.mixer = Mixer(lambda: self.now)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds * RATE / BLOCK)):
            due = self.begin + self.given / RATE
            # Some calls come in time, as they do in life; how late the others are is chance.
            late = float(self._rng.random()) if self._rng.random() < 0.7 else 0.0
            self.now = max(self.now, due + late * self._jitter)
            self.out.append(self.mixer.mix(BLOCK))
            self.given += BLOCK

    def first_sound(self, level: float = 0.01) -> float:
        found = np.flatnonzero(np.abs(np.concatenate(self.out)).max(1) > level)
        return float(self.begin + found[0] / RATE)


def tone(seconds: float = 0.5, level: float = 0.5) -> np.ndarray:
    return np.full((int(seconds * RATE), 2), level, np.float32)


def test_a_sound_begins_at_its_moment_however_late_the_device_asks() -> None:
    for seed in range(20):
        stream = Stream(seed)
        stream.run(1.0)
        when = stream.now + 0.08 + 0.003 * seed
        stream.mixer.play(tone(), when)
        stream.run(0.5)
        assert abs(stream.first_sound() - when) < 0.001


def test_a_sound_keeps_its_moment_where_the_first_calls_of_a_stream_were_late() -> None:
    """A machine at other work is late with two calls; the third says how late they were."""
    for late in (0.005, 0.030, 0.060):
        stream = Stream(jitter=0.0)
        stream.now += late
        stream.mixer.play(np.concatenate((tone(0.2, 0.0), tone())), stream.begin + 0.10)
        stream.run(1.0)
        assert abs(stream.first_sound() - (stream.begin + 0.30)) < 0.001


def test_a_sound_that_is_heard_stays_where_it_is() -> None:
    """A clock that becomes better known does not tear what plays."""
    stream = Stream(jitter=0.0)
    stream.now += 0.020
    ramp = np.repeat(np.arange(1, RATE, dtype=np.float32)[:, None], 2, 1)
    stream.mixer.play(ramp, stream.now)
    stream.run(0.6)
    heard = np.concatenate(stream.out)[:, 0]
    steps = np.diff(heard[np.flatnonzero(heard)])
    assert (steps == 1).all()


def test_a_late_sound_loses_its_beginning_not_its_place() -> None:
    stream = Stream()
    stream.run(1.0)
    ramp = np.repeat(np.arange(RATE, dtype=np.float32)[:, None] / np.float32(RATE), 2, 1)
    stream.mixer.play(ramp, stream.now - 0.2)
    stream.run(0.3)
    everything = np.concatenate(stream.out)
    first = np.flatnonzero(everything[:, 0])[0]
    at = stream.begin + first / RATE
    assert abs(float(everything[first, 0]) - (at - (stream.now - 0.3 - 0.2))) < 0.1
    assert everything[first, 0] > 0.15


def test_the_oldest_voice_makes_room() -> None:
    stream = Stream(jitter=0)
    for _ in range(MOST + 5):
        stream.mixer.play(tone(2.0, 0.01))
    stream.run(0.5)
    assert abs(float(stream.out[-1][-1, 0]) - MOST * 0.01) < 1e-5


def test_a_cut_fades_without_a_click() -> None:
    stream = Stream(jitter=0)
    stream.mixer.play(tone(2.0), None, "throw")
    stream.mixer.play(tone(2.0, 0.1), None, "other")
    stream.run(0.3)
    stream.mixer.cut("throw")
    stream.run(0.3)
    everything = np.concatenate(stream.out)[:, 0]
    assert abs(float(everything[-1]) - 0.1) < 1e-6, "the other sound plays on"
    assert np.abs(np.diff(everything[1:])).max() < 0.002


def test_mute_and_unmute_are_fades() -> None:
    stream = Stream(jitter=0)
    stream.mixer.play(tone(3.0))
    stream.run(0.3)
    stream.mixer.silent = True
    stream.run(0.3)
    assert not stream.out[-1].any()
    stream.mixer.silent = False
    stream.run(0.3)
    everything = np.concatenate(stream.out)[:, 0]
    assert abs(float(everything[-1]) - 0.5) < 1e-6
    assert np.abs(np.diff(everything[1:])).max() < 0.002


def test_sounds_add_up_and_end() -> None:
    stream = Stream(jitter=0)
    stream.mixer.play(tone(0.2, 0.2))
    stream.mixer.play(tone(0.1, 0.3))
    stream.run(0.06)
    assert abs(float(stream.out[-1][-1, 0]) - 0.5) < 1e-6
    assert stream.mixer.waiting
    stream.run(0.3)
    assert not stream.mixer.waiting
    assert not stream.out[-1].any()


def test_a_cut_is_about_what_was_asked_for_before_it() -> None:
    stream = Stream(jitter=0)
    stream.mixer.cut("throw")  # skipped while nothing was heard, and the device slept
    stream.mixer.play(tone(1.0), None, "throw")
    stream.run(0.3)
    assert abs(float(stream.out[-1][-1, 0]) - 0.5) < 1e-6
    stream.mixer.play(tone(1.0, 0.2), None, "other")
    stream.mixer.cut("other")
    stream.run(0.3)
    assert abs(float(stream.out[-1][-1, 0]) - 0.5) < 1e-6, "cut before it was ever heard"
