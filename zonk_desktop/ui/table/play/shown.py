"""What the widgets may ask of the table being played; nothing here changes it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Setup, Snapshot
from zonk_desktop.transcript.kept import Kept
from zonk_desktop.ui.table.play.log import PlayLog
from zonk_desktop.ui.table.play.opening import Opening, OpeningView
from zonk_desktop.ui.table.play.states import Empty, OpeningRoll, Rolling, Stage, State, ToOpen
from zonk_desktop.ui.table.sight import Sight


class ShownTable(QObject):
    """The state of one window's game, and what follows from it."""

    #: Something to be seen has changed; the widgets ask for what they show.
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.state: State = Empty()
        self.snapshot: Snapshot | None = None
        self.picked: tuple[int, ...] = ()
        self.log = PlayLog()
        self.setup: Setup | None = None
        self._seen: Sight | None = None

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

    @property
    def can_undo(self) -> bool:
        return self.snapshot is not None and self.snapshot.can_undo
