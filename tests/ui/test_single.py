"""The bell: heard once, by its owner alone, gone with the program."""

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from screen import screen

from zonk_desktop import app, log
from zonk_desktop.archive.place import BELL, Lock, silence
from zonk_desktop.ui.window import single
from zonk_desktop.ui.window.single import HEARD, NOBODY, SILENT, Doorbell, ring
from zonk_desktop.words import say

ROOT = Path(__file__).parent.parent.parent
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="rights and signals differ there")


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:
    return QObject()


def rung(qtbot: QtBot, folder: Path, file: Path | None) -> int:
    """What a second start is told while this one goes on."""
    with ThreadPoolExecutor() as other:
        asked = other.submit(ring, folder, file)
        qtbot.waitUntil(asked.done, timeout=20000)
    return asked.result()


def test_a_second_start_is_heard(qtbot: QtBot, tmp_path: Path, parent: QObject) -> None:
    name = "gäme %0A.zonk" if sys.platform == "win32" else "gäme\n%0A 100%\r.zonk"
    odd = tmp_path / ((os.fsdecode(b"\xff") if sys.platform == "linux" else "") + name)
    bell = Doorbell(tmp_path, parent)
    heard: list[str] = []
    bell.rung.connect(heard.append)
    assert rung(qtbot, tmp_path, odd) == HEARD
    assert rung(qtbot, tmp_path, None) == HEARD
    assert heard == [str(odd), ""]
    # A path from elsewhere is whole; nothing of what was said stays.
    assert rung(qtbot, tmp_path, Path("near.zonk")) == HEARD
    assert heard[2] == str(Path("near.zonk").absolute())
    assert not list((tmp_path / BELL).iterdir())
    bell.take_down()
    assert not (tmp_path / BELL).exists()
    assert ring(tmp_path, None) == NOBODY


def test_who_rings_before_anybody_listens_is_heard(
    qtbot: QtBot, tmp_path: Path, parent: QObject
) -> None:
    (tmp_path / BELL).mkdir(mode=0o700)
    (tmp_path / BELL / "0.ring").write_bytes(b"game.zonk")
    with qtbot.waitSignal(Doorbell(tmp_path, parent).rung, timeout=20000) as heard:
        pass
    assert heard.args == ["game.zonk"]


