"""The short sounds of the game, each a recipe of knocks, scratches and a bass string.

Recipes were calibrated so that the loudest 0.4 s of each come to `level` in LUFS at the reference
volume, each way in which it is struck by itself: a board struck another way may be twice as loud.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.sound.names import Cue
from zonk_desktop.sound.surfaces import Material
from zonk_desktop.sound.synth import RATE, Samples, Synth, band, finish, place, room

#: The longest cue in seconds, before it is cut where it has faded.
LONGEST = 3.0
FELT, WOOD, DIE, LEATHER, TABLE, BRASS, BELL = Material
#: The chord of a win, in Hz: D major.
_CHORD = (73.4, 110.0, 146.8, 185.0, 220.0, 293.7)


class CueBuffer:
    """The context of a recipe: an empty buffer, a random source, and what can be struck."""

    def __init__(self, synth: Synth, rng: np.random.Generator) -> None:
        self.rng = rng
        self.out: Samples = np.zeros((int(LONGEST * RATE), 2), np.float32)
        self._synth = synth

    def knock(self, on: Material, speed: float, at: float = 0.0, pan: float = 0.0) -> None:
        place(self.out, self._synth.knock(on, speed, self.rng), at, pan)

    def put(self, mono: NDArray[np.floating], at: float = 0.0, pan: float = 0.0) -> None:
        place(self.out, mono.astype(np.float32), at, pan)

    def scratch(
        self, seconds: float, low: float = 1900, high: float = 6500, grain: float = 95
    ) -> NDArray[np.float64]:
        """Add a pencil or an eraser on paper: noise in the rhythm of the paper's grain."""
        count = int(seconds * RATE)
        noise = band(self.rng.standard_normal(count), low, high)
        noise = noise / noise.std()
        t = np.arange(count) / RATE
        wander = 1 + 0.25 * band(self.rng.standard_normal(count), 2, 14) * 12
        rhythm = np.abs(np.sin(np.pi * np.cumsum(grain * wander) / RATE)) ** 0.6
        ends = np.minimum(1, t / 0.012) * np.clip(np.minimum(1, (seconds - t) / 0.03), 0, None)
        return np.asarray(noise * (0.35 + 0.65 * rhythm) * ends)

    def bass(
        self, hertz: float, seconds: float, slide: float = 0.0, mute: float = 1.0
    ) -> NDArray[np.float64]:
        """Add a plucked string of an upright bass that slides by n semitones."""
        rng = self.rng
        t = np.arange(int(seconds * RATE)) / RATE
        pitch = hertz * 2 ** (slide / 12 * np.clip((t - 0.10) / 0.22, 0, 1))
        phase = 2 * np.pi * np.cumsum(pitch) / RATE
        string = np.zeros(len(t))
        for k in range(1, 15):
            share = abs(np.sin(np.pi * k * 0.17)) / k**0.62
            fade = np.exp(-t * (1.6 + 0.42 * k**1.2) * mute)
            stiff = k * np.sqrt((1 + 4e-4 * k * k) / (1 + 4e-4))
            string += share * fade * np.sin(phase * stiff + rng.uniform(0, 1))
        # A small speaker must carry it too: most of it between 260 and 900 Hz.
        body = band(string, 70, 1100) * 0.45 + 0.9 * band(string, 260, 900)
        count = int(0.012 * RATE)
        body[:count] *= np.linspace(0, 1, count) ** 0.5
        finger = band(rng.standard_normal(1500), 300, 1800) * np.exp(-np.arange(1500) / 180.0)
        body[:1500] += 0.09 * finger
        return np.asarray(body * np.minimum(1, (seconds - t) / 0.08))


def _stay(s: CueBuffer) -> None:
    at = 0.0
    for seconds in (0.085, 0.06, 0.11):
        s.put(0.10 * s.scratch(seconds, grain=s.rng.uniform(80, 120)), at, 0.1)
        at += seconds + 0.017
    s.knock(TABLE, 0.10, at + 0.03, 0.1)


def _zonk(s: CueBuffer) -> None:
    s.knock(TABLE, 0.75)
    s.knock(WOOD, 0.10, 0.001)
    s.put(0.95 * s.bass(98.0, 0.85, -3.2, 2.2), 0.11)


def _hit(s: CueBuffer) -> None:
    s.put(0.11 * s.scratch(0.05, 1500, 5500, 70))
    s.knock(BELL, 0.22, 0.055)


