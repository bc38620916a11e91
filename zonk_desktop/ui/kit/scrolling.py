"""Areas that scroll: by keys, and pages that are higher than a small screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QScrollArea, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style

#: The least height in which a page can be scrolled.
_LEAST = 160


def by_keys(area: QScrollArea, style: Style) -> None:
    """Let an area take the focus, so that the arrows scroll it, with a frame as long as it does."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    lay.put_role(style, area, "by-keys")


class Scrolling(QScrollArea):
    """An area as wide as its room that scrolls down, or `across` as well.

    Tab leads to what is out of sight, and it stays in sight where a page that scrolls down grows;
    the area itself takes no focus.
    """

    def __init__(self, inside: QWidget | None = None, *, across: bool = False) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if not across:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            # Later, when what is inside has its new places.
            self.verticalScrollBar().rangeChanged.connect(
                self._show_focus, Qt.ConnectionType.QueuedConnection
            )
        if inside is not None:
            self.setWidget(inside)

    @Slot()
    def _show_focus(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.ensureWidgetVisible(focus)


class LowPage(Scrolling):
    """A page that scrolls where large letters make it higher than the screen."""

    def __init__(self, page: QLayout) -> None:
        super().__init__()
        self._inside = lay.held(page)
        self.setWidget(self._inside)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As wide as the page must be, and as low as can be scrolled."""
        wide = self._inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(wide, min(_LEAST, self._inside.minimumSizeHint().height()))


class ScrollWhenLarger(Scrolling):
    """A widget that scrolls only where it is larger than the room it is given.

    It is as large as it must be while `room` has that much; a screen whose pixels are few, since
    the system makes all of them larger, has less.
    """

    def __init__(self, inside: QWidget, room: Callable[[], QSize]) -> None:
        super().__init__(across=True)
        self._room = room
        self.setWidget(inside)

    def sizeHint(self) -> QSize:
        inside = self.widget()
        return super().sizeHint() if inside is None else inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        inside = self.widget()
        if inside is None:
            return super().minimumSizeHint()
        return inside.minimumSizeHint().boundedTo(self._room())
