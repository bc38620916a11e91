"""Finished sentences stay whole: nobody splits one, asks it for its last letter or joins two.

A message carries its parts instead. What can be found without running the program is found: a
sentence where it is asked for, in a variable, in an attribute of its object, in a field of a value
and from a function that returns nothing else.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "zonk_desktop"
WORDS = "zonk_desktop.words"
#: What returns a finished text.
DOORS = {f"{WORDS}.{name}" for name in ["say", "text", "figure", "percent", "commas", "semicolons"]}
#: What takes a text apart, or asks what it is made of.
APART = frozenset((
    "split", "rsplit", "splitlines", "partition", "rpartition", "startswith", "endswith",
    "removeprefix", "removesuffix", "isdigit", "isdecimal", "isnumeric", "isalpha", "isupper",
    "index", "rindex", "find", "rfind",
))  # fmt: skip
#: What stands between two sentences or parts of a list: each language has its own.
GAPS = frozenset((" ", ". ", ", ", ": ", "; "))
Function = ast.FunctionDef | ast.AsyncFunctionDef
_SENTENCE = "a sentence"


class Work:
    """A function: what is bound, returned, stored, handed over and taken apart in it."""

    def __init__(self, node: Function, within: str) -> None:
        self.node, self.within = node, within
        self.bound: list[tuple[str, ast.expr | None]] = []
        self.returns: list[ast.expr] = []
        self.stores: list[tuple[ast.Attribute, ast.expr]] = []
        self.calls: list[ast.Call] = []
        #: What is done, and with which parts.
        self.apart: list[tuple[ast.expr, tuple[ast.expr, ...]]] = []
        self.glued: list[tuple[ast.expr, tuple[ast.expr, ...]]] = []
        for one in ast.walk(node):
            match one:
                case ast.Return(value=ast.expr() as value):
                    self.returns.append(value)
                case ast.Assign(targets=targets, value=value):
                    for target in targets:
                        self._bind(target, value)
                case (
                    ast.AnnAssign(target=target, value=ast.expr() as value)
                    | ast.NamedExpr(target=target, value=value)
                ):
                    self._bind(target, value)
                case ast.For(target=target) | ast.comprehension(target=target):
                    self._bind(target, None)
                case (
                    ast.AugAssign(target=target) | ast.withitem(optional_vars=ast.expr() as target)
                ):
                    self._bind(target, None)
                case ast.Call(func=called):
                    self.calls.append(one)
                    if isinstance(called, ast.Attribute) and called.attr in APART:
                        self.apart.append((one, (called.value,)))
                    self._joined(one)
                case ast.Subscript(value=value):
                    self.apart.append((one, (value,)))
                case ast.JoinedStr(values=values):
                    for before, between, after in zip(values, values[1:], values[2:], strict=False):
                        match before, between, after:
                            case (
                                ast.FormattedValue(value=first), ast.Constant(value=str(gap)),
                                ast.FormattedValue(value=second),
                            ) if gap in GAPS:  # fmt: skip
                                self.glued.append((one, (first, second)))

    def _joined(self, call: ast.Call) -> None:
        match call:
            case ast.Call(
                func=ast.Attribute(value=ast.Constant(value=str(gap)), attr="join"), args=[parts]
            ) if gap in GAPS:
                match parts:
                    case ast.GeneratorExp(elt=one) | ast.ListComp(elt=one):
                        self.glued.append((call, (one,)))
                    case ast.Tuple(elts=each) | ast.List(elts=each):
                        self.glued.append((call, tuple(each)))

    def _bind(self, target: ast.expr, value: ast.expr | None) -> None:
        if isinstance(target, ast.Attribute) and value is not None:
            self.stores.append((target, value))
        for name in ast.walk(target):
            if isinstance(name, ast.Name):
                self.bound.append((name.id, value if name is target else None))


class Room:
    """A module: what its names mean in the house, its functions and the fields of its classes."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.means: dict[str, str] = {}
        self.work: list[Work] = []
        self.fields: dict[str, list[str]] = {}
        body = ast.parse(source).body
        for node in body:
            if isinstance(node, ast.ImportFrom):
                for found in node.names:
                    self.means[found.asname or found.name] = f"{node.module}.{found.name}"
            elif isinstance(node, Function):
                self.means[node.name] = f"{name}.{node.name}"
                self.work.append(Work(node, ""))
            elif isinstance(node, ast.ClassDef):
                whole = self.means[node.name] = f"{name}.{node.name}"
                self.work += [Work(one, whole) for one in node.body if isinstance(one, Function)]
                self.fields[whole] = [
                    one.target.id if _is_text(one.annotation) else "" for one in node.body
                    if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
                ]  # fmt: skip

    def meaning(self, named: ast.expr | None, within: str = "") -> str:
        """The whole name of what this expression names, "" where it cannot be told."""
        match named:
            case ast.Name(id=name):
                return self.means.get(name, "")
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if within:
                return f"{within}.{name}"
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module in self.means:
                return f"{self.means[module]}.{name}"
        return ""


