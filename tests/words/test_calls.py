"""Every message asked for in the code exists and is given what it needs; none is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.words.files import arguments, base, messages, named

ROOT = Path(__file__).parents[2]
#: Doors to a sentence: the first argument is an id, what follows by name is its data.
DOORS = frozenset(("say",))
#: Doors to an error with a sentence: the last argument is the id.
ERRORS = re.compile(r"class (\w+)\((?:MessageError|RuleFileError|ArchiveError)\b")
#: Said by the id of an event, a refusal or a part of a language: held by tests of their own.
KINDS = re.compile(
    "(event|refusal)-.+|group-separator|decimal-sign|list-(last|either|comma|semicolon)|"
    "number-word|alphabet|sentence-gap|full-stop"
)


#: Where sentences are asked for: the program, the page on the web, the installers.
SOURCES = (
    *sorted((ROOT / "zonk_desktop").rglob("*.py")),
    *(ROOT / "packaging" / f"{name}.py" for name in ("manual", "tongues", "webpage_texts")),
)


class Asked(NamedTuple):
    """A call that asks for a message."""

    where: str
    #: A pattern of ids where the call puts the id together, else one id.
    name: re.Pattern[str]
    #: None where the data is handed over as a whole.
    given: frozenset[str] | None


def _ids(node: ast.expr) -> Iterator[re.Pattern[str]]:
    match node:
        case ast.Constant(value=str() as name):
            yield re.compile(re.escape(name))
        case ast.IfExp():
            yield from _ids(node.body)
            yield from _ids(node.orelse)
        case ast.JoinedStr():
            text = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in node.values
            )
            yield re.compile(text)


@cache
def errors() -> frozenset[str]:
    files = (ROOT / "zonk_desktop").rglob("*.py")
    found = (name for file in files for name in ERRORS.findall(file.read_text("utf-8")))
    return frozenset({"fail", "wrong", "_too_few", "MessageError", *found})


def _id_of(call: ast.Call) -> ast.expr | None:
    """Where a call that asks for a message has its id."""
    match call.func:
        case ast.Attribute(value=ast.Name(id="Message"), attr="of"):
            return call.args[0]
        case ast.Name(id=name) | ast.Attribute(attr=name):
            if name in DOORS:
                return call.args[0]
            return call.args[-1] if name in errors() else None
    return None


@cache
def calls() -> tuple[Asked, ...]:
    return tuple(_calls())


def _calls() -> Iterator[Asked]:
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or (asks := _id_of(node)) is None:
                continue
            names = [word.arg for word in node.keywords]
            given = None if None in names else frozenset(str(n).replace("_", "-") for n in names)
            where = f"{file.relative_to(ROOT)}:{node.lineno}"
            for name in _ids(asks):
                # The console says lines, which are no ids.
                if re.fullmatch(r"(?:[a-z0-9\\-]|\.\+)+", name.pattern):
                    yield Asked(where, name, given)


def _named_by(asked: re.Pattern[str]) -> list[str]:
    if ".+" in asked.pattern:
        return [name for name in messages() if asked.fullmatch(name)]
    name = asked.pattern.replace("\\", "")
    return [name] if name in messages() else []


def test_every_message_that_is_asked_for_exists_and_gets_what_it_needs() -> None:
    wrong = []
    for asked in calls():
        found = _named_by(asked.name)
        if not found:
            wrong.append(f"{asked.where}: no message is called {asked.name.pattern}")
        for name in found:
            needs = arguments(name)
            if asked.given is not None and not needs <= asked.given:
                wrong.append(f"{asked.where}: {name} lacks {sorted(needs - asked.given)}")
    assert not wrong, "\n".join(wrong)


def test_no_message_is_unused() -> None:
    """An id stands in the code as it is, or another message names it."""
    source = "\n".join(p.read_text("utf-8") for p in SOURCES)
    literal = set(re.findall(r'"([a-z][a-z0-9-]+)"', source))
    for file in (ROOT / "packaging" / "linux").glob("io.*"):
        literal.update(re.findall("@([a-z][a-z0-9-]+)@", file.read_text("utf-8")))
    used = literal.union(*(named(name) for name in messages()))
    patterns = [asked.name for asked in calls()]
    unused = [
        name
        for name in messages()
        if name not in used
        and not KINDS.fullmatch(name)
        and not any(pattern.fullmatch(name) for pattern in patterns)
    ]
    assert not unused


def test_what_an_argument_is_made_of() -> None:
    assert base("hits-figure") == "hits"
    assert base("dice-word-first") == "dice"
    assert base("hit-word") == "hit-word"
