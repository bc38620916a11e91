"""The language files as trees, for tests that ask what stands in them."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from zonk_desktop.words.speech import files_of

#: What `Speech` makes of one argument besides itself.
MADE = (
    "figure",
    "word-first",
    "word",
    "first",
    "small",
    "ending",
    "begins",
    "count",
    "comma",
    "dash",
    "listed",
    "either",
    "is",
)
#: Given to every message.
ALWAYS = frozenset(("hit-word",))


@cache
def tree(text: str) -> ast.Resource:
    """A language file, read."""
    return FluentParser().parse(text)


@cache
def messages(language: str = "en") -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in files_of(language):
        for entry in tree(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


@cache
def parts(node: ast.SyntaxNode | None) -> tuple[ast.SyntaxNode, ...]:
    """Every node of a tree."""
    found, rest = [], [node]
    while rest:
        if isinstance(one := rest.pop(), list):
            rest += reversed(one)
        elif isinstance(one, ast.SyntaxNode):
            found.append(one)
            rest += reversed(vars(one).values())
    return tuple(found)


def named(name: str, language: str = "en") -> set[str]:
    """The messages that a message names."""
    found = parts(messages(language)[name].value)
    return {node.id.name for node in found if isinstance(node, ast.MessageReference)}


@cache
def arguments(name: str, language: str = "en") -> frozenset[str]:
    """The arguments that must be handed over for a message, and for those that it names."""
    message = messages(language)[name]
    return arguments_in(message).union(*(arguments(one, language) for one in named(name, language)))


def arguments_in(message: ast.Message) -> frozenset[str]:
    """The arguments that a message names itself."""
    nodes = (node for node in parts(message.value) if isinstance(node, ast.VariableReference))
    return frozenset(base(node.id.name) for node in nodes) - ALWAYS


def base(variable: str) -> str:
    """The argument that a variable of a file is made of."""
    for ending in MADE:
        if variable.endswith(f"-{ending}") and variable != "hit-word":
            return variable.removesuffix(f"-{ending}")
    return variable
