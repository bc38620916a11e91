"""Buttons for people of earlier games who do not sit here now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import plain_tip, shortened
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
