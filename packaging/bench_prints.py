"""Games printed by a queue of CUPS, rendered and read again.

    CUPS_SERVER=SOCKET python packaging/dev.py bench prints QUEUE FOLDER [GAMES] [--seed 1]

The queue is one that writes what it prints into the folder, as `cups-pdf` does. Keepsakes of games
at random go to it as the window sends them; what comes out is rendered by poppler at 150, 200 and
300 dots an inch, and read like a scan.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bench_codes import drawn, kind_of, read_back, replayed
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from zonk_desktop.compact.game import CodedGame, pack, unpack
from zonk_desktop.sheets import document, job, printer
from zonk_desktop.sheets.keep import whole_story
from zonk_desktop.transcript.replay import Replay

_DOTS = (150, 200, 300)
_SECONDS = 120


def finished(seed: int) -> Iterator[tuple[CodedGame, Replay]]:
    """Games that are over."""
    for told in drawn(seed):
        whole = unpack(pack(told))
        replay = replayed(whole)
        if replay.game.ended is not None:
            yield whole, replay


def printed(told: CodedGame, replay: Replay, queue: str, folder: Path) -> Path:
    """The file that the queue has made of a keepsake."""
    before = set(folder.glob("*.pdf"))
    story = whole_story(replay, told.text, told.house)
    sheet = document.of_game(replay.game, replay.header, told=story)
    wanted = job.PrintJob((sheet,))
    laid = job.laid(wanted)
    target = printer.prepared(wanted, laid.plans[0], queue)
    for _ in printer.sent(target, job.turned(laid, both_sides=False)):
        pass
    until = time.monotonic() + _SECONDS
    while time.monotonic() < until:
        time.sleep(0.5)
        for file in set(folder.glob("*.pdf")) - before:
            if file.read_bytes().rstrip().endswith(b"%%EOF"):
                return file
    raise SystemExit(f"nothing came into {folder} in {_SECONDS} s")


def pages(file: Path, dots: int, scratch: Path) -> Iterator[QImage]:
    """The pages of a file as a scanner has them, the last one first."""
    for old in scratch.iterdir():
        old.unlink()
    words = ["pdftoppm", "-q", "-gray", "-r", str(dots), str(file), str(scratch / "page")]
    subprocess.run(words, check=True)
    for one in sorted(scratch.iterdir(), reverse=True):
        yield QImage(str(one))


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench prints")
    parser.add_argument("queue")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="?", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        for told, replay in islice(finished(given.seed), given.games):
            file = printed(told, replay, given.queue, given.folder)
            packed = pack(told)
            read = [
                "read" if read_back(pages(file, dots, Path(scratch))) == [told] else "NOT READ"
                for dots in _DOTS
            ]
            failed += read.count("NOT READ")
            print(
                f"{kind_of(told, packed):24} {packed.size:6} bytes, "
                + ", ".join(f"{dots}: {said}" for dots, said in zip(_DOTS, read, strict=True)),
                flush=True,
            )
    del application
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
