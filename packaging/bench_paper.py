"""Claims about paper and about games in and out of the Zonk File, a part of bench_claims.

Processes are measured by the time of the processor that they take, and in pairs by the clock too.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import product
from bench_measures import Claim, until

from tests.archive.games import finished
from tests.sheets import games
from zonk_desktop.archive.bulk import Export, Import
from zonk_desktop.archive.exchange import text
from zonk_desktop.archive.figures import standing
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.statistics import figures
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import NewGame, Row, Standing
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.session.worker import Session
from zonk_desktop.sheets import document, pdf
from zonk_desktop.sheets.layout import plan
from zonk_desktop.ui.kit.style import Style

#: Transcripts of whole games that are brought in.
_MANY = 600


def spent_by_others() -> float:
    """Seconds of the processor that processes of ours took which have ended."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        times = os.times()
        return times.children_user + times.children_system
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


_BARE_PDF = """
import sys
from PySide6.QtGui import QGuiApplication, QPainter, QPdfWriter
app = QGuiApplication(["bare", "-platform", "offscreen"])
writer = QPdfWriter(sys.argv[1])
painter = QPainter(writer)
painter.drawText(100, 100, "hello")
painter.end()
"""


def sheets(folder: Path) -> Iterator[Claim]:
    """Sheets as PDF, each in a process of its own: interpreter, imports and all, bytecode there."""
    kept = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)

    def used(*words: str) -> tuple[float, float]:
        """Seconds by the clock, and of the processor."""
        begun, before = time.perf_counter(), spent_by_others()
        subprocess.run([sys.executable, *words], check=True, capture_output=True,
                       timeout=120, cwd=product.ROOT, env=kept)  # fmt: skip
        return time.perf_counter() - begun, spent_by_others() - before

    zonk = ("-m", "zonk_desktop", "sheet")
    to_blank = (*zonk, "--rules", "original-1978", "--players", "4", "-o", str(folder / "b.pdf"))
    to_bare = ("-c", _BARE_PDF, str(folder / "bare.pdf"))
    # By turns, after one that writes the bytecode: both meet the same machine.
    pairs = [(used(*to_blank), used(*to_bare)) for _ in range(12)][1:]
    for place, kind in enumerate(("clock", "processor")):
        ratio = statistics.median(one[place] / two[place] for one, two in pairs)
        yield Claim(f"a blank sheet, of a bare QPdfWriter's, {kind}", ratio, 1.4, "times")
    plan_ = plan(document.of_game(games.long_game("wheaton", 12, 300)))
    begun = time.process_time()
    data = pdf.pages(plan_)
    yield Claim("14 pages drawn", time.process_time() - begun, 1.5, "s")
    yield Claim("14 pages of 12 players", len(data) / 1000, 600, "kB")
    long = folder / "long.zonk"
    long.write_text(games.transcript("wheaton", 12, 5, 300), encoding="utf-8")
    _, whole = used(*zonk, "--game", str(long), "-o", str(folder / "long.pdf"))
    yield Claim("a blank sheet as a PDF", min(one[1] for one, _ in pairs), 1.0, "s")
    yield Claim("300 rounds of 12 players as a PDF", whole, 2.0, "s")


def charts(folder: Path) -> Iterator[Claim]:
    """From the press to the first chart, whatever has to be loaded for it."""
    plays = [finished(None, n, PRESETS[n % len(PRESETS)]) for n in range(10)]
    stored = [play.journal.as_stored() for play in plays]
    known = [figures(one) for one in stored]

    def game(n: int) -> tuple[NewGame, Sequence[Row], Standing]:
        one, play = stored[n % len(stored)], plays[n % len(plays)]
        names = ("Ada", "Bo", "Cy")[: len(play.replay.game.seats)]
        rules = play.replay.rules.ruleset.name
        return NewGame(one.header, rules, names, begun=one.begun), one.rows, standing(play.replay)

    archive = Archive.open(folder)
    numbers = archive.put(game(n) for n in range(10_000))
    archive.keep_figures(
        known[n % len(known)]._replace(game=number) for n, number in enumerate(numbers)
    )
    archive.close()
    session = Session(folder)
    session.start()
    begun = time.process_time()
    window = importlib.import_module("zonk_desktop.ui.zonk_file.statistics.window")
    dialog = window.StatisticsWindow(Style.plain(), session, [], Filter())
    dialog.show()
    until(lambda: dialog.race.race is not None)
    dialog.race.chart.repaint()
    yield Claim("the first chart of 10,000 games", time.process_time() - begun, 1.0, "s")
    dialog.reject()
    session.stop()


def carried(folder: Path) -> Iterator[Claim]:
    """Whole games of five sheets, all different, into the Zonk File and out of it."""
    source, out = folder / "in", folder / "out"
    source.mkdir()
    out.mkdir()
    plays = [finished(None, n, PRESETS[n % len(PRESETS)]) for n in range(20)]
    whole = [text(play.journal.as_stored()) for play in plays]
    for n in range(_MANY):
        lines = [line for line in whole[n % len(whole)].splitlines() if line[:6] != "start "]
        at = next(place for place, line in enumerate(lines) if line.startswith("player "))
        lines.insert(at, f"start 2026-01-01T{n // 3600:02}:{n // 60 % 60:02}:{n % 60:02}+00:00")
        (source / f"{n:05}.zonk").write_text("\n".join(lines) + "\n", encoding="utf-8")
    paths = sorted(source.iterdir())
    for helpers in (0, 2):
        archive = Archive.open(folder / f"data{helpers}")
        job = Import(paths, helpers=helpers)
        begun, before = time.perf_counter(), time.process_time() + spent_by_others()
        while not job.over:
            job.go_on(archive)
        rate = _MANY / (time.perf_counter() - begun)
        for helper in multiprocessing.active_children():
            helper.join(10)
        used = (time.process_time() + spent_by_others() - before) / _MANY * 1000
        archive.close()
        if helpers:
            # Two processors have 2,000 ms a second: 200 games.
            name = "a game brought in by two processes"
            yield Claim(name, used, 10.0, "ms")
        print(
            f"  {rate:.0f} games a second {'by two processes' if helpers else 'alone'}, as it was"
        )
    archive = Archive.open_to_read(folder / "data2")
    sent = Export([game.id for game in archive.games()], out, lambda game: f"{game}.zonk")
    before = time.process_time()
    while not sent.over:
        sent.go_on(archive)
    yield Claim("a game written out", (time.process_time() - before) / _MANY * 1000, 1.0, "ms")
    archive.close()
