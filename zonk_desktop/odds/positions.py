"""Positions to ask about where no game is being played."""

from __future__ import annotations

from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed


def position(rules: Rules, total: int, entered: bool) -> Game:
    """Build a game of the fewest players allowed, the first about to roll with this total."""
    count = max(2, rules.s.players_min)
    names = tuple(f"{n}" for n in range(count))
    # Dice for a Magic Number stand in the header of such a sheet; which, does not matter here.
    game = new_game(rules, names, totals=(total,) * count)
    seats = tuple(changed(seat, entered=entered) for seat in game.seats)
    return changed(game, seats=seats)
