"""Names as paper can bear them."""

from __future__ import annotations

import unicodedata
from datetime import datetime

#: Signs that look like others in the code, by name.
MINUS, TIMES, APOSTROPHE = "\u2212", "\u00d7", "\u2019"

#: More letters are not read in a column; the sheet keeps the first ones.
MOST = 60


def plain(text: str, most: int = MOST) -> str:
    """One line of printable letters, not longer than paper can bear.

    Line breaks, tabs and signs that steer the direction of writing become a space: a name must
    not turn the text beside it around. Letters joined by invisible signs (emoji) stay joined.
    """
    letters = []
    for letter in text:
        kept = letter.isprintable() or letter == "\u200d" or _joins(letter)
        letters.append(letter if kept else " ")
    line = " ".join("".join(letters).split())
    if len(line) <= most:
        return line
    cut = line[:most]
    # Never between a letter and what belongs to it.
    while cut and (_joins(line[len(cut)]) or cut[-1] == "\u200d"):
        cut = cut[:-1]
    return cut.rstrip() + "…"


def _joins(letter: str) -> bool:
    return unicodedata.combining(letter) > 0 or 0xFE00 <= ord(letter) <= 0xFE0F


def when(stamp: str) -> tuple[str, str, str]:
    """Date, time and zone of an ISO stamp as people write them; as given when it is none."""
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
