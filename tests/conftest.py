"""What holds for every test: a display of its own, seeded chance, nobody's games touched."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import random
import secrets
import shutil
import signal
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot
from screen import NoScreen, screen

from tests import once
from zonk_desktop import words
from zonk_desktop.resources import resource

# As the program has it: more threads of linear algebra wait for one another, and several workers
# with two each took ten times the processor. Set before anything imports numpy.
for _bound in ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_bound, "1")

# The sentences of tests are English, those too that are asked for while tests are collected.
os.environ["ZONK_LANGUAGE"] = "en"

_WINDOW_FOLDERS = ("tests/ui/", "tests/tray/")
_OWN_SCREEN = pytest.StashKey[contextlib.ExitStack]()
_SHARED = pytest.StashKey["tempfile.TemporaryDirectory[str]"]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--slow", action="store_true", help="everything in full of which a run has a sample"
    )


#: Room for the files of a whole run, several times over.
_ROOM = 1 << 30


def _keep_files_in_memory(config: pytest.Config) -> None:
    """A game is synced to the disk with every action: half of a test's time, and more."""
    memory = Path("/dev/shm")
    if config.option.basetemp or "PYTEST_DEBUG_TEMPROOT" in os.environ:
        return
    if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > _ROOM:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(memory)


def _share_work(config: pytest.Config) -> None:
    """What is made once for all workers lies in a folder of the run: games, languages, pictures.

    Odds too, for every program that a test starts: what they keep on disk for the next start is
    the player's.
    """
    if once.SHARED not in os.environ:
        kept = config.stash[_SHARED] = tempfile.TemporaryDirectory(
            prefix="zonk-shared-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")
        )
        os.environ[once.SHARED] = kept.name
        os.environ.setdefault("ZONK_CACHE", str(Path(kept.name) / "odds"))


def _hear_the_key() -> None:
    """A command in the background of a shell does not hear Ctrl+C, nor what it starts."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


#: How long a condition is waited for whose test names no time: what is waited for comes, sooner or
#: later, also on a machine with much else to do. pytest-qt's five seconds are not enough there.
_PATIENCE_MS = 100_000


#: Seconds that a test may take that does all of its work: minutes, and more on a busy machine.
_IN_FULL = 3600


def _be_patient() -> None:
    for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed):
        limits = wait.__kwdefaults__
        assert limits is not None
        limits["timeout"] = _PATIENCE_MS


def pytest_configure(config: pytest.Config) -> None:
    """Start a display for this process; each worker of pytest-xdist is a process."""
    _hear_the_key()
    _be_patient()
    # Nothing that collecting imports is garbage; to look for some is a quarter of its time.
    gc.disable()
    # Printers of this machine are no part of a test, and nothing comes out of them.
    os.environ["CUPS_SERVER"] = os.devnull
    _keep_files_in_memory(config)
    _share_work(config)
    runs = not config.option.collectonly and not getattr(config.option, "numprocesses", None)
    # A platform that was chosen (`offscreen`) or a screen to look at (ZONK_SCREEN=here) stays.
    chosen = os.environ.get("QT_QPA_PLATFORM", "xcb") != "xcb"
    if not runs or chosen or os.environ.get("ZONK_SCREEN") == "here":
        return
    stack = config.stash[_OWN_SCREEN] = contextlib.ExitStack()
    with contextlib.suppress(NoScreen):
        os.environ.update(stack.enter_context(screen()))


def pytest_unconfigure(config: pytest.Config) -> None:
    if _SHARED in config.stash:
        config.stash[_SHARED].cleanup()
    if _OWN_SCREEN in config.stash:
        config.stash[_OWN_SCREEN].close()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of the window, leave out what is no sample, begin with what takes longest."""
    no_screen = sys.platform == "linux" and not os.environ.get("DISPLAY")
    for item in items:
        if item.get_closest_marker("full") and not config.option.slow:
            item.add_marker(pytest.mark.skip(reason="beyond the sample; run with --slow"))
        if config.option.slow and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(_IN_FULL))
        if item.nodeid.startswith(_WINDOW_FOLDERS) or "qapp" in getattr(item, "fixturenames", ()):
            item.add_marker("window")
        if item.get_closest_marker("window") is None:
            continue
        if no_screen:
            # Without a screen Qt would end the whole run.
            item.add_marker(pytest.mark.skip(reason="no screen: install Xvfb"))
        if sys.platform != "linux":
            # One screen for all: one window at a time has the keyboard.
            item.add_marker(pytest.mark.xdist_group("window"))
    _mix(items)


