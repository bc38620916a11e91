"""The Zonk File: every game ever played, to find, open, watch, print, export, verify."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QStackedLayout, QWidget

from zonk_desktop.archive.copies import aside_words
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.statistics import kept
from zonk_desktop.archive.store import Archive
from zonk_desktop.session.worker import Asking, Session, StoryReader
from zonk_desktop.sheets.dates import ways
from zonk_desktop.sound.player import Sound
from zonk_desktop.ui.kit import files, lay
from zonk_desktop.ui.kit.aloud import announce
from zonk_desktop.ui.kit.dialog import answered, block, button, dress
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.zonk_file import game_side, work
from zonk_desktop.ui.zonk_file.carrying import Carrying
from zonk_desktop.ui.zonk_file.doing import Doing
from zonk_desktop.ui.zonk_file.finder import GameFinder
from zonk_desktop.ui.zonk_file.foot import ZonkFileFoot
from zonk_desktop.ui.zonk_file.game_list import GameList, GameView, nothing
from zonk_desktop.ui.zonk_file.game_side import GameSide
from zonk_desktop.words import Message, say, text


class ZonkFile(QDialog):
    """The dialog of the archive."""

    #: A game is to be opened or continued.
    opened = Signal(int)

    def __init__(
        self,
        style: Style,
        session: Session,
        parent: QWidget | None = None,
        memory: Memory | None = None,
        sound: Sound | None = None,
        playing: int = 0,
    ) -> None:
        """`sound`: through which games played again are heard; `playing`: the game on the table."""
        super().__init__(parent)
        self._style = style
        self._session = session
        self._memory = memory
        self._playing = playing
        self._ask = Asking(session)
        self._keep = 0
        self._known = work.FilterChoices((), (), (), 0)
        whole = dress(self, style, say("zonk-file-title"), 1180, 760)
        self.setMinimumSize(640, 440)
        self.games = GameList(self._ask, self)
        self.view = GameView(style, self.games)
        self.finder = GameFinder(style)
        self.side = GameSide(style)
        self.foot = ZonkFileFoot(style)
        self.carrying = Carrying(style, self._ask, self)
        self.stories = StoryReader(self._ask, kept, self)
        self.doing = Doing(style, self._ask, self, self.view, self.carrying, memory, sound)
        whole.addLayout(lay.row(style, (self._list_side(), 1), self.side, gap=0), 1)
        whole.addWidget(self.foot)
        self._connect()
        self._look()
        # The games first: the filters can wait for a moment.
        self._ask(_shows_dates).then(lambda _: None, lambda _: None)
        self.reload()
        self._ask(work.known).then(self._filters, self._failed)
        self._ask(aside_words).then(self._noticed, lambda _: None)
        self.finder.search.setFocus()

    # Parts

    def _list_side(self) -> QWidget:
        style = self._style
        side = lay.panel("page")
        self.heading = lay.label(style, say("zonk-file-title"), "title")
        self.count = lay.label(style, "", "quiet")
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        # Where letters are large and the window is small, the filters wait behind a button.
        self.more = button(style, say("zonk-file-filters"))
        self.more.setCheckable(True)
        self.more.toggled.connect(self._fit)
        head = lay.row(style, self.heading, (self.count, 1), self.more)
        shown = QWidget()
        self.stack = QStackedLayout(shown)
        self.stack.setContentsMargins(0, 0, 0, 0)
        self.empty = lay.label(style, "", "lead", "ink2", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack.addWidget(self.view)
        self.stack.addWidget(self.empty)
        column = lay.column(style, margins=(20, 14, 8, 0), gap=10, on=side)
        column.add(head, self._rescue_line(), self.finder, (shown, 1))
        return side

    def _rescue_line(self) -> QWidget:
        """Stays as long as a damaged file is kept, and leads to what came of it."""
        style = self._style
        self.rescued = lay.panel("strip")
        sign = lay.sign(style, "warn", 20, "red", self.devicePixelRatioF())
        self.rescued_word = lay.label(style, "", "term", wrap=True)
        self.see = button(style, say("zonk-file-see-rescue"))
        self.see.clicked.connect(self._copies)
        row = lay.row(style, margins=(14, 6, 6, 6), on=self.rescued)
        row.add(sign, (self.rescued_word, 1), self.see)
        self.rescued.hide()
        return self.rescued

    @Slot()
    def _fit(self) -> None:
        """Adapt the layout to large letters in a small window: fewer things, none of them cut."""
        px = self._style.px
        small = self.width() < px(820)
        self.side.set_wide(px(190 if small else 252))
        self.heading.setVisible(not small)
        self.more.setVisible(small)
        # In a small window the foot says it.
        self.rescued.setVisible(bool(self.rescued_word.text()) and not small)
        self.finder.filters.setVisible(not small or self.more.isChecked())
        self.finder.fit(small=small)
        self.foot.fit(small=small)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _connect(self) -> None:
        self.games.filled.connect(self._filled)
        self.games.failed.connect(self.say)
        self.games.dataChanged.connect(self._look)
        self.view.selectionModel().selectionChanged.connect(self._look)
        self.view.entered.connect(self._open)
        self.view.binned.connect(self._bin)
        self.view.renamed.connect(self._rename)
        self.view.sorted.connect(self.reload)
        self.finder.changed.connect(self.reload)
        self.finder.changed.connect(self._tell)
        self.finder.search.returnPressed.connect(self.view.setFocus)
        side, doing, foot = self.side, self.doing, self.foot
        for pressed, what in (
            (side.go, self._open), (side.replay, doing.replay),
            (side.review, doing.review), (side.print, doing.print),
            (side.verify, doing.verify), (side.statistics, self._statistics),
            (side.export, doing.export), (side.rename, self._rename), (side.bin, self._bin),
            (side.restore, doing.restore), (foot.bring, self._import),
            (foot.empty_bin, self._empty_bin), (foot.stop, self.carrying.stop),
            (foot.copies, self._copies), (foot.close_, self.reject),
        ):  # fmt: skip
            pressed.clicked.connect(what)
        foot.show_bin.toggled.connect(lambda: self._moved(0))
        self.stories.told.connect(self._tell)
        self.stories.missed.connect(self.say)
        self.finished.connect(self._stop)
        doing.said.connect(self.say)
        doing.changed.connect(self.reload)
        doing.moved.connect(self._moved)
        doing.known.connect(self._filters)
        self.carrying.said.connect(self.say)
        self.carrying.went.connect(self._went)
        self.carrying.brought.connect(self._brought)
        QShortcut(QKeySequence("Ctrl+F"), self, self.finder.search.setFocus)
        QShortcut(QKeySequence("Ctrl+I"), self, self._import)
        QShortcut(QKeySequence("Ctrl+P"), self, doing.print)

    # The archive

    @Slot()
    def _stop(self) -> None:
        self._ask.close()
        self.carrying.give_up()

    @Slot()
    def reload(self) -> None:
        """Query the games by search, filters and order."""
        chosen = self.view.chosen()
        self._keep = chosen[0].id if chosen else self._keep
        self.games.want(self.wanted())

    def wanted(self) -> Filter:
        """The current filter and order of games."""
        column, descending = self.view.order
        found = self.finder.wanted(binned=self.foot.show_bin.isChecked())
        return found._replace(order=column, descending=descending)

    def _filters(self, found: work.FilterChoices) -> None:
        self._known = found
        self.finder.fill(found)
        self.stories.reload()
        self._look()

    def _failed(self, wrong: Exception) -> None:
        self.say(str(wrong))

    def _noticed(self, found: Message | None) -> None:
        """As long as a damaged file lies there, a line says so and leads to what came of it."""
        told = text(found) if found is not None else ""
        self.rescued_word.setText(told)
        self._fit()
        if self.rescued.isHidden() and told:
            self.say(told)

    def _filled(self, total: int) -> None:
        self.count.setText(say("zonk-file-games", games=total))
        self.stack.setCurrentIndex(0 if total else 1)
        self.empty.setText(nothing(self.games.wanted))
        if total:
            self.view.choose(max(0, self.games.row_of(self._keep)))
        self._look()

    # What is shown

    @Slot()
    def _look(self) -> None:
        """Update buttons and texts for the games chosen."""
        binned = self.foot.show_bin.isChecked()
        self.side.show_games(self.view.chosen(), binned=binned, playing=self._playing)
        self._tell()
        self.foot.show_bin_of(self._known.binned, binned=binned)
        self.heading.setText(say("zonk-file-the-bin") if binned else say("zonk-file-title"))

    @Slot()
    def _tell(self) -> None:
        """Stories of the player chosen, and those that this game tells."""
        chosen = self.view.chosen()
        found = self.stories.found
        self.side.tell(game_side.of_game(found, chosen[0].id) if len(chosen) == 1 else [])
        self.finder.tell(game_side.of_player(found, self.finder.person))

    @Slot(str)
    def say(self, text: str) -> None:
        """Show a sentence at the foot, and announce it to screen readers."""
        self.foot.word.setText(shortened(text, 300))
        announce(self, text)

    @Slot(int, int)
    def _went(self, done: int, of: int, told: str) -> None:
        self.foot.show_progress(done, of, told)
        if of:
            block(self.side.export, say("zonk-file-busy"))
        else:
            self._look()

    # What is done with them

    @Slot()
    def _open(self) -> None:
        entry = self.doing.one()
        if self.foot.show_bin.isChecked():
            self.say(say("zonk-file-restore-first"))
        elif not self.doing.blocked(self.side.go) and entry is not None:
            self.opened.emit(entry.id)
            self.accept()

    @Slot()
    def _rename(self) -> None:
        if not self.foot.show_bin.isChecked():
            self.doing.rename()

    @Slot()
    def _bin(self) -> None:
        if not (self.foot.show_bin.isChecked() or self.doing.blocked(self.side.bin)):
            self.doing.bin()

    @Slot()
    def _empty_bin(self) -> None:
        if not self.doing.blocked(self.foot.empty_bin):
            self.doing.empty_bin(self._known.binned)

    @Slot()
    def _import(self) -> None:
        if not self.doing.blocked(self.foot.bring):
            self.take_in(files.open_many(self, say("zonk-file-import-title"), files.TRANSCRIPT))

    def take_in(self, paths: list[Path]) -> None:
        self.carrying.take_in(paths)

    @Slot(int)
    def _brought(self, game: int) -> None:
        self._keep = game or self._keep
        self.view.clearSelection()
        self._ask(work.known).then(self._filters, self._failed)
        self.reload()

    @Slot(int)
    def _moved(self, keep: int) -> None:
        self._keep = keep
        self.view.clearSelection()
        self.reload()

    @Slot()
    def _copies(self) -> None:
        from zonk_desktop.ui.zonk_file.copies.window import Copies  # noqa: PLC0415

        dialog = Copies(self._style, self._session, self, self._memory, self._playing)
        answered(dialog)
        self._ask(aside_words).then(self._noticed, lambda _: None)
        self._brought(0)

    @Slot()
    def _statistics(self) -> None:
        if self.doing.blocked(self.side.statistics):
            return
        from zonk_desktop.ui.zonk_file.statistics.window import StatisticsWindow  # noqa: PLC0415

        chosen = [entry.id for entry in self.view.chosen()]
        dialog = StatisticsWindow(self._style, self._session, chosen, self.games.wanted, self)
        dialog.opened.connect(lambda game: self.doing.replay_game(game, dialog))
        answered(dialog)


def _shows_dates(archive: Archive) -> object:
    """Games are found by their dates as people write them."""
    archive.written_dates = ways
    return None
