"""Areas that keys scroll."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QScrollArea

from zonk_desktop.ui.kit.style import Style


def by_keys(area: QScrollArea, style: Style) -> None:
    """Let an area take the focus, so that the arrows scroll it, with a frame as long as it does."""
    edge = f"{style.px(2)}px solid"
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setObjectName("by-keys")
    area.setStyleSheet(
        f"QScrollArea#by-keys {{ border: {edge} transparent; }}"
        f"QScrollArea#by-keys:focus {{ border: {edge} {style.tokens.focus}; }}"
    )
