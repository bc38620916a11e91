"""Names of the files that games are written to."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from zonk_desktop.archive.values import Entry
from zonk_desktop.words import bare, say

_LONGEST = 120
#: Most file systems count bytes, up to 255; a letter of Japanese has three.
_MOST_BYTES = 200
_DEVICE = re.compile("con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin|conout", re.IGNORECASE)
_NAMED, _NAME = 3, 16


def name_of(entry: Entry) -> str:
    """The name an exported game gets."""
    return game_name(entry.rules, entry.players.split(", "), entry.begun, entry.id)


def game_name(rules: str, names: Sequence[str], day: str, number: int, suffix: str = "zonk") -> str:
    """File name of a game: rules, players, day, and its number in the Zonk File."""
    people = [_short(name, _NAME) for name in names[:_NAMED]]
    if len(names) > _NAMED:
        people.append(say("archive-and-others"))
    said = [_short(rules, 2 * _NAME), ", ".join(people), day[:10]]
    said.append(say("archive-game-number", number=str(number)) if number else "")
    return file_name(f"{', '.join(part for part in said if part)}.{suffix}")


def file_name(name: str) -> str:
    """Sanitise a file name for every system; its ending is kept."""
    stem, dot, ending = name.rpartition(".")
    if not dot:
        stem, ending = name, ""
    plain = " ".join("".join(map(_kept, stem)).split()).strip(" .-")[:_LONGEST]
    while len(plain.encode("utf-8", "replace")) > _MOST_BYTES:
        plain = plain[:-1]
    plain = plain.rstrip(" .-") or "zonk"
    if _DEVICE.fullmatch(plain.partition(".")[0].rstrip()):
        # To Windows that is a device, whatever comes behind it.
        plain = f"{plain.partition('.')[0].rstrip()}-{plain.partition('.')[2]}".rstrip(" .")
    return f"{plain}{dot}{ending}"


def _kept(letter: str) -> str:
    """A letter of a name, with what belongs to it; signs that nobody sees are left out."""
    marks = unicodedata.category(letter).startswith("M")
    if marks or letter.isalnum() or letter in " ._,'()+-":
        return letter
    return "-" if letter.isprintable() else ""


def _short(name: str, most: int) -> str:
    """On one line, without what a line cannot hold."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in bare(name)).split())
    return plain if len(plain) <= most else plain[: most - 1].rstrip() + "…"
