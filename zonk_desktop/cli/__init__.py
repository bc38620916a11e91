"""The command line: everything that needs no window.

Imports wait until a command needs them: a replay should start as fast as Python does.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from zonk_desktop.cli.answers import refuse
from zonk_desktop.cli.grammar import SHELLS, WINDOW, Found, Usage, find
from zonk_desktop.cli.parser import WantsHelp, like, parse, unknown_command
from zonk_desktop.console import complain, put, visible
from zonk_desktop.words import commas, say

#: Told where there is no memory to find words in the reader's language.
_LAST_WORDS = "There is too little memory. What was written before stays as it is.\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 done, 1 refused, 2 wrong usage."""
    try:
        return _told(arguments)
    except Exception as wrong:
        # Another error may come on the way to a sentence.
        try:
            return refuse(_mishap(wrong))
        except Exception:
            with suppress(OSError, ValueError, AttributeError):
                sys.stderr.write(_LAST_WORDS)
            return 1


def _mishap(wrong: Exception) -> str:
    """What is told of an error that nobody expected."""
    import traceback

    if isinstance(wrong, MemoryError):
        return say("cli-no-memory")
    trace = traceback.extract_tb(wrong.__traceback__)[-1]
    place = f"{Path(trace.filename).name}:{trace.lineno}"
    return say("cli-mishap", kind=type(wrong).__name__, place=place)


