"""Everything a developer starts: python packaging/dev.py COMMAND [ARGUMENTS]

  run [ARGS]    the program, with ARGS handed to it
  test [ARGS]   the checks (ruff, mypy, import-linter) and pytest with ARGS, more tests at once
                than there are processors; --slow: all of it, no samples
  try MACHINE [ARGS]
                `test` on a Debian 12 made for it, as root: `bare`, or `ordinary` with what people
                have besides (faces, a window manager, a reader's bus, another language and zone);
                `windows [STEP]`: Windows' own build under Wine, tested, frozen, installed, played;
                `macos`: the libraries of the Mac's bundle, as files;
                `arm64`: the .deb for that machine, made and installed
  bench [ARGS]  the speed of the engine; `bench claims`: what is promised of time;
                `bench start`: the frozen program's start; `bench chances`:
                chances to win as they are told, against games played out
  coverage      lines and branches of the engine that the tests of its rules reach
  mutants [PLACE ..] [N]
                N small changes of the engine, another room or a module, one at a time: do the
                tests notice? `--since REVISION`: of what has changed since then
  soak [MIN]    automatic play in a window for this many minutes; does its memory grow?
  strengths [N] [--on ADDRESS]
                how strong the computer players are by each sheet, N games each, for New game
  league SHEET GAMES FILE [--on ADDRESS]
                each computer player against each other, as a table; FILE keeps what is played
  sounds FOLDER throws of every set of dice and every cue as WAV files, measured
  pictures      the pictures and the film of README and of the stores, taken anew
  site [--try]  the page on the web, into build/site; tried in a browser
  handbook      the documentation as a site, into build/handbook
  gallery [RULES ..]
                every rule set tried out, into docs/gallery.md
  swatches      the pictures of View > Dice and table, drawn anew into the resources
  texts [LANGUAGE ...]
                the texts of a language checked against English, each slip with file and line:
                messages, texts of the rule sets, pages; `texts pictures LANGUAGE`: a picture of
                every place where they are read, with their names
  build [PART]  wheel, source archive, frozen folder and every installer that this machine can
                make, into dist/; PART is wheel, freeze or installers (after a freeze)
  tool NAME ..  a tool of the tests' environment, as ruff or pytest, without the checks around it
  lock          resolve the dependencies again, into packaging/locks/

Needs Python 3.11 or newer and nothing else. The first start makes .venv in the project's
folder and installs what the lock files name, checked against their hashes; later starts
find it ready and need no network. On Debian and similar systems it also looks for the system
libraries of a window and the programs of `build`: as root it installs them, else it names the
command that does.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from environment import ROOT, VENV, environment, python_in
from machine import Failure, building_parts, say, system_parts

if sys.version_info < (3, 11):
    THIS = ".".join(str(part) for part in sys.version_info[:3])
    sys.exit(f"Zonk Desktop needs Python 3.11 or newer; this is {THIS} ({sys.executable}).")


def child(
    command: Sequence[str | Path],
    folder: Path | None = ROOT,
    surroundings: dict[str, str] | None = None,
) -> int:
    """Run a command on this terminal and return its exit status."""
    with subprocess.Popen([str(part) for part in command], cwd=folder, env=surroundings) as process:
        while True:
            try:
                status = process.wait()
            except KeyboardInterrupt:
                # The terminal sent it to the child as well: let the child finish its way.
                continue
            return 128 - status if status < 0 else status


def become(command: Sequence[str | Path]) -> int:
    """Go on as another program: its folder, input, signals and exit status are this one's."""
    if os.name != "posix":  # there, exec would detach from the terminal
        return child(command, None)
    sys.stdout.flush()
    words = [str(part) for part in command]
    os.execv(words[0], words)


def run(words: list[str]) -> int:
    system_parts(tests=False)
    if words[:1] == ["--"]:  # as one may write before what is handed on
        words = words[1:]
    # -P: a module in the folder where the person stands is none of the program's.
    return become([environment("run"), "-P", "-m", "zonk_desktop", *words])


