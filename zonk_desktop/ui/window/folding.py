"""The table in a low window with large letters: bar and buttons as wide as the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolBar, QToolButton, QWidget

from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.brush import here
from zonk_desktop.ui.kit.room import corner
from zonk_desktop.ui.table.game_page import GamePage
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.words import say


class Folding(QObject):
    """Moves bar and buttons out of the page, and the menu bar into one key of the bar."""

    def __init__(self, window: WindowFrame, page: GamePage) -> None:
        super().__init__(window)
        self._window, self._page = window, page
        self.folded = False
        self._top = self._holder("bar above", Qt.ToolBarArea.TopToolBarArea)
        self._bottom = self._holder("buttons below", Qt.ToolBarArea.BottomToolBarArea)
        self.key = QToolButton(page.bar)
        self.key.setObjectName("menu-key")
        self.key.setAccessibleName(say("window-menu-key"))
        self.key.setToolTip(say("window-menu-key"))
        self.key.clicked.connect(self.open)
        self.key.hide()
        self._menu = QMenu(window)
        self._menu.addActions(window.menus)
        self._opens = QShortcut(QKeySequence(Qt.Key.Key_F10), window, self.open, enabled=False)
        #: Alt is down, and no other key has been since.
        self._alt = False
        page.row.moved.connect(self._lines)
        window.installEventFilter(self)

    def _holder(self, name: str, area: Qt.ToolBarArea) -> QToolBar:
        strip = QToolBar(self._window, movable=False)
        strip.setObjectName(name)
        strip.toggleViewAction().setVisible(False)
        strip.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        held = QWidget()
        row = QHBoxLayout(held)
        row.setContentsMargins(0, 0, 0, 0)
        strip.addWidget(held)
        self._window.addToolBar(area, strip)
        strip.hide()
        return strip

    def _held(self, strip: QToolBar) -> QHBoxLayout:
        row = strip.widgetForAction(strip.actions()[0]).layout()
        assert isinstance(row, QHBoxLayout)
        return row

    def fold(self, fold: bool) -> None:
        """Fold, or unfold again."""
        page = self._page
        if fold is not self.folded:
            self.folded = fold
            for strip in (self._top, self._bottom):
                strip.setVisible(fold)
            if fold:
                self._held(self._top).addWidget(page.bar)
                self._held(self._bottom).addWidget(page.row)
            else:
                page.take_bars()
            self._window.menuBar().setVisible(not fold)
            self._opens.setEnabled(fold)
            self.key.setVisible(fold)
        page.set_low(fold)
        self._lines()

    def _lines(self) -> None:
        """Let figures stand over the words of the buttons, and the disc beside the key."""
        page, px = self._page, self._page.look.px
        inset, side = 0, px(32)
        if self.folded:
            gap = px(10)
            self.key.setIcon(icons.icon("menu", page.look.tokens.ink))
            self.key.setIconSize(QSize(side * 2 // 3, side * 2 // 3))
            box = QRectF(gap, (page.bar.height() - side) // 2, side, side)
            self.key.setGeometry(here(page.bar, box).toRect())
            inset = side
        page.bar.set_lines(page.row.columns(), inset)

    def open(self) -> None:
        """Open the menus below their key."""
        self._menu.popup(corner(self._menu, self.key))

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        # Python may take a closed window apart before Qt does.
        if isinstance(event, QKeyEvent) and getattr(self, "folded", False):
            alone = event.key() == Qt.Key.Key_Alt
            if event.type() is QEvent.Type.KeyPress:
                self._alt = alone
            elif event.type() is QEvent.Type.KeyRelease and alone and self._alt:
                self._alt = False
                self.open()
        return False
