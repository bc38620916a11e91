"""The foot of a finished sheet: the game in codes, what to do with them, a line to sign on.

docs/sheet-code.md says what stands in a code.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from zonk_desktop.sheets.canvas import GREY, INK, Canvas
from zonk_desktop.sheets.content import Keepsake
from zonk_desktop.sheets.fonts import HAND, PLEX, SLAB, UNIT, SheetType, cap, fitting, width, wrap
from zonk_desktop.words import say

#: A code, whatever it holds, with white round it.
SIDE, _GAP = 31.0, 5.0
#: Its number, where there are several.
_NUMBER = 4.0
#: Words beside a code need so much room; else they stand under it.
_LEAST = 44.0
SIGN = 13.0
_NARROW = 150.0
_SAID, _FINE = SheetType(PLEX, 8.5, 600), SheetType(PLEX, 7.5)
_FIGURES = SheetType(PLEX, 7.5, 600)


def head(keep: Keepsake) -> SheetType:
    """In what its heads are written."""
    return SheetType(HAND, 11.5) if keep.hand else SheetType(SLAB, 10.3, 700)


def height(keep: Keepsake, wide: float) -> float:
    """What codes, words and signature take side by side at this width."""
    return max(SIGN, foot(None, keep, 0.0, 0.0, wide - _signed(wide)))


def draw(canvas: Canvas, keep: Keepsake, x: float, y: float, wide: float) -> None:
    """Codes and words on the left, the signature at the lower right."""
    foot(canvas, keep, x, y, wide - _signed(wide))
    sign(canvas, x + wide, y + height(keep, wide), wide)


def sign(canvas: Canvas, right: float, low: float, wide: float) -> None:
    """A line for who kept the score, with its words on it."""
    start, low = right - _signed(wide) + 6.0, low - 6.5
    canvas.line((start, low), (right, low), 0.2)
    with canvas.part("P"):
        for n, line in enumerate(wrap(say("sheet-signed-by-who-kept-the"), _FINE, right - start)):
            canvas.text(start, low + 3.2 + 2.9 * n, line, _FINE, GREY)


def on_page(wide: float, high: float) -> int:
    """How many codes a page of their own has room for."""
    return _in_row(wide) * max(1, int((high + _GAP) // (SIDE + _NUMBER + _GAP)))


def draw_page(
    canvas: Canvas, keep: Keepsake, some: tuple[int, int], x: float, y: float, wide: float
) -> None:
    """These codes, row by row."""
    each = _in_row(wide)
    for place, n in enumerate(range(*some)):
        row, column = divmod(place, each)
        _code(canvas, keep, n, x + column * (SIDE + _GAP), y + row * (SIDE + _NUMBER + _GAP))


def _in_row(wide: float) -> int:
    return max(1, int((wide + _GAP) // (SIDE + _GAP)))


def _signed(wide: float) -> float:
    """Room for the signature."""
    return 52.0 if wide >= _NARROW else 38.0


def foot(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    """Draw, or only measure without a canvas; returns the lower edge."""
    if not (keep.codes or keep.pledge):
        return y
    codes, low, start = 0 if keep.apart else len(keep.codes), y, x
    for n in range(codes):
        low = y + SIDE + (_NUMBER if codes > 1 else 0.0)
        if canvas is not None:
            _code(canvas, keep, n, start, y)
        start += SIDE + _GAP
    if x + wide - start < _LEAST:
        # Narrow paper: under them.
        return _words(canvas, keep, x, low + 2.0, wide)
    return max(low, _words(canvas, keep, start, y, x + wide - start))


def _words(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    """What it is and what to do with it; returns the lower edge."""
    if not keep.codes:
        y = _paragraph(canvas, say("sheet-the-dice"), head(keep), x, y, wide, "H2")
        told = say("sheet-pledged-before-the-first-throw")
        y = _figures(canvas, told, keep.pledge, x, y, wide)
        if keep.seed:
            y = _figures(canvas, say("sheet-seed-told-at-the-end"), keep.seed, x, y, wide)
        return y
    codes = len(keep.codes)
    said = say("sheet-in-the-square", codes=codes, here=not keep.apart)
    y = _paragraph(canvas, said, head(keep), x, y, wide, "H2") + 1.0
    told = say(
        "sheet-point-a-phone",
        codes=codes,
        throws=keep.throws,
        thrown=bool(keep.throws),
        seed=bool(keep.seed),
    )
    y = _paragraph(canvas, told, _SAID, x, y, wide) + 1.0
    y = _paragraph(canvas, say("sheet-or-in-the-program"), _FINE, x, y, wide)
    if keep.pledge:
        p = keep.pledge
        short = f"{p[:4]} {p[4:8]} {p[8:12]} {p[12:16]} … {p[-8:-4]} {p[-4:]}"
        y = _paragraph(canvas, say("sheet-pledged", pledge=short), _FINE, x, y, wide)
    return y


def _paragraph(
    canvas: Canvas | None,
    words: str,
    type_: SheetType,
    x: float,
    y: float,
    wide: float,
    kind: str = "P",
) -> float:
    high = type_.points * 0.3528 * 1.25
    lines = wrap(words, type_, wide)
    if canvas is not None:
        with canvas.part(kind):
            for n, line in enumerate(lines):
                small = fitting(line, type_, wide, 5.0)
                colour = GREY if type_ is _FINE else INK
                canvas.text(x, y + n * high + cap(type_), f"{line} ", small, colour)
    return y + high * len(lines)


def _figures(
    canvas: Canvas | None, label: str, figures: str, x: float, y: float, wide: float
) -> float:
    """A long row of figures, in two halves where it must."""
    half = len(figures) // 2
    whole = width(figures, _FIGURES) <= wide
    parts = [figures] if whole else [figures[:half], figures[half:]]
    if canvas is not None:
        with canvas.part("P"):
            canvas.text(x, y + 3.0, f"{label} ", _FINE, GREY)
            for n, part in enumerate(parts):
                small = fitting(part, _FIGURES, wide, 4.5)
                canvas.text(x, y + 6.0 + n * 3.1, part, small)
    return y + 3.8 + 3.1 * len(parts)


def _code(canvas: Canvas, keep: Keepsake, n: int, x: float, y: float) -> None:
    """One code, and its number under it where there are several."""
    rows = matrix(keep.codes[n])
    each = SIDE / len(rows)
    path = QPainterPath()
    for down, row in enumerate(rows):
        start = None
        for along, dark in enumerate([*row, 0]):
            if dark and start is None:
                start = along
            elif not dark and start is not None:
                path.addRect(
                    QRectF(
                        (x + start * each) * UNIT, (y + down * each) * UNIT,
                        (along - start) * each * UNIT, each * UNIT,
                    )
                )  # fmt: skip
                start = None
    told = say("sheet-code", part=n + 1, parts=len(keep.codes))
    with canvas.part("Figure", alt=told), canvas.as_it_is(x, SIDE):
        canvas.painter.fillPath(path, INK)
    if len(keep.codes) > 1:
        with canvas.part("P"):
            canvas.text(x + SIDE / 2, y + SIDE + 3.0, told, _FINE, GREY, "centre")


def matrix(address: str) -> tuple[bytearray, ...]:
    """The modules of a code, row by row: the address as bytes, the game behind it in less room."""
    import segno  # noqa: PLC0415 - only finished games have one

    page, mark, game = address.partition("#")
    parts: Any = [page + mark, game]
    return segno.make(parts, error="m", micro=False, boost_error=False).matrix