def _match(s: CueBuffer) -> None:
    rng = s.rng
    count = int(0.75 * RATE)
    t = np.arange(count) / RATE
    strike = band(rng.standard_normal(count), 2200, 7500) * np.exp(-(((t - 0.10) / 0.055) ** 2))
    flare = band(rng.standard_normal(count), 350, 3200)
    flare *= np.clip((t - 0.14) / 0.05, 0, 1) * np.exp(-np.clip(t - 0.14, 0, None) / 0.16)
    crackle = np.zeros(count)
    at = 0.2 * RATE + rng.exponential(0.06, 9).cumsum() * RATE
    crackle[at.astype(int).clip(0, count - 1)] = rng.uniform(0.2, 1, 9)
    crackle = np.convolve(crackle, np.exp(-np.arange(60) / 12) * np.cos(np.arange(60)), "same")
    sound = 0.08 * strike / strike.std() + 0.10 * flare / flare.std() + 0.25 * crackle
    s.put(0.8 * sound * np.clip((0.75 - t) / 0.3, 0, 1))


def _dial(s: CueBuffer) -> None:
    for k in range(4):
        s.knock(WOOD, 0.16, k * 0.1)
        s.knock(BRASS, 0.05, k * 0.1)
    s.knock(TABLE, 0.3, 0.46)


def _magic(s: CueBuffer) -> None:
    s.knock(BRASS, 0.30, 0.0, -0.2)
    s.knock(BRASS, 0.36, 0.17, 0.2)
    s.put(0.25 * s.bass(146.8, 0.7, 0, 1.8), 0.17)


def _halftime(s: CueBuffer) -> None:
    count = int(0.42 * RATE)
    t = np.arange(count) / RATE
    leaf = band(s.rng.standard_normal(count), 700, 5200)
    turn = np.exp(-(((t - 0.12) / 0.06) ** 2)) + 0.7 * np.exp(-(((t - 0.29) / 0.05) ** 2))
    s.put(0.16 * leaf / leaf.std() * turn)
    s.knock(TABLE, 0.25, 0.40)


def _win(s: CueBuffer) -> None:
    # Three knocks on the table, then a chord from the bass upwards with a bell on top.
    for k in range(3):
        s.knock(TABLE, 0.30 + 0.12 * k, 0.11 * k)
    for k, hertz in enumerate(_CHORD):
        s.put(s.bass(hertz, 2.4, 0, 0.6) * 0.9**k, 0.33 + 0.06 * k, 0.12 * (k - 2.5))
    for k in range(3):
        s.knock(BELL, 0.45, 0.69 + 0.19 * k, 0.3 * (k - 1))


def _undo(s: CueBuffer) -> None:
    for k, seconds in enumerate((0.10, 0.12)):
        s.put(0.13 * s.scratch(seconds, 500, 2200, 45), k * 0.13, 0.1)


def _card(s: CueBuffer) -> None:
    s.put(0.16 * s.scratch(0.035, 900, 5000, 60))
    s.knock(TABLE, 0.20, 0.03)


def _settled(s: CueBuffer) -> None:
    for k in range(4):
        at, pan = k * 0.011 + s.rng.uniform(0, 0.006), s.rng.uniform(-0.5, 0.5)
        s.knock(FELT, 0.55, at, pan)
    s.knock(DIE, 0.3, 0.02)


def _hand(s: CueBuffer) -> None:
    rng, t = s.rng, 0.0
    while t < 0.62:
        swing = np.sin(np.pi * (t * 6.2 % 1)) ** 2
        t += rng.exponential(0.020)
        if rng.random() < 0.62:
            pan = rng.uniform(-0.15, 0.15)
            s.knock(DIE, 0.10 + 0.30 * swing * rng.random(), t, pan)
        else:
            s.knock(LEATHER, 0.12 + 0.2 * swing, t)


def _knocks(*struck: tuple[Material, *tuple[float, ...]]) -> Callable[[CueBuffer], None]:
    """What is struck, how fast, when and where; one after another."""

    def make(s: CueBuffer) -> None:
        for on, *how in struck:
            s.knock(on, *how)

    return make


