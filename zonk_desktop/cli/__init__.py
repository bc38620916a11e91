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

from zonk_desktop.cli.answers import data, put_json, refuse, replayed
from zonk_desktop.cli.grammar import (
    SHELLS,
    WINDOW,
    Found,
    Usage,
    WantsHelp,
    ahead,
    find,
    like,
    parse,
    unknown_command,
)
from zonk_desktop.console import CommandRefused, complain, put
from zonk_desktop.words import MessageError, commas, reason, say, speech, use

Work = Callable[[list[str], Found], int]

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
    except (CommandRefused, MessageError) as wrong:
        return refuse(str(wrong))
    except BrokenPipeError:
        # Whoever read our output has gone; there is nothing left to say.
        _forget_output()
        return 1
    except OSError as wrong:
        # Files are refused where they are opened: what is left is a full disk behind `>`.
        _forget_output()
        return refuse(say("cli-the-output-could-not-be", strerror=reason(wrong)))
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
    if given[:1] == ["--complete"]:
        from zonk_desktop.cli.helping import following

        # As it is: the tab between a word and what it does is the shell's.
        sys.stdout.write(following(given[1:]))
        return 0
    first = ahead(given)
    command, named = find(given[first:])
    if command is None:
        return _window(given, first)
    try:
        words, found = parse(command, given[:first] + given[first + named :])
        _know_people(found)
        return _work(command.name)(words, found)
    except WantsHelp:
        return _help(command.name.split(), {})
    except Usage as wrong:
        raise Usage(str(wrong), command.name) from None


def _know_people(found: Found) -> None:
    """Who is "she" or "he", where the language makes a difference."""
    if not speech().asks_gender:
        return
    from zonk_desktop.archive.place import settings_folder
    from zonk_desktop.players.character import genders
    from zonk_desktop.words.speech import read_people

    use(speech().knowing(read_people(settings_folder(data(found)))).knowing(genders()))


def _help(words: list[str], found: Found) -> int:
    from zonk_desktop.cli.helping import about, program

    command, named = find(words)
    if words and (command is None or named < len(words)):
        raise Usage(unknown_command(" ".join(words)))
    put(about(command) if command is not None else program())
    return 0


def _completions(words: list[str], found: Found) -> int:
    from zonk_desktop.cli.helping import script

    if words[0] not in SHELLS:
        shells = commas(SHELLS)
        near = like(words[0], SHELLS)
        raise Usage(say("cli-no-such-shell", shells=shells, word=repr(words[0][:60]), **near))
    put(script(words[0]))
    return 0


def _is_picture(word: str) -> bool:
    """Whether it may be one of a sheet, by its name: as systems open a file with the program."""
    from zonk_desktop.compact.codes import PICTURES

    return word.lower().endswith(PICTURES)


def _window(given: list[str], first: int) -> int:
    # Anything but a transcript, a picture or an option is a command that is written wrong.
    for word in given[first : first + 1]:
        if not word.startswith("-") and not word.endswith(".zonk") and not _is_picture(word):
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
    replay = replayed(words[0])
    from zonk_desktop.rulebook.errors import refused
    from zonk_desktop.transcript import report

    if (why := refused(replay.rules.ruleset)) is not None:
        complain(say("cli-replay-bygone", file=words[0], why=why))
    if "--json" in found:
        put_json(report.as_json(replay))
    else:
        put(report.as_text(replay))
    return 0


def _verify(words: list[str], found: Found) -> int:
    from zonk_desktop.transcript.check import verify_file

    good, message = verify_file(Path(words[0]))
    if not good:
        return refuse(message)
    put(message)
    return 0


def _play(words: list[str], found: Found) -> int:
    from zonk_desktop.terminal.table import play

    if found.get("-o") == ["-"]:
        raise Usage(say("cli-play-needs-a-file-for"))
    return play(found)


def _work(command: str) -> Work:
    """What a command does, imported by then."""
    work: Work
    match command:
        case "help":
            return _help
        case "completions":
            return _completions
        case "play":
            return _play
        case "replay":
            return _replay
        case "verify":
            return _verify
        case "sheet":
            from zonk_desktop.cli.sheet import sheet as work
        case "rules":
            from zonk_desktop.cli.rules import rules as work
        case "rules check":
            from zonk_desktop.cli.rules import check as work
        case "odds":
            from zonk_desktop.cli.chances import odds as work
        case "advise":
            from zonk_desktop.cli.chances import advise as work
        case "match":
            from zonk_desktop.cli.trials import match_command as work
        case "lab":
            from zonk_desktop.cli.trials import lab_command as work
        case "review":
            from zonk_desktop.cli.afterwards import review_command as work
        case "games":
            from zonk_desktop.cli.games import games as work
        case "stats":
            from zonk_desktop.cli.stats import stats_command as work
        case "games export":
            from zonk_desktop.cli.games import export_game as work
        case "games import":
            from zonk_desktop.cli.games import import_games as work
        case "games read":
            from zonk_desktop.cli.games import read_sheets as work
    return work
