"""What is promised of time, measured: `python packaging/dev.py bench claims`.

Tests hold no clock: a machine at other work would fail them. Here each promise is one line with
its figure and its bound. Where a machine's speed matters the figure is a ratio to something
measured beside it. Exit status 1 when a bound is passed; on a machine at rest none should be.
"""

from __future__ import annotations

import contextlib
import gc
import io
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path

import product
from bench_card import card
from bench_languages import languages
from bench_measures import Claim, Pulse, a_window, pause, spent, until
from bench_odds import odds, work_out
from bench_openings import openings
from bench_paper import carried, charts, sheets
from bench_sound import contact
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QColor, QFont, QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication
from screen import screen

sys.path.insert(0, str(product.ROOT))

from tests.archive.games import fill, finished
from tests.test_bad_input import nasty
from zonk_desktop.archive import statistics as figures
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.cli import main as command_line
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.rulebook.library import Shelf
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.session import job
from zonk_desktop.session.worker import Session
from zonk_desktop.tray import probe
from zonk_desktop.tray.clip import Clip
from zonk_desktop.tray.film import RATE, Caption, Film, Shot
from zonk_desktop.tray.state import Die, Table
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.controls import Count
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.dialog import RulesSettings
from zonk_desktop.ui.rules.rule_list import presets
from zonk_desktop.ui.table.coach.hint import LANE
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.application import Application
from zonk_desktop.ui.window.collector import Collector
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.zonk_file.dialog import ZonkFile


def key(window: MainWindow, code: Qt.Key) -> None:
    target = QApplication.focusWidget() or window
    for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
        event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(target, event)


# --- the start -----------------------------------------------------------------------------


def started(surroundings: dict[str, str], *words: str) -> list[float]:
    """Seconds from the start to each moment that the program told."""
    begun = time.time()
    done = subprocess.run(
        [sys.executable, *words],
        check=True, capture_output=True, text=True, env=surroundings, cwd=product.ROOT,
    )  # fmt: skip
    return [float(line.split()[0]) - begun for line in done.stdout.splitlines()]


def start(folder: Path) -> Iterator[Claim]:
    """Against a bare window of the same library and size, in turns; then ready to roll."""
    # Compiled once, as an installed program is.
    surroundings = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    empty, program = (
        str(product.ROOT / "packaging" / f"{name}.py") for name in ("bare_window", "first_frame")
    )
    bare, first, ready = [], [], []
    for number in range(10):
        alone = started(surroundings, empty)[0]
        painted, rolls = started(surroundings, program, str(folder / str(number)))
        if number:  # the first of each fills the caches
            bare.append(alone)
            first.append(painted)
            ready.append(rolls)
    ratio = statistics.median(ours / theirs for ours, theirs in zip(first, bare, strict=True))
    yield Claim("first frame, against a bare window", ratio, 1.25, "times")
    yield Claim("ready to roll, against a bare window", min(ready) / min(bare), 8, "times")


# --- the window ----------------------------------------------------------------------------


def waits(window: MainWindow) -> bool:
    return window.desk.table.stage in {Stage.PLAYING, Stage.OPENING, Stage.OVER}


#: Fewer beats than these are no throw.
_BEATS = 20


def heartbeat(folder: Path) -> Iterator[Claim]:
    """How soon dice move after a key, and the longest pause of the event loop from then on.

    The same while odds are worked out beside them, anew with every throw. Of all throws the middle,
    and of the pauses the longest of all too, as they were and by the work of the thread alone.
    """
    os.environ["ZONK_CACHE"] = "off"
    window = a_window(folder, speed="fast")
    window.desk.table.begin(Setup("original-1978", ("Ann", "Bob"), roll_order=False))
    until(lambda: window.desk.table.snapshot is not None and waits(window))
    until(window.desk.tray.is_ready)
    pause(500)
    worst, work, moved = _thrown(window, lambda: None)
    yield Claim("longest pause while dice roll", statistics.median(worst), 50, "ms")
    yield Claim("longest pause of all these throws", max(worst), 40, "ms")
    yield Claim("longest work in one go of all of them", max(work), 25, "ms")
    yield Claim("from the key to dice that move", statistics.median(moved), 100, "ms")
    sheets = cycle(PRESETS)

    def think() -> None:
        while not job.running():
            job.Job(window, LANE, partial(work_out, preset(next(sheets)))).then(lambda _: None)

    worst, _, moved = _thrown(window, think)
    window.close()
    yield Claim("longest pause while odds are worked out too", statistics.median(worst), 50, "ms")
    yield Claim("longest pause of all these throws, then", max(worst), 40, "ms")
    yield Claim("from the key to dice that move, then", statistics.median(moved), 150, "ms")


