"""Turns of real dice of which the sheet has the points alone.

A sheet is filled with totals from its first turn on or not at all: what was thrown by this program
cannot be told by points. Such a game is scored by the part of its rules that follows from totals.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import gcd
from typing import Any

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import hits, rounds
from zonk_desktop.engine.choices import (
    AwardName,
    Ceremony,
    HalftimeTie,
    Integrity,
    MissState,
    StopNeeds,
    TakeOverRule,
)
from zonk_desktop.engine.dice import WILD, unpack
from zonk_desktop.engine.entries import Outcome, first_throw_costs
from zonk_desktop.engine.refusals import Code, Move, Refusal, Step, busy
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import TO_DECIDE, Event, EventKind, Game, Turn
from zonk_desktop.engine.turns import add_points, stay_refusal
from zonk_desktop.engine.value import changed

#: Points of one turn up to here are asked of the dice; beyond, whatever is a multiple can be made.
_MOST = 20_000
_MOST_WRITTEN = 1_000_000
#: Sources of hits that totals and misses alone tell.
_FOLLOW = (
    hits.BankSource, hits.MissStreak, hits.TurnStep, hits.Social, hits.Halftime, hits.Winner,
)  # fmt: skip
#: Awards that no hit decides.
_TOLD = (AwardName.WINNER, AwardName.HIGH_SCORE, AwardName.SHEET)


@lru_cache(maxsize=16)
def follow(rules: Rules) -> Rules:
    """The rules without what only dice and people at the table tell."""
    s = rules.s
    either = s.stop_needs is StopNeeds.EITHER and bool(s.stop_dice or s.entry_dice)
    settings = changed(
        s,
        ceremony=Ceremony.OFF,
        integrity=Integrity.OFF,
        never_two=False,
        declare_scores=False,
        take_over=TakeOverRule.OFF,
        halftime_tie=(
            HalftimeTie.NONE if s.halftime_tie is HalftimeTie.ROLLOFF else s.halftime_tie
        ),
        stop_dice=(),
        entry_dice=0,
        # Where dice will do instead of points, nobody knows how many there were.
        stop_minimum=0 if either else s.stop_minimum,
        entry_minimum=0 if either else s.entry_minimum,
    )
    told = tuple(one for one in rules.ruleset.hits if isinstance(one, _FOLLOW))
    titles = tuple(one for one in rules.ruleset.awards if one in _TOLD)
    return Rules(changed(rules.ruleset, settings=settings, hits=told, awards=titles))


def can_be_thrown(rules: Rules, points: int) -> bool:
    """Whether some dice make a turn of so many points."""
    unit, made = _turns(rules)
    return points in made or (points > _MOST and points % unit == 0)


@lru_cache(maxsize=16)
def _turns(rules: Rules) -> tuple[int, frozenset[int]]:
    """What points of turns are multiples of, and all that can be made."""
    count = rules.s.dice_count
    keeps = [_keeps(rules, dice) for dice in range(count + 1)]
    more = _more(rules)
    unit = gcd(*(points for some in keeps for _, points in some), *more)
    if rules.s.trip_across_rolls:
        # Dice set aside earlier count again: whatever is a multiple may be made.
        return unit, frozenset(range(unit, _MOST + 1, unit))
    keeps[count] |= {(0, points) for points in more}
    made = {(count, 0)}
    edge = list(made)
    while edge:
        dice, points = edge.pop()
        for left, worth in keeps[dice]:
            place = left or count, points + worth
            if place[1] <= _MOST and place not in made:
                made.add(place)
                edge.append(place)
    return unit, frozenset(points for _, points in made if points)


def _keeps(rules: Rules, count: int) -> set[tuple[int, int]]:
    """Dice left and points of everything that may be kept of so many dice."""
    found: set[tuple[int, int]] = set()
    table = rules.table
    showing = [0, *(1 << face for face in range(1, WILD) if table.shown_matters >> face & 1)]
    faces = range(1, WILD + 1 if rules.wild else WILD)
    for throw in combinations_with_replacement(faces, count):
        if throw.count(WILD) > 1:
            continue
        for shown in showing if count < rules.s.dice_count else (0,):
            keeps = table.throw(throw, shown, 0).keeps
            found |= {(count - len(unpack(code)), worth) for code, worth in keeps.items()}
    return {one for one in found if one[1] > 0}


def _more(rules: Rules) -> set[int]:
    """Points that no keep brings: a Royale's worth, a dare won."""
    found = set()
    royale = rules.royale
    if royale is not None and royale.rolled:
        found |= {royale.factor * pips for pips in range(royale.rolled, 6 * royale.rolled + 1)}
    if rules.s.dare:
        for face in range(1, WILD):
            five = rules.table.throw((face,) * rules.s.dice_count, 0, 0).all_points
            four = rules.table.throw((face,) * (rules.s.dice_count - 1), 0, 0).all_points
            found |= {1000, five, four, four + 100, four + 1000}
    return {points for points in found if points > 0}


