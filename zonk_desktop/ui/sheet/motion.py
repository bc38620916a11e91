"""What moves on the sheet: a new entry is written, the turn passes on, the winner is circled."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from zonk_desktop.sheets.content import Entry, Kind
from zonk_desktop.ui.sheet.state import SheetState

_WRITE_MS = 320
_PASS_MS = 220
_CIRCLE_MS = 700
_NOWHERE = (-1, -1)


class Motion(QObject):
    """How far each movement is; without motion all of them have ended."""

    #: An entry or the circle has moved on.
    entries = Signal()
    #: The shade over the column of the turn has.
    names = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        #: The cell with the red pencil's circle, and how much of it is drawn.
        self.circled = _NOWHERE
        self.circle_done = 1.0
        #: The shade slides from this seat's column to that of the turn.
        self.turn_from = -1
        self.turn_done = 1.0
        self._fresh = _NOWHERE
        self._written = 1.0
        self._known: dict[tuple[int, int], Entry] = {}
        self._writing = _animation(self, _WRITE_MS)
        self._writing.valueChanged.connect(self._wrote)
        self._circling = _animation(self, _CIRCLE_MS)
        self._circling.valueChanged.connect(self._circled)
        self._passing = _animation(self, _PASS_MS)
        self._passing.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._passing.valueChanged.connect(self._passed)

    def written(self, row: int, seat: int) -> float:
        """How much of an entry is written, from 0 to 1."""
        return self._written if (row, seat) == self._fresh else 1.0

    def follow(self, before: SheetState | None, state: SheetState, *, still: bool) -> None:
        """Begin what leads from one state to the next."""
        self._note_fresh(state, still)
        if before is not None and before.turn != state.turn and not still:
            self.turn_from = before.turn
            self._passing.stop()
            self._passing.start()
        place = _total_of(state, state.winners[0]) if state.winners else _NOWHERE
        if place == self.circled:
            return
        self.circled = place
        if place == _NOWHERE:
            return
        if still:
            self.circle_done = 1.0
        else:
            self._circling.start()

    def _note_fresh(self, state: SheetState, still: bool) -> None:
        """Find the entry that was not there before: it is written, left to right."""
        found = {
            (row, seat): entry
            for row, line in enumerate(state.sheet.lines)
            for seat, entry in enumerate(line.entries)
            if entry.kind in {Kind.TOTAL, Kind.WORD, Kind.ZED}
        }
        new = [place for place in found if place not in self._known]
        first = not self._known
        self._known = found
        if len(new) == 1 and not first and not still:
            self._fresh = new[0]
            self._writing.stop()
            self._writing.start()

    def _wrote(self, value: object) -> None:
        self._written = _share(value)
        self.entries.emit()

    def _circled(self, value: object) -> None:
        self.circle_done = _share(value)
        self.entries.emit()

    def _passed(self, value: object) -> None:
        self.turn_done = _share(value)
        self.names.emit()


def _animation(parent: QObject, milliseconds: int) -> QVariantAnimation:
    found = QVariantAnimation(parent)
    found.setDuration(milliseconds)
    found.setStartValue(0.0)
    found.setEndValue(1.0)
    return found


def _share(value: object) -> float:
    return float(value) if isinstance(value, float) else 1.0


def _total_of(state: SheetState, seat: int) -> tuple[int, int]:
    """Row and seat of a player's last total."""
    rows = [
        row
        for row, line in enumerate(state.sheet.lines)
        if seat < len(line.entries) and line.entries[seat].kind is Kind.TOTAL
    ]
    return (rows[-1], seat) if rows else _NOWHERE
