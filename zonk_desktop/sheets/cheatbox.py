"""The cheat sheet as boxes: beside the table, across the foot, or on the back."""

from __future__ import annotations

from functools import lru_cache

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.canvas import BLOOD, INK, Canvas
from zonk_desktop.sheets.content import Block, Item
from zonk_desktop.sheets.fonts import PLEX, SLAB, Type, cap, width, wrap

_FOOT_GAP = 7.0
_FOOT_SIZE = 8.4
_SIDE_SIZES = (8.8, 8.6, 8.4, 8.2, 8.0, 7.8, 7.6, 7.4, 7.2, 7.0, 6.8, 6.6, 6.4, 6.2, 6.0)
_BACK_SIZES = (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0)
_BACK_GAP = 8.0
#: Words and advice stay away rather than make the rules hard to read.
_LEAST_MORE = 8.0
_AFTER = 2.6
_LEAST_SIDE = 7.4


class Box:
    """One block in one size and width; draws on a canvas, or only measures without one."""

    def __init__(self, canvas: Canvas | None, x: float, wide: float, size: float) -> None:
        self.canvas = canvas
        self.x = x
        self.wide = wide
        self.text = Type(PLEX, size)
        self.bold = Type(PLEX, size, 700)
        self.head = Type(SLAB, size + 1.8, 700)
        self.lead = size * 0.3528 * 1.32
        self.icon = 3.9 * min(1.2, size / 8.0)

    def block(self, y: float, block: Block) -> float:
        """Draw from y down; gives back where the next block begins."""
        if self.canvas is not None:
            self.canvas.text(self.x, y + cap(self.head), block.head, self.head)
        y += cap(self.head) + 1.5
        if self.canvas is not None:
            self.canvas.line((self.x, y), (self.x + self.wide, y), 0.38)
        y += 1.5
        before: Item | None = None
        for item in block.items:
            if before is not None and (before.worth or before.icons) and _is_text(item):
                y += 1.0
            before = item
            y = self._item(y, item)
        return y + _AFTER

    def _item(self, y: float, item: Item) -> float:
        if item.pen:
            return self._pen(y)
        if item.worth:
            return self._worth(y, item)
        start = self.x
        if item.icons:
            start += self._icons(self.x, y + self.lead / 2 + 0.3, item.icons) + 0.9
        return self._lines(y, start, item.text, self.x + self.wide - start) + 0.55

    def _lines(self, y: float, x: float, text: str, room: float) -> float:
        for line in wrap(text, self.text, room) or ("",):
            if self.canvas is not None:
                self.canvas.text(x, y + self.lead / 2 + cap(self.text) / 2, line, self.text)
            y += self.lead
        return y

    def _worth(self, y: float, item: Item) -> float:
        """Marks or words on the left, what they are worth on the right."""
        worth = width(item.worth, self.bold)
        high = max(self.lead, self.icon + 0.6) if item.icons else self.lead
        base = y + high / 2 + cap(self.bold) / 2
        x = self.x
        if item.icons:
            x += self._icons(x, y + high / 2, item.icons) + 0.5
        if item.until:
            if self.canvas is not None:
                self.canvas.text(x + 0.4, base, "to", self.text)
            x += width("to", self.text) + 1.3
            x += self._icons(x, y + high / 2, item.until)
        end = self.x + self.wide
        if self.canvas is not None:
            self.canvas.text(end, base, item.worth, self.bold, INK, "right")
        if item.text:
            lines = wrap(item.text, self.text, end - worth - 2 - x)
            top = y + (high - self.lead) / 2
            for n, line in enumerate(lines):
                if self.canvas is not None:
                    middle = top + n * self.lead + self.lead / 2
                    self.canvas.text(x, middle + cap(self.text) / 2, line, self.text)
            high = max(high, (high - self.lead) / 2 + len(lines) * self.lead)
        return y + high + 0.25

    def _icons(self, x: float, middle: float, icons: tuple[str, ...]) -> float:
        taken = 0.0
        for name in icons:
            die = name.startswith("die")
            high = self.icon if die or name.startswith("bong") else self.icon * 0.87
            if self.canvas is not None:
                colour = BLOOD if name.endswith("-solid") else INK
                self.canvas.said_mark(name, x + taken, middle, high, colour)
            taken += marks.path(name).width * high + (0.35 if die else 0.8)
        return taken

    def _pen(self, y: float) -> float:
        y += 5.6
        if self.canvas is not None:
            self.canvas.line((self.x, y), (self.x + self.wide * 0.62, y), 0.18)
            self.canvas.text(self.x + self.wide * 0.65, y, "=", self.text)
            self.canvas.line((self.x + self.wide * 0.70, y), (self.x + self.wide, y), 0.18)
        return y + 1.4


