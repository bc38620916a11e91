"""What holds the house together beyond the import checker's contracts."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import zonk_desktop

PACKAGE = Path(zonk_desktop.__file__).parent
ENGINE_FILES = sorted((PACKAGE / "engine").rglob("*.py"))

# A list of what may be, as a list of what may not never ends.
ENGINE_MAY_IMPORT = {
    "__future__",
    "abc",
    "collections",
    "collections.abc",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "math",
    # What values are made of.
    "msgspec",
    "msgspec.structs",
    "operator",
    # For `local` alone: each thread remembers for itself what it has worked out.
    "threading",
    # For `MappingProxyType`: a table that stays as it is.
    "types",
    "typing",
}


def imported(path: Path) -> set[str]:
    """The modules a file imports from outside its own package."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module)
    return found


def test_there_is_an_engine() -> None:
    assert ENGINE_FILES


@pytest.mark.parametrize("path", ENGINE_FILES, ids=lambda path: path.stem)
def test_the_engine_is_made_of_values(path: Path) -> None:
    strangers = {
        name
        for name in imported(path) - ENGINE_MAY_IMPORT
        if name != "zonk_desktop.engine" and not name.startswith("zonk_desktop.engine.")
    }
    assert not strangers


def test_the_command_line_loads_no_qt() -> None:
    program = (
        "import sys, zonk_desktop.cli;"
        "print(*sorted(m for m in sys.modules if m.partition('.')[0] in {'PySide6', 'shiboken6'}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=200
    )
    assert done.stdout.split() == []


# A reader who meets a name knows which thing is meant: a public class has one meaning in the house.
MOST_HOMONYMS = 15


def test_a_public_class_has_one_meaning() -> None:
    homes: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append(path.relative_to(PACKAGE).as_posix())
    shared = {name: places for name, places in homes.items() if len(places) > 1}
    assert len(shared) <= MOST_HOMONYMS, shared


# A reader holds so much in the head; what is longer is two things under one name.
MOST_LINES, MOST_OF_A_CLASS = 450, 350
#: Files that may be longer, and why.
LONGER: dict[str, str] = {}


def too_long(path: Path) -> list[str]:
    """What of a file is beyond the bounds."""
    text = path.read_text("utf-8")
    count = text.count("\n")
    found = [f"{count} lines"] if count > MOST_LINES else []
    if count < MOST_OF_A_CLASS:
        return found
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MOST_OF_A_CLASS:
                found.append(f"class {node.name} of {lines}")
    return found


def test_no_file_and_no_class_is_too_long() -> None:
    root = PACKAGE.parent
    found = {
        path.relative_to(root).as_posix(): wrong
        for folder in ("zonk_desktop", "packaging", "tests")
        for path in (root / folder).rglob("*.py")
        if (wrong := too_long(path))
    }
    assert not {file: wrong for file, wrong in found.items() if file not in LONGER}
    assert set(LONGER) <= set(found), "no longer too long: off the list"


def _opens_a_painter(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"QPainter", "brush"}
        and bool(node.args)
    )


def test_every_painter_is_ended_by_with() -> None:
    """One that an error leaves open takes the process with it."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.name == "brush.py":
            continue
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        held = {
            id(item.context_expr)
            for node in nodes
            if isinstance(node, ast.With)
            for item in node.items
        }
        found += [
            f"{path.name}:{node.lineno}"
            for node in nodes
            if isinstance(node, ast.Call) and _opens_a_painter(node) and id(node) not in held
        ]
    assert not found
