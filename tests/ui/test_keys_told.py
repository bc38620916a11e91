"""The keys that Help tells are those there are, and do what it says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from tests.rule_marks import ROOT
from tests.ui.conftest import Driver
from zonk_desktop.words.speech import languages, texts

#: How Help calls what Qt names in another way.
CALLED = {"PgUp": "Page Up", "PgDown": "Page Down", "Return": "Enter", "Del": "Delete"}
#: Keys that every dialog has, as Help says before its lists.
EVERYWHERE = {"Esc", "Enter", "Up", "Down", "Left", "Right", "Home", "End", "Delete", "Page Up",
              "Page Down", "Space", "Tab"}  # fmt: skip
#: Keys of the table, by what the row of Help is and what the window does.
AT_THE_TABLE = {
    "R": ("Roll", "press roll"), "Space": ("Roll", "press roll"), "A": ("Pick all", "pick all"),
    "K": ("Keep what", "press keep"), "S": ("Stay", "press stay"),
    "D": ("Take the dare", "press take-dare"), "N": ("leaves it", "press refuse-dare"),
    "C": ("Call: the word", "press call"), "E": ("Everything else", "press calls"),
    "O": ("Before the first turn", "press skip-order"), "U": ("Take back", "press undo"),
    "H": ("A hint", "hint"), "I": ("The last throw", "replay"), "T": ("Told at any", "ask totals"),
    "W": ("What lies there", "ask lies"), "G": ("What is awaited", "ask awaited"),
    "L": ("What was said last", "ask last"), "M": ("Mute", "mute"), "?": ("The rule on", "card"),
    **{str(n): ("Pick the next die", f"face {n}") for n in range(1, 7)},
}  # fmt: skip
#: Keys of a page or a dialog of its own, by the part of the row that says where; the file of it.
PLACES = {
    "The start page": "start/start_page.py",
    "in a replay": "zonk_file/replay_game.py",
    "in Dice and table": "window/themes.py",
    "in the Zonk File": "zonk_file/game_list.py",
}


def rows(language: str = "en") -> list[tuple[str, tuple[str, ...], str]]:
    """The lists of keys: the head they stand below, the keys of a row, what they do."""
    page = (texts() / language / "keyboard.html").read_text("utf-8")
    found, head = [], ""
    for title, keys, told in re.findall(
        r"<h3>(.*?)</h3>|<tr><td>(.*?)</td><td>(.*?)</td></tr>", page, re.S
    ):
        head = title or head
        if not title:
            bold = tuple(re.findall(r"<b>(.*?)</b>", keys))
            found.append((head, (*bold, *re.findall(r"<b>(.*?)</b>", told)), told))
    return found


def told_of(key: str, head: str = "") -> list[str]:
    """What Help says that this key does."""
    return [told for where, keys, told in rows() if key in keys and head in where]


def called(sequence: QKeySequence) -> str:
    """A key as Help writes it."""
    parts = sequence.toString(QKeySequence.SequenceFormat.PortableText).split("+")
    return " ".join(CALLED.get(part, part) for part in parts)


def held(file: Path) -> Iterator[str]:
    """The keys with Ctrl, and those with an F, that a file makes shortcuts of."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(r"(Ctrl|Shift|Alt)\+.+|F\d+", node.value):
                yield called(QKeySequence(node.value))
        elif isinstance(node, ast.Attribute):
            spelt = ast.unparse(node)
            if re.search(r"Key\.Key_F\d+$", spelt):
                yield spelt.rpartition("_")[2]
            elif spelt.startswith("QKeySequence.StandardKey.") and not spelt.endswith(".Redo"):
                # Redo is another key on each system.
                standard = getattr(QKeySequence.StandardKey, node.attr)
                yield called(QKeySequence.keyBindings(standard)[0])


def letters(file: Path) -> set[str]:
    """The keys that a page or dialog answers to."""
    names = re.findall(r"Key\.Key_(\w+)", file.read_text("utf-8"))
    return {CALLED.get(name, name) for name in names} - EVERYWHERE


