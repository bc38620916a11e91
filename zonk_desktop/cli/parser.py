"""Words of the command line into values; what does not fit ends in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, WINDOW, Command, Found, Usage


class WantsHelp(Exception):
    """--help stood among them."""


def parse(command: Command, given: list[str]) -> tuple[list[str], Found]:
    """The words of a command, and its options by their first flag."""
    # What stands behind -- is no option, whatever it begins with.
    end = given.index("--") if "--" in given else len(given)
    if "-h" in given[:end] or "--help" in given[:end]:
        raise WantsHelp
    switches = {
        flag: one.flags[0] for one in command.options if not one.value for flag in one.flags
    }
    if all(word in switches or not word.startswith("-") for word in given[:end]):
        # Nothing here needs a parser, and a replay should start as fast as Python does.
        rest = [word for word in given[:end] if word not in switches]
        found: Found = {switches[word]: [""] for word in given[:end] if word in switches}
    else:
        from zonk_desktop.cli.options import options

        rest, found = options(command, given[:end])
    strangers = [word for word in rest if word.startswith("-") and word != "-"]
    if strangers:
        raise Usage(_unknown(command, strangers[0]))
    words = rest + given[end + 1 :]
    least = sum(word.least for word in command.words)
    most = sum(word.most for word in command.words)
    if not least <= len(words) <= most:
        raise Usage(_count(command, words))
    return words, found


def _count(command: Command, words: list[str]) -> str:
    name = command.name or PROGRAM
    if not command.words:
        more = [other.name for other in COMMANDS if other.name.startswith(f"{name} ")]
        meant = like(f"{name} {words[0]}", more)
        return f"{name} takes options only, not {words[0][:60]!r}{meant}"
    (word,) = command.words
    if not words:
        return f"{name} needs {word.name}"
    return f"{name} takes one {word.name}, not {len(words)}"


def _unknown(command: Command, word: str) -> str:
    name = word.partition("=")[0]
    flags = [flag for option in command.options for flag in option.flags]
    return f"unknown option {name[:60]!r}{like(name, flags)}"


def unknown_command(word: str) -> str:
    names = [command.name.split()[0] for command in COMMANDS]
    flags = [flag for option in WINDOW.options for flag in option.flags]
    if word.startswith("-"):
        return f"unknown option {word[:60]!r}{like(word, flags)}"
    return f"there is no command {word[:60]!r}{like(word, names)}"


def like(word: str, names: Sequence[str]) -> str:
    """The name that was perhaps meant, as the end of a sentence."""
    import difflib

    close = difflib.get_close_matches(word[:60], names, 1)
    return f"; did you mean {close[0]}?" if close else ""
