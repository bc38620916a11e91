"""`python -m zonk_desktop` and the command `zonk-desktop`."""

import sys


def main() -> None:
    from zonk_desktop.cli import main as command_line  # noqa: PLC0415 - import only what runs

    sys.exit(command_line())


if __name__ == "__main__":
    main()
