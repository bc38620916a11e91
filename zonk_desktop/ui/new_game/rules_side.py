"""The side of rules at the left or above, and buttons for people of earlier games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import plain_tip, shortened
from zonk_desktop.ui.rules.rule_list import RuleList, RulesChoice
from zonk_desktop.words import say


class Absent(QWidget):
    """Widget with a label and a button for each of them."""

    chosen = Signal(str)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._names = lay.flow(style, gap=8, on=self)

    def buttons(self) -> list[QPushButton]:
        return [b for b in self.findChildren(QPushButton) if b.property("player")]

    def offer(self, names: Sequence[str], told: Callable[[str], str]) -> None:
        """Offer these people; `told`: what is known of each."""
        offered = [str(button.property("player")) for button in self.buttons()]
        if list(names) != offered:
            self._make(names)
        for button in self.buttons():
            known = told(str(button.property("player")))
            button.setToolTip(plain_tip(known))
            button.setAccessibleDescription(known)

    def _make(self, names: Sequence[str]) -> None:
        lay.clear(self._names)
        self.setVisible(bool(names))
        if not names:
            return
        self._names.addWidget(lay.label(self._style, say("new-game-at-the-table-before"), "quiet"))
        for name in names:
            button = QPushButton(shortened(name, 16).replace("&", "&&"))
            lay.put_role(self._style, button, "term")
            button.setAutoDefault(False)
            button.setProperty("player", name)
            button.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            self._names.addWidget(button)


#: Two entries of the list and a bit of the third, so that one sees it goes on.
_LOW = 210


def heading(style: Style, text: str) -> QLabel:
    return lay.label(style, text, "title", "ink")


class RulesSide(QFrame):
    """Widget with the list of rule sets, and a word on the one that was just made."""

    def __init__(self, style: Style, choices: list[RulesChoice]) -> None:
        super().__init__()
        self._style = style
        lay.put_role(style, self, "sunk")
        self.list = RuleList(style, choices)
        self.chosen = lay.label(style, "", "term", "acc", wrap=True)
        self.chosen.hide()
        column = lay.column(style, margins=(24, 20, 12, 12), on=self)
        title = heading(style, say("new-game-which-rules"))
        title.setWordWrap(True)
        column.add(title, (self.list, 1), self.chosen)

    def set_place(self, wide: int) -> None:
        """Set the width beside the players; 0 places it above them."""
        high, most = self._style.px(_LOW), 16_777_215
        self.list.setMinimumHeight(0 if wide else high)
        self.list.setMaximumHeight(most if wide else high)
        self.setMinimumWidth(wide)
        self.setMaximumWidth(wide or most)

    def ruleset(self) -> RuleSet:
        """The rules that are ticked."""
        choice = self.list.chosen()
        try:
            return resolve(choice.rules, choice.house)
        except RuleFileError:
            return preset(PRESETS[0])

    def tell(self, rules: str) -> None:
        """Select these rules and say so: they were just made or chosen."""
        self.list.choose(rules)
        name = shortened(self.list.chosen().name, 40)
        self.chosen.setText(say("new-game-is-ticked-this-game-is", name=name))
        self.chosen.show()
