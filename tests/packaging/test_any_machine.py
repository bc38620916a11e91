"""What is built does not follow from the machine it is built on."""

from __future__ import annotations

import ast
import base64
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
from importlib import metadata
from pathlib import Path
from typing import Any

import check
import debian
import environment
import licences
import linux
import machine
import parts
import product
import pytest
import sbom
import trim

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="what is frozen on Linux")


def rustfluent() -> Path:
    """The library of a wheel that names its builder's home in every message."""
    found = importlib.util.find_spec("rustfluent.rustfluent")
    if found is None or found.origin is None:
        pytest.skip("no wheel of rustfluent for this Python")
    return Path(found.origin)


@pytest.mark.parametrize("home", ["/root", "/home/runner", "/Users/runner", "/srv/somebody"])
def test_a_home_is_no_mark(monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    usual = trim.build_marks()
    monkeypatch.setenv("HOME", home)
    monkeypatch.setenv("USERPROFILE", home)
    assert trim.build_marks() == usual
    assert home.encode() not in usual


def test_a_library_as_published_may_name_its_makers_home(tmp_path: Path) -> None:
    library = tmp_path / "part" / "rustfluent.so"
    library.parent.mkdir()
    published = rustfluent().read_bytes()
    library.write_bytes(published)
    assert trim.as_published(published)
    assert check.traces(library.parent) == []


def test_what_another_machine_froze_has_the_wheels_of_that_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = b"\x7fELF of another machine"
    digest = base64.urlsafe_b64encode(hashlib.sha256(library).digest()).rstrip(b"=").decode()
    info = tmp_path / "venv/lib/python3.13/site-packages/part-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: part\nVersion: 1.0\n", "utf-8")
    record = f"part.so,sha256={digest},{len(library)}\npart-1.0.dist-info/METADATA,,\n"
    (info / "RECORD").write_text(record, "utf-8")
    # Who reads the record may leave out what is not there (Python from 3.12 on).
    (info.parent / "part.so").write_bytes(library)
    trim._published.cache_clear()
    assert not trim.as_published(library)
    monkeypatch.setattr(product, "WORK", tmp_path)
    trim._published.cache_clear()
    assert trim.as_published(library)
    trim._published.cache_clear()


@linux_only
def test_a_changed_library_may_not(tmp_path: Path) -> None:
    library = tmp_path / "part" / "rustfluent.so"
    library.parent.mkdir()
    home = b"/".join([b"", b"root", b".cargo", b"registry"])  # put together: no file names a home
    changed = rustfluent().read_bytes() + b"\0" + home + b"\0"
    library.write_bytes(changed)
    assert "names a machine it was built on" in check.traces(library.parent)[0]
    cleaned = trim.without(changed)
    assert len(cleaned) == len(changed)
    assert b"//.cargo/registry" in cleaned
    library.write_bytes(cleaned)
    assert check.traces(library.parent) == []


def test_a_host_of_packages_is_found_in_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "https://somebody:secret@wheels.example/simple")
    monkeypatch.setattr(check, "mirrors", check.mirrors.__wrapped__)
    (tmp_path / "direct.json").write_text('{"url": "https://wheels.example/x.whl"}')
    assert "//wheels.example" in check.traces(tmp_path)[0]


