"""The window and its dialogs in a language that nobody speaks: no English is left in them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QDockWidget,
    QLabel,
    QLineEdit,
    QListWidget,
    QSpinBox,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.archived import asked
from tests.words import pseudo
from zonk_desktop.archive import copies as kept
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.place import FileBeside
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Stored
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.resources import resource
from zonk_desktop.rulebook.library import Shelf
from zonk_desktop.rulebook.load import is_text, preset
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.kit.one_field import FieldWords
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.window import ReviewWindow
from zonk_desktop.ui.rules.lab.window import RulesLab
from zonk_desktop.ui.rules.worth import table_of
from zonk_desktop.ui.table.dialogs import FigureDialog, NameDialog, WordDialog
from zonk_desktop.ui.table.real_dice.account import AccountDialog
from zonk_desktop.ui.zonk_file.carrying import ImportReport
from zonk_desktop.ui.zonk_file.clip import ClipDialog
from zonk_desktop.ui.zonk_file.copies.inside import LookInside
from zonk_desktop.ui.zonk_file.copies.window import Copies
from zonk_desktop.ui.zonk_file.doing import Rename
from zonk_desktop.ui.zonk_file.moments import moments
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame
from zonk_desktop.ui.zonk_file.statistics.window import StatisticsWindow
from zonk_desktop.words import Speech, say, use

UI = Path(__file__).parents[2] / "zonk_desktop" / "ui"
#: Three plain letters in a row: accented words have none.
_PLAIN = re.compile(r"[A-Za-z]{3,}")
_MARKUP = re.compile(r"<style.*?</style>|<[^>]*>|zonk-file\S*|&[a-z]+;|\b[0-9a-f]{4,}\b", re.S)
#: Names: of players, of the program and its parts, of keys and files.
_NAMES = frozenset(
    [
        "Ann",
        "Bob",
        "Ada",
        # The language, by its own name; a paper; a folder of the system's; words of a sheet.
        "English",
        # What reads the texts, and what draws where there is no card.
        "Fluent",
        "rustfluent",
        "llvmpipe",
        "LLVM",
        "PyOpenGL",
        "bits",
        "Letter",
        "Documents",
        "Nicely",
        "Done",
        "Slim",
        "Pickin",
        "Bo",
        "Cy",
        "Zonk",
        "Desktop",
        "OpenGL",
        "Ctrl",
        "Shift",
        "Enter",
        "Esc",
        "Alt",
        "Space",
        "Left",
        "Right",
        "PDF",
        "Qt",
        "Python",
        "SHA",
        "chi",
        "zonk",
        "desktop",
        "toml",
        "csv",
        "png",
        "svg",
        "pdf",
        "roll",
        "keep",
        "stay",
    ]
)
#: Qt's own words, which its own translations bring (`qtbase_*.qm`).
_QT = frozenset(("Close", "Float", "Closes the dock widget", "Undocks and re-attaches the dock "
                 "widget", "Scroll Left", "Scroll Right",
                 # Of pyqtgraph's menu, which is switched off.
                 "Export..."))  # fmt: skip
#: The classes of those that commands open.
OPENED_BY_COMMANDS = frozenset(
    ("NewGameDialog", "RulesSettings", "RulesPage", "SoundSettings", "FacesDialog", "CorrectDialog",
     "ZonkFile", "PrintWindow", "TextPage", "ThemesPage", "ReadSheet", "TypeIn")
)  # fmt: skip


@pytest.fixture(autouse=True)
def strange(languages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The language is there, and spoken."""
    assert (languages / pseudo.NAME).is_dir()
    monkeypatch.setenv("ZONK_LANGUAGE", pseudo.NAME)
    use(Speech(pseudo.NAME))


@cache
def data() -> frozenset[str]:
    """Words of the rule sets: theirs, not the language's."""
    found: set[str] = set()

    def look(table: dict[str, object], path: tuple[str, ...]) -> None:
        for key, value in table.items():
            place = (*path, key)
            if isinstance(value, dict):
                look(value, place)
            elif not is_text(place):
                found.update(_PLAIN.findall(str(value)))
            # What a sheet calls a thing stays beside its translated explanation.
            if path == ("term",):
                found.update(_PLAIN.findall(key))

    for file in resource("rules").glob("*.toml"):
        look(tomllib.loads(file.read_text("utf-8")), ())
    return frozenset(found)


