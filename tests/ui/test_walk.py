"""Whole games by keyboard in a real window, one a sheet, to their awards."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.conftest import Amount
from tests.ui.conftest import Driver
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine.state import Phase
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.stage.beats import Kind, StageManners
from zonk_desktop.stage.script import script
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.ui.review.awards import award_views
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow

R, K, S, N = Qt.Key.Key_R, Qt.Key.Key_K, Qt.Key.Key_S, Qt.Key.Key_N
#: A game is steered towards its end: a limit near enough for a test, all else as written.
SHORT = (("limit", "1000"), ("halftime", "400"))
LONG = (("limit", "3000"), ("halftime", "1500"))


def play_on(driver: Driver, most: int = 900) -> int:
    """Press what the page offers until the game is over; how many keys that took."""
    table, page = driver.window.desk.table, driver.window.desk.page
    keys = 0
    while table.stage is not Stage.OVER and keys < most:
        driver.settled()
        if table.stage is Stage.OVER:
            break
        game = table.game
        assert game is not None
        if table.stage is Stage.PLAYING and game.turn.phase is Phase.DARED:
            driver.key(N)
        elif (
            not page.stay.view.blocked
            and table.stage is Stage.PLAYING
            and (page.roll.view.blocked or game.turn.points + len(table.picked) * 50 >= 350)
        ):
            driver.key(S)
        elif not page.roll.view.blocked:
            driver.key(R)
        else:
            driver.key(K)
        keys += 1
        driver.settled()
    return keys


def pictures(driver: Driver, name: str) -> None:
    """The same state large and small; the window stays small."""
    for wide, high in ((1920, 1080), (1024, 640)):
        driver.window.resize(wide, high)
        driver.picture(f"{name}-{wide}")
        assert driver.window.width() == wide


@pytest.mark.slow
@pytest.mark.parametrize("rules", PRESETS)
def test_a_whole_game_by_keyboard(
    driver: Driver, window: MainWindow, rules: str, amount: Amount
) -> None:
    known = {"halftime": "0"} if rules != "wheaton" else {}
    steered = LONG if amount.slow else SHORT
    options = tuple((name, known.get(name, value)) for name, value in steered)
    shown: list[Kind] = []
    window.desk.table.director.begins.connect(lambda beat: shown.append(beat.kind))
    driver.begin(rules, "Ann", "Bob", "Cy", options=options)
    pictures(driver, f"{rules}-opening")
    play_on(driver, 15)
    pictures(driver, f"{rules}-game")
    play_on(driver)
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert snapshot.game.ended is not None
    driver.until(lambda: window.pages.currentWidget() is window.desk.end)
    pictures(driver, f"{rules}-end")
    cards = award_views(snapshot.game)
    assert cards[0].title == "The sheet"
    assert cards[0].name == snapshot.game.seats[snapshot.game.ended.winners[0]].name
    assert QApplication.focusWidget() is window.desk.end.buttons[0]
    archive = Archive.open_to_read(Path(window.folder or ""))
    try:
        stored = archive.load(snapshot.game_id)
        replay = revive(stored)
        assert replay.game == snapshot.game
        assert [kind for kind in shown if kind not in BEFORE] == told(replay), "beat by beat"
        assert stored.finished
        assert archive.check() == "ok"
    finally:
        archive.close()


BEFORE = {Kind.ORDER, Kind.ORDER_TIE, Kind.ORDER_DONE, Kind.MAGIC, Kind.MAGIC_LIES}


def told(replay: Replay) -> list[Kind]:
    """The script of a whole game, from its stored actions alone."""
    afters = [*(step.before for step in replay.steps[1:]), replay.game]
    return [
        beat.kind
        for step, after in zip(replay.steps, afters, strict=True)
        for beat in script(step.before, step.events, after, StageManners("off"))
    ]


def test_play_again_seats_the_same_people(driver: Driver, window: MainWindow) -> None:
    driver.begin("original-1978", "Ann", "Bob", options=(("limit", "600"),))
    play_on(driver)
    driver.until(lambda: window.pages.currentWidget() is window.desk.end)
    first = window.desk.table.snapshot
    assert first is not None
    driver.key(Qt.Key.Key_Return)
    driver.until(lambda: window.desk.table.snapshot is not first)
    again = window.desk.table.snapshot
    assert again is not None
    assert again.game_id != first.game_id
    assert {seat.name for seat in again.game.seats} == {"Ann", "Bob"}
    assert again.game.rules.s.limit == 600
    assert window.pages.currentWidget() is window.desk.page