def test_a_window_that_hangs(
    qtbot: QtBot, tmp_path: Path, parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    bell = Doorbell(tmp_path, parent)
    heard: list[str] = []
    bell.rung.connect(heard.append)
    # This thread, which would answer, waits itself. What was taken back is not heard later.
    with monkeypatch.context() as patch:
        patch.setattr(single, "_LOOKS", 2)
        assert ring(tmp_path, tmp_path / "first.zonk") == SILENT
    assert rung(qtbot, tmp_path, tmp_path / "second.zonk") == HEARD
    assert heard == [str(tmp_path / "second.zonk")]

    def full(path: Path, data: bytes) -> int:
        raise OSError(errno.ENOSPC, f"{len(data)} bytes", str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    assert ring(tmp_path, tmp_path / "third.zonk") == SILENT
    # It goes between the word and the answer.
    monkeypatch.undo()
    monkeypatch.setattr(time, "sleep", lambda _: silence(tmp_path))
    assert ring(tmp_path, None) == NOBODY


def test_the_bell_of_a_killed_window_is_taken_down(tmp_path: Path, parent: QObject) -> None:
    """Whoever takes the lock may be no window, and answer nobody."""
    Doorbell(tmp_path, parent)
    (tmp_path / BELL / "word.ring").write_text("said to nobody")
    lock = Lock.take(tmp_path)
    assert lock is not None
    assert ring(tmp_path, None) == NOBODY
    assert not (tmp_path / BELL).exists()
    lock.release()


@POSIX
@pytest.mark.parametrize("lies", [Path.touch, lambda path: path.symlink_to(path.parent)])
def test_what_lies_in_the_place_of_the_bell_is_left_alone(
    tmp_path: Path, parent: QObject, lies: Callable[[Path], None]
) -> None:
    (tmp_path / "game.zonk").touch()
    lies(tmp_path / BELL)
    log.open_in(tmp_path)
    Doorbell(tmp_path, parent).take_down()
    log.close()
    assert "not hung" in (tmp_path / log.FILE).read_text("utf-8")
    assert ring(tmp_path, None) == NOBODY
    assert os.path.lexists(tmp_path / BELL)
    assert (tmp_path / "game.zonk").exists()


@POSIX
def test_it_is_its_owners(tmp_path: Path, parent: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    Doorbell(tmp_path, parent)
    assert (tmp_path / BELL).stat().st_mode & 0o777 == 0o700
    # Somebody else, whose data folder this is not, neither rings nor takes it down.
    monkeypatch.setattr(os, "getuid", lambda: 4711)
    assert ring(tmp_path, None) == NOBODY
    silence(tmp_path)
    assert (tmp_path / BELL).exists()


@POSIX
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_asked_to_end_it_leaves_nothing(tmp_path: Path, number: int) -> None:
    folder, named = tmp_path / "data/zonk-desktop", number == signal.SIGTERM
    folder.mkdir(parents=True)
    (folder / "settings.ini").write_text("[General]\nlook=dark\n", "ascii")
    homes = {
        "XDG_DATA_HOME": "none" if named else "data",
        "XDG_CONFIG_HOME": "config",
        "XDG_STATE_HOME": "state",
    }
    child = subprocess.Popen(
        [sys.executable, "-m", "zonk_desktop", *(["--data-dir", str(folder)] if named else [])],
        cwd=ROOT, env=os.environ | {name: str(tmp_path / place) for name, place in homes.items()},
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    until = time.monotonic() + 100
    while not list(folder.glob("*.bell")) and time.monotonic() < until:
        time.sleep(0.1)
    assert list(folder.glob("*.bell"))
    child.send_signal(number)
    _, said = child.communicate(timeout=200)
    assert child.returncode == 0, said
    assert "Traceback" not in said
    assert not list(folder.glob("*.bell"))
    assert not list(folder.glob("*-wal"))
    if sys.platform == "linux":
        # By the system's habit, but for a folder that somebody named: that one carries all.
        settings, state = (folder, folder) if named else (tmp_path / "config", tmp_path / "state")
        (kept,) = settings.rglob("settings.ini")
        assert "look=dark" in kept.read_text("utf-8")
        assert len(list(state.rglob("zonk.log"))) == 1
        assert (folder / "settings.ini").exists() == (folder / "zonk.log").exists() == named
    lock = Lock.take(folder)
    assert lock is not None
    lock.release()


@pytest.mark.skipif(sys.platform != "linux", reason="DISPLAY is a name of X")
def test_a_screen_that_does_not_answer_is_a_sentence(tmp_path: Path) -> None:
    """Qt ends the process by a crash where it finds none."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith("WAYLAND")}
    found = subprocess.run(
        [sys.executable, "-m", "zonk_desktop", "--data-dir", str(tmp_path)], cwd=ROOT,
        env={**bare, "DISPLAY": ":9977", "QT_QPA_PLATFORM": "xcb"},
        capture_output=True, text=True, timeout=200, check=False,
    )  # fmt: skip
    assert found.returncode == 1
    assert found.stderr.count("The window cannot be opened: the screen :9977 does not answer") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="the screen is a server of X")
def test_a_screen_that_goes_is_a_sentence(tmp_path: Path) -> None:
    """Qt took the program apart in the middle of its work, which ended in a crash."""
    with screen() as shown:
        child = subprocess.Popen(
            [sys.executable, "-m", "zonk_desktop", "--data-dir", str(tmp_path)], cwd=ROOT,
            env={**os.environ, **shown, "ZONK_TRAY": "painter"}, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        until = time.monotonic() + 100
        while not list(tmp_path.glob("*.bell")) and time.monotonic() < until:
            time.sleep(0.1)
        # Its first answers from the screen are there by then.
        time.sleep(2)
        assert child.poll() is None
    _, said = child.communicate(timeout=200)
    assert (said, child.returncode) == (f"{say('window-screen-gone')}\n", 1)
    lock = Lock.take(tmp_path)
    assert lock is not None
    lock.release()


def test_two_starts_at_once_are_one_window(
    qtbot: QtBot, tmp_path: Path, parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second meets the lock of the first before its bell hangs, or when it is just gone."""
    lock, waits, hangs, sleep = Lock.take(tmp_path), Event(), Event(), time.sleep
    assert lock is not None

    def pause(seconds: float) -> None:
        waits.set()
        hangs.wait(20)
        sleep(seconds)

    monkeypatch.setattr(time, "sleep", pause)
    with ThreadPoolExecutor() as other:
        asked = other.submit(app.taken, tmp_path, None)
        waits.wait(20)
        bell = Doorbell(tmp_path, parent)
        hangs.set()
        qtbot.waitUntil(asked.done, timeout=20000)
    assert asked.result() == (None, None, 1)
    bell.take_down()
    monkeypatch.setattr(time, "sleep", lambda _: lock.release())
    found, why, answer = app.taken(tmp_path, None)
    assert (why, answer) == (None, 0)
    assert found is not None
    found.release()