def _mix(items: list[pytest.Item]) -> None:
    """What takes longest first; then files of the window and others, dealt in turn.

    A window is waited for now and then: not in all workers at once, so that no processor is idle.
    """
    place: dict[tuple[bool, Path], float] = {}
    for window in (True, False):
        those = [item for item in items if _opens_a_window(item) is window]
        for number, item in enumerate(those):
            place.setdefault((window, item.path), number / len(those))
    items.sort(
        key=lambda item: (
            item.get_closest_marker("slow") is None, place[_opens_a_window(item), item.path],
        )
    )  # fmt: skip


def _opens_a_window(item: pytest.Item) -> bool:
    return item.get_closest_marker("window") is not None


def pytest_collection_finish() -> None:
    """Leave all that was imported out of the search for garbage: a tenth of a window's test.

    The search itself is asked for where something depends on it, by name.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 10, 10)
    gc.enable()


class Amount(NamedTuple):
    """How often a slow test does its work."""

    slow: bool

    def of(self, sample: int, full: int, variable: str) -> int:
        """The sample, all of it with `--slow`, or what an environment variable asks for."""
        return int(os.environ.get(variable, full if self.slow else sample))


@pytest.fixture
def amount(request: pytest.FixtureRequest) -> Amount:
    return Amount(bool(request.config.getoption("--slow")))


def _two_languages(folder: Path) -> None:
    from tests.words import pseudo  # noqa: PLC0415 - what writes languages only where it is used

    shutil.copytree(resource("texts", "en"), folder / "en")
    pseudo.write(folder)


@pytest.fixture
def languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of languages: English, and one that nobody speaks; what was spoken is again."""
    before = words.speech()
    folder = tmp_path / "texts"
    shutil.copytree(once.filled("languages", _two_languages), folder)
    # The package has a function of the module's name.
    monkeypatch.setattr(
        importlib.import_module("zonk_desktop.words.speech"), "texts", lambda: folder
    )
    yield folder
    words.use(before)


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """Chance from a seed of the test's own name: the same dice in every run of it.

    The program asks the operating system for seeds by the module `secrets` alone; here it gets
    other ones each time it asks, and the same ones whenever this test runs.
    """
    chance = random.Random(zlib.crc32(request.node.nodeid.partition("@")[0].encode()))
    monkeypatch.setattr(secrets, "token_bytes", lambda count=32: chance.randbytes(count))
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)
    return chance


@pytest.fixture(scope="session")
def qapp_cls() -> type[object]:
    """The program's own application; made here, as there is one for all tests."""
    from zonk_desktop.ui.window.application import Application  # noqa: PLC0415 - Qt only where it is used

    return Application


@pytest.fixture(scope="session", autouse=True)
def _one_application(request: pytest.FixtureRequest) -> None:
    """The program's application, before the command that prints makes a smaller one for itself.

    There is one for all tests of a worker, and which of them comes first is chance.
    """
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("QT_QPA_PLATFORM"):
        request.getfixturevalue("qapp")


@pytest.fixture(scope="session", autouse=True)
def _settings_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the games of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        # What is to be heard asks for it; no test makes a noise in a room.
        patch.setenv("ZONK_SOUND", "off")
        home = str(tmp_path_factory.mktemp("home"))
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "APPDATA"):
            patch.setenv(name, home)
        # More rule sets are asked about than by a player, and each is worked out once in a run.
        patch.setattr("zonk_desktop.odds.known.MOST_COMMONS", 24)
        patch.setattr("zonk_desktop.odds.kept.MOST_FILES", 1000)
        patch.setattr("zonk_desktop.odds.kept.MOST_IN_ALL", 1 << 30)
        words.strictly()
        yield
