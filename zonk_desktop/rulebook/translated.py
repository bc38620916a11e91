"""Texts of the sheets in the language spoken, laid over them by the names of their tables.

A language may bring `resources/texts/LANGUAGE/rules/SHEET.toml`: the tables of the sheet with
nothing in them but texts. House rules are laid over the sheet later, so that what their author
wrote stays as it is.
"""

from __future__ import annotations

import tomllib
from typing import Any

from zonk_desktop.words import own_page

#: Texts by themselves, and tables of texts.
_WHOLE = frozenset(("portrait", "notice", "about", "source", "tip"))
_TABLES = frozenset(("term", "symbol", "ceremony-text", "bonus"))
#: Keys of texts in the tables of hits, faults, misses and awards.
_KEYS = frozenset(("title", "short", "titles"))
_NAMED = frozenset(("hit", "fault", "miss", "award"))
#: What a sheet writes or stamps: data, the same in every language.
_SIGNS = frozenset((("symbol", "title"), ("symbol", "stamp")))

Path = tuple[str, ...]


def is_text(path: Path) -> bool:
    """Whether a value of a sheet is a text for people, by its place."""
    if path in _SIGNS:
        return False
    if len(path) == 1:
        return path[0] in _WHOLE
    if len(path) == 2:
        return path[0] in _TABLES
    return len(path) == 3 and path[0] in _NAMED and path[2] in _KEYS


def translated(key: str, document: dict[str, Any]) -> dict[str, Any]:
    """The tables of a sheet with its texts in the language spoken; changes them in place.

    A text the language lacks stays as it is. A file that cannot be read ends no game: it is noted
    in the log.
    """
    file = own_page(f"rules/{key}.toml")
    if file is not None:
        try:
            _lay(document, tomllib.loads(file.read_text("utf-8")), (), key)
        except (OSError, ValueError) as wrong:
            from zonk_desktop import log  # noqa: PLC0415 - texts that can be read need none

            log.caught("words", wrong)
    return document


def _lay(below: dict[str, Any], over: dict[str, Any], path: Path, key: str) -> None:
    for name, said in over.items():
        place, old = (*path, name), below.get(name)
        if isinstance(said, dict) and isinstance(old, dict):
            _lay(old, said, place, key)
        elif is_text(place) and _alike(said, old):
            below[name] = said
        else:
            from zonk_desktop import log  # noqa: PLC0415 - as above

            log.note("words", f"{key}: {'.'.join(place)} is no text of this sheet", "warning")


def _alike(said: object, old: object) -> bool:
    """A text in the place of a text, or as many texts as there were."""
    if isinstance(old, list):
        texts = isinstance(said, list) and all(isinstance(one, str) for one in said)
        return texts and len(said) == len(old)  # type: ignore[arg-type]
    return isinstance(said, str) and isinstance(old, str)
