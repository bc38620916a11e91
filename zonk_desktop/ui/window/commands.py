"""What the menus do: each opens a dialog or asks the session, and says how it went."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog, QMessageBox

from zonk_desktop.archive.exchange import Twin, bring_in, export
from zonk_desktop.archive.store import Archive
from zonk_desktop.fairness.record import RecordError
from zonk_desktop.rulebook.found import PRESETS
from zonk_desktop.rulebook.houses import Shelf
from zonk_desktop.session.worker import Session
from zonk_desktop.sheets.dates import day
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, read_file
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.rules.rule_list import Choice, choice_of, house_portrait, presets
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.table.sounding import Sounding, loudness
from zonk_desktop.ui.window.frame import Frame

if TYPE_CHECKING:
    from collections.abc import Callable

    from zonk_desktop.live.snapshot import Snapshot
    from zonk_desktop.sheets.story import Story


_MOST_REFUSALS = 6


class Commands(QObject):
    """The window's menus in action."""

    #: Copies and files kept aside have been looked at; what lies there may be other ones.
    restored = Signal()

    def __init__(
        self,
        window: Frame,
        session: Session,
        table: TablePlay,
        tray: DiceTray,
        sounding: Sounding,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._table = table
        self._tray = tray
        self._sounding = sounding
        self.last = 0
        #: The box that tells of files that were not opened, while it is open.
        self._refusals: QMessageBox | None = None
        self._refused_files: list[str] = []
        #: The next New game is to be one with real dice.
        self._real_dice = False
        #: Rules just made, for the next New game to tick and to say so.
        self._ticked = ""
        folder = window.folder if window.folder is not None else Path()
        self.shelf = Shelf(folder / "rules")

    # Games

    def choices(self) -> list[Choice]:
        """Presets, then the player's own rules that hold."""
        from zonk_desktop.rulebook.load import house_text  # noqa: PLC0415

        found = presets()
        for house in self.shelf.list():
            if not house.trouble:
                text = self.shelf.text(house.file)
                ruleset = house_text(house.file, text)
                found.append(choice_of(house.file, ruleset, house_portrait(ruleset, text), text))
        return found

    @Slot()
    def new_game(self) -> None:
        def names(archive: Archive) -> object:
            return archive.names(40)

        self._session.ask(names, self._new_game)

    def _new_game(self, found: object) -> None:
        from zonk_desktop.ui.new_game.dialog import NewGameDialog  # noqa: PLC0415

        window = self._window
        known = []
        if isinstance(found, list):
            known = [(name, _games(games, last)) for name, games, last in found]
        dialog = NewGameDialog(
            window.look, self.choices(), known, self._table.setup,
            window.memory.text("words", "hits"), window.memory.looks(), window,
        )  # fmt: skip
        dialog.rules.choose(window.memory.text("rules", PRESETS[0]))
        if self._real_dice:
            dialog.choose_dice("table")
            self._real_dice = False
        if self._table.setup is None:
            for name in window.memory.names("players"):
                dialog.sit(name)
        if self._ticked:
            dialog.say_rules(self._ticked)
            self._ticked = ""
        dialog.wants_rules.connect(lambda choice: self._rules_for(dialog, choice))
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if accepted:
            setup = dialog.setup()
            window.memory.set("rules", setup.rules)
            window.memory.set("players", [seat.name for seat in dialog.seats])
            looks = window.memory.looks()
            looks.update({seat.name: seat.look for seat in dialog.seats})
            window.memory.set_looks(looks)
            window.look.known = looks
            if dialog.words_kind() != window.memory.text("words", "hits"):
                window.memory.set("words", dialog.words_kind())
                window.restyle()
            self._notice(setup.rules)
            self._table.begin(setup)
        dialog.deleteLater()

    def _rules_for(self, dialog: object, choice: Choice) -> None:
        from zonk_desktop.ui.new_game.dialog import NewGameDialog  # noqa: PLC0415

        assert isinstance(dialog, NewGameDialog)
        used = self._edit_rules(choice)
        dialog.rules.fill(self.choices())
        if used:
            dialog.say_rules(used)
        else:
            dialog.rules.choose(choice.rules)

    def _notice(self, rules: str) -> None:
        """The sheet's word on responsible use, once."""
        from zonk_desktop.rulebook.library import is_sheet, resolve  # noqa: PLC0415

        window = self._window
        if not is_sheet(rules) or window.memory.flag("noticed", False):
            return
        text = str(resolve(rules).texts.get("notice", ""))
        if text:
            window.memory.set("noticed", True)
            self._message("A word before the first game", text)

    @Slot()
    def continue_last(self) -> None:
        if self.last:
            self._table.resume(self.last)

    def open_game(self, game: int) -> None:
        self._table.resume(game)

    @Slot()
    def open_file(self) -> None:
        path = files.open_one(self._window, "Open a transcript", files.TRANSCRIPT)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Put a transcript into the Zonk File, unless it is there, and on the table."""
        try:
            text = read_file(path)
        except FileError as wrong:
            self._not_opened(f"{path.name}: {wrong}")
            return

        def put(archive: Archive) -> object:
            try:
                return bring_in(archive, text, path.parent, path=path)
            except Twin as twin:
                return twin
            except (TranscriptError, RecordError) as wrong:
                return f"{path.name}, line {wrong}"

        self._session.ask(put, self._opened)

    def _opened(self, found: object) -> None:
        if isinstance(found, int):
            self._table.resume(found)
        elif isinstance(found, Twin):
            self._table.told.emit(str(found))
            self._table.resume(found.game)
        else:
            self._not_opened(f"{found}\nNothing was changed.")

    def _not_opened(self, text: str) -> None:
        """One box, however many wrong files the bell brings while it stands there."""
        if self._refusals is not None:
            self._refused_files.append(text)
            last = "\n".join(self._refused_files[-_MOST_REFUSALS:])
            more = len(self._refused_files) - _MOST_REFUSALS
            said = f"{last}\nAnd {more} more before." if more > 0 else last
            self._refusals.setText("These files were not opened")
            self._refusals.setInformativeText(said)
            return
        self._refused_files = [text]
        box = self._refusals = self._box("This file was not opened", text)
        box.exec()
        self._refusals = None
        box.deleteLater()

    @Slot()
    def export(self) -> None:
        snapshot = self._table.snapshot
        if snapshot is None or not snapshot.game_id:
            self._message("Nothing to export", "No saved game is on the table.")
            return
        name = files.game_name(
            snapshot.game.rules.ruleset.name, [seat.name for seat in snapshot.game.seats],
            snapshot.header.start, snapshot.game_id,
        )  # fmt: skip
        path = files.save_as(self._window, "Export the transcript", name, files.TRANSCRIPT)
        if path is None:
            return
        game = snapshot.game_id

        def put(archive: Archive) -> object:
            return export(archive.load(game), path)

        self._session.ask(put, self._exported)

    def _exported(self, found: object) -> None:
        if isinstance(found, list):
            self._table.told.emit("Written: " + ", ".join(path.name for path in found) + ".")
        else:
            self._message("Not exported", str(found))

    @Slot()
    def sound(self) -> None:
        from zonk_desktop.ui.window.sound import SoundSettings  # noqa: PLC0415

        set_to = loudness(self._window.memory)
        dialog = SoundSettings(self._window.look, self._sounding, set_to, self._window)
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def copies(self) -> None:
        from zonk_desktop.ui.zonk_file.copies import Copies  # noqa: PLC0415

        dialog = Copies(self._window.look, self._session, self._window)
        dialog.exec()
        dialog.deleteLater()
        self.restored.emit()

    @Slot()
    def zonk_file(self) -> None:
        from zonk_desktop.ui.paper.printing import usual_paper  # noqa: PLC0415
        from zonk_desktop.ui.zonk_file.dialog import ZonkFile  # noqa: PLC0415

        window = self._window
        dialog = ZonkFile(window.look, self._session, window, usual_paper(window.memory))
        dialog.opened.connect(self.open_game)
        dialog.exec()
        dialog.deleteLater()

    # Paper

    @Slot()
    def print_sheet(self) -> None:
        from zonk_desktop.ui.paper import printing as paper  # noqa: PLC0415

        snapshot = self._table.snapshot
        if snapshot is None:
            self._message("Nothing to print", "No game is on the table.")
            return
        self._with_story(
            snapshot,
            lambda told: paper.preview_game(self._window, snapshot, self._window.memory, told),
        )

    def _with_story(self, snapshot: Snapshot, then: Callable[[Story | None], None]) -> None:
        """Look up how a finished game came about, which the table does not know."""
        from zonk_desktop.sheets.story import Story  # noqa: PLC0415
        from zonk_desktop.ui.zonk_file import work  # noqa: PLC0415

        if snapshot.game.ended is None or not snapshot.game_id:
            then(None)
            return
        game = snapshot.game_id
        self._session.ask(
            work.safely(lambda archive: work.sheeted(archive, game).told),
            lambda found: then(found if isinstance(found, Story) else None),
        )

    @Slot()
    def export_pdf(self) -> None:
        from zonk_desktop.ui.paper import printing as paper  # noqa: PLC0415

        snapshot = self._table.snapshot
        if snapshot is None:
            self._message("Nothing to write", "No game is on the table.")
            return
        self._with_story(
            snapshot,
            lambda told: self._said(
                paper.pdf_of_game(self._window, snapshot, self._window.memory, told)
            ),
        )

    @Slot()
    def blank_sheets(self) -> None:
        from zonk_desktop.ui.paper.blank_sheets import BlankSheets  # noqa: PLC0415

        dialog = BlankSheets(self._window.look, self.choices(), self._window.memory, self._window)
        dialog.told.connect(self._said)
        dialog.exec()
        dialog.deleteLater()

    # Table

    @Slot()
    def enter_faces(self) -> None:
        from zonk_desktop.ui.table.faces import FacesDialog  # noqa: PLC0415

        window = self._window
        game = self._table.game
        if game is None:
            return
        dialog = FacesDialog(window.look, game, window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._table.enter(dialog.faces())
        dialog.deleteLater()

    @Slot()
    def correct(self) -> None:
        self.correct_cell(-1, -1)

    @Slot(int, int)
    def correct_cell(self, row: int, seat: int) -> None:
        """Write an entry anew, beginning with those of a cell of the sheet."""
        self._session.rows(lambda rows: self._correct(rows, (row, seat)))

    def _correct(self, rows: object, place: tuple[int, int]) -> None:
        from zonk_desktop.ui.table.correct import CorrectDialog  # noqa: PLC0415
        from zonk_desktop.ui.table.entries import entries  # noqa: PLC0415

        snapshot = self._table.snapshot
        if not isinstance(rows, tuple) or not rows or snapshot is None:
            self._message("Nothing to correct", "No entry has been made yet.")
            return
        found = entries(snapshot.header, snapshot.house, rows)
        dialog = CorrectDialog(self._window.look, found, place, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            number, line = dialog.result_line()
            self._session.correct(number, line)
        dialog.deleteLater()

    @Slot()
    def scorekeeper(self) -> None:
        """A new game with real dice."""
        self._real_dice = True
        self.new_game()

    # Rules

    @Slot()
    def rules_settings(self) -> None:
        game = self._table.game
        rules = self._window.memory.text("rules", PRESETS[0])
        if game is not None and self._table.snapshot is not None:
            rules = self._table.snapshot.header.rules
        found = [choice for choice in self.choices() if choice.rules == rules]
        used = self._edit_rules(found[0] if found else self.choices()[0])
        if used:
            self._use(used)

    def _use(self, rules: str) -> None:
        """The next game is played by these, and that is said."""
        name = next((choice.name for choice in self.choices() if choice.rules == rules), rules)
        self._window.memory.set("rules", rules)
        self._said(f"{shortened(name, 60)} is ticked for the next new game.")
        if self._table.game is None or self._table.stage is Stage.OVER:
            self._ticked = rules
            self.new_game()

    def _edit_rules(self, choice: Choice) -> str:
        from zonk_desktop.ui.rules.dialog import RulesSettings  # noqa: PLC0415

        dialog = RulesSettings(self._window.look, self.shelf, choice, self._window)
        used = dialog.exec() == QDialog.DialogCode.Accepted
        saved = dialog.saved
        dialog.deleteLater()
        return saved if used else ""

    @Slot()
    def quick_reference(self) -> None:
        from zonk_desktop.ui.window.pages import RulesPage  # noqa: PLC0415

        game = self._table.game
        dialog = RulesPage(
            self._window.look, game.rules.ruleset if game is not None else None, self._window
        )
        dialog.exec()
        dialog.deleteLater()

    # Help

    @Slot()
    def first_steps(self) -> None:
        self._text_page("first-steps")

    @Slot()
    def keyboard(self) -> None:
        self._text_page("keyboard")

    @Slot()
    def about(self) -> None:
        self._text_page("about")

    def _text_page(self, name: str) -> None:
        from zonk_desktop.ui.window.pages import TextPage  # noqa: PLC0415

        dialog = TextPage(self._window.look, name, self._tray, self._window)
        dialog.exec()
        dialog.deleteLater()

    @Slot(object)
    def called_by_another(self, file: str) -> None:
        """A second copy of the program was started; it has gone, and this window comes forward."""
        window = self._window
        window.showNormal() if window.isMinimized() else window.show()
        window.raise_()
        window.activateWindow()
        if file:
            self.open_path(Path(file))

    # Saying

    def _said(self, text: str) -> None:
        if text:
            self._table.told.emit(text)

    def _message(self, title: str, text: str) -> None:
        box = self._box(title, text)
        box.exec()
        box.deleteLater()

    def _box(self, title: str, text: str) -> QMessageBox:
        from PySide6.QtCore import Qt  # noqa: PLC0415

        box = QMessageBox(self._window)
        box.setWindowTitle("Zonk Desktop")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(title)
        box.setInformativeText(text)
        return box


def _games(games: int, last: str) -> str:
    return f"{games} game{'s' if games != 1 else ''}, last on {day(last)}"
