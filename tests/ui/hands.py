"""Whoever plays at the window in a test: by the mouse alone, or by keys alone.

Both use what a player could use: a button that is hidden, covered or blocked is none. After each
press something must lead on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QListWidget,
    QMenu,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver
from tests.ui.looking import still, to_front
from zonk_desktop.engine.state import Game
from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.one_field import OneField
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.real_dice.account import AccountDialog
from zonk_desktop.ui.table.real_dice.faces import FacesDialog
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import say

#: Presses after which the dice must have gone on.
MOST = 40
#: Stops of the Tab key at most, once round a dialog.
_STOPS = 80
#: A throw that scores nothing by any of the sheets.
NOTHING = "234634"


def buttons(window: MainWindow) -> list[ActionButton]:
    """The buttons in sight that lead on; after the end its own."""
    page, ending = window.desk.page, window.desk.ending
    row = [page.call, page.roll, page.stay, page.keep]
    end = ending.page.buttons if ending.shown else []
    return [one for one in (*row, *end) if one.isVisible() and not one.view.blocked]


def leading(window: MainWindow) -> ActionButton | None:
    """The button that the window offers first: the one main one, or the first that acts."""
    found = buttons(window)
    return next((one for one in found if one.primary), found[0] if found else None)


def click(widget: QWidget, place: QPoint | None = None) -> None:
    """A click as the system brings it: onto whatever lies there in this widget's window."""
    top = widget.window()
    spot = widget.mapTo(top, widget.rect().center() if place is None else place)
    there = top.childAt(spot) or top
    assert there is widget or widget.isAncestorOf(there), f"{there} lies over {widget}"
    QTest.mouseClick(top.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)


class Hand(ABC):
    """Presses buttons, picks from menus, and answers the dialogs that open."""

    def __init__(self, driver: Driver, qtbot: QtBot) -> None:
        self.driver, self.window, self.qtbot = driver, driver.window, qtbot
        #: The next throw; without one what goes on in any case.
        self._faces = ""
        #: The next figure that is asked for; without one what stands in the field.
        self.figure = ""
        self._answers = False

    @property
    def game(self) -> Game:
        game = self.window.desk.table.game
        assert game is not None
        return game

    # How it is done

    @abstractmethod
    def push(self, button: ActionButton) -> None: ...

    @abstractmethod
    def touch(self, widget: QWidget) -> None:
        """Press a button, or go to a field."""

    @abstractmethod
    def mark(self, box: QListWidget, row: int) -> None: ...

    @abstractmethod
    def open_menu(self, place: int) -> None:
        """Open a menu of the window."""

    @abstractmethod
    def open_calls(self) -> None: ...

    @abstractmethod
    def pick(self, menu: QMenu, entry: QAction) -> None: ...

    @abstractmethod
    def enter(self, dialog: FacesDialog | AccountDialog, faces: str) -> None: ...

    @abstractmethod
    def agree(self, dialog: OneField) -> None: ...

    # What is done

    def press(self, key: str) -> None:
        """The button with this key; there must be one."""
        found = [one for one in buttons(self.window) if one.view.key == key]
        assert found, (key, [one.view.text for one in buttons(self.window)], self.game.turn)
        with self._goes_through():
            self.push(found[0])

    def call(self, words: str) -> None:
        """What is said at the table: by the button that says it, or from the menu of calls."""
        page = self.window.desk.page
        with self._goes_through():
            if page.call.isVisible() and page.call.view.text == words and page.call.view.does:
                self.push(page.call)
                return
            self.open_calls()
            self.choose(words)

    def command(self, place: int, *words: str) -> None:
        """An entry of a menu of the window, through the menus that lead there."""
        self.open_menu(place)
        for one in words:
            self.choose(one)

    def choose(self, words: str) -> None:
        """This entry of the menu that is open."""
        self.driver.until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        entries = {entry.text(): entry for entry in menu.actions() if entry.text()}
        assert words in entries, sorted(entries)
        self.pick(menu, entries[words])

    def throw(self, faces: str) -> None:
        self._faces = faces.replace(" ", "")
        self.press("R")

    def goes_on(self) -> None:
        """By the buttons that lead alone the dice go on, or the game is over."""
        table, begun = self.window.desk.table, len(self.game.cells)
        for _ in range(MOST):
            if len(self.game.cells) > begun or table.stage is Stage.OVER:
                return
            button = leading(self.window)
            assert button is not None
            with self._goes_through():
                self.push(button)
        raise AssertionError((self.game.turn, self.game.gates, "the dice do not go on"))

    @contextmanager
    def _goes_through(self) -> Iterator[None]:
        """Answer what a press asks, until the table waits again; then something must lead on."""
        # A dialog was in front before, and without a window manager nobody brings the window back.
        to_front(self.window, self.qtbot)
        table = self.window.desk.table
        before, state = table.snapshot, table.state
        asked = QTimer(self.window)
        asked.timeout.connect(self._answer)
        asked.start(20)
        yield
        self.driver.until(lambda: table.snapshot is not before or table.state is not state)
        self.driver.until(lambda: table.idle or table.stage is Stage.OVER)
        asked.stop()
        asked.deleteLater()
        assert leading(self.window) is not None, (self.game.turn, self.game.gates, self.game.offer)

    def _answer(self) -> None:
        """Answer the dialog that is open, as who wants to go on does."""
        dialog = QApplication.activeModalWidget()
        if self._answers or not isinstance(dialog, QDialog):
            return
        self._answers = True
        try:
            # As long as it is laid out, what is clicked moves.
            still(dialog)
            if isinstance(dialog, FacesDialog):
                self.enter(dialog, self._faces or self._indifferent(len(dialog.rows)))
                self._faces = ""
            elif isinstance(dialog, AccountDialog):
                assert self.game.offer is not None
                self.enter(dialog, "".join(map(str, self.game.offer.game.turn.kept)))
            elif isinstance(dialog, OneField):
                dialog.field.setText(self.figure or dialog.field.text())
                self.figure = ""
                self.agree(dialog)
        finally:
            self._answers = False

    def _indifferent(self, dice: int) -> str:
        """Faces that score nothing; one die each decides a roll-off."""
        return str(self.game.turn.seat + 2) if dice == 1 else NOTHING[:dice]


