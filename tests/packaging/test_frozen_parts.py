"""What of the libraries is frozen: enough for the program, and no more."""

from __future__ import annotations

import ast
from pathlib import Path

import trim

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
    assert not imported() & set(trim.EXCLUDES) - elsewhere
