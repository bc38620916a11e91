"""What stands under the table of a finished sheet: the race, awards, hits, the best turn."""

from __future__ import annotations

from contextlib import nullcontext

from zonk_desktop.charts import plot
from zonk_desktop.charts.draw import draw as draw_plot
from zonk_desktop.charts.draw import frame
from zonk_desktop.charts.plot import Band, Box, Curve, LineEnd, Plot, PlotMark
from zonk_desktop.rulebook.cheat import Block, Item
from zonk_desktop.sheets import hit_table, marks, seal
from zonk_desktop.sheets.canvas import BLOOD, INK, TRIO, Canvas
from zonk_desktop.sheets.cheatbox import BlockBox
from zonk_desktop.sheets.content import Keepsake
from zonk_desktop.sheets.fonts import PLEX, SheetType, by_language, cap, width
from zonk_desktop.sheets.pen import PaperPen
from zonk_desktop.words import figure, say
from zonk_desktop.words.clean import brief, signed

_SIZE = 8.5
_TEXT, _BOLD = SheetType(PLEX, _SIZE), SheetType(PLEX, _SIZE, 700)
_FINE = SheetType(PLEX, 7.5)
_GAP = 6.0
#: Height of the head of the race, and of the race itself; on a page of its own it is as high as
#: that leaves it, up to a share of the width.
_HEADED, _LEAST_CHART, _MOST_CHART, _SHARE = 5.8, 20.0, 62.0, 0.95
#: Paper narrower than this has two columns of words, other paper three.
_NARROW = 150.0
#: And on this the race leaves room for words beside it.
_WIDE = 230.0
#: Shares of the width for hits: of those that hold every name the one with fewest lines.
_HITS = (0.44, 0.48, 0.52, 0.56, 0.6)
#: The names at the ends of the lines have this share of the race at most.
_LABELS = 0.24
#: Dice of the game's colours, as at the head of the sheet.
_INKS = {"": INK, "R": BLOOD, "r": TRIO, "G": INK}


def least(keep: Keepsake, wide: float) -> float:
    """The least height that it can be read in."""
    chart = _HEADED + _LEAST_CHART
    if wide >= _WIDE:
        words = max(_write(None, keep, 0.0, 0.0, _right(wide)))
        return max(chart, words) + 3.0 + seal.height(keep, wide)
    return chart + _GAP + _below(keep, wide)


def draw(
    canvas: Canvas, keep: Keepsake, x: float, y: float, wide: float, bottom: float, *, alone: bool
) -> None:
    """The race across, words below it side by side, then codes and signature.

    `alone`: on a page of its own. On the low foot of wide paper the words stand beside the race.
    """
    if wide >= _WIDE and not alone:
        low = min(bottom - seal.height(keep, wide) - 3.0, y + _HEADED + _MOST_CHART)
        right = _right(wide)
        _race(canvas, keep, (x, y), wide - right - _GAP, low)
        low = max(low, *_write(canvas, keep, x + wide - right, y, right)) + 3.0
        seal.draw(canvas, keep, x, low, wide)
        return
    most = wide * _SHARE if alone else _MOST_CHART
    chart = min(most, bottom - _below(keep, wide) - _GAP - _HEADED - y)
    low = y + _HEADED + chart
    _race(canvas, keep, (x, y), wide, low)
    left, right = _write(canvas, keep, x, low + _GAP, wide)
    if _beside(keep, wide):
        seal.foot(canvas, keep, x, left, _free(keep, wide))
        seal.sign(canvas, x + wide, low + _GAP + _below(keep, wide), wide)
        return
    seal.draw(canvas, keep, x, max(left, right) + 3.0, wide)


def _right(wide: float) -> float:
    """Width of the words beside the race."""
    return wide * 0.53


@by_language(64)
def _below(keep: Keepsake, wide: float) -> float:
    """Height of all that stands under the race."""
    left, right = _write(None, keep, 0.0, 0.0, wide)
    if _beside(keep, wide):
        return _sealed(keep, wide, left, right)
    return max(left, right) + 3.0 + seal.height(keep, wide)


def _beside(keep: Keepsake, wide: float) -> bool:
    """Whether the codes stand beside a long list of hits, under the shorter words."""
    if not (keep.codes or keep.pledge) or not keep.hits or wide < _NARROW:
        return False
    left, right = _write(None, keep, 0.0, 0.0, wide)
    lowest = max(left, right) + 3.0 + seal.height(keep, wide)
    return _sealed(keep, wide, left, right) < lowest


