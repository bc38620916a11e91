"""The foot of a finished sheet: the race, awards, hits, best turn, and how its dice are checked."""

from __future__ import annotations

from contextlib import nullcontext
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from zonk_desktop.rulebook.cheat_lines import Block, Item
from zonk_desktop.sheets import hit_table
from zonk_desktop.sheets.canvas import FAINT, GREY, INK, Canvas
from zonk_desktop.sheets.cheatbox import Box
from zonk_desktop.sheets.content import Keepsake
from zonk_desktop.sheets.fonts import PLEX, SLAB, UNIT, Type, cap, elided, fitting, width, wrap
from zonk_desktop.words import figure, say
from zonk_desktop.words.clean import MINUS, brief

_SIZE = 8.5
_TEXT, _BOLD = Type(PLEX, _SIZE), Type(PLEX, _SIZE, 700)
_SMALL, _FINE = Type(PLEX, 7.0), Type(PLEX, 6.6)
_HEAD = Type(SLAB, _SIZE + 1.8, 700)
_GAP, _LOW_GAP = 8.0, 6.0
#: Shares of the width for hits beside the awards, the race takes what is left.
_HITS = (0.36, 0.41, 0.46)
_LEAST_CHART, _MOST_CHART = 38.0, 120.0
#: From this height on the race has the whole width.
_TALL = 200.0
#: The names at the ends of the lines have this share of the race at most.
_LABELS = 0.28
_SEAL, _SIGN = 27.0, 15.0
_CODE = 22.0
#: Apart from weight and pattern lines look alike in black; six patterns, then they come again.
_PATTERNS: tuple[tuple[float, ...], ...] = (
    (),
    (6.0, 2.0),
    (1.4, 1.6),
    (6.0, 1.8, 1.4, 1.8),
    (3.0, 3.0),
    (9.0, 1.6, 1.4, 1.6, 1.4, 1.6),
)


def least(keep: Keepsake, wide: float) -> float:
    """The least height that it can be read in."""
    column = wide if _narrow(wide) else _right(wide)
    words = _words(keep, column)
    chart = _LEAST_CHART + 8.0
    beside = max(chart, min(words, _low(keep, wide)))
    body = chart + _GAP / 2 + words if _narrow(wide) else beside
    return body + _strip(keep) + 4.0


def draw(canvas: Canvas, keep: Keepsake, x: float, y: float, wide: float, bottom: float) -> None:
    """The race on the left, words on the right, pledge and signature below."""
    foot = _strip(keep)
    low = min(bottom - foot - 3.0, y + _MOST_CHART)
    if _narrow(wide):
        words = _words(keep, wide)
        _race(canvas, keep, (x, y), wide, low - words - _GAP / 2)
        _write(canvas, keep, x, low - words, wide)
    elif bottom - foot - y >= _TALL:
        # A page of its own: the race across, all words below it.
        # Many players need more columns, and have no more awards.
        share = 0.4 if len(keep.race) <= 4 else 0.3
        deeds, hits = wide * share, wide * (1 - share) - _GAP
        words = max(
            _deeds(None, keep, 0.0, 0.0, deeds),
            _hits(None, keep, 0.0, 0.0, hits) if keep.hits else 0.0,
        )
        low = y + _MOST_CHART + _GAP + words
        _race(canvas, keep, (x, y), wide, y + _MOST_CHART)
        _deeds(canvas, keep, x, y + _MOST_CHART + _GAP, deeds)
        if keep.hits:
            _hits(canvas, keep, x + deeds + _GAP, y + _MOST_CHART + _GAP, hits)
    elif _words(keep, _right(wide)) <= low - y:
        right = _right(wide)
        _race(canvas, keep, (x, y), wide - right - _GAP, low)
        _write(canvas, keep, x + wide - right, y, right)
    else:
        # A low foot: hits beside the awards instead of under them.
        deeds, hits = _parts(keep, wide)
        _race(canvas, keep, (x, y), wide - deeds - hits - 2 * _LOW_GAP, low)
        _deeds(canvas, keep, x + wide - hits - _LOW_GAP - deeds, y, deeds)
        if keep.hits:
            _hits(canvas, keep, x + wide - hits, y, hits)
    _seal(canvas, keep, (x, low + 4.0), wide)


