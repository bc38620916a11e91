"""An exception that carries a message and is worded when it is shown."""

from __future__ import annotations

from zonk_desktop.words.message import Message, Value
from zonk_desktop.words.speech import text


class MessageError(Exception):
    """An error as id and data; `str()` is its sentence in the language spoken then.

    So it may be raised in a thread, a process or a language other than those it is read in.
    """

    def __init__(self, message: Message | str, /, **data: Value) -> None:
        #: By its id and data, or whole.
        self.message = Message.of(message, **data) if isinstance(message, str) else message
        super().__init__(self.message)

    def __str__(self) -> str:
        return text(self.message)
