"""Windows and threads of a test end with it, though it ends half way."""

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui import conftest
from zonk_desktop.ui.window.main_window import MainWindow


class HalfWay(Exception):
    """What ends a test."""


def test_a_window_that_never_came_to_the_front_is_shut(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[MainWindow] = []

    def hindered(window: MainWindow, _qtbot: QtBot) -> None:
        seen.append(window)
        raise HalfWay

    monkeypatch.setattr(conftest, "to_front", hindered)
    before = set(threading.enumerate())
    with pytest.raises(HalfWay), conftest.windows(qtbot, tmp_path) as make:
        make()
    assert not isValid(seen[0])
    for thread in set(threading.enumerate()) - before:
        # It was told to stop, and does so at its next step.
        thread.join(10)
    assert set(threading.enumerate()) <= before


def test_one_window_that_cannot_be_shut_leaves_no_other_open(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[MainWindow] = []

    def half_way() -> None:
        with conftest.windows(qtbot, tmp_path) as make:
            opened.extend((make(tmp_path / "one"), make(tmp_path / "two")))
            monkeypatch.setattr(opened[1].desk.session, "unsaved", broken)

    def broken() -> None:
        opened[1].desk.close()
        opened[1].deleteLater()
        raise HalfWay

    with pytest.raises(HalfWay):
        half_way()
    assert not isValid(opened[0])
