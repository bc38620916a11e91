"""What several commands answer with: a refusal, and where the Zonk File lies."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from zonk_desktop.cli.grammar import Found
from zonk_desktop.console import complain, visible
from zonk_desktop.words import say, text

if TYPE_CHECKING:
    from zonk_desktop.archive.store import Archive


def refuse(message: str) -> int:
    """Say why on the error output; the exit status is 1."""
    complain(message)
    return 1


def blamed(word: str, wrong: object) -> str:
    """A refusal of a file as it was named, with its folder."""
    name, said = Path(word).name, str(wrong)
    return f"{word}{said[len(name) :]}" if said.startswith(f"{name}: ") else said


def data(found: Found) -> Path:
    """The folder named by --data-dir, or the usual one."""
    from zonk_desktop.archive.place import data_folder

    return Path(found["--data-dir"][-1]) if "--data-dir" in found else data_folder()


def read_archive(folder: Path) -> Archive:
    """The Zonk File to be looked at; of a damaged one it is told how it was rescued."""
    from zonk_desktop.archive.store import Archive

    try:
        archive = Archive.open_to_read(folder, tell=progress)
    finally:
        wipe()
    if archive.notice:
        # What is listed may not be all there was.
        complain(visible(text(archive.notice)))
    return archive


def progress(done: int, of: int) -> None:
    """How far it is, where somebody looks on."""
    if sys.stderr.isatty():
        sys.stderr.write("\r" + say("cli-many-done", done=done, of=of))
        sys.stderr.flush()


def wipe() -> None:
    """The line that told how far it is goes."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
