"""The heading of the last page says why the game is over."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Ending, EndReason
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import preset
from zonk_desktop.ui.end.heading import Heading
from zonk_desktop.ui.kit.style import Style


@pytest.mark.rule("IB-043")
@pytest.mark.parametrize(
    ("by", "told"),
    [
        ("hits", "Bob is home. Most hits win."),
        ("titles", "Bob is home. Most titles win."),
        ("points", "Home with 450."),
    ],
)
def test_who_wins_without_being_home_is_not_said_to_be(qtbot: QtBot, by: str, told: str) -> None:
    heading = Heading(Style.plain())
    qtbot.addWidget(heading)
    game = new_game(Rules(preset("insta-bong", (("winner-by", by),))), ("Ann", "Bob", "Cy"))
    seats = [
        changed(seat, total=total) for seat, total in zip(game.seats, (450, 1250, 800), strict=True)
    ]
    ended = Ending(EndReason.LIMIT, (0,))
    heading.show_game(changed(game, seats=tuple(seats), home=1, ended=ended), "")
    assert heading.accessibleName() == f"Ann takes the sheet. {told}"


def test_what_a_computer_says_of_its_win_has_two_rows_where_one_is_short(
    qtbot: QtBot, look: Style
) -> None:
    said = "Home with 2,550. Came for the hits. Took the sheet as well."
    heading = Heading(look)
    qtbot.addWidget(heading)
    game = new_game(Rules(preset("wheaton")), ("Ann", "Bob"))
    heading.show_game(changed(game, ended=Ending(EndReason.LIMIT, (0,))), said)

    def rows(wide: int) -> list[str]:
        heading.resize(wide, heading.sizeHint().height())
        laid = heading.laid()
        return [piece.words for piece in laid.pieces[2:]]

    assert rows(900) == [said]
    assert len(rows(420)) == 2
    assert " ".join(rows(420)) == said
    assert len(rows(200)) == 2, "cut as two rows, and not as one"
