"""Two errors in a row, at any call, in any worker: the table can be played on, nothing is lost."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from pytestqt.exceptions import TimeoutError as Waited
from pytestqt.qtbot import QtBot

from tests.conftest import Amount
from tests.ui import faulty_dialogs as dialogs
from tests.ui import faulty_scenes as scenes
from tests.ui.archived import three_and_one
from tests.ui.conftest import Opener
from tests.ui.faulty import Work
from tests.ui.faulty_rig import Rig
from tests.ui.faulty_scenes import Scene
from tests.ui.looking import set_painted
from zonk_desktop.session import engine
from zonk_desktop.tray import film
from zonk_desktop.ui.paper.outgoing import Outgoing, Sending
from zonk_desktop.ui.table import watch
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window import desk
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame
from zonk_desktop.ui.zonk_file.replay_stage import ReplayStage
from zonk_desktop.ui.zonk_file.statistics.players import PlayersPage

#: The scene, how many pairs of faults are laid in every run, and how many with `--slow`.
SCENES: dict[str, tuple[type[Scene], int, int]] = {
    "act": (scenes.Act, 8, 150),
    "begin": (scenes.Begin, 4, 80),
    "resume": (scenes.Resume, 3, 80),
    "rename": (scenes.Rename, 3, 80),
    "allow": (scenes.HandOver, 3, 60),
    "undo": (scenes.TakeBack, 3, 60),
    "correct": (scenes.Correct, 3, 60),
    "query": (scenes.Query, 2, 40),
    "restore": (scenes.Restore, 4, 100),
    "weekly": (scenes.Weekly, 2, 40),
    "import": (scenes.Bring, 3, 60),
    "export": (scenes.Export, 3, 60),
    "window": (scenes.Window, 6, 120),
    "painted": (scenes.Painted, 6, 120),
    "throw": (scenes.Throw, 3, 60),
    "sound": (scenes.Heard, 2, 30),
    "computers": (scenes.Think, 2, 40),
    "computers-prepare": (scenes.Prepare, 2, 60),
    "hint": (scenes.Hint, 3, 60),
    "review": (dialogs.Review, 3, 60),
    "statistics": (dialogs.Statistics, 3, 60),
    "replay": (dialogs.Replay, 3, 60),
    "stories": (dialogs.Stories, 2, 40),
    "stories-of-all": (dialogs.StoriesOfAll, 2, 40),
    "print": (dialogs.Pdf, 3, 60),
    "clip": (dialogs.Clip, 2, 40),
}
#: What is called in the window's own thread, by the worker of a scene.
ENTRIES: dict[str, tuple[tuple[Any, ...], ...]] = {
    "window": ((TablePlay, "press", "_changed", "_rested", "_kept", "_refused", "recover"),),
    "print": ((Outgoing, "_came"), (Sending, "_slice")),
    "replay": (
        (ReplayGame, "_on", "_refresh", "_shown", "step_on", "go_to"),
        (ReplayStage, "play", "finish", "go_to", "_begins", "_rested", "_over"),
    ),
    "players-page": ((PlayersPage, "_reckon"),),
}
#: Workers that paint, or break while the window does; for others it is not painted.
PAINTING = {"qt", "window", "tray"}
_LATEST = 100.0


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    monkeypatch.setattr(engine, "AGAIN_MS", 50)
    monkeypatch.setattr(desk, "_AGAIN_MS", 50)
    monkeypatch.setattr(watch, "LOOK_MS", 100)
    return Work(monkeypatch)


def _strike(rig: Rig, scene: Scene, work: Work, first: int, second: int) -> str:
    """Lay one pair of faults into a scene; what came of it, empty where none was met."""
    scene.ready()
    rig.driver.answered()
    before = rig.on_disk()
    rig.hear()
    scene.answer.clear()
    faults = work.lay(scene.worker, first, second)
    scene.start()
    try:
        rig.driver.until(lambda: bool(scene.over()) or len(faults.fired) > 1, _LATEST)
        work.lift()
        rig.driver.until(scene.over, _LATEST)
    except Waited:
        work.lift()
        raise AssertionError(
            f"stuck after {faults.fired}: {rig.table.stage} {rig.told} {rig.words()}"
        ) from None
    finally:
        fine = scene.fine()
        scene.close()
    if not faults.fired:
        return ""
    rig.driver.until(lambda: rig.free, _LATEST)
    rig.driver.answered()
    rig.driver.until(lambda: rig.free, _LATEST)
    assert fine or any(rig.told), f"not a word of {faults.fired}"
    try:
        rig.plays_on()
    except (AssertionError, Waited) as wrong:
        state = f"{rig.table.state} {rig.told}"
        raise AssertionError(f"{wrong} after {faults.fired}: {state}"[:900]) from None
    after = rig.on_disk()
    for game, rows in before.items():
        if scene.worker == "engine" and isinstance(
            scene, scenes.TakeBack | scenes.Restore | scenes.Rename
        ):
            continue
        assert after.get(game, ())[: len(rows)] == rows, f"lost after {faults.fired}"
    return "two" if len(faults.fired) > 1 else "one"


@pytest.mark.slow
@pytest.mark.qt_no_exception_capture
@pytest.mark.parametrize("name", SCENES)
def test_two_errors_in_a_row(
    name: str,
    work: Work,
    qtbot: QtBot,
    open_window: Opener,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    amount: Amount,
) -> None:
    kind, sample, full = SCENES[name]
    if kind is scenes.Painted:
        work.wrap_overrides(monkeypatch)
    for thing, *names in ENTRIES.get(kind.worker, ()):
        for entry in names:
            work.wrap(monkeypatch, thing, entry, kind.worker)
    moves = kind is scenes.Throw
    if kind is scenes.Heard:
        monkeypatch.setenv("ZONK_SOUND", "null")
    # Of a film a few small pictures are enough.
    for what, few in (("RATE", 2), ("WIDTH", 320), ("HEIGHT", 180)):
        monkeypatch.setattr(film, what, few)
    if issubclass(kind, dialogs.Played):
        three_and_one(tmp_path / "data")
    window = open_window(tmp_path / "data", speed="fast" if moves else "off", tray="painter")
    set_painted(window, kind.worker in PAINTING)
    (tmp_path / "files").mkdir()
    rig = Rig(window, qtbot, tmp_path / "files", monkeypatch)
    pairs = amount.of(sample, full, "ZONK_FAULT_PAIRS")
    try:
        if kind is scenes.Heard:
            rig.driver.until(lambda: rig.desk.sounding.sound.status.startswith("Sound is played"))
        scene = kind(rig)
        scene.ready()
        # What is loaded and remembered by the first, or comes by chance, is no work of the others.
        counts = []
        for _ in range(3):
            counted = work.lay(kind.worker)
            scene.start()
            rig.driver.until(scene.over, _LATEST)
            work.lift()
            counts.append(counted.passed)
            scene.close()
            scene.ready()
            scene.answer.clear()
            rig.told.clear()
        # A scene may be over before its worker was asked: then nothing was counted.
        points = min(filter(None, counts), default=0)
        assert points > 0
        found: Counter[str] = Counter()
        for number in range(pairs):
            first = number * points // pairs
            found[_strike(rig, scene, work, first, (0, 1, 3, 11)[number % 4])] += 1
        print(f"{name}: {points} points, {dict(found)}")
        assert found["two"] + found["one"] >= pairs // 3
    finally:
        rig.end()
