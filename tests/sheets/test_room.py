"""Any sheet on any paper: no word over another, and nothing in the margins."""

import random
from pathlib import Path

import pytest

from tests.random_play import house_rules, play, seated
from tests.sheets import games
from tests.sheets.pdfs import HEADER, Word, document, needs_poppler, words
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import measure, pdf
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.layout import plan

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]

MM = 72 / 25.4
NAMES = ("Ann", "Bartholomew Featherstonehaugh", "Wolfeschlegelsteinhausenbergerdorff", "J",
         "Captain Jack Sparrow", "Łódź", "W" * 60, "x y z", "Mary-Lou", "Q q")  # fmt: skip


def ink(word: Word) -> tuple[float, float]:
    """Top and bottom of the letters: the box of a word has room for accents and tails."""
    high = word.bottom - word.top
    return word.top + 0.28 * high, word.bottom - 0.25 * high


def trouble(file: Path, laid: Plan) -> list[str]:
    """Words outside the margins, and pairs that lie on each other."""
    found = []
    # Rules and letters drawn by hand lean out by half a millimetre; wide margins move the corner.
    x, y = laid.corner
    left, high = (measure.MARGIN - 0.5 + x) * MM, (measure.MARGIN - 0.5 + y) * MM
    right, bottom = (laid.right + x) * MM + 1.2, (laid.bottom + y) * MM + 1.2
    pages: dict[int, list[Word]] = {}
    for word in words(file):
        pages.setdefault(word.page, []).append(word)
        top, foot = ink(word)
        if word.left < left or top < high or word.right > right or foot > bottom:
            found.append(f"page {word.page}: {word.said} in the margin")
    for page in pages.values():
        page.sort(key=lambda word: word.top)
        for n, one in enumerate(page):
            for other in page[n + 1 :]:
                if other.top > one.bottom:
                    break
                if min(one.right, other.right) - max(one.left, other.left) <= 0.6:
                    continue
                down = min(ink(one)[1], ink(other)[1]) - max(ink(one)[0], ink(other)[0])
                if down > 0.5:
                    found.append(f"page {one.page}: {one.said} over {other.said}")
    return found


def laid_out(sheet: Sheet, chance: random.Random, file: Path) -> Plan:
    paper = chance.choice(tuple(measure.PAPERS))
    laid = plan(sheet, paper, landscape=chance.choice((None, True, False)))
    pdf.write(laid, file)
    return laid


def some_rules(chance: random.Random) -> RuleSet:
    found = preset(chance.choice(PRESETS)) if chance.random() < 0.6 else None
    while found is None:
        found = house_rules(chance)
    return found


def some_game(chance: random.Random) -> Game:
    kind = chance.random()
    if kind < 0.4:
        return games.finished(chance.choice(PRESETS), chance.randint(2, 6), chance.randint(1, 2))
    if kind < 0.6:
        return games.long_game(chance.choice(PRESETS), chance.choice((1, 5, 12)), 60)
    game, _ = play(seated(Rules(some_rules(chance)), chance), chance, 400)
    return game


@pytest.mark.parametrize("seed", range(80))
def test_a_blank_sheet(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    players = chance.randint(1, 12)
    names = tuple(chance.choice(NAMES) for _ in range(chance.randint(0, players)))
    rows = chance.choice((None, None, 1, 3, 17, 30, 73, 140))
    sheet = document.blank(some_rules(chance), players, names, rows)
    file = tmp_path / "blank.pdf"
    assert trouble(file, laid_out(sheet, chance, file)) == []


@pytest.mark.parametrize("seed", range(60))
def test_the_sheet_of_a_game(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    game = some_game(chance)
    corrected = frozenset((cell.row, cell.seat) for cell in game.cells if chance.random() < 0.1)
    file = tmp_path / "game.pdf"
    laid = laid_out(document.of_game(game, HEADER, corrected), chance, file)
    assert trouble(file, laid) == []
