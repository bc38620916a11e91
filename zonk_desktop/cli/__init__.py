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
from types import ModuleType
from typing import TYPE_CHECKING

from zonk_desktop.cli.grammar import SHELLS, WINDOW, Found, Usage, find
from zonk_desktop.cli.parser import WantsHelp, like, parse, unknown_command
from zonk_desktop.console import complain, say, visible

if TYPE_CHECKING:
    from zonk_desktop.archive.store import Archive
    from zonk_desktop.sheets.command import Written


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 done, 1 refused, 2 wrong usage."""
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
        complain(f"zonk-desktop: {wrong}")
        complain(f"Say zonk-desktop {wrong.command} --help for more.".replace("  ", " "))
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
    if given in (["--version"], ["-V"]):
        from zonk_desktop import __version__

        say(f"zonk-desktop {__version__}")
        return 0
    if given and given[0] == "--selftest":
        if len(given) > 2:
            raise Usage("--selftest takes one folder, for its report and pictures")
        from zonk_desktop import selftest

        return selftest.run(Path(given[1]) if len(given) == 2 else None)
    command, named = find(given)
    if command is None:
        return _window(given)
    # Most commands end before there is garbage worth the search: 5 % of a replay.
    gc.set_threshold(50_000, 20, 100)
    try:
        words, found = parse(command, given[named:])
        if found.get("--data-dir", ["."])[-1] == "":
            raise Usage("--data-dir needs a folder")
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
    say(helping.about(command) if command is not None else helping.program())
    return 0


def _completions(words: list[str], _: Found) -> int:
    from zonk_desktop.cli import completions

    if words[0] not in SHELLS:
        shells = ", ".join(SHELLS)
        meant = like(words[0], SHELLS)
        raise Usage(f"there are completions for {shells}, not for {words[0][:60]!r}{meant}")
    say(completions.script(words[0]))
    return 0


def _window(given: list[str]) -> int:
    # Anything but a transcript or an option is a command that is written wrong.
    if given and not given[0].startswith("-") and not given[0].endswith(".zonk"):
        raise Usage(unknown_command(given[0]))
    try:
        words, found = parse(WINDOW, given)
    except WantsHelp:
        return _help([], {})
    if "--selftest" in found or "-V" in found:
        raise Usage("--selftest and --version stand alone")
    if found.get("--data-dir", ["."])[-1] == "":
        raise Usage("--data-dir needs a folder")
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


def _replay(words: list[str], found: Found) -> int:
    from zonk_desktop.transcript.errors import TranscriptError
    from zonk_desktop.transcript.files import FileError, replay_file

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


def _verify(words: list[str], _: Found) -> int:
    from zonk_desktop.transcript.check import verify_file

    good, message = verify_file(Path(words[0]))
    if not good:
        return _refuse(message)
    say(message)
    return 0


def _rules(words: list[str], found: Found) -> int:
    from zonk_desktop.rulebook import describe
    from zonk_desktop.rulebook.errors import RuleFileError
    from zonk_desktop.rulebook.library import idle_knobs, resolve

    if "--refusals" in found:
        if words or "--knobs" in found:
            raise Usage("rules --refusals stands alone")
        from zonk_desktop.engine.refusals import Code
        from zonk_desktop.transcript.words import pattern

        for code in Code:
            say(f"{code.value:22} {pattern(code)}")
        return 0
    if not words:
        say(describe.presets())
        return 0
    try:
        ruleset, idle = resolve(words[0]), idle_knobs(words[0])
    except RuleFileError as wrong:
        return _refuse(str(wrong))
    if "--knobs" in found:
        say(describe.knob_table(ruleset))
    else:
        say(describe.rules(ruleset))
        if idle:
            say("\nWithout effect\n" + "\n".join(f"  {visible(line)}" for line in idle))
    return 0


def _rules_check(words: list[str], _: Found) -> int:
    from zonk_desktop.rulebook.errors import RuleFileError
    from zonk_desktop.rulebook.library import idle_knobs, resolve

    try:
        ruleset, idle = resolve(words[0]), idle_knobs(words[0])
    except RuleFileError as wrong:
        return _refuse(str(wrong))
    for line in idle:
        complain(f"{Path(words[0]).name}: knobs.{line}")
    if idle:
        return 1
    say(visible(f"{words[0]}: a complete rule set, {ruleset.name}."))
    return 0


def _play(_: list[str], found: Found) -> int:
    from zonk_desktop.terminal.play import play

    if found.get("-o") == ["-"]:
        raise Usage("play needs a file for -o; standard output is the table itself")
    return play(found)


def _sheet(_: list[str], found: Found) -> int:
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
        return _sheet_of_game(Path(said["--game"]), on, said["-o"])
    return _blank_sheet(said, on, said["-o"])


def _sheet_of_game(file: Path, on: tuple[str, bool | None], to: str) -> int:
    from zonk_desktop.fairness.record import RecordError, read_record
    from zonk_desktop.transcript.errors import TranscriptError
    from zonk_desktop.transcript.files import FileError, read_file, replay_text

    try:
        text = read_file(file)
        replay, record = replay_text(text, file.parent), read_record(text)
    except (TranscriptError, FileError, RecordError) as wrong:
        return _refuse(f"{file}:{wrong}")
    return _printed(lambda sheets, path: sheets.write_game(replay, record, on[0], path, on[1]), to)


def _blank_sheet(said: dict[str, str], on: tuple[str, bool | None], to: str) -> int:
    from zonk_desktop.rulebook.errors import RuleFileError
    from zonk_desktop.rulebook.library import resolve

    names = tuple(name.strip() for name in said["--names"].split(",")) if "--names" in said else ()
    if "--players" not in said and not names:
        raise Usage("a blank sheet needs --players N, or --names A,B")
    try:
        ruleset = resolve(said["--rules"])
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
        lambda sheets, path: sheets.write_blank(ruleset, players, names, rows, on[0], path, on[1]),
        to,
    )


def _count(name: str, said: dict[str, str], most: int) -> int:
    text = said[name]
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and 1 <= int(text) <= most):
        raise Usage(f"{name} is a number from 1 to {most}")
    return int(text)


def _printed(write: Callable[[ModuleType, Path], Written], to: str) -> int:
    from zonk_desktop.sheets import command
    from zonk_desktop.sheets.fonts import FontError
    from zonk_desktop.sheets.pdf import PdfError

    try:
        if to == "-":
            return _streamed(lambda path: _troubled(write(command, path)))
        written = write(command, Path(to))
    except (PdfError, FontError) as wrong:
        return _refuse(str(wrong))
    say(visible(f"{to}: {written.pages} page{'' if written.pages == 1 else 's'}"))
    if written.about:
        say(visible(written.about))
    _troubled(written)
    return 0


def _troubled(written: Written) -> None:
    """What is wrong with a sheet that is written is no answer: it goes beside."""
    if written.trouble:
        complain(written.trouble)


def _streamed(write: Callable[[Path], object]) -> int:
    """What is written as a whole file, to standard output."""
    from tempfile import TemporaryDirectory

    if sys.stdout is None or sys.stdout.isatty():
        return _refuse("A PDF is nothing for a terminal; name a file or send it on: -o - | lp")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.pdf"
        write(path)
        sys.stdout.buffer.write(path.read_bytes())
        sys.stdout.buffer.flush()
    return 0


def _data(found: Found) -> Path:
    from zonk_desktop.archive.place import data_folder

    return Path(found["--data-dir"][-1]) if "--data-dir" in found else data_folder()


def _games(_: list[str], found: Found) -> int:
    import sqlite3

    from zonk_desktop.archive.errors import ArchiveError
    from zonk_desktop.archive.place import DATABASE
    from zonk_desktop.archive.store import Archive

    folder = _data(found)
    try:
        archive = Archive.open_to_read(folder)
    except ArchiveError as wrong:
        # An empty list is no fault; a file that cannot be read is one.
        if os.path.lexists(folder / DATABASE):
            return _refuse(str(wrong))
        say("[]" if "--json" in found else visible(str(wrong)))
        return 0
    if archive.notice:
        # What is listed may not be all there was.
        complain(visible(archive.notice))
    try:
        if archive.notice and not archive.games():
            return 1
        if "--json" in found:
            import json

            listed = [
                {**game._asdict(), "players": archive.seats(game.id)} for game in archive.games()
            ]
            say(json.dumps(listed, ensure_ascii=False, indent=1))
            return 0
        for game in archive.games():
            state = f"won by {game.winner}" if game.winner else "finished"
            state = state if game.finished else f"round {game.rounds}"
            title = f"{game.title}: " if game.title else ""
            line = f"{game.id:5}  {game.begun[:16]}  {game.rules}: {title}{game.players} ({state})"
            say(visible(line))
        return 0
    except ArchiveError as wrong:
        return _refuse(str(wrong))
    except sqlite3.Error as wrong:
        return _refuse(f"{archive.path} cannot be read: {wrong}. It was not changed.")
    finally:
        archive.close()


def _export(words: list[str], found: Found) -> int:
    import sqlite3

    from zonk_desktop.archive.errors import ArchiveError
    from zonk_desktop.archive.exchange import export, text
    from zonk_desktop.archive.store import Archive
    from zonk_desktop.rulebook.errors import RuleFileError

    number, to = words[0], found.get("-o", [""])[-1]
    # No more figures than the archive can count.
    if not (number.isascii() and number.isdecimal() and len(number) < 19 and to):
        raise Usage("write: games export ID -o FILE.zonk")
    try:
        archive = Archive.open_to_read(_data(found))
    except ArchiveError as wrong:
        return _refuse(str(wrong))
    try:
        game = archive.load(int(number))
        if to == "-":
            _put(text(game))
            return 0
        for path in export(game, Path(to)):
            say(visible(f"Written: {path}"))
        return 0
    except (ArchiveError, RuleFileError) as wrong:
        return _refuse(str(wrong))
    except sqlite3.Error as wrong:
        return _refuse(f"{archive.path} cannot be read: {wrong}. It was not changed.")
    except OSError as wrong:
        return _refuse(f"{to}: cannot be written: {wrong.strerror}")
    except ValueError:
        return _refuse(f"{to}: is no name of a file")
    finally:
        archive.close()


def _put(text: str) -> None:
    """A file's text to standard output: as it is to a file, fit to be seen to a terminal."""
    binary = getattr(sys.stdout, "buffer", None)
    if binary is None or sys.stdout.isatty():
        say(text)
    else:
        binary.write(text.encode("utf-8", "surrogateescape"))
        binary.flush()


