"""Threads that compute rest while dice roll in a window."""

from __future__ import annotations

import threading
import time as real
from collections.abc import Callable
from itertools import pairwise

import pytest

from zonk_desktop import breath
from zonk_desktop.odds import ask
from zonk_desktop.odds.values import HITS, POINTS, WIN
from zonk_desktop.rulebook.load import preset


class Time:
    """A clock that only goes while somebody sleeps, or looks at it."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def perf_counter(self) -> float:
        self.now += 0.0005
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept.append(seconds)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(breath, "time", clock)
    monkeypatch.setattr(breath, "_held_until", 0.0)
    monkeypatch.setattr(breath, "_rests", breath._Rests())
    return clock


def aside(work: Callable[[], object]) -> None:
    """Do this in a thread, to its end; what it raises is raised here."""
    wrong: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as found:
            wrong.append(found)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if wrong:
        raise wrong[0]


def test_work_lets_others_run_every_two_milliseconds(time: Time) -> None:
    def work() -> None:
        for _ in range(40):
            breath.breathe()

    begun = time.now
    aside(work)
    assert len(time.slept) == pytest.approx((time.now - begun) / 0.003, abs=2)
    assert max(time.slept) < 0.001


def test_work_rests_while_dice_roll_and_then_goes_on_by_itself(time: Time) -> None:
    breath.hold()
    assert breath.held()
    aside(breath.breathe)
    assert not breath.held()
    assert sum(time.slept) == pytest.approx(0.12, abs=0.01)


def test_work_goes_on_when_it_is_let(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    def sleep(seconds: float) -> None:
        time.now += seconds
        time.slept.append(seconds)
        if len(time.slept) == 3:
            breath.let_on()

    monkeypatch.setattr(time, "sleep", sleep)
    breath.hold()
    aside(breath.breathe)
    assert len(time.slept) == 3


def test_the_first_thread_of_a_process_never_rests(time: Time) -> None:
    breath.hold()
    for _ in range(100):
        breath.breathe()
    assert not time.slept


@pytest.mark.parametrize("key", ["wheaton", "original-1978"])
def test_what_takes_long_breathes_all_the_while(
    time: Time, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Hardly any step of the work lies further from a breath than the next one."""
    monkeypatch.setenv("ZONK_CACHE", "off")
    sheet = preset(key)
    breaths = [real.thread_time()]

    def breathed(_seconds: float) -> None:
        breaths.append(real.thread_time())

    def work() -> None:
        breaths[:] = [real.thread_time()]
        ask.prepare(sheet, POINTS, HITS, WIN)
        breaths.append(real.thread_time())

    monkeypatch.setattr(time, "sleep", breathed)
    aside(work)
    steps = [later - before for before, later in pairwise(breaths)]
    # As a share of the whole: no slow machine fails.
    assert len(steps) > 100
    assert max(steps) < sum(steps) / 4
