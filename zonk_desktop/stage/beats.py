"""Beats: single steps of the presentation, each with the game as it is meanwhile, and its time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import Literal, NamedTuple

from zonk_desktop.engine.state import EventKind, Game
from zonk_desktop.words import Message


class Keys(Enum):
    """The effect of Roll, the space bar or a click while a beat lasts."""

    #: Nothing.
    WAIT = "wait"
    #: Finish it, and those that go with it.
    SKIP = "skip"
    #: Finish it and play: the player has the word already.
    OPEN = "open"


class Time(NamedTuple):
    """Milliseconds at normal speed."""

    #: In motion; `each`: so long for every die or pennant.
    move: int = 0
    each: int = 0
    #: For reading; as long where nothing moves.
    read: int = 0


_NO_TIME = Time()


class Kind(StrEnum):
    """The kinds of beats, each with its time; one without lasts until dice in the air rest."""

    time: Time

    def __new__(cls, name: str, time: Time = _NO_TIME) -> Kind:
        kind = str.__new__(cls, name)
        kind._value_, kind.time = name, time
        return kind

    # Before the first turn
    ORDER = "order"
    ORDER_TIE = "order-tie", Time(read=900)
    ORDER_DONE = "order-done", Time(read=1300)
    MAGIC = "magic"
    MAGIC_LIES = "magic-lies", Time(move=400, read=900)

    # A throw and what becomes of it
    THROW = "throw"
    REST = "rest", Time(read=120)
    KEEP = "keep", Time(each=110, read=60)
    ALL_SCORE = "all-score", Time(each=80, read=700)
    FORCED = "forced", Time(each=110, read=500)
    MISS = "miss", Time(read=450)
    SWEEP = "sweep", Time(read=450)
    SAFE = "safe", Time(move=200, read=500)
    ROYALE_LIES = "royale-lies", Time(each=80, read=700)
    ROYALE = "royale", Time(read=900)
    TAKE_OVER = "take-over", Time(move=200, read=300)
    TOKEN = "token", Time(move=200, read=400)
    REROLL = "reroll", Time(move=300, read=200)

    # The entry
    STAY = "stay", Time(move=350)
    ENTRY = "entry", Time(move=300, read=100)
    SIGN = "sign", Time(move=550, read=150)
    PENNANTS = "pennants", Time(each=180, read=150)
    LOST_TURN = "lost-turn", Time(move=300, read=700)
    HANDOVER = "handover", Time(read=250)

    # Hits and the gate
    EARNED = "earned", Time(move=260, read=600)
    GATE = "gate", Time(move=260, read=300)
    ASK = "ask", Time(each=180, read=100)
    NO = "no", Time(read=500)
    WORD = "word", Time(read=350)
    TAKEN = "taken", Time(each=180, read=200)
    GIVEN = "given", Time(move=300, read=300)
    GATE_OPEN = "gate-open", Time(move=300, read=100)
    SOCIAL = "social", Time(move=260, read=900)

    # The Dare
    MAY_DARE = "may-dare", Time(read=600)
    DARED = "dared", Time(move=260, read=500)
    DARE_TAKEN = "dare-taken", Time(move=260, read=300)
    DARE_REFUSED = "dare-refused", Time(read=400)
    DARE_WON = "dare-won", Time(each=80, read=800)

    # Said at the table
    FAULT = "fault", Time(read=800)
    TOUCH = "touch", Time(read=800)
    PENALTY = "penalty", Time(move=300, read=500)
    DOUBT = "doubt", Time(read=600)
    HOLDS = "holds", Time(read=700)
    FALSE = "false", Time(read=900)
    POT = "pot", Time(move=300, read=100)
    ELEVEN = "eleven", Time(read=900)

    # The game's own turning points
    HALFTIME = "halftime", Time(move=700, read=1500)
    ROLLOFF = "rolloff", Time(read=800)
    SHOW_HIT = "show-hit", Time(move=260, read=700)
    SHOW_OVER = "show-over", Time(move=500, read=500)
    KNOCKED_BACK = "knocked-back", Time(move=300, read=700)
    EXTENDED = "extended", Time(read=900)
    LAST_ROUND = "last-round", Time(move=300, read=1200)
    OUT = "out", Time(read=900)
    GAME_THROWN = "game-thrown", Time(read=900)
    GAME_LOST = "game-lost", Time(read=1200)
    WIN = "win", Time(move=1600, read=2000)

    UNDO = "undo", Time(move=300)


#: Kinds that belong to the beat before them: a key finishes all of them together.
TIED = frozenset((Kind.SWEEP, Kind.ENTRY, Kind.SIGN, Kind.PENNANTS, Kind.SAFE))

#: Kinds after which a turn only remains to be written down.
_DECIDED = TIED | {
    Kind.MISS, Kind.STAY, Kind.LAST_ROUND, Kind.HALFTIME, Kind.KNOCKED_BACK, Kind.EXTENDED,
    Kind.WIN, Kind.GAME_LOST, Kind.OUT, Kind.FAULT, Kind.TOUCH, Kind.SOCIAL, Kind.SHOW_HIT,
    Kind.SHOW_OVER, Kind.ROLLOFF, Kind.LOST_TURN, Kind.GAME_THROWN, Kind.FALSE,
}  # fmt: skip

#: Kinds that tell why the dice go on.
_REASONS = _DECIDED - TIED

#: Kinds during which the gate itself is seen.
GATES = frozenset((Kind.GATE, Kind.ASK, Kind.NO, Kind.WORD, Kind.TAKEN, Kind.GIVEN))

#: Kinds that last until dice in the air have come to rest.
IN_THE_AIR = frozenset((Kind.THROW, Kind.ORDER, Kind.MAGIC))

#: Kinds during which whoever has the word may act already, where nothing else follows.
OPEN = frozenset((
    Kind.KEEP, Kind.ALL_SCORE, Kind.FORCED, Kind.ROYALE_LIES, Kind.ROYALE, Kind.TAKE_OVER,
    Kind.TOKEN,
    Kind.REROLL, Kind.EARNED, Kind.GATE, Kind.ASK, Kind.NO, Kind.WORD, Kind.TAKEN, Kind.GIVEN,
    Kind.MAY_DARE, Kind.DARED, Kind.DARE_TAKEN, Kind.DARE_REFUSED, Kind.DARE_WON, Kind.PENALTY,
    Kind.DOUBT, Kind.HOLDS, Kind.POT, Kind.ELEVEN, Kind.SHOW_HIT, Kind.UNDO,
    Kind.ORDER_TIE,
))  # fmt: skip


#: What goes on while the dice of the next throw are gathered.
_IN_PASSING = frozenset((
    Kind.KEEP, Kind.TAKEN, Kind.WORD, Kind.GATE_OPEN, Kind.HANDOVER, Kind.REROLL,
))  # fmt: skip


class Says(NamedTuple):
    """The messages of a beat, by the place where they are shown."""

    #: The headline of the turn bar; None: that of the game as it is shown.
    title: Message | None = None
    #: Called out over the felt, with a smaller line below.
    banner: Message | None = None
    under: Message | None = None
    #: For the log and for screen readers.
    told: Message | None = None
    #: Points that are struck out in the turn bar, -1 for none.
    struck: int = -1


class Data(NamedTuple):
    """The data of a beat; most kinds use a part of it."""

    points: int = 0
    #: Hits, pennants, asks.
    number: int = 0
    #: The sheet's word for a miss, the name of a source of hits, the text of an entry.
    word: str = ""
    #: Another seat: who dares, who is given a hit.
    other: int = -1
    dice: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    #: Seats, where a beat is about several.
    seats: tuple[int, ...] = ()
    #: Row of the sheet, where something is written; -1 where nothing is.
    row: int = -1
    #: The player's first score.
    first: bool = False
    #: Gates: who holds each, and the hits.
    gates: tuple[tuple[int, int], ...] = ()


_NOTHING = Data()
_SILENCE = Says()


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of the presentation."""

    kind: Kind
    #: Whose it is, -1 for nobody's.
    seat: int
    #: The game as it may be seen meanwhile, never ahead of what has been shown.
    game: Game
    #: Milliseconds; 0 for beats in the air, which last until the dice rest.
    length: int = 0
    keys: Keys = Keys.SKIP
    data: Data = _NOTHING
    says: Says = _SILENCE
    #: The event of the engine it shows, None for what shows between events.
    event: EventKind | None = None

    @property
    def decided(self) -> bool:
        """Whether nothing more can be won or lost in the turn."""
        return self.kind in _DECIDED

    @property
    def lost(self) -> bool:
        """Whether the turn has missed."""
        return self.says.struck >= 0