def _is_text(item: Item) -> bool:
    return not item.worth and not item.icons and not item.pen


@lru_cache(maxsize=512)
def height(block: Block, wide: float, size: float) -> float:
    """Height of a block with the gap after it."""
    return Box(None, 0.0, wide, size).block(0.0, block)


def _columns(
    blocks: tuple[Block, ...], count: int, wide: float, size: float, most: float
) -> list[list[Block]] | None:
    """Blocks in reading order over so many columns, the lowest foot possible; None if too high."""
    heights = [height(block, wide, size) for block in blocks]
    goal = max(heights, default=0.0) - _AFTER
    while goal <= most:
        columns: list[list[Block]] = [[]]
        filled = 0.0
        for block, high in zip(blocks, heights, strict=True):
            if columns[-1] and filled + high - _AFTER > goal:
                columns.append([])
                filled = 0.0
            columns[-1].append(block)
            filled += high
        if len(columns) <= count:
            return columns
        goal += 1.0
    return None


def _spread(blocks: tuple[Block, ...], count: int) -> list[list[Block]]:
    """One block after the other into the columns, whatever their height."""
    each = -(-len(blocks) // count)
    return [list(blocks[n : n + each]) for n in range(0, len(blocks), each)]


def _foot(blocks: tuple[Block, ...], wide: float) -> tuple[list[list[Block]], float, float]:
    """The foot's columns, their width and height."""
    # A row of six dice and what it is worth need this much.
    count = min(3 if wide >= 150 else 2, len(blocks))
    each = (wide - _FOOT_GAP * (count - 1)) / count if count else wide
    columns = _columns(blocks, count, each, _FOOT_SIZE, 400.0) or []
    high = max(
        (sum(height(b, each, _FOOT_SIZE) for b in column) for column in columns), default=0.0
    )
    return columns, each, high


def foot_height(blocks: tuple[Block, ...], wide: float) -> float:
    """Room that the cheat sheet takes across the foot of the page."""
    return _foot(blocks, wide)[2] + 4.0


def draw_foot(canvas: Canvas, blocks: tuple[Block, ...], x: float, y: float, wide: float) -> None:
    columns, each, _ = _foot(blocks, wide)
    for n, column in enumerate(columns):
        box = Box(canvas, x + n * (each + _FOOT_GAP), each, _FOOT_SIZE)
        top = y
        for block in column:
            top = box.block(top, block)


def side_size(blocks: tuple[Block, ...], wide: float, room: float) -> tuple[float, float]:
    """The largest size in which the blocks end with the table, and their height in it.

    Letter is shorter than A4, and house rules may be many: the size steps down until all is there.
    """
    size, total = _SIDE_SIZES[0], 0.0
    for size in _SIDE_SIZES:
        total = sum(height(block, wide, size) for block in blocks) - _AFTER
        if total <= room:
            break
    return size, total


def draw_side(
    canvas: Canvas,
    blocks: tuple[Block, ...],
    x: float,
    y: float,
    wide: float,
    bottoms: tuple[float, float],
) -> float:
    """One block under the other, the slack shared out so that they end with the table.

    `bottoms`: where the table ends, and how far down they may go when that is too high for them.
    Gives back the lower of both feet.
    """
    bottom = bottoms[0]
    size, total = side_size(blocks, wide, bottom - y)
    if size < _LEAST_SIDE:
        bottom = max(bottoms)
        size, total = side_size(blocks, wide, bottom - y)
    spare = max(0.0, min(9.0, (bottom - y - total) / max(1, len(blocks) - 1)))
    box = Box(canvas, x, wide, size)
    for block in blocks:
        y = box.block(y, block) + spare
    return max(bottoms[0], y - _AFTER - spare)


def draw_back(
    canvas: Canvas,
    blocks: tuple[Block, ...],
    more: tuple[Block, ...],
    x: float,
    y: float,
    wide: float,
    bottom: float,
) -> None:
    """The whole page, in the largest size that fits; words and advice only where they do."""
    count = 2 if wide < 150 else (4 if wide > 230 else 3)
    each = (wide - _BACK_GAP * (count - 1)) / count
    tries = [(blocks + more, size) for size in _BACK_SIZES if more and size >= _LEAST_MORE]
    tries += [(blocks, size) for size in _BACK_SIZES]
    for shown, size in tries:
        columns = _columns(shown, count, each, size, bottom - y)
        if columns is not None:
            break
    else:
        columns, size = _spread(blocks, count), _BACK_SIZES[-1]
    for n, column in enumerate(columns):
        box = Box(canvas, x + n * (each + _BACK_GAP), each, size)
        top = y
        for block in column:
            top = box.block(top, block)
