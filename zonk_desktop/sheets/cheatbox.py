"""The cheat sheet as boxes: beside the table, across the foot, or on the back."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import cheat as said
from zonk_desktop.rulebook.cheat import Block, Item
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.canvas import BLOOD, INK, Canvas
from zonk_desktop.sheets.fonts import PLEX, SLAB, SheetType, by_language, cap, split, width, wrap
from zonk_desktop.sheets.measure import SIDE_GAP
from zonk_desktop.words import say
from zonk_desktop.words.rows import gap_after, parts

_FOOT_GAP = 7.0
#: Smaller than this is hard to read at a table in the evening.
LEAST = 8.5
_FOOT_SIZE = LEAST
_SIDE_SIZES = (9.0, 8.75, LEAST)
#: Widths of a column beside the table; a wider one breaks fewer lines.
_SIDES = (52.0, 56.0, 60.0, 64.0, 68.0, 72.0)
_BACK_SIZES = (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, LEAST)
#: Only for house rules longer than a page.
_LAST_SIZES = (8.0, 7.5, 7.0, 6.5, 6.0)
_BACK_GAP = 8.0
_AFTER = 2.6
#: A block this long may go on in the next column, two lines at least in each.
_LONG, _LEAST_PART = 5, 2
_LEAST_ICON = 0.6


class BlockBox:
    """One block in one size and width; draws on a canvas, or only measures without one."""

    def __init__(
        self, canvas: Canvas | None, x: float, wide: float, size: float,
        head: SheetType | None = None,
    ) -> None:  # fmt: skip
        self.canvas = canvas
        self.x = x
        self.wide = wide
        self.text = SheetType(PLEX, size)
        self.bold = SheetType(PLEX, size, 700)
        self.head = head or SheetType(SLAB, size + 1.8, 700)
        self.lead = size * 0.3528 * 1.32
        self.icon = 3.9 * min(1.2, size / 8.0)

    def _part(self, kind: str) -> AbstractContextManager[None]:
        return nullcontext() if self.canvas is None else self.canvas.part(kind)

    def block(self, y: float, block: Block) -> float:
        """Draw from y down; returns where the next block begins."""
        if block.head:
            lines = wrap(block.head, self.head, self.wide)
            with self._part("H2"):
                for n, line in enumerate(lines):
                    y += cap(self.head) + (1.4 if n else 0.0)
                    if self.canvas is not None:
                        self.canvas.text(self.x, y, line, self.head)
            y += 1.5
            if self.canvas is not None:
                self.canvas.line((self.x, y), (self.x + self.wide, y), 0.38)
            y += 1.5
        before: Item | None = None
        for item in block.items:
            if before is not None and (before.worth or before.icons) and _is_text(item):
                y += 1.0
            before = item
            with self._part("P"):
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
        return self._lines(y, start, item, self.x + self.wide - start) + 0.55

    def _lines(self, y: float, x: float, item: Item, room: float) -> float:
        for line in self._wrapped(item, room) or [[("", self.text)]]:
            if self.canvas is not None:
                at = x
                for words, type_ in line:
                    # A line that goes on ends in a space, for who copies or hears it.
                    said = words + gap_after(words)
                    self.canvas.text(at, y + self.lead / 2 + cap(self.text) / 2, said, type_)
                    at += width(said, type_)
            y += self.lead
        return y

    def _wrapped(self, item: Item, room: float) -> list[list[tuple[str, SheetType]]]:
        """The lines of a term and what it means, each in runs of one weight."""
        if not item.term:
            return [[(line, self.text)] for line in wrap(item.text, self.text, room)]
        lines: list[list[tuple[str, SheetType]]] = []
        taken = 0.0
        for gap, part, type_, wide in _measured(item.term, item.text, self.text.points):
            if not lines or taken + wide > room:
                *full, last = split(part, type_, room)
                lines += [[(piece, type_)] for piece in (*full, last)]
                taken = width(last, type_)
                continue
            before, weight = lines[-1][-1]
            taken += wide
            if weight == type_:
                lines[-1][-1] = (f"{before}{gap}{part}", type_)
            else:
                lines[-1].append((part, type_))
        return lines

    def _worth(self, y: float, item: Item) -> float:
        """Marks or words on the left, what they are worth on the right."""
        worth = width(item.worth, self.bold)
        high = max(self.lead, self.icon + 0.6) if item.icons else self.lead
        base = y + high / 2 + cap(self.bold) / 2
        x = self.x
        shrink = self._shrink(item, self.wide - worth)
        # Marks that would be too small for it have a line of their own.
        below = shrink < _LEAST_ICON
        if below:
            shrink = self._shrink(item, self.wide)
        if item.icons:
            x += self._icons(x, y + high / 2, item.icons, shrink) + 0.5
        if item.until:
            if self.canvas is not None:
                self.canvas.text(x + 0.4, base, say("cheat-to"), self.text)
            x += width(say("cheat-to"), self.text) + 1.3
            x += self._icons(x, y + high / 2, item.until, shrink)
        end = self.x + self.wide
        # What it is, then what it is worth: in that order it is read aloud and copied.
        if item.text:
            top = y + (high - self.lead) / 2
            under = self._lines(top, x, item, end - worth - 2 - x)
            high = max(high, under - y)
        if below:
            base += (high + self.lead) / 2
            high += self.lead
        if self.canvas is not None:
            self.canvas.text(end, base, item.worth, self.bold, INK, "right")
        return y + high + 0.25

    def _shrink(self, item: Item, room: float) -> float:
        """Marks give way to what they are worth: they become smaller beside it."""
        if item.text or not item.icons:
            return 1.0
        measured = BlockBox(None, 0.0, self.wide, self.text.points)
        taken = measured._icons(0.0, 0.0, (*item.icons, *item.until))
        # The word between them stays as it is, and some air.
        stays = 2.5 + (width(say("cheat-to"), self.text) + 1.3 if item.until else 0.0)
        return min(1.0, (room - stays) / taken)

    def _icons(self, x: float, middle: float, icons: tuple[str, ...], shrink: float = 1.0) -> float:
        taken = 0.0
        for n, name in enumerate(icons):
            die = name.startswith("die")
            if n and not die and icons[n - 1].startswith("die"):
                # A mark that the throw earns is no part of the throw.
                taken += 1.3
            high = self.icon if die or name.startswith("bong") else self.icon * 0.87
            high *= shrink
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


@by_language(1024)
def _measured(term: str, text: str, size: float) -> tuple[tuple[str, str, SheetType, float], ...]:
    """The words of a term and what it means: the gap before each, its weight, its width."""
    told = (say("cheat-term", term=term), SheetType(PLEX, size, 700)), (text, SheetType(PLEX, size))
    return tuple(
        (before, part, type_, width(before + part, type_))
        for words, type_ in told
        for n, (gap, part) in enumerate(parts(words))
        for before in [gap if n else gap_after(told[0][0])]
    )


@by_language(4096)
def height(block: Block, wide: float, size: float) -> float:
    """Height of a block with the gap after it."""
    return BlockBox(None, 0.0, wide, size).block(0.0, block)


def _columns(
    blocks: tuple[Block, ...],
    count: int,
    wide: float,
    size: float,
    most: float,
    *,
    tight: bool = True,
) -> list[list[Block]] | None:
    """Blocks in reading order over this many columns, the lowest foot possible; None if too high.

    A block goes on in the next column, without its head, only where all cannot stay whole.
    """
    for whole in (True, False) if tight else (False,):
        if (found := _lowest(blocks, count, wide, size, most, whole=whole)) is not None:
            return found
    return None


def _lowest(
    blocks: tuple[Block, ...], count: int, wide: float, size: float, most: float, *, whole: bool
) -> list[list[Block]] | None:
    total = sum(height(block, wide, size) for block in blocks)
    goal = max(0.0, total / count - 2 * _AFTER)
    while goal <= most:
        if (columns := _dealt(blocks, count, wide, size, goal, whole=whole)) is not None:
            return columns
        goal += 1.0
    return None


def _dealt(
    blocks: tuple[Block, ...], count: int, wide: float, size: float, goal: float, *, whole: bool
) -> list[list[Block]] | None:
    """The same down to a given foot; long blocks go on in the next column."""
    columns: list[list[Block]] = [[]]
    filled = 0.0
    waiting = list(blocks)
    while waiting:
        block = waiting.pop(0)
        high = height(block, wide, size)
        if filled + high - _AFTER > goal:
            part = 0 if whole else _part(block, wide, size, goal - filled)
            if part:
                columns[-1].append(block._replace(items=block.items[:part]))
                waiting.insert(0, Block("", block.items[part:]))
            elif columns[-1]:
                waiting.insert(0, block)
            else:
                return None
            if len(columns) == count:
                return None
            columns.append([])
            filled = 0.0
            continue
        columns[-1].append(block)
        filled += high
    return columns


def _part(block: Block, wide: float, size: float, room: float) -> int:
    """How many lines of a long block have room; 0 when it stays whole."""
    if len(block.items) < _LONG:
        return 0
    most = len(block.items) - _LEAST_PART
    for count in range(most, _LEAST_PART - 1, -1):
        # A line to write on stays with what it is for.
        if block.items[count].pen:
            continue
        if height(block._replace(items=block.items[:count]), wide, size) - _AFTER <= room:
            return count
    return 0


def _spread(blocks: tuple[Block, ...], count: int) -> list[list[Block]]:
    """One block after the other into the columns, whatever their height."""
    each = -(-len(blocks) // count)
    return [list(blocks[n : n + each]) for n in range(0, len(blocks), each)]


def _foot(blocks: tuple[Block, ...], wide: float) -> tuple[list[list[Block]], float, float]:
    """The foot's columns, their width and height."""
    # A row of six dice and what it is worth need this much.
    count = min(3 if wide >= 150 else 2, len(blocks))
    each = (wide - _FOOT_GAP * (count - 1)) / count if count else wide
    columns = _columns(blocks, count, each, _FOOT_SIZE, 400.0, tight=False) or []
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
        box = BlockBox(canvas, x + n * (each + _FOOT_GAP), each, _FOOT_SIZE)
        top = y
        for block in column:
            top = box.block(top, block)


