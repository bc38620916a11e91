"""Queries of one dialog, and figures read a slice at a time: the thread has a player to serve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject
from shiboken6 import delete, isValid

from zonk_desktop.archive.statistics import Some, some
from zonk_desktop.archive.store import Archive
from zonk_desktop.session.job import Job
from zonk_desktop.session.worker import Session

T = TypeVar("T")


class Ask(Protocol):
    """Runs a query in the archive's thread."""

    def __call__(self, query: Callable[[Archive], T]) -> Job[T]: ...


#: Numbers of games, and when each was last touched.
Stamps = Sequence[tuple[int, str]]

#: Games that are asked for at a time.
_AT_ONCE = 250


class Asking:
    """An `Ask` for a dialog: once it has closed, no answer comes."""

    def __init__(self, session: Session) -> None:
        self._session = session
        #: Whoever is answered.
        self.owner = QObject()

    def __call__(self, query: Callable[[Archive], T]) -> Job[T]:
        return self._session.ask(query, self.owner)

    def close(self) -> None:
        if isValid(self.owner):
            delete(self.owner)


def read_on(
    ask: Ask,
    left: Stamps,
    took: Callable[[Some], bool],
    failed: Callable[[Exception], object],
    read: Callable[[Archive, Stamps], Some] = some,
) -> None:
    """Query until no game is left, or `took` returns false; it gets each `Some`, with all games
    that are left."""
    now, later = left[:_AT_ONCE], tuple(left[_AT_ONCE:])

    def answered(found: Some) -> None:
        found = found._replace(left=(*found.left, *later))
        if took(found) and found.left:
            read_on(ask, found.left, took, failed, read)

    ask(lambda archive: read(archive, now)).then(answered, failed)
