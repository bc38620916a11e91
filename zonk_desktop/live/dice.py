"""The dice of a live game: what was shown of them once is not thrown again."""

from __future__ import annotations

from contextlib import suppress

from zonk_desktop.archive.exchange import dice_of
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.values import Stored
from zonk_desktop.fairness.source import Dice, DiceSource
from zonk_desktop.live.journal import Journal
from zonk_desktop.live.snapshot import Denied
from zonk_desktop.words import Message, reason


class LiveDice:
    """What throws for a game, and notes how far its throws were shown."""

    def __init__(self, dice: Dice, journal: Journal) -> None:
        self.dice = dice
        self._journal = journal
        #: The game was taken up, and the ledger has not been read since.
        self._resumed = False
        #: What is to be said of them, once.
        self._said: Message | None = None

    def begin(self) -> None:
        """A game begins: nothing of its dice has been shown."""
        # Where it cannot be written that is said before the first throw.
        with suppress(OSError):
            self._hold(0)

    def take_up(self, throws: int) -> bool:
        """Go on with a stored game that has so many throws; whether it has a new pledge now."""
        self._resumed = True
        # Where it cannot be read that is said before the next throw.
        with suppress(OSError):
            self._hold(throws)
        return self._said is not None

    def faces(self, throws: int, count: int, gesture: str) -> tuple[int, ...]:
        """The throw after so many; raises Denied where it could not be noted."""
        try:
            self._hold(throws)
            if (ledger := self._journal.ledger) is not None:
                made = throws - self.dice.after
                ledger.announce(self.dice.latest.commitment, made + 1)
        except OSError as wrong:
            raise Denied("live-not-watched", why=reason(wrong)) from None
        return self.dice.faces(throws + 1, count, gesture)

    def show(self, throws: int) -> None:
        """So many throws are on the disk and go on the screen now."""
        ledger = self._journal.ledger
        try:
            if ledger is not None:
                ledger.show(self.dice.latest.commitment, throws - self.dice.after)
        except OSError as wrong:
            self._said = Message.of("live-not-watched", why=reason(wrong))

    def _hold(self, throws: int) -> None:
        """Pledge fresh dice where more was shown than the game has, or nobody knows how much;
        raises OSError."""
        if (ledger := self._journal.ledger) is None:
            return
        pledge, made = self.dice.latest.commitment, throws - self.dice.after
        shown = ledger.furthest(pledge)
        unknown = self._resumed and shown is None
        self._resumed = False
        if unknown or (shown is not None and shown > made):
            seen = made if shown is None else shown
            total = self.dice.after + seen
            fresh = self.dice.pledge_anew(throws, seen)
            self._journal.pledge_anew(fresh)
            self._said = (
                Message.of("live-unwatched")
                if unknown
                else Message.of("live-behind", shown=total, made=throws)
            )
            pledge, made, shown = fresh.commitment, 0, None
        if shown is None or shown < made:
            ledger.show(pledge, made)

    def told(self) -> Message | None:
        """What is to be said, if anything is."""
        said, self._said = self._said, None
        return said


def latest(dice: LiveDice | None, told: Stored | None) -> DiceSource | None:
    """What threw last: of the game itself, or of one that is over and came here with its seed."""
    if told is None:
        return None if dice is None else dice.dice.latest
    with suppress(ArchiveError):
        found = dice_of(told._replace(told=None))
        return None if found is None else found.latest
    return None
