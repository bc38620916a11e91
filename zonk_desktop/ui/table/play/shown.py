"""The read-only side of the table's controller, for the widgets."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine.rerolls import reroll_table
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.live.snapshot import Setup, Snapshot
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.stage.sight import Sight, player_now, to_act
from zonk_desktop.transcript.replay import Kept
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.table.director import Director
from zonk_desktop.ui.table.play.log import PlayLog
from zonk_desktop.ui.table.play.opening import OpeningState, OpeningView
from zonk_desktop.ui.table.play.states import (
    Choosing,
    Empty,
    Missed,
    OpeningRoll,
    Over,
    Showing,
    Stage,
    State,
    ToOpen,
)
from zonk_desktop.words import say

#: Buttons that cannot be taken back: they throw, or let a miss stand.
_RISKS = frozenset(("roll", "reroll", "take-dare", "let-stand"))


class ShownTable(QObject):
    """The state of one window's game, and what follows from it."""

    #: Something to be seen has changed; the widgets ask for what they show.
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.director = Director(self)
        self.state: State = Empty()
        self.snapshot: Snapshot | None = None
        self.picked: tuple[int, ...] = ()
        self.log = PlayLog()
        #: What the game was begun with that was begun here last.
        self.setup: Setup | None = None
        #: Who sits in a game whose first dice are to be thrown at once.
        self._first: tuple[str, ...] = ()
        self._seen: Sight | None = None
        #: The key of each person, by name; empty where all share the keys of the table.
        self.keys: dict[str, str] = {}
        #: Session and sequence of the turn whose player has pressed the own key.
        self._taken = (0, 0)
        #: Columns whose dice a computer rolls (`ui.table.computers`).
        self.minded: frozenset[int] = frozenset()
        #: They wait until somebody lets them go on.
        self.paused = False
        #: The game and the keeps of the beat that is shown.
        self._shown: Game | None = None
        self._shown_kept: tuple[Kept, ...] = ()

    @property
    def own_key(self) -> str:
        """The key that makes the first throw of this turn, where each player has one."""
        game, snapshot = self.game, self.snapshot
        if not self.keys or not isinstance(self.state, Choosing) or game is None:
            return ""
        assert snapshot is not None
        begun = game.turn.rolls or (snapshot.session, snapshot.sequence) == self._taken
        if begun or game.gates or game.turn.phase is not Phase.TO_ROLL:
            return ""
        return self.keys.get(player_now(game), "")

    @property
    def told_own_key(self) -> str:
        game, key = self.game, self.own_key
        return say("table-own-key", name=player_now(game), key=key) if game and key else ""

    def take_dice(self) -> None:
        """Whose turn it is has pressed the own key: what comes now is that player's."""
        if self.snapshot is not None and not self.director.guard.holds:
            self._taken = (self.snapshot.session, self.snapshot.sequence)

    def hush(self) -> None:
        """Tell what is still to be told, then call nothing out any more: a player acts."""
        self.director.hurry()
        self.log.hush()

    @property
    def stage(self) -> Stage:
        if isinstance(self.state, Showing) and self.director.in_the_air:
            return Stage.ROLLING
        return self.state.stage

    @property
    def computer_to_play(self) -> str:
        """The name of the computer that has the word now; empty where a person has it."""
        game = self.game
        if not isinstance(self.state, Choosing) or game is None:
            return ""
        seat = to_act(game)
        return called(game.seats[seat]) if seat in self.minded else ""

    @property
    def idle(self) -> bool:
        """Whether a player may act, and all that happened before has been shown."""
        waits = isinstance(self.state, Choosing | Missed | Over | ToOpen)
        return waits and not self.director.busy

    def holds(self, view: ButtonView) -> bool:
        """Whether this button throws, or gives points up, and is pressed too soon."""
        risks = view.name in _RISKS and not self.computer_to_play
        return risks and self.director.guard.holds

    def held(self, view: ButtonView) -> ButtonView:
        """The button with the key that is awaited, and whether it is taken yet."""
        own = self.own_key if view.name == "roll" else ""
        return view._replace(key=own or view.key, waits=self.holds(view))

    @property
    def beat(self) -> Beat | None:
        """The beat that is shown before anybody may act."""
        return self.director.beat if isinstance(self.state, Showing) else None

    @property
    def game(self) -> Game | None:
        """The visible game: that of the beat which is shown, never ahead of it."""
        if isinstance(self.state, Showing) and self._shown is not None:
            return self._shown
        if isinstance(self.state, Missed) and self.snapshot is not None:
            return reroll_table(self.snapshot.game)
        return None if self.snapshot is None else self.snapshot.game

    @property
    def decided(self) -> bool:
        """Whether nothing more can be won or lost in the turn that is shown."""
        return self.beat is not None and self.beat.decided

    @property
    def declares(self) -> bool:
        """Whether whoever stays says with what (LP-049)."""
        return self.snapshot is not None and self.snapshot.game.rules.s.declare_scores

    @property
    def lost(self) -> bool:
        return self.missed or (self.beat is not None and self.beat.lost)

    @property
    def missed(self) -> bool:
        """Whether a throw has missed that a re-roll may still take back."""
        return isinstance(self.state, Missed)

    @property
    def next_name(self) -> str:
        """The next player, where that is somebody else, as soon as it is told why."""
        if not isinstance(self.state, Showing) or self._shown is None or self.director.untold:
            return ""
        after = self.state.snapshot.game
        if after.ended is not None or after.turn.seat == self._shown.turn.seat:
            return ""
        return called(after.seats[after.turn.seat])

    @property
    def kept(self) -> tuple[Kept, ...]:
        """The keeps that lie aside there."""
        if isinstance(self.state, Missed) or (
            isinstance(self.state, Showing) and self._shown is not None
        ):
            return self._shown_kept
        return () if self.snapshot is None else self.snapshot.kept

    @property
    def sight(self) -> Sight | None:
        """The game with the dice picked; cached for all widgets."""
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
        return self.snapshot is not None and self.snapshot.dice is DiceFrom.TABLE

    @property
    def like_it(self) -> Setup | None:
        """What another game of the same players would begin with, also after one taken up again."""
        if self.snapshot is None:
            return None
        begun, now = self.setup, self.snapshot.setup()
        if begun is None or set(begun.names) != set(now.names):
            return now
        return begun if (begun.rules, begun.house) == (now.rules, now.house) else now

    @property
    def at_once(self) -> bool:
        """Whether the game was begun for its first throw, and that has not been made yet."""
        snapshot = self.snapshot
        if snapshot is None or snapshot.throws:
            return False
        return tuple(seat.name for seat in snapshot.game.seats) == self._first

    @property
    def _opening(self) -> OpeningState | None:
        return self.state.opening if isinstance(self.state, ToOpen | OpeningRoll) else None

    def opening_view(self) -> OpeningView | None:
        """The view of the next roll before the first turn, None when nothing is to be rolled."""
        if not isinstance(self.state, ToOpen) or self.snapshot is None:
            return None
        return self.state.opening.view(self.seated(), self.snapshot.game.scorekeeper)

    def opening_shown(self) -> OpeningView | None:
        """The same, and while those dice roll: whose turn it will be is not told before."""
        opening = self._opening
        if opening is None or self.snapshot is None:
            return None
        return opening.view(self.seated(), self.snapshot.game.scorekeeper)

    def seated(self) -> list[str]:
        """Names as they sit; the order of play is not told before the dice have told it."""
        assert self.snapshot is not None
        names = [seat.name for seat in self.snapshot.game.seats]
        if self.order_open and self.setup is not None and set(names) == set(self.setup.names):
            return list(self.setup.names)
        return names

    @property
    def order_open(self) -> bool:
        return self._opening is not None and bool(self._opening.order)

    @property
    def _told_order(self) -> OpeningState | None:
        """The opening with all dice for order that have told what they decide, and no others."""
        opening, beat = self._opening, self.director.beat
        tells = beat is not None and beat.kind in {Kind.ORDER_TIE, Kind.ORDER_DONE}
        # A tie gives the word while it is still seen: the state has its dice by then, and the next
        # ones are still to be thrown.
        if opening is not None and tells and isinstance(self.state, OpeningRoll):
            return opening.landed()
        return opening

    @property
    def order_names(self) -> tuple[tuple[str, ...], frozenset[str]]:
        """Names below the dice for order, from the left, and who rolls again; none without them."""
        opening = self._told_order
        return ((), frozenset()) if opening is None else opening.names

    @property
    def order_faces(self) -> tuple[tuple[str, int], ...]:
        """What the dice for order show that lie there, the highest first, or in order of play."""
        opening, beat = self._told_order, self.director.beat
        if opening is None or self.snapshot is None:
            return ()
        faces = dict(opening.fallen)
        if beat is not None and beat.kind is Kind.ORDER_DONE:
            names = [seat.name for seat in self.snapshot.game.seats]
            return tuple((name, faces[name]) for name in names if name in faces)
        return tuple(sorted(faces.items(), key=lambda one: -one[1]))

    @property
    def magic_open(self) -> bool:
        """Whether the Magic Number has not landed yet."""
        return self._opening is not None and bool(self._opening.magic)

    @property
    def on_paper(self) -> Snapshot | None:
        """The snapshot as a sheet of paper may have it: no number that nobody has rolled yet."""
        snapshot = self.snapshot
        if snapshot is None or not self.magic_open:
            return snapshot
        return snapshot._replace(game=changed(snapshot.game, magic=0))

    @property
    def can_undo(self) -> bool:
        return self.snapshot is not None and self.snapshot.can_undo
