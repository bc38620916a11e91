"""Reads the Zonk File for stories of its players, and computes them in a thread of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from zonk_desktop.archive.figures import Figures
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.statistics import Some
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import Story, stories
from zonk_desktop.session.reading import Ask, Stamps, read_on


class StoryReader(QObject):
    """Cache of the stories of all players; empty until they are computed."""

    #: `found` has changed: this is it.
    told = Signal(object)

    def __init__(self, ask: Ask, read: Callable[[Archive, Stamps], Some], parent: QObject) -> None:
        super().__init__(parent)
        self._ask, self._read = ask, read
        self._question = 0
        self.found: Mapping[str, tuple[Story, ...]] = {}

    def reload(self) -> None:
        """Query the figures of every finished game that lies in no bin, and compute again."""
        self._question += 1
        question = self._question
        games: list[Figures] = []

        def took(found: object) -> bool:
            if question != self._question or not isinstance(found, Some):
                return False
            games.extend(found.figures)
            if not found.left:
                self._compute(question, games)
            return True

        def listed(found: object) -> None:
            if isinstance(found, list):
                read_on(self._ask, found, took, self._read)

        self._ask(lambda archive: archive.stamps(Filter(state="finished")), listed)

    def _compute(self, question: int, games: Sequence[Figures]) -> None:
        computed = _Computed()
        computed.done.connect(self._take)

        def work() -> None:
            computed.done.emit(question, stories(games))

        threading.Thread(target=work, name="zonk-stories", daemon=True).start()

    def _take(self, question: int, found: Mapping[str, tuple[Story, ...]]) -> None:
        if question == self._question:
            self.found = found
            self.told.emit(found)


class _Computed(QObject):
    """Sends from the thread. It goes with the thread, the reader with its dialog."""

    done = Signal(int, object)
