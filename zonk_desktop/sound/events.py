"""Maps beats to cues and their times, in the order in which they are heard."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from zonk_desktop.engine.hits import Magic, TotalStep
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.sound.names import Cue
from zonk_desktop.stage.beats import MOST_PENNANTS, Beat, Kind

#: Seconds between dice that go to the rail, dice that light up, and pennants of hits: as they are
#: seen at normal speed.
EACH_DIE = Kind.KEEP.time.each / 1000
EACH_LIGHT = Kind.ALL_SCORE.time.each / 1000
EACH_HIT = Kind.PENNANTS.time.each / 1000
#: Seconds between marks of dice, and of the seat.
EACH_MARK = 0.09
EACH_KNOCK = 0.16

#: Kinds that make no sound of their own, and why.
SILENT = {
    Kind.THROW: "the dice are heard as they fall",
    Kind.ORDER: "the dice are heard as they fall",
    Kind.MAGIC: "the dice are heard as they fall",
    Kind.REST: "marks alone, for who does not see the dice",
    Kind.HANDOVER: "marks alone, for who does not see whose turn it is",
    Kind.SWEEP: "the miss is heard",
    Kind.MAY_DARE: "nobody has dared yet",
    Kind.DARE_TAKEN: "the die is heard as it falls",
    Kind.DARE_REFUSED: "nothing has happened",
    Kind.ASK: "the gate is heard when it opens",
    Kind.WORD: "the gate is heard when it opens",
    Kind.GAME_THROWN: "the win is heard",
    Kind.ROLLOFF: "the dice are heard as they fall",
    Kind.SHOW_OVER: "the next turn is heard",
    Kind.HOLDS: "the game goes on as it was",
    Kind.TOKEN: "the throw that earned it was heard",
}


class Heard(NamedTuple):
    """A cue with its delay in seconds."""

    cue: Cue
    after: float = 0.0


def heard(beat: Beat, smoke: bool) -> tuple[Heard, ...]:
    """The cues of a beat. `smoke`: hits are called hits, so that a match is struck."""
    found: list[Heard] = []
    now = 0.0
    for cue, length in _cues(beat, smoke):
        found.append(Heard(cue, now))
        now += length
    return (*found, *_marks(beat))


def span(found: tuple[Heard, ...]) -> float:
    """Seconds until the next beat may be heard, where nothing on the screen is waited for."""
    return found[-1].after + 0.35 if found else 0.0


def _cues(  # noqa: PLR0911, PLR0912 - one branch a kind of beat is the plainest way to say it
    beat: Beat, smoke: bool
) -> list[tuple[Cue, float]]:
    """The cues of a beat, each with the seconds until the next one may begin."""
    data = beat.data
    pennants = min(MOST_PENNANTS, max(1, data.number))
    match beat.kind:
        case Kind.KEEP:
            return [(Cue.KEEP, EACH_DIE)] * max(1, len(data.dice)) + [(Cue.PLATE, 0.2)]
        case Kind.FORCED:
            return [(Cue.KEEP, EACH_DIE)] * max(1, len(data.dice)) + [(Cue.BRASS, 0.3)]
        case Kind.ALL_SCORE | Kind.ROYALE_LIES:
            return [(Cue.PLATE, EACH_LIGHT * max(1, len(data.dice))), (Cue.BRASS, 0.4)]
        case Kind.MISS | Kind.GAME_LOST | Kind.OUT | Kind.LOST_TURN:
            return [(Cue.ZONK, 0.6)]
        case Kind.STAY:
            return [(Cue.STAY, 0.45)]
        case Kind.ENTRY:
            return [(Cue.DIAL, 0.6)] if data.first and _must_enter(beat.game) else []
        case Kind.SIGN:
            return [_sign(beat.game, data.word)]
        case Kind.PENNANTS | Kind.EARNED | Kind.SHOW_HIT | Kind.SOCIAL:
            return [(Cue.CARD, 0.1)] * (beat.kind is Kind.EARNED) + [(Cue.HIT, EACH_HIT)] * pennants
        case Kind.GATE:
            return [(Cue.CARD, 0.3)]
        case Kind.TAKEN | Kind.GIVEN:
            return [(Cue.MATCH if smoke else Cue.COASTER, 0.5)]
        case Kind.GATE_OPEN:
            return [(Cue.GATE, 0.3)]
        case Kind.ROYALE | Kind.DARE_WON | Kind.SAFE | Kind.TAKE_OVER:
            return [(Cue.BRASS, 0.4)]
        case Kind.DARED | Kind.DOUBT:
            return [(Cue.DARE, 0.5)]
        case Kind.ELEVEN | Kind.LAST_ROUND | Kind.EXTENDED:
            return [(Cue.BELL, 0.5)]
        case Kind.HALFTIME:
            return [(Cue.HALFTIME, 0.6)]
        case Kind.WIN:
            return [(Cue.WIN, 1.0)]
        case Kind.REROLL | Kind.KNOCKED_BACK | Kind.UNDO:
            return [(Cue.UNDO, 0.3)]
        case Kind.PENALTY | Kind.FAULT | Kind.TOUCH | Kind.NO | Kind.FALSE:
            return [(Cue.REFUSED, 0.3)]
        case Kind.POT:
            return [(Cue.COASTER, 0.2)]
        case Kind.ORDER_TIE:
            return [(Cue.PLATE, 0.2)]
        case Kind.ORDER_DONE:
            return [(Cue.BRASS, 0.4)]
        case Kind.MAGIC_LIES:
            return [(Cue.MAGIC, 0.6)]
        case (
            Kind.THROW | Kind.ORDER | Kind.MAGIC | Kind.REST | Kind.HANDOVER
            | Kind.SWEEP | Kind.MAY_DARE | Kind.DARE_TAKEN | Kind.DARE_REFUSED | Kind.ASK
            | Kind.WORD | Kind.GAME_THROWN | Kind.ROLLOFF | Kind.SHOW_OVER | Kind.HOLDS
            | Kind.TOKEN
        ):  # fmt: skip
            return []
        case _:
            assert_never(beat.kind)


def _must_enter(game: Game) -> bool:
    return game.rules.s.entry_minimum > 0


def _sign(game: Game, source: str) -> tuple[Cue, float]:
    """The cues of a mark beside the entry: those of what it stands for."""
    for one in game.rules.ruleset.hits:
        if one.source == source:
            if isinstance(one, TotalStep):
                return Cue.THOUSAND, 0.4
            if isinstance(one, Magic):
                return Cue.MAGIC, 0.6
    return Cue.PLATE, 0.2


def _marks(beat: Beat) -> list[Heard]:
    """Audio marks for players who do not see the table: dice from the left, and the seat."""
    turn = beat.game.turn
    if beat.kind is Kind.REST and turn.phase is Phase.TO_KEEP:
        scoring = keep_all(beat.game)
        return [
            Heard(Cue.SCORES if die in scoring else Cue.DEAD, place * EACH_MARK)
            for place, die in enumerate(turn.active)
        ]
    if beat.kind is Kind.HANDOVER:
        return [Heard(Cue.KNOCK, place * EACH_KNOCK) for place in range(beat.seat + 1)]
    return []