class CheatSide(NamedTuple):
    """The cheat sheet beside the table: columns, the width of each, the size of its letters."""

    columns: tuple[tuple[Block, ...], ...]
    each: float
    size: float

    @property
    def width(self) -> float:
        return len(self.columns) * self.each + SIDE_GAP * (len(self.columns) - 1)

    @property
    def height(self) -> float:
        return max(sum(height(one, self.each, self.size) for one in col) for col in self.columns)


def beside(blocks: tuple[Block, ...], room: float, most: float, columns: int) -> CheatSide | None:
    """The narrowest way to have all of it in a height beside the table; None when there is none.

    `room`: what the table can spare. Narrow first, then large: the table has the first word.
    """
    for count in range(1, columns + 1):
        for each in _SIDES:
            if count * each + SIDE_GAP * (count - 1) > room:
                break
            for size in _SIDE_SIZES:
                if (found := _columns(blocks, count, each, size, most)) is not None:
                    return CheatSide(tuple(map(tuple, found)), each, size)
    return None


def fits(blocks: tuple[Block, ...], wide: float, high: float) -> bool:
    """Whether blocks can be read in such a place, drawn by `draw_back`."""
    return any(
        _columns(blocks, count, (wide - _BACK_GAP * (count - 1)) / count, LEAST, high) is not None
        for count in _counts(wide)
    )


