"""Garbage is collected in the window's thread, and not while dice move."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from zonk_desktop import breath
from zonk_desktop.ui.window.collector import Collector


class Ring:
    """Garbage that only the collector finds; tells in which thread it went."""

    gone: list[int]

    def __init__(self, gone: list[int]) -> None:
        self.gone, self.me = gone, self

    def __del__(self) -> None:
        self.gone.append(threading.get_ident())


@pytest.fixture
def few() -> Iterator[None]:
    """Garbage is due soon."""
    limits = gc.get_threshold()
    gc.collect()
    gc.set_threshold(200, 5, 5)
    yield
    gc.set_threshold(*limits)
    gc.enable()


def make(number: int, gone: list[int]) -> None:
    def work() -> None:
        for _ in range(number):
            Ring(gone)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def test_garbage_of_any_thread_is_collected_in_the_windows(qtbot: QtBot, few: None) -> None:
    owner = QObject()
    gone: list[int] = []
    Collector(owner)
    make(1000, gone)
    assert not gone
    qtbot.waitUntil(lambda: len(gone) == 1000)
    assert set(gone) == {threading.get_ident()}
    owner.deleteLater()


def test_nothing_is_collected_while_dice_move(
    qtbot: QtBot, few: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = QObject()
    gone: list[int] = []
    collector = Collector(owner)
    make(1000, gone)
    monkeypatch.setattr(breath, "_held_until", float("inf"))
    collector.look()
    assert not gone
    breath.let_on()
    collector.look()
    assert len(gone) == 1000
    owner.deleteLater()


def test_what_has_lived_long_is_looked_at_as_well(qtbot: QtBot, few: None) -> None:
    owner = QObject()
    gone: list[int] = []
    collector = Collector(owner)
    kept = [Ring(gone) for _ in range(300)]
    collector.look()
    kept.clear()
    for _ in range(60):
        make(300, [])
        collector.look()
    assert len(gone) == 300
    owner.deleteLater()
