"""Loads the data of the last page in threads."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from zonk_desktop.archive.statistics import figures
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Stored
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.end.end_page import EndPage
from zonk_desktop.ui.sheet.state import SheetState
from zonk_desktop.ui.table.play.table import TablePlay


class Ending(QObject):
    """Fills the last page: how the dice fell, whether they were those pledged, the review."""

    def __init__(
        self, end: EndPage, session: Session, table: TablePlay, tell: Callable[[str], None]
    ) -> None:
        super().__init__(end)
        self._end = end
        self._session = session
        self._table = table
        self._tell = tell
        end.seed.verify.connect(self._verify)
        end.review_wanted.connect(self._review)

    def show_game(self, state: SheetState) -> None:
        """Fill the page with the game on the table, which is over."""
        snapshot = self._table.snapshot
        assert snapshot is not None
        self._end.show_game(snapshot, state)
        self._count_faces(snapshot.game_id)

    def _count_faces(self, game: int) -> None:
        """Count how the dice fell."""
        if not game:
            return

        def count(archive: Archive) -> object:
            return figures(archive.load(game)).faces

        def show(found: object) -> None:
            snapshot = self._table.snapshot
            if isinstance(found, tuple) and snapshot is not None and snapshot.game_id == game:
                self._end.show_faces(found)

        self._session.ask(count, show)

    @Slot()
    def _review(self) -> None:
        """Review the game just ended."""

        def show(found: object) -> None:
            if isinstance(found, Stored):
                self._end.look(found)

        self._session.stored(show)

    @Slot()
    def _verify(self) -> None:
        """Verify that the dice of the game just ended are those that were pledged."""
        snapshot = self._table.snapshot
        if snapshot is None:
            return
        from zonk_desktop.ui.zonk_file.work import dice_words  # noqa: PLC0415

        number = snapshot.game_id

        def show(found: object) -> None:
            self._end.seed.tell(str(found))
            self._tell(str(found))

        self._session.ask(lambda archive: dice_words(archive, number), show)
