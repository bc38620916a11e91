"""The dialog of statistics: pages at the left, the answer at the right, export."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QListWidget, QMenu, QProgressBar, QStackedWidget, QWidget

from zonk_desktop.archive.exchange import honest, revive
from zonk_desktop.archive.figures import GameFigures, RaceTotals, race
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.statistics import Some
from zonk_desktop.archive.store import Archive
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.session.worker import Asking, Session, Stamps, read_on
from zonk_desktop.ui.kit import export, files, lay
from zonk_desktop.ui.kit.dialog import action, dress, foot
from zonk_desktop.ui.kit.person import Person, people_of
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.statistics.dice import FairnessPage, Verified
from zonk_desktop.ui.zonk_file.statistics.hits import HitsPage
from zonk_desktop.ui.zonk_file.statistics.luck import Lookup
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, ScrolledAnswer
from zonk_desktop.ui.zonk_file.statistics.players import PlayersPage
from zonk_desktop.ui.zonk_file.statistics.race import RacePage
from zonk_desktop.ui.zonk_file.statistics.records import RecordsPage
from zonk_desktop.ui.zonk_file.statistics.sheets import SheetsPage
from zonk_desktop.ui.zonk_file.statistics.turns import TurnsPage
from zonk_desktop.words import reason, say

P = TypeVar("P", bound=AnswerPage)

#: The pages, as they stand in the list and as the window calls them.
PAGES = ("race", "hits", "turns", "players", "sheets", "records", "dice")
_WIDE = 190
#: Games whose dice are checked in one go.
_AT_ONCE = 10


class StatisticsWindow(QDialog):
    """Dialog filled bit by bit while the archive's thread works; cached figures come at once."""

    #: A game is to be replayed.
    opened = Signal(int)

    def __init__(self, style: Style, session: Session, chosen: list[int], wanted: Filter,
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        self._style = style
        self._ask = Asking(session)
        self.finished.connect(self._ask.close)
        self._games: list[GameFigures] = []
        self._chosen = chosen
        self._total = self._refused = 0
        whole = dress(self, style, say("statistics-title"), 1280, 780)
        self.setMinimumSize(640, 440)
        self.stack = QStackedWidget()
        self.list = self._list()
        #: What stands there while there is nothing to show.
        self.empty = NoGamesPage(style)
        self.stack.addWidget(self.empty)
        self._rooms: dict[AnswerPage, ScrolledAnswer] = {}
        self.race = self._made(RacePage(style))
        whole.addLayout(lay.row(style, self.list, (self.stack, 1), gap=0), 1)
        whole.addWidget(self._foot())
        self.list.currentRowChanged.connect(self._show)
        self.race.wanted.connect(self._ask_race)
        self.race.chances_wanted.connect(self._ask_chances)
        self.list.setCurrentRow(0)
        self._drawn: set[AnswerPage] = set()
        self._ask(lambda archive: archive.stamps(wanted)).then(self._listed, self._failed)

    # The pages are made when somebody turns to them: seven at once are a halt.

    def _made(self, page: P) -> P:
        room = self._rooms[page] = ScrolledAnswer(page)
        self.stack.addWidget(room)
        return page

    @cached_property
    def hits(self) -> HitsPage:
        return self._made(HitsPage(self._style))

    @cached_property
    def turns(self) -> TurnsPage:
        return self._made(TurnsPage(self._style))

    @cached_property
    def players(self) -> PlayersPage:
        found = self._made(PlayersPage(self._style))
        found.opened.connect(self.opened)
        return found

    @cached_property
    def sheets(self) -> SheetsPage:
        return self._made(SheetsPage(self._style))

    @cached_property
    def records(self) -> RecordsPage:
        found = self._made(RecordsPage(self._style))
        found.opened.connect(self.opened)
        return found

    @cached_property
    def dice(self) -> FairnessPage:
        found = self._made(FairnessPage(self._style))
        found.verify_wanted.connect(self._verify)
        found.send_wanted.connect(self._copy)
        luck = Lookup(self._ask, self)
        luck.found.connect(found.show_luck)
        found.luck_wanted.connect(lambda: luck.look(self._games))
        self.finished.connect(luck.stop)
        return found

    def _list(self) -> QListWidget:
        style, px = self._style, self._style.px
        found = QListWidget()
        found.setFixedWidth(px(_WIDE))
        lay.put_role(style, found, "field")
        found.setAccessibleName(say("statistics-title"))
        found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        found.addItems([say(f"statistics-page-{name}") for name in PAGES])
        for n in range(found.count()):
            found.item(n).setSizeHint(QSize(0, px(44)))
        lay.put_role(style, found, "pages")
        return found

    def _foot(self) -> QWidget:
        style, px = self._style, self._style.px
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(say("statistics-progress"))
        self.progress.setFixedSize(px(160), px(8))
        self.word = lay.label(style, "", "note", wrap=True)
        self.word.setMinimumWidth(px(120))
        self.save = action(style, say("statistics-save"), lambda: None, size=15)
        self.save.setMenu(self._save_menu())
        close = action(style, say("statistics-close"), self.reject, size=15)
        return foot(style, (self.progress, self.word), (self.save, close))

    def _save_menu(self) -> QMenu:
        menu = QMenu(self)
        for size in export.SIZES:
            png = menu.addAction(say("statistics-png", times=size))
            png.triggered.connect(lambda _, size=size: self._save(files.PNG, size))
        for kind, name in ((files.SVG, "svg"), (files.CSV, "csv")):
            other = menu.addAction(say(f"statistics-save-{name}"))
            other.triggered.connect(lambda _, kind=kind: self._save(kind, 1))
        return menu

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()

    # The archive

    def _failed(self, wrong: Exception) -> None:
        self.word.setText(str(wrong))

    def _listed(self, found: Stamps) -> None:
        # The game of the race first, then the latest.
        order = sorted(found, key=lambda one: (one[0] in self._chosen, one[1]), reverse=True)
        self._total = len(order)
        self.progress.setRange(0, max(1, self._total))
        read_on(self._ask, order, self._some, self._failed)

    def _some(self, found: Some) -> bool:
        first = not self._games
        self._games += found.figures
        self._refused += found.refused
        read = self._total - len(found.left)
        self.progress.setValue(read)
        self.progress.setVisible(bool(found.left))
        self.word.setText(
            say("statistics-reading", read=read, games=self._total)
            if found.left
            else say("statistics-read", games=len(self._games), refused=self._refused)
        )
        if first and self._games:
            self._first()
        if first or not found.left:
            self._drawn.clear()
            self._show(self.list.currentRow())
        return True

    def _first(self) -> None:
        """The race shown first: of the game that was chosen, or the latest."""
        chosen = [game for game in self._games if game.game in self._chosen]
        latest = max(self._games, key=lambda game: (game.begun, game.game))
        self._ask_race((chosen[0] if chosen else latest).game)

    @Slot(int)
    def _ask_race(self, game: int) -> None:
        def query(archive: Archive) -> tuple[RaceTotals, tuple[Person, ...]]:
            stored = archive.load(game)
            replay = revive(stored)
            return race(replay, stored.begun), people_of(replay.header, replay.game.seats)

        self.race.offer(self._games, game)
        self._ask(query).then(lambda found: self.race.show_race(*found), self._failed)

    @Slot(int)
    def _ask_chances(self, game: int) -> None:
        self._ask(lambda archive: archive.load(game)).then(self.race.chances.look, self._failed)

    # Pages

    def show_page(self, name: str) -> None:
        self.list.setCurrentRow(PAGES.index(name))

    @property
    def page(self) -> AnswerPage:
        found = getattr(self, self._name)
        assert isinstance(found, AnswerPage)
        return found

    @property
    def _name(self) -> str:
        return PAGES[max(0, self.list.currentRow())]

    @Slot(int)
    def _show(self, _place: int) -> None:
        if not self._games:
            self.stack.setCurrentWidget(self.empty)
            self.empty.show_page(self._name)
            return
        page = self.page
        self.stack.setCurrentWidget(self._rooms[page])
        if page not in self._drawn:
            # Only what is looked at is worked out.
            page.show_games(self._games)
            self._drawn.add(page)

    # The dice of every game

    @Slot()
    def _verify(self) -> None:
        wanted = [game.game for game in self._games if not game.real_dice]
        self._verify_on(wanted, Verified(of=len(wanted)))

    def _verify_on(self, left: list[int], so_far: Verified) -> None:
        self.dice.show_verified(so_far)
        if not left:
            return
        now, rest = left[:_AT_ONCE], left[_AT_ONCE:]

        self._ask(lambda archive: _verified(archive, now, so_far)).then(
            partial(self._verify_on, rest), self._failed
        )

    # Saving

    def _save(self, kind: files.FileKind, size: int) -> None:
        if not self._games:
            self.word.setText(say("statistics-nothing-to-save"))
            return
        name = f"zonk-{PAGES[self.list.currentRow()]}.{kind.suffix}"
        path = files.save_as(self, say("statistics-save-title"), name, kind)
        if path is not None:
            self.word.setText(self.save_to(path, size))

    @Slot()
    def _copy(self) -> None:
        """Put the page on the clipboard as one picture."""
        export.copy(self.page)
        self.word.setText(say("statistics-copied"))

    def save_to(self, path: Path, size: int = 1) -> str:
        """Write the current page, by the file's ending; returns a sentence on the result."""
        try:
            match path.suffix.lower():
                case ".csv":
                    export.table(self.page.rows(), path)
                case ".svg":
                    export.drawing(self.page, path, say("statistics-title"))
                case _:
                    export.picture(self.page, path, size)
        except OSError as wrong:
            return say("statistics-not-written", file=path.name, why=reason(wrong))
        return say("statistics-written", file=path.name)


class NoGamesPage(AnswerPage):
    """Placeholder page: what will be shown once there are games."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-empty"))
        self.column.addStretch(1)

    def show_page(self, name: str) -> None:
        self.tell(say("statistics-empty"), say(f"statistics-empty-{name}"))


def _verified(archive: Archive, games: list[int], so_far: Verified) -> Verified:
    good, bad, without = so_far.good, list(so_far.bad), so_far.without
    for game in games:
        found = honest(archive.load(game)).verdict
        if found is Verdict.GOOD:
            good += 1
        elif found in {Verdict.NO_RECORD, Verdict.NOT_REVEALED, Verdict.NO_THROW}:
            without += 1
        else:
            bad.append(str(game))
    return Verified(good, tuple(bad), without, so_far.done + len(games), so_far.of)
