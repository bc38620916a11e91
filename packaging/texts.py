"""Checks the texts of a language against English: python packaging/dev.py texts [LANGUAGE ...]

A line for each slip, with file and line: messages that are missing or that nobody asks for,
arguments and choices that English does not have, messages that are named and not there, forms of
number that the language lacks or has besides, functions, words that must stay as they are; the
same for the texts of the rule sets and for the pages of the Help menu. Then texts that are much
longer than English, leave out a figure or a name, or are English still: these are told and no
slips. Without a language: all of them. The exit status is 1 where there is a slip.

    python packaging/dev.py texts pictures LANGUAGE

takes a picture of each page, dialog and state of the table in this language, with the messages that
are read there, into build/texts/LANGUAGE/index.html.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import east_asian_width

from environment import ROOT
from fluent.syntax import ast

sys.path.insert(0, str(ROOT))
from tests.words.files import ALWAYS, arguments_in, parts, tree
from zonk_desktop.rulebook.load import KeyPath, is_text
from zonk_desktop.words.speech import GENDERS, HIT_WORDS, UNKNOWN

TEXTS = ROOT / "resources" / "texts"
RULES = ROOT / "resources" / "rules"
SOURCE = "en"
GENERAL = "general.ftl"
#: Forms of number, by the Unicode project. Forms that only millions take may be left out.
FORMS = {
    "de": "one", "en": "one", "es": "one", "fr": "one", "he": "one two", "it": "one", "ja": "",
    "nl": "one", "pl": "one few many", "pt-BR": "one", "sv": "one", "uk": "one few many",
    "zh-CN": "",
}  # fmt: skip
MILLIONS = {"es": "many", "fr": "many", "it": "many", "pt-BR": "many"}
ALL_FORMS = frozenset(("zero", "one", "two", "few", "many", "other"))
#: What an argument can be, by the end of its name.
CHOICES = {"-is": {*GENDERS, UNKNOWN}, "hit-word": {*HIT_WORDS}}
#: Options, names of files and of the program, and of the environment.
STAYS = re.compile(r"--[a-z][a-z-]+|zonk-desktop|\.(?:zonk|toml|pdf)\b|\b[A-Z]+_[A-Z_]+\b")
#: Words in capitals: those that sheets write, and what stands for something on the command line.
CAPITALS = re.compile(r"\b[A-Z]{3,}\b")
#: A text may be so much longer than English: a part of it, and letters besides; up to so many
#: letters it stands on a button or in a heading, which have less room.
SHORT, LONGER = 24, {True: (1.5, 7), False: (1.6, 14)}


class Slip(NamedTuple):
    """What is wrong with a text, and where it stands."""

    where: str
    name: str
    what: str
    bad: bool = True

    def __str__(self) -> str:
        return f"{self.where}: {self.name}: {self.what}"


class File(NamedTuple):
    """One file of messages, read."""

    #: As `de/cli.ftl`.
    name: str
    text: str
    messages: dict[str, ast.Message]
    junk: list[ast.Junk]
    #: Messages that stand there twice.
    twice: list[ast.Message]

    def at(self, node: ast.SyntaxNode) -> str:
        assert node.span is not None
        return f"{self.name}:{_line(self.text, node.span.start)}"


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


@cache
def read(folder: Path) -> dict[str, File]:
    """The files of a language by their names."""
    found = {}
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        body = tree(text).body
        every = [one for one in body if isinstance(one, ast.Message)]
        messages = {one.id.name: one for one in every}
        twice = [one for one in every if messages[one.id.name] is not one]
        junk = [one for one in body if isinstance(one, ast.Junk)]
        found[path.name] = File(f"{folder.name}/{path.name}", text, messages, junk, twice)
    return found


def slips(language: str, texts: Path = TEXTS) -> Iterator[Slip]:
    """What is wrong with the texts of this language."""
    source, own = read(texts / SOURCE), read(texts / language)
    for name in sorted(source.keys() - own.keys()):
        yield Slip(f"{language}/{name}", "the whole file", "is missing")
    for name in sorted(own.keys() - source.keys()):
        yield Slip(f"{language}/{name}", "the whole file", "nobody reads it")
    asked = {one for file in own.values() for one in _named(*file.messages.values())}
    for name in sorted(source.keys() & own.keys()):
        english, file = source[name], own[name]
        for junk in file.junk:
            first = (junk.content or "").strip().splitlines()[0]
            yield Slip(file.at(junk), first, "cannot be read, and is said in English")
        for message in file.twice:
            yield Slip(file.at(message), message.id.name, "stands there twice")
        for one, message in english.messages.items():
            if one not in file.messages:
                yield Slip(english.at(message), one, f"is missing in {file.name}")
        room = Room(language, source, own, name)
        for one, message in file.messages.items():
            if one in english.messages:
                yield from room.compared(message, english.messages[one])
            elif one not in asked:
                yield Slip(file.at(message), one, "nobody asks for it")
            yield from room.sound(message)
    if language != SOURCE:
        yield from rules(language, texts / language / "rules")
        yield from pages(texts / SOURCE, texts / language)


class Room:
    """One file of a language beside that of English."""

    def __init__(
        self, language: str, source: dict[str, File], own: dict[str, File], name: str
    ) -> None:
        self.language, self.file = language, own[name]
        #: What is seen from this file: its own messages and those of all rooms.
        self.seen = {**(own[GENERAL].messages if GENERAL in own else {}), **own[name].messages}
        self.english = {**source[GENERAL].messages, **source[name].messages}

    def sound(self, message: ast.Message) -> Iterator[Slip]:
        """What is wrong with a message by itself."""
        name = message.id.name
        for node in parts(message.value):
            if isinstance(node, ast.FunctionReference):
                told = f"{node.id.name}(): functions do not work here"
                yield Slip(self.file.at(node), name, told)
            elif isinstance(node, ast.MessageReference) and node.id.name not in self.seen:
                told = f"names {node.id.name}, which is neither here nor in {GENERAL}"
                yield Slip(self.file.at(node), name, told)
            elif isinstance(node, ast.SelectExpression):
                yield from self._forms(name, node)

    def compared(self, message: ast.Message, english: ast.Message) -> Iterator[Slip]:
        """What is wrong with a message beside the English one."""
        where, name = self.file.at(message), message.id.name
        given, used = _all(english, self.english), _all(message, self.seen)
        if used - given:
            yield Slip(where, name, f"English has no ${', $'.join(sorted(used - given))}")
        elif given - used:
            yield Slip(where, name, f"leaves out ${', $'.join(sorted(given - used))}", bad=False)
        yield from self._choices(message, english)
        said, plain = _shown(message, self.seen), _shown(english, self.english)
        yield from _stays(where, name, said, plain)
        if not name.startswith("knob-search-"):  # searched, and never shown
            yield from _long(where, name, said, plain)
        if self.language != SOURCE and said == plain and re.search(r"[a-z]{2,} [a-z]{2,}", said):
            yield Slip(where, name, "is English still", bad=False)

    def _choices(self, message: ast.Message, english: ast.Message) -> Iterator[Slip]:
        """Variants of a choice by words that are never handed over, as [ja] for [yes]."""
        known = {variable: keys for variable, keys, _ in _chosen(english)}
        for variable, keys, node in _chosen(message):
            every = next((kept for end, kept in CHOICES.items() if variable.endswith(end)), None)
            wanted = every or known.get(variable)
            default = next(one.key for one in node.variants if one.default)
            if (
                wanted is None
                or variable.endswith(("-ending", "-begins"))
                or keys <= ALL_FORMS
                or known.get(variable, keys) <= ALL_FORMS
            ):
                continue
            if isinstance(default, ast.Identifier) and not every:
                wanted = wanted | {default.name}
            if keys - wanted:
                told = f"${variable} is never [{'], ['.join(sorted(keys - wanted))}]"
                yield Slip(self.file.at(node), message.id.name, told)

    def _forms(self, name: str, node: ast.SelectExpression) -> Iterator[Slip]:
        names = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
        keys, numbers = set(names), len(node.variants) - len(names)
        people = isinstance(node.selector, ast.VariableReference) and (
            node.selector.id.name.endswith("-count")
        )
        # Names of its own are a choice, and no forms of a number.
        if people or "other" not in keys or not keys <= ALL_FORMS:
            return
        wanted = {*FORMS.get(self.language, "one").split(), "other"}
        strange = keys - wanted - {MILLIONS.get(self.language)}
        if strange:
            told = ", ".join(sorted(strange))
            yield Slip(self.file.at(node), name, f"this language has no form [{told}]")
        lacks = wanted - keys
        if lacks and not numbers:
            yield Slip(self.file.at(node), name, f"lacks the form [{', '.join(sorted(lacks))}]")


def _named(*messages: ast.Message) -> Iterator[str]:
    """The messages that these name."""
    for message in messages:
        for node in parts(message.value):
            if isinstance(node, ast.MessageReference):
                yield node.id.name


def _all(
    message: ast.Message, seen: dict[str, ast.Message], through: frozenset[str] = frozenset()
) -> frozenset[str]:
    """The arguments of a message and of those that it names."""
    through |= {message.id.name}
    below = (_all(seen[one], seen, through) for one in _named(message)
             if one in seen and one not in through)  # fmt: skip
    return arguments_in(message).union(*below) - ALWAYS


def _chosen(message: ast.Message) -> Iterator[tuple[str, set[str], ast.SelectExpression]]:
    """Each choice: by what, and its variants but for numbers."""
    for node in parts(message.value):
        if isinstance(node, ast.SelectExpression) and (
            isinstance(node.selector, ast.VariableReference)
        ):
            keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            yield node.selector.id.name, keys, node


def _stays(where: str, name: str, said: str, plain: str) -> Iterator[Slip]:
    kept = [*STAYS.findall(plain)]
    kept += (word for word in CAPITALS.findall(plain) if "/cli.ftl" in where or word in written())
    lost = sorted({word for word in kept if word not in said})
    if lost:
        yield Slip(where, name, f"must stay as it is: {', '.join(lost)}")


def _long(where: str, name: str, said: str, plain: str) -> Iterator[Slip]:
    part, more = LONGER[_width(plain) <= SHORT]
    if _width(said) > _width(plain) * part + more:
        told = f"{_width(said)} letters wide, English {_width(plain)}"
        yield Slip(where, name, told, bad=False)


def _width(text: str) -> int:
    """Letters, those of Japan and China counted twice."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _shown(message: ast.Message, seen: dict[str, ast.Message], deep: int = 9) -> str:
    """What of a message is read: its letters and literals, the longest of its variants."""
    return "" if message.value is None else _text(message.value, seen, deep)


