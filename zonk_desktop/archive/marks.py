"""The mark of a game: the same for the same header and actions, whatever file it came in."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

from zonk_desktop.archive.values import Row
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import quote, read

#: Marks made in another way are made anew.
FORM = "2:"
#: As the program writes it, and nobody by hand: two games did not begin in the same second.
TO_THE_SECOND = re.compile(r"^start \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", re.MULTILINE)


def mark(header: str, house: str, rows: Sequence[Row]) -> str:
    """A hash over rules, players, times and every action that counts.

    Where the second of the beginning is known, players count by their places: one who has another
    name by now is the same.
    """
    lines = [line.rstrip() for line in header.splitlines() if not line.startswith("#")]
    lines += ["", house.strip(), ""]
    lines += [row.line if row.was is None else f"{row.line}\n\0\n{row.was}" for row in rows]
    words = "\n".join(lines)
    if TO_THE_SECOND.search(header):
        words = _by_place(header, words)
    return FORM + hashlib.sha256(words.encode()).hexdigest()


def _by_place(header: str, words: str) -> str:
    try:
        players = read(header)[0].players
    except TranscriptError:
        return words
    names = [name for player in players for name in (player.name, *player.members)]
    places = {quote(name): f"\0{place}" for place, name in enumerate(names)}
    # The first word of a line is a verb, whatever people are called.
    spelled = "|".join(map(re.escape, sorted(places, key=len, reverse=True)))
    return re.sub(rf"(?<= )({spelled})(?!\S)", lambda found: places[found[1]], words)
