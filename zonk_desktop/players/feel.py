"""The legal ways to go on, rated by a rule of thumb, for rules whose odds are not worked out.

What a way is worth is a rule of thumb here: two faces in three bring nothing, and a die that is
rolled brings some sixty points.
"""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.moves import keeps
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.state import Game, Mode, Phase

_BLANK = 2 / 3
_A_DIE = 60.0


class FeltWay(NamedTuple):
    """One way to go on, up to the next throw or the end of the turn."""

    actions: tuple[act.Action, ...]
    points: int
    #: Dice that would be rolled, 0 for a stay.
    dice: int
    #: Of these dice one alone wins a Dare.
    dared: bool = False

    @property
    def stays(self) -> bool:
        return not self.dice

    @property
    def worth(self) -> float:
        if not self.dice:
            return float(self.points)
        if self.dared:
            return (self.points + 1000) / 6
        return (1 - _BLANK**self.dice) * (self.points + _A_DIE * self.dice)


def ways(game: Game) -> tuple[FeltWay, ...]:
    """All legal ways to go on for the player to move, each once."""
    return tuple(_ways(game, ()))


def _ways(game: Game, done: tuple[act.Action, ...]) -> list[FeltWay]:
    phase = game.turn.phase
    if phase is Phase.DARED:
        taken, _ = apply(game, act.TakeDare())
        refused, _ = apply(game, act.RefuseDare())
        return [*_on(taken, (*done, act.TakeDare())), *_ways(refused, (*done, act.RefuseDare()))]
    if phase is Phase.TO_KEEP:
        found: list[FeltWay] = []
        for dice, _ in keeps(game):
            keep = act.Keep(dice)
            found += _on(apply(game, keep)[0], (*done, keep))
        return found
    found = _on(game, done)
    if not done and refusal(game, act.TakeOver()) is None:
        found += _on(apply(game, act.TakeOver())[0], (act.TakeOver(),))
    return found


def _on(game: Game, done: tuple[act.Action, ...]) -> list[FeltWay]:
    turn = game.turn
    found: list[FeltWay] = []
    if refusal(game, act.Stay()) is None:
        found.append(FeltWay((*done, act.Stay()), turn.points, 0))
    if refusal(game, act.Roll()) is None:
        dared = turn.mode is Mode.DARE
        found.append(FeltWay((*done, act.Roll()), turn.points, len(turn.active), dared))
    return found
