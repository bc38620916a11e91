"""Dialogs are loaded while the table is idle, in a thread that ends when it is told to."""

from __future__ import annotations

import importlib
import re
import threading
from importlib.util import find_spec
from pathlib import Path

import pytest

import zonk_desktop
from zonk_desktop.ui.window import warming
from zonk_desktop.ui.window.warming import MODULES, Warming


def test_every_dialog_of_the_menus_is_warmed() -> None:
    """A command loads its dialog when it is first called; what it loads stands in the list."""
    assert all(find_spec(name) for name in MODULES)
    commands = Path(zonk_desktop.__file__).parent / "ui" / "window" / "commands"
    text = "".join(path.read_text("utf-8") for path in sorted(commands.glob("*.py")))
    large = r"^ +from (zonk_desktop\.ui\.(?:new_game|paper|rules|zonk_file)\.(?:dialog|window)) "
    assert set(re.findall(large, text, re.MULTILINE)) <= set(MODULES)


def test_it_waits_while_dice_roll_and_then_loads_all(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    asked = threading.Event()
    rolling = [True]

    def busy() -> bool:
        asked.set()
        return rolling[0]

    monkeypatch.setattr(warming, "FIRST", 0.001)
    monkeypatch.setattr(warming, "PAUSE", 0.001)
    monkeypatch.setattr(importlib, "import_module", loaded.append)
    one = Warming(busy)
    one.start()
    assert asked.wait(200)
    assert loaded == []
    assert not one.done
    rolling[0] = False
    one._thread.join(200)
    assert one.done
    assert loaded == list(MODULES)


def test_it_ends_with_the_window_and_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "FIRST", 0.001)
    monkeypatch.setattr(warming, "PAUSE", 0.001)
    one = Warming(lambda: True)
    one.start()
    one.stop()
    assert one.done

    def broken(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", broken)
    other = Warming(lambda: False)
    other.start()
    other._thread.join(200)
    assert other.done