class Mouse(Hand):
    """Clicks, and touches no key."""

    def push(self, button: ActionButton) -> None:
        click(button)

    def open_calls(self) -> None:
        """By the card on the felt or the row of buttons; where both say one thing, by the menu."""
        # A card that comes in moves, and with it what is clicked.
        still(self.window)
        page = self.window.desk.page
        if page.card.more.isVisible():
            click(page.card.more)
            return
        if page.call.isVisible() and not page.call.view.does:
            click(page.call)
            return
        self.command(0, say("window-menu-calls"))

    def touch(self, widget: QWidget) -> None:
        self.driver.until(widget.isVisible)
        over = widget.parentWidget()
        while over is not None:
            # What the wheel does.
            if isinstance(over, QScrollArea):
                over.ensureWidgetVisible(widget)
            over = over.parentWidget()
        click(widget)

    def mark(self, box: QListWidget, row: int) -> None:
        item = box.item(row)
        box.scrollToItem(item)
        click(box.viewport(), box.visualItemRect(item).center())

    def open_menu(self, place: int) -> None:
        bar = self.window.menuBar()
        click(bar, bar.actionGeometry(self.window.menus[place]).center())

    def pick(self, menu: QMenu, entry: QAction) -> None:
        click(menu, menu.actionGeometry(entry).center())

    def enter(self, dialog: FacesDialog | AccountDialog, faces: str) -> None:
        for place, face in enumerate(faces):
            row = dialog.rows[place] if isinstance(dialog, FacesDialog) else dialog
            click(row.buttons[int(face) - 1])
        click(dialog.done_)

    def agree(self, dialog: OneField) -> None:
        click(dialog.use)


class Keys(Hand):
    """Types, and touches no mouse."""

    def push(self, button: ActionButton) -> None:
        self.driver.key(getattr(Qt.Key, f"Key_{button.view.key}"))

    def open_calls(self) -> None:
        self.driver.key(Qt.Key.Key_E)

    def _key(self, widget: QWidget, key: Qt.Key) -> None:
        """To whatever has the focus in this widget's window."""
        self.qtbot.keyClick(widget.window().focusWidget(), key)

    def _to(self, widget: QWidget) -> None:
        """Tab until it has the focus."""
        self.driver.until(widget.isVisible)
        for _ in range(_STOPS):
            if widget.window().focusWidget() is widget:
                return
            self._key(widget, Qt.Key.Key_Tab)
        raise AssertionError(f"no key leads to {widget.accessibleName() or widget}")

    def touch(self, widget: QWidget) -> None:
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        if group is not None:
            # Tab leads to the one that is chosen, arrows to the others.
            chosen = group.checkedButton()
            assert chosen is not None
            self._to(chosen)
            for _ in group.buttons():
                if widget.window().focusWidget() is not widget:
                    self._key(widget, Qt.Key.Key_Right)
            return
        self._to(widget)
        if isinstance(widget, QAbstractButton):
            self._key(widget, Qt.Key.Key_Space)

    def mark(self, box: QListWidget, row: int) -> None:
        self._to(box)
        for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Down] * row):
            self._key(box, key)

    def open_menu(self, place: int) -> None:
        letter = self.window.menus[place].text().partition("&")[2][:1].upper()
        self.driver.key(getattr(Qt.Key, f"Key_{letter}"), Qt.KeyboardModifier.AltModifier)

    def pick(self, menu: QMenu, entry: QAction) -> None:
        for _ in menu.actions():
            if menu.activeAction() is not entry:
                self.qtbot.keyClick(menu, Qt.Key.Key_Down)
        assert menu.activeAction() is entry
        self.qtbot.keyClick(menu, Qt.Key.Key_Return)

    def enter(self, dialog: FacesDialog | AccountDialog, faces: str) -> None:
        self.qtbot.keyClicks(dialog.focusWidget(), faces)
        self.qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    def agree(self, dialog: OneField) -> None:
        self.qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


HANDS: tuple[type[Hand], ...] = (Mouse, Keys)
