"""Where work is done: threads and the process that thinks."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.test_helpers import runs
from zonk_desktop import log
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.places import Apart, Lane, step
from zonk_desktop.rulebook.load import preset
from zonk_desktop.words import Message, MessageError

_LATEST = 100.0


@pytest.fixture
def apart() -> Iterator[Apart]:
    process = Apart()
    yield process
    process.close()


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(log, "caught", lambda room, wrong, level="": found.append(room))
    return found


def _refuse() -> None:
    raise MessageError(Message.of("hint-failed"))


def _break() -> None:
    raise ZeroDivisionError("a fault of the program")


def _steps(until: str) -> str:
    """Steps without end, or until a file is there."""
    for done in range(1, 1 << 40):
        step(done, 9)
        if until and Path(until).exists():
            break
    return "all"


def _die_once(told: str) -> int:
    """Be killed at the first try."""
    if not Path(told).exists():
        Path(told).touch()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(_LATEST)
    return os.getpid()


def _die_apart(home: int) -> int:
    if os.getpid() != home:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(_LATEST)
    return os.getpid()


def _modules() -> list[str]:
    return sorted(sys.modules)


def test_a_lane_does_one_thing_after_another() -> None:
    with Lane("order") as lane:
        done: list[int] = []
        for number in range(20):
            lane.submit(done.append, number)
        assert lane.submit(lambda: threading.current_thread().name).result() == "zonk-order_0"
    assert done == list(range(20))


def test_every_eighth_step_is_told_until_it_is_stopped() -> None:
    with Lane("steps") as lane:
        told, goes = list[int](), threading.Event()

        def work() -> None:
            goes.wait(_LATEST)
            for done in range(1, 18):
                step(done, 40)
            call.stop()
            step(18, 40)
            told.append(-1)

        call = lane.submit(work)
        call.told = lambda done, of: told.append(done)
        goes.set()
        lane.submit(lambda: None).result()
    assert told == [8, 16]
    assert call.cancelled()


def test_what_was_stopped_is_not_begun() -> None:
    with Lane("stopped") as lane:
        goes, done = threading.Event(), list[int]()
        lane.submit(goes.wait, _LATEST)
        call = lane.submit(done.append, 1)
        call.stop()
        goes.set()
    assert not done


def test_a_closed_lane_takes_nothing() -> None:
    lane = Lane("closed")
    lane.close()
    assert lane.submit(int).cancelled()


def test_step_outside_of_work_is_nothing() -> None:
    step(8, 8)


def test_faults_are_logged_where_they_happen_and_sentences_are_not(logged: list[str]) -> None:
    with Lane("room") as lane:
        assert isinstance(lane.submit(_refuse).exception(), MessageError)
        assert not logged
        assert isinstance(lane.submit(_break).exception(), ZeroDivisionError)
        assert logged == ["room"]


def test_another_process_works_and_tells_its_steps(apart: Apart, tmp_path: Path) -> None:
    until, told, seen = tmp_path / "until", list[tuple[int, int]](), threading.Event()
    call = apart.lane("one").submit(_steps, str(until))

    def stepped(done: int, of: int) -> None:
        told.append((done, of))
        seen.set()

    call.told = stepped
    assert seen.wait(_LATEST)
    # Beside it another lane answers.
    assert apart.lane("two").submit(os.getpid).result(_LATEST) == apart.number != os.getpid()
    until.touch()
    assert call.result(_LATEST) == "all"
    assert told[0] == (8, 9)


def test_work_apart_ends_when_it_is_stopped(apart: Apart) -> None:
    lane = apart.lane("one")
    call, after = lane.submit(_steps, ""), lane.submit(os.getpid)
    call.stop()
    # The lane has a thread: what comes later is done when the first has ended.
    assert after.result(_LATEST) == apart.number
    assert call.cancelled()


def test_errors_come_back_as_what_they_are(apart: Apart, logged: list[str]) -> None:
    lane = apart.lane("room")
    refused = lane.submit(_refuse).exception(_LATEST)
    assert isinstance(refused, MessageError)
    assert refused.message == Message.of("hint-failed")
    assert not logged
    broken = lane.submit(_break).exception(_LATEST)
    assert isinstance(broken, ZeroDivisionError)
    assert "test_places.py" in broken.__notes__[0]
    assert logged == ["room"]
    # What cannot be sent, there or back, is an error of its own.
    assert lane.submit(lambda: 1).exception(_LATEST) is not None
    assert isinstance(lane.submit(threading.Lock).exception(_LATEST), RuntimeError)
    assert lane.submit(divmod, 17, 5).result(_LATEST) == (3, 2)


def test_games_go_there_and_back_and_no_window_with_them(apart: Apart) -> None:
    from zonk_desktop.odds import ask  # noqa: PLC0415

    game = new_game(Rules(preset("wheaton")), ("Ann", "Bob"))
    lane = apart.lane("odds")
    assert lane.submit(ask.outlook, game).result(_LATEST) == ask.outlook(game)
    assert lane.submit(partial(_same, game)).result(_LATEST) == game
    assert not [name for name in lane.submit(_modules).result(_LATEST) if "PySide" in name]


def _same(game: object) -> object:
    return game


def test_a_process_that_is_killed_is_tried_again_once(apart: Apart, tmp_path: Path) -> None:
    first = apart.lane("one").submit(os.getpid).result(_LATEST)
    beside = apart.lane("two").submit(_steps, str(tmp_path / "until"))
    again = apart.lane("one").submit(_die_once, str(tmp_path / "told")).result(_LATEST)
    assert again not in {first, os.getpid()}
    # What another lane was at is lost no more than that.
    (tmp_path / "until").touch()
    assert beside.result(_LATEST) == "all"


def test_work_that_ends_two_processes_is_done_by_a_thread(apart: Apart) -> None:
    assert apart.lane("one").submit(_die_apart, os.getpid()).result(_LATEST) == os.getpid()
    assert apart.lane("one").submit(os.getpid).result(_LATEST) == apart.number


def test_where_no_process_starts_a_thread_does_the_work(
    apart: Apart, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    def get_context(_: str) -> None:
        raise OSError(12, "no memory")

    monkeypatch.setattr(multiprocessing, "get_context", get_context)
    lane = apart.lane("one")
    assert lane.submit(os.getpid).result(_LATEST) == os.getpid()
    assert isinstance(lane.submit(_break).exception(_LATEST), ZeroDivisionError)
    call = lane.submit(_steps, "")
    call.stop()
    assert lane.submit(lambda: threading.current_thread().name).result(_LATEST) == "zonk-one_0"
    assert apart.number is None


def test_steps_of_a_thread_are_told_to_whoever_listens_by_then(apart: Apart) -> None:
    apart.here = True
    begun, goes, told = threading.Event(), threading.Event(), list[int]()

    def work() -> None:
        begun.set()
        goes.wait(_LATEST)
        step(8, 9)

    call = apart.lane("one").submit(work)
    assert begun.wait(_LATEST)
    call.told = lambda done, of: told.append(done)
    goes.set()
    call.result(_LATEST)
    assert told == [8]


def test_where_not_even_a_thread_starts_nobody_waits(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    def submit(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    apart.here = True
    monkeypatch.setattr(Lane, "submit", submit)
    assert isinstance(apart.lane("one").submit(int).exception(_LATEST), RuntimeError)


def test_a_process_that_nobody_listens_to_is_ended(
    apart: Apart, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    start = threading.Thread.start

    def no_reader(thread: threading.Thread) -> None:
        if thread.name == "zonk-apart-reads":
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", no_reader)
    assert apart.lane("one").submit(os.getpid).result(_LATEST) == os.getpid()
    assert apart.number is None
    assert logged == ["apart"]


def test_a_program_that_ends_without_a_word_says_nothing(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "from zonk_desktop.places import Apart\n"
        "if __name__ == '__main__':\n"
        "    assert Apart().lane('one').submit(divmod, 17, 5).result() == (3, 2)\n"
    )
    home = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)}
    ended = subprocess.run(
        [sys.executable, str(program)], env=home, capture_output=True, text=True, check=True
    )
    assert ended.stderr == ""


def test_it_ends_with_its_owner_and_gives_no_answer(tmp_path: Path) -> None:
    apart = Apart()
    number = apart.lane("one").submit(os.getpid).result(_LATEST)
    call = apart.lane("one").submit(_steps, "")
    apart.close()
    assert call.cancelled()
    if sys.platform.startswith("linux"):
        assert not runs(number)
    # Another window may come.
    assert apart.lane("one").submit(os.getpid).result(_LATEST) != number
    apart.close()


def test_stopped_is_no_error_of_the_program(logged: list[str]) -> None:
    with Lane("one") as lane:
        lane.submit(_steps, "").stop()
    assert not logged
