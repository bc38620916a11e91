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
    plain = _plainly(command, given[:end])
    if plain is None:
        from zonk_desktop.cli.options import options

        plain = options(command, given[:end])
    rest, found = plain
    empty = [
        option
        for option in command.options
        if option.value and "" in found.get(option.flags[0], ())
    ]
    if empty:
        # A variable of the shell that was not set; never as if the option were not there.
        from zonk_desktop.cli.options import needs

        raise Usage(needs(empty[0]))
    strangers = [word for word in rest if word.startswith("-") and word != "-"]
    if strangers:
        raise Usage(_unknown(command, strangers[0]))
    words = rest + given[end + 1 :]
    if command.words and "" in words:
        # A variable of the shell that was not set; never the folder one stands in.
        raise Usage(_count(command, []))
    least = sum(word.least for word in command.words)
    most = sum(word.most for word in command.words)
    if not least <= len(words) <= most:
        raise Usage(_count(command, words))
    return words, found


def _plainly(command: Command, given: list[str]) -> tuple[list[str], Found] | None:
    """Words, switches, and options with their value behind them; None for what is written in
    another way.

    Nearly all is written so, and argparse with its translations takes longer than a replay.
    """
    known = {flag: one for one in command.options for flag in one.flags}
    rest: list[str] = []
    found: Found = {}
    words = iter(given)
    for word in words:
        one = known.get(word)
        if one is None:
            if word.startswith("-") and word != "-":
                return None
            rest.append(word)
        elif not one.value:
            found[one.flags[0]] = [""]
        else:
            value = next(words, None)
            if value is None or (value.startswith("-") and value != "-"):
                return None
            found.setdefault(one.flags[0], []).append(value)
    return rest, found


def _count(command: Command, words: list[str]) -> str:
    name = command.name or PROGRAM
    if not command.words:
        more = [other.name for other in COMMANDS if other.name.startswith(f"{name} ")]
        near = like(f"{name} {words[0]}", more)
        return say("cli-options-only", command=name, word=_shown(words[0]), **near)
    (word,) = command.words
    if not words:
        return say("cli-needs-a-word", command=name, word=word.name)
    # `rules chek FILE` is a command of two words.
    more = [other.name for other in COMMANDS if other.name.startswith(f"{name} ")]
    near = like(f"{name} {words[0]}", more)
    return say("cli-takes-one-word", command=name, word=word.name, count=len(words), **near)


def _unknown(command: Command, word: str) -> str:
    name = word.partition("=")[0]
    flags = [flag for option in command.options for flag in option.flags]
    return say("cli-unknown-option", word=_shown(name), **like(name, flags))


def unknown_command(word: str) -> str:
    names = [command.name for command in COMMANDS]
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
