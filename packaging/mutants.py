"""How well the tests hold a room: python packaging/dev.py mutants [PLACE ...] [COUNT [SEED]]

PLACE is a room (`odds`) or a module of one (`odds.clock`); the engine unless told. `--since
REVISION` takes the modules that have changed since then.

Changes one small thing there (a comparison, a figure, a condition, a sign, a statement), runs the
tests of the room against it, and says whether any of them noticed; then the next. COUNT of all
such changes are drawn by SEED (100 and 1 unless told; 0 is every one of them). No file is touched:
the tests are read once, a process is forked for each change, and there the function that is
changed gets its new code. Only tests that come by the changed line are run, up to the first that
fails: the quickest and those that come by most changes, so far as `MOST_SECONDS` reach, and before
them those that have noticed most. A test that takes longer than `MOST_OF_ONE` is left out.

The score is the share that was noticed, of those that can be: `SAME` names the changes after
which the program does the same, each with its reason.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import functools
import gc
import importlib
import itertools
import json
import math
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import NamedTuple

import pytest
from changes import Mutant, mutations
from unnoticeable import SAME

from zonk_desktop.engine.ruleset import Rules

if sys.platform != "win32":
    import resource

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "zonk_desktop"
#: The tests of each room, the quickest and the sharpest first; those that start the program as a
#: child would not see a change.
ROOMS: dict[str, tuple[str, ...]] = {
    "engine": (
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
    ),
    "live": ("tests/test_live.py", "tests/test_as_lived.py", "tests/fairness",
             "tests/archive/test_chain.py",
             "tests/archive/test_gestures.py", "tests/archive/test_looking_ahead.py",
             "tests/archive/test_course.py", "tests/archive/test_stories.py",
             "tests/archive/test_refused_rules.py",
             "tests/terminal", "tests/players/test_table.py", "tests/players/test_seats.py"),
    "odds": ("tests/odds", "tests/players/test_silly.py"),
    "players": ("tests/players", "tests/odds/test_played.py"),
    "rulebook": ("tests/rulebook", "tests/test_house.py", "tests/test_bad_input.py",
                 "tests/test_names.py", "tests/test_as_before.py"),
    "sheets": ("tests/sheets",),
    "stage": ("tests/stage", "tests/ui/test_told.py"),
}  # fmt: skip
#: Seconds of tests that are put to a change at most.
MOST_SECONDS = 80.0
#: Nor is it put to a test that takes longer than this: what that alone would notice counts as let
#: through.
MOST_OF_ONE = 10.0

#: What a process says that a change has ended in no test, or in one so far down the list.
_NO_TEST = 255
#: What `functools.cache` makes of a function.
CACHED = type(functools.cache(len))


def all_mutants(modules: Sequence[str]) -> list[Mutant]:
    return [
        mutant
        for module in modules
        for mutant, _ in mutations(module, path_of(module).read_text("utf-8"))
    ]


def path_of(module: str) -> Path:
    return PROGRAM.joinpath(*module.split(".")).with_suffix(".py")


def modules_of(room: str) -> list[str]:
    """The modules of a room; what an `__init__` does is done at import, and fails there."""
    paths = sorted((PROGRAM / room).rglob("*.py"))
    dotted = (".".join(path.relative_to(PROGRAM).with_suffix("").parts) for path in paths)
    return [module for module in dotted if not module.endswith("__init__")]


def changed_since(revision: str) -> list[str]:
    """The modules of all rooms that are not as they were."""
    command = ["git", "diff", "--name-only", "--diff-filter=d", revision, "--", str(PROGRAM)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mutants: {done.stderr.strip()}")
    files = {ROOT / name for name in done.stdout.splitlines()}
    return [module for room in ROOMS for module in modules_of(room) if path_of(module) in files]


def put(mutant: Mutant) -> None:
    """Give the functions of the running program the code they have in the changed module."""
    found = mutations(mutant.module, path_of(mutant.module).read_text("utf-8"), mutant.number)
    _exchange(mutant.module, next(tree for _, tree in found if tree is not None))


def _exchange(module: str, tree: ast.Module) -> None:
    path, name = str(path_of(module)), f"zonk_desktop.{module}"
    running = importlib.import_module(name)
    changed = ModuleType(name)
    changed.__file__ = path
    exec(compile(tree, path, "exec"), vars(changed))
    for new, old in _functions(vars(changed), vars(running), path):
        if new.__code__ != old.__code__:
            old.__code__ = new.__code__
        for defaults in ("__defaults__", "__kwdefaults__"):
            if repr(getattr(new, defaults)) != repr(getattr(old, defaults)):
                setattr(old, defaults, getattr(new, defaults))
    # What was worked out while the tests were read is worked out again.
    for thing in gc.get_objects():
        if isinstance(thing, Rules):
            thing.__init__(thing.ruleset)  # type: ignore[misc]
        elif isinstance(thing, CACHED) and (thing.__module__ or "").startswith("zonk_desktop"):
            thing.cache_clear()


def mark(module: str, marks: Mapping[int, int]) -> None:
    """Before each statement with a change the running program says that it comes by: line, mark."""
    tree = ast.parse(path_of(module).read_text("utf-8"))
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    for number, line in marks.items():
        # The innermost is the one that begins last; an `else` has no line of its own.
        around = [s for s in statements if s.lineno <= line <= (s.end_lineno or s.lineno)]
        inner = max(around, key=lambda s: (s.lineno, -(s.end_lineno or 0)))
        said = ast.parse(f"__by__({number})").body[0]
        ast.copy_location(said, inner)
        if isinstance(inner, ast.FunctionDef):
            inner.body.insert(0, said)
            continue
        for node in ast.walk(tree):
            for _, value in ast.iter_fields(node):
                if isinstance(value, list) and inner in value:
                    value.insert(value.index(inner), said)
                    break
    _exchange(module, ast.fix_missing_locations(tree))


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
    """The function inside a property, cached or not, a class method or a cache."""
    for name in ("fget", "func", "__func__", "__wrapped__"):
        if (inside := getattr(thing, name, None)) is not None:
            return inside
    return thing


class Reach(NamedTuple):
    """How long each test takes, and the changes that it comes by."""

    seconds: dict[str, float]
    changes: dict[str, list[int]]


class TooLong(BaseException):
    """A test has taken longer than it may; nothing that a test guards against."""


def _too_long(*_: object) -> None:
    raise TooLong


class Session:
    """A plugin of pytest: reads the tests once, then forks a process for each change."""

    def __init__(self, drawn: Sequence[Mutant], at_once: int) -> None:
        self._drawn = drawn
        self._at_once = at_once
        self._failed = False
        #: Tests that take too long, and those that ask for what takes too long.
        self._long: set[str] = set()
        #: How many changes each test has noticed.
        self._noticed: Counter[str] = Counter()
        self.verdicts: dict[Mutant, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    def pytest_exception_interact(self, node: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None and call.excinfo.errisinstance(TooLong):
            self._failed = False
            self._long.add(node.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.collect()
        reach = self._reach(session)
        waiting = list(enumerate(self._drawn, 1))
        running: dict[int, tuple[int, Mutant, list[pytest.Item]]] = {}
        begun = time.monotonic()
        while waiting or running:
            while waiting and len(running) < self._at_once:
                place, mutant = waiting.pop(0)
                chosen = _chosen(place - 1, reach, session.items, self._noticed)
                if not chosen:
                    self._say(place, mutant, "unreached", begun)
                    continue
                running[self._start(mutant, chosen, reach)] = place, mutant, chosen
            if running:
                process, status = os.wait()
                place, mutant, chosen = running.pop(process)
                if 0 < (number := os.waitstatus_to_exitcode(status)) < _NO_TEST:
                    self._noticed[chosen[number - 1].nodeid] += 1
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
        most = round(30 + 3 * sum(reach.seconds[item.nodeid] for item in chosen))
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
        _be_quiet()
        try:
            put(mutant)
            number = self._run(chosen)
        except BaseException:
            os._exit(_NO_TEST)
        os._exit(min(number, _NO_TEST))

    def _run(self, items: Sequence[pytest.Item]) -> int:
        """The number of the first that fails, from 1; 0 where none does."""
        for number, item in enumerate(items, 1):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if self._failed:
                return number
        return 0

    def _reach(self, session: pytest.Session) -> Reach:
        """All tests once, without a change, in a process of their own."""
        print("looking which test comes by which change ...", flush=True)
        read, write = os.pipe()
        process = os.fork()
        if not process:
            os.close(read)
            _be_quiet()
            with os.fdopen(write, "w", encoding="utf-8") as told:
                json.dump(self._look(session), told)
            os._exit(int(self._failed))
        os.close(write)
        with os.fdopen(read, encoding="utf-8") as told:
            found = told.read()
        if os.waitpid(process, 0)[1]:
            raise pytest.UsageError("the tests fail without any change; mend that first")
        return Reach(*json.loads(found))

    def _look(self, session: pytest.Session) -> Reach:
        came: set[int] = set()
        vars(builtins)["__by__"] = came.add
        for module in sorted({mutant.module for mutant in self._drawn}):
            mark(module, {n: m.line for n, m in enumerate(self._drawn) if m.module == module})
        reach = Reach({}, {})
        # What is remembered of one test is come by in no other.
        rooms = tuple({f"zonk_desktop.{m.module.partition('.')[0]}." for m in self._drawn})
        caches = [
            thing for thing in gc.get_objects()
            if isinstance(thing, CACHED) and (thing.__module__ or "").startswith(rooms)
        ]  # fmt: skip
        signal.signal(signal.SIGPROF, _too_long)
        for item in session.items:
            came.clear()
            for cache in caches:
                cache.cache_clear()
            begun = time.process_time()
            try:
                signal.setitimer(signal.ITIMER_PROF, MOST_OF_ONE)
                self._run([item])
            except TooLong:
                self._long.add(item.nodeid)
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
            if item.nodeid not in self._long:
                reach.seconds[item.nodeid] = time.process_time() - begun
                reach.changes[item.nodeid] = sorted(came)
        return reach


def _chosen(
    number: int, reach: Reach, items: Sequence[pytest.Item], noticed: Mapping[str, int]
) -> list[pytest.Item]:
    """Tests that come by the change, as many as pay: those that come by most changes, which notice
    most, and the quickest. The quickest and the sharpest of them first."""
    those = [item for item in items if number in reach.changes.get(item.nodeid, ())]
    seconds = reach.seconds

    def first(key: Callable[[pytest.Item], float]) -> set[str]:
        """As many as half of the seconds are enough for."""
        found = [item.nodeid for item in sorted(those, key=key)]
        spent = itertools.accumulate(map(seconds.__getitem__, found))
        return {name for name, sum_ in zip(found, spent, strict=True) if sum_ <= MOST_SECONDS / 2}

    broad = first(lambda item: -len(reach.changes[item.nodeid]))
    wanted = broad | first(lambda item: seconds[item.nodeid])
    return sorted(
        [item for item in those if item.nodeid in wanted] or those[:1],
        key=lambda item: seconds[item.nodeid] / (1 + noticed.get(item.nodeid, 0)),
    )


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def same(mutant: Mutant) -> str:
    """Why this change changes nothing, empty where it does."""
    if "strict=True" in mutant.before and mutant.after == "True => False":
        return "the two are of one length; `strict` only says so"
    if mutant.before.startswith("assert_never("):
        return "mypy shows that it is never reached"
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
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=__doc__.split("\n")[0])
    parser.add_argument("--since", metavar="REVISION")
    parser.add_argument("words", nargs="*", metavar="PLACE|COUNT|SEED")
    asked = parser.parse_args(words)
    figures = [int(word) for word in asked.words if word.isdigit()]
    count, seed = [*figures, *(100, 1)[len(figures) :]][:2]
    named = [word for word in asked.words if not word.isdigit()]
    modules = changed_since(asked.since) if asked.since else []
    for place in named or ([] if asked.since else ["engine"]):
        if place.partition(".")[0] not in ROOMS:
            parser.error(f"no room {place!r}; there are {', '.join(ROOMS)}")
        modules += [place] if "." in place else modules_of(place)
    rooms = [room for room in ROOMS if any(module.startswith(f"{room}.") for module in modules)]
    every = all_mutants(modules)
    drawn = every if not count else random.Random(seed).sample(every, min(count, len(every)))
    print(f"{len(every)} changes can be made; {len(drawn)} are tried", flush=True)
    if not drawn:
        return 0
    sys.path.insert(0, str(ROOT))
    # Odds that are kept on the disk were worked out without the change.
    os.environ["ZONK_CACHE"] = "off"
    session = Session(drawn, max(1, (os.cpu_count() or 1) // 2))
    there = dict.fromkeys(test for room in rooms for test in ROOMS[room])
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
