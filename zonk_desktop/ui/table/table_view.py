"""Builds the tray's content from a game: dice, rings, tags and brass plates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from zonk_desktop.engine.state import Game, Mode
from zonk_desktop.engine.turns import can_be_dared, dice_in_hand
from zonk_desktop.stage.scene import dare_stake
from zonk_desktop.stage.sight import Sight, kept_name
from zonk_desktop.transcript.replay import Kept
from zonk_desktop.tray.state import Colour, Die, Plate, Table
from zonk_desktop.words import say

_COLOURS: dict[str, Colour] = {"R": "red", "G": "mint", "W": "ivory", "": "ivory"}


def colour(game: Game, die: int) -> Colour:
    """The colour of a die, as this rule set has it."""
    return _COLOURS[game.rules.colours[die]]


class Left(NamedTuple):
    """Dice that lie in the tray though the game no longer names them, until they are picked up."""

    #: Faces of those on the felt.
    felt: Mapping[int, int] = {}
    #: Those on the rail, from the left.
    rail: tuple[tuple[int, int], ...] = ()
    #: They all scored: none of them is dimmed.
    lit: bool = False


def table(sight: Sight, kept: tuple[Kept, ...], left: Left, *, lit: bool = False) -> Table:
    """The table at rest; `lit`: no die is dimmed, as nothing has been made of the throw yet."""
    game, turn = sight.game, sight.game.turn
    aside = turn.aside or left.rail
    seats = {die: place for place, (die, _) in enumerate(aside)}
    faces = dict(aside)
    shown = dict(zip(turn.active, turn.throw, strict=True)) if turn.throw else {}
    may = sight.scoring if shown else frozenset()
    if shown and can_be_dared(game):
        # The dare is about all four, though three of them score.
        four = max(turn.throw, key=turn.throw.count)
        may |= {die for die, face in shown.items() if face == four}
    # The eye is on the one die that decides.
    alone = turn.mode in {Mode.DARE, Mode.BLOOD}
    decides = frozenset(dice_in_hand(game)) if alone else frozenset[int]()
    dice: list[Die] = []
    for die in game.rules.everyone:
        look = colour(game, die)
        if die in shown:
            dice.append(
                Die(
                    die, look, "felt", shown[die], picked=die in sight.picked,
                    dim=not lit and die not in may, tag=sight.tags.get(die, ""),
                )
            )  # fmt: skip
        elif die in seats:
            dim = not turn.aside and not left.lit
            lies = Die(die, look, "seat", faces[die], seats[die], picked=left.lit, dim=dim)
            dice.append(lies)
        elif die in left.felt:
            lies = Die(
                die,
                look,
                "felt",
                left.felt[die],
                picked=left.lit,
                dim=not left.lit and die not in decides,
            )
            dice.append(lies)
        else:
            dice.append(Die(die, look, "hand"))
    return Table(
        tuple(dice), plates(game, kept, seats), seats=len(game.rules.everyone),
        loose=not turn.throw,
    )  # fmt: skip


def thrown(game: Game, kept: tuple[Kept, ...], left: Left, dice: tuple[int, ...]) -> Table:
    """The table as these dice are thrown onto it: they are in the hand, all others lie there."""
    base = table(Sight(game), kept, left)
    hand = tuple(
        Die(die.index, die.colour, "hand") if die.index in dice else die for die in base.dice
    )
    return replace(base, dice=hand)


def carried(points: int, seats: int) -> tuple[Plate, ...]:
    """Merge all plates into one."""
    if points <= 0:
        return ()
    return (
        Plate(say("stage-plate", what="carried", points=points, count=1, face=0), 0, max(1, seats)),
    )


def plates(game: Game, kept: tuple[Kept, ...], seats: Mapping[int, int]) -> tuple[Plate, ...]:
    """The plates: one a keep, and one for what was carried over from an earlier set of dice."""
    found = []
    faces = dict(game.turn.aside)
    if game.turn.mode is Mode.DARE and not kept and seats:
        points = dare_stake(game, tuple(faces.values()))
        text = say("stage-plate", points=points, what="kept", count=len(seats), face=0)
        return (Plate(text, 0, len(seats)),)
    for one in kept:
        places = [seats[die] for die in one.dice if die in seats]
        if places:
            shown = {faces.get(die, 0) for die in one.dice}
            alike = len(one.dice) >= 3 and len(shown) == 1
            text = say(
                "stage-plate", points=one.points, count=len(one.dice), face=max(shown),
                what="alike" if alike else kept_name(game, one),
            )  # fmt: skip
            wide = max(places) - min(places) + 1
            found.append(Plate(text, min(places), wide if wide == len(places) else 1))
    left = game.turn.points - sum(one.points for one in kept)
    if left > 0:
        what = "carried" if kept or not game.turn.aside else "kept"
        at = len(seats) if kept else 0
        text = say("stage-plate", points=left, what=what, count=1, face=0)
        found.append(Plate(text, min(at, len(game.rules.everyone) - 1)))
    return tuple(found)
