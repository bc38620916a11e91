"""What is told of the game on the table: the log, the story of each entry, the line on the felt."""

from __future__ import annotations

from zonk_desktop.engine.state import EventKind
from zonk_desktop.fairness.opening import OrderThrow
from zonk_desktop.live.snapshot import Snapshot
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
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import say

#: What the table calls out.
_LOUD = frozenset((
    EventKind.MISS, EventKind.FORCED, EventKind.MAY_DARE, EventKind.ROYALE, EventKind.DARE_WON,
    EventKind.SOCIAL, EventKind.HALFTIME, EventKind.HALFTIME_OVER, EventKind.ACCOUNT_FAILED,
    EventKind.ACCOUNT_HELD, EventKind.FAULT, EventKind.TOUCHED, EventKind.INSTANT_WIN,
    EventKind.INSTANT_LOSS,
))  # fmt: skip


class PlayLog:
    """Lines of the log, stories by row and seat, and the banner; one game at a time."""

    def __init__(self) -> None:
        self.lines: list[Told] = []
        self.stories: dict[tuple[int, int], str] = {}
        #: What the last throw did, over the tray until the next action.
        self.banner = ""

    def begin(self, snapshot: Snapshot) -> None:
        """Start again with the game of this snapshot."""
        self.lines = tell_all(snapshot.game, snapshot.events)
        if snapshot.commitment:
            self.lines.insert(0, tell_pledge(snapshot.commitment))
        self.stories = _stories(snapshot)
        self.banner = ""

    def add(self, snapshot: Snapshot, before: Snapshot | None) -> str:
        """Take in what the snapshot tells; returns what is to be announced, or nothing."""
        told = tell_all(snapshot.game, snapshot.events)
        self.lines += told
        if snapshot.seed and before is not None and not before.seed:
            self.lines.append(tell_seed(snapshot.seed))
        self.stories.update(_stories(snapshot))
        self.banner = _banner(told)
        return " ".join([line.text for line in told][-3:])

    def add_order_throw(self, throw: OrderThrow) -> None:
        """A die of the roll for order has landed."""
        self.lines.append(tell_order_throw(throw.name, throw.face))

    def add_order(self, names: list[str]) -> str:
        """The order of play is known; returns what is to be announced."""
        first = shortened(names[0], 14)
        self.banner = say("table-goes-first", name=first)
        self.lines.append(tell_order(names))
        return say("table-comes-first", name=first)

    def add_magic(self, faces: tuple[int, ...]) -> None:
        """The Magic Number has landed."""
        self.banner = say("table-magic-banner", faces=faces)
        self.lines.append(tell_magic(faces))


def _banner(told: list[Told]) -> str:
    """What the table calls out: a miss, a forced roll, a hit shown."""
    texts = [line.text for line in told if line.kind in _LOUD]
    shown = [line.text for line in told if line.kind is EventKind.SHOWN]
    return " ".join((texts + shown)[:2])


def _stories(snapshot: Snapshot) -> dict[tuple[int, int], str]:
    """How the turns just written went, in words."""
    game = snapshot.game
    return {
        place: " ".join(tell(game, event) for event in events) for place, events in snapshot.stories
    }
