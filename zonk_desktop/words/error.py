"""An exception that carries a message and is worded when it is shown."""

from __future__ import annotations

import errno

from zonk_desktop.words.message import Message, Value
from zonk_desktop.words.speech import text

#: What the system says of files, mostly; its own words are English in every language.
_OF_FILES = {
    errno.ENOENT: "general-no-such-file",
    errno.EACCES: "general-not-allowed",
    errno.EPERM: "general-not-allowed",
    errno.ENOSPC: "general-disk-full",
    errno.EISDIR: "general-is-a-folder",
    errno.ENOTDIR: "general-is-no-folder",
    errno.EROFS: "general-read-only",
    errno.EEXIST: "general-file-exists",
    errno.ENAMETOOLONG: "general-long-name",
    errno.EIO: "general-disk-error",
}


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


def reason(wrong: Exception) -> str | Message:
    """Why something failed, as another message names it."""
    if isinstance(wrong, MessageError):
        return wrong.message
    if not isinstance(wrong, OSError):
        return str(wrong)
    known = _OF_FILES.get(wrong.errno or 0)
    return Message.of(known) if known else wrong.strerror or str(wrong)