def _text(pattern: ast.Pattern, seen: dict[str, ast.Message], deep: int) -> str:
    found = ""
    for one in pattern.elements:
        if isinstance(one, ast.TextElement):
            found += one.value
        elif isinstance(one.expression, ast.StringLiteral):
            found += one.expression.value
        elif isinstance(one.expression, ast.SelectExpression):
            variants = (_text(each.value, seen, deep) for each in one.expression.variants)
            found += max(variants, key=len)
        elif isinstance(one.expression, ast.MessageReference):
            named = seen.get(one.expression.id.name)
            found += _shown(named, seen, deep - 1) if named is not None and deep else ""
        else:
            found += "1,000"
    return found


# --- rule sets ------------------------------------------------------------------------------


def rules(language: str, folder: Path) -> Iterator[Slip]:
    """What is wrong with the texts of the rule sets."""
    for sheet in sorted(RULES.glob("*.toml")):
        text = sheet.read_text("utf-8")
        document = tomllib.loads(text)
        wanted = dict(_leaves(document))
        # A sheet may change a text of the one it is based on, and need not.
        based = RULES / f"{document.get('based-on')}.toml"
        known = dict(_leaves(tomllib.loads(based.read_text("utf-8")))) if based.is_file() else {}
        own, where = folder / sheet.name, f"{language}/rules/{sheet.name}"
        if not own.is_file():
            if wanted:
                yield Slip(where, "the whole file", "is missing")
            continue
        said = own.read_text("utf-8")
        try:
            found = dict(_leaves(tomllib.loads(said), every=True))
        except tomllib.TOMLDecodeError as wrong:
            yield Slip(where, "the whole file", f"cannot be read, all is English: {wrong}")
            continue
        for path in wanted.keys() - found.keys():
            line = f"rules/{sheet.name}:{_line_of(text, path)}"
            yield Slip(line, ".".join(path), f"is missing in {where}")
        for path, value in found.items():
            line, name = f"{where}:{_line_of(said, path)}", ".".join(path)
            english = wanted.get(path, known.get(path))
            if english is None or not is_text(path) or _shape(english) != _shape(value):
                yield Slip(line, name, "is no text of this sheet")
                continue
            yield from _stays(line, name, str(value), str(english))
            yield from _gaps(line, name, str(value), str(english))
            yield from _long(line, name, str(value), str(english))