@dataclass(frozen=True, slots=True)
class Recipe:
    """The recipe of a cue: its function, its loudness, and the gains in dB for it."""

    make: Callable[[CueBuffer], None]
    level: float
    gains: tuple[float, float, float]
    """Of the ways in which it is struck, one after another."""


RECIPES: dict[Cue, Recipe] = {
    Cue.KEEP: Recipe(_knocks((LEATHER, 0.55), (WOOD, 0.05, 0.001)), -39, (3.1, 4.3, 4.7)),
    Cue.BACK: Recipe(_knocks((FELT, 0.30)), -39, (7.8, 10.7, 7.9)),
    Cue.PLATE: Recipe(_knocks((BRASS, 0.22), (WOOD, 0.12, 0.0004)), -40, (5.1, 11.3, 3.0)),
    Cue.BRASS: Recipe(
        _knocks((BRASS, 0.30, 0.0, -0.1), (BRASS, 0.40, 0.09, 0.1), (WOOD, 0.12, 0.0904)),
        -38, (-1.7, 2.1, 1.6),
    ),
    Cue.STAY: Recipe(_stay, -36, (-5.7, -5.7, -5.6)),
    Cue.ZONK: Recipe(_zonk, -29, (-8.2, -8.2, -8.3)),
    Cue.HIT: Recipe(_hit, -36, (-0.5, -1.1, 0.2)),
    Cue.GATE: Recipe(_knocks((WOOD, 0.35), (TABLE, 0.25, 0.012)), -36, (19.4, 10.0, 6.0)),
    Cue.MATCH: Recipe(_match, -36, (-13.0, -13.1, -13.0)),
    Cue.COASTER: Recipe(_knocks((TABLE, 0.30), (WOOD, 0.12, 0.004)), -36, (8.1, 15.1, 6.9)),
    Cue.DIAL: Recipe(_dial, -36, (6.0, 6.8, 4.7)),
    Cue.THOUSAND: Recipe(_knocks((TABLE, 0.40), (TABLE, 0.55, 0.16)), -35, (3.5, 4.6, 4.0)),
    Cue.DARE: Recipe(
        _knocks((TABLE, 0.55), (TABLE, 0.42, 0.13), (TABLE, 0.62, 0.26)), -35, (-1.5, -0.2, 3.3),
    ),
    Cue.MAGIC: Recipe(_magic, -34, (-4.4, -4.7, -4.5)),
    Cue.HALFTIME: Recipe(_halftime, -36, (-8.9, -8.8, -8.9)),
    Cue.BELL: Recipe(_knocks((BELL, 0.45)), -35, (0.7, 1.5, 3.5)),
    Cue.WIN: Recipe(_win, -22, (-12.1, -12.0, -12.0)),
    Cue.UNDO: Recipe(_undo, -40, (-10.2, -10.0, -10.1)),
    Cue.CARD: Recipe(_card, -40, (-0.5, -0.1, -0.7)),
    Cue.REFUSED: Recipe(_knocks((FELT, 0.45), (FELT, 0.30, 0.075)), -38, (8.0, 6.9, 5.1)),
    Cue.SETTLED: Recipe(_settled, -36, (0.3, -0.2, 1.0)),
    Cue.HAND: Recipe(_hand, -40, (-1.0, -1.5, 0.3)),
    Cue.SCORES: Recipe(_knocks((BRASS, 0.30)), -38, (7.4, 9.4, 9.2)),
    Cue.DEAD: Recipe(_knocks((FELT, 0.40)), -40, (11.7, 5.5, 5.9)),
    Cue.KNOCK: Recipe(_knocks((TABLE, 0.45)), -36, (8.9, 4.4, 2.0)),
}  # fmt: skip


def render(cue: Cue, seed: int = 0, synth: Synth | None = None) -> Samples:
    """Render a cue at the reference volume; each seed gives a different variant."""
    rng = np.random.default_rng([seed, sum(map(ord, cue.value))])
    sheet = CueBuffer(synth or Synth(), rng)
    recipe = RECIPES[cue]
    recipe.make(sheet)
    out = sheet.out
    last = int(np.flatnonzero(np.abs(out).max(1) > 1e-4)[-1]) + 1
    fade = min(last, 480)
    out[last - fade : last] *= np.linspace(1, 0, fade, dtype=np.float32)[:, None]
    gain = recipe.gains[seed % len(recipe.gains)]
    return finish(room(out[:last]), 10 ** (gain / 20))
