"""Completions for the shells, made from the grammar."""

from __future__ import annotations

from collections.abc import Iterable

from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, RULE_KEYS, WINDOW, Command, Option, Word


def script(shell: str) -> str:
    """What a shell reads to complete the commands."""
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell]()


def _firsts() -> list[str]:
    return list(dict.fromkeys(command.name.split()[0] for command in COMMANDS))


def _seconds(first: str) -> list[str]:
    names = [command.name.split() for command in COMMANDS]
    return [name[1] for name in names if name[0] == first and len(name) == 2]


def _flags(command: Command) -> list[str]:
    return [flag for option in command.options for flag in option.flags]


def _values(one: Option | Word) -> tuple[str, ...]:
    if isinstance(one, Word) and one.name == "COMMAND":
        return tuple(_firsts())
    return one.choices


# bash


def _bash() -> str:
    lines = [
        f"# Completions of {PROGRAM} for bash; made by `{PROGRAM} completions bash`.",
        "_zonk_desktop()",
        "{",
        "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]-}",
        "    local name=${COMP_WORDS[1]} two=${COMP_WORDS[1]}' '${COMP_WORDS[2]-}",
        "    COMPREPLY=()",
        "    if ((COMP_CWORD == 1)); then",
        _bash_words([*_firsts(), *_flags(WINDOW)], 8),
        "        _zonk_desktop_files zonk",
        "        return",
        "    fi",
        '    [[ " rules-check games-export games-import games-read " == *" ${two/ /-} "* ]] '
        "&& ((COMP_CWORD > 2)) && name=$two",
        '    case "$name $prev" in',
    ]
    for command in (*COMMANDS, WINDOW):
        for option in command.options:
            if option.value:
                name = command.name or "*"
                at = " | ".join(f'"{name} {flag}"' if command.name else f"*' {flag}'"
                                for flag in option.flags)  # fmt: skip
                lines += [f"        {at})", *_bash_values(option), "            return ;;"]
    lines += ["    esac", '    case "$name" in']
    for command in COMMANDS:
        lines.append(f'        "{command.name}")')
        words = [*_flags(command), *_seconds(command.name)]
        lines.append(_bash_words(words, 12))
        for word in command.words:
            lines += _bash_values(word)
        lines.append("            ;;")
    lines += [
        "        *) _zonk_desktop_files zonk ;;",
        "    esac",
        "}",
        "_zonk_desktop_files()",
        "{",
        "    local found",
        "    [[ $cur == -* ]] && return",
        "    compopt -o filenames 2> /dev/null",
        "    while IFS= read -r found; do",
        '        [[ -d $found || $found == *."$1" ]] && COMPREPLY+=("$found")',
        '    done < <(compgen -f -- "$cur")',
        "}",
        f"complete -F _zonk_desktop {PROGRAM}",
    ]
    return "\n".join(lines) + "\n"


def _bash_words(words: Iterable[str], indent: int) -> str:
    return f"{' ' * indent}COMPREPLY+=($(compgen -W '{' '.join(words)}' -- \"$cur\"))"


def _bash_values(one: Option | Word) -> list[str]:
    lines = []
    if _values(one):
        lines.append(_bash_words(_values(one), 12))
    if one.files == "folder":
        lines.append("            compopt -o filenames 2> /dev/null")
        lines.append('            COMPREPLY+=($(compgen -d -- "$cur"))')
    elif one.files:
        lines.append(f"            _zonk_desktop_files {one.files}")
    return lines or ["            :"]


# zsh


