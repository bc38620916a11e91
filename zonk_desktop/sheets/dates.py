"""Dates as people write them: 21 November 2026, and 21 Nov 2026 where a list has little room.

The only place that knows; screen, lists and paper ask here. The clock has 24 hours.
"""

from __future__ import annotations

from datetime import datetime

from zonk_desktop.sheets.names import MINUS, plain


def here(stamp: str) -> tuple[str, str]:
    """Date and time of an ISO stamp by the clock of this place, for the screen."""
    try:
        at = datetime.fromisoformat(stamp)
    except ValueError:
        return plain(stamp, 40), ""
    date, clock, _ = when((at.astimezone() if at.tzinfo else at).isoformat())
    return date, clock if len(stamp) > 10 else ""


def day(stamp: str) -> str:
    """The date by the clock of this place, short, for lists."""
    date, _ = here(stamp)
    words = date.split(" ")
    if len(words) == 3 and words[1] in _MONTHS:
        return f"{words[0]} {words[1][:3]} {words[2]}"
    return plain(stamp, 20)


def when(stamp: str) -> tuple[str, str, str]:
    """Date, time and zone of an ISO stamp as paper has them; as given when it is none."""
    try:
        at = datetime.fromisoformat(stamp)
    except ValueError:
        return plain(stamp, 40), "", ""
    zone = ""
    offset = at.utcoffset()
    if offset is not None:
        minutes = round(offset.total_seconds() / 60)
        hours, rest = divmod(abs(minutes), 60)
        zone = "UTC" if not minutes else f"UTC{'+' if minutes > 0 else MINUS}{hours}"
        zone += f":{rest:02}" if rest else ""
    month = _MONTHS[at.month - 1]
    has_time = len(stamp) > 10
    clock = f"{at.hour}:{at.minute:02}" if has_time else ""
    return f"{at.day} {month} {at.year:04}", clock, zone if has_time else ""


#: Not from the system: a sheet reads the same wherever it is printed.
_MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August",
           "September", "October", "November", "December")  # fmt: skip
