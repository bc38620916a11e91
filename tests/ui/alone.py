"""Dialogs shown by themselves, without the window that opens them."""

from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.looking import to_front
from zonk_desktop.ui.kit.controls import Tick
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT, Tokens, palette, style_sheet


def made(qapp: QApplication, scale: float = 1.0, tokens: Tokens = LIGHT) -> Style:
    """A style in this size of text, put on the application."""
    found = Style(tokens, Type(scale), still=True)
    sheet = style_sheet(tokens, scale)
    # To style everything anew is slow, and most tests look alike.
    if qapp.styleSheet() != sheet:
        qapp.setPalette(palette(tokens))
        qapp.setStyleSheet(sheet)
    return found


def opened(qtbot: QtBot, dialog: Any) -> Any:
    """The dialog, shown and in front."""
    qtbot.addWidget(dialog)
    dialog.show()
    to_front(dialog, qtbot)
    return dialog


def nameless(top: QWidget) -> list[str]:
    """Widgets that take the focus and have no name for those who cannot see them."""
    found = []
    for widget in (top, *top.findChildren(QWidget)):
        inner = widget.objectName().startswith("qt_")
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        elsewhere = widget.window() is not top
        if elsewhere or inner or not takes or widget.focusProxy() is not None:
            continue
        said = widget.accessibleName() or (
            widget.text() if isinstance(widget, QPushButton | Tick) else ""
        )
        if not said and widget is not top:
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found
