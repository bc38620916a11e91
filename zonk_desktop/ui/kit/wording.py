"""Texts as a window can bear them: names on one line, tooltips without markup, apostrophes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zonk_desktop.words import figure, say

if TYPE_CHECKING:
    from fractions import Fraction

__all__ = [
    "counted",
    "figure",
    "one_line",
    "per_cent",
    "plain_tip",
    "printed",
    "shortened",
]


def counted(count: int, one: str) -> str:
    """1 game, 1,000 games."""
    return f"{figure(count)} {one}{'' if count == 1 else 's'}"


def per_cent(chance: Fraction) -> str:
    """Whole per cent; what may happen is never called 0."""
    rounded = round(float(chance) * 100)
    return say("per-cent-under-one" if chance and not rounded else "per-cent", value=str(rounded))


def printed(text: str) -> str:
    """As it is set in type: files and sheets of a pen write the straight apostrophe."""
    return text.replace("'", "’")


def plain_tip(text: str) -> str:
    """A tooltip that takes no name for markup: Qt would, where one looks like it."""
    if not {"<", "&"}.intersection(text):
        return text
    from html import escape  # noqa: PLC0415 - not before the first frame

    return f"<span>{escape(text)}</span>"


def one_line(text: str) -> str:
    """A sentence on one line, read from the left whatever script a name in it has."""
    return "\u200e" + " ".join(text.split())


def shortened(name: str, most: int = 24) -> str:
    """A name on one line, without what a line cannot hold."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return plain if len(plain) <= most else plain[: most - 1].rstrip() + "…"
