"""Synthesis of knocks and throws in numpy; every sound is a pure function of its seed.

A knock is a Hertz pulse, half a sine of some width, that strikes a surface. The surface answers
with damped modes: the amplitude of a mode is the pulse's spectrum there, times a cosine of where
the surface was struck. The die itself rings above 35 kHz, so that what is heard of it is the
jerk of its body, the derivative of the pulse.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.sound.surfaces import SURFACES, TABLES, Cover, DiceSound, Material, Mode
from zonk_desktop.tray.measures import HALF_X
from zonk_desktop.tray.track import Impact

RATE = 48_000
#: Metres a second for one die edge a second of the tray: dice of 16 mm under its gravity.
SPEED = 0.0267
#: Level of everything before the limiter.
LEVEL = 0.38
#: True peak of a finished sound stays below this many dBTP.
TOP_DB = -12.5
#: Natural logarithm of 60 dB.
T60 = 6.91
#: Hertz below which a knock has nothing, and seconds in which its noise sets in: a step clicks.
LOWEST, RISE = 45.0, 0.00025

Samples = NDArray[np.float32]


def band(x: NDArray[np.floating], low: float, high: float) -> NDArray[np.float64]:
    """Band-pass filter without a shift in time. Padded, or the start would ring into the end."""
    size = 1 << (len(x) + 2400).bit_length()
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    below = np.sqrt(1 + (low / np.maximum(hertz, 1)) ** 6)
    above = np.sqrt(1 + (hertz / high) ** 6)
    return np.fft.irfft(np.fft.rfft(x, size) / below / above, size)[: len(x)]


def _above(x: NDArray[np.floating], low: float) -> NDArray[np.float64]:
    """A high-pass filter of one pole over the last axis; nothing comes before what causes it."""
    count = x.shape[-1]
    size = 1 << (2 * count).bit_length()
    back = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    left = np.exp(-2 * np.pi * low / RATE)
    response = (1 + left) / 2 * (1 - back) / (1 - left * back)
    return np.asarray(np.fft.irfft(np.fft.rfft(x, size) * response, size)[..., :count])


class Rings(NamedTuple):
    """The modes of something that can be struck: pitches, shares, and how each rings."""

    hertz: NDArray[np.float64]
    share: NDArray[np.float64]
    sound: Samples


@lru_cache(maxsize=16)
def rings(modes: tuple[Mode, ...]) -> Rings:
    """Of what is struck; a table is changed, and all else rings as before."""
    hertz, t60, share = np.array(modes, float).T
    long = max(2400, int(1.1 * t60.max() / 1000 * RATE))
    t = np.arange(long) / RATE
    ring = np.exp(-T60 * t[None] / t60[:, None] * 1000)
    ring *= np.sin(2 * np.pi * hertz[:, None] * t[None])
    # All modes begin upwards: what they add up to would push the cone one way.
    ring = _above(ring, LOWEST)
    # A mode cut off clicks.
    ring *= np.clip((t[-1] - t) / 0.008, 0, 1)[None]
    return Rings(hertz, share, ring.astype(np.float32))


def rung(struck: Rings, width: float, rng: np.random.Generator) -> Samples:
    """The answer to a pulse of this width in seconds, at some place of the surface."""
    g = 2 * struck.hertz * width
    # The spectrum of half a sine, kept from its removable pole.
    pole = 1 - g * g
    spectrum = np.cos(np.pi * struck.hertz * width) / np.where(abs(pole) < 0.05, 0.05, pole)
    place = 0.55 + 0.45 * np.cos(rng.uniform(0, 2 * np.pi, len(struck.hertz)))
    amplitudes = (struck.share * (np.abs(spectrum) + 0.02) * place).astype(np.float32)
    return cast(Samples, amplitudes @ struck.sound)


class Synth:
    """Synthesizer of one set of dice on one table; arrays are made once. Not thread-safe."""

    def __init__(self, dice: DiceSound | None = None, cover: Cover | None = None) -> None:
        self._dice = dice or DiceSound()
        cover = cover or TABLES["moss"]
        #: Factor of a throw of these dice on this table.
        self.gain = self._dice.gain * cover.gain
        self._surfaces = {**SURFACES, Material.FELT: cover.surface}
        self._rings: dict[Material, Rings] = {}
        self._body = rings(self._dice.modes) if self._dice.modes else None
        self._noise: dict[Material, Samples] = {}
        self._fade: dict[Material, Samples] = {}
        rng = np.random.default_rng(20)
        t = np.arange(2400) / RATE
        for name, surface in self._surfaces.items():
            self._rings[name] = rings(surface.modes)
            noise = band(rng.standard_normal(RATE // 2), *surface.band)
            self._noise[name] = (noise / noise.std()).astype(np.float32)
            fade = np.exp(-T60 * t / surface.decay * 1000)
            fade *= np.clip(t / RISE, 0, 1)
            self._fade[name] = fade.astype(np.float32)

    def knock(self, on: Material, speed: float, rng: np.random.Generator) -> Samples:
        """One knock in mono; its peak is about speed / 1.2. `speed` in metres a second."""
        surface = self._surfaces[on]
        jitter = rng.uniform(0.94, 1.06) / 1000 * (max(speed, 0.03) / 0.5) ** -0.2
        width = surface.contact * self._softness(on) * jitter
        out = np.float32(surface.ringing) * rung(self._rings[on], width, rng)
        if self._body is not None and surface.body:
            # A hard body answers to its own short contact, whatever lies below it.
            short = SURFACES[Material.DIE].contact * self._dice.on_die * jitter
            ring = np.float32(surface.body) * rung(self._body, short, rng)
            longer, other = (out, ring) if len(out) >= len(ring) else (ring, out)
            longer[: len(other)] += other
            out = longer
        jerk = _jerk(width)
        body = self._dice.jerk if on is not Material.LEATHER else 1.0
        out[: len(jerk)] += (surface.jerk * body * jerk).astype(np.float32)
        at = int(rng.integers(0, RATE // 2 - 2400))
        noise = self._noise[on][at : at + 2400]
        out[:2400] += np.float32(surface.noise) * noise * self._fade[on]
        return cast(Samples, out * np.float32((speed / 1.2) ** 0.9))

    def _softness(self, on: Material) -> float:
        if on is Material.FELT or on is Material.WOOD:
            return self._dice.on_wood
        return self._dice.on_die if on is Material.DIE else 1.0


def _jerk(width: float) -> NDArray[np.float64]:
    """The derivative of sin^1.5 of this width in seconds, its peak 1."""
    t = np.arange(max(6, int(width * RATE * 2)) + 2) / RATE
    inside = np.clip(np.sin(np.pi * np.clip(t / width, 0, 1)), 0, 1)
    pulse = np.where(t < width, inside**1.5, 0)
    jerk = np.diff(pulse, prepend=0)
    return np.asarray(jerk / (np.abs(jerk).max() + 1e-9))


def place(out: Samples, mono: Samples, at: float, pan: float = 0.0) -> None:
    """Add a mono sound at a time in seconds: equal power, and up to 0.25 ms between the ears."""
    start = round(at * RATE)
    lag = int(abs(pan) * 0.00025 * RATE)
    turn = (pan * 0.55 + 1) * np.pi / 4
    for side, gain, late in (
        (0, np.cos(turn), lag if pan > 0 else 0),
        (1, np.sin(turn), lag if pan < 0 else 0),
    ):
        begin = start + late
        count = min(len(mono), len(out) - begin)
        if count > 0:
            out[begin : begin + count, side] += np.float32(gain) * mono[:count]


def _impulse() -> Samples:
    """Impulse response of the room: seven reflections a side within 17 ms, and a short tail."""
    rng = np.random.default_rng(4)
    count = int(0.12 * RATE)
    answer = np.zeros((count, 2), np.float32)
    for k in range(7):
        for side in (0, 1):
            at = int(rng.uniform(0.0024, 0.017) * RATE)
            answer[at, side] += rng.choice([-1, 1]) * 0.5 * 0.8**k
    tail = rng.standard_normal((count, 2))
    tail *= np.exp(-T60 * np.arange(count) / RATE / 0.16)[:, None]
    for side in (0, 1):
        answer[:, side] += (band(tail[:, side], 180, 3800) * 0.035).astype(np.float32)
    return answer


_IMPULSE = _impulse()


@cache
def _response(size: int) -> NDArray[np.complexfloating]:
    return np.fft.rfft(_IMPULSE, size, 0)


def room(dry: Samples) -> Samples:
    """Convolve a sound with a small dry room."""
    count = len(_IMPULSE)
    size = 1 << int(np.ceil(np.log2(len(dry) + count)))
    answer = np.fft.irfft(np.fft.rfft(dry, size, 0) * _response(size), size, 0)
    out = np.zeros((len(dry) + count, 2), np.float32)
    out[: len(dry)] = dry
    out += np.float32(0.16) * answer[: len(dry) + count].astype(np.float32)
    return out


def _halfway(x: Samples) -> NDArray[np.float64]:
    """The sound between each sample and the next."""
    size = 1 << (len(x) + 64).bit_length()
    later = np.exp(1j * np.pi * np.arange(size // 2 + 1) / size)[:, None]
    return np.asarray(np.fft.irfft(np.fft.rfft(x, size, 0) * later, size, 0)[: len(x)])


def limit(x: Samples, top: float) -> Samples:
    """A look-ahead limiter over a finished buffer: down within 3 ms, up again over 40 ms.

    What a loudspeaker makes between two samples counts as well.
    """
    left, right = np.maximum(np.abs(x), np.abs(_halfway(x))).T
    peak = np.maximum(left, right)
    step = 144
    blocks = -(-len(peak) // step)
    loudest = np.pad(peak, (0, blocks * step - len(peak))).reshape(blocks, step).max(1)
    need = np.minimum(1, top / np.maximum(loudest, 1e-9))
    need = np.minimum(need, np.minimum(np.append(need[1:], 1), np.append(1, need[:-1])))
    gain = need.tolist()
    for k in range(1, blocks):
        gain[k] = min(gain[k], gain[k - 1] + (1 - gain[k - 1]) * 0.08)
    smooth = np.interp(np.arange(len(peak)), np.arange(blocks) * step + step / 2, gain)
    limited: Samples = (x * smooth[:, None]).astype(np.float32)
    return limited


def finish(x: Samples, gain: float = 1.0) -> Samples:
    """Finish a sound for playing: set its level, limit it, fade its end."""
    out = limit(x * np.float32(LEVEL * gain), float(10 ** (TOP_DB / 20)))
    count = int(0.004 * RATE)
    out[-count:] *= np.linspace(1, 0, count, dtype=np.float32)[:, None]
    return out


#: Gain that brings throws of one, five and eight dice to -36, -33 and -31 LUFS, nearly.
LOUDNESS = 10 ** (-0.45 / 20)
#: Seconds of sound after the last frame of the throw.
AFTER = 0.25
#: Gain of dice that rub on the felt, and the band of that noise.
RUB = 0.00045
RUB_BAND = (420.0, 2400.0)
#: Share of the tray's wood in the knock of a die on another.
ANSWER = 0.30


def render(
    synth: Synth,
    impacts: Sequence[Impact],
    rubbing: NDArray[np.floating] | None,
    seconds: float,
    pace: float,
    seed: int,
) -> Samples:
    """Render a throw that lasts `seconds` of its own time, seen at `pace`.

    Times are divided by the pace, sounds are never stretched. `rubbing` is the power lost to
    friction, one figure a millisecond.
    """
    rng = np.random.default_rng([seed & (2**63 - 1), 77])
    out = np.zeros((int((seconds / pace + AFTER) * RATE), 2), np.float32)
    for impact in impacts:
        speed = impact.speed * SPEED
        pan = float(np.clip(impact.x / HALF_X, -1, 1))
        on = Material(impact.on.value)
        place(out, synth.knock(on, speed, rng), impact.at / pace, pan)
        if on is Material.DIE:
            answer = np.float32(ANSWER) * synth.knock(Material.WOOD, speed * 0.5, rng)
            place(out, answer, impact.at / pace, pan)
    if rubbing is not None and len(rubbing):
        power = np.convolve(np.sqrt(rubbing), np.ones(12) / 12, "same")
        # Dice in the hand touch one another; nothing rubs on the felt before a die is on it.
        power[: round(impacts[0].at * 1000) + 1 if impacts else len(power)] = 0
        t = np.arange(int(len(power) / 1000 / pace * RATE)) / RATE * pace * 1000
        power = np.interp(t, np.arange(len(power)), power)
        count = min(len(power), len(out))
        noise = band(rng.standard_normal(count), *RUB_BAND)
        out[:count] += (RUB * power[:count] * noise)[:, None].astype(np.float32)
    return finish(room(out), LOUDNESS * synth.gain)
