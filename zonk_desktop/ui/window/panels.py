"""The panels beside the table: the sheet, and below it one of the others at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QSizePolicy, QToolButton, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.window.docks import DockTitle, tool
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.words import say

#: Names under which Qt and the settings keep the panels' places.
SHEET, HITS, LOG, RULES = "Score sheet", "Hits", "Log", "Rules"
COACH, TOLD, CARD = "Coach", "Told", "Card"
#: Those below the sheet.
_BELOW = (HITS, LOG, RULES, COACH, TOLD, CARD)
_TITLES = {
    SHEET: "window-panel-sheet",
    HITS: "hits-plain-first",
    LOG: "window-panel-log",
    RULES: "window-panel-rules",
    COACH: "coach-name",
    TOLD: "window-panel-told",
    CARD: "card-title",
}
_NO_FOCUS = Qt.FocusPolicy.NoFocus
_AREAS = Qt.DockWidgetArea
_STATE = 4
#: The smallest letters of their names.
_LEAST = 9
#: Of the height, for the card, and for another panel.
_CARD, _OTHERS = 0.6, 0.38
#: A window lower than this, at letters of the usual size, has room for one panel at a time.
LOW = 480


class Strip(QWidget):
    """The other panels at the foot of the sheet: one pressed opens its own, or shuts it."""

    def __init__(self, style: Style, wishes: list[QAction]) -> None:
        super().__init__()
        self._style = style
        self.buttons: list[QToolButton] = []
        for wish in wishes:
            button = QToolButton()
            button.setDefaultAction(wish)
            button.setObjectName("strip")
            wish.changed.connect(self._offer)
            lay.put_role(style, button, "term")
            self.buttons.append(button)
        lay.row(style, *self.buttons, 1, margins=(14, 2, 8, 2), gap=6, on=self)
        self._offer()
        self.setAccessibleName(say("window-panels"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _offer(self) -> None:
        for button in self.buttons:
            button.setVisible(button.defaultAction().isVisible())
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make the letters smaller where the words would be cut."""
        font, row = self._style.font("term"), self.layout()
        assert row is not None
        for letters in range(font.pixelSize(), self._style.px(_LEAST) - 1, -1):
            font.setPixelSize(letters)
            for button in self.buttons:
                button.setFont(font)
            if row.sizeHint().width() <= self.width():
                return

    def restyle(self, style: Style) -> None:
        self._style = style
        self._fit()


