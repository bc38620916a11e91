"""What is wrong with a transcript, and in which line."""

from __future__ import annotations


class TranscriptError(Exception):
    """`LINE: code: message`; whoever knows the file's name puts it in front."""

    def __init__(self, line: int, code: str, message: str) -> None:
        super().__init__(f"{line}: {code}: {message}")
        self.line = line
        self.code = code
        self.message = message
