"""Loudness after BS.1770 and true peak, with numpy alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
from numpy.typing import NDArray

RATE = 48_000
WINDOW = 0.4

Stereo = NDArray[np.floating]


def _size(least: int) -> int:
    """A power of two: other lengths can take a hundred times as long."""
    return 1 << (least - 1).bit_length()


def _weighted(x: Stereo) -> NDArray[np.float64]:
    """K-weighting, by the response of its two filters at 48 kHz."""
    size = _size(2 * len(x))
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    shelf = (1.53512485958697 - 2.69169619040338 * z + 1.19839281085285 * z * z) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z * z
    )
    high = (1 - 2 * z + z * z) / (1 - 1.99004745483398 * z + 0.99007225036621 * z * z)
    spectrum = np.fft.rfft(x, size, axis=0) * (shelf * high)[:, None]
    return np.fft.irfft(spectrum, size, axis=0)[: len(x)]


def momentary(x: Stereo) -> float:
    """The loudest momentary loudness in LUFS: 0.4 s, moved on by 10 ms."""
    padded = np.concatenate([np.zeros((RATE // 10, 2)), x, np.zeros((RATE // 2, 2))])
    power = np.cumsum((_weighted(padded) ** 2).sum(1))
    window = int(WINDOW * RATE)
    loudest = (power[window:] - power[:-window])[:: RATE // 100].max() / window
    return float(-0.691 + 10 * np.log10(loudest + 1e-12))


def true_peak(x: Stereo) -> float:
    """The highest peak between the samples too, in dBTP: four times as many by the spectrum."""
    size = _size(len(x) + 64)
    sides = [np.fft.irfft(np.fft.rfft(x[:, side], size), 4 * size) * 4 for side in (0, 1)]
    return float(20 * np.log10(np.abs(np.stack(sides)).max() + 1e-9))


def centroid(x: Stereo) -> float:
    """The centre of the spectrum's energy in Hz."""
    power = np.abs(np.fft.rfft(x.mean(1))) ** 2
    hertz = np.fft.rfftfreq(len(x), 1 / RATE)
    return float(cast(float, (power * hertz).sum() / power.sum()))


#: Middles of the third octaves that a throw of dice fills, in Hz.
THIRDS = 1000 * 2 ** (np.arange(-9, 12) / 3)


def colour(x: Stereo) -> NDArray[np.float64]:
    """Decibels in each third octave, against the loudness of the whole."""
    power = np.abs(np.fft.rfft(x.mean(1))) ** 2
    hertz = np.fft.rfftfreq(len(x), 1 / RATE)
    low, high = THIRDS * 2 ** (-1 / 6), THIRDS * 2 ** (1 / 6)
    each = [power[(hertz >= a) & (hertz < b)].sum() for a, b in zip(low, high, strict=True)]
    return np.asarray(10 * np.log10(np.array(each) / power.sum() + 1e-9))


def apart(one: Sequence[Stereo], two: Sequence[Stereo]) -> float:
    """The mean difference of two sounds, each heard several times, over the third octaves."""
    first, second = (np.mean([colour(x) for x in each], axis=0) for each in (one, two))
    return float(np.abs(first - second).mean())
