"""Whole games of computer players, through the engine, from a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, dice_in_hand
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, Game, Phase
from zonk_desktop.fairness.opening import roll_magic
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.players.decision import Decision
from zonk_desktop.players.table import Seats, decide

#: More actions than a game ever has: whoever gets there plays in circles.
MOST_ACTIONS = 200_000

#: Told of everything that is done: the game before it, the action, the game after it, the events.
Watch = Callable[[Game, act.Action, Game, tuple[Event, ...]], None]


class Endless(Exception):
    """A game that does not come to its end."""


class Table(NamedTuple):
    """Where the chance of a game comes from: its dice, and the slips of its players."""

    dice: DiceSource
    chance: Random

    @classmethod
    def of(cls, seed: int, number: int) -> Table:
        """The chance of one of many games: the same on every machine and in any order."""
        name = f"zonk-game-1:{seed}:{number}"
        return cls(DiceSource(hashlib.sha256(name.encode()).digest()), Random(name))


def begin(rules: Rules, names: tuple[str, ...], table: Table) -> Game:
    """A game about to begin, its Magic Number rolled where the rules have one."""
    magic = roll_magic(rules, table.dice) if rules.s.magic_number else ()
    return new_game(rules, names, magic=magic)


def play_out(game: Game, seats: Seats, table: Table, watch: Watch | None = None) -> Game:
    """Play a game to its end; every seat must be a computer's. Raises Endless."""
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
            before = game
            game, events = apply(game, action)
            if watch is not None:
                watch(before, action, game, events)
    raise Endless


def _decided(game: Game, seats: Seats, table: Table) -> Decision:
    decision = decide(game, seats, table.chance)
    if decision is None:
        raise Endless
    return decision
