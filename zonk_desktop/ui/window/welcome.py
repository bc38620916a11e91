"""Fills the start page: demo throws, the game that goes on, best games on cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from zonk_desktop import __version__
from zonk_desktop.archive.copies import aside_words
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.statistics import Some, kept
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import BestGame, bests, holders, last_games
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import rounds
from zonk_desktop.rulebook.library import is_sheet, resolve
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.session.worker import Session, Stamps, read_on
from zonk_desktop.sheets.dates import day
from zonk_desktop.transcript.telling import called
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.person import Person
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.start.card import StartCardView
from zonk_desktop.ui.start.nobody import Nobody
from zonk_desktop.ui.window.commands.all import Commands
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.words import Message, say


class Welcome(QObject):
    """Controller of the start page: queries the Zonk File, and handles presses."""

    #: A sentence for the foot of the window.
    told = Signal(str)
    #: Whether a game goes on.
    waiting = Signal(bool)

    def __init__(
        self, window: WindowFrame, session: Session, tray: DiceTray, run: Commands
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._run = window, session, run
        self._tray = tray
        self.page = window.start
        self.nobody = Nobody(tray, self.page, self)
        self.nobody.spoke.connect(self.page.call_out)
        #: Whether the Zonk File is open, and whether somebody pressed Continue before it was.
        self._open = self._wished = False
        start = self.page
        start.throw.connect(run.games.throw_now)
        start.new.connect(run.games.new_game)
        start.go_on.connect(self._continue)
        start.blank.connect(run.paper.blank_sheets)
        start.file.connect(self._open_file)
        start.opened.connect(run.games.open_game)
        run.file.restored.connect(self.look_beside)
        session.ready.connect(self._ready)
        session.working.connect(start.show_notice)
        self.restyle()

    def arrive(self) -> None:
        """Handle that the page is shown: put the tray into it."""
        if self.nobody.there:
            return
        self.page.take_tray(self._tray)
        self.page.show_person(next(iter(self._window.memory.names("players")), ""))
        self.nobody.arrive(Rules(resolve(self._sheet())), self._window.memory.felt())

    def leave(self) -> None:
        """Handle that a game begins: release the tray."""
        self.nobody.leave()

    def restyle(self) -> None:
        """Apply changed colours, sizes, felt or speed."""
        self.nobody.still = self._window.look.still
        self.nobody.dress(self._window.memory.felt())

    def _sheet(self) -> str:
        """The sheet last used; one of the program's own, as nobody plays by house rules."""
        rules = self._window.memory.text("rules", PRESETS[0])
        return rules if is_sheet(rules) else PRESETS[0]

    # ---- the Zonk File -----------------------------------------------------------------------

    @Slot(str, int)
    def _ready(self, notice: str, last: int) -> None:
        self._run.games.last = last
        self._window.memory.set("waiting", bool(last))
        self.waiting.emit(bool(last))
        self.page.show_last(bool(last))
        self._open = True
        if self._wished:
            self._continue()
        if notice:
            self.page.show_notice(notice)
            self.told.emit(notice)
        else:
            self._tell_version()
            self.look_beside()
        self._look()

    def _tell_version(self) -> None:
        """Say so at the first start of another version."""
        memory = self._window.memory
        before = memory.text("version", "")
        memory.set("version", __version__)
        if before and before != __version__:
            self.told.emit(say("window-updated", version=__version__))

    @Slot()
    def _continue(self) -> None:
        """Open the game that goes on, as soon as the Zonk File is open."""
        self._wished = not self._open
        if self._open:
            self._run.games.continue_last()

    @Slot()
    def look_beside(self) -> None:
        """Show a notice as long as a damaged file is kept."""

        def show(found: Message | None) -> None:
            self.page.show_notice(say("window-look-into-copies", found=found) if found else "")

        self._session.ask(aside_words).then(show, lambda _: None)

    @Slot()
    def _open_file(self) -> None:
        self._run.file.zonk_file()
        if self.nobody.there:
            # Games may have come or gone.
            self._look()

    def _look(self) -> None:
        """Query how many games there are, which goes on, and which were the best."""
        last = self._run.games.last

        def look(archive: Archive) -> tuple[int, Stamps, tuple[str, str]]:
            games = archive.count(Filter())
            over = archive.stamps(Filter(state="finished"))
            return games, over, _waiting(archive, last) if last else ("", "")

        def show(found: tuple[int, Stamps, tuple[str, str]]) -> None:
            games, over, note = found
            self.page.show_games(games)
            if self._run.games.last == last:
                self.page.show_last(bool(last), *note)
                self._seek(over)

        self._session.ask(look).then(show, lambda _: None)

    def _seek(self, over: Stamps) -> None:
        """Collect the best games, as long as nobody plays."""
        held: list[GameFigures] = []
        last: dict[str, str] = {}

        def took(found: Some) -> bool:
            both = [*held, *found.figures]
            last.update(last_games(found.figures, last))
            best = bests(both, last)
            held[:] = holders(both, best)
            if not found.left:
                self.page.show_bests(self._cards(best))
                if self.nobody.there:
                    self.nobody.watch()
            return self.nobody.there

        read_on(self._session.ask, over, took, lambda _: None, kept)

    def _cards(self, best: Sequence[BestGame]) -> list[StartCardView]:
        # Whoever has not played here, as in games from elsewhere, gets a disc of his own as well.
        names = list(dict.fromkeys(one.who for one in best))
        looks = people.looks_of([Person(name) for name in names], self._window.look.known)
        return [self._card(one, looks[names.index(one.who)]) for one in best]

    def _card(self, best: BestGame, look: int) -> StartCardView:
        tale = say("start-card-tale", tale=best.tale.value, count=best.number)
        when = day(best.begun)
        note = say("start-card-note", day=when, tale=tale)
        opens = say("start-card-opens", rules=printed(best.rules), day=when)
        value = say(f"start-figure-{best.kind}", value=best.value)
        who = shortened(best.who, 20)
        title = say(f"start-best-{best.kind}")
        return StartCardView(title, who, value, note, tale, opens, best.game, look)


def _waiting(archive: Archive, game: int) -> tuple[str, str]:
    """Describe the game that goes on: its rules, its round, whose turn it is; and in fewer words.

    The rules are left out where there is little room.
    """
    stored = archive.load(game)
    replay = revive(stored)
    now = replay.game
    rules = shortened(printed(replay.rules.ruleset.name), 24)
    name = shortened(called(now.seats[now.turn.seat]), 14)
    brief = say("start-continue-brief", round=rounds(now), name=name)
    return say("start-continue-note", rules=rules, round=rounds(now), name=name), brief