class Panels(QObject):
    """Docks: the sheet above, one of the others below it; the coach only in games that have one.

    Which of them the player wants is kept apart from which are seen now: pages without a table and
    the big picture hide them all, and that is no wish of his.
    """

    def __init__(
        self, window: WindowFrame, widgets: dict[str, QWidget], print_sheet: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._print = print_sheet
        self._style = window.look
        self.docks: dict[str, QDockWidget] = {}
        #: Ticked while the player wants the panel, on whatever page; one below the sheet at most.
        self.wanted: dict[str, QAction] = {}
        self._shown = False
        #: The panel that is open for this game alone.
        self._lent = ""
        #: Panels that this game is without.
        self._without = {COACH, TOLD}
        closed, opened = window.memory.names("closed-panels"), window.memory.text("open-panel", "")
        below = QActionGroup(self)
        below.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        for name, widget in widgets.items():
            dock = QDockWidget(say(_TITLES[name]), window)
            dock.setObjectName(name)
            dock.setWidget(widget)
            self.docks[name] = dock
            dock.topLevelChanged.connect(self.retitle)
            dock.visibilityChanged.connect(partial(_reach, widget, widget.focusPolicy()))
            dock.installEventFilter(self)
            wish = QAction(say(_TITLES[name]), self, checkable=True)
            if name != SHEET:
                below.addAction(wish)
            wish.setChecked(SHEET not in closed if name == SHEET else name == opened)
            wish.toggled.connect(self._wished)
            wish.setEnabled(name not in self._without)
            wish.setVisible(name not in self._without)
            if name == CARD:
                # On the strip, its key.
                wish.setIconText("?")
            self.wanted[name] = wish
        self.strip = Strip(
            self._style, [wish for name, wish in self.wanted.items() if name != SHEET]
        )
        inside = lay.held(lay.column(self._style, (widgets[SHEET], 1), self.strip, gap=0))
        self.docks[SHEET].setWidget(inside)
        window.beside = self._least_width
        self._arrange()
        window.restoreState(window.memory.bytes("state"), self._state)
        self.restyle(window.look)
        self.hide()

    def _arrange(self) -> None:
        window, docks = self._window, self.docks
        turned = window.isRightToLeft()
        area = _AREAS.LeftDockWidgetArea if turned else _AREAS.RightDockWidgetArea
        for dock in docks.values():
            window.addDockWidget(area, dock)
        for name in _BELOW:
            window.splitDockWidget(docks[SHEET], docks[name], Qt.Orientation.Vertical)
        self.retitle()

    @property
    def _state(self) -> int:
        """The version of what is remembered; panels at the other side are another one."""
        return _STATE + self._window.isRightToLeft()

    @property
    def low(self) -> bool:
        """Whether there is room for one panel at a time."""
        return self._window.height() < self._window.look.px(LOW)

    @property
    def _below(self) -> str:
        """The panel wanted below the sheet; empty where none is."""
        found = (n for n in _BELOW if self.wanted[n].isChecked() and n not in self._without)
        return next(found, "")

    @Slot()
    def as_at_first(self) -> None:
        """Reset all panels to their first place and size."""
        self._window.memory.set("docked", False)
        for dock in self.docks.values():
            dock.setFloating(False)
        self._arrange()
        for name, wish in self.wanted.items():
            wish.setChecked(name == SHEET)
        if self._shown:
            self.show()

    # Titles

    @Slot()
    def retitle(self) -> None:
        """Update titles: a panel that floats, or stands there alone, has a title bar."""
        for name, dock in self.docks.items():
            alone = name == self._below and self.docks[SHEET].isHidden()
            titled = dock.isFloating() or alone
            old = dock.titleBarWidget()
            if titled and not isinstance(old, DockTitle):
                dock.setTitleBarWidget(self._title(name, dock))
            elif not titled and isinstance(old, DockTitle):
                dock.setTitleBarWidget(QWidget())
                old.deleteLater()

    def restyle(self, style: Style) -> None:
        self._style = style
        lay.restyle(self.strip, style)
        for name, dock in self.docks.items():
            dock.setWindowTitle(say(_TITLES[name]))
            self.wanted[name].setText(say(_TITLES[name]))
            dock.setTitleBarWidget(QWidget())
        self.retitle()
        QTimer.singleShot(0, self, self.fit)

    def _title(self, name: str, dock: QDockWidget) -> QWidget:
        look = self._style
        extra = []
        if name == SHEET:
            button = tool(look, "print", say("window-panel-print"))
            button.clicked.connect(self._print)
            extra.append(button)
        return DockTitle(dock, look, extra)

    # Seen or not

    def show(self) -> None:
        """Show the panels that the player wants: in a low window one of them."""
        self._shown = True
        below = self._below
        for name, dock in self.docks.items():
            wanted = self.wanted[name].isChecked() if name == SHEET else name == below
            gives_way = name == SHEET and self.low and bool(below)
            dock.setVisible(wanted and not gives_way)
        self.retitle()
        QTimer.singleShot(0, self, self.fit)

    def offer(self, name: str, *, there: bool) -> None:
        """A panel that this game has, or does without; one that comes is seen at once."""
        self.wanted[name].setEnabled(there)
        self.wanted[name].setVisible(there)
        if there is (name not in self._without):
            return
        self._without ^= {name}
        self.wanted[name].setChecked(there)
        if self._shown:
            self.show()

    def front(self, name: str) -> None:
        self.wanted[name].setChecked(True)

    def lend(self, name: str) -> None:
        """Open this panel for this game alone, where none is open and there is room for two."""
        if not self._below and not self.low:
            self._lent = name
            self.wanted[name].setChecked(True)

    def give_back(self) -> None:
        """Shut the panel that was open for one game, unless the player has."""
        lent, self._lent = self._lent, ""
        if lent:
            self.wanted[lent].setChecked(False)

    def hide(self) -> None:
        self.remember()
        self._shown = False
        for dock in self.docks.values():
            dock.hide()

    def remember(self) -> None:
        """Keep the places and sizes for the next evening; only a table in sight has them."""
        if self._shown:
            self._window.memory.set("state", self._window.saveState(self._state))

    @Slot()
    def _wished(self) -> None:
        """Handle the player's closing or opening of a panel."""
        shut = [] if self.wanted[SHEET].isChecked() else [SHEET]
        self._window.memory.set("closed-panels", shut)
        below = self._below
        self._lent = self._lent if below == self._lent else ""
        self._window.memory.set("open-panel", "" if self._lent else below)
        if self._shown:
            self.show()

    @Slot()
    def float_front(self) -> None:
        """Float the panel that was opened last, or put it back."""
        dock = self.docks[self._below or SHEET]
        dock.setFloating(not dock.isFloating())

    # Sizes

    def _least_width(self) -> int:
        docks = [dock for dock in self.docks.values() if dock.isVisible() and not dock.isFloating()]
        return max((dock.minimumSizeHint().width() for dock in docks), default=0)

    @Slot()
    def fit(self) -> None:
        """Size the panels: a third of the width, unless the player has set the sizes."""
        window, low, below = self._window, self.low, self._below
        self.strip.setVisible(not low)
        if self._shown and self.docks[SHEET].isHidden() is not (
            (low and bool(below)) or not self.wanted[SHEET].isChecked()
        ):
            self.show()
            return
        if window.memory.flag("docked", False):
            return
        narrow = window.width() < window.look.px(1300)
        share = 0.375 if low else 0.355 if narrow else 0.283
        docks = [self.docks[SHEET], *([self.docks[below]] if below else [])]
        wide = round(window.width() * share)
        window.resizeDocks(docks, [wide] * len(docks), Qt.Orientation.Horizontal)
        if below and not low:
            tall, part = window.height(), _CARD if below == CARD else _OTHERS
            sizes = [round(tall * (1 - part)), round(tall * part)]
            window.resizeDocks(docks, sizes, Qt.Orientation.Vertical)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
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
    """Exclude panels that are not seen from the Tab order."""
    inside.setFocusPolicy(policy if seen else _NO_FOCUS)
