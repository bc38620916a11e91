"""From a game to what lies in the tray: dice, rings, tags and brass plates."""

from __future__ import annotations

from collections import Counter

from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import as_scored, measure
from zonk_desktop.tray.state import Colour, Die, Plate, Table
from zonk_desktop.ui.present import Group, scoring
from zonk_desktop.ui.wording import figure

_COLOURS: dict[str, Colour] = {"R": "red", "G": "mint", "W": "ivory", "": "ivory"}


def colour(game: Game, die: int) -> Colour:
    """The colour of a die, as this rule set has it."""
    return _COLOURS[game.rules.colours[die]]


def tags(game: Game, picked: tuple[int, ...]) -> dict[int, str]:
    """What each picked die brings; a set of equal faces carries one tag."""
    turn = game.turn
    if turn.phase is not Phase.TO_KEEP:
        return {}
    keeps = measure(game.rules, turn).keeps
    shown = dict(zip(turn.active, as_scored(game.rules, turn), strict=True))
    whole = keeps.get(pack(tuple(shown[die] for die in picked)), 0)
    found: dict[int, str] = {}
    total = 0
    counts = Counter(shown[die] for die in picked)
    for face, count in counts.items():
        dice = [die for die in picked if shown[die] == face]
        points = keeps.get(pack((face,) * count), 0)
        alone = keeps.get(pack((face,)), 0)
        if count > 1 and points == alone * count:
            found.update(dict.fromkeys(dice, f"+{figure(alone)}"))
        elif points:
            found[dice[0]] = f"+{figure(points)}"
        total += points
    if whole and total != whole:
        # Worth more together than apart: a straight, a Royale.
        return {picked[0]: f"+{figure(whole)}"}
    return found


def table(
    game: Game,
    picked: tuple[int, ...],
    groups: tuple[Group, ...],
    last: dict[int, int],
    focused: int = -1,
) -> Table:
    """The table at rest.

    `last` are the faces of the dice as they lie: those of a throw that missed, or that were left,
    stay where they are until somebody picks them up.
    """
    turn = game.turn
    seats = {die: place for place, (die, _) in enumerate(turn.aside)}
    aside = dict(turn.aside)
    shown = dict(zip(turn.active, turn.throw, strict=True)) if turn.throw else {}
    may = scoring(game) if shown else frozenset()
    marked = tags(game, picked)
    dice: list[Die] = []
    for die in game.rules.everyone:
        look = colour(game, die)
        if die in seats:
            dice.append(Die(die, look, "seat", aside[die], seats[die]))
        elif die in shown:
            dice.append(
                Die(
                    die, look, "felt", shown[die], picked=die in picked, dim=die not in may,
                    focused=die == focused, tag=marked.get(die, ""),
                )
            )  # fmt: skip
        elif die in last:
            dice.append(Die(die, look, "felt", last[die], dim=True))
        else:
            dice.append(Die(die, look, "hand"))
    return Table(tuple(dice), plates(game, groups, seats), seats=len(game.rules.everyone))


def plates(game: Game, groups: tuple[Group, ...], seats: dict[int, int]) -> tuple[Plate, ...]:
    """One plate a keep, and one for what was carried here from an earlier set of dice."""
    found = []
    known = sum(group.points for group in groups)
    for group in groups:
        places = [seats[die] for die in group.dice if die in seats]
        if places:
            found.append(Plate(f"{group.name} {figure(group.points)}", min(places)))
    carried = game.turn.points - known
    if carried > 0:
        name = "carried" if groups or not seats else "kept"
        at = len(seats) if groups else 0
        found.append(Plate(f"{name} {figure(carried)}", min(at, len(game.rules.everyone) - 1)))
    return tuple(found)
