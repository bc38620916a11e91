"""The keeps that lie aside in the current set of dice, as the game's own steps tell them."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine.dice import WILD, pack
from zonk_desktop.engine.state import Game


class Kept(NamedTuple):
    """Dice set aside together, and what they brought."""

    dice: tuple[int, ...]
    points: int
    #: Keys of the combinations they were counted as.
    combos: tuple[str, ...] = ()


def follow(kept: tuple[Kept, ...], before: Game, after: Game) -> tuple[Kept, ...]:
    """The keeps that lie there after one action; what has left the rail is forgotten.

    Told by the dice, not by the kind of action: a keep, a stay and a rule that sets dice aside by
    itself (LP-034, LP-037) leave the same trace.
    """
    turn, old = after.turn, before.turn
    if not turn.aside:
        return ()
    if turn.aside == old.aside:
        return kept
    lying = dict(turn.aside)
    left = tuple([one for one in kept if lying.keys() >= set(one.dice)])
    known = dict(old.aside)
    fresh = tuple(sorted([die for die in lying if die not in known]))
    gained = turn.points - old.points
    if not fresh or gained <= 0 or turn.seat != old.seat:
        return left
    rules = after.rules
    wild = (rules.odd, rules.wild)
    code = pack([WILD if (die, lying[die]) == wild else lying[die] for die in fresh])
    thrown = len(fresh) + len(turn.active)
    groups = rules.table.split(code, thrown, old.showing)
    return (*left, Kept(fresh, gained, tuple([group.key for group in groups])))
