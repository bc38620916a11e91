"""Commands that print: the sheet of the game on the table, and blank ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.boxes import tell
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.commands.rules import RuleCommands
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from zonk_desktop.live.snapshot import Snapshot
    from zonk_desktop.ui.zonk_file.work import Sheeted


class PaperCommands(QObject):
    """Commands that print sheets or write them as PDF."""

    def __init__(
        self, window: WindowFrame, session: Session, table: TablePlay, rules: RuleCommands
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._table = table
        self._rules = rules

    @Slot()
    def print_sheet(self) -> None:
        from zonk_desktop.ui.paper import printing as paper  # noqa: PLC0415
        from zonk_desktop.ui.paper.values import on_table  # noqa: PLC0415

        snapshot = self._table.on_paper
        if snapshot is None:
            tell(self._window, say("window-nothing-to-print"), say("window-no-game-is-on-the"))
            return
        self._with_story(
            snapshot,
            lambda found: paper.print_games(
                self._window,
                self._window.look,
                self._window.memory,
                [on_table(snapshot, found.told, found.course) if found else on_table(snapshot)],
                self._told,
            ),
        )

    @Slot()
    def export_pdf(self) -> None:
        from zonk_desktop.ui.paper import printing as paper  # noqa: PLC0415

        snapshot = self._table.on_paper
        if snapshot is None:
            tell(self._window, say("window-nothing-to-write"), say("window-no-game-is-on-the"))
            return
        self._with_story(
            snapshot,
            lambda found: self._told(
                paper.pdf_of_game(
                    self._window, snapshot, self._window.memory, found.told if found else None
                )
            ),
        )

    @Slot()
    def blank_sheets(self) -> None:
        from zonk_desktop.ui.paper.window import PrintWindow  # noqa: PLC0415

        window = self._window
        dialog = PrintWindow(window.look, window.memory, window, choices=self._rules.choices())
        dialog.told.connect(self._told)
        answered(dialog)

    def _with_story(self, snapshot: Snapshot, then: Callable[[Sheeted | None], None]) -> None:
        """Load the story of a finished game, which the table does not know."""
        from zonk_desktop.ui.zonk_file import work  # noqa: PLC0415

        if snapshot.game.ended is None or not snapshot.game_id:
            then(None)
            return
        game = snapshot.game_id
        self._session.ask(lambda archive: work.sheeted(archive, game)).then(
            then, lambda _: then(None)
        )

    @Slot(str)
    def _told(self, text: str) -> None:
        if text:
            self._table.told.emit(text)