def _leaves(
    table: dict[str, Any], path: KeyPath = (), *, every: bool = False
) -> Iterator[tuple[KeyPath, object]]:
    """The texts of a sheet by their places; `every`: all values."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*path, key), every=every)
        elif every or is_text((*path, key)):
            yield (*path, key), value


def _shape(value: object) -> object:
    return len(value) if isinstance(value, list) else type(value)


@cache
def written() -> frozenset[str]:
    """The words in capitals that sheets write into cells."""
    found: set[str] = set()
    for sheet in RULES.glob("*.toml"):
        for path, value in _leaves(tomllib.loads(sheet.read_text("utf-8")), every=True):
            if path[0] in {"fault", "miss"} and not is_text(path):
                found.update(CAPITALS.findall(str(value)))
    return frozenset(found)


def _gaps(where: str, name: str, said: str, plain: str) -> Iterator[Slip]:
    """Knobs in braces, and `{version}`, stay as often as they are there."""
    lost = set(re.findall(r"\{[^}]*\}", plain)) ^ set(re.findall(r"\{[^}]*\}", said))
    if lost:
        yield Slip(where, name, f"must stay as it is: {', '.join(sorted(lost))}")


def _line_of(text: str, path: KeyPath) -> int:
    """The line of a key: after the head of its table, where it has one."""
    head = re.search(rf"^\[{re.escape('.'.join(path[:-1]))}\]", text, re.MULTILINE)
    begun = head.end() if head else 0
    key = re.compile(rf"^\"?{re.escape(path[-1])}\"?\s*=", re.MULTILINE).search(text, begun)
    return _line(text, key.start() if key else begun)


# --- pages of the Help menu -----------------------------------------------------------------


def pages(english: Path, own: Path) -> Iterator[Slip]:
    """What is wrong with the whole pages."""
    for page in sorted(english.glob("*.html")):
        where = f"{own.name}/{page.name}"
        if not (own / page.name).is_file():
            yield Slip(where, "the whole page", "is missing")
            continue
        plain, said = page.read_text("utf-8"), (own / page.name).read_text("utf-8")
        yield from _gaps(where, "the whole page", said, plain)
        marks = [Counter(re.findall(r"<[^>]+>", text)) for text in (plain, said)]
        for mark in sorted(marks[0].keys() | marks[1].keys()):
            before, now = (one[mark] for one in marks)
            if before != now:
                line = _line(said, said.find(mark)) if now else _line(plain, plain.find(mark))
                at = f"{where if now else f'{SOURCE}/{page.name}'}:{line}"
                yield Slip(at, mark, f"{now} times, English has it {before} times")


def pictures(language: str) -> int:
    """Have the tests' window walk through all there is; where its index lies is told."""
    folder = ROOT / "build" / "texts" / language
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    command = [sys.executable, "-m", "pytest", "tests/ui/walk_of_words.py", "-q"]
    settings = {**os.environ, "ZONK_PLACES": f"{language}:{folder}"}
    status = subprocess.run(command, cwd=ROOT, env=settings, check=False).returncode
    print(folder / "index.html")
    return status


def main(words: list[str]) -> int:
    there = sorted(path.name for path in TEXTS.iterdir() if any(path.glob("*.ftl")))
    walk = words[:1] == ["pictures"]
    words = words[walk:]
    unknown = [word for word in words if word not in there]
    if unknown:
        print(f"no language {unknown[0]!r}; there are {', '.join(there)}.")
        return 2
    if walk:
        return max(map(pictures, words or [SOURCE]))
    bad = 0
    for language in words or there:
        found = sorted(slips(language), key=lambda slip: (not slip.bad, slip.where))
        for slip in found:
            print(slip)
        wrong = sum(slip.bad for slip in found)
        print(f"{language}: {wrong} slips, {len(found) - wrong} texts to look at")
        bad += wrong
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
