"""What of the libraries is frozen: enough for the program, and no more."""

from __future__ import annotations

import ast
import hashlib
import importlib
import os
import platform
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import blas
import check
import icu
import pytest
import trim
import weights

ROOT = Path(__file__).resolve().parents[2]


def imported() -> set[str]:
    """Every module that the program names in an import."""
    found = set()
    for file in (ROOT / "zonk_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {one.name for one in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return found


def test_nothing_that_the_program_imports_is_left_out() -> None:
    elsewhere = set() if trim.LINUX else {"PySide6.QtDBus"}
    # Once Dask is there, which frozen it never is: `--on` says so (helpers).
    lent = {"distributed", "asyncio"}
    assert not imported() & set(trim.EXCLUDES) - elsewhere - lent


def test_what_the_program_names_while_it_runs_is_frozen() -> None:
    """No analysis sees a module that is imported by its name; the spec lists those."""
    spec = (ROOT / "packaging" / "zonk.spec").read_text("utf-8")
    named = set()
    for file in (ROOT / "zonk_desktop").rglob("*.py"):
        named |= set(re.findall(r"import_module\(\s*\"([\w.]+)\"", file.read_text("utf-8")))
    assert named == {"fluent.runtime", "miniaudio", "pyqtgraph", "rustfluent"}
    assert all(f'"{name}"' in spec for name in named)


def test_assertions_only_tell_types() -> None:
    """The frozen program has none (`optimize` in the spec)."""
    for file in (ROOT / "zonk_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Assert):
                told = ast.unparse(node.test)
                assert re.fullmatch(r"(isinstance|issubclass)\(.*\)|.* is not None", told), told


HEAD = b"\x10\x00\xda\x27".ljust(16, b"\0")


def test_tables_of_icu_are_cut_and_nothing_else_of_them_changes() -> None:
    each = {
        f"icudt73l/{name}": name.encode().ljust(32, b"\xaa")
        for name in ("af.res", "brkitr/word.brk", "coll/de.res", "coll/zh.res", "gb18030.cnv",
                     "root.res", "zone/de.res", "zone/en.res")
    }  # fmt: skip
    data = icu.packed(HEAD, each)
    assert icu.tables(data) == (HEAD, each)
    assert icu.packed(*icu.tables(data)) == data
    left = icu.tables(icu.cut(data))[1]
    assert [name.partition("/")[2] for name in left] == [
        "coll/de.res", "coll/zh.res", "root.res", "zone/en.res",
    ]  # fmt: skip
    assert all(table == each[name] for name, table in left.items())


@pytest.mark.skipif(not trim.LINUX, reason="ICU lies in Qt's folder on Linux")
def test_the_tables_of_the_wheel_are_those_whose_sums_are_kept() -> None:
    wheel = Path(importlib.import_module("PySide6").__file__ or "").parent
    (library,) = (wheel / "Qt" / "lib").glob("libicudata.so.*")
    published = library.read_bytes()
    # Its only symbol: where the data begins and how long it is.
    start = published.index(b"\xda\x27") - 2
    before, after = (line.split()[0] for line in icu.SUMS.read_text("utf-8").splitlines())
    (table,) = re.finditer(rb"\x01\0\0\0\x11\0..(.{8})(.{8})", published[:start], re.S)
    (length,) = struct.unpack("<Q", table[2])
    data = published[start : start + length]
    assert hashlib.sha256(data).hexdigest() == before
    cut = icu.cut(data)
    assert hashlib.sha256(cut).hexdigest() == after
    assert len(cut) < 5_000_000


def test_of_words_what_the_program_reads_is_taken_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trim, "LANGUAGES", {"pt_BR", "de"})
    read = [
        "resources/texts/de/general.ftl", "resources/texts/de/rules/wheaton.toml",
        "PySide6/Qt/translations/qtbase_pt_BR.qm", "PySide6/Qt/translations/qtbase_de.qm",
        "babel/locale-data/root.dat", "babel/locale-data/zh_Hans_CN.dat", "babel/global.dat",
    ]  # fmt: skip
    unread = [
        "resources/texts/de/package.ftl", "resources/texts/de/GLOSSARY.md",
        "PySide6/Qt/translations/qtbase_fr.qm", "PySide6/Qt/translations/designer_de.qm",
        "babel/locale-data/af.dat", "babel/locale-data/dje.dat", "pytz/zoneinfo/UTC",
    ]  # fmt: skip
    entries = [(place, f"/{place}", "DATA") for place in (*read, *unread)]
    assert [entry[0] for entry in trim.datas(entries, [])] == read


def test_a_part_that_grows_and_a_file_of_none_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "TABLE", tmp_path / "build" / "weights.txt")
    folder = tmp_path / "zonk-desktop"
    (folder / "_internal" / "mujoco").mkdir(parents=True)
    (folder / "zonk-desktop").write_bytes(bytes(100))
    library = folder / "_internal" / "mujoco" / "libmujoco.so.4.0.1"
    library.write_bytes(bytes(1000))
    assert weights.wrong(folder) == []
    assert "MuJoCo: the motion of thrown dice" in weights.TABLE.read_text("utf-8")
    with library.open("r+b") as grown:
        grown.truncate(8_000_000)
    (folder / "_internal" / "libsomething.so").write_bytes(b"x")
    heavy, strange = weights.wrong(folder)
    assert heavy == "MuJoCo has 8.00 MB, at most 6.9 (weights.py)"
    assert strange == "libsomething.so belongs to no part (weights.py)"


