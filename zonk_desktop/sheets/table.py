"""The table of a page: names, rows, sums, rules."""

from __future__ import annotations

from zonk_desktop.sheets import marks, measure
from zonk_desktop.sheets.canvas import BAND, FAINT, GREY, INK, WHITE, Canvas
from zonk_desktop.sheets.content import EntryKind, LineKind, SheetColumn, SheetRow, Total, TurnEntry
from zonk_desktop.sheets.entry import EntryCell, figures
from zonk_desktop.sheets.fonts import (
    HAND,
    PLEX,
    SLAB,
    SheetType,
    broken,
    cap,
    elided,
    fitting,
    folded,
    width,
)
from zonk_desktop.sheets.laid import LaidPage, Plan
from zonk_desktop.sheets.measure import HEADS, NARROW, SUM
from zonk_desktop.words import commas, say

_HEAD = SheetType(PLEX, 6.2, 600, 0.06)
_TAB = SheetType(PLEX, 6.4, 600, 0.05)
_BLANK = TurnEntry()


class SheetPanel:
    def __init__(self, canvas: Canvas, laid: Plan, page: LaidPage, x: float, wide: float) -> None:
        self.canvas = canvas
        self.laid = laid
        self.look = laid.sheet.style
        self.page = page
        self.x = x
        self.wide = wide
        start, stop = page.columns
        self.people = laid.sheet.columns[start:stop]
        self.gutter = measure.gutter(wide, len(self.people))
        self.column = (wide - self.gutter) / len(self.people)
        self.hand = HAND if self.look.bus else PLEX
        self.sizes = figures(laid.sheet, self.column)

    def left(self, n: int) -> float:
        """Left edge of a column."""
        return self.x + self.gutter + n * self.column

    def draw(self, y: float, lines: tuple[SheetRow, ...], *, sums: bool) -> float:
        """Everything from the names down; returns the lower edge."""
        self._ground(y, lines, sums=sums)
        with self.canvas.group("Table"):
            return self._rows(y, lines, sums=sums)

    def _rows(self, y: float, lines: tuple[SheetRow, ...], *, sums: bool) -> float:
        names = self.laid.names - (HEADS if self.laid.heads else 0)
        with self.canvas.group("TR"):
            self._cell_of_none()
            self._names(y, names)
        y += names
        if self.laid.heads:
            with self.canvas.group("TR"):
                self._cell_of_none()
                self._heads(y)
            y += HEADS
        self._rule(y, 0.55)
        for n, line in enumerate(lines):
            with self.canvas.group("TR"):
                self._line(y, line)
            y += self.laid.row
            if n + 1 < len(lines):
                self._under(y, line, lines[n + 1])
        self._rule(y, 0.55)
        return self._sums(y) if sums else y

    def _ground(self, top: float, lines: tuple[SheetRow, ...], *, sums: bool) -> None:
        """The grey of the show and the column rules: under everything that is read."""
        body = top + self.laid.names
        for n, line in enumerate(lines):
            if line.kind is LineKind.SHOW:
                self.canvas.box(self.x, body + n * self.laid.row, self.wide, self.laid.row, BAND)
        bottom = body + len(lines) * self.laid.row
        rows = (1 if self.look.columns == 3 else len(self.laid.sheet.totals)) if sums else 0
        self._uprights(top, body, bottom, bottom + SUM * rows)

    def _rule(self, y: float, weight: float) -> None:
        self.canvas.line((self.x, y), (self.x + self.wide, y), weight)

    def _cell_of_none(self) -> None:
        """The corner over the numbers: a table has as many cells in every row."""
        with self.canvas.group("TD"):
            pass

    # Names

    def _names(self, y: float, high: float) -> None:
        """One size for all of them, then two lines, then a smaller size, then an ellipsis."""
        room = self.column - 2.4
        family, weight = (HAND, 400) if self.look.bus else (SLAB, 700)
        most = SheetType(family, 13 if self.column > NARROW else 10.5, weight)
        named = [person for person in self.people if person.name]
        even = min(
            (fitting(person.name, most, room, 8.75).points for person in named), default=most.points
        )
        for n, person in enumerate(self.people):
            if not person.name:
                # Blank: the seat's number in the corner, the name by hand.
                number = str(self.page.columns[0] + n + 1)
                at = self.left(n) + 1.4
                with self.canvas.part("TH", scope="Column"):
                    self.canvas.text(at, y + 3.0, number, SheetType(PLEX, 7, 600), GREY)
            else:
                with self.canvas.part("TH", scope="Column"):
                    self._name(person, n, (y, high), most._replace(points=even), room)
                    if person.computer:
                        # A small die in the corner: a computer plays this column.
                        self.canvas.mark("die-5", self.left(n) + 1.0, y + 2.3, 2.7, GREY)

    def _name(
        self, person: SheetColumn, n: int, place: tuple[float, float], type_: SheetType, room: float
    ) -> None:
        y, high = place
        middle = self.left(n) + self.column / 2
        members = commas(person.members)
        if width(person.name, type_) <= room or members:
            small = fitting(person.name, type_, room, 6.5)
            base = y + high / 2 + cap(small) / 2 - (1.4 if members else 0)
            self.canvas.text(middle, base, elided(person.name, small, room), small, INK, "centre")
            if members:
                tiny = fitting(members, SheetType(PLEX, 6.8), room, 5.5)
                said = elided(members, tiny, room)
                self.canvas.text(middle, y + high - 1.9, said, tiny, GREY, "centre")
            return
        small, lines = broken(person.name, type_._replace(points=min(9.0, type_.points)), room)
        lead = small.points * 0.3528 * 1.12
        base = y + high / 2 + cap(small) / 2 - lead * (len(lines) - 1) / 2
        for part in lines:
            self.canvas.text(middle, base, elided(part, small, room), small, INK, "centre")
            base += lead

    def _heads(self, y: float) -> None:
        base = y + 2.5
        for n in range(len(self.people)):
            with self.canvas.part("TH", scope="Column"):
                self._head(self.left(n), base)

    def _head(self, x: float, base: float) -> None:
        if self.look.columns == 3:
            total, turn = measure.split(self.column)
            self._headed("total", x + total - 1.6, base, total - 2, "right")
            self._headed("turn", x + total + turn - 1.6, base, turn - 2, "right")
            self._headed("hits", x + total + turn + 1.6, base, self.column - total - turn - 2)
        else:
            self._headed("total", x + 2, base, self.column * 0.64 - 3)
            self._headed("hits", x + self.column * 0.64 + 1.4, base, self.column * 0.36 - 2)

    def _headed(self, part: str, x: float, base: float, room: float, align: str = "left") -> None:
        said = say(f"sheet-pad-column-{part}").upper()
        type_ = fitting(said, _HEAD, room, 4.0)
        self.canvas.text(x, base, elided(said, type_, room), type_, GREY, align)

    # Rows

    def _line(self, y: float, line: SheetRow) -> None:
        middle = y + self.laid.row / 2
        with self.canvas.part("TH", scope="Row"):
            self._label(y, middle, line)
        start, stop = self.page.columns
        for n in range(stop - start):
            entry = line.entries[start + n] if line.entries else _BLANK
            if entry.kind is EntryKind.BLANK and not entry.corrected:
                self._cell_of_none()
                continue
            with self.canvas.part("TD"):
                cell = EntryCell(
                    self.canvas, self.look, self.left(n), middle, self.column, self.sizes
                )
                cell.draw(entry)
                if entry.corrected:
                    self._pen(self.left(n) + 0.5, y)

    def _pen(self, at: float, y: float) -> None:
        """In the corner, as in the window: this was corrected."""
        self.canvas.hidden(at, y - 0.4, marks.word("pen"), 1.6)
        high = 2.3 if self.column > NARROW and self.look.columns == 1 else 1.6
        self.canvas.mark("pen", at, y + high / 2 + 0.4, high)

    def _label(self, y: float, middle: float, line: SheetRow) -> None:
        """What a row is: its number, the show, or what was brought forward."""
        if line.kind is LineKind.SHOW:
            self._tab(y)
            wide = marks.path("halftime").width * 4.0
            self.canvas.said_mark("halftime", self.x + self.gutter - 2.0 - wide, middle, 4.0)
        elif line.kind is LineKind.FORWARD:
            said = say("sheet-brought-forward")
            self._beside(said, SheetType(PLEX, 5.4, 600), middle, 5.0)
        elif line.number:
            type_ = SheetType(self.hand, 9.5 if self.look.bus else 7.5)
            base = middle + cap(type_) / 2
            edge = self.x + self.gutter - 2.2
            self.canvas.text(edge, base, str(line.number), type_, GREY, "right")

    def _beside(self, words: str, type_: SheetType, middle: float, least: float) -> None:
        """Words in small letters beside the table, on two lines where one has no room."""
        room = self.gutter - 1.2
        small, lines = folded(words, type_, room, least)
        base = middle + cap(small) / 2 if len(lines) < 2 else middle - 0.35
        for line in lines:
            # Letters have whole sizes: a hair more than measured is no reason to cut.
            said = elided(line, small, room + 0.05)
            self.canvas.text(self.x + room, base, said, small, GREY, "right")
            base += 2.1

    def _under(self, y: float, above: SheetRow, below: SheetRow) -> None:
        if LineKind.SHOW in {above.kind, below.kind} or above.kind is LineKind.FORWARD:
            self._rule(y, 0.7)
        elif above.number and above.number % 5 == 0:
            self._rule(y, 0.38)
        else:
            colour = GREY if self.look.bus else FAINT
            self.canvas.line((self.x, y), (self.x + self.wide, y), 0.15, colour)

    def _tab(self, y: float) -> None:
        """A black tab over a column rule, where no dash stands."""
        if self.column <= 30 or len(self.people) < 2:
            return
        wide = width(say("sheet-halftime-show"), _TAB) + 2.8
        x = self.left(len(self.people) // 2) - wide / 2
        self.canvas.box(x, y - 3.2, wide, 3.2, INK)
        self.canvas.text(x + 1.4, y - 0.95, say("sheet-halftime-show"), _TAB, WHITE)

    # Sums and rules

    def _sums(self, y: float) -> float:
        totals = self.laid.sheet.totals
        if self.look.columns == 3:
            with self.canvas.group("TR"):
                self._sum_label(y, totals[0].label)
                for n in range(len(self.people)):
                    with self.canvas.part("TD"):
                        self._three(y, n, totals)
            y += SUM
            self._rule(y, 0.38)
            return y
        for total in totals:
            with self.canvas.group("TR"):
                self._sum_label(y, total.label)
                for n in range(len(self.people)):
                    with self.canvas.part("TD"):
                        self._sum(y, n, total)
            y += SUM
            self._rule(y, 0.38)
        return y

    def _sum_label(self, y: float, label: str) -> None:
        if self.look.bus:
            type_ = SheetType(HAND, 8.5)
        else:
            label, type_ = label.upper(), SheetType(PLEX, 6.4, 600)
        with self.canvas.part("TH", scope="Row"):
            self._beside(label, type_, y + SUM / 2, 4.2)

    def _value(self, total: Total, n: int) -> tuple[str, bool]:
        """A figure and whether it has won."""
        seat = self.page.columns[0] + n
        value = total.values[seat] if seat < len(total.values) else ""
        return value, seat in total.winners

    def _sum(self, y: float, n: int, total: Total) -> None:
        value, won = self._value(total, n)
        if won:
            self.canvas.box(self.left(n), y, self.column, SUM, INK)
        if self.look.bus:
            type_ = SheetType(HAND, 15 if self.column > NARROW else 11)
        else:
            type_ = SheetType(PLEX, 13 if self.column > NARROW else 11.5, 700)
        edge = measure.edge(self.column)
        type_ = fitting(value, type_, edge - 1, 6)
        base = y + SUM / 2 + cap(type_) / 2
        self.canvas.text(self.left(n) + edge, base, value, type_, WHITE if won else INK, "right")

    def _three(self, y: float, n: int, totals: tuple[Total, ...]) -> None:
        """Points and hits in one row; what won is marked."""
        total, turn = measure.split(self.column)
        x, middle = self.left(n), y + SUM / 2
        points, points_won = self._value(totals[0], n)
        hits, hits_won = self._value(totals[1], n)
        type_ = SheetType(PLEX, 12, 700)
        if points_won:
            self.canvas.box(x, y, total, SUM, INK)
        size = type_._replace(points=self.sizes.total)
        base = middle + cap(size) / 2
        colour = WHITE if points_won else INK
        self.canvas.text(x + total - 1.6, base, points, size, colour, "right")
        if hits_won:
            self.canvas.box(x + total + turn, y, self.column - total - turn, SUM, INK)
        if hits:
            colour = WHITE if hits_won else INK
            at = x + total + turn + 1.4
            at += self.canvas.said_mark(self.look.hit, at, middle, 3.4, colour) + 1.2
            self.canvas.text(at, middle + cap(type_) / 2, hits, type_, colour)
        elif not points:
            # For the pen: here the points, there the hits.
            edge = x + total + turn
            self.canvas.line((edge, y), (edge, y + SUM), 0.13, FAINT)
            self.canvas.said_mark(self.look.hit, edge + 1.4, middle, 3.4, GREY)

    def _uprights(self, top: float, body: float, bottom: float, end: float) -> None:
        count = len(self.people)
        for n in range(count + 1):
            x = self.left(n)
            self.canvas.line((x, top + 0.5), (x, end), 0.38)
            if n == count:
                break
            if self.look.columns == 3:
                total, turn = measure.split(self.column)
                for at in (x + total, x + total + turn):
                    self.canvas.line((at, body), (at, bottom), 0.13, FAINT)
            elif self.laid.heads:
                at = x + self.column * 0.64
                self.canvas.line((at, body), (at, bottom), 0.25, FAINT, dotted=True)
