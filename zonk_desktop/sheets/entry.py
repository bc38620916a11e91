"""One entry of the table: marks left of a total, flags right of it, all totals on one edge."""

from __future__ import annotations

from zonk_desktop.sheets import marks, measure
from zonk_desktop.sheets.canvas import GREY, INK, Canvas
from zonk_desktop.sheets.content import EntryKind, Sheet, SheetStyle, TurnEntry
from zonk_desktop.sheets.entry_layout import LaidEntry, Space, lay, row_of_signs, word_of_sign
from zonk_desktop.sheets.fonts import HAND, PLEX, SheetType, cap, elided, fitting, width
from zonk_desktop.sheets.measure import NARROW
from zonk_desktop.words import say


class EntryCell:
    """Where an entry stands: left edge, middle, width of its column."""

    def __init__(
        self,
        canvas: Canvas,
        look: SheetStyle,
        x: float,
        middle: float,
        column: float,
        sizes: measure.Figures,
    ) -> None:
        self.canvas = canvas
        self.sizes = sizes
        self.look = look
        self.x = x
        self.middle = middle
        self.column = column
        self.wide = column > NARROW

    def draw(self, entry: TurnEntry) -> None:
        if entry.kind is EntryKind.DASH:
            wide = marks.path("dashes").width * 2.4
            at = self.x + (self.column - wide) / 2
            self.canvas.said_mark("dashes", at, self.middle, 2.4, GREY)
        elif entry.kind is EntryKind.HERE:
            self._here()
        elif self.look.columns == 3 and entry.kind is not EntryKind.BLANK:
            self._three(entry)
        elif entry.kind is not EntryKind.BLANK:
            self._one(entry)

    def _here(self) -> None:
        """Play goes on here: for whoever takes up the pen."""
        said, type_ = say("sheet-play-resumes-here"), SheetType(PLEX, 8.5)
        room = self.column - 9
        self.canvas.mark("pen", self.x + 2, self.middle, 3.2, GREY)
        if width(said, SheetType(PLEX, 6)) <= room:
            type_ = fitting(said, type_, room, 6)
            self.canvas.text(self.x + 6.4, self.middle + 1.1, said, type_, GREY)

    # One column a player

    def _one(self, entry: TurnEntry) -> None:
        flags = measure.flags(self.look, self.column)
        hand = _Hand(self, entry, flags)
        edge = self.x + measure.edge(self.column)
        if entry.kind is EntryKind.ZED and self.look.bus and self.wide:
            # In the hand's columns the letter stands a little to the left, as written.
            edge -= 3.0
        space = Space(
            start=self.x + 0.8,
            end=self.x + self.column - 0.6,
            edge=edge,
            gap=0.9 if self.wide else 0.6,
            before=1.4 if self.wide else 0.7,
            air=0.4,
            shrink=1.0 if self.wide else 0.8,
        )
        laid = lay(entry, hand, space)
        if entry.kind is EntryKind.ZED:
            at = laid.edge - hand.total(laid.size)
            self.canvas.said_mark(self.look.zed, at, self.middle, laid.size)
        else:
            type_ = hand.type(laid.size)
            self._left(entry.left, laid)
            base = self.middle + cap(type_) / 2
            self.canvas.text(laid.edge, base, hand.text, type_, INK, "right")
        x = laid.edge + hand.gap
        if entry.hits:
            x += self._hits(x, entry.hits, flags, short=laid.counted)
        if entry.penalty:
            penalty = self.penalty_type()
            self.canvas.text(x + 0.6, self.middle + cap(penalty) / 2, entry.penalty, penalty)

    def penalty_type(self) -> SheetType:
        return SheetType(HAND if self.look.bus else PLEX, 8.5 if self.wide else 6.8, 400)

    def _left(self, names: tuple[str, ...], laid: LaidEntry) -> None:
        """Marks before the total, in the order earned; a symbol without a mark is a word."""
        # Drawn from the left, so that the text under them reads in order.
        x = laid.marks
        for name in names:
            if marks.exists(name):
                high = measure.SIZES.get(name, measure.SIZE) * laid.shrink
                x += self.canvas.said_mark(name, x, self.middle, high)
            else:
                type_ = _sign_type(laid.shrink)
                x += self.canvas.text(x, self.middle + cap(type_) / 2, word_of_sign(name), type_)
            x += laid.gap

    def _hits(self, x: float, hits: int, flags: measure.Flags, *, short: bool) -> float:
        """A flag for each hit; more than fit become one and a figure."""
        if short:
            wide = self.canvas.said_mark(flags.mark, x, self.middle, flags.height)
            type_ = SheetType(PLEX, 9.5 if self.wide else 8.5, 700)
            base = self.middle + cap(type_) / 2
            return wide + 0.7 + self.canvas.text(x + wide + 0.7, base, str(hits), type_)
        self.canvas.hidden(x, self.middle, marks.word(flags.mark) * hits, hits * flags.pitch)
        for n in range(hits):
            self.canvas.mark(flags.mark, x + n * flags.pitch, self.middle, flags.height)
        return flags.pitch * hits

    # Three columns a player

    def _three(self, entry: TurnEntry) -> None:
        total, turn = measure.split(self.column)
        type_ = SheetType(PLEX, self.sizes.total, 700)
        base = self.middle + cap(type_) / 2
        if entry.kind is not EntryKind.ZED:
            self.canvas.text(self.x + total - 1.6, base, entry.text, type_, INK, "right")
        edge = self.x + total + turn - 1.6
        if entry.kind is EntryKind.ZED:
            high = 3.7
            at = edge - marks.path(self.look.zed).width * high
            self.canvas.said_mark(self.look.zed, at, self.middle, high)
        elif entry.turn:
            type_ = SheetType(PLEX, self.sizes.turn)
            self.canvas.text(edge, self.middle + cap(type_) / 2, entry.turn, type_, INK, "right")
        self._signs(entry, self.x + total + turn)

    def _signs(self, entry: TurnEntry, x: float) -> None:
        """Number and kind of hits, smaller when there are many, at last as figures."""
        names = entry.marks
        penalty = self.penalty_type()
        tail = width(entry.penalty, penalty) + 0.8 if entry.penalty else 0.0
        room = self.x + self.column - x - 2.0 - tail
        if entry.kind is EntryKind.SUM:
            x += 1.2
            x += self.canvas.said_mark(self.look.hit, x, self.middle, 3.1) + 0.8
            type_ = SheetType(PLEX, 9.5, 700)
            said = str(entry.hits)
            self.canvas.text(x, self.middle + cap(type_) / 2, said, type_)
            return
        run = row_of_signs(names, self.look.hit, _Signs(), room)
        type_ = SheetType(PLEX, 8.5, 700)
        x += 1.2
        for name, count in run.signs:
            high = measure.sign_height(name) * run.size
            x += self.canvas.said_mark(name, x, self.middle, high)
            if count > 1:
                small = type_._replace(points=max(4.0, type_.points * run.size))
                base = self.middle + cap(small) / 2
                x += self.canvas.text(x + 0.2, base, str(count), small)
            x += 0.8 * run.size
        if entry.penalty:
            base = self.middle + cap(penalty) / 2
            self.canvas.text(x, base, entry.penalty, penalty)


