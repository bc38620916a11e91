"""What several commands answer with: a refusal, and where the Zonk File lies."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, TracebackType
from typing import TYPE_CHECKING

from zonk_desktop.cli.grammar import Found, Usage
from zonk_desktop.console import CommandRefused, complain, put
from zonk_desktop.words import MessageError, say, text

if TYPE_CHECKING:
    from zonk_desktop.archive.store import Archive
    from zonk_desktop.transcript.replay import Replay

MOST_CORES = 256


def refuse(message: str) -> int:
    """Say why on the error output; the exit status is 1."""
    complain(message)
    return 1


@contextmanager
def of_transcript(word: str) -> Iterator[None]:
    """A refusal of a transcript with the name of its file."""
    try:
        yield
    except MessageError as wrong:
        raise CommandRefused(f"{word}:{wrong}") from None


def replayed(word: str) -> Replay:
    """The game of a transcript."""
    from zonk_desktop.transcript.files import replay_file

    with of_transcript(word):
        return replay_file(Path(word))


@contextmanager
def of_rules(word: str) -> Iterator[None]:
    """A refusal of a file of rules as it was named, with its folder."""
    try:
        yield
    except MessageError as wrong:
        name, said = Path(word).name, str(wrong)
        told = f"{word}{said[len(name) :]}" if said.startswith(f"{name}: ") else said
        raise CommandRefused(told) from None


def put_json(told: object, indent: int | None = 1) -> None:
    """The answer for programs."""
    import json

    put(json.dumps(told, ensure_ascii=False, indent=indent))


def number(found: Found, name: str, default: int, least: int, most: int) -> int:
    """The value of an option that is a number."""
    said = found[name][-1] if name in found else str(default)
    fits = said.isascii() and said.isdecimal() and len(said) < 20
    if name in found and not (fits and least <= int(said) <= most):
        raise Usage(say("cli-is-a-number-from-to", name=name, least=least, most=most))
    return int(said)


def data(found: Found) -> Path:
    """The folder named by --data-dir, or the usual one."""
    from zonk_desktop.archive.place import data_folder

    return Path(found["--data-dir"][-1]) if "--data-dir" in found else data_folder()


@contextmanager
def zonk_file(found: Found) -> Iterator[Archive]:
    """The Zonk File to be looked at; of a damaged one it is told how it was rescued."""
    import sqlite3

    from zonk_desktop.archive.store import Archive

    try:
        archive = Archive.open_to_read(data(found), tell=progress)
    finally:
        wipe()
    try:
        if archive.notice:
            # What is listed may not be all there was.
            complain(text(archive.notice))
        yield archive
    except sqlite3.Error as wrong:
        path = str(archive.path)
        raise CommandRefused(
            say("cli-cannot-be-read-it-was", path=path, wrong=str(wrong))
        ) from None
    finally:
        archive.close()


def progress(done: int, of: int) -> None:
    """How far it is, where somebody looks on."""
    if sys.stderr.isatty():
        sys.stderr.write("\r" + say("cli-many-done", done=done, of=of))
        sys.stderr.flush()


def workers(found: Found) -> int | str:
    """How many processes, or the address of a cluster, as `helpers.crew` asks for."""
    if "--on" not in found:
        return number(found, "--cores", 0, 1, MOST_CORES)
    if "--cores" in found:
        raise Usage(say("cli-cores-or-on"))
    return found["--on"][-1]


def counted(asked: StopAsked) -> Callable[[int, int], bool]:
    """Games counted while they are worked at, where somebody looks on, until they ask to stop."""
    seen = sys.stderr.isatty()

    def tell(done: int, of: int) -> bool:
        if seen:
            said = say("lab-progress", done=done, of=of)
            sys.stderr.write(f"\r{said}" + "\n" * (done == of or asked.stop))
            sys.stderr.flush()
        return not asked.stop

    return tell


def stopped(asked: StopAsked, done: int, of: int) -> int:
    """Say of how many games the answer tells."""
    complain(say("lab-called-off", done=done, of=of))
    return asked.code


def wipe() -> None:
    """The line that told how far it is goes."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()


class StopAsked:
    """Whether somebody asked to stop while the context is open; asked twice, it stops at once.

    An exception in the middle of everything would leave helpers behind that are just being
    started: whoever works looks at `stop` now and then.
    """

    def __init__(self) -> None:
        self.stop = False
        #: What the shell is told of a program that was stopped so; 0 while nobody has asked.
        self.code = 0
        self._before = {
            number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)
        }

    def __enter__(self) -> StopAsked:
        for number, before in self._before.items():
            # A command in the background of a shell does not hear the key.
            if before is not signal.SIG_IGN:
                signal.signal(number, self._ask)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:  # fmt: skip
        for number, before in self._before.items():
            signal.signal(number, before)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        del frame
        if self.stop:
            raise KeyboardInterrupt
        self.stop, self.code = True, 128 + number
        if sys.stderr.isatty():
            # What is under way may last, or have no end: a player's own program.
            sys.stderr.write("\n" + say("cli-stopping") + "\n")