def test_archives_are_unpacked_by_the_oldest_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python 3.11.2 of Debian 12 knows no filters of tarfile."""

    def old(self: tarfile.TarFile, member: object, path: str = "", set_attrs: bool = True) -> None:
        raise AssertionError("members are written by check itself")

    monkeypatch.setattr(tarfile.TarFile, "extract", old)
    (tmp_path / "part.txt").write_text("kept")
    archive = tmp_path / "zonk.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(tmp_path / "part.txt", "zonk/deep/part.txt")
    check.unpack(archive, tmp_path / "out")
    assert (tmp_path / "out/zonk/deep/part.txt").read_text() == "kept"


def test_no_member_of_an_archive_leaves_its_folder(tmp_path: Path) -> None:
    (tmp_path / "part.txt").write_text("kept")
    archive = tmp_path / "zonk.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(tmp_path / "part.txt", "../outside.txt")
    with pytest.raises(SystemExit, match="lies outside"):
        check.unpack(archive, tmp_path / "out")
    assert not (tmp_path / "outside.txt").exists()


def test_licences_are_gathered_before_libraries_are_changed() -> None:
    """A changed copy lies in no distribution, and its licence would not be found."""
    calls = [
        (node.lineno, ast.unparse(node.func))
        for node in ast.walk(ast.parse((PACKAGING / "zonk.spec").read_text("utf-8")))
        if isinstance(node, ast.Call)
    ]
    places = {name: line for line, name in sorted(calls, reverse=True)}
    assert places["licences.collect"] < places["trim.anonymous"]


def test_the_licence_of_every_locked_part_is_known() -> None:
    names = {parts.normal(name) for name in re.findall(r"^([\w.-]+)==", run_lock(), re.MULTILINE)}
    looked_at = 0
    for one in metadata.distributions():
        name = parts.normal(one.metadata["Name"])
        if name not in names - BUILDING or name in licences.QT:
            continue
        looked_at += 1
        assert "License-Expression" in one.metadata or parts.SPDX.get(name), name
        assert licences.texts_of(one) or licences.KEPT.get(name), name
    assert looked_at >= 8


#: In the lock to install the project itself; not frozen.
BUILDING = {
    *("editables", "hatchling", "packaging", "pathspec", "pluggy", "pycparser"),
    *("tomlkit", "trove-classifiers"),
}


def run_lock() -> str:
    return (PACKAGING / "locks" / "run.txt").read_text("utf-8")


def test_the_crates_of_the_wheel_in_the_lock_are_known() -> None:
    found = parts.crates(rustfluent().read_bytes())
    assert {"pyo3", "fluent-bundle"} <= {part.name for part in found}
    for part in found:
        assert re.fullmatch(r"\d+\.\d+\.\d+", part.version)
    # In the library for ARM alone.
    (arm,) = parts.crates(b"index.crates.io-0/is_ci-1.2.0/src")
    assert arm.licence == "ISC"
    assert "rust-ISC.txt" in licences.KEPT["rustfluent"]
    with pytest.raises(SystemExit, match="crate unheard-of"):
        parts.crates(b"index.crates.io-0/unheard-of-1.0.0/src")


def test_every_typeface_is_in_the_list_of_contents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "FILE", tmp_path / "parts.json")
    monkeypatch.setattr(sbom, "frozen", lambda place: ROOT / place)
    found: list[parts.Part] = []
    licences._own(tmp_path / "texts", found)
    wheel = parts.Part("fluent.runtime", "0.4.0", "Apache-2.0", "fluent.runtime",
                       purl="pkg:pypi/fluent-runtime@0.4.0")  # fmt: skip
    parts.keep([*found, wheel])
    listed: dict[str, Any] = {str(one["name"]): one for one in sbom.components()}
    files = [file for one in listed.values() for file in one.get("components", [])]
    faces = sorted((ROOT / "resources" / "fonts").glob("*.ttf"))
    assert sorted(file["name"] for file in files) == [f"resources/fonts/{f.name}" for f in faces]
    assert all(len(file["hashes"][0]["content"]) == 64 for file in files)
    assert listed["Figtree"]["licenses"] == [{"expression": "OFL-1.1"}]
    # Named with a dot by its makers and with a dash by the lock.
    (source,) = listed["fluent.runtime"]["externalReferences"]
    assert len(source["hashes"]) >= 1
    assert "Figtree, OFL-1.1: fonts/" in [part.line() for part in found]


def test_the_packages_name_every_licence() -> None:
    known = [
        parts.Part("one", "1", "MIT OR Apache-2.0", "one"),
        parts.Part("two", "2", "MIT", "two", within="one"),
        parts.Part("three", "3", "0BSD AND MIT", "three"),
    ]
    assert parts.expression(known) == "(MIT OR Apache-2.0) AND 0BSD AND MIT"
    assert known[1].line() == "two 2 (in one), MIT: two/"
    assert "\n@PARTS@\n" in linux.filled("copyright")
    assert "License: {parts.expression" in (PACKAGING / "linux.py").read_text("utf-8")


def test_work_on_the_packages_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = [(100, "E: Could not get lock /var/lib/apt/lists/lock."), (0, ""),
               (100, "E: Could not get lock /var/lib/dpkg/lock-frontend."), (0, "")]  # fmt: skip
    asked: list[str] = []
    slept: list[float] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command[1])
        status, said = answers.pop(0)
        return subprocess.CompletedProcess(command, status, "", said)

    monkeypatch.setattr(shutil, "which", lambda _: "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(time, "sleep", slept.append)
    machine.provide(["rpm"], "")
    assert asked == ["update", "update", "install", "install"]
    assert slept == [machine.PAUSE] * 2
    assert capsys.readouterr().err.count("waiting until it is done") == 2


@linux_only
def test_pythons_own_library_is_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: dict[str, object] = {
        "Py_ENABLE_SHARED": 1, "INSTSONAME": "libpython3.99.so.1.0", "LIBDIR": str(tmp_path),
    }  # fmt: skip
    monkeypatch.setattr(sysconfig, "get_config_var", told.get)
    package = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
    assert machine.python_library() == {"libpython3.99.so.1.0": package}
    (tmp_path / "libpython3.99.so.1.0").touch()
    assert machine.python_library() == {}
    told["Py_ENABLE_SHARED"] = 0
    with pytest.raises(machine.Failure, match="without a shared library"):
        machine.python_library()


def test_set_up_tells_what_it_fetches(capsys: pytest.CaptureFixture[str]) -> None:
    said = [
        "Collecting numpy==2.4.6\n",
        "  Downloading numpy-2.4.6-cp311-manylinux_2_27_x86_64.whl.metadata (6.6 kB)\n",
        "Downloading numpy-2.4.6-cp311-manylinux_2_27_x86_64.whl (16.9 MB)\n",
        "Using cached segno-1.6.6-py3-none-any.whl (76 kB)\n",
        "Processing /wheels/cffi-2.1.1-cp311.whl (from -r /tmp/0.txt (line 3))\n",
        "Installing collected packages: cffi, numpy, segno\n",
    ]
    assert environment.followed(said) == "".join(said)
    assert capsys.readouterr().err.splitlines() == [
        "dev: fetching numpy 2.4.6, 16.9 MB",
        "dev: at hand: segno 1.6.6, 76 kB",
        "dev: at hand: cffi 2.1.1",
        "dev: unpacking 3 packages",
    ]


def test_what_is_handed_on_may_begin_with_two_dashes(monkeypatch: pytest.MonkeyPatch) -> None:
    import dev  # noqa: PLC0415

    handed: list[list[str]] = []

    def become(words: list[str]) -> int:
        handed.append(words)
        return 0

    monkeypatch.setattr(dev, "system_parts", lambda tests: None)
    monkeypatch.setattr(dev, "environment", lambda _: Path("python"))
    monkeypatch.setattr(dev, "become", become)
    dev.main(["run", "--", "--version"])
    dev.main(["run", "--version"])
    assert handed[0] == handed[1]
    assert handed[0][-1] == "--version"


def test_everything_for_linux_is_made_by_one_script() -> None:
    """Neither a lint nor a library of the runner's decides about a release."""
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert "sudo python3 packaging/debian.py" in workflow
    for word in ("lintian", "rpmlint", "appstreamcli", "ubuntu-22.04", "choco", "fedora:42"):
        assert word not in workflow, word
    assert "sudo python3 packaging/dev.py try arm64" in workflow
    # A draft waits for every job.
    jobs = set(re.findall(r"(?m)^  (\w+):$", workflow.partition("\njobs:\n")[2]))
    needed = re.findall(r"needs: \[(.+)\]", workflow)
    assert jobs - {"release"} == set(needed[-1].split(", "))
    # Images are named by their sums.
    images = re.findall(r"docker run .+? ([\w/.-]+:\d\S*)", workflow)
    assert images
    for image in images:
        assert re.search(r"@sha256:[0-9a-f]{64}$", image), image
    script = (PACKAGING / "linux" / "release.sh").read_text("utf-8")
    for word in ("lintian", "rpmlint", "appstreamcli", "desktop-file-validate", "dev.py build"):
        assert word in script, word
    for name in re.findall(r"packaging/[\w/.-]+\.(?:py|sh|toml)", script):
        assert (ROOT / name).is_file(), name
    if os.name == "posix":
        assert os.access(PACKAGING / "linux" / "release.sh", os.X_OK)
    homes = re.search(r"home: \[(.+)\]", workflow)
    assert homes is not None
    assert len(set(homes[1].split(", "))) == 2