def _zsh() -> str:
    lines = [
        f"#compdef {PROGRAM}",
        f"# Completions of {PROGRAM} for zsh; made by `{PROGRAM} completions zsh`.",
        "_zonk_desktop_commands() {",
        "    local -a commands=(",
        *(
            f"        {_quoted(f'{command.name}:{command.summary}')}"
            for command in COMMANDS
            if " " not in command.name
        ),
        "    )",
        "    _describe command commands",
        "    _files -g '*.zonk'",
        "}",
        "_zonk_desktop_rules() {",
        f"    compadd {' '.join(RULE_KEYS)}",
        "    _files -g '*.toml'",
        "}",
        "_zonk_desktop() {",
        "    local name=$words[2]",
        "    if (( CURRENT == 2 )); then",
        "        _zonk_desktop_commands",
        f"        _arguments {' '.join(_zsh_options(WINDOW))}",
        "        return",
        "    fi",
    ]
    for command in COMMANDS:
        if " " in command.name:
            lines += [
                f"    if [[ \"$name $words[3]\" == '{command.name}' ]] && (( CURRENT > 3 )); then",
                "        shift 2 words; (( CURRENT -= 2 ))",
                f"        _arguments {_zsh_arguments(command)}",
                "        return",
                "    fi",
            ]
    lines += ["    shift words; (( CURRENT-- ))", "    case $name in"]
    for command in COMMANDS:
        if " " in command.name:
            continue
        if _seconds(command.name):
            more = " ".join(_seconds(command.name))
            lines.append(f"        {command.name}) (( CURRENT == 2 )) && compadd {more}")
            lines.append(f"            _arguments {_zsh_arguments(command)} ;;")
        else:
            lines.append(f"        {command.name}) _arguments {_zsh_arguments(command)} ;;")
    lines += [
        f"        *) _arguments {_zsh_arguments(WINDOW)} ;;",
        "    esac",
        "}",
        '_zonk_desktop "$@"',
    ]
    return "\n".join(lines) + "\n"


def _zsh_arguments(command: Command) -> str:
    parts = _zsh_options(command)
    for word in command.words:
        parts.append(_quoted(f"{'*' if word.most > 1 else ''}:{word.name}:{_zsh_action(word)}"))
    return " ".join(parts)


def _zsh_options(command: Command) -> list[str]:
    parts = []
    for option in command.options:
        what = option.what.replace("[", "(").replace("]", ")").replace(":", "\\:")
        for flag in option.flags:
            many = "*" if option.value.startswith("NAME=") else ""
            value = f":{option.value.strip('[]')}:{_zsh_action(option)}" if option.value else ""
            parts.append(_quoted(f"{many}{flag}[{what}]{value}"))
    return parts


def _zsh_action(one: Option | Word) -> str:
    if one.files and _values(one):
        return "_zonk_desktop_rules"
    if one.files == "folder":
        return "_files -/"
    return f'_files -g "*.{one.files}"' if one.files else f"({' '.join(_values(one))})"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


# fish


def _fish() -> str:
    lines = [
        f"# Completions of {PROGRAM} for fish; made by `{PROGRAM} completions fish`.",
        f"complete -c {PROGRAM} -f",
    ]
    start = "__fish_use_subcommand"
    lines.append(f"complete -c {PROGRAM} -n {start} -k -a '(__fish_complete_suffix .zonk)'")
    lines += _fish_options(WINDOW, start)
    for command in COMMANDS:
        names = command.name.split()
        if len(names) == 1:
            lines.append(
                f"complete -c {PROGRAM} -n {start} -a {names[0]} -d {_fishy(command.summary)}"
            )
            seen = f"__fish_seen_subcommand_from {names[0]}"
            more = _seconds(names[0])
            if more:
                seen += f"; and not __fish_seen_subcommand_from {' '.join(more)}"
        else:
            first = f"__fish_seen_subcommand_from {names[0]}"
            lines.append(
                f"complete -c {PROGRAM} -n '{first}; and not __fish_seen_subcommand_from "
                f"{names[1]}' -a {names[1]} -d {_fishy(command.summary)}"
            )
            seen = f"{first}; and __fish_seen_subcommand_from {names[1]}"
        for word in command.words:
            values = " ".join(_values(word))
            if values:
                lines.append(f"complete -c {PROGRAM} -n '{seen}' -a '{values}'")
            if word.files and word.files != "folder":
                lines.append(
                    f"complete -c {PROGRAM} -n '{seen}' -k -a "
                    f"'(__fish_complete_suffix .{word.files})'"
                )
        lines += _fish_options(command, f"'{seen}'")
    return "\n".join(lines) + "\n"


def _fish_options(command: Command, when: str) -> list[str]:
    lines = []
    for option in command.options:
        names = "".join(
            f" -l {flag[2:]}" if flag.startswith("--") else f" -s {flag[1:]}"
            for flag in option.flags
        )
        value = ""
        if option.value:
            choices = " ".join(option.choices)
            if option.files == "folder":
                choices = "(__fish_complete_directories)"
            elif option.files:
                choices = f"{choices} (__fish_complete_suffix .{option.files})".strip()
            value = f" -x -a '{choices}'" if choices else " -x"
        lines.append(f"complete -c {PROGRAM} -n {when}{names}{value} -d {_fishy(option.what)}")
    return lines


def _fishy(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
