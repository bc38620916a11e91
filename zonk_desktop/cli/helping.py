"""The help of the program and of each command, as text."""

from __future__ import annotations

import re
from textwrap import wrap

from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, WINDOW, Command, Option
from zonk_desktop.words import say
from zonk_desktop.words.rows import columns, filled, padded

_WIDE = 78
_GLUE = "\0"


def program() -> str:
    """All commands."""
    lines = _usage(WINDOW)
    lines += ["", WINDOW.summary, *filled(WINDOW.about, _WIDE), "", say("cli-head-commands")]
    for command in COMMANDS:
        lines += _pair(command.name, command.summary)
    lines += [*_end(WINDOW), "", say("cli-help-explains", program=PROGRAM)]
    return "\n".join(lines) + "\n"


def about(command: Command) -> str:
    """One command, whole."""
    lines = [*_usage(command), "", *filled(command.summary, _WIDE)]
    if command.about:
        lines += filled(command.about, _WIDE)
    if command.word is not None and command.word.choices:
        word = command.word
        lines += ["", *filled(f"{word.name}: {', '.join(word.choices)}", _WIDE)]
    return "\n".join([*lines, *_end(command)]) + "\n"


def _end(command: Command) -> list[str]:
    lines = ["", say("cli-head-options"), *_options(command), "", say("cli-head-examples")]
    for example in command.examples:
        lines += [f"  {PROGRAM} {example.line}".rstrip(), f"      {example.does}"]
    return lines


def _together(found: re.Match[str]) -> str:
    """An option and its value stay on one line."""
    return found.group().replace(" ", _GLUE)


def _usage(command: Command) -> list[str]:
    name = f"{PROGRAM} {command.name}".rstrip()
    lines: list[str] = []
    for form in command.forms:
        usage = say("cli-usage")
        start = usage if not lines else " " * columns(usage)
        hang = " " * (columns(start) + len(name) + 1)
        whole = re.sub(r"\[[^]]*\]|-+\w[\w-]* [A-Z]\S*", _together, form)
        broken = wrap(
            f"{start}{name} {whole}", _WIDE, subsequent_indent=hang, break_on_hyphens=False
        )
        lines += [line.replace(_GLUE, " ") for line in broken]
    return lines


def flags(option: Option) -> str:
    """`-o, --output FILE.pdf`."""
    shown = ", ".join(option.flags)
    return f"{shown} {option.value}" if option.value else shown


def _options(command: Command) -> list[str]:
    lines = []
    for option in command.options:
        what = option.what
        if option.choices:
            files = option.files == "toml"
            what = say("cli-choices", what=what, choices=option.choices, files=files)
        lines += _pair(flags(option), what)
    return lines


def _pair(name: str, what: str) -> list[str]:
    indent = " " * 24
    if columns(name) > 20:
        return [f"  {name}", *filled(what, _WIDE, indent, indent)]
    return filled(what, _WIDE, f"  {padded(name, 21)} ", indent)
