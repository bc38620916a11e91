"""Dates as people write them: 21 November 2026, and 21 Nov 2026 where a list has little room.

The only place that knows; screen, lists and paper ask here. The clock has 24 hours, in the signs
of the language.
"""

from __future__ import annotations

from datetime import date, datetime
from functools import lru_cache

from zonk_desktop.words import Speech, say, speech
from zonk_desktop.words.clean import MINUS, plain


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
    try:
        at = datetime.fromisoformat(stamp)
    except ValueError:
        return plain(stamp, 20)
    return _date("date-short", at.astimezone() if at.tzinfo else at)


def ways(stamp: str) -> str:
    """A date in all the ways in which people look for it, by the clock of this place."""
    try:
        at = datetime.fromisoformat(stamp)
    except ValueError:
        return plain(stamp, 20)
    return _ways((at.astimezone() if at.tzinfo else at).date(), speech())


@lru_cache(maxsize=10_000)
def _ways(at: date, _spoken: Speech) -> str:
    named = " ".join(_date(form, at) for form in ("date-short", "date-long"))
    weekday = say("date-weekday", day=at.isoweekday())
    y, m, d = f"{at.year:04}", at.month, at.day
    figures = f"{d}/{m}/{y} {m}/{y} {m:02}/{y} {d}.{m}.{y} {d:02}.{m:02}.{y} {m:02}.{y}"
    return f"{named} {weekday} {figures} {at.isoformat()}"


def when(stamp: str) -> tuple[str, str, str]:
    """Date, time and zone of an ISO stamp as paper has them; as given when it is none."""
    try:
        at = datetime.fromisoformat(stamp)
    except ValueError:
        return plain(stamp, 40), "", ""
    zone = ""
    if (offset := at.utcoffset()) is not None:
        minutes = round(offset.total_seconds() / 60)
        hours, rest = divmod(abs(minutes), 60)
        zone = "UTC" if not minutes else f"UTC{'+' if minutes > 0 else MINUS}{hours}"
        zone += f":{rest:02}" if rest else ""
    has_time = len(stamp) > 10
    clock = say("date-clock", hour=str(at.hour), minute=f"{at.minute:02}") if has_time else ""
    return _date("date-long", at), clock, zone if has_time else ""


def _date(form: str, at: date) -> str:
    """Not as the system writes it: a sheet reads the same wherever it is printed."""
    return say(form, day=at.day, month=at.month, year=f"{at.year:04}")
