"""The player's table: between the session, which knows the game, and the widgets, which show it.

It holds what is nobody else's: which dice are picked, what is still in the air, what the log says.
"""

from __future__ import annotations

import secrets
from collections import Counter
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Surface
from zonk_desktop.engine.moves import keep_all
from zonk_desktop.engine.play import dice_in_hand
from zonk_desktop.engine.state import EventKind, Game, Phase
from zonk_desktop.fairness.opening import OrderThrow
from zonk_desktop.live.snapshot import Refused, Setup, Snapshot
from zonk_desktop.session.worker import Session
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
from zonk_desktop.tray.state import Die, Felt, Table
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui import present, table_view
from zonk_desktop.ui.button_view import ButtonView
from zonk_desktop.ui.present import Group
from zonk_desktop.ui.wording import Words, shortened, whose

_LINGER_MS = 700


#: What the table calls out.
_LOUD = frozenset((
    EventKind.MISS, EventKind.FORCED, EventKind.MAY_DARE, EventKind.ROYALE, EventKind.DARE_WON,
    EventKind.SOCIAL, EventKind.HALFTIME, EventKind.HALFTIME_OVER, EventKind.ACCOUNT_FAILED,
    EventKind.ACCOUNT_HELD, EventKind.FAULT, EventKind.TOUCHED, EventKind.INSTANT_WIN,
    EventKind.INSTANT_LOSS,
))  # fmt: skip


class Stage(Enum):
    """What the table is doing."""

    EMPTY = "empty"
    OPENING = "opening"
    WAITING = "waiting"
    ROLLING = "rolling"
    PLAYING = "playing"
    OVER = "over"


