"""Where the frozen program begins."""

import sys


def console_of_the_caller() -> None:
    """A window program of Windows has no output; started from a console, it borrows that one."""
    if sys.platform != "win32" or sys.stdout is not None:
        return
    import ctypes  # noqa: PLC0415

    # -1: the console of the parent process; zero comes back when there is none.
    if ctypes.windll.kernel32.AttachConsole(-1):
        sys.stdout = open("CONOUT$", "w", encoding="utf-8", errors="replace")  # noqa: SIM115
        sys.stderr = sys.stdout
        sys.stdin = open("CONIN$", encoding="utf-8", errors="replace")  # noqa: SIM115


console_of_the_caller()

from zonk_desktop import qt_start  # noqa: E402
from zonk_desktop.__main__ import main  # noqa: E402

# PySide6 is there by now (launcher_hook.py).
qt_start.terms.lift()

main()
