"""Lessons of the first games: one line on a thing, the first time it occurs. No Qt.

`happened` teaches what a beat shows, `to_choose` what whoever has the word may do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, ReleaseBy
from zonk_desktop.engine.dares import dare_worth
from zonk_desktop.engine.play import candidates, refusal
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.state import Game, Mode, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.rulebook.summary import winner
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.stage.scene import dare_stake, waits
from zonk_desktop.stage.sight import Sight, entry_need
from zonk_desktop.words import Message, Value

#: Games in which there are lessons.
GAMES = 3
#: Words of a lesson at most; a test counts.
MOST_WORDS = 15
#: The end is near from this share of the goal on.
_NEAR = 0.85


class Topic(StrEnum):
    SCORES = "scores"
    ENTRY = "entry"
    DICE = "dice"
    STAY = "stay"
    PICK = "pick"
    HINT = "hint"
    ALL_SCORE = "all-score"
    FORCED = "forced"
    MISS = "miss"
    HIT = "hit"
    GATE = "gate"
    MAY_DARE = "may-dare"
    DARED = "dared"
    SHOW = "show"
    ROYALE = "royale"
    REROLL = "reroll"
    MAGIC = "magic"
    ELEVEN = "eleven"
    END = "end"


class Place(StrEnum):
    """What a lesson is about: a button, by its name, or what the felt shows."""

    ROLL = "roll"
    KEEP = "keep"
    STAY = "stay"
    CALL = "call"
    FELT = "felt"


class Lesson(NamedTuple):
    """One line, and where it points to."""

    topic: Topic
    place: Place
    message: Message


def _lesson(topic: Topic, place: Place, **data: Value) -> Lesson:
    return Lesson(topic, place, Message.of(f"lesson-{topic.value}", **data))


def happened(beat: Beat, known: Collection[str]) -> Lesson | None:
    """What this beat teaches, where it is not known yet."""
    found: Lesson | None = None
    s = beat.game.rules.s
    saved = beat.game.seats[beat.seat].tokens
    if beat.kind is Kind.MISS and not saved:
        found = _lesson(Topic.MISS, Place.FELT, points=beat.data.points)
    elif beat.kind is Kind.ROYALE_LIES:
        assert beat.game.rules.royale is not None
        found = _lesson(Topic.ROYALE, Place.FELT, dice=beat.game.rules.royale.rolled)
    elif beat.kind is Kind.TOKEN:
        found = _lesson(Topic.REROLL, Place.FELT)
    elif beat.kind is Kind.MAGIC_LIES:
        found = _lesson(Topic.MAGIC, Place.FELT, dice=s.dice_count)
    elif beat.kind in {Kind.EARNED, Kind.PENNANTS, Kind.SHOW_HIT, Kind.SOCIAL}:
        found = _lesson(Topic.HIT, Place.FELT, by=winner(s).value)
    elif beat.kind is Kind.HALFTIME:
        found = _lesson(Topic.SHOW, Place.FELT)
    elif beat.kind is Kind.LAST_ROUND and beat.data.seats:
        found = _end(beat.game, "last")
    return found if found is not None and found.topic not in known else None


def to_choose(sight: Sight, known: Collection[str]) -> Lesson | None:
    """The first thing that is new to whoever has the word here."""
    return next((one for one in _choices(sight) if one.topic not in known), None)


#: The part of the page of help that is about a thing.
_PARTS = {
    Topic.ENTRY: "entry", Topic.DICE: "entry", Topic.ALL_SCORE: "all-score",
    Topic.FORCED: "all-score", Topic.GATE: "hits", Topic.MAY_DARE: "dare", Topic.DARED: "dare",
    Topic.SHOW: "show", Topic.ELEVEN: "end", Topic.END: "end",
}  # fmt: skip


def part(sight: Sight) -> str:
    """What help there is on the position: its part of the page, by name."""
    game = sight.game
    if game.ended is not None:
        return "end"
    known = {Topic.SCORES, Topic.STAY, Topic.PICK, Topic.HINT}
    if game.turn.phase is Phase.TO_KEEP:
        known |= {Topic.ENTRY, Topic.DICE}
    if game.last is None:
        known.add(Topic.END)
    found = to_choose(sight, known)
    return "turn" if found is None else _PARTS[found.topic]


def _choices(sight: Sight) -> Iterator[Lesson]:
    """All that could be taught, what presses most first."""
    game = sight.game
    turn, s = game.turn, game.rules.s
    if turn.phase in {Phase.CHALLENGED, Phase.FINISHED}:
        return
    if game.gates:
        yield _gate(game)
        if waits(game):
            return
    if turn.phase is Phase.DARED:
        four = (max(turn.throw, key=turn.throw.count),) * 4
        worth: dict[str, Value] = {"worth": turn.points + dare_worth(game, four)}
        yield _lesson(Topic.DARED, Place.CALL, stake=dare_stake(game, four), **worth)
        return
    yield from _calls(game)
    if turn.after_all and turn.phase in {Phase.TO_ROLL, Phase.TO_DECIDE}:
        must = turn.phase is Phase.TO_ROLL
        yield _lesson(Topic.ALL_SCORE, Place.ROLL, dice=s.dice_count, must=must)
    if turn.mode is Mode.BLOOD:
        yield _lesson(Topic.FORCED, Place.ROLL)
    if game.show is not None:
        yield _lesson(Topic.SHOW, Place.FELT)
        return
    if turn.mode is not Mode.NORMAL:
        return
    if game.last is not None:
        yield _end(game, "last")
    if sight.after is not None and not sight.royale:
        left = len(dice_in_hand(sight.then))
        yield _lesson(Topic.SCORES, Place.ROLL, points=sight.gained, dice=left)
    if turn.phase in {Phase.TO_KEEP, Phase.TO_DECIDE}:
        yield from _stay(sight)
    if turn.phase is Phase.TO_KEEP and len(sight.scoring) > 1 and not s.must_keep_all_scoring:
        yield _lesson(Topic.PICK, Place.KEEP)
    if turn.phase in {Phase.TO_KEEP, Phase.TO_DECIDE}:
        yield _lesson(Topic.HINT, Place.ROLL)
    far = max(seat.total for seat in game.seats)
    if not s.rounds and far >= _NEAR * s.limit:
        yield _end(game, s.ending.value)


def _calls(game: Game) -> Iterator[Lesson]:
    """What may be called, which nobody must."""
    if any(refusal(game, dare) is None for dare in candidates(game, act.Dare)):
        yield _lesson(Topic.MAY_DARE, Place.CALL)
    if any(refusal(game, call) is None for call in candidates(game, act.Call11000)):
        yield _lesson(Topic.ELEVEN, Place.CALL, limit=game.rules.s.limit)


def _end(game: Game, how: str) -> Lesson:
    return _lesson(Topic.END, Place.FELT, how=how, limit=game.rules.s.limit)


def _stay(sight: Sight) -> Iterator[Lesson]:
    """What a stay makes, or what it takes."""
    game, then = sight.game, sight.then
    s = game.rules.s
    every = s.stop_minimum >= s.entry_minimum
    need = s.stop_minimum if game.seats[game.turn.seat].entered else entry_need(game)
    if sight.stay is not None:
        yield _lesson(Topic.STAY, Place.STAY, points=sight.made)
    elif then.turn.points < need:
        yield _lesson(Topic.ENTRY, Place.STAY, need=need, every=every)
    elif (why := refusal(then, act.Stay())) is not None and why.code is Code.DICE_COUNT:
        yield _lesson(Topic.DICE, Place.STAY, need=why.data["need"])


def _gate(game: Game) -> Lesson:
    """How hits that are due are taken."""
    s, gate = game.rules.s, game.gates[0]
    strict = s.ceremony is Ceremony.STRICT
    by = s.release if strict and not gate.now else ReleaseBy.COURTESY
    return _lesson(Topic.GATE, Place.CALL, how=by.value)
