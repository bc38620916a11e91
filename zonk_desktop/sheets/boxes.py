"""Letters that no font of this computer has: they print as empty boxes, and that is said."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.fonts import SheetType, font
from zonk_desktop.words import commas, say

#: The bundled faces have all letters before this one.
_BUNDLED = "\u0250"
_MOST = 4


def pictures(text: str) -> bool:
    """Whether a text has signs that a font may draw as pictures, of which a file has no text."""
    return any(
        letter >= _BUNDLED and unicodedata.category(letter) in {"So", "Sk", "Cn", "Co"}
        for letter in text
    )


def said(sheet: Sheet) -> str:
    """Which names of a sheet cannot be printed, as a sentence; empty when all can."""
    found = {text: scripts(text) for text in dict.fromkeys(_texts(sheet))}
    named = tuple(f"{text} ({commas(kinds)})" for text, kinds in found.items() if kinds)
    if not named:
        return ""
    return say("sheet-no-font", names=named[:_MOST], more=max(0, len(named) - _MOST))


def _texts(sheet: Sheet) -> list[str]:
    """What people wrote themselves."""
    texts = [column.name for column in sheet.columns]
    texts += [name for column in sheet.columns for name in column.members]
    return texts + [field.value for field in sheet.fields]


def scripts(text: str) -> tuple[str, ...]:
    """The scripts of a text that no font has, as Unicode and makers of fonts call them: "Thai"."""
    missing = [letter for letter in text if letter >= _BUNDLED and _boxed(letter)]
    return tuple(dict.fromkeys(map(_script, missing)))


@lru_cache(maxsize=2048)
def _boxed(letter: str) -> bool:
    if unicodedata.category(letter)[0] in {"C", "M", "Z"}:
        # Drawn with the letter it belongs to, or not at all.
        return False
    from PySide6.QtGui import QTextLayout  # noqa: PLC0415 - most names are of our own letters

    layout = QTextLayout(letter, font(SheetType()))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    # The first two shapes of a font are the box and nothing.
    return all(index < 2 for run in layout.glyphRuns() for index in run.glyphIndexes())


def _script(letter: str) -> str:
    if unicodedata.category(letter) == "So":
        return say("sheet-script-picture")
    name = unicodedata.name(letter, "unknown").split()[0]
    if name in {"CJK", "HANGUL"}:
        return say("sheet-script-cjk" if name == "CJK" else "sheet-script-hangul")
    return name.capitalize()
