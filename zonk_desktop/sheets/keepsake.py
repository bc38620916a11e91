"""The foot of a finished sheet: the race, awards, hits, best turn, and how its dice are checked."""

from __future__ import annotations

from contextlib import nullcontext
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from zonk_desktop.rulebook.cheat_lines import Block, Item
from zonk_desktop.sheets import hit_table, marks
from zonk_desktop.sheets.canvas import BAND, BLOOD, FAINT, GREY, INK, TRIO, Canvas
from zonk_desktop.sheets.cheatbox import Box
from zonk_desktop.sheets.content import Keepsake
from zonk_desktop.sheets.fonts import PLEX, SLAB, UNIT, Type, cap, elided, fitting, width
from zonk_desktop.words import figure, say
from zonk_desktop.words.clean import brief, signed

_SIZE = 8.5
_TEXT, _BOLD = Type(PLEX, _SIZE), Type(PLEX, _SIZE, 700)
_FINE = Type(PLEX, 7.5)
_HEAD = Type(SLAB, _SIZE + 1.8, 700)
_GAP = 6.0
#: Height of the head of the race, and of the race itself; on a page of its own it is as high as
#: that leaves it, up to a share of the width.
_HEADED, _LEAST_CHART, _MOST_CHART, _SHARE = 5.8, 25.0, 62.0, 0.95
#: Paper narrower than this has two columns of words, other paper three.
_NARROW = 150.0
#: And on this the race leaves room for words beside it.
_WIDE = 230.0
#: Shares of the width for hits: of those that hold every name the one with fewest lines.
_HITS = (0.44, 0.48, 0.52, 0.56, 0.6)
#: The names at the ends of the lines have this share of the race at most.
_LABELS = 0.24
_SEAL, _SIGN = 24.0, 13.0
_CODE = 22.0
#: Dice of the game's colours, as at the head of the sheet.
_INKS = {"": INK, "R": BLOOD, "r": TRIO, "G": INK}
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
    chart = _HEADED + _LEAST_CHART
    if wide >= _WIDE:
        words = max(_write(None, keep, 0.0, 0.0, _right(wide)))
        return max(chart, words) + 3.0 + _strip(keep)
    return chart + _GAP + _below(keep, wide)


def draw(
    canvas: Canvas, keep: Keepsake, x: float, y: float, wide: float, bottom: float, *, alone: bool
) -> None:
    """The race across, words below it side by side, then pledge and signature.

    `alone`: on a page of its own. On the low foot of wide paper the words stand beside the race.
    """
    if wide >= _WIDE and not alone:
        low = min(bottom - _strip(keep) - 3.0, y + _HEADED + _MOST_CHART)
        right = _right(wide)
        _race(canvas, keep, (x, y), wide - right - _GAP, low)
        low = max(low, *_write(canvas, keep, x + wide - right, y, right)) + 3.0
        _seal(canvas, keep, (x, low), wide - _signed_width(wide) - 6.0)
        _sign(canvas, x + wide, low + _strip(keep), wide)
        return
    most = wide * _SHARE if alone else _MOST_CHART
    chart = min(most, bottom - _below(keep, wide) - _GAP - _HEADED - y)
    low = y + _HEADED + chart
    _race(canvas, keep, (x, y), wide, low)
    left, right = _write(canvas, keep, x, low + _GAP, wide)
    if _beside(keep, wide):
        room = wide - _columns(keep, wide)[2] - _GAP
        _seal(canvas, keep, (x, left + 1.0), room)
        _sign(canvas, x + wide, low + _GAP + _below(keep, wide), wide)
        return
    low = max(left, right) + 3.0
    _seal(canvas, keep, (x, low), wide - _signed_width(wide) - 6.0)
    _sign(canvas, x + wide, low + _strip(keep), wide)


def _right(wide: float) -> float:
    """Width of the words beside the race."""
    return wide * 0.53


@lru_cache(maxsize=64)
def _below(keep: Keepsake, wide: float) -> float:
    """Height of all that stands under the race."""
    left, right = _write(None, keep, 0.0, 0.0, wide)
    if _beside(keep, wide):
        return max(left + 1.0 + _SEAL, right + _SIGN)
    return max(left, right) + 3.0 + _strip(keep)


