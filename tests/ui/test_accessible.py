"""What a screen reader finds: the tree of QAccessible, walked as such a program walks it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QTabBar, QWidget

from tests.conftest import Amount
from tests.ui.conftest import Driver
from tests.ui.looking import still
from tests.ui.test_looks import DIALOGS, open_and, real_game
from tests.ui.test_walk import play_on
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.window.main_window import MainWindow

#: Rows and cells speak by their text; a table of a game without entries has none.
_SELF_SPEAKING = {
    QAccessible.Role.Cell, QAccessible.Role.ListItem, QAccessible.Role.TreeItem,
    QAccessible.Role.ColumnHeader, QAccessible.Role.RowHeader,
}  # fmt: skip


def nameless(root: QWidget) -> list[str]:
    """Controls that take the focus and have no name; and how many there were to look at."""
    found: list[str] = []
    seen = 0

    def walk(node: QAccessibleInterface, path: tuple[str, ...]) -> None:
        nonlocal seen
        state = node.state()
        # A bar of tabs speaks by its tabs; Qt keeps one without any while the panels are away.
        bar = node.object()
        empty = isinstance(bar, QTabBar) and not bar.count()
        if getattr(state, "invisible", 0) or empty:
            return
        name = node.text(QAccessible.Text.Name)
        here = (*path, f"{node.role().name} {name!r}")
        if getattr(state, "focusable", 0) and node.role() not in _SELF_SPEAKING:
            seen += 1
            if not name.strip():
                found.append(" > ".join(here[-3:]))
        for n in range(min(node.childCount(), 200)):
            child = node.child(n)
            if child is not None and child.isValid():
                walk(child, here)

    top = QAccessible.queryAccessibleInterface(root)
    assert top is not None
    walk(top, ())
    assert seen > 1, "the tree was not there to be walked"
    return found


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_every_page_of_the_window_speaks(
    driver: Driver, window: MainWindow, amount: Amount
) -> None:
    assert not nameless(window)
    limit = str(amount.of(600, 3000, "ZONK_LIMIT"))
    driver.begin("wheaton", "Ann", "Bob", options=(("limit", limit), ("halftime", "0")),
                 aids=tuple(Aid))  # fmt: skip
    play_on(driver, 12)
    assert not nameless(window)
    for dock in window.desk.panels.docks.values():
        dock.raise_()
        driver.still()
        assert not nameless(window)
    window.desk.toggle_party()
    driver.still()
    assert not nameless(window)
    window.desk.toggle_party()
    play_on(driver)
    driver.until(lambda: window.pages.currentWidget() is window.desk.end)
    assert not nameless(window)


def test_every_dialog_speaks(driver: Driver, window: MainWindow) -> None:
    real_game(driver, "Ann", "Bob")
    silent: dict[str, list[str]] = {}
    for name in DIALOGS:

        def look(dialog: QDialog, name: str = name) -> None:
            silent[name] = nameless(dialog)

        open_and(driver, name, look)
    assert set(silent) == set(DIALOGS)
    assert not {name: found for name, found in silent.items() if found}


def test_the_walk_finds_what_has_no_name(qapp: QApplication, driver: Driver) -> None:
    box = QWidget()
    one, two = QPushButton("Named", box), QPushButton("", box)
    two.move(0, 40)
    box.show()
    still(box)
    assert one.text()
    assert len(nameless(box)) == 1
    box.close()
    box.deleteLater()
