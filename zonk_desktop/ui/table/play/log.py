"""What is told of the game on the table: the log, the story of each entry, the line on the felt."""

from __future__ import annotations

from zonk_desktop.fairness.source import OrderThrow
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.stage.beats import TIED, Beat, Kind
from zonk_desktop.transcript.telling import (
    LogLine,
    tell,
    tell_all,
    tell_chain,
    tell_magic,
    tell_order,
    tell_order_throw,
    tell_pledge,
    tell_seed,
)
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import say, sentences, text

#: They have something of their own on the felt.
_ALONE = {Kind.GATE, Kind.WIN}


class PlayLog:
    """Lines of the log, stories by row and seat, and the banner; one game at a time."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self.stories: dict[tuple[int, int], str] = {}
        #: What is called out over the tray until the next action, and the line below it.
        self.banner = ""
        self.under = ""
        #: Hits were earned by the last throw; their card lies on the felt until the next action.
        self.earned = False

    def begin(self, snapshot: Snapshot) -> None:
        self.lines = tell_all(snapshot.game, snapshot.events)
        if snapshot.commitment:
            self.lines.insert(0, tell_pledge(snapshot.commitment))
        self.stories = _stories(snapshot)
        self.hush()

    def hush(self) -> None:
        self.banner = self.under = ""
        self.earned = False

    def add(self, beat: Beat) -> None:
        if beat.says.told is not None:
            self.lines.append(LogLine(beat.says.told, beat.event, beat.seat))

    def call_out(self, beat: Beat) -> None:
        """Set the banner; it stays until the dice go on and there was time to read it."""
        says = beat.says
        self.earned = self.earned or beat.kind is Kind.EARNED
        if beat.kind in _ALONE or (beat.kind is Kind.HANDOVER and beat.length):
            self.hush()
        elif beat.lost and says.title is not None and not beat.length:
            # No headline has the time to say it.
            self.banner, self.under = text(says.title), ""
        elif says.banner is not None and (beat.length or beat.kind not in TIED or not self.banner):
            self.banner = text(says.banner)
            self.under = "" if says.under is None else text(says.under)

    def close(self, snapshot: Snapshot, before: Snapshot | None) -> None:
        """Handle that all of a snapshot has been told."""
        if before is not None and before.commitment != snapshot.commitment:
            self.lines.append(tell_pledge(snapshot.commitment))
        if snapshot.seed and before is not None and not before.seed:
            self.lines.append(tell_seed(snapshot.seed))
        if snapshot.head and before is not None and snapshot.head != before.head:
            self.lines.append(tell_chain(snapshot.head))
        self.stories.update(_stories(snapshot))

    def add_order_throw(self, throw: OrderThrow) -> None:
        """Add a line for a die of the roll for order."""
        self.lines.append(tell_order_throw(throw.name, throw.face))

    def add_order(self, names: list[str]) -> None:
        self.hush()
        self.banner = say("table-goes-first", name=shortened(names[0], 14))
        self.lines.append(tell_order(names))

    def add_magic(self, faces: tuple[int, ...]) -> None:
        self.hush()
        self.banner = say("table-magic-banner", faces=faces)
        self.lines.append(tell_magic(faces))


def _stories(snapshot: Snapshot) -> dict[tuple[int, int], str]:
    """Update the stories of the turns just written."""
    game = snapshot.game
    return {
        place: sentences(tell(game, event) for event in events)
        for place, events in snapshot.stories
    }
