"""Loudness after BS.1770 and true peak, with numpy alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

import numpy as np
from numpy.typing import NDArray

RATE = 48_000
WINDOW = 0.4

Stereo = NDArray[np.floating]
#: Decibels in each third octave.
Colour = NDArray[np.float64]


def _size(least: int) -> int:
    """A power of two: other lengths can take a hundred times as long."""
    return 1 << (least - 1).bit_length()


@cache
def _weights(size: int) -> NDArray[np.complex128]:
    """K-weighting, by the response of its two filters at 48 kHz."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    shelf = (1.53512485958697 - 2.69169619040338 * z + 1.19839281085285 * z * z) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z * z
    )
    high = (1 - 2 * z + z * z) / (1 - 1.99004745483398 * z + 0.99007225036621 * z * z)
    return np.asarray(shelf * high)


def momentary(x: Stereo) -> float:
    """The loudest momentary loudness in LUFS: 0.4 s, moved on by 10 ms."""
    # The silence after it is long enough for the filters to fade: nothing comes round.
    padded = np.concatenate([np.zeros((RATE // 10, 2)), x, np.zeros((RATE // 2, 2))]).T
    size = _size(padded.shape[1])
    left, right = np.fft.irfft(np.fft.rfft(padded, size) * _weights(size), size)
    power = np.cumsum((left * left + right * right)[: padded.shape[1]])
    window = int(WINDOW * RATE)
    step = RATE // 100
    loudest = (power[window::step] - power[:-window:step]).max() / window
    return float(-0.691 + 10 * np.log10(loudest + 1e-12))


def true_peak(x: Stereo) -> float:
    """The highest peak between the samples too, in dBTP: four times as many by the spectrum."""
    size = _size(len(x) + 64)
    finer = np.fft.irfft(np.fft.rfft(x.T, size), 4 * size) * 4
    return float(20 * np.log10(np.abs(finer).max() + 1e-9))


def centroid(x: Stereo) -> float:
    """The centre of the spectrum's energy in Hz."""
    power = np.abs(np.fft.rfft(x.mean(1))) ** 2
    hertz = np.fft.rfftfreq(len(x), 1 / RATE)
    return float(cast(float, (power * hertz).sum() / power.sum()))


#: Middles of the third octaves that a throw of dice fills, in Hz.
THIRDS = 1000 * 2 ** (np.arange(-9, 12) / 3)


def colour(x: Stereo) -> Colour:
    """Decibels in each third octave, against the loudness of the whole."""
    size = _size(len(x))
    power = np.abs(np.fft.rfft(x.mean(1), size)) ** 2
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    low, high = THIRDS * 2 ** (-1 / 6), THIRDS * 2 ** (1 / 6)
    borders = zip(*np.searchsorted(hertz, (low, high)), strict=True)
    each = [power[first:last].sum() for first, last in borders]
    return np.asarray(10 * np.log10(np.array(each) / power.sum() + 1e-9))


def apart(one: Sequence[Colour], two: Sequence[Colour]) -> float:
    """The mean difference of two sounds, by their colours each time they were heard."""
    first, second = np.mean(one, axis=0), np.mean(two, axis=0)
    return float(np.abs(first - second).mean())
