"""Hits of a finished game as a table: a row a source, a column a player, and their sums."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.sheets.canvas import GREY, INK, Canvas
from zonk_desktop.sheets.content import Keepsake
from zonk_desktop.sheets.fonts import (
    PLEX,
    SheetType,
    broken,
    by_language,
    cap,
    elided,
    fitting,
    parted,
    width,
    wrap,
)
from zonk_desktop.words import say
from zonk_desktop.words.clean import brief

_TEXT, _BOLD, _NAME = SheetType(PLEX, 8.5), SheetType(PLEX, 8.5, 700), SheetType(PLEX, 7.5)
#: Height of a source, of a further line of its title, and of a line of names.
_ROW, _LEAD, _HEADS = 4.4, 3.6, 3.0
#: Of more players than these only the sums have room.
_MOST_COLUMNS = 6
#: Width of a column of figures, and between a column and what stands before it.
_LEAST, _WIDE, _SUM, _GAP = 7.0, 15.0, 9.0, 2.0
#: Titles have this share of the width at least, where two lines of them need it.
_TITLES = 0.5
#: Points of a name that has no more room, and lines that it may have.
_SMALLEST, _MOST_LINES = 6.5, 5
#: Lines that a title may have.
_MOST_TOLD = 3


class _Grid(NamedTuple):
    """Widths of the columns, and everything that is written into more than one line."""

    titles: tuple[tuple[str, ...], ...]
    #: Of each player; empty where only the sums are told.
    columns: tuple[float, ...]
    names: tuple[tuple[SheetType, tuple[str, ...]], ...]

    @property
    def heads(self) -> float:
        """Height of the names."""
        return max((len(lines) for _, lines in self.names), default=0) * _HEADS + (
            0.8 if self.names else 0.0
        )


def draw(canvas: Canvas | None, keep: Keepsake, x: float, y: float, wide: float) -> float:
    """Draw, or only measure without a canvas; returns the lower edge."""
    grid = _grid(keep, wide)
    if canvas is not None:
        with canvas.group("Table"):
            _rows(canvas, keep, grid, (x, y), wide)
    return y + grid.heads + sum(_ROW + _LEAD * (len(lines) - 1) for lines in grid.titles)


def holds(keep: Keepsake, wide: float) -> bool:
    """Whether every name stands over its column whole, or by its first words."""
    if len(keep.race) > _MOST_COLUMNS:
        return True
    names = [name for name, _ in keep.race]
    needs = sum(_wants(name, 3) for name in brief(names))
    titles = min(max(_folded(title) for title, _ in keep.hits), wide * _TITLES)
    return needs <= wide - _SUM - titles


@by_language(64)
def _grid(keep: Keepsake, wide: float) -> _Grid:
    needs = max((width(title, _TEXT) for title, _ in keep.hits), default=0.0)
    if len(keep.race) > _MOST_COLUMNS:
        titles = tuple(_told(title, wide - 14.0) for title, _ in keep.hits)
        return _Grid(titles, (), ())
    rest = wide - _SUM
    least = min(max((_folded(title) for title, _ in keep.hits), default=0.0), wide * _TITLES)
    said, columns = _columns([name for name, _ in keep.race], rest - needs, rest - least)
    names = tuple(_lines(name, column - _GAP) for name, column in zip(said, columns, strict=True))
    titles = tuple(_told(title, rest - sum(columns)) for title, _ in keep.hits)
    return _Grid(titles, tuple(columns), names)


def _folded(title: str) -> float:
    """The width of a title on two lines."""
    lines = parted(title, 2, _TEXT) if " " in title else (title,)
    return max(width(line, _TEXT) for line in lines) + 0.5


def _columns(names: list[str], room: float, most: float) -> tuple[list[str], list[float]]:
    """Names and their widths: on as few lines as they have room on, the titles on one line each.

    Where that is not enough titles break too, then names are told by their first words, as the
    heads of the sheet have all of them, and at last the widest become smaller.
    """
    short = brief(names)
    for said in (names, short):
        wanted = [[_wants(name, count) for name in said] for count in (1, 2, 3)]
        for free in (room, most):
            for wide in wanted:
                spare = free - sum(wide)
                if spare >= 0:
                    # Air for those whose names are short.
                    air = spare / len(names)
                    return said, [max(each, min(_WIDE, each + air)) for each in wide]
    narrow = wanted[-1]
    low, high = 0.0, max(narrow)
    for _ in range(24):
        middle = (low + high) / 2
        if sum(min(wide, middle) for wide in narrow) > most:
            high = middle
        else:
            low = middle
    return short, [min(wide, low) for wide in narrow]


def _wants(name: str, most: int) -> float:
    """The width of a name on this many lines, of which it takes no more than it has words."""
    count = min(most, name.count(" ") + 1)
    lines = parted(name, count, _NAME) if count > 1 else (name,)
    return max(_LEAST, _GAP + max(width(line, _NAME) for line in lines))


def _lines(name: str, room: float) -> tuple[SheetType, tuple[str, ...]]:
    if width(name, _NAME) <= room:
        return _NAME, (name,)
    if " " not in name and fitting(name, _NAME, room, 1).points >= _SMALLEST:
        return fitting(name, _NAME, room, _SMALLEST), (name,)
    return broken(name, _NAME, room, _SMALLEST, _MOST_LINES)


def _rows(
    canvas: Canvas, keep: Keepsake, grid: _Grid, corner: tuple[float, float], wide: float
) -> None:
    """Names over their columns, then the sources, each with its counts and their sum."""
    (x, y), end = corner, corner[0] + wide
    edges = [end - _SUM - sum(grid.columns[n + 1 :]) for n in range(len(grid.columns))]
    if edges:
        with canvas.group("TR"):
            with canvas.group("TD"):
                pass
            for edge, column, (type_, lines) in zip(edges, grid.columns, grid.names, strict=True):
                with canvas.part("TH", scope="Column"):
                    # On the line above the figures, whatever the others need.
                    base = y + grid.heads - 1.0 - _HEADS * (len(lines) - 1)
                    for line in lines:
                        said = elided(line, type_, column - _GAP)
                        canvas.text(edge, base, said, type_, GREY, "right")
                        base += _HEADS
            with canvas.part("TH", scope="Column"):
                canvas.text(end, y + grid.heads - 1.0, say("sheet-hits-all"), _NAME, GREY, "right")
        y += grid.heads
    for lines, (_, counts) in zip(grid.titles, keep.hits, strict=True):
        base = y + _ROW / 2 + cap(_TEXT) / 2
        with canvas.group("TR"):
            with canvas.part("TH", scope="Row"):
                for n, line in enumerate(lines):
                    canvas.text(x, base + n * _LEAD, f"{line} ", _TEXT)
            for edge, count in zip(edges, counts, strict=False):
                with canvas.part("TD"):
                    canvas.text(edge, base, str(count) if count else "\u00b7", _TEXT, INK, "right")
            with canvas.part("TD"):
                canvas.text(end, base, str(sum(counts)), _BOLD, INK, "right")
        y += _ROW + _LEAD * (len(lines) - 1)


def _told(title: str, room: float) -> tuple[str, ...]:
    """A title on one line or a few; only what has no room there ends in an ellipsis."""
    lines = wrap(title, _TEXT, room)
    last = " ".join(lines[_MOST_TOLD - 1 :])
    return (*lines[: _MOST_TOLD - 1], *([elided(last, _TEXT, room)] if last else []))
