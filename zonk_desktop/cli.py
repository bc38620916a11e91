"""The command line: everything that needs no window.

Imports wait until a command needs them: a replay should start as fast as Python does.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

USAGE = """\
usage: zonk-desktop play [--rules KEY] [--players A,B] [--option NAME=VALUE] [-o FILE.zonk]
       zonk-desktop replay FILE [--json]
       zonk-desktop verify FILE
       zonk-desktop rules [KEY | FILE.toml] [--knobs]
       zonk-desktop rules check FILE.toml
       zonk-desktop rules --refusals
       zonk-desktop --version | --help

Without a command: a game in the terminal (play).
"""


class Usage(Exception):
    """The words on the command line do not fit."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 done, 1 refused, 2 wrong usage."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A sheet holds signs that some consoles lack: better a stand-in than a fault.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        return _run(given)
    except Usage as wrong:
        print(f"zonk-desktop: {wrong}", file=sys.stderr)
        print("Say zonk-desktop --help for all commands.", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has gone; there is nothing left to say.
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        return 130


def _run(given: list[str]) -> int:
    if given and given[0] in {"-h", "--help", "help"}:
        print(USAGE, end="")
        return 0
    if given == ["--version"]:
        from zonk_desktop import __version__

        print(f"zonk-desktop {__version__}")
        return 0
    command = given[0] if given else "play"
    if command not in _COMMANDS:
        raise Usage(f"there is no command {command[:60]!r}")
    return _COMMANDS[command](given[1:])


def _refuse(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


def options(given: list[str], known: dict[str, bool]) -> tuple[list[str], dict[str, list[str]]]:
    """Words and options of a command; `known` says which options take a value."""
    words: list[str] = []
    found: dict[str, list[str]] = {}
    rest = iter(given)
    for word in rest:
        if not word.startswith("-") or word == "-":
            words.append(word)
            continue
        name, equals, value = word.partition("=")
        if name not in known:
            raise Usage(f"unknown option {name[:60]!r}")
        if not known[name]:
            if equals:
                raise Usage(f"{name} takes no value")
        elif not equals:
            try:
                value = next(rest)
            except StopIteration:
                raise Usage(f"{name} needs a value") from None
        found.setdefault(name, []).append(value)
    return words, found


def _replay(given: list[str]) -> int:
    from zonk_desktop.transcript.errors import TranscriptError
    from zonk_desktop.transcript.files import FileError, replay_file

    words, found = options(given, {"--json": False})
    if len(words) != 1:
        raise Usage("replay takes one file")
    try:
        replay = replay_file(Path(words[0]))
    except (TranscriptError, FileError) as wrong:
        return _refuse(f"{words[0]}:{wrong}")
    from zonk_desktop.transcript import report

    if "--json" in found:
        import json

        print(json.dumps(report.as_json(replay), ensure_ascii=False, indent=1))
    else:
        print(report.as_text(replay), end="")
    return 0


def _verify(given: list[str]) -> int:
    from zonk_desktop.transcript.check import verify_file

    words, _ = options(given, {})
    if len(words) != 1:
        raise Usage("verify takes one file")
    good, message = verify_file(Path(words[0]))
    if not good:
        return _refuse(message)
    print(message)
    return 0


def _rules(given: list[str]) -> int:
    from zonk_desktop.rulebook import describe
    from zonk_desktop.rulebook.errors import RuleFileError

    words, found = options(given, {"--knobs": False, "--refusals": False})
    if "--refusals" in found:
        if words or "--knobs" in found:
            raise Usage("rules --refusals stands alone")
        from zonk_desktop.transcript.words import SENTENCES

        for code, text in SENTENCES.items():
            print(f"{code.value:22} {text}")
        return 0
    checking = words[:1] == ["check"]
    if checking:
        words = words[1:]
        if len(words) != 1 or found:
            raise Usage("rules check takes one file")
    if not words:
        print(describe.presets(), end="")
        return 0
    if len(words) > 1:
        raise Usage("rules takes one name or file")
    try:
        ruleset = describe.find(words[0])
    except RuleFileError as wrong:
        return _refuse(str(wrong))
    if checking:
        print(f"{words[0]}: a complete rule set, {ruleset.name}.")
    elif "--knobs" in found:
        print(describe.knob_table(ruleset), end="")
    else:
        print(describe.rules(ruleset), end="")
    return 0


def _play(given: list[str]) -> int:
    from zonk_desktop.terminal.play import play

    known = {"--rules": True, "--players": True, "--option": True, "-o": True}
    words, found = options(given, known)
    if words:
        raise Usage("play takes options only")
    return play(found)


_COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": _play,
    "replay": _replay,
    "verify": _verify,
    "rules": _rules,
}
