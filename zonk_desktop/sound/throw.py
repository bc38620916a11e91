"""The sound of a throw, rendered as one buffer before its first frame is shown."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.sound.surfaces import Material
from zonk_desktop.sound.synth import RATE, SPEED, Samples, Synth, band, finish, place, room
from zonk_desktop.tray.measures import HALF_X
from zonk_desktop.tray.track import Impact

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
