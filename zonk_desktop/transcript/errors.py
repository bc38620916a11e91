"""What is wrong with a transcript, and in which line."""

from __future__ import annotations

from zonk_desktop.console import visible


class TranscriptError(Exception):
    """`LINE: code: message`; the caller puts the file's name in front."""

    def __init__(self, line: int, code: str, message: str) -> None:
        #: It may quote the file, so it is made fit to be shown here, once.
        self.message = visible(message)
        super().__init__(f"{line}: {code}: {self.message}")
        self.line = line
        self.code = code