class House:
    """All rooms, and what in them is a sentence."""

    def __init__(self, rooms: dict[str, str]) -> None:
        self.rooms = [Room(name, source) for name, source in rooms.items()]
        self.fields = {name: found for room in self.rooms for name, found in room.fields.items()}
        #: Functions, attributes and fields, by their whole names.
        self.sentences = set(DOORS)
        before = 0
        while len(self.sentences) > before:
            before = len(self.sentences)
            for room in self.rooms:
                for work in room.work:
                    self.sentences.update(self._learnt(room, work))

    def _learnt(self, room: Room, work: Work) -> Iterator[str]:
        """What holds a sentence by what is done here."""
        local = self._local(room, work)

        def told(node: ast.expr) -> bool:
            return self.is_sentence(room, node, work.within, local)

        said = [one for one in work.returns if not _empty(one)]
        if said and _is_text(work.node.returns) and all(map(told, said)):
            yield f"{work.within or room.name}.{work.node.name}"
        for target, value in work.stores:
            if told(value) and room.meaning(target, work.within):
                yield room.meaning(target, work.within)
        for call in work.calls:
            kind = room.meaning(call.func)
            names = self.fields.get(kind, [])
            given = list(zip(names, call.args, strict=False))
            given += [(one.arg, one.value) for one in call.keywords if one.arg in names]
            yield from (f"{kind}.{field}" for field, value in given if field and told(value))

    def _local(self, room: Room, work: Work) -> dict[str, str]:
        """Variables that hold nothing but sentences, or nothing but values of one class."""
        held: dict[str, set[str]] = {}
        of = work.node.args
        for one in (*of.posonlyargs, *of.args, *of.kwonlyargs):
            held[one.arg] = {room.meaning(one.annotation)}
        for name, value in work.bound:
            kind = room.meaning(value.func) if isinstance(value, ast.Call) else ""
            if value is not None and self.is_sentence(room, value, work.within, {}):
                kind = _SENTENCE
            held.setdefault(name, set()).add(kind)
        return {name: kinds.pop() for name, kinds in held.items() if len(kinds) == 1}

    def is_sentence(self, room: Room, node: ast.expr, within: str, local: dict[str, str]) -> bool:
        match node:
            case ast.Call(func=called):
                return room.meaning(called, within) in self.sentences
            case ast.Attribute(value=ast.Name(id="self")):
                return room.meaning(node, within) in self.sentences
            case ast.Name(id=name):
                return local.get(name) == _SENTENCE
            case ast.Attribute(value=ast.Name(id=name), attr=field):
                return f"{local.get(name)}.{field}" in self.sentences
            case ast.IfExp(body=one, orelse=other):
                return any(self.is_sentence(room, part, within, local) for part in (one, other))
        return False

    def taken_apart(self) -> list[str]:
        return list(self._where(lambda work: work.apart))

    def put_together(self) -> list[str]:
        return list(self._where(lambda work: work.glued))

    def _where(
        self, done: Callable[[Work], list[tuple[ast.expr, tuple[ast.expr, ...]]]]
    ) -> Iterator[str]:
        """Where this is done with nothing but sentences."""
        for room in self.rooms:
            for work in room.work:
                local = self._local(room, work)
                for whole, parts in done(work):
                    if all(self.is_sentence(room, part, work.within, local) for part in parts):
                        yield f"{room.name}: {ast.unparse(whole)}"


