"""Animations of the sheet: entries are written, counted, struck and rubbed out, the turn passes on,
the winner is circled."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from zonk_desktop.sheets.content import EntryKind, LineKind, TurnEntry
from zonk_desktop.ui.sheet.state import NOWHERE, Place, SheetState

_PASS_MS = 220
_CIRCLE_MS = 700


class Stroke(QVariantAnimation):
    """A drawing at a place of the sheet, with its progress from 0 to 1."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.place: Place = NOWHERE
        self.share = 1.0
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(self._goes_on)

    def begin(self, place: Place, milliseconds: int) -> None:
        """Start to draw it there; at once where it takes no time."""
        self.stop()
        self.place, self.share = place, 1.0
        if milliseconds > 0 and place != NOWHERE:
            self.share = 0.0
            self.setDuration(milliseconds)
            self.start()

    def at(self, row: int, seat: int) -> float:
        """The progress at this place; 1 wherever it is not being drawn."""
        return self.share if self.place == (row, seat) else 1.0

    @property
    def draws(self) -> bool:
        return self.state() is QVariantAnimation.State.Running

    def _goes_on(self, value: object) -> None:
        self.share = float(value) if isinstance(value, float) else 1.0


class Motion(QObject):
    """The progress of all animations; without motion all of them have ended."""

    #: Something at this row and seat has moved on.
    moved = Signal(int, int)
    #: The shade over the column of the turn has.
    names = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.writing = Stroke(self)
        #: A sign comes flying to its place left of the total.
        self.marking = Stroke(self)
        #: Pennants follow one by one.
        self.counting = Stroke(self)
        self.striking = Stroke(self)
        self.lining = Stroke(self)
        self.ruling = Stroke(self)
        self.circling = Stroke(self)
        #: What is rubbed out, where it stood.
        self.rubbing = Stroke(self)
        self.rubbed = TurnEntry()
        #: The shade slides from this seat's column to that of the turn.
        self.turn_from = -1
        self.turn_done = 1.0
        self._known: dict[Place, TurnEntry] = {}
        self._old: TurnEntry = TurnEntry()
        for stroke in self.strokes:
            stroke.valueChanged.connect(self._drew)
        self._passing = QVariantAnimation(self)
        self._passing.setDuration(_PASS_MS)
        self._passing.setStartValue(0.0)
        self._passing.setEndValue(1.0)
        self._passing.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._passing.valueChanged.connect(self._passed)

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        return (
            self.writing, self.marking, self.counting, self.striking, self.lining, self.ruling,
            self.circling, self.rubbing,
        )  # fmt: skip

    def shown(self, row: int, seat: int, entry: TurnEntry) -> TurnEntry:
        """The visible part of an entry: signs that have landed, pennants counted so far."""
        place = (row, seat)
        if self.marking.place == place and self.marking.share < 1:
            old = self._old
            entry = entry._replace(left=old.left, marks=old.marks)
        if self.counting.place == place and self.counting.share < 1:
            old, share = self._old, self.counting.share
            hits = old.hits + int(share * (entry.hits - old.hits) + 0.999)
            signs = len(old.marks) + int(share * (len(entry.marks) - len(old.marks)) + 0.999)
            entry = entry._replace(hits=hits, marks=entry.marks[:signs])
        return entry

    def follow(self, before: SheetState | None, state: SheetState, *, still: bool) -> None:
        milliseconds = 0 if still else state.write_ms
        self._entries(state, milliseconds)
        if before is not None and before.turn != state.turn and not still:
            self.turn_from = before.turn
            self._passing.stop()
            self._passing.start()
        again = before is not None
        for stroke, place in (
            (self.striking, state.struck),
            (self.lining, state.home),
            (self.ruling, _show_of(state)),
        ):
            if place != stroke.place:
                stroke.begin(place, milliseconds if again else 0)
        circled = _total_of(state, state.winners[0]) if state.winners else NOWHERE
        if circled != self.circling.place:
            self.circling.begin(circled, 0 if still else _CIRCLE_MS)

    def _entries(self, state: SheetState, milliseconds: int) -> None:
        """Find what was not there before, or is not there any more."""
        found = {
            (row, seat): entry
            for row, line in enumerate(state.sheet.lines)
            for seat, entry in enumerate(line.entries)
            if entry.played
        }
        known, self._known = self._known, found
        if state.rubbed and milliseconds:
            gone = [place for place in known if place not in found]
            if gone:
                self.rubbed = known[gone[-1]]
                self.rubbing.begin(gone[-1], milliseconds)
        if not known or not milliseconds:
            return
        new = [place for place in found if place not in known]
        if len(new) == 1:
            self.writing.begin(new[0], milliseconds)
            return
        for place, entry in found.items():
            old = known.get(place, entry)
            if old == entry:
                continue
            self._old = old
            if entry.hits > old.hits:
                self.counting.begin(place, milliseconds)
            elif len(entry.left) > len(old.left) or len(entry.marks) > len(old.marks):
                self.marking.begin(place, milliseconds)

    def _drew(self) -> None:
        for stroke in self.strokes:
            if stroke.draws or stroke is self.sender():
                self.moved.emit(*stroke.place)

    def _passed(self, value: object) -> None:
        self.turn_done = float(value) if isinstance(value, float) else 1.0
        self.names.emit()


def _show_of(state: SheetState) -> Place:
    """The row of the Halftime Show that is on now: its lines are drawn as it begins."""
    rows = [row for row, line in enumerate(state.sheet.lines) if line.kind is LineKind.SHOW]
    return (rows[-1], 0) if rows else NOWHERE


def _total_of(state: SheetState, seat: int) -> Place:
    """Row and seat of a player's last total."""
    rows = [
        row
        for row, line in enumerate(state.sheet.lines)
        if seat < len(line.entries) and line.entries[seat].kind is EntryKind.TOTAL
    ]
    return (rows[-1], seat) if rows else NOWHERE
