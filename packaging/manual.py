"""The manual page, made from the grammar."""

from __future__ import annotations

import re

from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, WINDOW, Command

_END = r"""
.SH EXIT STATUS
0 when all went well, 1 when something was refused or failed, 2 when the words on the command line
do not fit.
.SH ENVIRONMENT
.TP
.B ZONK_TRAY
.B gl
or
.BR painter :
what draws the dice, whatever the settings say.
.TP
.B XDG_DATA_HOME
Where the folder
.I zonk\-desktop
with the player's games lies; otherwise
.IR ~/.local/share .
.TP
.BR XDG_CONFIG_HOME ", " XDG_STATE_HOME ", " XDG_CACHE_HOME
The same for the settings, the log, and odds that were worked out; otherwise
.IR ~/.config ", " ~/.local/state " and " ~/.cache .
.SH FILES
.TP
.I ~/.local/share/zonk\-desktop/zonk\-file.db
The player's games. Removing the program leaves them alone.
.TP
.IR ~/.config/zonk\-desktop/settings.ini ", " ~/.local/state/zonk\-desktop/zonk.log
The settings and the log. With
.B \-\-data\-dir
both lie in that folder.
.TP
.I FILE.zonk.seed
The seed of a game that
.B play \-o
FILE.zonk has not ended yet.
"""


def page(version: str, date: str) -> str:
    """The page in the language of man(7)."""
    lines = [
        f'.TH ZONK\\-DESKTOP 6 "{date}" "Zonk Desktop {version}" "Games"',
        ".SH NAME",
        f"{_text(PROGRAM)} \\- the dice game Zonk after five of its rule sheets",
        ".SH SYNOPSIS",
    ]
    for command in (WINDOW, *COMMANDS):
        for form in command.forms:
            lines += [f".B {_text(f'{PROGRAM} {command.name}'.strip())}", _form(form), ".br"]
    lines[-1:] = [
        ".SH DESCRIPTION",
        "Zonk is a dice game: throw, leave what scores, and decide whether to stay or to risk it",
        "all on the rest.",
        _text(WINDOW.about),
        ".SH OPTIONS",
        *_options(WINDOW),
        ".SH COMMANDS",
    ]
    for command in COMMANDS:
        lines += [f".SS {_text(command.name)}", _text(command.summary)]
        if command.about:
            lines += [".PP", _text(command.about)]
        lines += _options(command)
    lines.append(".SH EXAMPLES")
    for command in (WINDOW, *COMMANDS):
        for example in command.examples:
            lines += [".TP", f".B {_text(f'{PROGRAM} {example.line}'.strip())}"]
            lines.append(_text(example.does))
    return "\n".join(lines) + _END


def _options(command: Command) -> list[str]:
    lines = []
    for option in command.options:
        shown = ", ".join(f"\\fB{_text(flag)}\\fR" for flag in option.flags)
        value = f" \\fI{_text(option.value)}\\fR" if option.value else ""
        lines += [".TP", shown + value, _text(option.what)]
        if option.choices:
            lines.append(_text(f"One of {', '.join(option.choices)}."))
    return lines


def _form(form: str) -> str:
    """Flags are bold, what stands for something else is slanted."""
    text = _text(form)
    text = re.sub(r"(?<![\w.])((?:\\-){1,2}[a-z][a-z-]*(?:\\-[a-z]+)*)", r"\\fB\1\\fR", text)
    return re.sub(r"\b([A-Z]{2,}(?:\.[a-z]+|=[A-Z]+)?|[AN](?:,B)?)\b", r"\\fI\1\\fR", text)


def _text(text: str) -> str:
    """With every sign as it is, whatever roff would make of it."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return f"\\&{text}" if text.startswith(".") else text
