"""Pledge and seed at the end of a game."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.alone import opened
from zonk_desktop.ui.end.end_page import SeedLine
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import DARK


def test_its_buttons_are_as_dark_as_the_page(qtbot: QtBot, look: Style) -> None:
    """On the big picture, which is dark on an application that is light."""
    assert not look.tokens.dark
    line = SeedLine(look.derived(DARK, Type(1.0)))
    line.show_seed("ab" * 32, "cd" * 32)
    line.resize(900, 60)
    opened(qtbot, line)
    for button in (line.copy, line.check):
        inside = button.grab().toImage().pixelColor(8, button.height() // 2)
        assert inside.lightness() < 90, inside.name()