def told(widget: QWidget) -> Iterator[str]:
    """Every text that a widget shows or says."""
    for one in (widget, *widget.findChildren(QWidget)):
        yield one.toolTip()
        yield one.accessibleName()
        yield one.accessibleDescription()
        if one.isWindow() or isinstance(one, QDockWidget):
            yield one.windowTitle()
        if isinstance(one, QLabel | QAbstractButton):
            yield one.text()
        if isinstance(one, ActionButton):
            yield from (one.view.text, one.view.note, one.view.reason, one.view.brief)
        if isinstance(one, QLineEdit):
            yield one.placeholderText()
        if isinstance(one, QComboBox):
            yield from (one.itemText(n) for n in range(one.count()))
        if isinstance(one, QTabBar):
            yield from (one.tabText(n) for n in range(one.count()))
        if isinstance(one, QTableView | QTreeView):
            for column in range(one.model().columnCount()):
                head = one.model().headerData(column, Qt.Orientation.Horizontal)
                yield head if isinstance(head, str) else ""
        if isinstance(one, QSpinBox):
            yield from (one.prefix(), one.suffix(), one.specialValueText())
        if isinstance(one, QListWidget):
            yield from (one.item(n).text() for n in range(one.count()))
        for action in one.findChildren(QAction):
            yield action.text().replace("&", "")


def english(widget: QWidget) -> list[str]:
    """What is read without accents and is no name."""
    return strangers(told(widget))


def strangers(texts: Iterable[str]) -> list[str]:
    """Those of these texts that are read without accents and are no names."""
    known = data() | _NAMES
    found = {_MARKUP.sub(" ", text) for text in texts} - _QT
    # An address is the same in every language.
    found = {text for text in found if not text.startswith("https://")}
    return sorted(text for text in found if set(_PLAIN.findall(text)) - known)


def cut(widget: QWidget) -> list[str]:
    """Labels and buttons of one line that are wider than their place."""
    found = []
    for one in widget.findChildren(QWidget):
        if not one.isVisible() or isinstance(one, Elided | ActionButton):
            continue
        plain = isinstance(one, QLabel) and not one.wordWrap() and one.pixmap().isNull()
        if plain or type(one).__name__ in {"QPushButton", "Tick"}:
            assert isinstance(one, QLabel | QAbstractButton)
            if one.text() and one.width() < one.minimumSizeHint().width():
                found.append(f"{one.text()!r}: {one.width()} of {one.minimumSizeHint().width()}")
    return found


def test_the_language_is_long_and_has_accents() -> None:
    assert pseudo.accented("The dice must be rolled.") == "Ťĥéé ďííçéé múúšť bé řóółłééď."
    speak = Speech(pseudo.NAME)
    said = speak.say("event-kept", name="Ann", value=12500)
    assert "Ann" in said
    assert "12,500" in said
    assert not set(_PLAIN.findall(said)) - {"Ann"}


def test_marks_in_the_scoring_table_are_left_without_english() -> None:
    ruleset = preset("wheaton")
    lines, _ = table_of(ruleset, ruleset)
    assert pseudo.accented("devil") in [line.text for line in lines]


def reviewed(style: Style, stored: Stored, qtbot: QtBot) -> QDialog:
    dialog = ReviewWindow(style, stored)
    qtbot.waitUntil(lambda: dialog.view.found is not None)
    return dialog


def counted(style: Style, session: Session, qtbot: QtBot) -> StatisticsWindow:
    dialog = StatisticsWindow(style, session, [], Filter())
    dialog.show()
    qtbot.waitUntil(lambda: dialog.race.race is not None)
    return dialog