def _is_text(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "str"


def _empty(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == ""


@cache
def house() -> House:
    return House(
        {
            ".".join(("zonk_desktop", *path.relative_to(ROOT).with_suffix("").parts)):
            path.read_text("utf-8")
            for path in sorted(ROOT.rglob("*.py"))
            if path.relative_to(ROOT).parts[0] != "words"
        }
    )  # fmt: skip


def test_no_finished_sentence_is_taken_apart() -> None:
    assert not house().taken_apart()


def test_sentences_are_put_together_by_their_language() -> None:
    """It says what stands between them: `sentences`, `commas`, `semicolons` or a message."""
    # Dates as people search for them; nobody reads these.
    searched = "zonk_desktop.sheets.dates: "
    assert not [one for one in house().put_together() if not one.startswith(searched)]


def test_sentences_are_known_where_they_go() -> None:
    known = house().sentences
    assert "zonk_desktop.ui.table.bar.turn_view.TurnView.title" in known, "a field of a value"
    assert "zonk_desktop.ui.table.bar.turn_view._note" in known, "a function"


SOME = """
from zonk_desktop.words import say, text

class View(NamedTuple):
    name: str
    note: str = ""
    ways: str | tuple[str, ...] = ""

    def first(self) -> str:
        return self.ways[0]

class Shown:
    def show(self, view: View) -> None:
        self._told = say("a")
        self._view = View("b", say("b"), say("c"))
        view.note.split() if SPLIT else None
        self._told.split() if SPLIT else None

def why(cause: int) -> str:
    if not cause:
        return ""
    return say("c")

def work(message: Message, name: str) -> None:
    LINE
"""


@pytest.mark.parametrize(
    "line",
    [
        'say("a").endswith(".")',
        "text(message)[-1]",
        'told = say("a"); told.split(" ")',
        '(say("a") if name else "").partition(".")',
        "why(1).isdigit()",
    ],
)
def test_what_takes_a_sentence_apart_is_found(line: str) -> None:
    found = House({"zonk_desktop.some": SOME.replace("LINE", line)}).taken_apart()
    assert len(found) == 3, "and the field and the attribute"


@pytest.mark.parametrize(
    "line",
    [
        'f"{say(name)} {why(1)}"',
        'told = say("a"); f"{name}: {told}. {why(1)}"',
        '", ".join(say(one) for one in name)',
        '" ".join([text(message), why(1)])',
    ],
)
def test_what_puts_sentences_together_is_found(line: str) -> None:
    assert len(House({"zonk_desktop.some": SOME.replace("LINE", line)}).put_together()) == 1


@pytest.mark.parametrize(
    "line",
    [
        'f"{say(name)} {name}"',
        'f"{say(name)} ({why(1)})"',
        '"\\n".join(say(one) for one in name)',
        '", ".join(one for one in name)',
    ],
)
def test_other_texts_may_be_put_together(line: str) -> None:
    assert not House({"zonk_desktop.some": SOME.replace("LINE", line)}).put_together()


@pytest.mark.parametrize(
    "line",
    [
        'say("a") + "."',
        'told = say("a"); told = name; told.split(" ")',
        'name.endswith(".")',
        'View(say("a"), name).note',
        '[say("a"), say("b")][-1]',
    ],
)
def test_other_texts_may_be_taken_apart(line: str) -> None:
    some = SOME.replace("LINE", line).replace(".split() if SPLIT", " if SPLIT")
    assert not House({"zonk_desktop.some": some}).taken_apart()