def _sealed(keep: Keepsake, wide: float, left: float, right: float) -> float:
    """How low it gets with codes under the words and the signature under the hits."""
    return max(seal.foot(None, keep, 0.0, left, _free(keep, wide)), right + seal.SIGN)


def _free(keep: Keepsake, wide: float) -> float:
    """What the hits leave of the width."""
    return wide - _columns(keep, wide)[2] - _GAP


# The race


def _race(
    canvas: Canvas, keep: Keepsake, corner: tuple[float, float], wide: float, bottom: float
) -> None:
    x, y = corner
    y = _head(canvas, keep, x, y, wide, say("sheet-the-race"))
    with canvas.part("Figure", alt=_told(keep)), canvas.as_it_is(x, wide):
        _chart(canvas, keep, (x, y), wide, bottom)


def _told(keep: Keepsake) -> str:
    """The race for who hears it."""
    rounds = max(len(totals) for _, totals in keep.race) - 1
    ends = tuple(f"{name} {figure(totals[-1])}" for name, totals in keep.race)
    return say("sheet-race-told", rounds=rounds, ends=ends)


def _chart(
    canvas: Canvas, keep: Keepsake, corner: tuple[float, float], wide: float, bottom: float
) -> None:
    pen, whole = PaperPen(canvas), Box(*corner, wide, bottom - corner[1])
    plot = _plot(keep, wide)
    draw_plot(pen, plot, whole)
    if keep.show:
        sign = marks.path("halftime").width * 2.6
        found = frame(pen, plot, whole)
        canvas.said_mark("halftime", found.x(keep.show) - sign / 2, found.box.y + 1.9, 2.6)


def _plot(keep: Keepsake, wide: float) -> Plot:
    names = [name for name, _ in keep.race]
    if max(width(name, _BOLD) for name in names) > max(27.0, wide * _LABELS):
        names = brief(names)
    values = [total for _, totals in keep.race for total in totals]
    curves: list[PlotMark] = []
    for n, (_, totals) in enumerate(keep.race):
        won = n in keep.winners
        # Whoever won has the one thick line without gaps.
        others = len(curves) - sum(winner < n for winner in keep.winners)
        end = LineEnd(names[n], figure(totals[-1]), bold=won)
        curves.append(
            Curve(tuple(enumerate(totals)), n, 4.2 if won else 1.6, 0 if won else 1 + others % 5,
                  end)
        )  # fmt: skip
    if keep.show:
        curves.append(Band(keep.show - 0.3, keep.show + 0.3, "raise_", upright=True))
    rounds = max(len(totals) for _, totals in keep.race) - 1
    return Plot(
        plot.rounds(rounds), plot.axis(min(0, *values), max(1, *values)), tuple(curves)
    )  # fmt: skip


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


@by_language(64)
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
    return BlockBox(canvas, x, wide, _SIZE, seal.head(keep)).block(
        y, Block(say("sheet-awards"), items)
    )


def _deeds(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    """The best turn, luck and hints; returns the lower edge."""
    box = BlockBox(canvas, x, wide, _SIZE, seal.head(keep))
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
        y = box.block(y, Block(say("sheet-luck", each=keep.luck_hit), items))
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


def _dice(box: BlockBox, throws: tuple[tuple[tuple[int, str], ...], ...], y: float) -> float:
    """The dice that were kept, a gap between the throws; the line breaks where it must."""
    if not throws:
        return y
    x, pitch, wide = box.x, box.icon + 1.2, box.icon + 0.35
    for throw in throws:
        if x + len(throw) * wide > box.x + box.wide:
            x = box.x
            y += pitch
        for face, colour in throw:
            if box.canvas is not None:
                name, ink = f"die-{face}-solid" if colour else f"die-{face}", _INKS[colour]
                box.canvas.said_mark(name, x, y + box.icon / 2, box.icon, ink)
            x += wide
        x += 1.85
    return y + pitch


def _hits(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    """What brought hits, and to whom; returns the lower edge."""
    if canvas is not None:
        _head(canvas, keep, x, y, wide, say("sheet-head-hits", thrown=bool(keep.throws)))
    return hit_table.draw(canvas, keep, x, y + cap(seal.head(keep)) + 3.0, wide)


def _head(canvas: Canvas, keep: Keepsake, x: float, y: float, wide: float, words: str) -> float:
    face = seal.head(keep)
    with canvas.part("H2"):
        canvas.text(x, y + cap(face), words, face)
    y += cap(face) + 1.5
    canvas.line((x, y), (x + wide, y), 0.38)
    return y + 1.5
