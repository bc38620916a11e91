"""Words of the command line into values; what does not fit ends in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, WINDOW, Command, Found, Usage
from zonk_desktop.words import say


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
        near = like(f"{name} {words[0]}", more)
        return say("cli-options-only", command=name, word=_shown(words[0]), **near)
    (word,) = command.words
    if not words:
        return say("cli-needs-a-word", command=name, word=word.name)
    return say("cli-takes-one-word", command=name, word=word.name, count=len(words))


def _unknown(command: Command, word: str) -> str:
    name = word.partition("=")[0]
    flags = [flag for option in command.options for flag in option.flags]
    return say("cli-unknown-option", word=_shown(name), **like(name, flags))


def unknown_command(word: str) -> str:
    names = [command.name.split()[0] for command in COMMANDS]
    flags = [flag for option in WINDOW.options for flag in option.flags]
    if word.startswith("-"):
        return say("cli-unknown-option", word=_shown(word), **like(word, flags))
    return say("cli-unknown-command", word=_shown(word), **like(word, names))


def _shown(word: str) -> str:
    return repr(word[:60])


def like(word: str, names: Sequence[str]) -> dict[str, str]:
    """The name that was perhaps meant, as the messages about mistakes ask for it."""
    import difflib

    close = difflib.get_close_matches(word[:60], names, 1)
    return {"guess": "yes" if close else "no", "near": close[0] if close else ""}
