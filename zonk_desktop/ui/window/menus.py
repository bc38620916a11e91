"""The menus: what each entry says, its key, and what it does."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from zonk_desktop.ui.kit.settings import FELTS, LOOKS, SCALES, SPEEDS, TRAYS
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.commands.all import Commands
from zonk_desktop.ui.window.frame import Frame
from zonk_desktop.ui.window.panels import Panels

_WORDS = {
    "auto": "By itself",
    "gl": "OpenGL",
    "painter": "Flat stand-in",
    "honour": "Points of honour",
    "system": "As the system",
    "night": "Night blue",
}


class Menus(QObject):
    """Fills the window's menus, and keeps those entries that come and go."""

    party_wanted = Signal()
    results_wanted = Signal()
    mute_wanted = Signal()

    def __init__(self, window: Frame, run: Commands, table: TablePlay, panels: Panels) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        game, edit, view, rules, tools, help_ = (QMenu(window) for _ in window.menus)
        for action, menu in zip(window.menus, (game, edit, view, rules, tools, help_), strict=True):
            action.setMenu(menu)
        _add(game, "&New game…", run.games.new_game, "Ctrl+N")
        self.continue_ = _add(
            game, "&Continue the last game", run.games.continue_last, "Ctrl+Shift+O"
        )
        _add(game, "&Open a transcript…", run.games.open_file, "Ctrl+O")
        _add(game, "&Export the transcript…", run.games.export, "Ctrl+E")
        game.addSeparator()
        _add(game, "&Print the sheet…", run.paper.print_sheet, "Ctrl+P")
        _add(game, "Sheet as P&DF…", run.paper.export_pdf, "Ctrl+Shift+P")
        _add(game, "Print &blank sheets…", run.paper.blank_sheets)
        game.addSeparator()
        _add(game, "&Quit", window.close, "Ctrl+Q")
        self.undo = _add(edit, "&Undo", table.undo, "Ctrl+Z")
        self.correct = _add(edit, "&Correct an entry…", run.table.correct)
        for wish in panels.wanted.values():
            view.addAction(wish)
        _add(view, "Fl&oat the panel in front", panels.float_front)
        _add(view, "&Panels as at first", panels.as_at_first)
        view.addSeparator()
        self.results = _add(view, "&Results", self.results_wanted)
        self.results.setEnabled(False)
        _add(view, "&Full screen", self.party_wanted, "F11")
        self._choices(view, "&Dice speed", "speed", SPEEDS, "normal")
        _add(view, "&Sound…", run.help.sound)
        _add(view, "&Mute or not", self.mute_wanted)
        self._choices(view, "&Look", "look", LOOKS, "system")
        sizes = tuple(f"{scale}" for scale in SCALES)
        self._choices(view, "&Text size", "scale", sizes, "100", "%")
        self._choices(view, "&Tray", "tray", TRAYS, "auto")
        self._choices(view, "&Words", "words", ("hits", "stars", "honour"), "hits")
        self._choices(view, "F&elt", "felt", FELTS, FELTS[0])
        _add(rules, "Rules &settings…", run.rules.rules_settings, "Ctrl+R")
        _add(rules, "&Quick reference", run.rules.quick_reference, "F2")
        _add(tools, "&Scorekeeper mode…", run.games.scorekeeper)
        _add(tools, "&Zonk File…", run.file.zonk_file, "Ctrl+Shift+F")
        _add(tools, "&Copies of the Zonk File…", run.file.copies)
        _add(help_, "&First steps", run.help.first_steps, "F1")
        _add(help_, "&Keyboard", run.help.keyboard)
        _add(help_, "&About", run.help.about)
        # Not in a menu: only the big picture is left by it.
        self.leave = QAction("Leave the big picture", window)
        self.leave.setShortcut(QKeySequence(Qt.Key.Key_Escape))
        self.leave.triggered.connect(self.party_wanted)
        self.leave.setEnabled(False)
        window.addAction(self.leave)
        # A menu bar that is hidden takes the keys of its entries along; the window keeps them.
        for menu in (game, edit, view, rules, tools, help_):
            window.addActions([a for a in menu.actions() if not a.shortcut().isEmpty()])

    def _choices(
        self, menu: QMenu, title: str, key: str, values: tuple[str, ...], default: str,
        unit: str = "",
    ) -> None:  # fmt: skip
        sub = menu.addMenu(title)
        group = QActionGroup(sub)
        current = self._window.memory.text(key, default)
        for value in values:
            action = QAction(_WORDS.get(value, value.capitalize()) + unit, group)
            action.setCheckable(True)
            action.setChecked(value == current)
            action.setData((key, value))
            sub.addAction(action)
        group.triggered.connect(self._chosen)

    @Slot(QAction)
    def _chosen(self, action: QAction) -> None:
        key, value = action.data()
        window = self._window
        window.memory.set(key, value)
        if key == "tray":
            self._table.told.emit("The tray changes when the program starts again.")
        if key == "felt":
            self._table.set_felt(window.memory.felt())
        window.restyle()


def _add(menu: QMenu, text: str, slot: object, keys: str = "") -> QAction:
    action = QAction(text, menu)
    action.triggered.connect(slot)
    if keys:
        action.setShortcut(QKeySequence(keys))
    menu.addAction(action)
    return action
