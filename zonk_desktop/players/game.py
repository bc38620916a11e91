"""Plays whole games of computer players through the engine, from a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, dice_in_hand
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, Game, Phase
from zonk_desktop.fairness.opening import roll_magic
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.players.decision import Decision
from zonk_desktop.players.table import Seats, decide
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
