"""Every page, dialog and moment of the program, and what is wrong with the words of each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QDockWidget,
    QLabel,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui import looking, test_pseudo
from tests.ui.alone import made
from tests.ui.archived import asked
from tests.ui.conftest import Driver
from tests.ui.in_sight import texts
from tests.ui.looking import unpainted, with_dialog
from tests.ui.scenes import Scenes, play
from tests.ui.test_looks import DIALOGS, open_and, real_game
from tests.ui.test_pseudo import BY_HAND, strangers, told
from tests.ui.test_walk import play_on
from tests.words import pseudo
from zonk_desktop.session import job
from zonk_desktop.session.worker import Session
from zonk_desktop.stage.beats import Kind
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.kit.painted import Painted
from zonk_desktop.ui.table.play.states import ToOpen
from zonk_desktop.ui.window.handbook import HandbookPage
from zonk_desktop.ui.zonk_file.replay_foot import Moments
from zonk_desktop.ui.zonk_file.statistics.window import PAGES, StatisticsWindow

Look = Callable[[str, QWidget], None]
#: As many as a game of three columns has room for on a screen.
SIX = ("Ann", "Bob", "Ada", "Cy", "Bo", "Di")
#: Latin letters where a language is written in others: two words are a sentence.
_SENTENCE = re.compile(r"\b[a-z]{3,} [a-z]{2,}\b")
_MARKUP = re.compile(r"<[^>]*>")
#: Lines of About and Report about the machine.
_OF_THE_MACHINE = re.compile(r"Linux|PySide6|numpy|MuJoCo|, xcb|, offscreen")
#: Languages that have no Latin letters of their own.
_OTHER_LETTERS = ("he", "ja", "uk", "zh-CN")


class Size(NamedTuple):
    """How large a window is, and its letters in per cent."""

    wide: int
    high: int
    scale: int = 100


SIZES = (Size(1024, 640), Size(1920, 1080), Size(1920, 1080, 200))


def pages(driver: Driver, patch: pytest.MonkeyPatch) -> Iterator[str]:
    """Bring the window into every state, and name it while it is there."""
    window = driver.window
    desk = window.desk
    yield "start"
    scenes = Scenes(driver, patch)
    for state in play(scenes):
        yield f"table, {state}"
        if state == "finished":
            desk.show_results()
            for view in range(2):
                desk.end.show_view(view)
                yield f"end, {view + 1}"
    desk.menus.lessons.trigger()
    scenes.begin("lets-play-zonk")
    scenes.throw("15346")
    yield "table, lesson"
    driver.key(Qt.Key.Key_Question)
    yield "table, rule"
    driver.key(Qt.Key.Key_Question)
    desk.menus.lessons.trigger()
    driver.begin("wheaton", "Ann", "Bob", "Cy")
    yield "table, before order"
    for kind in (Kind.ORDER, Kind.MAGIC):
        while (
            kind is Kind.MAGIC
            and isinstance(desk.table.state, ToOpen)
            and (desk.table.state.opening.order)
        ):
            desk.page.roll.click()
            driver.until(lambda: desk.table.idle)
        scenes.until(kind, desk.page.roll.click)
        yield f"table, {kind}"
        scenes.go_on()
    for rules, half in (("wheaton", "600"), ("insta-bong", "1000")):
        scenes.begin(rules, ("limit", "3000"), ("halftime", half), names=SIX, aids=(Aid.HINTS,))
        with unpainted(window):
            play_on(driver, 30)
        # He looks back, and has said something by the time that anybody looks.
        _coach(driver, comes=True)
        play_on(driver, 10)
        driver.until(lambda: not job.running())
        desk.hints.ask()
        yield f"six, {rules}"
        for name, wish in desk.panels.wanted.items():
            if wish.isVisible() and not wish.isChecked():
                wish.setChecked(True)
                yield f"six, {rules}, {name}"
        desk.toggle_party()
        yield f"six, {rules}, big picture"
        desk.toggle_party()
    _coach(driver, comes=False)
    with unpainted(window):
        play_on(driver)
    driver.until(lambda: window.pages.currentWidget() is desk.end)
    for view in range(2):
        desk.end.show_view(view)
        yield f"six, end, {view + 1}"


def _coach(driver: Driver, *, comes: bool) -> None:
    """Switch the coach of this game on or off."""
    desk = driver.window.desk
    desk.menus.aids[Aid.COACH].trigger()
    driver.until(lambda: desk.coaching.on is comes)


def menus(driver: Driver) -> Iterator[tuple[str, QMenu]]:
    """All menus of the bar, none of them open."""
    for number, action in enumerate(driver.window.menus):
        menu = action.menu()
        assert isinstance(menu, QMenu)
        menu.adjustSize()
        yield f"menu, {number + 1}", menu


def dialogs(driver: Driver, size: Size, look: Look) -> None:
    """Open each dialog of a command, in the size of the window or in its own."""
    real_game(driver, "Ann", "Bob", "Ada", "Cy")

    def shown(name: str) -> Callable[[QDialog], None]:
        def see(dialog: QDialog) -> None:
            _fit(dialog, size)
            look(f"dialog, {name}", dialog)

        return see

    for name in DIALOGS:
        open_and(driver, name, shown(name))
    wrong = with_dialog(driver.window, shown("help"))
    driver.window.desk.commands.help.here()
    assert not wrong


def other_dialogs(session: Session, folder: Path, size: Size, qtbot: QtBot, look: Look) -> None:
    """Open each dialog that another one opens, or that needs a stored game."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    style = made(app, size.scale / 100)
    stored = asked(qtbot, session, lambda archive: archive.load(2))
    for name, make in BY_HAND.items():
        dialog = make(style, session, stored, folder, qtbot)
        qtbot.addWidget(dialog)
        dialog.show()
        _fit(dialog, size)
        for page in PAGES if isinstance(dialog, StatisticsWindow) else ("",):
            if isinstance(dialog, StatisticsWindow):
                dialog.show_page(page)
            look(f"dialog, {name} {page}".rstrip(), dialog)
        dialog.reject()


