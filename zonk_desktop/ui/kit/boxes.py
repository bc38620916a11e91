"""Message boxes: something is told, or asked before it is done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

#: The name of a box that is shown over a dialog.
_OVER = "over"


def box(parent: QWidget | None, title: str, text: str) -> QMessageBox:
    """Create a message box; the text is shown as it is, never as HTML."""
    found = QMessageBox(parent)
    found.setWindowTitle("Zonk Desktop")
    found.setTextFormat(Qt.TextFormat.PlainText)
    found.setText(title)
    found.setInformativeText(text)
    return found


def tell(parent: QWidget, title: str, text: str) -> None:
    """Show such a box until it is answered."""
    shown = box(parent, title, text)
    shown.exec()
    shown.deleteLater()


def over(dialog: QWidget, text: str) -> None:
    """Show a box over a dialog that is open and goes on; another sentence takes its place."""
    own = isinstance(dialog, QMessageBox) and dialog.objectName() == _OVER
    shown = dialog if own else dialog.findChild(QMessageBox, _OVER)
    if not isinstance(shown, QMessageBox):
        shown = box(dialog, text, "")
        shown.setObjectName(_OVER)
        shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    shown.setText(text)
    shown.open()


def sure(
    parent: QWidget | None, title: str, text: str, *, yes: str, no: str, loses: bool = True
) -> bool:
    """Ask before something is done; Enter leaves it undone. `loses`: something is lost by it."""
    asked = box(parent, title, text)
    roles = QMessageBox.ButtonRole
    go = asked.addButton(yes, roles.DestructiveRole if loses else roles.AcceptRole)
    asked.setDefaultButton(asked.addButton(no, roles.RejectRole))
    asked.exec()
    found = asked.clickedButton() is go
    asked.deleteLater()
    return found
