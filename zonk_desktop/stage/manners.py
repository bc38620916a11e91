"""Durations of beats: at the player's speed, with motion or without."""

from __future__ import annotations

from typing import Literal, NamedTuple

from zonk_desktop.stage.beats import IN_THE_AIR, Data, Kind

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
    """Settings of the presentation."""

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
