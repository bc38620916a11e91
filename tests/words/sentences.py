"""Sentences for people that stand in the code: strings that read as one, in a tree of Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

#: Two words with a space between; a word with the sign of an end; a capital where people read.
_READS = re.compile(r"[A-Za-z’]{2,}[,.:;!?]? [A-Za-z“(]|^&?[A-Z][a-z]+[.…:?!]? ?$| [a-z]{3,}[.?!]$")
#: What is shown by these is read, were it one small word.
_SHOWS = frozenset(
    [
        "QLabel",
        "QPushButton",
        "QAction",
        "QCheckBox",
        "QRadioButton",
        "QGroupBox",
        "Tick",
        "ButtonView",
        "CardView",
        "setText",
        "setToolTip",
        "setAccessibleName",
        "setAccessibleDescription",
        "setPlaceholderText",
        "setWindowTitle",
        "setTitle",
        "setSuffix",
        "setPrefix",
        "setSpecialValueText",
        "setInformativeText",
        "addAction",
        "addMenu",
        "addButton",
        "addTab",
        "addRow",
        "complain",
        "put",
        "announce",
        "tell",
        "drawText",
        "Usage",
        "Refused",
    ]
)
#: What these take is never read by people: names of objects, patterns, keys, the log.
_INSIDE = frozenset(
    [
        "setStyleSheet",
        "setObjectName",
        "setProperty",
        "compile",
        "sub",
        "search",
        "match",
        "fullmatch",
        "note",
        "caught",
        "exception",
        "getattr",
        "setCreator",
        "setAuthor",
        "part",
        "group",
        "PdfPart",
        "import_module",
        "environ",
        "get_flag",
    ]
)
_MARKUP = re.compile(r"</?[a-z][a-z0-9]*[ >/]|[a-z-]+: *[^;]*;|^\W*$|\{\}px|^\.\w")
#: What the database is told.
_SQL = re.compile(
    r"\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|VACUUM|BEGIN|DROP) |"
    r".*(?:ESCAPE '|instr\(|\bSELECT |\bDESC$)"
)
#: Names: of the program, of keys, of fonts, of what draws.
NAMES = frozenset(
    ("Zonk Desktop", "Zonk", "OpenGL", "Fluent", "Enter", "Esc", "Caprasimo", "Figtree", "Kalam",
     "IBM Plex Sans Condensed", "Zilla Slab", "Architects Daughter")
)  # fmt: skip


class Found(NamedTuple):
    """A sentence, and where it stands."""

    line: int
    text: str


def sentences(file: Path) -> list[Found]:
    """What people would read of a module, but for what comes from the language files."""
    return sorted(_found(ast.parse(file.read_text("utf-8"))))


def _found(tree: ast.Module) -> Iterator[Found]:
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node, holder in above.items():
        text = _text(node)
        if text is None or isinstance(holder, ast.JoinedStr | ast.FormattedValue):
            continue
        chain = list(_chain(node, above))
        if isinstance(chain[0], ast.Expr) or _annotates(node, above):
            continue  # a docstring; a name of a type
        calls = [_name(one) for one in chain if isinstance(one, ast.Call)]
        shown = bool(calls) and calls[0] in _SHOWS and re.search("[A-Za-z]{2}", text)
        if not shown and not _READS.search(text):
            continue
        plain = text.strip()
        if plain in NAMES or _MARKUP.search(text) or _INSIDE.intersection(calls[:1]):
            continue
        if _SQL.match(text):
            continue
        if re.fullmatch(r"[a-z0-9{}_./:*-]+|((Ctrl|Shift|Alt)[+ ])+\w+", plain) or any(
            isinstance(n, ast.Assert) for n in chain
        ):
            continue  # an id, a path, a key; what only programmers meet
        yield Found(getattr(node, "lineno", 0), text)


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.JoinedStr):
        parts = (str(p.value) if isinstance(p, ast.Constant) else "{}" for p in node.values)
        return "".join(parts)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def _chain(node: ast.AST, above: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    while node in above:
        node = above[node]
        yield node


def _annotates(node: ast.AST, above: dict[ast.AST, ast.AST]) -> bool:
    for one in _chain(node, above):
        if isinstance(one, ast.AnnAssign | ast.arg) and node is one.annotation:
            return True
        node = one
    return False


def _name(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]