def test(words: list[str]) -> int:
    """The checks side by side and pytest; mypy, the longest of them, goes on beside the tests."""
    system_parts(tests=True)
    python = environment("test")
    begun = time.perf_counter()
    started = checks(python)
    failed = [name for name in started if name != "mypy" and not verdict(name, started[name])]
    print(f"checked in {time.perf_counter() - begun:.1f} s, all but mypy\n", flush=True)
    # A module is compiled once, not anew by every worker and every program that a test starts.
    kept = {name: word for name, word in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    status = child([python, "-m", "pytest", *side_by_side(words), *words], surroundings=kept)
    if not verdict("mypy", started["mypy"]):
        failed.append("mypy")
    if failed:
        print(f"FAILED beside the tests: {', '.join(failed)}", flush=True)
    return status or (1 if failed else 0)


def side_by_side(words: Sequence[str]) -> list[str]:
    """The workers of pytest-xdist; each has a display of its own (tests/conftest.py)."""
    # Whoever stops in a test, or looks at what it prints, needs it in this process.
    alone = ("-n", "--numprocesses", "-s", "--capture=no", "--pdb", "--trace", "--collect-only")
    if any(word == name or word.startswith(f"{name}=") for word in words for name in alone):
        return []
    # Elsewhere than on Linux there is one screen, and one window at a time has the keyboard:
    # the tests of the window stay together in one worker there.
    way = "worksteal" if sys.platform == "linux" else "loadgroup"
    return ["-n", str(workers()), "--dist", way]


def workers() -> int:
    """One more than this process may use processors, within what memory bears.

    Tests of the window wait for it an eighth of their time. With two more, two processors are
    never idle, but the whole run took a fifth more of their time.
    """
    if hasattr(os, "sched_getaffinity"):
        processors = len(os.sched_getaffinity(0))
    else:
        processors = os.cpu_count() or 1
    # Each takes up to 0.5 GB.
    return min(processors + 1, 8)


def checks(python: Path) -> dict[str, subprocess.Popen[str]]:
    """The checks, running."""
    # Where nothing is asked twice, what mypy would keep for the next time is a seventh of its work.
    unkept = ["--cache-dir", os.devnull] if "CI" in os.environ else []
    commands: dict[str, list[str | Path]] = {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy", *unkept],
        "import-linter": [python.with_name(f"lint-imports{python.suffix}")],
    }
    return {
        name: subprocess.Popen(
            command,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        for name, command in commands.items()
    }


def verdict(name: str, process: subprocess.Popen[str]) -> bool:
    """Whether a check is content, once it is done; else what it says."""
    output, _ = process.communicate()
    good = process.returncode == 0
    if not good:
        print(f"--- {name}\n{output.rstrip()}\n", flush=True)
    print(f"{name:14} {'ok' if good else 'FAILED'}", flush=True)
    return good


def elsewhere(words: list[str]) -> int:
    if words[:1] in (["windows"], ["macos"], ["arm64"]):
        return become([environment("test"), ROOT / "packaging" / f"try_{words[0]}.py", *words[1:]])
    return become([sys.executable, ROOT / "packaging" / "try_machine.py", *words])


def bench(words: list[str]) -> int:
    return become([environment("test"), ROOT / "packaging" / "bench.py", *words])


def build(words: list[str]) -> int:
    """Everything that is shipped, as far as this machine can make it."""
    parts = ("wheel", "freeze", "installers")
    if len(words) > 1 or (words and words[0] not in parts):
        raise Failure(f"build takes nothing, or one of {', '.join(parts)}.")
    building_parts(words or parts)
    if not words:
        # A folder of old files would be taken for what was built.
        shutil.rmtree(ROOT / "dist", ignore_errors=True)
    for part in words or parts:
        if part == "wheel":
            command: list[str | Path] = [environment("run"), "-m", "hatchling", "build"]
            command += ["-d", "dist"]
        else:
            python = environment("freeze", ROOT / "build" / "venv")
            script = {"freeze": "freeze.py", "installers": "installers.py"}[part]
            command = [python, ROOT / "packaging" / script]
        status = child(command)
        if status:
            return status
    return 0


def lock(words: list[str]) -> int:
    """Arguments go to the resolver, as --upgrade or --upgrade-package NAME.

    One set of files serves Linux, macOS and Windows from Python 3.11 on. The resolver itself
    is pinned by a lock file too; it lives in a separate environment.
    """
    uv = environment("lock", ROOT / ".venv-lock").with_name("uv" + python_in(VENV).suffix)
    groups = {"lock": "lock", "tools": "tools", "run": "build", "test": "build", "freeze": "build"}
    for name, group in groups.items():
        source = [] if name in {"lock", "tools"} else ["pyproject.toml"]
        if name == "test":
            source += ["--extra", "test", "--extra", "cluster"]
        if name == "freeze":
            source.append("packaging/locks/freeze.in")
        # What runs is tested and frozen: those locks take their versions from the run lock.
        same = ["--constraint", "packaging/locks/run.txt"] if name in {"test", "freeze"} else []
        status = child(
            [
                *(uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes"),
                *("--python-version", "3.11", "--no-annotate"),
                *("--custom-compile-command", "python packaging/dev.py lock"),
                *("--group", f"pyproject.toml:{group}"),
                *source,
                *same,
                *("--output-file", f"packaging/locks/{name}.txt"),
                *words,
            ]
        )
        if status:
            return status
        say(f"wrote packaging/locks/{name}.txt")
    return 0


def coverage(words: list[str]) -> int:
    """Only the engine, by quick tests of its rules: every line and branch (pyproject.toml)."""
    python = environment("test")
    tests = ["tests/rules", "tests/test_golden.py", "tests/test_engine_values.py",
             "tests/test_records.py", "tests/test_house.py", "tests/test_live.py",
             "tests/sheets/test_rounds.py"]  # fmt: skip
    surroundings = {**os.environ, "COVERAGE_FILE": str(ROOT / "build" / "coverage")}
    (ROOT / "build").mkdir(exist_ok=True)
    run_: list[str | Path] = [python, "-m", "coverage", "run", "-m", "pytest", "-q", *tests]
    status = child(run_, surroundings=surroundings)
    return child([python, "-m", "coverage", "report", *words], surroundings=surroundings) or status


def tool(words: list[str]) -> int:
    return become([environment("test"), "-m", *words])


def script(name: str) -> Callable[[list[str]], int]:
    """A command that is a file of its own beside this one."""
    return lambda words: become([environment("test"), ROOT / "packaging" / f"{name}.py", *words])


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "run": run,
    "test": test,
    "try": elsewhere,
    "bench": bench,
    "coverage": coverage,
    "tool": tool,
    "build": build,
    "lock": lock,
}
COMMANDS |= {
    name: script(name)
    for name in (
        "mutants", "soak", "strengths", "league", "sounds", "pictures", "swatches", "texts",
        "handbook", "gallery",
    )
}  # fmt: skip
COMMANDS["site"] = script("webpage")


def main(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(__doc__.strip())
        return 0 if words else 2
    command = COMMANDS.get(words[0])
    if command is None:
        say(f"no command {words[0]!r}; there are {', '.join(COMMANDS)}.")
        return 2
    try:
        return command(words[1:])
    except Failure as failure:
        say(str(failure))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
