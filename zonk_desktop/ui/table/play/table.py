"""The table's controller, between the session, which knows the game, and the widgets.

It holds what is nobody else's: which dice are picked, what is still in the air, what the log says.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Slot

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.live.snapshot import Refused, Setup, Snapshot
from zonk_desktop.session.worker import Session
from zonk_desktop.stage.beats import IN_THE_AIR, Beat, Kind
from zonk_desktop.stage.script import course, undone
from zonk_desktop.transcript.replay import follow
from zonk_desktop.tray.flick import FlickPush
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.table.bar.buttons import roll_button
from zonk_desktop.ui.table.play.felt import OnFelt
from zonk_desktop.ui.table.play.flick import Flick, flick, gesture, too_hard
from zonk_desktop.ui.table.play.log import PlayLog
from zonk_desktop.ui.table.play.opening import OpeningState
from zonk_desktop.ui.table.play.picking import PickedTable, asks_back, until_the_sweep
from zonk_desktop.ui.table.play.states import (
    Asked,
    Choosing,
    Empty,
    Falling,
    Foreseeing,
    Missed,
    OpeningRoll,
    Over,
    Showing,
    ToOpen,
)


class TablePlay(PickedTable):
    """The controller of one window's game: reading is inherited, actions stand here."""

    def __init__(self, session: Session, tray: DiceTray) -> None:
        super().__init__(tray)
        self._session = session
        self.director.watch(tray)
        #: Session and sequence of a miss that was let stand.
        self._let_stand = (0, 0)
        self.director.begins.connect(self._begins)
        self.director.guard.opened.connect(self.changed)
        session.changed.connect(self._changed)
        session.refused.connect(self._refused)
        session.kept.connect(self._kept)
        tray.rested.connect(self._rested)
        tray.die_clicked.connect(self.toggle)
        tray.flicked.connect(self._flicked)
        tray.foreseen.connect(self._foreseen)

    # Beginning

    def begin(self, setup: Setup, *, at_once: bool = False) -> None:
        """`at_once`: its first dice are those that lie on the felt, and are thrown unasked."""
        self.setup, self._first = setup, setup.names if at_once else ()
        self._session.begin(setup)

    def resume(self, game: int) -> None:
        self._first = ()
        self._session.resume(game)

    def rematch(self) -> None:
        """Begin a game of the same players by the same rules."""
        if (setup := self.like_it) is not None:
            self.begin(setup)

    @Slot(object)
    def _changed(self, snapshot: Snapshot) -> None:
        before = self.snapshot
        if before is None or snapshot.session != before.session:
            self._fresh(snapshot)
        elif snapshot.sequence > before.sequence:
            self._show(before, snapshot)

    def _fresh(self, snapshot: Snapshot) -> None:
        self.director.clear()
        # Dice that still roll are those of the game before, and lead to nothing.
        self.state = Empty()
        self.picked = ()
        self.log.begin(snapshot)
        self.snapshot = snapshot
        self._felt.begin(snapshot.game, idle=self.at_once)
        magic = snapshot.opening.magic if not self.real_dice else ()
        opening = OpeningState(snapshot.opening.order, magic)
        known = snapshot.game.magic if not magic else 0
        self._felt.magic = tuple(unpack(known)) if known else ()
        if opening.over:
            self._settle(animate=False)
        else:
            self.state = ToOpen(opening)  # so that names are those who sit, not yet in order
            opening = replace(opening, seated=tuple(self.seated()))
            self.state = ToOpen(opening)
            self._felt.show_opening(opening, snapshot.game)
        self.began.emit()
        self.changed.emit()
        self.idled.emit()

    # Actions

    @Slot(object)
    def press(self, view: ButtonView) -> None:
        if view.blocked or self.holds(view):
            self.director.guard.pressed()
            return
        if self.own_key and view.name == "roll":
            self.told.emit(self.told_own_key)
            return
        if isinstance(self.state, ToOpen):
            self._roll_opening(self.state.opening)
        elif self.computer_to_play and not view.does:
            self.hurried.emit()
        elif isinstance(self.state, Missed) and not view.does:
            self._go_on(self.state)
        elif isinstance(self.state, Choosing | Missed | Over):
            self._ask(view.does)

    def play(self, actions: tuple[act.Action, ...]) -> None:
        """Play the actions of a computer, as a button would; without any, the opening roll."""
        if isinstance(self.state, ToOpen) and not actions:
            self._roll_opening(self.state.opening)
        elif isinstance(self.state, Choosing) and actions:
            self._ask(actions)

    @Slot(object)
    def do(self, action: act.Action) -> None:
        """Do a call from the menu."""
        if isinstance(self.state, Choosing | Missed | Over):
            self._ask((action,))

    def _ask(self, actions: tuple[act.Action, ...], by_hand: Flick | None = None) -> None:
        """Have the session carry these out; faces of real dice are asked for after the rest."""
        self.hush()
        wants_faces = self.real_dice and any(isinstance(one, act.Roll) for one in actions)
        if wants_faces:
            actions = tuple(one for one in actions if not isinstance(one, act.Roll))
        if not actions:
            self._settle()
            if self.real_dice:
                self.wants_faces.emit()
        elif self.takes_a_word(actions):
            self.wants_word.emit(partial(self._with_word, actions, by_hand))
        else:
            self._wait(Asked(by_hand, wants_faces))
            self._session.do(*actions, gesture=gesture(by_hand))

    def _with_word(self, actions: tuple[act.Action, ...], by_hand: Flick | None, said: str) -> None:
        if said and isinstance(self.state, Choosing | Missed | Over | Foreseeing):
            self._wait(Asked(by_hand))
            self._session.do(*actions, gesture=said)
        elif isinstance(self.state, Foreseeing):
            self._settle()

    def enter(self, faces: tuple[int, ...]) -> None:
        """Enter the faces of real dice."""
        if isinstance(self.state, Choosing | Over):
            self.hush()
            self._wait(Asked())
            self._session.do(act.Roll(), act.DiceLanded(faces))

    def _wait(self, asked: Asked) -> None:
        self.state = asked
        self.waits.emit()

    def undo(self) -> None:
        if isinstance(self.state, Choosing | Missed | Over) and self.can_undo:
            self.hush()
            self._wait(Asked())
            self._session.undo()

    @Slot(object)
    def _flicked(self, push: FlickPush) -> None:
        if self.director.guard.holds:
            return
        if isinstance(self.state, ToOpen):
            self._roll_opening(self.state.opening, push)
            return
        sight = self.sight
        if sight is None or not isinstance(self.state, Choosing) or self.real_dice:
            return
        if self.computer_to_play:
            self.hurried.emit()
            return
        view = roll_button(sight, real=False)
        if view.blocked:
            return
        by_hand = flick(sight.game, push, view.does)
        if by_hand.open_table:
            # The table has no walls: first see whether the hand was too hard.
            self.state = Foreseeing(by_hand)
            self._felt.foresee(dice_in_hand(sight.then), by_hand)
        else:
            self._ask(by_hand.does, by_hand)

    @Slot(object)
    def _foreseen(self, over: tuple[int, ...]) -> None:
        sight = self.sight
        if not isinstance(self.state, Foreseeing) or sight is None:
            return
        by_hand = self.state.flick
        if not over:
            self._ask(by_hand.does, by_hand)
            return
        self.state = Falling(too_hard(sight.game, by_hand.does))
        self._felt.fall(sight.game, self.kept, dice_in_hand(sight.then), by_hand)
        self.changed.emit()

    # Showing

    def skip(self) -> None:
        """Finish the throw, or the moment that is shown."""
        self.director.guard.pressed()
        if self.director.in_the_air or not self.director.busy:
            self.director.guard.skipped()
            self._felt.skip()
        else:
            self.director.skip()

    # What happened

    def _show(self, before: Snapshot, snapshot: Snapshot) -> None:
        """Show beat by beat what a snapshot says."""
        asked = self.state if isinstance(self.state, Asked) else Asked()
        self._shown, self._shown_kept = before.game, before.kept
        self.state = Showing(snapshot, asked.flick, asked.then_faces)
        self.picked = ()
        manners = self.director.manners._replace(real=self.real_dice)
        beats = course(snapshot.steps, snapshot.game, manners)
        if not snapshot.steps and snapshot.game != before.game:
            beats = undone(before.game, snapshot.game, manners)
        if self._asks_back(snapshot):
            # Its dice lie there until they are swept away, or picked up again.
            beats, rest = until_the_sweep(beats)
            self.state = replace(self.state, rest=rest)
        self.director.play(beats, self._given)

    def _asks_back(self, snapshot: Snapshot) -> bool:
        """Whether a person who has just missed is asked for a re-roll."""
        let_be = (snapshot.session, snapshot.sequence) == self._let_stand
        return not let_be and asks_back(snapshot)

    def _go_on(self, missed: Missed) -> None:
        """Let the miss stand: show what comes of it."""
        snapshot = self.snapshot
        assert snapshot is not None
        self.hush()
        self._let_stand = (snapshot.session, snapshot.sequence)
        self._shown = self.game
        self.state = Showing(snapshot, before=missed.before)
        self.director.play(missed.rest, self._given)

    @Slot(object)
    def _begins(self, beat: Beat) -> None:
        """Handle the beginning of a beat: update the felt, the log and the banner."""
        if beat.says.told is not None:
            self.log.add(beat)
        self.log.call_out(beat)
        if isinstance(self.state, OpeningRoll):
            _show_opening(beat, self.state, self._felt, self.log)
            self.changed.emit()
        if not isinstance(self.state, Showing) or self._shown is None:
            return
        self._shown_kept = follow(self._shown_kept, self._shown, beat.game)
        self._shown = beat.game
        by_hand = self.state.flick
        self._felt.show_beat(beat, self._shown_kept, by_hand)
        if beat.length or beat.kind in IN_THE_AIR:
            self.changed.emit()

    def _given(self) -> None:
        """Handle that all beats were shown: a player may act."""
        if not isinstance(self.state, Showing):
            return
        shown, snapshot = self.state, self.state.snapshot
        before, then_faces = shown.before or self.snapshot, shown.then_faces
        self.snapshot = snapshot
        if self._asks_back(snapshot):
            self._settle(Missed(before, shown.rest))
            return
        self.log.close(snapshot, before)
        self._settle()
        if snapshot.game.ended is not None and before is not None and before.game.ended is None:
            self.ended.emit()
        elif then_faces:
            self.wants_faces.emit()

    @Slot()
    def _rested(self) -> None:
        match self.state:
            case OpeningRoll():
                self.director.rested()
            case Falling(does):
                self._felt.clear()
                self._ask(does)
            case Showing():
                self.director.rested()

    def _settle(self, missed: Missed | None = None, *, animate: bool = True) -> None:
        """The table at rest, with a usual pick; or with the dice of a miss still there."""
        if self.snapshot is None:
            return
        game = self.snapshot.game
        self.state = Over() if game.ended is not None else Choosing()
        if self._asks_back(self.snapshot):
            self.state = missed or Missed()
        self.picked = () if self.missed else keep_all(game)
        self._show_table(animate=animate)
        self.changed.emit()
        self.idled.emit()

    @Slot(object)
    def _refused(self, refused: Refused) -> None:
        mine = self.snapshot is not None and refused.session == self.snapshot.session
        if mine and isinstance(self.state, Asked):
            self._settle()
        self.told.emit(refused.message)

    @Slot(int, int, str)
    def _kept(self, session: int, game: int, trouble: str) -> None:
        found = self.snapshot
        if found is None or found.session != session:
            return
        kept, state = found.kept_as(game, trouble), self.state
        if isinstance(state, Showing):
            # What is shown beat by beat was told before it was on the disk.
            state = replace(state, snapshot=state.snapshot.kept_as(game, trouble))
        if (kept, state) == (found, self.state):
            return
        self.snapshot, self.state = kept, state
        self.changed.emit()

    def recover(self) -> None:
        """Recover after an error: show what is known to stand, and play on.

        Nobody knows what of a throw is left; so it ends here, and what it brought is shown.
        """
        state = self.state
        self.director.clear()
        if isinstance(state, Asked | Showing):
            # It may have been carried out, and not all of it told.
            self._session.again()
        if isinstance(state, OpeningRoll):
            # Its dice lie nowhere: they are thrown again.
            self.state = ToOpen(state.opening)
        elif not isinstance(state, Empty | ToOpen | Showing):
            self.state = Choosing()
        self._felt.give_up()
        if isinstance(state, Showing):
            self._given()
        elif isinstance(self.state, Empty | ToOpen):
            self.changed.emit()
            self.idled.emit()
        else:
            self._settle(animate=False)

    # Before the first turn

    def _roll_opening(self, opening: OpeningState, push: FlickPush | None = None) -> None:
        assert self.snapshot is not None
        self.state = OpeningRoll(opening, push)
        manners = self.director.manners
        self.director.play(opening.beats(self.snapshot.game, manners), self._opening_given)

    def _opening_given(self) -> None:
        """The next dice of the opening are to be thrown, or the first turn begins."""
        if not isinstance(self.state, OpeningRoll):
            return
        left = self.state.opening.after()
        if left.over:
            self._felt.clear()
            self._settle()
            return
        self.state = ToOpen(left)
        if not left.order:
            assert self.snapshot is not None
            self._felt.show_opening(self.state.opening, self.snapshot.game, animate=True)
        self.changed.emit()
        self.idled.emit()


def _show_opening(beat: Beat, state: OpeningRoll, felt: OnFelt, log: PlayLog) -> None:
    opening = state.opening
    if beat.kind in {Kind.ORDER, Kind.MAGIC}:
        felt.roll_opening(beat, state.push)
        return
    if beat.kind is Kind.MAGIC_LIES:
        log.add_magic(opening.magic)
        felt.magic = opening.magic
    for throw in opening.round:
        log.add_order_throw(throw)
    if beat.kind is Kind.ORDER_DONE:
        log.add_order([seat.name for seat in beat.game.seats])
    felt.show_opening(opening.landed(), beat.game, animate=True)
