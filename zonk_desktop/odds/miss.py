"""The chance that the next roll misses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial

from zonk_desktop.engine.dice import WILD
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game, Mode
from zonk_desktop.engine.turns import aside_code


@cache
def multisets(count: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """All throws of n dice as sorted faces, with the number of ways to roll each."""
    found = []
    for faces in combinations_with_replacement(range(1, 7), count):
        ways = factorial(count)
        for times in Counter(faces).values():
            ways //= factorial(times)
        found.append((faces, ways))
    return tuple(found)


def throws(rules: Rules, count: int, wild: bool) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every throw as scoring sees it, and its ways; `wild`: the die with the wild face is in it.

    That die comes first.
    """
    if not wild:
        yield from multisets(count)
        return
    for faces, ways in multisets(count - 1):
        for face in range(1, WILD):
            yield (WILD if face == rules.wild else face, *faces), ways


def miss_chance(
    rules: Rules, count: int, showing: int = 0, aside: int = 0, wild: bool = False
) -> Fraction:
    """The chance that none of n dice scores, over every throw."""
    if count <= 0:
        return Fraction(0)

    def scores(faces: tuple[int, ...]) -> bool:
        return rules.table.throw(faces, showing, aside).all_code != 0

    # A throw with a die that scores by itself is no miss, whatever lies beside it: most have one.
    alone = {face for face in range(1, WILD + 1) if scores((face,))}
    bad = sum(
        ways
        for faces, ways in throws(rules, count, wild)
        if alone.isdisjoint(faces) and not scores(faces)
    )
    return Fraction(bad, 6**count)


@lru_cache(16)
def miss_by_dice(ruleset: RuleSet) -> tuple[Fraction, ...]:
    """The chance that a throw misses, of one die, of two, and so on up to all."""
    rules = Rules(ruleset)
    counts = range(1, ruleset.settings.dice_count + 1)
    return tuple(miss_chance(rules, count, wild=rules.wild > 0) for count in counts)


def next_miss(game: Game) -> tuple[int, Fraction]:
    """The number of dice of the next roll, and the chance that it loses the turn's points."""
    turn, rules = game.turn, game.rules
    dice = turn.again or turn.active
    if turn.mode is Mode.DARE:
        return len(dice), Fraction(5, 6)
    if turn.mode in {Mode.ROYALE, Mode.ROLLOFF}:
        return len(dice), Fraction(0)
    wild = rules.wild > 0 and rules.odd in dice
    aside = aside_code(rules, turn)
    return len(dice), _next_chance(rules, len(dice), turn.showing, aside, wild)


#: A table asks for it whenever anything on it changes.
_next_chance = lru_cache(64)(miss_chance)