def _thrown(
    window: MainWindow, beside: Callable[[], None]
) -> tuple[list[float], list[float], list[float]]:
    """Throw by keys: the longest pause of each throw once dice move, the longest work of the thread
    in one of its pauses, and the time until dice move.

    `beside` is called before a throw and, while it lasts, again and again.
    """
    pulse = Pulse(beside=beside)
    worst, work, moved = [], [], []
    page, tray = window.desk.page, window.desk.tray
    guard = window.desk.table.director.guard
    for _ in range(14):
        # For a while after a hand-over keys roll nothing, and each one makes it longer.
        until(lambda: not guard.holds)
        beside()
        begun = time.perf_counter()
        key(window, Qt.Key.Key_S if page.roll.view.blocked else Qt.Key.Key_R)
        if window.desk.table.stage is Stage.WAITING:
            until(lambda: tray.moving or waits(window))
            pulse.begin()
            if tray.moving:
                moved.append((time.perf_counter() - begun) * 1000)
        until(lambda: waits(window) and window.desk.table.idle and not tray.moving)
        longest = pulse.end()
        if len(pulse.gaps) > _BEATS:
            worst.append(longest)
            work.append(max(pulse.work))
    return worst, work, moved


def tray(folder: Path) -> Iterator[Claim]:
    """One frame of a throw against a plain fill of the same size; a throw that is shown at once."""
    widget = DiceTray(renderer="painter")
    widget.resize(960, 600)
    widget.set_table(Table(tuple(Die(i) for i in range(5))))
    widget.show()
    until(widget.is_ready)
    image = QImage(960, 600, QImage.Format.Format_RGB32)

    def fill_it() -> None:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for k in range(20):
            painter.fillRect(0, 0, 960, 600, QColor(k, 100, 60, 128))
        painter.end()

    def frame() -> None:
        painter = QPainter(image)
        widget._paint_tray(painter)
        painter.end()

    plain = spent(fill_it, 15) / 20
    widget.speed = "slow"
    widget.throw((0, 1, 2, 3, 4), (1, 2, 3, 4, 5), 3)
    until(lambda: widget.sight.player is not None and widget.sight.player.playing)
    one = min(spent(frame, 25) for _ in range(3))
    yield Claim("a frame of the painter, against a plain fill", one / plain, 100, "times")
    yield Claim("a frame of the painter", one, 8, "ms")
    widget.skip()
    until(lambda: not widget.is_rolling())
    widget.speed = "off"
    took = []
    for seed in range(5):
        begun = time.perf_counter()
        widget.throw((0,), (5,), seed)
        until(lambda: not widget.is_rolling())
        took.append((time.perf_counter() - begun) * 1000)
    yield Claim("a throw without motion", statistics.median(took), 500, "ms")
    widget.stop()
    widget.close()


def clip(folder: Path) -> Iterator[Claim]:
    """A clip of three seconds and more, drawn and written without a card."""
    hand = Table(tuple(Die(i) for i in range(5)))
    after = Table(tuple(Die(i, place="seat", seat=i, face=5) for i in range(5)))
    shot = Shot(hand, (0, 1, 2, 3, 4), (5, 5, 5, 5, 5), 3, after)
    film = Film((shot,), Caption("Ann", "+1,000"), QFont(), QFont())
    maker = Clip()
    ends: list[str] = []
    maker.saved.connect(ends.append)
    maker.failed.connect(ends.append)
    pictures = [0]
    maker.progress.connect(lambda _done, total: pictures.append(total))
    begun = time.perf_counter()
    maker.save(film, folder / "clip.webp")
    until(lambda: bool(ends))
    seconds = pictures[-1] / RATE
    took = (time.perf_counter() - begun) * 3 / seconds
    maker.stop()
    yield Claim("three seconds of a clip", took, 10, "s")
    size = (folder / "clip.webp").stat().st_size / 1e6 * 3 / seconds
    yield Claim("their file", size, 4, "MB")


