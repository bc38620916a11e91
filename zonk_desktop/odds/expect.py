"""Expected points of a simple policy: keep all that scores, stay from a threshold on.

Counted exactly over every throw, by the engine's own scoring table and its rules of staying, for
somebody who has entered the game. Dice count as if all were of one colour, and nobody dares.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from heapq import heappop, heappush
from typing import NamedTuple

from zonk_desktop.engine.choices import HotDice, StopNeeds
from zonk_desktop.engine.dice import how_many, pack, size, unpack
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.odds.miss import multisets, throws
from zonk_desktop.rulebook.load import preset

#: The highest points of a turn; its chance is next to nothing by then.
MOST = 20_000


class TurnState(NamedTuple):
    """The state of a turn besides its points."""

    dice: int
    showing: int = 0
    aside: int = 0
    #: The die with the wild face is among them.
    wild: bool = False


class ThrowResult(NamedTuple):
    """The result of a throw."""

    ways: Fraction
    points: int
    after: TurnState
    #: All dice scored and they must be rolled.
    must_roll: bool


def turn_points(rules: Rules, stay_at: int, most: int = MOST) -> dict[int, Fraction]:
    """The chance of each number of points, 0 for a turn that misses."""
    s = rules.s
    found: defaultdict[int, Fraction] = defaultdict(Fraction)
    known: dict[TurnState, tuple[int, tuple[ThrowResult, ...]]] = {}
    #: Chances of the moments before a roll, by points; points only grow.
    waiting: dict[int, defaultdict[TurnState, Fraction]] = {0: defaultdict(Fraction)}
    waiting[0][_all(rules)] = Fraction(1)
    heap = [0]
    while heap:
        points = heappop(heap)
        for hand, chance in waiting.pop(points).items():
            if hand not in known:
                known[hand] = _outcomes(rules, hand)
            missed, outcomes = known[hand]
            one = chance / 6**hand.dice
            found[0] += one * missed
            for ways, gained, after, must_roll in outcomes:
                total = points + gained
                stays = not must_roll and total >= stay_at and _may_stay(rules, total, after.dice)
                # What scores nothing and is rolled again would be rolled for ever.
                idle = not gained and after.dice == s.dice_count
                if stays or idle or total >= most:
                    found[min(total, most)] += one * ways
                    continue
                if total not in waiting:
                    waiting[total] = defaultdict(Fraction)
                    heappush(heap, total)
                waiting[total][after] += one * ways
    return dict(sorted(found.items()))


def _outcomes(rules: Rules, hand: TurnState) -> tuple[int, tuple[ThrowResult, ...]]:
    """Count the ways in which these dice miss, and their other results; equal ones are merged."""
    s, royale = rules.s, rules.royale
    missed = 0
    ends: defaultdict[tuple[int, TurnState, bool], Fraction] = defaultdict(Fraction)
    for faces, ways in throws(rules, hand.dice, hand.wild):
        throw = rules.table.throw(faces, hand.showing, hand.aside)
        if not throw.all_code:
            missed += ways
            continue
        if left := hand.dice - size(throw.all_code):
            showing = hand.showing | _shows(rules, throw.all_code)
            aside = hand.aside + throw.all_code if s.trip_across_rolls else 0
            wild = _wild_left(rules, hand, faces, throw.all_code)
            ends[throw.all_points, TurnState(left, showing, aside, wild), False] += ways
        else:
            leaves = throw.alike and throw.full and s.five_kind_may_stop
            must = s.hot_dice is HotDice.FORCED and not leaves
            if royale and royale.rolled and throw.code == pack(royale.faces):
                # Its worth is rolled with this many dice, then all may be thrown again.
                must = s.hot_dice is HotDice.FORCED
                for shown, more in multisets(royale.rolled):
                    worth = throw.all_points + royale.factor * sum(shown)
                    share = Fraction(ways * more, 6**royale.rolled)
                    ends[worth, _all(rules), must] += share
                continue
            ends[throw.all_points, _all(rules), must] += ways
    return missed, tuple(ThrowResult(ways, *end) for end, ways in ends.items())


def _all(rules: Rules) -> TurnState:
    """The state with all dice in hand."""
    return TurnState(rules.s.dice_count, wild=rules.wild > 0)


def _wild_left(rules: Rules, hand: TurnState, faces: tuple[int, ...], kept: int) -> bool:
    """Whether the die with the wild face, the first of a throw, is rolled again.

    Of dice that show the same face the one further up in the rule set's order is kept first.
    """
    if not hand.wild:
        return False
    alike = how_many(kept, faces[0])
    return alike == 0 if rules.odd == 0 else alike < faces.count(faces[0])


def _shows(rules: Rules, code: int) -> int:
    """Faces of which three are set aside together, where that changes what scores later."""
    matters = rules.table.shown_matters
    if not matters:
        return 0
    faces = unpack(code)
    return sum(1 << f for f in set(faces) if faces.count(f) >= 3 and matters >> f & 1)


def _may_stay(rules: Rules, points: int, in_hand: int) -> bool:
    """The rules' minimum of points and dice for a turn that ends (after the first entry)."""
    s = rules.s
    enough = points >= s.stop_minimum
    aside = s.dice_count - in_hand or s.dice_count
    fits = not s.stop_dice or aside in s.stop_dice
    return enough or fits if s.stop_needs is StopNeeds.EITHER else enough and fits


def mean(chances: dict[int, Fraction]) -> Fraction:
    """The mean points of a turn."""
    return sum((points * chance for points, chance in chances.items()), Fraction(0))


def simple(key: str, stay_at: int) -> dict[int, float]:
    """Chances of the points of a turn by this sheet, and under -1 their mean."""
    chances = turn_points(Rules(preset(key)), stay_at)
    return {-1: float(mean(chances)), **{n: float(chance) for n, chance in chances.items()}}