def test_machine_code_of_arm_may_weigh_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "TABLE", tmp_path / "build" / "weights.txt")
    usual = {share.name: share.most for share in weights.SHARES}
    assert all(most > usual[name] for name, most in weights.ON_ARM.items())
    library = tmp_path / "zonk-desktop" / "_internal" / "PySide6" / "QtGui.abi3.so"
    library.parent.mkdir(parents=True)
    with library.open("wb") as grown:
        grown.truncate(18_300_000)
    monkeypatch.setattr(platform, "machine", lambda: "aarch64")
    assert weights.wrong(tmp_path / "zonk-desktop") == []
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    (heavy,) = weights.wrong(tmp_path / "zonk-desktop")
    assert heavy == "PySide6 has 18.30 MB, at most 16.7 (weights.py)"


def test_a_library_that_is_not_stripped_is_named(tmp_path: Path) -> None:
    (tmp_path / "libbare.so").write_bytes(b"\x7fELF\0.dynsym\0.text\0")
    (tmp_path / "words.txt").write_bytes(b"\0.symtab\0")
    assert not check.unstripped(tmp_path)
    (tmp_path / "libwhole.so").write_bytes(b"\x7fELF\0.dynsym\0.symtab\0.text\0")
    assert check.unstripped(tmp_path) == ["libwhole.so is not stripped"]


def test_the_parts_together_stay_below_the_limit_of_the_whole() -> None:
    most = {share.name: share.most for share in weights.SHARES}
    assert len(most) == len(weights.SHARES)
    assert 100 < sum(most.values()) < 118


