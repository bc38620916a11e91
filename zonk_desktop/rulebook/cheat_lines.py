"""The rules in short as headed lines, which paper draws and a screen writes."""

from __future__ import annotations

from typing import NamedTuple


class Item(NamedTuple):
    """A line of the cheat sheet: marks, words, and what it is worth."""

    icons: tuple[str, ...] = ()
    text: str = ""
    worth: str = ""
    #: After `text`: a second row of marks ("2 2 2 to 6 6 6").
    until: tuple[str, ...] = ()
    #: A line to write on.
    pen: bool = False
    #: What `text` explains, printed bold before it.
    term: str = ""


class Block(NamedTuple):
    """A headed part of the cheat sheet."""

    head: str
    items: tuple[Item, ...]
