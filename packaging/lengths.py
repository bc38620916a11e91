"""How many rounds games of the sheets and of their relatives take; writes resources/lengths.toml.

`python packaging/lengths.py`; `typical-rounds` of a rule set is the mean it prints. Four players
who keep what scores, and stay when few dice are left or the turn has brought enough; the print
window shows the figures beside the rows of a blank sheet.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.grid import grid, is_round
from zonk_desktop.engine.moves import keep_all
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, dice_in_hand
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import stay_refusal
from zonk_desktop.rulebook.load import PRESETS, house, preset

GAMES = 600
#: Points that are enough: with few dice left, and with more.
FEW, ENOUGH = 50, 350
HERE = Path(__file__).resolve().parents[1]
FILE = HERE / "resources" / "lengths.toml"
RELATIVES = HERE / "docs" / "examples"


def played(rules: Rules, chance: random.Random) -> Game:
    """A game to its end: as a plain player plays it."""
    magic = tuple(sorted(chance.choices(range(1, 7), k=5))) if rules.s.magic_number else ()
    game = new_game(rules, ("A", "B", "C", "D"), magic=magic)
    while game.ended is None:
        turn = game.turn
        if game.gates:
            action: act.Action = act.TookHits()
        elif turn.phase is Phase.ROLLING:
            faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(game))
            action = act.DiceLanded(faces)
        elif turn.phase is Phase.TO_KEEP:
            action = act.Keep(keep_all(game))
        elif (
            turn.phase is Phase.TO_DECIDE
            and turn.points >= (FEW if len(dice_in_hand(game)) <= 2 else ENOUGH)
            and stay_refusal(game, turn) is None
        ):
            action = act.Stay()
        else:
            action = act.Roll()
        game, _ = apply(game, action)
    return game


def lengths(ruleset: RuleSet) -> Counter[int]:
    """Histogram: games by their number of rounds."""
    chance = random.Random(1978)
    rules = Rules(ruleset)
    found: Counter[int] = Counter()
    for _ in range(GAMES):
        game = played(rules, chance)
        found[sum(is_round(game, cells) for cells in grid(game))] += 1
    return found


def main() -> None:
    lines = [f"# Rounds of {GAMES} games each, counted by packaging/lengths.py: the fewest, then",
             "# how many games took so many, one more, and so on."]  # fmt: skip
    quiet = (("ceremony", "off"),)
    sets = [preset(key, quiet) for key in PRESETS]
    for ruleset in sets + [house(path) for path in sorted(RELATIVES.glob("*.toml"))]:
        if ruleset.settings.rounds or ruleset.settings.beat_previous:
            continue  # its rules say how long it is, or a plain player never ends it
        key, found = ruleset.key, lengths(ruleset)
        first, last = min(found), max(found)
        counts = ", ".join(str(found[n]) for n in range(first, last + 1))
        lines += ["", f"[{key}]", f"first = {first}", f"games = [{counts}]"]
        mean = sum(n * count for n, count in found.items()) / GAMES
        print(f"{key}: {first} to {last}, {mean:.1f} on average")
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
