"""The menus: what each entry says, its key, and what it does."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from zonk_desktop.transcript.lines import Aid, Header
from zonk_desktop.ui.kit.settings import (
    CONTRASTS,
    DEPTHS,
    FELTS,
    LOOKS,
    MOTIONS,
    SCALES,
    SPEEDS,
    TRAYS,
)
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.table.seats_menu import fill
from zonk_desktop.ui.window.commands.all import Commands
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.ui.window.panels import Panels
from zonk_desktop.words import HIT_WORDS, Speech, languages, placed, say


class Menus(QObject):
    """Fills the window's menus, and keeps those entries that come and go."""

    party_wanted = Signal()
    results_wanted = Signal()
    mute_wanted = Signal()
    hint_wanted = Signal()
    #: The menu of what may be said at the table.
    calls_wanted = Signal()
    #: The rule on its card, or no more.
    card_wanted = Signal()
    #: Computers are to pause, or to go on.
    pause_wanted = Signal(bool)

    def __init__(
        self, window: WindowFrame, run: Commands, table: TablePlay, panels: Panels
    ) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        game, edit, view, rules, tools, help_ = (QMenu(window) for _ in window.menus)
        for action, menu in zip(window.menus, (game, edit, view, rules, tools, help_), strict=True):
            action.setMenu(menu)
        _add(game, say("window-new-game"), run.games.new_game, "Ctrl+N")
        self.continue_ = _add(
            game, say("window-continue-the-last-game"), run.games.continue_last, "Ctrl+Shift+O"
        )
        _add(game, say("window-open-a-transcript"), run.games.open_file, "Ctrl+O")
        _add(game, say("window-export-the-transcript"), run.games.export, "Ctrl+E")
        seats = game.addMenu(say("seat-menu"))
        seats.aboutToShow.connect(lambda: fill(seats, table, run.games.hand_over, run.table.rename))
        self.pause = _add(game, say("seat-menu-pause"), None, "Ctrl+K")
        self.pause.setCheckable(True)
        self.pause.setEnabled(False)
        self.pause.toggled.connect(self.pause_wanted)
        # The keys E and H, at the table: see table_keys.
        _add(game, say("window-menu-calls"), self.calls_wanted)
        _add(game, say("hint-menu"), self.hint_wanted)
        #: What this game lets the table be told, ticked while it does.
        aids = (Aid.HINTS, Aid.COACH)
        self.aids = {aid: _add(game, say(f"hint-aid-{aid}"), None) for aid in aids}
        for aid, action in self.aids.items():
            action.setCheckable(True)
            action.setEnabled(False)
            action.triggered.connect(lambda on, aid=aid: run.games.allow(aid, on))
        game.addSeparator()
        _add(game, say("window-print-the-sheet"), run.paper.print_sheet, "Ctrl+P")
        _add(game, say("window-sheet-as-p-df"), run.paper.export_pdf, "Ctrl+Shift+P")
        _add(game, say("window-print-blank-sheets"), run.paper.blank_sheets)
        _add(game, say("tray-menu-picture"), run.tray.picture)
        _add(game, say("tray-menu-clip"), run.tray.clip)
        game.addSeparator()
        _add(game, say("window-menu-quit"), window.close, "Ctrl+Q")
        self.undo = _add(edit, say("window-menu-undo"), table.undo, "Ctrl+Z")
        self.correct = _add(edit, say("window-correct-an-entry"), run.table.correct)
        for wish in panels.wanted.values():
            view.addAction(wish)
        _add(view, say("window-fl-oat-the-panel-in"), panels.float_front)
        _add(view, say("window-panels-as-at-first"), panels.as_at_first)
        view.addSeparator()
        self.results = _add(view, say("window-menu-results"), self.results_wanted)
        self.results.setEnabled(False)
        _add(view, say("window-full-screen"), self.party_wanted, "F11")
        # The key I, at the table: see table_keys.
        _add(view, say("tray-menu-replay"), run.tray.replay)
        _add(view, say("tray-menu-themes"), run.tray.themes)
        self._choices(view, say("window-dice-speed"), "speed", SPEEDS, "normal")
        _add(view, say("window-sound"), run.help.sound)
        _add(view, say("window-mute-or-not"), self.mute_wanted)
        self._choices(view, say("window-menu-look"), "look", LOOKS, "system")
        self._choices(view, say("window-menu-contrast"), "contrast", CONTRASTS, "system")
        sizes = ("system", *(f"{scale}" for scale in SCALES))
        self._choices(view, say("window-text-size"), "scale", sizes, "system")
        self._choices(view, say("window-menu-motion"), "motion", MOTIONS, "system")
        self._choices(view, say("window-menu-tray"), "tray", TRAYS, "auto")
        self._choices(view, say("window-menu-told"), "told", DEPTHS, "normal")
        self._choices(view, say("window-menu-words"), "words", HIT_WORDS, HIT_WORDS[0])
        self._choices(view, say("window-menu-felt"), "felt", FELTS, FELTS[0])
        self._languages(view)
        _add(rules, say("window-rules-settings"), run.rules.rules_settings, "Ctrl+R")
        # The key ?, at the table: see table_keys.
        _add(rules, say("card-menu"), self.card_wanted)
        _add(rules, say("window-quick-reference"), run.rules.quick_reference, "F2")
        self.pledge = _add(tools, say("window-copy-the-pledge"), self._copy_pledge)
        _add(tools, say("window-scorekeeper-mode"), run.games.scorekeeper)
        _add(tools, say("window-zonk-file"), run.file.zonk_file, "Ctrl+Shift+F")
        _add(tools, say("window-read-a-sheet"), run.file.read_sheet)
        _add(tools, say("window-type-in-a-sheet"), run.games.type_in)
        _add(tools, say("window-copies-of-the-zonk-file"), run.file.copies)
        _add(help_, say("window-first-steps"), run.help.here, "F1")
        #: Ticked while there are lessons in the first games.
        self.lessons = _add(help_, say("lesson-menu"), None)
        self.lessons.setCheckable(True)
        _add(help_, say("window-menu-keyboard"), lambda: run.help.page("keyboard"))
        _add(help_, say("window-menu-handbook"), run.help.handbook)
        _add(help_, say("window-menu-news"), lambda: run.help.page("news"))
        _add(help_, say("window-menu-report"), lambda: run.help.page("report"))
        _add(help_, say("window-menu-about"), lambda: run.help.page("about"))
        # Not in a menu: only the big picture is left by it.
        self.leave = QAction(say("window-leave-the-big-picture"), window)
        self.leave.setShortcut(QKeySequence(Qt.Key.Key_Escape))
        self.leave.triggered.connect(self.party_wanted)
        self.leave.setEnabled(False)
        window.addAction(self.leave)
        # A menu bar that is hidden takes the keys of its entries along; the window keeps them.
        for menu in (game, edit, view, rules, tools, help_):
            window.addActions([a for a in menu.actions() if not a.shortcut().isEmpty()])

    def restyle(self, style: Style) -> None:
        """Give bar and menus letters of this style."""
        font = style.type.text(15)
        for part in (self._window.menuBar(), *self._window.findChildren(QMenu)):
            part.setFont(font)

    def show_aids(self, header: Header, *, over: bool) -> None:
        """Tick what this game has; one that is over has nothing more to be told."""
        for aid, action in self.aids.items():
            action.setChecked(aid in header.aids)
            action.setEnabled(not over)

    @Slot()
    def _copy_pledge(self) -> None:
        QGuiApplication.clipboard().setText(self._table.pledge)
        self._table.told.emit(say("table-the-pledge-of-the-dice"))

    def _choices(
        self, menu: QMenu, title: str, key: str, values: tuple[str, ...], default: str
    ) -> None:
        sub = menu.addMenu(title)
        group = QActionGroup(sub)
        current = self._window.memory.text(key, default)
        for value in values:
            percent = say("per-cent", value=value) if value.isdecimal() else ""
            action = QAction(percent or say(f"window-choice-{key}-{value}"), group)
            action.setCheckable(True)
            action.setChecked(value == current)
            action.setData((key, value))
            sub.addAction(action)
        group.triggered.connect(self._chosen)

    def _languages(self, menu: QMenu) -> None:
        """The languages there are, each by its own name; no choice where there is but one."""
        there = languages()
        if len(there) < 2:
            return
        sub = menu.addMenu(say("window-menu-language"))
        group = QActionGroup(sub)
        current = self._window.memory.text("language", "", ("", *there))
        own = sorted(((name, _own_name(name)) for name in there), key=lambda one: placed(one[1]))
        for name, label in (("", say("window-language-system")), *own):
            action = QAction(label, group, checkable=True, checked=name == current)
            action.setData(("language", name))
            sub.addAction(action)
        group.triggered.connect(self._chosen)

    @Slot(QAction)
    def _chosen(self, action: QAction) -> None:
        key, value = action.data()
        window = self._window
        window.memory.set(key, value)
        if key == "tray":
            self._table.told.emit(say("window-the-tray-changes-when-the"))
        if key == "language":
            # Not within the menu, which goes with the window.
            QTimer.singleShot(0, window, self._turn)
            return
        if key == "felt":
            self._table.set_felt(window.memory.felt())
        window.restyle()

    @Slot()
    def _turn(self) -> None:
        told = self._window.turn()
        if told:
            self._table.told.emit(told)


@cache
def _own_name(language: str) -> str:
    """What a language calls itself; its texts are read for that."""
    return Speech(language).say("general-language")


def _add(menu: QMenu, text: str, slot: object, keys: str = "") -> QAction:
    action = QAction(text, menu)
    if slot is not None:
        action.triggered.connect(slot)
    if keys:
        action.setShortcut(QKeySequence(keys))
    menu.addAction(action)
    return action