def untold(beat: Beat | None, left: Iterable[Beat]) -> bool:
    """Whether a reason why the dice go on is still to be told after this beat.

    Whoever has just kept and stays knows it: he said so.
    """
    kinds = [one.kind for one in left]
    if beat is not None and beat.kind is Kind.KEEP and kinds[:1] == [Kind.STAY]:
        kinds = kinds[1:]
    return not _REASONS.isdisjoint(kinds)


def ordered(beats: Iterable[Beat]) -> tuple[Beat, ...]:
    """Let only the beats at the end leave the word to a player."""
    found = list(beats)
    for place, beat in enumerate(found[1:]):
        if beat.kind is Kind.THROW:
            _hurry(found, place)
    is_last = True
    for place in range(len(found) - 1, -1, -1):
        beat = found[place]
        is_last = is_last and beat.kind in OPEN
        keys = Keys.OPEN if is_last else Keys.WAIT if beat.kind is Kind.HANDOVER else Keys.SKIP
        if beat.keys is not keys:
            found[place] = replace(beat, keys=keys)
    return tuple(found)


def _hurry(found: list[Beat], last: int) -> None:
    """Shorten beats after Roll was pressed: nobody waits for a die on its way to the rail."""
    for place in range(last, -1, -1):
        if found[place].kind not in _IN_PASSING:
            return
        found[place] = replace(found[place], length=0)


Speed = Literal["slow", "normal", "fast", "off"]

#: By how much each speed stretches a beat.
PACE: dict[Speed, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
#: More pennants than this are not counted one by one.
MOST_PENNANTS = 5


class StageManners(NamedTuple):
    speed: Speed = "normal"
    #: Nothing moves; what is to be read stays as long.
    still: bool = False
    #: Dice lie on a real table: none are thrown here.
    real: bool = False

    def length(self, kind: Kind, data: Data = _NOTHING) -> int:
        """Milliseconds that a beat lasts; 0 for beats in the air, which last until dice rest."""
        return round((self._moves(kind, data) + kind.time.read) * PACE[self.speed])

    def moving(self, kind: Kind, data: Data = _NOTHING) -> int:
        """The part of it in which something moves."""
        return round(self._moves(kind, data) * PACE[self.speed])

    def _moves(self, kind: Kind, data: Data) -> int:
        """How long something moves, at normal speed."""
        if self.still:
            return 0
        move, each, _ = kind.time
        count = min(MOST_PENNANTS, data.number) if data.number else max(1, len(data.dice))
        return move + each * count
