"""What is wrong with a rule file, in one line."""

from __future__ import annotations

from zonk_desktop.console import visible


class RuleFileError(Exception):
    """`file: key: what is wrong and what would be right`."""

    def __init__(self, file: str, key: str, message: str) -> None:
        #: Keys and values come out of the file, so all is made fit to be shown here, once.
        self.file, self.key, self.message = visible(file), visible(key), visible(message)
        super().__init__(f"{self.file}: {self.key}: {self.message}")


class OptionError(RuleFileError):
    """A knob of an `option` line or of the command line that does not fit the other rules."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__("option", option, message)