def _told(arguments: Sequence[str] | None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A sheet holds signs that some consoles lack: better a stand-in than a fault.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    if hasattr(sys.stdin, "reconfigure"):
        # Bytes that are no text are read as such signs, and refused like other nonsense.
        sys.stdin.reconfigure(errors="replace")
    try:
        return _run(given)
    except Usage as wrong:
        complain(say("cli-zonk-desktop", wrong=str(wrong)))
        command = f"zonk-desktop {wrong.command}".rstrip()
        complain(say("cli-help-for-more", command=command))
        return 2
    except BrokenPipeError:
        # Whoever read our output has gone; there is nothing left to say.
        _forget_output()
        return 1
    except OSError as wrong:
        # Files are refused where they are opened: what is left is a full disk behind `>`.
        _forget_output()
        return refuse(say("cli-the-output-could-not-be", strerror=str(wrong.strerror)))
    except KeyboardInterrupt:
        return 130


def _forget_output() -> None:
    """What the interpreter would still write at its end, and fail once more."""
    with suppress(OSError, ValueError, AttributeError):
        hole = os.open(os.devnull, os.O_WRONLY)
        os.dup2(hole, sys.stdout.fileno())
        os.close(hole)


def _run(given: list[str]) -> int:
    if given in (["--version"], ["-V"]):
        from zonk_desktop import __version__

        put(f"zonk-desktop {__version__}")
        return 0
    if given and given[0] == "--selftest":
        if len(given) > 2:
            raise Usage(say("cli-selftest-takes-one-folder-for"))
        from zonk_desktop import selftest

        return selftest.run(Path(given[1]) if len(given) == 2 else None)
    ahead = _ahead(given)
    command, named = find(given[ahead:])
    if command is None:
        return _window(given, ahead)
    try:
        words, found = parse(command, given[:ahead] + given[ahead + named :])
        return _COMMANDS[command.name](words, found)
    except WantsHelp:
        return _help(command.name.split(), {})
    except Usage as wrong:
        raise Usage(str(wrong), command.name) from None


def _help(words: list[str], _: Found) -> int:
    from zonk_desktop.cli import helping

    command, named = find(words)
    if words and (command is None or named < len(words)):
        raise Usage(unknown_command(" ".join(words)))
    put(helping.about(command) if command is not None else helping.program())
    return 0


def _completions(words: list[str], _: Found) -> int:
    from zonk_desktop.cli import completions

    if words[0] not in SHELLS:
        shells = commas(SHELLS)
        near = like(words[0], SHELLS)
        raise Usage(say("cli-no-such-shell", shells=shells, word=repr(words[0][:60]), **near))
    put(completions.script(words[0]))
    return 0


def _ahead(given: list[str]) -> int:
    """How many words name the folder of the Zonk File ahead of everything else."""
    if given[:1] == ["--data-dir"]:
        return 2
    return int(bool(given) and given[0].startswith("--data-dir="))


def _window(given: list[str], ahead: int) -> int:
    # Anything but a transcript or an option is a command that is written wrong.
    for word in given[ahead : ahead + 1]:
        if not word.startswith("-") and not word.endswith(".zonk"):
            raise Usage(unknown_command(word))
    try:
        words, found = parse(WINDOW, given)
    except WantsHelp:
        return _help([], {})
    if "--selftest" in found or "-V" in found:
        raise Usage(say("cli-selftest-and-version-stand-alone"))
    # Loading leaves no garbage worth the search; the window turns the collector on again.
    gc.disable()
    try:
        from zonk_desktop import qt_start

        qt_start.load()
        from zonk_desktop import app
    except ImportError as wrong:
        return refuse(say("cli-the-window-cannot-be-opened", wrong=str(wrong)))
    folder = Path(found["--data-dir"][-1]) if "--data-dir" in found else None
    return app.run(folder, Path(words[0]) if words else None)


def _replay(words: list[str], found: Found) -> int:
    from zonk_desktop.transcript.errors import TranscriptError
    from zonk_desktop.transcript.files import FileError, replay_file

    try:
        replay = replay_file(Path(words[0]))
    except (TranscriptError, FileError) as wrong:
        return refuse(f"{words[0]}:{wrong}")
    from zonk_desktop.rulebook.errors import refused
    from zonk_desktop.transcript import report

    why = refused(replay.rules.ruleset)
    if why is not None:
        complain(visible(say("cli-replay-bygone", file=words[0], why=why)))

    if "--json" in found:
        import json

        put(json.dumps(report.as_json(replay), ensure_ascii=False, indent=1))
    else:
        put(report.as_text(replay))
    return 0


def _verify(words: list[str], _: Found) -> int:
    from zonk_desktop.transcript.check import verify_file

    good, message = verify_file(Path(words[0]))
    if not good:
        return refuse(message)
    put(message)
    return 0


def _play(_: list[str], found: Found) -> int:
    from zonk_desktop.terminal.play import play

    if found.get("-o") == ["-"]:
        raise Usage(say("cli-play-needs-a-file-for"))
    return play(found)


def _sheet(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import sheet

    return sheet.sheet(words, found)


def _rules(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import rules

    return rules.rules(words, found)


def _rules_check(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import rules

    return rules.check(words, found)


def _games(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import games

    return games.games(words, found)


def _stats(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import stats

    return stats.command(words, found)


def _export(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import games

    return games.export_game(words, found)


def _import(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import games

    return games.import_games(words, found)


def _read(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import games

    return games.read_sheets(words, found)


def _odds(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import chances

    return chances.odds(words, found)


def _advise(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import chances

    return chances.advise(words, found)


def _match(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import trials

    return trials.match_command(words, found)


def _lab(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import trials

    return trials.lab_command(words, found)


def _review(words: list[str], found: Found) -> int:
    from zonk_desktop.cli import afterwards

    return afterwards.command(words, found)


_COMMANDS: dict[str, Callable[[list[str], Found], int]] = {
    "play": _play,
    "replay": _replay,
    "verify": _verify,
    "sheet": _sheet,
    "rules": _rules,
    "rules check": _rules_check,
    "odds": _odds,
    "advise": _advise,
    "match": _match,
    "lab": _lab,
    "review": _review,
    "games": _games,
    "stats": _stats,
    "games export": _export,
    "games import": _import,
    "games read": _read,
    "completions": _completions,
    "help": _help,
}
