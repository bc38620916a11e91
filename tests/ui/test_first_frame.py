"""What may be loaded before the first frame: counted, for a count holds on any machine."""

import os
import subprocess
import sys
from enum import Enum, EnumType
from pathlib import Path
from typing import Any

from PySide6.support import deprecated

from zonk_desktop import qt_start

ROOT = Path(__file__).parent.parent.parent

#: Rooms of the program that the start page is made of.
ROOMS = {"app", "archive", "cli", "console", "faces", "log", "qt_start", "resources"} | {
    "rulebook", "tray", "ui.kit", "ui.start", "ui.window", "words",
}  # fmt: skip
#: Modules of ours, and classes that Qt makes when they are asked for.
MOST_MODULES, MOST_CLASSES = 61, 164
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
import builtins, sys
usual = builtins.compile
from zonk_desktop import qt_start
qt_start.load()
from PySide6.QtCore import QObject, QPoint
import numpy
print(builtins.compile is usual, "shibokensupport.signature.loader" in sys.modules)
"""
TOLD = """
from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QPainter
print(QObject.setObjectName.__doc__, QTimer.__doc__, numpy.dtype.__ge__.__doc__)
for wrong in (lambda: QPoint("x"), lambda: QTimer.singleShot("a", 1), lambda: QPainter(1, 2, 3)):
    try:
        wrong()
    except TypeError as refused:
        print(refused)
from PySide6.support.signature import get_signature
print(get_signature(QObject.setObjectName))
import shiboken6
print(shiboken6.__version__, shiboken6.isValid(QObject()))
"""


def test_the_part_of_qt_for_wrong_calls_comes_with_the_first_of_them() -> None:
    """And what Qt says of its signatures it still says."""
    first, *told = run("-c", STARTED + TOLD)
    assert first == "True False"
    assert told == run("-c", "import numpy, PySide6.QtCore" + TOLD)
    assert "Supported signatures:" in told


def test_nothing_of_qt_has_changed_that_is_to_be_told() -> None:
    """`Later.finish_import` leaves this out."""
    assert not [name for name in vars(deprecated) if name.startswith("fix_for_")]


MADE = """
import enum, re, sys
first, *names = sys.argv[1:]
if first == "quickly":
    from zonk_desktop import qt_start
    qt_start.load()
def of(one):
    if isinstance(one, dict):
        return {key: of(value) for key, value in one.items()}
    return re.sub(" at 0x[0-9a-f]+", "", repr(one))
def told(made):
    yield of({key: value for key, value in vars(made).items() if "_" == key[0]})
    yield [(one, of(vars(member)), hash(member)) for one, member in made.__members__.items()]
    if issubclass(made, enum.Flag) and made._flag_mask_ >= 0:
        yield [(repr(one), repr(~one)) for one in made.__members__.values()]
    yield made.__mro__, made.__module__, made.__qualname__, list(made)
for name in names:
    package = __import__(f"PySide6.{name}", fromlist=["*"])
    for owner in (package, *(getattr(package, one) for one in sorted(dir(package)))):
        for made in list(getattr(owner, "__dict__", {}).values()):
            if isinstance(made, enum.EnumType):
                print(*told(made))
"""


def test_enumerations_of_qt_are_those_that_python_makes() -> None:
    names = ("QtCore", "QtGui", "QtWidgets", "QtPrintSupport")
    quickly, usually = (
        run("-c", MADE, how, *names, PYTHONHASHSEED="1") for how in ("quickly", "usually")
    )
    assert len(quickly) > 500
    assert quickly == usually


def test_an_enumeration_of_somebody_else_is_none_of_ours() -> None:
    """Names in words, values that are no numbers, and names that enumerations have."""
    assert EnumType._create_ is qt_start.quickly  # type: ignore[attr-defined]
    for members in ("A B", [("A", "x"), ("B", "x")], [("name", 1)], [("A", 1), ("B", 1)]):
        made: Any = Enum("Made", members)
        names = members.split() if isinstance(members, str) else [name for name, _ in members]
        assert list(made.__members__) == names
        assert made.__module__ == __name__


def test_a_second_load_changes_nothing() -> None:
    told = "from PySide6.QtCore import Qt; print(Qt.Key.Key_A.name)"
    for first in ("import PySide6.QtCore", "qt_start.load()"):
        assert run(
            "-c", f"from zonk_desktop import qt_start; {first}; qt_start.load(); {told}"
        ) == ["Key_A"]
