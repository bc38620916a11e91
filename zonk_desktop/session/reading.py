"""Queries of one dialog, and figures read a slice at a time: the thread has a player to serve."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zonk_desktop.archive.statistics import Some, some
from zonk_desktop.archive.store import Archive
from zonk_desktop.session.worker import Session

Query = Callable[[Archive], object]
#: Runs a query in the archive's thread, and calls with the answer.
Ask = Callable[[Query, Callable[[object], None]], None]
#: Numbers of games, and when each was last touched.
Stamps = Sequence[tuple[int, str]]

#: Games that are asked for at a time.
_AT_ONCE = 250


class Asking:
    """An `Ask` for a dialog: once it has closed, no answer comes."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.closed = False

    def __call__(self, query: Query, then: Callable[[object], None]) -> None:
        self._session.ask(query, self.unless_closed(then))

    def unless_closed(self, then: Callable[[object], None]) -> Callable[[object], None]:
        """Wrap what is called with an answer."""
        return lambda found: None if self.closed else then(found)

    def close(self) -> None:
        self.closed = True


def read_on(
    ask: Ask,
    left: Stamps,
    took: Callable[[object], bool],
    read: Callable[[Archive, Stamps], Some] = some,
) -> None:
    """Query until no game is left, or `took` returns false.

    It gets each `Some`, with all games that are left, or the error that ended the reading.
    """
    now, later = left[:_AT_ONCE], tuple(left[_AT_ONCE:])

    def answered(found: object) -> None:
        if isinstance(found, Some):
            found = found._replace(left=(*found.left, *later))
        if took(found) and isinstance(found, Some) and found.left:
            read_on(ask, found.left, took, read)

    ask(lambda archive: read(archive, now), answered)
