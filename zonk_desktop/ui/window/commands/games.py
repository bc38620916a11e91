"""Commands of the Game menu: begin, continue, open and export games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from zonk_desktop.archive.exchange import Twin, bring_in, export
from zonk_desktop.archive.naming import game_name
from zonk_desktop.archive.store import Archive
from zonk_desktop.compact.codes import PICTURES
from zonk_desktop.engine import actions as act
from zonk_desktop.fairness.record import RecordError
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.rulebook.found import PRESETS
from zonk_desktop.session.worker import Session
from zonk_desktop.sheets.dates import day
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, read_file
from zonk_desktop.transcript.lines import Aid, Computer
from zonk_desktop.ui.kit import files, own_keys
from zonk_desktop.ui.kit.boxes import box, tell
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.rules.rule_list import RulesChoice
from zonk_desktop.ui.start.lead import RIVAL, rival_of
from zonk_desktop.ui.table.lessons.lessons import teaches
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.commands.rules import RuleCommands
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.words import Message, MessageError, say, speech, text

if TYPE_CHECKING:
    from zonk_desktop.ui.new_game.dialog import NewGameDialog


_MOST = 6


class NotOpened:
    """Collects files that were not opened in one message box."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self._box: QMessageBox | None = None
        self._files: list[str] = []

    def tell(self, text: str) -> None:
        """Add a file to the open box, or open it."""
        if self._box is not None:
            self._files.append(text)
            last = "\n".join(self._files[-_MOST:])
            more = len(self._files) - _MOST
            said = say("window-and-more-before", last=last, more=more) if more > 0 else last
            self._box.setText(say("window-these-files-were-not-opened"))
            self._box.setInformativeText(said)
            return
        self._files = [text]
        shown = self._box = box(self._parent, say("window-this-file-was-not-opened"), text)
        shown.exec()
        self._box = None
        shown.deleteLater()


