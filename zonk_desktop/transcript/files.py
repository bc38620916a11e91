"""Transcripts on disk."""

from __future__ import annotations

import sys
from pathlib import Path

from zonk_desktop.transcript.lines import MOST_BYTES, read
from zonk_desktop.transcript.remarks import read_corrected
from zonk_desktop.transcript.replay import Replay, play
from zonk_desktop.words import MessageError, reason

#: As on every command line.
STANDARD_INPUT = Path("-")


class FileError(MessageError):
    """`LINE: code: message` about the file as a whole."""

    def __str__(self) -> str:
        return f"1: file: {super().__str__()}"


def read_file(path: Path) -> str:
    """The text of a transcript, or a sentence about why there is none."""
    try:
        if path == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise FileError("transcript-cannot-be-read", strerror=reason(wrong)) from None
    except ValueError:
        raise FileError("transcript-is-no-name-of-a") from None
    if len(data) > MOST_BYTES:
        raise FileError("transcript-larger-than-bytes-no-game", most=str(MOST_BYTES))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise FileError("transcript-is-not-utf-8-text", start=wrong.start) from None


def replay_text(text: str, folder: Path) -> Replay:
    """The game of a transcript; house rules are looked for beside it, in `folder`."""
    header, statements = read(text)
    return play(header, statements, folder, read_corrected(text))


def replay_file(path: Path) -> Replay:
    return replay_text(read_file(path), path.parent)
