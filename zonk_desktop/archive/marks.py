"""The mark of a game: the same for the same header and actions, whatever file it came in."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from zonk_desktop.archive.values import Row


def mark(header: str, house: str, rows: Sequence[Row]) -> str:
    """A hash over rules, players, times and every action that counts."""
    lines = [line.rstrip() for line in header.splitlines() if not line.startswith("#")]
    lines += ["", house.strip(), ""]
    lines += [row.line if row.was is None else f"{row.line}\0{row.was}" for row in rows]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
