"""Options with values, read by argparse."""

from __future__ import annotations

import argparse

from zonk_desktop.cli.grammar import PROGRAM, Command, Found, Option, Usage
from zonk_desktop.words import say


def options(command: Command, given: list[str]) -> tuple[list[str], Found]:
    """The words that are no option of the command, and its options by their first flag."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM, add_help=False, allow_abbrev=False, usage="", exit_on_error=False
    )
    for number, option in enumerate(command.options):
        # By number: the first flag of one may be no name of Python's.
        if option.value:
            parser.add_argument(*option.flags, dest=f"o{number}", action="append")
        else:
            parser.add_argument(*option.flags, dest=f"o{number}", action="store_true")
    try:
        space, rest = parser.parse_known_args(given)
    except argparse.ArgumentError as wrong:
        # "-o/--output": which of them it was is told in words of our own.
        flag = str(wrong.argument_name).split("/")[0]
        option = next(one for one in command.options if flag in one.flags)
        raise Usage(needs(option) if option.value else unwanted(option)) from None
    found: Found = {}
    for number, option in enumerate(command.options):
        value = getattr(space, f"o{number}")
        if value:
            found[option.flags[0]] = value if isinstance(value, list) else [""]
    return rest, found


def needs(option: Option) -> str:
    """That the option stands there without its value."""
    return say("cli-wants-a-value", option=option.flags[0], value=option.value)


def unwanted(option: Option) -> str:
    """That the option has a value and takes none."""
    return say("cli-wants-no-value", option=option.flags[0])
