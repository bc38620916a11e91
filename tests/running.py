"""The command line, run inside the test."""

import io
from contextlib import redirect_stderr, redirect_stdout

from zonk_desktop.cli import main


def zonk(*arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output, standard error of one command."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(arguments)
    return code, out.getvalue(), err.getvalue()