def _beside(keep: Keepsake, wide: float) -> bool:
    """Whether pledge and seed stand beside a long list of hits, under the shorter words."""
    if not keep.pledge or not keep.hits or wide < _NARROW:
        return False
    left, right = _write(None, keep, 0.0, 0.0, wide)
    return max(left + 1.0 + _SEAL, right + _SIGN) < max(left, right) + 3.0 + _SEAL


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
    names = [name for name, _ in keep.race]
    ends = [figure(totals[-1]) for _, totals in keep.race]
    total = max(width(end, bold) for end in ends) + 2.0
    most_label = max(30.0, wide * _LABELS)
    if max(width(name, bold) for name in names) + 3.0 > most_label:
        names = brief(names)
    labels = min(most_label, max(width(name, bold) for name in names) + 3.0) + total
    gutter = max(width("10,000", _FINE), 9.0) + 1.5
    left, right, top, low = x + gutter, x + wide - labels, y + 2.0, bottom - 4.5
    rounds = max(len(totals) for _, totals in keep.race) - 1
    most = max(1, *(max(totals) for _, totals in keep.race))
    fewest = min(0, *(min(totals) for _, totals in keep.race))
    step = _step(most - fewest)
    fewest = fewest // step * step

    def at(round_: float, total: int) -> tuple[float, float]:
        return (
            left + (right - left) * round_ / max(1, rounds),
            low - (low - top) * (total - fewest) / (most - fewest),
        )

    if keep.show:
        # The Halftime Show, between two rounds.
        start, stop = at(keep.show - 0.3, 0)[0], at(keep.show + 0.3, 0)[0]
        wide_mark = max(3.4, stop - start)
        middle = (start + stop) / 2
        canvas.box(middle - wide_mark / 2, top, wide_mark, low - top, BAND)
        sign = marks.path("halftime").width * 2.6
        canvas.said_mark("halftime", middle - sign / 2, top + 1.9, 2.6)
    for level in range(fewest, most + 1, step):
        height = at(0, level)[1]
        canvas.line((left, height), (right, height), 0.12 if level else 0.3, FAINT)
        base = height + cap(_FINE) / 2
        canvas.text(left - 1.5, base, figure(level), _FINE, GREY, "right")
    every = next(n for n in (1, 2, 5, 10, 20, 50, 100, 500) if (right - left) / rounds * n >= 6.0)
    for round_ in range(every, rounds + 1, every):
        canvas.text(at(round_, 0)[0], low + 3.4, str(round_), _FINE, GREY, "centre")
    others = 0
    for n, (_, totals) in enumerate(keep.race):
        points = [at(round_, total) for round_, total in enumerate(totals)]
        weight = 0.85 if n in keep.winners else 0.32
        # Whoever won has the one thick line without gaps.
        pattern = () if n in keep.winners else _PATTERNS[1 + others % (len(_PATTERNS) - 1)]
        others += n not in keep.winners
        canvas.polyline(points, weight, pattern)
    for n, middle in _apart(keep, [at(rounds, totals[-1])[1] for _, totals in keep.race],
                            (top, low)):  # fmt: skip
        name, (_, totals) = names[n], keep.race[n]
        type_ = bold if n in keep.winners else _FINE
        start = right + 1.2
        canvas.line(at(rounds, totals[-1]), (start, middle), 0.12, GREY)
        small = fitting(name, type_, labels - total - 2.6, 6.5)
        said = elided(name, small, labels - total - 2.6)
        base = middle + cap(type_) / 2
        canvas.text(start + 0.8, base, f"{said} ", small)
        canvas.text(x + wide, base, ends[n], type_, INK, "right")


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
    found: list[float] = []
    for n in order:
        found.append(max(heights[n], found[-1] + apart if found else top))
    last, end = len(order) - 1, max(low + 1.0, heights[order[-1]])
    # Only as many as have no room below go up.
    return [
        (n, min(y, end - (last - k) * apart))
        for k, (n, y) in enumerate(zip(order, found, strict=True))
    ]


