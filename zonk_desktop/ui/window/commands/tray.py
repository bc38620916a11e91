"""Commands of the tray: what it is made of, the throw seen again, clips, the sheet as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.session.worker import Session
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.boxes import tell
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.kit.settings import TRAYS
from zonk_desktop.ui.table.ear.sounding import Sounding
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.words import say

if TYPE_CHECKING:
    from zonk_desktop.ui.zonk_file.clip import ClipDialog
    from zonk_desktop.ui.zonk_file.moments import GameMoments


class TrayCommands(QObject):
    """Commands of the tray: its look, replays and clips."""

    def __init__(
        self,
        window: WindowFrame,
        session: Session,
        table: TablePlay,
        tray: DiceTray,
        sounding: Sounding,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._table = window, session, table
        self._tray, self._sounding = tray, sounding

    @Slot()
    def themes(self) -> None:
        """Open the dialog of dice and table."""
        from zonk_desktop.ui.window.themes import ThemesPage  # noqa: PLC0415

        window, memory = self._window, self._window.memory
        shown = DiceTray(renderer=memory.text("tray", "auto", TRAYS))
        shown.set_dark(window.look.tokens.dark)
        shown.set_fonts(window.look.type.text(15, 700))
        shown.speed = self._tray.speed
        shown.set_reduce_motion(window.look.still)
        sound = self._sounding.sound
        shown.ears = sound
        chosen = memory.dice_set(), memory.felt()
        dialog = ThemesPage(window.look, chosen, shown, sound, window)
        if answered(dialog):
            dice, felt = dialog.chosen
            memory.set("dice", dice)
            memory.set("felt", felt)
            self._table.set_felt(felt)
            window.restyle()

    @Slot()
    def replay(self) -> None:
        if not self._tray.replay():
            self._table.told.emit(say("tray-nothing-to-see-again"))

    @Slot()
    def clip(self) -> None:
        """Save the last throw or the best turn as a film."""
        snapshot = self._table.snapshot
        if snapshot is None or not snapshot.game_id:
            tell(self._window, say("tray-clip"), say("tray-no-clip"))
            return
        from zonk_desktop.ui.zonk_file.moments import moments  # noqa: PLC0415

        number = snapshot.game_id
        self._session.ask(lambda archive: moments(archive.load(number))).then(
            self._clip_of, self._no_clip
        )

    def _no_clip(self, wrong: Exception) -> None:
        reason = str(wrong) if isinstance(wrong, ArchiveError) else say("tray-no-clip")
        tell(self._window, say("tray-clip"), reason)

    def _clip_of(self, found: GameMoments) -> None:
        from zonk_desktop.ui.zonk_file.clip import ClipDialog  # noqa: PLC0415

        player = self._tray.sight.player
        seen = None if player is None else player.last
        memory = self._window.memory
        dialog: ClipDialog = ClipDialog(
            self._window.look, found, (memory.dice_set(), memory.felt()), seen, self._window
        )
        dialog.told.connect(self._table.told)
        answered(dialog)

    @Slot()
    def picture(self) -> None:
        """Save the sheet of the game on the table as a picture."""
        snapshot = self._table.on_paper
        if snapshot is None:
            tell(self._window, say("tray-picture"), say("tray-no-picture"))
            return
        from zonk_desktop.ui.paper import picture  # noqa: PLC0415

        told = picture.save_game(self._window, snapshot, self._window.memory)
        if told:
            self._table.told.emit(told)
