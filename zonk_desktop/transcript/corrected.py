"""Corrected entries: what stood there first, as a comment behind the statement.

A comment, so that every reader of the format can read the game without knowing of it.
"""

from __future__ import annotations

from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import split

_MARK = "# corrected, was:"
#: No statement is longer.
_MOST = 2000


def corrected_line(line: str, was: str) -> str:
    """The line with what stood there; nothing did where it was put in later."""
    return f"{line}  {_MARK} {was}".rstrip()


def read_corrected(text: str) -> dict[int, str]:
    """By number of the line: what it said before it was corrected."""
    found: dict[int, str] = {}
    if _MARK not in text:
        return found
    for number, line in enumerate(text.split("\n"), 1):
        before, mark, was = line.partition(_MARK)
        was = was.strip()[:_MOST]
        if mark and was.isprintable() and _is_statement(number, before):
            found[number] = was
    return found


def _is_statement(number: int, text: str) -> bool:
    """Not a comment alone, and not the inside of somebody's name."""
    try:
        return bool(split(number, text)) and "#" not in text
    except TranscriptError:
        return False
