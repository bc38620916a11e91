"""How many rounds games of the sheets and of their relatives take; writes resources/lengths.toml.

`python packaging/lengths.py`; `typical-rounds` of a rule set is the mean it prints. Four players,
as plain as those of `zonk_desktop.players.length`; the print window shows the figures beside the
rows of a blank sheet.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import grid, is_round
from zonk_desktop.players.length import played
from zonk_desktop.rulebook.load import PRESETS, house, preset

GAMES = 600
HERE = Path(__file__).resolve().parents[1]
FILE = HERE / "resources" / "lengths.toml"
RELATIVES = HERE / "docs" / "examples"


def lengths(ruleset: RuleSet) -> Counter[int]:
    """Histogram: games by their number of rounds."""
    chance = random.Random(1978)
    rules = Rules(ruleset)
    found: Counter[int] = Counter()
    for _ in range(GAMES):
        game, _ = played(rules, 4, chance)
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
