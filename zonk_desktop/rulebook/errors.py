"""What is wrong with a rule file, in one line."""

from __future__ import annotations

from zonk_desktop.console import visible
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.words import Message, MessageError, Value, text

#: Where the texts of a rule set say that a game could not be begun by it any more.
REFUSED = "refused"


def refused(ruleset: RuleSet) -> Message | None:
    """Why these rules are refused now; None of rules that a game can be begun by."""
    found = ruleset.texts.get(REFUSED)
    return found if isinstance(found, Message) else None


class RuleFileError(MessageError):
    """`file: key: what is wrong and what would be right`."""

    def __init__(self, file: str, key: str, message: Message | str, /, **data: Value) -> None:
        super().__init__(message, **data)
        #: All of them, so that a copy can be made in another process.
        self.args = (file, key, self.message)
        self.file, self.key = visible(file), visible(key)

    @property
    def why(self) -> str:
        """The sentence alone. It may quote the file, so it is made fit to be shown here, once."""
        return visible(text(self.message))

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.why}"


class OptionError(RuleFileError):
    """A knob of an `option` line or of the command line that does not fit the other rules."""

    def __init__(self, option: str, message: Message | str, /, **data: Value) -> None:
        super().__init__("option", option, message, **data)
        self.args = (option, self.message)
