"""The graph of all modules: no circle, inside a room or between rooms."""

from __future__ import annotations

import re
from pathlib import Path

import grimp

import zonk_desktop


def circles(edges: dict[str, frozenset[str]]) -> list[list[str]]:
    """What is left of a graph when everything that hangs loose is taken away, again and again."""
    left = dict(edges)
    while True:
        pointed = {target for targets in left.values() for target in targets}
        loose = {
            node for node, targets in left.items() if node not in pointed or not targets & set(left)
        }
        if not loose:
            break
        left = {node: targets - loose for node, targets in left.items() if node not in loose}
    return [sorted(left)] if left else []


def test_a_circle_is_found() -> None:
    graph = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("b"), "d": frozenset("a")}
    assert circles(graph) == [["b", "c"]]
    assert circles({"a": frozenset("b"), "b": frozenset("c"), "c": frozenset()}) == []


def test_no_module_imports_itself_by_a_detour() -> None:
    """Imports inside functions and for type checkers count: they are knowledge as well."""
    graph = grimp.build_graph("zonk_desktop", cache_dir=None)
    edges = {
        module: frozenset(graph.find_modules_directly_imported_by(module))
        for module in graph.modules
    }
    assert len(edges) > 100
    assert circles(edges) == []


def test_a_control_is_blocked_in_one_way() -> None:
    """A dialog that blocks a button by hand forgets the tooltip, or the screen reader."""
    ui = Path(zonk_desktop.__file__).parent / "ui"
    by_hand = {
        path.relative_to(ui).as_posix()
        for path in ui.rglob("*.py")
        if 'setProperty("blocked"' in path.read_text("utf-8")
    }
    assert by_hand <= {"kit/dialog.py", "kit/action_button.py"}


def test_a_foot_is_made_in_one_way() -> None:
    """A dialog's last bar and its buttons come from the kit, unless it holds more."""
    ui = Path(zonk_desktop.__file__).parent / "ui"
    by_hand = {
        path.relative_to(ui).as_posix()
        for path in ui.rglob("*.py")
        if re.search(r"= bar\(style\)", path.read_text("utf-8"))
    }
    # Notes, bars of progress, a slider, keys on buttons, a grid that folds in a small window.
    more = {
        "kit/dialog.py", "paper/window.py", "rules/bars.py", "rules/lab/window.py",
        "zonk_file/foot.py", "zonk_file/replay_foot.py",
    }  # fmt: skip
    assert by_hand <= more


def test_windows_leave_room_for_their_frame_in_one_way() -> None:
    """On a small screen the Zonk File's foot once lay below the edge, by the height of a title."""
    ui = Path(zonk_desktop.__file__).parent / "ui"
    asking = {
        path.relative_to(ui).as_posix()
        for path in ui.rglob("*.py")
        if re.search(r"available(Geometry|Size)\(", path.read_text("utf-8"))
    }
    assert asking == {"kit/room.py"}
