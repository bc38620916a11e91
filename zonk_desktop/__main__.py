"""`python -m zonk_desktop` and the command `zonk-desktop`."""

import gc
import os
import sys

#: What Python starts beside its processes, to tidy up after them.
_TRACKER = "from multiprocessing.resource_tracker import main;main("


def _helper(words: list[str]) -> bool:
    """Whether a frozen program was started as a process of its own, and has been one.

    Python starts its executable again for processes and for what tidies up after them; frozen, that
    executable is this program.
    """
    if words[1:2] == ["--multiprocessing-fork"]:
        # That of `multiprocessing` itself does nothing but on Windows.
        from multiprocessing import spawn  # noqa: PLC0415 - nobody else needs it

        spawn.freeze_support()
        return True
    if words[-2:-1] == ["-c"] and words[-1].startswith(_TRACKER):
        from multiprocessing import resource_tracker  # noqa: PLC0415

        resource_tracker.main(int(words[-1].removeprefix(_TRACKER).rstrip(")")))
        # It has closed what would be flushed at an end as usual.
        os._exit(0)
    return False


def main() -> None:
    if getattr(sys, "frozen", False) and _helper(sys.argv):
        return
    # numpy's library of linear algebra would keep a thread for each core, beside the program's own.
    for bound in ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(bound, "1")
    # Most commands end before there is garbage worth the search: 5 % of a replay.
    gc.set_threshold(50_000, 20, 100)
    from zonk_desktop.cli import main as command_line  # noqa: PLC0415 - import only what runs

    code = command_line()
    if "PySide6.QtGui" in sys.modules and "PySide6.QtWidgets" not in sys.modules:
        _leave(code)
    sys.exit(code)


def _leave(code: int) -> None:
    """End at once after a sheet was drawn: taking Qt and its types apart takes a tenth of the time.

    Not while anything else is at work, and not where what was printed cannot be put down: then
    Python ends as ever.
    """
    import threading  # noqa: PLC0415

    if threading.active_count() > 1 or "multiprocessing.process" in sys.modules:
        return
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError, AttributeError):
        return
    os._exit(code)


if __name__ == "__main__":
    main()
