"""How long a game takes, by games that plain players play out: the goal for an evening of so long.

A plain player keeps what scores, and stays when few dice are left or the turn has brought enough.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.moves import keep_all
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, dice_in_hand
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import stay_refusal
from zonk_desktop.places import step
from zonk_desktop.players.game import MOST_ACTIONS, Endless
from zonk_desktop.rulebook.library import resolve

#: Points that are enough: with few dice left, and with more.
_FEW, _ENOUGH = 50, 350
#: Seconds of a throw with the choice after it, and of a turn that is written down, hits taken,
#: while the dice go on: of people, and of computers.
_THROW, _TURN = (10, 3), (10, 4)
#: Games played out for a figure, and how often the goal is brought nearer.
_GAMES, _TRIES = 12, 2
#: The highest goal there may be.
_MOST = 1_000_000
#: A goal whose games last so much longer or shorter than was wished is none.
_NEAR = 0.3

#: Minutes of a short evening, of a long one, and of one that goes on all night.
SHORT, LONG, NIGHT = 20, 45, 120
#: What is offered: the goal of the rules, and goals for so many minutes.
WISHES = (0, SHORT, LONG, NIGHT)
Options = tuple[tuple[str, str], ...]


class Span(NamedTuple):
    """A goal, and the minutes that a game to it takes."""

    goal: int
    minutes: int


def played(rules: Rules, players: int, chance: random.Random) -> tuple[Game, Counter[int]]:
    """A game to its end, and the throws of each seat; `Endless` where it has none."""
    dice = rules.s.dice_count
    magic = tuple(sorted(chance.choices(range(1, 7), k=dice))) if rules.s.magic_number else ()
    game = new_game(rules, tuple("ABCDEFGHIJKLMNOPQRSTUVWX"[:players]), magic=magic)
    throws: Counter[int] = Counter()
    for _ in range(MOST_ACTIONS):
        if game.ended is not None:
            return game, throws
        step(1, 1)
        turn = game.turn
        if game.gates:
            action: act.Action = act.TookHits()
        elif turn.phase is Phase.ROLLING:
            throws[turn.seat] += 1
            action = act.DiceLanded(tuple(chance.randint(1, 6) for _ in dice_in_hand(game)))
        elif turn.phase is Phase.TO_KEEP:
            action = act.Keep(keep_all(game))
        elif (
            turn.phase is Phase.TO_DECIDE
            and turn.points >= (_FEW if len(dice_in_hand(game)) <= 2 else _ENOUGH)
            and stay_refusal(game, turn) is None
        ):
            action = act.Stay()
        else:
            action = act.Roll()
        game, _ = apply(game, action)
    raise Endless


def minutes(ruleset: RuleSet, computers: Sequence[bool]) -> float:
    """Minutes of a game by these rules; `computers`: of each seat whether a computer plays it."""
    rules, chance = Rules(ruleset), random.Random(1978)
    seconds = 0
    for _ in range(_GAMES):
        game, throws = played(rules, len(computers), chance)
        seconds += sum(_TURN[computers[cell.seat]] for cell in game.cells)
        seconds += sum(count * _THROW[computers[seat]] for seat, count in throws.items())
    return seconds / _GAMES / 60


def span(to: Callable[[int], RuleSet], computers: Sequence[bool], wanted: int) -> Span | None:
    """The goal of a game that takes about so many minutes; None where no round goal does.

    `to`: the rules with another goal. 0 minutes: the goal they have.
    """
    own = to(0).settings.limit
    unit = max(5, own // 20)
    found = Span(own, round(minutes(to(0), computers)))
    if not wanted:
        return found
    near = found.minutes or 1.0
    goal = own
    for _ in range(_TRIES):
        goal = min(_MOST, max(2, round(goal * wanted / near / unit)) * unit)
        near = minutes(to(goal), computers)
        if abs(near - wanted) < abs(found.minutes - wanted):
            found = Span(goal, round(near))
    return found if abs(found.minutes - wanted) <= _NEAR * wanted else None


def goal_options(ruleset: RuleSet, goal: int) -> Options:
    """The knobs of a game to this goal; a show at half-time comes as much sooner or later."""
    s = ruleset.settings
    show = (("halftime", str(s.halftime * goal // s.limit)),) if s.halftime else ()
    return (("limit", str(goal)), *show)


def spans(rules: str, house: str, computers: Sequence[bool]) -> tuple[Span | None, ...]:
    """A span for each wish, by these rules, or by a house rule of this text."""
    quiet = (("ceremony", "off"),)
    own = resolve(rules, house, options=quiet)

    def to(goal: int) -> RuleSet:
        more = goal_options(own, goal) if goal else ()
        return resolve(rules, house, options=(*quiet, *more))

    return tuple(span(to, computers, wish) for wish in WISHES)
