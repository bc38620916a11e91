"""Measure how strong the computer players are by each sheet, and keep it for New game.

    python packaging/dev.py strengths [GAMES [SHEET...]] [--on ADDRESS]

On all processors, or on a Dask cluster (docs/players.md). Writes resources/players/strengths.json
after every sheet; sheets that are not named keep what was measured before.
"""

import argparse
import json
import sys

from zonk_desktop.helpers import crew
from zonk_desktop.players.strength import FILE, measure
from zonk_desktop.resources import resource
from zonk_desktop.rulebook.load import PRESETS, preset

GAMES, SEED = 1_500, 1


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser("dev.py strengths")
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("sheets", nargs="*", default=PRESETS)
    parser.add_argument("--on", default=0, metavar="ADDRESS")
    asked = parser.parse_args(words)
    games = asked.games
    path = resource("players", FILE)
    told = json.loads(path.read_text("utf-8")) if path.is_file() else {"rules": {}}
    with crew(games, asked.on) as by:
        for key in asked.sheets:
            print(f"{key}: {games} games", flush=True)
            told["rules"][key] = measure(preset(key), games, SEED, by, _count)
            path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    return 0


def _count(done: int, of: int) -> bool:
    if done % 100 < 4 or done == of:
        print(f"  {done} of {of}", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
