"""Reads the Zonk File for stories of its players, and computes them in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.statistics import Some
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import PlayerStory, stories
from zonk_desktop.session.job import Job, apart
from zonk_desktop.session.queries import broken
from zonk_desktop.session.reading import Ask, Stamps, read_on
from zonk_desktop.words import MessageError, say, text


class StoryReader(QObject):
    """Cache of the stories of all players; empty until they are computed."""

    #: `found` has changed: this is it.
    told = Signal(object)
    #: They could not be computed: a sentence.
    missed = Signal(str)

    def __init__(self, ask: Ask, read: Callable[[Archive, Stamps], Some], parent: QObject) -> None:
        super().__init__(parent)
        self._ask, self._read = ask, read
        self._question = 0
        self.found: Mapping[str, tuple[PlayerStory, ...]] = {}

    def reload(self) -> None:
        """Query the figures of every finished game that lies in no bin, and compute again."""
        self._question += 1
        question = self._question
        games: list[GameFigures] = []

        def failed(wrong: Exception) -> None:
            if question == self._question:
                why = wrong.message if isinstance(wrong, MessageError) else broken(wrong)
                self.missed.emit(say("session-no-stories", why=text(why)))

        def computed(found: Mapping[str, tuple[PlayerStory, ...]]) -> None:
            if question == self._question:
                self.found = found
                self.told.emit(found)

        def took(found: Some) -> bool:
            if question != self._question:
                return False
            games.extend(found.figures)
            if not found.left:
                Job(self, apart.lane("stories"), partial(stories, games)).then(computed, failed)
            return True

        def listed(found: Stamps) -> None:
            if question == self._question:
                read_on(self._ask, found, took, failed, self._read)

        self._ask(lambda archive: archive.stamps(Filter(state="finished"))).then(listed, failed)
