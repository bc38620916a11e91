"""Whole games played from a seed, and how long one takes: the goal for an evening of so long.

A plain player keeps what scores, and stays when few dice are left or the turn has brought enough.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Event, Game, Phase
from zonk_desktop.engine.turns import dice_in_hand, stay_refusal
from zonk_desktop.fairness.source import DiceSource, roll_magic
from zonk_desktop.places import step
from zonk_desktop.players.decision import Decision
from zonk_desktop.players.table import Seats, decide
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.transcript.lines import Computer, Header
from zonk_desktop.transcript.lines import Player as Column
from zonk_desktop.transcript.replay import Replay

#: The most actions of a game; more are played in circles.
MOST_ACTIONS = 200_000

#: Callback for every action: the game before it, the action, the game after it, the events.
Watch = Callable[[Game, act.Action, Game, tuple[Event, ...]], None]


class Endless(Exception):
    """Raised for a game that does not end."""


class RandomSources(NamedTuple):
    """The random sources of a game: its dice, and the noise of its players."""

    dice: DiceSource
    chance: Random

    @classmethod
    def of(cls, seed: int, number: int) -> RandomSources:
        """The random sources of game number n: the same on every machine and in any order."""
        name = f"zonk-game-1:{seed}:{number}"
        return cls(DiceSource(hashlib.sha256(name.encode()).digest()), Random(name))


def begin(rules: Rules, names: tuple[str, ...], table: RandomSources) -> Game:
    """Create a game about to begin, its Magic Number rolled where the rules have one."""
    magic = roll_magic(rules, table.dice) if rules.s.magic_number else ()
    return new_game(rules, names, magic=magic)


def play_out(game: Game, seats: Seats, table: RandomSources, watch: Watch | None = None) -> Game:
    """Play a game to its end; every seat must be a computer's. Raises Endless."""

    def do(before: Game, action: act.Action) -> Game:
        after, events = apply(before, action)
        if watch is not None:
            watch(before, action, after, events)
        return after

    return _to_the_end(game, seats, table, do)


def _to_the_end(
    game: Game, seats: Seats, table: RandomSources, do: Callable[[Game, act.Action], Game]
) -> Game:
    throws = 0
    for _ in range(MOST_ACTIONS):
        if game.turn.phase is Phase.FINISHED:
            return game
        if game.turn.phase is Phase.ROLLING:
            throws += 1
            faces = table.dice.faces(throws, len(dice_in_hand(game)))
            actions: tuple[act.Action, ...] = (act.DiceLanded(faces),)
        else:
            actions = _decided(game, seats, table).actions
        for action in actions:
            game = do(game, action)
    raise Endless


def on_record(
    rules: str,
    game: Game,
    seats: Seats,
    table: RandomSources,
    options: tuple[tuple[str, str], ...] = (),
) -> Replay:
    """Play a game to its end and keep it action by action; its header says who has played."""
    header = Header(
        rules,
        1,
        options=options,
        option_lines=(1,) * len(options),
        players=tuple(Column(seat.name) for seat in game.seats),
        magic=unpack(game.magic),
        computers=tuple(
            Computer(game.seats[n].name, player.character.key, player.level.value)
            for n, player in sorted(seats.items())
        ),
    )
    replay = Replay(header, game.rules, game)

    def do(_: Game, action: act.Action) -> Game:
        replay.do(action)
        return replay.game

    _to_the_end(game, seats, table, do)
    return replay


def _decided(game: Game, seats: Seats, table: RandomSources) -> Decision:
    if (decision := decide(game, seats, table.chance)) is None:
        raise Endless
    return decision


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
            turn.points >= (_FEW if len(dice_in_hand(game)) <= 2 else _ENOUGH)
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
        found = min(found, Span(goal, round(near)), key=lambda one: abs(one.minutes - wanted))
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