class GameCommands(QObject):
    """Puts games on the table, and writes the one that is there into a file."""

    #: Pictures or PDF files of finished sheets, to be read together.
    sheet_met = Signal(object)

    def __init__(
        self, window: WindowFrame, session: Session, table: TablePlay, rules: RuleCommands
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._table = table
        self._rules = rules
        #: The game of the Zonk File that goes on, 0 for none.
        self.last = 0
        self._refused = NotOpened(window)
        #: The next New game is to be one with real dice.
        self._real_dice = False
        #: Rules just made, for the next New game to tick and to say so.
        self._ticked = ""
        #: Columns to be handed over as soon as nothing moves: character and level by name.
        self._handed: dict[str, tuple[str, str]] = {}
        rules.used.connect(self._rules_used)
        table.idled.connect(self._throw_first)
        table.idled.connect(self._hand_on)
        table.began.connect(self._handed.clear)

    @Slot()
    def new_game(self) -> None:
        # Without names nobody is offered.
        self._session.ask(lambda archive: archive.names(40)).then(
            self._new_game, lambda _: self._new_game([])
        )

    @Slot()
    def type_in(self) -> None:
        """Open the dialog that takes a sheet filled on paper."""
        from zonk_desktop.ui.zonk_file.columns import TypeIn  # noqa: PLC0415

        window = self._window
        dialog = TypeIn(
            window.look, self._session, window, window.memory, list(self._rules.choices())
        )
        dialog.opened.connect(self._table.resume)
        answered(dialog)

    def _new_game(self, found: list[tuple[str, int, str]]) -> None:
        from zonk_desktop.archive.statistics import some  # noqa: PLC0415
        from zonk_desktop.session.worker import Asking, StoryReader  # noqa: PLC0415
        from zonk_desktop.ui.new_game.dialog import NewGameDialog, Offers  # noqa: PLC0415

        window, memory = self._window, self._window.memory
        known = {name: _games(games, last) for name, games, last in found}
        before = self._table.like_it
        offers = Offers(
            self._rules.choices(), known, before, memory.text("words", "hits"),
            memory.looks(), self._aids(), own_keys.remembered(memory),
            own_keys.each_has_one(memory),
            memory.people() if speech().asks_gender else None,
        )  # fmt: skip
        dialog = NewGameDialog(window.look, offers, window)
        dialog.rules.choose(memory.text("rules", PRESETS[0]))
        if self._real_dice:
            dialog.choices.dice.choose("table")
            self._real_dice = False
        if before is None:
            for name in memory.names("players"):
                dialog.sit(name)
        if self._ticked:
            dialog.say_rules(self._ticked)
            self._ticked = ""
        dialog.wants_rules.connect(lambda choice: self._rules_for(dialog, choice))
        ask = Asking(self._session)
        reader = StoryReader(ask, some, dialog)
        reader.told.connect(dialog.tell)
        reader.reload()
        accepted = answered(dialog)
        ask.close()
        if accepted:
            setup = dialog.setup()
            self._remember(setup, dialog)
            self._notice(setup.rules)
            self._table.begin(setup)

    def _aids(self) -> tuple[Aid, ...]:
        """What the table let itself be told in the last game begun; hints while it learns."""
        memory = self._window.memory
        chosen = [*memory.names("aids"), *((Aid.HINTS,) if teaches(memory) else ())]
        return tuple(aid for aid in Aid if aid in chosen)

    def _remember(self, setup: Setup, dialog: NewGameDialog) -> None:
        """Save the choices of the dialog for the next time."""
        window, memory = self._window, self._window.memory
        memory.set("rules", setup.rules)
        memory.set("players", [seat.name for seat in dialog.seats if not seat.character])
        if not teaches(memory):
            # Hints that a first game has are nobody's choice.
            memory.set("aids", [str(aid) for aid in setup.aids])
        keys = {seat.name: seat.key for seat in dialog.seats if seat.key}
        own_keys.remember(memory, keys, each=dialog.choices.keys.isChecked())
        looks = memory.looks()
        looks.update({seat.name: seat.look for seat in dialog.seats})
        memory.set_looks(looks)
        window.look.known = looks
        if speech().asks_gender:
            window.learn({s.name: s.gender for s in dialog.seats if not s.character})
        words = dialog.choices.words.value
        if words != memory.text("words", "hits"):
            memory.set("words", words)
            window.restyle()

    @Slot()
    def throw_now(self) -> None:
        """A game at once: who played first last time, or nobody yet, against a computer."""
        from zonk_desktop.players.character import Level  # noqa: PLC0415

        names = self._window.memory.names("players")
        person = names[0] if names else say("start-you")
        name = rival_of(person)
        setup = Setup(
            PRESETS[0],
            (person, name),
            roll_order=False,
            computers=(Computer(name, RIVAL, Level.CASUAL.value),),
            aids=self._aids(),
        )
        self._table.begin(setup, at_once=True)

    @Slot()
    def _throw_first(self) -> None:
        """The dice are thrown that were asked for, once their game is on the table."""
        if self._table.at_once:
            self._table.play((act.Roll(),))

    def _rules_for(self, dialog: object, choice: RulesChoice) -> None:
        from zonk_desktop.ui.new_game.dialog import NewGameDialog  # noqa: PLC0415

        assert isinstance(dialog, NewGameDialog)
        used = self._rules.edit(choice)
        dialog.rules.fill(self._rules.choices())
        if used:
            dialog.say_rules(used)
        else:
            dialog.rules.choose(choice.rules)

    @Slot(str)
    def _rules_used(self, rules: str) -> None:
        """Rules were chosen for the next game; with none on the table it begins at once."""
        if self._table.game is None or self._table.stage is Stage.OVER:
            self._ticked = rules
            self.new_game()

    def _notice(self, rules: str) -> None:
        """Show the sheet's word on responsible use, once."""
        from zonk_desktop.rulebook.library import is_sheet, resolve  # noqa: PLC0415

        window = self._window
        if not is_sheet(rules) or window.memory.flag("noticed", False):
            return
        text = str(resolve(rules).texts.get("notice", ""))
        if text:
            window.memory.set("noticed", True)
            tell(self._window, say("window-a-word-before-the-first"), text)

    def hand_over(self, name: str, character: str = "", level: str = "") -> None:
        """Hand a column to a computer, or back to its person: at once, or when the dice lie."""
        from zonk_desktop.players.character import character as found  # noqa: PLC0415 - with a menu

        one = found(character)
        who = "nobody" if one is None else text(one.name)
        self._handed[name] = character, level
        self._table.told.emit(say("seat-handed", name=name, who=who, now=self._table.idle))
        self._hand_on()

    @Slot()
    def _hand_on(self) -> None:
        while self._handed and self._table.idle:
            name, (character, level) = self._handed.popitem()
            self._session.hand_over(name, character, level)

    def allow(self, aid: Aid, on: bool) -> None:
        """Switch an aid of the game on the table on or off."""
        snapshot = self._table.snapshot
        if snapshot is not None and snapshot.game.ended is None:
            self._session.allow(aid, on=on)

    @Slot()
    def scorekeeper(self) -> None:
        """Open New game with real dice ticked."""
        self._real_dice = True
        self.new_game()

    @Slot()
    def continue_last(self) -> None:
        if self.last:
            self._table.resume(self.last)

    def open_game(self, game: int) -> None:
        self._table.resume(game)

    @Slot()
    def open_file(self) -> None:
        path = files.open_one(self._window, say("window-dialog-open"), files.TRANSCRIPT)
        if path is not None:
            self.open_path(path)

    def open_dropped(self, paths: Sequence[Path]) -> None:
        """Read sheets that were dropped on the window together, or open the first transcript."""
        sheets = [path for path in paths if path.suffix.lower() in PICTURES]
        if sheets:
            self.sheet_met.emit(sheets)
        elif paths:
            self.open_path(paths[0])

    def open_path(self, path: Path) -> None:
        """Import a transcript into the Zonk File, unless it is there, and open it.

        What cannot be one, by its name, is read as a picture of a sheet.
        """
        if path.suffix.lower() in PICTURES:
            self.sheet_met.emit([path])
            return
        try:
            text = read_file(path)
        except FileError as wrong:
            self._refused.tell(f"{path.name}: {wrong}")
            return

        def put(archive: Archive) -> int:
            try:
                return bring_in(archive, text, path.parent, path=path)
            except (TranscriptError, RecordError) as wrong:
                line = Message.of("window-line", name=path.name, wrong=str(wrong))
                raise MessageError(line) from None

        self._session.ask(put).then(self._table.resume, self._not_opened)

    def _not_opened(self, wrong: Exception) -> None:
        if isinstance(wrong, Twin):
            self._table.told.emit(str(wrong))
            self._table.resume(wrong.game)
        else:
            self._refused.tell(say("window-nothing-was-changed", found=str(wrong)))

    @Slot(object)
    def called_by_another(self, file: str) -> None:
        """Handle a second start of the program: this window comes forward."""
        window = self._window
        window.showNormal() if window.isMinimized() else window.show()
        window.raise_()
        window.activateWindow()
        if file:
            self.open_path(Path(file))

    @Slot()
    def export(self) -> None:
        snapshot = self._table.snapshot
        if snapshot is None or not snapshot.game_id:
            tell(self._window, say("window-nothing-to-export"), say("window-no-saved-game-is-on"))
            return
        name = game_name(
            snapshot.game.rules.ruleset.name, [seat.name for seat in snapshot.game.seats],
            snapshot.header.start, snapshot.game_id,
        )  # fmt: skip
        path = files.save_as(self._window, say("window-dialog-export"), name, files.TRANSCRIPT)
        if path is None:
            return
        game = snapshot.game_id

        self._session.ask(lambda archive: export(archive.load(game), path)).then(
            self._exported,
            lambda wrong: tell(self._window, say("window-not-exported"), str(wrong)),
        )

    def _exported(self, found: list[Path]) -> None:
        self._table.told.emit(say("window-written", names=tuple(path.name for path in found)))


def _games(games: int, last: str) -> str:
    return say("window-games-and-last", games=games, day=day(last))