def rules_settings(folder: Path) -> Iterator[Claim]:
    """The longest pause of the event loop while knobs change; the preview goes on in steps."""

    dialog = RulesSettings(Style.plain(), Shelf(folder), presets()[0])
    dialog.show()
    pause(1500)
    pulse = Pulse(every=0)
    worst: list[float] = []
    for name, value in (
        ("dice-count", 7), ("single-1", 200), ("triple-factor", 150), ("dice-count", 8),
        ("single-1", 210), ("triple-factor", 160), ("single-1", 220), ("triple-factor", 170),
    ):  # fmt: skip
        pulse.begin()
        field = dialog.list.rows[name].field
        assert isinstance(field, Count)
        field.setValue(value)
        pause(700)
        worst.append(pulse.end())
    dialog.reject()
    yield Claim("longest pause while rules are changed", min(worst), 50, "ms")


# --- files ---------------------------------------------------------------------------------


def ten_thousand_games(folder: Path) -> Iterator[Claim]:
    """The Zonk File with ten thousand games: found in the archive, and shown in its window."""

    archive = Archive.open(folder)
    fill(archive, 10_000)
    archive.close()
    archive = Archive.open(folder)

    def found(wanted: Filter) -> float:
        begun = time.perf_counter()
        archive.find(wanted, 100)
        archive.count(wanted)
        return (time.perf_counter() - begun) * 1000

    yield Claim("the first hundred of 10,000 games", found(Filter()), 200, "ms")
    slowest = max(
        min(found(wanted) for _ in range(3))
        for wanted in (
            Filter("frost"), Filter("ada 2012"), Filter("nobody at all"),
            Filter("a", player="Bo Gray"), Filter(winner="Ada Ash"),
            Filter(since="2020-01-01", until="2021-12-31"),
            Filter(rules=preset("lets-play-zonk").name, search="e"), Filter(state="open"),
        )
    )  # fmt: skip
    yield Claim("the slowest of eight searches in them", slowest, 100, "ms")
    archive.close()

    session = Session(folder)
    session.start()
    shown = []
    for _ in range(4):
        begun = time.perf_counter()
        dialog = ZonkFile(Style.plain(), session)
        dialog.show()
        while not dialog.games.rowCount():
            QApplication.processEvents()
        dialog.view.viewport().repaint()
        shown.append((time.perf_counter() - begun) * 1000)
    yield Claim("the Zonk File with them on the screen", min(shown), 200, "ms")
    pause(200)
    typed = []
    for word in ("f", "fr", "frost"):
        loop = QEventLoop()
        dialog.games.filled.connect(loop.quit)
        begun = time.perf_counter()
        dialog.finder.search.setText(word)
        loop.exec()
        typed.append((time.perf_counter() - begun) * 1000)
    yield Claim("a letter typed into its search", min(typed), 100, "ms")
    dialog.reject()
    session.stop()


def a_moment(folder: Path) -> Iterator[Claim]:
    """Statistics are read in slices; each ends soon after its time."""
    archive = Archive.open(folder)
    for seed in range(12):
        finished(archive, seed + 40)
    begun = time.perf_counter()
    figures.some(archive, archive.stamps(Filter()), 0.01)
    yield Claim("a slice of 10 ms of statistics", (time.perf_counter() - begun) * 1000, 1000, "ms")
    archive.close()


def exhausting(folder: Path) -> Iterator[Claim]:
    """Files made to exhaust the program: done or refused as quickly as any other."""
    worst = 0.0
    for words in nasty(folder):
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            begun = time.process_time()
            command_line(words)
            worst = max(worst, time.process_time() - begun)
    yield Claim("the slowest of the files made to exhaust", worst, 1.0, "s")


CLAIMS = (
    start, heartbeat, openings, tray, card, contact, clip, rules_settings, ten_thousand_games,
    a_moment, sheets, charts, carried, exhausting, odds, languages,
)  # fmt: skip


def main(words: list[str]) -> int:
    wanted = [claim for claim in CLAIMS if not words or claim.__name__ in words]
    if not wanted:
        print(f"no such claim; there are {', '.join(claim.__name__ for claim in CLAIMS)}")
        return 2
    failed = 0
    # As in a process of the program.
    gc.set_threshold(50_000, 20, 100)
    with screen() as surroundings:
        os.environ.update(surroundings)
        probe.prepare()
        application = Application(sys.argv[:1])
        application.setStyle("Fusion")
        Collector(application)
        for claim in wanted:
            with tempfile.TemporaryDirectory() as folder:
                for found in claim(Path(folder)):
                    failed += not found.kept
                    print(found.line(), flush=True)
        # Before the screen goes, or Qt ends the process with an error of its own.
        application.shutdown()
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
