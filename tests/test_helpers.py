"""The program's helpers end with it, however it ends."""

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.running import child
from zonk_desktop import helpers

ROOT = Path(__file__).parent.parent

_PROGRAM = """
import os, sys, time
from zonk_desktop import helpers
if __name__ == "__main__":
    pool = helpers.pool(2)
    for number in {pool.submit(os.getpid).result() for _ in range(20)}:
        print(number, flush=True)
    pool.submit(time.sleep, 600)
    print("ready", flush=True)
    time.sleep(600)
"""


def runs(number: int) -> bool:
    with suppress(ProcessLookupError):
        # One that has ended and was not waited for still has its number.
        os.kill(number, 0)
        return "Z" not in Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    return False


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc")
@pytest.mark.parametrize("how", ["kill", "terminate"])
def test_they_end_with_a_program_that_is_killed(tmp_path: Path, how: str) -> None:
    script = tmp_path / "program.py"
    script.write_text(_PROGRAM)
    program = subprocess.Popen(
        [sys.executable, str(script)], cwd=ROOT, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert program.stdout is not None
    told = iter(program.stdout.readline, "ready\n")
    numbers = [int(line) for line in told]
    assert numbers
    getattr(program, how)()
    program.wait()
    # They hold the same output: it ends when the last of them has.
    program.stdout.read()
    program.stdout.close()
    for _ in range(600):
        if not any(map(runs, numbers)):
            break
        time.sleep(0.1)
    assert not any(map(runs, numbers))


def test_they_do_their_work_and_give_way() -> None:
    with helpers.pool(1, gives_way=True) as pool:
        assert pool.submit(divmod, 17, 5).result() == (3, 2)
        if hasattr(os, "nice"):
            assert pool.submit(os.nice, 0).result() > os.nice(0) or os.nice(0) >= 9


def test_linear_algebra_keeps_no_threads_of_its_own() -> None:
    """The program has threads enough: another for each core would take the window's time."""
    said = child(
        "import os, sys\n"
        "bounds = ('OPENBLAS_NUM_THREADS', 'VECLIB_MAXIMUM_THREADS')\n"
        "for bound in bounds: os.environ.pop(bound, None)\n"
        "from zonk_desktop.__main__ import main\n"
        "sys.argv[1:] = ['--version']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "import numpy\n"
        "tasks = '/proc/self/task'\n"
        "print(*map(os.environ.get, bounds))\n"
        "print(len(os.listdir(tasks)) if os.path.isdir(tasks) else 1)\n"
    )
    assert said.splitlines()[-2:] == ["1 1", "1"]
