"""How well the tests hold the engine: python packaging/dev.py mutants [COUNT [SEED [MODULE]]]

Changes one small thing in the engine (a comparison, a figure, a condition, a sign, a statement),
runs the tests of the rules against it, and says whether any of them noticed; then the next. COUNT
of all such changes are drawn by SEED (100 and 1 unless told; 0 is every one of them). No file is
touched: the tests are read once, a process is forked for each change, and there the function that
is changed gets its new code. Only tests that come by the changed line are run, the quickest
first, up to the first that fails.

The score is the share that was noticed, of those that can be: `SAME` names the changes after
which the program does the same, each with its reason.
"""

from __future__ import annotations

import ast
import copy
import gc
import hashlib
import json
import math
import os
import random
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import NamedTuple

import pytest
from unnoticeable import SAME

from zonk_desktop.engine import keeps, scoring
from zonk_desktop.engine.ruleset import Rules

if sys.platform != "win32":
    import resource

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "zonk_desktop" / "engine"
#: What is run against each change, the quickest and the sharpest first.
TESTS = (
    "tests/rules",
    "tests/test_golden.py",
    "tests/test_engine_values.py",
    "tests/test_records.py",
    "tests/test_scoring.py",
    "tests/test_as_before.py",
    "tests/test_house.py",
    "tests/test_referee.py",
    "tests/test_play_properties.py",
    "tests/oracle",
    "tests/test_live.py",
    "tests/sheets/test_rounds.py",
)
#: Not changed: what they do is done when the engine is imported, and fails there.
AT_IMPORT = frozenset(("__init__", "quick", "value"))

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


class Mutant(NamedTuple):
    """One change of one module."""

    module: str
    number: int
    line: int
    #: The first and the last line of what is changed, and all between them.
    lines: range
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
            last = getattr(node, "end_lineno", line)
            lines = range(line, last + 1)
            yield Mutant(module, number, line, lines, rows[line - 1].strip(), text), whole
            number += 1


def all_mutants(modules: Sequence[str]) -> list[Mutant]:
    return [
        mutant
        for module in modules
        for mutant, _ in mutations(module, (ENGINE / f"{module}.py").read_text("utf-8"))
    ]


def put(mutant: Mutant) -> None:
    """Give the functions of the running engine the code they have in the changed module."""
    path = str(ENGINE / f"{mutant.module}.py")
    name = f"zonk_desktop.engine.{mutant.module}"
    found = mutations(mutant.module, Path(path).read_text("utf-8"), mutant.number)
    tree = next(tree for _, tree in found if tree is not None)
    changed = ModuleType(name)
    exec(compile(tree, path, "exec"), vars(changed))
    for new, old in _functions(vars(changed), vars(sys.modules[name]), path):
        if new.__code__ != old.__code__:
            old.__code__ = new.__code__
        if repr(new.__defaults__) != repr(old.__defaults__):
            old.__defaults__ = new.__defaults__
    # What was worked out while the tests were read is worked out again.
    scoring.table.cache_clear()
    keeps._chosen.cache_clear()
    for thing in gc.get_objects():
        if isinstance(thing, Rules):
            thing.__init__(thing.ruleset)  # type: ignore[misc]


def _functions(
    new: Mapping[str, object], old: Mapping[str, object], path: str
) -> Iterator[tuple[FunctionType, FunctionType]]:
    """The functions of a module and of its classes, changed and running."""
    for name, thing in new.items():
        made, running = _bare(thing), _bare(old.get(name))
        if isinstance(made, FunctionType) and isinstance(running, FunctionType):
            if made.__code__.co_filename == path:
                yield made, running
        elif isinstance(made, type) and isinstance(running, type) and made is not running:
            yield from _functions(vars(made), vars(running), path)


def _bare(thing: object) -> object:
    """The function inside a property, a class method or a cache."""
    inside = getattr(thing, "fget", None) or getattr(thing, "__func__", None)
    return inside or getattr(thing, "__wrapped__", thing)


class Reach(NamedTuple):
    """Which tests come by a line of the engine, and what each takes."""

    seconds: dict[str, float]
    #: By module and line.
    tests: dict[str, dict[str, list[str]]]


