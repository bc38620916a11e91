"""Reads the Zonk File for stories of its players, bit by bit, while somebody writes names."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from zonk_desktop.archive.figures import Figures
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.statistics import Some, some
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import stories
from zonk_desktop.session.worker import Session

#: Games that are asked for at a time: the archive's thread is free for a game in between.
_AT_ONCE = 250


class Teller(QObject):
    """Queries until all games are read. Unreadable ones are skipped."""

    #: Stories by player.
    told = Signal(object)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._left: list[tuple[int, str]] = []
        self._games: list[Figures] = []
        self._stopped = False

    def start(self) -> None:
        wanted = Filter(state="finished")
        self._session.ask(lambda archive: archive.stamps(wanted), self._listed)

    def stop(self) -> None:
        """Stop the queries."""
        self._stopped = True

    def _listed(self, found: object) -> None:
        if isinstance(found, list):
            self._left = found
            self._next()

    def _next(self) -> None:
        if self._stopped:
            return
        now, self._left = self._left[:_AT_ONCE], self._left[_AT_ONCE:]
        if now:
            self._session.ask(lambda archive: some(archive, now), self._read)
        elif self._games:
            games = self._games

            def tell(_: Archive) -> object:
                return stories(games)

            self._session.ask(tell, self._tell)

    def _read(self, found: object) -> None:
        if isinstance(found, Some):
            self._games += found.figures
            self._left = [*found.left, *self._left]
            self._next()

    def _tell(self, found: object) -> None:
        if isinstance(found, dict) and not self._stopped:
            self.told.emit(found)
