"""Python's collector of garbage, in the window's thread alone.

Left to itself it runs in whatever thread has just made an object. Widgets and timers that nobody
holds any more would be taken apart in a thread that is not theirs, which can end the program.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from zonk_desktop.breath import held

#: Milliseconds from one look to the next.
_EVERY = 500


class Collector(QObject):
    """Looks for garbage when Python would, but from the event loop, and not while dice move."""

    def __init__(self, parent: QObject, *, again: bool = False) -> None:
        """`again`: there was a window before, whose parts are garbage now."""
        super().__init__(parent)
        gc.disable()
        self._again = again
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(_EVERY)

    def look(self) -> None:
        """Collect the oldest generation that is due."""
        if held():
            return
        if self._again:
            self._again = False
            gc.collect()
            gc.freeze()
        due = zip(gc.get_count(), gc.get_threshold(), strict=True)
        late = [age for age, (count, limit) in enumerate(due) if 0 < limit < count]
        if late:
            gc.collect(late[-1])
