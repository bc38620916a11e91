"""What a screen reader finds: the tree of QAccessible, walked as such a program walks it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QDialog,
    QLabel,
    QPushButton,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.conftest import Amount
from tests.ui.conftest import Driver
from tests.ui.looking import still, to_front
from tests.ui.test_looks import DIALOGS, FOUR, SMALL, amiss, open_and, real_game
from tests.ui.test_manners import unnamed
from tests.ui.test_walk import play_on
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.kit.wording import read_out
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
        if getattr(state, "invisible", 0):
            return
        name = node.text(QAccessible.Text.Name)
        here = (*path, f"{node.role().name} {name!r}")
        if getattr(state, "focusable", 0) and node.role() not in _SELF_SPEAKING:
            seen += 1
            # Of a combo box readers on Linux are told the value for a name; a label names it.
            labelled = node.role() is not QAccessible.Role.ComboBox or any(
                flag & QAccessible.RelationFlag.Label and one.text(QAccessible.Text.Name).strip()
                for one, flag in node.relations()
            )
            if not name.strip() or not labelled:
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


def mnemonics(root: QWidget) -> list[str]:
    """The letters that lead to what is in sight: those of buttons, of labels, of tabs."""
    shown = [one for one in root.findChildren(QWidget) if one.isVisible()]
    said = [one.text() for one in shown if isinstance(one, QAbstractButton)]
    said += [one.text() for one in shown if isinstance(one, QLabel) and one.buddy() is not None]
    for bar in (one for one in shown if isinstance(one, QTabBar)):
        said += [bar.tabText(place) for place in range(bar.count())]
    plain = [words.replace("&&", "") for words in said]
    return [words.partition("&")[2][:1].casefold() for words in plain if "&" in words]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_every_page_of_the_window_speaks(
    driver: Driver, window: MainWindow, amount: Amount
) -> None:
    assert not nameless(window)
    limit = str(amount.of(600, 3000, "ZONK_LIMIT"))
    driver.begin("wheaton", "Ann", "Bob", options=(("limit", limit), ("halftime", "0")),
                 aids=(Aid.HINTS, Aid.COACH, Aid.GESTURES))  # fmt: skip
    play_on(driver, 12)
    assert not nameless(window)
    for wish in window.desk.panels.wanted.values():
        wish.setChecked(True)
        driver.still()
        assert not nameless(window)
    window.desk.toggle_party()
    driver.still()
    assert not nameless(window)
    window.desk.toggle_party()
    play_on(driver)
    driver.until(lambda: window.pages.currentWidget() is window.desk.end)
    assert not nameless(window)


def heard(root: QWidget) -> list[tuple[QWidget, str]]:
    """Every name and description, as a reader is given them."""
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        node = QAccessible.queryAccessibleInterface(widget)
        if node is not None and widget.isVisible():
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
                found.append((widget, node.text(kind)))
    return found


def by_keyboard(driver: Driver, dialog: QDialog) -> None:
    """Tab leads to all that takes the focus, and Escape out of it."""
    widgets = dialog.findChildren(QWidget)
    wanted = {
        widget
        for widget in widgets
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not isinstance(widget.parentWidget(), QAbstractSpinBox)
    }
    met = set()
    for _ in widgets:
        met.add(QApplication.focusWidget())
        driver.key(Qt.Key.Key_Tab)
        if wanted <= met:
            break
    left = [f"{type(widget).__name__} {widget.accessibleName()}" for widget in wanted - met]
    # Of buttons that exclude each other the arrow keys reach the rest.
    assert not [word for word in left if not word.startswith("QPushButton ")], left
    for _ in range(2):
        if dialog.isVisible():
            driver.key(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.timeout(600)
def test_every_dialog_speaks_and_goes_by_keyboard(
    driver: Driver, window: MainWindow, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    """All has a name and letters of its own, and what is heard is plain and ends once; no text is
    cut on a small screen; the focus comes back to the table, and is seen there."""
    real_game(driver, *FOUR)
    home = window.desk.page.roll
    home.setFocus()
    driver.still()
    where = QRect(home.mapTo(window, QPoint()), home.size())
    with_ring = window.grab(where).toImage()
    blocked: list[str] = []

    def look(dialog: QDialog) -> None:
        assert not unnamed(dialog)
        assert not nameless(dialog)
        # A letter leads to one control.
        letters = mnemonics(dialog)
        assert len({*letters}) == len(letters)
        for root in (window, dialog):
            texts = heard(root)
            assert len(texts) > 10
            # What is written in a label is not heard through its name alone: markup is Qt's there.
            plain = [text for of, text in texts if not isinstance(of, QLabel) or text != of.text()]
            wrong = [text for text in plain if any(sign in text for sign in ("..", ";.", "</"))]
            assert not wrong
        for button in dialog.findChildren(QPushButton):
            if not button.property("blocked"):
                continue
            blocked.append(button.text())
            told = QAccessible.queryAccessibleInterface(button)
            assert told is not None
            assert told.state().disabled, button.text()
            assert told.text(QAccessible.Text.Name)
            assert told.text(QAccessible.Text.Description)
        for part in {of for of, _ in texts}:
            if part.property("role") == "segment":
                node = QAccessible.queryAccessibleInterface(part)
                assert node is not None
                assert node.role() is QAccessible.Role.RadioButton, part
        assert not amiss(dialog, f"{name}-100", *SMALL)
        by_keyboard(driver, dialog)

    for name in DIALOGS:
        with subtests.test(name=name):
            open_and(driver, name, look)
            # Where no window manager does so.
            to_front(window, qtbot)
            driver.still()
            assert QApplication.focusWidget() is home
            assert window.grab(where).toImage() == with_ring
    home.clearFocus()
    assert window.grab(where).toImage() != with_ring
    assert len(blocked) > 2


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


def walked(driver: Driver, most: int = 40) -> list[QWidget]:
    """What Tab leads to, until it comes round."""
    found: list[QWidget] = []
    for _ in range(most):
        driver.key(Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        if widget in found:
            return found
        found.append(widget)
    return found


def test_tab_leads_to_what_is_seen_and_nowhere_else(driver: Driver, window: MainWindow) -> None:
    """Panels that are away, and their buttons, are no stops."""

    def unseen() -> list[str]:
        driver.still()
        stops = walked(driver)
        assert len(stops) > 3
        return [repr(stop) for stop in stops if stop.visibleRegion().isEmpty()]

    assert not unseen()
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    assert not unseen()
    strip = window.desk.panels.strip
    assert set(strip.buttons[:3]) <= set(walked(driver)), "the panels have their buttons"
    window.desk.toggle_party()
    assert not unseen()
    window.desk.toggle_party()
    for name in ("Hits", "Log"):
        window.desk.panels.wanted[name].trigger()
    assert not unseen()


def test_words_to_be_heard_end_with_one_full_stop() -> None:
    assert read_out("The gate is shut.", "A straight", "", " Really? ") == (
        "The gate is shut. A straight. Really?"
    )