# Awards, best turn, hits


def _write(
    canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float
) -> tuple[float, float]:
    """Draw, or only measure without a canvas; returns the lower edges of words and of hits."""
    awards, best, hits = _columns(keep, wide)
    low = _awards(canvas, keep, x, y, awards)
    if wide < _NARROW:
        # One under the other, beside the hits.
        low = _deeds(canvas, keep, x, low, best)
    else:
        low = max(low, _deeds(canvas, keep, x + awards + _GAP, y, best))
    return low, _hits(canvas, keep, x + wide - hits, y, hits) if keep.hits else y


@lru_cache(maxsize=64)
def _columns(keep: Keepsake, wide: float) -> tuple[float, float, float]:
    """Widths of awards, best turn and hits: of these as much as the heads of many players need."""
    if wide < _NARROW:
        left = (wide - _GAP) * (0.42 if keep.hits else 1.0)
        return left, left, wide - _GAP - left
    free = wide - 2 * _GAP
    if not keep.hits:
        return free / 2, free / 2, 0.0
    rooms = [free * share for share in _HITS]
    held = [room for room in rooms if hit_table.holds(keep, room)] or rooms[-1:]
    hits = min(held, key=lambda room: _hits(None, keep, 0.0, 0.0, room))
    return (free - hits) * 0.54, (free - hits) * 0.46, hits


def _awards(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    if not keep.awards:
        return y
    items = tuple(_award(label, said, wide) for label, said in keep.awards)
    return Box(canvas, x, wide, _SIZE).block(y, Block(say("sheet-awards"), items))


def _deeds(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    """The best turn, luck and hints; returns the lower edge."""
    box = Box(canvas, x, wide, _SIZE)
    if keep.best:
        who, what = keep.best
        y = box.block(y, Block(say("sheet-best-turn"), (Item(term=who, text=what),)))
        with nullcontext() if canvas is None else canvas.part("P"):
            y = _dice(box, keep.dice, y - 2.0) + 2.0
    if keep.luck:
        items = tuple(
            Item(term=name, text=say("sheet-luck-of", luck=signed(luck), cost=signed(cost)))
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


def _dice(box: Box, throws: tuple[tuple[tuple[int, str], ...], ...], y: float) -> float:
    """The dice that were kept, a gap between the throws; the line breaks where it must."""
    if not throws:
        return y
    x, pitch, wide = box.x, box.icon + 1.2, box.icon + 0.35
    for throw in throws:
        if x > box.x and x + len(throw) * wide > box.x + box.wide:
            x = box.x
            y += pitch
        for face, colour in throw:
            if x + wide > box.x + box.wide + 0.5:
                x = box.x
                y += pitch
            if box.canvas is not None:
                name, ink = f"die-{face}-solid" if colour else f"die-{face}", _INKS[colour]
                box.canvas.said_mark(name, x, y + box.icon / 2, box.icon, ink)
            x += wide
        x += 1.85
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
    """Pledge and seed, in figures and as a code."""
    if not keep.pledge:
        return
    x, y = corner
    start = x
    if keep.seed and code(canvas, oath(keep), x, y, _CODE):
        start += _CODE + 4.0
    room = x + wide - start
    base = _head(canvas, start, y, room, say("sheet-the-dice")) + 2.4
    told = say("sheet-pledged-before-the-first-throw")
    base = _said(canvas, told, keep.pledge, start, base, room)
    if keep.seed:
        _said(canvas, say("sheet-seed-told-at-the-end"), keep.seed, start, base, room)


def _signed_width(wide: float) -> float:
    return 46.0 if wide >= _NARROW else 34.0


def _sign(canvas: Canvas, right: float, low: float, wide: float) -> None:
    """A line for who kept the score, with its words on it."""
    start, low = right - _signed_width(wide), low - 6.5
    canvas.line((start, low), (right, low), 0.2)
    with canvas.part("P"):
        canvas.text(start, low + 3.2, say("sheet-signed-by-who-kept-the"), _FINE, GREY)


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