def _fit(dialog: QDialog, size: Size) -> None:
    """No larger than a screen of this size has room for."""
    dialog.resize(dialog.size().boundedTo(dialog.size().__class__(size.wide - 16, size.high - 64)))


def wrong(widget: QWidget, language: str) -> list[str]:
    """What is cut, beyond the edge, English or not mirrored."""
    found = [f"cut {one}" for one in {*looking.cut(widget), *test_pseudo.cut(widget)}]
    seen = [one for one in widget.findChildren(QWidget) if one.isVisible()]
    for one in seen:
        name = type(one).__name__
        if isinstance(one, Painted) and one.tree() is not None:
            laid = one.laid()
            found += [f"cut {name}: {words}" for words in laid.cut]
            if laid.mirrored is not (language == "he"):
                found.append(f"not mirrored: {name}")
        if isinstance(one, QLabel | QAbstractButton) and not _within(one, widget):
            found.append(f"beyond the edge: {name} {one.text()!r}")
        # Time runs from the left everywhere.
        if language == "he" and not one.isRightToLeft() and not isinstance(one, Moments):
            found.append(f"not mirrored: {name}")
    # The handbook is in English, and says so.
    if isinstance(widget, HandbookPage):
        return found
    words = {_MARKUP.sub(" ", text) for text in (*told(widget), *texts(widget))}
    if language == pseudo.NAME:
        found += [f"English: {one}" for one in strangers(words) if not _OF_THE_MACHINE.search(one)]
    elif language in _OTHER_LETTERS:
        words -= {"The original of 1978"}
        found += [f"Latin: {one}" for one in sorted(filter(_SENTENCE.search, words))]
    return found


def _within(one: QWidget, root: QWidget) -> bool:
    """Whether no edge of the window cuts this; what can be scrolled to is not cut."""
    above = one.parentWidget()
    while above is not None and above is not root:
        if isinstance(above, QAbstractScrollArea | QDockWidget):
            return True
        above = above.parentWidget()
    box = QRect(one.mapTo(root, QPoint()), one.size())
    return root.rect().contains(box) or one.visibleRegion().isEmpty()
