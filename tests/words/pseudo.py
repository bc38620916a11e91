"""Languages that nobody speaks, made from the English files. One has accents on all letters that
can, and is a third longer: what is still read without accents did not come from a language file.
The other has Hebrew letters, and is read from the right."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from zonk_desktop.resources import resource
from zonk_desktop.rulebook.load import is_text
from zonk_desktop.rulebook.write import dumped
from zonk_desktop.words.speech import files_of

NAME = "xx"
#: That of the one which is read from the right.
HEBREW = "he"
_ACCENTS = str.maketrans(
    "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ",
    "áçďéğĥíĵķłñóřšťúŵýžÁÇĎÉĞĤÍĴĶŁÑÓŘŠŤÚŴÝŽ",
)
_VOWELS = "áéíóúý"
_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "אבצדהפגחיטכלמנופקרסתושוקזאאבצדהפגחיטכלמנופקרסתושוקזא",
)
#: A helper by gender, so that New game asks for it.
_ASKS = "seat-one = { $name-is ->\n    [she] šĥé\n   *[unknown] šĥé ó ĥé\n}\n"
#: Signs of their own, which are no words.
_SIGNS = frozenset(("group-separator", "decimal-sign", "alphabet", "full-stop"))


def accented(text: str) -> str:
    """The text with accents, each second vowel written twice: a third longer."""
    found, vowels = [], 0
    for letter in text.translate(_ACCENTS):
        found.append(letter)
        if letter in _VOWELS:
            vowels += 1
            found.append(letter if vowels % 5 else "")
    return "".join(found)


def hebrew(text: str) -> str:
    """The text in Hebrew letters, one for each."""
    return text.translate(_LETTERS)


def write(
    folder: Path, name: str = NAME, spelt: Callable[[str], str] = accented,
    rooms: Sequence[str] = (),
) -> Path:  # fmt: skip
    """The language as a folder beside the English one, in this folder of languages.

    `rooms`: these of its files alone.
    """
    place = folder / name
    place.mkdir()
    for file in files_of("en"):
        if rooms and file.stem not in rooms:
            continue
        tree = FluentParser().parse(file.read_text("utf-8"))
        for message in tree.body:
            if isinstance(message, ast.Message) and message.id.name not in _SIGNS:
                _change(message.value, spelt)
        (place / file.name).write_text(FluentSerializer().serialize(tree), "utf-8")
    if rooms:
        return place
    (place / "rules").mkdir()
    for sheet in resource("rules").glob("*.toml"):
        texts = _texts(tomllib.loads(sheet.read_text("utf-8")), (), spelt)
        (place / "rules" / sheet.name).write_text(dumped(texts), "utf-8")
    for page in resource("texts", "en").glob("*.html"):
        said = re.split(
            r"(<style.*?</style>|<[^>]*>|&[a-z]+;)", page.read_text("utf-8"), flags=re.S
        )
        said[::2] = map(spelt, said[::2])
        (place / page.name).write_text("".join(said), "utf-8")
    with (place / "seat.ftl").open("a", encoding="utf-8") as seats:
        seats.write(_ASKS)
    return place


def _texts(
    table: dict[str, Any], path: tuple[str, ...], spelt: Callable[[str], str]
) -> dict[str, Any]:
    """The texts of a sheet in the language, and nothing else of it."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        place = (*path, key)
        if isinstance(value, dict):
            inner = _texts(value, place, spelt)
            if inner:
                found[key] = inner
        elif is_text(place):
            many = isinstance(value, list)
            found[key] = [_said(one, spelt) for one in value] if many else _said(value, spelt)
    return found


def _said(text: str, spelt: Callable[[str], str]) -> str:
    """In the language, but for the knobs that it names in braces."""
    parts = re.split(r"(\{[^}]*\})", text)
    parts[::2] = map(spelt, parts[::2])
    return "".join(parts)


def _change(node: object, spelt: Callable[[str], str]) -> None:
    if isinstance(node, ast.TextElement):
        node.value = spelt(node.value)
    elif isinstance(node, list):
        for one in node:
            _change(one, spelt)
    elif isinstance(node, ast.SyntaxNode):
        for value in vars(node).values():
            _change(value, spelt)
