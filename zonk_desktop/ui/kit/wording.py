"""Cleans texts for widgets: names on one line, tooltips without markup, apostrophes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zonk_desktop.words import Several, bare, figure, say, sentences, speech
from zonk_desktop.words.rows import one_row

if TYPE_CHECKING:
    from fractions import Fraction

__all__ = [
    "figure",
    "one_line",
    "per_cent",
    "plain_tip",
    "printed",
    "read_out",
    "shortened",
]


def per_cent(chance: Fraction) -> str:
    """Format whole per cent; what may happen is never called 0."""
    rounded = round(float(chance) * 100)
    return say("per-cent-under-one" if chance and not rounded else "per-cent", value=str(rounded))


def printed(text: str) -> str:
    """Typeset a text: straight apostrophes become curly ones."""
    return text.replace("'", "’")


def plain_tip(text: str) -> str:
    """Escape a tooltip, so that Qt takes no name in it for markup."""
    if not {"<", "&"}.intersection(text):
        return text
    from html import escape  # noqa: PLC0415 - not before the first frame

    return f"<span>{escape(text)}</span>"


def one_line(text: str) -> str:
    """Put a sentence on one line, read as its language is, whatever script a name in it has."""
    mark = "\u200f" if speech().from_the_right else "\u200e"
    return mark + one_row(text)


def read_out(*parts: str) -> str:
    """Join words to be heard: each a sentence, with one full stop."""
    stop, whole = speech().sign("full-stop"), (part.strip() for part in parts)
    return sentences(
        part if part.endswith((stop, *".!?…\uff01\uff1f")) else part + stop
        for part in whole
        if part
    )


def shortened(name: str, most: int = 24) -> str:
    """Shorten a name to one line, without characters that a line cannot hold."""
    plain = " ".join("".join(c if bare(c).isprintable() else " " for c in name).split())
    short = plain if len(plain) <= most else plain[: most - 1].rstrip() + "…"
    return Several(short, name.people) if isinstance(name, Several) else short
