"""What a reader finds where Qt alone would tell it wrong: blocked, shut, painted."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QMenu, QWidget

from tests.ui.conftest import Driver
from tests.ui.test_table import throw
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.panels import COACH, HITS, LOG, RULES


def found(widget: QWidget) -> QAccessibleInterface:
    one = QAccessible.queryAccessibleInterface(widget)
    assert one is not None
    return one


def below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that can be seen below it, as a reader walks there."""
    for n in range(node.childCount()):
        child = node.child(n)
        if child is not None and child.isValid() and not child.state().invisible:
            yield child
            yield from below(child)


def test_a_blocked_button_is_disabled_and_says_why(driver: Driver, window: MainWindow) -> None:
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    page = window.desk.page
    stay, roll = found(page.stay), found(page.roll)
    assert page.stay.view.blocked
    assert stay.state().disabled
    assert stay.state().focusable
    assert stay.text(QAccessible.Text.Description) == page.stay.view.reason
    assert not roll.state().disabled
    throw(driver, "1 1 5 2 3")
    driver.key(Qt.Key.Key_K)
    driver.settled()
    assert not page.roll.view.blocked
    # What a reader presses is pressed; a blocked one does nothing.
    assert window.desk.table.game is not None
    before = window.desk.table.snapshot
    stay.actionInterface().doAction(stay.actionInterface().pressAction())
    driver.answered()
    assert window.desk.table.snapshot is before
    undo = found(page.undo)
    assert not undo.state().disabled
    undo.actionInterface().doAction(undo.actionInterface().pressAction())
    driver.until(lambda: window.desk.table.snapshot is not before)
    driver.settled()


def test_a_panel_that_is_shut_is_not_there(driver: Driver, window: MainWindow) -> None:
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False)
    panels = window.desk.panels
    for front in (LOG, RULES, HITS):
        panels.front(front)
        driver.still()
        for name in (HITS, LOG, RULES, COACH):
            assert bool(found(panels.docks[name]).state().invisible) is (name != front)
        seen = [one.object() for one in below(found(window))]
        assert any(panels.docks[front].widget() is one for one in seen)


def test_what_paints_itself_is_a_picture_or_a_group(driver: Driver, window: MainWindow) -> None:
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False)
    filler = [
        one.text(QAccessible.Text.Name) for one in below(found(window))
        if one.role() is QAccessible.Role.Client
        and (one.text(QAccessible.Text.Name) or one.state().focusable)
    ]  # fmt: skip
    assert not filler
    # With a card, a banner and the plates on it.
    assert found(window.desk.tray).role() is QAccessible.Role.Grouping


def test_a_letter_opens_one_entry_of_a_menu(window: MainWindow) -> None:
    """In every menu, with those below it, and in the bar itself."""

    def look(name: str, entries: list[str]) -> None:
        plain = [text.replace("&&", "") for text in entries]
        letters = [text.partition("&")[2][:1].casefold() for text in plain if "&" in text]
        twice = sorted({one for one in letters if letters.count(one) > 1})
        assert not twice, (name, twice, entries)

    menus = window.findChildren(QMenu)
    assert len(menus) > len(window.menus)
    look("bar", [action.text() for action in window.menus])
    for menu in menus:
        look(menu.title(), [action.text() for action in menu.actions()])
    for action in window.menus:
        opens = action.menu()
        assert isinstance(opens, QMenu)
        entries = [one for one in opens.actions() if not one.isSeparator()]
        said = [one.text() for one in entries if one not in window.desk.panels.wanted.values()]
        assert all("&" in text for text in said), said