def draw_side(canvas: Canvas, side: CheatSide, x: float, y: float, bottom: float) -> float:
    """One block under the other, the slack shared out so that they end with the table.

    Returns the lower of both feet.
    """
    lowest = bottom
    for column in side.columns:
        high = sum(height(block, side.each, side.size) for block in column) - _AFTER
        spare = max(0.0, min(9.0, (bottom - y - high) / max(1, len(column) - 1)))
        box = BlockBox(canvas, x, side.each, side.size)
        top = y
        for block in column:
            top = box.block(top, block) + spare
        lowest = max(lowest, top - _AFTER - spare)
        x += side.each + SIDE_GAP
    return lowest


def _counts(wide: float) -> tuple[int, ...]:
    """Numbers of columns, the best first."""
    return (2,) if wide < 150 else (3, 2, 4) if wide > 230 else (3, 2)


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
    counts = _counts(wide)
    for shown, sizes in ((blocks + more, _BACK_SIZES), (blocks, (*_BACK_SIZES, *_LAST_SIZES))):
        for size in sizes:
            for count in counts:
                each = (wide - _BACK_GAP * (count - 1)) / count
                if (columns := _columns(shown, count, each, size, bottom - y)) is not None:
                    _draw_columns(canvas, columns, (x, y), each, size)
                    return
    count = max(counts)
    each = (wide - _BACK_GAP * (count - 1)) / count
    _draw_columns(canvas, _spread(blocks, count), (x, y), each, _LAST_SIZES[-1])


def _draw_columns(
    canvas: Canvas,
    columns: list[list[Block]],
    corner: tuple[float, float],
    each: float,
    size: float,
) -> None:
    for n, column in enumerate(columns):
        box = BlockBox(canvas, corner[0] + n * (each + _BACK_GAP), each, size)
        top = corner[1]
        for block in column:
            top = box.block(top, block)


def cheat(ruleset: RuleSet) -> tuple[Block, ...]:
    """All blocks, in the order they are needed at the table."""
    return tuple(
        block._replace(
            items=tuple(
                item._replace(icons=tuple(filter(marks.exists, item.icons))) for item in block.items
            )
        )
        for block in said.cheat(ruleset)
    )
