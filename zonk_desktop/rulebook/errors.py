"""What is wrong with a rule file, in one line."""

from __future__ import annotations


class RuleFileError(Exception):
    """`file: key: what is wrong and what would be right`."""

    def __init__(self, file: str, key: str, message: str) -> None:
        super().__init__(f"{file}: {key}: {message}")
        self.file = file
        self.key = key
        self.message = message
