"""The bell: in a private place, with bounds, gone with the program."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from zonk_desktop.archive.place import Lock
from zonk_desktop.ui.window import single
from zonk_desktop.ui.window.single import HEARD, NOBODY, SILENT, Doorbell

ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no files there")

_RING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from zonk_desktop.ui.window.single import ring
app = QCoreApplication([])
print(ring(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None))
"""


@pytest.fixture
def near() -> Iterator[Path]:
    """A folder with a short name: a socket's path may not be long."""
    with tempfile.TemporaryDirectory(prefix="zonk-") as name:
        yield Path(name)


@pytest.fixture
def parent(qtbot: QtBot) -> object:
    from PySide6.QtCore import QObject  # noqa: PLC0415

    return QObject()


def test_it_hangs_where_nobody_else_comes(near: Path, parent: object) -> None:
    near.chmod(0o700)
    bell = Doorbell(near, parent)  # type: ignore[arg-type]
    place = Path(bell.place)
    assert place.parent == near
    assert place.exists()
    bell.take_down()
    assert not place.exists()
    # A folder that others write into is no place for it, nor one too deep down for a socket.
    near.chmod(0o777)
    assert not single.name(near).startswith(str(near))
    near.chmod(0o700)
    deep = near / ("d" * 90)
    deep.mkdir(mode=0o700)
    where = Path(single.name(deep))
    assert len(str(where)) <= 100
    assert where.parent.stat().st_mode & 0o022 == 0
    assert where.parent.stat().st_uid == os.getuid()


def test_a_second_start_is_heard(qtbot: QtBot, near: Path, parent: object) -> None:
    near.chmod(0o700)
    bell = Doorbell(near, parent)  # type: ignore[arg-type]
    odd = near / os.fsdecode(b"g\xe4me\xff\n%0A 100%\r.zonk")
    heard: list[str] = []
    bell.rung.connect(heard.append)
    second = subprocess.Popen(
        [sys.executable, "-c", _RING, str(near), os.fsencode(odd)],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    qtbot.waitUntil(lambda: second.poll() is not None)
    assert second.communicate()[0] == f"{HEARD}\n"
    assert heard == [str(odd)]
    bell.take_down()


@pytest.mark.parametrize("lies", [Path.mkdir, Path.touch, lambda path: path.symlink_to("x")])
def test_what_lies_in_the_place_of_the_bell_is_left_alone(
    near: Path, parent: object, lies: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    near.chmod(0o700)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    taken = Path(single.name(near))
    assert taken.parent == near
    lies(taken)
    bell = Doorbell(near, parent)  # type: ignore[arg-type]
    assert bell.place
    assert Path(bell.place).parent != near
    assert bell.place == single.name(near)
    bell.take_down()
    assert os.path.lexists(taken)


def test_nobody_and_a_window_that_hangs(near: Path, parent: object) -> None:
    near.chmod(0o700)
    assert single.ring(near, None) == NOBODY
    bell = Doorbell(near, parent)  # type: ignore[arg-type]
    # This thread, which would answer, waits itself.
    found = subprocess.run(
        [sys.executable, "-c", _RING, str(near)], cwd=ROOT, stdout=subprocess.PIPE, text=True,
        check=True,
    )  # fmt: skip
    assert found.stdout == f"{SILENT}\n"
    bell.take_down()


def test_it_listens_within_bounds(qtbot: QtBot, near: Path, parent: object) -> None:
    near.chmod(0o700)
    bell = Doorbell(near, parent)  # type: ignore[arg-type]
    heard: list[str] = []
    bell.rung.connect(heard.append)
    talker = QLocalSocket()
    talker.connectToServer(bell.place)
    gone: list[bool] = []
    talker.disconnected.connect(lambda: gone.append(True))
    for _ in range(64):
        talker.write(b"x" * 16384)
    qtbot.waitUntil(lambda: bool(gone))
    crowd = [QLocalSocket() for _ in range(30)]
    for visitor in crowd:
        visitor.connectToServer(bell.place)
    qtbot.waitUntil(lambda: len(bell._visitors) == 8)
    QCoreApplication.processEvents()
    assert len(bell._visitors) <= 8
    # Though they hold the door, whoever comes last is heard.
    late = QLocalSocket()
    late.connectToServer(bell.place)
    late.write(b"/tmp/late.zonk\n")
    qtbot.waitUntil(lambda: heard == ["/tmp/late.zonk"])
    heard.clear()
    # When they have gone, or were shown out, a word is heard again.
    for visitor in crowd:
        visitor.abort()
    qtbot.waitUntil(lambda: not bell._visitors)
    polite = QLocalSocket()
    polite.connectToServer(bell.place)
    polite.write(b"/tmp/a.zonk\n")
    qtbot.waitUntil(lambda: heard == ["/tmp/a.zonk"])
    bell.take_down()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_asked_to_end_it_leaves_nothing(near: Path, number: int) -> None:
    folder = near / "data"
    child = subprocess.Popen(
        [sys.executable, "-m", "zonk_desktop", "--data-dir", str(folder)], cwd=ROOT,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    until = time.monotonic() + 60
    while not list(folder.glob("*.bell")) and time.monotonic() < until:
        time.sleep(0.1)
    assert list(folder.glob("*.bell"))
    child.send_signal(number)
    _, said = child.communicate(timeout=60)
    assert child.returncode == 0, said
    assert "Traceback" not in said
    assert not list(folder.glob("*.bell"))
    assert not list(folder.glob("*-wal"))
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
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert found.returncode == 1
    assert found.stderr.count("The window cannot be opened: the screen :9977 does not answer") == 1
    assert list(tmp_path.iterdir()) == []