def _import(words: list[str], found: Found) -> int:
    from zonk_desktop.archive.errors import ArchiveError
    from zonk_desktop.archive.place import Lock
    from zonk_desktop.archive.store import Archive

    folder = _data(found)
    try:
        lock = Lock.take(folder)
        if lock is None:
            return _refuse(
                "The window is open and keeps the Zonk File. Close it, or use Import in its Zonk "
                "File. Nothing was brought in."
            )
        try:
            archive = Archive.open(folder)
            try:
                return _brought_in(archive, words, both="--keep-both" in found)
            finally:
                archive.close()
        finally:
            lock.release()
    except ArchiveError as wrong:
        return _refuse(str(wrong))


def _brought_in(archive: Archive, words: list[str], *, both: bool) -> int:
    """Each file by itself: one that cannot be read does not keep the others out."""
    from zonk_desktop.archive.errors import ArchiveError
    from zonk_desktop.archive.exchange import Twin, bring_in
    from zonk_desktop.fairness.record import RecordError
    from zonk_desktop.rulebook.errors import RuleFileError
    from zonk_desktop.transcript.errors import TranscriptError
    from zonk_desktop.transcript.files import FileError, read_file

    refused = 0
    for word in words:
        path = Path(word)
        try:
            number = bring_in(archive, read_file(path), path.parent, path=path, both=both)
        except Twin as twin:
            say(visible(f"{word}: game {twin.game}, here already; left out"))
        except (FileError, TranscriptError, RecordError, RuleFileError) as wrong:
            refused += 1
            complain(f"{word}:{wrong}")
        except ArchiveError as wrong:
            return _refuse(f"{word}: {wrong}")
        else:
            say(visible(f"{word}: game {number}"))
    return 1 if refused else 0


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
    "games export": _export,
    "games import": _import,
    "completions": _completions,
    "help": _help,
}
