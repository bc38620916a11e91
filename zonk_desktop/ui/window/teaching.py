"""What the window does for first games: lessons, and the rule card beside them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from zonk_desktop.ui.kit.aloud import announce
from zonk_desktop.ui.table.lessons.lessons import Lessons
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.ui.window.menus import Menus
from zonk_desktop.ui.window.panels import CARD, Panels
from zonk_desktop.ui.window.rule_card import card_told

#: Settings: the rules whose card has lain beside a game.
_HAD = "cards-had"


class Teaching(QObject):
    """Lends the card to the first game by each rule set; ticks the menu while there are lessons."""

    def __init__(
        self, window: WindowFrame, table: TablePlay, lessons: Lessons, panels: Panels, menus: Menus
    ) -> None:
        super().__init__(window)
        self._window, self._table, self._panels = window, table, panels
        self._tick = menus.lessons
        self._tick.setChecked(lessons.wanted)
        self._tick.triggered.connect(lambda on: lessons.switch(on=on))
        lessons.switched.connect(self._switched)
        menus.card_wanted.connect(self.toggle_card)

    @Slot()
    def toggle_card(self) -> None:
        """Open the card, and read it to who listens; or shut it."""
        wish, game = self._panels.wanted[CARD], self._table.game
        wish.toggle()
        if wish.isChecked() and game is not None:
            announce(self._window, card_told(game.rules.ruleset))

    @Slot(bool)
    def _switched(self, on: bool) -> None:
        self._tick.setChecked(on)
        self._panels.give_back()
        game, memory = self._table.game, self._window.memory
        had = memory.names(_HAD)
        if on and game is not None and game.rules.ruleset.key not in had:
            memory.set(_HAD, [*had, game.rules.ruleset.key])
            self._panels.lend(CARD)
