"""The widgets of the window once a game can be played: tray, pages, panels, what is told.

It hands what happens to the table and shows what the table says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget

from zonk_desktop.engine.state import EventKind
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.session.job import apart
from zonk_desktop.session.worker import Session
from zonk_desktop.stage.beats import StageManners
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import boxes, lay, own_keys
from zonk_desktop.ui.kit.settings import SPEEDS, TRAYS
from zonk_desktop.ui.kit.style import Style, grown
from zonk_desktop.ui.kit.wording import plain_tip, printed, shortened
from zonk_desktop.ui.sheet.pad import Pad
from zonk_desktop.ui.table.cards import cards
from zonk_desktop.ui.table.coach.coach import Coach
from zonk_desktop.ui.table.coach.coaching import Coaching
from zonk_desktop.ui.table.coach.hint import Hints
from zonk_desktop.ui.table.computers import Computers
from zonk_desktop.ui.table.ear.sounding import Sounding
from zonk_desktop.ui.table.ear.told import Told
from zonk_desktop.ui.table.flights import Flights
from zonk_desktop.ui.table.foresight import Foresight
from zonk_desktop.ui.table.game_page import GamePage
from zonk_desktop.ui.table.lessons.lessons import Lessons
from zonk_desktop.ui.table.party import by_night
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.table.sheet_state import sheet_state, unopened_state
from zonk_desktop.ui.table.table_keys import TableKeys
from zonk_desktop.ui.table.watch import Watch
from zonk_desktop.ui.window.commands.all import Commands
from zonk_desktop.ui.window.docks import Hits, Log, RulesInShort
from zonk_desktop.ui.window.ending import EndMaker
from zonk_desktop.ui.window.folding import Folding
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.ui.window.looks import give_looks
from zonk_desktop.ui.window.menus import Menus
from zonk_desktop.ui.window.panels import CARD, COACH, HITS, LOG, RULES, SHEET, TOLD, Panels
from zonk_desktop.ui.window.rule_card import RuleLeaf
from zonk_desktop.ui.window.status import Status
from zonk_desktop.ui.window.teaching import Teaching
from zonk_desktop.ui.window.welcome import Welcome
from zonk_desktop.ui.window.wishes import Wishes
from zonk_desktop.words import say

if TYPE_CHECKING:
    from zonk_desktop.ui.end.end_page import EndPage

_SOUND_AFTER_MS = 600
#: After an error while one is mended, that is tried again.
_AGAIN_MS = 1000


class Desk(QObject):
    """Builds and connects the widgets of one main window."""

    def __init__(self, window: WindowFrame, session: Session) -> None:
        super().__init__(window)
        self.window = window
        self.session = session
        look = window.look
        self.tray = DiceTray(renderer=window.memory.text("tray", "auto", TRAYS))
        self.tray.setAccessibleName(say("window-dice-tray"))
        self.table = TablePlay(session, self.tray)
        self.sounding = Sounding(self.table, session, window.memory, self)
        self.tray.ears = self.sounding.sound
        self.page = GamePage(look, self.table, self.tray)
        window.pages.addWidget(self.page)
        self.pad = Pad(look)
        self.hits = Hits(look)
        self.log = Log(look, say("window-log"))
        self.heard = Log(look, say("window-panel-told"))
        self.rules, self.card = RulesInShort(look), RuleLeaf(look)
        self.flights = Flights(self.table, self.page, self.pad, window)
        self.coach = Coach(look)
        self.party = False
        #: What is told of an unforeseen error, and when the table is put right after it.
        self._mishap = ""
        self._recovery = QTimer(self, singleShot=True)
        self._recovery.timeout.connect(self._recover)
        #: Updates the panels in an event of their own, once for all that has changed before it.
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.show_all)
        self._last: Snapshot | None = None
        #: The table about which something was told last: session, sequence and dice picked.
        self._told_at: tuple[int, int, tuple[int, ...]] = (0, 0, ())
        self._before = Qt.WindowState.WindowNoState
        self.commands = Commands(window, session, self.table, self.tray, self.sounding)
        self.panels = Panels(
            window,
            {
                SHEET: self.pad,
                HITS: self.hits,
                LOG: self.log,
                RULES: self.rules,
                COACH: self.coach,
                TOLD: self.heard,
                CARD: self.card,
            },
            self.commands.paper.print_sheet,
        )
        self.menus = Menus(window, self.commands, self.table, self.panels)
        self.folding = Folding(window, self.page)
        self.status = Status(window, window.pages, self.page.row)
        self.wishes = Wishes(self)
        self.wishes.changed.connect(window.ask)
        self.keys = TableKeys(window, self.table, self.page)
        self.welcome = Welcome(window, session, self.tray, self.commands)
        memory = window.memory
        self.told = Told(window, self.table, self.tray, memory)
        self.lessons = Lessons(self.page, self.status.word, self.table, self.told, memory)
        self.teaching = Teaching(window, self.table, self.lessons, self.panels, self.menus)
        self.computers = Computers(self.table, lambda: memory.text("speed", "normal", SPEEDS), self)
        self.hints = Hints(
            look,
            self.table,
            self.page,
            self.tray,
            self.computers,
            session.hinted,
        )
        dock = self.panels.docks[COACH]
        self.coaching = Coaching(
            self.coach, self.table, self.hints, session.stored,
            lambda: not dock.isHidden(),
        )  # fmt: skip
        self.coaching.fronted.connect(lambda: self.panels.front(COACH))
        self.foresight = Foresight(self.table, self.tray, self)
        self.watch = Watch(self.table, self.tray, session, self)
        self.ending = EndMaker(
            window, session, self.table, self.commands, self.say, lambda: self._page_look
        )
        _connect(self)
        self._style_tray()
        self.table.set_felt(window.memory.felt())
        # A game that is opened is seen with its dice at once.
        QTimer.singleShot(0, self, self.tray.warm)
        # Then, in a thread of its own: the first throw does not wait for it.
        QTimer.singleShot(_SOUND_AFTER_MS, self, self.sounding.start)

    @property
    def look(self) -> Style:
        return self.window.look

    @property
    def _page_look(self) -> Style:
        """The look of pages: the big picture is dark on every one; the table sees to itself."""
        return by_night(self.look) if self.party else self.look

    @property
    def end(self) -> EndPage:
        """The last page; made by the first who asks."""
        return self.ending.page

    @property
    def playing(self) -> bool:
        """Whether the table is in front."""
        return self.window.pages.currentWidget() is self.page

    # Style

    @Slot()
    def restyle(self) -> None:
        self._style_tray()
        self._grow()
        self._dress_pages()
        self.welcome.restyle()
        self.show_all()

    def _dress_pages(self) -> None:
        self.ending.restyle()
        self.window.start.restyle(self._page_look)

    def _style_tray(self) -> None:
        look = self.look
        self.tray.speed = self.window.memory.text("speed", "normal", SPEEDS)
        self.tray.set_reduce_motion(look.still)
        self.table.director.manners = StageManners(self.tray.speed, look.still)
        memory = self.window.memory
        self.tray.set_dice(memory.dice_set())
        self.sounding.sound.set_matter(memory.dice_set(), memory.felt())

    @Slot()
    def _mute(self) -> None:
        self.say(say("window-sound-off") if self.sounding.toggle_mute() else say("window-sound-on"))

    # Pages

    def show_page(self, name: str) -> None:
        if name == "start":
            self.welcome.arrive()
        else:
            self.welcome.leave()
            self.page.take_tray()
        table = name == "game" and not self.party
        if not table:
            # First, so that no frame has a page in the room beside empty panels.
            self.panels.hide()
        page: QWidget = self.end if name == "end" else self.page
        self.window.pages.setCurrentWidget(self.window.start if name == "start" else page)
        if table:
            self.panels.show()
        self._fold()

    @Slot()
    def _began(self) -> None:
        self.status.tell("")
        self.show_page("game")
        self.table.keys = own_keys.of_table(self.window.memory, self.table.snapshot)
        self.page.roll.setFocus()

    @Slot()
    def _ended(self) -> None:
        # Where the win was shown for so long, it has been seen.
        seen = self.look.still or self.tray.speed != "off"
        QTimer.singleShot(0 if seen else 1200, self, self.show_results)

    @Slot()
    def show_results(self) -> None:
        """Show the last page of a game that is over."""
        table = self.table
        if table.snapshot is None or table.snapshot.game.ended is None:
            return
        self.ending.show_game(sheet_state(table))
        self.show_page("end")
        self.end.focus()

    @Slot()
    def _look_at_table(self) -> None:
        self.show_page("game")
        self.page.roll.setFocus()

    @Slot()
    def toggle_party(self) -> None:
        """Toggle the big picture: full screen, the panels away; and the window as it was."""
        window = self.window
        if not self.party:
            window.remember_place()
            self._before = window.windowState()
        self.party = not self.party
        if self.party and self.playing:
            self.panels.hide()
        self._fold()
        window.menuBar().setVisible(not self.party)
        full = Qt.WindowState.WindowFullScreen
        window.setWindowState(self._before | full if self.party else self._before & ~full)
        self.page.set_party(self.party)
        self._dress_pages()
        self.menus.leave.setEnabled(self.party)
        if self.playing:
            self.show_page("game")

    def resized(self) -> None:
        if self.pad.look.type.scale != grown(self.look, self.window.size()).type.scale:
            self._grow()
            self.show_all()
        if self.playing:
            self.panels.fit()
        self._fold()

    def _fold(self) -> None:
        """In a low window with large letters, the table takes all of its width."""
        self.folding.fold(self.playing and self.panels.low and not self.party)

    def _grow(self) -> None:
        """Give table, panels and menus letters of the size of the window."""
        look = grown(self.look, self.window.size())
        docked = (self.hits, self.log, self.heard, self.rules, self.card, self.coach)
        for part in (self.page, self.panels, self.menus):
            part.restyle(look)
        for dock in (self.pad, *docked):
            lay.restyle(dock, look)
        self._fold()

    # What is shown

    @Slot()
    def show_all(self) -> None:
        table = self.table
        snapshot = table.snapshot
        if snapshot is None:
            return
        game = table.game
        assert game is not None
        self._say_taken_back(snapshot)
        give_looks(snapshot, self.table.seated(), self.look, self.window.memory)
        if table.order_open:
            self.pad.show_state(unopened_state(table))
            self.hits.show_card(cards.order_card(table.order_faces, table.order_names[1]))
        else:
            assert table.sight is not None
            sheet = sheet_state(table)
            self.pad.show_state(sheet)
            card = cards.cards(table.sight, decided=table.decided, lost=table.lost)
            self.hits.show_card(card, sheet.sheet.legend)
        self.log.show_log(table.log.lines)
        self.rules.show_rules(game.rules.ruleset, self._term())
        self.card.show_rules(game.rules.ruleset)
        self.menus.results.setEnabled(game.ended is not None)
        self.panels.offer(TOLD, there=self.told.wanted)
        self.panels.offer(COACH, there=Aid.COACH in snapshot.header.aids)
        self.menus.show_aids(snapshot.header, over=game.ended is not None)
        self.menus.pause.setEnabled(bool(snapshot.computers) and game.ended is None)
        self.menus.undo.setEnabled(table.can_undo)
        self.menus.correct.setEnabled(table.real_dice)
        self.menus.pledge.setEnabled(bool(table.pledge))
        here = snapshot.session, snapshot.sequence, table.picked
        if here != self._told_at:
            self.status.tell("")
        waits = table.computer_to_play if table.paused and table.beat is None else ""
        self.status.show_snapshot(snapshot, self.pad.look, waits)
        name = shortened(printed(game.rules.ruleset.name), 40)
        over = game.ended is not None
        title = say("window-title", rules=name, over=over)
        self.window.setWindowTitle(title)
        if self.ending.shown and game.ended is None:
            self.show_page("game")

    def _say_taken_back(self, snapshot: Snapshot) -> None:
        """Clear the last sentence: it is about something that was taken back."""
        before, self._last = self._last, snapshot
        if before is None or before.session != snapshot.session:
            return
        if before.game != snapshot.game and not snapshot.events:
            corrected = snapshot.corrected != before.corrected
            self.say(say("window-corrected") if corrected else say("window-taken-back"))

    def _term(self) -> str:
        """The word in play: the miss or the call just made."""
        for told in reversed(self.table.log.lines[-6:]):
            if told.kind is EventKind.MISS:
                return str(dict(told.message.data)["word"])
        return ""

    @Slot(str)
    def say(self, text: str) -> None:
        """Show a sentence above the buttons, and have it heard."""
        self._show(text)
        self.told.say(text)

    @Slot(str)
    def _show(self, text: str) -> None:
        snapshot = self.table.snapshot
        if snapshot is not None:
            self._told_at = snapshot.session, snapshot.sequence, self.table.picked
        self.status.tell(text)

    def recover(self, text: str) -> None:
        """Report an unforeseen error, and let the players go on."""
        self._mishap = text
        if not self._recovery.isActive():
            self._recovery.start(0)

    @Slot()
    def _recover(self) -> None:
        """Where another error comes in between, all of it is tried again."""
        self._recovery.start(_AGAIN_MS)
        text = self._mishap
        self.say(text)
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            # What stands above the buttons is not seen, or not read, from there.
            boxes.over(dialog, text)
        self.window.start.show_notice(text)
        self.table.recover()
        # The game that is shown again begins without it.
        asked = self.session.ask(lambda _: None)
        asked.then(lambda _: self.status.tell(text), lambda _: self.status.tell(text))
        self._recovery.stop()

    def may_close(self) -> bool:
        """Whether nothing would be lost, or the players leave it."""
        from zonk_desktop.ui.window.unsaved import ask_about  # noqa: PLC0415

        return ask_about(self.session, self.window)

    def close(self) -> None:
        self.panels.remember()
        game = self.table.game
        if game is not None:
            self.window.memory.set("waiting", game.ended is None)
        self._recovery.stop()
        self._soon.stop()
        self.welcome.nobody.stop()
        self.table.director.clear()
        self.foresight.stop()
        self.sounding.close()
        self.watch.stop()
        self.tray.stop()
        self.computers.stop()
        self.ending.stop()
        apart.close()
        self.session.stop()


def _connect(desk: Desk) -> None:
    """Let the parts hear of each other."""
    table = desk.table
    table.changed.connect(desk._soon.start)
    table.told.connect(desk.say)
    desk.told.grown.connect(lambda: desk.heard.show_log(desk.told.lines))
    table.began.connect(desk._began)
    table.ended.connect(desk._ended)
    desk.watch.stuck.connect(lambda: desk.recover(say("window-mishap-stuck")))
    table.wants_faces.connect(desk.commands.table.enter_faces)
    table.wants_word.connect(desk.commands.table.ask_word)
    desk.page.undo_wanted.connect(table.undo)
    desk.page.dressed.connect(lambda: desk.hints.restyle(desk.page.over_look))
    desk.page.skip_wanted.connect(desk.commands.table.skip_order)
    desk.page.total_wanted.connect(desk.commands.table.declare)
    desk.page.account_wanted.connect(desk.commands.table.account)
    desk.page.figure_wanted.connect(desk.commands.table.name_figure)
    desk.page.results_wanted.connect(desk.show_results)
    desk.pad.view.cell_clicked.connect(desk.commands.table.correct_cell)
    for named in (desk.pad.view, desk.page.bar):
        named.name_clicked.connect(desk.commands.table.rename)
    names = desk.pad.view.horizontalHeader()
    names.setToolTip(say("seat-name-tip"))
    names.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
    desk.ending.table_wanted.connect(desk._look_at_table)
    desk.menus.mute_wanted.connect(desk._mute)
    desk.keys.mute_wanted.connect(desk._mute)
    desk.sounding.offers.connect(desk.say)
    desk.keys.asked.connect(desk.told.ask)
    desk.told.answered.connect(desk._show)
    desk.keys.hint_wanted.connect(desk.hints.pressed)
    desk.menus.hint_wanted.connect(desk.hints.ask)
    desk.hints.spoken.connect(desk.lessons.put_away)
    desk.keys.card_wanted.connect(desk.teaching.toggle_card)
    desk.menus.calls_wanted.connect(desk.page.open_calls)
    desk.menus.pause_wanted.connect(desk.computers.set_paused)
    desk.computers.paused_or_not.connect(desk.menus.pause.setChecked)
    desk.hints.told.connect(desk.say)
    desk.hints.spoken.connect(desk.told.say)
    desk.computers.explained.connect(lambda why: desk.page.bar.setToolTip(plain_tip(why)))
    desk.keys.replay_wanted.connect(desk.commands.tray.replay)
    desk.menus.party_wanted.connect(desk.toggle_party)
    desk.menus.results_wanted.connect(desk.show_results)
    desk.welcome.told.connect(desk.say)
    desk.welcome.waiting.connect(desk.menus.continue_.setEnabled)