@pytest.mark.skipif(
    not trim.LINUX or shutil.which("gcc") is None, reason="a library of Linux, and its compiler"
)
def test_numpy_multiplies_and_solves_by_the_small_library_as_by_openblas(tmp_path: Path) -> None:
    wheel = Path(importlib.import_module("numpy").__file__ or "").parent.parent / "numpy.libs"
    (large,) = (file for file in wheel.iterdir() if blas.NAME.fullmatch(file.name))
    one, two = (blas.built(large.name, tmp_path / name) for name in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()
    assert one.stat().st_size < 200_000
    # The loader takes what it has by that name already.
    went = subprocess.run(
        [sys.executable, "-c", MULTIPLIED], capture_output=True, text=True, check=False,
        env={**os.environ, "LD_PRELOAD": str(one)},
    )  # fmt: skip
    assert went.returncode == 0, went.stdout + went.stderr
    assert went.stdout == "the small library: 685 right\n"


#: Each kind of number, shapes, and ways to lie in memory, against sums that need no library.
MULTIPLIED = """
import itertools, numpy as np
rng = np.random.default_rng(1)
def made(kind, *shape):
    turned = (1j if kind in "FD" else 1) * rng.random(shape)
    return (rng.standard_normal(shape) + turned).astype(kind)
def forms(x):
    wide = np.zeros((2 * x.shape[0], 3 * x.shape[1]), x.dtype)
    wide[::2, ::3] = x
    tall = np.zeros((x.shape[0] + 3, x.shape[1]), x.dtype, order="F")
    tall[:-3] = x
    return x, np.asfortranarray(x), wide[::2, ::3], tall[:-3]
right = 0
def same(found, wanted):
    global right
    assert np.allclose(found, wanted, rtol=near, atol=near), (found, wanted)
    right += 1
for kind, near in (("f", 1e-3), ("d", 1e-10), ("F", 1e-3), ("D", 1e-10)):
    for m, k, n in ((1, 5, 3), (7, 9, 4), (17, 33, 20)):
        left, over, line = made(kind, m, k), made(kind, k, n), made(kind, k)
        product = np.einsum("ik,kj->ij", left, over)
        for a, b in itertools.product(forms(left), forms(over)):
            same(a @ b, product)
            same(np.matmul(b.T, a.T).T, product)
        for a in forms(left):
            same(a @ a.T, np.einsum("ik,jk->ij", left, left))
            same(a @ a.conj().T, np.einsum("ik,jk->ij", left, left.conj()))
            same(a.T @ a, np.einsum("ki,kj->ij", left, left))
            same(a @ line, np.einsum("ik,k->i", left, line))
            same(a @ line[::-1], np.einsum("ik,k->i", left, line[::-1]))
        same(np.vdot(line, line), (line.conj() * line).sum())
        same(np.dot(line, line[::-1]), (line * line[::-1]).sum())
    for size in (1, 2, 40):
        square = made(kind, size, size) + size * np.eye(size, dtype=kind)
        sides = made(kind, size, 3)
        same(square @ np.linalg.solve(square, sides), sides)
        same(np.linalg.inv(square) @ square, np.eye(size))
        same(np.linalg.det(square[:2, :2]), square[0, 0] if size < 2 else
             square[0, 0] * square[1, 1] - square[0, 1] * square[1, 0])
try:
    np.linalg.solve(np.zeros((2, 2)), np.ones(2))
except np.linalg.LinAlgError:
    right += 1
own = any("/one/" in row for row in open("/proc/self/maps") if "openblas" in row)
print("the small library:" if own else "OpenBLAS:", right, "right")
"""


def test_the_program_asks_of_linear_algebra_what_the_small_library_has() -> None:
    asked = set()
    for file in (ROOT / "zonk_desktop").rglob("*.py"):
        asked |= set(re.findall(r"\blinalg\.(\w+)", file.read_text("utf-8")))
    assert asked == {"det", "norm", "solve"}


#: Every module of the program, and all that pyqtgraph, a throw, its sound and chances need.
WITHOUT = """
import importlib.util, sys, trim
from pathlib import Path
for name in trim.EXCLUDES:
    # pyqtgraph asks of other ways to Qt whether they were imported; the frozen program has build
    # variables of its own.
    if name not in ("PyQt5", "PyQt6", "PySide2", trim.BUILD_VARIABLES):
        sys.modules[name] = None
root = Path(trim.__file__).parent.parent
for file in sorted((root / "zonk_desktop").rglob("*.py")):
    name = file.relative_to(root).with_suffix("").as_posix().replace("/", ".")
    if not name.startswith("zonk_desktop.page."):  # of a browser
        importlib.import_module(name.removesuffix(".__init__"))
for name in ("miniaudio", "rustfluent"):  # where there is a wheel
    if importlib.util.find_spec(name):
        importlib.import_module(name)
from PySide6.QtWidgets import QApplication
from zonk_desktop.tray.throws import Thrower
from zonk_desktop.ui.charts.zoom import library
app = QApplication(["zonk", "-platform", "offscreen"])
del sys.modules["PySide6.QtOpenGL"]
plot = library().PlotWidget(background="w")
plot.addLegend()
plot.plot([1, 2, 3], [3, 1, 2], symbol="o", name="a")
plot.showGrid(y=True, alpha=0.15)
plot.resize(300, 200)
plot.show()
app.processEvents()
thrown = Thrower().throw(2, (3, 4), 5)
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.odds import ask
from zonk_desktop.rulebook.load import preset
assert sum(ask.chances(new_game(Rules(preset("wheaton")), ("Ann", "Bob")))) > 0.99
print(plot.grab().toImage().pixelColor(5, 5).name(), len(thrown.positions) > 9)
"""


def test_the_program_needs_nothing_of_what_is_left_out() -> None:
    went = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "packaging")))},
    )  # fmt: skip
    assert went.returncode == 0, went.stderr
    assert went.stdout == "#ffffff True\n"