@pytest.mark.parametrize(("name", "words"), [("bookworm", []), ("trixie-arm64", ["--arch=arm64"])])
def test_a_debian_of_another_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, words: list[str]
) -> None:
    monkeypatch.setattr(debian, "ROOTS", tmp_path)

    def bootstrap(command: list[str], check: bool) -> None:
        suite, place, _ = command[-3:]
        assert (suite, place) == (name.partition("-")[0], str(tmp_path / name))
        assert [word for word in command if word.startswith("--arch")] == words
        (tmp_path / name / "etc/apt").mkdir(parents=True)

    monkeypatch.setattr(subprocess, "run", bootstrap)
    assert debian.fetched(name) == tmp_path / name
    assert (
        f" {name.partition('-')[0]} main" in (tmp_path / name / "etc/apt/sources.list").read_text()
    )


@pytest.mark.parametrize("name", ["", "zonk-desktop/_internal/lib.so"])
def test_what_two_homes_do_not_make_alike_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    monkeypatch.setattr(product, "DIST", tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", str)

    def made(home: str) -> int:
        for each in ("same.deb", *([name] if name else [])):
            (tmp_path / each).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / each).write_text(home if each == name else "", "ascii")
        return 0

    monkeypatch.setattr(debian, "made", made)
    assert debian.main(["/root", "/srv/somebody"]) == bool(name)
    said = capsys.readouterr().out
    assert said == (f"debian: not the same from /srv/somebody: {name}\n" if name else "")


def test_nothing_names_the_folder_that_a_release_is_made_in() -> None:
    """debian.py puts the project there; the source archive is looked through for it."""
    mark = "/src" + "/build/venv"
    assert [file.name for file in PACKAGING.rglob("*.py") if mark in file.read_text("utf-8")] == []


def test_what_qt_for_arm_asks_of_the_system_has_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {"libSM.so.6", "libICE.so.6", "libstdc++.so.6", "libc.so.6"}
    monkeypatch.setattr(linux, "wants", lambda _: (asked, (2, 38), (3, 4, 32)))
    depends, _ = linux.debian_depends(tmp_path)
    assert {"libsm6", "libice6", "libc6 (>= 2.38)", "libstdc++6 (>= 13)"} <= set(depends)
    # One that nobody here has heard of is not taken for an older one.
    monkeypatch.setattr(linux, "wants", lambda _: (asked, (2, 38), (3, 4, 99)))
    with pytest.raises(SystemExit, match=r"libstdc\+\+"):
        linux.debian_depends(tmp_path)
