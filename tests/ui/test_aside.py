"""Work beside the window: its answer, its steps, its end."""

import threading

import pytest

pytest.importorskip("PySide6.QtCore", exc_type=ImportError)

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from zonk_desktop import log
from zonk_desktop.session import aside
from zonk_desktop.session.aside import Aside
from zonk_desktop.words import Message, MessageError


def ended(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not aside._running)


def test_the_answer_comes_in_the_thread_that_asked(qtbot: QtBot) -> None:
    owner, threads = QObject(), list[object]()

    def work(_: Aside) -> object:
        threads.append(threading.current_thread().name)
        return 42

    def then(found: object) -> None:
        threads.extend((threading.current_thread() is threading.main_thread(), found))

    Aside(owner, "sum", work, then)
    ended(qtbot)
    assert threads == ["zonk-sum", True, 42]


def test_every_eighth_step_is_told_until_it_is_stopped(qtbot: QtBot) -> None:
    owner, told, seen, goes = QObject(), list[object](), list[object](), threading.Event()

    def work(on: Aside) -> object:
        for step in range(1, 18):
            on.step(step, 40)
        goes.wait(200)
        for step in range(18, 41):
            seen.append(step)
            on.step(step, 40)
        return "all"

    found = Aside(owner, "steps", work, told.append)
    found.progressed.connect(lambda done, of: told.append((done, of)))
    qtbot.waitUntil(lambda: len(told) == 2)
    found.stop()
    goes.set()
    ended(qtbot)
    assert told == [(8, 40), (16, 40)]
    assert seen == [18]


def test_whoever_has_gone_is_told_nothing(qtbot: QtBot) -> None:
    owner, told, goes = QObject(), list[object](), threading.Event()
    Aside(owner, "late", lambda _: goes.wait(200), told.append)
    delete(owner)
    goes.set()
    ended(qtbot)
    assert told == []


@pytest.mark.parametrize(
    ("wrong", "logged"),
    [
        (RuntimeError("a fault of the program"), ["faulty"]),
        (MessageError(Message.of("session-the-zonk-file-is-not")), []),
    ],
)
def test_errors_come_as_they_are_and_faults_are_logged(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wrong: Exception, logged: list[str]
) -> None:
    owner, told, caught = QObject(), list[object](), list[str]()
    monkeypatch.setattr(log, "caught", lambda room, _: caught.append(room))

    def work(_: Aside) -> object:
        raise wrong

    Aside(owner, "faulty", work, told.append)
    ended(qtbot)
    assert told == [wrong]
    assert caught == logged
