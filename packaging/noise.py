"""Walnut, felt and leather, made from noise: what `dev.py swatches` draws for the tray.

Every texture repeats without a seam.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from zonk_desktop.tray.light import F32

#: Of red, green and blue: the darkest wood, the palest, and how much of both is left under varnish.
WALNUT = ((0.30, 0.70, 0.66), (0.15, 0.42, 0.62), (0.08, 0.23, 0.58))


def _waves(rows: int, columns: int) -> tuple[F32, F32]:
    """Of each part of a spectrum its waves a height and a width."""
    fy = np.fft.fftfreq(rows, 1 / rows).astype(np.float32)
    fx = np.fft.rfftfreq(columns, 1 / columns).astype(np.float32)
    return fy[:, None], fx[None, :]


def _filtered(rng: np.random.Generator, rows: int, columns: int, keep: F32) -> F32:
    """Noise of which so much of every wave is kept, of deviation one."""
    # Drawn as ever, so that the grain stays what it was; half as wide it is worked out sooner.
    white = rng.standard_normal((rows, columns)).astype(np.float32)
    wave: F32 = np.fft.irfft2(np.fft.rfft2(white) * keep, (rows, columns))
    wave /= wave.std()
    return wave


def _noise(rng: np.random.Generator, rows: int, columns: int, sx: float, sy: float) -> F32:
    """Noise with details of up to `sx` waves a width and `sy` a height, of deviation one."""
    fy, fx = _waves(rows, columns)
    return _filtered(rng, rows, columns, np.exp(-((fx / sx) ** 2)) * np.exp(-((fy / sy) ** 2)))


def walnut() -> F32:
    """(512, 1024, 3) in display colours, the grain along the columns."""
    rng = np.random.default_rng(5)
    rows, columns = 512, 1024
    big, fine = _noise(rng, rows, columns, 3, 7), _noise(rng, rows, columns, 9, 150)
    hair = _noise(rng, rows, columns, 14, 240)
    y = np.linspace(0, 1, rows, endpoint=False, dtype=np.float32)[:, None]
    ring = 0.5 + 0.5 * np.sin(np.float32(2 * np.pi) * (5 * y + 0.62 * big))
    tone = np.clip(0.47 + 0.34 * (ring - 0.5) + 0.12 * fine, 0, 1)
    dark = np.where(hair > 1.75, np.float32(0.70), np.float32(1))
    wood = np.empty((rows, columns, 3), np.float32)
    for channel, (deep, pale, dull) in enumerate(WALNUT):
        wood[..., channel] = (deep + (pale - deep) * tone) * dark * dull
    return wood


def felt() -> F32:
    """(512, 512): how high the fibres stand, about zero."""
    rng = np.random.default_rng(3)
    n = 512
    fy, fx = _waves(n, n)
    fibres = np.full((n, n), -9, np.float32)
    for k in range(7):  # short fibres in seven directions, the uppermost seen
        turn = np.pi * k / 7 + rng.uniform(0, 0.3)
        cos, sin = float(np.cos(turn)), float(np.sin(turn))
        u, v = fx * cos + fy * sin, fy * cos - fx * sin
        keep = np.exp(-((u / 42) ** 2) - (v / 210) ** 2)
        np.maximum(fibres, _filtered(rng, n, n, keep), out=fibres)
    found: F32 = (fibres - fibres.mean()) / fibres.std() + 0.35 * _noise(rng, n, n, 9, 9)
    return found


def wear() -> F32:
    """(256, 512): how much a hand has rubbed the varnish, about zero; fine scratches above."""
    rng = np.random.default_rng(23)
    rows, columns = 256, 512
    rubbed = 0.7 * _noise(rng, rows, columns, 7, 7) + 0.4 * _noise(rng, rows, columns, 30, 18)
    scratch = _noise(rng, rows, columns, 4, 120)
    found: F32 = rubbed + np.float32(1.5) * (scratch > 2.1)
    return found


def _runs(first: int, count: int, of: int) -> list[tuple[slice, slice]]:
    """Points of a texture that repeats: its slices and theirs, one or, over its end, two."""
    first %= of
    here = min(count, of - first)
    runs = [(slice(first, first + here), slice(0, here))]
    return runs if here == count else [*runs, (slice(0, count - here), slice(here, count))]


def leather() -> F32:
    """(256, 256): like `felt`, a grain of small cells with creases between them."""
    rng = np.random.default_rng(11)
    n, cells = 256, 900
    near = np.full((n, n), 1e6, np.float32)
    second = near.copy()
    reach = np.arange(-24, 25)  # no pixel is farther than this from its two nearest cells
    for y, x in rng.uniform(0, n, (cells, 2)):
        every = ((int(y) + reach - y) ** 2)[:, None] + ((int(x) + reach - x) ** 2)[None, :]
        for (rows, high), (columns, wide) in product(
            *(_runs(int(at) - 24, 49, n) for at in (y, x))
        ):
            window, far = (rows, columns), every[high, wide]
            second[window] = np.minimum(second[window], np.maximum(near[window], far))
            near[window] = np.minimum(near[window], far)
    height = np.clip((np.sqrt(second) - np.sqrt(near)) / 3.5, 0, 1) + 0.22 * _noise(
        rng, n, n, 60, 60
    )
    found: F32 = (height - height.mean()) / height.std()
    return found
