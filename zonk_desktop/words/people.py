"""Who of the people of this machine is "she" or "he", kept with the settings for every program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

GENDERS = ("she", "he")
#: Whoever is not asked, and every team.
UNKNOWN = "unknown"
#: A line for each, as `she Ann`.
_FILE = "people.txt"
_MOST_BYTES = 1 << 20


def place(folder: Path) -> Path:
    """The file in the folder of the settings."""
    return folder / _FILE


def read(folder: Path) -> dict[str, str]:
    """The gender of people by their names; nobody's where the file is none of ours."""
    file = place(folder)
    try:
        if not file.is_file() or file.stat().st_size > _MOST_BYTES:
            return {}
        lines = file.read_text("utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        return {}
    found = (line.partition(" ") for line in lines)
    return {name: gender for gender, _, name in found if gender in GENDERS and name}


def written(people: Mapping[str, str]) -> bytes:
    """The file that says so; who is unknown is left out."""
    known = (f"{gender} {name}\n" for name, gender in people.items() if gender in GENDERS)
    return "".join(known).encode("utf-8", "replace")
