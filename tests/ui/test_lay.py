"""One way to lay out and to letter: roles, lengths, and one function that restyles."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import zonk_desktop.ui
from tests.ui.conftest import Driver
from zonk_desktop.resources import resource
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.fonts import ROLES, Type
from zonk_desktop.ui.kit.one_of import OneOf
from zonk_desktop.ui.kit.style import Style, grown
from zonk_desktop.ui.kit.tokens import DARK
from zonk_desktop.ui.window.main_window import MainWindow

_UI = Path(zonk_desktop.ui.__file__).parent
_SHEET = resource("ui/window.qss").read_text("utf-8")
_BY_SHEET = set(re.findall(r'\[role="([\w-]+)"\]', _SHEET))
#: What sets a style sheet of its own, and why roles cannot do it.
_OWN_SHEETS = {
    "kit/lay.py": "the rules of a role, where a part has other colours than the window",
    "window/frame.py": "the window's own",
    "zonk_file/game_list.py": "heads stand over cells by a length that Qt's style knows",
    "paper/parts.py": "room for a key, as wide as its word",
    "new_game/foot.py": "room for a key, as wide as its word",
    "new_game/row.py": "a name in the colour of the pen, on paper",
}


Code = dict[str, list[ast.AST]]


@pytest.fixture(scope="module")
def code() -> Code:
    """What the files of the window are made of."""
    return {
        file.relative_to(_UI).as_posix(): list(ast.walk(ast.parse(file.read_text("utf-8"))))
        for file in sorted(_UI.rglob("*.py"))
    }


def calls(code: Code, name: str) -> dict[str, list[ast.Call]]:
    """The calls of a function or method of this name, by file."""
    found: dict[str, list[ast.Call]] = {}
    for file, nodes in code.items():
        for node in nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == name:
                found.setdefault(file, []).append(node)
    return found


def test_one_place_sets_style_sheets(code: Code) -> None:
    assert set(calls(code, "setStyleSheet")) <= set(_OWN_SHEETS)


def test_every_role_is_known_and_used(code: Code) -> None:
    literals = {
        node.value
        for file, nodes in code.items()
        if Path(file).name != "fonts.py"
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    known = set(ROLES) | _BY_SHEET
    left = known - literals
    assert not left
    asked = [
        (file, word.value)
        for name, place in (("label", 2), ("put_role", 2), ("panel", 0))
        for file, found in calls(code, name).items()
        for call in found
        if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "lay"
        for argument in call.args[place : place + 1]
        for word in ast.walk(argument)
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]
    assert len(asked) > 100
    assert not [one for one in asked if one[1] not in known]


@pytest.fixture
def part(qapp: QApplication, qtbot: QtBot) -> QWidget:
    style = Style.plain()
    # A window of another test may have left its sheet.
    qapp.setStyleSheet("")
    root = QWidget()
    qtbot.addWidget(root)
    inner = lay.row(style, lay.label(style, "a", "note"), 1, margins=(4, 6), gap=8)
    chosen = OneOf(style, "b", [("c", "d"), ("e", "f")], "c")
    lay.column(style, inner, lay.panel("strip"), chosen, margins=10, gap=12, on=root)
    return root


def seen(root: QWidget) -> list[object]:
    label, button = root.findChildren(QLabel)[0], root.findChildren(QPushButton)[0]
    outer, inner = root.findChildren(lay.Stack)[:2]
    return [
        label.font().pixelSize(), label.palette().windowText().color().name().upper(),
        button.font().pixelSize(), button.minimumHeight(), button.styleSheet(),
        outer.contentsMargins().left(), outer.spacing(),
        inner.contentsMargins().left(), inner.contentsMargins().top(), inner.spacing(),
    ]  # fmt: skip


def test_a_part_gets_another_look_and_scale_and_its_own_again(part: QWidget) -> None:
    plain = Style.plain()
    before = seen(part)
    assert before == [14, plain.tokens.ink2, 14, 38, "", 10, 12, 4, 6, 8]
    lay.restyle(part, plain.derived(DARK, Type(2.0)))
    size, colour, letters, high, sheet, *lengths = seen(part)
    assert (size, colour, letters, high) == (28, DARK.ink2, 28, 76)
    assert lengths == [20, 24, 8, 12, 16]
    # The window's sheet is light: the dark rules of the role stand on the button itself.
    assert isinstance(sheet, str)
    assert DARK.raise_ in sheet
    assert 'role="segment"' in sheet
    lay.restyle(part, plain)
    assert seen(part) == before


def test_scale_and_look_reach_every_lettered_part(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    desk = window.desk
    for scale, look in ((150, "dark"), (100, "light")):
        window.memory.set("scale", scale)
        window.memory.set("look", look)
        window.restyle()
        large = grown(window.look, window.size())
        pages = ((desk.hits, large), (desk.coach, large), (desk.panels.strip, large),
                 (desk.end, window.look), (window.start, window.look))  # fmt: skip
        lettered = [
            (one, role, style)
            for page, style in pages
            for one in page.findChildren(QWidget)
            if (role := one.property("role")) in ROLES
        ]
        assert len(lettered) > 12
        wrong = [
            (type(one).__name__, role)
            for one, role, style in lettered
            if one.font().pixelSize() != style.font(role).pixelSize()
        ]
        assert not wrong
