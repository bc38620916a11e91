"""What can go wrong with the Zonk File: errors that carry a message."""

from __future__ import annotations

from zonk_desktop.words import MessageError


class ArchiveError(MessageError):
    """What happened, what was kept, what to do."""


class PlaceError(MessageError, OSError):
    """A fault with a file that the system does not know of."""
