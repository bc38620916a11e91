"""What dialogs are made of: the bar at their head or foot, and the control that is blocked."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QPushButton

from zonk_desktop.ui.kit.style import Style


def bar(style: Style, name: str = "foot") -> QFrame:
    """A strip in the colour of bars, with a line towards the page: a foot, or by name a head."""
    found = QFrame()
    found.setObjectName(name)
    edge = "top" if name == "foot" else "bottom"
    found.setStyleSheet(
        f"QFrame#{name} {{ background: {style.tokens.bar}; border-{edge}: 1px solid "
        f"{style.tokens.line}; }}"
    )
    return found


def block(button: QPushButton, reason: str, *, primary: bool | None = None) -> None:
    """Say why a button does nothing now, or with no reason let it act.

    It can be reached all the same, by Tab and by a screen reader, which tells the reason.
    `primary`: the button leads the dialog while it is not blocked.
    """
    wanted = {"blocked": bool(reason)}
    if primary is not None:
        wanted["primary"] = primary and not reason
    changed = [name for name, on in wanted.items() if bool(button.property(name)) != on]
    for name in changed:
        button.setProperty(name, wanted[name])
    if changed:
        button.style().unpolish(button)
        button.style().polish(button)
    button.setToolTip(reason)
    button.setAccessibleDescription(reason)
