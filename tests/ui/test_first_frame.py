"""What may be loaded before the first frame: counted, for a count holds on any machine."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

#: Rooms of the program that the start page is made of.
ROOMS = {"app", "archive", "cli", "console", "faces", "log", "qt_start", "resources"} | {
    "rulebook", "tray", "ui.kit", "ui.start", "ui.window", "words",
}  # fmt: skip
#: Modules of ours, and classes that Qt makes when they are asked for.
MOST_MODULES, MOST_CLASSES = 61, 155
#: Classes of Qt with hundreds of names in their enumerations, and modules that take long.
DEAR = {
    "QtWidgets.QStyle", "QtWidgets.QComboBox", "QtWidgets.QFileDialog", "QtWidgets.QMessageBox",
    "QtWidgets.QSpinBox", "QtWidgets.QLineEdit", "QtWidgets.QTabWidget", "QtGui.QIcon",
    "json", "socket", "sqlite3", "tomllib", "numpy", "mujoco", "pyqtgraph", "OpenGL", "miniaudio",
    "logging.handlers", "multiprocessing", "fractions", "secrets", "hashlib",
}  # fmt: skip


def run(*words: str, **more: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, *words],
        check=True, capture_output=True, text=True, timeout=200,
        env={**os.environ, "PYTHONPATH": str(ROOT), **more},
    )  # fmt: skip
    return done.stdout.splitlines()


def room(module: str) -> str:
    first, *rest = module.removeprefix("zonk_desktop").strip(".").split(".")
    return ".".join((first, *rest[:1])) if first == "ui" else first


def test_only_the_start_page_comes_before_the_first_frame(tmp_path: Path) -> None:
    """The first page is painted before a game and its libraries are loaded; then it plays."""
    painted, *ready = run(str(ROOT / "packaging" / "first_frame.py"), str(tmp_path))
    assert len(ready) == 1
    loaded = set(painted.split()[1:])
    ours = {name for name in loaded if name.split(".")[0] == "zonk_desktop"}
    assert {room(name) for name in ours} - {"", "ui"} <= ROOMS
    assert len(ours) <= MOST_MODULES
    assert not loaded & DEAR
    qt = {name for name in loaded if name.startswith("PySide6.Qt")}
    assert qt == {f"PySide6.{name}" for name in ("QtCore", "QtGui", "QtSvg", "QtWidgets")}
    made = [name for name in loaded if name.startswith(("QtCore.", "QtGui.", "QtWidgets."))]
    assert 20 < len(made) <= MOST_CLASSES


STARTED = """
import builtins, re
compiler = re.compile
from zonk_desktop import qt_start
qt_start.load()
print(builtins.__import__ is not builtins.__feature_import__, re.compile is compiler)
from PySide6.support.signature.lib.pyi_generator import Formatter
from PySide6.support.signature.parser import arglistParser
print(isinstance(Formatter.brace_searcher, qt_start.Later))
print(Formatter.brace_searcher.groups > 0, Formatter.brace_searcher.search("a[b]") is not None)
print(arglistParser.parse("a:int,b:str"))
from PySide6.QtCore import QObject, QPoint
from PySide6.support.signature import get_signature
print(get_signature(QObject.setObjectName))
try:
    QPoint("x")
except TypeError as wrong:
    print("Supported signatures" in str(wrong))
"""


def test_patterns_of_qt_wait_until_they_are_used() -> None:
    """No source is read for an import, and what Qt says of its signatures it still says."""
    imports, waiting, works, parsed, named, told = run("-c", STARTED)
    assert imports == "True True"
    assert waiting == "True"
    assert works == "True True"
    assert parsed == "['a:int', 'b:str']"
    assert "name: str" in named
    assert told == "True"


COMPILED = """
import builtins, sys
usual = builtins.compile
asked = []
def compiled(source, name, *given, **named):
    asked.append(str(name))
    return usual(source, name, *given, **named)
builtins.compile = compiled
from zonk_desktop import qt_start
qt_start.load()
from PySide6.QtCore import QObject
from PySide6.support.signature import get_signature
print(len([one for one in asked if one.startswith("shibokensupport/")]) > 5)
print(get_signature(QObject.setObjectName))
"""


def test_the_part_of_qt_that_comes_as_source_is_compiled_once(tmp_path: Path) -> None:
    told = "(self, name: str, /) -> None"

    def start(not_written: str = "") -> list[str]:
        return run(
            "-c", COMPILED,
            PYTHONPYCACHEPREFIX=str(tmp_path), PYTHONDONTWRITEBYTECODE=not_written,
        )  # fmt: skip

    def written() -> list[Path]:
        return list(tmp_path.rglob("qt_start*.qt*"))

    assert start("1") == ["True", told]
    assert not written()
    assert start() == ["True", told]
    assert start() == ["False", told]
    [file] = written()
    whole = file.read_bytes()
    for damaged in (b"", whole[:-1], whole[:40] + b"?" + whole[41:], b"another" + whole):
        file.write_bytes(damaged)
        assert start() == ["True", told]
        assert written() == [file]
        assert file.read_bytes()[:4] == whole[:4]
    assert start() == ["False", told]
    # Where nothing can be written every start compiles, as it comes.
    file.unlink()
    file.mkdir()
    assert start() == ["True", told]


def test_a_second_load_changes_nothing() -> None:
    told = "from PySide6.QtCore import Qt; print(Qt.Key.Key_A.name)"
    for first in ("import PySide6.QtCore", "qt_start.load()"):
        assert run(
            "-c", f"from zonk_desktop import qt_start; {first}; qt_start.load(); {told}"
        ) == ["Key_A"]
