"""What is wrong with a transcript, and in which line."""

from __future__ import annotations

from zonk_desktop.console import visible
from zonk_desktop.words import Message, MessageError, Value, text


class TranscriptError(MessageError):
    """`LINE: code: message`; the caller puts the file's name in front."""

    def __init__(self, line: int, code: str, message: Message | str, /, **data: Value) -> None:
        super().__init__(message, **data)
        #: All of them, so that a copy can be made in another process.
        self.args = (line, code, self.message)
        self.line = line
        self.code = code

    @property
    def why(self) -> str:
        """The sentence alone. It may quote the file, so it is made fit to be shown here, once."""
        return visible(text(self.message))

    def __str__(self) -> str:
        return f"{self.line}: {self.code}: {self.why}"