class Session:
    """A plugin of pytest: reads the tests once, then forks a process for each change."""

    def __init__(self, drawn: Sequence[Mutant], at_once: int) -> None:
        self._drawn = drawn
        self._at_once = at_once
        self._failed = False
        self.verdicts: dict[Mutant, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.collect()
        reach = self._reach(session)
        items = {item.nodeid: item for item in session.items}
        waiting = list(enumerate(self._drawn, 1))
        running: dict[int, tuple[int, Mutant]] = {}
        begun = time.monotonic()
        while waiting or running:
            while waiting and len(running) < self._at_once:
                place, mutant = waiting.pop(0)
                chosen = _chosen(mutant, reach, items)
                if not chosen:
                    self._say(place, mutant, "unreached", begun)
                    continue
                running[self._start(mutant, chosen, reach)] = place, mutant
            if running:
                process, status = os.wait()
                place, mutant = running.pop(process)
                self._say(place, mutant, "survived" if status == 0 else "killed", begun)
        return True

    def _say(self, place: int, mutant: Mutant, verdict: str, begun: float) -> None:
        self.verdicts[mutant] = verdict
        print(f"{place:4} {time.monotonic() - begun:6.0f} s  {verdict:9} {mutant}", flush=True)

    def _start(self, mutant: Mutant, chosen: list[pytest.Item], reach: Reach) -> int:
        process = os.fork()
        if process:
            return process
        # Time of the processor: a change after which nothing ends is ended by the system.
        most = round(10 + 3 * sum(reach.seconds.get(item.nodeid, 1.0) for item in chosen))
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
        _be_quiet()
        try:
            put(mutant)
            self._run(chosen)
        except BaseException:
            os._exit(1)
        os._exit(int(self._failed))

    def _run(self, items: Sequence[pytest.Item]) -> None:
        for item in items:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if self._failed:
                return

    def _reach(self, session: pytest.Session) -> Reach:
        """Known from the last run where the engine has not changed since."""
        digest = hashlib.sha256()
        for path in sorted(ENGINE.glob("*.py")):
            digest.update(path.read_bytes())
        known = ROOT / "build" / f"reach-{digest.hexdigest()[:16]}.json"
        if not known.exists():
            known.parent.mkdir(exist_ok=True)
            print("looking which test reaches which line ...", flush=True)
            process = os.fork()
            if not process:
                _be_quiet()
                try:
                    self._look(session, known)
                finally:
                    os._exit(int(self._failed))
            _, status = os.waitpid(process, 0)
            if status:
                known.unlink(missing_ok=True)
                raise pytest.UsageError("the tests fail without any change; mend that first")
        seconds, tests = json.loads(known.read_text("utf-8"))
        return Reach(seconds, tests)

    def _look(self, session: pytest.Session, known: Path) -> None:
        from coverage import Coverage  # noqa: PLC0415 - only when the tests are mapped again

        tracer = Coverage(data_file=None, source=[str(ENGINE)], config_file=False)
        seconds: dict[str, float] = {}
        tracer.start()
        for item in session.items:
            tracer.switch_context(item.nodeid)
            begun = time.process_time()
            self._run([item])
            seconds[item.nodeid] = time.process_time() - begun
            if self._failed:
                return
        tracer.stop()
        data = tracer.get_data()
        tests = {
            Path(path).stem: {
                str(line): [name for name in names if name]
                for line, names in data.contexts_by_lineno(path).items()
            }
            for path in data.measured_files()
        }
        known.write_text(json.dumps([seconds, tests]), "utf-8")


def _chosen(mutant: Mutant, reach: Reach, items: Mapping[str, pytest.Item]) -> list[pytest.Item]:
    """The tests that come by the changed line, the quickest first; before them those unknown."""
    lines = reach.tests.get(mutant.module, {})
    names = {name for line in mutant.lines for name in lines.get(str(line), ())}
    known = [items[name] for name in sorted(names & items.keys(), key=reach.seconds.__getitem__)]
    return [item for name, item in items.items() if name not in reach.seconds] + known


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def same(mutant: Mutant) -> str:
    """Why this change changes nothing, empty where it does."""
    if "strict=True" in mutant.before and mutant.after == "True => False":
        return "the two are of one length; `strict` only says so"
    return next(
        (why for module, line, why in SAME if module == mutant.module and line == mutant.before), ""
    )


def interval(good: int, of: int) -> tuple[float, float]:
    """Where the share of all changes lies, with 95 of 100 (Wilson)."""
    if not of:
        return 0.0, 1.0
    z, share = 1.96, good / of
    middle = share + z * z / (2 * of)
    around = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return (middle - around) / (1 + z * z / of), (middle + around) / (1 + z * z / of)


def main(words: Sequence[str]) -> int:
    if not hasattr(os, "fork"):
        print("mutants needs a system that can fork: Linux or macOS")
        return 2
    count = int(words[0]) if words else 100
    seed = int(words[1]) if len(words) > 1 else 1
    modules = words[2:] or sorted(p.stem for p in ENGINE.glob("*.py") if p.stem not in AT_IMPORT)
    every = all_mutants(modules)
    drawn = every if not count else random.Random(seed).sample(every, min(count, len(every)))
    print(f"{len(every)} changes can be made; {len(drawn)} are tried", flush=True)
    sys.path.insert(0, str(ROOT))
    session = Session(drawn, max(1, (os.cpu_count() or 1) // 2))
    there = [test for test in TESTS if (ROOT / test).exists()]
    options = ["-q", "-s", "-p", "no:cacheprovider", "--no-header", "--no-summary"]
    status = pytest.main([*options, "--rootdir", str(ROOT), *there], plugins=[session])
    if len(session.verdicts) < len(drawn):
        return int(status) or 2
    survived = [m for m, verdict in session.verdicts.items() if verdict != "killed" and not same(m)]
    killed = sum(verdict == "killed" for verdict in session.verdicts.values())
    reachable = killed + len(survived)
    low, high = interval(killed, reachable)
    print(f"\nnoticed {killed} of {reachable}: {100 * killed / max(1, reachable):.1f} %"
          f" (95 %: {100 * low:.0f} to {100 * high:.0f});"
          f" {len(drawn) - reachable} change nothing")  # fmt: skip
    for mutant in survived:
        print(f"  {session.verdicts[mutant]}: {mutant}")
    return int(killed < 0.9 * reachable)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
