"""Words that grow with the language have the room of their strip, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.alone import made
from tests.ui.in_sight import texts
from tests.ui.looking import cut, still
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.new_game.dialog import NewGameDialog, Offers
from zonk_desktop.ui.rules.lab import strip as lab
from zonk_desktop.ui.rules.rule_list import presets
from zonk_desktop.ui.window.panels import _BELOW, _TITLES, Strip
from zonk_desktop.ui.zonk_file.statistics.records import RecordCard
from zonk_desktop.words import Speech, languages, say, speech, use


@pytest.fixture(params=languages(), autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use(Speech(request.param))
    yield request.param
    use(Speech("en"))


@pytest.mark.parametrize(("scale", "wide"), [(1.0, 363), (1.0, 543), (2.0, 681)])
def test_names_of_panels_beside_a_table(
    scale: float, wide: int, qapp: QApplication, qtbot: QtBot
) -> None:
    """As wide as they are in the windows of `test_every_place`, with the coach."""
    wishes = [QAction(say(_TITLES[name]), qapp) for name in _BELOW]
    strip = Strip(made(qapp, scale), wishes)
    # A window would be made as wide as its layout asks.
    beside = QWidget()
    qtbot.addWidget(beside)
    strip.setParent(beside)
    wishes[-1].setIconText("?")
    wishes[4].setVisible(False)
    strip.resize(wide, 60)
    beside.resize(wide, 60)
    beside.show()
    still(beside)
    assert not cut(strip)
    shown = [button for button in strip.buttons if button.isVisible()]
    assert len(shown) == 5
    assert all(strip.rect().contains(button.geometry()) for button in shown)


@pytest.mark.parametrize(
    ("scale", "sizes"),
    [(1.0, ((1000, 608), (1190, 760), (1540, 970))), (2.0, ((1008, 576), (1786, 1026)))],
)
def test_what_is_known_of_a_player_is_said_whole_or_not_at_all(
    scale: float, sizes: tuple[tuple[int, int], ...], qapp: QApplication, qtbot: QtBot
) -> None:
    """As large as New game is in windows of 1024, 1280 and 1920."""
    known = say("window-games-and-last", games=128, day=day("2026-11-28"))
    genders: dict[str, str] | None = {} if speech().asks_gender else None
    dialog = NewGameDialog(made(qapp, scale), Offers(presets(), {"Ann": known}, genders=genders))
    qtbot.addWidget(dialog)
    dialog.sit("Ann")
    # Only the row of a player is painted, below; all is laid out.
    dialog.setUpdatesEnabled(False)
    dialog.show()
    dialog.how_long.stop()
    # The first has more to choose beside a name.
    for rules in ("lets-play-zonk", "original-1978"):
        dialog.rules.choose(rules)
        for wide, high in sizes:
            dialog.resize(wide, high)
            still(dialog.pad)
            (row,) = dialog.pad.rows()
            found = texts(row.note)[1:]
            assert not [one for one in found if one.endswith("…")], (rules, wide)
            assert found or wide < 1190 * scale, (rules, wide)
            assert row.note.toolTip() == known


def test_a_record_stands_above_its_note(qapp: QApplication, qtbot: QtBot) -> None:
    """As wide as its card is at least, low and high; its figure lay under three rows of a note."""
    title = say("statistics-records-a-head", low=20, high=40, rules="Wheaton College")
    note = say(
        "statistics-records-a-head-note", games=128, within=17, least="14.5", most="114.5"
    )  # fmt: skip
    long = RecordCard(made(qapp), title, "14.5", note, False)
    short = RecordCard(made(qapp), "", "1", "", False)
    long.kin = short.kin = [long, short]
    for card in long.kin:
        qtbot.addWidget(card)
    for high in (132, 172, 250):
        for card in long.kin:
            card.resize(250, high)
        (head, at), (_, figure), (_, below) = long.laid()
        assert at.bottom() <= figure.top()
        assert figure.bottom() <= below.top()
        assert short.laid()[0][0].role == head.role, "one size on all cards"


@pytest.mark.parametrize(
    ("scale", "wide"), [(1.0, 360), (1.0, 540), (1.0, 1080), (2.0, 968), (2.0, 1808)]
)
def test_figures_of_the_other_rules_in_the_lab(
    scale: float, wide: int, qapp: QApplication, qtbot: QtBot
) -> None:
    """In its narrowest columns."""
    value = {key: {"value": 1.0} for key, *_ in lab._FIGURES}
    side: Any = SimpleNamespace(report=SimpleNamespace(trials=(1,)), told=value)
    strip = lab.Strip(made(qapp, scale), "", 64)
    qtbot.addWidget(strip)
    strip.resize(wide, 400)
    strip.show_sides((side, side), "")
    strip.show()
    assert not [one for one in texts(strip) if one.endswith("…")]
