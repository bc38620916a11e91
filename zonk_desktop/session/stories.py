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

        def failed(found: object) -> bool:
            """Tell of an error; whether nobody waits for anything any more."""
            if question == self._question and isinstance(found, Exception):
                why = found.message if isinstance(found, MessageError) else broken(found)
                self.missed.emit(say("session-no-stories", why=text(why)))
            return question != self._question or isinstance(found, Exception)

        def computed(found: object) -> None:
            if not failed(found) and isinstance(found, dict):
                self.found = found
                self.told.emit(found)

        def took(found: object) -> bool:
            if failed(found) or not isinstance(found, Some):
                return False
            games.extend(found.figures)
            if not found.left:
                Job(self, apart.lane("review"), partial(stories, games)).then(computed, failed)
            return True

        def listed(found: object) -> None:
            if not failed(found) and isinstance(found, list):
                read_on(self._ask, found, took, self._read)

        self._ask(lambda archive: archive.stamps(Filter(state="finished")), listed)
