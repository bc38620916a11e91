"""What can go wrong with the Zonk File: errors that carry a message."""

from __future__ import annotations

from zonk_desktop.words import Message, MessageError


class ArchiveError(MessageError):
    """What happened, what was kept, what to do."""


class PlaceError(MessageError, OSError):
    """A fault with a file that the system does not know of."""


def reason(wrong: Exception) -> str | Message:
    """Why something failed, as another message names it; the system words its own faults."""
    if isinstance(wrong, MessageError):
        return wrong.message
    return (wrong.strerror or str(wrong)) if isinstance(wrong, OSError) else str(wrong)
