"""The command line: everything that needs no window.

Imports wait until a command needs them: a replay should start as fast as Python does.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType

from zonk_desktop.console import complain, say, visible

USAGE = """\
usage: zonk-desktop [--data-dir FOLDER] [FILE.zonk]
       zonk-desktop play [--rules KEY] [--players A,B] [--option NAME=VALUE] [-o FILE.zonk]
       zonk-desktop replay FILE [--json]
       zonk-desktop verify FILE
       zonk-desktop sheet --rules KEY --players N [--names A,B] [--rows N]
                          [--paper a4|letter|a5] [--held portrait|landscape] -o FILE.pdf
       zonk-desktop sheet --game FILE.zonk [--paper a4|letter|a5]
                          [--held portrait|landscape] -o FILE.pdf
       zonk-desktop rules [KEY | FILE.toml] [--knobs]
       zonk-desktop rules check FILE.toml
       zonk-desktop rules --refusals
       zonk-desktop games [export ID -o FILE.zonk] [--data-dir FOLDER]
       zonk-desktop --selftest [FOLDER]
       zonk-desktop --version | --help

Without a command: the window. `play` is the same table in a terminal.
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
        complain(f"zonk-desktop: {wrong}")
        complain("Say zonk-desktop --help for all commands.")
        return 2
    except BrokenPipeError:
        # Whoever read our output has gone; there is nothing left to say.
        _forget_output()
        return 1
    except OSError as wrong:
        # Files are refused where they are opened: what is left is a full disk behind `>`.
        _forget_output()
        return _refuse(f"The output could not be written: {wrong.strerror}.")
    except KeyboardInterrupt:
        return 130


def _forget_output() -> None:
    """What the interpreter would still write at its end, and fail once more."""
    with suppress(OSError, ValueError, AttributeError):
        hole = os.open(os.devnull, os.O_WRONLY)
        os.dup2(hole, sys.stdout.fileno())
        os.close(hole)


def _run(given: list[str]) -> int:
    if given and given[0] in {"-h", "--help", "help"}:
        say(USAGE)
        return 0
    if given == ["--version"]:
        from zonk_desktop import __version__

        say(f"zonk-desktop {__version__}")
        return 0
    if given and given[0] == "--selftest":
        if len(given) > 2:
            raise Usage("--selftest takes one folder, for its report and pictures")
        from zonk_desktop import selftest

        return selftest.run(Path(given[1]) if len(given) == 2 else None)
    if not given or given[0].startswith("--data-dir") or given[0].endswith(".zonk"):
        return _window(given)
    command = given[0]
    if command not in _COMMANDS:
        raise Usage(f"there is no command {command[:60]!r}")
    return _COMMANDS[command](given[1:])


def _window(given: list[str]) -> int:
    words, found = options(given, {"--data-dir": True})
    if len(words) > 1:
        raise Usage("the window opens one file at a time")
    import gc

    # Loading leaves no garbage worth the search; the window turns the collector on again.
    gc.disable()
    try:
        from zonk_desktop import app
    except ImportError as wrong:
        return _refuse(
            f"The window cannot be opened, a part of the system is missing: {wrong}. On Debian "
            "and its kin: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0"
        )
    folder = Path(found["--data-dir"][-1]) if "--data-dir" in found else None
    return app.run(folder, Path(words[0]) if words else None)


def _refuse(message: str) -> int:
    complain(message)
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

        say(json.dumps(report.as_json(replay), ensure_ascii=False, indent=1))
    else:
        say(report.as_text(replay))
    return 0


def _verify(given: list[str]) -> int:
    from zonk_desktop.transcript.check import verify_file

    words, _ = options(given, {})
    if len(words) != 1:
        raise Usage("verify takes one file")
    good, message = verify_file(Path(words[0]))
    if not good:
        return _refuse(message)
    say(message)
    return 0


def _rules(given: list[str]) -> int:
    from zonk_desktop.rulebook import describe
    from zonk_desktop.rulebook.errors import RuleFileError
    from zonk_desktop.rulebook.load import PRESETS, idle_knobs

    words, found = options(given, {"--knobs": False, "--refusals": False})
    if "--refusals" in found:
        if words or "--knobs" in found:
            raise Usage("rules --refusals stands alone")
        from zonk_desktop.transcript.words import SENTENCES

        for code, text in SENTENCES.items():
            say(f"{code.value:22} {text}")
        return 0
    checking = words[:1] == ["check"]
    if checking:
        words = words[1:]
        if len(words) != 1 or found:
            raise Usage("rules check takes one file")
    if not words:
        say(describe.presets())
        return 0
    if len(words) > 1:
        raise Usage("rules takes one name or file")
    try:
        ruleset = describe.find(words[0])
        idle = idle_knobs(Path(words[0])) if words[0] not in PRESETS else ()
    except RuleFileError as wrong:
        return _refuse(str(wrong))
    if checking and idle:
        for line in idle:
            complain(f"{Path(words[0]).name}: knobs.{line}")
        return 1
    if checking:
        say(visible(f"{words[0]}: a complete rule set, {ruleset.name}."))
    elif "--knobs" in found:
        say(describe.knob_table(ruleset))
    else:
        say(describe.rules(ruleset))
        if idle:
            say("\nWithout effect\n" + "\n".join(f"  {line}" for line in idle))
    return 0


def _play(given: list[str]) -> int:
    from zonk_desktop.terminal.play import play

    known = {"--rules": True, "--players": True, "--option": True, "-o": True}
    words, found = options(given, known)
    if words:
        raise Usage("play takes options only")
    return play(found)


