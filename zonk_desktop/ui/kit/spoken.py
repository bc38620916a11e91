"""What a screen reader is told of widgets where Qt cannot know it.

A blocked button takes the focus, so that its reason is read, and does nothing: it is disabled.
What paints itself is a picture, or with controls in it a group of them.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget


class Spoken(QAccessibleWidget):
    """The interface of a widget that paints itself."""

    def role(self) -> QAccessible.Role:
        widget = self.widget()
        if not widget.accessibleName():
            return QAccessible.Role.Client
        group = any(isinstance(one, QWidget) for one in widget.children())
        return QAccessible.Role.Grouping if group else QAccessible.Role.Graphic


class SpokenButton(QAccessibleWidget):
    """The interface of a button that may be blocked."""

    def state(self) -> QAccessible.State:
        found = super().state()
        if self.widget().property("blocked"):
            found.disabled = 1
        return found

    def text(self, kind: QAccessible.Text) -> str:
        found, widget = super().text(kind), self.widget()
        if found or kind is not QAccessible.Text.Name or not isinstance(widget, QAbstractButton):
            return found
        return "&".join(part.replace("&", "") for part in widget.text().split("&&"))

    def actionNames(self) -> list[str]:
        return [self.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        widget = self.widget()
        if name == self.pressAction() and isinstance(widget, QAbstractButton):
            widget.click()
        else:
            super().doAction(name)


@cache
def speak() -> None:
    """Have Qt make these interfaces; asked for where a reader listens, and never elsewhere."""
    QAccessible.installFactory(_interface)


def tell_blocked(button: QAbstractButton) -> None:
    """Tell whoever listens that a button is blocked now, or is no more."""
    if QAccessible.isActive():
        changed = QAccessible.State()
        changed.disabled = 1
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(button, changed))


def _interface(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Qt asks for each class of a thing, the most special one first."""
    match name:
        case "QPushButton" | "QAbstractButton" if isinstance(thing, QAbstractButton):
            if thing.property("blocked") is not None:
                return SpokenButton(thing, QAccessible.Role.Button)
        case "QWidget" if isinstance(thing, QWidget) and type(thing).__module__.startswith("zonk"):
            return Spoken(thing)
    return None
