"""Options with values, read by argparse."""

from __future__ import annotations

import argparse
from typing import NoReturn

from zonk_desktop.cli.grammar import PROGRAM, Command, Found, Usage


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        # "argument -o/--output: expected one argument", in whatever language argparse has.
        raise Usage(message.removeprefix("argument "))


def options(command: Command, given: list[str]) -> tuple[list[str], Found]:
    """The words that are no option of the command, and its options by their first flag."""
    parser = _Parser(prog=PROGRAM, add_help=False, allow_abbrev=False, usage="")
    for number, option in enumerate(command.options):
        # By number: the first flag of one may be no name of Python's.
        if option.value:
            parser.add_argument(*option.flags, dest=f"o{number}", action="append")
        else:
            parser.add_argument(*option.flags, dest=f"o{number}", action="store_true")
    space, rest = parser.parse_known_args(given)
    found: Found = {}
    for number, option in enumerate(command.options):
        value = getattr(space, f"o{number}")
        if value:
            found[option.flags[0]] = value if isinstance(value, list) else [""]
    return rest, found
