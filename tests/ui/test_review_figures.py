"""Words and bars of a review, of figures made up for them."""

from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from zonk_desktop.charts.plot import Box, Face, Ink
from zonk_desktop.engine.actions import Roll, Stay
from zonk_desktop.odds.review import PointParts, Review, ReviewedChoice
from zonk_desktop.odds.values import POINTS, Choice
from zonk_desktop.ui.charts.pen import ScreenPen
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit.person import Person
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.pictures import line, luck_bars, story
from zonk_desktop.words import say


def _told(luck: float, cost: float, *others: tuple[float, float]) -> Any:
    """A review with these figures; the first seat won."""
    players = [PointParts(luck=one, cost=two) for one, two in ((luck, cost), *others)]
    return SimpleNamespace(
        review=Review(POINTS, tuple(players), (), (), ()), winners=(0,), characters={},
        names=("Ann", "Bob"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("mine", "other", "kind"),
    [
        ((500, -50), (-100, -80), "both"),
        ((500, -90), (-100, -80), "luck"),
        ((100, -50), (200, -80), "choices"),
        ((-100, -50), (200, -80), "against"),
        ((-100, -90), (200, -80), "uphill"),
        ((100, -90), (200, -80), "enough"),
    ],
)
def test_the_headline_says_how_the_winner_won(
    mine: tuple[float, float], other: tuple[float, float], kind: str
) -> None:
    assert story(_told(*mine, other)) == kind
    nobody = _told(*mine, other)
    nobody.winners = (0, 1)
    assert not story(nobody)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("wide", [430, 560, 640, 900])
def test_names_and_figures_of_the_bars_never_overlap(
    qtbot: QtBot, look: Style, monkeypatch: pytest.MonkeyPatch, wide: int, *, large: bool
) -> None:
    found = _told(-1223, -874, (1337, -1626))
    if large:
        # Where hits win a sum has four parts of five figures.
        sums = PointParts(33_163, 6_137, 0, 0), PointParts(32_995, 9_359, -11_305, 2_000)
        found.review = Review(POINTS, sums, (), (), ())
    found.people = (Person("Ann"), Person("Bob with a long name"))
    found.names = tuple(one.name for one in found.people)
    found.worths, found.starts = (1000, 12_600), (0, 0)
    written: list[tuple[QRectF, str]] = []
    whole: set[str] = set()

    def write(
        self: ScreenPen, box: Box, text: str, face: Face, ink: Ink, align: float = 0.0
    ) -> None:
        if self.wide(text, face) <= box.wide + 0.5:
            whole.add(text)
        wide, high = min(self.wide(text, face), box.wide), self.px(face.size)
        left = box.x + (box.wide - wide) * align
        place = QRectF(left, box.y + (box.high - high) / 2, wide, high)
        if text:
            written.append((place.adjusted(1, 2, -1, -2), text))

    monkeypatch.setattr(ScreenPen, "text", write)
    bars = PlotView(look, "bars")
    qtbot.addWidget(bars)
    plot = luck_bars(found)
    bars.show_plot(plot, found.people)
    bars.resize(look.px(wide), bars.minimumHeight())
    bars.resize(look.px(wide), bars.minimumHeight())
    written.clear()
    bars.grab()
    assert len(written) == 15
    assert {row.more for row in plot.rows} <= whole
    box = QRectF(bars.rect())
    for place, text in written:
        assert box.contains(place), text
    for (one, text), (two, other) in combinations(written, 2):
        assert not one.intersects(two), (text, other)


def test_the_line_of_a_player_follows_luck_and_choices() -> None:
    def told(mine: tuple[float, float], other: tuple[float, float], seat: int = 1) -> str:
        return line(_told(*other, mine), seat)

    assert told((-900, -20), (300, -50)) == "Chose best of all. It rained."
    assert told((900, -20), (300, -50)) == "Rolled well, and knew it."
    assert told((900, -80), (300, -50)) == "The dice paid for the choices."
    assert told((-900, -80), (300, -50)) == "Helped the bad luck along."
    assert told((-900, 0), (300, -50)) == "Never put a die wrong."
    computer = _told(100, -50, (20, -80))
    computer.characters = {0: "dot", 1: "amelia"}
    assert line(computer, 0) == "One die more was just right."
    assert line(computer, 1) == "The dice paid for the choices.", "a character of one's own"
    bold = ReviewedChoice(3, 1, Roll(), -40.0, Choice((Stay(),), 300.0, 300, 0, 0.0))
    loser = _told(100, -50, (20, -180))
    loser.review = loser.review.__class__(POINTS, loser.review.players, (), (bold,) * 3, ())
    assert line(loser, 1) == "Three bold throws too many."


def test_dice_are_read_out_only_where_there_are_some() -> None:
    assert say("review-dice", kept=(5, 5), left=(3,)) == "Kept: 5 5. Left: 3."
    assert say("review-dice", kept=(5,), left=()) == "Kept: 5."
    assert say("review-dice", kept=(), left=(2, 3)) == "Left: 2 3."
