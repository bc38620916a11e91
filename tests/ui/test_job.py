"""Work beside the window: its answer, its steps, its end, in any place."""

import os
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

pytest.importorskip("PySide6.QtCore", exc_type=ImportError)

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from tests.test_cluster import started
from zonk_desktop.helpers import crew
from zonk_desktop.places import Apart, Lane, step
from zonk_desktop.session import job, queries
from zonk_desktop.session.job import Job
from zonk_desktop.session.queries import EnginePlace
from zonk_desktop.words import Message, MessageError, say

_LATEST = 200


def ended(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not job.running())


@pytest.fixture
def lane() -> Iterator[Lane]:
    with Lane("sums") as lane:
        yield lane


@pytest.fixture(params=["lane", "apart", "any"])
def place(request: pytest.FixtureRequest) -> Iterator[Executor]:
    if request.param == "apart":
        process = Apart()
        yield process.lane("sums")
        process.close()
    else:
        with Lane("sums") if request.param == "lane" else ThreadPoolExecutor(1) as pool:
            yield pool


def _refused() -> int:
    raise MessageError(Message.of("session-the-zonk-file-is-not"))


def test_answers_come_in_order_in_the_thread_that_asked(qtbot: QtBot, place: Executor) -> None:
    owner, told = QObject(), list[object]()

    def then(found: object) -> None:
        assert threading.current_thread() is threading.main_thread()
        told.append(found)

    Job(owner, place, sum_of_all).then(then)
    Job(owner, place, _refused).then(then, lambda wrong: then(type(wrong)))
    Job(owner, place, os.getpid).then(lambda number: then(number > 0))
    ended(qtbot)
    assert told == [45, MessageError, True]


def test_a_cluster_is_a_place_as_any(qtbot: QtBot) -> None:
    owner, told = QObject(), list[object]()
    with started(1) as cluster, crew(1, cluster.scheduler_address) as by:
        assert by.pool is not None
        Job(owner, by.pool, sum_of_all).then(told.append)
        ended(qtbot)
        Job(owner, by.pool, _refused).then(told.append, lambda wrong: told.append(str(wrong)))
        ended(qtbot)
    assert told == [45, say("session-the-zonk-file-is-not")]


def _too_much() -> int:
    raise MemoryError


def test_an_error_without_words_gets_some(qtbot: QtBot, place: Executor) -> None:
    owner, told = QObject(), list[str]()
    Job(owner, place, _too_much).then(lambda _: None, lambda wrong: told.append(str(wrong)))
    ended(qtbot)
    assert told == [say("session-no-memory")]


def sum_of_all() -> int:
    for done in range(10):
        step(done, 10)
    return sum(range(10))


def test_steps_are_told_until_it_is_cancelled(qtbot: QtBot, lane: Lane) -> None:
    owner, told, seen, goes = QObject(), list[object](), list[object](), threading.Event()
    begins = threading.Event()

    def work() -> str:
        begins.wait(_LATEST)
        for done in range(1, 18):
            step(done, 40)
        goes.wait(_LATEST)
        for done in range(18, 41):
            seen.append(done)
            step(done, 40)
        return "all"

    found = Job(owner, lane, work).then(told.append, told.append)
    found.progressed.connect(lambda done, of: told.append((done, of)))
    begins.set()
    qtbot.waitUntil(lambda: len(told) == 2)
    found.cancel()
    goes.set()
    lane.shutdown()
    ended(qtbot)
    assert told == [(8, 40), (16, 40)]
    assert seen == [18]


def test_whoever_has_gone_is_told_nothing(qtbot: QtBot, lane: Lane) -> None:
    owner, told, goes = QObject(), list[object](), threading.Event()
    Job(owner, lane, lambda: goes.wait(_LATEST)).then(told.append, told.append)
    delete(owner)
    goes.set()
    ended(qtbot)
    assert told == []


def test_a_place_that_is_closed_answers_nobody(qtbot: QtBot, lane: Lane) -> None:
    """The program is closing: nobody waits any more."""
    owner, told = QObject(), list[object]()
    lane.close()
    Job(owner, lane, os.getpid).then(told.append, told.append)
    ended(qtbot)
    assert told == []


@pytest.mark.parametrize("wrong", [RuntimeError("can't start new thread"), OSError(12, "memory")])
def test_a_thread_that_cannot_start_is_an_answer(qtbot: QtBot, wrong: Exception) -> None:
    class Full(Executor):
        def submit(self, *_: object, **__: object) -> object:  # type: ignore[override]
            raise wrong

    owner, told = QObject(), list[object]()
    Job(owner, Full(), os.getpid).then(told.append, told.append)
    assert not told
    ended(qtbot)
    assert told == [wrong]


def test_what_nobody_handles_is_told_by_the_window(qtbot: QtBot, lane: Lane) -> None:
    owner = QObject()
    with qtbot.captureExceptions() as unforeseen:
        Job(owner, lane, _refused)
        ended(qtbot)
    assert [kind for kind, *_ in unforeseen] == [MessageError]


def test_what_cannot_be_begun_for_want_of_memory_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next signal brings it as well."""
    due: list[int] = []
    place = EnginePlace(due.append)
    first = place.submit(lambda: "first")
    with monkeypatch.context() as patch:
        patch.setattr(queries, "ArchiveError", _no_memory)
        with pytest.raises(MemoryError):
            place.work(due[-1])
    assert not first.done()
    second = place.submit(lambda: "second")
    place.work(due[-1])
    assert (first.result(0), second.result(0)) == ("first", "second")


def _no_memory(_: object) -> None:
    raise MemoryError
