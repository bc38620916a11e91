"""The list of changes that change nothing speaks of lines that are there."""

from __future__ import annotations

import ast
import signal
import sys
from types import SimpleNamespace
from typing import cast

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


def test_tests_that_take_too_long_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are ended; the others are looked at as if they were alone."""

    def run(session: mutants.Session, items: list[SimpleNamespace]) -> int:
        while items[0].nodeid == "long":
            pass
        return 0

    monkeypatch.setattr(mutants, "MOST_OF_ONE", 0.01)
    monkeypatch.setattr(mutants.Session, "_run", run)
    before = signal.getsignal(signal.SIGPROF)
    try:
        items = [SimpleNamespace(nodeid=name) for name in ("quick", "long", "other")]
        reach = mutants.Session([], 1)._look(cast(pytest.Session, SimpleNamespace(items=items)))
    finally:
        signal.signal(signal.SIGPROF, before)
    assert [*reach.seconds] == [*reach.changes] == ["quick", "other"]


def test_the_quickest_tests_come_first_and_before_them_those_that_have_noticed_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = {"a": 3.0, "b": 1.0, "c": 2.0, "d": 0.5}
    reach = mutants.Reach(seconds, {"a": [0, 1], "b": [0], "c": [0], "d": [1]})
    items = [cast(pytest.Item, SimpleNamespace(nodeid=name)) for name in "abcde"]

    def order(number: int, **noticed: int) -> str:
        return "".join(item.nodeid for item in mutants._chosen(number, reach, items, noticed))

    assert order(0) == "bca"
    assert order(1) == "da"
    assert order(0, c=2) == "cba"
    assert order(0, a=9, c=2) == "acb"
    assert order(2) == ""
    # Where time is short: the one that comes by most changes, and the quickest.
    monkeypatch.setattr(mutants, "MOST_SECONDS", 6.0)
    assert order(0) == "bca"
    reach.changes["b"] = [0, 2, 3]
    monkeypatch.setattr(mutants, "MOST_SECONDS", 2.0)
    assert order(0) == "b"
    reach.changes["c"] = [0, 1, 2, 3]
    monkeypatch.setattr(mutants, "MOST_SECONDS", 4.0)
    assert order(0) == "bc"
