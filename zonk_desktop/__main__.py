"""`python -m zonk_desktop` and the command `zonk-desktop`."""

import sys

#: What Python starts beside its processes, to tidy up after them.
_TRACKER = "from multiprocessing.resource_tracker import main;main("


def _helper(words: list[str]) -> bool:
    """Whether a frozen program was started as a process of its own, and has been one.

    Python starts its executable again for processes and for what tidies up after them; frozen, that
    executable is this program.
    """
    if words[1:2] == ["--multiprocessing-fork"]:
        import multiprocessing  # noqa: PLC0415 - nobody else needs it

        multiprocessing.freeze_support()
        return True
    if words[-2:-1] == ["-c"] and words[-1].startswith(_TRACKER):
        from multiprocessing import resource_tracker  # noqa: PLC0415

        resource_tracker.main(int(words[-1].removeprefix(_TRACKER).rstrip(")")))
        return True
    return False


def main() -> None:
    if getattr(sys, "frozen", False) and _helper(sys.argv):
        return
    from zonk_desktop.cli import main as command_line  # noqa: PLC0415 - import only what runs

    sys.exit(command_line())


if __name__ == "__main__":
    main()
