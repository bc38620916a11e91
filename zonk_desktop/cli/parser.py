"""Words of the command line into values; what does not fit ends in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, WINDOW, Command, Found, Usage
from zonk_desktop.words import say


class WantsHelp(Exception):
    """--help stood among them."""


def parse(command: Command, given: list[str]) -> tuple[list[str], Found]:
    """The words of a command, and its options by their first flag.

    Not by argparse: with its translations that takes longer than a replay.
    """
    # What stands behind -- is no option, whatever it begins with.
    end = given.index("--") if "--" in given else len(given)
    if "-h" in given[:end] or "--help" in given[:end]:
        raise WantsHelp
    found: Found = {}
    words: list[str] = []
    rest = iter(given[:end])
    for word in rest:
        if not _is_option(word):
            words.append(word)
            continue
        name, equals, value = word.partition("=")
        if name[1:2] != "-" and len(name) > 2:
            # As -oFILE.
            name, equals, value = word[:2], "=", word[2:].removeprefix("=")
        if (option := command.option(name)) is None:
            flags = [flag for option in command.options for flag in option.flags]
            raise Usage(_unknown(word.partition("=")[0], flags))
        flag = option.flags[0]
        if not option.value:
            if equals:
                raise Usage(say("cli-wants-no-value", option=flag))
            found[flag] = [""]
            continue
        if not equals:
            value = next(rest, "")
        if not value or (not equals and _is_option(value)):
            # One that is empty is a variable of the shell that was not set.
            raise Usage(say("cli-wants-a-value", option=flag, value=option.value))
        found.setdefault(flag, []).append(value)
    words += given[end + 1 :]
    wanted = command.word
    if wanted is None and words:
        raise Usage(_count("cli-options-only", command, word=_shown(words[0]), near=words[0]))
    if wanted is not None and ("" in words or len(words) < wanted.least):
        # Never the folder one stands in.
        raise Usage(say("cli-needs-a-word", command=_name(command), word=wanted.name))
    if wanted is not None and len(words) > wanted.most:
        # `rules chek FILE` is a command of two words.
        count = len(words)
        raise Usage(
            _count("cli-takes-one-word", command, word=wanted.name, count=count, near=words[0])
        )
    return words, found


def _is_option(word: str) -> bool:
    # A number below 0 is a value, and whoever takes it says what is wrong with it.
    return word.startswith("-") and word != "-" and not word[1].isdigit()


def _name(command: Command) -> str:
    return command.name or PROGRAM


def _count(message: str, command: Command, *, near: str, **said: str | int) -> str:
    name = _name(command)
    more = [other.name for other in COMMANDS if other.name.startswith(f"{name} ")]
    return say(message, command=name, **said, **like(f"{name} {near}", more))


def _unknown(word: str, flags: Sequence[str]) -> str:
    return say("cli-unknown-option", word=_shown(word), **like(word, flags))


def unknown_command(word: str) -> str:
    if word.startswith("-"):
        return _unknown(word, [flag for option in WINDOW.options for flag in option.flags])
    names = [command.name for command in COMMANDS]
    return say("cli-unknown-command", word=_shown(word), **like(word, names))


def _shown(word: str) -> str:
    return repr(word[:60])


def like(word: str, names: Sequence[str]) -> dict[str, str]:
    """The name that was perhaps meant, as the messages about mistakes ask for it."""
    import difflib

    close = difflib.get_close_matches(word[:60], names, 1)
    return {"guess": "yes" if close else "no", "near": close[0] if close else ""}