def test_every_shortcut_is_told_and_every_key_told_is_one() -> None:
    ui = ROOT / "zonk_desktop" / "ui"
    there = {key for file in sorted(ui.rglob("*.py")) for key in held(file)}
    # By a modifier or by a place in the column, and not as shortcuts.
    there |= {"Ctrl Page Up", "Ctrl Page Down", "Ctrl 1", "Ctrl 6", "Shift L"}
    told = {key for _, keys, _ in rows() for key in keys}
    assert there - told == set()
    with_a_modifier = {key for key in told if re.match(r"(Ctrl|Shift|Alt)\b|F\d", key)}
    assert with_a_modifier - there == set()
    alone = {key for key in told - with_a_modifier if len(key) == 1 and key not in AT_THE_TABLE}
    assert alone == {"P", "F"}, "of the start page"


@pytest.mark.parametrize("place", PLACES)
def test_keys_of_a_page_are_those_it_answers_to(place: str) -> None:
    told = {
        key
        for head, keys, what in rows()
        for key in keys
        if place == head or what.startswith(place) or f"; {place}" in what
        if not key.startswith("Ctrl")
    }
    there = letters(ROOT / "zonk_desktop" / "ui" / PLACES[place])
    # The column that Ctrl and a figure sort by.
    assert told - EVERYWHERE == there - {"1"}


def test_pages_name_no_key_that_the_list_has_not() -> None:
    told = {key for _, keys, _ in rows() for key in keys}
    for page in (texts() / "en").glob("*.html"):
        named = re.findall(r"\b(F\d+|Ctrl[ +]\w+)\b", page.read_text("utf-8"))
        assert {key.replace("+", " ") for key in named} - {"Ctrl Page", "Ctrl Shift"} <= told


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_the_same_keys(language: str) -> None:
    """Modifiers have names of their own there; letters, figures and F1 have none."""
    sign = re.compile(r"(?:^|[ +])([A-Z?1-9]|F\d+)$")
    own = [
        [found[1] for key in keys if (found := sign.search(key))] for _, keys, _ in rows(language)
    ]
    english = [[found[1] for key in keys if (found := sign.search(key))] for _, keys, _ in rows()]
    assert own == english


def test_keys_of_the_window_do_what_is_told(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = driver.window
    done: list[str] = []
    # Of the window: what Help says begins as the menu does.
    for action in window.findChildren(QAction):
        key = called(action.shortcut())
        if key and action is not window.desk.menus.leave:
            title = re.sub(r"[&….]", "", action.text()).casefold()
            words = title.removeprefix("the ")
            assert any(words in told.casefold() for told in told_of(key)) or key in {
                "Ctrl K", "Ctrl Z", "F1", "F11",
            }, f"{key}: {title}"  # fmt: skip
    for shortcut in window.findChildren(QShortcut):
        assert told_of(called(shortcut.key())), called(shortcut.key())
    # At the table: every letter, every figure and the signs, whether told or not.
    driver.begin("lets-play-zonk")
    keys, table, page = window.desk.keys, window.desk.table, window.desk.page
    monkeypatch.setattr(page, "press", lambda name: done.append(f"press {name}"))
    monkeypatch.setattr(table, "toggle_face", lambda face: done.append(f"face {face}"))
    monkeypatch.setattr(table, "pick_all", lambda: done.append("pick all"))
    for name, signal in (
        ("mute", keys.mute_wanted), ("hint", keys.hint_wanted), ("replay", keys.replay_wanted),
        ("card", keys.card_wanted),
    ):  # fmt: skip
        signal.disconnect()
        signal.connect(lambda name=name: done.append(name))
    keys.asked.disconnect()
    keys.asked.connect(lambda what: done.append(f"ask {what}"))
    window.setFocus()
    for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?":
        done.clear()
        driver.key(ord(sign))
        words, does = AT_THE_TABLE.get(sign, ("", ""))
        assert done == [does] * bool(does), sign
        assert (
            not words
            or any(words in told for told in told_of(sign, "At the table"))
            or (sign in "2345")
        ), sign
    done.clear()
    driver.key(Qt.Key.Key_Space)
    driver.key(Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert done == ["press roll", "ask before"]
    told = {key for head, found, _ in rows() if head == "At the table" for key in found}
    assert {key for key in told if len(key) == 1} <= set(AT_THE_TABLE)
