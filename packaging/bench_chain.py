"""What the chain and the record of throws that were shown cost an action, on a disk.

    python packaging/dev.py bench chain FOLDER [--games 6] [--seed 1] [--pause 10]

The same games are played in two Zonk Files of the folder, action by action in turns: in one as they
are, in the other without hashes and without that record. Each action is on the disk before the
next. The folder should lie on a file system as players have it: in memory nothing waits for a disk.
Before each there is a pause in milliseconds: nobody presses twice within a tick of the file
system's clock, and what is synced twice in one has little to write.
"""

from __future__ import annotations

import argparse
import math
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from unittest import mock

from tests.archive.games import begin, step
from zonk_desktop.archive import chains
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine import actions as act
from zonk_desktop.live.journal import Journal
from zonk_desktop.live.play import Play

_SHEETS = ("lets-play-zonk", "wheaton", "original-1978")
_MOST = 400


def choices(seed: int, rules: str) -> list[act.Action]:
    """What is done in a game, the same each time."""
    play, chance = begin(None, seed, rules), Random(seed)
    found: list[act.Action] = []
    with mock.patch.object(play, "do", side_effect=play.do) as do:
        while len(found) < _MOST and step(play, chance):
            found.append(do.call_args.args[0])
    return found


@contextmanager
def bare() -> Iterator[None]:
    """Nothing is hashed."""
    with mock.patch.object(chains, "follow", return_value=([], "")):
        yield


def timed(play: Play, action: act.Action, pause: float) -> float:
    """Milliseconds of an action."""
    time.sleep(pause)
    started = time.perf_counter()
    play.do(action)
    return (time.perf_counter() - started) * 1000


def pairs(folder: Path, games: int, seed: int, pause: float) -> list[tuple[float, float]]:
    """Milliseconds of each action, with and without."""
    found: list[tuple[float, float]] = []
    with (
        closing(Archive.open(folder / "with")) as chained,
        closing(Archive.open(folder / "without")) as plain,
    ):
        for n in range(games):
            rules, which = _SHEETS[n % len(_SHEETS)], seed + n
            one, other = begin(chained, which, rules), begin(plain, which, rules)
            with mock.patch.object(Journal, "ledger", _of(one)):
                for place, action in enumerate(choices(which, rules)):
                    if place % 2:
                        first = timed(one, action, pause)
                        with bare():
                            found.append((first, timed(other, action, pause)))
                    else:
                        with bare():
                            second = timed(other, action, pause)
                        found.append((timed(one, action, pause), second))
    return found


def _of(one: Play) -> property:
    """The record for this game alone."""
    ledger = one.journal.ledger
    return property(lambda journal: ledger if journal is one.journal else None)


def file_system(folder: Path) -> str:
    """Where the folder lies, as the system says it."""
    words = ["findmnt", "-no", "FSTYPE,OPTIONS", "-T", str(folder)]
    try:
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "an unknown file system"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench chain")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=10)
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory(dir=given.folder) as scratch:
        print(f"on {file_system(Path(scratch))}")
        found = pairs(Path(scratch), given.games, given.seed, given.pause / 1000)
    with_, without = (statistics.median(column) for column in zip(*found, strict=True))
    # Of the middle of pairs, as a disk answers now soon and now late.
    ratios = sorted(math.log(one / other) for one, other in found)
    middle = len(ratios) // 2
    reach = round(0.98 * math.sqrt(len(ratios)))
    low, mid, high = (math.exp(ratios[n]) for n in (middle - reach, middle, middle + reach))
    print(f"{len(found)} actions: {with_:.2f} ms with the chain, {without:.2f} ms without")
    print(f"in pairs {mid:.3f} times (95 %: {low:.3f} to {high:.3f}); asked are 1.1 at most")
    return int(mid > 1.1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
