"""Commands of the Rules menu, and the rule sets there are to choose from."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from zonk_desktop.archive.pace import pace
from zonk_desktop.rulebook.found import PRESETS
from zonk_desktop.rulebook.library import Shelf
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.rules.rule_list import RulesChoice, choice_of, house_portrait, presets
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.words import say


class RuleCommands(QObject):
    """Lists rule sets, changes them and tells of them."""

    #: Rules that the next game is to be played by.
    used = Signal(str)
    #: A game of the rules lab is to be seen: its title, a `Replay`, the window it stands over.
    watched = Signal(str, object, object)

    def __init__(self, window: WindowFrame, table: TablePlay, session: Session) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._table = table
        folder = window.folder if window.folder is not None else Path()
        self.shelf = Shelf(folder / "rules")

    def choices(self) -> list[RulesChoice]:
        """All choices: presets, then the player's own valid rules."""
        from zonk_desktop.rulebook.load import house_text  # noqa: PLC0415

        found = presets()
        for house in self.shelf.list():
            if not house.trouble:
                text = self.shelf.text(house.file)
                ruleset = house_text(house.file, text)
                found.append(choice_of(house.file, ruleset, house_portrait(ruleset, text), text))
        return found

    @Slot()
    def rules_settings(self) -> None:
        game = self._table.game
        rules = self._window.memory.text("rules", PRESETS[0])
        if game is not None and self._table.snapshot is not None:
            rules = self._table.snapshot.header.rules
        found = [choice for choice in self.choices() if choice.rules == rules]
        used = self.edit(found[0] if found else self.choices()[0])
        if used:
            self._use(used)

    def _use(self, rules: str) -> None:
        """Use these rules for the next game, and say so."""
        name = next((choice.name for choice in self.choices() if choice.rules == rules), rules)
        self._window.memory.set("rules", rules)
        self._table.told.emit(say("window-is-ticked-for-the-next", name=shortened(name, 60)))
        self.used.emit(rules)

    def edit(self, choice: RulesChoice) -> str:
        """Open the dialog with these rules; returns those that are to be used, or nothing."""
        from zonk_desktop.ui.rules.dialog import RulesSettings  # noqa: PLC0415

        dialog = RulesSettings(self._window.look, self.shelf, choice, self._window)
        dialog.preview.watched.connect(self.watched)

        def paced(found: float | None) -> None:
            dialog.preview.pace = found

        # It comes before anybody has opened the lab; too late, it is about a dialog that is gone.
        self._session.ask(pace).then(paced, lambda _: None)
        used = answered(dialog)
        saved = dialog.saved
        return saved if used else ""

    @Slot()
    def quick_reference(self) -> None:
        from zonk_desktop.ui.window.pages import RulesPage  # noqa: PLC0415

        game = self._table.game
        dialog = RulesPage(
            self._window.look, game.rules.ruleset if game is not None else None, self._window
        )
        answered(dialog)
