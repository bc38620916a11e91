"""Play every computer player against every other by a sheet; prints a table of docs/players.md.

    python packaging/dev.py league SHEET GAMES FILE [--on ADDRESS]

On all processors, or on a Dask cluster (docs/players.md). Each at its own level, games by batches
of 250 with a seed of their own. What stands in FILE is not played again: a league that was stopped
goes on, and one that is complete is printed.
"""

import argparse
import json
import sys
from itertools import combinations
from pathlib import Path

from zonk_desktop.helpers import Crew, crew
from zonk_desktop.players.character import characters
from zonk_desktop.players.match import Entrant, match
from zonk_desktop.players.spread import Estimate, share
from zonk_desktop.rulebook.load import preset

BATCH, SEED = 250, 100

#: By "SHEET:PLAYER:OTHER:BATCH" the games that each of the two has won, with their names.
Results = dict[str, list[tuple[str, float]]]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser("dev.py league")
    parser.add_argument("sheet")
    parser.add_argument("games", type=int)
    parser.add_argument("file", type=Path)
    parser.add_argument("--on", default=0, metavar="ADDRESS")
    asked = parser.parse_args(words)
    sheet, batches, file = asked.sheet, asked.games // BATCH, asked.file
    told: Results = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    keys = [one.key for one in characters()]
    pairs = [(pair, batch) for batch in range(batches) for pair in combinations(keys, 2)]
    with crew(BATCH, asked.on) as by:
        for pair, batch in pairs:
            key = ":".join([sheet, *pair, str(batch)])
            if key not in told:
                print(key, file=sys.stderr, flush=True)
                told[key] = play(sheet, pair, batch, by)
                file.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    print(as_table(sheet, keys, told, batches))
    return 0


def play(sheet: str, pair: tuple[str, ...], batch: int, by: Crew) -> list[tuple[str, float]]:
    result = match(preset(sheet), tuple(map(Entrant, pair)), BATCH, SEED + batch, by)
    return [(name, sum(game.won[n] for game in result.games)) for n, name in enumerate(pair)]


def as_table(sheet: str, keys: list[str], told: Results, batches: int) -> str:
    """Games won of 100 by who stands left against who stands above; the strongest first."""
    won: dict[tuple[str, str], Estimate] = {}
    for one, other in combinations(keys, 2):
        played = [told[f"{sheet}:{one}:{other}:{batch}"] for batch in range(batches)]
        for place, pair in enumerate([(one, other), (other, one)]):
            won[pair] = share(sum(game[place][1] for game in played), batches * BATCH)
    mean = {
        key: sum(won[key, other].value for other in keys if other != key) / (len(keys) - 1)
        for key in keys
    }
    ranked = sorted(keys, key=lambda key: -mean[key])
    lines = [f"| `{sheet}` | {' | '.join(ranked)} | all |", "|---" * (len(keys) + 2) + "|"]
    for key in ranked:
        cells = [_cell(won[key, other]) if key != other else "" for other in ranked]
        lines.append(f"| {key} | {' | '.join(cells)} | {100 * mean[key]:.1f} |")
    return "\n".join(lines)


def _cell(wins: Estimate) -> str:
    value, low, high = (100 * each for each in wins)
    return f"{value:.1f} ({low:.1f}-{high:.1f})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
