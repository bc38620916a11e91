"""The player's table: between the session, which knows the game, and the widgets, which show it.

It holds what is nobody else's: which dice are picked, what is still in the air, what the log says.
"""

from __future__ import annotations

import secrets
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.moves import keep_all
from zonk_desktop.engine.play import dice_in_hand
from zonk_desktop.engine.state import EventKind, Game
from zonk_desktop.live.snapshot import Refused, Setup, Snapshot
from zonk_desktop.session.worker import Session
from zonk_desktop.transcript.kept import Kept
from zonk_desktop.transcript.telling import (
    Told,
    tell,
    tell_all,
    tell_magic,
    tell_order,
    tell_order_throw,
    tell_pledge,
    tell_seed,
)
from zonk_desktop.tray.flick import Push
from zonk_desktop.tray.state import Felt, Table
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.wording import Words, shortened, whose
from zonk_desktop.ui.table import present, table_view
from zonk_desktop.ui.table.play import picking
from zonk_desktop.ui.table.play.flick import Flick, flick, idle_faces, too_hard
from zonk_desktop.ui.table.play.opening import Opening, OpeningView
from zonk_desktop.ui.table.play.states import (
    Asked,
    Choosing,
    Empty,
    Falling,
    Foreseeing,
    Opened,
    OpeningRoll,
    Over,
    Rolling,
    Stage,
    State,
    ToOpen,
)
from zonk_desktop.ui.table.present import Sight

_LINGER_MS = 700


#: What the table calls out.
_LOUD = frozenset((
    EventKind.MISS, EventKind.FORCED, EventKind.MAY_DARE, EventKind.ROYALE, EventKind.DARE_WON,
    EventKind.SOCIAL, EventKind.HALFTIME, EventKind.HALFTIME_OVER, EventKind.ACCOUNT_FAILED,
    EventKind.ACCOUNT_HELD, EventKind.FAULT, EventKind.TOUCHED, EventKind.INSTANT_WIN,
    EventKind.INSTANT_LOSS,
))  # fmt: skip


