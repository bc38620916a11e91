"""How long a throw takes at this table: from the begin and end of the games played here."""

from __future__ import annotations

from datetime import datetime
from statistics import median

from zonk_desktop.archive.store import Archive
from zonk_desktop.transcript.lines import Header, read

#: The latest games that are asked, and how few of them are too few to say anything.
_MOST, _LEAST = 20, 3
#: Seconds a throw below which nobody played, and beyond which the table was left alone.
_QUICKEST, _SLOWEST = 2.0, 120.0


def pace(archive: Archive) -> float | None:
    """Seconds a throw of the latest games that people played to their end; None for too few."""
    found: list[float] = []
    for entry in archive.games(limit=5 * _MOST):
        if not entry.finished or not entry.throws or len(found) >= _MOST:
            continue
        header, _ = read(archive.load(entry.id).header)
        seconds = _seconds(header) / entry.throws
        if not header.computers and _QUICKEST <= seconds <= _SLOWEST:
            found.append(seconds)
    return median(found) if len(found) >= _LEAST else None


def _seconds(header: Header) -> float:
    """How long a game took; 0 where that is not known."""
    try:
        begun, over = (datetime.fromisoformat(moment) for moment in (header.start, header.finish))
        return (over - begun).total_seconds()
    except (ValueError, TypeError):
        return 0.0
