"""The big button of the start page."""

from __future__ import annotations

from PySide6.QtGui import QFont

from zonk_desktop.ui.kit.action_button import ActionButton


class LeadButton(ActionButton):
    """The big button; its title is set in the headline font."""

    def _fonts(self) -> tuple[float, float, float]:
        big, small, cap = super()._fonts()
        return (big, 17, 15) if big > 30 else (big, min(small, 13), cap)

    def _title(self, size: float) -> QFont:
        return self._style.type.display(size * 1.1)
