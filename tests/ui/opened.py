"""Games opened from a transcript, and the table's menu of calls."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QAction

from tests.ui.conftest import Driver


def opened(driver: Driver, folder: Path, *lines: str) -> None:
    """Open this transcript in the window, as File > Open does; its dice are real ones."""
    path = folder / "game.zonk"
    path.write_text("\n".join(("zonk 1", *lines, "")), "utf-8")
    table = driver.window.desk.table
    before = table.snapshot
    driver.window.desk.commands.games.open_path(path)
    driver.until(lambda: table.snapshot is not before)
    driver.settled()


def entries(driver: Driver) -> dict[str, QAction]:
    """The entries of the menu of calls, by their words."""
    menu = driver.window.desk.page.menu_of_calls()
    if menu is None:
        return {}
    return {action.text(): action for action in menu.actions() if action.text()}


def call(driver: Driver, words: str) -> None:
    """Pick this entry of the menu of calls."""
    table = driver.window.desk.table
    before, found = table.snapshot, entries(driver)
    assert words in found, sorted(found)
    found[words].trigger()
    driver.until(lambda: table.snapshot is not before)
    driver.settled()
