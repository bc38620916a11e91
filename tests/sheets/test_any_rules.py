"""House rules and games made at random: every sheet can be laid out and drawn."""

import random

import pytest
from PySide6.QtGui import QImage, QPainter

from tests.random_play import house_rules, play, seated
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.sheets import document, paint
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.layout import plan

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(sheet: Sheet, paper: str) -> int:
    """Draw every page, small; returns how many."""
    laid = plan(sheet, paper)
    image = QImage(210, 297, QImage.Format.Format_RGB32)
    for n in range(len(laid.pages)):
        painter = QPainter(image)
        painter.scale(0.01, 0.01)
        paint.page(painter, laid, n)
        painter.end()
    return len(laid.pages)


@pytest.mark.parametrize("seed", range(60))
def test_any_rules_and_any_game(seed: int) -> None:
    chance = random.Random(seed)
    rules = None
    while rules is None:
        rules = house_rules(chance)
    paper = chance.choice(("a4", "letter", "a5"))
    assert drawn(document.blank(rules, chance.randint(1, 12)), paper)
    game, _ = play(seated(Rules(rules), chance), chance, 400)
    sheet = document.of_game(game)
    assert drawn(sheet, paper)
    assert sheet.totals[0].values == tuple(str(seat.total) for seat in game.seats)
    # What would be brought forward is what the players have.
    last: dict[int, int] = {}
    for line in sheet.lines:
        for n, entry in enumerate(line.entries):
            if entry.kind.value in {"total", "word", "zed"}:
                last[n] = entry.after
    for n, after in last.items():
        assert after == game.seats[n].total
