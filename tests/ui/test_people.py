"""One look a player, everywhere and for good; one way to write a date; rounds below a chart."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.archive.games import begin, play_on
from tests.ui.archived import started
from tests.ui.conftest import Driver, Opener, shut
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.sheets import dates
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.person import Person
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.values import chances, reviewed
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.zonk_file.moments import moments
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame
from zonk_desktop.ui.zonk_file.statistics.window import StatisticsWindow

CHOSEN = {"Ann": 2, "Bob": 1, "Cy": 0}


def at_the_table(window: MainWindow) -> dict[str, int]:
    return {name: window.look.look_of(n) for n, name in enumerate(window.desk.table.seated())}


def test_replay_and_statistics_know_the_looks_of_the_table(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    window.memory.set_looks(CHOSEN)
    window.restyle()
    driver.begin("original-1978", "Cy", "Ann", "Bob", roll_order=False)
    assert at_the_table(window) == CHOSEN
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    found: list[object] = []

    def course(archive: Archive) -> object:
        return moments(archive.load(snapshot.game_id))

    window.desk.session.ask(course).then(found.append, found.append)
    driver.until(lambda: bool(found))
    # Another game is on the table meanwhile, of other people.
    driver.begin("wheaton", "Di", "Ed", roll_order=False)
    replay = ReplayGame(window.look, found[0], window)
    seats = [seat.name for seat in replay.moments[0].game.seats]
    assert {name: replay.pad.view.look.look_of(n) for n, name in enumerate(seats)} == CHOSEN
    replay.reject()
    dialog = StatisticsWindow(
        window.look, window.desk.session, [snapshot.game_id], Filter(), window
    )
    dialog.show()
    driver.until(lambda: dialog.race.race is not None)
    race = dialog.race.race
    assert race is not None
    drawn = dialog.race.chart.people
    assert {track.name: drawn.look_of(n) for n, track in enumerate(race.tracks)} == CHOSEN
    dialog.reject()


def test_a_computer_has_its_portrait_wherever_a_game_is_shown(
    qtbot: QtBot, tmp_path: Path, plain: Style
) -> None:
    archive = Archive.open(tmp_path)
    game = play_on(begin(archive, 5, computers=(Computer("Bo", "vera", "steady"),)), 12)
    stored = archive.load(1)
    archive.close()
    seat = [one.name for one in game.replay.game.seats].index("Bo")
    shown = {seat: "vera"}
    replay = ReplayGame(plain, moments(stored))
    qtbot.addWidget(replay)
    assert replay.pad.view.look.portraits == shown
    for found in (reviewed(stored), chances(stored)):
        assert people.seated(plain, found.people).portraits == shown
    session = started(tmp_path)
    dialog = StatisticsWindow(plain, session, [], Filter())
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.race.race is not None)
    assert dialog.race.chart.people.portraits == shown
    session.stop()


def test_a_look_given_at_the_table_is_remembered(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("wheaton", "Ann", "Bob", "Cy")
    first = at_the_table(window)
    shut(window)
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("wheaton", "Cy", "Bob", "Ann", roll_order=False)
    assert at_the_table(window) == first
    shut(window)


def test_nobody_changes_his_look_when_the_seats_are_dealt_anew() -> None:
    known = {"Ann": 3, "Bob": 3, "Cy": 3}
    one = dict(
        zip(
            "ABC", people.looks_of([Person("Ann"), Person("Bob"), Person("Cy")], known), strict=True
        )
    )
    other = people.looks_of([Person("Cy"), Person("Bob"), Person("Ann")], known)
    assert dict(zip("CBA", other, strict=True)) == one
    assert len(set(one.values())) == 3


def test_a_team_has_the_look_of_its_first_member() -> None:
    seats = [Person("Ann & Bob", ("Ann", "Bob")), Person("Cy & Di", ("Cy", "Di"))]
    assert people.looks_of(seats, {"Ann": 7, "Cy & Di": 5, "Cy": 2}) == [7, 5]


# Dates


@pytest.fixture
def east(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "EAST-02:00")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("east")
def test_one_way_to_write_a_date() -> None:
    stamp = "2026-11-21T23:30:00+00:00"
    assert dates.when(stamp) == ("21 November 2026", "23:30", "UTC")
    # The screen has the clock of this place.
    assert dates.here(stamp) == ("22 November 2026", "1:30")
    assert dates.day(stamp) == "22 Nov 2026"
    assert dates.day("2026-05-03") == "3 May 2026"
    assert dates.here("2026-05-03") == ("3 May 2026", "")
    assert dates.day("long ago") == "long ago"


def test_pad_and_new_game_write_the_same_date(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    state, snapshot = window.desk.pad.view.model_.state, window.desk.table.snapshot
    assert state is not None
    assert snapshot is not None
    date, clock = dates.here(snapshot.header.start)
    assert state.head[0] == f"{clock}, {date}"
    assert state.brief == clock