class OpeningView(NamedTuple):
    """A die to be rolled before the first turn."""

    title: str
    note: str
    button: str
    seat: int
    magic: tuple[int, ...] = ()


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
        self.stage = Stage.EMPTY
        self.snapshot: Snapshot | None = None
        self._next: Snapshot | None = None
        self.picked: tuple[int, ...] = ()
        self.focused = -1
        self.groups: tuple[Group, ...] = ()
        self.log: list[Told] = []
        self.stories: dict[tuple[int, int], str] = {}
        self.setup: Setup | None = None
        #: What the last throw did, over the tray until the next action.
        self.banner = ""
        self._faces: dict[int, int] = {}
        #: What is still to be done of what a button does.
        self._waiting: list[act.Action] = []
        self._push: Push | None = None
        self._order: list[OrderThrow] = []
        self._magic: tuple[int, ...] = ()
        self._order_faces: dict[str, int] = {}
        self._opening_die: OrderThrow | None = None
        self._felt: Felt = "moss"
        #: A flick on an open table: what it was for, until its end is known.
        self._flick: tuple[ButtonView, Push] | None = None
        self._seed = 0
        #: What is to be done once dice that flew over the edge have come to rest.
        self._over: list[act.Action] = []
        session.changed.connect(self._changed)
        session.refused.connect(self._refused)
        session.kept.connect(self._kept)
        tray.rested.connect(self._rested)
        tray.die_clicked.connect(self.toggle)
        tray.flicked.connect(self._flicked)
        tray.foreseen.connect(self._foreseen)

    # What is shown

    @property
    def game(self) -> Game | None:
        return None if self.snapshot is None else self.snapshot.game

    @property
    def pledge(self) -> str:
        """The SHA-256 of the seed of this game's dice; empty for real dice and after the end."""
        snapshot = self.snapshot
        return snapshot.commitment if snapshot is not None and not snapshot.seed else ""

    @property
    def real_dice(self) -> bool:
        return self.snapshot is not None and self.snapshot.dice == "table"

    def opening_view(self) -> OpeningView | None:
        """What is to be rolled before the first turn, None when nothing is."""
        if self.stage is not Stage.OPENING or self.snapshot is None:
            return None
        names = self.seated()
        if self._order:
            throw = self._order[0]
            name = shortened(throw.name, 20)
            note = "A tie. Roll again." if throw.again else self._order_note()
            return OpeningView(
                f"{name} rolls for order", note, "Roll one die", names.index(throw.name)
            )
        if self._magic:
            keeper = self.snapshot.game.scorekeeper
            name = shortened(names[keeper], 20)
            return OpeningView(
                "The Magic Number", f"{name} rolls it.", "Roll the Magic Number", keeper
            )
        return None

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
        return bool(self._order) or (self._opening_die is not None and bool(self._opening_die.name))

    @property
    def magic_open(self) -> bool:
        """The Magic Number has not landed yet."""
        return bool(self._magic)

    def _order_note(self) -> str:
        if not self._order_faces:
            return "One die each, highest goes first."
        return ", ".join(
            f"{shortened(name, 12)} {face}" for name, face in self._order_faces.items()
        )

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
            return
        if snapshot.sequence <= before.sequence:
            return
        if snapshot.throw is not None and not self.real_dice:
            self._next = snapshot
            self._throw(snapshot)
            return
        self._take(snapshot)

    def _fresh(self, snapshot: Snapshot) -> None:
        """Another game is on the table."""
        self._waiting.clear()
        self._next = None
        self.picked, self.groups, self.log = (), (), tell_all(snapshot.game, snapshot.events)
        if snapshot.commitment:
            self.log.insert(0, tell_pledge(snapshot.commitment))
        self.stories = _stories(snapshot)
        self._faces = {}
        self.banner = ""
        self.snapshot = snapshot
        self._order = list(snapshot.opening.order)
        self._magic = snapshot.opening.magic if not self.real_dice else ()
        self._order_faces = {}
        if self._order or self._magic:
            self.stage = Stage.OPENING
            self._put(self._opening_table(), animate=False)
        else:
            self._settle(animate=False)
        self.began.emit()
        self.changed.emit()

    # Actions

    @Slot(object)
    def press(self, view: ButtonView) -> None:
        """A button was pressed."""
        if view.blocked or self.stage not in {Stage.PLAYING, Stage.OPENING, Stage.OVER}:
            return
        if self.stage is Stage.OPENING:
            self._roll_opening()
            return
        self._send(list(view.does))

    @Slot(object)
    def do(self, action: act.Action) -> None:
        """A call from the menu, or an answer on a card."""
        if self.stage in {Stage.PLAYING, Stage.OVER}:
            self._send([action])

    def _send(self, actions: list[act.Action]) -> None:
        self.banner = ""
        self._waiting = actions
        self.stage = Stage.WAITING
        self._next_action()

    def _next_action(self) -> None:
        """The first of what is still to be done."""
        if not self._waiting:
            self._settle()
            return
        action = self._waiting.pop(0)
        if isinstance(action, act.Roll) and self.real_dice:
            self._settle()
            self.wants_faces.emit()
            return
        if isinstance(action, act.Keep):
            self._note_group()
        self._session.do(action)

    def enter(self, faces: tuple[int, ...]) -> None:
        """Real dice lie there like this."""
        if self.stage in {Stage.PLAYING, Stage.OVER}:
            self.banner = ""
            self.stage = Stage.WAITING
            self._session.do(act.Roll(), act.DiceLanded(faces))

    def undo(self) -> None:
        if self.stage in {Stage.PLAYING, Stage.OVER} and self.can_undo:
            self.banner = ""
            self.stage = Stage.WAITING
            self._session.undo()

    @property
    def can_undo(self) -> bool:
        return self.snapshot is not None and self.snapshot.can_undo

    @Slot(object)
    def _flicked(self, push: Push) -> None:
        """The dice in hand were thrown with the mouse."""
        if self.stage is Stage.OPENING:
            self._push = push
            self._roll_opening()
            return
        game = self.game
        if game is None or self.stage is not Stage.PLAYING or self.real_dice:
            return
        view = present.roll_button(game, self.picked, self.words, real=False)
        if view.blocked:
            return
        if self.open_table:
            # The table has no walls: first see whether the hand was too hard.
            self._seed = secrets.randbits(31)
            self._flick = (view, push)
            self.stage = Stage.WAITING
            after = present.kept(game, self.picked) or present.settled(game)
            self._tray.foresee(dice_in_hand(after), self._seed, push)
            return
        self._push = push
        self.press(view)

    @property
    def open_table(self) -> bool:
        """A die can be thrown off this table, and that is a fault (WH-007, WH-041)."""
        game = self.game
        return (
            game is not None
            and game.rules.s.surface is Surface.OPEN_TABLE
            and bool(self._edge_fault(game))
        )

    @staticmethod
    def _edge_fault(game: Game) -> str:
        return next((kind for kind in ("off-board", "over-edge") if kind in game.rules.faults), "")

    @Slot(object)
    def _foreseen(self, over: tuple[int, ...]) -> None:
        flick, self._flick = self._flick, None
        game = self.game
        if flick is None or game is None:
            return
        view, push = flick
        self._push = push
        self.stage = Stage.PLAYING
        if not over:
            self.press(view)
            return
        after = present.kept(game, self.picked) or present.settled(game)
        dice = dice_in_hand(after)
        # These faces are for the eye alone: the throw does not count.
        faces = tuple(secrets.randbelow(6) + 1 for _ in dice)
        self._over = [
            *(action for action in view.does if not isinstance(action, act.Roll)),
            act.Fault(self._edge_fault(game)),
        ]
        self.stage = Stage.ROLLING
        base = table_view.table(game, (), self.groups, self._faces)
        hand = tuple(
            Die(die.index, die.colour, "hand") if die.index in dice else die for die in base.dice
        )
        self._put(Table(hand, base.plates, seats=base.seats), animate=False)
        self._push = None
        self._tray.throw(dice, faces, self._seed, push, True)
        self.changed.emit()

    def _note_group(self) -> None:
        game = self.game
        if game is None:
            return
        points = present.picked_points(game, self.picked)
        name = present.group_name(game, self.picked)
        self.groups = (*self.groups, Group(self.picked, points, name))

    # Picking

    @Slot(int)
    def toggle(self, die: int) -> None:
        """Pick a die of the throw, or put it back."""
        game = self.game
        if game is None or self.stage is not Stage.PLAYING or die not in game.turn.active:
            return
        if game.turn.phase is not Phase.TO_KEEP or not game.turn.throw:
            return
        if die in self.picked:
            self.picked = tuple(d for d in self.picked if d != die)
        elif die in present.scoring(game):
            self.picked = (*self.picked, die)
        else:
            self.told.emit("That die scores nothing here.")
            return
        self._show_table()
        self.changed.emit()

    def toggle_face(self, face: int) -> None:
        """A number key: the next die that shows this face, or all of them back."""
        game = self.game
        if game is None or self.stage is not Stage.PLAYING or not game.turn.throw:
            return
        dice = [d for d, f in zip(game.turn.active, game.turn.throw, strict=True) if f == face]
        free = [die for die in dice if die not in self.picked]
        if not dice:
            self.told.emit(f"No die shows {face}.")
        elif free:
            self.toggle(free[0])
        else:
            self.picked = tuple(die for die in self.picked if die not in dice)
            self._show_table()
            self.changed.emit()

    def pick_all(self) -> None:
        """Every die that scores."""
        if self.game is not None and self.stage is Stage.PLAYING:
            self.picked = keep_all(self.game)
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
        assert self.snapshot is not None
        self.stage = Stage.ROLLING
        self.picked = ()
        game = self.snapshot.game
        if game.turn.seat != throw.seat or not game.turn.aside:
            self.groups = ()
        self._faces = {
            die: face for die, face in self._faces.items()
            if die in game.turn.active and die not in throw.dice
        }  # fmt: skip
        thrown = frozenset(throw.dice)
        base = table_view.table(game, (), self.groups, self._faces)
        dice = tuple(
            Die(die.index, die.colour, "hand") if die.index in thrown else die for die in base.dice
        )
        self._put(Table(dice, base.plates, seats=base.seats), animate=False)
        push, self._push = self._push, None
        open_table = push is not None and self.open_table
        seed = self._seed if open_table else secrets.randbits(31)
        self._tray.throw(throw.dice, throw.faces, seed, push, open_table)
        self.changed.emit()

    @Slot()
    def _rested(self) -> None:
        if self._opening_die is not None:
            self._opening_rested()
            return
        if self._over:
            actions, self._over = self._over, []
            self._faces = {}
            self._send(actions)
            return
        snapshot, self._next = self._next, None
        if snapshot is None:
            return
        self._take(snapshot)

    def _take(self, snapshot: Snapshot) -> None:
        """Show what a snapshot says."""
        before = self.snapshot
        self.snapshot = snapshot
        if snapshot.throw is not None:
            self._faces.update(zip(snapshot.throw.dice, snapshot.throw.faces, strict=True))
        told = tell_all(snapshot.game, snapshot.events)
        self.log += told
        if snapshot.seed and before is not None and not before.seed:
            self.log.append(tell_seed(snapshot.seed))
        self.stories.update(_stories(snapshot))
        if before is not None and not snapshot.events and snapshot.sequence > before.sequence:
            # Something was taken back: what the plates say must be what lies there.
            aside = {die for die, _ in snapshot.game.turn.aside}
            self.groups = tuple(g for g in self.groups if set(g.dice) <= aside)
        if self._waiting:
            self._next_action()
            return
        self.banner = self._banner(told)
        self._settle()
        self._announce(told)
        if snapshot.game.ended is not None and before is not None and before.game.ended is None:
            self.ended.emit()

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
        game = self.game
        if game is None:
            return
        self.stage = Stage.OVER if game.ended is not None else Stage.PLAYING
        if not game.turn.aside:
            self.groups = ()
        self.picked = present.usual_pick(game)
        self._show_table(animate=animate)
        self.changed.emit()

    def _show_table(self, *, animate: bool = True) -> None:
        game = self.game
        if game is not None:
            shown = table_view.table(game, self.picked, self.groups, self._faces, self.focused)
            self._put(shown, animate=animate)

    def _put(self, shown: Table, *, animate: bool) -> None:
        self._tray.set_table(replace(shown, felt=self._felt), animate)

    @Slot(object)
    def _refused(self, refused: Refused) -> None:
        self._waiting.clear()
        if self.stage is Stage.WAITING:
            self._settle()
        self.told.emit(refused.message)

    @Slot(int, int, str)
    def _kept(self, session: int, game: int, trouble: str) -> None:
        """What waited to be written has been, or still waits."""
        found = self.snapshot
        if found is None or found.session != session:
            return
        now = {"saved": not trouble, "notice": trouble, "game_id": game}
        if (found.saved, found.notice, found.game_id) == (not trouble, trouble, game):
            return
        self.snapshot = found._replace(**now)  # type: ignore[arg-type]
        if self._next is not None and self._next.session == session:
            self._next = self._next._replace(**now)  # type: ignore[arg-type]
        self.changed.emit()

    def recover(self) -> None:
        """After something broke on the way: what is known to stand is shown, and play goes on."""
        if self._tray.is_rolling():
            return
        if self.stage in {Stage.EMPTY, Stage.OPENING}:
            self.changed.emit()
            return
        self._waiting.clear()
        self._flick, self._push = None, None
        self._over.clear()
        if self._next is not None:
            self.snapshot, self._next = self._next, None
        self._settle(animate=False)

    # Before the first turn

    def _opening_table(self, faces: Counter[int] | None = None) -> Table:
        game = self.snapshot.game if self.snapshot is not None else None
        if game is None:
            return Table()
        count = 1 if self._order else len(game.rules.everyone)
        dice = tuple(
            Die(die, "ivory" if count == 1 else table_view.colour(game, die), "hand")
            for die in range(count)
        )
        return Table(dice, seats=len(game.rules.everyone))

    def _roll_opening(self) -> None:
        push, self._push = self._push, None
        if self._order:
            throw = self._order[0]
            self._put(self._opening_table(), animate=False)
            self.stage = Stage.ROLLING
            self._opening_die = throw
            self._tray.throw((0,), (throw.face,), secrets.randbits(31), push)
        elif self._magic:
            self._put(self._opening_table(), animate=False)
            self.stage = Stage.ROLLING
            self._opening_die = OrderThrow("", 0, False)
            dice = tuple(range(len(self._magic)))
            self._tray.throw(dice, self._magic, secrets.randbits(31), push)
        self.changed.emit()

    def _opening_rested(self) -> None:
        throw, self._opening_die = self._opening_die, None
        assert throw is not None
        self.stage = Stage.OPENING
        if throw.name:
            self._order.pop(0)
            self._order_faces[throw.name] = throw.face
            self.log.append(tell_order_throw(throw.name, throw.face))
            if not self._order:
                self._order_settled()
        else:
            words = "-".join(map(str, self._magic))
            self.banner = f"Magic Number {words}"
            self.log.append(tell_magic(self._magic))
            self._magic = ()
        if not self._order and not self._magic:
            QTimer.singleShot(_LINGER_MS, self, self._opened)
            self.stage = Stage.WAITING
        self.changed.emit()

    def _order_settled(self) -> None:
        game = self.game
        if game is None:
            return
        names = [shortened(seat.name, 14) for seat in game.seats]
        self.banner = f"{names[0]} goes first."
        self.log.append(tell_order(seat.name for seat in game.seats))
        self.told.emit(f"{whose(names[0])} turn comes first.")

    def _opened(self) -> None:
        self._faces = {}
        self._settle()


def _stories(snapshot: Snapshot) -> dict[tuple[int, int], str]:
    """How the turns just written went, in words."""
    game = snapshot.game
    return {
        place: " ".join(tell(game, event) for event in events) for place, events in snapshot.stories
    }
