"""The panels beside the table: their places, sizes and titles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QApplication, QDockWidget, QTabBar, QTabWidget, QWidget

from zonk_desktop.ui.window.docks import DockTitle, tool
from zonk_desktop.ui.window.frame import Frame
from zonk_desktop.words import say

#: Names under which Qt and the settings keep the panels' places.
SHEET, HITS, LOG, RULES, COACH = "Score sheet", "Hits", "Log", "Rules", "Coach"
_TITLES = {
    SHEET: "window-panel-sheet",
    HITS: "hits-plain-first",
    LOG: "window-panel-log",
    RULES: "window-panel-rules",
    COACH: "coach-name",
}
_NO_FOCUS = Qt.FocusPolicy.NoFocus
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
_STATE = 3
#: A window lower than this, at letters of the usual size, has room for one panel at a time.
_LOW = 480
#: Sizes of the letters on tabs and the air beside them, tried one after another.
_TABS = ((15, 14), (15, 8), (14, 6), (12, 5), (11, 4), (10, 3))
_CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly


class Panels(QObject):
    """Docks: the sheet above, the others as tabs below it; the coach only in games that have one.

    Which of them the player wants is kept apart from which are seen now: pages without a table and
    the big picture hide them all, and that is no wish of his.
    """

    def __init__(
        self, window: Frame, widgets: dict[str, QWidget], print_sheet: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._print = print_sheet
        self.docks: dict[str, QDockWidget] = {}
        #: Ticked while the player wants the panel, on whatever page.
        self.wanted: dict[str, QAction] = {}
        self._shown = False
        #: The sheet is a tab among the others: two panels one above the other have no room.
        self._folded = False
        #: The tab that was in front before.
        self._before = ""
        #: Panels that this game is without.
        self._without = {COACH}
        closed = window.memory.names("closed-panels")
        window.setDockNestingEnabled(True)
        window.setTabPosition(_RIGHT, QTabWidget.TabPosition.North)
        for name, widget in widgets.items():
            dock = QDockWidget(say(_TITLES[name]), window)
            dock.setObjectName(name)
            dock.setWidget(widget)
            dock.setTitleBarWidget(self._title(name, dock))
            self.docks[name] = dock
            dock.topLevelChanged.connect(self.retitle)
            dock.visibilityChanged.connect(partial(_reach, widget, widget.focusPolicy()))
            dock.installEventFilter(self)
            wish = QAction(say(_TITLES[name]), self)
            wish.setCheckable(True)
            wish.setChecked(name not in closed)
            wish.toggled.connect(self._wished)
            wish.setEnabled(name not in self._without)
            self.wanted[name] = wish
        window.beside = self._least_width
        self._arrange()
        window.restoreState(window.memory.bytes("state"), _STATE)
        self.hide()

    def _arrange(self) -> None:
        window, docks = self._window, self.docks
        for dock in docks.values():
            window.addDockWidget(_RIGHT, dock)
        window.splitDockWidget(docks[SHEET], docks[HITS], Qt.Orientation.Vertical)
        window.tabifyDockWidget(docks[HITS], docks[LOG])
        window.tabifyDockWidget(docks[LOG], docks[RULES])
        window.tabifyDockWidget(docks[RULES], docks[COACH])
        docks[HITS].raise_()
        self._folded = False
        self.retitle()
        self._watch_bars()

    def _fold(self) -> None:
        """Make all panels tabs of one place where letters are large and the window is low."""
        window, docks = self._window, self.docks
        low = window.height() < window.look.px(_LOW)
        if low == self._folded or any(dock.isFloating() for dock in docks.values()):
            return
        front = self._front()
        if not low:
            self._arrange()
            self.docks[front].raise_()
            return
        self._before = front
        for first, second in pairwise(docks.values()):
            window.tabifyDockWidget(first, second)
        self._folded = True
        docks[SHEET].raise_()
        self.retitle()

    def _front(self) -> str:
        """The tab beside the sheet that is read, or was before the sheet became one of them."""
        for name, dock in self.docks.items():
            if name != SHEET and not dock.isHidden() and not dock.visibleRegion().isEmpty():
                return name
        usual = HITS if COACH in self._without else COACH
        return usual if self._before in {"", *self._without} else self._before

    @Slot()
    def as_at_first(self) -> None:
        """Reset all panels to their first place and size."""
        self._window.memory.set("docked", False)
        for dock in self.docks.values():
            dock.setFloating(False)
        self._arrange()
        for wish in self.wanted.values():
            wish.setChecked(True)
        if self._shown:
            self.show()

    # Titles

    @Slot()
    def retitle(self) -> None:
        """Update titles: a dock among tabs is named by its tab; alone it has a title bar."""
        for name, dock in self.docks.items():
            beside = [d for d in self._window.tabifiedDockWidgets(dock) if not d.isHidden()]
            # One that this game is without waits behind its tab.
            tabbed = not dock.isFloating() and (bool(beside) or name in self._without)
            old = dock.titleBarWidget()
            if tabbed and isinstance(old, DockTitle):
                dock.setTitleBarWidget(QWidget())
                old.deleteLater()
            elif not tabbed and not isinstance(old, DockTitle):
                dock.setTitleBarWidget(self._title(name, dock))

    def restyle(self) -> None:
        for name, dock in self.docks.items():
            dock.setWindowTitle(say(_TITLES[name]))
            self.wanted[name].setText(say(_TITLES[name]))
            dock.setTitleBarWidget(QWidget())
        self.retitle()
        QTimer.singleShot(0, self, self.fit)

    def _title(self, name: str, dock: QDockWidget) -> QWidget:
        look = self._window.look
        extra = []
        if name == SHEET:
            button = tool(look, "print", say("window-panel-print"))
            button.clicked.connect(self._print)
            extra.append(button)
        return DockTitle(dock, look, extra)

    # Seen or not

    def show(self) -> None:
        """Show the panels that the player wants."""
        fresh, self._shown = not self._shown, True
        for name, dock in self.docks.items():
            dock.setVisible(self.wanted[name].isChecked() and name not in self._without)
        if fresh:
            usual = HITS if COACH in self._without else COACH
            self.docks[SHEET if self._folded else usual].raise_()
        self.retitle()
        QTimer.singleShot(0, self, self.fit)

    def offer(self, name: str, *, there: bool) -> None:
        """A panel that this game has, or does without; one that comes is seen at once."""
        self.wanted[name].setEnabled(there)
        if there is (name not in self._without):
            return
        self._without ^= {name}
        if there:
            self.wanted[name].setChecked(True)
        if self._shown:
            self.show()
            if there:
                self.docks[name].raise_()

    def hide(self) -> None:
        self.remember()
        self._shown = False
        for dock in self.docks.values():
            dock.hide()

    def remember(self) -> None:
        """Keep the places and sizes for the next evening; only a table in sight has them."""
        if self._shown and not self._folded:
            self._window.memory.set("state", self._window.saveState(_STATE))

    @Slot()
    def _wished(self) -> None:
        """Handle the player's closing or opening of a panel."""
        closed = [name for name, wish in self.wanted.items() if not wish.isChecked()]
        self._window.memory.set("closed-panels", closed)
        if self._shown:
            self.show()

    @Slot()
    def float_front(self) -> None:
        """Float the visible one of the tabbed panels, or put it back."""
        for name in (HITS, LOG, RULES, COACH):
            dock = self.docks[name]
            if not dock.visibleRegion().isEmpty() or dock.isFloating():
                dock.setFloating(not dock.isFloating())
                return

    # Sizes

    def _least_width(self) -> int:
        docks = [dock for dock in self.docks.values() if dock.isVisible() and not dock.isFloating()]
        return max((dock.minimumSizeHint().width() for dock in docks), default=0)

    @Slot()
    def fit(self) -> None:
        """Size the panels: a third for the sheet, unless the player has set the sizes."""
        window = self._window
        if window.memory.flag("docked", False):
            self._fit_tabs()
            return
        self._fold()
        look = window.look
        narrow = window.width() < look.px(1300)
        wide = round(window.width() * (0.355 if narrow else 0.283))
        window.resizeDocks([self.docks[SHEET]], [wide], Qt.Orientation.Horizontal)
        if self._folded:
            self._fit_tabs()
            return
        tall = window.height()
        # A card of hits with its buttons is seen whole in the smallest window too.
        cards = max(0.34, min(0.46, look.px(250) / max(1, tall)))
        window.resizeDocks(
            [self.docks[SHEET], self.docks[HITS]],
            [round(tall * (1 - cards)), round(tall * cards)],
            Qt.Orientation.Vertical,
        )
        self._fit_tabs()

    @Slot()
    def _fit_tabs(self) -> None:
        """Make tabs narrower, then their letters smaller, until every name can be read."""
        kind, px = self._window.look.type, self._window.look.px
        wide = self.docks[SHEET].width()
        self._watch_bars()
        for bar in self._window.findChildren(QTabBar, options=_CHILDREN):
            names = [bar.tabText(place) for place in range(bar.count())]
            sheet = ""
            for size, pad in _TABS:
                measure = QFontMetrics(kind.text(size))
                need = sum(measure.horizontalAdvance(name) + 2 * px(pad) for name in names)
                if need <= wide:
                    break
            if (size, pad) != _TABS[0]:
                sheet = f"QTabBar::tab {{ padding: {px(8)}px {px(pad)}px; }}"
            font = kind.text(size)
            if bar.font().pixelSize() != font.pixelSize():
                bar.setFont(font)
            if bar.styleSheet() != sheet:
                bar.setStyleSheet(sheet)

    def _watch_bars(self) -> None:
        """Follow the tab bars that Qt makes for the panels."""
        for bar in self._window.findChildren(QTabBar, options=_CHILDREN):
            bar.installEventFilter(self)
            bar.setAccessibleName(say("window-panels"))
            self._reach_bar(bar)

    def _reach_bar(self, bar: QTabBar) -> None:
        """Exclude a bar from the Tab order that Qt has put away: it lies outside the window."""
        seen = bar.count() > 1 and self._window.rect().contains(bar.geometry().center())
        bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if seen else _NO_FOCUS)
        if not seen and bar.hasFocus():
            bar.clearFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QTabBar):
            if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
                self._reach_bar(watched)
            return False
        if event.type() is QEvent.Type.Resize and watched is self.docks.get(SHEET):
            QTimer.singleShot(0, self, self._fit_tabs)
        if event.type() is QEvent.Type.Close and self._shown:
            # By the button of its title, or of the window it floats in.
            self.wanted[watched.objectName()].setChecked(False)
        if (
            event.type() is QEvent.Type.Resize
            and isinstance(watched, QDockWidget)
            and not watched.isFloating()
            and QApplication.mouseButtons() & Qt.MouseButton.LeftButton
        ):
            # Only the line between two panels, drawn by hand, changes a size under a held button.
            self._window.memory.set("docked", True)
        return super().eventFilter(watched, event)


def _reach(inside: QWidget, policy: Qt.FocusPolicy, seen: bool) -> None:
    """Exclude panels behind a tab from the Tab order."""
    inside.setFocusPolicy(policy if seen else _NO_FOCUS)
