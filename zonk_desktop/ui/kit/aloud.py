"""Sentences for screen readers, spoken by the platform."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from zonk_desktop.words import bare

#: Milliseconds in which a usual voice (espeak-ng, 175 words a minute) says a letter, and breathes.
_LETTER_MS, _BREATH_MS = 90, 300


def listens() -> bool:
    """Whether a reader is there."""
    return QAccessible.isActive()


def announce(where: QObject, said: str) -> int:
    """Have this spoken; returns how long that may take, 0 where nobody listens."""
    if not said or not listens():
        return 0
    said = bare(said)
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(where, said))
    return _BREATH_MS + _LETTER_MS * len(said)