def _wins(game: Game, points: int) -> bool:
    """Whether this is the throw that wins at once: the total becomes the limit (WH-032)."""
    lacks = game.rules.s.limit - game.seats[game.turn.seat].total
    at_once = any(game.rules.table.instants.values())
    return at_once and points == lacks and not can_be_thrown(game.rules, points)


def _costs(game: Game) -> int:
    """What it costs now that the first throw of a turn brings nothing; 0 where it is a miss."""
    return first_throw_costs(game) if game.rules.s.first_throw_penalty else 0


def _noted(game: Game) -> Game:
    return game if game.noted else changed(game, noted=True, rules=follow(game.rules))


def _turn(game: Game, points: int) -> Turn:
    total, earned = add_points(game.rules, game.turn, points)
    return changed(game.turn, phase=TO_DECIDE, points=total, earned=earned, rolls=1)


def _check_write(game: Game, action: act.WriteDown) -> Refusal | None:
    if (stands := busy(game)) is not None:
        return stands
    if not game.noted and (len(game.cells) or game.turn != Turn(0, active=game.rules.everyone)):
        return Refusal(Code.NO_TOTALS)
    points = action.points
    if not -_costs(game) <= points <= _MOST_WRITTEN or -_costs(game) < points < 0:
        return Refusal(Code.BAD_NUMBER, {"figure": points})
    if points <= 0 or _wins(game, points):
        return None
    if not can_be_thrown(game.rules, points):
        return Refusal(Code.NEVER_THROWN, {"points": points})
    game = _noted(game)
    return stay_refusal(game, _turn(game, points))


def _write(game: Game, action: act.WriteDown) -> Step:
    game = _noted(game)
    points, n = action.points, game.turn.seat
    if points <= 0:
        any_miss = (name.text for name in game.rules.ruleset.misses if name.when is MissState.ANY)
        word = next(any_miss, "ZONK")
        if points:
            # What else the game knows of such a throw follows from it.
            game = changed(game, turn=changed(game.turn, rolls=1))
        outcome = Outcome(word=word, missed=True, all_dice=points < 0)
        after, events = rounds.end_turn(game, outcome)
        return after, [Event(EventKind.MISS, n, word), *events]
    if _wins(game, points):
        return rounds.end_turn(game, Outcome(points=game.rules.s.limit, instant=True))
    after, events = rounds.end_turn(changed(game, turn=_turn(game, points)), Outcome(points=points))
    if after.ended is not None:
        # Nothing lies on the table.
        after = changed(after, turn=changed(after.turn, points=0))
    return after, events


MOVES: tuple[Move[Any], ...] = (
    # A game of throws is not offered to be written down.
    Move(
        act.WriteDown, _check_write, _write, lambda game: (act.WriteDown(0),) if game.noted else ()
    ),
)
