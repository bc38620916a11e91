"""Commands on the games chosen in the Zonk File."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from zonk_desktop.archive.exchange import export
from zonk_desktop.archive.naming import name_of
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Entry, Stored
from zonk_desktop.session.worker import Ask
from zonk_desktop.sound.player import Sound
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.boxes import sure
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.kit.one_field import FieldWords, OneField
from zonk_desktop.ui.kit.settings import DICE_SETS, FELTS, Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.zonk_file import work
from zonk_desktop.ui.zonk_file.carrying import Carrying
from zonk_desktop.ui.zonk_file.game_list import GameView
from zonk_desktop.ui.zonk_file.game_side import MOST_PRINTED
from zonk_desktop.words import reason, say

_MOST_TITLE = 120


class Rename(OneField):
    """Dialog of one field: what a game is called."""

    def __init__(self, style: Style, name: str, parent: QWidget | None = None) -> None:
        words = FieldWords(
            say("zonk-file-rename-title"), say("zonk-file-rename-ask"),
            say("zonk-file-rename-field"), say("zonk-file-rename-hint"),
            say("zonk-file-cancel"), say("zonk-file-rename-do"),
        )  # fmt: skip
        super().__init__(style, words, name, _MOST_TITLE, parent)
        self._begun = name

    def name(self) -> str | None:
        """The new name; None where it is the one that was there."""
        return None if self.field.text() == self._begun else self.written()[:_MOST_TITLE]


class Doing(QObject):
    """Commands: replay, print, verify, export, rename, bin; each reports its result."""

    #: A sentence for the foot.
    said = Signal(str)
    #: The list has changed.
    changed = Signal()
    #: Games have gone from the list; the one to be shown, 0 for the first.
    moved = Signal(int)
    #: What the filters offer has changed.
    known = Signal(object)

    def __init__(
        self, style: Style, ask: Ask, window: QWidget, view: GameView, carrying: Carrying,
        memory: Memory | None, sound: Sound | None = None,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._style = style
        self._ask = ask
        self._window = window
        self._view = view
        self._carrying = carrying
        self._memory = memory
        self._sound = sound

    def one(self) -> Entry | None:
        """The game chosen, None where there are several or none."""
        chosen = self._view.chosen()
        return chosen[0] if len(chosen) == 1 else None

    def blocked(self, pressed: QPushButton) -> bool:
        """Whether a button is blocked now; its reason is said."""
        reason = pressed.accessibleDescription()
        if reason:
            self.said.emit(reason)
        return bool(reason)

    def _chosen(self) -> Entry | None:
        found = self.one()
        if found is None:
            self.said.emit(say("zonk-file-choose-one"))
        return found

    @Slot()
    def replay(self) -> None:
        entry = self._chosen()
        if entry is not None:
            self.replay_game(entry.id, self._window)

    @Slot()
    def review(self) -> None:
        entry = self._chosen()
        if entry is not None:
            self.review_game(entry.id)

    def review_game(self, number: int) -> None:
        """Open the review of a game, with a way into its replay."""
        from zonk_desktop.ui.review.window import open_review  # noqa: PLC0415

        def show(found: Stored) -> None:
            open_review(
                self._style, found, self._window,
                lambda moment, parent: self.replay_game(number, parent, moment),
            )  # fmt: skip

        self._ask(lambda archive: archive.load(number)).then(show, self._failed)

    def replay_game(self, number: int, parent: QWidget, moment: int = 0) -> None:
        from zonk_desktop.ui.zonk_file.moments import GameMoments, moments  # noqa: PLC0415
        from zonk_desktop.ui.zonk_file.replay_game import ReplayGame  # noqa: PLC0415

        def show(found: GameMoments) -> None:
            memory = self._memory
            matter = (memory.dice_set(), memory.felt()) if memory else (DICE_SETS[0], FELTS[0])
            dialog = ReplayGame(self._style, found, parent, matter, self._sound)
            dialog.slider.setValue(moment)
            answered(dialog)

        self._ask(lambda archive: moments(archive.load(number))).then(show, self._failed)

    @Slot()
    def print(self) -> None:
        numbers = [entry.id for entry in self._view.chosen()]
        if not numbers:
            self.said.emit(say("zonk-file-choose"))
        elif len(numbers) > MOST_PRINTED:
            self.said.emit(say("print-too-many", most=MOST_PRINTED))
        else:
            self._carrying.gather(numbers, self._printed)

    def _printed(self, found: list[work.Sheeted]) -> None:
        if self._memory is None:
            return
        from zonk_desktop.ui.paper import printing as paper  # noqa: PLC0415
        from zonk_desktop.ui.paper.values import PrintedGame  # noqa: PLC0415

        games = [PrintedGame(*one) for one in found]
        paper.print_games(self._window, self._style, self._memory, games, self.said.emit)

    @Slot()
    def verify(self) -> None:
        entry = self._chosen()
        if entry is not None:
            number = entry.id
            self._ask(lambda archive: work.dice_words(archive, number)).then(
                self.said.emit, self._failed
            )

    @Slot()
    def export(self) -> None:
        chosen = self._view.chosen()
        if not chosen:
            self.said.emit(say("zonk-file-choose"))
        elif self._carrying.busy:
            self.said.emit(say("zonk-file-busy"))
        elif len(chosen) == 1:
            entry = chosen[0]
            title = say("zonk-file-export-one")
            path = files.save_as(self._window, title, name_of(entry), files.TRANSCRIPT)
            if path is not None:
                self._ask(lambda archive: export(archive.load(entry.id), path)).then(
                    lambda found: self.said.emit(
                        say("zonk-file-written", names=tuple(path.name for path in found))
                    ),
                    lambda wrong: self.said.emit(say("zonk-file-not-written", why=reason(wrong))),
                )
        else:
            title = say("zonk-file-export-many", files=len(chosen))
            folder = files.open_folder(self._window, title)
            if folder is not None:
                self._carrying.send_out(chosen, folder)

    def _failed(self, wrong: Exception) -> None:
        self.said.emit(str(wrong))

    def rename(self) -> None:
        entry = self._chosen()
        if entry is None:
            return
        dialog = Rename(self._style, entry.title or entry.players, self._window)
        dialog.accepted.connect(lambda: self._called(entry.id, dialog.name()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _called(self, game: int, name: str | None) -> None:
        if name is None:
            return

        def then(_: object) -> None:
            called = say("zonk-file-called", name=shortened(name, 60))
            self.said.emit(called if name else say("zonk-file-name-gone"))
            self.changed.emit()

        self._ask(lambda archive: archive.retitle(game, name)).then(then, self._failed)

    def bin(self) -> None:
        self._move(True)

    @Slot()
    def restore(self) -> None:
        self._move(False)

    def _move(self, binned: bool) -> None:
        numbers = [entry.id for entry in self._view.chosen()]
        if not numbers:
            self.said.emit(say("zonk-file-choose"))
            return
        row = self._view.currentIndex().row()
        games = self._view.games

        def move(archive: Archive) -> work.FilterChoices:
            archive.bin(numbers, binned)
            return work.known(archive)

        def then(found: work.FilterChoices) -> None:
            self.known.emit(found)
            said = "zonk-file-binned" if binned else "zonk-file-restored"
            self.said.emit(say(said, games=len(numbers)))
            below = games.entry(min(row + 1, games.rowCount() - 1))
            self.moved.emit(below.id if below is not None else 0)

        self._ask(move).then(then, self._failed)

    def empty_bin(self, count: int) -> None:
        if not sure(
            self._window, say("zonk-file-delete-question", games=count),
            say("zonk-file-delete-note"),
            yes=say("zonk-file-delete", games=count), no=say("zonk-file-keep-them"),
        ):  # fmt: skip
            return

        def empty(archive: Archive) -> work.FilterChoices:
            archive.empty_bin()
            return work.known(archive)

        def then(found: work.FilterChoices) -> None:
            self.known.emit(found)
            self.said.emit(say("zonk-file-deleted", games=count))
            self.changed.emit()

        self._ask(empty).then(then, self._failed)
