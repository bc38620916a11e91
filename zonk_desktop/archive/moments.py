"""Times: for people with the zone they live in, for the order of things in UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def here() -> str:
    """This moment with its zone, as sheets and lists write it."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def stamp() -> str:
    """This moment as the database orders by it: UTC, whatever the clock on the wall says."""
    now = datetime.now(UTC).replace(tzinfo=None)
    return now.isoformat(timespec="milliseconds") + "Z"


def clock() -> str:
    """The time of day on the wall, as it is written beside a call on the sheet."""
    return f"{datetime.now().astimezone():%H:%M}"
