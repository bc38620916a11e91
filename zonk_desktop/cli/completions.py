"""What may stand next on a command line, and the scripts by which shells ask for it.

Of each word that may follow there is a line, `WORD TAB what it does`; `:ENDING` stands for files
of that ending, `:folder` for folders.
"""

from __future__ import annotations

from collections.abc import Iterator

from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, WINDOW, Command, Option, Word, ahead, find

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