def _sheet(given: list[str]) -> int:
    known = ("--rules", "--players", "--names", "--rows", "--paper", "--held", "--game", "-o")
    words, found = options(given, dict.fromkeys(known, True))
    if words:
        raise Usage("sheet takes options only")
    said = {name: values[-1] for name, values in found.items()}
    if ("--rules" in said) == ("--game" in said):
        raise Usage("sheet needs --rules KEY for a blank sheet, or --game FILE.zonk for a game's")
    if not said.get("-o"):
        raise Usage("sheet needs -o FILE.pdf")
    paper = said.get("--paper", "a4").lower()
    if paper not in {"a4", "letter", "a5"}:
        raise Usage("--paper is a4, letter or a5")
    held = said.get("--held", "auto").lower()
    if held not in {"auto", "portrait", "landscape"}:
        raise Usage("--held is portrait or landscape")
    # Paper, and whether it lies across; None turns it when the players need it.
    on = (paper, None if held == "auto" else held == "landscape")
    if "--game" in said:
        wrong = [name for name in ("--players", "--names", "--rows") if name in said]
        if wrong:
            raise Usage(f"{wrong[0]} is for blank sheets; a game has its own")
        return _sheet_of_game(Path(said["--game"]), on, Path(said["-o"]))
    return _blank_sheet(said, on, Path(said["-o"]))


def _sheet_of_game(file: Path, on: tuple[str, bool | None], to: Path) -> int:
    from zonk_desktop.transcript.errors import TranscriptError
    from zonk_desktop.transcript.files import FileError, replay_file

    try:
        replay = replay_file(file)
    except (TranscriptError, FileError) as wrong:
        return _refuse(f"{file}:{wrong}")
    return _printed(lambda sheets: sheets.write_game(replay, on[0], to, on[1]), to)


def _blank_sheet(said: dict[str, str], on: tuple[str, bool | None], to: Path) -> int:
    from zonk_desktop.rulebook import describe
    from zonk_desktop.rulebook.errors import RuleFileError

    names = tuple(name.strip() for name in said["--names"].split(",")) if "--names" in said else ()
    if "--players" not in said and not names:
        raise Usage("a blank sheet needs --players N, or --names A,B")
    try:
        ruleset = describe.find(said["--rules"])
    except RuleFileError as wrong:
        return _refuse(str(wrong))
    most = ruleset.settings.players_max
    players = _count("--players", said, most) if "--players" in said else len(names)
    if len(names) > players:
        raise Usage(f"--names has {len(names)} names for {players} players")
    if players > most:
        raise Usage(f"{ruleset.name} is for {most} players at most")
    rows = _count("--rows", said, 500) if "--rows" in said else None
    return _printed(
        lambda sheets: sheets.write_blank(ruleset, players, names, rows, on[0], to, on[1]), to
    )


def _count(name: str, said: dict[str, str], most: int) -> int:
    text = said[name]
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and 1 <= int(text) <= most):
        raise Usage(f"{name} is a number from 1 to {most}")
    return int(text)


def _printed(write: Callable[[ModuleType], int], to: Path) -> int:
    from zonk_desktop.sheets import command
    from zonk_desktop.sheets.fonts import FontError
    from zonk_desktop.sheets.pdf import PdfError

    try:
        pages = write(command)
    except (PdfError, FontError) as wrong:
        return _refuse(str(wrong))
    say(visible(f"{to}: {pages} page{'' if pages == 1 else 's'}"))
    return 0


def _games(given: list[str]) -> int:
    from zonk_desktop.archive.errors import ArchiveError
    from zonk_desktop.archive.exchange import export
    from zonk_desktop.archive.place import DATABASE, data_folder
    from zonk_desktop.archive.store import Archive
    from zonk_desktop.rulebook.errors import RuleFileError

    words, found = options(given, {"--data-dir": True, "-o": True})
    folder = Path(found["--data-dir"][-1]) if "--data-dir" in found else data_folder()
    exporting = words[:1] == ["export"]
    number = words[1] if len(words) == 2 else ""
    # No more figures than the archive can count.
    good = number.isascii() and number.isdecimal() and len(number) < 19
    if exporting and not (good and found.get("-o", [""])[-1]):
        raise Usage("write: games export ID -o FILE.zonk")
    if not exporting and (words or "-o" in found):
        raise Usage("games takes no further words, or: games export ID -o FILE.zonk")
    try:
        archive = Archive.open_to_read(folder)
    except ArchiveError as wrong:
        # An empty list is no fault; a file that cannot be read is one.
        if exporting or (folder / DATABASE).exists():
            return _refuse(str(wrong))
        say(visible(str(wrong)))
        return 0
    try:
        if exporting:
            for path in export(archive.load(int(number)), Path(found["-o"][-1])):
                say(visible(f"Written: {path}"))
            return 0
        for game in archive.games():
            state = f"won by {game.winner}" if game.winner else "finished"
            state = state if game.finished else f"round {game.rounds}"
            line = f"{game.id:5}  {game.begun[:16]}  {game.rules}: {game.players} ({state})"
            say(visible(line))
        return 0
    except (ArchiveError, RuleFileError) as wrong:
        return _refuse(str(wrong))
    except OSError as wrong:
        return _refuse(f"{found['-o'][-1]}: cannot be written: {wrong.strerror}")
    finally:
        archive.close()


_COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": _play,
    "replay": _replay,
    "verify": _verify,
    "rules": _rules,
    "games": _games,
    "sheet": _sheet,
}
