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


class Kind(StrEnum):
    """The kinds of beats."""

    # Before the first turn
    ORDER = "order"
    ORDER_TIE = "order-tie"
    ORDER_DONE = "order-done"
    MAGIC = "magic"
    MAGIC_LIES = "magic-lies"

    # A throw and what becomes of it
    THROW = "throw"
    REST = "rest"
    KEEP = "keep"
    ALL_SCORE = "all-score"
    FORCED = "forced"
    MISS = "miss"
    SWEEP = "sweep"
    SAFE = "safe"
    ROYALE_LIES = "royale-lies"
    ROYALE = "royale"
    TAKE_OVER = "take-over"
    TOKEN = "token"
    REROLL = "reroll"

    # The entry
    STAY = "stay"
    ENTRY = "entry"
    SIGN = "sign"
    PENNANTS = "pennants"
    LOST_TURN = "lost-turn"
    HANDOVER = "handover"

    # Hits and the gate
    EARNED = "earned"
    GATE = "gate"
    ASK = "ask"
    NO = "no"
    WORD = "word"
    TAKEN = "taken"
    GIVEN = "given"
    GATE_OPEN = "gate-open"
    SOCIAL = "social"

    # The Dare
    MAY_DARE = "may-dare"
    DARED = "dared"
    DARE_TAKEN = "dare-taken"
    DARE_REFUSED = "dare-refused"
    DARE_WON = "dare-won"

    # Said at the table
    FAULT = "fault"
    TOUCH = "touch"
    PENALTY = "penalty"
    DOUBT = "doubt"
    HOLDS = "holds"
    FALSE = "false"
    POT = "pot"
    ELEVEN = "eleven"

    # The game's own turning points
    HALFTIME = "halftime"
    ROLLOFF = "rolloff"
    SHOW_HIT = "show-hit"
    SHOW_OVER = "show-over"
    KNOCKED_BACK = "knocked-back"
    EXTENDED = "extended"
    LAST_ROUND = "last-round"
    OUT = "out"
    GAME_THROWN = "game-thrown"
    GAME_LOST = "game-lost"
    WIN = "win"

    UNDO = "undo"


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


_NO_DATA = Data()


class Time(NamedTuple):
    """Milliseconds at normal speed."""

    #: In motion; `each`: so long for every die or pennant.
    move: int = 0
    each: int = 0
    #: For reading; as long where nothing moves.
    read: int = 0


TIMES: dict[Kind, Time] = {
    Kind.ORDER_TIE: Time(read=900),
    Kind.ORDER_DONE: Time(read=1300),
    Kind.MAGIC_LIES: Time(move=400, read=900),
    Kind.REST: Time(read=120),
    Kind.KEEP: Time(each=110, read=60),
    Kind.ALL_SCORE: Time(each=80, read=700),
    Kind.FORCED: Time(each=110, read=500),
    Kind.MISS: Time(read=450),
    Kind.SWEEP: Time(read=450),
    Kind.SAFE: Time(move=200, read=500),
    Kind.ROYALE_LIES: Time(each=80, read=700),
    Kind.ROYALE: Time(read=900),
    Kind.TAKE_OVER: Time(move=200, read=300),
    Kind.TOKEN: Time(move=200, read=400),
    Kind.REROLL: Time(move=300, read=200),
    Kind.STAY: Time(move=350),
    Kind.ENTRY: Time(move=300, read=100),
    Kind.SIGN: Time(move=550, read=150),
    Kind.PENNANTS: Time(each=180, read=150),
    Kind.LOST_TURN: Time(move=300, read=700),
    Kind.HANDOVER: Time(read=250),
    Kind.EARNED: Time(move=260, read=600),
    Kind.GATE: Time(move=260, read=300),
    Kind.ASK: Time(each=180, read=100),
    Kind.NO: Time(read=500),
    Kind.WORD: Time(read=350),
    Kind.TAKEN: Time(each=180, read=200),
    Kind.GIVEN: Time(move=300, read=300),
    Kind.GATE_OPEN: Time(move=300, read=100),
    Kind.SOCIAL: Time(move=260, read=900),
    Kind.MAY_DARE: Time(read=600),
    Kind.DARED: Time(move=260, read=500),
    Kind.DARE_TAKEN: Time(move=260, read=300),
    Kind.DARE_REFUSED: Time(read=400),
    Kind.DARE_WON: Time(each=80, read=800),
    Kind.FAULT: Time(read=800),
    Kind.TOUCH: Time(read=800),
    Kind.PENALTY: Time(move=300, read=500),
    Kind.DOUBT: Time(read=600),
    Kind.HOLDS: Time(read=700),
    Kind.FALSE: Time(read=900),
    Kind.POT: Time(move=300, read=100),
    Kind.ELEVEN: Time(read=900),
    Kind.HALFTIME: Time(move=700, read=1500),
    Kind.ROLLOFF: Time(read=800),
    Kind.SHOW_HIT: Time(move=260, read=700),
    Kind.SHOW_OVER: Time(move=500, read=500),
    Kind.KNOCKED_BACK: Time(move=300, read=700),
    Kind.EXTENDED: Time(read=900),
    Kind.LAST_ROUND: Time(move=300, read=1200),
    Kind.OUT: Time(read=900),
    Kind.GAME_THROWN: Time(read=900),
    Kind.GAME_LOST: Time(read=1200),
    Kind.WIN: Time(move=1600, read=2000),
    Kind.UNDO: Time(move=300),
}


class StageManners(NamedTuple):
    speed: Speed = "normal"
    #: Nothing moves; what is to be read stays as long.
    still: bool = False
    #: Dice lie on a real table: none are thrown here.
    real: bool = False

    def length(self, kind: Kind, data: Data = _NO_DATA) -> int:
        """Milliseconds that a beat lasts; 0 for beats in the air, which last until dice rest."""
        if kind in IN_THE_AIR:
            return 0
        return round((self._moves(kind, data) + TIMES[kind].read) * PACE[self.speed])

    def moving(self, kind: Kind, data: Data = _NO_DATA) -> int:
        """The part of it in which something moves."""
        return 0 if kind in IN_THE_AIR else round(self._moves(kind, data) * PACE[self.speed])

    def _moves(self, kind: Kind, data: Data) -> int:
        """How long something moves, at normal speed."""
        if self.still:
            return 0
        move, each, _ = TIMES[kind]
        count = min(MOST_PENNANTS, data.number) if data.number else max(1, len(data.dice))
        return move + each * count
