"""The help of each command as text, and what shells ask to complete it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, WINDOW, Command, Option, Word, ahead, find
from zonk_desktop.words import say
from zonk_desktop.words.rows import columns, filled, padded

_WIDE = 78
_GLUE = "\0"


def program() -> str:
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


#: The option by which they ask.
ASKS = "--complete"

_BASH = """\
_zonk_desktop()
{
    local cur=${COMP_WORDS[COMP_CWORD]} word what found
    COMPREPLY=()
    while IFS=$'\\t' read -r word what; do
        if [[ $word != :* ]]; then
            [[ $word == "$cur"* ]] && COMPREPLY+=("$word")
        elif [[ $cur != -* ]]; then
            compopt -o filenames 2> /dev/null
            while IFS= read -r found; do
                [[ -d $found || $found == *."${word#:}" ]] && COMPREPLY+=("$found")
            done < <(compgen -f -- "$cur")
        fi
    done < <(PROGRAM ASKS "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
}
complete -F _zonk_desktop PROGRAM
"""

_ZSH = """\
_zonk_desktop()
{
    local word what files
    local -a found
    while IFS=$'\\t' read -r word what; do
        case $word in
            :*) files=${word#:} ;;
            *) found+=("${word//:/\\\\:}:$what") ;;
        esac
    done < <(PROGRAM ASKS "${(@)words[2,CURRENT]}" 2> /dev/null)
    _describe PROGRAM found
    case $files in
        "") ;;
        folder) _files -/ ;;
        *) _files -g "*.$files" ;;
    esac
}
_zonk_desktop "$@"
"""

_FISH = """\
function __zonk_desktop
    set -l words (commandline -opc) (commandline -ct)
    for line in (PROGRAM ASKS $words[2..-1] 2> /dev/null)
        switch $line
            case ':folder'
                __fish_complete_directories (commandline -ct)
            case ':*'
                __fish_complete_suffix (string replace : . -- $line)
            case '*'
                echo $line
        end
    end
end
complete -c PROGRAM -f -a '(__zonk_desktop)'
"""
_SCRIPTS = {"bash": _BASH, "zsh": f"#compdef PROGRAM\n{_ZSH}", "fish": _FISH}


def script(shell: str) -> str:
    """What a shell reads to complete the commands."""
    first, *rest = _SCRIPTS[shell].splitlines(keepends=True)
    made = f"# Completions of {PROGRAM} for {shell}; made by `{PROGRAM} completions {shell}`.\n"
    # The first line of a function of zsh's says what it is for.
    lines = [first, made, *rest] if first.startswith("#") else [made, first, *rest]
    return "".join(lines).replace("PROGRAM", PROGRAM).replace("ASKS", ASKS)


def following(words: list[str]) -> str:
    """What may follow the words before the last, which is being written."""
    return "".join(f"{word}\t{what}".rstrip() + "\n" for word, what in _following(words[:-1]))


def _following(before: list[str]) -> Iterator[tuple[str, str]]:
    before = before[ahead(before) :] if len(before) > 1 else before
    command, named = find(before)
    option = (command or WINDOW).option(before[-1]) if len(before) > named else None
    if option is not None and option.value:
        yield from _values(option)
        return
    here = command or WINDOW
    yield from ((flag, one.what) for one in here.options for flag in one.flags)
    if len(before) == named:
        yield from _commands(here)
    if here.word is not None:
        yield from _values(here.word)


def _commands(before: Command) -> Iterator[tuple[str, str]]:
    """Words that make a command, or one of two words."""
    for command in COMMANDS:
        *first, word = command.name.split()
        if " ".join(first) == before.name:
            yield word, command.summary


def _values(one: Option | Word) -> Iterator[tuple[str, str]]:
    if isinstance(one, Word) and one.name == "COMMAND":
        yield from _commands(WINDOW)
    yield from ((value, "") for value in one.choices)
    if one.files:
        yield f":{one.files}", ""
