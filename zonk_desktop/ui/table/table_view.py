"""From a game to what lies in the tray: dice, rings, tags and brass plates."""

from __future__ import annotations

from collections.abc import Mapping

from zonk_desktop.engine.state import Game
from zonk_desktop.transcript.kept import Kept
from zonk_desktop.tray.state import Colour, Die, Plate, Table
from zonk_desktop.ui.kit.wording import figure
from zonk_desktop.ui.table.sight import Sight, kept_name

_COLOURS: dict[str, Colour] = {"R": "red", "G": "mint", "W": "ivory", "": "ivory"}


def colour(game: Game, die: int) -> Colour:
    """The colour of a die, as this rule set has it."""
    return _COLOURS[game.rules.colours[die]]


def table(sight: Sight, kept: tuple[Kept, ...], last: Mapping[int, int]) -> Table:
    """The table at rest.

    `last` are the faces of the dice as they lie: those of a throw that missed, or that were left,
    stay where they are until somebody picks them up.
    """
    game, turn = sight.game, sight.game.turn
    seats = {die: place for place, (die, _) in enumerate(turn.aside)}
    aside = dict(turn.aside)
    shown = dict(zip(turn.active, turn.throw, strict=True)) if turn.throw else {}
    may = sight.scoring if shown else frozenset()
    dice: list[Die] = []
    for die in game.rules.everyone:
        look = colour(game, die)
        if die in seats:
            dice.append(Die(die, look, "seat", aside[die], seats[die]))
        elif die in shown:
            dice.append(
                Die(
                    die, look, "felt", shown[die], picked=die in sight.picked,
                    dim=die not in may, tag=sight.tags.get(die, ""),
                )
            )  # fmt: skip
        elif die in last:
            dice.append(Die(die, look, "felt", last[die], dim=True))
        else:
            dice.append(Die(die, look, "hand"))
    return Table(tuple(dice), plates(game, kept, seats), seats=len(game.rules.everyone))


def thrown(
    game: Game, kept: tuple[Kept, ...], last: Mapping[int, int], dice: tuple[int, ...]
) -> Table:
    """The table as these dice are thrown onto it: they are in the hand, all others lie there."""
    base = table(Sight(game), kept, last)
    hand = tuple(
        Die(die.index, die.colour, "hand") if die.index in dice else die for die in base.dice
    )
    return Table(hand, base.plates, seats=base.seats)


def plates(game: Game, kept: tuple[Kept, ...], seats: Mapping[int, int]) -> tuple[Plate, ...]:
    """One plate a keep, and one for what was carried here from an earlier set of dice."""
    found = []
    for one in kept:
        places = [seats[die] for die in one.dice if die in seats]
        if places:
            found.append(Plate(f"{kept_name(game, one)} {figure(one.points)}", min(places)))
    carried = game.turn.points - sum(one.points for one in kept)
    if carried > 0:
        name = "carried" if kept or not seats else "kept"
        at = len(seats) if kept else 0
        found.append(Plate(f"{name} {figure(carried)}", min(at, len(game.rules.everyone) - 1)))
    return tuple(found)
