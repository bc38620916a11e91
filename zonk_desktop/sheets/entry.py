"""One entry of the table: marks left of a total, flags right of it, all totals on one edge."""

from __future__ import annotations

from zonk_desktop.sheets import marks, measure
from zonk_desktop.sheets.canvas import GREY, INK, Canvas
from zonk_desktop.sheets.content import Entry, Kind, Sheet, Style
from zonk_desktop.sheets.fonts import HAND, PLEX, Type, cap, elided, fitting, width
from zonk_desktop.sheets.measure import NARROW


class Cell:
    """Where an entry stands: left edge, middle, width of its column."""

    def __init__(
        self,
        canvas: Canvas,
        look: Style,
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

    def draw(self, entry: Entry) -> None:
        """The entry, or nothing."""
        if entry.kind is Kind.DASH:
            wide = marks.path("dashes").width * 2.4
            at = self.x + (self.column - wide) / 2
            self.canvas.said_mark("dashes", at, self.middle, 2.4, GREY)
        elif entry.kind is Kind.HERE:
            self._here()
        elif self.look.columns == 3 and entry.kind is not Kind.BLANK:
            self._three(entry)
        elif entry.kind is not Kind.BLANK:
            self._one(entry)

    def _here(self) -> None:
        """Play goes on here: for whoever takes up the pen."""
        said, type_ = "play resumes here", Type(PLEX, 8.5)
        room = self.column - 9
        self.canvas.mark("pen", self.x + 2, self.middle, 3.2, GREY)
        if width(said, Type(PLEX, 6)) <= room:
            type_ = fitting(said, type_, room, 6)
            self.canvas.text(self.x + 6.4, self.middle + 1.1, said, type_, GREY)

    # One column a player

    def _one(self, entry: Entry) -> None:
        flags = measure.flags(self.look, self.column)
        end = self.x + self.column - 0.6
        gap = 2.0 if self.wide else 1.1
        penalty = self._penalty_type()
        tail = width(entry.penalty, penalty) + 1.0 if entry.penalty else 0.0
        short = entry.kind is Kind.SUM
        tail += gap + (flags.short(entry.hits) if short else flags.width(entry.hits))
        edge = self.x + measure.edge(self.column)
        if entry.kind is Kind.ZED:
            edge = self._zed(edge)
            short = short or edge + tail > end
        else:
            text, type_ = self._text(entry)
            wide = width(text, type_)
            shrink, space = (1.0, 0.9) if self.wide else (0.8, 0.6)
            run = self._run(entry.left, shrink, space)
            start = self.x + 0.8
            edge = max(edge, start + run + (0.5 if run else 0.4) + wide)
            if entry.hits > 1 and edge + tail > end and not short:
                # First the flags become one and a figure ...
                short = True
                tail += flags.short(entry.hits) - flags.width(entry.hits)
            if edge + tail > end and run and not self.wide:
                # ... then the total itself steps down a size ...
                type_ = type_._replace(points=type_.points * 0.84)
                wide = width(text, type_)
                edge = max(self.x + measure.edge(self.column), start + run + 0.4 + wide)
            if edge + tail > end:
                # ... at last they push it back, and the marks give way.
                type_ = fitting(text, type_, end - tail - start, 4.5)
                wide = width(text, type_)
                edge = max(start + wide, end - tail)
                if run:
                    shrink *= max(0.4, min(1.0, (edge - wide - start - 0.5) / run))
            self._left(entry.left, edge - wide, shrink, space)
            self.canvas.text(edge, self.middle + cap(type_) / 2, text, type_, INK, "right")
        x = edge + gap
        if entry.hits:
            x += self._hits(x, entry.hits, flags, short=short)
        if entry.penalty:
            self.canvas.text(x + 0.6, self.middle + cap(penalty) / 2, entry.penalty, penalty)

    def _penalty_type(self) -> Type:
        return Type(HAND if self.look.bus else PLEX, 8.5 if self.wide else 6.8, 400)

    def _text(self, entry: Entry) -> tuple[str, Type]:
        if entry.kind is Kind.WORD:
            type_ = Type(PLEX, 9.6, 600, 0.05) if self.wide else Type(PLEX, 7.2, 600)
            room = self.column - 3 - (3 if entry.hits else 0)
            type_ = fitting(entry.text, type_, room, 5.5)
            return elided(entry.text, type_, room), type_
        return entry.text, total_type(self.look, self.column)._replace(points=self.sizes.total)

    def _zed(self, edge: float) -> float:
        """The letter; in the hand's columns it stands a little to the left, as written."""
        high = 4.6 if self.wide else 3.6
        wide = marks.path(self.look.zed).width * high
        at = edge - wide - (3.0 if self.look.bus and self.wide else 0)
        self.canvas.said_mark(self.look.zed, at, self.middle, high)
        return at + wide

    def _run(self, names: tuple[str, ...], shrink: float, space: float) -> float:
        return sum(self._mark_width(name, shrink) + space for name in names)

    def _mark_width(self, name: str, shrink: float) -> float:
        if marks.exists(name):
            return marks.path(name).width * measure.SIZES.get(name, measure.SIZE) * shrink
        return width(_shown(name), _sign_type(shrink))

    def _left(self, names: tuple[str, ...], edge: float, shrink: float, space: float) -> None:
        """Marks before the total, in the order earned; a symbol without a mark is a word."""
        # Drawn from the left, so that the text under them reads in order.
        tight = space * shrink
        x = edge - (1.4 if self.wide else 0.7) * min(1.0, shrink) + tight
        x -= sum(self._mark_width(name, shrink) + tight for name in names)
        for name in names:
            if marks.exists(name):
                high = measure.SIZES.get(name, measure.SIZE) * shrink
                x += self.canvas.said_mark(name, x, self.middle, high)
            else:
                type_ = _sign_type(shrink)
                x += self.canvas.text(x, self.middle + cap(type_) / 2, _shown(name), type_)
            x += tight

    def _hits(self, x: float, hits: int, flags: measure.Flags, *, short: bool) -> float:
        """A flag for each hit; more than fit become one and a figure."""
        if short or hits > flags.most or hits < 0:
            wide = self.canvas.said_mark(flags.mark, x, self.middle, flags.height)
            type_ = Type(PLEX, 9.5 if self.wide else 8.5, 700)
            base = self.middle + cap(type_) / 2
            return wide + 0.7 + self.canvas.text(x + wide + 0.7, base, str(hits), type_)
        self.canvas.hidden(x, self.middle, marks.word(flags.mark) * hits, hits * flags.pitch)
        for n in range(hits):
            self.canvas.mark(flags.mark, x + n * flags.pitch, self.middle, flags.height)
        return flags.pitch * hits

    # Three columns a player

    def _three(self, entry: Entry) -> None:
        total, turn = measure.split(self.column)
        type_ = Type(PLEX, self.sizes.total, 700)
        base = self.middle + cap(type_) / 2
        if entry.kind is not Kind.ZED:
            self.canvas.text(self.x + total - 1.6, base, entry.text, type_, INK, "right")
        edge = self.x + total + turn - 1.6
        if entry.kind is Kind.ZED:
            high = 3.7
            at = edge - marks.path(self.look.zed).width * high
            self.canvas.said_mark(self.look.zed, at, self.middle, high)
        elif entry.turn:
            type_ = Type(PLEX, self.sizes.turn)
            self.canvas.text(edge, self.middle + cap(type_) / 2, entry.turn, type_, INK, "right")
        self._signs(entry, self.x + total + turn)

    def _signs(self, entry: Entry, x: float) -> None:
        """Number and kind of hits, smaller when there are many, at last as figures."""
        names = entry.marks
        penalty = self._penalty_type()
        tail = width(entry.penalty, penalty) + 0.8 if entry.penalty else 0.0
        room = self.x + self.column - x - 2.0 - tail
        if entry.kind is Kind.SUM:
            x += 1.2
            x += self.canvas.said_mark(self.look.hit, x, self.middle, 3.1) + 0.8
            type_ = Type(PLEX, 9.5, 700)
            said = str(entry.hits)
            self.canvas.text(x, self.middle + cap(type_) / 2, said, type_)
            return
        counted = _counted(names, self.look.hit) if self._signs_width(names) > room * 1.6 else ()
        figures = "".join(str(count) for _, count in counted if count > 1)
        type_ = Type(PLEX, 8.5, 700)
        shown = tuple(name for name, _ in counted) if counted else names
        run = self._signs_width(shown) + width(figures, type_)
        size = min(1.0, room / run) if run else 1.0
        x += 1.2
        for n, name in enumerate(shown):
            high = measure.sign_height(name) * size
            x += self.canvas.said_mark(name, x, self.middle, high)
            if counted and counted[n][1] > 1:
                small = type_._replace(points=max(4.0, type_.points * size))
                base = self.middle + cap(small) / 2
                x += self.canvas.text(x + 0.2, base, str(counted[n][1]), small)
            x += 0.8 * size
        if entry.penalty:
            base = self.middle + cap(penalty) / 2
            self.canvas.text(x, base, entry.penalty, penalty)

    @staticmethod
    def _signs_width(names: tuple[str, ...]) -> float:
        return sum(marks.path(name).width * measure.sign_height(name) + 0.8 for name in names)


def total_type(look: Style, column: float) -> Type:
    """The face of the totals, in the largest size it may have."""
    wide = column > NARROW
    if look.columns == 3:
        return Type(PLEX, 12, 700)
    return Type(HAND, 15 if wide else 11) if look.bus else Type(PLEX, 13 if wide else 11, 700)


def figures(sheet: Sheet, column: float) -> measure.Figures:
    """One size for all totals of a sheet, from the widest of them, and one for all turns."""
    look = sheet.style
    totals, turns = {""}, {""}
    for line in sheet.lines:
        for entry in line.entries:
            if entry.kind in {Kind.TOTAL, Kind.SUM}:
                totals.add(entry.text)
            turns.add(entry.turn)
    for total in sheet.totals[:1]:
        totals.update(total.values)
    most = total_type(look, column)
    if look.columns == 3:
        room, space = measure.split(column)
        least = min(fitting(text, most, room - 2.2, 5).points for text in totals)
        small = Type(PLEX, min(10.5, least - 1.0))
        return measure.Figures(
            least, min(fitting(text, small, space - 1.8, 4.5).points for text in turns)
        )
    least = min(fitting(text, most, column - 2, 6).points for text in totals)
    return measure.Figures(least, least)


def _counted(names: tuple[str, ...], hit: str) -> tuple[tuple[str, int], ...]:
    """Signs alike next to each other as one and how many."""
    found: list[tuple[str, int]] = []
    for name in names:
        if found and found[-1][0] == name and name == hit:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return tuple(found)


def _shown(name: str) -> str:
    """A house rule's symbol that has no mark, in few letters."""
    return name.replace("-", " ")[:8]


def _sign_type(shrink: float) -> Type:
    return Type(PLEX, 7.5 * shrink, 600)
