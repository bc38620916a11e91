"""What crosses the threads: frozen values, numbered, so that a stale one can be told."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine.refusals import Refusal
from zonk_desktop.engine.state import Event, Game
from zonk_desktop.fairness.source import OrderThrow
from zonk_desktop.live.journal import Story
from zonk_desktop.transcript.lines import Aid, Computer, Header
from zonk_desktop.transcript.replay import Kept, Step
from zonk_desktop.transcript.telling import refusal_message
from zonk_desktop.words import MessageError


class Setup(NamedTuple):
    """A game as the players want it, before anything was rolled."""

    rules: str
    names: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    #: The text of the house rules that `rules` names.
    house: str = ""
    members: tuple[tuple[str, ...], ...] = ()
    scorekeeper: str = ""
    packer: str = ""
    dice: DiceFrom = DiceFrom.SCREEN
    roll_order: bool = True
    #: A Magic Number rolled on a real table; rolled by the program when empty.
    magic: tuple[int, ...] = ()
    #: Who of them are computers.
    computers: tuple[Computer, ...] = ()
    #: What the table lets itself be told.
    aids: tuple[Aid, ...] = ()

    def renamed(self, old: str, new: str) -> Setup:
        """The same with another name for one of them."""

        def name(found: str) -> str:
            return new if found == old else found

        return self._replace(
            names=tuple(map(name, self.names)),
            scorekeeper=name(self.scorekeeper),
            packer=name(self.packer),
            computers=tuple(one._replace(name=name(one.name)) for one in self.computers),
        )


class Opening(NamedTuple):
    """What was rolled before the first turn, to be shown on the table."""

    order: tuple[OrderThrow, ...] = ()
    magic: tuple[int, ...] = ()
    #: As the players sat before they rolled for order; empty where nobody did.
    seated: tuple[str, ...] = ()


class Throw(NamedTuple):
    """Dice that landed: which, and what they show."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    #: The table the dice were thrown on, and the keeps that lay there: all that may be seen of the
    #: game until they rest.
    game: Game
    kept: tuple[Kept, ...]


class Snapshot(NamedTuple):
    """Where the game stands after one action."""

    session: int
    sequence: int
    game_id: int
    game: Game
    header: Header
    dice: DiceFrom
    throws: int
    #: What happened since the snapshot before.
    events: tuple[Event, ...] = ()
    #: The actions carried out since then, each with where the game stood before it.
    steps: tuple[Step, ...] = ()
    #: Dice that have just landed; what they show is not to be seen before they rest.
    throw: Throw | None = None
    opening: Opening = Opening()
    #: On the disk. When not, `notice` says why.
    saved: bool = True
    notice: str = ""
    can_undo: bool = False
    corrected: frozenset[tuple[int, int]] = frozenset()
    commitment: str = ""
    #: Told when the game is over: the seed, and where the chain of its journal ends.
    seed: str = ""
    head: str = ""
    #: The text of the house rules it is played by.
    house: str = ""
    #: The keeps that lie aside in the current set of dice.
    kept: tuple[Kept, ...] = ()
    #: How the turns of the entries just written went.
    stories: tuple[Story, ...] = ()

    def setup(self) -> Setup:
        """The same players in the same seats, by the same rules, for another game."""
        header = self.header
        return Setup(
            rules=header.rules,
            names=tuple(player.name for player in header.players),
            options=header.options,
            house=self.house,
            members=tuple(player.members for player in header.players),
            scorekeeper=header.scorekeeper,
            packer=header.packer,
            dice=self.dice,
            computers=tuple(one._replace(since=0) for one in header.sitting().values()),
            aids=header.aids,
        )

    @property
    def computers(self) -> dict[int, Computer]:
        """The columns that computers play now, by seat."""
        sitting = self.header.sitting()
        if not sitting:
            return {}
        seats = enumerate(self.game.seats)
        return {n: sitting[seat.name] for n, seat in seats if seat.name in sitting}

    def kept_as(self, game: int, trouble: str) -> Snapshot:
        """What waited for the disk has been written as this game, or still waits, and why."""
        return self._replace(saved=not trouble, notice=trouble, game_id=game)


class Refused(NamedTuple):
    """A request that was not carried out, and why."""

    #: The game that refused it, and its latest snapshot; 0 while none is on the table.
    session: int
    sequence: int
    message: str
    #: The refusal of the rules, None where it was not they who refused.
    why: Refusal | None = None


class Denied(MessageError):
    """A request that was not carried out; the game is as it was."""

    #: The refusal of the rules; None where the game itself cannot do it, as with an undo of dice
    #: that have landed.
    why: Refusal | None = None

    @classmethod
    def by_rules(cls, why: Refusal) -> Denied:
        found = cls(refusal_message(why))
        found.why = why
        return found
