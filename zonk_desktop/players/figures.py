"""Estimates of shares and means with 95 % confidence intervals."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

_Z = 1.959964


class Estimate(NamedTuple):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def share(times: float, of: int) -> Estimate:
    """Estimate a share by Wilson's interval, which is valid for 0 and 1 as well."""
    if not of:
        return Estimate(0.0, 0.0, 1.0)
    p, zz = times / of, _Z * _Z
    middle = (p + zz / (2 * of)) / (1 + zz / of)
    half = _Z * sqrt(p * (1 - p) / of + zz / (4 * of * of)) / (1 + zz / of)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: float, squares: float, of: int) -> Estimate:
    """Estimate a mean, from the sum and the sum of squares."""
    if not of:
        return Estimate(0.0, 0.0, 0.0)
    value = total / of
    if of < 2:
        return Estimate(value, value, value)
    spread = max(0.0, (squares - total * total / of) / (of - 1))
    half = _Z * sqrt(spread / of)
    return Estimate(value, value - half, value + half)
