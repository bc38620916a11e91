"""How well the tests hold the engine: python packaging/dev.py mutants [COUNT [SEED [MODULE]]]

Changes one small thing in the engine (a comparison, a figure, a condition, a sign, a statement),
runs the tests of the rules against it, and says whether any of them noticed; then the next. COUNT
of all such changes are drawn by SEED (100 and 1 unless told; 0 is every one of them, which takes
hours). No file is touched: the changed module is compiled in the process that runs the tests.

The score is the share that was noticed, of those that can be: `SAME` names the changes after
which the program does the same, each with its reason.
"""

from __future__ import annotations

import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "zonk_desktop" / "engine"
#: What is run against each change, the quickest and the sharpest first.
TESTS = (
    "tests/rules",
    "tests/test_golden.py",
    "tests/test_referee.py",
    "tests/test_house.py",
    "tests/rulebook",
    "tests/oracle",
    "tests/test_scoring.py",
    "tests/test_play_properties.py",
    "tests/sheets/test_rounds.py",
    "tests/terminal",
)
_MOST_SECONDS = 400

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip

#: Changes after which the engine does what it did: module, the changed line as it stands there,
#: and why. An entry counts for every change of its line, so lines here are looked at by hand.
SAME: tuple[tuple[str, str, str], ...] = (
    ("turns", "return throw.alike and throw.full and rules.s.five_kind_may_stop",
     "asked only of throws of which every die scores"),
    ("turns", "if len(known) > MOST_SEEN:", "a memory may be emptied at any time"),
    ("keeps", "if len(known) > MOST_SEEN:", "a memory may be emptied at any time"),
)  # fmt: skip


class Mutant(NamedTuple):
    """One change of one module."""

    module: str
    number: int
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}: {self.before}  ->  {self.after}"


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """The changed forms of one node, not of what it is made of."""
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            changed = copy.deepcopy(node)
            changed.ops[place] = _COMPARED[type(op)]()
            yield changed
    elif isinstance(node, ast.BoolOp):
        for place in range(len(node.values)):
            rest = [copy.deepcopy(v) for n, v in enumerate(node.values) if n != place]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(copy.copy(node.op), rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield copy.deepcopy(node.operand)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _COUNTED:
        changed_sum = copy.deepcopy(node)
        changed_sum.op = _COUNTED[type(node.op)]()
        yield changed_sum
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()
    if isinstance(node, ast.AugAssign):
        yield ast.Pass()


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Where a node hangs: parent, field, place in a list. Annotations and texts stay."""

    def walk(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
        for field, value in ast.iter_fields(node):
            if field in {"annotation", "returns", "decorator_list", "bases"}:
                continue
            children = value if isinstance(value, list) else [value]
            for place, child in enumerate(children):
                if isinstance(child, ast.AST):
                    yield node, field, place if isinstance(value, list) else None
                    yield from walk(child)

    # What stands outside functions are tables and types: mypy and the start itself hold them.
    for found in ast.walk(tree):
        if isinstance(found, ast.FunctionDef):
            yield from walk(found)


def mutations(
    module: str, source: str, wanted: int = -1
) -> Iterator[tuple[Mutant, ast.Module | None]]:
    """Every change of a module; with the one that is wanted comes the changed module."""
    tree = ast.parse(source)
    rows = source.splitlines()
    number = 0
    seen: set[tuple[int, str, int | None]] = set()
    for parent, field, place in places(tree):
        if (id(parent), field, place) in seen:
            continue  # a function inside a function is walked once
        seen.add((id(parent), field, place))
        old = getattr(parent, field)
        node = old if place is None else old[place]
        for changed in variants(node):
            line = getattr(node, "lineno", 0)
            ast.copy_location(changed, node)
            if place is None:
                setattr(parent, field, changed)
            else:
                old[place] = changed
            whole = None
            if number == wanted:
                whole = ast.fix_missing_locations(copy.deepcopy(tree))
            text = f"{ast.unparse(node)} => {ast.unparse(changed)}".replace("\n", " ")
            if place is None:
                setattr(parent, field, node)
            else:
                old[place] = node
            yield Mutant(module, number, line, rows[line - 1].strip(), text), whole
            number += 1


def all_mutants(modules: Sequence[str]) -> list[Mutant]:
    return [
        mutant
        for module in modules
        for mutant, _ in mutations(module, (ENGINE / f"{module}.py").read_text("utf-8"))
    ]


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module of the engine in its changed form."""

    def __init__(self, module: str, number: int) -> None:
        self._name = f"zonk_desktop.engine.{module}"
        self._path = ENGINE / f"{module}.py"
        found = mutations(module, self._path.read_text("utf-8"), number)
        self._tree = next(tree for _, tree in found if tree is not None)

    def find_spec(
        self, fullname: str, path: object, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        return importlib.util.spec_from_file_location(fullname, self._path, loader=self)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._tree, str(self._path), "exec"), module.__dict__)


def one(module: str, number: int) -> int:
    """Run the tests against one change or none, in this process; pytest's exit status."""
    import pytest  # noqa: PLC0415 - loaded once for each change, not to draw them

    if module:
        sys.meta_path.insert(0, Changed(module, number))
    sys.path.insert(0, str(ROOT))
    there = [test for test in TESTS if (ROOT / test).exists()]
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--no-header", *there]))


def noticed(mutant: Mutant) -> tuple[Mutant, str]:
    command = [sys.executable, __file__, "--one", mutant.module, str(mutant.number)]
    # No window is opened by these tests, hence no display is wanted.
    surroundings = {**os.environ, "ZONK_SCREEN": "here", "PYTHONPATH": str(ROOT)}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=surroundings, check=False, capture_output=True, text=True,
            timeout=_MOST_SECONDS,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return mutant, "killed"  # it never ends
    return mutant, "survived" if done.returncode == 0 else "killed"


def same(mutant: Mutant) -> str:
    """Why this change changes nothing, empty where it does."""
    return next(
        (why for module, line, why in SAME if module == mutant.module and line == mutant.before), ""
    )


def main(words: Sequence[str]) -> int:
    count = int(words[0]) if words else 100
    seed = int(words[1]) if len(words) > 1 else 1
    modules = words[2:] or sorted(p.stem for p in ENGINE.glob("*.py") if p.stem != "__init__")
    every = all_mutants(modules)
    drawn = every if not count else random.Random(seed).sample(every, min(count, len(every)))
    print(f"{len(every)} changes can be made; {len(drawn)} are tried", flush=True)
    if noticed(Mutant("", 0, 0, "", ""))[1] != "survived":
        print("the tests fail without any change; mend that first")
        return 2
    begun = time.monotonic()
    killed, survived, equal = 0, [], 0
    processors = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    with ThreadPoolExecutor(max(1, processors // 2)) as pool:
        for place, (mutant, verdict) in enumerate(pool.map(noticed, drawn), 1):
            if verdict == "killed":
                killed += 1
            elif same(mutant):
                equal += 1
            else:
                survived.append(mutant)
            spent = time.monotonic() - begun
            print(f"{place:4} {spent:6.0f} s  {verdict:8} {mutant}", flush=True)
    reachable = killed + len(survived)
    print(f"\nnoticed {killed} of {reachable}: {100 * killed / max(1, reachable):.1f} %;"
          f" {equal} change nothing")  # fmt: skip
    for mutant in survived:
        print(f"  survived: {mutant}")
    return int(killed < 0.9 * reachable)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        sys.exit(one(sys.argv[2], int(sys.argv[3])))
    sys.exit(main(sys.argv[1:]))
