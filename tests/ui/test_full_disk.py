"""A disk without room: what was not saved is tried again soon, and nothing stands still for it."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from pathlib import Path
from time import perf_counter, sleep

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener, shut
from tests.ui.test_mishaps import act, full
from zonk_desktop.archive.store import Archive
from zonk_desktop.session import engine


def test_it_is_tried_again_soon(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Room that comes back is used before somebody ends the program."""
    window = open_window()
    driver = Driver(window, qtbot)
    tries: list[float] = []

    def tried(*given: object) -> object:
        tries.append(perf_counter())
        return full()

    monkeypatch.setattr(Archive, "_once", tried)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    act(window, driver)
    first = len(tries)
    driver.until(lambda: len(tries) > first + 4, 30)
    waits = [after - before for before, after in pairwise(tries[first:])]
    # Each try is made twice at once: a full journal is folded in between.
    assert min(wait for wait in waits if wait > 0.2) < 3
    monkeypatch.undo()
    driver.until(lambda: window.desk.status.saved.text().startswith("Saved"))
    shut(window)


def test_the_sentence_is_read_whole_in_a_small_window(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.resize(1024, 640)
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    monkeypatch.setattr(Archive, "_once", full)
    act(window, driver)
    word = window.desk.status.word
    driver.until(lambda: word.text().endswith("is kept."))
    driver.still()
    measure, room = word.fontMetrics(), word.contentsRect()
    rows = ceil(measure.horizontalAdvance(word.text()) / room.width())
    assert rows > 1
    assert room.height() >= rows * measure.height()
    low, roll = word.rect().bottomLeft(), window.desk.page.roll
    assert word.mapToGlobal(low).y() < roll.mapToGlobal(roll.rect().topLeft()).y()
    monkeypatch.undo()
    driver.until(lambda: window.desk.status.saved.text().startswith("Saved"))
    shut(window)


def test_a_try_that_takes_long_is_made_less_often(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As where another program has the file: the table would stand still meanwhile."""
    worker = engine.Engine(tmp_path, None)
    worker.open()
    assert worker._timer is not None
    monkeypatch.setattr(engine, "AGAIN_MS", 10)
    monkeypatch.setattr(worker, "save", lambda: sleep(0.1))
    worker.try_again()
    assert 400 <= worker._timer.interval() < 2000
    monkeypatch.undo()
    worker.try_again()
    assert worker._timer.interval() == engine.AGAIN_MS
    worker.close()