class _Hand:
    """What an entry measures in print, in millimetres; sizes of totals are points."""

    def __init__(self, cell: EntryCell, entry: TurnEntry, flags: measure.Flags) -> None:
        self._cell = cell
        self._flags = flags
        self._penalty = entry.penalty
        self._zed = entry.kind is EntryKind.ZED
        self.gap = 2.0 if cell.wide else 1.1
        self.most = flags.most
        self.text, self._type = self._written(entry)
        if self._zed:
            # The letter's size is its height.
            self.sizes: tuple[float, ...] = (4.6 if cell.wide else 3.6,)
        elif entry.left and not cell.wide:
            self.sizes = (self._type.points, self._type.points * 0.84)
        else:
            self.sizes = (self._type.points,)

    def _written(self, entry: TurnEntry) -> tuple[str, SheetType]:
        cell = self._cell
        if entry.kind is EntryKind.WORD:
            type_ = SheetType(PLEX, 9.6, 600, 0.05) if cell.wide else SheetType(PLEX, 7.2, 600)
            room = cell.column - 3 - (3 if entry.hits else 0)
            type_ = fitting(entry.text, type_, room, 5.5)
            return elided(entry.text, type_, room), type_
        type_ = total_type(cell.look, cell.column)
        return entry.text, type_._replace(points=cell.sizes.total)

    def type(self, size: float) -> SheetType:
        return self._type._replace(points=size)

    def total(self, size: float) -> float:
        if self._zed:
            return marks.path(self._cell.look.zed).width * size
        return width(self.text, self.type(size))

    def fit(self, size: float, room: float) -> float:
        return size if self._zed else fitting(self.text, self.type(size), room, 4.5).points

    def mark(self, name: str, shrink: float) -> float:
        if marks.exists(name):
            return marks.path(name).width * measure.SIZES.get(name, measure.SIZE) * shrink
        return width(word_of_sign(name), _sign_type(shrink))

    def tail(self, hits: int, size: float, *, counted: bool) -> float:
        found = self.gap + (self._flags.short(hits) if counted else self._flags.width(hits))
        if self._penalty:
            found += width(self._penalty, self._cell.penalty_type()) + 1.0
        return found


class _Signs:
    """What the signs of a printed column of hits measure."""

    def sign(self, name: str) -> float:
        return marks.path(name).width * measure.sign_height(name) + 0.8

    def figure(self, count: int) -> float:
        return width(str(count), SheetType(PLEX, 8.5, 700))


def total_type(look: SheetStyle, column: float) -> SheetType:
    """The face of the totals, in the largest size it may have."""
    wide = column > NARROW
    if look.columns == 3:
        return SheetType(PLEX, 12, 700)
    return (
        SheetType(HAND, 15 if wide else 11)
        if look.bus
        else SheetType(PLEX, 13 if wide else 11, 700)
    )


def figures(sheet: Sheet, column: float) -> measure.Figures:
    """One size for all totals of a sheet, from the widest of them, and one for all turns."""
    look = sheet.style
    totals, turns = {""}, {""}
    for line in sheet.lines:
        for entry in line.entries:
            if entry.kind in {EntryKind.TOTAL, EntryKind.SUM}:
                totals.add(entry.text)
            turns.add(entry.turn)
    for total in sheet.totals[:1]:
        totals.update(total.values)
    most = total_type(look, column)
    if look.columns == 3:
        room, space = measure.split(column)
        least = min(fitting(text, most, room - 2.2, 5).points for text in totals)
        small = SheetType(PLEX, min(10.5, least - 1.0))
        return measure.Figures(
            least, min(fitting(text, small, space - 1.8, 4.5).points for text in turns)
        )
    least = min(fitting(text, most, column - 2, 6).points for text in totals)
    return measure.Figures(least, least)


def _sign_type(shrink: float) -> SheetType:
    return SheetType(PLEX, 7.5 * shrink, 600)