class TablePlay(QObject):
    """One window's game."""

    #: Something to be seen has changed; the widgets ask for what they show.
    changed = Signal()
    #: A sentence for the status line, also announced.
    told = Signal(str)
    #: A game began, or ended.
    began = Signal()
    ended = Signal()
    #: Faces of real dice are wanted.
    wants_faces = Signal()

    def __init__(self, session: Session, tray: DiceTray, words: Words) -> None:
        super().__init__()
        self._session = session
        self._tray = tray
        self.words = words
        self.state: State = Empty()
        self.snapshot: Snapshot | None = None
        self.picked: tuple[int, ...] = ()
        self.log: list[Told] = []
        self.stories: dict[tuple[int, int], str] = {}
        self.setup: Setup | None = None
        #: What the last throw did, over the tray until the next action.
        self.banner = ""
        #: Faces of the dice as they lie on the felt.
        self._faces: dict[int, int] = {}
        self._felt: Felt = "moss"
        self._seen: Sight | None = None
        session.changed.connect(self._changed)
        session.refused.connect(self._refused)
        session.kept.connect(self._kept)
        tray.rested.connect(self._rested)
        tray.die_clicked.connect(self.toggle)
        tray.flicked.connect(self._flicked)
        tray.foreseen.connect(self._foreseen)

    # What is shown

    @property
    def stage(self) -> Stage:
        return self.state.stage

    @property
    def game(self) -> Game | None:
        """The game as it may be seen: while dice are in the air, the table they were thrown on."""
        if isinstance(self.state, Rolling) and self.state.snapshot.throw is not None:
            return self.state.snapshot.throw.game
        return None if self.snapshot is None else self.snapshot.game

    @property
    def kept(self) -> tuple[Kept, ...]:
        """The keeps that lie aside there."""
        if isinstance(self.state, Rolling) and self.state.snapshot.throw is not None:
            return self.state.snapshot.throw.kept
        return () if self.snapshot is None else self.snapshot.kept

    @property
    def sight(self) -> Sight | None:
        """The game with the dice picked; all who show it ask here, so it is worked out once."""
        game = self.game
        if game is None:
            return None
        seen = self._seen
        if seen is None or seen.game is not game or seen.picked != self.picked:
            seen = self._seen = Sight(game, self.picked)
        return seen

    @property
    def pledge(self) -> str:
        """The SHA-256 of the seed of this game's dice; empty for real dice and after the end."""
        snapshot = self.snapshot
        return snapshot.commitment if snapshot is not None and not snapshot.seed else ""

    @property
    def real_dice(self) -> bool:
        return self.snapshot is not None and self.snapshot.dice == "table"

    @property
    def _opening(self) -> Opening | None:
        return self.state.opening if isinstance(self.state, ToOpen | OpeningRoll) else None

    def opening_view(self) -> OpeningView | None:
        """What is to be rolled before the first turn, None when nothing is."""
        if not isinstance(self.state, ToOpen) or self.snapshot is None:
            return None
        return self.state.opening.view(self.seated(), self.snapshot.game.scorekeeper)

    def seated(self) -> list[str]:
        """Names as they sit; the order of play is not told before the dice have told it."""
        assert self.snapshot is not None
        names = [seat.name for seat in self.snapshot.game.seats]
        if self.order_open and self.setup is not None and set(names) == set(self.setup.names):
            return list(self.setup.names)
        return names

    @property
    def order_open(self) -> bool:
        """The roll for order is not over."""
        return self._opening is not None and bool(self._opening.order)

    @property
    def magic_open(self) -> bool:
        """The Magic Number has not landed yet."""
        return self._opening is not None and bool(self._opening.magic)

    # Beginning

    def begin(self, setup: Setup) -> None:
        self.setup = setup
        self._session.begin(setup)

    def resume(self, game: int) -> None:
        self._session.resume(game)

    def rematch(self) -> None:
        """The same players by the same rules; the winner's seat does not matter."""
        if self.setup is not None:
            self._session.begin(self.setup)
            return
        if self.snapshot is None:
            return
        header = self.snapshot.header
        self.begin(
            Setup(
                rules=header.rules,
                names=tuple(player.name for player in header.players),
                options=header.options,
                house=self.snapshot.house,
                members=tuple(player.members for player in header.players),
                scorekeeper=header.scorekeeper,
                dice=self.snapshot.dice,
            )
        )

    @Slot(object)
    def _changed(self, snapshot: Snapshot) -> None:
        before = self.snapshot
        if before is None or snapshot.session != before.session:
            self._fresh(snapshot)
        elif snapshot.sequence <= before.sequence:
            return
        elif snapshot.throw is not None and not self.real_dice:
            self._throw(snapshot)
        else:
            self._take(snapshot)

    def _fresh(self, snapshot: Snapshot) -> None:
        """Another game is on the table."""
        self.picked, self.log = (), tell_all(snapshot.game, snapshot.events)
        if snapshot.commitment:
            self.log.insert(0, tell_pledge(snapshot.commitment))
        self.stories = _stories(snapshot)
        self._faces = {}
        self.banner = ""
        self.snapshot = snapshot
        magic = snapshot.opening.magic if not self.real_dice else ()
        opening = Opening(snapshot.opening.order, magic)
        if opening.over:
            self._settle(animate=False)
        else:
            self.state = ToOpen(opening)
            self._put(opening.table(snapshot.game), animate=False)
        self.began.emit()
        self.changed.emit()

    # Actions

    @Slot(object)
    def press(self, view: ButtonView) -> None:
        """A button was pressed."""
        if view.blocked:
            return
        if isinstance(self.state, ToOpen):
            self._roll_opening(self.state.opening)
        elif isinstance(self.state, Choosing | Over):
            self._ask(view.does)

    @Slot(object)
    def do(self, action: act.Action) -> None:
        """A call from the menu, or an answer on a card."""
        if isinstance(self.state, Choosing | Over):
            self._ask((action,))

    def _ask(self, actions: tuple[act.Action, ...], by_hand: Flick | None = None) -> None:
        """Have the session carry these out; faces of real dice are asked for after the rest."""
        self.banner = ""
        wants_faces = self.real_dice and any(isinstance(one, act.Roll) for one in actions)
        if wants_faces:
            actions = tuple(one for one in actions if not isinstance(one, act.Roll))
        if actions:
            self.state = Asked(by_hand, wants_faces)
            self._session.do(*actions)
            return
        self._settle()
        if wants_faces:
            self.wants_faces.emit()

    def enter(self, faces: tuple[int, ...]) -> None:
        """Real dice lie there like this."""
        if isinstance(self.state, Choosing | Over):
            self.banner = ""
            self.state = Asked()
            self._session.do(act.Roll(), act.DiceLanded(faces))

    def undo(self) -> None:
        if isinstance(self.state, Choosing | Over) and self.can_undo:
            self.banner = ""
            self.state = Asked()
            self._session.undo()

    @property
    def can_undo(self) -> bool:
        return self.snapshot is not None and self.snapshot.can_undo

    @Slot(object)
    def _flicked(self, push: Push) -> None:
        """The dice in hand were thrown with the mouse."""
        if isinstance(self.state, ToOpen):
            self._roll_opening(self.state.opening, push)
            return
        sight = self.sight
        if sight is None or not isinstance(self.state, Choosing) or self.real_dice:
            return
        view = present.roll_button(sight, self.words, real=False)
        if view.blocked:
            return
        by_hand = flick(sight.game, push, view.does)
        if by_hand.open_table:
            # The table has no walls: first see whether the hand was too hard.
            self.state = Foreseeing(by_hand)
            self._tray.foresee(dice_in_hand(sight.then), by_hand.seed, push)
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
        dice = dice_in_hand(sight.then)
        self.state = Falling(too_hard(sight.game, by_hand.does))
        self._put(table_view.thrown(sight.game, self.kept, self._faces, dice), animate=False)
        self._tray.throw(dice, idle_faces(len(dice)), by_hand.seed, by_hand.push, True)
        self.changed.emit()

    # Picking

    @Slot(int)
    def toggle(self, die: int) -> None:
        """Pick a die of the throw, or put it back."""
        if isinstance(self.state, Choosing) and self.sight is not None:
            self._pick(picking.toggled(self.sight, die))

    def toggle_face(self, face: int) -> None:
        """A number key: the next die that shows this face, or all of them back."""
        if isinstance(self.state, Choosing) and self.sight is not None:
            self._pick(picking.toggled_face(self.sight, face))

    def pick_all(self) -> None:
        """Every die that scores."""
        if isinstance(self.state, Choosing) and self.game is not None:
            self._pick(keep_all(self.game))

    def _pick(self, picked: tuple[int, ...] | str | None) -> None:
        if isinstance(picked, str):
            self.told.emit(picked)
        elif picked is not None:
            self.picked = picked
            self._show_table()
            self.changed.emit()

    def set_felt(self, felt: Felt) -> None:
        """Another cloth in the tray."""
        self._felt = felt
        self._show_table(animate=False)

    def skip(self) -> None:
        """To the end of the throw."""
        self._tray.skip()

    # The throw

    def _throw(self, snapshot: Snapshot) -> None:
        throw = snapshot.throw
        assert throw is not None
        by_hand = self.state.flick if isinstance(self.state, Asked) else None
        self.state = Rolling(snapshot)
        self.picked = ()
        self._faces = {
            die: face for die, face in self._faces.items()
            if die in throw.game.turn.active and die not in throw.dice
        }  # fmt: skip
        self._put(table_view.thrown(throw.game, throw.kept, self._faces, throw.dice), animate=False)
        if by_hand is None:
            self._tray.throw(throw.dice, throw.faces, secrets.randbits(31))
        else:
            self._tray.throw(
                throw.dice, throw.faces, by_hand.seed, by_hand.push, by_hand.open_table
            )
        self.changed.emit()

    @Slot()
    def _rested(self) -> None:
        match self.state:
            case OpeningRoll(opening):
                self._opening_rested(opening)
            case Falling(does):
                self._faces = {}
                self._ask(does)
            case Rolling(snapshot):
                self._take(snapshot)

    def _take(self, snapshot: Snapshot) -> None:
        """Show what a snapshot says."""
        before = self.snapshot
        then_faces = isinstance(self.state, Asked) and self.state.then_faces
        self.snapshot = snapshot
        if snapshot.throw is not None:
            self._faces.update(zip(snapshot.throw.dice, snapshot.throw.faces, strict=True))
        told = tell_all(snapshot.game, snapshot.events)
        self.log += told
        if snapshot.seed and before is not None and not before.seed:
            self.log.append(tell_seed(snapshot.seed))
        self.stories.update(_stories(snapshot))
        self.banner = self._banner(told)
        self._settle()
        self._announce(told)
        if snapshot.game.ended is not None and before is not None and before.game.ended is None:
            self.ended.emit()
        elif then_faces:
            self.wants_faces.emit()

    def _banner(self, told: list[Told]) -> str:
        """What the table calls out: a miss, a forced roll, a hit shown."""
        texts = [line.text for line in told if line.kind in _LOUD]
        shown = [line.text for line in told if line.kind is EventKind.SHOWN]
        return " ".join((texts + shown)[:2])

    def _announce(self, told: list[Told]) -> None:
        texts = [line.text for line in told]
        if texts:
            self.told.emit(" ".join(texts[-3:]))

    def _settle(self, *, animate: bool = True) -> None:
        """The table at rest, with a usual pick."""
        if self.snapshot is None:
            return
        game = self.snapshot.game
        self.state = Over() if game.ended is not None else Choosing()
        self.picked = keep_all(game)
        self._show_table(animate=animate)
        self.changed.emit()

    def _show_table(self, *, animate: bool = True) -> None:
        if self.sight is not None:
            self._put(table_view.table(self.sight, self.kept, self._faces), animate=animate)

    def _put(self, shown: Table, *, animate: bool) -> None:
        self._tray.set_table(replace(shown, felt=self._felt), animate)

    @Slot(object)
    def _refused(self, refused: Refused) -> None:
        mine = self.snapshot is not None and refused.session == self.snapshot.session
        if mine and isinstance(self.state, Asked):
            self._settle()
        self.told.emit(refused.message)

    @Slot(int, int, str)
    def _kept(self, session: int, game: int, trouble: str) -> None:
        """What waited to be written has been, or still waits."""
        found = self.snapshot
        if found is None or found.session != session:
            return
        if (found.saved, found.notice, found.game_id) == (not trouble, trouble, game):
            return

        def marked(snapshot: Snapshot) -> Snapshot:
            return snapshot._replace(saved=not trouble, notice=trouble, game_id=game)

        self.snapshot = marked(found)
        if isinstance(self.state, Rolling) and self.state.snapshot.session == session:
            self.state = Rolling(marked(self.state.snapshot))
        self.changed.emit()

    def recover(self) -> None:
        """After something broke on the way: what is known to stand is shown, and play goes on."""
        if self._tray.is_rolling():
            return
        match self.state:
            case Empty() | ToOpen():
                self.changed.emit()
            case OpeningRoll(opening):
                # Its dice lie nowhere: they are thrown again.
                self.state = ToOpen(opening)
                self.changed.emit()
            case Rolling(snapshot):
                self.snapshot = snapshot
                self._settle(animate=False)
            case _:
                self._settle(animate=False)

    # Before the first turn

    def _roll_opening(self, opening: Opening, push: Push | None = None) -> None:
        assert self.snapshot is not None
        self._put(opening.table(self.snapshot.game), animate=False)
        self.state = OpeningRoll(opening)
        self._tray.throw(opening.dice, opening.faces, secrets.randbits(31), push)
        self.changed.emit()

    def _opening_rested(self, opening: Opening) -> None:
        left = opening.landed()
        if opening.order:
            throw = opening.order[0]
            self.log.append(tell_order_throw(throw.name, throw.face))
            if not left.order:
                self._order_settled()
        else:
            self.banner = f"Magic Number {'-'.join(map(str, opening.magic))}"
            self.log.append(tell_magic(opening.magic))
        if left.over:
            QTimer.singleShot(_LINGER_MS, self, self._opened)
            self.state = Opened()
        else:
            self.state = ToOpen(left)
        self.changed.emit()

    def _order_settled(self) -> None:
        assert self.snapshot is not None
        seats = self.snapshot.game.seats
        first = shortened(seats[0].name, 14)
        self.banner = f"{first} goes first."
        self.log.append(tell_order(seat.name for seat in seats))
        self.told.emit(f"{whose(first)} turn comes first.")

    def _opened(self) -> None:
        if isinstance(self.state, Opened):
            self._faces = {}
            self._settle()


def _stories(snapshot: Snapshot) -> dict[tuple[int, int], str]:
    """How the turns just written went, in words."""
    game = snapshot.game
    return {
        place: " ".join(tell(game, event) for event in events) for place, events in snapshot.stories
    }
