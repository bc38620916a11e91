"""The list of changes that change nothing speaks of lines that are there."""

from __future__ import annotations

import ast
import sys

import pytest

if sys.platform == "win32":
    pytest.skip("mutants forks", allow_module_level=True)

import changes
import mutants
import unnoticeable

from zonk_desktop.players import thinking


@pytest.mark.parametrize(("module", "line", "why"), unnoticeable.SAME)
def test_every_line_named_as_equal_is_there(module: str, line: str, why: str) -> None:
    source = mutants.path_of(module).read_text("utf-8").splitlines()
    assert line in [row.strip() for row in source]
    assert why


def test_a_change_is_put_where_it_was_found() -> None:
    source = "def more(one: int) -> bool:\n    return one > 1 and not one % 2\n"
    found = [mutant.after for mutant, _ in changes.mutations("more", source)]
    assert "one > 1 => one >= 1" in found
    assert "1 => 2" in found
    assert "not one % 2 => one % 2" in found
    changed = [ast.unparse(tree) for _, tree in changes.mutations("more", source, 0) if tree]
    assert len(changed) == 1
    assert changed[0] != ast.unparse(ast.parse(source))


def test_a_length_that_is_only_asserted_is_no_change() -> None:
    line = "for one, two in zip(ones, twos, strict=True):"
    of = changes.Mutant("engine.turns", 1, 1, range(1, 2), line, "True => False")
    assert mutants.same(of)
    assert not mutants.same(of._replace(after="one => two"))


def test_a_default_that_is_named_is_changed_too() -> None:
    before = thinking.work_out.__kwdefaults__
    named = (one for one in mutants.all_mutants(["players.thinking"]) if "at_once" in one.before)
    try:
        mutants.put(next(one for one in named if one.after == "False => True"))
        assert thinking.work_out.__kwdefaults__ == {"at_once": True}
    finally:
        thinking.work_out.__kwdefaults__ = before
