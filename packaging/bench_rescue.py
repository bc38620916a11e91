"""Games that come back from a damaged Zonk File, counted against the file as it was.

    python packaging/dev.py bench rescue [FOLDER] [--games 1000] [--seed 1]

A Zonk File of games played by the program's players, five sheets in turn, is damaged in two ways:
500 bytes are overwritten, and the file is cut off at 60 in 100. Each way it is read with the marks
by which an import knows games, and without, as games played at a table have none, but a chain that
goes from row to row. The file is made in the folder once; without a folder it is thrown away.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive import chains, frozen, lifting, rescue
from zonk_desktop.archive.bulk import Import
from zonk_desktop.archive.place import DATABASE
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Row
from zonk_desktop.fairness.chain import NOTHING, Why, begins, holds, linked
from zonk_desktop.players.match import MatchTranscripts, entrants, match
from zonk_desktop.rulebook.load import PRESETS, preset

FLIPPED, CUT = 500, 0.6
_PLAYERS = "dot:good,pete:casual,kid:novice"


def make(folder: Path, games: int, seed: int) -> Path:
    """A Zonk File of games that computers have played."""
    texts = folder / "texts"
    texts.mkdir(parents=True)
    each = -(-games // len(PRESETS))
    for key in PRESETS:
        players = entrants(_PLAYERS)
        found = match(preset(key), players, each, seed, written=MatchTranscripts(key))
        for number, game in enumerate(found.games):
            (texts / f"{key}-{number:04}.zonk").write_text(game.transcript)
    work = Import(sorted(texts.glob("*.zonk"))[:games], helpers=0)
    with closing(Archive.open(folder)) as archive:
        while not work.over:
            work.go_on(archive, 5)
    shutil.rmtree(texts)
    return folder / DATABASE


#: What makes a game beside its lines.
_HEAD = ("header", "house", "pledge", "seated", "seed", "told", "again")


class Truth(NamedTuple):
    """A game as it was before the damage."""

    head: tuple[object, ...]
    lines: list[str]


def truth(path: Path) -> dict[int, Truth]:
    with closing(sqlite3.connect(path)) as base:
        games = {
            game: Truth(tuple(head), [])
            for game, *head in base.execute(f"SELECT id, {', '.join(_HEAD)} FROM game")
        }
        for game, line in base.execute(
            "SELECT game, line FROM action WHERE undone = 0 ORDER BY game, n"
        ):
            games[game].lines.append(line)
    return games


def at_a_table(path: Path) -> None:
    """The games as if they had been played here: no marks, and a chain from the first row on."""
    with closing(sqlite3.connect(path)) as base:
        for (game,) in base.execute("SELECT id FROM game").fetchall():
            note = begins(chains.now(base, game)._replace(lines=()), Why.NEW)
            link = linked(NOTHING, note.text)
            base.execute("DELETE FROM note WHERE game = ?", (game,))
            base.execute("INSERT INTO note VALUES (?, 1, 0, ?, ?)", (game, note.line, link))
            base.execute("UPDATE game SET mark = '', head = ? WHERE id = ?", (link.hex(), game))
            found = base.execute(
                "SELECT n, line, was FROM action WHERE game = ? ORDER BY n", (game,)
            )
            rows = [Row(*row) for row in found]
            links, head = chains.follow(base, game, rows, ())
            base.executemany(
                "UPDATE action SET link = ? WHERE game = ? AND n = ?",
                [(link, game, row.n) for row, link in zip(rows, links, strict=True)],
            )
            base.execute("UPDATE game SET head = ? WHERE id = ?", (head, game))
            assert holds(chains.now(base, game), chains.of(base, game))
        base.commit()
        base.execute("VACUUM")


class Came(NamedTuple):
    """How many games came back, and how."""

    met: int = 0
    #: As they stood, with nothing lost of them.
    untouched: int = 0
    mended: int = 0
    #: Up to a place behind which several ways are told.
    ways: int = 0
    part: int = 0
    #: Passed as whole, and other than they were.
    false: int = 0
    seconds: float = 0.0


def came(path: Path, known: dict[int, Truth]) -> Came:
    """What a damaged file gives back."""
    started = time.process_time()
    met = untouched = mended = ways = part = false = 0
    for game in lifting.lift(frozen.contents(path)):
        met += 1
        found = rescue.judge(game)
        if found is None:
            continue
        if found.part:
            ways += bool(found.ways)
            part += not found.ways
            continue
        was = known.get(game.game)
        lines = [row.line for row in found.rows()]
        if was is None or (tuple(map(found.head.get, _HEAD)), lines) != was:
            false += 1
            print(f"  passed as whole, and is not: game {game.game}")
        elif lines == [one.line for _, one in sorted(game.actions.items()) if not one.undone]:
            untouched += 1
        else:
            mended += 1
    spent = time.process_time() - started
    return Came(met, untouched, mended, ways, part, false, spent)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench rescue")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.folder or Path(scratch, "games")
        path = folder / DATABASE
        if not path.exists():
            make(folder, given.games, given.seed)
        known = truth(path)
        print(f"{len(known)} games, {sum(len(game.lines) for game in known.values())} lines")
        print("damage      marks   met  whole (as they stood, mended)  in ways  part  false    s")
        worst = 0
        for marks in (True, False):
            whole = Path(scratch, "whole.db")
            shutil.copyfile(path, whole)
            if not marks:
                at_a_table(whole)
            for name in ("500 bytes", "cut"):
                data = bytearray(whole.read_bytes())
                chance = random.Random(given.seed)
                if name == "cut":
                    del data[int(len(data) * CUT) :]
                else:
                    for _ in range(FLIPPED):
                        data[chance.randrange(len(data))] = chance.randrange(256)
                spoiled = Path(scratch, "spoiled.db")
                spoiled.write_bytes(data)
                found = came(spoiled, known)
                worst += found.false
                good = found.untouched + found.mended
                print(
                    f"{name:10}  {'yes' if marks else 'no':5} {found.met:5} {good:6}"
                    f" ({found.untouched:12}, {found.mended:6}) {found.ways:9} {found.part:5}"
                    f" {found.false:6} {found.seconds:5.0f}",
                    flush=True,
                )
    return int(worst > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