def _narrow(wide: float) -> bool:
    return wide < 150


def _right(wide: float) -> float:
    return min(112.0, wide * 0.52)


@lru_cache(maxsize=64)
def _parts(keep: Keepsake, wide: float) -> tuple[float, float]:
    """Widths of awards and hits beside each other: as much as the heads of many players need."""
    shares = (wide * share for share in _HITS)
    hits = next((room for room in shares if hit_table.holds(keep, room)), wide * _HITS[-1])
    return wide * 0.24, hits


@lru_cache(maxsize=64)
def _low(keep: Keepsake, wide: float) -> float:
    """Height of awards and hits beside each other."""
    deeds, hits = _parts(keep, wide)
    high = _deeds(None, keep, 0.0, 0.0, deeds)
    return max(high, _hits(None, keep, 0.0, 0.0, hits) if keep.hits else 0.0)


def _strip(keep: Keepsake) -> float:
    return _SEAL if keep.pledge else _SIGN


# The race


def _race(
    canvas: Canvas, keep: Keepsake, corner: tuple[float, float], wide: float, bottom: float
) -> None:
    x, y = corner
    y = _head(canvas, x, y, wide, say("sheet-the-race"))
    with canvas.part("Figure", alt=_told(keep)):
        _chart(canvas, keep, (x, y), wide, bottom)


def _told(keep: Keepsake) -> str:
    """The race for who hears it."""
    rounds = max(len(totals) for _, totals in keep.race) - 1
    ends = tuple(f"{name} {figure(totals[-1])}" for name, totals in keep.race)
    return say("sheet-race-told", rounds=rounds, ends=ends)


