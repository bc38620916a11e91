"""From the start to the first painted frame, frozen and from source, by turns in one run.

    python packaging/bench_start.py [ROUNDS]

Under an Xvfb of its own, whose picture lies in a file: the frame is there when the middle of the
screen shows many colours. Needs `packaging/dev.py build freeze`, and `dev.py run` once before.
"""

from __future__ import annotations

import mmap
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import product

WIDE, HIGH = 1600, 1000
# The first page shows about twenty; an empty window one.
LEAST = 12


def first_frame(command: list[str], screen: mmap.mmap, display: str) -> tuple[float, float]:
    """Seconds by the clock, and seconds of the processor, which others at work disturb less."""
    with tempfile.TemporaryDirectory() as data:
        before = len(set(pixels(screen)))
        surroundings = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        begun = time.perf_counter()
        with subprocess.Popen(
            [*command, "--data-dir", data], env=surroundings, stderr=subprocess.DEVNULL
        ) as process:
            try:
                while len(set(pixels(screen))) < before + LEAST:
                    if time.perf_counter() - begun > 60 or process.poll() is not None:
                        raise SystemExit(f"{command[0]} painted nothing.")
                    time.sleep(0.003)
                took = time.perf_counter() - begun
            finally:
                process.kill()
                used = os.wait4(process.pid, 0)[2]
                process.returncode = 0  # waited for already
    time.sleep(0.3)
    return took, used.ru_utime + used.ru_stime


def pixels(screen: mmap.mmap) -> list[bytes]:
    """Points of a grid; the file has a header before them."""
    start = len(screen) - WIDE * HIGH * 4
    return [
        screen[start + (y * WIDE + x) * 4 : start + (y * WIDE + x) * 4 + 3]
        for y in range(20, HIGH - 20, 23)
        for x in range(20, WIDE - 20, 29)
    ]


def main(rounds: int) -> int:
    python = product.ROOT / ".venv" / "bin" / "python"
    ways = {
        "source": [str(python), "-P", "-m", "zonk_desktop"],
        "frozen": [str(product.DIST / product.PACKAGE / product.PACKAGE)],
    }
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
    reader, writer = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{WIDE}x{HIGH}x24",
             "-fbdir", folder, "-nolisten", "tcp"],
            pass_fds=[writer], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writer)
        with os.fdopen(reader) as answer:
            display = f":{answer.readline().strip()}"
        try:
            with (Path(folder) / "Xvfb_screen0").open("rb") as file:
                screen = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
                for number in range(rounds + 1):
                    for name, command in ways.items():
                        took = first_frame(command, screen, display)
                        if number:  # the first of each fills the caches
                            found[name].append(took)
        finally:
            server.terminate()
            server.wait()
    medians = {}
    for name, pairs in found.items():
        for what, times in zip(("clock", "processor"), zip(*pairs, strict=True), strict=True):
            medians[name, what] = statistics.median(times)
            print(
                f"{name:7} {what:10} median {medians[name, what]:.3f} s, least {min(times):.3f} s"
            )
    return int(any(medians["frozen", what] > medians["source", what]
                   for what in ("clock", "processor")))  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 7))
