"""`python -m zonk_desktop` and the command `zonk-desktop`."""

import sys


def main() -> None:
    if "--multiprocessing-fork" in sys.argv:
        # A frozen program is started again as a process that plays games for it.
        import multiprocessing  # noqa: PLC0415 - nobody else needs it

        multiprocessing.freeze_support()
    from zonk_desktop.cli import main as command_line  # noqa: PLC0415 - import only what runs

    sys.exit(command_line())


if __name__ == "__main__":
    main()
