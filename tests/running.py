"""The program, run inside the test or as a process of its own."""

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from zonk_desktop.cli import main

ROOT = Path(__file__).parent.parent


def zonk(*arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output, standard error of one command."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(arguments)
    return code, out.getvalue(), err.getvalue()


def child(code: str, *arguments: str) -> str:
    """What a Python of its own prints."""
    found = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, text=True,
        timeout=200, check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    return found.stdout