def _chart(
    canvas: Canvas, keep: Keepsake, corner: tuple[float, float], wide: float, bottom: float
) -> None:
    x, y = corner
    bold = Type(PLEX, 7.5, 700)
    most_label = max(30.0, wide * _LABELS)
    names = [name for name, _ in keep.race]
    if max(width(name, bold) for name in names) + 3.0 > most_label:
        names = brief(names)
    labels = min(most_label, max(width(name, bold) for name in names) + 3.0)
    gutter = max(width("10,000", _FINE), 9.0) + 1.5
    left, right, top, low = x + gutter, x + wide - labels, y + 2.0, bottom - 4.5
    rounds = max(len(totals) for _, totals in keep.race) - 1
    most = max(1, *(max(totals) for _, totals in keep.race))
    fewest = min(0, *(min(totals) for _, totals in keep.race))
    step = _step(most - fewest)
    most = -(-most // step) * step
    fewest = fewest // step * step

    def at(round_: int, total: int) -> tuple[float, float]:
        return (
            left + (right - left) * round_ / max(1, rounds),
            low - (low - top) * (total - fewest) / (most - fewest),
        )

    for total in range(fewest, most + 1, step):
        height = at(0, total)[1]
        canvas.line((left, height), (right, height), 0.12 if total else 0.3, FAINT)
        base = height + cap(_FINE) / 2
        canvas.text(left - 1.5, base, f"{total:,}", _FINE, GREY, "right")
    every = next(n for n in (1, 2, 5, 10, 20, 50, 100, 500) if rounds / n <= 12)
    for round_ in range(every, rounds + 1, every):
        canvas.text(at(round_, 0)[0], low + 3.4, str(round_), _FINE, GREY, "centre")
    others = 0
    for n, (_, totals) in enumerate(keep.race):
        points = [at(round_, total) for round_, total in enumerate(totals)]
        weight = 0.7 if n in keep.winners else 0.32
        # Whoever won has the one thick line without gaps.
        pattern = () if n in keep.winners else _PATTERNS[1 + others % (len(_PATTERNS) - 1)]
        others += n not in keep.winners
        canvas.polyline(points, weight, pattern)
    for n, middle in _apart(keep, [at(rounds, totals[-1])[1] for _, totals in keep.race],
                            (top, low)):  # fmt: skip
        name, (_, totals) = names[n], keep.race[n]
        type_ = bold if n in keep.winners else _SMALL
        start = right + 1.2
        canvas.line(at(rounds, totals[-1]), (start, middle), 0.12, GREY)
        type_ = fitting(name, type_, labels - 2.6, 5.5)
        said = elided(name, type_, labels - 2.6)
        canvas.text(start + 0.8, middle + cap(type_) / 2, said, type_)


def _step(span: int) -> int:
    """Steps of the scale, five to eight of them."""
    step = 50
    while span / step > 6:
        for factor in (2, 5, 10):
            if span / (step * factor) <= 6:
                return step * factor
        step *= 10
    return step


def _apart(
    keep: Keepsake, heights: list[float], edges: tuple[float, float]
) -> list[tuple[int, float]]:
    """Names at the ends of their lines, pushed apart, in the order of the lines."""
    top, low = edges
    order = sorted(range(len(heights)), key=lambda n: (heights[n], n))
    # None above the chart, where its head is, nor far below it.
    apart = min(3.4, (low + 1.0 - top) / max(1, len(order) - 1))
    found: list[tuple[int, float]] = []
    for n in order:
        under = found[-1][1] + apart if found else heights[n]
        found.append((n, max(heights[n], under)))
    over = found[-1][1] - max(low + 1.0, heights[order[-1]]) if found else 0.0
    return [(n, middle - max(0.0, over)) for n, middle in found]


# Awards, best turn, hits


@lru_cache(maxsize=64)
def _words(keep: Keepsake, wide: float) -> float:
    return _write(None, keep, 0.0, 0.0, wide)


def _write(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    """Draw, or only measure without a canvas; returns the height."""
    low = _deeds(canvas, keep, x, y, wide)
    return (_hits(canvas, keep, x, low, wide) if keep.hits else low) - y


def _deeds(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    """Awards and the best turn; returns the lower edge."""
    box = Box(canvas, x, wide, _SIZE)
    if keep.awards:
        items = tuple(_award(label, said, wide) for label, said in keep.awards)
        y = box.block(y, Block(say("sheet-awards"), items))
    if keep.best:
        who, what = keep.best
        y = box.block(y, Block(say("sheet-best-turn"), (Item(term=who, text=what),)))
        with nullcontext() if canvas is None else canvas.part("P"):
            y = _dice(box, keep.dice, y - 2.0) + 2.0
    if keep.luck:
        items = tuple(
            Item(term=name, text=say("sheet-luck-of", luck=_signed(luck), cost=_signed(cost)))
            for name, luck, cost in keep.luck
        )
        y = box.block(y, Block(say("sheet-luck", hit=keep.luck_hit), items))
    if keep.hints:
        items = tuple(
            Item(term=name, text=say("sheet-hints-of", hints=many)) for name, many in keep.hints
        )
        y = box.block(y, Block(say("sheet-hints"), items))
    return y


def _award(label: str, said: str, wide: float) -> Item:
    """An award and who has it: at the right edge, or after it where names are long."""
    if width(label, _TEXT) + width(said, _BOLD) + 4.0 <= wide:
        return Item(text=label, worth=said)
    return Item(term=label, text=said)


def _signed(points: float) -> str:
    """What was given or taken, with its sign."""
    whole = round(points)
    return ("" if not whole else "+" if whole > 0 else MINUS) + figure(abs(whole))


def _dice(box: Box, throws: tuple[tuple[int, ...], ...], y: float) -> float:
    """The dice that were kept, a gap between the throws; the line breaks where it must."""
    if not throws:
        return y
    x, pitch = box.x, box.icon + 1.2
    for faces in throws:
        icons = tuple(f"die-{face}" for face in faces)
        taken = Box(None, 0.0, box.wide, _SIZE)._icons(0.0, 0.0, icons)
        if x > box.x and x + taken > box.x + box.wide:
            x = box.x
            y += pitch
        box._icons(x, y + box.icon / 2, icons)
        x += taken + 2.2
    return y + pitch


def _hits(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    """What brought hits, and to whom; returns the lower edge."""
    if canvas is not None:
        _head(canvas, x, y, wide, say("sheet-head-hits"))
    return hit_table.draw(canvas, keep, x, y + cap(_HEAD) + 3.0, wide)


def _head(canvas: Canvas, x: float, y: float, wide: float, words: str) -> float:
    with canvas.part("H2"):
        canvas.text(x, y + cap(_HEAD), words, _HEAD)
    y += cap(_HEAD) + 1.5
    canvas.line((x, y), (x + wide, y), 0.38)
    return y + 1.5


# Pledge, seed, signature


def _seal(canvas: Canvas, keep: Keepsake, corner: tuple[float, float], wide: float) -> None:
    x, y = corner
    sign = 46.0 if wide >= 150 else 34.0
    if keep.pledge:
        start = x
        if keep.seed and code(canvas, oath(keep), x, y, _CODE):
            start += _CODE + 4.0
        room = x + wide - sign - 6.0 - start
        base = _head(canvas, start, y, room, say("sheet-the-dice")) + 2.4
        base = _said(
            canvas, say("sheet-pledged-before-the-first-throw"), keep.pledge, start, base, room
        )
        if keep.seed:
            base = _said(canvas, say("sheet-seed-told-at-the-end"), keep.seed, start, base, room)
            with canvas.part("P"):
                for line in wrap(say("sheet-dice-how"), _FINE, room):
                    canvas.text(start, base, f"{line} ", _FINE, GREY)
                    base += 2.9
    low = y + (_SEAL if keep.pledge else _SIGN) - 6.5
    canvas.line((x + wide - sign, low), (x + wide, low), 0.2)
    with canvas.part("P"):
        canvas.text(x + wide - sign, low + 3.2, say("sheet-signed-by-who-kept-the"), _FINE, GREY)


def _said(canvas: Canvas, label: str, figures: str, x: float, base: float, room: float) -> float:
    half = len(figures) // 2
    type_ = Type(PLEX, 7.5, 600)
    parts = [figures] if width(figures, type_) <= room else [figures[:half], figures[half:]]
    with canvas.part("P"):
        canvas.text(x, base, f"{label} ", _FINE, GREY)
        base += 3.0
        for part in parts:
            canvas.text(x, base, part, fitting(part, type_, room, 4.5))
            base += 3.1
    return base + 0.4


def oath(keep: Keepsake) -> str:
    """What the code says: letters and figures of which it can hold most."""
    return f"ZONK DICE SHA256 {keep.pledge} SEED {keep.seed}".upper()


def code(canvas: Canvas, words: str, x: float, y: float, side: float) -> bool:
    """A QR code; False where the library for it is missing."""
    try:
        import segno  # noqa: PLC0415 - only finished games have one
    except ImportError:
        return False
    rows = segno.make(words, error="m", micro=False, boost_error=False).matrix
    each = side / len(rows)
    path = QPainterPath()
    for n, row in enumerate(rows):
        start = None
        for k, dark in enumerate([*row, 0]):
            if dark and start is None:
                start = k
            elif not dark and start is not None:
                path.addRect(
                    QRectF(
                        (x + start * each) * UNIT, (y + n * each) * UNIT,
                        (k - start) * each * UNIT, each * UNIT,
                    )
                )  # fmt: skip
                start = None
    with canvas.part("Figure", alt=words):
        canvas.painter.fillPath(path, INK)
    return True
