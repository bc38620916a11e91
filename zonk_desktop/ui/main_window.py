"""The window: menus, docks, pages; it hands what happens to the table and shows what it says."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QActionGroup,
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from zonk_desktop.engine.dice import unpack
from zonk_desktop.session.worker import Session
from zonk_desktop.sheets.content import Kind
from zonk_desktop.sheets.document import blank, of_game
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui import cards, icons, people, present
from zonk_desktop.ui.commands import Commands
from zonk_desktop.ui.docks import DockTitle, Hits, Log, RulesInShort, tool
from zonk_desktop.ui.end_page import EndPage
from zonk_desktop.ui.fonts import Type
from zonk_desktop.ui.game_page import GamePage
from zonk_desktop.ui.settings import LOOKS, SCALES, SPEEDS, TRAYS, Memory
from zonk_desktop.ui.start_page import StartPage
from zonk_desktop.ui.style import Style
from zonk_desktop.ui.table import Stage, TablePlay
from zonk_desktop.ui.tokens import DARK, LIGHT, palette, style_sheet
from zonk_desktop.ui.widgets.hits_card import CardView
from zonk_desktop.ui.widgets.sheet import Pad, SheetState
from zonk_desktop.ui.wording import Words, shortened

_STATE = 2


class MainWindow(QMainWindow):
    """One table."""

    closed = Signal()

    def __init__(self, session: Session, memory: Memory, folder: Path | None) -> None:
        super().__init__()
        self.session = session
        self.memory = memory
        self.folder = folder
        self.look = self._make_style()
        self.tray = DiceTray(renderer=memory.text("tray", "auto", TRAYS))
        self.tray.setAccessibleName("Dice tray")
        self.table = TablePlay(session, self.tray, self.look.words)
        self.setWindowTitle("Zonk Desktop")
        self.setWindowIcon(icons.application_icon())
        self.setMinimumSize(720, 480)
        self.page = GamePage(self.look, self.table, self.tray)
        self.start = StartPage(self.look)
        self.end = EndPage(self.look)
        self.pages = QStackedWidget()
        for page in (self.start, self.page, self.end):
            self.pages.addWidget(page)
        self.setCentralWidget(self.pages)
        self.pad = Pad(self.look)
        self.hits = Hits(self.look)
        self.log = Log(self.look)
        self.rules = RulesInShort(self.look)
        self.docks: dict[str, QDockWidget] = {}
        self.commands = Commands(self)
        self._party = False
        self._make_docks()
        self._make_menus()
        self._make_status()
        self._connect()
        self._apply_style()
        self._restore()
        self._page("start")

    # Style

    def _make_style(self) -> Style:
        look = self.memory.text("look", "system", LOOKS)
        scheme = QApplication.styleHints().colorScheme()
        dark = look == "dark" or (look == "system" and scheme is Qt.ColorScheme.Dark)
        scale = self.memory.number("scale", 100)
        scale = scale if scale in SCALES else 100
        words = Words(self.memory.text("words", "hits"))
        still = self.memory.flag("still", False) or self.memory.text("speed", "normal") == "off"
        return Style(DARK if dark else LIGHT, Type(scale / 100), words, still)

    @Slot()
    def restyle(self) -> None:
        """Colours, sizes or words have changed."""
        self.look = self._make_style()
        self.table.words = self.look.words
        self._apply_style()
        for part in (self.page, self.start, self.end, self.pad, self.hits, self.log, self.rules):
            part.restyle(self.look)
        for dock in self.docks.values():
            dock.setTitleBarWidget(QWidget())
        self._retitle()
        self._show_all()

    def _apply_style(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(palette(self.look.tokens))
        app.setFont(self.look.type.text(15))
        self.setFont(self.look.type.text(15))
        app.setStyleSheet(style_sheet(self.look.tokens, self.look.type.scale))
        self.tray.set_dark(self.look.tokens.dark)
        self.tray.set_fonts(self.look.type.text(15, 700))
        self.tray.speed = self.memory.text("speed", "normal", SPEEDS)
        self.tray.set_reduce_motion(self.look.still)

    # Parts

    def _make_docks(self) -> None:
        self.setDockNestingEnabled(True)
        self.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, _NORTH)
        for name, widget in (
            ("Score sheet", self.pad),
            ("Hits", self.hits),
            ("Log", self.log),
            ("Rules", self.rules),
        ):
            dock = QDockWidget(name, self)
            dock.setObjectName(name)
            dock.setWidget(widget)
            dock.setTitleBarWidget(self._title(name, dock))
            self.docks[name] = dock
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.topLevelChanged.connect(self._retitle)
        self.splitDockWidget(self.docks["Score sheet"], self.docks["Hits"], _DOWN)
        self.tabifyDockWidget(self.docks["Hits"], self.docks["Log"])
        self.tabifyDockWidget(self.docks["Log"], self.docks["Rules"])
        self.docks["Hits"].raise_()
        self._retitle()

    @Slot()
    def _retitle(self) -> None:
        """A dock among tabs is named by its tab; alone it has a title of its own."""
        for name, dock in self.docks.items():
            tabbed = not dock.isFloating() and bool(self.tabifiedDockWidgets(dock))
            old = dock.titleBarWidget()
            if tabbed and isinstance(old, DockTitle):
                dock.setTitleBarWidget(QWidget())
                old.deleteLater()
            elif not tabbed and not isinstance(old, DockTitle):
                dock.setTitleBarWidget(self._title(name, dock))

    def _title(self, name: str, dock: QDockWidget) -> QWidget:
        extra = []
        if name == "Score sheet":
            button = tool(self.look, "print", "Print the sheet")
            button.clicked.connect(self.commands.print_sheet)
            extra.append(button)
        return DockTitle(dock, self.look, extra)

    def _make_menus(self) -> None:
        bar, run = self.menuBar(), self.commands
        game = bar.addMenu("&Game")
        _add(game, "&New game…", run.new_game, "Ctrl+N")
        self.continue_ = _add(game, "&Continue the last game", run.continue_last, "Ctrl+Shift+O")
        _add(game, "&Open a transcript…", run.open_file, "Ctrl+O")
        _add(game, "&Export the transcript…", run.export, "Ctrl+E")
        game.addSeparator()
        _add(game, "&Print the sheet…", run.print_sheet, "Ctrl+P")
        _add(game, "Sheet as P&DF…", run.export_pdf, "Ctrl+Shift+P")
        _add(game, "Print &blank sheets…", run.blank_sheets)
        game.addSeparator()
        _add(game, "&Quit", self.close, "Ctrl+Q")
        edit = bar.addMenu("&Edit")
        self.undo = _add(edit, "&Undo", self.table.undo, "Ctrl+Z")
        self.correct = _add(edit, "&Correct an entry…", run.correct)
        view = bar.addMenu("&View")
        for dock in self.docks.values():
            view.addAction(dock.toggleViewAction())
        self.float_ = _add(view, "Fl&oat the panel in front", self._float_front)
        view.addSeparator()
        _add(view, "&Full screen", self.toggle_party, "F11")
        self._choices(view, "&Dice speed", "speed", SPEEDS, "normal")
        self._choices(view, "&Look", "look", LOOKS, "system")
        sizes = tuple(f"{scale}" for scale in SCALES)
        self._choices(view, "&Text size", "scale", sizes, "100", "%")
        self._choices(view, "&Tray", "tray", TRAYS, "auto")
        self._choices(view, "&Words", "words", ("hits", "stars", "honour"), "hits")
        self._choices(view, "F&elt", "felt", ("moss", "night", "charcoal"), "moss")
        rules = bar.addMenu("&Rules")
        _add(rules, "Rules &settings…", run.rules_settings, "Ctrl+R")
        _add(rules, "&Quick reference", run.quick_reference, "F2")
        tools = bar.addMenu("&Tools")
        _add(tools, "&Scorekeeper mode…", run.scorekeeper)
        _add(tools, "&Zonk File…", run.zonk_file, "Ctrl+F")
        help_ = bar.addMenu("&Help")
        _add(help_, "&First steps", run.first_steps, "F1")
        _add(help_, "&Keyboard", run.keyboard)
        _add(help_, "&About", run.about)

    def _choices(
        self, menu: QMenu, title: str, key: str, values: tuple[str, ...], default: str,
        unit: str = "",
    ) -> None:  # fmt: skip
        sub = menu.addMenu(title)
        group = QActionGroup(sub)
        current = self.memory.text(key, default)
        for value in values:
            words = {"auto": "By itself", "gl": "OpenGL", "painter": "Flat stand-in",
                     "honour": "Points of honour", "system": "As the system",
                     "night": "Night blue"}  # fmt: skip
            action = QAction(words.get(value, value.capitalize()) + unit, group)
            action.setCheckable(True)
            action.setChecked(value == current)
            action.setData((key, value))
            sub.addAction(action)
        group.triggered.connect(self._chosen)

    @Slot()
    def _float_front(self) -> None:
        """Take the panel that is to be seen among the tabs out of the window, or back."""
        for name in ("Hits", "Log", "Rules"):
            dock = self.docks[name]
            if not dock.visibleRegion().isEmpty() or dock.isFloating():
                dock.setFloating(not dock.isFloating())
                return

    @Slot(QAction)
    def _chosen(self, action: QAction) -> None:
        key, value = action.data()
        self.memory.set(key, value)
        if key == "tray":
            self._say("The tray changes when the program starts again.")
        if key == "felt":
            self.table.set_felt(value)
        self.restyle()

    def _make_status(self) -> None:
        self.saved = QLabel()
        self.saved_icon = QLabel()
        self.word = QLabel()
        self.round = QLabel()
        for label in (self.saved, self.word, self.round):
            label.setTextFormat(Qt.TextFormat.PlainText)
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.setContentsMargins(self.look.px(10), 0, 0, 0)
        bar.addWidget(self.saved_icon)
        bar.addWidget(self.saved)
        bar.addWidget(self.word, 1)
        bar.addPermanentWidget(self.round)

    def _connect(self) -> None:
        table = self.table
        table.changed.connect(self._show_all)
        table.told.connect(self._say)
        table.began.connect(self._began)
        table.ended.connect(self._ended)
        table.wants_faces.connect(self.commands.enter_faces)
        self.page.undo_wanted.connect(table.undo)
        self.hits.said.connect(table.say)
        self.start.new.connect(self.commands.new_game)
        self.start.go_on.connect(self.commands.continue_last)
        self.start.blank.connect(self.commands.blank_sheets)
        self.end.again.connect(table.rematch)
        self.end.print.connect(self.commands.print_sheet)
        self.end.file.connect(self.commands.zonk_file)
        self.end.table.connect(self._look_at_table)
        self.session.ready.connect(self._ready)
        QApplication.styleHints().colorSchemeChanged.connect(self.restyle)
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    # What is shown

    def _page(self, name: str) -> None:
        pages = {"start": self.start, "game": self.page, "end": self.end}
        self.pages.setCurrentWidget(pages[name])
        playing = name == "game" and not self._party
        for dock in self.docks.values():
            if name == "game":
                dock.setVisible(playing and not dock.property("hidden-by-player"))
            else:
                dock.hide()
        if name == "game":
            self.docks["Hits"].raise_()
            QTimer.singleShot(0, self, self._size_docks)

    def _size_docks(self) -> None:
        """A third for the sheet unless the player has set the docks himself."""
        if self.memory.flag("docked", False):
            return
        wide = round(self.width() * (0.355 if self.width() < 1300 else 0.283))
        self.resizeDocks([self.docks["Score sheet"]], [wide], Qt.Orientation.Horizontal)
        tall = self.height()
        self.resizeDocks(
            [self.docks["Score sheet"], self.docks["Hits"]],
            [round(tall * 0.66), round(tall * 0.34)],
            Qt.Orientation.Vertical,
        )

    @Slot()
    def _began(self) -> None:
        self._page("game")
        self.page.roll.setFocus()

    @Slot()
    def _ended(self) -> None:
        QTimer.singleShot(0 if self.look.still else 1200, self, self._show_end)

    def _show_end(self) -> None:
        table = self.table
        if table.snapshot is None or table.snapshot.game.ended is None:
            return
        if self._party:
            self.toggle_party()
        self.end.show_game(table.snapshot, self._sheet_state())
        self._page("end")
        self.end.focus()

    @Slot()
    def _look_at_table(self) -> None:
        self._page("game")

    @Slot()
    def _show_all(self) -> None:
        table = self.table
        snapshot = table.snapshot
        if snapshot is None:
            return
        game = snapshot.game
        self._give_looks()
        rolling = table.stage is Stage.ROLLING
        if table.order_open:
            self._show_unopened()
        else:
            self.pad.show_state(self._sheet_state())
            picked = () if rolling else table.picked
            self.hits.show_cards(cards.cards(game, picked, self.look.words))
        self.log.show_log(table.log, self.look.words.adapt)
        self.rules.show_rules(game.rules.ruleset, self._term())
        self.undo.setEnabled(table.can_undo)
        self.correct.setEnabled(table.real_dice)
        self._show_status()
        name = shortened(game.rules.ruleset.name, 40)
        what = "finished" if game.ended is not None else f"round {game.row + 1}"
        self.setWindowTitle(f"{name}, {what} · Zonk Desktop")
        if self.pages.currentWidget() is self.end and game.ended is None:
            self._page("game")

    def _give_looks(self) -> None:
        """Everybody keeps colour and symbol, whatever seat the order roll gives."""
        game = self.table.game
        if game is None:
            return
        chosen = self.memory.looks()
        members = {seat.name: seat.members for seat in game.seats}
        wished = [
            chosen.get(name, chosen.get(members[name][0], -1) if members.get(name) else -1)
            for name in self.table.seated()
        ]
        self.look.looks[:] = people.share_out(wished)

    def _show_unopened(self) -> None:
        """The pad before the order is rolled: names as they sit, nothing told yet."""
        snapshot = self.table.snapshot
        assert snapshot is not None
        names = tuple(self.table.seated())
        ruleset = snapshot.game.rules.ruleset
        sheet = blank(ruleset, len(names), names)
        head = (_moment(snapshot.header.start), "")
        self.pad.show_state(SheetState(sheet, head=head, hits=(0,) * len(names)))
        self.hits.show_cards(
            [CardView(-1, "Who begins?", 0, (), "The dice say. Ties are rolled off.")]
        )

    def _term(self) -> str:
        """The word in play: the miss or the call just made."""
        for told in reversed(self.table.log[-6:]):
            if told.kind == "miss":
                return told.text.split(".")[0]
        return ""

    def _sheet_state(self) -> SheetState:
        table = self.table
        snapshot = table.snapshot
        assert snapshot is not None
        game = snapshot.game
        sheet = of_game(game, snapshot.header)
        live, pencil = (-1, -1), None
        for row, line in enumerate(sheet.lines):
            for seat, entry in enumerate(line.entries):
                if entry.kind is Kind.HERE:
                    live = (row, seat)
        if game.ended is None and live[0] < 0:
            live = (-1, game.turn.seat)
        if table.stage is Stage.PLAYING:
            stay = present.after_stay(game, table.picked)
            if stay is not None:
                lines = of_game(stay[0], snapshot.header).lines
                if 0 <= live[0] < len(lines):
                    pencil = lines[live[0]].entries[live[1]]
        left = _moment(snapshot.header.start)
        right = ""
        if game.magic and not table.magic_open:
            right = "MAGIC NO. " + "-".join(map(str, unpack(game.magic)))
        elif game.called is not None:
            right = f"11,000 called by {shortened(game.seats[game.called[0]].name, 14)}"
        return SheetState(
            sheet=sheet,
            live=live,
            pencil=pencil,
            turn=game.turn.seat if game.ended is None else -1,
            winners=game.ended.winners if game.ended is not None else (),
            corrected=snapshot.corrected,
            stories=table.stories,
            head=(left, right),
            hits=tuple(seat.hits for seat in game.seats),
        )

    def _show_status(self) -> None:
        snapshot = self.table.snapshot
        if snapshot is None:
            return
        style = self.look
        if snapshot.saved:
            text = f"Saved at throw {snapshot.throws}" if snapshot.throws else "Saved"
            icon, colour = "check", style.tokens.ink
        else:
            text = snapshot.notice or "Not saved: another window keeps the Zonk File."
            icon, colour = "warn", style.tokens.red
        self.saved.setText(shortened(text, 90))
        self.saved.setToolTip(text if not snapshot.saved else "")
        self.saved.setStyleSheet(f"color: {colour};")
        self.saved_icon.setPixmap(
            icons.pixmap(icon, style.px(16), colour, self.devicePixelRatioF())
        )
        game = snapshot.game
        parts = []
        if game.rules.s.roles != "none" and not self.table.order_open:
            keeper = shortened(game.seats[game.scorekeeper].name, 16)
            parts.append(f"{keeper} keeps the score")
        parts.append(f"Round {game.row + 1}")
        self.round.setText("    ".join(parts))
        self.round.setStyleSheet(f"padding-right: {style.px(12)}px;")

    @Slot(str)
    def _say(self, text: str) -> None:
        """One sentence at the foot, and to a screen reader."""
        self.word.setText(shortened(text, 160))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    @Slot(str, int)
    def _ready(self, notice: str, last: int) -> None:
        self.commands.last = last
        self.continue_.setEnabled(bool(last))
        self.start.show_last(bool(last))
        if notice:
            self.start.show_notice(notice)
            self._say(notice)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The table's keys work wherever the focus is, except where one types."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if QApplication.activeWindow() is not self or QApplication.activePopupWidget() is not None:
            return False
        if not isinstance(watched, QWidget) or isinstance(watched, QLineEdit):
            return False
        if self.pages.currentWidget() is not self.page:
            return False
        if self.table.stage is Stage.ROLLING:
            if event.key() not in _MODIFIERS and not event.isAutoRepeat():
                self.table.skip()
                return True
            return False
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & held:
            return False
        return self._table_key(event, watched)

    def _table_key(self, event: QKeyEvent, watched: QWidget) -> bool:
        key = event.key()
        if event.isAutoRepeat() and (key in _BUTTONS or key == Qt.Key.Key_Space):
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            self.table.toggle_face(key - Qt.Key.Key_0)
            return True
        if key == Qt.Key.Key_A:
            self.table.pick_all()
            return True
        if key == Qt.Key.Key_Space:
            # On a button the space bar presses that button.
            if watched in self.page.buttons or watched.inherits("QAbstractButton"):
                return False
            self.page.press("roll")
            return True
        if key == Qt.Key.Key_Escape and self._party:
            self.toggle_party()
            return True
        name = _BUTTONS.get(Qt.Key(key))
        if name is not None:
            self.page.press(name)
            return True
        return False

    @Slot()
    def toggle_party(self) -> None:
        """The big picture: full screen, the docks away."""
        self._party = not self._party
        if self._party:
            for dock in self.docks.values():
                dock.setProperty("hidden-by-player", not dock.toggleViewAction().isChecked())
            self.menuBar().hide()
            self.statusBar().hide()
            self.showFullScreen()
        else:
            self.menuBar().show()
            self.statusBar().show()
            self.showNormal()
        self.page.set_party(self._party)
        current = self.pages.currentWidget()
        if current is self.page:
            self._page("game")

    # The window's own

    def _restore(self) -> None:
        if not self.restoreGeometry(self.memory.bytes("geometry")):
            screen = self.screen().availableGeometry().size()
            self.resize(QSize(1360, 860).boundedTo(screen))
        self.restoreState(self.memory.bytes("state"), _STATE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.pages.currentWidget() is self.page:
            self._size_docks()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._party:
            self.memory.set("geometry", self.saveGeometry())
            if self.pages.currentWidget() is self.page:
                self.memory.set("state", self.saveState(_STATE))
        self.memory.flush()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.tray.stop()
        self.session.stop()
        super().closeEvent(event)
        self.closed.emit()


def _add(menu: QMenu, text: str, slot: object, keys: str = "") -> QAction:
    action = QAction(text, menu)
    action.triggered.connect(slot)
    if keys:
        action.setShortcut(QKeySequence(keys))
    menu.addAction(action)
    return action


def _moment(stamp: str) -> str:
    """A time as a sheet writes it."""
    try:
        found = datetime.fromisoformat(stamp)
    except ValueError:
        return stamp
    hour = found.hour % 12 or 12
    half = "a.m." if found.hour < 12 else "p.m."
    return f"{hour}:{found.minute:02} {half}   {found.month}/{found.day}/{found.year}"


_NORTH = QTabWidget.TabPosition.North
_DOWN = Qt.Orientation.Vertical
_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta,
              Qt.Key.Key_AltGr}  # fmt: skip
_BUTTONS = {
    Qt.Key.Key_R: "roll",
    Qt.Key.Key_K: "keep",
    Qt.Key.Key_S: "stay",
    Qt.Key.Key_D: "take-dare",
    Qt.Key.Key_N: "refuse-dare",
    Qt.Key.Key_C: "call",
    Qt.Key.Key_U: "undo",
}
