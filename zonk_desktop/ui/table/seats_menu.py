"""The menu of who plays: a column is handed from its person to a computer and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import say, text

#: A column by name; the character and level that play it from now on, empty for a person.
HandOver = Callable[[str, str, str], None]


def fill(menu: QMenu, table: TablePlay, hand_over: HandOver, rename: Callable[[int], None]) -> None:
    """Fill the menu: a submenu a column, with a person, all characters, and its name."""
    from zonk_desktop.players.character import characters  # noqa: PLC0415 - with a menu only

    menu.clear()
    snapshot = table.snapshot
    if snapshot is None or snapshot.game.ended is not None:
        menu.addAction(say("seat-menu-none")).setEnabled(False)
        return
    playing = snapshot.computers
    for n, seat in enumerate(snapshot.game.seats):
        sub = menu.addMenu(shortened(seat.name, 30).replace("&", "&&"))
        group = QActionGroup(sub)
        now = playing.get(n)
        person = group.addAction(say("seat-menu-person"))
        person.setCheckable(True)
        person.setChecked(now is None)
        person.triggered.connect(partial(_chosen, hand_over, seat.name, "", ""))
        for one in characters():
            level = one.level if now is None or now.character != one.key else now.level
            shown = say("seat-menu-computer", name=text(one.name), how=text(one.level.message))
            action = group.addAction(shown.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(now is not None and now.character == one.key)
            action.triggered.connect(partial(_chosen, hand_over, seat.name, one.key, str(level)))
        sub.addActions(group.actions())
        sub.addSeparator()
        sub.addAction(say("seat-menu-name")).triggered.connect(partial(_called, rename, n))


def _chosen(hand_over: HandOver, name: str, character: str, level: str, _: bool = False) -> None:
    hand_over(name, character, level)


def _called(rename: Callable[[int], None], seat: int, _: bool = False) -> None:
    rename(seat)
