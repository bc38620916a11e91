"""The manual page in any language, made from the grammar."""

from __future__ import annotations

import re

from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, WINDOW, Command
from zonk_desktop.words import Speech, commas, say, speech, use
from zonk_desktop.words.rows import parts

#: The chapters at the end: what stands there in letters of its own, and the message about it.
_END = {
    "package-manual-exit-status": {"": "package-manual-statuses"},
    "package-manual-environment": {
        "ZONK_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES, LANG": "package-manual-language",
        "ZONK_TRAY": "package-manual-tray",
        "XDG_DATA_HOME": "package-manual-data",
        "XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME": "package-manual-places",
    },
    "package-manual-files": {
        "~/.local/share/zonk-desktop/zonk-file.db": "package-manual-games",
        "~/.config/zonk-desktop/settings.ini, ~/.local/state/zonk-desktop/zonk.log":
            "package-manual-settings",
        "FILE.zonk.seed": "package-manual-seed",
    },
}  # fmt: skip


def page(version: str, date: str, language: str = "en") -> str:
    """The page in the language of man(7), and in one of people."""
    before = speech()
    use(Speech(language))
    try:
        return "\n".join([*_lines(version, date), *_chapters()]) + "\n"
    finally:
        use(before)


def _lines(version: str, date: str) -> list[str]:
    lines = [
        f'.TH ZONK\\-DESKTOP 6 "{date}" "Zonk Desktop {version}" "{say("package-manual-part")}"',
        # What is typed is copied from here: no key has a hyphen of roff's, or two spaces.
        ".nh",
        ".ad l",
        _chapter("package-manual-name"),
        f"{_text(PROGRAM)} \\- {_text(say('package-summary'))}",
        _chapter("package-manual-synopsis"),
    ]
    for command in (WINDOW, *COMMANDS):
        for form in command.forms:
            lines += [f".B {_text(f'{PROGRAM} {command.name}'.strip())}", _form(form), ".br"]
    lines[-1:] = [
        _chapter("package-manual-description"),
        _text(say("package-manual-game")),
        _text(WINDOW.about),
        _chapter("package-manual-options"),
        *_options(WINDOW),
        _chapter("package-manual-commands"),
    ]
    for command in COMMANDS:
        lines += [f".SS {_text(command.name)}", _text(command.summary)]
        if command.about:
            lines += [".PP", _text(command.about)]
        lines += _options(command)
    lines.append(_chapter("package-manual-examples"))
    for command in (WINDOW, *COMMANDS):
        for example in command.examples:
            lines += [".TP", f".B {_text(f'{PROGRAM} {example.line}'.strip())}"]
            lines.append(_text(example.does))
    return lines


def _chapters() -> list[str]:
    lines = []
    for chapter, told in _END.items():
        lines.append(_chapter(chapter))
        for word, message in told.items():
            lines += [".TP", f".I {_text(word)}"] if word else []
            lines.append(_text(say(message)))
    return lines


def _chapter(message: str) -> str:
    return f".SH {_text(say(message))}"


def _options(command: Command) -> list[str]:
    lines = []
    for option in command.options:
        shown = ", ".join(f"\\fB{_text(flag)}\\fR" for flag in option.flags)
        value = f" \\fI{_text(option.value)}\\fR" if option.value else ""
        lines += [".TP", shown + value, _text(option.what)]
        if option.choices:
            lines.append(_text(say("package-manual-one-of", values=commas(option.choices))))
    return lines


def _form(form: str) -> str:
    """Flags are bold, what stands for something else is slanted."""
    text = _text(form)
    text = re.sub(r"(?<![\w.])((?:\\-){1,2}[a-z][a-z-]*(?:\\-[a-z]+)*)", r"\\fB\1\\fR", text)
    return re.sub(r"\b([A-Z]{2,}(?:\.[a-z]+|=[A-Z]+)?|[AN](?:,B)?)\b", r"\\fI\1\\fR", text)


def _text(text: str) -> str:
    """With every sign as it is, whatever roff would make of it.

    Where a row may end without a gap it is told: it knows no Japanese or Chinese.
    """
    found = ""
    for gap, part in parts(text):
        plain = part.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
        found += (gap or "\\:") + plain if found else plain
    return f"\\&{found}" if found.startswith(".") else found
