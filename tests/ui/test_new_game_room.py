"""New game has all in sight in a window of usual size."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.ui.alone import opened
from tests.ui.looking import cut, keep_picture, still
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.new_game.dialog import NewGameDialog, Offers
from zonk_desktop.ui.rules.rule_list import presets


def test_four_players_and_all_choices_are_in_sight_where_there_is_less_room(
    qtbot: QtBot, look: Style
) -> None:
    """As in a window of 1360 to 860; the cards give way first, and have their height again."""
    known = dict.fromkeys(("Eve", "Fay", "Gus", "Hal", "Ivy"), "3 games")
    dialog: NewGameDialog = opened(qtbot, NewGameDialog(look, Offers(presets(), known)))
    dialog.how_long.stop()
    for name in ("Ann", "Bob", "Cy", "Di"):
        dialog.sit(name)
    dialog.choices.dice.choose("table")
    dialog.resize(1265, 817)
    for name in PRESETS:
        dialog.rules.choose(name)
        still(dialog)
        assert dialog._scroll.verticalScrollBar().maximum() == 0
        assert not cut(dialog)
        keep_picture(dialog.grab(), f"new-game-room-{name}")
    # Boxes stand one below the other.
    ticks = [dialog.choices.order, dialog.choices.hints, dialog.choices.teams, dialog.choices.coach]
    assert len({tick.mapTo(dialog, QPoint()).x() for tick in ticks}) <= 3
    low = dialog.cards.cards[0].height()
    dialog.resize(1540, 970)
    still(dialog)
    assert dialog.cards.cards[0].height() > low
