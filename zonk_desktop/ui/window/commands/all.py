"""All commands of a window, put together."""

from __future__ import annotations

from zonk_desktop.session.worker import Session
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.table.ear.sounding import Sounding
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.commands.file import FileCommands
from zonk_desktop.ui.window.commands.games import GameCommands
from zonk_desktop.ui.window.commands.help import HelpCommands
from zonk_desktop.ui.window.commands.paper import PaperCommands
from zonk_desktop.ui.window.commands.rules import RuleCommands
from zonk_desktop.ui.window.commands.table import TableCommands
from zonk_desktop.ui.window.commands.tray import TrayCommands
from zonk_desktop.ui.window.frame import WindowFrame


class Commands:
    """All commands: each opens a dialog or asks the session, and reports the result."""

    def __init__(
        self,
        window: WindowFrame,
        session: Session,
        table: TablePlay,
        tray: DiceTray,
        sounding: Sounding,
    ) -> None:
        self.rules = RuleCommands(window, table, session)
        self.games = GameCommands(window, session, table, self.rules)
        self.paper = PaperCommands(window, session, table, self.rules)
        self.file = FileCommands(window, session, table, sounding)
        self.rules.watched.connect(self.file.watch)
        self.games.sheet_met.connect(self.file.read_sheets)
        self.table = TableCommands(window, session, table)
        self.tray = TrayCommands(window, session, table, tray, sounding)
        self.help = HelpCommands(window, table, tray, sounding)
