"""Marks that are letters and figures: zeds, the R of a re-roll, figures, one-half."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from zonk_desktop.sheets.paths import FLAT, MITER, moved, poly, rect, start, stroke, union


def zed(width: float = 0.8, weight: float = 0.13, *, slash: bool = False) -> QPainterPath:
    """The Z of a Zonk; the bar stands square to the diagonal, a shade lighter."""
    path = start(0.06, -0.44)
    path.lineTo(width - 0.06, -0.44)
    path.lineTo(0.06, 0.44)
    path.lineTo(width - 0.04, 0.44)
    out = stroke(path, weight, FLAT, MITER)
    if slash:
        bar = poly((width * 0.14, -0.10), (width * 0.86, 0.10), close=False)
        out = union(out, stroke(bar, weight * 0.85, FLAT))
    return out


def numbered_zed(number: str) -> tuple[QPainterPath, float]:
    """A zed with a subscript (IB-054), and its width."""
    path, x = zed(), 0.84
    for letter in number:
        path = union(path, moved(figure(int(letter), 0.19), x, 0.34, 0.52))
        x += 0.30
    return path, x


def great_zed() -> QPainterPath:
    """The single Z that heads the 1983 sheet: broad-nib bars, swelling, with the slash."""
    z = start(0.10, -0.30)
    z.cubicTo(0.11, -0.40, 0.13, -0.47, 0.17, -0.52)
    z.cubicTo(0.22, -0.47, 0.30, -0.46, 0.40, -0.46)
    z.cubicTo(0.58, -0.46, 0.76, -0.48, 0.90, -0.50)
    z.lineTo(0.91, -0.43)
    z.lineTo(0.315, 0.355)
    z.cubicTo(0.44, 0.315, 0.58, 0.315, 0.70, 0.335)
    z.cubicTo(0.80, 0.35, 0.86, 0.32, 0.92, 0.23)
    z.cubicTo(0.945, 0.33, 0.93, 0.43, 0.86, 0.47)
    z.cubicTo(0.76, 0.52, 0.62, 0.455, 0.46, 0.455)
    z.cubicTo(0.32, 0.455, 0.20, 0.48, 0.07, 0.50)
    z.lineTo(0.06, 0.44)
    z.lineTo(0.665, -0.355)
    z.cubicTo(0.54, -0.335, 0.40, -0.335, 0.29, -0.345)
    z.cubicTo(0.20, -0.355, 0.15, -0.34, 0.10, -0.30)
    z.closeSubpath()
    bar = poly((0.235, 0.075), (0.74, -0.035), (0.755, -0.105), (0.245, 0.005))
    return union(z, bar)


def letter_r() -> QPainterPath:
    """A re-roll in hand (IB-059)."""
    path = start(0.07, 0.45)
    path.lineTo(0.07, -0.43)
    path.lineTo(0.30, -0.43)
    path.cubicTo(0.60, -0.43, 0.60, 0.04, 0.30, 0.04)
    path.lineTo(0.07, 0.04)
    leg = poly((0.30, 0.04), (0.56, 0.45), close=False)
    return union(stroke(path, 0.125, FLAT, MITER), stroke(leg, 0.125, FLAT))


def struck_r() -> QPainterPath:
    """A re-roll used: two strokes of the pen through it."""
    scratch = QPainterPath()
    for x in (0.0, 0.20):
        scratch.moveTo(x - 0.02, 0.40)
        scratch.lineTo(x + 0.62, -0.40)
    return union(moved(letter_r(), 0.09, 0), stroke(scratch, 0.075))


def half() -> QPainterPath:
    """One-half: the Halftime Hit."""
    slash = stroke(poly((0.22, 0.50), (0.74, -0.50), close=False), 0.09, FLAT)
    upper, lower = figure(1, 0.2), figure(2, 0.2)
    return union(moved(upper, 0.0, -0.22, 0.54), slash, moved(lower, 0.64, 0.24, 0.52))


def figure(number: int, weight: float = 0.13) -> QPainterPath:
    """Stroke figures 0.5 wide, 1 high, for subscripts and the one-half."""
    return stroke(_FIGURES[number](), weight)


def _zero() -> QPainterPath:
    p = QPainterPath()
    p.addEllipse(rect(0.04, -0.46, 0.42, 0.92))
    return p


def _one() -> QPainterPath:
    return poly((0.08, -0.28), (0.28, -0.44), (0.28, 0.46), close=False)


def _two() -> QPainterPath:
    p = start(0.05, -0.24)
    p.cubicTo(0.08, -0.56, 0.46, -0.54, 0.45, -0.20)
    p.cubicTo(0.44, 0.04, 0.14, 0.18, 0.05, 0.44)
    p.lineTo(0.48, 0.44)
    return p


def _three() -> QPainterPath:
    p = start(0.06, -0.36)
    p.cubicTo(0.18, -0.54, 0.44, -0.48, 0.43, -0.24)
    p.cubicTo(0.42, -0.08, 0.28, -0.04, 0.18, -0.04)
    p.cubicTo(0.30, -0.04, 0.46, 0.02, 0.46, 0.20)
    p.cubicTo(0.46, 0.48, 0.14, 0.54, 0.04, 0.34)
    return p


def _four() -> QPainterPath:
    return poly((0.36, 0.46), (0.36, -0.44), (0.03, 0.20), (0.48, 0.20), close=False)


def _five() -> QPainterPath:
    p = poly((0.44, -0.44), (0.10, -0.44), (0.08, -0.06), close=False)
    p.cubicTo(0.22, -0.18, 0.46, -0.12, 0.46, 0.14)
    p.cubicTo(0.46, 0.48, 0.14, 0.54, 0.04, 0.34)
    return p


def _six() -> QPainterPath:
    p = start(0.40, -0.42)
    p.cubicTo(0.10, -0.36, 0.04, 0.00, 0.05, 0.18)
    p.addEllipse(rect(0.05, -0.06, 0.41, 0.52))
    return p


def _seven() -> QPainterPath:
    return poly((0.04, -0.44), (0.46, -0.44), (0.18, 0.46), close=False)


def _eight() -> QPainterPath:
    p = QPainterPath()
    p.addEllipse(rect(0.09, -0.46, 0.33, 0.40))
    p.addEllipse(rect(0.04, -0.06, 0.43, 0.52))
    return p


def _nine() -> QPainterPath:
    p = QPainterPath()
    p.addEllipse(rect(0.05, -0.46, 0.41, 0.52))
    p.moveTo(0.46, -0.16)
    p.cubicTo(0.46, 0.10, 0.38, 0.36, 0.12, 0.44)
    return p


_FIGURES = (_zero, _one, _two, _three, _four, _five, _six, _seven, _eight, _nine)
