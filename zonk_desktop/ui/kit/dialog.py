"""Parts of dialogs: bars at head and foot, their buttons, the control that is blocked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QDialog, QFrame, QLabel, QPushButton, QWidget
from shiboken6 import isValid

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import fit
from zonk_desktop.ui.kit.scrolling import LowPage
from zonk_desktop.ui.kit.spoken import tell_blocked
from zonk_desktop.ui.kit.style import Style


def dress(dialog: QDialog, style: Style, title: str, wide: int, high: int) -> lay.Stack:
    """Set title, letters and size at 100%; returns a layout without margins.

    Its last part is the foot.
    """
    dialog.setWindowTitle(title)
    lay.put_role(style, dialog, "body")
    fit(dialog, style, wide, high)
    return lay.column(style, gap=0, on=dialog)


def answered(dialog: QDialog) -> bool:
    """Show a dialog until it is left; whether it was accepted. It is deleted afterwards.

    Its window may go under it: then it is gone with it, and was not accepted. F1 asks the window
    for the page about this dialog (`help_wanted`).
    """
    window = dialog.parentWidget()
    while window is not None and not hasattr(window, "help_wanted"):
        window = window.parentWidget()
    if window is not None:
        asks = QShortcut(QKeySequence(Qt.Key.Key_F1), dialog)
        asks.activated.connect(partial(window.help_wanted.emit, dialog))
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    if not isValid(dialog):
        return False
    dialog.deleteLater()
    return accepted


def put_page(whole: lay.Stack, style: Style, page: QBoxLayout, *, scrolls: bool = True) -> None:
    """Add the page above the foot, with the margins of a dialog.

    On a low screen it `scrolls`, unless its parts see to that themselves.
    """
    px = style.px
    page.setContentsMargins(px(24), px(20), px(24), px(16))
    if scrolls:
        whole.addWidget(LowPage(page), 1)
    else:
        whole.addLayout(page, 1)


def headline(style: Style, words: str) -> QLabel:
    return lay.label(style, words, "headline")


def block(button: QPushButton, reason: str, *, primary: bool | None = None) -> None:
    """Block a button with a reason, or with none let it act.

    It can be reached all the same, by Tab and by a screen reader, which tells the reason.
    `primary`: the button leads the dialog while it is not blocked.
    """
    changed = primary is not None and lay.mark(button, "primary", primary and not reason)
    if lay.mark(button, "blocked", bool(reason)) or changed:
        tell_blocked(button)
    button.setToolTip(reason)
    button.setAccessibleDescription(reason)


def button(
    style: Style, text: str, icon: str = "", *, size: int = 15, primary: bool = False
) -> QPushButton:
    """A button of a dialog; `primary`: it is filled."""
    made = QPushButton(text)
    lay.put_role(style, made, "button" if size > 15 else "small-button")
    made.setAccessibleName(text.replace("&", "").rstrip("…"))
    made.setAutoDefault(False)
    made.setProperty("primary", primary)
    if icon:
        lay.put_icon(style, made, icon)
    return made


def action(
    style: Style, text: str, slot: Callable[..., object], *, size: int = 16, leads: bool = False
) -> QPushButton:
    """A button of a foot. The one that leads is filled, and Enter presses it."""
    made = button(style, text, size=size, primary=leads)
    made.setDefault(leads)
    made.clicked.connect(slot)
    return made


def line(
    style: Style, left: Sequence[QWidget], right: Sequence[QWidget],
    between: QWidget | None = None, *, margins: lay.Margins = 0, gap: lay.Gap = None,
) -> lay.Stack:  # fmt: skip
    """Buttons in a row: those beside the matter at the left, those that end it at the right.

    `between`: what has the room that they leave.
    """
    middle: lay.Child = 1 if between is None else (between, 1)
    return lay.row(style, *left, middle, *right, margins=margins, gap=gap)


def foot(
    style: Style, left: Sequence[QWidget], right: Sequence[QWidget],
    between: QWidget | None = None,
) -> QFrame:  # fmt: skip
    """The bar at the end of a dialog, with its buttons."""
    return lay.panel("foot", line(style, left, right, between, margins=(24, 12), gap=12))