def tried(style: Style, folder: Path, qtbot: QtBot) -> QDialog:
    ours = preset("wheaton", (("limit", "1500"), ("halftime", "0")))
    dialog = RulesLab(style, Shelf(folder), ours, "Ann", "insta-bong")
    dialog.cores = 1
    dialog.tried.games.setValue(4)
    dialog.start()
    qtbot.waitUntil(lambda: not dialog.running and bool(dialog.results.sides))
    return dialog


def inside(style: Style, session: Session, qtbot: QtBot) -> QDialog:
    def look(archive: Archive) -> tuple[kept.CopyLook, list[kept.Inside]]:
        path = kept.copy(archive)
        found = kept.inside(archive, path)
        return kept.CopyLook(
            FileBeside(path, "copy", date(2026, 11, 21), 1000), len(found), 0
        ), found

    one, games = asked(qtbot, session, look)
    return LookInside(style, one, say("zonk-file-copy-of", day="21"), games, None)


def doubted() -> Game:
    """A game in which Bob doubts the 1,000 that Ann has declared."""
    rules = Rules(preset("lets-play-zonk", (("declare-scores", "on"), ("ceremony", "off"))))
    game = new_game(rules, ("Ann", "Bob"))
    for action in (
        act.Roll(), act.DiceLanded((1, 1, 1, 2, 4)), act.Keep((0, 1, 2)), act.Stay(1000),
        act.Challenge(1),
    ):  # fmt: skip
        game, _ = apply(game, action)
    return game


#: Dialogs that another dialog opens, or that need a stored game; each by its class.
BY_HAND: dict[str, Callable[[Style, Session, Stored, Path, QtBot], QDialog]] = {
    "StatisticsWindow": lambda style, session, stored, folder, qtbot: counted(
        style, session, qtbot
    ),
    "ReviewWindow": lambda style, session, stored, folder, qtbot: reviewed(style, stored, qtbot),
    "RulesLab": lambda style, session, stored, folder, qtbot: tried(style, folder, qtbot),
    "Copies": lambda style, session, stored, folder, qtbot: Copies(style, session),
    "LookInside": lambda style, session, stored, folder, qtbot: inside(style, session, qtbot),
    "ReplayGame": lambda style, session, stored, folder, qtbot: ReplayGame(style, moments(stored)),
    "NameDialog": lambda style, session, stored, folder, qtbot: NameDialog(
        style, "Ann", {"Bob": say("seat-taken", name="Bob")}, gender="she"
    ),
    "WordDialog": lambda style, session, stored, folder, qtbot: WordDialog(style),
    "FigureDialog": lambda style, session, stored, folder, qtbot: FigureDialog(
        style,
        FieldWords(
            say("table-stake-use"),
            say("table-stake-ask"),
            say("table-stake-ask"),
            "",
            say("table-cancel"),
            say("table-stake-use"),
        ),
        5,
        1,
    ),
    "AccountDialog": lambda style, session, stored, folder, qtbot: AccountDialog(style, doubted()),
    "Rename": lambda style, session, stored, folder, qtbot: Rename(style, "Ann"),
    "ImportReport": lambda style, session, stored, folder, qtbot: ImportReport(
        style,
        say("zonk-file-refused-title", refused=1, files=1),
        say("zonk-file-refused-note", said=""),
        (say("zonk-file-refused-line", file="Ann", why=say("archive-another-file")),),
    ),
    "ClipDialog": lambda style, session, stored, folder, qtbot: ClipDialog(
        style, moments(stored), ("ivory", "moss"), None
    ),
}


def dialogs() -> set[str]:
    """The classes of all dialogs in the window's rooms, less those that others are made of."""
    bases: dict[str, set[str]] = {}
    for file in UI.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found = bases.setdefault(node.name, set())
                found.update(ast.unparse(base) for base in node.bases)

    def is_dialog(name: str) -> bool:
        return name == "QDialog" or any(is_dialog(base) for base in bases.get(name, ()))

    return {name for name in bases if is_dialog(name)} - set().union(*bases.values())


def test_every_dialog_of_the_window_is_opened_here() -> None:
    # The handbook is in English, and says so.
    assert dialogs() == OPENED_BY_COMMANDS | BY_HAND.keys() | {"HandbookPage"}
