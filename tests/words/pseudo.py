"""A language that nobody speaks, made from the English files: accents on all letters that have one,
a third longer. What is still read without accents did not come from a language file."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from zonk_desktop.words.speech import files_of

NAME = "xx"
_ACCENTS = str.maketrans(
    "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ",
    "áçďéğĥíĵķłñóřšťúŵýžÁÇĎÉĞĤÍĴĶŁÑÓŘŠŤÚŴÝŽ",
)
_VOWELS = "áéíóúý"
#: Signs of their own, which are no words.
_SIGNS = frozenset(("group-separator",))


def accented(text: str) -> str:
    """The text with accents, each second vowel written twice: a third longer."""
    found, vowels = [], 0
    for letter in text.translate(_ACCENTS):
        found.append(letter)
        if letter in _VOWELS:
            vowels += 1
            found.append(letter if vowels % 5 else "")
    return "".join(found)


def write(folder: Path) -> Path:
    """The language as a folder beside the English one, in this folder of languages."""
    place = folder / NAME
    place.mkdir()
    for file in files_of("en"):
        resource = FluentParser().parse(file.read_text("utf-8"))
        for message in resource.body:
            if isinstance(message, ast.Message) and message.id.name not in _SIGNS:
                _change(message.value)
        (place / file.name).write_text(FluentSerializer().serialize(resource), "utf-8")
    return place


def _change(node: object) -> None:
    if isinstance(node, ast.TextElement):
        node.value = accented(node.value)
    elif isinstance(node, list):
        for one in node:
            _change(one)
    elif isinstance(node, ast.SyntaxNode):
        for value in vars(node).values():
            _change(value)
