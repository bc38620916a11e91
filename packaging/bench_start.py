"""The frozen program's start against a bare window of the same bytes, in pairs by turns.

`packaging/dev.py bench start [ROUNDS]`, after `packaging/dev.py build freeze`, on Linux.

Both are made with the program (zonk.spec): the bare window, and the program with a stopwatch. Once
with their files in memory, once as after the computer was started: their files are put out of it.
By the clock, and by the time of the processor, which others at work disturb less.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import product
from bench_measures import Claim
from screen import screen

FROZEN = product.DIST / product.PACKAGE / "_internal"
BENCH = product.WORK / "bench"


class Start(NamedTuple):
    """Seconds to the first frame: by the clock, of the processor; the same until one can roll."""

    first: float
    first_work: float
    ready: float
    ready_work: float


def program(name: str) -> Path:
    """One of both, with the libraries of the frozen program."""
    folder = BENCH / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "_internal").symlink_to(FROZEN)
    return Path(shutil.copy(product.WORK / "freeze" / "zonk" / name, folder))


def forget(file: Path) -> None:
    """Let the system read these files from the disk again."""
    for one in (file, *FROZEN.rglob("*")):
        if one.is_file():
            with one.open("rb") as opened:
                os.posix_fadvise(opened.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def start(file: Path, surroundings: dict[str, str], *, cold: bool) -> Start:
    with tempfile.TemporaryDirectory() as data:
        if cold:
            forget(file)
        begun = time.time()
        done = subprocess.run(
            [file, data], env=surroundings, check=True, stdout=subprocess.PIPE, text=True
        )
    told = [line.split() for line in done.stdout.splitlines()]
    times = [(float(clock) - begun, float(work)) for clock, work, *_ in told]
    return Start(*times[0], *times[-1])


def claims(rounds: int) -> Iterator[Claim]:
    bare, ours = program("bare_window"), program("first_frame")
    # What was not written yet stays in memory.
    os.sync()
    with screen() as shown:
        surroundings = {**os.environ, **shown}
        for cold in (False, True):
            pairs = [
                (start(bare, surroundings, cold=cold), start(ours, surroundings, cold=cold))
                for _ in range(rounds + 1)
            ][1:]  # the first fills the caches
            state = "cold" if cold else "warm"
            for name, each in zip(("bare", "ours"), zip(*pairs, strict=True), strict=True):
                middle = (statistics.median(part) for part in zip(*each, strict=True))
                print(f"  {state}, {name}:", *(f"{figure:.3f} s" for figure in middle))
            for name, place, bound in (
                ("first frame", 0, 1.25), ("first frame, processor", 1, 1.25),
                # Two threads make it: more of the processor than of the clock.
                ("ready to roll", 2, 8),
            ):  # fmt: skip
                ratio = statistics.median(two[place] / one[place] for one, two in pairs)
                yield Claim(f"{name}, {state}, of a bare window's", ratio, bound, "times")


def main(rounds: int = 11) -> int:
    failed = 0
    for claim in claims(rounds):
        print(claim.line(), flush=True)
        failed += not claim.kept
    return int(failed > 0)
