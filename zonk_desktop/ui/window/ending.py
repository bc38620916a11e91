"""The last page of a game: made when it is first needed, its data loaded in threads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from zonk_desktop.archive.statistics import figures
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Stored
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.sheet.state import SheetState
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.commands.all import Commands
from zonk_desktop.ui.window.frame import WindowFrame

if TYPE_CHECKING:
    from zonk_desktop.ui.end.end_page import EndPage


class EndMaker(QObject):
    """Makes and fills the last page: how the dice fell, whether they were those pledged, the
    review."""

    #: The table is to be seen again.
    table_wanted = Signal()

    def __init__(
        self,
        window: WindowFrame,
        session: Session,
        table: TablePlay,
        commands: Commands,
        tell: Callable[[str], None],
        look: Callable[[], Style],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._table = table
        self._commands = commands
        self._tell = tell
        self._look = look
        #: None before anybody needs it: it is a quarter of what a window is made of.
        self._made: EndPage | None = None

    @property
    def page(self) -> EndPage:
        if self._made is None:
            from zonk_desktop.ui.end.end_page import EndPage  # noqa: PLC0415

            self._made = end = EndPage(self._look())
            self._window.pages.addWidget(end)
            end.seed.verify.connect(self._verify)
            end.review_wanted.connect(self._review)
            end.pad.view.cell_clicked.connect(self._commands.table.correct_cell)
            end.again.connect(self._table.rematch)
            end.print.connect(self._commands.paper.print_sheet)
            end.file.connect(self._commands.file.zonk_file)
            end.clip.connect(self._commands.tray.clip)
            end.picture.connect(self._commands.tray.picture)
            end.table.connect(self.table_wanted)
            end.moment.connect(self._commands.file.replay_moment)
        return self._made

    @property
    def shown(self) -> bool:
        return self._made is not None and self._window.pages.currentWidget() is self._made

    def restyle(self) -> None:
        if self._made is not None:
            lay.restyle(self._made, self._look())

    def stop(self) -> None:
        if self._made is not None:
            self._made.stop()

    def show_game(self, state: SheetState) -> None:
        """Fill the page with the game on the table, which is over."""
        snapshot = self._table.snapshot
        assert snapshot is not None
        self.page.show_game(snapshot, state)
        self._count_faces(snapshot.game_id)

    def _count_faces(self, game: int) -> None:
        if not game:
            return

        def count(archive: Archive) -> tuple[int, ...]:
            return figures(archive.load(game)).faces

        def show(found: tuple[int, ...]) -> None:
            snapshot = self._table.snapshot
            if snapshot is not None and snapshot.game_id == game:
                self.page.show_faces(found)

        # Without them the page has no figures of faces.
        self._session.ask(count).then(show, lambda _: None)

    @Slot()
    def _review(self) -> None:
        def show(found: Stored | None) -> None:
            if found is not None:
                self.page.look(found)

        self._session.stored().then(show)

    @Slot()
    def _verify(self) -> None:
        """Verify that the dice of the game just ended are those that were pledged."""
        snapshot = self._table.snapshot
        if snapshot is None:
            return
        from zonk_desktop.ui.zonk_file.work import dice_words  # noqa: PLC0415

        number = snapshot.game_id

        def show(found: str) -> None:
            self.page.seed.tell(found)
            self._tell(found)

        self._session.ask(lambda archive: dice_words(archive, number)).then(
            show, lambda wrong: show(str(wrong))
        )
