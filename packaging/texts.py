"""Checks the texts of a language against English: python packaging/dev.py texts [LANGUAGE ...]

A line for each slip, with file and line: messages that are missing or that nobody asks for,
arguments that English does not have, forms of number that the language lacks or has besides,
functions, words that must stay as they are, and texts far longer than English. Without a
language: all of them. The exit status is 1 where there is a slip; long texts are told, no slip.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from environment import ROOT
from fluent.syntax import FluentParser, ast

sys.path.insert(0, str(ROOT))
from tests.words.files import arguments_in, parts

TEXTS = ROOT / "resources" / "texts"
SOURCE = "en"
#: Forms of number, by the Unicode project. Forms that only millions take may be left out.
FORMS = {
    "de": "one", "en": "one", "es": "one", "fr": "one", "he": "one two", "it": "one", "ja": "",
    "nl": "one", "pl": "one few many", "pt-BR": "one", "sv": "one", "uk": "one few many",
    "zh-CN": "",
}  # fmt: skip
MILLIONS = {"es": "many", "fr": "many", "it": "many", "pt-BR": "many"}
ALL_FORMS = frozenset(("zero", "one", "two", "few", "many", "other"))
#: Options, names of files and of the program, and the words that sheets write in capitals.
STAYS = re.compile(r"--[a-z][a-z-]+|zonk-desktop|\.(?:zonk|toml|pdf)\b|\b[A-Z]{3,}\b")
#: A text may be so much longer than English: a part of it, and letters besides.
LONGER = (1.6, 14)


class Slip(NamedTuple):
    """What is wrong with a message, and where it stands."""

    where: str
    name: str
    what: str
    bad: bool = True

    def __str__(self) -> str:
        return f"{self.where}: {self.name}: {self.what}"


class File(NamedTuple):
    """One file of a language, read."""

    path: Path
    text: str
    messages: dict[str, ast.Message]
    junk: list[ast.Junk]

    def at(self, node: ast.SyntaxNode) -> str:
        assert node.span is not None
        line = self.text.count("\n", 0, node.span.start) + 1
        return f"{self.path.parent.name}/{self.path.name}:{line}"


def read(folder: Path) -> dict[str, File]:
    """The files of a language by their names."""
    found = {}
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        body = FluentParser().parse(text).body
        messages = {one.id.name: one for one in body if isinstance(one, ast.Message)}
        junk = [one for one in body if isinstance(one, ast.Junk)]
        found[path.name] = File(path, text, messages, junk)
    return found


def slips(language: str, texts: Path = TEXTS) -> Iterator[Slip]:
    """What is wrong with the texts of this language."""
    source, own = read(texts / SOURCE), read(texts / language)
    named = {
        node.id.name
        for file in own.values()
        for message in file.messages.values()
        for node in parts(message.value)
        if isinstance(node, ast.MessageReference)
    }
    for name in source.keys() - own.keys():
        yield Slip(f"{language}/{name}", "the whole file", "is missing")
    for name in sorted(own.keys() - source.keys()):
        yield Slip(f"{language}/{name}", "the whole file", "nobody reads it")
    for name in sorted(source.keys() & own.keys()):
        english, file = source[name], own[name]
        for junk in file.junk:
            first = (junk.content or "").strip().splitlines()[0]
            yield Slip(file.at(junk), first, "cannot be read, and is said in English")
        for missing in english.messages.keys() - file.messages.keys():
            yield Slip(f"{language}/{name}", missing, "is missing, and is said in English")
        for one, message in file.messages.items():
            if one in english.messages:
                yield from _message(language, file, message, english.messages[one])
            elif one not in named:
                yield Slip(file.at(message), one, "nobody asks for it")


def _message(
    language: str, file: File, message: ast.Message, english: ast.Message
) -> Iterator[Slip]:
    where, name = file.at(message), message.id.name
    strange = arguments_in(message) - arguments_in(english)
    # What other messages are handed, a helper may ask for.
    if strange and not any(isinstance(node, ast.MessageReference) for node in parts(english.value)):
        yield Slip(where, name, f"English has no ${', $'.join(sorted(strange))}")
    for node in parts(message.value):
        if isinstance(node, ast.FunctionReference):
            yield Slip(file.at(node), name, f"{node.id.name}(): functions do not work here")
        elif isinstance(node, ast.SelectExpression):
            yield from _forms(language, file, name, node)
    said, plain = _shown(message), _shown(english)
    lost = sorted(set(STAYS.findall(plain)) - set(STAYS.findall(said)))
    if lost and file.path.stem != "knob":
        yield Slip(where, name, f"must stay as it is: {', '.join(lost)}")
    part, more = LONGER
    if len(said) > len(plain) * part + more:
        yield Slip(where, name, f"{len(said)} letters, English has {len(plain)}", bad=False)


def _forms(language: str, file: File, name: str, node: ast.SelectExpression) -> Iterator[Slip]:
    names = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
    keys, numbers = set(names), len(node.variants) - len(names)
    people = isinstance(node.selector, ast.VariableReference) and (
        node.selector.id.name.endswith("-count")
    )
    # Names of its own are a choice, and no forms of a number.
    if people or "other" not in keys or not keys <= ALL_FORMS:
        return
    wanted = {*FORMS.get(language, "one").split(), "other"}
    strange = keys - wanted - {MILLIONS.get(language)}
    if strange:
        told = ", ".join(sorted(strange))
        yield Slip(file.at(node), name, f"this language has no form [{told}]")
    lacks = wanted - keys
    if lacks and not numbers:
        yield Slip(file.at(node), name, f"lacks the form [{', '.join(sorted(lacks))}]")


def _shown(message: ast.Message) -> str:
    """What of a message is read: its letters and literals, the longest of its variants."""
    if message.value is None:
        return ""
    return _text(message.value)


def _text(pattern: ast.Pattern) -> str:
    found = ""
    for one in pattern.elements:
        if isinstance(one, ast.TextElement):
            found += one.value
        elif isinstance(one.expression, ast.StringLiteral):
            found += one.expression.value
        elif isinstance(one.expression, ast.SelectExpression):
            found += max((_text(each.value) for each in one.expression.variants), key=len)
        else:
            found += "1,000"
    return found


def main(words: list[str]) -> int:
    there = sorted(path.name for path in TEXTS.iterdir() if any(path.glob("*.ftl")))
    unknown = [word for word in words if word not in there]
    if unknown:
        print(f"no language {unknown[0]!r}; there are {', '.join(there)}.")
        return 2
    bad = 0
    for language in words or there:
        found = sorted(slips(language), key=lambda slip: (not slip.bad, slip.where))
        for slip in found:
            print(slip)
        wrong = sum(slip.bad for slip in found)
        long = len(found) - wrong
        print(f"{language}: {wrong} slips, {long} texts much longer than English")
        bad += wrong
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
